// The shaders of a map's surfaces, made when they are first needed.
#pragma once

#include "render/qt3d/materials.h"

#include <map>
#include <tuple>

namespace navsmith::render::qt3d {

/// World units between height lines: a stair's riser has at least one.
inline constexpr float kLineStep = 16;

enum class SurfaceKind : std::uint8_t {
    Plain,    ///< in one colour. Requires "colour", "picture", "pictureArea" and "pictureShare"
    Wire,     ///< the same, and only the edges of triangles
    Sky,      ///< what lies beyond. Requires "colour"
    Textured, ///< requires "images" and "lightmap"
    Lit,      ///< the same
    LightOnly ///< the same
};

/// All require "opacity", "slice", "tint", "lineStep" and "paper".
struct SurfaceWay {
    SurfaceKind kind = SurfaceKind::Plain;
    bool masked = false;      ///< textures have holes
    bool translucent = false; ///< textures have opacities
    bool seeThrough = false;  ///< what lies behind is drawn
    bool backFaces = false;

    auto operator<=>(const SurfaceWay&) const = default;
};

class SurfaceEffects {
public:
    SurfaceEffects(Qt3DCore::QNode* root, ShaderLog log) : root_(root), log_(std::move(log)) {}

    Qt3DRender::QEffect* of(const SurfaceWay& way);

private:
    Qt3DCore::QNode* root_;
    ShaderLog log_;
    std::map<SurfaceWay, Qt3DRender::QEffect*> effects_;
};

} // namespace navsmith::render::qt3d
