// The custom data behind a mesh: what Counter-Strike 2 knows of each area, as KV3 (docs/formats/source2-nav.md, section
// 9). Only what has a meaning is read; the rest, such as encounters with addresses for ids, is kept.
#pragma once

#include "formats/bytes/format_error.h"
#include "formats/source2/nav_file.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace navsmith::source2 {

struct HidingSpot {
    std::uint32_t id = 0;
    Point position;
    std::uint32_t flags = 1; ///< 1 in cover, 2 good sniper spot, 4 ideal sniper spot, 8 exposed

    bool operator==(const HidingSpot&) const = default;
};

/// How enemies come into view. Areas are ids; -1: none.
struct Approach {
    std::int64_t previous = -1;
    std::int64_t here = -1;
    std::int64_t next = -1;
    std::int32_t hereBackEdge = 0;
    std::int32_t nextBackEdge = 0;
    std::int32_t previousToHere = 0; ///< an edge or direction; 5 and more: ladders and jumps
    std::int32_t hereToNext = 0;

    bool operator==(const Approach&) const = default;
};

inline constexpr std::size_t kTeams = 2;
/// What the game stores for areas that no team can reach.
inline constexpr float kLatestOccupyTime = 120;

/// What an area has, in file order.
struct AreaData {
    std::vector<HidingSpot> spots = {};
    std::vector<Approach> approaches = {};
    std::array<float, kTeams> occupyTimes{kLatestOccupyTime, kLatestOccupyTime}; ///< seconds

    bool operator==(const AreaData&) const = default;
};

/// Fails for a block that is not of the known form in every area, which can only be kept as it is.
bytes::Result<std::vector<AreaData>> readCustomData(std::span<const std::byte> block);

/// An area that is written.
struct AreaEntry {
    std::optional<std::size_t> from; ///< index of its data in the block that was read; none: a new area
    AreaData data;
};

/// The block with these areas. Each keeps what else its old entry holds. Without a change the block as it is, else one
/// without compression. Requires a block that readCustomData() reads; indexes beyond it count as new.
std::vector<std::byte> writeCustomData(std::span<const std::byte> block, std::span<const AreaEntry> areas);

/// A block for a mesh that had none.
std::vector<std::byte> newCustomData(std::span<const AreaData> areas);

} // namespace navsmith::source2
