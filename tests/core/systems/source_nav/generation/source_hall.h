// A room of a Source map whose floor is known by hand.
#pragma once

#include "core/systems/source_nav/generation/generate.h"
#include "tests/support/brush_trees.h"
#include "tests/support/source_room.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace navsmith::tests {

namespace generation = systems::source_nav::generation;

inline const std::string kTerrorist = "\"classname\" \"info_player_terrorist\" \"origin\" ";

inline constexpr float kOnGround = 0.03125F; ///< lines and boxes stop this far above

/// A room with nodes from -100 to 100 in x and y and a floor at 0; a player starts in its west.
struct Hall {
    SourceRoom room;

    explicit Hall(const std::vector<RawSolid>& solids = {}, const std::string& start = "\"-62 0 40\"",
                  float height = 400)
        : room({-112, -112, 0}, {112, 112, height}) {
        for (const auto& solid : solids)
            room.add(solid);
        room.addEntity(kTerrorist + start);
    }
    [[nodiscard]] source::NavFile mesh(std::string_view game = "css") const {
        generation::MeshOptions options;
        options.game = game;
        options.analyse = false;
        auto made = generation::generateMesh(room.bytes(), options);
        EXPECT_TRUE(made) << (made ? "" : made.error());
        return made ? std::move(made->file) : source::NavFile{};
    }
};

/// A platform in the east of the room.
inline RawSolid platform(float height) {
    return boxSolid({12, -112, 0}, {112, 112, height});
}

/// The area over a place; the highest if there are more.
inline const source::NavArea* areaOver(const source::NavFile& mesh, float x, float y) {
    const source::NavArea* found = nullptr;
    for (const auto& area : mesh.areas)
        if (x > area.northWest.x && x < area.southEast.x && y > area.northWest.y && y < area.southEast.y &&
            (found == nullptr || area.northWest.z > found->northWest.z))
            found = &area;
    return found;
}

inline bool links(const source::NavFile& mesh, const source::NavArea& from, const source::NavArea& to,
                  std::size_t side) {
    const auto ids = source::entries(mesh.connections, from.connections[side]);
    return std::find(ids.begin(), ids.end(), to.id) != ids.end();
}

} // namespace navsmith::tests
