#pragma once

#include "core/systems/system.h"

#include <optional>

namespace navsmith::systems::gta_sa_tracks {

/// 1 for tracks.dat, 2 to 4 for tracks2.dat to tracks4.dat, in any case.
std::optional<int> numberOfName(std::string_view name);

// See Codec.
Confidence recognise(std::string_view name, std::span<const std::byte> head, std::uint64_t size);
std::vector<std::vector<std::size_t>> documents(std::span<const std::string> names);
bytes::Result<Loaded> load(std::span<const InputFile> files, const Progress& progress);

} // namespace navsmith::systems::gta_sa_tracks
