// Edits that say what to select afterwards, or why they cannot be: verbs, builders, pasting.
#pragma once

#include "core/document/document.h"
#include "core/systems/verb.h"

#include <QString>

#include <functional>
#include <optional>

namespace navsmith::document {

using VerbFunction = std::function<systems::VerbResult(model::Transaction&)>;

/// Runs it as one step of the history and selects what it gives. Nothing if it was refused; the document has told why.
std::optional<systems::Elements> runVerb(Document& document, const QString& label, const VerbFunction& function);

/// Tries it out, as Document::preview does. What it would select, or why it cannot be.
tl::expected<systems::Elements, QString> tryVerb(Document& document, const QString& label,
                                                 const VerbFunction& function);

} // namespace navsmith::document
