// Format assumptions: what is assumed of the format without proof, tested on a set when it is opened (section 7).
#pragma once

#include "core/model/model.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::systems::gta_iv_paths {

/// An assumption with the outcome of its test.
struct Assumption {
    std::uint8_t bit = 0;       ///< in namespace assumption
    std::string_view rule;      ///< that depends on it
    std::string_view text;      ///< "flag bits 16-19 are the number of links"
    std::string_view witnesses; ///< "nodes"
    std::size_t cases = 0;
    std::size_t against = 0;

    /// Unless more than a quarter of the cases contradict it.
    [[nodiscard]] bool holds() const { return against * 4 <= cases; }
};

std::vector<Assumption> testAssumptions(const model::Model& model);

/// Bits of namespace assumption: of those that hold.
std::uint8_t assumptionsThatHold(const std::vector<Assumption>& tested);

/// For the notice of a set in which an assumption does not hold: the rule that is off, and the share that contradicts
/// it.
std::string describe(const Assumption& assumption);

} // namespace navsmith::systems::gta_iv_paths
