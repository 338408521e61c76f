// From the bytes of a .nav file to a model.
#pragma once

#include "core/systems/system.h"

namespace navsmith::systems::source_nav {

Confidence recognise(std::string_view name, std::span<const std::byte> head, std::uint64_t size);
/// Every mesh is a document of its own.
std::vector<std::vector<std::size_t>> documents(std::span<const std::string> names);
/// The layouts of the games.
std::vector<Variant> variants();
/// NAME.bsp for NAME.nav.
std::vector<std::string> mapNames(std::string_view fileName);
std::vector<std::string> namesInMap(std::string_view mapName);
/// `files` holds one file. Ids become references; those that name nothing stay as raw values.
bytes::Result<Loaded> load(std::span<const InputFile> files, const Progress& progress);

} // namespace navsmith::systems::source_nav
