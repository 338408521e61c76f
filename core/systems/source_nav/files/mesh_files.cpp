#include "core/systems/source_nav/files/mesh_files.h"

#include "formats/bytes/plain_text.h"
#include "formats/source/nav_file.h"

#include <algorithm>

namespace navsmith::systems::source_nav {

namespace {

constexpr std::uint32_t kFirstOfSource2 = 30; ///< of another layout behind the same magic number

bool hasEnding(std::string_view name) {
    return bytes::endsIgnoringCase(name, ".nav");
}

/// The game removes ".ugc" and the number of the workshop behind it from the name of a map ("pool.ugc123") before it
/// looks for the mesh.
std::string_view withoutWorkshopNumber(std::string_view mapName) {
    constexpr std::string_view mark = ".ugc";
    const auto at = mapName.rfind(mark);
    if (at == std::string_view::npos || at == 0)
        return mapName;
    const auto number = mapName.substr(at + mark.size());
    const bool numbered = !number.empty() && std::ranges::all_of(number, [](char c) { return c >= '0' && c <= '9'; });
    return numbered ? mapName.substr(0, at) : mapName;
}

} // namespace

Confidence recognise(std::string_view name, std::span<const std::byte> head, std::uint64_t) {
    const auto header = source::peek(head);
    // Packed or byte-swapped files have no magic number, so the name must match, too.
    if (!header)
        return header.error().code == bytes::FormatErrorCode::Unsupported && hasEnding(name) ? Confidence::Sure
                                                                                             : Confidence::No;
    return header->version < kFirstOfSource2 ? Confidence::Sure : Confidence::No;
}

std::vector<Variant> variants() {
    std::vector<Variant> all;
    for (const auto& info : source::navLayouts())
        all.push_back({info.id, info.name});
    return all;
}

std::vector<std::string> mapNames(std::string_view fileName) {
    if (!hasEnding(fileName))
        return {};
    return {std::string(fileName.substr(0, fileName.rfind('.'))) + ".bsp"};
}

std::vector<std::string> namesInMap(std::string_view mapName) {
    const auto pathOf = [](std::string_view name) { return "maps/" + std::string(name) + ".nav"; };
    const auto clean = withoutWorkshopNumber(mapName);
    std::vector<std::string> names{pathOf(clean)};
    if (clean.size() != mapName.size())
        names.push_back(pathOf(mapName));
    names.emplace_back("maps/embed.nav");
    return names;
}

} // namespace navsmith::systems::source_nav
