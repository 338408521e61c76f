// A mesh of two areas in a room of GoldSrc.
#pragma once

#include "formats/source/nav_file.h"
#include "tests/support/brush_trees.h"

#include <cstdint>

namespace navsmith::tests {

/// A room of 500 by 200 with high walls, and a wall across that leaves a door of 50 in its middle.
inline SolidWorld dividedRoom() {
    return {
        {0, 0, 0}, {500, 200, 200}, {boxSolid({225, 0, 0}, {275, 75, 200}), boxSolid({225, 125, 0}, {275, 200, 200})}};
}

/// Areas 1 and 3 are the halves of the room, 2 is the door between them.
inline source::NavFile dividedMesh(std::uint32_t version = 5) {
    source::NavFile file;
    file.format.version = version;
    const auto add = [&](float west, float north, float east, float south) {
        source::NavArea area;
        area.id = static_cast<std::uint32_t>(file.areas.size() + 1);
        area.northWest = {west, north, 0};
        area.southEast = {east, south, 0};
        file.areas.push_back(area);
    };
    add(0, 0, 225, 200);
    add(225, 75, 275, 125);
    add(275, 0, 500, 200);
    const auto link = [&](std::size_t from, std::size_t side, std::uint32_t to) {
        file.areas[from].connections.at(side) = {static_cast<std::uint32_t>(file.connections.size()), 1};
        file.connections.push_back(to);
    };
    link(0, 1, 2);
    link(1, 1, 3);
    link(1, 3, 1);
    link(2, 3, 2);
    return file;
}

} // namespace navsmith::tests
