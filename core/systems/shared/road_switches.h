// What path files and saved games of San Andreas publish to each other: the nodes that can be switched, and the boxes
// that switch them. docs/formats/gta-sa-save.md, section 6.
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
    glm::vec3 minimum{0}; ///< world units; a node on the box's edge is inside
    glm::vec3 maximum{0};
    bool off = false;
    bool vehicles = false; ///< nodes of cars and boats; else those of pedestrians

    bool operator==(const RoadSwitch&) const = default;
};

/// What a save publishes: its regions in the order in which the game applies them.
struct RoadSwitches {
    std::vector<RoadSwitch> regions;
    std::vector<std::string> names; ///< of the regions, for people
    std::vector<model::Slot> rows;  ///< of the regions in the save's model

    bool operator==(const RoadSwitches&) const = default;
};

struct RoadNode {
    glm::vec3 place{0};
    bool off = false; ///< in the path file: how it is before any region
    bool pedestrian = false;
    bool switchable = true;           ///< road blocks and parking places are never switched
    std::uint32_t firstNeighbour = 0; ///< in Roads::neighbours; the last is before the next node's first

    bool operator==(const RoadNode&) const = default;
};

/// What a path set publishes: all nodes, by area, then by their place in it.
struct Roads {
    std::vector<RoadNode> nodes;
    std::vector<std::uint32_t> neighbours; ///< indexes into nodes; of all links that lead to a node that is there
    paths::Grid grid;                      ///< of the areas
    std::bitset<1024> areas;               ///< whose files are open
    std::vector<model::Slot> rows;         ///< of the nodes in the path set's model

    [[nodiscard]] std::span<const std::uint32_t> neighboursOf(std::uint32_t node) const;
    bool operator==(const Roads&) const = default;
};

/// A region that has turned a node.
struct Turn {
    std::uint32_t node;
    std::uint32_t region;
};

struct SwitchedRoads {
    std::vector<std::uint8_t> off;      ///< by node, after all regions
    std::vector<Turn> turns;            ///< by node, then in the order in which they happened
    std::vector<std::uint32_t> changed; ///< by region: how many nodes it has turned

    [[nodiscard]] std::span<const Turn> turnsOf(std::uint32_t node) const;
};

/// As the game does it with all areas loaded: each region in its order turns the nodes of its type inside its box, and
/// from each of them the change runs on along nodes that may be switched, two ways at most, up to a node with more than
/// two such neighbours or one that is as wanted already.
/// Regions beyond the 256th turn nothing.
SwitchedRoads applySwitches(const Roads& roads, std::span<const RoadSwitch> regions);

/// Whether the files of all areas that a box touches are open, so that what it changes is known.
bool coversAreas(const Roads& roads, const RoadSwitch& region);

} // namespace navsmith::systems::gta_sa_world
