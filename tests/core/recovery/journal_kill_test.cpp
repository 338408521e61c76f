// kill -9 while a child process edits: everything committed more than a second before is in the journal.
#include "core/recovery/journal_writer.h"
#include "tests/core/files/temp_folder.h"
#include "tests/core/model/model_text.h"
#include "tests/core/model/stress_schemas.h"
#include "tests/core/recovery/journal_history.h"

#include <gtest/gtest.h>
#include <sys/wait.h>

#include <csignal>
#include <random>
#include <thread>

#include <fcntl.h>
#include <unistd.h>

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

/// Edits until it is killed; writes one byte for each edit that was committed and passed to the journal.
[[noreturn]] void editForever(const std::filesystem::path& journal, int committed) {
    JournalHistory history(start());
    JournalWriter writer(journal);
    std::mt19937 pace(static_cast<unsigned>(::getpid()));
    for (std::uint32_t edit = 0;; ++edit) {
        const auto records = history.records().size();
        history.edit(Tape(scriptOf(edit)));
        if (history.records().size() != records) {
            if (records == 0)
                writer.begin(history.records().back());
            else
                writer.append(history.records().back());
            const char one = 1;
            if (::write(committed, &one, 1) != 1)
                ::_exit(1);
        }
        if (pace() % 4 == 0)
            std::this_thread::sleep_for(std::chrono::microseconds(pace() % 20'000));
    }
}

TEST(JournalKill, LosesNothingOlderThanASecond) {
    for (int round = 0; round < 4; ++round) {
        const files::test::TempFolder temp;
        const auto journal = temp.path() / "c.journal";
        int pipe[2];
        ASSERT_EQ(::pipe(pipe), 0);
        const pid_t child = ::fork();
        ASSERT_GE(child, 0);
        if (child == 0)
            editForever(journal, pipe[1]);
        ::close(pipe[1]);
        std::this_thread::sleep_for(std::chrono::milliseconds(40 + 67 * round));
        ASSERT_EQ(::fcntl(pipe[0], F_SETFL, O_NONBLOCK), 0);
        const auto countCommitted = [&] {
            std::size_t count = 0;
            char buffer[4096];
            for (ssize_t got = 0; (got = ::read(pipe[0], buffer, sizeof(buffer))) > 0;)
                count += static_cast<std::size_t>(got);
            return count;
        };
        const auto committed = countCommitted();
        std::this_thread::sleep_for(1s);
        ::kill(child, SIGKILL);
        int status = 0;
        ASSERT_EQ(::waitpid(child, &status, 0), child);
        ASSERT_TRUE(WIFSIGNALED(status));
        const auto all = committed + countCommitted();
        ::close(pipe[0]);
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
