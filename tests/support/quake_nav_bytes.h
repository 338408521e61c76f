// Builds and parses Quake re-release bot waypoints by hand from docs/formats/quake-nav.md, without the codec.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace navsmith::tests {

using RawPlace = std::array<float, 3>;

/// What the file's version determines or leaves open: sizes in bytes.
struct RawWaypointForm {
    bool quake2 = false; ///< "NAV3"
    std::int32_t version = 18;
    std::size_t header = 24;    ///< 20 or 24
    std::size_t traversal = 36; ///< 36 or 48
    std::size_t edict = 30;     ///< 26, 30 or 34

    bool operator==(const RawWaypointForm&) const = default;
};

struct RawWaypoint {
    std::uint16_t flags = 0;
    std::uint16_t linkCount = 0;
    std::uint16_t firstLink = 0;
    std::uint16_t radius = 0;
    RawPlace origin{};

    bool operator==(const RawWaypoint&) const = default;
};

struct RawWaypointLink {
    std::uint16_t target = 0;
    std::uint8_t type = 0;
    std::uint8_t mask = 0;
    std::uint16_t traversal = 0xFFFF;

    bool operator==(const RawWaypointLink&) const = default;
};

struct RawTraversal {
    RawPlace exit{};
    RawPlace start{};
    RawPlace end{};
    RawPlace plane{}; ///< only if the size is 48

    bool operator==(const RawTraversal&) const = default;
};

struct RawEdict {
    std::uint16_t link = 0;
    RawPlace minimum{};
    RawPlace maximum{};
    std::int32_t entity = 0; ///< only if the size is 30; before the box in NAV3, after it in NAV2
    std::int32_t targetName = 0;
    std::int32_t className = 0; ///< both only if the size is 34

    bool operator==(const RawEdict&) const = default;
};

struct RawWaypoints {
    RawWaypointForm form;
    float heuristic = 0; ///< only with a header of 24 bytes
    std::vector<RawWaypoint> nodes;
    std::vector<RawWaypointLink> links;
    std::vector<RawTraversal> traversals;
    std::vector<RawEdict> edicts;

    bool operator==(const RawWaypoints&) const = default;
};

/// Every version in every possible form, most likely first.
std::vector<RawWaypointForm> allWaypointForms();
/// "NAV2 v13 of 20, 36, 26"
std::string nameOf(const RawWaypointForm& form);

/// The exact bytes of a file.
std::vector<std::byte> buildWaypoints(const RawWaypoints& waypoints);

/// Four nodes, one of them without links, seven links, three traversals and two edicts. Every field has a distinct
/// value, so that swapped fields are detected; the graph is valid.
RawWaypoints smallWaypoints(const RawWaypointForm& form);
/// A file with only a header.
RawWaypoints noWaypoints(const RawWaypointForm& form);

/// Offsets of the blocks of a file.
struct RawWaypointBlocks {
    std::size_t origins = 0;
    std::size_t links = 0;
    std::size_t traversals = 0;
    std::size_t edictCount = 0;
    std::size_t edicts = 0;
    std::size_t end = 0;
    std::vector<std::size_t> records; ///< offset of each record of any block, and of the end
};
RawWaypointBlocks blocksOf(const RawWaypoints& waypoints);

/// Reads a file that ends with its last edict, in the most likely form for which that holds. Throws std::runtime_error
/// if none does.
RawWaypoints readWaypoints(std::span<const std::byte> file);

} // namespace navsmith::tests
