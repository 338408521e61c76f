#pragma once

#include "core/systems/system.h"
#include "formats/source2/nav_file.h"

#include <cstdint>
#include <string>

namespace navsmith::systems::source2_nav {

/// The file as it would be saved.
source2::NavFile navFile(const model::Model& m, model::Slot file);
Saved save(const model::Model& m);
std::string fieldAt(const model::Model& m, model::Slot file, std::uint64_t offset);

} // namespace navsmith::systems::source2_nav
