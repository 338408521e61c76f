// Textures and light on the faces of maps of Quake, GoldSrc and Quake II (docs/formats/quake-bsp.md, sections 7 to 9).
#pragma once

#include "formats/bsp/bspx.h"

#include <glm/vec3.hpp>
#include <glm/vec4.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace navsmith::bsp {

/// A place on two axes: dot(place, xyz) + w.
using SurfaceAxes = std::array<glm::vec4, 2>;

/// 8 float32. Not validated.
SurfaceAxes decodeAxes(const std::byte* record);

inline constexpr std::uint8_t kNoStyle = 255;
using LightStyles = std::array<std::uint8_t, 4>;
/// Larger grids count as damage; engines have at most 256 samples along a side.
inline constexpr std::uint32_t kMostLightSide = 1024;

/// As a face's record has it.
struct StoredLight {
    LightStyles styles{kNoStyle, kNoStyle, kNoStyle, kNoStyle}; ///< up to the first kNoStyle
    std::int32_t offset = -1;                                   ///< -1: no light reaches the face
};

/// 8 bytes, the last of a face's record.
StoredLight decodeStoredLight(const std::byte* bytes);

/// The light on a face: for each style a grid of samples, row by row. Width 0: there is none.
struct FaceLight {
    std::uint32_t width = 0; ///< samples
    std::uint32_t height = 0;
    std::uint32_t offset = 0; ///< as stored
    LightStyles styles{kNoStyle, kNoStyle, kNoStyle, kNoStyle};
    SurfaceAxes axes{}; ///< counted in samples; (0.5, 0.5) is the middle of the first one
};

/// The grid of a face whose sides lie on multiples of `spacing` texture pixels, as the engines compute it. None if a
/// coordinate is not finite or the grid has more than kMostLightSide samples along a side.
std::optional<FaceLight> lightGrid(const SurfaceAxes& texture, std::span<const glm::vec3> vertices,
                                   std::span<const std::uint32_t> corners, std::uint32_t spacing);

/// Finds the light of faces by their records and by the lumps that may take their place: DECOUPLED_LM, or LMSHIFT with
/// LMOFFSET and LMSTYLE.
class FaceLights {
public:
    /// The lumps must outlive it. Lumps that do not have a record for each face are ignored.
    FaceLights(std::span<const BspxLump> lumps, std::size_t faces);

    [[nodiscard]] FaceLight of(std::size_t face, const StoredLight& stored, const SurfaceAxes& texture,
                               std::span<const glm::vec3> vertices, std::span<const std::uint32_t> corners) const;

private:
    std::span<const std::byte> grids_;
    std::span<const std::byte> shifts_;
    std::span<const std::byte> offsets_;
    std::span<const std::byte> styles_;
};

/// The samples of a map.
struct LightSamples {
    std::span<const std::byte> bytes;
    std::size_t channels = 1; ///< bytes for each sample: 1 grey, 3 red, green and blue
    std::size_t unit = 1;     ///< bytes for each step of FaceLight::offset
};

/// Whether a light style is on.
using StyleIsOn = std::function<bool(std::uint8_t style)>;

/// The sum of the styles that are on, three bytes for each sample, at most 255. Empty if the light lies beyond the
/// samples.
std::vector<std::uint8_t> readLight(const LightSamples& samples, const FaceLight& light, const StyleIsOn& isOn);

} // namespace navsmith::bsp
