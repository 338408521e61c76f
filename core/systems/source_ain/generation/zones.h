// Zones of a node graph: one number for each connected part. Section 4 of docs/formats/source-ain.md.
#pragma once

#include "formats/source/ain_file.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace navsmith::systems::source_ain::generation {

inline constexpr std::int16_t kZoneUnknown = 0;
inline constexpr std::int16_t kZoneSolo = 1;      ///< of nodes without links
inline constexpr std::int16_t kZoneUniversal = 3; ///< only while the game edits
inline constexpr std::int16_t kFirstZone = 4;

/// Indexed by node: parts are numbered in the order of their lowest node. Links whose ends do not exist are ignored.
std::vector<std::int16_t> zonesOf(std::size_t nodes, std::span<const std::pair<std::size_t, std::size_t>> links);
std::vector<std::int16_t> zonesOf(const source::AinFile& file);

} // namespace navsmith::systems::source_ain::generation
