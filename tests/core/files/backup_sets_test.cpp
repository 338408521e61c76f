#include "core/files/backup_sets.h"
#include "core/files/save_set.h"
#include "tests/core/files/faulty_ops.h"
#include "tests/core/files/temp_folder.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
namespace navsmith::files::test {

namespace {

namespace fs = std::filesystem;

// 2024-11-21T09:10:11Z
const auto kSomeTime = std::chrono::system_clock::time_point(std::chrono::seconds(1'732'180'211));

class BackupSetsTest : public testing::Test {
protected:
    /// Saves this generation, `seconds` after the previous one.
    Result<SaveReport> save(int generation, std::chrono::seconds after, SaveOptions options = {}) {
        FaultyOps ops;
        ops.setNow(kSomeTime + after);
        options.disk = ops;
        const std::vector<PendingFile> files{{file_, toBytesOf("generation " + std::to_string(generation))}};
        return saveSet(files, options);
    }

    [[nodiscard]] std::vector<fs::path> sets() const { return listBackupSets(backups_).value(); }

    [[nodiscard]] std::vector<std::string> setNames() const {
        std::vector<std::string> names;
        for (const auto& set : sets())
            names.push_back(set.filename().string());
        return names;
    }

    TempFolder temp_;
    fs::path file_ = temp_.path() / "a.dat";
    fs::path backups_ = temp_.path() / ".navsmith-backup";
};

TEST_F(BackupSetsTest, SetIsNamedForTheUtcTimeOfTheSave) {
    put(file_, "before");
    const auto report = save(1, std::chrono::seconds(0));
    ASSERT_TRUE(report);
    ASSERT_EQ(report->backupSets, std::vector<fs::path>{backups_ / "2024-11-21T09-10-11Z"});
    EXPECT_EQ(get(report->backupSets.front() / "a.dat"), "before");
}

TEST_F(BackupSetsTest, SeveralSavesInOneSecondKeepTheirOrder) {
    put(file_, "generation 0");
    for (int i = 1; i <= 12; ++i)
        ASSERT_TRUE(save(i, std::chrono::seconds(0), {.keepBackups = 11}));
    const auto kept = sets();
    ASSERT_EQ(kept.size(), 11U);
    for (std::size_t i = 0; i < kept.size(); ++i)
        EXPECT_EQ(get(kept[i] / "a.dat"), "generation " + std::to_string(i + 1));
}

TEST_F(BackupSetsTest, LastTenSetsAreKeptUnlessToldOtherwise) {
    put(file_, "generation 0");
    for (int i = 1; i <= 14; ++i)
        ASSERT_TRUE(save(i, std::chrono::minutes(i)));
    const auto kept = sets();
    ASSERT_EQ(kept.size(), 10U);
    EXPECT_EQ(get(kept.front() / "a.dat"), "generation 4");
    EXPECT_EQ(get(kept.back() / "a.dat"), "generation 13");
    ASSERT_TRUE(save(15, std::chrono::minutes(15), {.keepBackups = 2}));
    EXPECT_EQ(setNames().size(), 2U);
}

TEST_F(BackupSetsTest, KeepingNoneLeavesNoFolderBehind) {
    put(file_, "generation 0");
    const auto report = save(1, std::chrono::seconds(0), {.keepBackups = 0});
    ASSERT_TRUE(report);
    EXPECT_TRUE(report->backupSets.empty());
    EXPECT_FALSE(fs::exists(backups_));
}

TEST_F(BackupSetsTest, NewestSetIsKeptEvenIfTheClockWasSetBack) {
    put(file_, "generation 0");
    for (int i = 1; i <= 3; ++i)
        ASSERT_TRUE(save(i, std::chrono::hours(i)));
    const auto report = save(4, std::chrono::hours(-1000), {.keepBackups = 2});
    ASSERT_TRUE(report);
    ASSERT_EQ(setNames().size(), 2U);
    EXPECT_EQ(get(report->backupSets.at(0) / "a.dat"), "generation 3");
}

TEST_F(BackupSetsTest, SetsStayInOrderWhenTheClockRunsBackwards) {
    put(file_, "generation 0");
    for (int i = 1; i <= 4; ++i)
        ASSERT_TRUE(save(i, std::chrono::hours(i), {.keepBackups = 3}));
    for (int i = 5; i <= 7; ++i)
        ASSERT_TRUE(save(i, -std::chrono::hours(1000 * i), {.keepBackups = 3}));
    auto kept = sets();
    ASSERT_EQ(kept.size(), 3U);
    for (std::size_t i = 0; i < kept.size(); ++i)
        EXPECT_EQ(get(kept[i] / "a.dat"), "generation " + std::to_string(4 + i));
    ASSERT_TRUE(save(8, std::chrono::hours(10), {.keepBackups = 3})); // the clock has caught up
    kept = sets();
    ASSERT_EQ(kept.size(), 3U);
    EXPECT_EQ(get(kept.back() / "a.dat"), "generation 7");
    EXPECT_EQ(setNames().back(), "2024-11-21T19-10-11Z");
}

TEST_F(BackupSetsTest, ANumberThatIsNotOursDoesNotStopSaves) {
    put(file_, "generation 0");
    const auto foreign = "9999-12-31T23-59-59Z-18446744073709551615";
    put(backups_ / foreign / "a.dat", "mine");
    ASSERT_TRUE(save(1, std::chrono::hours(1)));
    EXPECT_EQ(setNames().size(), 2U);
}

TEST_F(BackupSetsTest, KeepsTheUsersFiles) {
    put(file_, "generation 0");
    put(backups_ / "my favourite" / "a.dat", "mine");
    put(backups_ / "note.txt", "mine");
    put(backups_ / "2001-01-01T00-00-00Z" / "folder" / "a.dat", "mine");
    put(backups_ / "2001-01-01T00-00-00Z" / "a.dat", "mine");
    for (int i = 1; i <= 3; ++i)
        ASSERT_TRUE(save(i, std::chrono::hours(i), {.keepBackups = 1}));
    EXPECT_EQ(get(backups_ / "my favourite" / "a.dat"), "mine");
    EXPECT_EQ(get(backups_ / "note.txt"), "mine");
    EXPECT_EQ(get(backups_ / "2001-01-01T00-00-00Z" / "folder" / "a.dat"), "mine");
    EXPECT_EQ(get(backups_ / "2001-01-01T00-00-00Z" / "a.dat"), "mine");
    EXPECT_EQ(setNames().size(), 2U);
}

TEST_F(BackupSetsTest, FolderNameIsTheUsersChoiceAsLongAsItIsAName) {
    put(file_, "before");
    ASSERT_TRUE(save(1, std::chrono::seconds(0), {.backupFolder = "old files"}));
    EXPECT_EQ(listBackupSets(temp_.path() / "old files").value().size(), 1U);
    for (const auto* bad : {"", ".", "..", "a/b", "/tmp"})
        EXPECT_EQ(save(2, std::chrono::seconds(0), {.backupFolder = bad}).error().kind, FileErrorKind::Invalid) << bad;
    EXPECT_EQ(get(file_), "generation 1");
}

TEST_F(BackupSetsTest, KilledRotationLeavesOnlyCompleteSets) {
    for (std::size_t at = 0;; ++at) {
        SCOPED_TRACE(at);
        temp_.empty();
        for (const auto* set : {"2001-01-01T00-00-00Z", "2002-01-01T00-00-00Z", "2003-01-01T00-00-00Z"})
            for (const auto* name : {"a.dat", "b.dat"})
                put(backups_ / set / name, set);
        const int outcome = inChild([&] {
            FaultyOps ops(killAt(at));
            return rotateBackupSets(ops, backups_, "2003-01-01T00-00-00Z", 1) ? 0 : 1;
        });
        for (const auto& set : sets())
            for (const auto* name : {"a.dat", "b.dat"})
                ASSERT_EQ(get(set / name), set.filename().string());
        FaultyOps ops;
        ASSERT_TRUE(rotateBackupSets(ops, backups_, "2003-01-01T00-00-00Z", 1));
        EXPECT_EQ(backupCount(temp_.path()), 1U);
        if (outcome == 0)
            break;
        ASSERT_EQ(outcome, kKilled);
    }
}

} // namespace

} // namespace navsmith::files::test
