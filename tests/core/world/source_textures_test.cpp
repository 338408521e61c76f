// Maps of Source with textures and light.
#include "core/world/map_geometry.h"
#include "core/world/source_materials.h"
#include "core/world/textured_map.h"
#include "tests/support/bytes_mutation.h"
#include "tests/support/corpus.h"
#include "tests/support/map_corpus.h"
#include "tests/support/source_material_bytes.h"

#include <glm/geometric.hpp>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <string>

namespace navsmith::world {
namespace {

using tests::bytesOf;
using FoundFiles = std::map<std::string, std::vector<std::byte>>;

FindGameFile among(FoundFiles files) {
    return [files = std::move(files)](std::string_view path) -> std::optional<std::vector<std::byte>> {
        const auto found = files.find(std::string(path));
        return found == files.end() ? std::nullopt : std::optional(found->second);
    };
}

TexturedMap read(const tests::RawLitSourceMap& raw, const FindGameFile& find = {}) {
    const auto map = readTexturedMap(raw.bytes(), find);
    EXPECT_TRUE(map) << bytes::describe(map.error());
    return *map;
}

const TexturedPart* partOf(const TexturedMap& map, std::string_view texture) {
    const auto found = std::ranges::find_if(
        map.parts, [&](const TexturedPart& part) { return map.textures[part.texture].name == texture; });
    return found == map.parts.end() ? nullptr : &*found;
}

const TexturedVertex* vertexAt(const TexturedMap& map, const TexturedPart& part, const glm::vec3& position) {
    for (std::uint32_t i = part.firstIndex; i < part.firstIndex + part.indexCount; ++i) {
        const auto& vertex = map.vertices[map.indices[i]];
        if (vertex.position == position)
            return &vertex;
    }
    return nullptr;
}

/// The light of the atlas at a vertex, which is in the middle of a pixel.
int lightAt(const TexturedMap& map, const glm::vec2& at) {
    const auto x = static_cast<std::size_t>(at.x * static_cast<float>(map.light.width));
    const auto y = static_cast<std::size_t>(at.y * static_cast<float>(map.light.height));
    return map.light.rgb.at(3 * (y * map.light.width + x));
}

TEST(SourceTextures, facesHaveTheirTexturePlaceAndLight) {
    const auto map = read(tests::texturedRoom());
    EXPECT_EQ(map.faces, 5U);
    EXPECT_EQ(map.facesWithImage, 2U);
    const auto* const wall = partOf(map, "Brick/Wall");
    ASSERT_NE(wall, nullptr);
    EXPECT_EQ(wall->layer, MapLayer::Solid);
    EXPECT_EQ(wall->indexCount, 12U) << "a material of a cube map shares its texture";
    const auto& image = map.textures[wall->texture].image;
    EXPECT_EQ(image.width, 8U);
    EXPECT_EQ(image.height, 4U);
    EXPECT_EQ(image.rgba[0], 200);
    EXPECT_EQ(image.rgba[3], 255) << "alpha means nothing without transparency";
    // The texture is meant for 64 pixels, whatever the size of the image.
    const auto* const corner = vertexAt(map, *wall, {64, 64, 0});
    ASSERT_NE(corner, nullptr);
    EXPECT_EQ(corner->texture - vertexAt(map, *wall, {0, 0, 0})->texture, glm::vec2(1, 1));
    EXPECT_EQ(lightAt(map, vertexAt(map, *wall, {0, 0, 0})->light), 0);
    EXPECT_EQ(lightAt(map, vertexAt(map, *wall, {0, 64, 0})->light), 118) << "5/6 of a plain light";
    EXPECT_EQ(lightAt(map, vertexAt(map, *wall, {128, 64, 0})->light), 128)
        << "a light of 1 leaves the texture as it is";
}

TEST(SourceTextures, whatHasNoTextureHasAColour) {
    const auto map = read(tests::texturedRoom());
    const auto* const ground = partOf(map, "nature/ground");
    ASSERT_NE(ground, nullptr);
    const auto& texture = map.textures[ground->texture];
    EXPECT_TRUE(texture.image.empty());
    EXPECT_EQ(texture.blend, TextureBlend::Opaque);
    EXPECT_NEAR(texture.colour.x, std::pow(0.1F, 1 / 2.2F), 1e-4F);
    EXPECT_EQ(texture.colour.z, 1.0F);
    const auto* const water = partOf(map, "nature/water");
    ASSERT_NE(water, nullptr);
    EXPECT_EQ(water->layer, MapLayer::Water);
    EXPECT_EQ(lightAt(map, map.vertices[map.indices[water->firstIndex]].light), 128) << "no light";
    const auto* const hidden = partOf(map, "tools/toolsnodraw");
    ASSERT_NE(hidden, nullptr);
    EXPECT_EQ(hidden->layer, MapLayer::Tools);
}

TEST(SourceTextures, terrainHasTheTextureOfItsFaceAndLightFromCornerToCorner) {
    const auto map = read(tests::texturedRoom());
    const auto* const ground = partOf(map, "nature/ground");
    ASSERT_NE(ground, nullptr);
    EXPECT_EQ(ground->indexCount, 96U);
    // Corners 0 64, 0 128, 64 128, 64 64: y of the light runs along the map's y.
    const auto* const first = vertexAt(map, *ground, {0, 64, 8});
    const auto* const next = vertexAt(map, *ground, {0, 128, 8});
    const auto* const last = vertexAt(map, *ground, {64, 64, 8});
    ASSERT_TRUE(first != nullptr && next != nullptr && last != nullptr);
    EXPECT_EQ(next->texture - first->texture, glm::vec2(0, 1));
    EXPECT_EQ(last->texture - first->texture, glm::vec2(1, 0));
    EXPECT_EQ(lightAt(map, first->light), 0);
    EXPECT_EQ(lightAt(map, next->light), 118);
    EXPECT_EQ(lightAt(map, last->light), std::lround(128 * std::pow(42 / 255.0, 1 / 2.2)));
}

TEST(SourceTextures, trianglesAreThoseOfTheGeometry) {
    const auto raw = tests::texturedRoom().bytes();
    const auto map = readTexturedMap(raw, {}).value();
    const auto geometry = readMapGeometry(raw).value();
    std::map<MapLayer, std::size_t> counts;
    for (const auto& part : map.parts)
        counts[part.layer] += part.indexCount / 3;
    for (const auto& layer : geometry.layers)
        EXPECT_EQ(counts[layer.layer], layer.triangleCount) << static_cast<int>(layer.layer);
    const auto up = [&](std::size_t triangle) {
        const auto at = [&](std::size_t i) { return map.vertices[map.indices[3 * triangle + i]].position; };
        return glm::cross(at(1) - at(0), at(2) - at(0)).z > 0;
    };
    for (std::size_t i = 0; i < map.indices.size() / 3; ++i)
        EXPECT_TRUE(up(i));
}

TEST(SourceTextures, filesOfTheGameComeAfterThoseInTheMap) {
    auto wide = tests::plainVtf(2, 2, {1, 2, 3, 128});
    FoundFiles files{
        {"materials/nature/ground.vmt", bytesOf("WorldVertexTransition { $basetexture ground $basetexture2 grass }")},
        {"materials/ground.vtf", tests::buildVtf(wide)},
        {"materials/brick/wall.vmt", bytesOf("LightmappedGeneric { $basetexture ground }")},
        {"materials/nature/water.vmt", bytesOf("Water { $fogcolor \"{0 51 102}\" }")}};
    auto map = read(tests::texturedRoom(), among(files));
    EXPECT_EQ(map.facesWithImage, 3U);
    EXPECT_EQ(map.textures[partOf(map, "nature/ground")->texture].image.rgba[0], 1);
    EXPECT_EQ(map.textures[partOf(map, "Brick/Wall")->texture].image.rgba[0], 200);
    const auto& water = map.textures[partOf(map, "nature/water")->texture];
    EXPECT_EQ(water.colour, glm::vec3(0, 0.2F, 0.4F));
    EXPECT_EQ(water.blend, TextureBlend::Translucent);

    const auto groundOf = [&](const std::string& parameters) {
        files["materials/nature/ground.vmt"] = bytesOf("LightmappedGeneric { $basetexture ground " + parameters + "}");
        map = read(tests::texturedRoom(), among(files));
        return map.textures[partOf(map, "nature/ground")->texture];
    };
    EXPECT_EQ(groundOf("$translucent 1").blend, TextureBlend::Translucent);
    EXPECT_EQ(groundOf("$translucent 1").image.rgba[3], 128);
    EXPECT_EQ(groundOf("$translucent 1 $alpha 0.5").image.rgba[3], 64);
    EXPECT_EQ(groundOf("$alphatest 1").blend, TextureBlend::Masked);
    EXPECT_EQ(groundOf("$alpha 0.5").image.rgba[3], 128);
    EXPECT_EQ(groundOf("$additive 1").image.rgba[3], 3) << "as bright as it is";
}

TEST(SourceTextures, materialsOfAMapFallBackToTheirOriginal) {
    auto room = tests::texturedRoom();
    room.map.pakFile.clear();
    const auto find = among({{"materials/brick/wall.vmt", bytesOf("LightmappedGeneric { $basetexture brick }")},
                             {"materials/brick.vtf", tests::buildVtf(tests::plainVtf(1, 1, {9, 9, 9, 255}))}});
    EXPECT_EQ(read(room, find).facesWithImage, 2U);
    EXPECT_EQ(originalMaterial("maps/Town/brick/wall_-64_32_0"), "brick/wall");
    EXPECT_EQ(originalMaterial("maps\\town\\Brick\\ground_wvt_patch"), "brick/ground");
    EXPECT_EQ(originalMaterial("maps/town/brick/ground_wvt_patch_1_2_3"), "brick/ground");
    EXPECT_EQ(originalMaterial("maps/town/water/sea_depth_128"), "water/sea");
    EXPECT_EQ(originalMaterial("maps/town/brick/wall_1_2"), "brick/wall_1_2");
    EXPECT_FALSE(originalMaterial("brick/wall_1_2_3"));
    EXPECT_FALSE(originalMaterial("maps/town"));
    // Patches of each other end.
    const auto circle = among({{"materials/brick/wall.vmt", bytesOf("patch { include materials/brick/wall.vmt }")}});
    EXPECT_EQ(read(room, circle).facesWithImage, 0U);
}

TEST(SourceTextures, modelsStandWhereTheMapHasThem) {
    const auto square = tests::buildSquareModel();
    FoundFiles files{{"models/props/crate.mdl", square.mdl},
                     {"models/props/crate.vvd", square.vvd},
                     {"models/props/crate.dx90.vtx", square.vtx},
                     {"materials/models/props/crate.vmt", bytesOf("VertexLitGeneric { $basetexture red }")},
                     {"materials/red.vtf", tests::buildVtf(tests::plainVtf(1, 1, {250, 0, 0, 255}))}};
    auto room = tests::texturedRoom();
    room.map.staticProps = tests::buildStaticProps({"models/props/crate.mdl", "models/none.mdl"}, {},
                                                   {{.origin = {100, 200, 300}, .angles = {0, 90, 0}, .model = 0},
                                                    {.origin = {0, 0, 0}, .model = 1},
                                                    {.origin = {0, 0, 0}, .model = 9}});
    room.map.entities +=
        "{ \"classname\" \"prop_physics\" \"model\" \"models/props/crate.mdl\" \"origin\" \"7 8 9\" }\n"
        "{ \"classname\" \"npc_somebody\" \"model\" \"models/props/crate.mdl\" \"origin\" \"0 0 0\" }\n";
    const auto map = read(room, among(files));
    const auto* const part = partOf(map, "models\\props\\/crate");
    ASSERT_NE(part, nullptr);
    EXPECT_EQ(map.textures[part->texture].image.rgba[0], 250);
    const auto near = [&](MapLayer layer, const glm::vec3& place) {
        for (const auto& each : map.parts) {
            if (each.layer != layer || each.texture != part->texture)
                continue;
            EXPECT_EQ(each.indexCount, 6U);
            for (std::uint32_t i = each.firstIndex; i < each.firstIndex + each.indexCount; ++i) {
                if (glm::distance(map.vertices[map.indices[i]].position, place) < 0.01F)
                    return true;
            }
        }
        return false;
    };
    EXPECT_TRUE(near(MapLayer::Props, {108, 192, 300})) << "a static prop that is solid";
    EXPECT_TRUE(near(MapLayer::Decoration, {15, 16, 9})) << "an entity";
    EXPECT_EQ(map.facesWithImage, 4U);
    files.erase("models/props/crate.vvd");
    EXPECT_EQ(partOf(read(room, among(files)), "models\\props\\/crate"), nullptr);
}

TEST(SourceTextures, damagedLightAndSharedLight) {
    auto room = tests::texturedRoom();
    room.light[0].size = {500, 500};
    EXPECT_EQ(read(room).faces, 5U) << "light beyond its lump";
    auto raw = tests::texturedRoom().bytes();
    tests::setU32(raw, 8 + 16 * 8, 0x7FFFFFFF); // offset of the light
    const auto dark = readTexturedMap(raw, {});
    ASSERT_TRUE(dark);
    EXPECT_TRUE(dark->light.rgb.empty());
    EXPECT_EQ(dark->notes.size(), 1U);
}

TEST(SourceTextures, stopsOnRequest) {
    std::stop_source stop;
    stop.request_stop();
    EXPECT_FALSE(readTexturedMap(tests::texturedRoom().bytes(), {}, {}, stop.get_token()));
}

void expectSound(const TexturedMap& map) {
    for (const auto index : map.indices)
        EXPECT_LT(index, map.vertices.size());
    for (const auto& vertex : map.vertices) {
        EXPECT_TRUE(std::isfinite(vertex.position.x + vertex.position.y + vertex.position.z));
        EXPECT_TRUE(std::isfinite(vertex.texture.x + vertex.texture.y + vertex.light.x + vertex.light.y));
    }
    EXPECT_EQ(map.light.rgb.size(), std::size_t{3} * map.light.width * map.light.height);
}

TEST(SourceTextures, mutationsAreReadOrRefused) {
    const auto raw = tests::texturedRoom().bytes();
    tests::ByteMutator mutator(6);
    int readWell = 0;
    for (int i = 0; i < 2'000; ++i) {
        const auto map = readTexturedMap(mutator.mutated(raw), {});
        readWell += map ? 1 : 0;
        if (map)
            expectSound(*map);
        ASSERT_FALSE(testing::Test::HasFailure()) << "mutation " << i;
    }
    EXPECT_GT(readWell, 200);
}

TEST(SourceTexturesCorpus, realMapsAreWhole) {
    const auto maps = tests::corpusMaps("source-bsp", ".bsp");
    if (maps.empty())
        GTEST_SKIP() << tests::missingCorpus("source-bsp");
    std::size_t lit = 0;
    for (const auto& map : maps) {
        const auto geometry = readMapGeometry(map.bytes);
        const auto textured = readTexturedMap(map.bytes, {});
        EXPECT_EQ(textured.has_value(), geometry.has_value()) << map.name;
        if (!textured)
            continue;
        expectSound(*textured);
        EXPECT_GT(textured->faces, 0U) << map.name;
        EXPECT_TRUE(textured->notes == geometry->notes) << map.name;
        lit += textured->light.rgb.empty() ? 0 : 1;
    }
    EXPECT_GE(lit, 4U);
}

} // namespace
} // namespace navsmith::world
