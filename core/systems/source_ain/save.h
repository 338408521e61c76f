#pragma once

#include "core/systems/source_ain/schema.h"
#include "core/systems/system.h"

namespace navsmith::systems::source_ain {

// See Codec and MapBinding.
Saved save(const model::Model& model);
std::string fieldAt(const model::Model& model, model::Slot file, std::uint64_t offset);
std::vector<BlankFile> blanks(const MapStart& map);

/// The file as the model says it.
AinFile graphOf(const model::Model& m);

} // namespace navsmith::systems::source_ain
