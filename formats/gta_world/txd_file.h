// Texture dictionaries of RenderWare (.txd), as San Andreas, Vice City and III have them on PC: natives of Direct3D 8
// and
// 9. Follows docs/formats/gta-sa-world.md, section 8. Read-only.
#pragma once

#include "formats/bytes/format_error.h"
#include "formats/gta_world/notes.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::gta_world {

inline constexpr std::uint32_t kMostTexturePixels = 4096; ///< of width and of height

enum class TxdFormat : std::uint8_t {
    Palette4, ///< colours of 32 bits
    Palette8,
    Dxt1,
    Dxt3,
    Dxt5,
    Bgra1555,
    Bgr555,
    Bgr565,
    Bgra4444,
    Bgra8888,
    Bgr888,    ///< in 32 or 24 bits
    Luminance, ///< 8 bits
    Unknown,   ///< cannot be decoded
};

/// "DXT1", "8 bits with palette"
std::string_view toString(TxdFormat format);

struct TxdTexture {
    std::string name;        ///< lower case
    std::string mask;        ///< lower case; the name of a texture with the transparency, usually empty
    std::uint32_t width = 0; ///< pixels, 1 to kMostTexturePixels; any number if the format is Unknown
    std::uint32_t height = 0;
    TxdFormat format = TxdFormat::Unknown;
    std::uint8_t depth = 0;     ///< bits for each pixel as stored
    std::uint8_t mips = 0;      ///< number of sizes
    bool alpha = false;         ///< whether the texture says that it is transparent somewhere
    bool opaquePalette = false; ///< the alpha of the palette's colours means nothing
    std::uint64_t palette = 0;  ///< offset of the colours in the file, bytes; 0: none
    std::uint64_t pixels = 0;   ///< offset of the largest size in the file, bytes; 0 if the format is Unknown
    std::uint32_t size = 0;     ///< of the largest size, bytes

    bool operator==(const TxdTexture&) const = default;
};

struct TxdFile {
    std::vector<TxdTexture> textures; ///< in file order
    Notes notes;                      ///< by offset
};

/// Rows from the top, four bytes for each pixel: red, green, blue, alpha.
struct TxdImage {
    std::uint32_t width = 0;
    std::uint32_t height = 0;
    std::vector<std::uint8_t> rgba;
};

/// Lists the textures without decoding them. One that is damaged is left out with a note; one of another platform or of
/// an unknown layout is `Unknown`. Errors:
/// - BadMagic: not a texture dictionary
/// - Truncated: the header extends beyond the end
bytes::Result<TxdFile> readTxd(std::span<const std::byte> file);

/// Decodes the largest size of a texture that readTxd() found in the same bytes. Errors:
/// - Unsupported: the format is Unknown
/// - Truncated: the colours or pixels extend beyond the end
/// - BadValue: width or height is 0 or above kMostTexturePixels
bytes::Result<TxdImage> decodeTexture(std::span<const std::byte> file, const TxdTexture& texture);

} // namespace navsmith::gta_world
