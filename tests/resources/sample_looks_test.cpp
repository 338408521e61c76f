// How the sample maps look: through the program's own readers, each surface has a texture and light, and shadows lie
// where the sun does not reach.
#include "core/world/map_geometry.h"
#include "core/world/ray_caster.h"
#include "core/world/source_materials.h"
#include "core/world/textured_map.h"
#include "formats/quake/bsp_surfaces.h"
#include "formats/source/vbsp_light.h"
#include "tests/resources/sample_files.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>
#include <glm/trigonometric.hpp>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

namespace navsmith::samples {
namespace {

using glm::vec3;
using world::MapLayer;

struct Sample {
    const char* folder;
    const char* file;
    std::size_t textures; ///< of surfaces that are neither triggers nor tools
};

const Sample kArena{"arena", "maps/arena.bsp", 8};
const Sample kGoldSrc{"outpost_goldsrc", "maps/outpost.bsp", 7};
const Sample kSource{"outpost", "outpost.bsp", 5};

class SampleLooks : public testing::TestWithParam<Sample> {
protected:
    std::vector<std::byte> bytes_ = readSample(GetParam().folder, GetParam().file);
    world::TexturedMap map_ = world::readTexturedMap(bytes_, {}).value();
};

TEST_P(SampleLooks, EverySurfaceHasATexture) {
    EXPECT_TRUE(map_.notes.empty()) << map_.notes.front();
    std::size_t found = 0;
    for (const auto& part : map_.parts) {
        if (part.layer == MapLayer::Triggers)
            continue;
        const auto& texture = map_.textures[part.texture];
        EXPECT_FALSE(texture.image.empty()) << texture.name;
        ++found;
    }
    EXPECT_GE(found, GetParam().textures);
}

TEST_P(SampleLooks, TexturesDiffer) {
    for (std::size_t i = 0; i < map_.textures.size(); ++i) {
        const auto& image = map_.textures[i].image;
        if (image.empty())
            continue;
        EXPECT_GE(image.width, 64U) << map_.textures[i].name;
        for (std::size_t j = 0; j < i; ++j)
            EXPECT_NE(image.rgba, map_.textures[j].image.rgba) << map_.textures[i].name << ' ' << map_.textures[j].name;
    }
}

/// Where the map's own entities say that the sun is.
vec3 towardsSun(const world::MapGeometry& map) {
    float yaw = 0;
    float pitch = 0;
    for (const auto& entity : map.entities) {
        if (entity.className() == "light_environment") {
            yaw = world::parseVector(entity.value("angles")).value().y;
            pitch = entity.number("pitch").value();
        } else if (const auto mangle = world::parseVector(entity.value("_sun_mangle"))) {
            yaw = mangle->x;
            pitch = mangle->y;
        }
    }
    EXPECT_LT(pitch, 0);
    const float level = std::cos(glm::radians(pitch));
    return -vec3(level * std::cos(glm::radians(yaw)), level * std::sin(glm::radians(yaw)),
                 std::sin(glm::radians(pitch)));
}

TEST_P(SampleLooks, ShadowsLieWhereTheSunDoesNotReach) {
    const auto geometry = world::readMapGeometry(bytes_).value();
    const auto rays = world::RayCaster::build(geometry).value();
    const auto sun = towardsSun(geometry);
    ASSERT_GT(map_.light.width, 0U);
    const auto lightAt = [&](const glm::vec2& at) {
        const auto x = static_cast<std::size_t>(at.x * static_cast<float>(map_.light.width));
        const auto y = static_cast<std::size_t>(at.y * static_cast<float>(map_.light.height));
        const auto* const rgb = &map_.light.rgb.at(3 * (y * map_.light.width + x));
        return static_cast<float>(rgb[0] + rgb[1] + rgb[2]) / 3;
    };
    // Places on level ground, but not too near to the edge of a shadow.
    std::vector<float> lit;
    std::vector<float> shadowed;
    const auto look = [&](const vec3& place, const glm::vec2& light) {
        const auto above = rays.cast(place + vec3(0, 0, 1), {0, 0, 1}, {.layers = world::groundLayers()});
        if (above && above->normal.z > 0)
            return; // in a solid
        int reached = 0;
        for (const vec3 by : {vec3(-24, 0, 1), vec3(24, 0, 1), vec3(0, -24, 1), vec3(0, 24, 1), vec3(0, 0, 1)})
            reached += rays.cast(place + by, sun, {.layers = world::groundLayers()}) ? 0 : 1;
        if (reached == 5)
            lit.push_back(lightAt(light));
        if (reached == 0)
            shadowed.push_back(lightAt(light));
    };
    for (const auto& part : map_.parts) {
        if (part.layer != MapLayer::Solid)
            continue;
        for (std::size_t i = part.firstIndex; i < std::size_t{part.firstIndex} + part.indexCount; i += 3) {
            const auto& a = map_.vertices[map_.indices[i]];
            const auto& b = map_.vertices[map_.indices[i + 1]];
            const auto& c = map_.vertices[map_.indices[i + 2]];
            const auto across = glm::cross(b.position - a.position, c.position - a.position);
            if (glm::normalize(across).z < 0.99F || glm::length(across) < 20'000)
                continue;
            for (float u = 0.025F; u < 1; u += 0.025F) {
                for (float v = 0.025F; u + v < 1; v += 0.025F)
                    look(a.position + (b.position - a.position) * u + (c.position - a.position) * v,
                         a.light + (b.light - a.light) * u + (c.light - a.light) * v);
            }
        }
    }
    ASSERT_GT(lit.size(), 100U);
    ASSERT_GT(shadowed.size(), 100U);
    const auto middle = [](std::vector<float>& values) {
        const auto half = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
        std::nth_element(values.begin(), half, values.end());
        return *half;
    };
    EXPECT_GT(middle(lit), 1.4F * middle(shadowed));
    EXPECT_GT(middle(lit), 128) << "the sun shows textures brighter than they are";
    EXPECT_GT(middle(shadowed), 40) << "shadows are not black";
}

TEST_P(SampleLooks, LightIsSoft) {
    // Sun, sky, lamps and what they reach: not only two values.
    std::vector<std::size_t> counts(256);
    for (const auto value : map_.light.rgb)
        ++counts[value];
    EXPECT_GT(std::ranges::count_if(counts, [](std::size_t count) { return count > 20; }), 60);
}

INSTANTIATE_TEST_SUITE_P(Maps, SampleLooks, testing::Values(kArena, kGoldSrc, kSource),
                         [](const auto& info) { return std::string(info.param.folder); });

/// The light of each face ends where the next begins, as in the games' maps.
class QuakeSampleLight : public testing::TestWithParam<Sample> {};

TEST_P(QuakeSampleLight, BelongsToEveryFaceOfTheWorld) {
    const auto bytes = readSample(GetParam().folder, GetParam().file);
    const auto map = quake::readBsp(bytes).value();
    const auto surfaces = quake::readBspSurfaces(bytes, map).value();
    std::size_t next = 0;
    for (std::size_t i = 0; i < map.faces.size(); ++i) {
        const auto& light = surfaces.lights[i];
        const auto name = quake::textureOf(map, map.faces[i]);
        const bool special = name.starts_with("sky") || name.starts_with('*') || name.ends_with("trigger");
        EXPECT_EQ(light.width > 0, !special) << name;
        if (light.width == 0)
            continue;
        EXPECT_EQ(light.offset, next);
        EXPECT_EQ(light.styles, (bsp::LightStyles{0, bsp::kNoStyle, bsp::kNoStyle, bsp::kNoStyle}));
        next += std::size_t{light.width} * light.height * surfaces.samples.channels;
    }
    EXPECT_EQ(next, surfaces.samples.bytes.size());
}

INSTANTIATE_TEST_SUITE_P(Maps, QuakeSampleLight, testing::Values(kArena, kGoldSrc),
                         [](const auto& info) { return std::string(info.param.folder); });

TEST(SampleLooksOf, GoldSrcHasALadderWithHoles) {
    const auto map = world::readTexturedMap(readSample(kGoldSrc.folder, kGoldSrc.file), {}).value();
    const auto ladder = std::ranges::find(map.textures, "{ladder", &world::MapTexture::name);
    ASSERT_NE(ladder, map.textures.end());
    EXPECT_EQ(ladder->blend, world::TextureBlend::Masked);
    std::size_t holes = 0;
    for (std::size_t i = 3; i < ladder->image.rgba.size(); i += 4)
        holes += ladder->image.rgba[i] == 0 ? 1U : 0U;
    const auto pixels = ladder->image.rgba.size() / 4;
    EXPECT_GT(holes, pixels / 4);
    EXPECT_LT(holes, pixels * 3 / 4);
    for (const auto& texture : map.textures) {
        if (texture.name != ladder->name) {
            EXPECT_EQ(texture.blend, world::TextureBlend::Opaque) << texture.name;
        }
    }
}

TEST(SampleLooksOf, SourceLightsEveryFaceOfTheWorld) {
    const auto bytes = readSample(kSource.folder, kSource.file);
    const auto map = source::readVbsp(bytes).value();
    const auto light = source::readVbspLight(bytes).value();
    std::size_t next = 0;
    for (std::size_t i = 0; i < map.faces.size(); ++i) {
        const auto& face = light.faces[i];
        EXPECT_EQ(face.width > 0, i < map.models.front().faceCount);
        if (face.width == 0)
            continue;
        EXPECT_EQ(face.offset, next);
        next += source::kLightmapSampleBytes * face.width * face.height;
        // The grid reaches over the whole face.
        const auto& axes = light.axes[static_cast<std::size_t>(face.texInfo)];
        const auto& corners = map.faces[i].corners;
        for (std::size_t c = corners.first; c < std::size_t{corners.first} + corners.count; ++c) {
            const glm::vec4 corner(map.vertices[map.corners[c]], 1);
            const float s = glm::dot(axes[0], corner) - static_cast<float>(face.minimum[0]);
            const float t = glm::dot(axes[1], corner) - static_cast<float>(face.minimum[1]);
            EXPECT_TRUE(s >= 0 && s <= static_cast<float>(face.width - 1)) << s;
            EXPECT_TRUE(t >= 0 && t <= static_cast<float>(face.height - 1)) << t;
        }
    }
    EXPECT_EQ(next, light.lightmaps.size());
}

/// Programs that cannot read the pictures use the map's mean colours.
TEST(SampleLooksOf, SourceTellsTheMeanColoursOfItsTextures) {
    const auto map = world::readTexturedMap(readSample(kSource.folder, kSource.file), {}).value();
    std::size_t compared = 0;
    for (const auto& texture : map.textures) {
        if (texture.image.empty())
            continue;
        vec3 sum(0);
        for (std::size_t i = 0; i < texture.image.rgba.size(); i += 4) {
            for (std::size_t channel = 0; channel < 3; ++channel)
                sum[channel] += std::pow(static_cast<float>(texture.image.rgba[i + channel]) / 255, 2.2F);
        }
        const auto mean = world::onScreen(sum / static_cast<float>(texture.image.rgba.size() / 4));
        for (std::size_t channel = 0; channel < 3; ++channel)
            EXPECT_NEAR(mean[channel], texture.colour[channel], 0.02) << texture.name;
        ++compared;
    }
    EXPECT_EQ(compared, kSource.textures);
}

} // namespace
} // namespace navsmith::samples
