// Texture dictionaries built by hand. Expected pixels are worked out here in plain arithmetic.
#include "formats/gta_world/txd_file.h"
#include "tests/support/gta_world_bytes.h"
#include "tests/support/map_bytes.h"

#include <gtest/gtest.h>

#include <cmath>

namespace navsmith::gta_world {
namespace {

using bytes::FormatErrorCode;
using tests::RawTexture;
using Bytes = std::vector<std::byte>;
using Rgba = std::array<int, 4>;

int at(const Bytes& bytes, std::size_t i) {
    return std::to_integer<int>(bytes.at(i));
}

int word(const Bytes& bytes, std::size_t i) {
    return at(bytes, i) | at(bytes, i + 1) << 8;
}

// A part of a word, as a number from 0 to 255.
int part(int word, int shift, int bits) {
    const int most = (1 << bits) - 1;
    return static_cast<int>(std::lround((word >> shift & most) * 255.0 / most));
}

Rgba colour565(int word) {
    return {part(word, 11, 5), part(word, 5, 6), part(word, 0, 5), 255};
}

// A pixel of a compressed texture.
Rgba blockPixel(const RawTexture& raw, int kind, int x, int y) {
    const Bytes& data = raw.levels[0];
    const std::size_t size = kind == 1 ? 8 : 16;
    const int blocksBefore = y / 4 * ((raw.width + 3) / 4) + x / 4;
    const auto block = static_cast<std::size_t>(blocksBefore) * size;
    const auto colours = block + size - 8;
    const int inBlock = y % 4 * 4 + x % 4;
    const int first = word(data, colours);
    const int second = word(data, colours + 2);
    const int choice = at(data, colours + 4 + static_cast<std::size_t>(y % 4)) >> (x % 4 * 2) & 3;
    const Rgba a = colour565(first);
    const Rgba b = colour565(second);
    Rgba pixel{};
    if (choice == 0)
        pixel = a;
    else if (choice == 1)
        pixel = b;
    else if (kind == 1 && first <= second) {
        if (choice == 2)
            pixel = {(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, (a[2] + b[2]) / 2, 255};
    } else {
        const int more = choice == 2 ? 2 : 1;
        for (std::size_t i = 0; i < 3; ++i)
            pixel[i] = (more * a[i] + (3 - more) * b[i]) / 3;
        pixel[3] = 255;
    }
    if (kind == 3)
        pixel[3] = (at(data, block + static_cast<std::size_t>(inBlock / 2)) >> (inBlock % 2 * 4) & 15) * 17;
    if (kind == 5) {
        long long bits = 0;
        for (std::size_t i = 0; i < 6; ++i)
            bits += static_cast<long long>(at(data, block + 2 + i)) << (8 * i);
        const int level = static_cast<int>(bits >> (3 * inBlock) & 7);
        const int p = at(data, block);
        const int q = at(data, block + 1);
        if (level < 2)
            pixel[3] = level == 0 ? p : q;
        else if (p > q)
            pixel[3] = ((8 - level) * p + (level - 1) * q) / 7;
        else
            pixel[3] = level < 6 ? ((6 - level) * p + (level - 1) * q) / 5 : (level == 6 ? 0 : 255);
    }
    return pixel;
}

// A pixel of the texture with this name in someTextures().
Rgba pixelOf(const RawTexture& raw, int x, int y) {
    const Bytes& data = raw.levels[0];
    const int before = y * raw.width + x;
    const auto index = static_cast<std::size_t>(before);
    const auto palette = [&](int entry) {
        const auto from = static_cast<std::size_t>(entry) * 4;
        return Rgba{at(raw.palette, from), at(raw.palette, from + 1), at(raw.palette, from + 2),
                    at(raw.palette, from + 3)};
    };
    if (raw.name == "Pal8")
        return palette(at(data, index));
    if (raw.name == "pal4") { // without alpha
        auto pixel = palette(at(data, index / 2) >> (index % 2 * 4) & 15);
        pixel[3] = 255;
        return pixel;
    }
    if (raw.name == "pal4wide")
        return palette(std::min(at(data, index), 31));
    if (raw.name.starts_with("dxt"))
        return blockPixel(raw, raw.name[3] - '0', x, y);
    if (raw.name.starts_with("c888")) {
        const auto from = raw.name == "c8888" || raw.name == "c888" ? index * 4
                          : raw.name == "c888tight"                 ? index * 3
                                                                    : static_cast<std::size_t>(y * 12 + x * 3);
        return {at(data, from + 2), at(data, from + 1), at(data, from), raw.name == "c8888" ? at(data, from + 3) : 255};
    }
    if (raw.name == "grey")
        return {at(data, index), at(data, index), at(data, index), 255};
    const int w = word(data, index * 2);
    if (raw.name == "w1555")
        return {part(w, 10, 5), part(w, 5, 5), part(w, 0, 5), part(w, 15, 1)};
    if (raw.name == "w555")
        return {part(w, 10, 5), part(w, 5, 5), part(w, 0, 5), 255};
    if (raw.name == "w4444")
        return {part(w, 8, 4), part(w, 4, 4), part(w, 0, 4), part(w, 12, 4)};
    return colour565(w);
}

TEST(TxdFile, decodesEveryLayout) {
    const auto raw = tests::someTextures();
    const auto bytes = tests::buildTxd(raw);
    const auto file = readTxd(bytes);
    ASSERT_TRUE(file) << bytes::describe(file.error());
    EXPECT_EQ(file->notes.total, 0U);
    ASSERT_EQ(file->textures.size(), raw.size());
    for (std::size_t i = 0; i < raw.size(); ++i) {
        const auto& texture = file->textures[i];
        EXPECT_EQ(texture.width, raw[i].width);
        EXPECT_EQ(texture.height, raw[i].height);
        EXPECT_EQ(std::size_t{texture.mips}, raw[i].levels.size());
        EXPECT_NE(toString(texture.format), "unknown");
        const auto image = decodeTexture(bytes, texture);
        ASSERT_TRUE(image) << raw[i].name << ": " << bytes::describe(image.error());
        ASSERT_EQ(image->rgba.size(), std::size_t{4} * raw[i].width * raw[i].height);
        for (int y = 0; y < raw[i].height; ++y) {
            for (int x = 0; x < raw[i].width; ++x) {
                const auto* const found = &image->rgba[static_cast<std::size_t>(y * raw[i].width + x) * 4];
                EXPECT_EQ((Rgba{found[0], found[1], found[2], found[3]}), pixelOf(raw[i], x, y))
                    << raw[i].name << ' ' << x << ' ' << y;
            }
        }
    }
}

TEST(TxdFile, listsNamesAndProperties) {
    const auto file = readTxd(tests::buildTxd(tests::someTextures()));
    ASSERT_TRUE(file);
    const auto& first = file->textures[0];
    EXPECT_EQ(first.name, "pal8");
    EXPECT_EQ(first.mask, "pal8a");
    EXPECT_EQ(first.format, TxdFormat::Palette8);
    EXPECT_TRUE(first.alpha);
    EXPECT_EQ(first.depth, 8);
    EXPECT_EQ(file->textures[3].format, TxdFormat::Dxt1);
    EXPECT_FALSE(file->textures[3].alpha);
    EXPECT_TRUE(file->textures[5].alpha);
    EXPECT_EQ(toString(TxdFormat::Dxt5), "DXT5");
}

// Both kinds of DXT1 blocks, in colours that everybody knows: red and blue, and two pixels between them.
TEST(TxdFile, blocksOfDxt1) {
    RawTexture raw{"b", "", 8, 0x0100, 1, 4, 4, 16, 1, {}, {}};
    const auto build = [&](std::uint8_t order) {
        const std::array<std::uint8_t, 4> red{0x00, 0xF8, 0x1F, 0x00}; // red, then blue
        Bytes block;
        for (std::size_t i = 0; i < 4; ++i)
            block.push_back(static_cast<std::byte>(red[(i + order) % 4]));
        for (int i = 0; i < 4; ++i)
            block.push_back(std::byte{0xE4}); // 0, 1, 2, 3 in each row
        raw.levels = {block};
        const auto bytes = tests::buildTxd({raw});
        const auto image = decodeTexture(bytes, readTxd(bytes)->textures.at(0)).value();
        return std::vector<int>(image.rgba.begin(), image.rgba.begin() + 16);
    };
    EXPECT_EQ(build(0), (std::vector<int>{255, 0, 0, 255, 0, 0, 255, 255, 170, 0, 85, 255, 85, 0, 170, 255}));
    EXPECT_EQ(build(2), (std::vector<int>{0, 0, 255, 255, 255, 0, 0, 255, 127, 0, 127, 255, 0, 0, 0, 0}));
}

// Blocks at the edge of a texture whose size is no multiple of 4.
TEST(TxdFile, texturesMayBeSmallerThanTheirBlocks) {
    auto raw = tests::someTextures()[3];
    raw.width = 5;
    raw.height = 1;
    const auto bytes = tests::buildTxd({raw});
    const auto image = decodeTexture(bytes, readTxd(bytes)->textures.at(0));
    ASSERT_TRUE(image);
    EXPECT_EQ(image->rgba.size(), 20U);
    EXPECT_EQ(int{image->rgba[16]}, blockPixel(raw, 1, 4, 0)[0]);
}

TEST(TxdFile, otherLayoutsAreUnknown) {
    std::vector<RawTexture> raw(5, tests::someTextures()[10]);
    raw[0].platform = 5; // Xbox
    raw[1].detail = 35;  // A2B10G10R10
    raw[2].width = 4097;
    raw[3].height = 0;
    raw[4].detail = 20;
    raw[4].depth = 16; // not enough for 888
    const auto bytes = tests::buildTxd(raw);
    const auto file = readTxd(bytes);
    ASSERT_TRUE(file);
    ASSERT_EQ(file->textures.size(), 5U);
    for (const auto& texture : file->textures) {
        EXPECT_EQ(texture.format, TxdFormat::Unknown);
        EXPECT_EQ(texture.name, "c8888");
        const auto image = decodeTexture(bytes, texture);
        ASSERT_FALSE(image);
        EXPECT_EQ(image.error().code, FormatErrorCode::Unsupported);
    }
}

TEST(TxdFile, texturesWithoutTheirPixelsAreLeftOut) {
    auto raw = tests::someTextures();
    raw.resize(2);
    raw[0].levels[0].pop_back();
    const auto bytes = tests::buildTxd(raw);
    const auto file = readTxd(bytes);
    ASSERT_TRUE(file);
    ASSERT_EQ(file->textures.size(), 1U);
    EXPECT_EQ(file->textures[0].name, "pal4");
    EXPECT_EQ(file->notes.kept,
              (std::vector<Note>{{28 + 24 + 88 + 1024, "a texture is damaged: size has 31, expected at least 32"}}));
}

TEST(TxdFile, otherFilesAreRefused) {
    const auto none = readTxd(tests::bytesOf("DDS |...........and more"));
    ASSERT_FALSE(none);
    EXPECT_EQ(none.error().code, FormatErrorCode::BadMagic);
    const auto cut = readTxd(tests::bytesOf("short"));
    ASSERT_FALSE(cut);
    EXPECT_EQ(cut.error().code, FormatErrorCode::Truncated);
}

TEST(TxdFile, aTextureOfOtherBytesIsRefused) {
    const auto bytes = tests::buildTxd(tests::someTextures());
    const auto file = readTxd(bytes);
    ASSERT_TRUE(file);
    for (const auto& texture : file->textures) {
        const auto none = decodeTexture(std::span(bytes).first(texture.pixels + 3), texture);
        ASSERT_FALSE(none);
        EXPECT_EQ(none.error().code, FormatErrorCode::Truncated);
        auto large = texture;
        large.width = 70'000;
        EXPECT_EQ(decodeTexture(bytes, large).error().code, FormatErrorCode::BadValue);
    }
}

} // namespace
} // namespace navsmith::gta_world
