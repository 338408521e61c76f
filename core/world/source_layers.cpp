#include "core/world/source_layers.h"

#include "core/world/map_builder.h"

#include <algorithm>
#include <array>

namespace navsmith::world {
namespace {

// docs/formats/source-bsp.md, section 4. Other textures in tools/, such as toolsblack, are drawn.
constexpr std::array<NameRule, 10> kToolTextures{{
    {"tools/toolsskybox", true, MapLayer::Sky},
    {"tools/toolstrigger", false, MapLayer::Triggers},
    {"tools/toolsclip", false, MapLayer::Clips},
    {"tools/toolsplayerclip", false, MapLayer::Clips},
    {"tools/toolsinvisible", true, MapLayer::Clips},
    {"tools/toolsnodraw", true, MapLayer::Tools},
    {"tools/toolshint", false, MapLayer::Tools},
    {"tools/toolsskip", false, MapLayer::Tools},
    {"tools/toolsareaportal", true, MapLayer::Tools},
    {"tools/toolsblocklight", false, MapLayer::Tools},
}};

struct FlagRule {
    std::uint32_t flags;
    MapLayer layer;
};
constexpr std::array<FlagRule, 4> kBrushFlags{{
    {source::surface::kSky | source::surface::kSky2d, MapLayer::Sky},
    {source::surface::kTrigger, MapLayer::Triggers},
    {source::surface::kNoDraw | source::surface::kHint | source::surface::kSkip, MapLayer::Tools},
    {source::surface::kWarp, MapLayer::Water},
}};

} // namespace

// Names come first: surfaces that are not drawn share flags, and names tell clips and triggers from the others.
MapLayer sourceLayer(const source::VbspFile& file, std::int32_t texInfo, MapLayer otherwise) {
    const std::uint32_t flags = source::flagsOf(file, texInfo);
    const auto byFlags = std::find_if(kBrushFlags.begin(), kBrushFlags.end(),
                                      [&](const FlagRule& rule) { return (flags & rule.flags) != 0; });
    return layerByName(source::textureOf(file, texInfo), kToolTextures,
                       byFlags == kBrushFlags.end() ? otherwise : byFlags->layer);
}

} // namespace navsmith::world
