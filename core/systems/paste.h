// Copy, paste and duplicate for every system that says how rows are adopted.
#pragma once

#include "core/systems/system.h"

#include <glm/vec3.hpp>

#include <span>
#include <string>
#include <string_view>

namespace navsmith::systems {

/// The elements with what belongs to them (model/clip.h), as text for the system's clipboard. Empty if nothing of it
/// can be copied.
std::string copyText(const System& system, const model::Model& model, std::span<const model::Element> elements);

/// Makes what a text holds, moved by `offset` (world units, rounded to the step of the positions). What to select, or
/// why not: foreign or damaged text, a place outside the world, no file to be in. The caller then gives up the
/// transaction.
VerbResult pasteText(const System& system, model::Transaction& tx, std::string_view text, glm::dvec3 offset);

/// A copy in the same document. Unlike pasted ones the rows keep their references to what is not copied.
VerbResult duplicate(const System& system, model::Transaction& tx, std::span<const model::Element> elements,
                     glm::dvec3 offset);

} // namespace navsmith::systems
