#pragma once

#include "core/systems/system.h"
#include "formats/gta_sa/tracks_file.h"

namespace navsmith::systems::gta_sa_tracks {

/// What a track's file holds.
gta_sa::TracksFile trackFile(const model::Model& m, model::Slot track);

// See Codec.
Saved save(const model::Model& model);
Saved saveFiles(const model::Model& model, std::span<const model::Slot> files);
std::string fieldAt(const model::Model& model, model::Slot file, std::uint64_t offset);
std::vector<OutputFile> blankSet();

} // namespace navsmith::systems::gta_sa_tracks
