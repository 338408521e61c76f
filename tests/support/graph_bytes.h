// Bytes of bots' graphs, written without the codec: what they should be by docs/formats/yapb-graph.md.
#pragma once

#include "tests/support/raw_bytes.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace navsmith::tests {

struct GraphLinkBytes {
    std::int16_t target = -1;
    std::int32_t distance = 0;
    std::uint16_t flags = 0;
    std::array<float, 3> velocity{};
};

struct GraphNodeBytes {
    std::array<float, 3> origin{};
    std::uint32_t flags = 0;
    std::array<float, 3> start{};
    std::array<float, 3> end{};
    float radius = 0;
    float light = 50;
    std::array<GraphLinkBytes, 8> links{};
    std::uint16_t seenStanding = 0;
    std::uint16_t seenCrouched = 0;
    std::int32_t numberOffset = 0;
    float display = 0;
};

struct GraphBytes {
    std::int32_t version = 2;
    std::int32_t options = 8 | 64;
    std::string author = "somebody";
    std::string modifiedBy = "(none)";
    std::string mapName = "room"; ///< of a .pwf
    std::int32_t mapSize = 0;
    std::size_t tail = 68; ///< bytes: 0, 36, 64 or 68
    std::vector<GraphNodeBytes> nodes;
};

/// The nodes are packed as literal bytes only, which is a valid stream, though not the one that the game writes.
RawBytes bytesOfGraph(const GraphBytes& graph);
/// Version 5, 6 or 7.
RawBytes bytesOfPwf(const GraphBytes& graph, std::int32_t version);

/// Nine nodes, 100 units apart in three rows and 36 above the floor, linked both ways along rows and columns. Node 0
/// is the goal, 2 the terrorists', 6 the counter-terrorists' and 8 a camp; a jump leads from 4 to 8.
GraphBytes graphOfNine();

} // namespace navsmith::tests
