#pragma once

#include "core/systems/edit.h"

#include <glm/vec3.hpp>

#include <vector>

namespace navsmith::systems::gta_sa_tracks {

/// In the order of the menu.
std::vector<Edit> edits();
std::vector<Builder> builders(); ///< build.cpp

// By topic; each is at the end of its file. docs/edits.md describes what each edit does to the file.
std::vector<Edit> pointEdits(); ///< point_edits.cpp
std::vector<Edit> trackEdits(); ///< track_edits.cpp

/// A new point in a track, after one of its points or, if that is kNoSlot, at its end. kNoSlot if the edit has been
/// refused.
model::Slot addPoint(model::Transaction& tx, model::Slot track, model::Slot after, const glm::dvec3& place);

// Pasted and duplicated rows: attach_pasted.cpp. See Editing::attachPasted.
EditResult attachPasted(model::Transaction& tx, std::span<const model::Element> pasted);

} // namespace navsmith::systems::gta_sa_tracks
