// Rules of saves beyond those of every system (rule_breaks.cpp).
#include "core/systems/gta_sa_save/rules.h"
#include "tests/core/systems/gta_sa_save/rule_breaks.h"
#include "tests/core/systems/gta_sa_save/save_world.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

namespace navsmith::systems::gta_sa_save {
namespace {

using model::Model;

/// What the save by hand has wrong as it is: its script is none.
const std::set<std::string> kAlways{"SAV-008"};

TEST(SaveRules, aWrongChecksumAndForeignPaddingAreFoundAndMended) {
    auto bytes = tests::buildSave(tests::smallSave());
    const auto sound = bytes;
    bytes[tests::kRawSaveSize - 300] ^= std::byte{0x55};
    auto m = loaded(bytes);
    EXPECT_TRUE(rulesWithIssues(m).contains("SAV-003"));
    EXPECT_TRUE(rulesWithIssues(m).contains("SAV-005"));
    std::vector<model::Change> changes;
    checks::fixAll(m, rules(), changes);
    EXPECT_EQ(rulesWithIssues(m), kAlways);
    EXPECT_TRUE(saved(m) == sound);
}

TEST(SaveRules, theChecksumAloneIsMendedAlone) {
    auto bytes = tests::buildSave(tests::smallSave());
    const auto sound = bytes;
    bytes.back() ^= std::byte{1};
    auto m = loaded(bytes);
    std::vector<model::Change> changes;
    checks::fixAll(m, rules(), changes);
    EXPECT_TRUE(saved(m) == sound);
}

TEST(SaveRules, theTaxiGlitchIsOneByteAndItsMirrors) {
    auto raw = tests::smallSave();
    tests::setByteAt(raw.blocks[10], 10 + 7, 1);
    auto m = loaded(tests::buildSave(raw));
    std::vector<model::Change> changes;
    checks::fixAll(m, rules(), changes);
    EXPECT_TRUE(saved(m) == tests::buildSave(tests::smallSave()));
}

TEST(SaveRules, aWeaponInTheSlotOfOthersIsNamed) {
    auto m = smallDocument();
    edited(m, [](model::Transaction& tx) {
        tx.set(player::weapon(1), 0, std::uint32_t{31});
        tx.set(player::weapon(2), 0, std::uint32_t{22});
    });
    std::vector<std::string> texts;
    for (const auto& issue : checks::checkAll(m, rules())) {
        if (issue.rule == "SAV-086")
            texts.push_back(issue.message);
    }
    EXPECT_EQ(texts, std::vector<std::string>{"M4 is in the slot Melee, where it does not belong"});
}

TEST(SaveRules, aChangeFindsWhatAFullCheckFinds) {
    auto m = smallDocument();
    auto issues = checks::checkAll(m, rules());
    const auto step = [&](const std::function<void(model::Transaction&)>& edit) {
        const auto change = edited(m, edit);
        checks::checkChange(m, rules(), change, true, issues);
        EXPECT_EQ(issues, checks::checkAll(m, rules()));
    };
    step([](model::Transaction& tx) { tx.set(region::xMin, 0, 4000.0F); });
    step([](model::Transaction& tx) { tx.moveBefore({kPathRegion, 2}, 0); });
    step([](model::Transaction& tx) { tx.set(zone::name, 0, std::string("SAN")); });
    step([](model::Transaction& tx) { tx.erase({kCarGenerator, 0}); });
    step([](model::Transaction& tx) { tx.set(generator::index, 1, std::uint16_t{450}); });
    step([](model::Transaction& tx) { tx.set(enex::index, 0, std::int16_t{5}); });
    step([](model::Transaction& tx) { tx.set(garage::ceiling, 0, -50.0F); });
    step([](model::Transaction& tx) { tx.erase({kPickup, 0}); });
    step([](model::Transaction& tx) { tx.set(set_piece::type, 1, std::uint8_t{0}); });
}

TEST(SaveRules, idleRegionsCanBeTakenAwayWhenFewAreLeft) {
    auto raw = tests::smallSave();
    for (int i = 3; i < 62; ++i)
        tests::addRegion(raw, {{0, 5, 20, 25, -5, 30}, 1, 1}); // all alike
    auto m = loaded(tests::buildSave(raw));
    const auto issues = checks::checkAll(m, rules());
    const auto few = std::ranges::find(issues, "SAV-025", &checks::Issue::rule);
    ASSERT_NE(few, issues.end());
    std::vector<std::string> refusals;
    checks::fixIssues(m, rules(), std::span(&*few, 1), refusals);
    EXPECT_TRUE(refusals.empty());
    EXPECT_EQ(m.count(kPathRegion), 4U);
    EXPECT_EQ(tests::regionsOf(tests::takeApart(saved(m))).size(), 4U);
}

TEST(SaveRules, moreNumberPlatesThanTheGameHasAreTold) {
    auto raw = tests::smallSave();
    tests::setWordAt(raw.blocks[12], 6 + 3 * 34, 16);
    const auto bytes = tests::buildSave(raw);
    auto m = loaded(bytes);
    EXPECT_TRUE(rulesWithIssues(m).contains("SAV-012"));
    EXPECT_TRUE(saved(m) == bytes);
    const auto change = edited(m, [](model::Transaction& tx) { tx.erase({kNumberPlate, 14}); });
    EXPECT_FALSE(rulesWithIssues(m).contains("SAV-012"));
    m.apply(change, model::Direction::Backward);
    EXPECT_TRUE(saved(m) == bytes);
}

TEST(SaveRules, addressesOfTheReturnStackThatAreInUseAreInsideTheScript) {
    constexpr std::size_t thread = 4 + 400 + 0x906; // the first of the save by hand
    for (const unsigned depth : {0U, 1U, 2U, 8U, 500U}) {
        auto raw = tests::smallSave();
        tests::setShortAt(raw.blocks[1], thread + 0x3A, static_cast<std::uint16_t>(depth));
        tests::setWordAt(raw.blocks[1], thread + 0xE6, 0);
        tests::setWordAt(raw.blocks[1], thread + 0xE6 + 4, 0x00FFFFFF); // the second
        EXPECT_EQ(rulesWithIssues(loaded(tests::buildSave(raw))).contains("SAV-013"), depth >= 2) << depth;
    }
}

TEST(SaveRules, realFilesHaveNoErrorsAndFewWarnings) {
    for (const auto& sample : samples()) {
        const auto m = loaded(sample.bytes);
        std::map<std::string, int> counts;
        for (const auto& issue : checks::checkAll(m, rules())) {
            EXPECT_NE(issue.severity, checks::Severity::Error) << sample.name << ": " << issue.message;
            if (issue.severity == checks::Severity::Warning)
                ++counts[std::string(issue.rule)];
        }
        for (const auto& [rule, count] : counts)
            EXPECT_LE(count, 4) << sample.name << " " << rule;
    }
}

} // namespace
} // namespace navsmith::systems::gta_sa_save
