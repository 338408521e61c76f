// Runs edits, builders and pasting on a document: functions that return the elements to select, or an error.
#pragma once

#include "core/document/document.h"
#include "core/systems/edit.h"

#include <QString>

#include <functional>
#include <optional>
#include <span>

namespace navsmith::document {

using SystemEdit = std::function<systems::EditResult(model::Transaction&)>;

/// Label for the history: "Erase: 3 nodes", "Move: node 12:345". Without elements only the title.
QString editTitle(const model::Model& model, const QString& title, std::span<const model::Element> elements);

/// The same for an edit. Whole-document edits name no elements.
QString editTitle(const model::Model& model, const systems::Edit& edit, std::span<const model::Element> selected);

/// Arguments for an edit on the document: the numbers, which must outlive the result, and the ground of the map. Pass
/// the parameters for a builder; systems::run() adds those of an edit.
systems::EditArguments argumentsFor(const Document& document, std::span<const double> numbers = {},
                                    std::span<const systems::Parameter> parameters = {});

/// Runs the edit as one step of the history and selects its result. None if it was refused; the document has reported
/// the reason.
std::optional<systems::Elements> runEdit(Document& document, const QString& label, const SystemEdit& function,
                                         quint64 mergeKey = 0);

/// The same for builders and pasting. The label names the resulting elements.
std::optional<systems::Elements> runBuilding(Document& document, const QString& title, const SystemEdit& function);

/// Shows the edit as the preview. Returns the elements that it would select, or an error.
tl::expected<systems::Elements, QString> tryEdit(EditPreview& preview, const QString& label,
                                                 const SystemEdit& function);

} // namespace navsmith::document
