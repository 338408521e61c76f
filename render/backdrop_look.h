// How the map behind the scenes is drawn, and the slice of heights that is drawn at all.
#pragma once

#include "core/world/map_geometry.h"

#include <glm/vec3.hpp>

#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string_view>

namespace navsmith::render {

/// World units.
struct HeightRange {
    float bottom = std::numeric_limits<float>::lowest();
    float top = std::numeric_limits<float>::max();

    [[nodiscard]] bool overlaps(float low, float high) const { return high >= bottom && low <= top; }
    [[nodiscard]] bool holds(float z) const { return overlaps(z, z); }
    bool operator==(const HeightRange&) const = default;
};

/// What the surfaces of the map show.
enum class SurfaceLook : std::uint8_t {
    Shaded,    ///< a muted colour for each layer, shaded by orientation
    Textured,  ///< the map's textures, shaded by orientation
    Lit,       ///< the map's textures and its light
    LightOnly, ///< the map's light alone
    Wireframe, ///< edges between surfaces or, where they are not known, of triangles
    BySurface, ///< a distinct colour for each layer, shaded by orientation
};

/// Ids for settings and the command line, in enum order.
std::span<const std::string_view> surfaceLookIds();
std::optional<SurfaceLook> surfaceLookOf(std::string_view id);
/// Without the map's textures, these are drawn as Shaded.
constexpr bool needsTextures(SurfaceLook look) {
    return look == SurfaceLook::Textured || look == SurfaceLook::Lit || look == SurfaceLook::LightOnly;
}
/// The colour of a layer before it is shaded; 0 to 1.
glm::vec3 layerColour(world::MapLayer layer, SurfaceLook look);

struct BackdropLook {
    bool shown = true;
    SurfaceLook surfaces = SurfaceLook::Shaded;
    float opacity = 1;      ///< below 1, the map is translucent
    float brightness = 1;   ///< below 1, the map's colours are closer to that of the ground below the scene
    HeightRange slice = {}; ///< only this much of the map is drawn
    world::LayerMask layers = world::visibleLayers();
    bool cutsElements = true;    ///< the slice applies to elements, too
    bool backFaces = false;      ///< faces that point away from the eye are drawn: the map hides its inside
    bool tinted = false;         ///< coloured by height rather than by layer
    bool picture = false;        ///< a picture of the map from above colours it, if it has one
    bool heightLines = false;    ///< lines at regular heights
    bool edges = true;           ///< lines along edges of surfaces, which make stairs and ledges visible
    bool hiddenElements = false; ///< elements behind surfaces of the map are drawn faintly

    /// The heights at which elements are drawn.
    [[nodiscard]] HeightRange ofElements() const { return cutsElements ? slice : HeightRange(); }
    bool operator==(const BackdropLook&) const = default;
};

/// What surrounds the map. Nothing of it by default.
struct Atmosphere {
    bool sky = false;       ///< a gradient by direction in place of the plain background
    bool haze = false;      ///< distant surfaces of the map take on the colour of the horizon
    bool occlusion = false; ///< corners and crevices of the map are darker, as little light from around reaches them

    bool operator==(const Atmosphere&) const = default;
};

} // namespace navsmith::render
