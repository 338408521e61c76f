// How the faces of maps of Quake and GoldSrc look: textures and light (docs/formats/quake-bsp.md, sections 7 to 9).
#pragma once

#include "formats/bsp/lightmaps.h"
#include "formats/quake/bsp_file.h"

#include <cstddef>
#include <span>
#include <string>
#include <vector>

namespace navsmith::quake {

/// Views of the file, which must outlive them.
struct BspSurfaces {
    std::vector<bsp::SurfaceAxes> axes; ///< by texinfo: in pixels of the texture; not validated
    std::vector<bsp::FaceLight> lights; ///< by face
    bsp::LightSamples samples;          ///< of the lump, or coloured ones of BSPX
    /// For each texture, the record for readMiptex() and all that follows in the lump; empty: missing, or damaged.
    std::vector<std::span<const std::byte>> textures;
    std::vector<std::string> notes; ///< problems of the file that were skipped; one sentence each, without a full stop
};

/// `map`: read from the same bytes. Allocates no more than the bytes can fill. Errors: those of readBsp().
bytes::Result<BspSurfaces> readBspSurfaces(std::span<const std::byte> file, const BspFile& map);

} // namespace navsmith::quake
