// A mesh as the analysis sees it: areas by position in the file, links as positions, derived values computed once.
#pragma once

#include "core/systems/source_nav/generation/passages.h"
#include "formats/source/nav_file.h"

#include <glm/vec3.hpp>

#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace navsmith::systems::source_nav::generation {

/// Attributes that the analysis looks at (docs/formats/source-nav.md, section 7).
inline constexpr std::uint32_t kCrouchAttribute = 0x1;
inline constexpr std::uint32_t kJumpAttribute = 0x2;
inline constexpr std::uint32_t kDontHideAttribute = 0x200;
inline constexpr std::uint32_t kStandAttribute = 0x400;

struct MeshArea {
    std::uint32_t id = 0;
    std::uint32_t attributes = 0;
    glm::vec3 low{0.0F};  ///< the north-west corner
    glm::vec3 high{0.0F}; ///< the south-east corner
    float northEastZ = 0;
    float southWestZ = 0;
    glm::vec3 centre{0.0F}; ///< the engine's: the mean of the two corners
    std::array<std::vector<AreaIndex>, 4> links;

    [[nodiscard]] float heightAt(float x, float y) const;
    /// In the order of the format: north-west, north-east, south-east, south-west.
    [[nodiscard]] std::array<glm::vec3, 4> corners() const;
    [[nodiscard]] bool is(std::uint32_t attribute) const { return (attributes & attribute) != 0; }
    /// Whether a link leads to that area on this side.
    [[nodiscard]] bool leadsTo(AreaIndex other, std::size_t side) const;
};

/// The engine's middle of the edge that two areas share, without a height.
struct EdgeMiddle {
    float x = 0;
    float y = 0;
};
EdgeMiddle edgeMiddle(const MeshArea& area, const MeshArea& other, std::size_t side);

/// In the engine's order of operations.
inline float distance(const glm::vec3& a, const glm::vec3& b) {
    const float x = a.x - b.x;
    const float y = a.y - b.y;
    const float z = a.z - b.z;
    return std::sqrt(x * x + y * y + z * z);
}

constexpr std::size_t opposite(std::size_t side) {
    return (side + 2) % 4;
}

struct AnalysisMesh {
    std::vector<MeshArea> areas;
    PassageGraph passages; ///< links, then ladders up, then ladders down: the order in which paths try them

    /// Links to areas that do not exist are left out. Ladders count only in versions that store them: GoldSrc joins its
    /// ladders to the areas after the analysis.
    explicit AnalysisMesh(const source::NavFile& file);
};

} // namespace navsmith::systems::source_nav::generation
