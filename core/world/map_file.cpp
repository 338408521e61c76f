#include "core/world/map_file.h"

#include "core/world/map_families.h"
#include "formats/bytes/plain_text.h"
#include "formats/quake/bsp_file.h"
#include "formats/quake2/ibsp_file.h"
#include "formats/source/vbsp_file.h"
#include "formats/texts/texts.h"

#include <algorithm>
#include <array>
#include <vector>

namespace navsmith::world {

namespace {

std::optional<MapRecognition> identifySource(std::span<const std::byte> start, std::string_view /*name*/) {
    const auto ident = source::identifyVbsp(start);
    return ident ? std::optional(MapRecognition{ident->title, ident->readable}) : std::nullopt;
}

std::optional<MapRecognition> identifyQuake2(std::span<const std::byte> start, std::string_view /*name*/) {
    const auto ident = quake2::identifyIbsp(start);
    return ident ? std::optional(MapRecognition{ident->title, ident->form.has_value()}) : std::nullopt;
}

std::optional<MapRecognition> identifyQuake(std::span<const std::byte> start, std::string_view /*name*/) {
    const auto ident = quake::identify(start);
    return ident ? std::optional(MapRecognition{ident->title, ident->variant.has_value()}) : std::nullopt;
}

/// Archives of Source 2 hold a map each.
std::optional<MapRecognition> identifySource2(std::span<const std::byte> start, std::string_view /*name*/) {
    constexpr std::array magic{std::byte{0x34}, std::byte{0x12}, std::byte{0xAA}, std::byte{0x55}};
    const bool isVpk = start.size() >= magic.size() && std::ranges::equal(start.first(magic.size()), magic);
    return isVpk ? std::optional(MapRecognition{"Source 2 map (VPK)", true}) : std::nullopt;
}

/// Triangles without a header, as tools export them from maps of Source 2.
std::optional<MapRecognition> identifyTriangles(std::span<const std::byte> /*start*/, std::string_view name) {
    constexpr std::string_view ending = ".tri";
    const bool isTriangles = name.size() > ending.size() && bytes::lowered(name).ends_with(ending);
    return isTriangles ? std::optional(MapRecognition{texts::format("Triangles ({})", ending), true}) : std::nullopt;
}

std::span<const std::byte> recognitionBytes(std::span<const std::byte> file) {
    return file.first(std::min(file.size(), kMapRecognitionBytes));
}

bytes::Result<TexturedMap> readNoTextures(const TexturedInput& /*input*/) {
    return TexturedMap{};
}

/// The form without a magic number: it says what is wrong with files of none.
constexpr MapFamily kQuake{"*.bsp", identifyQuake, readQuakeGeometry, readTexturedQuake};
constexpr std::array kFamilies{
    // First: any bytes may be numbers.
    MapFamily{"*.tri", identifyTriangles, readTriangleGeometry, readNoTextures},
    MapFamily{"*.bsp", identifySource, readSourceGeometry, readTexturedSource},
    MapFamily{"*.bsp", identifyQuake2, readQuake2Geometry, readTexturedQuake2},
    MapFamily{"*.vpk", identifySource2, readSource2Geometry, readNoTextures},
    kQuake,
};

} // namespace

std::optional<MapRecognition> recogniseMap(std::span<const std::byte> start, std::string_view name) {
    for (const auto& family : kFamilies) {
        if (auto recognition = family.identify(recognitionBytes(start), name))
            return recognition;
    }
    return std::nullopt;
}

std::vector<std::string_view> mapPatterns() {
    std::vector<std::string_view> patterns;
    for (const auto& family : kFamilies) {
        if (std::ranges::find(patterns, family.pattern) == patterns.end())
            patterns.push_back(family.pattern);
    }
    return patterns;
}

const MapFamily& familyOf(std::span<const std::byte> file, std::string_view name) {
    const auto* const family = std::ranges::find_if(
        kFamilies, [&](const MapFamily& each) { return each.identify(recognitionBytes(file), name).has_value(); });
    return family == kFamilies.end() ? kQuake : *family;
}

} // namespace navsmith::world
