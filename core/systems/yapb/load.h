#pragma once

#include "core/systems/system.h"

namespace navsmith::systems::yapb {

// See Codec and MapBinding.
Confidence recognise(std::string_view name, std::span<const std::byte> head, std::uint64_t size);
bytes::Result<Loaded> load(std::span<const InputFile> files, const Progress& progress);

} // namespace navsmith::systems::yapb
