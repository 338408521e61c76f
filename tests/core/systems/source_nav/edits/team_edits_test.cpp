// Selecting by how the teams of Team Fortress 2 come to the control points, and what else the game's editor has.
#include "core/systems/source_nav/mesh/schema.h"
#include "core/world/backdrop.h"
#include "tests/core/systems/source_nav/edit_mesh.h"

#include <algorithm>
#include <memory>
#include <set>

namespace navsmith::tests {
namespace {

namespace nav = systems::source_nav;
using Ids = std::vector<std::uint32_t>;

/// Squares of 100 units in a row to the east, connected both ways. BLU spawns in 1; the control point is 6, which sees
/// 4 and 5.
RawMesh corridor() {
    RawMesh mesh;
    mesh.version = 16;
    mesh.subVersion = 2;
    mesh.game = RawGame::TeamFortress;
    for (std::uint32_t id = 1; id <= 6; ++id) {
        RawNavArea area;
        area.id = id;
        const auto west = 100.0F * static_cast<float>(id - 1);
        area.northWest = {west, 0, 0};
        area.southEast = {west + 100, 100, 0};
        area.light = {1, 1, 1, 1};
        if (id < 6)
            area.connections[1] = {id + 1};
        if (id > 1)
            area.connections[3] = {id - 1};
        mesh.areas.push_back(area);
    }
    mesh.areas[0].gameFlags = 1U << 2U;
    mesh.areas[5].gameFlags = 1U << 6U;
    mesh.areas[5].visible = {{4, 3}, {5, 3}};
    return mesh;
}

class TeamEdits : public EditMesh {
protected:
    TeamEdits() { use(corridor()); }
};

TEST_F(TeamEdits, TheZoneBeforeTheControlPoint) {
    EXPECT_EQ(idsOf(run("select_incursion_zone", {}, {0, 250})), (Ids{4, 5})) << "300 and 400 of 500 units";
    EXPECT_EQ(idsOf(run("select_incursion_zone", {}, {0, 2000})), (Ids{2, 3, 4, 5}));
    EXPECT_NE(refusal("select_incursion_zone", {}, {1, 2000}).find("where the team spawns"), std::string::npos)
        << "nobody knows where RED does";
    model.setMap(std::make_shared<world::Backdrop>());
    EXPECT_NE(refusal("select_incursion_zone", {}, {1, 2000}).find("neither the map nor a flag says so"),
              std::string::npos)
        << "the map is open already";
}

TEST_F(TeamEdits, WhereTheControlPointComesIntoView) {
    EXPECT_EQ(idsOf(run("select_point_incursion", {}, {0})), (Ids{4})) << "from 3 it is not seen yet; from 5 it was";
    auto mesh = corridor();
    mesh.areas[5].gameFlags = 0;
    use(mesh);
    EXPECT_NE(refusal("select_point_incursion", {}, {0}).find("where the control points are"), std::string::npos);
}

TEST_F(TeamEdits, PlacesForAnAmbush) {
    EXPECT_EQ(idsOf(run("select_ambush", areas({4}), {0, 750, 400, 500'000})), (Ids{2, 3, 4, 5, 6}))
        << "in 1 nobody comes from anywhere";
    EXPECT_EQ(idsOf(run("select_ambush", areas({4}), {0, 750, 400, 10'000})), (Ids{2, 3, 4, 5}))
        << "6 sees two areas from which BLU comes";
    EXPECT_EQ(idsOf(run("select_ambush", areas({4}), {0, 150, 400, 500'000})), (Ids{3, 4, 5})) << "no farther away";
    EXPECT_EQ(whyDisabled("select_ambush", {}), "Select the area around which to search.");
}

TEST_F(TeamEdits, OtherGamesHaveNoTeams) {
    use(editMesh());
    for (const auto* id : {"select_incursion_zone", "select_point_incursion", "select_ambush"})
        EXPECT_EQ(whyDisabled(id, areas({1})), "Only meshes of Team Fortress 2 have teams.");
}

TEST_F(TeamEdits, BlockedAreasAreThoseOfTheGame) {
    EXPECT_EQ(refusal("select_blocked", {}), "No area is marked as blocked.");
    auto mesh = corridor();
    mesh.areas[1].gameFlags = 1U << 11U; // a setup gate
    mesh.areas[2].attributes = 1U << 31U;
    mesh.areas[3].attributes = 1U << 27U; // means something in Left 4 Dead only
    use(mesh);
    EXPECT_EQ(idsOf(run("select_blocked", {})), (Ids{2, 3}));
    use(editMesh(5));
    EXPECT_EQ(whyDisabled("select_blocked", {}), "Version 5 of the format does not mark blocked areas.");
}

/// As the game cuts 100 by 50 units: twice 25 by 50 in two, and what is left is a square.
TEST_F(TeamEdits, SniperSpotsAreNotConnectedWithEachOther) {
    auto mesh = corridor();
    mesh.areas[1].southEast[1] = 50;
    use(mesh);
    expected = {"NAV020", "NAV021", "NAV022", "NAV023", "NAV024", "NAV025"};
    const auto parts = run("make_sniper_spots", areas({2}));
    ASSERT_EQ(parts.size(), 5U);
    std::multiset<std::pair<float, float>> sizes;
    for (const auto& part : parts) {
        const auto area = stored(model.get(nav::area::id, part.slot));
        sizes.emplace(area.southEast.x - area.northWest.x, area.southEast.y - area.northWest.y);
    }
    EXPECT_EQ(sizes, (std::multiset<std::pair<float, float>>{{25, 25}, {25, 25}, {25, 25}, {25, 25}, {50, 50}}));
    for (const auto& a : parts) {
        for (const auto& b : parts)
            EXPECT_FALSE(leads(model.get(nav::area::id, a.slot), model.get(nav::area::id, b.slot)));
    }
    std::size_t fromOutside = 0;
    for (const auto& part : parts)
        fromOutside += leads(1, model.get(nav::area::id, part.slot)) ? 1 : 0;
    EXPECT_EQ(fromOutside, 2U) << "those at the border to 1";
    EXPECT_NE(whyDisabled("make_sniper_spots", areas({3})).find("longer than 25 units along one side only"),
              std::string::npos)
        << "squares stay";
}

} // namespace
} // namespace navsmith::tests
