// Path files as nodes and connections, which the decompiler works on.
#pragma once

#include "core/systems/gta_sa_paths/text/town.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace navsmith::systems::gta_sa_paths::compiler {

struct NetNode {
    std::array<std::int32_t, 3> stored{}; ///< times 8
    std::uint32_t area = 0;               ///< of the file that holds it, whatever it says itself
    std::uint32_t id = 0;
    std::uint8_t width = 0;
    std::uint32_t flags = 0;
    bool ped = false;
    std::vector<std::uint32_t> edges; ///< in the order of its links
};

struct NetNavi {
    std::int32_t x = 0; ///< times 8
    std::int32_t y = 0;
    std::uint32_t area = 0;
    std::uint8_t width = 0;
    std::uint8_t left = 0; ///< lanes that lead to the lower end of the edge
    std::uint8_t right = 0;
};

/// A connection of two nodes: two links, or one that has no counterpart.
struct NetEdge {
    std::uint32_t low = 0;
    std::uint32_t high = 0;
    bool hasNavi = false;
    NetNavi navi = {};
    bool cross = false;
};

/// Nodes are vehicles by area and id, then pedestrians by area and id: the order of Town.
struct Net {
    std::vector<NetNode> nodes;
    std::vector<NetEdge> edges;
    /// Number of the node of each record, by area.
    std::vector<std::vector<std::uint32_t>> numbers;

    [[nodiscard]] std::uint32_t otherEnd(std::uint32_t edge, std::uint32_t node) const {
        return edges[edge].low == node ? edges[edge].high : edges[edge].low;
    }
};

/// Whether the order of nodes lets both ends be in one group.
bool couldBeInside(const Net& net, std::uint32_t edge);

/// Links that name no node, the node itself or one of the other kind have no connection.
Net readNet(std::span<const PathFile> files);

} // namespace navsmith::systems::gta_sa_paths::compiler
