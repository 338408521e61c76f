#include "core/document/run_verb.h"

#include <utility>

namespace navsmith::document {

namespace {

/// Makes the function's refusal the transaction's.
EditFunction noting(const VerbFunction& function, systems::Elements& result) {
    return [&](model::Transaction& tx) {
        if (auto elements = function(tx))
            result = std::move(*elements);
        else
            tx.refuse(std::move(elements.error().reason));
    };
}

} // namespace

std::optional<systems::Elements> runVerb(Document& document, const QString& label, const VerbFunction& function) {
    systems::Elements result;
    if (!document.edit(label, noting(function, result)))
        return std::nullopt;
    document.selection().set(result);
    return result;
}

tl::expected<systems::Elements, QString> tryVerb(Document& document, const QString& label,
                                                 const VerbFunction& function) {
    systems::Elements result;
    if (auto tried = document.preview(label, noting(function, result)); !tried)
        return tl::unexpected(std::move(tried.error()));
    return result;
}

} // namespace navsmith::document
