// Paths that somebody has edited at random, as a text and back: what differs is reported.
#include "core/systems/gta_sa_paths/text/decompile.h"
#include "tests/core/systems/harness/random_user.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <map>
#include <string>
#include <vector>

#include "resources/samples/town_builder.h"
#include "resources/samples/town_plan.h"

namespace navsmith::tests {
namespace {

namespace compiler = systems::gta_sa_paths::compiler;
using compiler::PathFile;

/// What the files say, by the words of the report if it is lost. Nothing depends on numbers of nodes.
using Said = std::map<std::string, std::vector<std::array<std::int64_t, 8>>>;

Said whatIsSaid(const std::vector<PathFile>& files) {
    Said said;
    for (const auto& file : files) {
        for (std::size_t id = 0; id < file.nodes.size(); ++id) {
            const auto& n = file.nodes[id];
            const bool ped = id >= file.vehicleNodes;
            constexpr std::uint32_t kLinks = 0xF;
            if (ped && (n.flags & kLinks) == 0) {
                said["pedestrian nodes without links"].push_back({n.x, n.y, n.z});
                continue;
            }
            said["nodes: x"].push_back({ped, n.x, n.y, n.z});
            said["nodes: width"].push_back({ped, n.x, n.y, n.z, n.width});
            said["nodes: switched off"].push_back({ped, n.x, n.y, n.z, n.flags >> 5U & 1U});
            said["nodes: speed"].push_back({ped, n.x, n.y, n.z, n.flags >> 12U & 3U});
            said["nodes: flood group"].push_back({ped, n.x, n.y, n.z, n.floodGroup});
            for (std::uint32_t i = 0; i < (n.flags & kLinks); ++i) {
                const auto& link = file.links.at(static_cast<std::size_t>(n.firstLink) + i);
                const auto& to = files.at(link.targetArea).nodes.at(link.targetNode);
                said["links"].push_back({n.x, n.y, n.z, to.x, to.y, to.z});
                said["links: length"].push_back({n.x, n.y, n.z, to.x, to.y, to.z, link.length});
                said["links: crossing"].push_back({n.x, n.y, n.z, to.x, to.y, to.z, link.crossing & 1});
            }
        }
        for (const auto& n : file.navis) {
            const std::array<int, 2> lanes{n.lanes & 7, n.lanes >> 3 & 7};
            const auto& [least, most] = std::minmax(lanes[0], lanes[1]);
            said["navi nodes: x"].push_back({n.x, n.y});
            said["navi nodes: width"].push_back({n.x, n.y, n.width});
            said["navi nodes: left lanes"].push_back({n.x, n.y, least, most});
        }
    }
    for (auto& [what, values] : said)
        std::ranges::sort(values);
    return said;
}

std::vector<PathFile> pathFiles(const FileBytes& files) {
    std::vector<PathFile> areas(64);
    for (int area = 0; area < 64; ++area) {
        const auto file = std::ranges::find_if(
            files, [name = "NODES" + std::to_string(area) + ".DAT"](const auto& f) { return f.first == name; });
        if (file != files.end())
            areas[static_cast<std::size_t>(area)] = compiler::toExtended(*gta_sa::read(file->second));
    }
    return areas;
}

/// Whether a report names it, or links as such, without which the rest of them is gone as well.
bool isReported(const std::vector<compiler::Loss>& losses, std::string_view what) {
    return std::ranges::any_of(losses, [&](const compiler::Loss& loss) {
        return loss.what == what || (loss.what == "links" && !what.starts_with("nodes"));
    });
}

TEST(TextsOfEditedPaths, differOnlyInWhatIsReported) {
    auto town = samples::buildTown(samples::townPlan());
    ASSERT_TRUE(town) << town.error();
    Document document{"town", {}};
    for (auto& file : town->files)
        document.files[file.name] = std::move(file.bytes);
    const auto test = gtaSaPathsCase();
    std::map<std::string_view, std::size_t> lost;
    std::map<std::string, std::uint32_t> same; ///< number of towns
    constexpr std::uint32_t kTowns = 20;
    for (std::uint32_t seed = firstSeed(); seed < firstSeed() + kTowns && !HasFailure(); ++seed) {
        SCOPED_TRACE("seed " + std::to_string(seed));
        auto model = loadDocument(test.system(), document);
        RandomUser user(test, model, seed, true);
        for (int i = 0; i < 12; ++i)
            (void)user.act();
        const auto files = pathFiles(saveFiles(model));
        const auto made = compiler::decompile(files);
        ASSERT_TRUE(made) << describe(made.error().messages.front());
        const auto text = gta_paths_ipl::read(gta_paths_ipl::write(made->text));
        ASSERT_TRUE(text);
        EXPECT_EQ(text->brokenTotal, 0U);
        const compiler::Source source{"paths.ipl", &*text};
        const auto compiled = compiler::compile({&source, 1}, {.listPointers = true});
        ASSERT_TRUE(compiled);
        EXPECT_TRUE(compiled->files == made->files);
        for (const auto& loss : made->losses)
            lost[loss.what] += loss.count;
        const auto before = whatIsSaid(files);
        auto after = whatIsSaid(compiled->files);
        for (const auto& [what, values] : before) {
            const bool equal = values == after[what];
            EXPECT_TRUE(equal || isReported(made->losses, what)) << what;
            same[what] += equal ? 1 : 0;
        }
    }
    for (const auto& [what, count] : same)
        std::printf("%u of %u towns: %s\n", count, kTowns, what.c_str());
    for (const auto& [what, count] : lost)
        std::printf("  %zu %s\n", count, std::string(what).c_str());
    EXPECT_EQ(same["nodes: x"], kTowns);
    EXPECT_GT(same["links"], kTowns / 2);
    EXPECT_GT(same["links: crossing"], kTowns / 2);
    EXPECT_GT(same["navi nodes: left lanes"], kTowns / 2);
}

} // namespace
} // namespace navsmith::tests
