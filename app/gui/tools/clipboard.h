// Cut, copy and paste of elements by way of the system's clipboard, between documents and windows of one system.
#pragma once

#include "core/document/document.h"

#include <glm/vec3.hpp>

#include <optional>

namespace navsmith::gui {

/// Puts the selection on the clipboard; `centre` (world units) is the point of it that paste() puts under the mouse.
/// False if nothing of it can be copied.
bool copySelection(const document::Document& document, const glm::vec3& centre);

/// The clipboard holds elements, of whichever system.
[[nodiscard]] bool canPaste();

/// The centre that the elements on the clipboard were copied with.
[[nodiscard]] std::optional<glm::vec3> pasteCentre();

/// Makes what the clipboard holds, moved by `offset` (world units), and selects it. Why not: the document tells.
bool paste(document::Document& document, const glm::vec3& offset);

/// Makes what the clipboard holds in its own places, joins it to what is there as the system's merging does, and
/// selects it: one step of the history. Why not: the document tells.
bool mergeInPlace(document::Document& document);

} // namespace navsmith::gui
