// Each rule finds what is broken for it, and only that; each fix mends it.
#include "core/systems/gta_sa_save/rules.h"
#include "tests/core/systems/gta_sa_save/save_world.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <limits>
#include <map>
#include <set>

namespace navsmith::systems::gta_sa_save {
namespace {

using model::Model;
using tests::RawSave;

std::set<std::string> found(const Model& m) {
    std::set<std::string> ids;
    for (const auto& issue : checks::checkAll(m, rules()))
        ids.insert(std::string(issue.rule));
    return ids;
}

/// What the save by hand has wrong as it is: its script is none.
const std::set<std::string> kAlways{"SAV-008"};

struct Break {
    std::string rule;
    std::function<void(RawSave&)> breakIt;
    bool mended = true; ///< its fix leaves nothing to find
};

constexpr float kNan = std::numeric_limits<float>::quiet_NaN();

std::vector<Break> breaks() {
    using tests::setByteAt;
    using tests::setFloatAt;
    using tests::setShortAt;
    using tests::setWordAt;
    return {
        {"SAV-006", [](RawSave& s) { setWordAt(s.blocks[0], 0, 0x12345678); }, false},
        {"SAV-007",
         [](RawSave& s) {
             for (std::size_t i = 0; i < 100; ++i)
                 setByteAt(s.blocks[0], 4 + i, 'A');
         }},
        {"SAV-009P", [](RawSave& s) { setWordAt(s.blocks[2], 4 + 0x0C, 1); }, false},
        {"SAV-009O", [](RawSave& s) { setWordAt(s.blocks[2], 556 + 8, 1); }, false},
        {"SAV-009B", [](RawSave& s) { setWordAt(s.blocks[23], 0, 1); }, false},
        {"SAV-010P", [](RawSave& s) { setFloatAt(s.blocks[2], 4 + 0x10, kNan); }, false},
        {"SAV-010O", [](RawSave& s) { setFloatAt(s.blocks[2], 556 + 0x0C, 9000); }, false},
        {"SAV-010C", [](RawSave& s) { setFloatAt(s.blocks[3], 39, kNan); }, false},
        {"SAV-010R", [](RawSave& s) { setFloatAt(s.blocks[8], 2, kNan); }, false},
        {"SAV-010M", [](RawSave& s) { setFloatAt(s.blocks[9], 8, kNan); }, false},
        {"SAV-010J", [](RawSave& s) { setFloatAt(s.blocks[24], 4 + 0x30, kNan); }, false},
        {"SAV-013", [](RawSave& s) { setWordAt(s.blocks[1], 4 + 400 + 0x906 + 226, 0x00FFFFFF); }, false},
        {"SAV-014", [](RawSave& s) { s.blocks[20].push_back(std::byte{1}); }, false},
        {"SAV-020", [](RawSave& s) { setFloatAt(s.blocks[5], 4, 77); }},
        {"SAV-021", [](RawSave& s) { setByteAt(s.blocks[5], 4 + 0x18, 9); }},
        {"SAV-022",
         [](RawSave& s) {
             tests::addRegion(s, {{0, 50, -20, 20, -5, 30}, 0, 1});
         }},
        {"SAV-023",
         [](RawSave& s) {
             tests::addRegion(s, {{-10, 60, -20, 20, -5, 30}, 0, 1});
         }},
        {"SAV-030", [](RawSave& s) { setByteAt(s.blocks[10], 10 + 7, 1); }},
        {"SAV-031", [](RawSave& s) { setShortAt(s.blocks[10], 10 + 32 + 0x10, 500); }},
        {"SAV-040", [](RawSave& s) { setShortAt(s.blocks[12], 6 + 34, 400); }},
        {"SAV-041", [](RawSave& s) { setShortAt(s.blocks[12], 6 + 2, 100); }, false},
        {"SAV-042", [](RawSave& s) { setByteAt(s.blocks[12], 6 + 0x0D, 150); }},
        {"SAV-043", [](RawSave& s) { setWordAt(s.blocks[12], 6 + 3 * 34 + 4, 77); }, false},
        {"SAV-050", [](RawSave& s) { setByteAt(s.blocks[6], 0x1C, 32); }, false},
        {"SAV-051", [](RawSave& s) { setWordAt(s.blocks[6], 4, 0xBAD); }},
        {"SAV-052", [](RawSave& s) { setShortAt(s.blocks[6], 0x4D80, 25); }},
        {"SAV-060", [](RawSave& s) { setShortAt(s.blocks[17], 4 + 4, 3000); }},
        {"SAV-070", [](RawSave& s) { setByteAt(s.blocks[24], 4 + 68 + 0x40, 1); }},
        {"SAV-081", [](RawSave& s) { setShortAt(s.blocks[25], 6 + 4, 99); }},
        {"SAV-081O", [](RawSave& s) { setShortAt(s.blocks[25], 4, 99); }, false},
        {"SAV-091", [](RawSave& s) { setFloatAt(s.blocks[3], 39 + 5120 + 0x2C, 4); }},
        {"SAV-092", [](RawSave& s) { setWordAt(s.blocks[9], 0x20, 300); }},
        {"SAV-100", [](RawSave& s) { setFloatAt(s.blocks[8], 2 + 12, 500); }, false},
        {"SAV-025",
         [](RawSave& s) {
             for (int i = 3; i < 60; ++i) {
                 const float at = 100.0F * static_cast<float>(i);
                 tests::addRegion(s, {{at, at + 50, -20, 20, -5, 30}, 1, 1});
             }
         },
         false},
    };
}

TEST(SaveRules, theSaveByHandIsSound) {
    EXPECT_EQ(found(smallDocument()), kAlways);
}

TEST(SaveRules, eachFindsWhatIsBrokenForIt) {
    for (const auto& entry : breaks()) {
        auto raw = tests::smallSave();
        entry.breakIt(raw);
        auto expected = kAlways;
        expected.insert(entry.rule);
        EXPECT_EQ(found(loaded(tests::buildSave(raw))), expected) << entry.rule;
    }
}

TEST(SaveRules, fixesMendWhatCanBeMended) {
    for (const auto& entry : breaks()) {
        auto raw = tests::smallSave();
        entry.breakIt(raw);
        const auto bytes = tests::buildSave(raw);
        auto m = loaded(bytes);
        std::vector<model::Change> changes;
        const auto report = checks::fixAll(m, rules(), changes);
        EXPECT_TRUE(report.refusals.empty()) << entry.rule;
        EXPECT_EQ(found(m).contains(entry.rule), !entry.mended) << entry.rule;
        EXPECT_FALSE(found(loaded(saved(m))).contains(entry.rule) == entry.mended) << entry.rule;
        for (auto change = changes.rbegin(); change != changes.rend(); ++change)
            m.apply(*change, model::Direction::Backward);
        EXPECT_TRUE(saved(m) == bytes) << entry.rule;
    }
}

TEST(SaveRules, aWrongChecksumAndForeignPaddingAreFoundAndMended) {
    auto bytes = tests::buildSave(tests::smallSave());
    const auto sound = bytes;
    bytes[tests::kRawSaveSize - 300] ^= std::byte{0x55};
    auto m = loaded(bytes);
    EXPECT_TRUE(found(m).contains("SAV-003"));
    EXPECT_TRUE(found(m).contains("SAV-005"));
    std::vector<model::Change> changes;
    checks::fixAll(m, rules(), changes);
    EXPECT_EQ(found(m), kAlways);
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
    step([](model::Transaction& tx) { tx.set(enex::index, 0, std::int16_t{2}); });
    step([](model::Transaction& tx) { tx.set(garage::ceiling, 0, -50.0F); });
    step([](model::Transaction& tx) { tx.erase({kPickup, 0}); });
    step([](model::Transaction& tx) { tx.set(set_piece::type, 1, std::uint8_t{0}); });
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

TEST(SaveRules, idsAndTextsAreThere) {
    std::set<std::string_view> ids;
    for (const auto& rule : rules()) {
        EXPECT_TRUE(ids.insert(rule.id).second) << rule.id;
        EXPECT_FALSE(rule.title.empty() || rule.fault.empty() || rule.dependsOn.empty()) << rule.id;
        EXPECT_EQ(rule.fix == nullptr, rule.fixTitle.empty()) << rule.id;
    }
}

} // namespace
} // namespace navsmith::systems::gta_sa_save
