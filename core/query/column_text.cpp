#include "core/query/column_text.h"

#include "core/query/evaluator.h"
#include "core/query/names.h"
#include "core/query/parser.h"
#include "core/systems/registry.h"

#include <algorithm>

namespace navsmith::query {

tl::expected<ColumnText, QueryError> ColumnText::parse(std::string_view text, const model::Schema& schema,
                                                       model::ElementTypeId type) {
    ColumnText column;
    column.type_ = type;
    column.system_ = systems::find(schema);
    const auto* property = findProperty(schema, {type, model::kNoList}, text);
    if (property != nullptr && property->type == model::PropertyType::Vector) {
        constexpr std::string_view kAxes = "xyz";
        for (std::size_t i = 0; i < property->components.size(); ++i)
            column.titles_.push_back(std::string(text) + "." + kAxes[i]);
    } else {
        column.titles_.emplace_back(text);
    }
    for (const auto& title : column.titles_) {
        auto parsed = Parser(title, schema, column.system_, {type, model::kNoList}).condition();
        if (!parsed)
            return tl::unexpected(parsed.error());
        column.parts_.push_back(std::move(*parsed));
    }
    return column;
}

bool ColumnText::usesMap() const {
    return std::ranges::any_of(parts_, [](const auto& part) { return query::usesMap(*part); });
}

std::vector<std::vector<std::string>> ColumnText::texts(const model::Model& model, std::span<const model::Slot> rows,
                                                        const Sets& sets) const {
    Evaluator evaluator(model, system_, sets);
    std::vector<std::vector<std::string>> texts;
    for (const auto& part : parts_)
        texts.push_back(evaluator.texts(*part, {{type_, model::kNoList}, rows, {}}));
    return texts;
}

} // namespace navsmith::query
