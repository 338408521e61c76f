// How bright a Source map is at a place (docs/formats/source-bsp.md, section 11).
#pragma once

#include "formats/source/vbsp_light.h"

#include <glm/vec3.hpp>

#include <cstdint>
#include <optional>
#include <vector>

namespace navsmith::world {

/// Immutable, so threads can share it.
class MapLight {
public:
    /// Dark everywhere, as far as is known.
    MapLight() = default;
    MapLight(source::VbspFile map, source::VbspLight light);

    [[nodiscard]] bool isKnown() const { return !light_.empty(); }
    /// The colour of the light that comes from all around, linear; 1 is white. Where the map has none, that of the
    /// ground below; none inside solids and where the map tells neither.
    [[nodiscard]] std::optional<glm::vec3> at(const glm::vec3& place) const;

private:
    [[nodiscard]] std::optional<std::size_t> leafAt(const glm::vec3& place) const;
    [[nodiscard]] std::optional<glm::vec3> inLeaf(std::size_t leaf, const glm::vec3& place) const;
    /// The light on the first face between two places.
    [[nodiscard]] std::optional<glm::vec3> onFace(const glm::vec3& from, const glm::vec3& to) const;
    [[nodiscard]] std::optional<glm::vec3> onNode(const source::VbspNode& node, const glm::vec3& place) const;

    source::VbspFile map_;
    source::VbspLight light_;
};

} // namespace navsmith::world
