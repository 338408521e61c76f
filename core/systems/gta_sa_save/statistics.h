// The game's numbers of statistics, and which of them the radio repeats.
#pragma once

#include "core/systems/gta_sa_save/schema.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace navsmith::systems::gta_sa_save {

inline constexpr std::int64_t kFirstCounted = 120;   ///< number of the first counted statistic
inline constexpr std::int64_t kCitiesUnlocked = 181; ///< the radio and restart points use it
inline constexpr std::int32_t kMostCities = 4;

/// A field of the radio that is 1 if a statistic is not 0.
struct RadioFlag {
    std::string_view id;
    std::int64_t statistic;
};
std::span<const RadioFlag> radioFlags();

/// The value of a statistic by its number; none if the save has none.
std::optional<double> statisticOf(const model::Model& m, std::int64_t number);

} // namespace navsmith::systems::gta_sa_save
