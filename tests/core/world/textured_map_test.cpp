// Maps as games draw them: the builder, and maps of Quake, GoldSrc and Quake II.
#include "core/world/entity_look.h"
#include "core/world/quake_images.h"
#include "core/world/textured_map.h"
#include "core/world/textured_map_builder.h"
#include "tests/support/quake2_map_bytes.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <map>
#include <string>
#include <vector>

namespace navsmith::world {
namespace {

using tests::RawMap;
using tests::RawQuakeForm;
using Bytes = std::vector<std::byte>;
using Pixel = std::array<int, 4>;

TextureImage plainImage(std::uint32_t width, std::uint32_t height, Pixel pixel = {10, 20, 30, 255}) {
    TextureImage image{width, height, {}};
    for (std::size_t i = 0; i < std::size_t{width} * height; ++i) {
        for (const int value : pixel)
            image.rgba.push_back(static_cast<std::uint8_t>(value));
    }
    return image;
}

MapTexture named(const std::string& name, TextureImage image = {}) {
    MapTexture texture;
    texture.name = name;
    texture.image = std::move(image);
    return texture;
}

/// The light at a place of the atlas, filtered like the graphics card does.
double sampledLight(const LightAtlas& atlas, const glm::vec2& at, std::size_t channel = 0) {
    const double x = static_cast<double>(at.x) * atlas.width - 0.5;
    const double y = static_cast<double>(at.y) * atlas.height - 0.5;
    const auto sample = [&](double sx, double sy) {
        const auto ix = static_cast<std::size_t>(std::clamp(sx, 0.0, atlas.width - 1.0));
        const auto iy = static_cast<std::size_t>(std::clamp(sy, 0.0, atlas.height - 1.0));
        return static_cast<double>(atlas.rgb.at((iy * atlas.width + ix) * 3 + channel));
    };
    const double fx = x - std::floor(x);
    const double fy = y - std::floor(y);
    const double left = std::floor(x);
    const double top = std::floor(y);
    return (sample(left, top) * (1 - fx) + sample(left + 1, top) * fx) * (1 - fy) +
           (sample(left, top + 1) * (1 - fx) + sample(left + 1, top + 1) * fx) * fy;
}

std::vector<TexturedCorner> squareCorners(float x = 0.0F) {
    return {{{x, 0, 0}, {0, 0}, {0, 0}},
            {{x, 8, 0}, {0, 1}, {0, 2}},
            {{x + 8, 8, 0}, {1, 1}, {2, 2}},
            {{x + 8, 0, 0}, {1, 0}, {2, 0}}};
}

void expectValid(const TexturedMap& map) {
    std::size_t next = 0;
    std::pair<MapLayer, std::uint32_t> last{MapLayer::Solid, 0};
    std::vector<bool> used(map.textures.size());
    for (const auto& part : map.parts) {
        EXPECT_EQ(part.firstIndex, next);
        EXPECT_EQ(part.indexCount % 3, 0U);
        EXPECT_GT(part.indexCount, 0U);
        next += part.indexCount;
        EXPECT_LE(last, std::pair(part.layer, part.texture));
        last = {part.layer, part.texture};
        ASSERT_LT(part.texture, map.textures.size());
        used[part.texture] = true;
    }
    EXPECT_EQ(next, map.indices.size());
    EXPECT_EQ(std::count(used.begin(), used.end(), false), 0);
    for (const std::uint32_t index : map.indices)
        ASSERT_LT(index, map.vertices.size());
    for (const auto& vertex : map.vertices) {
        for (const float value :
             {vertex.position.x, vertex.position.y, vertex.position.z, vertex.texture.x, vertex.texture.y})
            EXPECT_TRUE(std::isfinite(value));
        for (const float value : {vertex.light.x, vertex.light.y})
            EXPECT_TRUE(value >= 0.0F && value <= 1.0F) << value;
    }
    for (const auto& texture : map.textures)
        EXPECT_EQ(texture.image.rgba.size(), std::size_t{4} * texture.image.width * texture.image.height);
    EXPECT_EQ(map.light.rgb.size(), std::size_t{3} * map.light.width * map.light.height);
    EXPECT_LE(map.facesWithImage, map.faces);
}

TEST(TexturedMapBuilder, SortsPartsAndCountsFaces) {
    TexturedMapBuilder builder({});
    const auto grey = builder.addTexture(named("grey", plainImage(4, 4)));
    const auto unused = builder.addTexture(named("unused", plainImage(4, 4)));
    const auto missing = builder.addTexture(named("missing"));
    EXPECT_NE(unused, missing);
    builder.addPolygon({MapLayer::Water, missing}, squareCorners(0));
    builder.addPolygon({MapLayer::Solid, missing}, squareCorners(10));
    builder.addPolygon({MapLayer::Water, grey}, squareCorners(20));
    builder.addPolygon({MapLayer::Water, grey}, squareCorners(30));
    builder.beginModel({glm::mat4(1.0F), true});
    builder.addPolygon({MapLayer::Water, grey}, squareCorners(40));
    const std::vector<TexturedCorner> line{{{0, 0, 0}}, {{1, 0, 0}}, {{2, 0, 0}}};
    builder.addPolygon({MapLayer::Sky, grey}, line);
    TexturedMap map;
    std::move(builder).finish(map);
    expectValid(map);
    EXPECT_EQ(map.faces, 5U);
    EXPECT_EQ(map.facesWithImage, 3U);
    ASSERT_EQ(map.textures.size(), 2U);
    ASSERT_EQ(map.parts.size(), 4U);
    EXPECT_EQ(map.parts[0].layer, MapLayer::Solid);
    EXPECT_EQ(map.textures[map.parts[0].texture].name, "missing");
    EXPECT_EQ(map.parts[1].indexCount, 12U);
    EXPECT_EQ(map.textures[map.parts[1].texture].name, "grey");
    EXPECT_EQ(map.parts[3].layer, MapLayer::Triggers);
    EXPECT_TRUE(map.light.rgb.empty());
    EXPECT_TRUE(map.notes.empty());
}

TEST(TexturedMapBuilder, TurnsCornersCounterClockwise) {
    TexturedMapBuilder builder({});
    const auto texture = builder.addTexture(named("a"));
    builder.addPolygon({MapLayer::Solid, texture}, squareCorners()); // clockwise as seen from above
    TexturedMap map;
    std::move(builder).finish(map);
    ASSERT_EQ(map.indices.size(), 6U);
    const auto at = [&](std::size_t i) { return map.vertices[map.indices[i]].position; };
    EXPECT_GT(glm::cross(at(1) - at(0), at(2) - at(0)).z, 0.0F);
}

TEST(TexturedMapBuilder, PlacesModelsAndDropsWholeRepetitions) {
    TexturedMapBuilder builder({});
    const auto texture = builder.addTexture(named("a"));
    ModelPlace place;
    place.transform[3] = glm::vec4(100, 0, 0, 1);
    builder.beginModel(place);
    auto corners = squareCorners();
    for (auto& corner : corners)
        corner.texture += glm::vec2(-1000.25F, 70.0F);
    builder.addPolygon({MapLayer::Solid, texture}, corners);
    TexturedMap map;
    std::move(builder).finish(map);
    EXPECT_EQ(map.vertices[0].position, glm::vec3(100, 0, 0));
    EXPECT_EQ(map.vertices[0].texture, glm::vec2(0.75F, 0));
    EXPECT_EQ(map.vertices[2].texture, glm::vec2(1.75F, 1));
}

TEST(TexturedMapBuilder, LightKeepsItsEdgesAndFacesWithoutAreAtOneHundredAndTwentyEight) {
    TexturedMapBuilder builder({});
    const auto texture = builder.addTexture(named("a"));
    std::vector<std::uint32_t> lights;
    for (int i = 0; i < 40; ++i) {
        const auto value = static_cast<std::uint8_t>(5 * i);
        const std::vector<std::uint8_t> rgb(static_cast<std::size_t>(2 * (1 + i % 3) * 3), value);
        lights.push_back(builder.addLightmap(2, static_cast<std::uint32_t>(1 + i % 3), rgb));
    }
    const std::vector<std::uint8_t> gradient{0, 0, 0, 200, 100, 50, 0, 0, 0, 200, 100, 50};
    const auto sloped = builder.addLightmap(2, 2, gradient);
    for (const auto light : lights)
        builder.addPolygon({MapLayer::Solid, texture, light}, squareCorners());
    builder.addPolygon({MapLayer::Solid, texture, sloped}, squareCorners());
    builder.addPolygon({MapLayer::Solid, texture}, squareCorners());
    TexturedMap map;
    std::move(builder).finish(map);
    expectValid(map);
    ASSERT_EQ(map.vertices.size(), 42U * 4);
    for (std::size_t i = 0; i < 40; ++i) {
        for (std::size_t corner = 0; corner < 4; ++corner)
            EXPECT_NEAR(sampledLight(map.light, map.vertices[4 * i + corner].light), 5.0 * static_cast<double>(i), 0.01)
                << i;
    }
    // The middle of the first sample is at (0.5, 0.5): beyond it the edge goes on.
    const auto& first = map.vertices[160].light;
    const auto& opposite = map.vertices[162].light;
    EXPECT_NEAR(sampledLight(map.light, first), 0.0, 0.01);
    EXPECT_NEAR(sampledLight(map.light, opposite, 1), 100.0, 0.01);
    EXPECT_NEAR(sampledLight(map.light, (first + opposite) * 0.5F, 1), 50.0, 0.1);
    EXPECT_NEAR(sampledLight(map.light, map.vertices[164].light), 128.0, 0.01);
}

TEST(TexturedMapBuilder, RefusesOddLight) {
    TexturedMapBuilder builder({});
    const std::vector<std::uint8_t> rgb(12);
    EXPECT_EQ(builder.addLightmap(2, 3, rgb), TexturedFace::kNoLight);
    EXPECT_EQ(builder.addLightmap(0, 0, {}), TexturedFace::kNoLight);
    EXPECT_EQ(builder.addLightmap(4, 1, rgb), 0U);
}

TEST(TexturedMapBuilder, HalvesLightThatDoesNotFit) {
    TexturedMapBuilder builder({});
    const auto texture = builder.addTexture(named("a"));
    const std::vector<std::uint8_t> rgb(std::size_t{3} * 2048 * 2048, 77);
    for (int i = 0; i < 17; ++i) { // 4 x 4 of them fill the atlas without their borders
        auto corners = squareCorners();
        for (auto& corner : corners)
            corner.light *= 1024.0F;
        builder.addPolygon({MapLayer::Solid, texture, builder.addLightmap(2048, 2048, rgb)}, corners);
    }
    TexturedMap map;
    std::move(builder).finish(map);
    EXPECT_LE(map.light.width, TexturedMapBuilder::kMostAtlasSide);
    EXPECT_LE(map.light.height, TexturedMapBuilder::kMostAtlasSide);
    ASSERT_EQ(map.notes.size(), 1U);
    EXPECT_NE(map.notes[0].find("coarser by 2"), std::string::npos) << map.notes[0];
    for (const auto& vertex : map.vertices)
        EXPECT_NEAR(sampledLight(map.light, vertex.light), 77.0, 0.01);
}

TEST(TexturedMapBuilder, HalvesTheLargestImagesUntilTheyFit) {
    TexturedMapOptions options;
    options.memory = 10'000;
    TexturedMapBuilder builder(options);
    const auto small = builder.addTexture(named("small", plainImage(16, 16)));
    const auto large = builder.addTexture(named("large", plainImage(100, 50)));
    builder.addPolygon({MapLayer::Solid, small}, squareCorners());
    builder.addPolygon({MapLayer::Solid, large}, squareCorners());
    TexturedMap map;
    std::move(builder).finish(map);
    EXPECT_EQ(map.textures[0].image.width, 16U);
    EXPECT_EQ(map.textures[1].image.width, 50U);
    EXPECT_EQ(map.textures[1].image.height, 25U);
    EXPECT_EQ(map.textures[1].image.rgba[1], 20);
    EXPECT_EQ(map.notes.size(), 1U);
    expectValid(map);
}

TEST(TexturedMapBuilder, HalvedPixelsAreMeansByOpacity) {
    TextureImage image{3, 1, {100, 0, 0, 255, 0, 200, 0, 0, 7, 7, 7, 255}};
    const auto half = halved(image);
    EXPECT_EQ(half.width, 2U);
    EXPECT_EQ(half.height, 1U);
    EXPECT_EQ(half.rgba, (std::vector<std::uint8_t>{100, 0, 0, 127, 7, 7, 7, 255}));
}

// Quake and GoldSrc ---------------------------------------------------------------------------------------------------

/// 16 x 16 pixels of one colour of the palette.
Bytes imageOf(const std::string& name, int colour, const Bytes& colours = {}) {
    return tests::buildMiptex(name, 16, 16, Bytes(256, static_cast<std::byte>(colour)), colours);
}

/// Colour i is i, i and 200.
Bytes ownColours() {
    Bytes colours;
    for (int i = 0; i < 256; ++i)
        colours.insert(colours.end(), {static_cast<std::byte>(i), static_cast<std::byte>(i), std::byte{200}});
    return colours;
}

/// smallMap() with axes, images for all but the rock, and light on the floor.
RawMap texturedRaw() {
    RawMap map = tests::smallMap();
    map.axes.assign(map.textures.size(), {1, 0, 0, 8, 0, 1, 0, 0});
    map.images["floor"] = imageOf("floor", 15);
    map.images["{fence"] = imageOf("{fence", 255);
    map.images["*water"] = imageOf("*water", 208);
    Bytes sky(std::size_t{32} * 16, std::byte{0});
    for (std::size_t i = 0; i < sky.size(); ++i)
        sky[i] = std::byte{static_cast<unsigned char>(i % 32 < 16 ? 251 : 208)};
    map.images["SKY1"] = tests::buildMiptex("SKY1", 32, 16, sky);
    map.images["door"] = imageOf("door", 251);
    map.flags = {0, 0, 1, 1, 0, 0};
    map.faces[0].styles = {0, 0xFF, 0xFF, 0xFF};
    map.faces[0].lightOffset = 0;
    map.light.assign(30, std::byte{40}); // 6 x 5 samples
    return map;
}

/// Files by path.
FindGameFile filesOf(std::map<std::string, Bytes> files) {
    return [files = std::move(files)](std::string_view path) -> std::optional<Bytes> {
        const auto found = files.find(std::string(path));
        return found == files.end() ? std::nullopt : std::optional(found->second);
    };
}

TexturedMap soundTextured(const Bytes& bytes, const FindGameFile& find = {}) {
    TexturedMapOptions options;
    options.fileName = "small.bsp";
    auto map = readTexturedMap(bytes, find, options);
    EXPECT_TRUE(map) << bytes::describe(map.error());
    expectValid(*map);
    return std::move(*map);
}

const MapTexture* textureCalled(const TexturedMap& map, std::string_view name) {
    const auto found =
        std::find_if(map.textures.begin(), map.textures.end(), [&](const MapTexture& t) { return t.name == name; });
    return found == map.textures.end() ? nullptr : &*found;
}

Pixel firstPixel(const MapTexture* texture) {
    if (texture == nullptr || texture->image.empty())
        return {-1, -1, -1, -1};
    const auto& rgba = texture->image.rgba;
    return {rgba[0], rgba[1], rgba[2], rgba[3]};
}

/// The mean light of the vertices of a layer.
double meanLightOf(const TexturedMap& map, MapLayer layer, std::size_t channel = 0) {
    double sum = 0;
    std::size_t count = 0;
    for (const auto& part : map.parts) {
        if (part.layer != layer)
            continue;
        for (std::uint32_t i = 0; i < part.indexCount; ++i) {
            sum += sampledLight(map.light, map.vertices[map.indices[part.firstIndex + i]].light, channel);
            ++count;
        }
    }
    return count == 0 ? -1 : sum / static_cast<double>(count);
}

TEST(TexturedQuake, HasImagesOfTheMapAndLayersOfItsGeometry) {
    for (const auto form : {RawQuakeForm::Quake, RawQuakeForm::Bsp2, RawQuakeForm::Psb2, RawQuakeForm::Hexen}) {
        const auto bytes = tests::buildQuakeMap(texturedRaw(), form);
        const auto map = soundTextured(bytes);
        const auto geometry = readMapGeometry(bytes);
        ASSERT_TRUE(geometry);
        EXPECT_EQ(map.faces, 6U);
        EXPECT_EQ(map.facesWithImage, 5U);
        EXPECT_EQ(map.indices.size(), geometry->indices.size());
        std::map<MapLayer, std::uint32_t> triangles;
        for (const auto& part : map.parts)
            triangles[part.layer] += part.indexCount / 3;
        ASSERT_EQ(triangles.size(), geometry->layers.size());
        for (const auto& layer : geometry->layers)
            EXPECT_EQ(triangles[layer.layer], layer.triangleCount);
        EXPECT_EQ(firstPixel(textureCalled(map, "floor")), (Pixel{0xEB, 0xEB, 0xEB, 255}));
        EXPECT_EQ(textureCalled(map, "{fence")->blend, TextureBlend::Masked);
        EXPECT_EQ(firstPixel(textureCalled(map, "{fence"))[3], 0);
        EXPECT_EQ(firstPixel(textureCalled(map, "*water")), (Pixel{0, 0, 255, 255}));
        EXPECT_TRUE(textureCalled(map, "rock")->image.empty());
        EXPECT_TRUE(map.notes.empty());
    }
}

TEST(TexturedQuake, SkiesHaveTheirRightHalf) {
    const auto map = soundTextured(tests::buildQuakeMap(texturedRaw(), RawQuakeForm::Quake));
    const auto* sky = textureCalled(map, "SKY1");
    ASSERT_NE(sky, nullptr);
    EXPECT_EQ(sky->image.width, 16U);
    for (std::size_t i = 0; i < sky->image.rgba.size(); i += 4)
        EXPECT_EQ(sky->image.rgba[i + 2], 255);
    const auto goldsrc = soundTextured(tests::buildQuakeMap(texturedRaw(), RawQuakeForm::GoldSrc));
    EXPECT_EQ(textureCalled(goldsrc, "SKY1")->image.width, 32U);
}

TEST(TexturedQuake, TextureCoordinatesAreSharesOfTheImage) {
    auto raw = texturedRaw();
    raw.axes[0] = {0.5, 0, 0, 4, 0, -1, 0, 0};
    const auto map = soundTextured(tests::buildQuakeMap(raw, RawQuakeForm::Quake));
    for (const auto& vertex : map.vertices) {
        if (vertex.position == glm::vec3(64, 64, 0)) {
            // s = 36 of 16 pixels, t = -64, less the whole repetitions of the first corner
            EXPECT_EQ(vertex.texture, glm::vec2(36.0F / 16, -4));
        }
    }
}

TEST(TexturedQuake, LitDarkAndPlainFaces) {
    const auto map = soundTextured(tests::buildQuakeMap(texturedRaw(), RawQuakeForm::Quake));
    EXPECT_NEAR(meanLightOf(map, MapLayer::Water), 128, 0.1) << "liquids have no light";
    EXPECT_NEAR(meanLightOf(map, MapLayer::Brushes), 0, 0.1) << "no light reaches the door";
    EXPECT_NEAR(meanLightOf(map, MapLayer::Solid), 40 / 2.0, 0.1) << "floor and fence";
    auto colours = texturedRaw();
    colours.light.assign(90, std::byte{100});
    const auto goldsrc = soundTextured(tests::buildQuakeMap(colours, RawQuakeForm::GoldSrc));
    EXPECT_NEAR(meanLightOf(goldsrc, MapLayer::Solid), 64 / 2.0, 0.1) << "does not double textures";
    auto unlit = texturedRaw();
    unlit.light.clear();
    EXPECT_TRUE(soundTextured(tests::buildQuakeMap(unlit, RawQuakeForm::Quake)).light.rgb.empty());
}

TEST(TexturedQuake, LightsThatAreOffAddNothing) {
    auto raw = texturedRaw();
    raw.faces[0].styles = {0, 33, 0xFF, 0xFF};
    raw.light.assign(60, std::byte{40});
    const auto lit = soundTextured(tests::buildQuakeMap(raw, RawQuakeForm::Quake));
    EXPECT_NEAR(meanLightOf(lit, MapLayer::Solid), 80 / 2.0, 0.1);
    raw.entities += "{ \"classname\" \"light\" \"style\" \"33\" \"spawnflags\" \"1\" }";
    const auto off = soundTextured(tests::buildQuakeMap(raw, RawQuakeForm::Quake));
    EXPECT_NEAR(meanLightOf(off, MapLayer::Solid), 40 / 2.0, 0.1);
}

TEST(TexturedQuake, PalettesAndColouredLightOfTheGame) {
    auto lit = tests::bytesOf("QLIT");
    lit.insert(lit.end(), {std::byte{1}, std::byte{0}, std::byte{0}, std::byte{0}});
    for (int i = 0; i < 30; ++i)
        lit.insert(lit.end(), {std::byte{10}, std::byte{20}, std::byte{30}});
    const auto bytes = tests::buildQuakeMap(texturedRaw(), RawQuakeForm::Quake);
    const auto map = soundTextured(bytes, filesOf({{"gfx/palette.lmp", ownColours()}, {"maps/small.lit", lit}}));
    EXPECT_EQ(firstPixel(textureCalled(map, "floor")), (Pixel{15, 15, 200, 255}));
    EXPECT_NEAR(meanLightOf(map, MapLayer::Solid, 0), 10 / 2.0, 0.1);
    EXPECT_NEAR(meanLightOf(map, MapLayer::Solid, 2), 30 / 2.0, 0.1);
    lit.pop_back();
    const auto other = soundTextured(bytes, filesOf({{"maps/small.lit", lit}}));
    EXPECT_NEAR(meanLightOf(other, MapLayer::Solid, 0), 40 / 2.0, 0.1);
    ASSERT_EQ(other.notes.size(), 1U);
    EXPECT_NE(other.notes[0].find("maps/small.lit was ignored"), std::string::npos) << other.notes[0];
}

TEST(TexturedGoldSrc, TexturesOfWadFiles) {
    auto raw = tests::smallMap();
    raw.axes.assign(raw.textures.size(), {1, 0, 0, 0, 0, 1, 0, 0});
    raw.entities.replace(2, 24,
                         "\"wad\" \"\\half-life\\valve\\First.wad;d:/mod/second.wad;\" \"classname\" \"worldspawn\" ");
    const auto bytes = tests::buildQuakeMap(raw, RawQuakeForm::GoldSrc);
    const auto first = tests::buildWad({{"FLOOR", imageOf("FLOOR", 1, ownColours())}});
    const auto second =
        tests::buildWad({{"floor", imageOf("floor", 2, ownColours())}, {"door", imageOf("door", 3, ownColours())}});
    const auto map = soundTextured(bytes, filesOf({{"First.wad", first}, {"second.wad", second}}));
    EXPECT_EQ(map.facesWithImage, 2U);
    EXPECT_EQ(firstPixel(textureCalled(map, "floor")), (Pixel{1, 1, 200, 255}));
    EXPECT_EQ(firstPixel(textureCalled(map, "door")), (Pixel{3, 3, 200, 255}));
    EXPECT_TRUE(map.notes.empty()) << map.notes[0];
    const auto half = soundTextured(bytes, filesOf({{"second.wad", second}}));
    EXPECT_EQ(firstPixel(textureCalled(half, "floor")), (Pixel{2, 2, 200, 255}));
    ASSERT_EQ(half.notes.size(), 1U);
    EXPECT_EQ(half.notes[0], "1 of 2 files with textures were not found: First.wad");
    const auto damaged = soundTextured(bytes, filesOf({{"First.wad", Bytes(8)}, {"second.wad", second}}));
    EXPECT_NE(damaged.notes[0].find("First.wad was ignored"), std::string::npos);
}

TEST(TexturedGoldSrc, EntitiesMakeModelsTranslucentOrInvisible) {
    auto raw = texturedRaw();
    const auto withDoor = [&](const std::string& keys) {
        auto changed = raw;
        const std::string door = "\"classname\" \"func_door\"";
        changed.entities.insert(changed.entities.find(door), keys);
        const auto map = soundTextured(tests::buildQuakeMap(changed, RawQuakeForm::GoldSrc));
        const auto* texture = textureCalled(map, "door");
        return std::pair(texture->blend, firstPixel(texture)[3]);
    };
    EXPECT_EQ(withDoor(""), (std::pair(TextureBlend::Opaque, 255)));
    EXPECT_EQ(withDoor("\"rendermode\" \"2\" \"renderamt\" \"80\" "), (std::pair(TextureBlend::Translucent, 80)));
    EXPECT_EQ(withDoor("\"rendermode\" \"2\" "), (std::pair(TextureBlend::Translucent, 0)));
    EXPECT_EQ(withDoor("\"rendermode\" \"4\" \"renderamt\" \"255\" "), (std::pair(TextureBlend::Masked, 255)));
    EXPECT_EQ(withDoor("\"alpha\" \"0.5\" "), (std::pair(TextureBlend::Translucent, 128)));
}

TEST(TexturedQuake, AnimatedTexturesShowTheirFirstFrame) {
    auto raw = texturedRaw();
    raw.textures[5] = "+1door";
    raw.images["+1door"] = imageOf("+1door", 251);
    raw.textures[4] = "+0door";
    raw.images["+0door"] = imageOf("+0door", 208);
    const auto map = soundTextured(tests::buildQuakeMap(raw, RawQuakeForm::Quake));
    EXPECT_EQ(firstPixel(textureCalled(map, "+1door")), (Pixel{0, 0, 255, 255}));
}

TEST(TexturedQuake, WadNamesAreFileNames) {
    EXPECT_EQ(wadNames("\\sierra\\half-life\\valve\\halflife.wad;c:xeno.wad ; ;a/b/c.wad"),
              (std::vector<std::string>{"halflife.wad", "xeno.wad", "c.wad"}));
    EXPECT_TRUE(wadNames("").empty());
}

TEST(TexturedQuake, CanBeStopped) {
    std::stop_source stop;
    stop.request_stop();
    const auto map =
        readTexturedMap(tests::buildQuakeMap(texturedRaw(), RawQuakeForm::Quake), {}, {}, stop.get_token());
    ASSERT_FALSE(map);
    EXPECT_EQ(map.error().found, "cancelled");
}

TEST(TexturedQuake, BytesThatAreNoMapAreAnError) {
    EXPECT_EQ(readTexturedMap(tests::bytesOf("no map at all"), {}).error().code, bytes::FormatErrorCode::BadMagic);
}

// Quake II ------------------------------------------------------------------------------------------------------------

TEST(TexturedQuake2, TexturesOfTheGameAndLightOfTheMap) {
    auto raw = tests::smallQuake2Map();
    raw.axes.assign(raw.textures.size(), {1, 0, 0, 0, 0, 1, 0, 0});
    raw.faces[0].styles = {0, 0xFF, 0xFF, 0xFF};
    raw.faces[0].lightOffset = 0;
    raw.light.assign(75, std::byte{60});
    const auto bytes = tests::buildQuake2Map(raw);
    Bytes wal(100 + 32 * 16, std::byte{9});
    tests::setU32(wal, 32, 32);
    tests::setU32(wal, 36, 16);
    tests::setU32(wal, 40, 100);
    Bytes pcx(129);
    pcx[0] = std::byte{10};
    pcx[128] = std::byte{12};
    const auto colours = ownColours();
    pcx.insert(pcx.end(), colours.begin(), colours.end());
    const auto map =
        soundTextured(bytes, filesOf({{"textures/" + raw.textures[0] + ".wal", wal}, {"pics/colormap.pcx", pcx}}));
    EXPECT_EQ(map.faces, 6U);
    EXPECT_EQ(map.facesWithImage, 1U);
    EXPECT_EQ(firstPixel(textureCalled(map, raw.textures[0])), (Pixel{9, 9, 200, 255}));
    EXPECT_GT(map.light.width, 0U);
    for (const auto& part : map.parts) {
        if (map.textures[part.texture].name != raw.textures[0])
            continue;
        for (std::uint32_t i = 0; i < part.indexCount; ++i)
            EXPECT_NEAR(sampledLight(map.light, map.vertices[map.indices[part.firstIndex + i]].light), 60, 0.1);
    }
    EXPECT_EQ(soundTextured(bytes).facesWithImage, 0U);
}

} // namespace
} // namespace navsmith::world
