#include "app/gui/tools/marquee.h"

#include "app/gui/viewport/viewport.h"
#include "render/qt3d/scene_view.h"

#include <QRectF>

#include <algorithm>

namespace navsmith::gui {

namespace {

/// Margin above and below an element for the height limits, in world units.
constexpr double kFloorRoom = 18;
/// Minimum distance between two points of a lasso, in pixels.
constexpr double kLassoStep = 3;
/// Depth of screen-space lines, in world units: in front of everything.
constexpr float kPictureDepth = 4;

constexpr auto kLine = symbol::rgb(0xFFFFFF);

} // namespace

void HeightLimits::set(bool on, double from, double to) {
    if (on == on_ && from == from_ && to == to_)
        return;
    on_ = on;
    from_ = from;
    to_ = to;
    Q_EMIT changed();
}

void HeightLimits::takeFrom(const render::Scene& scene, model::Element element) {
    if (const auto box = scene.extent(element); !box.empty())
        set(true, static_cast<double>(box.min.z) - kFloorRoom, static_cast<double>(box.max.z) + kFloorRoom);
}

bool HeightLimits::holds(const render::Scene& scene, model::Element element) const {
    if (!on_)
        return true;
    const auto at = scene.anchor(element);
    return at && static_cast<double>(at->z) >= std::min(from_, to_) &&
           static_cast<double>(at->z) <= std::max(from_, to_);
}

void Marquee::begin(Shape shape, QPointF at) {
    shape_ = shape;
    line_ = {at, at};
}

void Marquee::extendTo(Viewport& viewport, QPointF at) {
    if (shape_ == Shape::Lasso) {
        if ((at - line_.back()).manhattanLength() >= kLassoStep)
            line_.push_back(at);
        return;
    }
    line_.back() = at;
    viewport.view().setRubberBand(QRectF(line_.front(), at).normalized());
}

void Marquee::end(Viewport& viewport) {
    line_.clear();
    viewport.view().setRubberBand(std::nullopt);
}

std::vector<model::Element> Marquee::elements(const Viewport& viewport) const {
    if (line_.empty())
        return {};
    return shape_ == Shape::Lasso ? viewport.pickWithin(line_) : viewport.pickWithin(line_.front(), line_.back());
}

symbol::Primitives Marquee::marks(const Viewport& viewport) const {
    symbol::Primitives out;
    if (shape_ != Shape::Lasso || line_.size() < 2 || !viewport.areMarksForMouse())
        return out;
    const auto at = [&](QPointF p) { return viewport.camera().pointAt(toVec(p), kPictureDepth); };
    for (std::size_t i = 0; i < line_.size(); ++i) {
        const bool closing = i + 1 == line_.size();
        const auto& next = line_[closing ? 0 : i + 1];
        out.line(at(line_[i]), at(next), kLine, closing ? 1.5F : 2.0F, closing ? symbol::SegmentDashed : 0U);
    }
    return out;
}

} // namespace navsmith::gui
