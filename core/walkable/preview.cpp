#include "core/walkable/preview.h"

#include "core/walkable/entities.h"
#include "core/walkable/placed_ground.h"

#include <cmath>
#include <utility>

namespace navsmith::walkable {
namespace {

/// World units above the floor, which would hide it otherwise: the depths of a picture are that exact.
constexpr float kRaised = 1;
constexpr float kRaisedOnFoot = 0.3F;
/// Within a strip, in steps of heights.
constexpr float kSameHeight = 2;

/// Adds strips of columns whose floors are about as high, row by row.
class Strips {
public:
    Strips(const Floors& floors, float cellHeight, float raised, world::MapGeometry& into)
        : floors_(floors), cellHeight_(cellHeight), raised_(raised), into_(into) {
        done_.resize(floors.all.size());
    }

    void add() {
        for (std::uint32_t row = 0; row < floors_.rows; ++row) {
            for (std::uint32_t column = 0; column < floors_.columns; ++column) {
                for (const auto& floor : floors_.at(column, row))
                    addStrip(floor, column, row);
            }
        }
    }

private:
    [[nodiscard]] std::size_t numberOf(const Floor& floor) const {
        return static_cast<std::size_t>(&floor - floors_.all.data());
    }

    [[nodiscard]] const Floor* next(std::uint32_t column, std::uint32_t row, float height) const {
        if (column >= floors_.columns)
            return nullptr;
        for (const auto& floor : floors_.at(column, row)) {
            if (floor.reached && !done_[numberOf(floor)] &&
                std::abs(floor.height - height) <= kSameHeight * cellHeight_)
                return &floor;
        }
        return nullptr;
    }

    void addStrip(const Floor& first, std::uint32_t column, std::uint32_t row) {
        if (!first.reached || done_[numberOf(first)])
            return;
        const Floor* last = &first;
        auto end = column;
        for (const Floor* at = &first; at != nullptr; at = next(end, row, first.height)) {
            done_[numberOf(*at)] = true;
            last = at;
            ++end;
        }
        const auto place = [&](std::uint32_t x, std::uint32_t y, float height) {
            return glm::vec3(floors_.cell * (static_cast<float>(floors_.west) + static_cast<float>(x) - 0.5F),
                             floors_.cell * (static_cast<float>(floors_.south) + static_cast<float>(y) - 0.5F),
                             height + raised_);
        };
        const auto at = static_cast<std::uint32_t>(into_.positions.size());
        into_.positions.insert(into_.positions.end(),
                               {place(column, row, first.height), place(end, row, last->height),
                                place(end, row + 1, last->height), place(column, row + 1, first.height)});
        into_.indices.insert(into_.indices.end(), {at, at + 1, at + 2, at, at + 2, at + 3});
    }

    const Floors& floors_;
    float cellHeight_;
    float raised_;
    world::MapGeometry& into_;
    std::vector<bool> done_; ///< by number of the floor
};

/// Removes an earlier preview, which is the last of everything.
void dropPreview(world::Backdrop& map) {
    auto& geometry = map.geometry;
    if (geometry.layers.empty() || geometry.layers.back().layer != world::MapLayer::Walkable)
        return;
    const std::size_t first = 3 * std::size_t{geometry.layers.back().firstTriangle};
    geometry.positions.resize(geometry.indices[first]);
    geometry.indices.resize(first);
    geometry.layers.pop_back();
    if (!map.edges.empty())
        map.edges.pop_back();
}

tl::expected<std::shared_ptr<const world::Backdrop>, std::string> withFloors(const world::Backdrop& map,
                                                                             const world::MapGeometry& surfaces,
                                                                             const Options& options, float raised,
                                                                             const Progress& progress) {
    auto floors = findFloors(surfaces, options, progress);
    if (!floors)
        return tl::unexpected(std::move(floors.error()));
    reach(*floors, startsOf(surfaces), ladderEnds(surfaces), options);
    auto copy = std::make_shared<world::Backdrop>(map);
    dropPreview(*copy);
    auto& geometry = copy->geometry;
    const auto before = static_cast<std::uint32_t>(geometry.triangleCount());
    Strips(*floors, options.cellHeight, raised, geometry).add();
    const auto count = static_cast<std::uint32_t>(geometry.triangleCount()) - before;
    if (count > 0) {
        geometry.layers.push_back({world::MapLayer::Walkable, before, count});
        if (!copy->edges.empty())
            copy->edges.emplace_back(); // one entry for each layer
    }
    return copy;
}

} // namespace

tl::expected<std::shared_ptr<const world::Backdrop>, std::string>
withPreview(const world::Backdrop& map, const glm::vec3& centre, const Progress& progress, const Agent* agent) {
    const auto optionsOf = [&](const Options& usual) { return agent == nullptr ? usual : withAgent(usual, *agent); };
    if (map.placed == nullptr)
        return withFloors(map, map.geometry, optionsOf({}), kRaised, progress);
    const auto options = optionsOf(onFoot());
    const auto ground = groundAround(*map.placed, centre, options.layers | options.walls);
    return withFloors(map, ground, options, kRaisedOnFoot, progress);
}

} // namespace navsmith::walkable
