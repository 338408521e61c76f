// Loads a .nav file into a model.
#pragma once

#include "core/systems/system.h"

namespace navsmith::systems::source_nav {

Confidence recognise(std::string_view name, std::span<const std::byte> head, std::uint64_t size);
/// Each file is a document.
std::vector<std::vector<std::size_t>> documents(std::span<const std::string> names);
/// The layouts of the games.
std::vector<Variant> variants();
/// NAME.bsp for NAME.nav.
std::vector<std::string> mapNames(std::string_view fileName);
std::vector<std::string> namesInMap(std::string_view mapName);
/// `files` holds one file. Ids become references; dangling ones keep their raw value.
bytes::Result<Loaded> load(std::span<const InputFile> files, const Progress& progress);

} // namespace navsmith::systems::source_nav
