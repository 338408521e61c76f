#include "app/gui/panels/row_filter.h"

#include "app/gui/panels/schema_text.h"
#include "core/model/property.h"

#include <QRegularExpression>

#include <algorithm>
#include <unordered_map>
#include <utility>

namespace navsmith::gui {

using model::Model;
using model::PropertySpec;
using model::PropertyType;
using model::Slot;

RowFilter::RowFilter(const QString& text, const model::Schema& schema, model::ElementTypeId type,
                     std::vector<const PropertySpec*> columns)
    : text_(text.trimmed()), type_(type), columns_(std::move(columns)) {
    if (text_.isEmpty())
        return;
    auto query = query::Query::parse(text_.toStdString(), schema, type);
    if (!query)
        error_ = QString::fromStdString(query::withHint(query.error()));
    else if (!query->isGuess() || looksLikeExpression())
        query_ = std::move(*query); // a plain word such as "highway" is looked for as a text
}

bool RowFilter::looksLikeExpression() const {
    static const QRegularExpression signs(
        QStringLiteral("[=<>~!()&|\"']|\\b(and|or|not|in|is|like|between|where|contains)\\b"),
        QRegularExpression::CaseInsensitiveOption);
    return signs.match(text_).hasMatch();
}

QString RowFilter::doubts(const Model& model) const {
    QStringList lines;
    if (query_) {
        for (const auto& doubt : query_->doubts(model))
            lines << QString::fromStdString(doubt);
    }
    return lines.join(u'\n');
}

std::vector<std::uint8_t> RowFilter::matches(const Model& model, std::span<const Slot> rows) const {
    if (text_.isEmpty())
        return std::vector<std::uint8_t>(rows.size(), 1);
    if (query_)
        return query_->matches(model, rows);
    std::vector<std::uint8_t> flags(rows.size(), 0);
    for (const auto* property : columns_)
        findIn(model, *property, rows, flags);
    return flags;
}

void RowFilter::findIn(const Model& model, const PropertySpec& property, std::span<const Slot> rows,
                       std::vector<std::uint8_t>& flags) const {
    const auto contains = [&](const QString& text) { return text.contains(text_, Qt::CaseInsensitive); };
    const auto mark = [&](std::size_t i, bool matches) {
        if (matches)
            flags[i] = 1;
    };
    std::vector<double> numbers;
    const auto readNumbers = [&] {
        numbers.resize(rows.size());
        model::readNumbers(model, type_, property, rows, numbers);
    };
    switch (property.type) {
    case PropertyType::Text: {
        const auto texts = model::readTexts(model, type_, property, rows);
        for (std::size_t i = 0; i < rows.size(); ++i)
            mark(i, contains(fromUtf8(texts[i])));
        break;
    }
    case PropertyType::Enum: {
        std::vector<double> values;
        for (const auto& name : property.names) {
            if (contains(fromUtf8(name.title)))
                values.push_back(static_cast<double>(name.value));
        }
        if (values.empty())
            break;
        readNumbers();
        for (std::size_t i = 0; i < rows.size(); ++i)
            mark(i, std::ranges::find(values, numbers[i]) != values.end());
        break;
    }
    case PropertyType::Reference: {
        // Cache the names of targets: they are slow to make, and many rows refer to one element.
        std::unordered_map<std::uint32_t, bool> byTarget;
        const auto refs = model.column(model::Column<model::Ref>{type_, property.column});
        for (std::size_t i = 0; i < rows.size(); ++i) {
            const auto ref = refs[rows[i]];
            if (ref.isNone())
                continue;
            const auto key = ref.isSlot() ? ref.slot() : ref.poolIndex() | 0x8000'0000U;
            const auto [it, fresh] = byTarget.try_emplace(key, false);
            if (fresh)
                it->second = contains(QString::fromStdString(model::displayText(model, property, {type_, rows[i]})));
            mark(i, it->second);
        }
        break;
    }
    case PropertyType::Integer:
    case PropertyType::Number: {
        const auto number = parseNumber(text_);
        if (!number)
            break;
        readNumbers();
        for (std::size_t i = 0; i < rows.size(); ++i)
            mark(i, numbers[i] == *number);
        break;
    }
    case PropertyType::Bool:
    case PropertyType::Bytes:
    case PropertyType::Vector:
        break;
    }
}

} // namespace navsmith::gui
