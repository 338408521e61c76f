// What lies under the mouse in the 3D view, and selecting all of it.
#include "app/gui/viewport/viewport.h"

#include <algorithm>
#include <utility>

namespace navsmith::gui {

using model::Element;

namespace {

constexpr float kPickPixels = 5;

} // namespace

std::optional<render::Hit> Viewport::pickAt(QPointF position, const render::Pickable& counts) const {
    const auto* scene = activeScene();
    if (scene == nullptr)
        return std::nullopt;
    const auto pickable = [&](Element e) { return isPickable(e) && (!counts || counts(e)); };
    return render::pick(*scene, camera_, toVec(position), kPickPixels, pickable);
}

std::optional<Viewport::Other> Viewport::pickOther(QPointF position) const {
    std::optional<Other> best;
    float pixels = 0;
    for (const auto& shown : shown_) {
        if (shown.document == workspace_.active() || !isVisible(shown))
            continue;
        const auto hit = render::pick(*shown.scene, camera_, toVec(position), kPickPixels,
                                      [&](Element e) { return isPickable(shown, e); });
        if (hit && !hit->faint && (!best || hit->pixels < pixels)) {
            best = {shown.document, hit->element};
            pixels = hit->pixels;
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

std::optional<world::RayHit> Viewport::surfaceHitAt(QPointF position) const {
    const auto* document = this->document();
    if (document == nullptr || !document->map())
        return std::nullopt;
    const auto look = lookOf(*document);
    if (!look.shown)
        return std::nullopt;
    const auto& rays = document->map()->backdrop->rays;
    const auto ray = camera_.ray(toVec(position));
    world::RayOptions options;
    options.layers = look.layers;
    // As in the view.
    const bool bothSides = look.backFaces || document->map()->backdrop->placed != nullptr;
    options.facing = bothSides ? world::Facing::Both : world::Facing::Front;
    auto from = ray.origin;
    // Skip surfaces hidden by the slice. No map has more surfaces than this behind each other.
    constexpr int mostSurfaces = 64;
    constexpr float past = 0.05F; // world units behind the last surface
    for (int i = 0; i < mostSurfaces; ++i) {
        const auto hit = rays.cast(from, ray.direction, options);
        if (!hit || look.slice.holds(hit->point.z))
            return hit;
        from = hit->point + ray.direction * past;
    }
    return std::nullopt;
}

std::vector<render::Hit> Viewport::pickAllAt(QPointF position) const {
    const auto* scene = activeScene();
    if (scene == nullptr)
        return {};
    return render::pickAll(*scene, camera_, toVec(position), kPickPixels, [this](Element e) { return isPickable(e); });
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
    const auto* shown = active();
    return shown != nullptr && isPickable(*shown, element);
}

bool Viewport::isPickable(const Shown& shown, Element element) const {
    return !shown.scene->isHidden(element) && !shown.scene->isLocked(element) && !isCut(shown, element);
}

/// Whether the slice of heights leaves the element out.
bool Viewport::isCut(const Shown& shown, Element element) const {
    const auto* document = this->document();
    const auto heights = document == nullptr ? render::HeightRange() : lookOf(*document).ofElements();
    if (heights == render::HeightRange())
        return false;
    const auto box = shown.scene->extent(element);
    return !box.empty() && !heights.overlaps(box.min.z, box.max.z);
}

void Viewport::selectAll() {
    const auto* shown = active();
    if (shown == nullptr)
        return;
    auto& selection = shown->document->selection();
    const auto take = [&](const std::vector<model::ElementTypeId>& types, bool onlyFirst) {
        std::vector<Element> all;
        for (const auto type : types) {
            if (onlyFirst && !all.empty())
                break;
            shown->document->model().forEachLive(type, [&](model::Slot row) {
                if (isPickable({type, row}))
                    all.push_back({type, row});
            });
        }
        return all;
    };
    // All of the selected types; without a selection, of those that the filter takes or of the most wanted one.
    auto all = take(selection.types(), false);
    if (all.empty())
        all = take(symbol::selectionOrder(shown->document->system().view),
                   !symbol::isSelectionFiltered(shown->scene->overrides()));
    selection.set(std::move(all));
}

void Viewport::invertSelection() {
    const auto* shown = active();
    if (shown == nullptr)
        return;
    auto& selection = shown->document->selection();
    std::vector<Element> rest;
    for (const auto type : selection.types()) {
        shown->document->model().forEachLive(type, [&](model::Slot row) {
            if (!selection.contains({type, row}) && isPickable({type, row}))
                rest.push_back({type, row});
        });
    }
    selection.set(std::move(rest));
}

std::optional<glm::vec3> Viewport::pointUnder(QPointF position) const {
    if (const auto* shown = active()) {
        if (const auto hit = render::pick(*shown->scene, camera_, toVec(position))) {
            if (const auto at = shown->scene->anchor(hit->element))
                return at;
        }
    }
    if (const auto surface = surfaceAt(position))
        return surface;
    const auto box = selectionBox();
    return camera_.onPlane(toVec(position), box.empty() ? 0.0F : box.centre().z);
}

} // namespace navsmith::gui
