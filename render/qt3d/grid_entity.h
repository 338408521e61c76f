// The ground: lines of the system's own grid with numbered cells, finer lines near the eye, x and y axes.
#pragma once

#include "core/symbol/symbol.h"
#include "render/camera.h"
#include "render/qt3d/draw_buffer.h"
#include "render/qt3d/materials.h"

#include <QColor>

#include <glm/vec3.hpp>

#include <array>

namespace navsmith::render::qt3d {

struct GridColours {
    symbol::Rgba cells;
    symbol::Rgba fine;
    symbol::Rgba numbers;
    std::array<symbol::Rgba, 3> axes; ///< x, y, z
};

class GridEntity {
public:
    GridEntity(Qt3DCore::QNode* parent, const Materials& materials);

    void show(const FrameGraph& graph, const LabelAtlas& atlas, const symbol::Grid& grid, bool visible,
              const GridColours& colours);
    void follow(const Camera& camera);

private:
    /// Lines around the eye at a single spacing.
    struct Level {
        Qt3DRender::QMaterial* material;
        Qt3DRender::QParameter* centre;
        Qt3DRender::QParameter* spacingParameter;
        Qt3DRender::QParameter* reach;
        DrawBuffer lines;
        float spacing = 0;
    };
    static Level makeLevel(Qt3DCore::QNode* parent, const Materials& materials);
    static void buildFine(const FrameGraph& graph, Level& level, float spacing, symbol::Rgba colour);

    Level cells_;
    Level axes_;
    std::array<Level, 2> fine_;
    DrawBuffer numbers_;
    Camera camera_;
    bool visible_ = true;
};

} // namespace navsmith::render::qt3d
