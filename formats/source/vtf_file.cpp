#include "formats/source/vtf_file.h"

#include "formats/bytes/byte_reader.h"
#include "formats/images/pixels.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>

namespace navsmith::source {
namespace {

using bytes::ByteReader;
using bytes::FormatErrorCode;
using bytes::loadLittleEndian;
using images::BlockFormat;
using images::Pixel;
using Bytes = std::span<const std::byte>;

constexpr std::uint32_t kVtfMagic = 0x00465456; // "VTF" and a zero
constexpr std::uint32_t kMajor = 7;
constexpr std::uint32_t kLastMinor = 6;
constexpr std::uint32_t kFirstWithDepth = 2;
constexpr std::uint32_t kFirstWithResources = 3;
constexpr std::uint32_t kFirstWithSixFaces = 5;
constexpr std::uint32_t kCubeFlag = 0x4000;
constexpr std::size_t kResourceBytes = 8;
constexpr std::uint32_t kMostResources = 32;
// Tags of resources: three bytes, and one of flags.
constexpr std::uint32_t kTagMask = 0x00FFFFFF;
constexpr std::uint32_t kImageTag = 0x30;
constexpr std::uint32_t kPackedTag = 0x435841; // "AXC": images may be compressed

Pixel swapped(Pixel pixel) {
    std::swap(pixel[0], pixel[2]);
    return pixel;
}
Pixel redLow565(std::uint32_t word) {
    return swapped(images::pixel565(word));
}

constexpr std::int8_t kFull = -1; // 255

/// How the pixels of a format are stored.
struct Layout {
    std::uint32_t stored;
    VtfFormat format;
    std::string_view name;
    std::size_t bytes;                           ///< for each pixel; 0: blocks
    std::array<std::int8_t, 4> channels;         ///< the bytes of red, green, blue and alpha
    Pixel (*word)(std::uint32_t word) = nullptr; ///< instead of channels
    BlockFormat block = BlockFormat::Dxt1;
};

/// Formats of the engine that are not decoded: palettes, numbers of 16 and 32 bits, directions.
struct NotDecoded {
    std::uint32_t stored;
    std::string_view name;
};
constexpr std::array<NotDecoded, 11> kNotDecoded{{{7, "P8"},
                                                  {9, "RGB888_BLUESCREEN"},
                                                  {10, "BGR888_BLUESCREEN"},
                                                  {22, "UV88"},
                                                  {23, "UVWQ8888"},
                                                  {24, "RGBA16161616F"},
                                                  {25, "RGBA16161616"},
                                                  {26, "UVLX8888"},
                                                  {27, "R32F"},
                                                  {28, "RGB323232F"},
                                                  {29, "RGBA32323232F"}}};

/// "24 (RGBA16161616F)"
std::string nameOf(std::uint32_t stored) {
    const auto entry = std::ranges::find(kNotDecoded, stored, &NotDecoded::stored);
    return entry == kNotDecoded.end() ? fmt::format("{}", stored) : fmt::format("{} ({})", stored, entry->name);
}

constexpr std::array<std::int8_t, 4> kNoChannels{};
constexpr std::array<Layout, 19> kVtfLayouts{{
    {0, VtfFormat::Rgba8888, "RGBA8888", 4, {0, 1, 2, 3}},
    {1, VtfFormat::Abgr8888, "ABGR8888", 4, {3, 2, 1, 0}},
    {2, VtfFormat::Rgb888, "RGB888", 3, {0, 1, 2, kFull}},
    {3, VtfFormat::Bgr888, "BGR888", 3, {2, 1, 0, kFull}},
    {4, VtfFormat::Rgb565, "RGB565", 2, kNoChannels, redLow565},
    {5, VtfFormat::Intensity, "I8", 1, {0, 0, 0, kFull}},
    {6, VtfFormat::IntensityAlpha, "IA88", 2, {0, 0, 0, 1}},
    {8, VtfFormat::Alpha, "A8", 1, {kFull, kFull, kFull, 0}},
    {11, VtfFormat::Argb8888, "ARGB8888", 4, {1, 2, 3, 0}},
    {12, VtfFormat::Bgra8888, "BGRA8888", 4, {2, 1, 0, 3}},
    {13, VtfFormat::Dxt1, "DXT1", 0, kNoChannels, nullptr, BlockFormat::Dxt1},
    {14, VtfFormat::Dxt3, "DXT3", 0, kNoChannels, nullptr, BlockFormat::Dxt3},
    {15, VtfFormat::Dxt5, "DXT5", 0, kNoChannels, nullptr, BlockFormat::Dxt5},
    {16, VtfFormat::Bgrx8888, "BGRX8888", 4, {2, 1, 0, kFull}},
    {17, VtfFormat::Bgr565, "BGR565", 2, kNoChannels, images::pixel565},
    {18, VtfFormat::Bgrx5551, "BGRX5551", 2, kNoChannels, images::pixel555},
    {19, VtfFormat::Bgra4444, "BGRA4444", 2, kNoChannels, images::pixel4444},
    {20, VtfFormat::Dxt1Alpha, "DXT1 with alpha", 0, kNoChannels, nullptr, BlockFormat::Dxt1},
    {21, VtfFormat::Bgra5551, "BGRA5551", 2, kNoChannels, images::pixel1555},
}};

template <typename Matches>
const Layout* findLayout(Matches matches) {
    const auto* const it = std::find_if(kVtfLayouts.begin(), kVtfLayouts.end(), matches);
    return it == kVtfLayouts.end() ? nullptr : it;
}
const Layout* layoutOf(VtfFormat format) {
    return findLayout([&](const Layout& layout) { return layout.format == format; });
}
const Layout* layoutStoredAs(std::uint32_t stored) {
    return findLayout([&](const Layout& layout) { return layout.stored == stored; });
}

std::uint64_t imageBytes(const Layout& layout, std::uint32_t width, std::uint32_t height) {
    return layout.bytes == 0 ? images::blockBytes(layout.block, width, height)
                             : std::uint64_t{layout.bytes} * width * height;
}

std::uint32_t sideOf(std::uint32_t largest, std::size_t size) {
    return size < 32 ? std::max(largest >> size, 1U) : 1U;
}

/// What the header tells besides VtfFile.
struct Header {
    std::uint32_t bytes = 0;
    std::uint16_t frames = 1;
    std::uint8_t sizes = 1;
    std::uint32_t lowFormat = 0;
    std::uint8_t lowWidth = 0;
    std::uint8_t lowHeight = 0;
    std::uint16_t depth = 1;
    std::uint32_t resources = 0;
};

Header readHeader(ByteReader& reader, VtfFile& file) {
    Header header;
    const auto magic = reader.read<std::uint32_t>("magic");
    if (reader.ok() && magic != kVtfMagic)
        reader.fail(FormatErrorCode::BadMagic, "magic", fmt::format("0x{:08X}", magic), "VTF", 4);
    const auto major = reader.read<std::uint32_t>("version");
    file.minorVersion = reader.read<std::uint32_t>("version");
    if (reader.ok() && (major != kMajor || file.minorVersion > kLastMinor))
        reader.fail(FormatErrorCode::Unsupported, "version", fmt::format("{}.{}", major, file.minorVersion),
                    fmt::format("{0}.0 to {0}.{1}", kMajor, kLastMinor), 8);
    header.bytes = reader.read<std::uint32_t>("size of the header");
    file.width = reader.read<std::uint16_t>("width");
    file.height = reader.read<std::uint16_t>("height");
    if (reader.ok() &&
        (file.width == 0 || file.height == 0 || file.width > kMostVtfPixels || file.height > kMostVtfPixels))
        reader.fail(FormatErrorCode::BadValue, "size", fmt::format("{} x {}", file.width, file.height),
                    fmt::format("1 to {0} x 1 to {0}", kMostVtfPixels), 4);
    file.flags = reader.read<std::uint32_t>("flags");
    header.frames = std::max<std::uint16_t>(reader.read<std::uint16_t>("frames"), 1);
    reader.skip(6, "first frame");
    for (glm::length_t i = 0; i < 3; ++i)
        file.reflectivity[i] = reader.read<float>("reflectivity");
    reader.skip(8, "scale of bumps");
    file.storedFormat = reader.read<std::uint32_t>("format");
    header.sizes = std::max<std::uint8_t>(reader.read<std::uint8_t>("number of sizes"), 1);
    header.lowFormat = reader.read<std::uint32_t>("format of the thumbnail");
    header.lowWidth = reader.read<std::uint8_t>("width of the thumbnail");
    header.lowHeight = reader.read<std::uint8_t>("height of the thumbnail");
    if (file.minorVersion >= kFirstWithDepth)
        header.depth = std::max<std::uint16_t>(reader.read<std::uint16_t>("depth"), 1);
    if (file.minorVersion >= kFirstWithResources) {
        reader.skip(3, "padding");
        header.resources = reader.read<std::uint32_t>("number of resources");
        reader.skip(8, "padding");
    }
    return header;
}

/// Where the images begin; none if they cannot be read.
std::optional<std::uint64_t> imagesAt(ByteReader& reader, const VtfFile& file, const Header& header) {
    if (file.minorVersion < kFirstWithResources) {
        const auto* const low = layoutStoredAs(header.lowFormat);
        const bool thumbnail = low != nullptr && header.lowWidth != 0 && header.lowHeight != 0;
        return header.bytes + (thumbnail ? imageBytes(*low, header.lowWidth, header.lowHeight) : 0);
    }
    std::optional<std::uint64_t> at;
    const auto count = std::min(header.resources, kMostResources);
    if (!reader.checkCount(count, kResourceBytes, "number of resources"))
        return std::nullopt;
    bool packed = false;
    for (std::uint32_t i = 0; i < count; ++i) {
        const auto tag = reader.read<std::uint32_t>("resource") & kTagMask;
        const auto offset = reader.read<std::uint32_t>("offset of a resource");
        if (tag == kImageTag && !at)
            at = offset;
        packed = packed || tag == kPackedTag;
    }
    if (!at)
        reader.fail(FormatErrorCode::BadValue, "resources", "no image", "an image");
    return packed ? std::nullopt : at;
}

/// Sizes are stored from the smallest. The offsets in the file, or none if an image goes beyond its end.
std::optional<std::vector<std::uint64_t>> placeImages(const VtfFile& file, const Header& header, const Layout& layout,
                                                      std::uint64_t at, std::uint64_t faces, std::uint64_t end) {
    std::vector<std::uint64_t> offsets(header.sizes);
    for (std::size_t size = header.sizes; size-- > 0;) {
        const auto bytes = imageBytes(layout, sideOf(file.width, size), sideOf(file.height, size));
        const auto layers = header.frames * faces * sideOf(header.depth, size);
        if (at > end || layers > (end - at) / bytes)
            return std::nullopt;
        offsets[size] = at;
        at += layers * bytes;
    }
    return offsets;
}

void decodePixels(const Layout& layout, Bytes from, std::vector<std::uint8_t>& rgba) {
    const std::byte* at = from.data();
    for (std::size_t i = 0; i < rgba.size(); i += 4, at += layout.bytes) {
        if (layout.word != nullptr) {
            const auto pixel = layout.word(loadLittleEndian<std::uint16_t>(at));
            std::copy(pixel.begin(), pixel.end(), rgba.begin() + static_cast<std::ptrdiff_t>(i));
            continue;
        }
        for (std::size_t channel = 0; channel < 4; ++channel) {
            const auto byte = layout.channels[channel];
            rgba[i + channel] = byte == kFull ? std::uint8_t{255} : std::to_integer<std::uint8_t>(at[byte]);
        }
    }
}

} // namespace

std::string_view toString(VtfFormat format) {
    const auto* const layout = layoutOf(format);
    return layout == nullptr ? "unknown" : layout->name;
}

bytes::Result<VtfFile> readVtf(Bytes bytes) {
    ByteReader reader(bytes);
    VtfFile file;
    const auto header = readHeader(reader, file);
    if (!reader.ok())
        return tl::unexpected(reader.error());
    const auto at = imagesAt(reader, file, header);
    if (!reader.ok())
        return tl::unexpected(reader.error());
    const auto* const layout = layoutStoredAs(file.storedFormat);
    if (layout == nullptr || !at)
        return file;
    // Before 7.5 most cubes have a seventh face, a sphere. Which ones have not is told differently by different tools.
    const bool cube = (file.flags & kCubeFlag) != 0;
    std::optional<std::vector<std::uint64_t>> images;
    if (cube && file.minorVersion < kFirstWithSixFaces)
        images = placeImages(file, header, *layout, *at, 7, bytes.size());
    if (!images)
        images = placeImages(file, header, *layout, *at, cube ? 6 : 1, bytes.size());
    if (!images)
        return tl::unexpected(bytes::FormatError{FormatErrorCode::Truncated,
                                                 std::min<std::uint64_t>(*at, bytes.size()),
                                                 "images",
                                                 fmt::format("a file of {} bytes", bytes.size()),
                                                 fmt::format("{} x {} pixels of {} in {} sizes, {} frames", file.width,
                                                             file.height, layout->name, header.sizes, header.frames),
                                                 {}});
    file.format = layout->format;
    file.images = std::move(*images);
    return file;
}

bytes::Result<VtfImage> decodeVtf(Bytes bytes, const VtfFile& texture, std::uint32_t most) {
    const auto* const layout = layoutOf(texture.format);
    std::size_t size = 0;
    while (size + 1 < texture.images.size() &&
           (sideOf(texture.width, size) > most || sideOf(texture.height, size) > most))
        ++size;
    VtfImage image{sideOf(texture.width, size), sideOf(texture.height, size), {}};
    const auto needed = layout == nullptr ? 0 : imageBytes(*layout, image.width, image.height);
    if (layout == nullptr || texture.images.empty() || texture.images[size] > bytes.size() ||
        needed > bytes.size() - texture.images[size])
        return tl::unexpected(bytes::FormatError{FormatErrorCode::Unsupported,
                                                 52,
                                                 "format",
                                                 nameOf(texture.storedFormat),
                                                 "a format that can be decoded",
                                                 {}});
    const auto from = bytes.subspan(static_cast<std::size_t>(texture.images[size]), static_cast<std::size_t>(needed));
    image.rgba.resize(std::size_t{4} * image.width * image.height);
    if (layout->bytes == 0)
        images::decodeBlocks(layout->block, image.width, image.height, from, image.rgba);
    else
        decodePixels(*layout, from, image.rgba);
    if (texture.format == VtfFormat::Dxt1) {
        for (std::size_t i = 3; i < image.rgba.size(); i += 4)
            image.rgba[i] = 255;
    }
    return image;
}

} // namespace navsmith::source
