#include "core/world/map_file.h"

#include "core/world/map_families.h"
#include "formats/quake/bsp_file.h"
#include "formats/quake2/ibsp_file.h"
#include "formats/source/vbsp_file.h"

#include <algorithm>
#include <array>

namespace navsmith::world {

namespace {

std::optional<MapRecognition> identifySource(std::span<const std::byte> start) {
    const auto ident = source::identifyVbsp(start);
    return ident ? std::optional(MapRecognition{ident->title, ident->readable}) : std::nullopt;
}

std::optional<MapRecognition> identifyQuake2(std::span<const std::byte> start) {
    const auto ident = quake2::identifyIbsp(start);
    return ident ? std::optional(MapRecognition{ident->title, ident->form.has_value()}) : std::nullopt;
}

std::optional<MapRecognition> identifyQuake(std::span<const std::byte> start) {
    const auto ident = quake::identify(start);
    return ident ? std::optional(MapRecognition{ident->title, ident->variant.has_value()}) : std::nullopt;
}

/// Archives of Source 2 hold a map each.
std::optional<MapRecognition> identifySource2(std::span<const std::byte> start) {
    constexpr std::array magic{std::byte{0x34}, std::byte{0x12}, std::byte{0xAA}, std::byte{0x55}};
    const bool isVpk = start.size() >= magic.size() && std::ranges::equal(start.first(magic.size()), magic);
    return isVpk ? std::optional(MapRecognition{"Source 2 map (VPK)", true}) : std::nullopt;
}

bytes::Result<TexturedMap> readNoTextures(const TexturedInput& /*input*/) {
    return TexturedMap{};
}

/// The form without a magic number: it says what is wrong with files of none.
constexpr MapFamily kQuake{identifyQuake, readQuakeGeometry, readTexturedQuake};
constexpr std::array kFamilies{
    MapFamily{identifySource, readSourceGeometry, readTexturedSource},
    MapFamily{identifyQuake2, readQuake2Geometry, readTexturedQuake2},
    MapFamily{identifySource2, readSource2Geometry, readNoTextures},
    kQuake,
};

} // namespace

std::optional<MapRecognition> recogniseMap(std::span<const std::byte> start) {
    for (const auto& family : kFamilies) {
        if (auto recognition = family.identify(start))
            return recognition;
    }
    return std::nullopt;
}

const MapFamily& familyOf(std::span<const std::byte> file) {
    const auto start = file.first(std::min(file.size(), kMapRecognitionBytes));
    const auto* const family =
        std::ranges::find_if(kFamilies, [&](const MapFamily& each) { return each.identify(start).has_value(); });
    return family == kFamilies.end() ? kQuake : *family;
}

} // namespace navsmith::world
