#pragma once

#include "core/systems/system.h"
#include "formats/quake_waypoints/waypoints.h"

namespace navsmith::systems::quake_text {

/// What the files of a document hold.
quake_waypoints::Waypoints waypointsOf(const model::Model& m);

// See Codec.
Saved save(const model::Model& model);
std::string fieldAt(const model::Model& model, model::Slot file, std::uint64_t offset);

} // namespace navsmith::systems::quake_text
