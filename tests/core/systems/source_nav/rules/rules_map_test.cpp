// A mesh on a generated map: what the rules that need a map find; and what they find in real meshes on their maps.
#include "core/systems/source_nav/rules/rules.h"
#include "core/world/backdrop.h"
#include "tests/core/systems/harness/rule_follower.h"
#include "tests/core/systems/source_nav/nav_world.h"
#include "tests/core/world/soup.h"
#include "tests/support/corpus.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <functional>
#include <memory>
#include <random>
#include <utility>

namespace navsmith::tests {
namespace {

namespace area = systems::source_nav::area;
namespace connection = systems::source_nav::connection;
namespace hiding_spot = systems::source_nav::hiding_spot;
namespace ladder = systems::source_nav::ladder;
using model::Model;
using model::Slot;
using world::MapLayer;
using world::Soup;

/// The floors and the ladder of soundMesh() in a room.
Soup house() {
    Soup soup;
    soup.addBlock(MapLayer::Solid, {-50, -50, -100}, {350, 250, 500}, true);
    soup.addBlock(MapLayer::Solid, {0, 0, -100}, {300, 100, 0});
    soup.addBlock(MapLayer::Solid, {0, 100, -100}, {100, 200, 0});
    soup.addBlock(MapLayer::Solid, {100, 100, -100}, {200, 200, 200});
    soup.addBlock(MapLayer::Ladders, {134, 98, 0}, {166, 100, 200});
    return soup;
}

void addEntity(world::MapGeometry& map, std::string className, std::optional<glm::vec3> origin,
               std::optional<std::uint32_t> model = {}) {
    world::MapEntity entity;
    entity.pairs = {{"classname", std::move(className)}};
    entity.origin = origin;
    entity.model = model;
    map.entities.push_back(entity);
}

std::shared_ptr<world::Backdrop> backdropOf(const Soup& soup) {
    auto map = std::make_shared<world::Backdrop>();
    map->geometry = soup.map();
    map->rays = soup.caster();
    return map;
}

Model meshOn(std::shared_ptr<const world::Backdrop> map, const std::function<void(RawMesh&)>& change = {},
             std::uint32_t version = 5) {
    auto mesh = soundMesh(version);
    if (change)
        change(mesh);
    auto model = loadMesh(mesh);
    model.setMap(std::move(map));
    return model;
}

/// "NAV070 3": rule, and id of the area or slot of other elements.
std::vector<std::string> found(const Model& model) {
    std::vector<std::string> texts;
    for (const auto& issue : checks::checkAll(model, systems::source_nav::mapRules())) {
        const Slot slot = issue.element.slot;
        texts.push_back(
            std::string(issue.rule) + " " +
            std::to_string(issue.element.type == systems::source_nav::kArea ? model.get(area::id, slot) : slot));
    }
    return texts;
}
using Texts = std::vector<std::string>;

std::string firstMessage(const Model& model) {
    const auto issues = checks::checkAll(model, systems::source_nav::mapRules());
    return issues.empty() ? std::string() : issues.front().message;
}

void lift(RawNavArea& a, float z) {
    a.northWest[2] = a.southEast[2] = a.northEastZ = a.southWestZ = z;
}

TEST(MeshMapRules, findNothingInASoundMeshOrWithoutAMap) {
    EXPECT_EQ(found(meshOn(backdropOf(house()))), Texts());
    EXPECT_EQ(found(meshOn(nullptr, [](RawMesh& m) { lift(m.areas[2], 500); })), Texts());
}

TEST(MeshMapRules, areasOffTheFloor) {
    const auto map = backdropOf(house());
    const auto floating = meshOn(map, [](RawMesh& m) { lift(m.areas[2], 50); });
    EXPECT_EQ(found(floating), Texts{"NAV070 3"});
    EXPECT_NE(firstMessage(floating).find("50 units above the floor (expected at most 36)"), std::string::npos);
    const auto sunk = meshOn(map, [](RawMesh& m) { lift(m.areas[2], -40); });
    EXPECT_NE(firstMessage(sunk).find("40 units below the floor"), std::string::npos) << firstMessage(sunk);
    const auto corner = meshOn(map, [](RawMesh& m) { m.areas[2].southEast[2] = 60; });
    EXPECT_NE(firstMessage(corner).find("The south-east corner is 60 units above"), std::string::npos)
        << firstMessage(corner);
    EXPECT_EQ(found(meshOn(map, [](RawMesh& m) { lift(m.areas[2], 30); })), Texts());
}

/// Props of Source maps whose shape is not known have floors that the geometry lacks.
TEST(MeshMapRules, floorsThatTheMapMayLackAreNotes) {
    const auto change = [](RawMesh& m) { lift(m.areas[2], 50); };
    for (const auto& [unknown, version, severity] :
         {std::tuple(0U, 5U, checks::Severity::Warning), std::tuple(0U, 16U, checks::Severity::Warning),
          std::tuple(1U, 16U, checks::Severity::Note)}) {
        const auto map = backdropOf(house());
        map->geometry.unknownSolids = unknown;
        const auto issues = checks::checkAll(meshOn(map, change, version), systems::source_nav::mapRules());
        ASSERT_EQ(issues.size(), 1U);
        EXPECT_EQ(issues[0].severity, severity) << version << " " << unknown;
    }
}

TEST(MeshMapRules, connectionsThroughAWall) {
    auto walled = house();
    walled.addBlock(MapLayer::Solid, {99, -50, -50}, {101, 100, 500});
    const auto model = meshOn(backdropOf(walled));
    EXPECT_EQ(found(model).size(), 2U) << "there and back";
    EXPECT_NE(firstMessage(model).find("A wall is between the area and area 2, at (99, 50, 24)"), std::string::npos)
        << firstMessage(model);
    auto door = house();
    door.addBlock(MapLayer::Brushes, {99, -50, -50}, {101, 100, 500});
    EXPECT_EQ(found(meshOn(backdropOf(door))), Texts());
    auto gap = house();
    gap.addBlock(MapLayer::Solid, {99, 20, -50}, {101, 100, 500});
    EXPECT_EQ(found(meshOn(backdropOf(gap))), Texts()) << "a way past the wall is enough";
}

TEST(MeshMapRules, spotsInSolid) {
    EXPECT_EQ(found(meshOn(backdropOf(house()),
                           [](RawMesh& m) {
                               m.areas[0].hidingSpots[0].position = {150, 150, 50};
                           })),
              Texts{"NAV072 0"});
}

TEST(MeshMapRules, laddersOffTheMapsLadder) {
    const auto change = [](RawMesh& m) { m.ladders[0].top[0] = m.ladders[0].bottom[0] = 250; };
    EXPECT_EQ(found(meshOn(backdropOf(house()), change, 6)), Texts{"NAV073 0"});
    Soup plain;
    plain.addBlock(MapLayer::Solid, {0, 0, -100}, {300, 100, 0});
    plain.addBlock(MapLayer::Solid, {0, 100, -100}, {100, 200, 0});
    plain.addBlock(MapLayer::Solid, {100, 100, -100}, {200, 200, 200});
    EXPECT_EQ(found(meshOn(backdropOf(plain), change, 6)), Texts()) << "the map has none";
}

TEST(MeshMapRules, startsItemsAndZonesWithoutAnArea) {
    auto map = backdropOf(house());
    auto& geometry = map->geometry;
    geometry.models = {{}, {{0, 100, 0}, {100, 200, 64}}, {{250, 120, 0}, {300, 200, 64}}};
    addEntity(geometry, "worldspawn", {});
    addEntity(geometry, "info_player_start", glm::vec3(50, 50, 36));
    addEntity(geometry, "armoury_entity", glm::vec3(260, 180, 0));
    addEntity(geometry, "func_bomb_target", {}, 1);
    addEntity(geometry, "func_hostage_rescue", {}, 2);
    addEntity(geometry, "light", glm::vec3(260, 180, 0));
    const auto issues = checks::checkAll(meshOn(map), systems::source_nav::mapRules());
    ASSERT_EQ(issues.size(), 2U) << "one for each";
    EXPECT_EQ(issues[0].message, "No area at armoury_entity at (260, 180, 0)");
    EXPECT_EQ(issues[0].entity, 2U);
    EXPECT_EQ(issues[1].message, "No area at func_hostage_rescue at (275, 160, 32)");
    EXPECT_EQ(issues[1].entity, 4U);
}

TEST(MeshMapRules, startsItemsAndZonesThatBotsCannotReach) {
    auto map = backdropOf(house());
    auto& geometry = map->geometry;
    addEntity(geometry, "info_player_start", glm::vec3(50, 50, 36));
    addEntity(geometry, "armoury_entity", glm::vec3(250, 50, 0));
    constexpr std::uint32_t version = 9; // stores ladders
    EXPECT_EQ(found(meshOn(map, {}, version)), Texts());
    const auto cutOff = [](RawMesh& m) { m.areas[1].connections[1].clear(); }; // its ways east
    const auto issues = checks::checkAll(meshOn(map, cutOff, version), systems::source_nav::mapRules());
    ASSERT_EQ(issues.size(), 1U);
    EXPECT_EQ(issues[0].rule, "NAV078");
    EXPECT_EQ(issues[0].message, "No way leads from where players start to armoury_entity at (250, 50, 0)");
    EXPECT_EQ(issues[0].entity, 1U);
    // Without ladders in the file, the game finds those of the map itself.
    EXPECT_EQ(found(meshOn(
                  map,
                  [&](RawMesh& m) {
                      cutOff(m);
                      m.ladders.clear();
                      for (auto& area : m.areas)
                          area.ladders[0] = area.ladders[1] = {};
                  },
                  version)),
              Texts());
    addEntity(geometry, "info_player_deathmatch", glm::vec3(250, 50, 36));
    EXPECT_EQ(found(meshOn(map, cutOff, version)), Texts()) << "others start there";
}

TEST(MeshMapRules, meshesOfAnotherMap) {
    auto map = backdropOf(house());
    map->fileSize = 999;
    const auto other = meshOn(map);
    EXPECT_EQ(found(other), Texts{"NAV075 0"});
    EXPECT_EQ(firstMessage(other), "The mesh was made for a map of 123456 bytes, but the open map has 999");
    EXPECT_EQ(found(meshOn(map, [](RawMesh& m) { m.bspSize = 0; })), Texts()) << "not known";
    Soup field;
    field.addBlock(MapLayer::Solid, {-5000, -5000, -900}, {5000, 5000, -800});
    const auto texts = found(meshOn(backdropOf(field)));
    EXPECT_EQ(std::ranges::count(texts, "NAV076 0"), 1);
}

TEST(MeshMapRules, theSizeOfTheMapIsSetUnlessTheMeshIsOfAnother) {
    const auto fix = [](Model& m) {
        std::vector<std::string> refusals;
        const auto rules = systems::source_nav::mapRules();
        auto issues = checks::checkAll(m, rules);
        std::erase_if(issues, [](const checks::Issue& issue) { return issue.rule != "NAV075"; });
        EXPECT_EQ(issues.size(), 1U);
        checks::fixIssues(m, rules, issues, refusals);
        return std::pair(source::read(saveMesh(m))->bspSize, refusals.size());
    };
    auto map = backdropOf(house());
    map->fileSize = 999;
    auto own = meshOn(map);
    EXPECT_EQ(fix(own), std::pair(999U, std::size_t{0}));
    Soup field;
    field.addBlock(MapLayer::Solid, {-5000, -5000, -900}, {5000, 5000, -800});
    auto far = backdropOf(field);
    far->fileSize = 999;
    auto other = meshOn(far);
    EXPECT_EQ(fix(other), std::pair(123456U, std::size_t{1}));
}

TEST(MeshMapRules, followEditsAsAFullCheckFinds) {
    auto walled = house();
    walled.addBlock(MapLayer::Solid, {199, -50, -50}, {201, 100, 500});
    auto map = backdropOf(walled);
    map->fileSize = 999;
    addEntity(map->geometry, "info_player_start", glm::vec3(50, 50, 36));
    std::mt19937 random(11);
    const auto pick = [&](auto... values) {
        const std::array options{values...};
        return options[random() % options.size()];
    };
    auto model = meshOn(map, {}, 6);
    RuleFollower follower(model);
    for (int i = 0; i < 200; ++i) {
        model::Transaction tx(model, "edit");
        const auto any = [&](model::ElementTypeId type) {
            const auto rows = model.liveRows(type);
            return rows.empty() ? model::kNoSlot : rows[random() % rows.size()];
        };
        const Slot a = any(systems::source_nav::kArea);
        const Slot c = any(systems::source_nav::kConnection);
        const Slot s = any(systems::source_nav::kHidingSpot);
        switch (random() % 7) {
        case 0:
            tx.set(area::northWestZ, a, pick(0.0F, 60.0F, -50.0F));
            break;
        case 1:
            tx.set(area::westX, a, pick(0.0F, 100.0F, 190.0F, 400.0F));
            break;
        case 2:
            if (c != model::kNoSlot)
                tx.set(connection::target, c, model::Ref::to(a));
            break;
        case 3:
            if (c != model::kNoSlot)
                tx.set(connection::side, c, static_cast<std::uint8_t>(random() % 4));
            break;
        case 4:
            if (s != model::kNoSlot)
                tx.set(hiding_spot::x, s, pick(20.0F, 150.0F));
            break;
        case 5:
            tx.set(ladder::topX, any(systems::source_nav::kLadder), pick(150.0F, 400.0F));
            break;
        default:
            tx.set(systems::source_nav::file::version, 0, pick(5U, 6U));
            break;
        }
        const auto change = tx.commit();
        if (!change || change->empty())
            continue;
        ASSERT_EQ(follower.fault(model, *change), "") << i;
    }
}

/// The counts of docs/checks.md.
TEST(MeshMapRules, onRealMeshesFindWhatThePageOfChecksCounts) {
    std::size_t pairs = 0;
    Counts counts;
    for (const auto* folder : {"goldsrc-pairs", "goldsrc-bsp-nav"}) {
        const auto at = corpusFolder(folder);
        if (!at)
            GTEST_SKIP() << missingCorpus(folder);
        for (const auto& entry : std::filesystem::directory_iterator(*at)) {
            if (entry.path().extension() != ".nav")
                continue;
            const auto bytes = readFile(std::filesystem::path(entry.path()).replace_extension(".bsp"));
            auto geometry = world::readMapGeometry(bytes);
            ASSERT_TRUE(geometry);
            auto rays = world::RayCaster::build(*geometry).value();
            auto model = loadMesh(readFile(entry.path()));
            model.setMap(std::make_shared<world::Backdrop>(
                world::Backdrop{std::move(*geometry), std::move(rays), bytes.size()}));
            ++pairs;
            for (const auto& [rule, count] : countsOf(checks::checkAll(model, systems::source_nav::mapRules())))
                counts[rule] += count;
        }
    }
    EXPECT_EQ(pairs, 24U);
    EXPECT_EQ(counts,
              Counts({{"NAV070", 56}, {"NAV071", 12}, {"NAV072", 25}, {"NAV074", 56}, {"NAV075", 2}, {"NAV078", 12}}));
}

} // namespace
} // namespace navsmith::tests
