#include "core/query/expression.h"

#include <algorithm>

namespace navsmith::query {

bool usesMap(const Expression& expression) {
    return expression.op == Operator::OnGround || expression.op == Operator::AboveGround ||
           std::ranges::any_of(expression.parts, [](const auto& part) { return usesMap(*part); });
}

bool usesSets(const Expression& expression) {
    return expression.op == Operator::Selected || expression.op == Operator::Hidden ||
           expression.op == Operator::InStored ||
           std::ranges::any_of(expression.parts, [](const auto& part) { return usesSets(*part); });
}

void addStoredNames(const Expression& expression, std::vector<std::string>& names) {
    if (expression.op == Operator::InStored)
        names.push_back(expression.text);
    for (const auto& part : expression.parts)
        addStoredNames(*part, names);
}

} // namespace navsmith::query
