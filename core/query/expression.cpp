#include "core/query/expression.h"

#include <algorithm>

namespace navsmith::query {

bool usesMap(const Expression& expression) {
    return expression.op == Operator::OnGround || expression.op == Operator::AboveGround ||
           std::ranges::any_of(expression.parts, [](const auto& part) { return usesMap(*part); });
}

bool usesSets(const Expression& expression) {
    return expression.op == Operator::Selected || expression.op == Operator::Hidden ||
           std::ranges::any_of(expression.parts, [](const auto& part) { return usesSets(*part); });
}

} // namespace navsmith::query
