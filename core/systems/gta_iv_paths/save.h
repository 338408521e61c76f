// From the model back to files: order, indexes, ids, counts and addresses are computed here and nowhere else.
#pragma once

#include "core/systems/system.h"
#include "formats/gta_iv/path_file.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace navsmith::systems::gta_iv_paths {

/// One area as it will be written.
gta_iv::PathFile areaFile(const model::Model& model, model::Slot row);

Saved save(const model::Model& model);
Saved saveFiles(const model::Model& model, std::span<const model::Slot> files);
std::string fieldAt(const model::Model& model, model::Slot row, std::uint64_t offset);

/// A link that no node owns, as bytes, and back.
std::string recordOf(const gta_iv::Link& link);
gta_iv::Link linkOf(std::string_view record);

} // namespace navsmith::systems::gta_iv_paths
