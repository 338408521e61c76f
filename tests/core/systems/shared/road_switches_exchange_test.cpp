// Cross-document data between path files and a save that are open together.
#include "core/model/property.h"
#include "core/opening/cross_document.h"
#include "core/systems/registry.h"
#include "tests/core/systems/gta_sa_paths/path_world.h"
#include "tests/support/corpus.h"
#include "tests/support/save_bytes.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <stdexcept>

namespace navsmith::systems {
namespace {

using model::Slot;
using tests::RawRegion;

const System& systemNamed(std::string_view id) {
    const auto found = std::ranges::find(all(), id, &System::id);
    if (found == all().end())
        throw std::runtime_error("no such system");
    return *found;
}

opening::OpenedDocument documentOf(std::string_view system, std::string_view path, model::Model model) {
    return {.system = &systemNamed(system),
            .shownPath = path,
            .model = std::move(model),
            .place = {},
            .notices = {},
            .failures = {}};
}

opening::OpenedDocument pathsOf(const tests::FileBytes& files) {
    return documentOf("gta_sa_paths", "town", tests::loadSet(files));
}

opening::OpenedDocument saveOf(const std::vector<std::byte>& bytes) {
    const InputFile file{"GTASAsf1.b", bytes};
    auto loaded = systemNamed("gta_sa_save").codec.load(std::span(&file, 1), {});
    if (!loaded)
        throw std::runtime_error("the save does not load");
    return documentOf("gta_sa_save", "GTASAsf1.b", std::move(loaded->model));
}

opening::OpenedDocument saveWith(const std::vector<RawRegion>& regions) {
    auto raw = tests::smallSave();
    raw.blocks[5].assign(4, std::byte{0});
    for (const auto& region : regions)
        tests::addRegion(raw, region);
    return saveOf(tests::buildSave(raw));
}

model::Value valueOf(const opening::OpenedDocument& document, std::string_view typeId, std::string_view property,
                     Slot row) {
    const auto type = *document.model.schema().findElementType(typeId);
    return model::readValue(document.model, *document.model.schema().type(type).findProperty(property), {type, row});
}

std::string textOf(const model::Value& value) {
    return std::get<std::string>(value);
}

/// A road of three nodes far from everything, in area 27.
tests::FileBytes lonelyRoad() {
    tests::PathWorld world;
    const auto a = world.add(tests::WorldType::Car, -500, -500);
    const auto b = world.add(tests::WorldType::Car, -480, -500);
    const auto c = world.add(tests::WorldType::Car, -460, -500);
    world.join(a, b);
    world.join(b, c);
    return tests::bytesOf(world.areas());
}

RawRegion around(float x, float y, bool off, bool car = true) {
    return {.box = {x - 1, x + 1, y - 1, y + 1, 0, 20},
            .off = static_cast<std::uint8_t>(off ? 1 : 0),
            .car = static_cast<std::uint8_t>(car ? 1 : 0)};
}

TEST(RoadSwitchesExchange, nodeListsTheRegionsThatSwitchIt) {
    std::vector<opening::OpenedDocument> documents;
    documents.push_back(pathsOf(lonelyRoad()));
    documents.push_back(saveWith({around(-480, -500, true), around(0, 0, true), around(-500, -500, false)}));
    opening::connectAll(documents);
    const auto& paths = documents[0];
    for (unsigned id = 0; id < 3; ++id) {
        const auto row = tests::nodeAt(paths.model, 27, id);
        EXPECT_EQ(valueOf(paths, "node", "traffic_in_save", row), model::Value(true)) << id;
        EXPECT_EQ(textOf(valueOf(paths, "node", "switched_by", row)), "path region 0 (off), path region 2 (on)") << id;
    }
    const auto& save = documents[1];
    EXPECT_EQ(valueOf(save, "path_region", "nodes_switched", 0), model::Value(std::int64_t{3}));
    EXPECT_EQ(valueOf(save, "path_region", "nodes_switched", 1), model::Value(std::int64_t{0}));
    EXPECT_EQ(valueOf(save, "path_region", "nodes_switched", 2), model::Value(std::int64_t{3}));
}

TEST(RoadSwitchesExchange, idleRegionIsReportedOnlyWithPathsOpen) {
    std::vector<opening::OpenedDocument> documents;
    documents.push_back(saveWith({around(-480, -500, true), around(-480, -500, true), around(100, 100, true)}));
    const auto found = [&] {
        std::set<Slot> rows;
        for (const auto& issue : checks::checkAll(documents[0].model, documents[0].system->rules)) {
            if (issue.rule == "SAV-024")
                rows.insert(issue.element.slot);
        }
        return rows;
    };
    EXPECT_TRUE(found().empty());
    documents.push_back(pathsOf(lonelyRoad()));
    opening::connectAll(documents);
    EXPECT_EQ(found(), (std::set<Slot>{1, 2}));
}

/// A road of five nodes, the first two of which have no traffic in the file itself.
tests::FileBytes roadWithQuietEnd() {
    tests::PathWorld world;
    std::vector<std::size_t> nodes;
    nodes.reserve(5);
    for (int i = 0; i < 5; ++i)
        nodes.push_back(world.add(tests::WorldType::Car, -500 + 20 * i, -500));
    for (std::size_t i = 0; i + 1 < nodes.size(); ++i)
        world.join(nodes[i], nodes[i + 1]);
    auto areas = world.areas();
    for (const std::size_t i : {0U, 1U})
        areas.at(27).nodes.at(i).flags |= 1U << 5U | 1U << 8U; // off, and originally off
    return tests::bytesOf(areas);
}

std::vector<model::Value> trafficOf(const opening::OpenedDocument& paths) {
    std::vector<model::Value> all;
    paths.model.forEachLive(*paths.model.schema().findElementType("node"),
                            [&](Slot row) { all.push_back(valueOf(paths, "node", "traffic_in_save", row)); });
    return all;
}

std::size_t regionsOf(const opening::OpenedDocument& save) {
    return save.model.count(*save.model.schema().findElementType("path_region"));
}

/// Runs the fixes of the rules; that of SAV-025 even if few regions are in use.
void takeIdleRegions(opening::OpenedDocument& save, const std::set<std::string_view>& rules) {
    auto issues = checks::checkAll(save.model, save.system->rules);
    std::erase_if(issues, [&](const checks::Issue& issue) { return !rules.contains(issue.rule); });
    if (rules.contains("SAV-025"))
        issues.push_back({"SAV-025", checks::Severity::Warning, {model::kFileType, 0}, {}});
    std::vector<std::string> refusals;
    checks::fixIssues(save.model, save.system->rules, issues, refusals);
    EXPECT_TRUE(refusals.empty());
}

struct Taken {
    std::vector<RawRegion> regions;
    std::size_t left; ///< regions left after the fixes with the paths open
    std::size_t leftAlone;
};

TEST(RoadSwitchesExchange, regionIsRemovedOnlyIfNoNodeChanges) {
    const auto small = [](bool off) { return around(-480, -500, off); };
    const RawRegion wideOff{.box = {-501, -399, -501, -499, 0, 20}, .off = 1, .car = 1};
    const Taken cases[] = {
        // The first region enables traffic at the quiet end, so the second has something to disable and runs along the
        // road.
        {{small(false), small(true)}, 2, 1},
        {{small(true), small(true)}, 1, 1},
        {{small(false), wideOff}, 1, 1},
        {{small(false), small(true), small(true)}, 2, 1},
    };
    const std::set<std::string_view> ruleSets[] = {{"SAV-022", "SAV-023"}, {"SAV-025"}};
    for (const auto& one : cases) {
        for (const auto& rules : ruleSets) {
            std::vector<opening::OpenedDocument> documents;
            documents.push_back(pathsOf(roadWithQuietEnd()));
            documents.push_back(saveWith(one.regions));
            takeIdleRegions(documents[1], rules);
            EXPECT_EQ(regionsOf(documents[1]), one.leftAlone);
            documents[1] = saveWith(one.regions);
            opening::connectAll(documents);
            const auto before = trafficOf(documents[0]);
            takeIdleRegions(documents[1], rules);
            EXPECT_EQ(regionsOf(documents[1]), one.left);
            opening::connectAll(documents);
            EXPECT_EQ(trafficOf(documents[0]), before);
        }
    }
}

TEST(RoadSwitchesExchange, closedAreasAreUnknown) {
    auto files = lonelyRoad();
    std::erase_if(files, [](const auto& file) { return file.first != tests::fileName(27); });
    std::vector<opening::OpenedDocument> documents;
    documents.push_back(saveWith({around(100, 100, true), around(-10, -10, true)}));
    documents.push_back(pathsOf(files));
    opening::connectAll(documents);
    std::vector<Slot> rows;
    for (const auto& issue : checks::checkAll(documents[0].model, documents[0].system->rules)) {
        if (issue.rule == "SAV-024")
            rows.push_back(issue.element.slot);
    }
    EXPECT_EQ(rows, std::vector<Slot>{1}) << "the first lies in area 36, which is not open";
}

TEST(RoadSwitchesExchange, singleDocumentHasNoCrossDocumentData) {
    const auto paths = pathsOf(lonelyRoad());
    const auto row = tests::nodeAt(paths.model, 27, 0);
    EXPECT_EQ(valueOf(paths, "node", "traffic_in_save", row), model::Value());
    EXPECT_EQ(valueOf(paths, "node", "switched_by", row), model::Value());
    EXPECT_EQ(valueOf(saveWith({around(0, 0, true)}), "path_region", "nodes_switched", 0), model::Value());
}

TEST(RoadSwitchesExchange, onlyWithinOneWorld) {
    std::vector<opening::OpenedDocument> documents;
    documents.push_back(pathsOf(lonelyRoad()));
    documents.push_back(pathsOf(lonelyRoad()));
    opening::connectAll(documents);
    EXPECT_TRUE(documents[0].model.crossDocumentData() == nullptr) << "two path sets are no save";
    EXPECT_FALSE(opening::shareWorld({"gta_sa", {}}, {"gta_iv", {}}));
    EXPECT_FALSE(opening::shareWorld({"gta_sa", {}}, {}));
    EXPECT_FALSE(opening::shareWorld({}, {})) << "nobody knows where they are";
    EXPECT_TRUE(opening::shareWorld({{}, "a.bsp"}, {{}, "a.bsp"}));
    EXPECT_FALSE(opening::shareWorld({{}, "a.bsp"}, {{}, "b.bsp"}));
}

TEST(RoadSwitchesExchange, crossDocumentDataIsNotSaved) {
    std::vector<opening::OpenedDocument> documents;
    documents.push_back(pathsOf(lonelyRoad()));
    documents.push_back(saveWith({around(-480, -500, true)}));
    const auto before = tests::saveSet(documents[0].model);
    opening::connectAll(documents);
    EXPECT_EQ(tests::saveSet(documents[0].model), before);
}

// Real files ---------------------------------------------------------------------------------------------------------

bool isInside(const RawRegion& region, const tests::RawPathNode& node) {
    const double at[] = {node.x / 8.0, node.y / 8.0, node.z / 8.0};
    for (std::size_t i = 0; i < 3; ++i) {
        if (at[i] < static_cast<double>(region.box[2 * i]) || at[i] > static_cast<double>(region.box[2 * i + 1]))
            return false;
    }
    return true;
}

/// Computed from the files by hand: a vehicle node inside a region that no later region affects is as the region says.
TEST(RoadSwitchesExchangeCorpus, nodesFollowTheLastRegion) {
    const auto folder = tests::corpusFolder("gta-sa-save");
    const auto set = tests::corpusSet(tests::kStockSet);
    if (!folder || !set)
        GTEST_SKIP() << tests::missingCorpus(!folder ? "gta-sa-save" : tests::kStockSet);
    const auto areas = tests::readSet(*set);
    std::size_t checked = 0;
    for (const auto& path : tests::filesIn(*folder)) {
        if (path.extension() != ".b")
            continue;
        const auto bytes = tests::readFile(path);
        const auto regions = tests::regionsOf(tests::takeApart(bytes));
        std::vector<opening::OpenedDocument> documents;
        documents.push_back(pathsOf(*set));
        documents.push_back(saveOf(bytes));
        opening::connectAll(documents);
        const auto& m = documents[0].model;
        for (const auto& [area, file] : areas) {
            for (unsigned id = 0; id < file.nodes.size(); ++id) {
                const auto& node = file.nodes[id];
                const auto behaviour = node.flags >> 20U & 15U;
                const bool car = id < file.vehicleNodes;
                std::size_t last = regions.size();
                for (std::size_t r = 0; r < regions.size(); ++r) {
                    if ((regions[r].car != 0) == car && isInside(regions[r], node))
                        last = r;
                }
                // A change that continues from another box may come later.
                const auto row = tests::nodeAt(m, area, id);
                const auto turns = textOf(valueOf(documents[0], "node", "switched_by", row));
                const bool on = std::get<bool>(valueOf(documents[0], "node", "traffic_in_save", row));
                if (behaviour == 1 || behaviour == 2) {
                    EXPECT_EQ(turns, "no region");
                    continue;
                }
                if (turns == "no region") {
                    EXPECT_EQ(on, (node.flags >> 5U & 1U) == 0);
                }
                if (last == regions.size())
                    continue;
                const auto by = turns.rfind("path region ");
                const auto number = by == std::string::npos ? 0 : std::stoul(turns.substr(by + 12));
                if (number > last)
                    continue;
                EXPECT_EQ(on, regions[last].off == 0) << path << " " << area << ":" << id;
                ++checked;
            }
        }
    }
    EXPECT_GT(checked, 500U);
}

} // namespace
} // namespace navsmith::systems
