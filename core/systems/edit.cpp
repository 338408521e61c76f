#include "core/systems/edit.h"

#include "formats/texts/texts.h"

namespace navsmith::systems {

std::vector<double> Proposal::numbers(std::span<const Parameter> parameters) const {
    std::vector<double> all;
    for (const auto& parameter : parameters) {
        const auto proposed = std::ranges::find(values_, parameter.id, &ProposedValue::id);
        all.push_back(proposed == values_.end() ? parameter.initial : proposed->number);
    }
    return all;
}

bool lacksMap(const Edit& edit, const model::Model& model) {
    return (edit.needsMap || edit.usesMapFile) && model.map() == nullptr;
}

std::string whyDisabled(const Edit& edit, const model::Model& model, std::span<const model::Element> selection) {
    if (lacksMap(edit, model))
        return texts::format("No map is open. Use File > Open Map.");
    if (edit.whyDisabled != nullptr)
        return edit.whyDisabled(model, selection);
    return edit.scope == EditScope::Selection && selection.empty() ? texts::format("Select something first.") : "";
}

Description describe(const Edit& edit, const model::Model& model, std::span<const model::Element> selection,
                     EditArguments arguments) {
    if (edit.describe == nullptr)
        return {};
    arguments.parameters = edit.parameters;
    return edit.describe(model, selection, arguments);
}

EditResult run(const Edit& edit, model::Transaction& tx, std::span<const model::Element> selection,
               EditArguments arguments) {
    if (auto reason = whyDisabled(edit, tx.model(), selection); !reason.empty())
        return tl::unexpected(model::EditError{std::move(reason)});
    if (edit.usesMapFile && arguments.mapFile.empty())
        return tl::unexpected(model::EditError{texts::format("The map's file is missing.")});
    arguments.parameters = edit.parameters;
    return edit.run(tx, selection, arguments);
}

Description describe(const Builder& builder, const model::Model& model, const Builder::Click& click,
                     EditArguments arguments) {
    if (builder.describe == nullptr)
        return {};
    arguments.parameters = builder.parameters;
    return builder.describe(model, click, arguments);
}

EditResult place(const Builder& builder, model::Transaction& tx, const Builder::Click& click, EditArguments arguments) {
    arguments.parameters = builder.parameters;
    return builder.place(tx, click, arguments);
}

std::vector<double> initialNumbers(const Edit& edit, const model::Model& model,
                                   std::span<const model::Element> selection) {
    return (edit.propose != nullptr ? edit.propose(model, selection) : Proposal()).numbers(edit.parameters);
}

std::vector<double> initialNumbers(const Builder& builder, const model::Model& model, model::Element from) {
    return (builder.propose != nullptr ? builder.propose(model, from) : Proposal()).numbers(builder.parameters);
}

} // namespace navsmith::systems
