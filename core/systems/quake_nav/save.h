// From a model back to the bytes of a .nav file, or the text of a .navjson.
#pragma once

#include "core/systems/system.h"
#include "formats/quake/nav_file.h"

#include <vector>

namespace navsmith::systems::quake_nav {

/// The file as it will be written: nodes and traversals by rank, links node by node, edicts by link.
quake::NavFile navFile(const model::Model& model, model::Slot file);

/// Where links stand in the file as it will be written, also in one whose ranges are odd.
struct LinkPlaces {
    std::vector<std::uint16_t> first; ///< by the node's place in the file
    std::vector<std::uint16_t> index; ///< by link slot
};
LinkPlaces linkPlaces(const model::Model& model, model::Slot file);

/// The edicts of a file in the order in which they are written.
std::vector<model::Slot> edictsAsSaved(const model::Model& model, model::Slot file);

/// A file of the newest version without anything in it.
OutputFile blankQuake(std::string_view mapName);
OutputFile blankQuake2(std::string_view mapName);

Saved save(const model::Model& model);
std::string fieldAt(const model::Model& model, model::Slot file, std::uint64_t offset);

} // namespace navsmith::systems::quake_nav
