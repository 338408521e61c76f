// The header of maps of Quake II, for the readers of this folder (docs/formats/quake2-bsp.md, sections 1 and 2).
#pragma once

#include "formats/bsp/lumps.h"
#include "formats/quake2/ibsp_file.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace navsmith::quake2 {

enum LumpNumber : std::size_t {
    Entities = 0,
    Planes = 1,
    Vertices = 2,
    Nodes = 4,
    TexInfos = 5,
    Faces = 6,
    Lighting = 7,
    Leaves = 8,
    LeafBrushes = 10,
    Edges = 11,
    SurfaceEdges = 12,
    Models = 13,
    Brushes = 14,
    BrushSides = 15,
    LumpCount = 19,
};

/// Bytes of the records that differ between the forms (section 3).
struct IbspWidths {
    std::size_t index; ///< of indexes, and of the numbers beside them
    std::size_t node;
    std::size_t face;
    std::size_t leaf;
};
const IbspWidths& widthsOf(IbspForm form);
inline constexpr std::size_t kTexInfoBytes = 76;

struct IbspLumps {
    IbspForm form = IbspForm::Ibsp;
    std::array<bsp::Lump, LumpCount> lumps{}; ///< not validated; see bsp::lumpBytes()

    /// Where the last lump ends, bytes; it may lie beyond the file.
    [[nodiscard]] std::uint64_t end() const;
};

/// Errors: BadMagic, Unsupported and Truncated as for readIbsp().
bytes::Result<IbspLumps> readIbspLumps(std::span<const std::byte> file);

} // namespace navsmith::quake2
