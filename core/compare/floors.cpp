#include "core/compare/floors.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <map>
#include <set>
#include <tuple>
#include <utility>

namespace navsmith::compare {

namespace {

using model::Slot;
using systems::FloorPatch;
using systems::Floors;

struct Floor {
    double height;
    Slot row;
};
using Cell = std::pair<std::int64_t, std::int64_t>;
using Ground = std::map<Cell, std::vector<Floor>>;

double heightAt(const FloorPatch& patch, double x, double y) {
    const auto size = patch.high - patch.low;
    const double u = size.x > 0 ? (x - patch.low.x) / size.x : 0;
    const double v = size.y > 0 ? (y - patch.low.y) / size.y : 0;
    const double north = patch.heights[0] + u * (patch.heights[1] - patch.heights[0]);
    const double south = patch.heights[2] + u * (patch.heights[3] - patch.heights[2]);
    return north + v * (south - north);
}

/// Damaged files have areas as large as the numbers that they hold.
bool isSound(const FloorPatch& patch) {
    constexpr double kFarthest = 200'000;
    const auto sound = [](double value) { return std::abs(value) < kFarthest; };
    return sound(patch.low.x) && sound(patch.low.y) && sound(patch.high.x) && sound(patch.high.y) &&
           std::ranges::all_of(patch.heights, sound);
}

double extentOf(const std::vector<FloorPatch>& patches) {
    double extent = 0;
    for (const auto& patch : patches) {
        const auto size = patch.high - patch.low;
        extent += std::max(0.0, size.x) * std::max(0.0, size.y);
    }
    return extent;
}

/// The cells whose middle lies in a patch. `size`: of their sides.
Ground groundOf(const std::vector<FloorPatch>& patches, double size) {
    const auto first = [&](double from) { return static_cast<std::int64_t>(std::ceil(from / size - 0.5)); };
    const auto middle = [&](std::int64_t index) { return (static_cast<double>(index) + 0.5) * size; };
    Ground ground;
    for (const auto& patch : patches) {
        for (auto row = first(patch.low.y); middle(row) < patch.high.y; ++row) {
            for (auto column = first(patch.low.x); middle(column) < patch.high.x; ++column)
                ground[{column, row}].push_back({heightAt(patch, middle(column), middle(row)), patch.row});
        }
    }
    return ground;
}

/// A piece of ground as large as a cell, with what is known of it.
struct Piece {
    FloorKind kind;
    Cell cell;
    double height;
    double higher;
    Slot row;
    std::size_t region = 0; ///< from 1
};

class FloorComparer {
public:
    FloorComparer(const Floors& floors, const model::Model& a, const model::Model& b) : floors_(floors) {
        auto patchesA = floors.patches(a);
        auto patchesB = floors.patches(b);
        std::erase_if(patchesA, std::not_fn(isSound));
        std::erase_if(patchesB, std::not_fn(isSound));
        const double extent = std::max(extentOf(patchesA), extentOf(patchesB));
        cell_ = out_.cell = std::max(floors.cell, std::sqrt(extent / kMostCells));
        a_ = groundOf(patchesA, cell_);
        b_ = groundOf(patchesB, cell_);
    }

    FloorDifference run() {
        static const std::vector<Floor> none;
        const auto floorsIn = [](const Ground& ground, const Cell& cell) -> const std::vector<Floor>& {
            const auto entry = ground.find(cell);
            return entry == ground.end() ? none : entry->second;
        };
        for (const auto& [cell, floors] : a_)
            compareCell(cell, floors, floorsIn(b_, cell));
        for (const auto& [cell, floors] : b_) {
            if (!a_.contains(cell))
                compareCell(cell, none, floors);
        }
        for (std::size_t i = 0; i < pieces_.size(); ++i)
            inCell_[pieces_[i].cell].push_back(i);
        for (std::size_t i = 0; i < pieces_.size(); ++i) {
            if (pieces_[i].region == 0)
                addRegion(i);
        }
        std::ranges::stable_sort(out_.regions, std::greater(), &FloorRegion::extent);
        return std::move(out_);
    }

private:
    static constexpr double kMostCells = 4'000'000;

    [[nodiscard]] double cellArea() const { return cell_ * cell_; }

    /// Floors nearest in height belong together.
    void compareCell(const Cell& cell, const std::vector<Floor>& inA, const std::vector<Floor>& inB) {
        std::vector<std::tuple<double, std::size_t, std::size_t>> pairs;
        for (std::size_t a = 0; a < inA.size(); ++a) {
            for (std::size_t b = 0; b < inB.size(); ++b) {
                if (const double apart = std::abs(inA[a].height - inB[b].height); apart <= floors_.storey)
                    pairs.emplace_back(apart, a, b);
            }
        }
        std::ranges::sort(pairs);
        std::vector<bool> usedA(inA.size());
        std::vector<bool> usedB(inB.size());
        for (const auto& [apart, a, b] : pairs) {
            if (usedA[a] || usedB[b])
                continue;
            usedA[a] = usedB[b] = true;
            if (apart <= floors_.step) {
                out_.both += cellArea();
                out_.shared.push_back(placeIn(cell, inA[a].height));
            } else
                add({FloorKind::OtherHeight, cell, inA[a].height, inB[b].height - inA[a].height, inA[a].row});
        }
        // Where areas of one mesh overlap, the ground is there once.
        const auto addRest = [&](FloorKind kind, const std::vector<Floor>& of, const std::vector<bool>& used) {
            for (std::size_t i = 0; i < of.size(); ++i) {
                bool doubled = false;
                for (std::size_t j = 0; j < of.size(); ++j)
                    doubled = doubled ||
                              (j != i && (used[j] || j < i) && std::abs(of[i].height - of[j].height) <= floors_.step);
                if (!used[i] && !doubled)
                    add({kind, cell, of[i].height, 0, of[i].row});
            }
        };
        addRest(FloorKind::OnlyA, inA, usedA);
        addRest(FloorKind::OnlyB, inB, usedB);
    }

    void add(const Piece& piece) {
        pieces_.push_back(piece);
        (piece.kind == FloorKind::OnlyA   ? out_.onlyA
         : piece.kind == FloorKind::OnlyB ? out_.onlyB
                                          : out_.otherHeight) += cellArea();
    }

    /// Calls f(index) for pieces of the same kind beside a piece; 0 for the piece's own cell.
    template <typename F>
    void forEachBeside(const Piece& piece, const Cell& by, F f) const {
        const auto entry = inCell_.find({piece.cell.first + by.first, piece.cell.second + by.second});
        if (entry == inCell_.end())
            return;
        for (const auto i : entry->second) {
            if (pieces_[i].kind == piece.kind && std::abs(pieces_[i].height - piece.height) <= floors_.storey / 2)
                f(i);
        }
    }

    void addRegion(std::size_t start) {
        static constexpr std::array<Cell, 4> beside{{{1, 0}, {-1, 0}, {0, 1}, {0, -1}}};
        const auto number = ++regions_;
        std::vector<std::size_t> members{start};
        pieces_[start].region = number;
        for (std::size_t at = 0; at < members.size(); ++at) {
            for (const auto& by : beside) {
                forEachBeside(pieces_[members[at]], by, [&](std::size_t i) {
                    if (std::exchange(pieces_[i].region, pieces_[i].region == 0 ? number : pieces_[i].region) == 0)
                        members.push_back(i);
                });
            }
        }
        if (std::ranges::any_of(members, [&](std::size_t i) { return hasRoom(pieces_[i]); }))
            out_.regions.push_back(describe(members));
        else
            ++out_.slivers;
    }

    /// As wide as a player: the cells around are of the region as well.
    [[nodiscard]] bool hasRoom(const Piece& piece) const {
        for (std::int64_t x = -1; x <= 1; ++x) {
            for (std::int64_t y = -1; y <= 1; ++y) {
                bool any = false;
                forEachBeside(piece, {x, y}, [&](std::size_t) { any = true; });
                if (!any)
                    return false;
            }
        }
        return true;
    }

    [[nodiscard]] glm::dvec3 placeIn(const Cell& cell, double height) const {
        return {(static_cast<double>(cell.first) + 0.5) * cell_, (static_cast<double>(cell.second) + 0.5) * cell_,
                height};
    }
    [[nodiscard]] glm::dvec3 placeOf(const Piece& piece) const { return placeIn(piece.cell, piece.height); }

    [[nodiscard]] FloorRegion describe(const std::vector<std::size_t>& members) const {
        FloorRegion region;
        region.kind = pieces_[members.front()].kind;
        region.extent = static_cast<double>(members.size()) * cellArea();
        region.low = region.high = placeOf(pieces_[members.front()]);
        std::set<Slot> rows;
        glm::dvec3 sum(0);
        for (const auto i : members) {
            const auto place = placeOf(pieces_[i]);
            region.low = {std::min(region.low.x, place.x), std::min(region.low.y, place.y),
                          std::min(region.low.z, place.z)};
            region.high = {std::max(region.high.x, place.x), std::max(region.high.y, place.y),
                           std::max(region.high.z, place.z)};
            sum += place;
            region.higher += pieces_[i].higher / static_cast<double>(members.size());
            rows.insert(pieces_[i].row);
            region.cells.push_back(place);
        }
        const double half = cell_ / 2;
        region.low -= glm::dvec3(half, half, 0);
        region.high += glm::dvec3(half, half, 0);
        region.rows.assign(rows.begin(), rows.end());
        // The middle of a bent region is none of its ground.
        const auto middle = sum / static_cast<double>(members.size());
        const auto away = [&](std::size_t i) {
            const auto to = placeOf(pieces_[i]) - middle;
            return std::pair(hasRoom(pieces_[i]) ? 0 : 1, to.x * to.x + to.y * to.y);
        };
        region.place = placeOf(pieces_[*std::ranges::min_element(members, {}, away)]);
        return region;
    }

    const Floors& floors_;
    double cell_ = 0;
    Ground a_;
    Ground b_;
    std::vector<Piece> pieces_;
    std::map<Cell, std::vector<std::size_t>> inCell_;
    std::size_t regions_ = 0;
    FloorDifference out_;
};

} // namespace

FloorDifference compareFloors(const Floors& floors, const model::Model& a, const model::Model& b) {
    return FloorComparer(floors, a, b).run();
}

} // namespace navsmith::compare
