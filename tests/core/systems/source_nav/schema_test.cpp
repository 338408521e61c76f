// The schema of navigation meshes: every handle names the column that its name says; elements are called by their ids.
#include "core/model/property.h"
#include "core/query/find_element.h"
#include "core/systems/source_nav/derived.h"
#include "tests/core/systems/source_nav/nav_world.h"
#include "tests/support/corpus.h"

#include <gtest/gtest.h>

namespace navsmith::tests {
namespace {

namespace approach = systems::source_nav::approach;
namespace area = systems::source_nav::area;
namespace connection = systems::source_nav::connection;
namespace encounter_path = systems::source_nav::encounter_path;
namespace encounter_spot = systems::source_nav::encounter_spot;
namespace file = systems::source_nav::file;
namespace hiding_spot = systems::source_nav::hiding_spot;
namespace ladder = systems::source_nav::ladder;
namespace ladder_ref = systems::source_nav::ladder_ref;
namespace visible = systems::source_nav::visible;
using model::Element;
using model::handle;
using model::HandleSpec;
using model::Model;
using model::Slot;
using systems::source_nav::fog_place;
using systems::source_nav::kArea;
using systems::source_nav::kConnection;
using systems::source_nav::kEncounterPath;
using systems::source_nav::kFile;
using systems::source_nav::kFogPlace;
using systems::source_nav::kHidingSpot;
using systems::source_nav::kLadder;
using systems::source_nav::kPlace;
using systems::source_nav::place;
using systems::source_nav::schema;

const std::vector<HandleSpec>& handles() {
    static const std::vector<HandleSpec> all{
        handle(file::name, "name"),
        handle(file::version, "version"),
        handle(file::subVersion, "sub_version"),
        handle(file::layout, "layout"),
        handle(file::bspSize, "bsp_size"),
        handle(file::analysed, "analysed"),
        handle(file::unnamedError, "unnamed_error"),
        handle(file::population, "population"),
        handle(file::viewDistance, "view_distance"),
        handle(file::tail, "tail"),
        handle(place::file, "file"),
        handle(place::name, "name"),
        handle(place::terminated, "terminated"),
        handle(fog_place::file, "file"),
        handle(fog_place::name, "name"),
        handle(fog_place::terminated, "terminated"),
        handle(area::file, "file"),
        handle(area::id, "id"),
        handle(area::attributes, "attributes"),
        handle(area::westX, "west_x"),
        handle(area::northY, "north_y"),
        handle(area::northWestZ, "north_west_z"),
        handle(area::eastX, "east_x"),
        handle(area::southY, "south_y"),
        handle(area::southEastZ, "south_east_z"),
        handle(area::northEastZ, "north_east_z"),
        handle(area::southWestZ, "south_west_z"),
        handle(area::place, "place"),
        handle(area::fogPlace, "fog_place"),
        handle(area::occupyFirst, "occupy_first"),
        handle(area::occupySecond, "occupy_second"),
        handle(area::lightNorthWest, "light_north_west"),
        handle(area::lightNorthEast, "light_north_east"),
        handle(area::lightSouthEast, "light_south_east"),
        handle(area::lightSouthWest, "light_south_west"),
        handle(area::inheritsFrom, "inherits_from"),
        handle(area::gameFlags, "game_flags"),
        handle(area::legacy, "legacy"),
        handle(approach::here, "here"),
        handle(approach::previous, "previous"),
        handle(approach::previousHow, "previous_how"),
        handle(approach::next, "next"),
        handle(approach::nextHow, "next_how"),
        handle(ladder_ref::up, "ladder"),
        handle(ladder_ref::down, "ladder"),
        handle(visible::target, "target"),
        handle(visible::visibility, "visibility"),
        handle(connection::owner, "owner"),
        handle(connection::side, "side"),
        handle(connection::target, "target"),
        handle(hiding_spot::owner, "owner"),
        handle(hiding_spot::id, "id"),
        handle(hiding_spot::x, "x"),
        handle(hiding_spot::y, "y"),
        handle(hiding_spot::z, "z"),
        handle(hiding_spot::flags, "flags"),
        handle(encounter_path::owner, "owner"),
        handle(encounter_path::from, "from"),
        handle(encounter_path::fromDirection, "from_direction"),
        handle(encounter_path::to, "to"),
        handle(encounter_path::toDirection, "to_direction"),
        handle(encounter_spot::spot, "spot"),
        handle(encounter_spot::t, "t"),
        handle(ladder::file, "file"),
        handle(ladder::id, "id"),
        handle(ladder::width, "width"),
        handle(ladder::topX, "top_x"),
        handle(ladder::topY, "top_y"),
        handle(ladder::topZ, "top_z"),
        handle(ladder::bottomX, "bottom_x"),
        handle(ladder::bottomY, "bottom_y"),
        handle(ladder::bottomZ, "bottom_z"),
        handle(ladder::length, "length"),
        handle(ladder::direction, "direction"),
        handle(ladder::dangling, "dangling"),
        handle(ladder::topForward, "top_forward"),
        handle(ladder::topLeft, "top_left"),
        handle(ladder::topRight, "top_right"),
        handle(ladder::topBehind, "top_behind"),
        handle(ladder::bottom, "bottom"),
    };
    return all;
}

TEST(NavSchema, IsSoundAndItsHandlesNameTheirColumns) {
    EXPECT_EQ(model::checkHandles(*schema(), handles()), "");
}

TEST(NavSchema, HasAHandleForEveryColumn) {
    std::size_t columns = 0;
    for (const auto& type : schema()->types) {
        columns += type.columns.size() - model::kFirstOwn;
        for (const auto& list : type.lists)
            columns += list.columns.size();
    }
    EXPECT_EQ(handles().size(), columns);
}

TEST(NavSchema, NamesItsTypesAsTheConstantsDo) {
    EXPECT_EQ(schema()->findElementType("file"), kFile);
    EXPECT_EQ(schema()->findElementType("place"), kPlace);
    EXPECT_EQ(schema()->findElementType("fog_place"), kFogPlace);
    EXPECT_EQ(schema()->findElementType("area"), kArea);
    EXPECT_EQ(schema()->findElementType("connection"), kConnection);
    EXPECT_EQ(schema()->findElementType("hiding_spot"), kHidingSpot);
    EXPECT_EQ(schema()->findElementType("encounter_path"), kEncounterPath);
    EXPECT_EQ(schema()->findElementType("ladder"), kLadder);
}

TEST(NavNames, AreTheIdsThatTheGameShows) {
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

/// Text of one property of one element.
std::string shown(const Model& m, Element element, std::string_view property) {
    const auto* spec = m.schema().type(element.type).findProperty(property);
    return spec == nullptr ? "no such property" : model::displayText(m, *spec, element);
}

TEST(NavNumbers, ThatNoColumnHoldsAreWorkedOut) {
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
    mesh.areas[4].connections[3].clear(); // 5 hangs on its ladder alone
    auto m = loadMesh(mesh);
    EXPECT_EQ(shown(m, {kArea, areaWithId(m, 5)}, "part"), "1");
    mesh.ladders.clear();
    mesh.areas[1].ladders[0].clear();
    mesh.areas[4].ladders[1].clear();
    m = loadMesh(mesh);
    EXPECT_EQ(shown(m, {kArea, areaWithId(m, 5)}, "part"), "2");
    EXPECT_EQ(shown(m, {kArea, areaWithId(m, 1)}, "part"), "1");
}

TEST(NavNumbers, AreThoseThatAWalkByHandCounts) {
    const auto meshes = realMeshes();
    if (meshes.empty())
        GTEST_SKIP() << missingCorpus(kNoMeshes);
    for (const auto& path : meshes) {
        const auto bytes = readFile(path);
        const auto m = loadMesh(bytes);
        const auto layout = m.get(file::layout, 0);
        const auto shape = shapeOf(bytes, static_cast<RawGame>(layout)); // both in the order of the format page
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
