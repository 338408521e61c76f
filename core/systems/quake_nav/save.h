// Saves a model as a .nav or .navjson file.
#pragma once

#include "core/systems/system.h"
#include "formats/quake/nav_file.h"

#include <vector>

namespace navsmith::systems::quake_nav {

/// The file to be written: nodes and traversals by rank, links node by node, edicts by link.
quake::NavFile navFile(const model::Model& model, model::Slot file);

/// Positions of links in the file to be written, also with irregular ranges.
struct LinkPlaces {
    std::vector<std::uint16_t> first; ///< by the node's position in the file
    std::vector<std::uint16_t> index; ///< by link slot
};
LinkPlaces linkPlaces(const model::Model& model, model::Slot file);

/// The edicts of a file in the order of writing.
std::vector<model::Slot> edictsAsSaved(const model::Model& model, model::Slot file);

/// An empty file of the latest version.
std::vector<BlankFile> blanksQuake(const MapStart& map);
std::vector<BlankFile> blanksQuake2(const MapStart& map);

Saved save(const model::Model& model);
std::string fieldAt(const model::Model& model, model::Slot file, std::uint64_t offset);

} // namespace navsmith::systems::quake_nav
