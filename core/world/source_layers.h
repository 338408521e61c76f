// The layer of a face of a Source map (docs/formats/source-bsp.md, section 4). For the readers in this folder.
#pragma once

#include "core/world/map_geometry.h"
#include "formats/source/vbsp_file.h"

#include <cstdint>

namespace navsmith::world {

/// By the texinfo's texture and flags; `otherwise` if neither tells a layer.
MapLayer sourceLayer(const source::VbspFile& file, std::int32_t texInfo, MapLayer otherwise);

} // namespace navsmith::world
