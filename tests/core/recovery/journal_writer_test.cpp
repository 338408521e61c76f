// The thread that writes a journal: when data is on disk, and disk errors.
#include "core/recovery/journal_writer.h"
#include "tests/core/files/faulty_ops.h"
#include "tests/core/files/memory_disk.h"

#include <gtest/gtest.h>

#include <atomic>

namespace navsmith::recovery {
namespace {

using files::test::FaultyOps;
using files::test::get;
using files::test::MemoryDisk;
using files::test::TempFolder;
using files::test::toBytesOf;

TEST(JournalWriter, WritesInOrderAndCreatesItsFolder) {
    const TempFolder temp;
    const auto path = temp.path() / "a" / "b" / "c.journal";
    {
        JournalWriter writer(path);
        writer.begin(toBytesOf("one "));
        for (int i = 0; i < 100; ++i)
            writer.append(toBytesOf("x"));
        writer.flush();
        EXPECT_EQ(get(path), "one " + std::string(100, 'x'));
        writer.append(toBytesOf("!"));
    }
    EXPECT_EQ(get(path), "one " + std::string(100, 'x') + "!") << "what was waiting is written at the end";
}

TEST(JournalWriter, RestartsAndRemoves) {
    const TempFolder temp;
    const auto path = temp.path() / "c.journal";
    JournalWriter writer(path);
    writer.begin(toBytesOf("one"));
    writer.begin(toBytesOf("two"));
    writer.append(toBytesOf("!"));
    writer.flush();
    EXPECT_EQ(get(path), "two!");
    writer.remove();
    writer.append(toBytesOf("belongs to nothing"));
    writer.flush();
    EXPECT_TRUE(std::filesystem::is_empty(temp.path()));
}

TEST(JournalWriter, FlushedDataSurvivesPowerLoss) {
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
        MemoryDisk disk;
        {
            JournalWriterOptions options;
            options.disk = disk;
            JournalWriter writer("/state/c.journal", options);
            writer.begin(toBytesOf("one"));
            writer.append(toBytesOf("two"));
            writer.flush();
            disk.losePower(seed);
            const auto after = disk.files();
            ASSERT_TRUE(after.contains("/state/c.journal") || after.contains("state/c.journal")) << seed;
            ASSERT_EQ(after.begin()->second, "onetwo") << seed;
        }
    }
}

TEST(JournalWriter, PowerLossDuringARestartLeavesOldOrNew) {
    int old = 0;
    int fresh = 0;
    for (std::size_t cut = 0; cut < 30; ++cut) {
        for (std::uint64_t seed = 0; seed < 10; ++seed) {
            MemoryDisk disk;
            disk.cutPowerAt(cut);
            bool safe = false;
            {
                JournalWriterOptions options;
                options.disk = disk;
                JournalWriter writer("/state/c.journal", options);
                writer.begin(toBytesOf("one"));
                writer.flush();
                safe = !disk.powerCut() && disk.isSafe("/state/c.journal");
                writer.begin(toBytesOf("two"));
                writer.flush();
            }
            if (!safe)
                continue;
            disk.losePower(seed);
            const auto after = disk.files();
            ASSERT_TRUE(after.contains("state/c.journal")) << cut << ", " << seed;
            const auto& text = after.at("state/c.journal");
            ASSERT_TRUE(text == "one" || text == "two") << cut << ", " << seed << ": " << text;
            (text == "one" ? old : fresh) += 1;
        }
    }
    EXPECT_GT(old, 0);
    EXPECT_GT(fresh, 0);
}

TEST(JournalWriter, FlushesWithinASecond) {
    const TempFolder temp;
    std::atomic<int> synced = 0;
    FaultyOps ops([&](const files::test::Step& step) -> std::optional<std::error_code> {
        if (step.operation == "sync")
            ++synced;
        return std::nullopt;
    });
    JournalWriterOptions options;
    options.syncAfter = std::chrono::milliseconds(20);
    options.disk = ops;
    JournalWriter writer(temp.path() / "c.journal", options);
    writer.begin(toBytesOf("one"));
    for (int i = 0; i < 500 && synced == 0; ++i)
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
    EXPECT_GT(synced, 0);
}

TEST(JournalWriter, ReportsAFullDiskOnceAndRetriesAtTheNextStart) {
    const TempFolder temp;
    const auto path = temp.path() / "c.journal";
    std::atomic<bool> full = false;
    std::atomic<int> statusMessage = 0;
    FaultyOps ops([&](const files::test::Step& step) -> std::optional<std::error_code> {
        if (full && step.operation == "write")
            return std::make_error_code(std::errc::no_space_on_device);
        return std::nullopt;
    });
    JournalWriterOptions options;
    options.disk = ops;
    options.failed = [&](const files::FileError& error) {
        EXPECT_EQ(error.kind, files::FileErrorKind::NoSpace);
        ++statusMessage;
    };
    JournalWriter writer(path, options);
    writer.begin(toBytesOf("one"));
    writer.flush();
    full = true;
    writer.append(toBytesOf("two"));
    writer.append(toBytesOf("three"));
    writer.flush();
    EXPECT_EQ(statusMessage, 1);
    full = false;
    writer.append(toBytesOf("four")); // useless after a gap
    writer.flush();
    EXPECT_EQ(get(path), "one");
    writer.begin(toBytesOf("anew"));
    writer.flush();
    EXPECT_EQ(get(path), "anew");
}

} // namespace
} // namespace navsmith::recovery
