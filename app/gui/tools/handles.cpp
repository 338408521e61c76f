#include "app/gui/tools/handles.h"

#include "app/gui/viewport/viewport.h"

#include <glm/geometric.hpp>

#include <algorithm>

namespace navsmith::gui {

namespace {

constexpr float kRoom = 15;       ///< pixels; a handle closer to a previous one is omitted
constexpr float kFurtherOut = 20; ///< pixels; offset of a handle at the same place as another

constexpr auto kLit = symbol::rgb(0xFFE066);
constexpr auto kPlan = symbol::rgb(0xFFFFFF);
constexpr auto kRim = symbol::rgb(0x1B2230);

bool isHeight(const symbol::Handle& handle) {
    return handle.type == symbol::HandleType::Height;
}

} // namespace

render::GizmoPart partOf(std::uint8_t axes) {
    using enum render::GizmoPart;
    switch (axes) {
    case symbol::AxisX:
        return X;
    case symbol::AxisY:
        return Y;
    case symbol::AxisZ:
        return Z;
    case symbol::AxisX | symbol::AxisZ:
        return XZ;
    case symbol::AxisY | symbol::AxisZ:
        return YZ;
    default:
        return XY;
    }
}

std::vector<PlacedHandle> handlesOf(const Viewport& viewport) {
    std::vector<PlacedHandle> placed;
    const auto* document = viewport.document();
    if (document == nullptr || document->selection().size() != 1)
        return placed;
    const auto element = document->selection().primary();
    const auto& scene = *viewport.activeScene();
    const auto* symbol = scene.symbolOf(element.type);
    if (symbol == nullptr || scene.isLocked(element) || scene.isHidden(element))
        return placed;
    const auto& camera = viewport.camera();
    const auto anchor = scene.anchor(element);
    const auto middle = anchor ? camera.project(*anchor) : std::nullopt;
    std::vector<glm::vec2> pixels;
    for (const auto& handle : symbol->handles) {
        if (handle.type == symbol::HandleType::Point || handle.at == nullptr)
            continue;
        const auto at = handle.at(document->model(), element.slot);
        auto pixel = at ? camera.project(*at) : std::nullopt;
        if (!pixel)
            continue;
        PlacedHandle next{&handle, element, *at, *at};
        const bool doubled =
            std::ranges::any_of(placed, [&](const PlacedHandle& other) { return other.at == next.at; });
        if (const auto out = middle ? *pixel - *middle : glm::vec2(0); doubled && glm::length(out) > 1) {
            *pixel += out / glm::length(out) * kFurtherOut;
            next.shown = camera.pointAt(*pixel, camera.depthOf(*at));
        }
        if (std::ranges::any_of(pixels, [&](glm::vec2 other) { return glm::length(other - *pixel) < kRoom; }))
            continue;
        pixels.push_back(*pixel);
        placed.push_back(next);
    }
    return placed;
}

std::optional<PlacedHandle> handleAt(const Viewport& viewport, glm::vec2 pixel) {
    std::optional<PlacedHandle> nearest;
    float best = render::kHandleReach;
    for (const auto& placed : handlesOf(viewport)) {
        const auto at = viewport.camera().project(placed.shown);
        if (!at)
            continue;
        if (const float distance = glm::length(*at - pixel); distance < best) {
            best = distance;
            nearest = placed;
        }
    }
    return nearest;
}

void drawHandle(const PlacedHandle& placed, bool lit, symbol::Primitives& out) {
    const bool height = isHeight(*placed.handle);
    const auto shape = static_cast<std::uint32_t>(height ? symbol::Shape::Diamond : symbol::Shape::Square);
    const float size = (height ? 13.0F : 9.0F) + (lit ? 3.0F : 0.0F);
    out.sprites.push_back({placed.shown, kRim, size + 4, shape});
    out.sprites.push_back({placed.shown, lit ? kLit : height ? render::kAxisColours[2] : kPlan, size, shape});
}

} // namespace navsmith::gui
