// How the faces of maps of Quake II look: textures and light (docs/formats/quake2-bsp.md, section 7).
#pragma once

#include "formats/bsp/lightmaps.h"
#include "formats/quake2/ibsp_file.h"

#include <cstddef>
#include <span>
#include <string>
#include <vector>

namespace navsmith::quake2 {

/// Views of the file, which must outlive them.
struct IbspSurfaces {
    std::vector<bsp::SurfaceAxes> axes; ///< by texinfo: in pixels of the texture; not validated
    std::vector<bsp::FaceLight> lights; ///< by face
    bsp::LightSamples samples;
    std::vector<std::string> notes; ///< problems of the file that were skipped; one sentence each, without a full stop
};

/// `map`: read from the same bytes. Allocates no more than the bytes can fill. Errors: those of readIbsp().
bytes::Result<IbspSurfaces> readIbspSurfaces(std::span<const std::byte> file, const IbspFile& map);

} // namespace navsmith::quake2
