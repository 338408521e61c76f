#include "core/model/property.h"
#include "core/recipes/name_elements.h"
#include "core/recipes/run_recipe.h"
#include "tests/core/systems/harness/system_case.h"

#include <gtest/gtest.h>

namespace navsmith::recipes {
namespace {

using model::Element;

class RecipesInEverySystem : public tests::EverySystem {};

TEST(Recipe, LinesAndJsonAreTheSame) {
    const auto lines = parse("# widen\nsystem gta_sa_paths\nselect node: water\nset width = width * 2\n"
                             "set water = no\ndo erase from=\"a b\" n=2\n");
    ASSERT_TRUE(lines) << lines.error().message;
    ASSERT_EQ(lines->steps.size(), 3U);
    EXPECT_EQ(lines->system, "gta_sa_paths");
    EXPECT_EQ(lines->steps[1].set, (std::vector<std::string>{"width = width * 2", "water = no"}));
    EXPECT_EQ(lines->steps[2].with, (std::vector<Argument>{{"from", "a b"}, {"n", "2"}}));
    EXPECT_EQ(*parse(toText(*lines)), *lines);
    EXPECT_EQ(*parse(toJson(*lines)), *lines);
}

TEST(Recipe, QuestionsAreAnsweredInEveryText) {
    const auto recipe = parse("ask width Width of the road = 8\nask width2 = 3\nselect node: width < $width\n"
                              "store old roads\nset width = $width2 + $width\ndo erase n=$width\n");
    ASSERT_TRUE(recipe) << recipe.error().message;
    ASSERT_EQ(recipe->questions.size(), 2U);
    EXPECT_EQ(recipe->questions[0], (Question{"width", "Width of the road", "8"}));
    EXPECT_EQ(*parse(toText(*recipe)), *recipe);
    EXPECT_EQ(*parse(toJson(*recipe)), *recipe);
    const auto usual = answered(*recipe, {});
    ASSERT_TRUE(usual);
    EXPECT_EQ(usual->steps[0].select, "node: width < 8");
    const auto other = answered(*recipe, {{"width", "5"}});
    ASSERT_TRUE(other);
    EXPECT_EQ(other->steps[2].set, std::vector<std::string>{"width = 3 + 5"}) << "$width2 is another question";
    EXPECT_EQ(other->steps[3].with, (std::vector<Argument>{{"n", "5"}}));
    EXPECT_TRUE(other->questions.empty());
    EXPECT_FALSE(answered(*recipe, {{"height", "5"}}));
    EXPECT_EQ(parse("ask wi-dth = 3").error().line, 1U);
    EXPECT_EQ(parse("ask width").error().line, 1U) << "no usual value";
}

TEST_P(RecipesInEverySystem, WhatIsStoredCanBeSelectedAgain) {
    auto m = tests::loadDocument(c().system(), c().sound().front());
    const std::string type(m.schema().type(1).id);
    if (m.count(1) == 0)
        GTEST_SKIP() << "the document has none of its first type";
    const auto done = run({.system = {},
                           .steps = {{.select = type},
                                     {.store = "all of them"},
                                     {.select = type + ": not in \"all of them\""},
                                     {.select = type + ": in \"all of them\""}}},
                          m, c().system());
    ASSERT_TRUE(done) << done.error().message;
    EXPECT_EQ(done->steps[2].selected, 0U);
    EXPECT_EQ(done->steps[3].selected, m.count(1));
    const auto wrong = run({.system = {}, .steps = {{.select = type + ": in \"others\""}}}, m, c().system());
    ASSERT_FALSE(wrong);
    EXPECT_EQ(wrong.error().message, "nothing is stored under the name 'others'");
}

TEST(Recipe, FaultsNameTheLine) {
    EXPECT_EQ(parse("select node\nsett width = 3\n").error().line, 2U);
    EXPECT_EQ(parse("do").error().line, 1U);
    EXPECT_EQ(parse("do erase what").error().line, 1U);
    EXPECT_EQ(parse("do erase =2").error().line, 1U);
    EXPECT_EQ(parse("do erase a=1 = 2").error().line, 1U);
    EXPECT_EQ(parse("set = 3").error().line, 1U);
    EXPECT_FALSE(parse("{\"steps\": 3}"));
    EXPECT_FALSE(parse("{\"steps\": [{\"selct\": \"node\"}]}"));
    EXPECT_FALSE(parse("{\"recipe\": 2, \"steps\": []}"));
    EXPECT_FALSE(parse("{"));
}

TEST(Recipe, ValuesWithQuotationMarksComeBack) {
    for (const std::string value : {"a b", "x\"y'z", "\"", "'", "\"a\" 'b'", "", "a\rb", "''", "plain"}) {
        const Recipe recipe{{}, {{.edit = "erase", .with = {{"n", value}, {"m", "1"}}}}};
        const auto lines = parse(toText(recipe));
        ASSERT_TRUE(lines) << value << ": " << lines.error().message;
        EXPECT_EQ(*lines, recipe) << value;
    }
    EXPECT_EQ(parse("do erase n=\"a \"\"b\"\"\" m='it''s'\n")->steps[0].with,
              (std::vector<Argument>{{"n", "a \"b\""}, {"m", "it's"}}));
    EXPECT_FALSE(parse("do erase n=\"a\"\"\n"));
}

TEST(Recipe, ACommentDoesNotJoinSettings) {
    const Recipe recipe{{}, {{.set = {"a = 1"}}, {.comment = "drawn by hand"}, {.set = {"b = a"}}}};
    const auto again = parse(toText(recipe));
    ASSERT_TRUE(again);
    ASSERT_EQ(again->steps.size(), 3U) << "b must see what the first step has set";
    EXPECT_EQ(again->steps[1].select, "selected");
}

TEST(Recipe, JsonSaysNothingThatLinesCannot) {
    for (const std::string_view step :
         {R"({"comment": "a\ndo erase"})", R"({"select": "node\nset a = 1"})", R"({"do": "erase all"})",
          R"({"set": {"a\nb": 1}})", R"({"set": {"": 1}})", R"({"set": {"a": "1\n2"}})",
          R"({"do": "erase", "with": {"a=b": 1}})", R"({"do": "erase", "with": {"a": [1]}})", R"({"set": {"a": null}})",
          R"({"store": "a\nb"})"}) {
        const auto recipe = parse("{\"steps\": [" + std::string(step) + "]}");
        ASSERT_FALSE(recipe) << step;
        EXPECT_TRUE(recipe.error().message.starts_with("step 1: ")) << recipe.error().message;
    }
    const auto carriage = parse("set a = 1\r2\n"); // no end of a line by itself
    ASSERT_TRUE(carriage);
    EXPECT_EQ(*parse(toJson(*carriage)), *carriage);
    EXPECT_FALSE(parse(R"({"system": "a\nb", "steps": []})"));
    for (const std::string_view question :
         {R"({"name": "a b", "usual": 1})", R"({"name": "a", "title": "x = y"})", R"({"name": "a", "title": "x\ny"})",
          R"({"name": "a", "usual": "1\n2"})", R"({"name": "a", "usual": [1]})", R"("a")", "{}"})
        EXPECT_FALSE(parse("{\"ask\": [" + std::string(question) + "], \"steps\": []}")) << question;
    const auto deep =
        "{\"steps\": [{\"set\": {\"a\": " + std::string(300'000, '[') + std::string(300'000, ']') + "}}]}";
    EXPECT_FALSE(parse(deep)) << "and the stack is not used up";
}

/// What a change has set is set again in a fresh copy by the steps that are made of it.
TEST_P(RecipesInEverySystem, StepsOfAChangeRepeatIt) {
    const auto start = tests::loadDocument(c().system(), c().sound().front());
    for (model::ElementTypeId type = 1; type < start.schema().typeCount(); ++type) {
        if (start.count(type) == 0)
            continue;
        for (const auto& property : start.schema().type(type).properties) {
            if (!property.editable() || !property.isFlag() || !property.names.empty())
                continue;
            auto edited = start;
            const auto row = start.order(type).all().front();
            const auto was = model::readValue(edited, property, {type, row});
            if (!std::holds_alternative<bool>(was))
                continue;
            model::Transaction tx(edited, "Set");
            model::writeValue(tx, type, property, std::span(&row, 1), !std::get<bool>(was));
            const auto change = tx.commit();
            if (!change)
                continue; // the system refuses it
            const Recipe recipe{.system = std::string(c().system().id),
                                .steps = stepsOf(*change, edited, c().system())};
            auto again = start;
            const auto done = run(*parse(toText(recipe)), again, c().system());
            ASSERT_TRUE(done) << property.id << ": " << done.error().message << "\n" << toText(recipe);
            EXPECT_EQ(model::readValue(again, property, {type, row}), model::readValue(edited, property, {type, row}))
                << property.id << "\n"
                << toText(recipe);
        }
    }
}

TEST_P(RecipesInEverySystem, AFailureUndoesEarlierSteps) {
    auto m = tests::loadDocument(c().system(), c().sound().front());
    const auto before = tests::saveFiles(m);
    const std::string type(m.schema().type(1).id);
    Recipe recipe{.system = {}, .steps = {{.select = type}, {.edit = "erase"}, {.edit = "no_such_edit"}}};
    const auto done = run(recipe, m, c().system());
    ASSERT_FALSE(done);
    EXPECT_EQ(tests::saveFiles(m), before);
    recipe.system = "another";
    EXPECT_FALSE(run(recipe, m, c().system()));
}

INSTANTIATE_TEST_SUITE_P(Systems, RecipesInEverySystem, testing::ValuesIn(tests::allCases()), tests::caseName);

} // namespace
} // namespace navsmith::recipes
