// Makes the parts of a world that are in view, nearest first, on a thread of its own.
#pragma once

#include "render/ground_mesh.h"

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

/// Which squares show all their triangles, the nearest first: as many as a frame may cost. A square that is shown
/// already stays a little longer, so that squares at the limit do not come and go.
std::vector<GroundKey> nearSquares(const GroundMesh& mesh, const Camera& camera, const std::set<GroundKey>& shown);
/// Triangles that they have together, at most; a single square may have more. A software renderer draws so many in some
/// 30 ms.
inline constexpr std::size_t kMostNearTriangles = 60'000;
/// A world with no more triangles is near as a whole.
inline constexpr std::size_t kSmallWorld = 200'000;
/// World units beyond which a square of usual pictures is far.
inline constexpr float kNearDistance = 1200;

class GroundLoader {
public:
    struct Near {
        GroundKey square;
        GroundTriangles triangles;
    };
    struct Far {
        GroundKey block;
        GroundMesh::Heights heights;
    };
    struct Loaded {
        std::vector<Near> near;
        std::vector<Far> far;
    };

    /// `ready` is called on the loader's thread when there is something to take.
    GroundLoader(std::shared_ptr<const GroundMesh> mesh, world::LayerMask layers, std::function<void()> ready);
    ~GroundLoader();
    GroundLoader(const GroundLoader&) = delete;
    GroundLoader& operator=(const GroundLoader&) = delete;
    GroundLoader(GroundLoader&&) = delete;
    GroundLoader& operator=(GroundLoader&&) = delete;

    /// Replaces what is to be made: first these squares, then these blocks.
    void request(std::vector<GroundKey> squares, std::vector<GroundKey> blocks);
    /// What has been made since.
    Loaded take();
    /// Returns when everything wanted has been made.
    void wait();

private:
    void work(const std::stop_token& stop);
    /// `near`: a square, otherwise a block.
    void load(const GroundKey& key, bool near);

    std::shared_ptr<const GroundMesh> mesh_;
    world::LayerMask layers_;
    std::function<void()> ready_;
    std::mutex mutex_;
    std::condition_variable_any changed_;
    std::vector<GroundKey> squares_; ///< the next one last
    std::vector<GroundKey> blocks_;
    std::optional<GroundKey> making_;
    Loaded loaded_;
    std::jthread thread_; ///< ends before the members above
};

} // namespace navsmith::render
