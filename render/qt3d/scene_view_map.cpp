// What of the map is shown, and how.
#include "render/qt3d/convert.h"
#include "render/qt3d/scene_view_parts.h"

#include <QVector4D>

#include <algorithm>
#include <utility>

namespace navsmith::render::qt3d {

namespace {

constexpr std::size_t kTexturedMaps = 3; ///< as many keep their textures on the card
constexpr float kLeastHaze = 1500;       ///< world units
constexpr float kHazeOfMap = 0.9F;       ///< of the map's extent

} // namespace

void SceneView::setBackdrop(std::shared_ptr<const world::Backdrop> backdrop) {
    if (backdrop != backdrop_ || backdrop == nullptr)
        parts_->backdrop.show(parts_->graph, backdrop.get());
    backdrop_ = backdrop;
    parts_->ground.show(parts_->graph, std::move(backdrop));
    showMap();
}

void SceneView::setTextures(const std::shared_ptr<const world::Backdrop>& of, MapTextures textures) {
    auto& all = parts_->textured;
    std::erase_if(all, [&](const auto& one) { return one.of.expired() || one.of.lock() == of; });
    if (all.size() >= kTexturedMaps)
        all.erase(all.begin());
    all.push_back({of, std::make_unique<TexturedMapEntity>(parts_->graph, parts_->surfaces, std::move(textures))});
    showMap();
}

bool SceneView::hasTextures(const world::Backdrop& of) const {
    return std::ranges::any_of(parts_->textured, [&](const auto& one) { return one.of.lock().get() == &of; });
}

void SceneView::setModels(const std::shared_ptr<const world::Backdrop>& of, world::FindGameFile find,
                          std::size_t bytes) {
    std::erase_if(models_, [&](const auto& one) { return one.of.expired() || one.of.lock() == of; });
    models_.push_back({of, std::move(find), bytes});
    showMap();
}

bool SceneView::hasModels(const world::Backdrop& of) const {
    return std::ranges::any_of(models_, [&](const auto& one) { return one.of.lock().get() == &of; });
}

void SceneView::coverGround() {
    const auto& models = parts_->models;
    parts_->ground.cover(models.cells(), models.shown(), models.outside());
}

void SceneView::setLook(const BackdropLook& look) {
    look_ = look;
    parts_->ground.setLook(look);
    heights_ = look.ofElements();
    parts_->materials.cut(heights_);
    parts_->materials.showHidden(look.hiddenElements && backdrop_ != nullptr);
    labelsStale_ = true;
    showMap();
}

void SceneView::setAtmosphere(const Atmosphere& atmosphere) {
    atmosphere_ = atmosphere;
    showMap();
}

/// Everything that follows from the map, its look, the theme and the atmosphere.
void SceneView::showMap() {
    constexpr float lightest = 0.8F;
    const float paper = (1.0F - theme_.ink) * lightest;
    auto& all = parts_->textured;
    const auto own =
        std::ranges::find_if(all, [&](const auto& one) { return backdrop_ && one.of.lock() == backdrop_; });
    world::LayerMask layers = 0;
    if (own != all.end()) {
        std::rotate(own, own + 1, all.end());
        const auto& map = backdrop_->geometry;
        layers = all.back().entity->layers();
        all.back().entity->setLook(look_, {map.minimum.z, map.maximum.z}, paper);
    }
    for (const auto& one : all) {
        if (layers == 0 || &one != &all.back())
            one.entity->hide();
    }
    const auto source =
        std::ranges::find_if(models_, [&](const auto& one) { return backdrop_ && one.of.lock() == backdrop_; });
    if (source != models_.end()) {
        const auto& map = backdrop_->geometry;
        parts_->models.show(parts_->graph, backdrop_, source->find, source->bytes);
        parts_->models.setLook(look_, {map.minimum.z, map.maximum.z}, paper);
    } else {
        parts_->models.show(parts_->graph, nullptr, nullptr, 0);
    }
    coverGround();
    const bool sky = atmosphere_.sky && theme_.sky;
    parts_->backdrop.setTextured(layers);
    parts_->backdrop.setSky(sky);
    parts_->backdrop.setPaper(paper);
    parts_->backdrop.setLook(look_);
    parts_->ground.setPaper(paper);
    auto& graph = parts_->graph;
    graph.sky->setValue(sky ? 1.0F : 0.0F);
    graph.skyTop->setValue(toVector(theme_.skyTop));
    graph.skyHorizon->setValue(toVector(theme_.skyHorizon));
    graph.skyBottom->setValue(toVector(theme_.skyBottom));
    float haze = 0;
    if (atmosphere_.haze && theme_.sky && backdrop_ != nullptr) {
        const auto extent = backdrop_->geometry.maximum - backdrop_->geometry.minimum;
        haze = std::max(kLeastHaze, std::max(extent.x, extent.y) * kHazeOfMap);
    }
    graph.haze->setValue(haze);
    parts_->occlusion.show(atmosphere_.occlusion && backdrop_ != nullptr);
    const auto ground = toVector(theme_.bottom);
    graph.dimmed->setValue(QVector4D(ground.x(), ground.y(), ground.z(), 1 - look_.brightness));
    requestFrames(kFramesAfterBuilding);
}

} // namespace navsmith::render::qt3d
