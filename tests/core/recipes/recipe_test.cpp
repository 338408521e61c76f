#include "core/model/property.h"
#include "core/recipes/name_elements.h"
#include "core/recipes/run_recipe.h"
#include "tests/core/systems/harness/system_case.h"

#include <gtest/gtest.h>

namespace navsmith::recipes {
namespace {

using model::Element;

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

TEST(Recipe, FaultsNameTheLine) {
    EXPECT_EQ(parse("select node\nsett width = 3\n").error().line, 2U);
    EXPECT_EQ(parse("do").error().line, 1U);
    EXPECT_EQ(parse("do erase what").error().line, 1U);
    EXPECT_FALSE(parse("{\"steps\": 3}"));
    EXPECT_FALSE(parse("{\"steps\": [{\"selct\": \"node\"}]}"));
    EXPECT_FALSE(parse("{\"recipe\": 2, \"steps\": []}"));
    EXPECT_FALSE(parse("{"));
}

class RecipesInEverySystem : public tests::EverySystem {};

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
