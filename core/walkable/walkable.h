// Where a player could stand on a map, as an approximation from its surfaces alone: for a preview, and for maps whose
// solids cannot be traced. Made with Recast, an open-source library of another kind of navigation meshes.
#pragma once

#include "core/world/map_geometry.h"

#include <glm/vec3.hpp>
#include <tl/expected.hpp>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <vector>

namespace navsmith::walkable {

/// Sizes in world units. Those of a player come from the game.
struct Options {
    float cell = 6.25F;        ///< width of a column; doubled for maps of more than kMostColumns
    float cellHeight = 2;      ///< heights are rounded up to a multiple
    float step = 18;           ///< the highest step that is walked
    float climb = 45;          ///< the highest that is jumped on
    float drop = 200;          ///< the deepest that is jumped down
    float height = 45;         ///< room above a floor
    float radius = 16;         ///< distance from walls and from the rim of floors; 0: none
    float leastNormalZ = 0.7F; ///< steeper ground is not walked on
    world::LayerMask layers = world::groundLayers();
    world::LayerMask walls = world::layerBit(world::MapLayer::Sky); ///< stop players, who cannot stand on them
};

inline constexpr std::size_t kMostColumns = 4'000'000;

struct Floor {
    float height = 0;
    float room = 0;       ///< from here up to the next surface
    bool reached = false; ///< see reach()
};

/// The floors of each column of a grid, from the lowest up.
struct Floors {
    float cell = 0;        ///< width of a column
    std::int32_t west = 0; ///< the middle of column (0, 0) is at cell * (west, south)
    std::int32_t south = 0;
    std::uint32_t columns = 0;        ///< from west to east: along x
    std::uint32_t rows = 0;           ///< from south to north: along y
    std::vector<std::uint32_t> first; ///< of each column in `all`, row by row; one more at the end
    std::vector<Floor> all;

    /// The floors of a column, which must exist.
    [[nodiscard]] std::span<const Floor> at(std::uint32_t column, std::uint32_t row) const {
        const std::size_t index = std::size_t{row} * columns + column;
        return std::span(all).subspan(first[index], first[index + 1] - first[index]);
    }
};

/// Receives 0 to 1; false asks to stop.
using Progress = std::function<bool(double)>;

/// Whether this build of the program has Recast.
bool available();

/// Fails with what is wrong, for people; with an empty text if `progress` asked to stop.
tl::expected<Floors, std::string> findFloors(const world::MapGeometry& map, const Options& options,
                                             const Progress& progress = {});

/// The floor onto which one steps from a height in a neighbouring column: the highest in reach; none if there is none.
const Floor* stepOnto(std::span<const Floor> column, float from, float room, const Options& options);

/// Marks the floors to which steps lead from the places where a player begins, and from the ends of ladders. Places
/// without a floor are left out; if no start has one, all floors count as reached. Returns how many starts have one.
std::size_t reach(Floors& floors, std::span<const glm::vec3> starts, std::span<const glm::vec3> ladders,
                  const Options& options);

/// Where players begin, by the names of entities of all known games.
std::vector<glm::vec3> startsOf(const world::MapGeometry& map);

} // namespace navsmith::walkable
