#include "render/model_loader.h"

#include "render/frustum.h"

#include <algorithm>
#include <new>
#include <utility>

namespace navsmith::render {
namespace {

// Pixels of the largest images: what is far away needs fewer.
constexpr std::uint32_t kFullImage = 256;
constexpr std::uint32_t kLowImage = 64;
constexpr std::size_t kFullBytes = std::size_t{24} << 20U; ///< of the images of a piece
constexpr std::size_t kLowBytes = std::size_t{2} << 20U;

glm::vec3 colourOf(world::Surface surface) {
    const auto colour = groundColour(surface);
    return glm::vec3(colour.r, colour.g, colour.b) / 255.0F;
}

} // namespace

std::vector<world::CellSight> sightsOf(const world::ModelCells& cells, const Camera& camera) {
    const Frustum picture(camera);
    std::vector<world::CellSight> sights;
    sights.reserve(cells.all().size());
    for (const auto& [key, cell] : cells.all()) {
        const Box box{cell.minimum, cell.maximum};
        sights.push_back({key, picture.distanceTo(box), picture.mayTouch(box)});
    }
    return sights;
}

std::set<GroundKey> coveredSquares(const GroundMesh& ground, const world::ModelCells* cells,
                                   const std::set<world::ModelCell>& shown, const std::set<world::ModelCell>& outside) {
    std::set<GroundKey> covered;
    if (cells == nullptr || shown.empty())
        return covered;
    for (const auto& [key, square] : ground.squares()) {
        bool any = false;
        const bool all = std::ranges::all_of(square.placements, [&](std::uint32_t placement) {
            const auto cell = cells->cellOf(placement);
            const bool drawn = cell && shown.contains(*cell);
            any = any || drawn;
            return !cell || drawn || outside.contains(*cell); // what the game does not draw hides nothing
        });
        if (any && all)
            covered.insert(key);
    }
    return covered;
}

ModelLoader::ModelLoader(std::shared_ptr<const world::Backdrop> world, std::shared_ptr<const world::ModelCells> cells,
                         world::FindGameFile find, std::function<void()> ready)
    : world_(std::move(world)), cells_(std::move(cells)), find_(std::move(find)), ready_(std::move(ready)),
      thread_([this](const std::stop_token& stop) { work(stop); }) {}

ModelLoader::~ModelLoader() = default;

void ModelLoader::request(std::vector<world::ModelPiece> pieces) {
    {
        const std::lock_guard lock(mutex_);
        std::erase_if(pieces, [&](const world::ModelPiece& piece) {
            return making_ == piece ||
                   std::ranges::any_of(loaded_, [&](const Loaded& one) { return one.piece == piece; });
        });
        queue_ = std::move(pieces);
        std::ranges::reverse(queue_);
    }
    changed_.notify_all();
}

std::vector<ModelLoader::Loaded> ModelLoader::take() {
    const std::lock_guard lock(mutex_);
    return std::exchange(loaded_, {});
}

void ModelLoader::wait() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return queue_.empty() && !making_; });
}

std::optional<ModelLoader::Loaded> ModelLoader::make(world::ModelMaps& maps, const world::ModelPiece& piece,
                                                     const std::stop_token& stop) {
    auto map = maps.make(cells_->objectsOf(piece), stop);
    if (!map)
        return std::nullopt;
    Loaded loaded{piece, {}, {}, {}};
    for (const auto& vertex : map->vertices)
        loaded.bounds.add(vertex.position);
    const bool full = piece.detail == world::ModelDetail::Full;
    auto packed = packTextures(std::move(*map),
                               {.memory = full ? kFullBytes : kLowBytes, .largest = full ? kFullImage : kLowImage},
                               [&](double) { return !stop.stop_requested(); });
    if (!packed)
        return std::nullopt;
    loaded.map = std::move(*packed);
    loaded.cost.triangles = loaded.map.indices.size() / 3;
    loaded.cost.bytes = loaded.map.bytes + loaded.map.light.rgb.size() +
                        loaded.map.corners.size() * sizeof(TexturedCorner) +
                        loaded.map.indices.size() * sizeof(std::uint32_t);
    return loaded;
}

void ModelLoader::work(const std::stop_token& stop) {
    world::ModelMaps maps(world_, find_, colourOf);
    std::unique_lock lock(mutex_);
    while (changed_.wait(lock, stop, [this] { return !queue_.empty(); })) {
        if (stop.stop_requested())
            return;
        const auto piece = queue_.back();
        queue_.pop_back();
        making_ = piece;
        lock.unlock();
        try {
            if (auto loaded = make(maps, piece, stop)) {
                const std::lock_guard taking(mutex_);
                loaded_.push_back(std::move(*loaded));
            }
            ready_();
        } catch (const std::bad_alloc&) { // without this piece; the next request for it tries again
        }
        lock.lock();
        making_.reset();
        changed_.notify_all();
    }
}

} // namespace navsmith::render
