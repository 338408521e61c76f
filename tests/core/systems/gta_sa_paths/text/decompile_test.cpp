// Path files, the text that is made of them, and the files that the compiler makes of that.
#include "core/systems/gta_sa_paths/text/decompile.h"
#include "tests/core/systems/gta_sa_paths/text/stock_set.h"
#include "tests/core/systems/gta_sa_paths/text/towns.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <map>
#include <random>
#include <set>
#include <string>
#include <vector>

namespace navsmith::systems::gta_sa_paths::compiler {
namespace {

using LossCounts = std::map<std::string_view, std::size_t>;

LossCounts countsOf(const std::vector<Loss>& losses) {
    LossCounts counts;
    for (const auto& loss : losses)
        counts[loss.what] = loss.count;
    return counts;
}

struct SameBytes {
    std::size_t all = 0;
    std::size_t equal = 0;
    std::size_t files = 0;
};

SameBytes sameBytes(const std::vector<PathFile>& a, const std::vector<PathFile>& b) {
    SameBytes same;
    for (std::size_t f = 0; f < a.size(); ++f) {
        const auto ours = stockBytes(a[f]);
        const auto theirs = stockBytes(b[f]);
        same.all += theirs.size();
        for (std::size_t i = 0; i < std::min(ours.size(), theirs.size()); ++i)
            same.equal += ours[i] == theirs[i] ? 1 : 0;
        same.files += ours == theirs ? 1 : 0;
    }
    return same;
}

void printResult(const char* title, const Decompiled& made, const std::vector<PathFile>& from) {
    const auto& c = made.counts;
    std::printf("%s: %zu groups, %zu roads, %zu nodes, %zu inside, %zu joints\n", title, c.groups, c.roads, c.nodes,
                c.inside, c.joints);
    for (const auto& loss : made.losses)
        std::printf("  %8zu %s: %s\n", loss.count, std::string(loss.what).c_str(), loss.first.c_str());
    const auto same = sameBytes(made.files, from);
    std::printf("  %zu of %zu bytes, %zu files\n", same.equal, same.all, same.files);
}

class DecompileStock : public testing::Test {
protected:
    void SetUp() override {
        const auto files = tests::corpusFolder("gta-sa-nodes/fcnpc");
        if (!files)
            GTEST_SKIP() << tests::missingCorpus("gta-sa-nodes");
        stock_ = readStockFiles(*files);
    }

    std::vector<PathFile> stock_;
};

const LossCounts kLights{{"links: light of a crossing, and unknown bits", 466},
                         {"navi nodes: light cycle", 1689},
                         {"navi nodes: light side", 1213}};

TEST_F(DecompileStock, onlyLightsAreMissing) {
    const auto made = decompile(stock_);
    ASSERT_TRUE(made) << describe(made.error().messages.front());
    printResult("stock", *made, stock_);
    EXPECT_EQ(countsOf(made->losses), kLights);
    EXPECT_EQ(made->counts, (DecompiledCounts{11624, 6974, 68237, 56220, 15591}));
    const auto same = sameBytes(made->files, stock_);
    EXPECT_EQ(same.equal, 3571776U);
    EXPECT_EQ(same.files, 19U);

    // The text as a file, with the lights of the files.
    const auto text = gta_paths_ipl::read(gta_paths_ipl::write(made->text));
    ASSERT_TRUE(text);
    EXPECT_EQ(text->brokenTotal, 0U);
    const Source source{"paths.ipl", &*text};
    const auto compiled = compile({&source, 1}, {.listPointers = true, .lightsFrom = stock_});
    ASSERT_TRUE(compiled);
    EXPECT_TRUE(compiled->skipped.empty());
    EXPECT_EQ(sameBytes(compiled->files, stock_).files, 64U);
}

TEST_F(DecompileStock, plainArithmetic) {
    const auto made = decompile(stock_, {.rounding = Rounding::Plain});
    ASSERT_TRUE(made) << describe(made.error().messages.front());
    printResult("plain", *made, stock_);
    // Positions of the game's navi nodes are not those that this arithmetic gives, so most connections are joints, and
    // some orders of links are lost. Joints of one group take two of its lines each.
    const LossCounts expected{{"nodes: list pointer", 66601},
                              {"nodes: order of links", 176},
                              {"nodes: first link", 4843},
                              {"nodes: area", 6},
                              {"links: length", 676},
                              {"links: light of a crossing, and unknown bits", 466},
                              {"navi nodes: direction, x", 78},
                              {"navi nodes: direction, y", 63},
                              {"navi nodes: light cycle", 1689},
                              {"navi nodes: light side", 1213},
                              {"navi nodes: order", 2}};
    EXPECT_EQ(countsOf(made->losses), expected);
    EXPECT_EQ(made->counts, (DecompiledCounts{18977, 12980, 68237, 34665, 37146}));
}

TEST_F(DecompileStock, editedNode) {
    constexpr std::size_t kArea = 12;
    constexpr std::size_t kNode = 1496;
    auto& node = stock_[kArea].nodes[kNode];
    node.x += 80;
    node.width = 40;
    const auto made = decompile(stock_);
    ASSERT_TRUE(made) << describe(made.error().messages.front());
    auto counts = countsOf(made->losses);
    const auto links = (node.flags & 0xFU);
    EXPECT_EQ(counts["links: length"], 2 * links) << "lengths follow from places";
    counts.erase("links: length");
    EXPECT_EQ(counts, kLights);
    EXPECT_EQ(made->files[kArea].nodes[kNode].x, node.x);
    EXPECT_EQ(made->files[kArea].nodes[kNode].width, 40);
    EXPECT_EQ(sameBytes(made->files, stock_).all - sameBytes(made->files, stock_).equal, 3368 + 2 * links);
}

TEST_F(DecompileStock, theSameAfterASecondTime) {
    const auto first = decompile(stock_);
    ASSERT_TRUE(first);
    const auto second = decompile(first->files);
    ASSERT_TRUE(second);
    EXPECT_EQ(sameBytes(second->files, first->files).files, 64U);
}

TEST(Decompile, damagedFiles) {
    const auto folder = tests::corpusFolder("gta-sa-nodes/vc-processed");
    if (!folder)
        GTEST_SKIP() << tests::missingCorpus("gta-sa-nodes");
    std::vector<PathFile> files;
    for (int area = 0; area < 64; ++area)
        files.push_back(
            toExtended(*gta_sa::read(tests::readFile(*folder / ("Nodes" + std::to_string(area) + ".dat")))));
    const auto made = decompile(files);
    if (!made) {
        for (const auto& message : made.error().messages)
            std::printf("%s\n", describe(message).c_str());
        FAIL();
    }
    printResult("damaged", *made, files);
    EXPECT_GT(countsOf(made->losses)["links to nodes that are not there"], 0U);
}

/// Roads, water and pavements of some groups around the middle of the map, where four areas meet.
std::vector<Group> randomTown(std::uint32_t seed) {
    std::mt19937 random(seed);
    const auto below = [&](int limit) { return std::uniform_int_distribution<int>(0, limit - 1)(random); };
    const auto between = [&](int low, int high) { return low + below(high - low + 1); };
    std::array<std::vector<NodeLine>, 3> open; // joints that lack a partner, by type
    std::vector<Group> groups;
    const int count = between(3, 30);
    for (int g = 0; g < count; ++g) {
        const auto type = std::array{kCar, kCar, kPed, kBoat}[static_cast<std::size_t>(below(4))];
        std::vector<NodeLine> lines;
        const int nodes = between(1, 7);
        auto x = static_cast<double>(between(-120, 120));
        auto y = static_cast<double>(between(-120, 120));
        for (int i = 0; i < nodes; ++i) {
            x += between(-200, 200) / 16.0;
            y += between(-200, 200) / 16.0;
            auto node = line(kInternal, i + 1 < nodes ? i + 1 : -1, x, y, type == kBoat ? 0 : between(0, 20));
            if (i > 0 && below(6) == 0)
                node.next = below(i);
            node.speed = type == kPed ? 0 : below(3);
            node.width = type == kPed ? 2 : below(3) * 0.5;
            node.flags = below(4) == 0 ? gta_paths_ipl::kSwitchedOff : 0;
            node.spawn = below(4) == 0 ? 0.5 : 1.0;
            node.cross = below(5) == 0 ? 1 : 0;
            lines.push_back(node);
        }
        const int joints = between(0, std::min(5, 12 - nodes));
        for (int j = 0; j < joints; ++j) {
            auto& waiting = open[static_cast<std::size_t>(type)];
            NodeLine joint;
            if (!waiting.empty() && below(4) != 0) {
                const auto at = static_cast<std::size_t>(below(static_cast<int>(waiting.size())));
                joint = waiting[at];
                std::swap(joint.left, joint.right);
                waiting.erase(waiting.begin() + static_cast<std::ptrdiff_t>(at));
            } else {
                joint = line(kExternal, 0, x + between(-300, 300) / 16.0, y + between(-300, 300) / 16.0);
                joint.left = below(3);
                joint.right = joint.left == 0 ? 1 : below(3);
                joint.width = type == kPed ? 2 : below(2);
                joint.cross = below(6) == 0 ? 1 : 0;
                waiting.push_back(joint);
            }
            joint.next = below(nodes);
            lines.push_back(joint);
        }
        groups.push_back(group(type, lines));
    }
    return groups;
}

TEST(Decompile, randomTowns) {
    const std::set<std::string_view> order{"nodes: order of links", "nodes: list pointer", "navi nodes: order"};
    std::size_t towns = 0;
    std::size_t same = 0;
    LossCounts all;
    for (std::uint32_t seed = 1; seed <= 500; ++seed) {
        SCOPED_TRACE("seed " + std::to_string(seed));
        const auto town = compiledTown(randomTown(seed), {.listPointers = true});
        if (!town) // too many links at a node
            continue;
        const auto made = decompile(town->files);
        ASSERT_TRUE(made) << describe(made.error().messages.front());
        ++towns;
        same += made->losses.empty() ? 1 : 0;
        if (HasFailure())
            return;
        for (const auto& loss : made->losses) {
            EXPECT_TRUE(order.contains(loss.what)) << loss.what << ": " << loss.first;
            all[loss.what] += loss.count;
        }
        EXPECT_EQ(made->losses.empty(), made->files == town->files);
    }
    std::printf("%zu of %zu towns are the same\n", same, towns);
    for (const auto& [what, count] : all)
        std::printf("  %zu %s\n", count, std::string(what).c_str());
    EXPECT_GT(towns, 450U);
    EXPECT_GE(same, towns * 98 / 100);
}

TEST(Decompile, aNodeWithMoreLinksThanAGroupHasLines) {
    std::vector<Group> groups;
    std::vector<NodeLine> middle{line(kInternal, -1, 0, 100)};
    for (int i = 0; i < 11; ++i)
        middle.push_back(line(kExternal, 0, 10.0 * i, 200));
    groups.push_back(group(kCar, middle));
    for (int i = 0; i < 11; ++i)
        groups.push_back(group(kCar, {line(kInternal, -1, 10.0 * i, 300), line(kExternal, 0, 10.0 * i, 200)}));
    auto town = compiledTown(groups);
    ASSERT_TRUE(town);
    const auto made = decompile(town->files);
    ASSERT_TRUE(made);
    EXPECT_EQ(countsOf(made->losses)["links"], 0U);

    // Twelve links: as many as lines.
    groups[1] = group(kCar, {line(kInternal, -1, 0, 300), line(kExternal, 0, 0, 200), line(kExternal, 0, 500, 200)});
    groups.insert(groups.begin() + 1, group(kCar, {line(kInternal, 1, 600, 300), line(kInternal, -1, 650, 300)}));
    town = compiledTown(groups);
    ASSERT_TRUE(town);
    EXPECT_TRUE(decompile(town->files));
}

} // namespace
} // namespace navsmith::systems::gta_sa_paths::compiler
