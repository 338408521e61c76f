#include "formats/source/vbsp_visibility.h"

#include "formats/bsp/lumps.h"
#include "formats/source/vbsp_lumps.h"

#include <fmt/format.h>

#include <algorithm>

namespace navsmith::source {
namespace {

constexpr std::size_t kLump = 4;
constexpr std::string_view kVisibilityName = "visibility";
constexpr std::size_t kClusterCountBytes = 4;
constexpr std::size_t kRowBytes = 8; ///< where the rows of sight and of sound begin

} // namespace

void VbspVisibility::addVisible(std::uint32_t cluster, ClusterBits& visible) const {
    const auto all = [&] { std::ranges::fill(visible, std::uint8_t{0xFF}); };
    if (cluster >= rows.size())
        return all();
    std::size_t from = rows[cluster];
    for (std::size_t at = 0; at < visible.size();) {
        if (from >= packed.size())
            return all();
        const auto byte = std::to_integer<std::uint8_t>(packed[from++]);
        if (byte != 0) {
            visible[at++] |= byte;
            continue;
        }
        // A zero is followed by how many there are.
        if (from >= packed.size() || packed[from] == std::byte{0})
            return all();
        at += std::to_integer<std::size_t>(packed[from++]);
    }
}

bytes::Result<VbspVisibility> readVbspVisibility(std::span<const std::byte> file, const VbspLimits& limits) {
    VbspLumps lumps(file, limits);
    if (const auto header = lumps.readHeader(); !header)
        return tl::unexpected(header.error());
    const auto lump = lumps.read(kLump, kVisibilityName);
    if (!lump)
        return tl::unexpected(lump.error());
    VbspVisibility result;
    if (lump->size() < kClusterCountBytes)
        return result;
    result.clusters = bsp::field<std::uint32_t>(lump->data(), 0);
    const auto most = (lump->size() - kClusterCountBytes) / kRowBytes;
    if (result.clusters > most)
        return tl::unexpected(bytes::FormatError{bytes::FormatErrorCode::CountTooLarge,
                                                 lumps.entry(kLump).offset,
                                                 std::string(kVisibilityName),
                                                 fmt::format("{} clusters", result.clusters),
                                                 fmt::format("at most {}", most),
                                                 {}});
    result.rows = bsp::readRecords<std::uint32_t>(
        lump->subspan(kClusterCountBytes, std::size_t{result.clusters} * kRowBytes), kRowBytes,
        [](const std::byte* record) { return bsp::field<std::uint32_t>(record, 0); });
    result.packed.assign(lump->begin(), lump->end());
    return result;
}

} // namespace navsmith::source
