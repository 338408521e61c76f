#include "core/query/calculation.h"

#include "core/query/evaluator.h"
#include "core/query/parser.h"
#include "core/systems/registry.h"
#include "formats/texts/texts.h"

#include <utility>

namespace navsmith::query {

tl::expected<Calculation, QueryError> Calculation::parse(std::string_view text, const model::Schema& schema,
                                                         model::ElementTypeId type) {
    Calculation calculation;
    calculation.type_ = type;
    calculation.system_ = systems::find(schema);
    Parser parser(text, schema, calculation.system_, {type, model::kNoList});
    auto root = parser.condition();
    if (!root)
        return tl::unexpected(root.error());
    if ((*root)->type != ValueType::Number)
        return tl::unexpected(QueryError{0, texts::format("expected a number"), {}});
    calculation.root_ = std::move(*root);
    return calculation;
}

std::vector<double> Calculation::numbers(const model::Model& model, std::span<const model::Slot> rows,
                                         const Sets& sets) const {
    return Evaluator(model, system_, sets).numbers(*root_, {{type_, model::kNoList}, rows, {}});
}

} // namespace navsmith::query
