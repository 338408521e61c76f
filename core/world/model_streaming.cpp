#include "core/world/model_streaming.h"

#include <glm/common.hpp>

#include <algorithm>
#include <cmath>
#include <set>
#include <tuple>
#include <utility>

namespace navsmith::world {
namespace {

constexpr float kStay = 1.15F; ///< how much farther a cell may be that is shown in full already
constexpr float kAround = 150; ///< world units within which cells count that are not in the picture
constexpr float kGuessed = 15; ///< half the size of an object whose collision is not known
constexpr float kFarthestCell = 1'000'000;

} // namespace

ModelCell ModelCells::cellAt(float x, float y) {
    const auto part = [](float value) {
        return static_cast<int>(std::floor(std::clamp(value, -kFarthestCell, kFarthestCell) / kSide));
    };
    return {part(x), part(y)};
}

ModelCells::ModelCells(const DrawnWorld& world, const PlacedMeshes* placed, std::uint8_t hour) {
    for (std::uint32_t i = 0; i < world.objects.size(); ++i) {
        const auto& object = world.objects[i];
        const auto& model = world.models[object.model];
        if (!model.isThereAt(hour))
            continue;
        const auto& home = object.twin != kNoTwin ? world.objects[object.twin] : object;
        const auto [at, fresh] = cells_.try_emplace(cellAt(home.position.x, home.position.y));
        auto& cell = at->second;
        if (object.low) {
            cell.low.push_back(i);
        } else {
            cell.full.push_back(i);
            if (object.twin == kNoTwin && model.distance >= kLarge)
                cell.low.push_back(i);
        }
        auto low = object.position - kGuessed;
        auto high = object.position + kGuessed;
        if (placed != nullptr && object.placement != kNoPlacement) {
            const auto& bounds = placed->boundsOf(object.placement);
            low = bounds.minimum;
            high = bounds.maximum;
            ofPlacement_.emplace(object.placement, at->first);
        }
        cell.minimum = fresh ? low : glm::min(cell.minimum, low);
        cell.maximum = fresh ? high : glm::max(cell.maximum, high);
    }
}

const std::vector<std::uint32_t>& ModelCells::objectsOf(const ModelPiece& piece) const {
    static const std::vector<std::uint32_t> none;
    const auto it = cells_.find(piece.cell);
    if (it == cells_.end())
        return none;
    return piece.detail == ModelDetail::Full ? it->second.full : it->second.low;
}

std::optional<ModelCell> ModelCells::cellOf(std::uint32_t placement) const {
    const auto it = ofPlacement_.find(placement);
    return it == ofPlacement_.end() ? std::nullopt : std::optional(it->second);
}

void ModelStreaming::loaded(const ModelPiece& piece, const ModelCost& cost) {
    auto& entry = pieces_[piece];
    bytes_ += cost.bytes - entry.cost.bytes;
    entry = {cost, views_};
    costs_[piece] = cost;
}

ModelCost ModelStreaming::costOf(const ModelPiece& piece) const {
    const auto it = costs_.find(piece);
    return it != costs_.end() ? it->second : budget_.guess;
}

ModelStep ModelStreaming::look(std::vector<CellSight> sights) {
    ++views_;
    std::erase_if(sights, [&](const CellSight& sight) {
        return !(sight.distance <= budget_.low) || (!sight.inPicture && sight.distance > kAround);
    });
    std::ranges::sort(sights, [](const CellSight& a, const CellSight& b) {
        return std::tuple(!a.inPicture, a.distance, a.cell) < std::tuple(!b.inPicture, b.distance, b.cell);
    });
    ModelStep step;
    ModelCost used;
    std::set<ModelPiece> pieces;
    std::map<ModelCell, ModelDetail> shown;
    for (const auto& sight : sights) {
        const auto before = shown_.find(sight.cell);
        const bool wasFull = before != shown_.end() && before->second == ModelDetail::Full;
        ModelPiece piece{sight.cell,
                         sight.distance <= budget_.full * (wasFull ? kStay : 1) ? ModelDetail::Full : ModelDetail::Low};
        const auto fits = [&] {
            const auto cost = costOf(piece);
            return used.bytes + cost.bytes <= budget_.bytes && used.triangles + cost.triangles <= budget_.triangles;
        };
        if (piece.detail == ModelDetail::Full && !fits() && !pieces.empty())
            piece.detail = ModelDetail::Low;
        if (!fits() && !pieces.empty())
            break;
        const auto cost = costOf(piece);
        used.bytes += cost.bytes;
        used.triangles += cost.triangles;
        pieces.insert(piece);
        auto show = pieces_.find(piece);
        if (show == pieces_.end()) {
            step.load.push_back(piece);
            show = pieces_.find({piece.cell, piece.detail == ModelDetail::Full ? ModelDetail::Low : ModelDetail::Full});
        }
        if (show == pieces_.end())
            continue;
        show->second.lastUse = views_;
        shown.emplace(sight.cell, show->first.detail);
        step.show.push_back(show->first);
    }
    shown_ = std::move(shown);
    // Room for what is to come, too.
    std::vector<std::pair<std::uint64_t, ModelPiece>> idle;
    for (const auto& [piece, entry] : pieces_) {
        if (entry.lastUse != views_)
            idle.emplace_back(entry.lastUse, piece);
    }
    std::ranges::sort(idle);
    std::size_t coming = 0;
    for (const auto& piece : step.load)
        coming += costOf(piece).bytes;
    for (const auto& [lastUse, piece] : idle) {
        if (bytes_ + coming <= budget_.bytes)
            break;
        bytes_ -= pieces_[piece].cost.bytes;
        pieces_.erase(piece);
        step.drop.push_back(piece);
    }
    return step;
}

} // namespace navsmith::world
