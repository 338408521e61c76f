// A world of placed meshes on the graphics card: squares near a camera with all their triangles, the rest as heights.
#pragma once

#include "core/world/backdrop.h"
#include "core/world/model_streaming.h"
#include "render/backdrop_look.h"
#include "render/camera.h"
#include "render/ground_loader.h"
#include "render/qt3d/frame_graph.h"
#include "render/qt3d/materials.h"

#include <QObject>
#include <QPointer>
#include <Qt3DCore/QEntity>
#include <Qt3DRender/QGeometryRenderer>

#include <array>
#include <map>
#include <memory>
#include <set>
#include <span>
#include <vector>

namespace navsmith::render::qt3d {

class GroundEntity : public QObject {
    Q_OBJECT

public:
    explicit GroundEntity(const Materials& materials) : materials_(&materials) {}
    ~GroundEntity() override;
    GroundEntity(const GroundEntity&) = delete;
    GroundEntity& operator=(const GroundEntity&) = delete;
    GroundEntity(GroundEntity&&) = delete;
    GroundEntity& operator=(GroundEntity&&) = delete;

    /// Replaces the world; null: none. Its parts come as they are made.
    void show(const FrameGraph& graph, std::shared_ptr<const world::Backdrop> backdrop);
    /// The look of each pane. Layers that one of them shows are drawn in all.
    void setLooks(std::span<const BackdropLook> looks);
    void setPaper(float paper);
    /// Asks for what these cameras of the panes see, and hides what they do not.
    void follow(std::span<const Camera> cameras);
    /// Hides the squares of coveredSquares() in panes whose look needs textures.
    void cover(const world::ModelCells* cells, const std::set<world::ModelCell>& shown,
               const std::set<world::ModelCell>& outside);
    /// Uploads what has been made. True if entities were added, which appear from the second frame on.
    bool update();
    /// Waits until all that was asked for can be uploaded.
    void wait();

Q_SIGNALS:
    /// There is something to upload.
    void ready();

private:
    struct Part {
        QPointer<Qt3DCore::QEntity> owner; ///< of the buffer
        std::array<QPointer<Qt3DCore::QEntity>, kMostPanes> entities;
        Box bounds;
    };
    /// A block without some of its squares.
    struct Form {
        Part part;
        std::set<GroundKey> without; ///< squares that `part` leaves out
        int step = 0;                ///< of `part`; 0: there is none
    };
    struct Block {
        GroundMesh::Heights heights;
        std::array<Form, 2> forms; ///< without the near squares; without the covered ones, too
        bool covered = false;      ///< whether the second form differs
    };
    /// What a pane draws with.
    struct Pane {
        QPointer<Qt3DCore::QEntity> root;             ///< the first one owns the buffers
        std::array<Qt3DRender::QMaterial*, 3> ways{}; ///< by Materials::GroundWay
        Qt3DRender::QMaterial* way = nullptr;         ///< the one in use
        BackdropLook look;
        Camera camera;
    };

    void reload();
    void makeMaterials(Pane& pane, Qt3DRender::QAbstractTexture* texture) const;
    void makePanes();
    void apply(Pane& pane);
    /// `late`: when it is drawn among the entities of the step; water is at 0.5.
    Part makePart(const GroundTriangles& triangles, float late);
    void drawInPanes(Part& part) const;
    static void drop(Part& part);
    bool drawBlocks();
    bool drawForm(const GroundKey& key, Block& block, std::size_t index, int step, std::set<GroundKey> without);
    [[nodiscard]] std::size_t formIn(const Pane& pane, const Block& block) const;
    void cull();

    const Materials* materials_;
    const FrameGraph* graph_ = nullptr;
    std::shared_ptr<const world::Backdrop> backdrop_;
    std::shared_ptr<const GroundMesh> mesh_;
    std::vector<Pane> panes_ = std::vector<Pane>(1);
    Qt3DRender::QAbstractTexture* picture_ = nullptr;
    world::LayerMask layers_ = world::visibleLayers(); ///< that any pane shows
    std::map<GroundKey, Part> squares_;
    std::map<GroundKey, Block> blocks_;
    std::set<GroundKey> needed_;
    std::set<world::ModelCell> coveredBy_;
    std::set<world::ModelCell> outside_;
    std::set<GroundKey> covered_;
    float paper_ = 0;
    std::unique_ptr<GroundLoader> loader_;
};

} // namespace navsmith::render::qt3d
