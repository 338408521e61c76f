// A scene on the graphics card: its tiles' arrays, updated through their dirty ranges.
#pragma once

#include "render/camera.h"
#include "render/frustum.h"
#include "render/qt3d/draw_buffer.h"
#include "render/qt3d/materials.h"
#include "render/qt3d/primitive_entities.h"
#include "render/scene.h"

#include <array>
#include <cstdint>
#include <limits>
#include <memory>
#include <span>
#include <vector>

namespace navsmith::render::qt3d {

/// Distance beyond which a tile draws sprites as points and segments as plain lines, as a multiple of
/// symbol::View::fullSizeAt.
constexpr float kFarTiles = 650.0F / 300;

class SceneEntities {
public:
    SceneEntities(Scene& scene, const Materials& materials) : scene_(&scene), materials_(&materials) {}

    [[nodiscard]] Scene* scene() const { return scene_; }

    struct Synced {
        bool changed = false;
        bool built = false; ///< created entities, which appear from the second frame on
    };
    /// Uploads changes since the last call, culls the changed tiles and clears the scene's dirty ranges. `cameras`: of
    /// the panes.
    Synced sync(const FrameGraph& graph, std::span<const Camera> cameras);
    /// Shows the tiles that the camera sees, in near or far form, in a pane. True if it created entities.
    bool cull(const Camera& camera, std::size_t pane = 0);
    /// Shows nothing in a pane until the next cull(), or in any.
    void hide(std::size_t pane);
    void hide();
    /// The tiles that are shown, in all panes together.
    [[nodiscard]] std::size_t shownTiles() const;

private:
    struct BatchBuffers {
        BatchBuffers(const PrimitiveMaterials& close, const FarMaterials& distant, const PrimitiveSteps& steps);

        DrawBuffer sprites;
        DrawBuffer segments;
        DrawBuffer ribbons;
        DrawBuffer quads;
    };
    struct TileBuffers {
        explicit TileBuffers(const Materials& materials);

        BatchBuffers overview;
        BatchBuffers detail;
        BatchBuffers selected;
        std::array<Detail, kMostPanes> shown{};
        bool dotsCovered = false; ///< all elements of the overview's sprites are selected
        bool linesCovered = false;
    };
    /// What decides which tiles are shown.
    struct Sight {
        explicit Sight(const Camera& camera);

        Frustum picture;
        Frustum withHalos;
    };

    static bool show(BatchBuffers& batch, Detail detail, std::size_t pane);
    bool cullTile(std::size_t tile, const Sight& sight, std::size_t pane);

    Scene* scene_;
    const Materials* materials_;
    std::vector<std::unique_ptr<TileBuffers>> tiles_; ///< parallel to the scene's
    std::uint64_t generation_ = std::numeric_limits<std::uint64_t>::max();
};

} // namespace navsmith::render::qt3d
