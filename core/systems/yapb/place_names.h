// What the names of places on a mesh tell about the tasks of nodes, where no map does.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace navsmith::systems::yapb {

/// The places of a mesh where nodes have a flag (NodeFlag): goals at bomb sites, hostages and where the VIP escapes;
/// rescue, without a place for it where counter-terrorists start if there are hostages.
std::vector<std::string_view> placesOfTask(std::span<const std::string_view> names, std::uint32_t flag);
/// Whether it is where a team starts: terrorists with `t`, else counter-terrorists.
bool isStartOf(std::string_view name, bool t);

} // namespace navsmith::systems::yapb
