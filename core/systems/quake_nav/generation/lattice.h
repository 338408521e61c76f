// Everywhere a player can get to, as cells of a lattice in the plane, several above each other where there are floors.
#pragma once

#include "core/systems/quake_nav/generation/player_moves.h"
#include "core/systems/quake_nav/generation/terrain.h"

#include <glm/vec3.hpp>

#include <algorithm>
#include <array>
#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <span>
#include <unordered_map>
#include <vector>

namespace navsmith::systems::quake_nav::generation {

inline constexpr std::uint32_t kNoCell = std::numeric_limits<std::uint32_t>::max();
/// Eight directions in the plane, then up and down.
inline constexpr std::size_t kDirections = 10;
inline constexpr std::size_t kPlaneDirections = 8;

struct CellMove {
    std::uint32_t to = kNoCell;
    MoveKind kind = MoveKind::None;
};

struct Cell {
    glm::vec3 feet{0.0F};
    bool swims = false; ///< off the ground, in water
    bool wet = false;   ///< in water to the middle
    std::array<CellMove, kDirections> moves{};
};

/// Places from which the lattice is explored, and those that end a way: in a teleporter nobody walks on.
struct Exploration {
    std::vector<glm::vec3> seeds;
    std::function<bool(const glm::vec3& feet)> ends; ///< may be empty
};

class Lattice {
public:
    /// None if `progress` (cells so far; the most there can be) returned false.
    static std::optional<Lattice> explore(const Terrain& terrain, const Exploration& exploration, float spacing,
                                          const std::function<bool(std::size_t, std::size_t)>& progress);

    [[nodiscard]] const std::vector<Cell>& cells() const { return cells_; }
    [[nodiscard]] float spacing() const { return spacing_; }
    /// How far a place on the ground may be from the cell that stands for it, in the plane.
    [[nodiscard]] float reach() const { return std::max(2 * kStride, spacing_); }
    /// There were more cells than kMostCells, so that parts of the map are missing.
    [[nodiscard]] bool full() const { return full_; }
    static Lattice empty() { return Lattice(kStride); }

    /// The nearest cell within a horizontal distance and a step's height or the given one; kNoCell if there is none.
    [[nodiscard]] std::uint32_t nearest(const glm::vec3& feet, float reach, float height = 24.0F) const;

    static constexpr std::size_t kMostCells = 200'000;

private:
    explicit Lattice(float spacing) : spacing_(spacing) {}
    std::uint32_t at(std::int32_t x, std::int32_t y, const glm::vec3& feet, bool swims);
    [[nodiscard]] static std::uint64_t key(std::int32_t x, std::int32_t y);
    void add(const Terrain& terrain, std::uint32_t from, const Exploration& exploration);
    void seed(const Terrain& terrain, const glm::vec3& place);

    float spacing_;
    bool full_ = false;
    std::vector<Cell> cells_;
    std::vector<std::array<std::int32_t, 2>> columns_; ///< of each cell
    std::unordered_map<std::uint64_t, std::vector<std::uint32_t>> byColumn_;
};

/// How far each cell is from a wall, a ledge and whatever else ends the ground, world units.
std::vector<float> clearances(const Lattice& lattice);

} // namespace navsmith::systems::quake_nav::generation
