// kill -9 while a child process edits: everything committed more than a second before is in the journal.
#include "core/files/path_text.h"
#include "core/recovery/journal_writer.h"
#include "tests/core/files/temp_folder.h"
#include "tests/core/model/model_text.h"
#include "tests/core/model/stress_schemas.h"
#include "tests/core/recovery/journal_history.h"

#include <gtest/gtest.h>

#include <fstream>
#include <random>
#include <thread>

namespace navsmith::recovery::test {
namespace {

using namespace std::chrono_literals;
namespace roads = model::stress::roads;
using model::stress::everything;

constexpr std::uint32_t kSeed = 99;

Numbers scriptOf(std::uint32_t edit) {
    std::mt19937 random(kSeed + edit);
    Numbers numbers(8);
    for (auto& n : numbers)
        n = static_cast<std::uint32_t>(random() % 5040);
    return numbers;
}

Model start() {
    return roads::make(2, 40);
}

/// Edits until it is killed; writes one byte for each edit that was committed and passed to the journal. Arguments: the
/// journal, the file for these bytes.
const tests::ChildWork kEditForever("edit forever", [](const tests::ChildWork::Arguments& arguments) {
    JournalHistory history(start());
    JournalWriter writer(files::fromBytes(arguments[0]));
    std::ofstream committed(files::fromBytes(arguments[1]), std::ios::binary);
    std::mt19937 pace(tests::processNumber());
    for (std::uint32_t edit = 0;; ++edit) {
        const auto records = history.records().size();
        history.edit(Tape(scriptOf(edit)));
        if (history.records().size() != records) {
            if (records == 0)
                writer.begin(history.records().back());
            else
                writer.append(history.records().back());
            if (!committed.put('1').flush())
                return 1;
        }
        if (pace() % 4 == 0)
            std::this_thread::sleep_for(std::chrono::microseconds(pace() % 20'000));
    }
});

TEST(JournalKill, LosesNothingOlderThanASecond) {
    for (int round = 0; round < 4; ++round) {
        const files::test::TempFolder temp;
        const auto journal = temp.path() / "c.journal";
        const auto counter = temp.path() / "committed";
        tests::ChildProcess child(kEditForever, {files::toBytes(journal), files::toBytes(counter)});
        while (!std::filesystem::exists(counter)) // it has started
            std::this_thread::sleep_for(1ms);
        std::this_thread::sleep_for(std::chrono::milliseconds(40 + 67 * round));
        const auto committed = files::test::get(counter).size();
        std::this_thread::sleep_for(1s);
        child.kill();
        ASSERT_EQ(child.wait(), tests::kKilled);
        const auto all = files::test::get(counter).size();
        ASSERT_GT(committed, 0U);

        const auto bytes = files::readFile(journal);
        ASSERT_TRUE(bytes) << files::describe(bytes.error());
        const auto replayed = replay(*bytes, start().sharedSchema());
        ASSERT_TRUE(replayed) << replayed.error();
        EXPECT_GE(replayed->steps.size(), committed);
        EXPECT_LE(replayed->steps.size(), all + 1);

        JournalHistory twin(start());
        for (std::uint32_t edit = 0; twin.steps().size() < replayed->steps.size(); ++edit)
            twin.edit(Tape(scriptOf(edit)));
        ASSERT_EQ(everything(replayed->model), everything(twin.model()));
    }
}

} // namespace
} // namespace navsmith::recovery::test
