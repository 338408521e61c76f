#pragma once

#include "core/systems/system.h"

#include <optional>
#include <string_view>

namespace navsmith::systems::gta_iv_paths {

/// Area number of a file name: "nodes", a number 0 to 63, ".nod"; nothing for any other name.
std::optional<int> areaOfName(std::string_view name);

Confidence recognise(std::string_view name, std::span<const std::byte> head, std::uint64_t size);
/// The files of a folder are one document, as the game has them.
std::vector<std::vector<std::size_t>> documents(std::span<const std::string> names);
bytes::Result<Loaded> load(std::span<const InputFile> files, const Progress& progress);

} // namespace navsmith::systems::gta_iv_paths
