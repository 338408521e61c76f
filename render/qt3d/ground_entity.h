// A world of placed meshes on the graphics card: squares near the camera with all their triangles, the rest as heights.
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

#include <array>
#include <map>
#include <memory>
#include <set>

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
    void setLook(const BackdropLook& look);
    void setPaper(float paper);
    /// Asks for what this camera sees, and hides what it does not.
    void follow(const Camera& camera);
    /// Hides the squares of coveredSquares().
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
        QPointer<Qt3DCore::QEntity> entity;
        Box bounds;
    };
    struct Block {
        GroundMesh::Heights heights;
        Part part;
        std::set<GroundKey> without; ///< squares that `part` leaves out
        int step = 0;                ///< of `part`
    };

    void reload();
    void makeMaterials();
    void apply();
    /// `late`: when it is drawn among the entities of the step; water is at 0.5.
    Part makePart(const GroundTriangles& triangles, float late);
    void drop(Part& part);
    bool drawBlocks();
    void cull();

    const Materials* materials_;
    const FrameGraph* graph_ = nullptr;
    std::shared_ptr<const world::Backdrop> backdrop_;
    std::shared_ptr<const GroundMesh> mesh_;
    QPointer<Qt3DCore::QEntity> root_;
    std::array<Qt3DRender::QMaterial*, 3> ways_{}; ///< by Materials::GroundWay
    Qt3DRender::QMaterial* way_ = nullptr;         ///< the one in use
    std::map<GroundKey, Part> squares_;
    std::map<GroundKey, Block> blocks_;
    std::set<GroundKey> needed_;
    std::set<world::ModelCell> coveredBy_;
    std::set<world::ModelCell> outside_;
    std::set<GroundKey> covered_;
    Camera camera_;
    BackdropLook look_;
    float paper_ = 0;
    std::unique_ptr<GroundLoader> loader_;
};

} // namespace navsmith::render::qt3d
