#include "render/qt3d/ambient_occlusion.h"

#include <QMatrix4x4>

#include <glm/ext/matrix_double4x4.hpp>
#include <glm/ext/matrix_transform.hpp>
#include <glm/matrix.hpp>

#include <array>
#include <utility>

namespace navsmith::render::qt3d {

namespace {

/// From x and y in clip space, 1 - depth and 1 to places relative to the eye. Distant places have depths near 1:
/// counted from there, and with this matrix made in double precision, they are as exact as the depth buffer.
QMatrix4x4 fromDepths(const Camera& camera) {
    const auto toClip = glm::translate(glm::dmat4(camera.viewProjection()), glm::dvec3(camera.position));
    auto depthToClip = glm::dmat4(1.0);
    depthToClip[2][2] = -2;
    depthToClip[3][2] = 1;
    const auto inverse = glm::inverse(toClip) * depthToClip;
    QMatrix4x4 result;
    for (glm::length_t row = 0; row < 4; ++row) {
        for (glm::length_t column = 0; column < 4; ++column)
            result(static_cast<int>(row), static_cast<int>(column)) = static_cast<float>(inverse[column][row]);
    }
    return result;
}

} // namespace

AmbientOcclusion::AmbientOcclusion(FrameGraph& graph, Qt3DCore::QEntity* root, ShaderLog log)
    : graph_(&graph), root_(root), log_(std::move(log)) {}

void AmbientOcclusion::show(bool shown) {
    if (shown_ == shown)
        return;
    shown_ = shown;
    if (shown) {
        build();
        makeTargets();
        applyCamera();
    } else {
        dropTargets();
    }
    graph_->setMapApart(shown);
    graph_->occluding->setEnabled(shown);
}

void AmbientOcclusion::follow(const Camera& camera, QSize pixels) {
    camera_ = camera;
    pixels_ = pixels;
    if (!shown_)
        return;
    if (targetPixels_ != pixels_) {
        dropTargets();
        makeTargets();
    }
    applyCamera();
}

void AmbientOcclusion::build() {
    if (measuring_ != nullptr)
        return;
    const auto material = [&](const char* fragment, Depth depth, const Values& values) {
        const EffectSpec spec{.vertex = QStringLiteral("occlusion.vert"),
                              .fragment = QString::fromLatin1(fragment),
                              .depth = depth,
                              .blended = false};
        return makeMaterial(root_, makeEffect(root_, spec, log_), values);
    };
    const QVariant none = QVariant::fromValue<Qt3DRender::QAbstractTexture*>(nullptr);
    const Values both{{QStringLiteral("depths"), none}, {QStringLiteral("fromDepths"), QMatrix4x4()}};
    measuring_ = material("occlusion.frag", Depth::Ignore, both);
    auto more = both;
    more.emplace_back(QStringLiteral("colours"), none);
    more.emplace_back(QStringLiteral("occlusion"), none);
    darkening_ = material("occluded_map.frag", Depth::Overwrite, more);
    const std::pair<Qt3DRender::QMaterial*, Step> steps[]{{measuring_, Step::Occlusion},
                                                          {darkening_, Step::OccludedMap}};
    for (const auto& [of, step] : steps) {
        auto& rectangle = rectangles_.emplace_back(Recipe{&layouts::screen, of, step});
        rectangle.upload(*graph_, std::span<const glm::vec2>(kWholeScreen));
    }
}

void AmbientOcclusion::makeTargets() {
    targetPixels_ = pixels_;
    map_ = makeTarget(root_, pixels_);
    measured_ = makeNumbersTarget(root_, {(pixels_.width() + 1) / 2, (pixels_.height() + 1) / 2});
    for (auto* material : {measuring_, darkening_})
        parameterOf(material, QStringLiteral("depths"))->setValue(QVariant::fromValue(map_.depth));
    parameterOf(darkening_, QStringLiteral("colours"))->setValue(QVariant::fromValue(map_.colour));
    parameterOf(darkening_, QStringLiteral("occlusion"))->setValue(QVariant::fromValue(measured_.colour));
    graph_->mapTarget->setTarget(map_.target);
    graph_->occlusionTarget->setTarget(measured_.target);
}

void AmbientOcclusion::dropTargets() {
    graph_->mapTarget->setTarget(nullptr);
    graph_->occlusionTarget->setTarget(nullptr);
    const QVariant none = QVariant::fromValue<Qt3DRender::QAbstractTexture*>(nullptr);
    for (auto* material : {measuring_, darkening_})
        parameterOf(material, QStringLiteral("depths"))->setValue(none);
    for (const auto& name : {QStringLiteral("colours"), QStringLiteral("occlusion")})
        parameterOf(darkening_, name)->setValue(none);
    for (Target* target : {&map_, &measured_}) {
        delete target->target;
        *target = {};
    }
}

void AmbientOcclusion::applyCamera() {
    for (auto* material : {measuring_, darkening_})
        parameterOf(material, QStringLiteral("fromDepths"))->setValue(QVariant::fromValue(fromDepths(camera_)));
}

} // namespace navsmith::render::qt3d
