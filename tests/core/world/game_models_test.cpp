// Models and textures as they are drawn, and pieces of a world made of them.
#include "core/world/game_models.h"
#include "core/world/game_world.h"
#include "core/world/model_map.h"
#include "tests/support/dff_bytes.h"
#include "tests/support/gta_world_bytes.h"

#include <gtest/gtest.h>

#include <map>
#include <string_view>

namespace navsmith::world {
namespace {

using tests::RawDffSplit;
using Bytes = std::vector<std::byte>;

std::span<const std::byte> textBytes(std::string_view text) {
    return std::as_bytes(std::span(text));
}

TEST(GameModels, theGameTakesTheLastAtomicWithoutItsFrame) {
    auto raw = tests::smallDff(RawDffSplit::Lists);
    raw.frames.push_back({{1, 0, 0, 0, 1, 0, 0, 0, 1}, {}, 0, "roof_dam"});
    raw.geometries.push_back(raw.geometries[0]);
    raw.geometries[1].triangles.pop_back();
    raw.geometries[1].parts.clear();
    raw.atomics.push_back({2, 1, 5});
    const auto model = readGameModel(tests::buildDff(raw), false);
    ASSERT_TRUE(model);
    EXPECT_EQ(model->indices.size(), 6U) << "not the damaged one";
    EXPECT_EQ(model->vertices[0].position, glm::vec3(0, 0, 0));
    ASSERT_EQ(model->parts.size(), 2U);
    EXPECT_EQ(model->parts[0].texture, "tiles");
    EXPECT_NEAR(model->parts[1].opacity, 200 / 255.0, 1e-5);
    EXPECT_GT(model->vertices[1].light.x, model->vertices[0].light.x) << "stored light counts";
}

TEST(GameModels, partsOfAnimatedOnesStandAtTheirFrames) {
    const auto model = readGameModel(tests::buildDff(tests::smallDff(RawDffSplit::None)), true);
    ASSERT_TRUE(model);
    EXPECT_EQ(model->vertices[0].position, glm::vec3(8, 0, 0));
}

TEST(GameModels, otherFilesAreRefused) {
    EXPECT_FALSE(readGameModel(tests::buildTxd({}), false));
    EXPECT_FALSE(readGameTextures(tests::buildDff(tests::smallDff(RawDffSplit::None))));
}

TEST(GameModels, alphaDecidesHowATextureIsDrawn) {
    const auto image = [](std::initializer_list<int> alphas) {
        TextureImage made{static_cast<std::uint32_t>(alphas.size()), 1, {}};
        for (const int alpha : alphas)
            made.rgba.insert(made.rgba.end(), {10, 200, 30, static_cast<std::uint8_t>(alpha)});
        return made;
    };
    EXPECT_EQ(blendOf(image({255, 255, 240})), TextureBlend::Opaque);
    EXPECT_EQ(blendOf(image({255, 0, 255, 0})), TextureBlend::Masked);
    EXPECT_EQ(blendOf(image({128, 130, 255, 255})), TextureBlend::Translucent);
    auto glow = image({255});
    makeAdditive(glow);
    EXPECT_EQ(glow.rgba[3], 200);
}

tests::RawTexture plainTexture(std::string name) {
    tests::RawTexture texture;
    texture.name = std::move(name);
    texture.width = texture.height = 2;
    texture.levels = {Bytes(16, std::byte{0x40})};
    return texture;
}

// A house with a twin, and a shed whose model is missing.
class ModelMapTest : public testing::Test {
protected:
    ModelMapTest() {
        GameWorldBuilder builder;
        builder.addDefinitions(gta_world::readIde(textBytes("objs\n1, house, town, 300, 0\n2, lodhouse, town, 999, 0\n"
                                                            "3, shed, none, 80, 0\n4, sign, town, 80, 2097152\nend\n"
                                                            "txdp\ntown, generic\nend\n")),
                               "a.ide");
        builder.addPlacements(gta_world::readIpl(textBytes("inst\n"
                                                           "1, house, 0, 100, 0, 5, 0, 0, 0, 1, 1\n"
                                                           "2, lodhouse, 0, 100, 0, 5, 0, 0, 0, 1, -1\n"
                                                           "3, shed, 0, 150, 0, 5, 0, 0, 0, 1, -1\n"
                                                           "4, sign, 0, 160, 0, 5, 0, 0, 0, 1, -1\nend\n")),
                              "a.ipl");
        gta_world::ColFile collision;
        for (const auto* name : {"house", "shed"}) {
            auto& model = collision.models.emplace_back();
            model.entry.name = name;
            model.vertices = {{0, 0, 0}, {5, 0, 0}, {5, 5, 0}};
            model.faces = {{0, 1, 2, 9, 0}};
        }
        builder.addCollision(collision);
        world_ = std::make_shared<const Backdrop>(std::move(*builder.finish()));
        files_["house.dff"] = tests::buildDff(tests::smallDff(RawDffSplit::Lists));
        files_["sign.dff"] = files_["house.dff"];
        files_["town.txd"] = tests::buildTxd({plainTexture("tiles")});
        files_["generic.txd"] = tests::buildTxd({plainTexture("glass")});
    }

    ModelMaps maps() {
        return {world_,
                [this](std::string_view name) -> std::optional<Bytes> {
                    ++asked_[std::string(name)];
                    const auto found = files_.find(std::string(name));
                    return found == files_.end() ? std::nullopt : std::optional(found->second);
                },
                [](Surface) { return glm::vec3(0, 1, 0); }};
    }

    std::shared_ptr<const Backdrop> world_;
    std::map<std::string, Bytes> files_;
    std::map<std::string, int> asked_;
};

TEST_F(ModelMapTest, theBuilderKeepsWhatIsDrawn) {
    const auto& drawn = *world_->drawn;
    ASSERT_EQ(drawn.objects.size(), 4U);
    EXPECT_EQ(drawn.objects[0].twin, 1U);
    EXPECT_TRUE(drawn.objects[1].low);
    EXPECT_EQ(drawn.objects[0].placement, 0U);
    EXPECT_EQ(drawn.objects[1].placement, kNoPlacement);
    EXPECT_EQ(drawn.objects[2].placement, 1U);
    EXPECT_TRUE(drawn.models[drawn.objects[3].model].bothSides);
    EXPECT_EQ(drawn.textureParents.at("town"), "generic");
}

TEST_F(ModelMapTest, modelsStandAtTheirPlacesWithTheirTextures) {
    auto made = maps();
    const auto map = made.make(std::vector<std::uint32_t>{0});
    ASSERT_TRUE(map);
    EXPECT_EQ(map->indices.size(), 6U);
    EXPECT_EQ(map->vertices[0].position, glm::vec3(100, 0, 5));
    ASSERT_EQ(map->textures.size(), 2U);
    EXPECT_EQ(map->textures[0].name, "tiles");
    EXPECT_EQ(map->textures[0].image.width, 2U);
    EXPECT_EQ(map->textures[1].blend, TextureBlend::Translucent) << "its material is clear";
    EXPECT_FALSE(map->textures[1].image.empty()) << "from the other dictionary";
    EXPECT_EQ(map->facesWithImage, 2U);
    ASSERT_EQ(map->light.rgb.size(), std::size_t{3} * map->light.width * map->light.height);
    for (const auto& vertex : map->vertices)
        EXPECT_TRUE(vertex.light.x > 0 && vertex.light.x < 1 && vertex.light.y > 0 && vertex.light.y < 1);
}

TEST_F(ModelMapTest, aMissingModelIsDrawnAsItsCollision) {
    auto made = maps();
    const auto map = made.make(std::vector<std::uint32_t>{2});
    ASSERT_TRUE(map);
    EXPECT_EQ(map->indices.size(), 3U);
    EXPECT_EQ(map->textures.at(0).colour, glm::vec3(0, 1, 0));
    EXPECT_TRUE(map->textures[0].image.empty());
    EXPECT_EQ(map->vertices[1].position, glm::vec3(155, 0, 5));
}

TEST_F(ModelMapTest, bothSidesAreDrawnWhereTheGameDrawsBoth) {
    auto made = maps();
    EXPECT_EQ(made.make(std::vector<std::uint32_t>{3})->indices.size(), 12U);
}

TEST_F(ModelMapTest, filesAreReadOnce) {
    auto made = maps();
    (void)made.make(std::vector<std::uint32_t>{0, 2});
    (void)made.make(std::vector<std::uint32_t>{0, 2, 0});
    for (const auto& [name, times] : asked_)
        EXPECT_EQ(times, 1) << name;
}

TEST(RecentValues, keepsWhatWasUsedLast) {
    RecentValues<int> values(100);
    values.add("a", 1, 60);
    values.add("b", 2, 40);
    EXPECT_NE(values.find("a"), nullptr);
    EXPECT_EQ(*values.add("c", 3, 30), 3);
    EXPECT_EQ(values.find("b"), nullptr);
    EXPECT_NE(values.find("a"), nullptr);
    values.add("d", 4, 500);
    EXPECT_EQ(values.find("a"), nullptr);
    EXPECT_EQ(*values.find("d"), 4) << "even if it is too large";
}

} // namespace
} // namespace navsmith::world
