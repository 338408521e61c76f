// Which rows of a type a line of text means: an expression over its properties, or else plain text to find.
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
    /// Every row.
    RowFilter() = default;
    /// Text that is no expression is looked for in the columns given: in names, references and texts; a number also
    /// among the numbers.
    RowFilter(const QString& text, const model::Schema& schema, model::ElementTypeId type,
              std::vector<const model::PropertySpec*> columns);

    [[nodiscard]] bool isEmpty() const { return text_.isEmpty(); }
    /// Why the text is no expression; empty if it is one.
    [[nodiscard]] const QString& error() const { return error_; }
    /// The text has the looks of an expression: the error is worth showing.
    [[nodiscard]] bool looksLikeExpression() const;

    /// 1 for each row that matches. Whole columns at a time.
    [[nodiscard]] std::vector<std::uint8_t> matches(const model::Model& model, std::span<const model::Slot> rows) const;

private:
    void findIn(const model::Model& model, const model::PropertySpec& property, std::span<const model::Slot> rows,
                std::vector<std::uint8_t>& found) const;

    QString text_;
    model::ElementTypeId type_ = model::kNoElementType;
    std::optional<query::Query> query_;
    std::vector<const model::PropertySpec*> columns_;
    QString error_;
};

} // namespace navsmith::gui
