// Which layer a face of a map belongs to. For the readers in this folder; `otherwise`: the layer of plain surfaces.
#pragma once

#include "core/world/map_geometry.h"
#include "formats/quake/bsp_file.h"
#include "formats/quake2/ibsp_file.h"

namespace navsmith::world {

/// docs/formats/quake-bsp.md, section 4.
MapLayer quakeLayer(const quake::BspFile& file, const quake::BspFace& face, MapLayer otherwise);

/// docs/formats/quake2-bsp.md, section 6.
MapLayer quake2Layer(const quake2::IbspFile& file, const bsp::Model& model, const quake2::IbspFace& face,
                     MapLayer otherwise);

} // namespace navsmith::world
