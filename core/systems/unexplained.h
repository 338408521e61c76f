// What a document holds that the format page of its system does not explain: values without a name, bits that no
// property covers, and other values than the usual one of properties whose meaning is not known.
#pragma once

#include "core/model/model.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::systems {

struct PropertyName {
    std::string_view type;            ///< id
    std::string_view property;        ///< id, or of a list's
    std::optional<double> usual = {}; ///< the value with an explanation; none: the initial one
};

/// Bits of a column with a meaning, but without a property.
struct KnownBits {
    std::string_view type;
    std::string_view column; ///< id
    std::uint64_t bits = 0;
};

/// What does not follow from the schema of a system. Each says so in `unexplained.h` of its folder.
struct Explanations {
    /// The page explains only the usual value; of bytes, none but padding.
    std::span<const PropertyName> onlyInitial = {};
    /// Enumerations that have other values than those with names.
    std::span<const PropertyName> openNames = {};
    std::span<const KnownBits> knownBits = {};
};

/// In registry.cpp.
Explanations explanationsOf(std::string_view system);

struct Unexplained {
    model::Element element;
    model::ListId list = model::kNoList; ///< of an entry in one of its lists
    std::size_t entry = 0;
    std::string_view property; ///< its id; of bits without a property that of their column
    std::string value;         ///< as people read it
};

/// In the order of the schema; of each property in the order of the files.
std::vector<Unexplained> unexplainedIn(const model::Model& model, const Explanations& explanations);

} // namespace navsmith::systems
