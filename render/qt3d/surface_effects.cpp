#include "render/qt3d/surface_effects.h"

#include <QByteArrayList>

namespace navsmith::render::qt3d {

Qt3DRender::QEffect* SurfaceEffects::of(const SurfaceWay& way) {
    auto& effect = effects_[way];
    if (effect != nullptr)
        return effect;
    const bool textured = way.kind >= SurfaceKind::Textured;
    EffectSpec spec{QStringLiteral("backdrop.vert"), QStringLiteral("backdrop.frag")};
    const auto define = [&](bool condition, const char* name) {
        if (condition)
            spec.defines += QByteArray("#define ") + name + '\n';
    };
    define(textured, "TEXTURED");
    define(textured && way.masked, "MASKED");
    define(textured && way.translucent, "TRANSLUCENT");
    define(way.kind == SurfaceKind::Lit || way.kind == SurfaceKind::LightOnly, "LIT");
    define(way.kind == SurfaceKind::LightOnly, "UNTEXTURED");
    define(way.kind == SurfaceKind::Wire, "WIRE");
    if (way.kind == SurfaceKind::Sky)
        spec.fragment = QStringLiteral("sky.frag");
    spec.depth = way.seeThrough ? Depth::Test : Depth::TestAndWrite;
    spec.blended = way.seeThrough;
    spec.faces = way.backFaces ? Faces::Both : Faces::Front;
    spec.wire = way.kind == SurfaceKind::Wire;
    effect = makeEffect(root_, spec, log_);
    return effect;
}

} // namespace navsmith::render::qt3d
