// From the model back to files: order, indexes, ids, counts and addresses are worked out here and nowhere else.
#pragma once

#include "core/systems/system.h"
#include "formats/gta_sa/path_file.h"

#include <string>
#include <string_view>

namespace navsmith::systems::gta_sa_paths {

/// One area as it will be written. An area that still has the bytes it was loaded with keeps its form whatever that
/// is; an edited one keeps forms 1, 2 and 4 (4 as long as it is empty), and forms 3 and 5 become form 1.
gta_sa::PathFile areaFile(const model::Model& model, model::Slot row);

Saved save(const model::Model& model);
std::string fieldAt(const model::Model& model, model::Slot row, std::uint64_t offset);

/// A link that no node owns, as bytes, and back.
std::string recordOf(const gta_sa::Link& link);
gta_sa::Link linkOf(std::string_view record);

} // namespace navsmith::systems::gta_sa_paths
