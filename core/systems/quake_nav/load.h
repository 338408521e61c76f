// Loads a .nav or .navjson file into a model.
#pragma once

#include "core/systems/system.h"

namespace navsmith::systems::quake_nav {

Confidence recogniseQuake(std::string_view name, std::span<const std::byte> head, std::uint64_t size);
Confidence recogniseQuake2(std::string_view name, std::span<const std::byte> head, std::uint64_t size);
/// `files` holds one file, of either game. Indexes become references; dangling ones keep their raw value.
bytes::Result<Loaded> load(std::span<const InputFile> files, const Progress& progress);

} // namespace navsmith::systems::quake_nav
