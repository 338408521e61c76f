// Expressions over the properties of any type: "width > 0 and not water", "road_class = highway", "position.z < -10".
//
//   or, and, not, parentheses       || && ! are the same
//   = != < <= > >=                  numbers (12, -0.5, 0x7FFE), yes and no, names of enumerations ("parking place")
//   property                        alone: is set, is not zero
//   name ~ text                     text contains, any case
//   vector.x .y .z                  one coordinate
#pragma once

#include "core/model/model.h"
#include "core/model/schema.h"

#include <tl/expected.hpp>

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::query {

struct QueryError {
    std::size_t position = 0; ///< byte offset in the text
    std::string message;
};

class Query {
public:
    static tl::expected<Query, QueryError> parse(std::string_view text, const model::Schema& schema,
                                                 model::ElementTypeId type);

    /// 1 for each row that matches. Evaluates whole columns at a time.
    [[nodiscard]] std::vector<std::uint8_t> matches(const model::Model& model, std::span<const model::Slot> rows) const;

    struct Node;

private:
    Query(model::ElementTypeId type, std::shared_ptr<const Node> root) : type_(type), root_(std::move(root)) {}

    model::ElementTypeId type_;
    std::shared_ptr<const Node> root_;
};

} // namespace navsmith::query
