// Textures of the Source engine (.vtf), versions 7.0 to 7.6. Follows docs/formats/source-materials.md, section 1.
// Read-only.
#pragma once

#include "formats/bytes/format_error.h"

#include <glm/vec3.hpp>

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace navsmith::source {

inline constexpr std::uint32_t kMostVtfPixels = 16384; ///< of width and of height

enum class VtfFormat : std::uint8_t {
    Rgba8888,
    Abgr8888,
    Rgb888,
    Bgr888,
    Rgb565, ///< red in the lowest bits
    Intensity,
    IntensityAlpha,
    Alpha, ///< white
    Argb8888,
    Bgra8888,
    Dxt1, ///< opaque
    Dxt3,
    Dxt5,
    Bgrx8888,
    Bgr565,
    Bgrx5551,
    Bgra4444,
    Dxt1Alpha, ///< a pixel is transparent or not
    Bgra5551,
    Unknown, ///< cannot be decoded
};

/// "DXT1", "BGRA8888"
std::string_view toString(VtfFormat format);

struct VtfFile {
    std::uint32_t minorVersion = 0; ///< of 7.x
    std::uint32_t width = 0;        ///< pixels of the largest size, 1 to kMostVtfPixels
    std::uint32_t height = 0;
    VtfFormat format = VtfFormat::Unknown;
    std::uint32_t storedFormat = 0;    ///< its number in the file
    std::uint32_t flags = 0;           ///< as stored
    glm::vec3 reflectivity{0.0F};      ///< mean colour, linear; not validated
    std::vector<std::uint64_t> images; ///< by size from the largest: offset of its first frame, face and slice, which
                                       ///< lies within the file. Empty if the format is Unknown
};

/// Rows from the top, four bytes for each pixel: red, green, blue, alpha.
struct VtfImage {
    std::uint32_t width = 0;
    std::uint32_t height = 0;
    std::vector<std::uint8_t> rgba;
};

/// Reads the header and finds the images. Errors:
/// - BadMagic: not such a texture; Unsupported: another version
/// - Truncated: the header or an image extends beyond the end
/// - BadValue: width or height is 0 or above kMostVtfPixels, or there is no image
bytes::Result<VtfFile> readVtf(std::span<const std::byte> bytes);

/// Decodes the first frame, face and slice of a texture that readVtf() found in the same bytes: the largest size with
/// neither side above `most`, or the smallest. Errors: Unsupported if the format is Unknown.
bytes::Result<VtfImage> decodeVtf(std::span<const std::byte> bytes, const VtfFile& texture,
                                  std::uint32_t most = kMostVtfPixels);

} // namespace navsmith::source
