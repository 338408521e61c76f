// A world of placed meshes as triangles ready for upload: all of them square by square for what is near, and heights on
// a grid, block by block, for what is far. No graphics library here.
#pragma once

#include "core/symbol/primitives.h"
#include "core/world/backdrop.h"
#include "render/camera.h"

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <span>
#include <vector>

namespace navsmith::render {

/// Numbered from the origin to the east and to the north.
struct GroundKey {
    int x = 0;
    int y = 0;

    auto operator<=>(const GroundKey&) const = default;
};

struct GroundVertex {
    glm::vec3 position{0.0F}; ///< world units
    symbol::Rgba colour;
};

/// Three corners per triangle.
struct GroundTriangles {
    std::vector<GroundVertex> corners;
    Box bounds;
};

class GroundMesh {
public:
    static constexpr float kSquare = 200;      ///< world units
    static constexpr int kSquaresPerBlock = 5; ///< in a row
    static constexpr int kCellsPerBlock = 100; ///< in a row
    static constexpr float kBlock = kSquare * kSquaresPerBlock;
    static constexpr float kCell = kBlock / kCellsPerBlock;

    /// Requires Backdrop::placed.
    explicit GroundMesh(std::shared_ptr<const world::Backdrop> backdrop);

    struct Square {
        std::vector<std::uint32_t> placements; ///< that reach into it
        std::size_t triangles = 0;             ///< of these
        Box bounds;                            ///< of the square, and of their heights
    };
    [[nodiscard]] const std::map<GroundKey, Square>& squares() const { return squares_; }
    /// The triangles of all squares together; some are in several.
    [[nodiscard]] std::size_t triangleCount() const { return triangleCount_; }
    [[nodiscard]] const std::map<GroundKey, Box>& blocks() const { return blocks_; }
    static GroundKey blockOf(GroundKey square);

    /// All triangles that reach into a square, so that its neighbours may be missing. Any thread.
    [[nodiscard]] GroundTriangles near(GroundKey key, world::LayerMask layers) const;

    /// What is seen from above at the middle of each cell of a block, in rows from the south.
    struct Heights {
        std::vector<float> z; ///< NaN: nothing
        std::vector<symbol::Rgba> colours;
    };
    /// Any thread.
    [[nodiscard]] Heights heights(GroundKey block, world::LayerMask layers) const;
    /// A block without these of its squares. `step`: every so many cells, 1 or 2. A bit lower than the ground, so that
    /// it does not show through near triangles.
    [[nodiscard]] GroundTriangles far(GroundKey block, const Heights& heights, int step,
                                      std::span<const GroundKey> without) const;

private:
    std::shared_ptr<const world::Backdrop> backdrop_;
    std::map<GroundKey, Square> squares_;
    std::map<GroundKey, Box> blocks_;
    std::size_t triangleCount_ = 0;
};

/// The colour of a surface in daylight.
symbol::Rgba groundColour(world::Surface surface);

} // namespace navsmith::render
