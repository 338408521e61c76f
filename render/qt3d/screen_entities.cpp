#include "render/qt3d/screen_entities.h"

#include "core/symbol/colour_scheme.h"
#include "render/qt3d/convert.h"

#include <QVector4D>

#include <array>
#include <cmath>

namespace navsmith::render::qt3d {

namespace {

struct Axis {
    glm::vec3 direction{0};
    symbol::Rgba colour;
    float ball = 0;
    float letter = 0;
};
static_assert(sizeof(Axis) == 24);
constexpr float kNoLetter = -1;

} // namespace

ScreenEntities::ScreenEntities(const Materials& materials)
    : materials_(&materials), background_({&layouts::screen, materials.background, Step::Background}),
      axes_({&layouts::axes, materials.axes, Step::Screen}),
      band_({&layouts::screen, materials.rubberBand, Step::Screen}),
      frame_({&layouts::screen, materials.frame, Step::Screen}) {}

void ScreenEntities::build(const FrameGraph& graph) {
    background_.upload(graph, std::span<const glm::vec2>(kWholeScreen));
    setAxes(graph, symbol::axisColours(symbol::Palette::Standard));
    band_.upload(graph, std::span<const glm::vec2>(kWholeScreen));
    band_.show(Detail::Hidden);
    frame_.upload(graph, std::span<const glm::vec2>(kWholeScreen));
    frame_.show(Detail::Hidden);
}

void ScreenEntities::setFrame(bool shown, QSize pixels) {
    frame_.show(shown ? Detail::Near : Detail::Hidden);
    constexpr float inset = 1; // half of the line's width
    if (shown)
        parameterOf(materials_->frame, QStringLiteral("band"))
            ->setValue(QVector4D(inset, inset, static_cast<float>(pixels.width()) - inset,
                                 static_cast<float>(pixels.height()) - inset));
}

void ScreenEntities::setAxes(const FrameGraph& graph, const std::array<symbol::Rgba, 3>& colours) {
    std::vector<Axis> axes;
    const auto add = [&](const glm::vec3& direction, symbol::Rgba colour, char32_t letter) {
        const auto cell = static_cast<float>(LabelAtlas::cellOf(letter));
        axes.push_back({direction, colour, 0, cell});
        axes.push_back({direction, colour, 1, cell});
        axes.push_back({-direction, colour, 1, kNoLetter});
    };
    add({1, 0, 0}, colours[0], U'X');
    add({0, 1, 0}, colours[1], U'Y');
    add({0, 0, 1}, colours[2], U'Z');
    axes_.upload(graph, std::span<const Axis>(axes));
}

void ScreenEntities::setBackground(const QColor& top, const QColor& bottom) {
    parameterOf(materials_->background, QStringLiteral("colourTop"))->setValue(toVector(top));
    parameterOf(materials_->background, QStringLiteral("colourBottom"))->setValue(toVector(bottom));
}

void ScreenEntities::turnAxes(const FrameGraph& graph, const Camera& camera) {
    graph.cameraRight->setValue(toQt(camera.right()));
    graph.cameraUp->setValue(toQt(camera.up()));
    graph.cameraAhead->setValue(toQt(camera.forward()));
}

void ScreenEntities::setRubberBand(const std::optional<QRectF>& band, double viewportHeight, double pixelRatio) {
    band_.show(band ? Detail::Near : Detail::Hidden);
    if (!band)
        return;
    const QRectF r = band->normalized();
    // Through pixel centres, for a sharp edge.
    const auto pixel = [&](double v) { return static_cast<float>(std::floor(v * pixelRatio) + 0.5); };
    parameterOf(materials_->rubberBand, QStringLiteral("band"))
        ->setValue(QVector4D(pixel(r.left()), pixel(viewportHeight - r.bottom()), pixel(r.right()),
                             pixel(viewportHeight - r.top())));
}

} // namespace navsmith::render::qt3d
