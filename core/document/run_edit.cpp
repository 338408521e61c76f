#include "core/document/run_edit.h"

#include "core/model/property.h"

#include <utility>

namespace navsmith::document {

namespace {

/// Passes an error of the function to the transaction.
EditFunction noting(const SystemEdit& function, systems::Elements& result) {
    return [&](model::Transaction& tx) {
        if (auto elements = function(tx))
            result = std::move(*elements);
        else
            tx.refuse(std::move(elements.error()));
    };
}

} // namespace

QString editTitle(const model::Model& model, const QString& title, std::span<const model::Element> elements) {
    return elements.empty()
               ? title
               : QStringLiteral("%1: %2").arg(title, QString::fromStdString(model::elementsName(model, elements)));
}

QString editTitle(const model::Model& model, const systems::Edit& edit, std::span<const model::Element> selected) {
    const auto title = QString::fromUtf8(edit.title.data(), static_cast<qsizetype>(edit.title.size()));
    const bool ofSelection = edit.scope == systems::EditScope::Selection;
    return editTitle(model, title, ofSelection ? selected : std::span<const model::Element>());
}

systems::EditArguments argumentsFor(const Document& document, std::span<const double> numbers,
                                    std::span<const systems::Parameter> parameters) {
    const auto& map = document.map();
    return {numbers, map ? &map->backdrop->rays : nullptr, map ? map->backdrop->fileSize : 0, parameters};
}

std::optional<systems::Elements> runEdit(Document& document, const QString& label, const SystemEdit& function,
                                         quint64 mergeKey) {
    systems::Elements result;
    if (!document.edit(label, noting(function, result), mergeKey))
        return std::nullopt;
    document.selection().set(result);
    return result;
}

std::optional<systems::Elements> runBuilding(Document& document, const QString& title, const SystemEdit& function) {
    systems::Elements result;
    const auto label = [&] { return editTitle(document.model(), title, result); };
    if (!document.edit(title, noting(function, result), 0, label))
        return std::nullopt;
    document.selection().set(result);
    return result;
}

tl::expected<systems::Elements, QString> tryEdit(EditPreview& preview, const QString& label,
                                                 const SystemEdit& function) {
    systems::Elements result;
    if (auto tried = preview.update(label, noting(function, result)); !tried)
        return tl::unexpected(std::move(tried.error()));
    return result;
}

} // namespace navsmith::document
