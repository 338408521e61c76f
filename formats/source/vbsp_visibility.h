// Which parts of a Source map may see each other, as its compiler found out (docs/formats/source-bsp.md, section 9).
#pragma once

#include "formats/source/vbsp_file.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace navsmith::source {

/// A bit for each cluster of leaves.
using ClusterBits = std::vector<std::uint8_t>;

inline bool contains(const ClusterBits& bits, std::uint32_t cluster) {
    return cluster / 8 < bits.size() && ((bits[cluster / 8] >> (cluster % 8)) & 1U) != 0;
}

struct VbspVisibility {
    std::uint32_t clusters = 0;      ///< 0: the map has no visibility
    std::vector<std::uint32_t> rows; ///< by cluster: where its packed row begins in `packed`; may be out of range
    std::vector<std::byte> packed;   ///< the whole lump

    /// Adds the clusters that may be seen from one to `visible`, which has room for all of them. A row that is damaged
    /// or missing forbids nothing.
    void addVisible(std::uint32_t cluster, ClusterBits& visible) const;
    [[nodiscard]] ClusterBits none() const { return ClusterBits((std::size_t{clusters} + 7) / 8); }
};

/// Allocates no more than the lump has bytes. Errors: those of readVbsp() for the header and for a packed lump;
/// CountTooLarge for more clusters than the lump has rows.
bytes::Result<VbspVisibility> readVbspVisibility(std::span<const std::byte> file, const VbspLimits& limits = {});

} // namespace navsmith::source
