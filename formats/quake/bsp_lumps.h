// The header of maps of Quake and GoldSrc, for the readers of this folder (docs/formats/quake-bsp.md, sections 1 and
// 2).
#pragma once

#include "formats/bsp/lumps.h"
#include "formats/quake/bsp_file.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace navsmith::quake {

enum LumpNumber : std::size_t {
    Entities = 0,
    Planes = 1,
    Textures = 2,
    Vertices = 3,
    Nodes = 5,
    TexInfos = 6,
    Faces = 7,
    Lighting = 8,
    ClipNodes = 9,
    Leaves = 10,
    Edges = 12,
    SurfaceEdges = 13,
    Models = 14,
    LumpCount = 15,
};

struct BspLumps {
    BspVariant variant = BspVariant::Quake;
    std::array<bsp::Lump, LumpCount> lumps{}; ///< not validated; see bsp::lumpBytes()

    /// Edges and faces have 32-bit indexes.
    [[nodiscard]] bool isWide() const { return variant == BspVariant::Bsp2 || variant == BspVariant::Psb2; }
    [[nodiscard]] std::size_t faceBytes() const { return isWide() ? 28 : 20; }
    /// Where the last lump ends, bytes; it may lie beyond the file.
    [[nodiscard]] std::uint64_t end() const;
};

/// Errors: BadMagic, Unsupported and Truncated as for readBsp().
bytes::Result<BspLumps> readBspLumps(std::span<const std::byte> file);

inline constexpr std::size_t kTexInfoBytes = 40;
inline constexpr std::size_t kTextureHeadBytes = 24;
inline constexpr std::size_t kTextureNameBytes = 16;

} // namespace navsmith::quake
