// Saves of modified games, whose arrays are larger than in the stock game, and the padding when the length of a block
// changes.
#include "core/systems/gta_sa_save/edits.h"
#include "core/systems/gta_sa_save/gta_sa_save.h"
#include "core/systems/gta_sa_save/rules.h"
#include "core/systems/paste.h"
#include "tests/core/systems/gta_sa_save/save_world.h"
#include "tests/support/save_fields.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace navsmith::systems::gta_sa_save {
namespace {

using model::Element;
using model::Model;
using model::Slot;
using model::Transaction;
using tests::RawSave;
using tests::SaveBytes;

/// Appends copies of a record to a list until it has `count` records.
void repeat(SaveBytes& block, std::size_t record, std::size_t bytes, std::size_t end, std::size_t missing) {
    const SaveBytes copy(block.begin() + static_cast<std::ptrdiff_t>(record),
                         block.begin() + static_cast<std::ptrdiff_t>(record + bytes));
    SaveBytes more;
    for (std::size_t i = 0; i < missing; ++i)
        more.insert(more.end(), copy.begin(), copy.end());
    block.insert(block.begin() + static_cast<std::ptrdiff_t>(end), more.begin(), more.end());
}

/// Lists larger than in the stock game.
struct LongList {
    Type type;
    std::size_t count;
    void (*make)(RawSave&, std::size_t count);
};

void moreGenerators(RawSave& s, std::size_t count) {
    auto& b = s.blocks[12];
    const std::size_t now = tests::wordAt(b, 0);
    repeat(b, 6, 34, 6 + now * 34, count - now);
    tests::setWordAt(b, 0, static_cast<std::uint32_t>(count));
    for (std::size_t i = 0; i < count; ++i)
        tests::setShortAt(b, 6 + i * 34, static_cast<std::uint16_t>(i));
}
void moreRegions(RawSave& s, std::size_t count) {
    while (tests::wordAt(s.blocks[5], 0) < count) {
        const auto at = static_cast<float>(tests::wordAt(s.blocks[5], 0)) * 20 - 2000;
        tests::addRegion(s, {{at, at + 10, 2000, 2010, 0, 10}, 1, 1});
    }
}
void moreJumps(RawSave& s, std::size_t count) {
    auto& b = s.blocks[24];
    repeat(b, 4, 68, b.size(), count - tests::wordAt(b, 0));
    tests::setWordAt(b, 0, static_cast<std::uint32_t>(count));
}
void moreGarages(RawSave& s, std::size_t count) {
    auto& b = s.blocks[3];
    repeat(b, 39 + 5120, 80, b.size(), count - tests::wordAt(b, 0));
    tests::setWordAt(b, 0, static_cast<std::uint32_t>(count));
}
void moreHospitals(RawSave& s, std::size_t count) {
    auto& b = s.blocks[8];
    const std::size_t police = tests::shortAt(b, 2 + std::size_t{20} * tests::shortAt(b, 0));
    repeat(b, 2, 20, 2, count - police - tests::shortAt(b, 0));
    tests::setShortAt(b, 0, static_cast<std::uint16_t>(count - police));
}

const LongList kBeyond[] = {{kCarGenerator, 600, moreGenerators},
                            {kPathRegion, 100, moreRegions},
                            {kStuntJump, 300, moreJumps},
                            {kGarage, 60, moreGarages},
                            {kRestart, 25, moreHospitals}};

TEST(SaveLimits, longerListsAreReportedAndRoundTrip) {
    for (const auto& sample : samples()) {
        for (const auto& beyond : kBeyond) {
            auto raw = tests::takeApart(sample.bytes);
            beyond.make(raw, beyond.count);
            const auto bytes = tests::buildSave(raw);
            auto m = loaded(bytes);
            EXPECT_EQ(m.count(beyond.type), beyond.count) << sample.name;
            EXPECT_TRUE(saved(m) == bytes) << sample.name << " " << beyond.type;
            EXPECT_TRUE(rulesWithIssues(m).contains("SAV-012")) << sample.name << " " << beyond.type;
            EXPECT_FALSE(rulesWithIssues(m).contains("SAV-014")) << sample.name << " " << beyond.type;
        }
    }
}

TEST(SaveLimits, longerListsCannotGrow) {
    for (const auto& beyond : kBeyond) {
        auto raw = tests::smallSave();
        beyond.make(raw, beyond.count);
        const auto bytes = tests::buildSave(raw);
        auto m = loaded(bytes);
        EXPECT_NE(refusalOf(m, [&](Transaction& tx) { tx.create(beyond.type); }), "") << beyond.type;
        if (beyond.type == kGarage)
            continue; // none can be removed
        EXPECT_EQ(refusalOf(m, [&](Transaction& tx) { tx.erase({beyond.type, 0}); }), "") << beyond.type;
        EXPECT_EQ(m.count(beyond.type), beyond.count - 1);
        EXPECT_EQ(loaded(saved(m)).count(beyond.type), beyond.count - 1) << beyond.type;
    }
}

TEST(SaveLimits, excessiveSetPieceCountIsReportedAndKept) {
    auto raw = tests::smallSave();
    tests::setWordAt(raw.blocks[17], 0, 300);
    const auto bytes = tests::buildSave(raw);
    auto m = loaded(bytes);
    EXPECT_EQ(m.count(kSetPiece), 210U);
    EXPECT_TRUE(rulesWithIssues(m).contains("SAV-012"));
    edited(m, [](Transaction& tx) { tx.set(set_piece::xMin, 0, std::int16_t{-4}); });
    EXPECT_EQ(tests::wordAt(tests::takeApart(saved(m)).blocks[17], 0), 300U);
    const auto change = edited(m, [](Transaction& tx) { tx.erase({kSetPiece, 5}); });
    EXPECT_FALSE(rulesWithIssues(m).contains("SAV-012"));
    EXPECT_EQ(tests::wordAt(tests::takeApart(saved(m)).blocks[17], 0), 209U);
    m.apply(change, model::Direction::Backward);
    EXPECT_TRUE(rulesWithIssues(m).contains("SAV-012"));
}

/// Arrays whose length is the same in every file of the stock game.
TEST(SaveLimits, longerFixedArrayStaysOpaque) {
    for (const std::size_t block : {6U, 9U, 11U, 16U, 17U, 18U, 26U}) {
        for (const auto& sample : samples()) {
            auto raw = tests::takeApart(sample.bytes);
            raw.blocks[block].insert(raw.blocks[block].end(), 640, std::byte{0x21});
            const auto bytes = tests::buildSave(raw);
            auto m = loaded(bytes);
            for (Slot row = 0; row < 28; ++row)
                EXPECT_EQ(m.get(block::opaque, row), row == block ? 1 : 0) << sample.name << " " << block;
            EXPECT_TRUE(saved(m) == bytes) << sample.name << " " << block;
            EXPECT_TRUE(rulesWithIssues(m).contains("SAV-014")) << sample.name << " " << block;
            edited(m, [](Transaction& tx) { tx.set(region::zMax, 0, 77.0F); });
            auto expected = bytes;
            tests::setFloatAt(expected, tests::payloadOffsets(raw)[5] + 4 + 0x14, 77);
            const auto body = tests::payloadOffsets(raw)[27] + 140;
            for (std::size_t at = body; at + 4 < expected.size(); ++at)
                expected[at] = expected[at - 51200];
            tests::repairChecksum(expected);
            EXPECT_TRUE(saved(m) == expected) << sample.name << " " << block;
        }
    }
}

TEST(SaveLimits, severalUnusualBlocksAreAccepted) {
    auto raw = tests::smallSave();
    for (const std::size_t block : {3U, 6U, 9U, 12U, 24U, 25U})
        raw.blocks[block].insert(raw.blocks[block].end(), 100, std::byte{0x10});
    const auto bytes = tests::buildSave(raw);
    const auto m = loaded(bytes);
    EXPECT_TRUE(saved(m) == bytes);
    EXPECT_EQ(m.count(kPathRegion), 3U);
    EXPECT_EQ(m.count(kZone), 3U);
    EXPECT_EQ(m.count(kCarGenerator), 0U);
}

// Padding --------------------------------------------------------------------------------------------------------

/// All of the padding repeats the bytes 51,200 before it, and the checksum is correct.
void expectWrittenByTheGame(const SaveBytes& bytes, const std::string& name) {
    ASSERT_EQ(bytes.size(), tests::kRawSaveSize) << name;
    for (std::size_t at = tests::rawBodySize(bytes); at + 4 < bytes.size(); ++at)
        ASSERT_EQ(bytes[at], bytes[at - 51200]) << name << " at " << at;
    EXPECT_EQ(tests::wordAt(bytes, bytes.size() - 4), tests::sumOf(bytes)) << name;
}

/// Edits that change the length of a block.
struct Lengthening {
    std::string_view title;
    void (*edit)(Transaction&);
};

EditResult runEdit(Transaction& tx, std::string_view id, const Elements& on, const std::vector<double>& numbers = {}) {
    const auto all = edits();
    return systems::run(*std::ranges::find(all, id, &Edit::id), tx, on, {numbers});
}

const Lengthening kLengthenings[] = {
    {"region around",
     [](Transaction& tx) {
         EXPECT_TRUE(runEdit(tx, "region_around", {{kCarGenerator, 1}}, {1, 1, 20}));
     }},
    {"region dragged",
     [](Transaction& tx) {
         const std::vector<double> numbers{1, 1, -50, 200};
         EXPECT_TRUE(systems::place(builders()[0], tx, {{}, {}, {50, 50, 0}, {0, 0, 0}}, {numbers}));
     }},
    {"region erased",
     [](Transaction& tx) {
         EXPECT_TRUE(runEdit(tx, "erase", {{kPathRegion, 1}}));
     }},
    {"generator erased",
     [](Transaction& tx) {
         EXPECT_TRUE(runEdit(tx, "erase", {{kCarGenerator, 1}}));
     }},
    {"hospital erased",
     [](Transaction& tx) {
         EXPECT_TRUE(runEdit(tx, "erase", {{kRestart, 0}}));
     }},
    {"jump erased",
     [](Transaction& tx) {
         EXPECT_TRUE(runEdit(tx, "erase", {{kStuntJump, 1}}));
     }},
    {"several at once",
     [](Transaction& tx) {
         EXPECT_TRUE(runEdit(tx, "erase", {{kStuntJump, 0}, {kRestart, 0}, {kPathRegion, 0}, {kCarGenerator, 0}}));
     }},
};

TEST(SavePadding, isRebuiltWhenABlockChangesItsLength) {
    for (const auto& sample : samples()) {
        for (const auto& lengthening : kLengthenings) {
            const auto name = sample.name + ", " + std::string(lengthening.title);
            auto m = loaded(sample.bytes);
            const auto change = edited(m, lengthening.edit);
            const auto after = saved(m);
            EXPECT_NE(tests::rawBodySize(after), tests::rawBodySize(sample.bytes)) << name;
            expectWrittenByTheGame(after, name);
            EXPECT_TRUE(saved(loaded(after)) == after) << name;
            m.apply(change, model::Direction::Backward);
            EXPECT_TRUE(saved(m) == sample.bytes) << name;
        }
    }
}

TEST(SavePadding, isRebuiltWhenPastingExtendsABlock) {
    const auto sys = system();
    for (const auto& sample : samples()) {
        for (const auto type : {kPathRegion, kRestart, kStuntJump}) {
            auto m = loaded(sample.bytes);
            if (type == kRestart && m.count(kRestart) > 18)
                continue;
            const Element one{type, 0};
            edited(m, [&](Transaction& tx) { EXPECT_TRUE(duplicate(sys, tx, std::span(&one, 1), {8, 0, 0})); });
            const auto after = saved(m);
            expectWrittenByTheGame(after, sample.name);
            EXPECT_EQ(loaded(after).count(type), m.count(type)) << sample.name;
        }
    }
}

TEST(SavePadding, staysWithinTheFile) {
    auto raw = tests::smallSave();
    const auto body = tests::rawBodySize(tests::buildSave(raw));
    const auto room = (tests::kRawSaveSize - 4 - body - 10) / 4 * 4;
    const auto globals = static_cast<std::uint32_t>(tests::wordAt(raw.blocks[1], 0) + room);
    raw.blocks[1].insert(raw.blocks[1].begin() + 4, room, std::byte{0x11});
    tests::setWordAt(raw.blocks[1], 0, globals);
    const auto bytes = tests::buildSave(raw);
    auto m = loaded(bytes);
    EXPECT_TRUE(saved(m) == bytes);
    EXPECT_NE(refusalOf(m, [](Transaction& tx) { tx.create(kPathRegion); }).find("too long"), std::string::npos);
    EXPECT_EQ(refusalOf(m, [](Transaction& tx) { tx.erase({kPathRegion, 0}); }), "");
    EXPECT_EQ(refusalOf(m, [](Transaction& tx) { tx.create(kPathRegion); }), "");
    EXPECT_EQ(saved(m).size(), tests::kRawSaveSize);
}

/// A list of entrances without an end mark, in a save with `left` bytes before the checksum.
SaveBytes withoutEnd(std::size_t left) {
    auto raw = tests::smallSave();
    raw.blocks[25].resize(raw.blocks[25].size() - 2);
    auto& tags = raw.blocks[20];
    const auto room = tests::kRawSaveSize - 4 - tests::payloadOffsets(raw)[27] - raw.blocks[27].size() - left;
    tests::setWordAt(tags, 0, static_cast<std::uint32_t>(tests::wordAt(tags, 0) + room));
    tags.insert(tags.end(), room, std::byte{1});
    return tests::buildSave(raw);
}

TEST(SavePadding, endMarkOfEntrancesNeedsRoom) {
    for (const std::size_t left : {0U, 1U, 2U, 3U}) {
        auto bytes = withoutEnd(left);
        bytes.back() ^= std::byte{1}; // another issue, with a fix
        auto m = loaded(bytes);
        ASSERT_TRUE(rulesWithIssues(m).contains("SAV-080")) << left;
        std::vector<model::Change> changes;
        const auto report = checks::fixAll(m, rules(), changes);
        EXPECT_EQ(report.refusals.empty(), left >= 2) << left;
        EXPECT_FALSE(rulesWithIssues(m).contains("SAV-003")) << left;
        const auto after = saved(m);
        ASSERT_EQ(after.size(), tests::kRawSaveSize) << left;
        EXPECT_EQ(tests::wordAt(after, after.size() - 4), tests::sumOf(after)) << left;
        EXPECT_EQ(rulesWithIssues(loaded(after)).contains("SAV-080"), left < 2) << left;
    }
}

TEST(SavePadding, fileSizeIsConstant) {
    auto m = loaded(withoutEnd(1));
    const auto put = [](std::size_t bytes) {
        return [bytes](Transaction& tx) {
            tx.set(block::bytes, 25, tx.model().get(block::bytes, 25) + std::string(bytes, '\x01'));
        };
    };
    EXPECT_NE(refusalOf(m, put(2)).find("too long"), std::string::npos);
    EXPECT_EQ(refusalOf(m, put(1)), "");
    EXPECT_EQ(saved(m).size(), tests::kRawSaveSize);
}

} // namespace
} // namespace navsmith::systems::gta_sa_save
