#pragma once

#include "core/systems/system.h"

namespace navsmith::systems::yapb {

// See Codec and MapBinding.
Confidence recognise(std::string_view name, std::span<const std::byte> head, std::uint64_t size);
bytes::Result<Loaded> load(std::span<const InputFile> files, const Progress& progress);
std::vector<std::string> mapNames(std::string_view fileName);

} // namespace navsmith::systems::yapb
