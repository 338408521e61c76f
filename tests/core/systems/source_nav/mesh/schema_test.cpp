// The schema of navigation meshes: element names are ids, and derived values match the file.
#include "core/model/property.h"
#include "core/query/find_element.h"
#include "core/systems/source_nav/mesh/derived.h"
#include "tests/core/systems/source_nav/nav_world.h"
#include "tests/support/corpus.h"

#include <gtest/gtest.h>

namespace navsmith::tests {
namespace {

namespace area = systems::source_nav::area;
namespace encounter_path = systems::source_nav::encounter_path;
namespace file = systems::source_nav::file;
using model::Element;
using model::Model;
using model::Slot;
using systems::source_nav::kArea;
using systems::source_nav::kConnection;
using systems::source_nav::kEncounterPath;
using systems::source_nav::kFile;
using systems::source_nav::kFogPlace;
using systems::source_nav::kHidingSpot;
using systems::source_nav::kLadder;
using systems::source_nav::kPlace;
using systems::source_nav::schema;

TEST(NavSchema, TypesMatchTheConstants) {
    EXPECT_EQ(schema()->findElementType("file"), kFile);
    EXPECT_EQ(schema()->findElementType("place"), kPlace);
    EXPECT_EQ(schema()->findElementType("fog_place"), kFogPlace);
    EXPECT_EQ(schema()->findElementType("area"), kArea);
    EXPECT_EQ(schema()->findElementType("connection"), kConnection);
    EXPECT_EQ(schema()->findElementType("hiding_spot"), kHidingSpot);
    EXPECT_EQ(schema()->findElementType("encounter_path"), kEncounterPath);
    EXPECT_EQ(schema()->findElementType("ladder"), kLadder);
}

TEST(NavNames, AreTheGamesIds) {
    auto mesh = soundMesh();
    mesh.areas[3].id = 1234;
    mesh.areas[0].connections[2] = {1234};
    mesh.areas[4].connections[3] = {1234};
    const auto m = loadMesh(mesh);
    const Slot a = areaWithId(m, 1234);
    EXPECT_EQ(model::elementName(m, {kArea, a}), "area 1234");
    EXPECT_EQ(model::elementName(m, {kLadder, 0}), "ladder 1");
    EXPECT_EQ(model::elementName(m, {kHidingSpot, 1}), "hiding spot 2");
    EXPECT_EQ(model::elementName(m, {kPlace, 1}), "place LongDoors");
    EXPECT_EQ(query::findElements(m, "area 1234"), (std::vector<Element>{{kArea, a}}));
    EXPECT_EQ(query::findElements(m, "AREA 1234"), (std::vector<Element>{{kArea, a}}));
    EXPECT_EQ(query::findElements(m, "place LongDoors"), (std::vector<Element>{{kPlace, 1}}));
    EXPECT_TRUE(query::findElements(m, "area 77").empty());
    const Slot c = connectionBetween(m, 2, 3);
    EXPECT_EQ(model::elementName(m, {kConnection, c}), "connection 0 of area 2");
}

/// Display text of one property of one element.
std::string shown(const Model& m, Element element, std::string_view property) {
    const auto* spec = m.schema().type(element.type).findProperty(property);
    return spec == nullptr ? "no such property" : model::displayText(m, *spec, element);
}

TEST(NavNumbers, AreDerived) {
    auto mesh = soundMesh();
    mesh.areas[0].southEast[0] = 90;
    const auto m = loadMesh(mesh);
    const Element f{kFile, 0};
    EXPECT_EQ(shown(m, f, "places"), "2");
    EXPECT_EQ(shown(m, f, "areas"), "5");
    EXPECT_EQ(shown(m, f, "connections"), "7");
    EXPECT_EQ(shown(m, f, "hiding_spots"), "2");
    EXPECT_EQ(shown(m, f, "encounter_paths"), "1");
    EXPECT_EQ(shown(m, f, "ladders"), "1");
    const Element a{kArea, areaWithId(m, 1)};
    EXPECT_EQ(shown(m, a, "width"), "90");
    EXPECT_EQ(shown(m, a, "depth"), "100");
    EXPECT_EQ(shown(m, a, "connections_out"), "2");
    EXPECT_EQ(shown(m, a, "connections_in"), "2");
    EXPECT_EQ(shown(m, a, "part"), "1");
    EXPECT_EQ(shown(m, a, "light"), "0.4375");
    EXPECT_EQ(shown(m, a, "visible_areas"), "2");
    EXPECT_EQ(shown(m, a, "spots"), "1");
    EXPECT_EQ(shown(m, a, "paths"), "0");
    EXPECT_EQ(shown(m, {kArea, areaWithId(m, 2)}, "paths"), "1");
    EXPECT_EQ(shown(m, {kPlace, 1}, "index"), "2");
    EXPECT_EQ(shown(m, {kEncounterPath, 0}, "spots"), "2");
    EXPECT_EQ(shown(m, {kConnection, connectionBetween(m, 1, 2)}, "two_way"), "1");
    EXPECT_EQ(shown(m, {kConnection, connectionBetween(m, 5, 4)}, "two_way"), "0");
    EXPECT_EQ(shown(m, {kConnection, connectionBetween(m, 5, 4)}, "height"), "-200");
}

TEST(NavNumbers, CountPartsFromTheLargestAndLaddersAsWays) {
    auto mesh = soundMesh();
    mesh.areas[4].connections[3].clear(); // 5 is only connected by its ladder
    auto m = loadMesh(mesh);
    EXPECT_EQ(shown(m, {kArea, areaWithId(m, 5)}, "part"), "1");
    mesh.ladders.clear();
    mesh.areas[1].ladders[0].clear();
    mesh.areas[4].ladders[1].clear();
    m = loadMesh(mesh);
    EXPECT_EQ(shown(m, {kArea, areaWithId(m, 5)}, "part"), "2");
    EXPECT_EQ(shown(m, {kArea, areaWithId(m, 1)}, "part"), "1");
}

TEST(NavNumbers, MatchAnIndependentParser) {
    const auto meshes = realMeshes();
    if (meshes.empty())
        GTEST_SKIP() << missingCorpus(kNoMeshes);
    for (const auto& path : meshes) {
        const auto bytes = readFile(path);
        const auto m = loadMesh(bytes);
        const auto layout = m.get(file::layout, 0);
        // both enumerations have the order of the format page
        const auto shape = shapeOf(bytes, static_cast<RawGame>(layout));
        const Element f{kFile, 0};
        EXPECT_EQ(shown(m, f, "areas"), std::to_string(shape.areas.size())) << path;
        EXPECT_EQ(shown(m, f, "connections"), std::to_string(shape.connections)) << path;
        EXPECT_EQ(shown(m, f, "hiding_spots"), std::to_string(shape.hidingSpots)) << path;
        EXPECT_EQ(shown(m, f, "encounter_paths"), std::to_string(shape.encounters)) << path;
        EXPECT_EQ(m.count(kLadder), shape.ladders) << path;
        EXPECT_EQ(m.listCount(kArea, area::kVisible), shape.visible) << path;
        EXPECT_EQ(m.listCount(kArea, area::kApproaches), shape.approaches) << path;
        EXPECT_EQ(m.listCount(kEncounterPath, encounter_path::kSpots), shape.encounterSpots) << path;
        EXPECT_EQ(m.get(file::tail, 0).size(), bytes.size() - shape.end) << path;
    }
}

} // namespace
} // namespace navsmith::tests
