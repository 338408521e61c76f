// A scene on the graphics card: its tiles' arrays, updated through their dirty ranges.
#pragma once

#include "render/camera.h"
#include "render/frustum.h"
#include "render/qt3d/draw_buffer.h"
#include "render/qt3d/materials.h"
#include "render/qt3d/primitive_entities.h"
#include "render/scene.h"

#include <cstdint>
#include <limits>
#include <memory>
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
    /// Uploads changes since the last call, culls the changed tiles and clears the scene's dirty ranges.
    Synced sync(const FrameGraph& graph, const Camera& camera);
    /// Shows the tiles that the camera sees, in near or far form.
    void cull(const Camera& camera);
    /// Shows nothing until the next cull().
    void hide();
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
        Detail shown = Detail::Hidden;
        bool dotsCovered = false; ///< all elements of the overview's sprites are selected
        bool linesCovered = false;
    };
    /// What decides which tiles are shown.
    struct Sight {
        explicit Sight(const Camera& camera);

        Frustum picture;
        Frustum withHalos;
    };

    static void show(BatchBuffers& batch, Detail detail);
    void cullTile(std::size_t tile, const Sight& sight);

    Scene* scene_;
    const Materials* materials_;
    std::vector<std::unique_ptr<TileBuffers>> tiles_; ///< parallel to the scene's
    std::uint64_t generation_ = std::numeric_limits<std::uint64_t>::max();
};

} // namespace navsmith::render::qt3d
