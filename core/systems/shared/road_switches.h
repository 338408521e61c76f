// Data that path files and saved games of San Andreas publish to each other: the switchable nodes, and the regions that
// switch them. docs/formats/gta-sa-save.md, section 6.
#pragma once

#include "core/model/ids.h"
#include "core/systems/shared/path_grid.h"

#include <glm/vec3.hpp>

#include <bitset>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace navsmith::systems::gta_sa_world {

/// A switched path region of a save.
struct RoadSwitch {
    glm::vec3 minimum{0}; ///< world units; a node on the boundary is inside
    glm::vec3 maximum{0};
    bool off = false;
    bool vehicles = false; ///< nodes of cars and boats; otherwise of pedestrians

    bool operator==(const RoadSwitch&) const = default;
};

/// Published by a save: its regions, in the order in which the game applies them.
struct RoadSwitches {
    std::vector<RoadSwitch> regions;
    std::vector<std::string> names; ///< of the regions, for the user
    std::vector<model::Slot> rows;  ///< of the regions in the save's model

    bool operator==(const RoadSwitches&) const = default;
};

struct RoadNode {
    glm::vec3 place{0};
    bool off = false; ///< in the path file: the state before any region is applied
    bool pedestrian = false;
    bool switchable = true;           ///< false for road blocks and parking nodes
    std::uint32_t firstNeighbour = 0; ///< index into Roads::neighbours; the range ends before the next node's first

    bool operator==(const RoadNode&) const = default;
};

/// Published by a path set: all nodes, by area and position in it.
struct Roads {
    std::vector<RoadNode> nodes;
    std::vector<std::uint32_t> neighbours; ///< indexes into nodes; targets of all links to existing nodes
    paths::Grid grid;                      ///< of the areas
    std::bitset<1024> areas;               ///< areas whose files are open
    std::vector<model::Slot> rows;         ///< of the nodes in the path set's model

    [[nodiscard]] std::span<const std::uint32_t> neighboursOf(std::uint32_t node) const;
    bool operator==(const Roads&) const = default;
};

/// A region that has switched a node.
struct Turn {
    std::uint32_t node;
    std::uint32_t region;
};

struct SwitchedRoads {
    std::vector<std::uint8_t> off;      ///< by node, after all regions
    std::vector<Turn> turns;            ///< by node, then in order of application
    std::vector<std::uint32_t> changed; ///< by region: number of nodes it has switched

    [[nodiscard]] std::span<const Turn> turnsOf(std::uint32_t node) const;
};

/// Does what the game does with all areas loaded: each region in order switches the nodes of its type inside its box.
/// From each of them the change spreads along switchable nodes in at most two directions, up to a node with more than
/// two such neighbours or one already in the wanted state. Regions after the 256th have no effect.
SwitchedRoads applySwitches(const Roads& roads, std::span<const RoadSwitch> regions);

/// Whether the files of all areas that the region touches are open, so that its effect is known.
bool coversAreas(const Roads& roads, const RoadSwitch& region);

} // namespace navsmith::systems::gta_sa_world
