// Remembers what was done to a document as steps of a recipe (core/recipes).
#pragma once

#include "core/document/document.h"
#include "core/recipes/recipe.h"

#include <QObject>

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace navsmith::document {

class RecipeLog : public QObject {
    Q_OBJECT

public:
    /// The log of a document, which owns it. The first call begins it: do that before anything is done.
    static RecipeLog& of(Document& document);

    /// How a recipe names elements for an edit; empty if it cannot, or the edit does not look at them. Call it before
    /// the edit moves them.
    [[nodiscard]] std::string nameOf(const systems::Edit& edit, std::span<const model::Element> elements) const;
    /// The same for any purpose.
    [[nodiscard]] std::string nameOf(std::span<const model::Element> elements) const;
    /// Announces the next step of the history: an edit with its arguments, on what nameOf() named. Call forget() if
    /// there is no step after all.
    void expectEdit(const systems::Edit& edit, std::string where, std::span<const double> numbers);
    /// The same for properties set by expressions, on elements that `select` names; empty if nothing can.
    void expectSettings(std::string select, std::vector<std::string> set);
    void forget() { expected_.reset(); }
    /// An expression has selected these elements: while they are selected, it names them.
    void selected(std::string expression, std::span<const model::Element> elements);

    /// What was done and not undone. Steps that are not remembered are settings by place, or comments.
    [[nodiscard]] recipes::Recipe recipe() const;

private:
    using Steps = std::vector<recipes::Step>;

    explicit RecipeLog(Document& document);
    void follow(HistoryMove move, const model::Change& change);
    Document& document_;
    std::vector<Steps> steps_; ///< of each step of the history since this log began
    std::size_t done_ = 0;     ///< those that are not undone
    std::optional<Steps> expected_;
    std::string expression_; ///< that selected the elements below
    std::vector<model::Element> ofExpression_;
};

} // namespace navsmith::document
