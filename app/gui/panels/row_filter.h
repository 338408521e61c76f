// Selects the rows of a type that match a text: an expression over its properties, or plain text to search for.
#pragma once

#include "core/model/model.h"
#include "core/query/query.h"

#include <QString>

#include <optional>
#include <span>
#include <vector>

namespace navsmith::gui {

class RowFilter {
public:
    /// Matches every row.
    RowFilter() = default;
    /// Searches the given columns for text that is no expression: names, references and texts, and number columns if it
    /// is a number.
    RowFilter(const QString& text, const model::Schema& schema, model::ElementTypeId type,
              std::vector<const model::PropertySpec*> columns);

    [[nodiscard]] bool isEmpty() const { return text_.isEmpty(); }
    /// The parse error of the expression; empty if it is valid.
    [[nodiscard]] const QString& error() const { return error_; }
    /// Names in the expression that stand for nothing in the model, a line each.
    [[nodiscard]] QString doubts(const model::Model& model) const;
    /// Whether the text looks like an expression, so that the error is worth showing.
    [[nodiscard]] bool looksLikeExpression() const;

    /// Returns 1 for each row that matches. Reads whole columns.
    [[nodiscard]] std::vector<std::uint8_t> matches(const model::Model& model, std::span<const model::Slot> rows) const;

private:
    void findIn(const model::Model& model, const model::PropertySpec& property, std::span<const model::Slot> rows,
                std::vector<std::uint8_t>& flags) const;

    QString text_;
    model::ElementTypeId type_ = model::kNoElementType;
    std::optional<query::Query> query_;
    std::vector<const model::PropertySpec*> columns_;
    QString error_;
};

} // namespace navsmith::gui
