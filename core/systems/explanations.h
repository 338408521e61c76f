// What the format page of a system explains of values that its schema has no property or name for, and which properties
// it does not explain.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace navsmith::systems {

struct PropertyName {
    std::string_view type;            ///< id
    std::string_view property;        ///< id, or of a list's
    std::optional<double> usual = {}; ///< the value with an explanation; none: the initial one
    std::optional<double> other = {}; ///< a second one
};

/// Bits of a column with a meaning, but without a property.
struct KnownBits {
    std::string_view type;
    std::string_view column; ///< id
    std::uint64_t bits = 0;
};

/// What does not follow from the schema of a system.
struct Explanations {
    /// The page explains only the usual value; of bytes, none but padding.
    std::span<const PropertyName> onlyInitial = {};
    /// Enumerations that have other values than those with names.
    std::span<const PropertyName> openNames = {};
    std::span<const KnownBits> knownBits = {};
};

} // namespace navsmith::systems
