// Runs recipes on documents.
#pragma once

#include "core/model/change.h"
#include "core/model/change_summary.h"
#include "core/model/model.h"
#include "core/query/query.h"
#include "core/recipes/recipe.h"
#include "core/systems/system.h"

#include <tl/expected.hpp>

#include <cstddef>
#include <functional>
#include <span>
#include <string>
#include <vector>

namespace navsmith::recipes {

/// What steps may use besides the document.
struct Surroundings {
    const world::RayCaster* ground = nullptr; ///< of the open map; null: none
    std::uint64_t mapBytes = 0;               ///< size of that map's file
    std::span<const std::byte> mapFile = {};  ///< for edits with Edit::usesMapFile; empty: these fail
    systems::StageProgress progress = {};     ///< of long edits; may be empty
    /// Edits of selected elements or else of the whole document run where nothing is selected. Otherwise they are left
    /// out there.
    bool wholeDocuments = true;
};

struct StepReport {
    std::size_t selected = 0; ///< elements that the step applied to
    std::size_t clamped = 0;  ///< values that did not fit and became the nearest that does
    std::size_t snapped = 0;  ///< values that were rounded
    std::size_t without = 0;  ///< elements for which an expression had no value
    std::vector<std::string> notes;
    std::string skipped;        ///< why the step was left out; empty if it was not
    bool wholeDocument = false; ///< the edit worked on the whole document, whatever is selected
};

struct Outcome {
    model::Change change; ///< all steps together; the model has it
    std::vector<StepReport> steps;
    std::vector<model::Element> selection; ///< at the end
};

/// Where a recipe failed. The model is as before.
struct RunError {
    std::size_t step = 0; ///< from 0
    std::string message;
};

/// Runs all steps, or none: a failure undoes the earlier ones. Steps with nothing to do are left out: their expression
/// or the edit before found nothing, or there is nothing to edit. `selection` is what is selected at the start.
tl::expected<Outcome, RunError> run(const Recipe& recipe, model::Model& model, const systems::System& system,
                                    const Surroundings& around = {}, std::vector<model::Element> selection = {});

/// Whether a step needs the map, or even its file, in a document of this system.
bool usesMap(const Recipe& recipe, const systems::System& system);
bool usesMapFile(const Recipe& recipe, const systems::System& system);

/// Null if there is no such edit.
const systems::Edit* findEdit(const systems::System& system, std::string_view id);

/// The numbers for an edit: proposals for the selection, replaced by the given arguments. Choices are given by name or
/// number, flags by yes or no.
tl::expected<std::vector<double>, std::string> numbersFor(const systems::Edit& edit, const model::Model& model,
                                                          std::span<const model::Element> selection,
                                                          std::span<const Argument> with);
/// The same for the parameters of an edit or a builder, whose id the message names; `numbers` are those proposed.
tl::expected<std::vector<double>, std::string> numbersWith(std::string_view owner,
                                                           std::span<const systems::Parameter> parameters,
                                                           const model::Model& model, std::vector<double> numbers,
                                                           std::span<const Argument> with);

/// The reverse: what a number of a parameter is called in a recipe.
std::string writtenNumber(const systems::Parameter& parameter, const model::Model& model, double number);

} // namespace navsmith::recipes
