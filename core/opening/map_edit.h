// Work that reads the file of a document's map. It takes long, so it is done on a copy of the document's model.
#pragma once

#include "core/model/change.h"
#include "core/model/model.h"
#include "core/systems/edit.h"
#include "core/systems/exchange.h"
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

/// systems::exchange(), with the file of the model's map if the other system uses it.
tl::expected<systems::Exchanged, model::EditError>
exchangeOverMap(const systems::System& system, const model::Model& model, const systems::ForeignFormat& to,
                const std::filesystem::path& map, const systems::StageProgress& progress);

/// Generator::trace of the document's system, with the file of its map. `copy` is not changed. Fails as runMapEdit().
tl::expected<systems::GenerationTrace, model::EditError> traceGeneration(const model::Model& copy,
                                                                         const std::filesystem::path& map,
                                                                         std::span<const std::filesystem::path> games,
                                                                         const systems::StageProgress& progress);

} // namespace navsmith::opening
