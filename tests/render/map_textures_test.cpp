#include "render/map_textures.h"
#include "tests/render/textured_floor.h"

#include <gtest/gtest.h>

#include <numeric>

namespace navsmith::tests {
namespace {

using render::levelsOf;
using render::packTextures;
using render::resampled;
using world::MapLayer;
using world::TextureBlend;

constexpr Pixel kOrange{240, 120, 20, 255};
constexpr Pixel kNone{0, 0, 255, 0};

world::MapTexture plainTexture(std::uint32_t width, std::uint32_t height, Pixel pixel = kOrange) {
    return {"plain", imageOf(width, height, [=](auto, auto) { return pixel; }), TextureBlend::Opaque, {}};
}

Pixel pixelAt(const std::vector<std::uint8_t>& level, std::uint32_t size, std::uint32_t x, std::uint32_t y) {
    Pixel pixel{};
    std::copy_n(level.begin() + static_cast<std::ptrdiff_t>((std::size_t{y} * size + x) * 4), 4, pixel.begin());
    return pixel;
}

double drawn(const std::vector<std::uint8_t>& level) {
    std::size_t count = 0;
    for (std::size_t i = 3; i < level.size(); i += 4)
        count += level[i] >= 128 ? 1 : 0;
    return static_cast<double>(count) * 4 / static_cast<double>(level.size());
}

TEST(MapTextures, ResamplingKeepsColours) {
    const auto image = plainTexture(48, 100).image;
    for (const std::uint32_t size : {8U, 64U, 128U}) {
        const auto scaled = resampled(image, size, TextureBlend::Opaque);
        ASSERT_EQ(scaled.rgba.size(), std::size_t{size} * size * 4);
        for (std::uint32_t i = 0; i < size; ++i)
            EXPECT_EQ(pixelAt(scaled.rgba, size, i, i), kOrange);
    }
}

TEST(MapTextures, ResampledHalvesStayHalves) {
    const auto image = imageOf(96, 96, [](auto x, auto) {
        return x < 48 ? Pixel{255, 0, 0, 255} : Pixel{0, 0, 255, 255};
    });
    const auto scaled = resampled(image, 64, TextureBlend::Opaque);
    EXPECT_EQ(pixelAt(scaled.rgba, 64, 31, 10), (Pixel{255, 0, 0, 255}));
    EXPECT_EQ(pixelAt(scaled.rgba, 64, 32, 10), (Pixel{0, 0, 255, 255}));
    const auto larger = resampled(image, 128, TextureBlend::Opaque);
    const auto edge = pixelAt(larger.rgba, 128, 0, 5);
    EXPECT_GT(edge[2], 20) << "the image repeats: its first column is beside the last one";
    EXPECT_GT(edge[0], 200);
}

TEST(MapTextures, WhatIsNotDrawnHasNoColour) {
    const auto image = imageOf(96, 96, [](auto x, auto) { return x % 6 < 3 ? kOrange : kNone; });
    const auto scaled = resampled(image, 64, TextureBlend::Masked);
    for (std::uint32_t x = 0; x < 64; ++x) {
        const auto pixel = pixelAt(scaled.rgba, 64, x, 9);
        if (pixel[3] != 0) {
            EXPECT_NEAR(pixel[2], kOrange[2], 1) << x;
        }
    }
}

TEST(MapTextures, LevelsGoDownToOnePixel) {
    const auto levels = levelsOf(imageOf(16, 16,
                                         [](auto x, auto) {
                                             return x < 8 ? Pixel{200, 0, 0, 9} : Pixel{0, 100, 0, 9};
                                         }),
                                 TextureBlend::Opaque);
    ASSERT_EQ(levels.size(), 5U);
    EXPECT_EQ(levels.back().size(), 4U);
    EXPECT_EQ(pixelAt(levels.back(), 1, 0, 0), (Pixel{100, 50, 0, 255})) << "opaque ones have no alpha";
}

TEST(MapTextures, MaskedLevelsDrawTheSameShare) {
    // A fence of thin bars, which would vanish from afar.
    const auto levels = levelsOf(imageOf(64, 64, [](auto x, auto y) { return x % 8 < 2 || y < 3 ? kOrange : kNone; }),
                                 TextureBlend::Masked);
    const double share = drawn(levels.front());
    for (std::size_t i = 1; i + 3 < levels.size(); ++i)
        EXPECT_GE(drawn(levels[i]), share * 0.9) << "level " << i;
    EXPECT_EQ(pixelAt(levels.front(), 64, 4, 20)[3], 0);
    EXPECT_NEAR(pixelAt(levels.front(), 64, 4, 20)[2], kOrange[2], 2) << "holes have the colour of what is around";
}

TEST(MapTextures, PacksImagesBySize) {
    auto map = texturedFloor(plainTexture(64, 64));
    addFloor(map, 10, plainTexture(64, 32));
    addFloor(map, 20, plainTexture(350, 200));
    addFloor(map, 30, plainTexture(4000, 10));
    const auto packed = packTextures(map);
    ASSERT_TRUE(packed);
    ASSERT_EQ(packed->arrays.size(), 2U);
    EXPECT_EQ(packed->arrays[0].size, 64U);
    EXPECT_EQ(packed->arrays[0].images, 2U);
    EXPECT_EQ(packed->arrays[0].levels, 7U);
    EXPECT_EQ(packed->arrays[0].pixels.size(), 14U);
    EXPECT_EQ(packed->arrays[1].size, 512U) << "256 would lose too much of 350 pixels";
    EXPECT_EQ(packed->arrays[1].images, 2U);
    std::size_t bytes = 0;
    for (const auto& array : packed->arrays) {
        for (const auto& level : array.pixels)
            bytes += level.size();
    }
    EXPECT_EQ(packed->bytes, bytes);
    EXPECT_EQ(packed->corners.size(), map.vertices.size());
}

TEST(MapTextures, OneBatchForALayerAndASize) {
    auto map = texturedFloor(plainTexture(64, 64));
    addFloor(map, 10, plainTexture(64, 64));
    addFloor(map, 20, plainTexture(128, 128));
    auto fence = plainTexture(64, 64);
    fence.blend = TextureBlend::Masked;
    addFloor(map, 30, fence);
    auto glass = plainTexture(64, 64);
    glass.blend = TextureBlend::Translucent;
    addFloor(map, 40, glass);
    addFloor(map, 50, plainTexture(64, 64), MapLayer::Brushes);
    addFloor(map, 60, plainTexture(64, 64), MapLayer::Sky);
    const auto packed = packTextures(map);
    ASSERT_TRUE(packed);
    ASSERT_EQ(packed->batches.size(), 5U) << "the sky is left out";
    EXPECT_EQ(packed->batches[0].indexCount, 12U);
    EXPECT_EQ(packed->batches.back().blend, TextureBlend::Translucent);
    EXPECT_EQ(packed->layers(), world::layerBit(MapLayer::Solid) | world::layerBit(MapLayer::Brushes));
    std::uint32_t next = 0;
    for (const auto& batch : packed->batches) {
        EXPECT_EQ(batch.firstIndex, next);
        next += batch.indexCount;
    }
    EXPECT_EQ(next, packed->indices.size());
}

TEST(MapTextures, ATextureWithoutImageHasItsColour) {
    auto map = texturedFloor({"lost", {}, TextureBlend::Opaque, {1, 0.5F, 0}});
    addFloor(map, 1, plainTexture(128, 128));
    const auto packed = packTextures(map);
    ASSERT_TRUE(packed);
    ASSERT_EQ(packed->arrays.size(), 1U) << "it needs no array of its own";
    EXPECT_EQ(pixelAt(packed->arrays[0].pixels[0], 128, 5, 5), (Pixel{255, 128, 0, 255}));
    const auto alone = packTextures(texturedFloor({"lost", {}, TextureBlend::Opaque, {1, 0.5F, 0}}));
    ASSERT_TRUE(alone);
    EXPECT_EQ(pixelAt(alone->arrays[0].pixels.back(), 1, 0, 0), (Pixel{255, 128, 0, 255}));
}

TEST(MapTextures, ImagesAreHalvedUntilTheyFit) {
    auto map = texturedFloor(plainTexture(512, 512));
    for (int i = 0; i < 9; ++i)
        addFloor(map, 10, plainTexture(512, 512));
    addFloor(map, 20, plainTexture(64, 64));
    constexpr std::size_t limit = 2 << 20;
    const auto packed = packTextures(map, {.memory = limit});
    ASSERT_TRUE(packed);
    EXPECT_LE(packed->bytes, limit);
    EXPECT_GT(packed->bytes, limit / 5);
    EXPECT_EQ(packed->arrays[0].size, 64U);
    EXPECT_EQ(packed->arrays.back().size, 256U) << "only some are halved once more than they must";
    const auto tiny = packTextures(map, {.memory = 1});
    ASSERT_TRUE(tiny);
    EXPECT_EQ(tiny->arrays.size(), 1U);
}

TEST(MapTextures, ACornerOfTwoTexturesIsDoubled) {
    auto map = texturedFloor(plainTexture(64, 64));
    map.textures.push_back(plainTexture(64, 64, {1, 2, 3, 255}));
    map.parts = {{MapLayer::Solid, 0, 0, 3}, {MapLayer::Solid, 1, 3, 3}};
    const auto packed = packTextures(map);
    ASSERT_TRUE(packed);
    EXPECT_EQ(packed->batches.size(), 1U);
    EXPECT_EQ(packed->corners.size(), 6U);
    for (std::size_t i = 0; i < 6; ++i) {
        const auto& corner = packed->corners[packed->indices[i]];
        EXPECT_EQ(corner.image, i < 3 ? 0.0F : 1.0F);
        EXPECT_EQ(corner.position, map.vertices[map.indices[i]].position);
    }
}

TEST(MapTextures, DamageIsLeftOut) {
    auto map = texturedFloor(plainTexture(64, 64));
    map.parts.push_back({MapLayer::Solid, 7, 0, 3});
    map.parts.push_back({MapLayer::Solid, 0, 3, 300});
    map.textures[0].image.rgba.pop_back();
    map.light = {4, 4, {1, 2, 3}};
    const auto packed = packTextures(map);
    ASSERT_TRUE(packed);
    EXPECT_EQ(packed->indices.size(), 6U);
    EXPECT_TRUE(packed->light.rgb.empty());
}

TEST(MapTextures, PackingCanBeCancelled) {
    EXPECT_FALSE(packTextures(texturedFloor(plainTexture(64, 64)), {}, [](double) { return false; }));
}

TEST(MapTextures, LightCoordinatesCoverTheAtlas) {
    const auto packed = packTextures(texturedFloor(plainTexture(64, 64)));
    ASSERT_TRUE(packed);
    EXPECT_EQ(packed->corners[0].light[0], 0);
    EXPECT_EQ(packed->corners[0].light[1], 65535);
}

} // namespace
} // namespace navsmith::tests
