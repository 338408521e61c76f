// Whole columns of properties: a value for each element of a type, in the order of the files.
#pragma once

#include "core/model/model.h"

#include <tl/expected.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace navsmith::cli {

struct PropertyColumn {
    std::size_t count = 0; ///< of elements
    /// The number of values of a vector, which follow each other; 1 for everything else.
    std::size_t components = 1;
    /// Flags (0 or 1), whole numbers and references, numbers, texts. NaN or no text: the element has no such value,
    /// which makes flags and whole numbers a column of numbers. A reference is the position of its target, -1 for none.
    std::variant<std::vector<std::uint8_t>, std::vector<std::int64_t>, std::vector<double>,
                 std::vector<std::optional<std::string>>>
        values;
    std::string_view target = {}; ///< of references: the id of the type
};

/// A property of a type, by their ids.
struct ColumnPlace {
    model::ElementTypeId type = model::kNoElementType;
    const model::PropertySpec* property = nullptr;
};
/// Or what there is not.
tl::expected<ColumnPlace, std::string> findColumn(const model::Schema& schema, std::string_view kind,
                                                  std::string_view property);

PropertyColumn readColumn(const model::Model& model, model::ElementTypeId type, const model::PropertySpec& property);

/// What a column is set to: numbers, as many for each element as a vector has components, or texts.
struct ColumnInput {
    std::span<const std::uint32_t> index = {}; ///< positions of the elements; none: all
    std::span<const double> numbers = {};
    std::span<const std::string> texts = {};
};

struct ColumnOutcome {
    model::Change change;
    std::size_t count = 0;   ///< of elements
    std::size_t clamped = 0; ///< values
    std::size_t rounded = 0;
};

/// One step, or the reason why there is none.
tl::expected<ColumnOutcome, std::string> setColumn(model::Model& model, model::ElementTypeId type,
                                                   const model::PropertySpec& property, const ColumnInput& input);

} // namespace navsmith::cli
