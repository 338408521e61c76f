// Truncated and damaged journals: valid records are replayed, the damage is reported, nothing crashes.
#include "core/recovery/change_codec.h"
#include "core/recovery/journal_records.h"
#include "tests/core/model/model_text.h"
#include "tests/core/model/random_models.h"
#include "tests/core/model/stress_schemas.h"
#include "tests/core/recovery/journal_history.h"
#include "tests/support/bytes_mutation.h"
#include "tests/support/heap_meter.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

namespace navsmith::recovery::test {
namespace {

namespace roads = model::stress::roads;
using model::stress::faults;
using model::stress::seen;

class DamagedJournal : public ::testing::Test {
protected:
    /// A journal of some edits, and the state of the model after each record.
    void SetUp() override {
        std::mt19937 random(7);
        for (int i = 0; i < 12; ++i) {
            Numbers numbers(24);
            std::ranges::generate(numbers, [&] { return static_cast<std::uint32_t>(random() % 5040); });
            const auto records = history_.records().size();
            if (i % 5 == 4)
                history_.undo();
            else
                history_.edit(Tape(numbers));
            if (history_.records().size() != records) {
                ends_.push_back(history_.journal().size());
                states_.push_back(seen(history_.model()));
            }
        }
        ASSERT_GE(ends_.size(), 6U);
    }

    [[nodiscard]] auto play(std::span<const std::byte> journal) const {
        return replay(journal, history_.model().sharedSchema());
    }

    JournalHistory history_{roads::make(1, 3)};
    std::vector<std::size_t> ends_;
    std::vector<std::string> states_;
};

TEST_F(DamagedJournal, TruncatedJournalReplaysCompleteRecords) {
    const auto& journal = history_.journal();
    for (std::size_t size = 0; size < journal.size(); ++size) {
        const auto whole = static_cast<std::size_t>(std::ranges::upper_bound(ends_, size) - ends_.begin());
        const auto cut = std::span(journal).first(size);
        const auto replayed = play(cut);
        const auto summary = summarise(cut);
        ASSERT_EQ(replayed.has_value(), whole > 0) << size;
        ASSERT_EQ(summary.has_value(), whole > 0) << size;
        if (whole == 0)
            continue;
        ASSERT_EQ(seen(replayed->model), states_[whole - 1]) << size;
        ASSERT_EQ(replayed->goodBytes, ends_[whole - 1]) << size;
        const bool clean = std::ranges::find(ends_, size) != ends_.end();
        ASSERT_EQ(replayed->damage.empty(), clean) << size;
        ASSERT_EQ(summary->damage.empty(), clean) << size;
    }
}

TEST_F(DamagedJournal, RandomDamageReplaysUpToTheDamage) {
    tests::ByteMutator mutator(11);
    std::size_t played = 0;
    for (int i = 0; i < 4000; ++i) {
        const auto bytes = mutator.mutated(history_.journal());
        (void)summarise(bytes);
        const auto replayed = play(bytes);
        if (!replayed)
            continue;
        ASSERT_NE(std::ranges::find(states_, seen(replayed->model)), states_.end());
        ASSERT_TRUE(std::equal(bytes.begin(), bytes.begin() + static_cast<std::ptrdiff_t>(replayed->goodBytes),
                               history_.journal().begin()));
        ++played;
    }
    EXPECT_GT(played, 500U);
}

/// Mutates every record and updates its checksum, so that only the content can reveal the damage.
TEST_F(DamagedJournal, WrongContentWithValidChecksumIsHarmless) {
    tests::ByteMutator mutator(12);
    std::vector<RawRecord> records;
    RecordReader reader(history_.journal());
    while (const auto record = reader.next())
        records.push_back(*record);
    ASSERT_EQ(records.size(), ends_.size());
    std::size_t stopped = 0;
    for (int round = 0; round < 4000; ++round) {
        const auto victim = mutator.below(records.size());
        std::vector<std::byte> journal(history_.journal().begin(), history_.journal().begin() + 8);
        for (std::size_t i = 0; i < records.size(); ++i) {
            const auto body = i == victim ? mutator.mutated(records[i].body)
                                          : std::vector(records[i].body.begin(), records[i].body.end());
            const auto sealed = sealRecord(static_cast<std::uint32_t>(i), records[i].type, records[i].time, body);
            journal.insert(journal.end(), sealed.begin(), sealed.end());
        }
        const tests::HeapMeter meter;
        const auto replayed = play(journal);
        // Gaps between slots are allowed, but limited.
        ASSERT_LT(meter.peakBytes(), 256U << 20U);
        stopped += replayed && replayed->damage.empty() ? 0 : 1;
        if (replayed) {
            ASSERT_EQ(faults(replayed->model).find("counted"), std::string::npos);
        }
    }
    EXPECT_GT(stopped, 1000U);
}

TEST_F(DamagedJournal, RowCreationIsLimitedByJournalSize) {
    std::vector<std::byte> journal(history_.journal().begin(), history_.journal().begin() + 8);
    RecordReader reader(history_.journal());
    const auto begin = reader.next();
    const auto append = [&](std::uint32_t number, std::uint8_t type, Time time, std::span<const std::byte> body) {
        const auto sealed = sealRecord(number, type, time, body);
        journal.insert(journal.end(), sealed.begin(), sealed.end());
    };
    append(0, begin->type, begin->time, begin->body);
    constexpr std::uint32_t kMany = 10;
    for (std::uint32_t i = 1; i <= kMany; ++i) {
        Change change;
        change.created = {{roads::kNode, 0, i * (1U << 19U)}};
        bytes::ByteWriter writer;
        writeChange(writer, change);
        append(i, static_cast<std::uint8_t>(JournalMove::Edit), begin->time, writer.release());
    }
    const auto replayed = play(journal);
    ASSERT_TRUE(replayed);
    EXPECT_EQ(replayed->steps.size() - 1, 2U) << "of those that were added";
    EXPECT_NE(replayed->damage, "");
    EXPECT_LE(replayed->model.capacity(roads::kNode), (1U << 20U) + journal.size());
}

TEST_F(DamagedJournal, OtherFilesAreNotJournals) {
    EXPECT_FALSE(summarise({}));
    std::vector<std::byte> text(200, std::byte{'a'});
    EXPECT_FALSE(summarise(text));
    EXPECT_FALSE(play(text));
}

} // namespace
} // namespace navsmith::recovery::test
