#include "core/systems/source_nav/generation/surface_mesh.h"

#include "core/systems/source_nav/generation/constants.h"
#include "core/systems/source_nav/generation/goldsrc/goldsrc_world.h"
#include "core/walkable/agents.h"
#include "core/walkable/entities.h"
#include "core/walkable/walkable.h"
#include "core/world/map_geometry.h"
#include "core/world/ray_caster.h"
#include "formats/bsp/polygons.h"
#include "formats/texts/texts.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <utility>
#include <vector>

namespace navsmith::systems::source_nav::generation {
namespace {

using walkable::Floor;
using walkable::Floors;

constexpr std::uint32_t kNone = std::numeric_limits<std::uint32_t>::max();
constexpr int kColumnsPerStep = 4;

walkable::Options playerOptions() {
    walkable::Options options;
    options.cell = kStep / kColumnsPerStep;
    options.step = 18;
    options.climb = kJumpCrouchHeight;
    options.drop = kDeathDrop;
    options.height = kHalfHeight;
    options.radius = 0; // the game's own generator keeps no distance from walls either
    options.leastNormalZ = kLeastNormalZ;
    return options;
}

/// A place to stand on the lattice of the game's generator.
struct Place {
    std::uint32_t column = 0; ///< of the grid of floors
    std::uint32_t row = 0;
    std::uint32_t floor = 0; ///< index into Floors::all
    glm::vec3 at{0.0F};
    std::array<std::uint32_t, 4> to{kNone, kNone, kNone, kNone}; ///< by Side
    std::uint32_t area = kNone;                                  ///< of the cell whose north-west corner this is
};

/// Columns by which a step to a side moves.
constexpr std::array<std::pair<int, int>, 4> kWays{{{0, -1}, {1, 0}, {0, 1}, {-1, 0}}};

class Lattice {
public:
    Lattice(const Floors& floors, const world::RayCaster& rays, const walkable::Options& options)
        : floors_(floors), options_(options), placeOf_(floors.all.size(), kNone) {
        step_ = std::max(1, static_cast<int>(std::lround(kStep / floors.cell)));
        for (std::uint32_t row = 0; row < floors.rows; ++row) {
            for (std::uint32_t column = 0; column < floors.columns; ++column) {
                if (onLattice(column, floors.west) && onLattice(row, floors.south))
                    addPlaces(rays, column, row);
            }
        }
        for (auto& place : places_) {
            for (const auto side : kSides)
                place.to.at(side) = stepTo(place, side);
        }
    }

    [[nodiscard]] std::vector<Place>& places() { return places_; }

    /// The corners of a cell, if steps lead around it both ways: north-west, north-east, south-east, south-west.
    [[nodiscard]] std::optional<std::array<std::uint32_t, 4>> cell(std::uint32_t northWest) const {
        const auto northEast = both(northWest, East);
        const auto southWest = both(northWest, South);
        if (northEast == kNone || southWest == kNone)
            return std::nullopt;
        const auto southEast = both(northEast, South);
        if (southEast == kNone || southEast != both(southWest, East))
            return std::nullopt;
        return std::array{northWest, northEast, southEast, southWest};
    }

private:
    [[nodiscard]] bool onLattice(std::uint32_t index, std::int32_t first) const {
        return (static_cast<std::int64_t>(index) + first) % step_ == 0;
    }

    void addPlaces(const world::RayCaster& rays, std::uint32_t column, std::uint32_t row) {
        const float x = floors_.cell * static_cast<float>(floors_.west + static_cast<std::int32_t>(column));
        const float y = floors_.cell * static_cast<float>(floors_.south + static_cast<std::int32_t>(row));
        for (const auto& floor : floors_.at(column, row)) {
            if (!floor.reached)
                continue;
            // Columns round heights up, and take the highest point of their width.
            const auto ground = rays.ground(x, y, floor.height + options_.cellHeight);
            const float z = ground && floor.height - ground->point.z <= options_.step ? ground->point.z : floor.height;
            const auto index = static_cast<std::uint32_t>(&floor - floors_.all.data());
            placeOf_[index] = static_cast<std::uint32_t>(places_.size());
            places_.push_back({column, row, index, glm::vec3(x, y, z)});
        }
    }

    /// Follows the floors to the next place; none if a wall or a hole is in between.
    [[nodiscard]] std::uint32_t stepTo(const Place& place, Side side) const {
        const auto [dx, dy] = kWays.at(side);
        const Floor* floor = &floors_.all[place.floor];
        std::int64_t column = place.column;
        std::int64_t row = place.row;
        for (int i = 0; i < step_; ++i) {
            column += dx;
            row += dy;
            if (column < 0 || row < 0 || column >= floors_.columns || row >= floors_.rows)
                return kNone;
            floor = walkable::stepOnto(floors_.at(static_cast<std::uint32_t>(column), static_cast<std::uint32_t>(row)),
                                       floor->height, floor->room, options_);
            if (floor == nullptr)
                return kNone;
        }
        return placeOf_[static_cast<std::size_t>(floor - floors_.all.data())];
    }

    [[nodiscard]] std::uint32_t both(std::uint32_t from, Side side) const {
        const auto to = places_[from].to.at(side);
        return to != kNone && places_[to].to.at(opposite(side)) == from ? to : kNone;
    }

    const Floors& floors_;
    walkable::Options options_;
    int step_ = 1;
    std::vector<Place> places_;
    std::vector<std::uint32_t> placeOf_; ///< by number of the floor
};

/// Covers cells by rectangles that are even within kEven units.
class SurfaceCover {
public:
    explicit SurfaceCover(Lattice& lattice) : lattice_(lattice), places_(lattice.places()) {}

    source::NavFile make(std::uint32_t version, std::size_t mapBytes) {
        source::NavFile file;
        file.format.version = version;
        file.bspSize = static_cast<std::uint32_t>(mapBytes);
        for (std::uint32_t place = 0; place < places_.size(); ++place) {
            if (isFree(place))
                addArea(file, place);
        }
        link(file);
        return file;
    }

private:
    static constexpr float kEven = 5;
    static constexpr std::size_t kMostCells = 50;

    [[nodiscard]] bool isFree(std::uint32_t place) const {
        return place != kNone && places_[place].area == kNone && lattice_.cell(place).has_value();
    }

    /// Whether a cell lies in the plane of the cell at `first`.
    [[nodiscard]] bool fits(std::uint32_t first, std::uint32_t place) const {
        if (!isFree(place))
            return false;
        const auto corners = *lattice_.cell(first);
        const auto& origin = places_[first].at;
        const float east = (places_[corners[1]].at.z - origin.z) / kStep;
        const float south = (places_[corners[3]].at.z - origin.z) / kStep;
        const auto around = *lattice_.cell(place);
        return std::all_of(around.begin(), around.end(), [&](std::uint32_t corner) {
            const auto& at = places_[corner].at;
            return std::abs(origin.z + east * (at.x - origin.x) + south * (at.y - origin.y) - at.z) <= kEven;
        });
    }

    /// The cells of a row from `first` on, at most `most`.
    [[nodiscard]] std::vector<std::uint32_t> row(std::uint32_t origin, std::uint32_t first, std::size_t most) const {
        std::vector<std::uint32_t> cells;
        for (auto at = first; cells.size() < most && fits(origin, at); at = places_[at].to[East]) {
            if (!cells.empty() && places_[at].to[West] != cells.back())
                break;
            cells.push_back(at);
        }
        return cells;
    }

    void addArea(source::NavFile& file, std::uint32_t origin) {
        std::vector<std::vector<std::uint32_t>> rows{row(origin, origin, kMostCells)};
        if (rows[0].empty())
            rows[0] = {origin}; // uneven
        for (auto at = places_[origin].to[South]; rows.size() < kMostCells; at = places_[at].to[South]) {
            auto next = row(origin, at, rows[0].size());
            if (next.size() < rows[0].size())
                break;
            rows.push_back(std::move(next));
        }
        const auto number = static_cast<std::uint32_t>(file.areas.size());
        for (const auto& cells : rows) {
            for (const auto cell : cells)
                places_[cell].area = number;
        }
        const auto northWest = places_[origin].at;
        const auto northEast = places_[(*lattice_.cell(rows.front().back()))[1]].at;
        const auto southEast = places_[(*lattice_.cell(rows.back().back()))[2]].at;
        const auto southWest = places_[(*lattice_.cell(rows.back().front()))[3]].at;
        source::NavArea area;
        area.id = number + 1;
        area.northWest = {northWest.x, northWest.y, northWest.z};
        area.southEast = {southEast.x, southEast.y, southEast.z};
        area.northEastZ = northEast.z;
        area.southWestZ = southWest.z;
        file.areas.push_back(area);
    }

    /// The area of the cell to which a step from a corner of a cell leads.
    [[nodiscard]] std::uint32_t beyond(const std::array<std::uint32_t, 4>& corners, Side side) const {
        const bool forward = side == East || side == South;
        const auto rim = forward ? corners.at(side == East ? 1 : 3) : corners[0];
        if (forward && places_[rim].area != kNone)
            return places_[rim].area;
        // A drop, or a cell that begins one step further.
        const auto next = places_[rim].to.at(side);
        if (next == kNone || places_[next].area != kNone)
            return next == kNone ? kNone : places_[next].area;
        const auto second = places_[next].to.at(side);
        return second == kNone ? kNone : places_[second].area;
    }

    void link(source::NavFile& file) {
        std::vector<std::array<std::vector<std::uint32_t>, 4>> links(file.areas.size());
        for (std::uint32_t place = 0; place < places_.size(); ++place) {
            const auto own = places_[place].area;
            const auto corners = own == kNone ? std::nullopt : lattice_.cell(place);
            if (!corners)
                continue;
            for (const auto side : kSides) {
                const auto other = beyond(*corners, side);
                auto& list = links[own].at(side);
                if (other != kNone && other != own && std::find(list.begin(), list.end(), other + 1) == list.end())
                    list.push_back(other + 1);
            }
        }
        for (std::size_t area = 0; area < links.size(); ++area) {
            for (const auto side : kSides) {
                const auto& list = links[area].at(side);
                file.areas[area].connections[side] = {static_cast<std::uint32_t>(file.connections.size()),
                                                      static_cast<std::uint32_t>(list.size())};
                file.connections.insert(file.connections.end(), list.begin(), list.end());
            }
        }
    }

    Lattice& lattice_;
    std::vector<Place>& places_;
};

} // namespace

tl::expected<SurfaceMesh, std::string> surfaceMesh(std::span<const std::byte> map, std::uint32_t version, SeedRule rule,
                                                   std::span<const glm::vec3> seeds, const walkable::Agent* agent,
                                                   const StageProgress& progress) {
    const auto report = [&](std::string_view stage, double part) {
        return !progress || progress(texts::translated({stage}), part);
    };
    if (!report(texts::mark("Reading the map"), 0))
        return tl::unexpected(std::string());
    const auto geometry = world::readMapGeometry(map);
    if (!geometry)
        return tl::unexpected(bytes::describe(geometry.error()));
    const auto rays = world::RayCaster::build(*geometry);
    const auto options = agent == nullptr ? playerOptions() : walkable::withAgent(playerOptions(), *agent);
    auto floors = walkable::findFloors(
        *geometry, options, [&](double part) { return report(texts::mark("Estimating where one can walk"), part); });
    if (!floors)
        return tl::unexpected(std::move(floors.error()));
    const auto mapStarts = startsOf(geometry->entities);
    const auto first = std::span(mapStarts).first(
        std::min<std::size_t>(mapStarts.size(), rule == SeedRule::AllStarts ? mapStarts.size() : 1));
    const auto starts = seeds.empty() ? first : seeds;
    if (!std::all_of(starts.begin(), starts.end(), bsp::isSound))
        return tl::unexpected(texts::format("a place to begin at is too far away"));
    walkable::reach(*floors, starts, walkable::ladderEnds(*geometry), options);
    if (!report(texts::mark("Making areas"), 0))
        return tl::unexpected(std::string());
    Lattice lattice(*floors, *rays, options);
    SurfaceMesh mesh{SurfaceCover(lattice).make(version, map.size()), lattice.places().size()};
    if (mesh.file.areas.empty())
        return tl::unexpected(texts::format("the map has no ground with room for an area"));
    return mesh;
}

} // namespace navsmith::systems::source_nav::generation
