#include "render/ground_loader.h"

#include "render/frustum.h"

#include <algorithm>
#include <limits>
#include <new>
#include <utility>

namespace navsmith::render {
namespace {

constexpr float kStay = 1.15F; ///< how much farther a shown square may be
constexpr float kAround = 150; ///< world units around the eye in which squares count that are not in the picture

} // namespace

std::vector<GroundKey> nearSquares(const GroundMesh& mesh, const Camera& camera, const std::set<GroundKey>& shown) {
    struct Candidate {
        float distance;
        GroundKey key;
        std::size_t triangles;
    };
    const Frustum picture(camera);
    const bool small = mesh.triangleCount() <= kSmallWorld;
    const float farthest = small ? std::numeric_limits<float>::infinity() : kNearDistance;
    const auto most = small ? kSmallWorld : kMostNearTriangles;
    std::vector<Candidate> candidates;
    for (const auto& [key, square] : mesh.squares()) {
        auto distance = picture.distanceTo(square.bounds);
        if (shown.contains(key))
            distance /= kStay;
        if (distance < farthest && (distance < kAround || picture.mayTouch(square.bounds)))
            candidates.push_back({distance, key, square.triangles});
    }
    std::ranges::sort(candidates, {}, &Candidate::distance);
    std::vector<GroundKey> result;
    std::size_t triangles = 0;
    for (const auto& candidate : candidates) {
        triangles += candidate.triangles;
        if (!result.empty() && triangles > most)
            break;
        result.push_back(candidate.key);
    }
    return result;
}

GroundLoader::GroundLoader(std::shared_ptr<const GroundMesh> mesh, world::LayerMask layers, std::function<void()> ready)
    : mesh_(std::move(mesh)), layers_(layers), ready_(std::move(ready)),
      thread_([this](const std::stop_token& stop) { work(stop); }) {}

GroundLoader::~GroundLoader() = default;

void GroundLoader::request(std::vector<GroundKey> squares, std::vector<GroundKey> blocks) {
    {
        const std::lock_guard lock(mutex_);
        squares_ = std::move(squares);
        blocks_ = std::move(blocks);
        std::ranges::reverse(squares_);
        std::ranges::reverse(blocks_);
    }
    changed_.notify_all();
}

GroundLoader::Loaded GroundLoader::take() {
    const std::lock_guard lock(mutex_);
    return std::exchange(loaded_, {});
}

void GroundLoader::wait() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return squares_.empty() && blocks_.empty() && !making_; });
}

void GroundLoader::load(const GroundKey& key, bool near) {
    if (near) {
        auto triangles = mesh_->near(key, layers_);
        const std::lock_guard lock(mutex_);
        loaded_.near.push_back({key, std::move(triangles)});
    } else {
        auto heights = mesh_->heights(key, layers_);
        const std::lock_guard lock(mutex_);
        loaded_.far.push_back({key, std::move(heights)});
    }
}

void GroundLoader::work(const std::stop_token& stop) {
    std::unique_lock lock(mutex_);
    while (changed_.wait(lock, stop, [this] { return !squares_.empty() || !blocks_.empty(); })) {
        if (stop.stop_requested())
            return;
        const bool near = !squares_.empty();
        auto& queue = near ? squares_ : blocks_;
        const auto key = queue.back();
        queue.pop_back();
        making_ = key;
        lock.unlock();
        try {
            load(key, near);
            ready_();
        } catch (const std::bad_alloc&) { // without this square; the next request for it tries again
        }
        lock.lock();
        making_.reset();
        changed_.notify_all();
    }
}

} // namespace navsmith::render
