// What a Source map says of which of its parts may see each other: places that it forbids to see each other need no
// rays (docs/formats/source-bsp.md, section 9).
#pragma once

#include "formats/source/vbsp_visibility.h"

#include <glm/vec3.hpp>

#include <cstdint>
#include <vector>

namespace navsmith::world {

/// Immutable, so threads can share it.
class ClusterSight {
public:
    /// Forbids nothing.
    ClusterSight() = default;
    ClusterSight(const source::VbspFile& map, source::VbspVisibility visibility);

    /// False if nothing is forbidden.
    [[nodiscard]] bool isKnown() const { return visibility_.clusters != 0; }

    /// Where a box lies, and what may be seen from there.
    struct Region {
        std::vector<std::uint32_t> clusters; ///< that the box touches, ascending; empty: unknown
        source::ClusterBits visible;         ///< from any of them
    };
    [[nodiscard]] Region region(const glm::vec3& minimum, const glm::vec3& maximum) const;
    /// False only if the map forbids it in both directions.
    [[nodiscard]] static bool maySee(const Region& one, const Region& other);

private:
    struct Node {
        glm::vec3 normal{0.0F};
        float distance = 0;
        std::int32_t front = 0; ///< a node, or -(leaf + 1)
        std::int32_t back = 0;
    };

    std::vector<Node> nodes_;            ///< children come after their parents, so no walk is endless
    std::vector<std::int32_t> clusters_; ///< by leaf
    source::VbspVisibility visibility_;
};

} // namespace navsmith::world
