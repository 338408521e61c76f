#include "core/document/recipe_log.h"

#include "core/recipes/name_elements.h"
#include "core/recipes/run_recipe.h"

#include <algorithm>
#include <utility>

namespace navsmith::document {

RecipeLog::RecipeLog(Document& document) : QObject(&document), document_(document) {
    connect(&document, &Document::stepped, this, &RecipeLog::follow);
}

RecipeLog& RecipeLog::of(Document& document) {
    auto* log = document.findChild<RecipeLog*>(QString(), Qt::FindDirectChildrenOnly);
    return log != nullptr ? *log : *new RecipeLog(document);
}

std::string RecipeLog::nameOf(const systems::Edit& edit, std::span<const model::Element> elements) const {
    return edit.scope == systems::EditScope::Document ? std::string() : nameOf(elements);
}

std::string RecipeLog::nameOf(std::span<const model::Element> elements) const {
    if (elements.empty())
        return {};
    if (!expression_.empty() && std::ranges::equal(elements, ofExpression_))
        return expression_;
    return recipes::selectionText(document_.model(), document_.system(), elements);
}

void RecipeLog::expectEdit(const systems::Edit& edit, std::string where, std::span<const double> numbers) {
    recipes::Step step{.select = std::move(where), .edit = std::string(edit.id)};
    if (edit.scope == systems::EditScope::Selection && step.select.empty())
        step = {.comment = "left out, because too many elements, or elements of several types, were selected: " +
                           std::string(edit.title)};
    for (std::size_t i = 0; i < edit.parameters.size() && i < numbers.size() && !step.edit.empty(); ++i)
        step.with.push_back({std::string(edit.parameters[i].id),
                             recipes::writtenNumber(edit.parameters[i], document_.model(), numbers[i])});
    expected_ = Steps{std::move(step)};
}

void RecipeLog::expectSettings(std::string select, std::vector<std::string> set) {
    if (select.empty())
        expected_ = Steps{{.comment = "left out, because too many elements were selected by hand: set " +
                                      (set.empty() ? std::string() : set.front())}};
    else
        expected_ = Steps{{.select = std::move(select), .set = std::move(set)}};
}

void RecipeLog::selected(std::string expression, std::span<const model::Element> elements) {
    expression_ = std::move(expression);
    ofExpression_.assign(elements.begin(), elements.end());
}

void RecipeLog::follow(HistoryMove move, const model::Change& change) {
    const auto stepOf = [&](const model::Change& of) {
        auto steps = expected_ ? std::move(*expected_) : recipes::stepsOf(of, document_.model(), document_.system());
        expected_.reset();
        return steps;
    };
    switch (move) {
    case HistoryMove::Pushed:
        steps_.resize(done_);
        steps_.push_back(stepOf(change));
        ++done_;
        break;
    case HistoryMove::Merged:
        if (done_ > 0)
            steps_[done_ - 1] = stepOf(*document_.lastStep()); // both together
        break;
    case HistoryMove::MergedAway:
        if (done_ > 0)
            steps_.resize(--done_);
        break;
    case HistoryMove::Undone:
        done_ -= done_ > 0 ? 1 : 0;
        break;
    case HistoryMove::Redone:
        done_ = std::min(done_ + 1, steps_.size());
        break;
    }
}

recipes::Recipe RecipeLog::recipe() const {
    recipes::Recipe recipe{.system = std::string(document_.system().id), .steps = {}};
    for (std::size_t i = 0; i < done_; ++i)
        recipe.steps.insert(recipe.steps.end(), steps_[i].begin(), steps_[i].end());
    return recipe;
}

} // namespace navsmith::document
