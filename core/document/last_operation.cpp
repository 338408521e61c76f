#include "core/document/last_operation.h"

#include "core/document/recipe_log.h"
#include "core/document/run_edit.h"

#include <algorithm>
#include <functional>
#include <utility>

namespace navsmith::document {

namespace {

/// For the history, once the operation is done; empty: the label that is given. The operation must outlive it.
std::function<QString()> labelOf(const Operation& operation) {
    if (!operation.label)
        return {};
    return [&operation] { return operation.label(operation.numbers); };
}

} // namespace

FixedParameters::FixedParameters(std::span<const systems::Parameter> parameters, const model::Model& before)
    : parameters_(parameters.begin(), parameters.end()) {
    auto names = std::make_shared<std::vector<std::vector<std::string>>>(parameters.size());
    for (std::size_t i = 0; i < parameters_.size(); ++i) {
        auto& parameter = parameters_[i];
        if (const auto choices = std::exchange(parameter.choices, nullptr)) {
            (*names)[i] = choices(before);
            parameter.names.assign((*names)[i].begin(), (*names)[i].end());
        }
        if (const auto applies = std::exchange(parameter.applies, nullptr); applies != nullptr && !applies(before))
            parameter.applies = [](const model::Model&) { return false; };
    }
    names_ = std::move(names);
}

Operation operationOf(Document& document, const systems::Edit& edit, std::vector<double> numbers) {
    const auto& selected = document.selection().elements();
    Operation operation{.title = QString::fromUtf8(edit.title.data(), static_cast<qsizetype>(edit.title.size())),
                        .parameters = {edit.parameters, document.model()},
                        .numbers = std::move(numbers),
                        .selected = selected,
                        .edit = &edit,
                        .where = RecipeLog::of(document).nameOf(edit, selected)};
    if (!edit.usesMapFile) {
        operation.run = [&document, &edit](model::Transaction& tx, std::span<const model::Element> elements,
                                           std::span<const double> values) {
            return systems::run(edit, tx, elements, argumentsFor(document, values));
        };
    }
    return operation;
}

LastOperation::LastOperation(Document& document) : QObject(&document), document_(document) {
    connect(&document, &Document::stepped, this, &LastOperation::follow);
}

LastOperation& LastOperation::of(Document& document) {
    auto* last = document.findChild<LastOperation*>(QString(), Qt::FindDirectChildrenOnly);
    return last != nullptr ? *last : *new LastOperation(document);
}

void LastOperation::expect(Operation operation) {
    if (operation.edit != nullptr)
        RecipeLog::of(document_).expectEdit(*operation.edit, operation.where, operation.numbers);
    continues_ = current() != nullptr;
    expected_ = std::move(operation);
}

void LastOperation::forget() {
    expected_.reset();
    RecipeLog::of(document_).forget();
}

void LastOperation::follow(HistoryMove move) {
    if (move == HistoryMove::Pushed && expected_) {
        last_ = std::exchange(expected_, std::nullopt);
        state_ = document_.stateId();
        if (last_->repeatable)
            repeatable_ = last_;
    } else if (move == HistoryMove::Merged && expected_ && continues_) {
        const auto before = std::exchange(last_, std::exchange(expected_, std::nullopt))->numbers;
        if (last_->addsUp)
            std::ranges::transform(last_->numbers, before, last_->numbers.begin(), std::plus());
        state_ = document_.stateId();
        if (last_->repeatable)
            repeatable_ = last_;
    }
    Q_EMIT changed();
}

const Operation* LastOperation::current() const {
    return last_ && document_.stateId() == state_ && document_.lastStep() != nullptr ? &*last_ : nullptr;
}

tl::expected<systems::Elements, QString> LastOperation::run(const Operation& operation, const QString& label,
                                                            const std::function<QString()>& labelAfterwards) {
    expect(operation);
    systems::Elements result;
    const auto function = [&](model::Transaction& tx) {
        const auto& elements = operation.elements.empty() ? operation.selected : operation.elements;
        if (auto selected = operation.run(tx, elements, operation.numbers))
            result = std::move(*selected);
        else
            tx.refuse(std::move(selected.error()));
    };
    const auto changedAnything = document_.edit(label, function, 0, labelAfterwards);
    forget();
    if (!changedAnything)
        return tl::unexpected(changedAnything.error());
    if (!*changedAnything)
        return tl::unexpected(tr("Nothing changes."));
    return result;
}

tl::expected<void, QString> LastOperation::adjust(std::vector<double> numbers) {
    const auto* now = current();
    if (now == nullptr || !now->run)
        return tl::unexpected(tr("The last step cannot be adjusted."));
    auto operation = *now;
    operation.numbers = std::move(numbers);
    const auto label = QString::fromStdString(document_.lastStep()->label);
    const auto selectedAfter = document_.selection().elements();
    goBack();
    auto result = run(operation, label, labelOf(operation));
    if (!result) {
        document_.redo();
        document_.selection().set(selectedAfter);
        return tl::unexpected(result.error());
    }
    document_.selection().set(std::move(*result));
    Q_EMIT document_.statusMessage(tr("Adjusted: %1").arg(QString::fromStdString(document_.lastStep()->label)));
    return {};
}

void LastOperation::goBack() {
    const auto selected = last_->selected;
    document_.undo();
    document_.selection().set(selected);
}

bool LastOperation::repeat() {
    auto operation = *repeatable_;
    operation.selected = document_.selection().elements();
    operation.elements.clear();
    if (operation.edit != nullptr) {
        const auto why = systems::whyDisabled(*operation.edit, document_.model(), operation.selected);
        if (!why.empty()) {
            Q_EMIT document_.statusMessage(QString::fromStdString(why));
            return false;
        }
        operation.where = RecipeLog::of(document_).nameOf(*operation.edit, operation.selected);
    }
    const auto label = operation.edit != nullptr ? editTitle(document_.model(), *operation.edit, operation.selected)
                                                 : editTitle(document_.model(), operation.title, operation.selected);
    auto result = run(operation, label, labelOf(operation));
    if (result)
        document_.selection().set(std::move(*result));
    return result.has_value();
}

} // namespace navsmith::document
