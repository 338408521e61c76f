// From the model back to files: order, indexes, ids, counts and addresses are computed here and nowhere else.
#pragma once

#include "core/systems/shared/path_areas.h"
#include "core/systems/system.h"
#include "formats/gta_iv/path_file.h"

#include <cstdint>
#include <span>
#include <string>

namespace navsmith::systems::gta_iv_paths {

/// One area as it will be written.
gta_iv::PathFile areaFile(const model::Model& model, model::Slot row);

Saved save(const model::Model& model);
Saved saveFiles(const model::Model& model, std::span<const model::Slot> files);
std::string fieldAt(const model::Model& model, model::Slot row, std::uint64_t offset);

using OrphanBytes = paths::LinkBytes<gta_iv::Link, &gta_iv::Link::targetArea, &gta_iv::Link::targetNode,
                                     &gta_iv::Link::length, &gta_iv::Link::lanes, &gta_iv::Link::flags>;

} // namespace navsmith::systems::gta_iv_paths
