// Textures built by hand in all formats and versions. Expected pixels are written down here.
#include "formats/source/vtf_file.h"
#include "tests/support/bytes_mutation.h"
#include "tests/support/heap_meter.h"
#include "tests/support/source_material_bytes.h"

#include <gtest/gtest.h>

#include <array>

namespace navsmith::source {
namespace {

using bytes::FormatErrorCode;
using tests::RawVtf;
using VtfBytes = std::vector<std::byte>;
using Rgba = std::array<int, 4>;

VtfBytes stored(std::initializer_list<int> values) {
    VtfBytes bytes;
    for (const int value : values)
        bytes.push_back(static_cast<std::byte>(value));
    return bytes;
}

Rgba pixelOf(const VtfImage& image, std::size_t number) {
    Rgba pixel{};
    for (std::size_t i = 0; i < 4; ++i)
        pixel[i] = image.rgba.at(4 * number + i);
    return pixel;
}

VtfImage decoded(const RawVtf& raw, std::uint32_t most = kMostVtfPixels) {
    const auto bytes = tests::buildVtf(raw);
    const auto file = readVtf(bytes);
    EXPECT_TRUE(file) << bytes::describe(file.error());
    const auto image = decodeVtf(bytes, *file, most);
    EXPECT_TRUE(image) << bytes::describe(image.error());
    return *image;
}

/// A texture of one pixel in a format without blocks.
struct OnePixel {
    std::uint32_t format;
    VtfBytes bytes;
    Rgba expected;
};

TEST(VtfFile, pixelsOfEachFormat) {
    const OnePixel cases[] = {
        {0, stored({1, 2, 3, 4}), {1, 2, 3, 4}},      {1, stored({4, 3, 2, 1}), {1, 2, 3, 4}},
        {2, stored({1, 2, 3}), {1, 2, 3, 255}},       {3, stored({3, 2, 1}), {1, 2, 3, 255}},
        {4, stored({0x1F, 0x00}), {255, 0, 0, 255}},  {5, stored({77}), {77, 77, 77, 255}},
        {6, stored({77, 88}), {77, 77, 77, 88}},      {8, stored({88}), {255, 255, 255, 88}},
        {11, stored({4, 1, 2, 3}), {1, 2, 3, 4}},     {12, stored({3, 2, 1, 4}), {1, 2, 3, 4}},
        {16, stored({3, 2, 1, 4}), {1, 2, 3, 255}},   {17, stored({0x1F, 0x00}), {0, 0, 255, 255}},
        {18, stored({0x1F, 0x00}), {0, 0, 255, 255}}, {19, stored({0x2F, 0x81}), {17, 34, 255, 136}},
        {21, stored({0x1F, 0x80}), {0, 0, 255, 255}},
    };
    for (const auto& [format, bytes, expected] : cases) {
        RawVtf raw;
        raw.width = raw.height = 1;
        raw.format = format;
        raw.images = {bytes};
        EXPECT_EQ(pixelOf(decoded(raw), 0), expected) << "format " << format;
    }
}

TEST(VtfFile, blocks) {
    // Colours red and blue; the last pixel of the first row is the fourth colour.
    const VtfBytes colours = stored({0x1F, 0x00, 0x00, 0xF8, 0xC0, 0, 0, 0});
    RawVtf raw;
    raw.format = 13;
    raw.images = {colours};
    EXPECT_EQ(pixelOf(decoded(raw), 0), (Rgba{0, 0, 255, 255}));
    EXPECT_EQ(pixelOf(decoded(raw), 3), (Rgba{0, 0, 0, 255})) << "DXT1 is opaque";
    raw.format = 20;
    EXPECT_EQ(pixelOf(decoded(raw), 3), (Rgba{0, 0, 0, 0})) << "unless it says that it is not";
    for (const std::uint32_t format : {14U, 15U}) {
        raw.format = format;
        raw.images = {stored({0x0F, 0, 0, 0, 0, 0, 0, 0})};
        raw.images[0].insert(raw.images[0].end(), colours.begin(), colours.end());
        EXPECT_EQ(pixelOf(decoded(raw), 0), (Rgba{0, 0, 255, format == 14 ? 255 : 15}));
        EXPECT_EQ(pixelOf(decoded(raw), 3)[0], 170) << "always four colours";
    }
}

/// Sizes 8 x 2, 4 x 1, 2 x 1, 1 x 1; the first byte of each pixel is the size's number, the second the frame or face.
RawVtf withSizes(int layers) {
    RawVtf raw;
    raw.width = 8;
    raw.height = 2;
    raw.format = 2;
    constexpr std::array<int, 4> kPixels{16, 4, 2, 1};
    for (int size = 0; size < 4; ++size) {
        VtfBytes image;
        for (int layer = 0; layer < layers; ++layer) {
            for (int i = 0; i < kPixels.at(static_cast<std::size_t>(size)); ++i) {
                const auto pixel = stored({size, layer, 0});
                image.insert(image.end(), pixel.begin(), pixel.end());
            }
        }
        raw.images.push_back(std::move(image));
    }
    return raw;
}

TEST(VtfFile, theLargestSizeWithinTheLimitInEveryVersion) {
    for (std::uint32_t version = 0; version <= 6; ++version) {
        for (const bool thumbnail : {true, false}) {
            auto raw = withSizes(1);
            raw.minorVersion = version;
            raw.thumbnail = thumbnail;
            const std::array<std::array<std::uint32_t, 4>, 5> cases{
                {{100, 8, 2, 0}, {8, 8, 2, 0}, {7, 4, 1, 1}, {1, 1, 1, 3}, {0, 1, 1, 3}}};
            for (const auto& [most, width, height, size] : cases) {
                const auto image = decoded(raw, most);
                EXPECT_EQ(image.width, width);
                EXPECT_EQ(image.height, height);
                EXPECT_EQ(pixelOf(image, 0), (Rgba{static_cast<int>(size), 0, 0, 255})) << "version " << version;
            }
        }
    }
}

TEST(VtfFile, theFirstFrameOrFace) {
    auto frames = withSizes(3);
    frames.frames = 3;
    EXPECT_EQ(pixelOf(decoded(frames), 0), (Rgba{0, 0, 0, 255}));
    EXPECT_EQ(pixelOf(decoded(frames, 4), 0), (Rgba{1, 0, 0, 255}));
    for (const auto& [version, faces] : {std::pair(5U, 6), std::pair(4U, 7), std::pair(4U, 6)}) {
        auto cube = withSizes(faces);
        cube.minorVersion = version;
        cube.flags = 0x4000;
        EXPECT_EQ(pixelOf(decoded(cube), 0), (Rgba{0, 0, 0, 255})) << faces << " faces";
        EXPECT_EQ(pixelOf(decoded(cube, 2), 0), (Rgba{2, 0, 0, 255})) << faces << " faces";
    }
}

TEST(VtfFile, headerTellsFormatAndColour) {
    auto raw = withSizes(1);
    const auto file = readVtf(tests::buildVtf(raw)).value();
    EXPECT_EQ(file.format, VtfFormat::Rgb888);
    EXPECT_EQ(toString(file.format), "RGB888");
    EXPECT_EQ(file.reflectivity, glm::vec3(0.25F, 0.5F, 0.75F));
    EXPECT_EQ(file.images.size(), 4U);
    raw.format = 24; // floats
    const auto bytes = tests::buildVtf(raw);
    const auto unknown = readVtf(bytes).value();
    EXPECT_EQ(unknown.format, VtfFormat::Unknown);
    EXPECT_EQ(unknown.storedFormat, 24U);
    EXPECT_EQ(decodeVtf(bytes, unknown).error().code, FormatErrorCode::Unsupported);
}

TEST(VtfFile, refusesOthersAndDamage) {
    auto bytes = tests::buildVtf(withSizes(1));
    EXPECT_EQ(readVtf(std::span(bytes).first(bytes.size() - 1)).error().code, FormatErrorCode::Truncated);
    EXPECT_EQ(readVtf(std::span(bytes).first(40)).error().code, FormatErrorCode::Truncated);
    auto changed = bytes;
    changed[0] = std::byte{'X'};
    EXPECT_EQ(readVtf(changed).error().code, FormatErrorCode::BadMagic);
    changed = bytes;
    tests::setU32(changed, 8, 7);
    EXPECT_EQ(readVtf(changed).error().code, FormatErrorCode::Unsupported);
    changed = bytes;
    tests::setU32(changed, 16, 0);
    EXPECT_EQ(readVtf(changed).error().code, FormatErrorCode::BadValue);
    changed = bytes;
    tests::setU32(changed, 16, 0x40004000); // 16384 x 16384
    EXPECT_EQ(readVtf(changed).error().code, FormatErrorCode::Truncated);
    EXPECT_FALSE(readVtf({}));
}

TEST(VtfFile, mutationsAreReadOrRefused) {
    struct Sample {
        const char* name;
        VtfBytes bytes;
    };
    auto resources = withSizes(1);
    resources.minorVersion = 4;
    auto cube = withSizes(7);
    cube.minorVersion = 4;
    cube.flags = 0x4000;
    RawVtf blocks;
    blocks.format = 15;
    blocks.images = {VtfBytes(16, std::byte{0x5A})};
    const std::vector<Sample> samples{{"plain", tests::buildVtf(withSizes(1))},
                                      {"resources", tests::buildVtf(resources)},
                                      {"cube", tests::buildVtf(cube)},
                                      {"blocks", tests::buildVtf(blocks)}};
    tests::mutateOften(samples, 20'000, 3, [](const Sample&, std::span<const std::byte> bytes) {
        const tests::HeapMeter meter;
        const auto file = readVtf(bytes);
        if (!file) {
            EXPECT_LE(file.error().offset, bytes.size());
            EXPECT_FALSE(file.error().field.empty() || file.error().found.empty() || file.error().expected.empty());
            return false;
        }
        const auto image = decodeVtf(bytes, *file);
        EXPECT_EQ(image.has_value(), file->format != VtfFormat::Unknown);
        if (image) {
            EXPECT_EQ(image->rgba.size(), std::size_t{4} * image->width * image->height);
        }
        // A byte of DXT1 holds two pixels of four bytes each.
        EXPECT_LE(meter.peakBytes(), 65536 + 16 * bytes.size());
        return image.has_value();
    });
}

} // namespace
} // namespace navsmith::source
