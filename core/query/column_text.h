// Expressions as columns of a table: properties as people read them, and whatever can be computed.
#pragma once

#include "core/model/model.h"
#include "core/query/query.h"

#include <tl/expected.hpp>

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::query {

class ColumnText {
public:
    /// A property, also a vector, or any expression.
    static tl::expected<ColumnText, QueryError> parse(std::string_view text, const model::Schema& schema,
                                                      model::ElementTypeId type);

    [[nodiscard]] bool usesMap() const;
    /// One, or one for each coordinate of a vector ("position.x").
    [[nodiscard]] const std::vector<std::string>& titles() const { return titles_; }
    /// Texts of the rows, for each title.
    [[nodiscard]] std::vector<std::vector<std::string>>
    texts(const model::Model& model, std::span<const model::Slot> rows, const Sets& sets = {}) const;

private:
    model::ElementTypeId type_ = model::kNoElementType;
    const systems::System* system_ = nullptr;
    std::vector<std::string> titles_;
    std::vector<std::shared_ptr<const Expression>> parts_; ///< one for each title
};

} // namespace navsmith::query
