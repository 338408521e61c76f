// What building tools and edits ask for to make a road.
#pragma once

#include "core/systems/gta_sa_paths/schema.h"
#include "core/systems/shared/edit_parts.h"

#include <cstdint>
#include <string_view>

namespace navsmith::systems::gta_sa_paths {

inline constexpr Argument<unsigned> kForward{"lanes_forward"};
inline constexpr Argument<unsigned> kBack{"lanes_back"};
inline constexpr Argument<double> kMedian{"median"};
inline constexpr Argument<unsigned> kRoadClass{"road_class"};
inline constexpr Argument<unsigned> kSpawn{"spawn_probability"};

Parameter forwardParameter();
Parameter backParameter();
Parameter medianParameter(std::string_view help = "Full width of the strip between the directions");
Parameter roadClassParameter();
Parameter spawnParameter();

/// A width in units as nodes and navi nodes store it.
std::uint8_t storedWidth(double units);

} // namespace navsmith::systems::gta_sa_paths
