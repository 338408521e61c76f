// Setting properties by expressions: "width = width * 2", "position.z = clamp(z + 0.5, 0, 100)", "place = BombsiteA".
#pragma once

#include "core/model/property.h"
#include "core/model/transaction.h"
#include "core/query/query.h"

#include <tl/expected.hpp>

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::query {

class Assignment {
public:
    /// "PROPERTY = VALUE". The value may be given as in a cell, or as an expression over the element. A text that is
    /// not in quotation marks counts as it stands. Fails if the property cannot be edited.
    static tl::expected<Assignment, QueryError> parse(std::string_view text, const model::Schema& schema,
                                                      model::ElementTypeId type);
    /// The same with the name of the property and the value apart; positions of errors are those in the value.
    static tl::expected<Assignment, QueryError> parse(std::string_view name, std::string_view value,
                                                      const model::Schema& schema, model::ElementTypeId type);

    [[nodiscard]] const model::PropertySpec& property() const { return *property_; }
    [[nodiscard]] bool usesMap() const;

    /// The coordinate of a vector that is set; -1: all of the property.
    [[nodiscard]] int component() const { return component_; }
    /// The new value of each row, a number for a coordinate; none where the expression has no value. Fails if a name in
    /// the expression matches no element of this model, or several.
    [[nodiscard]] tl::expected<std::vector<std::optional<model::Value>>, std::string>
    values(const model::Model& model, std::span<const model::Slot> rows, const Sets& sets = {}) const;

private:
    [[nodiscard]] tl::expected<model::Value, std::string> referenced(const model::Model& model) const;

    model::ElementTypeId type_ = model::kNoElementType;
    const systems::System* system_ = nullptr;
    const model::PropertySpec* property_ = nullptr;
    int component_ = -1; ///< of a vector; -1: all of it
    std::optional<model::Value> constant_;
    std::shared_ptr<const Expression> expression_; ///< null if it is constant
};

struct AssignmentOutcome {
    std::size_t clamped = 0; ///< values outside the range of their property
    std::size_t snapped = 0; ///< values rounded to what the file can hold
    std::size_t without = 0; ///< rows for which an expression has no value; they stay
};

/// Sets properties of rows. All values are computed before the first is written. Fails before it writes anything.
tl::expected<AssignmentOutcome, std::string> assign(model::Transaction& tx, std::span<const Assignment> assignments,
                                                    model::ElementTypeId type, std::span<const model::Slot> rows,
                                                    const Sets& sets = {});

} // namespace navsmith::query
