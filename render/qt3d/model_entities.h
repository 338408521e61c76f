// The models of a drawn world on the graphics card: pieces of it, in full near a camera, as low-detail twins far
// away.
#pragma once

#include "core/world/backdrop.h"
#include "core/world/model_streaming.h"
#include "core/world/textured_map.h"
#include "render/backdrop_look.h"
#include "render/camera.h"
#include "render/model_loader.h"
#include "render/qt3d/frame_graph.h"
#include "render/qt3d/surface_effects.h"
#include "render/qt3d/textured_map_entity.h"

#include <QObject>

#include <cstddef>
#include <map>
#include <memory>
#include <set>
#include <span>
#include <vector>

namespace navsmith::render::qt3d {

class ModelEntities : public QObject {
    Q_OBJECT

public:
    explicit ModelEntities(SurfaceEffects& effects) : effects_(&effects) {}
    ~ModelEntities() override;
    ModelEntities(const ModelEntities&) = delete;
    ModelEntities& operator=(const ModelEntities&) = delete;
    ModelEntities(ModelEntities&&) = delete;
    ModelEntities& operator=(ModelEntities&&) = delete;

    /// Replaces the world. `find` null, or a world without what is drawn: none. `bytes`: of all that is loaded.
    void show(const FrameGraph& graph, const std::shared_ptr<const world::Backdrop>& world, world::FindGameFile find,
              std::size_t bytes);
    /// Loads nothing before the look needs textures. `heights`: of the whole map. `paper` lightens surfaces, 0 to 1.
    void setLooks(std::span<const BackdropLook> looks, const HeightRange& heights, float paper);
    /// Asks for what these cameras of the panes see, and hides what they do not. A piece is as detailed in each pane as
    /// the nearest camera needs it.
    void follow(std::span<const Camera> cameras);
    /// Uploads what has been made. True if something else is shown now, from the second frame on.
    bool update();
    /// Returns when all that the camera sees is shown.
    void wait();

    /// Null: there is no world.
    [[nodiscard]] const world::ModelCells* cells() const { return cells_.get(); }
    /// The cells of which a piece is shown.
    [[nodiscard]] const std::set<world::ModelCell>& shown() const { return shown_; }
    /// The cells that are in no picture.
    [[nodiscard]] const std::set<world::ModelCell>& outside() const { return outside_; }

Q_SIGNALS:
    /// There is something to upload. From another thread.
    void ready();

private:
    struct Piece {
        std::unique_ptr<TexturedMapEntity> entity; ///< null: nothing can be drawn
        Box bounds;
    };

    /// Whether a pane shows models.
    [[nodiscard]] bool active() const;
    /// Decides again. True if other pieces are shown.
    bool choose();
    void applyLooks(const Piece& piece) const;
    void cull();

    SurfaceEffects* effects_;
    const FrameGraph* graph_ = nullptr;
    std::shared_ptr<const world::Backdrop> world_;
    std::shared_ptr<const world::ModelCells> cells_;
    std::unique_ptr<world::ModelStreaming> streaming_;
    std::map<world::ModelPiece, Piece> pieces_;
    std::set<world::ModelPiece> drawn_;
    std::set<world::ModelCell> shown_;
    std::set<world::ModelCell> outside_;
    bool complete_ = true; ///< nothing is missing of what the last view wanted
    std::vector<Camera> cameras_{Camera()};
    std::vector<BackdropLook> looks_{BackdropLook()};
    HeightRange heights_;
    float paper_ = 0;
    std::unique_ptr<ModelLoader> loader_;
};

} // namespace navsmith::render::qt3d
