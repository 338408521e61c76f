// Makes the pieces of a drawn world that are wanted, in their order, on a thread of its own.
#pragma once

#include "core/world/backdrop.h"
#include "core/world/model_map.h"
#include "core/world/model_streaming.h"
#include "render/camera.h"
#include "render/ground_mesh.h"
#include "render/map_textures.h"

#include <condition_variable>
#include <cstddef>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <thread>
#include <vector>

namespace navsmith::render {

/// How a camera sees the cells of a drawn world.
std::vector<world::CellSight> sightsOf(const world::ModelCells& cells, const Camera& camera);

/// Squares of the ground all of whose objects lie in cells that are shown, or outside the picture, where nobody sees
/// them; some are shown. `cells` null: none.
std::set<GroundKey> coveredSquares(const GroundMesh& ground, const world::ModelCells* cells,
                                   const std::set<world::ModelCell>& shown,
                                   const std::set<world::ModelCell>& outside = {});

class ModelLoader {
public:
    struct Loaded {
        world::ModelPiece piece;
        MapTextures map; ///< without triangles if nothing can be drawn
        Box bounds;
        world::ModelCost cost;
    };

    /// `world` has a drawn world, `cells` are its cells. `ready` is called on the loader's thread when there is
    /// something to take.
    ModelLoader(std::shared_ptr<const world::Backdrop> world, std::shared_ptr<const world::ModelCells> cells,
                world::FindGameFile find, std::function<void()> ready);
    ~ModelLoader();
    ModelLoader(const ModelLoader&) = delete;
    ModelLoader& operator=(const ModelLoader&) = delete;
    ModelLoader(ModelLoader&&) = delete;
    ModelLoader& operator=(ModelLoader&&) = delete;

    /// Replaces what is to be made.
    void request(std::vector<world::ModelPiece> pieces);
    /// What has been made since.
    std::vector<Loaded> take();
    /// Returns when everything wanted has been made.
    void wait();

private:
    void work(const std::stop_token& stop);
    std::optional<Loaded> make(world::ModelMaps& maps, const world::ModelPiece& piece, const std::stop_token& stop);

    std::shared_ptr<const world::Backdrop> world_;
    std::shared_ptr<const world::ModelCells> cells_;
    world::FindGameFile find_;
    std::function<void()> ready_;
    std::mutex mutex_;
    std::condition_variable_any changed_;
    std::vector<world::ModelPiece> queue_; ///< the next one last
    std::optional<world::ModelPiece> making_;
    std::vector<Loaded> loaded_;
    std::jthread thread_; ///< ends before the members above
};

} // namespace navsmith::render
