#include "formats/source/vbsp_collision.h"

#include "formats/bsp/lumps.h"
#include "formats/source/vbsp_lumps.h"

#include <fmt/format.h>

#include <optional>
#include <utility>

namespace navsmith::source {
namespace {

constexpr std::size_t kCollisionLump = 29;
constexpr std::size_t kRecordBytes = 16;
constexpr std::size_t kSizeBytes = 4;

/// The solids of one model; none if one of them cannot be read.
std::optional<std::vector<PhySolid>> solidsIn(std::span<const std::byte> bytes, std::uint32_t count,
                                              std::uint64_t offset) {
    std::vector<PhySolid> solids;
    for (std::uint32_t i = 0; i < count; ++i) {
        if (bytes.size() < kSizeBytes)
            return std::nullopt;
        const auto size = bsp::field<std::uint32_t>(bytes.data(), 0);
        bytes = bytes.subspan(kSizeBytes);
        if (size > bytes.size())
            return std::nullopt;
        auto solid = readPhySolid(bytes.first(size), offset);
        if (!solid)
            return std::nullopt;
        solids.push_back(std::move(*solid));
        bytes = bytes.subspan(size);
    }
    return solids;
}

} // namespace

bytes::Result<std::vector<VbspCollision>> readVbspCollisions(std::span<const std::byte> file,
                                                             const VbspLimits& limits) {
    VbspLumps lumps(file, limits);
    if (const auto header = lumps.readHeader(); !header)
        return tl::unexpected(header.error());
    const auto lump = lumps.read(kCollisionLump, "collision models");
    if (!lump)
        return tl::unexpected(lump.error());
    std::vector<VbspCollision> result;
    auto rest = *lump;
    while (rest.size() >= kRecordBytes) {
        const auto at = lumps.entry(kCollisionLump).offset + (lump->size() - rest.size());
        const auto model = bsp::field<std::int32_t>(rest.data(), 0);
        if (model < 0) // the end
            break;
        const auto solidBytes = bsp::field<std::uint32_t>(rest.data(), 4);
        const auto textBytes = bsp::field<std::uint32_t>(rest.data(), 8);
        const auto count = bsp::field<std::uint32_t>(rest.data(), 12);
        rest = rest.subspan(kRecordBytes);
        if (std::uint64_t{solidBytes} + textBytes > rest.size())
            return tl::unexpected(
                bytes::FormatError{bytes::FormatErrorCode::Truncated,
                                   at,
                                   "collision model",
                                   fmt::format("solids of {} bytes and a text of {}", solidBytes, textBytes),
                                   fmt::format("at most {}", rest.size()),
                                   {}});
        if (model != 0) {
            if (auto solids = solidsIn(rest.first(solidBytes), count, at))
                result.push_back({static_cast<std::uint32_t>(model), std::move(*solids)});
        }
        rest = rest.subspan(std::size_t{solidBytes} + textBytes);
    }
    return result;
}

} // namespace navsmith::source
