#include "formats/gta_world/txd_file.h"

#include "formats/bytes/byte_reader.h"
#include "formats/gta_world/rw_chunk.h"
#include "formats/gta_world/text_rows.h"
#include "formats/images/pixels.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace navsmith::gta_world {
namespace {

using bytes::ByteReader;
using bytes::FormatErrorCode;
using bytes::loadLittleEndian;
using Bytes = std::span<const std::byte>;

constexpr std::size_t kNativeBytes = 88;
constexpr std::size_t kTextureNameBytes = 32;
constexpr std::uint32_t kDirect3d8 = 8;
constexpr std::uint32_t kDirect3d9 = 9;

// Bits of the raster format.
constexpr std::uint32_t kPalette8Bit = 0x2000;
constexpr std::uint32_t kPalette4Bit = 0x4000;
constexpr std::uint32_t kBaseMask = 0x0F00;
constexpr std::uint32_t kBase888 = 0x0600; // no transparency
constexpr std::uint8_t kAlphaFlag = 1;     // Direct3D 9

constexpr std::size_t kPaletteColourBytes = 4;
constexpr std::size_t kPalette4Colours = 32; // 16 are used
constexpr std::size_t kPalette8Colours = 256;

struct Named {
    std::uint32_t stored;
    TxdFormat format;
};

/// Raster formats without compression.
constexpr std::array<Named, 7> kRasterFormats{{
    {0x0100, TxdFormat::Bgra1555},
    {0x0200, TxdFormat::Bgr565},
    {0x0300, TxdFormat::Bgra4444},
    {0x0400, TxdFormat::Luminance},
    {0x0500, TxdFormat::Bgra8888},
    {kBase888, TxdFormat::Bgr888},
    {0x0A00, TxdFormat::Bgr555},
}};
/// Compressions of Direct3D 8 textures. 2 and 4 are 3 and 5 with colours that are multiplied by alpha.
constexpr std::array<Named, 5> kCompressions{{
    {1, TxdFormat::Dxt1},
    {2, TxdFormat::Dxt3},
    {3, TxdFormat::Dxt3},
    {4, TxdFormat::Dxt5},
    {5, TxdFormat::Dxt5},
}};
constexpr std::uint32_t fourCharacters(std::string_view text) {
    std::uint32_t value = 0;
    for (std::size_t i = 4; i-- > 0;)
        value = value << 8U | static_cast<std::uint8_t>(text[i]);
    return value;
}
/// Formats of Direct3D 9.
constexpr std::array<Named, 13> kDirect3dFormats{{
    {20, TxdFormat::Bgr888},
    {21, TxdFormat::Bgra8888},
    {22, TxdFormat::Bgr888},
    {23, TxdFormat::Bgr565},
    {24, TxdFormat::Bgr555},
    {25, TxdFormat::Bgra1555},
    {26, TxdFormat::Bgra4444},
    {50, TxdFormat::Luminance},
    {fourCharacters("DXT1"), TxdFormat::Dxt1},
    {fourCharacters("DXT2"), TxdFormat::Dxt3},
    {fourCharacters("DXT3"), TxdFormat::Dxt3},
    {fourCharacters("DXT4"), TxdFormat::Dxt5},
    {fourCharacters("DXT5"), TxdFormat::Dxt5},
}};

template <std::size_t count>
TxdFormat formatOf(std::uint32_t stored, const std::array<Named, count>& formats) {
    const auto* const it =
        std::find_if(formats.begin(), formats.end(), [&](const Named& n) { return n.stored == stored; });
    return it == formats.end() ? TxdFormat::Unknown : it->format;
}

/// What the pixels need. Compressed ones come in blocks of 4 x 4.
struct Layout {
    std::string_view name;
    std::size_t bits;  ///< for each pixel; 0: the texture's depth
    std::size_t block; ///< bytes; 0: not compressed
};
constexpr std::array<Layout, 13> kLayouts{{
    {"4 bits with palette", 0, 0}, // a byte each if the depth says so
    {"8 bits with palette", 8, 0},
    {"DXT1", 4, 8},
    {"DXT3", 8, 16},
    {"DXT5", 8, 16},
    {"1555", 16, 0},
    {"555", 16, 0},
    {"565", 16, 0},
    {"4444", 16, 0},
    {"8888", 32, 0},
    {"888", 0, 0},
    {"luminance", 8, 0},
    {"unknown", 0, 0},
}};
const Layout& layoutOf(TxdFormat format) {
    return kLayouts[static_cast<std::size_t>(format)];
}

bool isWithinLimits(const TxdTexture& texture) {
    return texture.width > 0 && texture.height > 0 && texture.width <= kMostTexturePixels &&
           texture.height <= kMostTexturePixels;
}

std::size_t bitsOf(const TxdTexture& texture) {
    const auto bits = layoutOf(texture.format).bits;
    return bits != 0 ? bits : texture.depth;
}

std::size_t blocksAcross(std::uint32_t pixels) {
    return (std::size_t{pixels} + 3) / 4;
}

/// The least bytes of the largest size; it is within limits.
std::size_t leastBytes(const TxdTexture& texture) {
    const auto block = layoutOf(texture.format).block;
    if (block != 0)
        return blocksAcross(texture.width) * blocksAcross(texture.height) * block;
    return (texture.width * bitsOf(texture) + 7) / 8 * texture.height;
}

/// Rows of pixels without compression begin at multiples of 4 bytes, unless there is no room for that.
std::size_t rowBytes(const TxdTexture& texture) {
    const auto tight = (texture.width * bitsOf(texture) + 7) / 8;
    const auto aligned = (tight + 3) / 4 * 4;
    return aligned * texture.height <= texture.size ? aligned : tight;
}

std::size_t paletteBytes(TxdFormat format) {
    if (format == TxdFormat::Palette4)
        return kPalette4Colours * kPaletteColourBytes;
    return format == TxdFormat::Palette8 ? kPalette8Colours * kPaletteColourBytes : 0;
}

bool depthFits(const TxdTexture& texture) {
    switch (texture.format) {
    case TxdFormat::Palette4:
        return texture.depth == 4 || texture.depth == 8;
    case TxdFormat::Bgr888:
        return texture.depth == 24 || texture.depth == 32;
    default:
        return true;
    }
}

/// Reads what follows the header of a native: colours and the largest size.
void readContent(ByteReader& reader, TxdTexture& texture) {
    const auto palette = paletteBytes(texture.format);
    if (palette != 0)
        texture.palette = reader.offset();
    reader.skip(palette, "palette");
    texture.size = reader.read<std::uint32_t>("size");
    texture.pixels = reader.offset();
    if (reader.ok() && texture.size < leastBytes(texture))
        reader.fail(FormatErrorCode::BadValue, "size", fmt::format("{}", texture.size),
                    fmt::format("at least {}", leastBytes(texture)), 4);
    reader.skip(texture.size, "pixels");
}

/// The texture of a native's struct, or why there is none.
bytes::Result<TxdTexture> readNative(ByteReader reader) {
    const auto header = reader.take(kNativeBytes, "texture");
    if (!reader.ok())
        return tl::unexpected(reader.error());
    const std::byte* const at = header.data();
    const auto byteAt = [&](std::size_t i) { return std::to_integer<std::uint8_t>(at[i]); };
    const auto platform = loadLittleEndian<std::uint32_t>(at);
    const auto raster = loadLittleEndian<std::uint32_t>(at + 72);
    const auto detail = loadLittleEndian<std::uint32_t>(at + 76);
    TxdTexture texture;
    texture.name = storedName(header.subspan(8, kTextureNameBytes));
    texture.mask = storedName(header.subspan(40, kTextureNameBytes));
    texture.width = loadLittleEndian<std::uint16_t>(at + 80);
    texture.height = loadLittleEndian<std::uint16_t>(at + 82);
    texture.depth = byteAt(84);
    texture.mips = byteAt(85);
    const auto last = byteAt(87);
    if ((raster & kPalette4Bit) != 0)
        texture.format = TxdFormat::Palette4;
    else if ((raster & kPalette8Bit) != 0)
        texture.format = TxdFormat::Palette8;
    else if (platform == kDirect3d9)
        texture.format = formatOf(detail, kDirect3dFormats);
    else
        texture.format = last != 0 ? formatOf(last, kCompressions) : formatOf(raster & kBaseMask, kRasterFormats);
    texture.alpha = platform == kDirect3d9 ? (last & kAlphaFlag) != 0 : detail != 0;
    texture.opaquePalette = (raster & kBaseMask) == kBase888;
    if ((platform != kDirect3d8 && platform != kDirect3d9) || !depthFits(texture) || !isWithinLimits(texture))
        texture.format = TxdFormat::Unknown;
    if (texture.format == TxdFormat::Unknown)
        return texture;
    readContent(reader, texture);
    if (!reader.ok())
        return tl::unexpected(reader.error());
    return texture;
}

/// Writes one row of pixels from its bytes.
using DecodeRow = void (*)(const TxdTexture& texture, const std::byte* palette, const std::byte* row, std::uint8_t* to);

template <images::Pixel (*decode)(std::uint32_t)>
void decodeWords(const TxdTexture& texture, const std::byte*, const std::byte* row, std::uint8_t* to) {
    for (std::uint32_t x = 0; x < texture.width; ++x, to += 4) {
        const auto pixel = decode(loadLittleEndian<std::uint16_t>(row + std::size_t{2} * x));
        std::copy(pixel.begin(), pixel.end(), to);
    }
}

void decodeColours(const TxdTexture& texture, const std::byte*, const std::byte* row, std::uint8_t* to) {
    const std::size_t stride = texture.format == TxdFormat::Bgr888 ? texture.depth / 8U : 4U;
    const bool alpha = texture.format == TxdFormat::Bgra8888;
    for (std::uint32_t x = 0; x < texture.width; ++x, row += stride, to += 4) {
        to[0] = std::to_integer<std::uint8_t>(row[2]);
        to[1] = std::to_integer<std::uint8_t>(row[1]);
        to[2] = std::to_integer<std::uint8_t>(row[0]);
        to[3] = alpha ? std::to_integer<std::uint8_t>(row[3]) : std::uint8_t{255};
    }
}

void decodeLuminance(const TxdTexture& texture, const std::byte*, const std::byte* row, std::uint8_t* to) {
    for (std::uint32_t x = 0; x < texture.width; ++x, to += 4) {
        std::fill_n(to, 3, std::to_integer<std::uint8_t>(row[x]));
        to[3] = 255;
    }
}

void decodePalette(const TxdTexture& texture, const std::byte* palette, const std::byte* row, std::uint8_t* to) {
    const bool halves = texture.format == TxdFormat::Palette4 && texture.depth == 4;
    const std::uint8_t most = texture.format == TxdFormat::Palette4 ? kPalette4Colours - 1 : kPalette8Colours - 1;
    for (std::uint32_t x = 0; x < texture.width; ++x, to += 4) {
        const auto stored = std::to_integer<std::uint8_t>(row[halves ? x / 2 : x]);
        const std::uint8_t index = halves ? (x % 2 == 0 ? stored & 15U : stored >> 4U) : stored;
        const std::byte* const colour = palette + kPaletteColourBytes * std::min(index, most);
        for (std::size_t i = 0; i < 4; ++i)
            to[i] = std::to_integer<std::uint8_t>(colour[i]);
        if (texture.opaquePalette)
            to[3] = 255;
    }
}

constexpr std::array<DecodeRow, 13> kRows{{
    decodePalette,
    decodePalette,
    nullptr,
    nullptr,
    nullptr,
    decodeWords<images::pixel1555>,
    decodeWords<images::pixel555>,
    decodeWords<images::pixel565>,
    decodeWords<images::pixel4444>,
    decodeColours,
    decodeColours,
    decodeLuminance,
    nullptr,
}};

images::BlockFormat blocksOf(TxdFormat format) {
    if (format == TxdFormat::Dxt1)
        return images::BlockFormat::Dxt1;
    return format == TxdFormat::Dxt3 ? images::BlockFormat::Dxt3 : images::BlockFormat::Dxt5;
}

bytes::FormatError decodeError(FormatErrorCode code, std::uint64_t offset, const char* field, std::string found,
                               std::string expected) {
    return {code, offset, field, std::move(found), std::move(expected), {}, {}};
}

} // namespace

std::string_view toString(TxdFormat format) {
    return layoutOf(format).name;
}

bytes::Result<TxdFile> readTxd(Bytes file) {
    ByteReader reader(file);
    const auto kind = reader.read<std::uint32_t>("kind");
    const auto size = reader.read<std::uint32_t>("size");
    reader.skip(4, "version");
    if (reader.ok() && kind != rw_kinds::kTextureDictionary)
        reader.fail(FormatErrorCode::BadMagic, "kind", fmt::format("0x{:X}", kind), "0x16, a texture dictionary",
                    kRwHeaderBytes);
    if (!reader.ok())
        return tl::unexpected(reader.error());
    TxdFile result;
    if (size > reader.remaining())
        result.notes.add(4, [] { return texts::format("the file ends within the texture dictionary"); });
    auto chunks = reader.sub(std::min<std::size_t>(size, reader.remaining()), "dictionary");
    while (auto chunk = nextChunk(chunks)) {
        if (chunk->kind != rw_kinds::kNativeTexture)
            continue;
        auto inner = nextChunk(chunk->content);
        if (!inner || inner->kind != rw_kinds::kStruct) {
            result.notes.add(chunk->at, [] { return texts::format("a texture without content"); });
            continue;
        }
        if (auto texture = readNative(inner->content)) {
            result.textures.push_back(std::move(*texture));
        } else {
            const auto& error = texture.error();
            result.notes.add(error.offset, [&] {
                return texts::format("a texture is damaged: {} has {}, expected {}", error.field, error.found,
                                     error.expected);
            });
        }
    }
    return result;
}

bytes::Result<TxdImage> decodeTexture(Bytes file, const TxdTexture& texture) {
    if (texture.format == TxdFormat::Unknown || !depthFits(texture))
        return tl::unexpected(decodeError(FormatErrorCode::Unsupported, texture.pixels, "format",
                                          fmt::format("{} bits for each pixel", texture.depth), "a known format"));
    if (!isWithinLimits(texture))
        return tl::unexpected(decodeError(FormatErrorCode::BadValue, texture.pixels, "size",
                                          fmt::format("{} x {}", texture.width, texture.height),
                                          fmt::format("1 to {0} x 1 to {0}", kMostTexturePixels)));
    const auto there = [&](std::uint64_t at, std::uint64_t count) {
        return at <= file.size() && count <= file.size() - at;
    };
    const auto least = leastBytes(texture);
    if (texture.size < least || !there(texture.pixels, texture.size) ||
        !there(texture.palette, paletteBytes(texture.format)))
        return tl::unexpected(decodeError(FormatErrorCode::Truncated, texture.pixels, "pixels",
                                          fmt::format("{} bytes", file.size()), fmt::format("{} bytes", least)));
    TxdImage image{texture.width, texture.height, {}};
    image.rgba.resize(std::size_t{4} * texture.width * texture.height);
    const std::byte* from = file.data() + texture.pixels;
    if (layoutOf(texture.format).block != 0) {
        images::decodeBlocks(blocksOf(texture.format), texture.width, texture.height, {from, least}, image.rgba);
        return image;
    }
    const auto decodeRow = kRows[static_cast<std::size_t>(texture.format)];
    const auto stride = rowBytes(texture);
    std::uint8_t* to = image.rgba.data();
    for (std::uint32_t y = 0; y < texture.height; ++y, from += stride, to += std::size_t{4} * texture.width)
        decodeRow(texture, file.data() + texture.palette, from, to);
    return image;
}

} // namespace navsmith::gta_world
