// Saves a model as a .nav file.
#pragma once

#include "core/systems/system.h"
#include "formats/source/nav_file.h"

namespace navsmith::systems::source_nav {

/// The mesh to be written.
source::NavFile navFile(const model::Model& m, model::Slot file);

Saved save(const model::Model& m);
/// An empty mesh in the version of the map's games: 5 for GoldSrc, 16 for Source.
std::vector<BlankFile> blanks(const MapStart& map);
std::string fieldAt(const model::Model& m, model::Slot file, std::uint64_t offset);

} // namespace navsmith::systems::source_nav
