// Colours of areas by what they mean in one game.
#include "core/symbol/symbol.h"
#include "core/world/backdrop.h"
#include "tests/core/systems/source_nav/nav_world.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::tests {
namespace {

using symbol::Rgba;

const symbol::Overlay& overlayNamed(std::string_view id) {
    return *std::ranges::find(systemNamed("source_nav").view.overlays, id, &symbol::Overlay::id);
}

struct Painted {
    std::vector<Rgba> colours;
    std::vector<symbol::LegendEntry> legend;

    Painted(const model::Model& model, std::string_view id) : colours(model.capacity(kAreaType(model))) {
        overlayNamed(id).paint(model, {}, colours, legend);
    }
    static model::ElementTypeId kAreaType(const model::Model& model) { return *model.schema().findElementType("area"); }
    /// What the legend says of an area's colour.
    [[nodiscard]] std::string meaning(const model::Model& model, std::uint32_t id) const {
        const auto colour = colours[areaWithId(model, id)];
        const auto entry = std::ranges::find(legend, colour, &symbol::LegendEntry::colour);
        return entry == legend.end() ? "" : entry->title;
    }
};

RawNavArea& areaIn(RawMesh& mesh, std::uint32_t id) {
    return *std::ranges::find(mesh.areas, id, &RawNavArea::id);
}

std::vector<std::string> offered(const model::Model& model) {
    std::vector<std::string> ids;
    for (const auto& overlay : systemNamed("source_nav").view.overlays)
        if (overlay.applies != nullptr && overlay.applies(model))
            ids.emplace_back(overlay.id);
    return ids;
}

TEST(MeshOverlays, areThoseOfTheGame) {
    EXPECT_EQ(offered(loadMesh(soundMesh(16, 1, RawGame::CounterStrike))),
              (std::vector<std::string>{"blocked_at_start"}));
    EXPECT_EQ(
        offered(loadMesh(soundMesh(16, 2, RawGame::TeamFortress))),
        (std::vector<std::string>{"game_flags", "incursion_red", "incursion_blue", "tf_spots", "blocked_at_start"}));
    EXPECT_EQ(offered(loadMesh(soundMesh(16, 14, RawGame::LeftForDead))),
              (std::vector<std::string>{"game_flags", "flow", "blocked_at_start"}));
    EXPECT_TRUE(offered(loadMesh(soundMesh(5))).empty());
}

TEST(MeshOverlays, flowBeginsWherePlayersStart) {
    constexpr std::uint32_t kPlayerStart = 0x80;
    auto mesh = soundMesh(16, 14, RawGame::LeftForDead);
    EXPECT_EQ(Painted(loadMesh(mesh), "flow").legend.front().title, "No area is marked as player start.");
    areaIn(mesh, 1).gameFlags = kPlayerStart;
    const auto model = loadMesh(mesh);
    const Painted painted(model, "flow");
    EXPECT_EQ(painted.colours[areaWithId(model, 1)], symbol::rampColour(0));
    EXPECT_EQ(painted.legend.front().title, "Bot: 0 units");
    // The farthest is 5, up the ladder: 100 units to area 2, and 200 up.
    EXPECT_EQ(painted.meaning(model, 5), "Bot: 300 units");
}

TEST(MeshOverlays, incursionBeginsAtTheTeamsSpawnPoints) {
    auto model = loadMesh(soundMesh(16, 2, RawGame::TeamFortress));
    EXPECT_EQ(Painted(model, "incursion_red").legend.front().title, "Open the map: it tells where the team spawns.");
    const auto middleOf = [&](std::uint32_t id) {
        return systemNamed("source_nav").routing.place(model, areaWithId(model, id));
    };
    world::Backdrop map;
    for (const auto& [team, id] : {std::pair("2", 1U), std::pair("3", 3U)}) {
        world::MapEntity spawn;
        spawn.pairs = {{"classname", "info_player_teamspawn"}, {"TeamNum", team}};
        spawn.origin = middleOf(id) + glm::vec3(0, 0, 20);
        map.geometry.entities.push_back(spawn);
    }
    model.setMap(std::make_shared<world::Backdrop>(map));
    const Painted red(model, "incursion_red");
    EXPECT_EQ(red.colours[areaWithId(model, 1)], symbol::rampColour(0));
    EXPECT_NE(red.colours[areaWithId(model, 3)], symbol::rampColour(0));
    const Painted blue(model, "incursion_blue");
    EXPECT_EQ(blue.colours[areaWithId(model, 3)], symbol::rampColour(0));
    EXPECT_EQ(blue.meaning(model, 5), "not reached") << "these bots do not climb ladders";
}

TEST(MeshOverlays, spotsAndBlockedAreasAreCounted) {
    auto mesh = soundMesh(16, 2, RawGame::TeamFortress);
    areaIn(mesh, 1).gameFlags = 1U << 21U;
    areaIn(mesh, 2).gameFlags = 1U << 22U;
    areaIn(mesh, 3).gameFlags = 1U << 11U;
    areaIn(mesh, 4).attributes = 1U << 31U;
    const auto model = loadMesh(mesh);
    const Painted spots(model, "tf_spots");
    EXPECT_EQ(spots.meaning(model, 1), "sniper spot (1)");
    EXPECT_EQ(spots.meaning(model, 2), "sentry spot (1)");
    EXPECT_EQ(spots.meaning(model, 3), "none");
    const Painted blocked(model, "blocked_at_start");
    EXPECT_EQ(blocked.meaning(model, 3), "BLU setup gate (1)");
    EXPECT_EQ(blocked.meaning(model, 4), "nav blocker (1)");
    EXPECT_EQ(blocked.meaning(model, 1), "none");
}

} // namespace
} // namespace navsmith::tests
