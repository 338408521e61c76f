// Which unproven readings of the format a set bears out (section 7).
#pragma once

#include "core/model/model.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::systems::gta_iv_paths {

/// A reading of the format, tried on a set.
struct Reading {
    std::uint8_t custom = 0;    ///< its bit (namespace custom)
    std::string_view rule;      ///< that goes by it
    std::string_view belief;    ///< "flag bits 16-19 are the number of links"
    std::string_view witnesses; ///< "nodes"
    std::size_t cases = 0;
    std::size_t against = 0;

    /// Unless more than a quarter of what could tell speaks against it.
    [[nodiscard]] bool holds() const { return against * 4 <= cases; }
};

std::vector<Reading> readingsOf(const model::Model& model);

/// Bits of namespace custom: of those that hold.
std::uint8_t customsOf(const std::vector<Reading>& readings);

/// For the notice of a set that does not bear a reading out: the rule that is off, and what share speaks against it.
std::string describe(const Reading& reading);

} // namespace navsmith::systems::gta_iv_paths
