// What lies under the mouse in the 3D view, and selecting all of it.
#include "app/gui/viewport/viewport.h"

#include <algorithm>
#include <utility>

namespace navsmith::gui {

using model::Element;

namespace {

constexpr float kPickPixels = 5;

/// The camera must outlive it.
render::Hides hiddenBy(render::Sight sight, const render::Camera& camera) {
    if (!sight.hidesAnything())
        return {};
    return [sight = std::move(sight), &camera](const glm::vec3& point) { return sight.isHidden(camera, point); };
}

} // namespace

std::optional<render::Hit> Viewport::pickAt(QPointF position, const render::Pickable& counts) const {
    const auto* scene = activeScene();
    if (scene == nullptr)
        return std::nullopt;
    const auto pickable = [&](Element e) { return isPickable(e) && (!counts || counts(e)); };
    return render::pick(*scene, camera_, toVec(position), kPickPixels, pickable, hiddenBy(sight(), camera_));
}

std::optional<Viewport::Other> Viewport::pickOther(QPointF position) const {
    std::optional<Other> best;
    float pixels = 0;
    bool hidden = true;
    const auto hides = hiddenBy(sight(), camera_);
    for (const auto& layer : layers_) {
        if (layer.document == workspace_.active() || !isVisible(layer))
            continue;
        const auto hit = render::pick(
            *layer.scene, camera_, toVec(position), kPickPixels, [&](Element e) { return isPickable(layer, e); },
            hides);
        if (hit && !hit->faint && (!best || std::pair(hit->hidden, hit->pixels) < std::pair(hidden, pixels))) {
            best = {layer.document, hit->element};
            pixels = hit->pixels;
            hidden = hit->hidden;
        }
    }
    return best;
}

std::optional<glm::vec3> Viewport::groundAt(QPointF position, float height) const {
    return camera_.onPlane(toVec(position), height);
}

std::optional<glm::vec3> Viewport::surfaceAt(QPointF position) const {
    const auto hit = surfaceHitAt(position);
    return hit ? std::optional(hit->point) : std::nullopt;
}

render::Sight Viewport::sight(std::size_t view) const {
    const auto* document = this->document();
    if (document == nullptr || !document->map())
        return {};
    return {document->map()->backdrop, lookOf(*document, view), document->system().view.fullSizeAt};
}

std::optional<world::RayHit> Viewport::surfaceHitAt(QPointF position) const {
    return sight().surface(camera_.ray(toVec(position)));
}

std::vector<render::Hit> Viewport::pickAllAt(QPointF position) const {
    const auto* scene = activeScene();
    if (scene == nullptr)
        return {};
    return render::pickAll(
        *scene, camera_, toVec(position), kPickPixels, [this](Element e) { return isPickable(e); },
        hiddenBy(sight(), camera_));
}

std::vector<Element> Viewport::pickWithin(QPointF corner, QPointF opposite) const {
    const auto* scene = activeScene();
    if (scene == nullptr)
        return {};
    return render::pickRectangle(*scene, camera_, toVec(corner), toVec(opposite),
                                 [this](Element e) { return isPickable(e); });
}

std::vector<Element> Viewport::pickWithin(std::span<const QPointF> outline) const {
    const auto* scene = activeScene();
    if (scene == nullptr)
        return {};
    std::vector<glm::vec2> pixels(outline.size());
    std::ranges::transform(outline, pixels.begin(), toVec);
    return render::pickPolygon(*scene, camera_, pixels, [this](Element e) { return isPickable(e); });
}

std::vector<Element> Viewport::pickAround(const glm::vec3& centre, float radius, const render::Pickable& counts) const {
    const auto* scene = activeScene();
    if (scene == nullptr)
        return {};
    return render::pickAround(*scene, centre, radius, [&](Element e) { return isPickable(e) && counts(e); });
}

bool Viewport::isPickable(Element element) const {
    const auto* layer = activeLayer();
    return layer != nullptr && isPickable(*layer, element);
}

bool Viewport::isPickable(const Layer& layer, Element element) const {
    return !layer.scene->isHidden(element) && !layer.scene->isLocked(element) && !isCut(layer, element);
}

/// Whether the slice of heights leaves the element out.
bool Viewport::isCut(const Layer& layer, Element element) const {
    const auto* document = this->document();
    const auto heights = document == nullptr ? render::HeightRange() : lookOf(*document).ofElements();
    if (heights == render::HeightRange())
        return false;
    const auto box = layer.scene->extent(element);
    return !box.empty() && !heights.overlaps(box.min.z, box.max.z);
}

void Viewport::selectAll() {
    const auto* layer = activeLayer();
    if (layer == nullptr)
        return;
    auto& selection = layer->document->selection();
    const auto take = [&](const std::vector<model::ElementTypeId>& types, bool onlyFirst) {
        std::vector<Element> all;
        for (const auto type : types) {
            if (onlyFirst && !all.empty())
                break;
            layer->document->model().forEachLive(type, [&](model::Slot row) {
                if (isPickable({type, row}))
                    all.push_back({type, row});
            });
        }
        return all;
    };
    // All of the selected types; without a selection, of those that the filter takes or of the most wanted one.
    auto all = take(selection.types(), false);
    if (all.empty())
        all = take(symbol::selectionOrder(layer->document->system().view),
                   !symbol::isSelectionFiltered(layer->scene->overrides()));
    selection.set(std::move(all));
}

void Viewport::invertSelection() {
    const auto* layer = activeLayer();
    if (layer == nullptr)
        return;
    auto& selection = layer->document->selection();
    std::vector<Element> rest;
    for (const auto type : selection.types()) {
        layer->document->model().forEachLive(type, [&](model::Slot row) {
            if (!selection.contains({type, row}) && isPickable({type, row}))
                rest.push_back({type, row});
        });
    }
    selection.set(std::move(rest));
}

std::optional<glm::vec3> Viewport::pointUnder(QPointF position) const {
    if (const auto* layer = activeLayer()) {
        const auto hit =
            render::pick(*layer->scene, camera_, toVec(position), kPickPixels, {}, hiddenBy(sight(), camera_));
        const auto at = hit ? layer->scene->anchor(hit->element) : std::nullopt;
        if (at && !hit->hidden)
            return at;
    }
    if (const auto surface = surfaceAt(position))
        return surface;
    const auto box = selectionBox();
    return camera_.onPlane(toVec(position), box.empty() ? 0.0F : box.centre().z);
}

} // namespace navsmith::gui
