// Where the camera of the 3D view goes: framing, standard views, the ground below the eye.
#include "app/gui/viewport/viewport.h"
#include "render/axes.h"
#include "render/picking.h"
#include "render/qt3d/scene_view.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace navsmith::gui {

using model::Element;

namespace {

/// Radius to show around a single element so that its surroundings are visible, in world units of the system.
float surroundings(const symbol::View& view) {
    return view.fullSizeAt * 2 / 15;
}

constexpr std::size_t kMostPoints = 50; ///< of a selection, to be in view

} // namespace

/// Looks at what is in the middle of the picture, seen from above. In a level view, that may be anything far behind.
void Viewport::lookAtMiddle() {
    constexpr float steep = -0.35F;
    constexpr float reach = 60; // pixels
    const auto* scene = activeScene();
    if (scene == nullptr || camera_.forward().z > steep)
        return;
    const auto middle = glm::vec2(camera_.viewport) * 0.5F;
    auto at = surfaceAt(QPointF(middle.x, middle.y));
    if (const auto hit = at ? std::nullopt : render::pick(*scene, camera_, middle, reach))
        at = scene->anchor(hit->element);
    if (!at)
        return;
    const float depth = camera_.depthOf(*at);
    if (camera_.orthographic)
        camera_.position += camera_.forward() * (depth - camera_.focus);
    else
        camera_.focus = std::max(1.0F, depth);
}

render::Box Viewport::selectionBox() const {
    render::Box box;
    if (const auto* layer = activeLayer()) {
        for (const auto& e : layer->document->selection().elements()) {
            if (const auto at = layer->scene->anchor(e))
                box.add(*at);
        }
    }
    return box;
}

QRect Viewport::selectionOnScreen() const {
    const QRect whole(QPoint(), activeArea().size());
    QRect extent;
    if (const auto box = selectionExtent(); !box.empty()) {
        for (unsigned corner = 0; corner < 8; ++corner) {
            const glm::vec3 at((corner & 1U) != 0 ? box.max.x : box.min.x, (corner & 2U) != 0 ? box.max.y : box.min.y,
                               (corner & 4U) != 0 ? box.max.z : box.min.z);
            if (const auto pixel = camera().project(at))
                extent |= QRect(QPointF(pixel->x, pixel->y).toPoint(), QSize(1, 1));
        }
    }
    extent &= whole;
    if (extent.isEmpty())
        extent = whole;
    return {toGlobal(extent.topLeft()), extent.size()};
}

/// Bounds of the selection as drawn: an area is larger than its anchor.
render::Box Viewport::selectionExtent() const {
    render::Box box;
    if (const auto* layer = activeLayer()) {
        for (const auto& e : layer->document->selection().elements())
            box.add(layer->scene->extent(e));
    }
    return box;
}

void Viewport::frameSelection() {
    const auto box = selectionExtent();
    if (box.empty()) {
        frameAll();
        return;
    }
    const auto& elements = activeLayer()->document->selection().elements();
    std::vector<glm::vec3> points;
    const std::size_t step = 1 + elements.size() / kMostPoints;
    for (std::size_t i = 0; i < elements.size(); i += step) {
        if (elements.size() == 1)
            points = pointsOf(elements.front());
        else if (const auto at = activeLayer()->scene->anchor(elements[i]))
            points.push_back(*at);
    }
    frame(box, surroundings(activeLayer()->document->system().view), points);
}

std::vector<glm::vec3> Viewport::pointsOf(Element element) const {
    const auto& scene = *activeLayer()->scene;
    const auto at = scene.anchor(element);
    if (!at)
        return {};
    std::vector<glm::vec3> points{*at};
    // Areas are larger than their anchor.
    const auto quarter = (scene.extent(element).max - scene.extent(element).min) * 0.25F;
    for (const auto& corner : {glm::vec2(-1, -1), glm::vec2(1, -1), glm::vec2(1, 1), glm::vec2(-1, 1)})
        points.push_back(*at + glm::vec3(corner * glm::vec2(quarter), 0));
    return points;
}

render::Box Viewport::wholeBox(render::Box (render::Scene::*of)() const) const {
    render::Box box;
    for (const auto& layer : layers_) {
        if (isVisible(layer))
            box.add((layer.scene.get()->*of)());
    }
    const auto* document = this->document();
    if (box.empty() && document != nullptr && document->map()) {
        const auto& map = document->map()->backdrop->geometry;
        box.add(map.minimum);
        box.add(map.maximum);
    }
    return box;
}

void Viewport::frameAll() {
    frame(wholeBox(&render::Scene::bounds));
}

void Viewport::lookFrom(Side side) {
    constexpr float quarter = std::numbers::pi_v<float> / 2;
    switch (side) {
    case Side::Top:
        return lookAlong(0, -quarter);
    case Side::Bottom:
        return lookAlong(0, quarter);
    case Side::SouthWest:
        return lookAlong(quarter / 3, -quarter / 2.1F);
    case Side::South:
        return lookAlong(0, 0);
    case Side::North:
        return lookAlong(2 * quarter, 0);
    case Side::East:
        return lookAlong(-quarter, 0);
    case Side::West:
        return lookAlong(quarter, 0);
    }
}

void Viewport::lookAlong(float yaw, float pitch) {
    lookAtMiddle();
    camera_.lookAlong(yaw, pitch);
    cameraMoved();
}

void Viewport::setOrthographic(bool on) {
    lookAtMiddle();
    camera_.orthographic = on;
    cameraMoved();
}

void Viewport::showWhole() {
    const auto box = wholeBox(&render::Scene::usualBounds);
    const auto area = activeArea();
    camera_.viewport = {std::max(1, area.width()), std::max(1, area.height())};
    camera_.lookFromSouthWest(box);
    cameraMoved();
}

std::optional<float> Viewport::measuredHeight() const {
    const auto* document = this->document();
    if (document == nullptr)
        return std::nullopt;
    const auto& eye = camera_.position;
    if (document->map()) {
        if (const auto hit = document->map()->backdrop->rays.cast(eye, {0, 0, -1}))
            return hit->distance;
        return eye.z - document->map()->backdrop->geometry.minimum.z;
    }
    // The elements around the eye in plan; if there are none, those of the nearest tile.
    const glm::vec2 plan(eye);
    const auto away = [&](const render::Box& box) {
        return glm::distance(plan, glm::clamp(plan, glm::vec2(box.min), glm::vec2(box.max)));
    };
    std::vector<float> heights;
    const render::Tile* nearest = nullptr;
    const render::Scene* holder = nullptr;
    const auto take = [&](const render::Scene& scene, const render::Tile& tile, float reach) {
        for (const auto& element : tile.residents) {
            const auto at = scene.anchor(element);
            if (at && glm::distance(glm::vec2(*at), plan) < reach)
                heights.push_back(at->z);
        }
    };
    for (const auto& layer : layers_) {
        const float reach = layer.scene->view().tileSize / 2;
        for (const auto& tile : isVisible(layer) ? layer.scene->tiles() : std::span<const render::Tile>()) {
            if (tile.residents.empty() || tile.bounds.empty())
                continue;
            if (away(tile.bounds) < reach)
                take(*layer.scene, tile, reach);
            if (nearest == nullptr || away(tile.bounds) < away(nearest->bounds)) {
                nearest = &tile;
                holder = layer.scene.get();
            }
        }
    }
    if (heights.empty() && nearest != nullptr)
        take(*holder, *nearest, std::numeric_limits<float>::max());
    if (heights.empty())
        return std::nullopt;
    constexpr std::size_t odd = 25; // the lowest of so many may lie anywhere
    const auto low = heights.begin() + static_cast<std::ptrdiff_t>(heights.size() / odd);
    std::ranges::nth_element(heights, low);
    return eye.z - *low;
}

/// As fast as the game near the ground; from high above, as far in a second as the ground is away.
float Viewport::flyPace() const {
    constexpr float perScale = 320.0F / 900; // a player of Quake runs 320 units a second
    const float scale = document() == nullptr ? symbol::View().fullSizeAt : document()->system().view.fullSizeAt;
    return std::max(scale * perScale, height_.value_or(0));
}

void Viewport::measureHeight() {
    height_ = measuredHeight();
}

void Viewport::markLostEye(symbol::Primitives& marks) const {
    constexpr auto colour = symbol::rgb(0xFFB020);
    constexpr float depth = 10;
    constexpr glm::vec2 fromMiddle(-190, 0);
    const glm::vec2 top(static_cast<float>(camera_.viewport.x) / 2, 40);
    marks.labels.push_back({camera_.pointAt(top + fromMiddle, depth), colour,
                            tr("Below the ground: Home shows all, E flies up").toStdString()});
}

bool Viewport::pressAxis(QPointF position) {
    const auto end = render::axes::endAt(toVec(position), camera_);
    if (!end)
        return false;
    // From the end towards the origin; from above and below, north stays up.
    const bool upright = std::abs(end->z) > 0.5F;
    lookAlong(upright ? 0 : std::atan2(-end->x, -end->y), upright ? -end->z * std::numbers::pi_v<float> / 2 : 0);
    return true;
}

void Viewport::goTo(Element element) {
    const auto* layer = activeLayer();
    if (layer == nullptr)
        return;
    auto box = layer->scene->extent(element);
    if (box.empty() && element.type == model::kFileType)
        box = boxOfFile(element.slot);
    if (box.empty())
        return;
    frame(box, surroundings(layer->document->system().view), pointsOf(element));
}

/// A file has no position of its own: use its elements.
render::Box Viewport::boxOfFile(model::Slot file) const {
    const auto& model = document()->model();
    render::Box box;
    for (const auto& tile : activeScene()->tiles()) {
        for (const auto& element : tile.residents) {
            if (model.fileOf(element) != file)
                continue;
            if (const auto at = activeScene()->anchor(element))
                box.add(*at);
        }
    }
    return box;
}

} // namespace navsmith::gui
