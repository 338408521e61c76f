// Edits that say what to select afterwards, or why they cannot be: edits, builders, pasting.
#pragma once

#include "core/document/document.h"
#include "core/systems/edit.h"

#include <QString>

#include <functional>
#include <optional>
#include <span>

namespace navsmith::document {

using SystemEdit = std::function<systems::EditResult(model::Transaction&)>;

/// Text of a step of the history: what was done to what. "Erase: 3 nodes", "Move: node 12:345". Without elements the
/// title alone.
QString editTitle(const model::Model& model, const QString& title, std::span<const model::Element> elements);

/// The same for an edit. One about the whole document names no elements.
QString editTitle(const model::Model& model, const systems::Edit& edit, std::span<const model::Element> selected);

/// What an edit of the document is given: the numbers, which must outlive it, and the ground of the map. A builder's
/// parameters go with its numbers; systems::run() adds those of an edit.
systems::EditArguments argumentsFor(const Document& document, std::span<const double> numbers = {},
                                    std::span<const systems::Parameter> parameters = {});

/// Runs it as one step of the history and selects what it gives. Nothing if it was refused; the document has told why.
std::optional<systems::Elements> runEdit(Document& document, const QString& label, const SystemEdit& function);

/// The same for what makes elements: the step is named after what it has made, or gone on to.
std::optional<systems::Elements> runBuilding(Document& document, const QString& title, const SystemEdit& function);

/// Shows it as the preview. What it would select, or why it cannot be.
tl::expected<systems::Elements, QString> tryEdit(EditPreview& preview, const QString& label,
                                                 const SystemEdit& function);

} // namespace navsmith::document
