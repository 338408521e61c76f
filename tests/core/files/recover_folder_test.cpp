// Recovery when other programs have changed the folder after the crash.
#include "core/files/recover_folder.h"
#include "core/files/save_plan.h"
#include "tests/core/files/faulty_ops.h"
#include "tests/core/files/scenes.h"

#include <gtest/gtest.h>

namespace navsmith::files::test {

namespace {

namespace fs = std::filesystem;

// save_plan_test.cpp damages every bit of the record; this samples positions with a stride that is coprime to all field
// sizes.
constexpr std::size_t kStride = 7;

/// Kills the save before it renames a file to this name.
FaultyOps::Before killBeforeRenameTo(std::string name) {
    return [name = std::move(name)](const Step& step) -> std::optional<std::error_code> {
        if (step.operation == "rename" && step.path.filename() == name)
            die();
        return std::nullopt;
    };
}

FaultyOps::Before killBeforeRemovalOf(std::string_view name) {
    return [name](const Step& step) -> std::optional<std::error_code> {
        if (step.operation == "remove" && step.path.filename() == name)
            die();
        return std::nullopt;
    };
}

/// All files below a folder, including ours, except the lock file, which any access may create or remove.
Snapshot everything(const fs::path& top) {
    Snapshot all;
    for (const auto& entry : fs::recursive_directory_iterator(top))
        if (entry.is_regular_file() && entry.path().filename() != kLockName)
            all[entry.path().lexically_relative(top).generic_string()] = get(entry.path());
    return all;
}

class RecoverFolderTest : public testing::Test {
protected:
    /// Leaves the folder in the state of a save that was killed there.
    void crash(const Scene& scene, FaultyOps::Before where) const {
        scene.build(temp_.path());
        ASSERT_EQ(inChild([&] {
                      FaultyOps ops(where);
                      SaveOptions options;
                      options.disk = ops;
                      return saveSet(scene.request(temp_.path()), options) ? 0 : 1;
                  }),
                  kKilled);
    }

    [[nodiscard]] fs::path folder() const { return temp_.path() / "game"; }

    [[nodiscard]] std::vector<fs::path> temporaries() const {
        std::vector<fs::path> found;
        for (const auto& entry : fs::directory_iterator(folder()))
            if (isTemporaryName(entry.path().filename().string()))
                found.push_back(entry.path());
        return found;
    }

    [[nodiscard]] fs::path backupSet() const { return fs::directory_iterator(folder() / ".navsmith-backup")->path(); }

    /// One recovery makes the whole set new, or old again.
    void expectRecovered(RecoveryOutcome outcome, const Disk& disk = {}) const {
        const auto report = recoverFolder(folder(), disk);
        ASSERT_TRUE(report) << describe(report.error());
        EXPECT_EQ(report->outcome, outcome);
        EXPECT_EQ(snapshot(temp_.path()), outcome == RecoveryOutcome::RolledForward ? scene_.after() : scene_.before);
        expectClean();
    }

    void expectClean() const { EXPECT_EQ(leftovers(temp_.path()), std::vector<std::string>{}); }

    TempFolder temp_;
    Scene scene_ = oneFolder();
    std::string journal_{kJournalName};
};

TEST_F(RecoverFolderTest, DoesNothingWithoutAnInterruptedSave) {
    scene_.build(temp_.path());
    const auto time = fs::last_write_time(folder());
    const auto report = recoverFolder(folder());
    ASSERT_TRUE(report);
    EXPECT_EQ(report->outcome, RecoveryOutcome::Nothing);
    EXPECT_EQ(fs::last_write_time(folder()), time);
    EXPECT_EQ(recoverFolder(temp_.path() / "missing").value().outcome, RecoveryOutcome::Nothing);
}

TEST_F(RecoverFolderTest, ReportsEachFile) {
    crash(scene_, killBeforeRenameTo("c.dat"));
    const auto report = recoverFolder(folder());
    ASSERT_TRUE(report);
    EXPECT_EQ(report->outcome, RecoveryOutcome::RolledForward);
    EXPECT_EQ(report->files, (std::vector<fs::path>{folder() / "a.dat", folder() / "c.dat", folder() / "d.dat"}));
    EXPECT_EQ(report->message, "The last save in " + folder().string() +
                                   " was interrupted after all its data was on disk. It has been finished: a.dat, "
                                   "c.dat, d.dat are now as saved.");
    temp_.empty();
    crash(scene_, killBeforeRenameTo(journal_));
    const auto undone = recoverFolder(folder());
    ASSERT_TRUE(undone);
    EXPECT_EQ(undone->outcome, RecoveryOutcome::RolledBack);
    EXPECT_EQ(undone->message, "The last save in " + folder().string() +
                                   " was interrupted before it was complete. It has been undone: a.dat, c.dat, d.dat "
                                   "are as before that save.");
}

TEST_F(RecoverFolderTest, WorksThroughALink) {
    SKIP_ON_WINDOWS("symbolic links need a privilege there");
    crash(scene_, killBeforeRenameTo("c.dat"));
    fs::create_directory_symlink("game", temp_.path() / "link");
    const auto report = recoverFolder(temp_.path() / "link" / "");
    ASSERT_TRUE(report) << describe(report.error());
    EXPECT_EQ(report->outcome, RecoveryOutcome::RolledForward);
    EXPECT_EQ(snapshot(temp_.path()), scene_.after());
}

TEST_F(RecoverFolderTest, JournalDamagedBeforeAnythingMovedIsHarmless) {
    crash(scene_, killBeforeRenameTo("a.dat"));
    const auto whole = get(folder() / kJournalName);
    const TempFolder copy;
    std::size_t forward = 0;
    std::size_t back = 0;
    for (std::size_t i = 0; i <= 2 * whole.size(); i += kStride) {
        SCOPED_TRACE(i);
        copy.empty();
        copyContents(temp_.path(), copy.path());
        auto damaged = whole.substr(0, i);
        if (i > whole.size()) {
            damaged = whole;
            damaged[i - whole.size() - 1] ^= 0x10;
        }
        put(copy.path() / "game" / kJournalName, damaged);
        const auto report = recovered(copy.path() / "game");
        ASSERT_TRUE(report) << describe(report.error());
        const bool isForward = report->outcome == RecoveryOutcome::RolledForward;
        ASSERT_TRUE(isForward || report->outcome == RecoveryOutcome::RolledBack);
        ASSERT_EQ(snapshot(copy.path()), isForward ? scene_.after() : scene_.before);
        ASSERT_EQ(leftovers(copy.path()), std::vector<std::string>{});
        ++(isForward ? forward : back);
    }
    EXPECT_EQ(back, (whole.size() / 2 + kStride - 1) / kStride) << "truncated to less than one copy";
    EXPECT_GT(forward, whole.size() / kStride);
}

TEST_F(RecoverFolderTest, DamagedJournalIsUsedOrRefused) {
    crash(scene_, killBeforeRenameTo("c.dat"));
    const auto whole = get(folder() / kJournalName);
    const TempFolder copy;
    for (std::size_t i = 0; i <= 2 * whole.size(); i += kStride) {
        SCOPED_TRACE(i);
        copy.empty();
        copyContents(temp_.path(), copy.path());
        auto damaged = whole.substr(0, i);
        if (i > whole.size()) {
            damaged = whole;
            damaged[i - whole.size() - 1] ^= 0x01;
        }
        put(copy.path() / "game" / kJournalName, damaged);
        const auto before = everything(copy.path());
        const auto report = recovered(copy.path() / "game");
        if (i < whole.size() / 2) {
            ASSERT_FALSE(report);
            EXPECT_EQ(report.error().kind, FileErrorKind::Damaged);
            EXPECT_EQ(everything(copy.path()), before) << "nothing may be touched";
        } else {
            ASSERT_TRUE(report) << describe(report.error());
            EXPECT_EQ(snapshot(copy.path()), scene_.after());
            EXPECT_EQ(leftovers(copy.path()), std::vector<std::string>{});
        }
    }
}

TEST_F(RecoverFolderTest, RemovesWorkingFilesButNotSimilarNames) {
    scene_.build(temp_.path());
    put(folder() / ".navsmith-0123456789abcdef-1of3.tmp", "stray");
    put(folder() / ".navsmith-notes.tmp", "the user's");
    put(folder() / kStagingName, "torn");
    const auto report = recoverFolder(folder());
    ASSERT_TRUE(report);
    EXPECT_EQ(report->outcome, RecoveryOutcome::RolledBack);
    EXPECT_EQ(snapshot(temp_.path()), scene_.before);
    EXPECT_EQ(leftovers(temp_.path()), std::vector<std::string>{"game/.navsmith-notes.tmp"});
}

TEST_F(RecoverFolderTest, MissingNewFileRestoresTheOldSet) {
    crash(scene_, killBeforeRenameTo("c.dat"));
    fs::remove(temporaries().front());
    expectRecovered(RecoveryOutcome::RolledBack);
}

TEST_F(RecoverFolderTest, DamagedNewFileRestoresTheOldSet) {
    crash(scene_, killBeforeRenameTo("c.dat"));
    for (const auto& temporary : temporaries())
        put(temporary, "spoilt");
    expectRecovered(RecoveryOutcome::RolledBack);
}

TEST_F(RecoverFolderTest, NewFileThatBecameALinkIsNotMovedIntoPlace) {
    SKIP_ON_WINDOWS("symbolic links need a privilege there");
    crash(scene_, killBeforeRenameTo("c.dat"));
    for (const auto& temporary : temporaries()) {
        fs::rename(temporary, temp_.path() / temporary.filename().string().substr(1));
        fs::create_symlink(temp_.path() / temporary.filename().string().substr(1), temporary);
    }
    const auto report = recoverFolder(folder());
    ASSERT_TRUE(report) << describe(report.error());
    EXPECT_EQ(report->outcome, RecoveryOutcome::RolledBack);
    EXPECT_EQ(get(folder() / "c.dat"), "old c");
}

TEST_F(RecoverFolderTest, MissingBackupsDoNotPreventFinishing) {
    crash(scene_, killBeforeRenameTo("c.dat"));
    fs::remove_all(folder() / ".navsmith-backup");
    expectRecovered(RecoveryOutcome::RolledForward);
}

TEST_F(RecoverFolderTest, FinishesIfATargetWasDeleted) {
    crash(scene_, killBeforeRenameTo("c.dat"));
    fs::remove(folder() / "c.dat");
    expectRecovered(RecoveryOutcome::RolledForward);
}

TEST_F(RecoverFolderTest, RestoresTheOldSetIfAReplacedFileWasDeleted) {
    crash(scene_, killBeforeRenameTo("c.dat"));
    fs::remove(folder() / "a.dat");
    expectRecovered(RecoveryOutcome::RolledBack);
}

TEST_F(RecoverFolderTest, ReportsTheObstacleIfNeitherSetIsPossible) {
    crash(scene_, killBeforeRenameTo("c.dat"));
    for (const auto& temporary : temporaries())
        fs::remove(temporary);
    put(backupSet() / "a.dat", "spoilt");
    const auto before = everything(temp_.path());
    const auto report = recoverFolder(folder());
    ASSERT_FALSE(report);
    EXPECT_EQ(report.error().kind, FileErrorKind::Damaged);
    EXPECT_NE(report.error().what.find("a.dat has no intact backup"), std::string::npos) << report.error().what;
    EXPECT_NE(report.error().what.find(backupSet().string()), std::string::npos) << report.error().what;
    EXPECT_EQ(everything(temp_.path()), before);
}

TEST_F(RecoverFolderTest, DoesNotOverwriteAReplacedFile) {
    crash(scene_, killBeforeRenameTo("c.dat"));
    put(folder() / "c.dat.new", "written by another program");
    fs::rename(folder() / "c.dat.new", folder() / "c.dat");
    const auto report = recoverFolder(folder());
    ASSERT_TRUE(report) << describe(report.error());
    EXPECT_EQ(report->outcome, RecoveryOutcome::RolledBack);
    EXPECT_EQ(report->leftAlone, std::vector<fs::path>{folder() / "c.dat"});
    EXPECT_EQ(get(folder() / "a.dat"), "old a");
    EXPECT_EQ(get(folder() / "c.dat"), "written by another program");
    EXPECT_FALSE(fs::exists(folder() / "d.dat"));
    EXPECT_EQ(get(backupSet() / "c.dat"), "old c") << "no other copy of the old bytes exists";
    EXPECT_NE(report->message.find(backupSet().string()), std::string::npos) << report->message;
    expectClean();
}

TEST_F(RecoverFolderTest, DoesNotOverwriteAModifiedFile) {
    crash(scene_, killBeforeRenameTo("c.dat"));
    put(folder() / "c.dat", "written by another program"); // hard link: the backup is the same file, but on Windows
    const auto report = recoverFolder(folder());
    ASSERT_TRUE(report) << describe(report.error());
    EXPECT_EQ(report->outcome, RecoveryOutcome::RolledBack);
    EXPECT_EQ(report->leftAlone, std::vector<fs::path>{folder() / "c.dat"});
    EXPECT_EQ(get(folder() / "a.dat"), "old a");
    EXPECT_EQ(get(folder() / "c.dat"), "written by another program");
    if (tests::kOnWindows) {
        EXPECT_EQ(get(backupSet() / "c.dat"), "old c");
        EXPECT_NE(report->message.find(backupSet().string()), std::string::npos) << report->message;
    } else {
        EXPECT_EQ(backupCount(folder()), 0U);
        EXPECT_EQ(report->message.find("backup"), std::string::npos) << report->message;
    }
    expectClean();
}

TEST_F(RecoverFolderTest, LaterModificationDoesNotUndoACompleteSave) {
    crash(scene_, killBeforeRemovalOf(kJournalName));
    put(folder() / "a.dat", "written by another program");
    const auto report = recoverFolder(folder());
    ASSERT_TRUE(report) << describe(report.error());
    EXPECT_EQ(report->outcome, RecoveryOutcome::RolledForward);
    EXPECT_EQ(report->leftAlone, std::vector<fs::path>{folder() / "a.dat"});
    EXPECT_EQ(get(folder() / "a.dat"), "written by another program");
    EXPECT_EQ(get(folder() / "c.dat"), "new");
    expectClean();
}

TEST_F(RecoverFolderTest, SaveThatCannotBeFinishedIsUndone) {
    crash(scene_, killBeforeRenameTo("c.dat"));
    FaultyOps ops(failOn("rename", "d.dat", std::errc::operation_not_permitted));
    expectRecovered(RecoveryOutcome::RolledBack, ops);
}

TEST_F(RecoverFolderTest, ReadOnlyFolderIsRecoveredLater) {
    SKIP_ON_WINDOWS("permission bits are POSIX's");
    crash(scene_, killBeforeRenameTo("c.dat"));
    fs::remove(folder() / kLockName);
    setMode(folder(), 0555);
    const auto before = everything(temp_.path());
    EXPECT_EQ(inChildAsOrdinaryUser([&] {
                  const auto report = recoverFolder(folder());
                  return !report && report.error().kind == FileErrorKind::Permission ? 0 : 1;
              }),
              0);
    EXPECT_EQ(everything(temp_.path()), before);
    setMode(folder(), 0755);
    EXPECT_EQ(recoverFolder(folder()).value().outcome, RecoveryOutcome::RolledForward);
}

TEST_F(RecoverFolderTest, SavingIsRefusedBeforeRecovery) {
    crash(scene_, killBeforeRenameTo("c.dat"));
    const auto before = everything(temp_.path());
    const auto refused = saveSet(scene_.request(temp_.path()));
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().kind, FileErrorKind::Unfinished);
    EXPECT_EQ(everything(temp_.path()), before);
    ASSERT_TRUE(recoverFolder(folder()));
    EXPECT_TRUE(saveSet(scene_.request(temp_.path())));
}

TEST_F(RecoverFolderTest, SecondFolderOfASetLeadsToTheFirst) {
    const auto scene = severalFolders();
    crash(scene, killBeforeRenameTo("c.dat"));
    const auto report = recoverFolder(temp_.path() / "two");
    ASSERT_TRUE(report) << describe(report.error());
    EXPECT_EQ(report->outcome, RecoveryOutcome::RolledForward);
    EXPECT_EQ(snapshot(temp_.path()), scene.after());
    expectClean();
}

TEST_F(RecoverFolderTest, WaitsForAnUnreachableFolder) {
    const auto scene = severalFolders();
    for (const auto* away : {"one", "two"}) {
        SCOPED_TRACE(away);
        temp_.empty();
        crash(scene, killBeforeRenameTo("c.dat"));
        const TempFolder elsewhere;
        fs::rename(temp_.path() / away, elsewhere.path() / away);
        const auto before = everything(temp_.path());
        const auto there = std::string(away) == "one" ? "two" : "one";
        const auto report = recoverFolder(temp_.path() / there);
        ASSERT_FALSE(report);
        EXPECT_EQ(report.error().kind, FileErrorKind::Missing);
        EXPECT_EQ(report.error().path, temp_.path() / away) << describe(report.error());
        EXPECT_EQ(everything(temp_.path()), before);
        fs::rename(elsewhere.path() / away, temp_.path() / away);
        EXPECT_EQ(recoverFolder(temp_.path() / there).value().outcome, RecoveryOutcome::RolledForward);
        EXPECT_EQ(snapshot(temp_.path()), scene.after());
        expectClean();
    }
}

TEST_F(RecoverFolderTest, PointerWhoseRecordWasDeletedIsCleanedUp) {
    const auto scene = severalFolders();
    crash(scene, killBeforeRenameTo(journal_));
    fs::remove(temp_.path() / "one" / kStagingName);
    for (const auto& folder : scene.folders)
        EXPECT_EQ(recoverFolder(temp_.path() / folder).value().outcome, RecoveryOutcome::RolledBack);
    EXPECT_EQ(snapshot(temp_.path()), scene.before);
    expectClean();
}

TEST_F(RecoverFolderTest, ForgedRecordCannotReachOtherFolders) {
    put(temp_.path() / "victim" / "keys", "precious");
    put(temp_.path() / "download" / "a.dat", "a");
    SavePlan plan;
    plan.id = "0123456789abcdef";
    plan.folders = {temp_.path() / "download", temp_.path() / "victim"};
    plan.backupFolder = ".navsmith-backup";
    plan.backupSet = "x";
    const auto precious = toBytesOf("precious");
    plan.files = {{1, "keys", false, 0, 0, precious.size(), hashOf(precious)}, // undoing would remove it
                  {0, "gone", true, 1, 1, 1, 1}};                              // finishing is impossible
    const auto forged = encodePlan(plan);
    put(temp_.path() / "download" / kJournalName, forged);
    const auto report = recoverFolder(temp_.path() / "download");
    EXPECT_FALSE(report);
    EXPECT_EQ(get(temp_.path() / "victim" / "keys"), "precious");
}

} // namespace

} // namespace navsmith::files::test
