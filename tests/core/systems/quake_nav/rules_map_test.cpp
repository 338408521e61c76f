// Waypoints on a generated map: what the rules that need a map find, and that they find the same incrementally after an
// edit as in a full check.
#include "core/systems/quake_nav/access.h"
#include "core/systems/quake_nav/load.h"
#include "core/systems/quake_nav/rules.h"
#include "core/world/backdrop.h"
#include "formats/quake/nav_file.h"
#include "tests/core/world/soup.h"
#include "tests/support/corpus.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <functional>
#include <limits>
#include <memory>
#include <optional>
#include <random>
#include <string>
#include <utility>
#include <vector>

namespace navsmith::systems::quake_nav {
namespace {

using checks::Issue;
using model::Model;
using model::Slot;
using model::Transaction;
using world::MapLayer;

constexpr std::uint16_t kWater = 16;
constexpr std::uint16_t kLiftTop = 4;

void addEntity(world::MapGeometry& map, std::string className, std::optional<glm::vec3> origin,
               std::optional<std::uint32_t> model = {}) {
    world::MapEntity entity;
    entity.pairs = {{"classname", std::move(className)}};
    entity.origin = origin;
    entity.model = model;
    map.entities.push_back(entity);
}

/// A room of 1000 x 1000 x 512, divided by a wall at x = 500 with a doorway at y = 100 that a door closes, and a pit
/// from x = 760 to 920.
std::shared_ptr<const world::Backdrop> house() {
    world::Soup soup;
    soup.addBlock(MapLayer::Solid, {0, 0, -512}, {1000, 1000, 512}, true);
    soup.addBlock(MapLayer::Solid, {0, 0, -512}, {760, 1000, 0});
    soup.addBlock(MapLayer::Solid, {920, 0, -512}, {1000, 1000, 0});
    soup.addBlock(MapLayer::Solid, {500, 0, 0}, {516, 68, 512});
    soup.addBlock(MapLayer::Solid, {500, 132, 0}, {516, 1000, 512});
    soup.addBlock(MapLayer::Brushes, {504, 68, 0}, {512, 132, 512});
    auto map = std::make_shared<world::Backdrop>();
    map->geometry = soup.map();
    map->geometry.models = {{{0, 0, -512}, {1000, 1000, 512}}, {{504, 68, 0}, {512, 132, 512}}};
    addEntity(map->geometry, "worldspawn", {});
    addEntity(map->geometry, "func_door", {}, 1);
    addEntity(map->geometry, "weapon_nailgun", glm::vec3(100, 100, 0));
    addEntity(map->geometry, "info_player_deathmatch", glm::vec3(600, 100, 24));
    addEntity(map->geometry, "light", glm::vec3(950, 900, 100));
    map->rays = soup.caster();
    return map;
}

struct NodeSpec {
    glm::vec3 origin{0.0F};
    std::uint16_t flags = 0;
    std::vector<std::pair<std::uint16_t, std::uint8_t>> links; ///< target and type
};

quake::NavFile fileOf(const std::vector<NodeSpec>& nodes) {
    quake::NavFile file;
    for (const NodeSpec& spec : nodes) {
        quake::NavNode node;
        node.origin = spec.origin;
        node.flags = spec.flags;
        node.radius = 32;
        node.firstLink = static_cast<std::uint16_t>(file.links.size());
        node.linkCount = static_cast<std::uint16_t>(spec.links.size());
        file.nodes.push_back(node);
        for (const auto& [target, type] : spec.links) {
            quake::NavLink link;
            link.target = target;
            link.type = type;
            link.mask = quake::kAllTeams;
            file.links.push_back(link);
        }
    }
    file.layout = quake::layoutsOf(file.game, file.version).front();
    return file;
}

glm::vec3 onFloor(float x, float y, float floor = 0.0F) {
    return {x, y, floor + 0.53125F};
}

/// Nodes in both rooms; 0 and 1 are linked through the door.
std::vector<NodeSpec> soundNodes() {
    return {{onFloor(100, 100), 0, {{1, nav2::kWalk}, {2, nav2::kWalk}}},
            {onFloor(600, 100), 0, {{0, nav2::kWalk}}},
            {onFloor(100, 600), 0, {{0, nav2::kWalk}}}};
}

Model modelOf(const quake::NavFile& file, std::shared_ptr<const world::Backdrop> map = house()) {
    const auto bytes = quake::writeNav(file);
    const std::vector<InputFile> files{{"house.nav", bytes}};
    auto loaded = load(files, {});
    EXPECT_TRUE(loaded);
    loaded->model.setMap(std::move(map));
    return std::move(loaded->model);
}

Model modelOf(const std::vector<NodeSpec>& nodes) {
    return modelOf(fileOf(nodes));
}

/// "QN051 2": rule and row, in order.
std::vector<std::string> found(const Model& model) {
    std::vector<std::string> texts;
    for (const Issue& issue : checks::checkAll(model, mapRules()))
        texts.push_back(std::string(issue.rule) + " " + std::to_string(issue.element.slot));
    return texts;
}

using Texts = std::vector<std::string>;

TEST(MapRules, areFlaggedWithStableIds) {
    for (const auto& rule : mapRules()) {
        EXPECT_TRUE(rule.onMap) << rule.id;
        EXPECT_TRUE(rule.id >= "QN050" && rule.id <= "QN069") << rule.id;
        EXPECT_EQ(rule.fix == nullptr, rule.fixTitle.empty()) << rule.id;
    }
}

TEST(MapRules, findNothingInAValidGraphOrWithoutAMap) {
    EXPECT_EQ(found(modelOf(soundNodes())), Texts());
    auto nodes = soundNodes();
    nodes.push_back({{5000, 5000, 5000}, 0, {{0, nav2::kWalk}}});
    EXPECT_EQ(found(modelOf(fileOf(nodes), nullptr)), Texts());
}

TEST(MapRules, nodesInSolidAndOutside) {
    auto nodes = soundNodes();
    nodes.push_back({onFloor(508, 600), 0, {}});
    nodes.push_back({{100, 100, 700}, 0, {}});
    // From outside it also finds the roof below.
    EXPECT_EQ(found(modelOf(nodes)), (Texts{"QN050 3", "QN050 4", "QN051 4"}));
}

/// What authors of the games' own waypoints do on purpose.
TEST(MapRules, nodesInTheAirThatNobodyStandsOnAreFine) {
    const auto foundWith = [](const std::vector<NodeSpec>& more, const std::function<void(quake::NavFile&)>& change) {
        auto nodes = soundNodes();
        nodes.insert(nodes.end(), more.begin(), more.end());
        auto file = fileOf(nodes);
        if (change)
            change(file);
        return found(modelOf(file));
    };
    const NodeSpec inTheAir{{100, 300, 200}, 0, {{0, nav2::kWalk}}};
    EXPECT_EQ(foundWith({inTheAir}, {}), Texts()) << "bots begin there";
    const auto reachedBy = [](std::uint8_t type) {
        return [type](quake::NavFile& file) { file.links[2].target = 3, file.links[2].type = type; };
    };
    EXPECT_EQ(foundWith({inTheAir}, reachedBy(nav2::kWalk)), Texts{"QN051 3"});
    EXPECT_EQ(foundWith({inTheAir}, reachedBy(nav2::kPusher)), Texts()) << "thrown there";
    EXPECT_EQ(foundWith({{{512, 100, 200}, 0, {{0, nav2::kWalk}}}}, reachedBy(nav2::kWalk)), Texts()) << "at the door";
    const NodeSpec overEdge{onFloor(772, 500), 0, {{0, nav2::kWalk}}};
    EXPECT_EQ(foundWith({overEdge}, reachedBy(nav2::kWalk)), Texts()) << "the box stands on the rim of the pit";
    const auto small = [&](quake::NavFile& file) {
        reachedBy(nav2::kWalk)(file);
        file.nodes[3].radius = 4;
    };
    auto nodes = soundNodes();
    nodes.push_back({onFloor(508, 600), 0, {{0, nav2::kWalk}}});
    auto file = fileOf(nodes);
    small(file);
    const auto issues = checks::checkAll(modelOf(file), mapRules());
    ASSERT_FALSE(issues.empty());
    EXPECT_EQ(issues[0].rule, "QN050");
    EXPECT_EQ(issues[0].severity, checks::Severity::Note) << "a button in the wall";
}

TEST(MapRules, nodesOffTheFloorAreReportedAndFixed) {
    auto nodes = soundNodes();
    nodes.push_back({{100, 300, 16.53125F}, 0, {}});
    nodes.push_back({{200, 300, -20}, 0, {}});
    nodes.push_back({{300, 300, 4.5F}, 0, {}});
    nodes.push_back({{100, 400, 200}, kWater, {}});
    nodes.push_back({{200, 400, 200}, kLiftTop, {}});
    auto model = modelOf(nodes);
    EXPECT_EQ(found(model), (Texts{"QN051 3", "QN051 4"}));
    const auto issues = checks::checkAll(model, mapRules());
    EXPECT_NE(issues[0].message.find("16.5 units above"), std::string::npos) << issues[0].message;
    EXPECT_NE(issues[1].message.find("20.0 units below"), std::string::npos) << issues[1].message;
    std::vector<model::Change> changes;
    EXPECT_EQ(checks::fixAll(model, mapRules(), changes).fixed, 2U);
    EXPECT_EQ(found(model), Texts());
    EXPECT_FLOAT_EQ(model.get(node::z, 3), 0.53125F);
    EXPECT_FLOAT_EQ(model.get(node::z, 4), 0.53125F);
    EXPECT_FLOAT_EQ(model.get(node::z, 5), 4.5F) << "near enough, and left alone";
}

TEST(MapRules, nodesFarAboveTheFloorAreReportedWithoutAFix) {
    auto nodes = soundNodes();
    nodes.push_back({{100, 300, 160}, 0, {}});
    nodes.push_back({{200, 300, 20}, 0, {}});
    auto model = modelOf(nodes);
    const auto issues = checks::checkAll(model, mapRules());
    ASSERT_EQ(issues.size(), 2U);
    EXPECT_TRUE(issues[0].beyondFix) << issues[0].message;
    EXPECT_FALSE(issues[1].beyondFix);
    std::vector<model::Change> changes;
    EXPECT_EQ(checks::fixAll(model, mapRules(), changes).fixed, 1U);
    EXPECT_EQ(found(model), Texts{"QN051 3"});
    EXPECT_EQ(model.get(node::z, 3), 160);
}

TEST(MapRules, nodesOfLiftsHaveNoFloorToStandOn) {
    auto nodes = soundNodes();
    nodes.push_back({{100, 300, 200}, 0, {}});
    nodes[0].links.emplace_back(std::uint16_t{3}, nav2::kElevator);
    EXPECT_EQ(found(modelOf(nodes)), Texts());
}

TEST(MapRules, walksThroughAWall) {
    auto nodes = soundNodes();
    nodes[2].links.emplace_back(std::uint16_t{1}, nav2::kWalk);
    nodes.push_back({onFloor(600, 600), 0, {{2, nav2::kWalk}, {1, nav2::kWalk}}});
    auto file = fileOf(nodes);
    EXPECT_EQ(found(modelOf(file)), (Texts{"QN052 4", "QN052 5"})) << "two through the wall, none through the door";
    for (const auto type : {nav2::kTeleport, nav2::kLongJump}) {
        file.links[4].type = file.links[5].type = type;
        EXPECT_EQ(found(modelOf(file)), Texts()) << int{type};
    }
    // An edict may belong to a door.
    file.links[4].type = nav2::kWalk;
    quake::NavEdict edict;
    edict.link = 4;
    edict.minimum = {502, 66, -2};
    edict.maximum = {514, 134, 514};
    file.edicts.push_back(edict);
    EXPECT_EQ(found(modelOf(file)), Texts());
}

TEST(MapRules, walksOverAGap) {
    auto nodes = soundNodes();
    nodes.push_back({onFloor(730, 100), 0, {{4, nav2::kWalk}, {1, nav2::kWalk}}});
    nodes.push_back({onFloor(950, 100), 0, {{3, nav2::kLongJump}}});
    EXPECT_EQ(found(modelOf(nodes)), (Texts{"QN055 4"}));
}

TEST(MapRules, edictsOfMissingBrushes) {
    auto file = fileOf(soundNodes());
    quake::NavEdict edict;
    edict.minimum = {502, 66, 98};
    edict.maximum = {514, 134, 614}; // opened upwards
    file.edicts.push_back(edict);
    EXPECT_EQ(found(modelOf(file)), Texts());
    file.edicts[0].maximum.y += 4;
    EXPECT_EQ(found(modelOf(file)), (Texts{"QN053 0"}));
}

TEST(MapRules, itemsAndStartsWithoutANode) {
    auto nodes = soundNodes();
    nodes[1].origin = onFloor(700, 900);
    nodes[0].links.clear();
    nodes[1].links.clear();
    auto model = modelOf(nodes);
    ASSERT_EQ(found(model), (Texts{"QN054 0"}));
    EXPECT_EQ(checks::checkAll(model, mapRules()).front().message,
              "Bots have no node near info_player_deathmatch at (600, 100, 24)");
    nodes.erase(nodes.begin());
    nodes[1].links.clear();
    model = modelOf(nodes);
    const auto issues = checks::checkAll(model, mapRules());
    ASSERT_EQ(issues.size(), 2U);
    EXPECT_EQ(issues[0].message, "Bots have no node near weapon_nailgun at (100, 100, 0)");
    EXPECT_EQ(model.map()->entity(*issues[0].entity)->className(), "weapon_nailgun");
    EXPECT_EQ(model.map()->entity(*issues[1].entity)->className(), "info_player_deathmatch");
}

TEST(MapRules, itemsThatBotsCannotReach) {
    auto nodes = soundNodes();
    nodes[1].links.clear(); // the start's, beside the door
    const auto model = modelOf(nodes);
    ASSERT_EQ(found(model), (Texts{"QN056 0"}));
    const auto issues = checks::checkAll(model, mapRules());
    EXPECT_EQ(issues[0].message, "No way leads from where players start to weapon_nailgun at (100, 100, 0)");
    EXPECT_EQ(model.map()->entity(*issues[0].entity)->className(), "weapon_nailgun");
    nodes[1].links.emplace_back(std::uint16_t{2}, nav2::kTeleport); // from there a walk leads to node 0
    EXPECT_EQ(found(modelOf(nodes)), Texts());
}

TEST(MapRules, ignoreNodesWithoutAPosition) {
    auto nodes = soundNodes();
    nodes.push_back({{std::numeric_limits<float>::quiet_NaN(), 0, 0}, 0, {{0, nav2::kWalk}}});
    nodes[0].links.emplace_back(std::uint16_t{3}, nav2::kWalk);
    EXPECT_EQ(found(modelOf(nodes)), Texts());
}

/// Moves, retypes, creates and erases elements and edicts at random, at places where the rules have limits.
void editAtRandom(Transaction& tx, std::mt19937& random) {
    const auto pick = [&](auto... values) {
        const std::array options{values...};
        return options[random() % options.size()];
    };
    const auto any = [&](model::ElementTypeId type) {
        const auto rows = tx.model().liveRows(type);
        return rows.empty() ? model::kNoSlot : rows[random() % rows.size()];
    };
    const Slot n = any(kNode);
    const Slot l = any(kLink);
    const Slot e = any(kEdict);
    switch (random() % 9) {
    case 0:
        if (n != model::kNoSlot)
            setPoint(tx, kNodeOrigin, n,
                     {pick(100.0F, 508.0F, 600.0F, 850.0F), pick(100.0F, 600.0F), pick(0.5F, 30.0F, -20.0F)});
        break;
    case 1:
        if (n != model::kNoSlot)
            tx.set(node::flags, n, static_cast<std::uint16_t>(pick(0, 4, 16, 64)));
        break;
    case 2:
        if (l != model::kNoSlot)
            tx.set(link::type, l, static_cast<std::uint8_t>(pick(0, 0, 1, 6)));
        break;
    case 3:
        if (l != model::kNoSlot && n != model::kNoSlot)
            tx.set(random() % 2 == 0 ? link::target : link::owner, l, model::Ref::to(n));
        break;
    case 4:
        if (e != model::kNoSlot && l != model::kNoSlot)
            tx.set(edict::link, e, model::Ref::to(l));
        break;
    case 5:
        if (e != model::kNoSlot)
            tx.set(edict::maxY, e, pick(134.0F, 140.0F));
        break;
    case 6:
        if (l != model::kNoSlot) {
            const Slot made = tx.create(kEdict);
            tx.set(edict::file, made, model::Ref::to(0));
            tx.set(edict::link, made, model::Ref::to(l));
        }
        break;
    case 7:
        if (const Slot row = random() % 2 == 0 ? e : l; row != model::kNoSlot)
            tx.erase({row == e ? kEdict : kLink, row});
        break;
    default:
        if (n != model::kNoSlot) {
            const Slot made = tx.create(kLink);
            tx.set(link::owner, made, model::Ref::to(n));
            tx.set(link::target, made, model::Ref::to(any(kNode)));
        }
        break;
    }
}

TEST(MapRules, incrementalCheckMatchesFullCheck) {
    const auto rules = mapRules();
    std::mt19937 random(7);
    for (int run = 0; run < 20; ++run) {
        auto nodes = soundNodes();
        nodes.push_back({onFloor(600, 600), 0, {{2, nav2::kWalk}, {1, nav2::kWalk}}});
        auto file = fileOf(nodes);
        file.edicts.push_back({0, {502, 66, -2}, {514, 134, 514}, 0, 0, 0});
        auto model = modelOf(file);
        auto issues = checks::checkAll(model, rules);
        for (int i = 0; i < 40; ++i) {
            Transaction tx(model, "edit");
            editAtRandom(tx, random);
            auto change = tx.commit();
            if (!change || change->empty())
                continue;
            checks::checkChange(model, rules, *change, true, issues);
            ASSERT_EQ(issues, checks::checkAll(model, rules)) << "run " << run << ", edit " << i;
            if (random() % 3 != 0)
                continue;
            model.apply(*change, model::Direction::Backward);
            checks::checkChange(model, rules, *change, true, issues);
            ASSERT_EQ(issues, checks::checkAll(model, rules)) << "undo, run " << run << ", edit " << i;
        }
    }
}

/// The map is older than the waypoints: an upper storey was raised by 16, another by 80. Where the floors are the same,
/// there are no issues.
TEST(MapRules, findNoWallsInTheWalksOfARealMap) {
    const auto navs = tests::corpusFolder("quake-nav");
    const auto maps = tests::corpusFolder("quake-bsp");
    if (!navs || !maps)
        GTEST_SKIP() << tests::missingCorpus("quake-nav");
    const auto bytes = tests::readFile(*navs / "nav2_v18_Quake-Champions-Classic_qcdm_valeofpnath.nav");
    const auto geometry =
        world::readMapGeometry(tests::readFile(*maps / "Quake-Champions-Classic_maps_qcdm_valeofpnath_53fc4d.bsp"));
    ASSERT_TRUE(geometry);
    auto map = std::make_shared<world::Backdrop>();
    map->geometry = *geometry;
    map->rays = world::RayCaster::build(*geometry).value();
    const auto file = quake::readNav(bytes);
    ASSERT_TRUE(file);
    const auto model = modelOf(*file, map);
    std::size_t offFloor = 0;
    for (const Issue& issue : checks::checkAll(model, mapRules())) {
        EXPECT_TRUE(issue.rule == "QN050" || issue.rule == "QN051" || issue.rule == "QN054")
            << issue.rule << " " << issue.message;
        offFloor += issue.rule == "QN051" ? 1 : 0;
    }
    EXPECT_EQ(offFloor, 37U);
    EXPECT_EQ(model.count(kNode), 115U);
}

} // namespace
} // namespace navsmith::systems::quake_nav
