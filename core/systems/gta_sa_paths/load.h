#pragma once

#include "core/systems/system.h"

#include <optional>
#include <string_view>

namespace navsmith::systems::gta_sa_paths {

/// Area number of a file name as the game's streamer reads it: five letters, a number 0 to 63, ".dat".
std::optional<int> areaOfName(std::string_view name);

Confidence recognise(std::string_view name, std::span<const std::byte> head, std::uint64_t size);
std::vector<std::vector<std::size_t>> documents(std::span<const std::string> names);
bytes::Result<Loaded> load(std::span<const InputFile> files, const Progress& progress);

/// The same of the extended form. It takes a damaged file of such a name as well, unless that could be of the stock
/// form.
Confidence recogniseExtended(std::string_view name, std::span<const std::byte> head, std::uint64_t size);
std::vector<std::vector<std::size_t>> extendedDocuments(std::span<const std::string> names);
bytes::Result<Loaded> loadExtended(std::span<const InputFile> files, const Progress& progress);

} // namespace navsmith::systems::gta_sa_paths
