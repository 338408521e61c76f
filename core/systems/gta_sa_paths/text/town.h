// What the compiler works on: nodes, joints and edges of all texts together.
#pragma once

#include "core/systems/gta_sa_paths/text/compile.h"
#include "core/systems/gta_sa_paths/text/console_arithmetic.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <vector>

namespace navsmith::systems::gta_sa_paths::compiler {

inline constexpr std::uint32_t kNone = std::numeric_limits<std::uint32_t>::max();
struct Place {
    float x = 0.0F; ///< units
    float y = 0.0F;
    float z = 0.0F;
};

struct Origin {
    std::uint32_t text = 0; ///< index of the Source
    std::uint32_t line = 0;
};

/// An internal node of a group. In Town they are in the order of the files: vehicles by area, then pedestrians by area;
/// so a lower index is a lower (area, id).
struct Node {
    Place place;                          ///< as it is read back from the file
    std::array<std::int32_t, 3> stored{}; ///< times 8
    std::uint16_t area = 0;
    std::uint16_t id = 0; ///< in its file; kNotWritten: left out
    std::uint8_t width = 0;
    std::uint8_t floodGroup = 0;
    bool ped = false;
    bool stops = false; ///< a road block or a parking place: traffic ends here
    std::uint32_t flags = 0;
    std::uint32_t listPointer = 0;
    Origin origin;
};
inline constexpr std::uint16_t kNotWritten = 0xFFFF;

/// An external node of a group.
struct Joint {
    Place place;
    std::uint32_t node = kNone; ///< that it hangs on
    std::uint8_t width = 0;
    std::uint8_t left = 0; ///< lanes that lead to the node: on the left when looking from it
    std::uint8_t right = 0;
    bool cross = false;
};

/// A connection of two nodes. `low` < `high`.
struct Edge {
    std::uint32_t low = 0;
    std::uint32_t high = 0;
    std::uint32_t waiting = kNone; ///< the joints that met, by index; kNone: inside a group
    std::uint32_t arriving = kNone;
    bool cross = false;
    bool litCrossing = false;
    std::uint32_t navi = kNone;
};

/// Where `edge` leads to from a node.
inline std::uint32_t otherEnd(const Edge& edge, std::uint32_t node) {
    return edge.low == node ? edge.high : edge.low;
}

inline constexpr std::int8_t kUnknownLanes = -1;

struct Navi {
    std::uint16_t area = 0; ///< of the file that holds it
    std::uint32_t id = 0;
    std::int32_t x = 0; ///< times 8
    std::int32_t y = 0;
    std::array<std::int8_t, 2> direction{}; ///< times 100
    std::uint32_t node = 0;                 ///< attached
    std::uint8_t width = 0;
    std::int8_t left = kUnknownLanes; ///< lanes that lead to the attached node
    std::int8_t right = kUnknownLanes;
    std::uint8_t cycle = 0;
    std::uint8_t side = 0;
};

struct Town {
    const Traits* traits = &kStock;
    const Arithmetic* math = &kConsoleArithmetic;
    std::vector<Node> nodes;
    std::vector<Joint> vehicleJoints; ///< in text order
    std::vector<Joint> pedJoints;
    std::vector<Edge> edges; ///< joints of vehicles, joints of pedestrians by the waiting one, then those of groups
    /// Edges of each node in the order of its links: those of node n are linkEdges[firstEdge[n]] to
    /// linkEdges[firstEdge[n + 1]].
    std::vector<std::uint32_t> firstEdge;
    std::vector<std::uint32_t> linkEdges;
    std::vector<Navi> navis; ///< in the order in which they were made

    [[nodiscard]] std::span<const std::uint32_t> edgesOf(std::uint32_t node) const {
        return std::span(linkEdges).subspan(firstEdge[node], firstEdge[node + 1] - firstEdge[node]);
    }
    [[nodiscard]] const std::vector<Joint>& jointsOf(const Edge& edge) const {
        return nodes[edge.low].ped ? pedJoints : vehicleJoints;
    }
};

/// Sixteenths of a unit which are too far away for files of a form.
std::int32_t tooFar(const Traits& traits);
/// The area whose square holds a place; the nearest square outside the map.
std::uint16_t areaAt(const Arithmetic& math, const paths::Grid& grid, float x, float y);
/// Times 8, cut off.
int toStored(const Arithmetic& math, float units);

// In this order. Each works on what those before have made.

/// Nodes, joints, and the edges inside groups. Groups that are broken become messages.
Town readGroups(std::span<const Source> texts, const Arithmetic& math, const Traits& traits,
                std::vector<Message>& broken, CompiledCounts& counts);
/// Finds the joints that meet, which become edges before those that are there, and the order of links.
void connect(Town& town, CompiledCounts& counts);
/// Navi nodes of vehicle edges.
void makeNavis(Town& town);
/// Whole units of a link's length.
std::uint8_t linkLength(const Town& town, const Edge& edge);
void addLights(Town& town, std::span<const Light> lights);
/// A pedestrian light on every crossing.
void lightCrossings(Town& town);
/// Numbers, flags, and the files. Messages: what the files cannot hold.
std::vector<PathFile> assemble(Town& town, bool listPointers, std::span<const Source> texts,
                               std::vector<Message>& messages, CompiledCounts& counts);
/// Takes lights over into compiled files.
void copyLights(std::vector<PathFile>& files, std::span<const PathFile> from, CompiledCounts& counts);

} // namespace navsmith::systems::gta_sa_paths::compiler
