#include "core/world/entity_text.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace navsmith::world {
namespace {

using Pairs = std::vector<EntityPair>;

TEST(Entities, keepOrderAndDuplicateKeys) {
    const auto entities = parseEntities("{\n\"classname\" \"worldspawn\"\n}\n"
                                        "{ \"OnOpen\" \"a,b\" \"origin\" \"1 -2.5 +3e1\"\r\n\"OnOpen\" \"c\x1b"
                                        "d\" \"model\" \"*12\"}");
    ASSERT_EQ(entities.size(), 2U);
    EXPECT_EQ(entities[0].className(), "worldspawn");
    EXPECT_FALSE(entities[0].origin);
    EXPECT_FALSE(entities[0].model);
    EXPECT_EQ(entities[1].pairs, (Pairs{{"OnOpen", "a,b"},
                                        {"origin", "1 -2.5 +3e1"},
                                        {"OnOpen", "c\x1b"
                                                   "d"},
                                        {"model", "*12"}}));
    EXPECT_EQ(entities[1].value("OnOpen"), "a,b");
    EXPECT_EQ(entities[1].value("onopen"), "");
    EXPECT_EQ(entities[1].origin, glm::vec3(1.0F, -2.5F, 30.0F));
    EXPECT_EQ(entities[1].model, 12U);
}

TEST(Entities, haveNoEscapesAndKeepEveryByte) {
    const auto entities = parseEntities("{ \"message\" \"a\\nb // { } \xE4\\\" \"next\" \"\" }");
    ASSERT_EQ(entities.size(), 1U);
    EXPECT_EQ(entities[0].pairs, (Pairs{{"message", "a\\nb // { } \xE4\\"}, {"next", ""}}));
}

TEST(Entities, surviveCommentsBareWordsAndBrokenText) {
    EXPECT_EQ(parseEntities("// {\n{ classname light } junk").front().pairs, (Pairs{{"classname", "light"}}));
    EXPECT_TRUE(parseEntities("").empty());
    EXPECT_TRUE(parseEntities("} \"a\" \"b\" }").empty());
    EXPECT_EQ(parseEntities("{ \"a\" \"b\" \"c\"").front().pairs, (Pairs{{"a", "b"}}));
    EXPECT_EQ(parseEntities("{ \"a\" \"b").front().pairs, (Pairs{{"a", "b"}}));
    EXPECT_EQ(parseEntities("{").size(), 1U);
}

TEST(Entities, ignoresInvalidModelsAndOrigins) {
    for (const char* model : {"*", "*x", "*1x", "*-1", "*99999999999", "models/box.mdl", ""})
        EXPECT_FALSE(parseEntities("{ \"model\" \"" + std::string(model) + "\" }").front().model) << model;
    for (const char* vector : {"", "1", "1 2", "1 2 x", "1 2 nan", "inf 0 0", "1e999 0 0"})
        EXPECT_FALSE(parseVector(vector)) << vector;
    EXPECT_EQ(parseVector("  1\t2 3 4"), glm::vec3(1.0F, 2.0F, 3.0F));
}

TEST(EntityText, NumbersAndFlags) {
    const auto entities =
        parseEntities("{ \"speed\" \" +12.5 x\" \"wait\" \"long\" \"far\" \"1e999\" \"spawnflags\" \"2049\" }"
                      "{ \"spawnflags\" \"-1\" }{ \"spawnflags\" \"1e30\" }{}");
    ASSERT_EQ(entities.size(), 4U);
    EXPECT_EQ(entities[0].number("speed"), 12.5F);
    EXPECT_EQ(entities[0].number("wait"), std::nullopt);
    EXPECT_EQ(entities[0].number("far"), std::nullopt);
    EXPECT_EQ(entities[0].number("lip"), std::nullopt);
    EXPECT_EQ(entities[0].spawnFlags(), 2049U);
    EXPECT_EQ(entities[1].spawnFlags(), 0xFFFFFFFFU) << "all of them, as the games read it";
    EXPECT_EQ(entities[2].spawnFlags(), 0U);
    EXPECT_EQ(entities[3].spawnFlags(), 0U);
}

} // namespace
} // namespace navsmith::world
