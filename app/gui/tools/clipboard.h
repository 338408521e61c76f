// Cut, copy and paste of elements through the system clipboard, between documents and windows of one system.
#pragma once

#include "core/document/document.h"

#include <glm/vec3.hpp>

#include <optional>

namespace navsmith::gui {

/// Copies the selection to the clipboard; paste() puts `centre` (world units) under the mouse. Returns false if nothing
/// can be copied.
bool copySelection(const document::Document& document, const glm::vec3& centre);

/// Whether the clipboard has elements, of any system.
[[nodiscard]] bool canPaste();

/// The centre that was stored with the elements on the clipboard.
[[nodiscard]] std::optional<glm::vec3> pasteCentre();

/// Creates the elements of the clipboard, moved by `offset` (world units), and selects them. On failure the document
/// reports why.
bool paste(document::Document& document, const glm::vec3& offset);

/// Creates the elements of the clipboard at their original places, merges them with the existing ones by the system's
/// rules, and selects them, as one undo step. On failure the document reports why.
bool mergeInPlace(document::Document& document);

} // namespace navsmith::gui
