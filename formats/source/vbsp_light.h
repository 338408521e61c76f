// The light that a Source map's compiler computed: on faces and in leaves (docs/formats/source-bsp.md, section 11).
#pragma once

#include "formats/source/vbsp_file.h"

#include <glm/vec3.hpp>
#include <glm/vec4.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace navsmith::source {

inline constexpr std::size_t kLightmapSampleBytes = 4;

/// The light on a face, as a grid of points 16 units or so apart. Width 0: there is none.
struct VbspLightmap {
    std::uint32_t offset = 0; ///< of VbspLight::lightmaps; the whole grid of the first style lies within it
    std::uint32_t width = 0;
    std::uint32_t height = 0;
    std::array<std::int32_t, 2> minimum{}; ///< of the first point, on the axes of the grid
    std::int32_t texInfo = -1;             ///< of VbspLight::axes; valid if there is a grid
};

/// The position of a place on the grid of a texinfo's faces: dot(place, xyz) + w.
using VbspLightAxes = std::array<glm::vec4, 2>;

/// Light in a leaf.
struct VbspLeafLight {
    glm::vec3 share{0.5F};  ///< its place in the leaf's box, 0 to 1
    glm::vec3 colour{0.0F}; ///< the mean over the directions it comes from
};

struct VbspLight {
    bool wideRange = false;          ///< of the lumps for HDR, which games use if a map has them
    std::vector<VbspLightmap> faces; ///< by face
    std::vector<VbspLightAxes> axes; ///< by texinfo; not validated
    std::vector<std::byte> lightmaps;
    std::vector<VbspLeafLight> samples;
    /// For each leaf, a range of `samples`, which lies within it.
    struct Range {
        std::uint32_t first = 0;
        std::uint32_t count = 0;
    };
    std::vector<Range> leaves;

    [[nodiscard]] bool empty() const { return lightmaps.empty() && samples.empty(); }
    /// The light at a point of a face's grid, linear; 1 is white.
    [[nodiscard]] glm::vec3 at(const VbspLightmap& face, std::uint32_t s, std::uint32_t t) const;
};

/// Allocates no more than the bytes can fill. Faces and leaves whose light lies beyond its lump have none. Errors:
/// those of readVbsp() for the header and for packed lumps, and Truncated for lumps beyond the end.
bytes::Result<VbspLight> readVbspLight(std::span<const std::byte> file, const VbspLimits& limits = {});

} // namespace navsmith::source
