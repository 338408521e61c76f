// What of the map is shown, and how.
#include "render/qt3d/convert.h"
#include "render/qt3d/scene_view_parts.h"

#include <QVector2D>
#include <QVector4D>

#include <algorithm>
#include <utility>

namespace navsmith::render::qt3d {

namespace {

constexpr std::size_t kTexturedMaps = 3; ///< as many keep their textures on the card
constexpr float kLeastHaze = 1500;       ///< world units
constexpr float kEndless = 1e30F;
constexpr float kHazeOfMap = 0.9F; ///< of the map's extent

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

void SceneView::setLook(const BackdropLook& look, std::size_t pane) {
    if (pane >= parts_->shownPanes)
        return;
    parts_->panes[pane]->look = look;
    applyLooks();
}

void SceneView::applyLooks() {
    bool behindWalls = false;
    for (const auto& pane : parts_->shown()) {
        pane->heights = pane->look.ofElements();
        pane->graph->cut->setValue(
            QVector2D(std::max(pane->heights.bottom, -kEndless), std::min(pane->heights.top, kEndless)));
        const bool here = pane->look.hiddenElements && backdrop_ != nullptr;
        pane->graph->behindWalls->setValue(here ? 1.0F : 0.0F);
        behindWalls |= here;
    }
    parts_->materials.showHidden(behindWalls);
    parts_->ground.setLooks(parts_->ofShown(&Parts::Pane::look));
    relabel();
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
        for (std::size_t i = 0; i < parts_->shownPanes; ++i)
            all.back().entity->setLook(parts_->panes[i]->look, {map.minimum.z, map.maximum.z}, paper, i);
    }
    for (const auto& one : all) {
        for (std::size_t i = 0; (layers == 0 || &one != &all.back()) && i < kMostPanes; ++i)
            one.entity->hide(i);
    }
    const auto source =
        std::ranges::find_if(models_, [&](const auto& one) { return backdrop_ && one.of.lock() == backdrop_; });
    if (source != models_.end()) {
        const auto& map = backdrop_->geometry;
        parts_->models.show(parts_->graph, backdrop_, source->find, source->bytes);
        parts_->models.setLooks(parts_->ofShown(&Parts::Pane::look), {map.minimum.z, map.maximum.z}, paper);
    } else {
        parts_->models.show(parts_->graph, nullptr, nullptr, 0);
    }
    coverGround();
    const bool sky = atmosphere_.sky && theme_.sky;
    parts_->backdrop.setTextured(layers);
    parts_->backdrop.setSky(sky);
    parts_->backdrop.setPaper(paper);
    parts_->ground.setPaper(paper);
    float haze = 0;
    if (atmosphere_.haze && theme_.sky && backdrop_ != nullptr) {
        const auto extent = backdrop_->geometry.maximum - backdrop_->geometry.minimum;
        haze = std::max(kLeastHaze, std::max(extent.x, extent.y) * kHazeOfMap);
    }
    const auto ground = toVector(theme_.bottom);
    for (std::size_t i = 0; i < parts_->shownPanes; ++i) {
        auto& pane = *parts_->panes[i];
        parts_->backdrop.setLook(pane.look, i);
        auto& graph = *pane.graph;
        graph.sky->setValue(sky ? 1.0F : 0.0F);
        graph.skyTop->setValue(toVector(theme_.skyTop));
        graph.skyHorizon->setValue(toVector(theme_.skyHorizon));
        graph.skyBottom->setValue(toVector(theme_.skyBottom));
        graph.haze->setValue(haze);
        pane.occlusion.show(atmosphere_.occlusion && backdrop_ != nullptr);
        graph.dimmed->setValue(QVector4D(ground.x(), ground.y(), ground.z(), 1 - pane.look.brightness));
    }
    requestFrames(kFramesAfterBuilding);
}

} // namespace navsmith::render::qt3d
