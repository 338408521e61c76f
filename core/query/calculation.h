// Numbers calculated for elements: "if(crouch, 5, 1) * width".
#pragma once

#include "core/query/query.h"

#include <memory>
#include <span>
#include <string_view>
#include <vector>

namespace navsmith::query {

class Calculation {
public:
    /// Conditions count as 1 or 0. Fails if the text is no number, such as a name.
    static tl::expected<Calculation, QueryError> parse(std::string_view text, const model::Schema& schema,
                                                       model::ElementTypeId type);

    /// One number for each row; NaN where there is no value.
    [[nodiscard]] std::vector<double> numbers(const model::Model& model, std::span<const model::Slot> rows,
                                              const Sets& sets = {}) const;

private:
    model::ElementTypeId type_ = model::kNoElementType;
    const systems::System* system_ = nullptr;
    std::shared_ptr<const Expression> root_;
};

} // namespace navsmith::query
