#pragma once

#include "core/systems/system.h"
#include "formats/quake_waypoints/waypoints.h"

namespace navsmith::systems::quake_text {

// See Codec and MapBinding.
Confidence recognise(std::string_view name, std::span<const std::byte> head, std::uint64_t size);
/// The parts of a chain are one document.
std::vector<std::vector<std::size_t>> documents(std::span<const std::string> names);
/// `waypoints` must have at least one name.
model::Model modelOf(quake_waypoints::Waypoints waypoints);
bytes::Result<Loaded> load(std::span<const InputFile> files, const Progress& progress);
std::vector<std::string> mapNames(std::string_view fileName);

} // namespace navsmith::systems::quake_text
