// Copy, paste and duplicate for every system that says how rows are adopted.
#pragma once

#include "core/systems/system.h"

#include <glm/vec3.hpp>

#include <span>
#include <string>
#include <string_view>

namespace navsmith::systems {

/// The first edit of a role; null if the system has none.
const Edit* editFor(const System& system, EditRole role);

/// The elements with what belongs to them (model/clip.h) and the names that they refer to, a place say, as text for the
/// system's clipboard. Empty if nothing of it can be copied.
std::string copyText(const System& system, const model::Model& model, std::span<const model::Element> elements);

/// Makes what a text holds, moved by `offset` (world units, rounded to the step of the positions). What to select, or
/// why not: foreign or damaged text, a place outside the world, no file to be in. The caller then gives up the
/// transaction.
EditResult pasteText(const System& system, model::Transaction& tx, std::string_view text, glm::dvec3 offset);

/// Makes what a text holds in its own places and has the system's edit of the role Merge join it to what is there. What
/// to select afterwards, or why not: as pasteText, or the system has no such edit. If the edit has nothing to join, the
/// transaction notes why.
EditResult mergeText(const System& system, model::Transaction& tx, std::string_view text,
                     const world::RayCaster* ground = nullptr);

/// A copy in the same document. Unlike pasted ones the rows keep their references to what is not copied.
EditResult duplicate(const System& system, model::Transaction& tx, std::span<const model::Element> elements,
                     glm::dvec3 offset);

} // namespace navsmith::systems
