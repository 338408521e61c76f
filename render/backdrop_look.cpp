#include "render/backdrop_look.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace navsmith::render {

namespace {

constexpr std::array<std::string_view, 6> kIds{"shaded", "textured", "lit", "light", "wireframe", "surfaces"};
static_assert(kIds.size() == static_cast<std::size_t>(SurfaceLook::BySurface) + 1);

struct LayerColours {
    glm::vec3 muted;    ///< so that the edited elements stand out
    glm::vec3 distinct; ///< far from each other, also for colour-blind people where it matters
};

/// Indexed by world::MapLayer.
constexpr std::array<LayerColours, 13> kLayerColours{{
    {{0.52F, 0.53F, 0.55F}, {0.62F, 0.62F, 0.62F}},
    {{0.50F, 0.55F, 0.60F}, {0.95F, 0.60F, 0.10F}},
    {{0.25F, 0.40F, 0.55F}, {0.10F, 0.35F, 0.95F}},
    {{0.45F, 0.55F, 0.70F}, {0.55F, 0.85F, 1.00F}},
    {{0.75F, 0.50F, 0.25F}, {1.00F, 0.92F, 0.15F}},
    {{0.60F, 0.35F, 0.60F}, {0.90F, 0.20F, 0.85F}},
    {{0.62F, 0.66F, 0.35F}, {0.15F, 0.85F, 0.25F}},
    {{0.55F, 0.45F, 0.35F}, {0.55F, 0.30F, 0.12F}},
    {{0.55F, 0.50F, 0.45F}, {0.95F, 0.20F, 0.15F}},
    {{0.60F, 0.62F, 0.66F}, {0.70F, 0.65F, 1.00F}},
    {{0.30F, 0.62F, 0.52F}, {0.00F, 0.75F, 0.65F}},
    {{0.54F, 0.52F, 0.48F}, {0.80F, 0.78F, 0.70F}},
    {{0.66F, 0.48F, 0.44F}, {0.95F, 0.45F, 0.55F}},
}};
static_assert(kLayerColours.size() > static_cast<std::size_t>(world::MapLayer::GuessedProps));

} // namespace

std::span<const std::string_view> surfaceLookIds() {
    return kIds;
}

std::optional<SurfaceLook> surfaceLookOf(std::string_view id) {
    const auto it = std::ranges::find(kIds, id);
    if (it == kIds.end())
        return std::nullopt;
    return static_cast<SurfaceLook>(std::distance(kIds.begin(), it));
}

glm::vec3 layerColour(world::MapLayer layer, SurfaceLook look) {
    const auto& colours = kLayerColours[static_cast<std::size_t>(layer)];
    return look == SurfaceLook::BySurface ? colours.distinct : colours.muted;
}

} // namespace navsmith::render
