// What changed between two saves, in words of the game.
#include "core/compare/describe.h"
#include "core/model/property.h"
#include "core/systems/difference_words.h"
#include "tests/core/systems/harness/system_case.h"
#include "tests/support/corpus.h"

#include <algorithm>
#include <set>

namespace navsmith::tests {
namespace {

using model::Model;

class WordsOfSaves : public ::testing::Test {
protected:
    const systems::System& system = systemNamed("gta_sa_save");
    Model before = loadDocument(system, gtaSaSaveCase().sound().front());
    Model after = before;

    [[nodiscard]] model::Slot first(std::string_view type) const {
        const auto id = *system.schema->findElementType(type);
        for (model::Slot row = 0; row < before.capacity(id); ++row) {
            if (before.isLive({id, row}))
                return row;
        }
        return model::kNoSlot;
    }
    void set(std::string_view type, std::string_view property, const model::Value& value) {
        const auto id = *system.schema->findElementType(type);
        const auto row = first(type);
        ASSERT_NE(row, model::kNoSlot) << "the document has no " << type;
        model::Transaction tx(after, "set");
        model::writeValue(tx, id, *system.schema->type(id).findProperty(property), std::span(&row, 1), value);
        ASSERT_TRUE(tx.commit());
    }
    [[nodiscard]] std::string sentences() const {
        std::string all;
        const auto matched = compare::matchModels(before, after, *system.identities);
        const auto difference = compare::compare(before, after, matched);
        for (const auto& element : difference.elements)
            all += compare::describe(system, before, after, matched.matching, difference, element).sentence + "\n";
        return all;
    }
};

TEST_F(WordsOfSaves, NameTypesOfTheSchema) {
    for (const auto& words : system.differenceWords())
        EXPECT_TRUE(system.schema->findElementType(words.type)) << words.type;
    EXPECT_EQ(systems::find("source_nav")->differenceWords, nullptr);
}

TEST_F(WordsOfSaves, TellOfSwitchedRegions) {
    const auto region = *system.schema->findElementType("path_region");
    const auto row = first("path_region");
    ASSERT_NE(row, model::kNoSlot);
    const auto& off = *system.schema->type(region).findProperty("off");
    const bool was = std::get<std::int64_t>(model::readValue(before, off, {region, row})) != 0;
    set("path_region", "off", std::int64_t{was ? 0 : 1});
    const auto told = sentences();
    EXPECT_NE(told.find(was ? "switched on " : "switched off "), std::string::npos) << told;
    std::swap(before, after);
    EXPECT_NE(sentences().find(was ? "switched off " : "switched on "), std::string::npos) << sentences();
}

TEST_F(WordsOfSaves, TellOfAddedAndRemovedRegions) {
    const auto region = *system.schema->findElementType("path_region");
    const model::Element gone{region, first("path_region")};
    model::Transaction tx(after, "erase");
    tx.erase(gone);
    ASSERT_TRUE(tx.commit());
    EXPECT_NE(sentences().find(" no longer switched "), std::string::npos) << sentences();
    std::swap(before, after);
    EXPECT_NE(sentences().find(" now switched "), std::string::npos) << sentences();
}

TEST_F(WordsOfSaves, TellOfGaragesAndJumps) {
    set("garage", "inactive", true);
    EXPECT_NE(sentences().find("no longer works."), std::string::npos) << sentences();
}

TEST_F(WordsOfSaves, TellOfPickups) {
    const auto pickup = *system.schema->findElementType("pickup");
    const model::Element gone{pickup, first("pickup")};
    ASSERT_TRUE(gone.valid() && gone.slot != model::kNoSlot);
    model::Transaction tx(after, "erase");
    tx.erase(gone);
    ASSERT_TRUE(tx.commit());
    EXPECT_NE(sentences().find(" is gone ("), std::string::npos) << sentences();
    std::swap(before, after);
    EXPECT_NE(sentences().find("There is a new pickup "), std::string::npos) << sentences();
}

TEST_F(WordsOfSaves, TellOfTheClock) {
    set("simple_vars", "hour", std::int64_t{7});
    set("simple_vars", "minute", std::int64_t{5});
    EXPECT_NE(sentences().find("It is 07:05 instead of "), std::string::npos) << sentences();
}

TEST(WordsOfRealSaves, TwoSavesOfOneGameDifferInPlayersWords) {
    const auto real = gtaSaSaveCase().real();
    if (real.size() < 2)
        GTEST_SKIP() << missingCorpus(gtaSaSaveCase().corpus);
    const auto& system = systemNamed("gta_sa_save");
    const auto a = loadDocument(system, real[0]);
    const auto b = loadDocument(system, real[1]);
    const auto matched = compare::matchModels(a, b, *system.identities);
    const auto difference = compare::compare(a, b, matched);
    std::size_t told = 0;
    for (const auto& element : difference.elements) {
        const auto text = compare::describe(system, a, b, matched.matching, difference, element);
        told += text.sentence.empty() ? 0 : 1;
        EXPECT_EQ(text.sentence.find("  "), std::string::npos) << text.sentence;
        EXPECT_TRUE(text.sentence.empty() || text.sentence.ends_with('.')) << text.sentence;
    }
    EXPECT_GT(told, 0U);
}

} // namespace
} // namespace navsmith::tests
