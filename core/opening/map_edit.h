// Runs edits that read the file of a document's map. They take long, so they run on a copy of the document's model.
#pragma once

#include "core/model/change.h"
#include "core/model/model.h"
#include "core/systems/edit.h"
#include "core/systems/generation_trace.h"

#include <tl/expected.hpp>

#include <filesystem>
#include <span>
#include <string>
#include <vector>

namespace navsmith::opening {

struct MapEdit {
    const systems::Edit* edit = nullptr; ///< one with Edit::usesMapFile
    std::filesystem::path map;           ///< the file from which Model::map() was read
    std::string label;                   ///< for the history
    std::vector<model::Element> selection = {};
    std::vector<double> numbers = {};              ///< one per parameter
    std::vector<std::filesystem::path> games = {}; ///< as resourcePlaces() takes them
};

struct MapEditResult {
    model::Change change; ///< for the model that was copied; may be empty
    std::vector<std::string> notes;
    systems::Elements select; ///< what to select afterwards
};

/// Makes the change on `copy` and leaves it there. Works on any thread. Fails with the reason; with any reason if
/// `progress` asked to stop.
tl::expected<MapEditResult, model::EditError> runMapEdit(model::Model& copy, const MapEdit& edit,
                                                         const systems::StageProgress& progress);

/// Generator::trace of the document's system, with the file of its map. `copy` is not changed. Fails as runMapEdit().
tl::expected<systems::GenerationTrace, model::EditError> traceGeneration(const model::Model& copy,
                                                                         const std::filesystem::path& map,
                                                                         std::span<const std::filesystem::path> games,
                                                                         const systems::StageProgress& progress);

} // namespace navsmith::opening
