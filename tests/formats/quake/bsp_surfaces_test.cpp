// Axes, light and textures of generated maps, and of real ones: in every known map the light of each face ends where
// that of the next begins.
#include "formats/quake/bsp_surfaces.h"
#include "formats/quake/miptex.h"
#include "tests/support/bytes_mutation.h"
#include "tests/support/corpus.h"
#include "tests/support/heap_meter.h"
#include "tests/support/map_bytes.h"
#include "tests/support/map_corpus.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

namespace navsmith::quake {
namespace {

using tests::RawMap;
using tests::RawQuakeForm;
using Bytes = std::vector<std::byte>;

/// A floor of 64 x 40, whose grid has 5 x 4 samples, in the style 0 and a second one.
RawMap litFloor(std::uint8_t secondStyle = bsp::kNoStyle) {
    RawMap map;
    map.entities = "{ \"classname\" \"worldspawn\" }";
    auto& face = map.addFace({{0, 0, 0}, {0, 40, 0}, {64, 40, 0}, {64, 0, 0}}, "rock", {{0, 0, 1}, 0});
    face.styles = {0, secondStyle, bsp::kNoStyle, bsp::kNoStyle};
    face.lightOffset = 2;
    map.axes = {{1, 0, 0, 100, 0, -1, 0, 0}};
    map.endModel();
    for (int i = 0; i < 42; ++i)
        map.light.push_back(static_cast<std::byte>(i));
    return map;
}

struct ReadSurfaces {
    Bytes bytes;
    BspFile map;
    BspSurfaces surfaces;
};

ReadSurfaces soundSurfaces(const RawMap& raw, RawQuakeForm form = RawQuakeForm::Quake) {
    ReadSurfaces result{tests::buildQuakeMap(raw, form), {}, {}};
    auto map = readBsp(result.bytes);
    EXPECT_TRUE(map);
    auto surfaces = readBspSurfaces(result.bytes, *map);
    EXPECT_TRUE(surfaces);
    result.map = std::move(*map);
    result.surfaces = std::move(*surfaces);
    return result;
}

bool always(std::uint8_t /*style*/) {
    return true;
}

TEST(BspSurfaces, GridsLieOnMultiplesOfSixteenPixels) {
    for (const auto form : {RawQuakeForm::Quake, RawQuakeForm::Bsp2, RawQuakeForm::Psb2, RawQuakeForm::Hexen}) {
        const auto read = soundSurfaces(litFloor(), form);
        ASSERT_EQ(read.surfaces.lights.size(), 1U);
        const auto& light = read.surfaces.lights[0];
        // s from 100 to 164: samples at 96 to 176. t from -40 to 0: at -48 to 0.
        EXPECT_EQ(light.width, 6U);
        EXPECT_EQ(light.height, 4U);
        EXPECT_EQ(light.offset, 2U);
        EXPECT_FLOAT_EQ(light.axes[0].x, 1.0F / 16);
        EXPECT_FLOAT_EQ(light.axes[0].w, 4.0F / 16 + 0.5F);
        EXPECT_FLOAT_EQ(light.axes[1].y, -1.0F / 16);
        EXPECT_FLOAT_EQ(light.axes[1].w, 3.5F);
        const auto rgb = bsp::readLight(read.surfaces.samples, light, always);
        ASSERT_EQ(rgb.size(), 72U);
        EXPECT_EQ(rgb[0], 2);
        EXPECT_EQ(rgb[2], 2);
        EXPECT_EQ(rgb[3], 3);
    }
}

TEST(BspSurfaces, GoldSrcHasColouredSamplesAndCountsBytes) {
    auto raw = litFloor();
    for (int i = 42; i < 80; ++i)
        raw.light.push_back(static_cast<std::byte>(i));
    const auto read = soundSurfaces(raw, RawQuakeForm::GoldSrc);
    const auto rgb = bsp::readLight(read.surfaces.samples, read.surfaces.lights[0], always);
    ASSERT_EQ(rgb.size(), 72U);
    EXPECT_EQ(rgb[0], 2);
    EXPECT_EQ(rgb[1], 3);
    EXPECT_EQ(rgb[71], 73);
}

TEST(BspSurfaces, StylesAddUp) {
    auto raw = litFloor(32);
    raw.light.assign(2 + 24, std::byte{100});
    raw.light.insert(raw.light.end(), 24, std::byte{200});
    const auto read = soundSurfaces(raw);
    const auto& light = read.surfaces.lights[0];
    EXPECT_EQ(bsp::readLight(read.surfaces.samples, light, always)[0], 255);
    EXPECT_EQ(bsp::readLight(read.surfaces.samples, light, [](std::uint8_t style) { return style != 32; })[0], 100);
    EXPECT_EQ(bsp::readLight(read.surfaces.samples, light, [](std::uint8_t style) { return style == 32; })[0], 200);
    // A second style that is cut off is left out.
    raw.light.pop_back();
    const auto cut = soundSurfaces(raw);
    EXPECT_EQ(bsp::readLight(cut.surfaces.samples, cut.surfaces.lights[0], always)[0], 100);
}

TEST(BspSurfaces, FacesWithoutLight) {
    auto dark = litFloor();
    dark.faces[0].lightOffset = -1;
    EXPECT_EQ(soundSurfaces(dark).surfaces.lights[0].width, 0U);
    auto special = litFloor();
    special.flags = {1};
    EXPECT_EQ(soundSurfaces(special).surfaces.lights[0].width, 0U);
    auto wide = litFloor();
    wide.axes[0][0] = 1000; // more samples than a grid may have
    EXPECT_EQ(soundSurfaces(wide).surfaces.lights[0].width, 0U);
    auto beyond = litFloor();
    beyond.faces[0].lightOffset = 19; // 24 samples do not fit into 42
    const auto read = soundSurfaces(beyond);
    EXPECT_TRUE(bsp::readLight(read.surfaces.samples, read.surfaces.lights[0], always).empty());
}

TEST(BspSurfaces, ColouredLightOfBspx) {
    auto raw = litFloor();
    Bytes rgb(3 * raw.light.size(), std::byte{7});
    rgb[6] = std::byte{50};
    raw.bspx = {{"OTHER", Bytes(5)}, {"RGBLIGHTING", rgb}};
    const auto read = soundSurfaces(raw);
    const auto colours = bsp::readLight(read.surfaces.samples, read.surfaces.lights[0], always);
    EXPECT_EQ(colours[0], 50);
    EXPECT_EQ(colours[1], 7);
    raw.bspx[1].second.pop_back(); // for another number of samples
    raw.bspx[1].second.pop_back();
    raw.bspx[1].second.pop_back();
    EXPECT_EQ(soundSurfaces(raw).surfaces.samples.channels, 1U);
}

TEST(BspSurfaces, FinerGridsOfBspx) {
    auto raw = litFloor();
    raw.light.resize(500);
    Bytes offset(4);
    tests::setU32(offset, 0, 77);
    raw.bspx = {{"LMSHIFT", {std::byte{2}}}, {"LMOFFSET", offset}};
    const auto light = soundSurfaces(raw).surfaces.lights[0];
    EXPECT_EQ(light.width, 17U);
    EXPECT_EQ(light.height, 11U);
    EXPECT_EQ(light.offset, 77U);
    raw.bspx.pop_back(); // without offsets the light is that of the records
    EXPECT_EQ(soundSurfaces(raw).surfaces.lights[0].width, 6U);
}

TEST(BspSurfaces, GridsOfTheirOwnOfBspx) {
    auto raw = litFloor();
    raw.faces[0].lightOffset = -1;
    Bytes record(40);
    tests::setU32(record, 0, 3 | 2 << 16);
    tests::setU32(record, 4, 5);
    tests::setU32(record, 8, 0x3F800000);  // 1 on x
    tests::setU32(record, 36, 0x40000000); // 2 beside y
    raw.bspx = {{"DECOUPLED_LM", record}};
    const auto light = soundSurfaces(raw).surfaces.lights[0];
    EXPECT_EQ(light.width, 3U);
    EXPECT_EQ(light.height, 2U);
    EXPECT_EQ(light.offset, 5U);
    EXPECT_EQ(light.axes[0], glm::vec4(1, 0, 0, 0.5F));
    EXPECT_EQ(light.axes[1], glm::vec4(0, 0, 0, 2.5F));
}

TEST(BspSurfaces, TexturesAreRecordsInTheMap) {
    auto raw = litFloor();
    raw.images["rock"] = tests::buildMiptex("rock", 16, 16, Bytes(256, std::byte{9}));
    const auto read = soundSurfaces(raw);
    ASSERT_EQ(read.surfaces.textures.size(), 1U);
    const auto texture = readMiptex(read.surfaces.textures[0]);
    ASSERT_TRUE(texture);
    EXPECT_EQ(texture->pixels[17], std::byte{9});
}

TEST(BspSurfaces, MutationsAreReadOrRefusedWithLittleHeap) {
    auto raw = litFloor(32);
    raw.images["rock"] = tests::buildMiptex("rock", 16, 16, Bytes(256, std::byte{9}));
    raw.bspx = {{"LMSHIFT", {std::byte{2}}}, {"LMOFFSET", Bytes(4)}, {"DECOUPLED_LM", Bytes(40)}};
    tests::ByteMutator mutator(31);
    for (int i = 0; i < 20'000; ++i) {
        const auto form = tests::kRawQuakeForms[mutator.below(tests::kRawQuakeForms.size())];
        const auto bytes = mutator.mutated(tests::buildQuakeMap(raw, form));
        const auto map = readBsp(bytes);
        if (!map)
            continue;
        const tests::HeapMeter meter;
        const auto surfaces = readBspSurfaces(bytes, *map);
        ASSERT_TRUE(surfaces);
        EXPECT_LE(meter.peakBytes(), tests::kHeapSlack + 64 * bytes.size());
        for (const auto& light : surfaces->lights) {
            const auto rgb = bsp::readLight(surfaces->samples, light, always);
            EXPECT_TRUE(rgb.empty() || rgb.size() == std::size_t{3} * light.width * light.height);
        }
        for (const auto& record : surfaces->textures)
            (void)readMiptex(record);
    }
}

TEST(SurfacesCorpus, LightOfEachFaceEndsWhereTheNextBegins) {
    std::size_t faces = 0;
    for (const char* folder : {"quake-bsp", "goldsrc-bsp-nav", "goldsrc-pairs"}) {
        const auto maps = tests::corpusMaps(folder, ".bsp");
        if (maps.empty())
            GTEST_SKIP() << tests::missingCorpus(folder);
        for (const auto& raw : maps) {
            // The light of this one was made for faces that were changed afterwards.
            if (raw.name.ends_with("LoadBspModel_hl.bsp"))
                continue;
            const auto map = readBsp(raw.bytes);
            if (!map)
                continue;
            const auto surfaces = readBspSurfaces(raw.bytes, *map);
            ASSERT_TRUE(surfaces);
            EXPECT_TRUE(surfaces->notes.empty()) << raw.name;
            std::vector<std::pair<std::size_t, std::size_t>> ranges;
            for (const auto& light : surfaces->lights) {
                if (light.width == 0)
                    continue;
                const auto styles = std::find(light.styles.begin(), light.styles.end(), bsp::kNoStyle);
                ranges.emplace_back(light.offset, std::size_t{light.width} * light.height * surfaces->samples.channels *
                                                      static_cast<std::size_t>(styles - light.styles.begin()));
            }
            std::sort(ranges.begin(), ranges.end());
            ranges.emplace_back(surfaces->samples.bytes.size(), 0);
            for (std::size_t i = 0; i + 1 < ranges.size(); ++i) {
                const std::size_t end = ranges[i].first + ranges[i].second;
                // Some compilers align each face to 4 bytes.
                EXPECT_TRUE(end <= ranges[i + 1].first && ranges[i + 1].first < end + 4)
                    << raw.name << ": " << end << " and " << ranges[i + 1].first;
            }
            faces += ranges.size() - 1;
        }
    }
    EXPECT_GT(faces, 70'000U);
}

} // namespace
} // namespace navsmith::quake
