// Names elements so that a recipe finds them in another file as well: by their place.
#pragma once

#include "core/model/change.h"
#include "core/model/model.h"
#include "core/recipes/recipe.h"
#include "core/systems/system.h"

#include <cstddef>
#include <span>
#include <string>
#include <vector>

namespace navsmith::recipes {

/// No more elements are named one by one.
inline constexpr std::size_t kMostNamed = 500;

/// An expression with its type that selects these elements: all of a type; or those at their places, and edges by the
/// places of their ends; or by name if there is no place. Empty if they are of several types, or too many.
std::string selectionText(const model::Model& model, const systems::System& system,
                          std::span<const model::Element> elements);

/// Steps that set what a change has set. `after` is the model after the change. One comment instead if the change
/// creates or erases elements, or changes too many of them one by one: then it cannot be repeated.
std::vector<Step> stepsOf(const model::Change& change, const model::Model& after, const systems::System& system);

} // namespace navsmith::recipes
