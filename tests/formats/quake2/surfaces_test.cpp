// Light and textures of maps of Quake II.
#include "formats/quake2/ibsp_surfaces.h"
#include "formats/quake2/wal_file.h"
#include "tests/support/corpus.h"
#include "tests/support/map_corpus.h"
#include "tests/support/quake2_map_bytes.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

namespace navsmith::quake2 {
namespace {

using bytes::FormatErrorCode;
using tests::RawQuake2Form;
using Bytes = std::vector<std::byte>;

tests::RawQuake2Map litMap() {
    auto map = tests::smallQuake2Map();
    map.axes.assign(map.textures.size(), {1, 0, 0, 0, 0, 1, 0, 0});
    map.faces[0].styles = {0, 0xFF, 0xFF, 0xFF};
    map.faces[0].lightOffset = 3;
    map.light.resize(200);
    for (std::size_t i = 0; i < map.light.size(); ++i)
        map.light[i] = static_cast<std::byte>(i);
    return map;
}

TEST(IbspSurfaces, ReadLightInBothForms) {
    for (const auto form : {RawQuake2Form::Ibsp, RawQuake2Form::Qbsp}) {
        const auto bytes = tests::buildQuake2Map(litMap(), form);
        const auto map = readIbsp(bytes);
        ASSERT_TRUE(map);
        const auto surfaces = readIbspSurfaces(bytes, *map);
        ASSERT_TRUE(surfaces);
        const auto& light = surfaces->lights[0];
        EXPECT_EQ(light.width, 5U); // the floor is 64 x 64
        EXPECT_EQ(light.height, 5U);
        const auto rgb = bsp::readLight(surfaces->samples, light, [](std::uint8_t) { return true; });
        ASSERT_EQ(rgb.size(), 75U);
        EXPECT_EQ(rgb[0], 3);
        EXPECT_EQ(rgb[74], 77);
        EXPECT_EQ(surfaces->lights[1].width, 0U) << "it has no styles";
    }
}

TEST(IbspSurfaces, UnlitSurfacesHaveNone) {
    for (const auto flag : {surface::kSky, surface::kWarp, surface::kSheer, surface::kLessSheer}) {
        auto raw = litMap();
        raw.flags.assign(raw.textures.size(), flag);
        const auto bytes = tests::buildQuake2Map(raw);
        const auto map = readIbsp(bytes);
        ASSERT_TRUE(map);
        EXPECT_EQ(readIbspSurfaces(bytes, *map)->lights[0].width, 0U) << flag;
    }
}

Bytes wal(std::uint32_t width, std::uint32_t height) {
    Bytes file = tests::bytesOf("e1u1/floor");
    file.resize(100);
    tests::setU32(file, 32, width);
    tests::setU32(file, 36, height);
    tests::setU32(file, 40, 100);
    file.resize(100 + std::size_t{width} * height, std::byte{5});
    return file;
}

TEST(Wal, GivesThePixelsOfTheLargestSize) {
    const auto bytes = wal(16, 8);
    const auto file = readWal(bytes);
    ASSERT_TRUE(file) << bytes::describe(file.error());
    EXPECT_EQ(file->name, "e1u1/floor");
    EXPECT_EQ(file->width, 16U);
    EXPECT_EQ(file->height, 8U);
    EXPECT_EQ(file->pixels.size(), 128U);
}

TEST(Wal, DamageIsAnError) {
    const auto whole = wal(16, 8);
    for (const std::size_t size : {0U, 31U, 43U, 227U})
        EXPECT_EQ(readWal(std::span(whole).first(size)).error().code, FormatErrorCode::Truncated) << size;
    for (const std::uint32_t side : {0U, 4097U, 0xFFFFFFFFU}) {
        auto wrong = whole;
        tests::setU32(wrong, 32, side);
        EXPECT_EQ(readWal(wrong).error().code, FormatErrorCode::BadValue) << side;
    }
    auto early = whole;
    tests::setU32(early, 40, 99);
    EXPECT_EQ(readWal(early).error().code, FormatErrorCode::Truncated);
}

TEST(PcxPalette, LiesAtTheEnd) {
    Bytes file(128 + 40);
    file[0] = std::byte{10};
    file.push_back(std::byte{12});
    for (int i = 0; i < 768; ++i)
        file.push_back(static_cast<std::byte>(i % 251));
    const auto palette = readPcxPalette(file);
    ASSERT_TRUE(palette);
    EXPECT_EQ((*palette)[2], (std::array<std::uint8_t, 3>{6, 7, 8}));
    auto without = file;
    without[168] = std::byte{0};
    EXPECT_FALSE(readPcxPalette(without));
    auto other = file;
    other[0] = std::byte{11};
    EXPECT_FALSE(readPcxPalette(other));
    EXPECT_FALSE(readPcxPalette(std::span(file).first(500)));
}

TEST(SurfacesCorpus2, LightOfEachFaceEndsWhereTheNextBegins) {
    const auto maps = tests::corpusMaps("quake2-bsp", ".bsp");
    if (maps.empty())
        GTEST_SKIP() << tests::missingCorpus("quake2-bsp");
    std::size_t faces = 0;
    for (const auto& raw : maps) {
        const auto map = readIbsp(raw.bytes);
        ASSERT_TRUE(map);
        const auto surfaces = readIbspSurfaces(raw.bytes, *map);
        ASSERT_TRUE(surfaces);
        EXPECT_TRUE(surfaces->notes.empty()) << raw.name;
        std::vector<std::pair<std::size_t, std::size_t>> ranges;
        for (const auto& light : surfaces->lights) {
            if (light.width == 0)
                continue;
            const auto styles = std::find(light.styles.begin(), light.styles.end(), bsp::kNoStyle);
            ranges.emplace_back(light.offset, std::size_t{3} * light.width * light.height *
                                                  static_cast<std::size_t>(styles - light.styles.begin()));
        }
        std::sort(ranges.begin(), ranges.end());
        ranges.emplace_back(surfaces->samples.bytes.size(), 0);
        // Transparent faces have light in the map, too, which lies between.
        for (std::size_t i = 0; i + 1 < ranges.size(); ++i)
            EXPECT_LE(ranges[i].first + ranges[i].second, ranges[i + 1].first) << raw.name;
        faces += ranges.size() - 1;
    }
    EXPECT_GT(faces, 35'000U);
}

} // namespace
} // namespace navsmith::quake2
