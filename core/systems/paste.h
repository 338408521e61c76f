// Copy, paste and duplicate for every system with Editing::attachPasted.
#pragma once

#include "core/systems/system.h"

#include <glm/vec3.hpp>

#include <span>
#include <string>
#include <string_view>

namespace navsmith::systems {

/// The first edit with a role; null if the system has none.
const Edit* editFor(const System& system, EditRole role);

/// The elements, what belongs to them (model/clip.h) and the names they refer to, such as places, as text for the
/// system clipboard. Empty if none of them can be copied.
std::string copyText(const System& system, const model::Model& model, std::span<const model::Element> elements);

/// Creates the elements of a text, moved by `offset` (world units, rounded to the step of the positions). Fails for
/// foreign or damaged text, positions outside the world, or without a suitable file. On failure the caller abandons the
/// transaction.
EditResult pasteText(const System& system, model::Transaction& tx, std::string_view text, glm::dvec3 offset);

/// Creates the elements of a text at their original position and joins them to the existing ones with the system's edit
/// of the role Merge. Fails like pasteText, or if there is no such edit. If there is nothing to join, adds a note to
/// the transaction.
EditResult mergeText(const System& system, model::Transaction& tx, std::string_view text,
                     const world::RayCaster* ground = nullptr);

/// Copies elements within the document. Unlike pasted elements, copies keep references to elements that are not copied.
EditResult duplicate(const System& system, model::Transaction& tx, std::span<const model::Element> elements,
                     glm::dvec3 offset);

} // namespace navsmith::systems
