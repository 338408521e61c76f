#include "render/ground_mesh.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <limits>

namespace navsmith::render {
namespace {

constexpr float kBelow = 1.5F;                ///< world units that far ground lies lower
constexpr float kSmooth = 4;                  ///< world units of difference in height up to which cells join smoothly
constexpr std::size_t kMostSquares = 200'000; ///< what spreads farther is not drawn

int indexOf(float place, float size) {
    return static_cast<int>(std::floor(place / size));
}

/// Dark tones of one class differ a bit from mesh to mesh, as their textures do in the game.
symbol::Rgba varied(symbol::Rgba colour, std::uint32_t mesh) {
    const auto hash = (mesh * 2654435761U) >> 24U; // 0 to 255
    const auto vary = [&](std::uint8_t part) {
        return static_cast<std::uint8_t>(std::min(255U, part * (236U + hash / 6U) / 256U));
    };
    return {vary(colour.r), vary(colour.g), vary(colour.b), colour.a};
}

} // namespace

symbol::Rgba groundColour(world::Surface surface) {
    switch (surface) {
    case world::Surface::Road:
        return symbol::rgb(0x6B6D72);
    case world::Surface::Pavement:
        return symbol::rgb(0xB5B1A8);
    case world::Surface::Concrete:
        return symbol::rgb(0x9F9C96);
    case world::Surface::Grass:
        return symbol::rgb(0x7F9A5B);
    case world::Surface::Vegetation:
        return symbol::rgb(0x5F8050);
    case world::Surface::Soil:
        return symbol::rgb(0x9C8463);
    case world::Surface::Gravel:
        return symbol::rgb(0xA39A8C);
    case world::Surface::Sand:
        return symbol::rgb(0xD9C79A);
    case world::Surface::Rock:
        return symbol::rgb(0x9A8A7C);
    case world::Surface::Water:
        return symbol::rgb(0x6E8C94);
    case world::Surface::Wood:
        return symbol::rgb(0xA67C52);
    case world::Surface::Metal:
        return symbol::rgb(0x8A949E);
    case world::Surface::Glass:
        return symbol::rgb(0x9CC3CC);
    case world::Surface::Rail:
        return symbol::rgb(0x7A6A5E);
    case world::Surface::Indoor:
        return symbol::rgb(0xB09A8A);
    case world::Surface::Object:
        return symbol::rgb(0xB08A6A);
    case world::Surface::Default:
        break;
    }
    return symbol::rgb(0xBDB6AD); // mostly houses
}

GroundMesh::GroundMesh(std::shared_ptr<const world::Backdrop> backdrop) : backdrop_(std::move(backdrop)) {
    const auto& placed = *backdrop_->placed;
    for (std::uint32_t i = 0; i < placed.placements().size(); ++i) {
        const auto& bounds = placed.boundsOf(i);
        if (bounds.empty())
            continue;
        const auto triangles = placed.meshes()[placed.placements()[i].mesh].triangleCount();
        for (int x = indexOf(bounds.minimum.x, kSquare); x <= indexOf(bounds.maximum.x, kSquare); ++x) {
            for (int y = indexOf(bounds.minimum.y, kSquare); y <= indexOf(bounds.maximum.y, kSquare); ++y) {
                if (squares_.size() >= kMostSquares)
                    return;
                auto& square = squares_[{x, y}];
                square.placements.push_back(i);
                square.triangles += triangles;
                triangleCount_ += triangles;
                const auto fx = static_cast<float>(x);
                const auto fy = static_cast<float>(y);
                square.bounds.add(glm::vec3(fx * kSquare, fy * kSquare, bounds.minimum.z));
                square.bounds.add(glm::vec3((fx + 1) * kSquare, (fy + 1) * kSquare, bounds.maximum.z));
                blocks_[blockOf({x, y})].add(square.bounds);
            }
        }
    }
}

GroundKey GroundMesh::blockOf(GroundKey square) {
    const auto part = [](int i) { return (i - (i < 0 ? kSquaresPerBlock - 1 : 0)) / kSquaresPerBlock; };
    return {part(square.x), part(square.y)};
}

GroundTriangles GroundMesh::near(GroundKey key, world::LayerMask layers) const {
    GroundTriangles result;
    const auto it = squares_.find(key);
    if (it == squares_.end())
        return result;
    const auto& placed = *backdrop_->placed;
    const glm::vec2 low(static_cast<float>(key.x) * kSquare, static_cast<float>(key.y) * kSquare);
    const glm::vec2 high = low + kSquare;
    std::vector<glm::vec3> world;
    for (const auto number : it->second.placements) {
        const auto& placement = placed.placements()[number];
        if ((world::layerBit(placement.layer) & layers) == 0)
            continue;
        const auto& mesh = placed.meshes()[placement.mesh];
        world.clear();
        for (const auto& position : mesh.positions)
            world.push_back(placement.toWorld(position));
        const auto& bounds = placed.boundsOf(number);
        const bool inside = bounds.minimum.x >= low.x && bounds.minimum.y >= low.y && bounds.maximum.x < high.x &&
                            bounds.maximum.y < high.y;
        for (std::size_t i = 0; i < mesh.triangleCount(); ++i) {
            const std::array<glm::vec3, 3> corners{world[mesh.indices[i * 3]], world[mesh.indices[i * 3 + 1]],
                                                   world[mesh.indices[i * 3 + 2]]};
            if (!inside) {
                const auto least = glm::min(glm::min(corners[0], corners[1]), corners[2]);
                const auto most = glm::max(glm::max(corners[0], corners[1]), corners[2]);
                if (most.x < low.x || most.y < low.y || least.x > high.x || least.y > high.y)
                    continue;
            }
            const auto colour = varied(groundColour(mesh.surfaces[i]), placement.mesh);
            for (const auto& corner : corners) {
                result.corners.push_back({corner, colour});
                result.bounds.add(corner);
            }
        }
    }
    return result;
}

GroundMesh::Heights GroundMesh::heights(GroundKey block, world::LayerMask layers) const {
    Heights result;
    constexpr std::size_t cells = std::size_t{kCellsPerBlock} * kCellsPerBlock;
    result.z.assign(cells, std::numeric_limits<float>::quiet_NaN());
    result.colours.resize(cells);
    const auto it = blocks_.find(block);
    if (it == blocks_.end())
        return result;
    world::RayOptions options;
    options.layers = layers & backdrop_->placed->layers() & ~world::layerBit(world::MapLayer::Water);
    for (int row = 0; row < kCellsPerBlock; ++row) {
        for (int column = 0; column < kCellsPerBlock; ++column) {
            const auto x = static_cast<float>(block.x) * kBlock + (static_cast<float>(column) + 0.5F) * kCell;
            const auto y = static_cast<float>(block.y) * kBlock + (static_cast<float>(row) + 0.5F) * kCell;
            const auto hit = backdrop_->rays.cast({x, y, it->second.max.z + 1}, {0, 0, -1}, options);
            if (!hit || hit->placement == world::kNoPlacement)
                continue;
            const auto cell = static_cast<std::size_t>(row) * kCellsPerBlock + static_cast<std::size_t>(column);
            result.z[cell] = hit->point.z;
            result.colours[cell] =
                varied(groundColour(hit->surface), backdrop_->placed->placements()[hit->placement].mesh);
        }
    }
    return result;
}

GroundTriangles GroundMesh::far(GroundKey block, const Heights& heights, int step,
                                std::span<const GroundKey> without) const {
    GroundTriangles result;
    const int side = kCellsPerBlock / step;
    constexpr int cellsPerSquare = kCellsPerBlock / kSquaresPerBlock;
    std::array<bool, std::size_t{kSquaresPerBlock} * kSquaresPerBlock> left{};
    for (const auto& square : without) {
        if (blockOf(square) == block)
            left[static_cast<std::size_t>((square.y - block.y * kSquaresPerBlock) * kSquaresPerBlock + square.x -
                                          block.x * kSquaresPerBlock)] = true;
    }
    const auto cellAt = [&](int column, int row) {
        return static_cast<std::size_t>(row) * static_cast<std::size_t>(step * kCellsPerBlock) +
               static_cast<std::size_t>(column * step);
    };
    const auto heightAt = [&](int column, int row) {
        return column < 0 || row < 0 || column >= side || row >= side ? std::numeric_limits<float>::quiet_NaN()
                                                                      : heights.z[cellAt(column, row)];
    };
    // A cell's corner lies in the middle of the cells there that it joins smoothly.
    const auto corner = [&](int column, int row, int toEast, int toNorth) {
        const float own = heightAt(column, row);
        float sum = 0;
        float count = 0;
        for (const int dx : {toEast - 1, toEast}) {
            for (const int dy : {toNorth - 1, toNorth}) {
                const float z = heightAt(column + dx, row + dy);
                if (std::abs(z - own) <= kSmooth) {
                    sum += z;
                    count += 1;
                }
            }
        }
        return sum / count - kBelow;
    };
    const float size = kCell * static_cast<float>(step);
    const glm::vec2 origin(static_cast<float>(block.x) * kBlock, static_cast<float>(block.y) * kBlock);
    const auto place = [&](int column, int row, int toEast, int toNorth, float z) {
        return glm::vec3(origin.x + static_cast<float>(column + toEast) * size,
                         origin.y + static_cast<float>(row + toNorth) * size, z);
    };
    const auto addQuad = [&](const std::array<glm::vec3, 4>& corners, symbol::Rgba colour) {
        for (const std::size_t i : {0U, 1U, 2U, 0U, 2U, 3U}) {
            result.corners.push_back({corners[i], colour});
            result.bounds.add(corners[i]);
        }
    };
    for (int row = 0; row < side; ++row) {
        for (int column = 0; column < side; ++column) {
            if (std::isnan(heightAt(column, row)) ||
                left[static_cast<std::size_t>(row * step / cellsPerSquare) * kSquaresPerBlock +
                     static_cast<std::size_t>(column * step / cellsPerSquare)])
                continue;
            const auto colour = heights.colours[cellAt(column, row)];
            const float southWest = corner(column, row, 0, 0);
            const float southEast = corner(column, row, 1, 0);
            const float northEast = corner(column, row, 1, 1);
            const float northWest = corner(column, row, 0, 1);
            addQuad({place(column, row, 0, 0, southWest), place(column, row, 1, 0, southEast),
                     place(column, row, 1, 1, northEast), place(column, row, 0, 1, northWest)},
                    colour);
            // Walls down to lower neighbours.
            const auto addWall = [&](int dx, int dy, const glm::vec3& from, const glm::vec3& to, int fromEast,
                                     int fromNorth, int toEast, int toNorth) {
                const float beside = heightAt(column + dx, row + dy);
                if (std::isnan(beside) || beside >= heightAt(column, row) - kSmooth)
                    return;
                const float lowFrom = corner(column + dx, row + dy, fromEast, fromNorth);
                const float lowTo = corner(column + dx, row + dy, toEast, toNorth);
                addQuad({from, {from.x, from.y, lowFrom}, {to.x, to.y, lowTo}, to}, colour);
            };
            addWall(-1, 0, place(column, row, 0, 1, northWest), place(column, row, 0, 0, southWest), 1, 1, 1, 0);
            addWall(1, 0, place(column, row, 1, 0, southEast), place(column, row, 1, 1, northEast), 0, 0, 0, 1);
            addWall(0, -1, place(column, row, 0, 0, southWest), place(column, row, 1, 0, southEast), 0, 1, 1, 1);
            addWall(0, 1, place(column, row, 1, 1, northEast), place(column, row, 0, 1, northWest), 1, 0, 0, 0);
        }
    }
    return result;
}

} // namespace navsmith::render
