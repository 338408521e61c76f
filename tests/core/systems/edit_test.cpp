// Edits as data, and the function that runs them.
#include "core/systems/edit.h"
#include "core/systems/registry.h"
#include "core/systems/shared/edit_parts.h"

#include <gtest/gtest.h>

#include <stdexcept>
#include <vector>

namespace navsmith::systems {
namespace {

enum class Way : std::uint8_t { There, Back };

constexpr Argument<float> kReach{"reach"};
constexpr Argument<Way> kWay{"way"};
constexpr Argument<bool> kAll{"all"};
constexpr Argument<Choice> kPlace{"place"};

std::vector<std::string> places(const model::Model& /*m*/) {
    return {"here", "there"};
}

std::vector<Parameter> parameters() {
    return {numberParameter(kReach, "Reach", "", {.min = 1, .max = 9, .initial = 4}, "units"),
            choiceParameter(kWay, "Way", "", {"there", "back"}, Way::Back), onOffParameter(kAll, "All", "", true),
            choiceParameter(kPlace, "Place", "", places)};
}

TEST(EditArguments, AreReadByTypedHandles) {
    const auto all = parameters();
    const std::vector<double> numbers{2.5, 0, 0, 1};
    const EditArguments arguments{.numbers = numbers, .parameters = all};
    EXPECT_EQ(arguments.get(kReach), 2.5F);
    EXPECT_EQ(arguments.get(kWay), Way::There);
    EXPECT_FALSE(arguments.get(kAll));
    EXPECT_EQ(arguments.get(kPlace), std::size_t{1});
    EXPECT_THROW((void)arguments.get(Argument<double>{"height"}), std::logic_error);
}

TEST(EditArguments, ChoiceIsEmptyIfTheDocumentHasNone) {
    const auto all = parameters();
    const std::vector<double> numbers{4, 1, 1, -1};
    EXPECT_EQ((EditArguments{.numbers = numbers, .parameters = all}).get(kPlace), std::nullopt);
}

TEST(Proposal, KeepsInitialValuesByDefault) {
    const auto all = parameters();
    EXPECT_EQ(Proposal().numbers(all), (std::vector<double>{4, 1, 1, 0}));
    const Proposal some{{kPlace, std::size_t{1}}, {kWay, Way::There}};
    EXPECT_EQ(some.numbers(all), (std::vector<double>{4, 0, 1, 1}));
}

TEST(Edits, HaveUniqueParametersWithValidInitialValues) {
    for (const auto& system : all()) {
        for (const auto& edit : system.editing.edits) {
            std::vector<std::string_view> ids;
            for (const auto& parameter : edit.parameters) {
                EXPECT_EQ(std::ranges::find(ids, parameter.id), ids.end()) << system.id << " " << edit.id;
                ids.push_back(parameter.id);
                EXPECT_LE(parameter.min, parameter.initial) << system.id << " " << edit.id << " " << parameter.id;
                EXPECT_GE(parameter.max, parameter.initial) << system.id << " " << edit.id << " " << parameter.id;
            }
        }
    }
}

TEST(Edits, ThatRunBeforeTheyAskTakeNoTimeAndMeanTheSameAnywhere) {
    for (const auto& system : all()) {
        for (const auto& edit : system.editing.edits) {
            if (edit.argumentsFrom == ArgumentsFrom::People)
                continue;
            EXPECT_FALSE(edit.usesMapFile || mayChangeAll(edit)) << system.id << " " << edit.id;
            if (edit.argumentsFrom != ArgumentsFrom::LastTime)
                continue;
            EXPECT_EQ(edit.propose, nullptr) << system.id << " " << edit.id;
            for (const auto& parameter : edit.parameters)
                EXPECT_EQ(parameter.choices, nullptr) << system.id << " " << edit.id << " " << parameter.id;
        }
    }
}

} // namespace
} // namespace navsmith::systems
