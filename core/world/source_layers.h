// The layer of a face of a Source map (docs/formats/source-bsp.md, section 4). For the readers in this folder.
#pragma once

#include "core/world/map_geometry.h"
#include "formats/source/vbsp_file.h"

#include <cstdint>

namespace navsmith::world {

/// The layer that a texinfo's texture and flags tell; `otherwise` if neither does.
MapLayer sourceLayer(const source::VbspFile& file, std::int32_t texInfo, MapLayer otherwise);

} // namespace navsmith::world
