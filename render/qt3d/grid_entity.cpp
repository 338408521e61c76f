#include "render/qt3d/grid_entity.h"

#include "render/qt3d/convert.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace navsmith::render::qt3d {

namespace {

using symbol::Rgba;
using symbol::Segment;

constexpr std::uint8_t kAxisAlpha = 160; ///< fainter than the arrows of tools
constexpr float kOwnStep = 1000;         ///< spacing in world units if the system has no grid
/// Lines on each side of the camera. Farther away they have faded out, unless the window is huge.
constexpr int kFineLines = 70;
constexpr float kFadedSquare = 26; ///< spacing in pixels at which lines have faded out, as in the shader
constexpr float kFadedSlant = 8;
constexpr float kEverywhere = 1e9F;

Segment line(const glm::vec3& a, const glm::vec3& b, Rgba colour, float pixels) {
    const auto style = symbol::segmentStyle(pixels);
    return {{a, colour, style}, {b, colour, style}};
}

std::vector<Segment> square(const glm::vec2& origin, float step, int columns, int rows, Rgba colour, float pixels) {
    std::vector<Segment> lines;
    const auto at = [&](int column, int row) {
        return glm::vec3(origin.x + step * static_cast<float>(column), origin.y + step * static_cast<float>(row), 0);
    };
    for (int column = 0; column <= columns; ++column)
        lines.push_back(line(at(column, 0), at(column, rows), colour, pixels));
    for (int row = 0; row <= rows; ++row)
        lines.push_back(line(at(0, row), at(columns, row), colour, pixels));
    return lines;
}

} // namespace

GridEntity::Level GridEntity::makeLevel(Qt3DCore::QNode* parent, const Materials& materials) {
    auto* material = makeMaterial(parent, materials.grid,
                                  {{QStringLiteral("centre"), QVector3D()},
                                   {QStringLiteral("spacing"), 1.0F},
                                   {QStringLiteral("reach"), kEverywhere}});
    return {material, parameterOf(material, QStringLiteral("centre")), parameterOf(material, QStringLiteral("spacing")),
            parameterOf(material, QStringLiteral("reach")), DrawBuffer({&layouts::segments, material, Step::Grid})};
}

GridEntity::GridEntity(Qt3DCore::QNode* parent, const Materials& materials)
    : cells_(makeLevel(parent, materials)),
      axes_(makeLevel(parent, materials)), fine_{makeLevel(parent, materials), makeLevel(parent, materials)},
      numbers_({&layouts::words, materials.gridNumbers, Step::GridNumbers}) {}

void GridEntity::buildFine(const FrameGraph& graph, Level& level, float spacing, Rgba colour) {
    level.spacing = spacing;
    level.spacingParameter->setValue(spacing);
    const auto lines = square(glm::vec2(-spacing * kFineLines), spacing, 2 * kFineLines, 2 * kFineLines, colour, 1);
    level.lines.upload(graph, std::span<const Segment>(lines));
}

void GridEntity::show(const FrameGraph& graph, const LabelAtlas& atlas, const symbol::Grid& grid, bool visible,
                      const GridColours& colours) {
    const bool own = grid.step > 0;
    const float step = own ? grid.step : kOwnStep;
    const int columns = own ? grid.columns : 32;
    const int rows = own ? grid.rows : 32;
    const glm::vec2 origin = own ? grid.origin : glm::vec2(-16 * kOwnStep);
    const auto cells = square(origin, step, columns, rows, colours.cells, 1.25F);
    cells_.spacingParameter->setValue(step);
    cells_.lines.upload(graph, std::span<const Segment>(cells));

    const glm::vec2 end = origin + glm::vec2(step * static_cast<float>(columns), step * static_cast<float>(rows));
    const auto faint = [](Rgba colour) { return Rgba{colour.r, colour.g, colour.b, kAxisAlpha}; };
    const std::array axes{line({origin.x, 0, 0}, {end.x, 0, 0}, faint(colours.axes[0]), 1.75F),
                          line({0, origin.y, 0}, {0, end.y, 0}, faint(colours.axes[1]), 1.75F)};
    axes_.spacingParameter->setValue(1e6F);
    axes_.lines.upload(graph, std::span<const Segment>(axes));

    buildFine(graph, fine_[0], step / 10, colours.fine);
    buildFine(graph, fine_[1], step / 50, colours.fine);

    std::vector<Word> letters;
    for (int i = 0; own && i < columns * rows; ++i) {
        const glm::vec2 cell(glm::ivec2(i % columns, i / columns));
        atlas.lay(fmt::format("{}", i), glm::vec3(origin + step * cell, 0), colours.numbers, letters);
    }
    numbers_.upload(graph, std::span<const Word>(letters));

    visible_ = visible;
    for (auto* level : {&cells_, &axes_})
        level->lines.show(visible ? Detail::Near : Detail::Hidden);
    numbers_.show(visible ? Detail::Near : Detail::Hidden);
    follow(camera_);
}

void GridEntity::follow(const Camera& camera) {
    camera_ = camera;
    const glm::vec3 eye = camera.eyeOfGrid();
    const float height = std::abs(eye.z);
    for (auto& level : fine_) {
        if (level.spacing <= 0)
            continue;
        // The distances at which the shader's two fades reach zero.
        const float perUnit = level.spacing * camera.pixelsPerUnit();
        const float reach = std::min(perUnit / kFadedSquare, std::sqrt(perUnit * height / kFadedSlant));
        level.lines.show(visible_ && reach > (camera.orthographic ? camera.focus : height) ? Detail::Near
                                                                                           : Detail::Hidden);
        level.reach->setValue(camera.orthographic ? kEverywhere : reach);
        const auto snap = [&](float v) { return std::floor(v / level.spacing) * level.spacing; };
        level.centre->setValue(QVector3D(snap(eye.x), snap(eye.y), 0));
    }
}

} // namespace navsmith::render::qt3d
