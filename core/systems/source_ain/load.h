#pragma once

#include "core/systems/system.h"

namespace navsmith::systems::source_ain {

// See Codec and MapBinding.
Confidence recognise(std::string_view name, std::span<const std::byte> head, std::uint64_t size);
bytes::Result<Loaded> load(std::span<const InputFile> files, const Progress& progress);
std::vector<std::string> namesInMap(std::string_view mapName);

} // namespace navsmith::systems::source_ain
