// What a user notices of a save that nothing interrupts, and of one that is refused.
#include "core/files/recover_folder.h"
#include "core/files/save_set.h"
#include "tests/core/files/faulty_ops.h"
#include "tests/core/files/scenes.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>

#include <algorithm>
#include <csignal>
#include <utility>

#include <unistd.h>

namespace navsmith::files::test {

namespace {

namespace fs = std::filesystem;

class SaveSetTest : public testing::Test {
protected:
    SaveSetTest() { fs::create_directory(folder_); }

    [[nodiscard]] fs::path in(const std::string& name) const { return folder_ / name; }

    static Result<SaveReport> save(const std::vector<std::pair<fs::path, std::string>>& files,
                                   const SaveProgress& progress = {}) {
        std::vector<PendingFile> pending;
        for (const auto& [path, text] : files)
            pending.push_back({path, toBytesOf(text)});
        return saveSet(pending, {}, progress);
    }

    /// Refused with this kind, with nothing changed and nothing of ours left.
    void expectRefused(FileErrorKind kind, const std::vector<std::pair<fs::path, std::string>>& files,
                       const SaveProgress& progress = {}) const {
        const auto before = snapshot(temp_.path());
        const auto report = save(files, progress);
        ASSERT_FALSE(report);
        EXPECT_EQ(report.error().kind, kind) << describe(report.error());
        EXPECT_EQ(snapshot(temp_.path()), before);
        EXPECT_EQ(leftovers(temp_.path()), std::vector<std::string>{});
        EXPECT_EQ(backupCount(folder_), 0U);
    }

    static ino_t serial(const fs::path& path) {
        struct stat status {};
        return ::lstat(path.c_str(), &status) == 0 ? status.st_ino : 0;
    }

    TempFolder temp_;
    fs::path folder_ = temp_.path() / "game";
};

TEST_F(SaveSetTest, ReportsEachFileInTheOrderOfTheRequestWithItsNewStamp) {
    put(in("a.dat"), "old");
    put(in("b.dat"), "same");
    const auto report = save({{in("c.dat"), "created"}, {in("b.dat"), "same"}, {in("a.dat"), "new"}});
    ASSERT_TRUE(report) << describe(report.error());
    ASSERT_EQ(report->files.size(), 3U);
    const SavedAs expected[] = {SavedAs::Created, SavedAs::Unchanged, SavedAs::Replaced};
    const char* names[] = {"c.dat", "b.dat", "a.dat"};
    for (std::size_t i = 0; i < 3; ++i) {
        EXPECT_EQ(report->files[i].target, in(names[i]));
        EXPECT_EQ(report->files[i].as, expected[i]);
        EXPECT_EQ(report->files[i].stamp, stampOf(in(names[i])).value()) << names[i];
    }
    EXPECT_TRUE(report->warnings.empty());
    ASSERT_EQ(report->backupSets.size(), 1U);
    EXPECT_EQ(snapshot(report->backupSets.front()), (Snapshot{{"a.dat", "old"}}));
    EXPECT_EQ(leftovers(temp_.path()), std::vector<std::string>{});
}

TEST_F(SaveSetTest, FilesWithTheSameBytesAreNotTouched) {
    put(in("a.dat"), "old");
    put(in("b.dat"), "same");
    const auto time = fs::last_write_time(in("b.dat"));
    const auto inode = serial(in("b.dat"));
    ASSERT_TRUE(save({{in("a.dat"), "new"}, {in("b.dat"), "same"}}));
    EXPECT_EQ(fs::last_write_time(in("b.dat")), time);
    EXPECT_EQ(serial(in("b.dat")), inode);
    EXPECT_NE(get(in("a.dat")), "old");
}

TEST_F(SaveSetTest, SavingWhatIsThereAlreadyDoesNotTouchEvenTheFolder) {
    put(in("a.dat"), "same");
    const auto time = fs::last_write_time(folder_);
    const auto report = save({{in("a.dat"), "same"}});
    ASSERT_TRUE(report);
    EXPECT_EQ(report->files.at(0).as, SavedAs::Unchanged);
    EXPECT_TRUE(report->backupSets.empty());
    EXPECT_EQ(fs::last_write_time(folder_), time);
    EXPECT_FALSE(fs::exists(in(".navsmith-backup")));
}

TEST_F(SaveSetTest, NothingToSaveIsNoError) {
    EXPECT_TRUE(save({}).value().files.empty());
}

TEST_F(SaveSetTest, PermissionsOfReplacedFilesAreKept) {
    for (const mode_t mode : {0600U, 0640U, 0666U, 0755U}) {
        put(in("a.dat"), "old");
        ASSERT_EQ(::chmod(in("a.dat").c_str(), mode), 0);
        ASSERT_TRUE(save({{in("a.dat"), "new " + std::to_string(mode)}}));
        EXPECT_EQ(fs::status(in("a.dat")).permissions(), static_cast<fs::perms>(mode));
    }
}

TEST_F(SaveSetTest, NewFilesHaveTheUsersUsualPermissions) {
    const mode_t before = ::umask(027);
    const auto report = save({{in("a.dat"), "new"}});
    ::umask(before);
    ASSERT_TRUE(report);
    EXPECT_EQ(fs::status(in("a.dat")).permissions(), static_cast<fs::perms>(0640));
}

TEST_F(SaveSetTest, OwnerIsKeptWhereTheSystemLetsUs) {
    if (::geteuid() != 0)
        GTEST_SKIP() << "only root may give files away: the owner cannot be tested as this user";
    put(in("a.dat"), "old");
    ASSERT_EQ(::chown(in("a.dat").c_str(), 1234, 4321), 0);
    ASSERT_TRUE(save({{in("a.dat"), "new"}}));
    struct stat status {};
    ASSERT_EQ(::stat(in("a.dat").c_str(), &status), 0);
    EXPECT_EQ(status.st_uid, 1234U);
    EXPECT_EQ(status.st_gid, 4321U);
}

TEST_F(SaveSetTest, OrdinaryUserMaySaveOverAFileOfAnotherGroup) {
    // Who may not give a file its old group still gets to save.
    ASSERT_EQ(::chmod(folder_.c_str(), 0777), 0);
    put(in("a.dat"), "old");
    ASSERT_EQ(::chmod(in("a.dat").c_str(), 0666), 0);
    EXPECT_EQ(inChildAsOrdinaryUser([&] { return save({{in("a.dat"), "new"}}) ? 0 : 1; }), 0);
    EXPECT_EQ(get(in("a.dat")), "new");
    EXPECT_EQ(newestBackup(folder_), (Snapshot{{"a.dat", "old"}}));
}

TEST_F(SaveSetTest, LinksStayAndWhatTheyLeadToIsReplaced) {
    put(temp_.path() / "real" / "a.dat", "old");
    fs::create_symlink("../real/a.dat", in("link1"));
    fs::create_symlink("link1", in("link2"));
    const auto report = save({{in("link2"), "new"}});
    ASSERT_TRUE(report) << describe(report.error());
    EXPECT_TRUE(fs::is_symlink(in("link1")));
    EXPECT_TRUE(fs::is_symlink(in("link2")));
    EXPECT_EQ(get(temp_.path() / "real" / "a.dat"), "new");
    EXPECT_EQ(newestBackup(temp_.path() / "real"), (Snapshot{{"a.dat", "old"}}));
    EXPECT_EQ(report->files.at(0).target, in("link2"));
}

TEST_F(SaveSetTest, LinkToAFileThatDoesNotExistYetCreatesIt) {
    fs::create_symlink(temp_.path() / "elsewhere" / "a.dat", in("link"));
    ASSERT_TRUE(save({{in("link"), "new"}}));
    EXPECT_TRUE(fs::is_symlink(in("link")));
    EXPECT_EQ(get(temp_.path() / "elsewhere" / "a.dat"), "new");
}

TEST_F(SaveSetTest, LinksInACircleAreRefused) {
    fs::create_symlink("two", in("one"));
    fs::create_symlink("one", in("two"));
    expectRefused(FileErrorKind::Invalid, {{in("one"), "x"}});
}

TEST_F(SaveSetTest, FolderThatIsALinkIsFollowed) {
    put(in("a.dat"), "old");
    fs::create_directory_symlink("game", temp_.path() / "link");
    ASSERT_TRUE(save({{temp_.path() / "link" / "a.dat", "new"}}));
    EXPECT_EQ(get(in("a.dat")), "new");
    EXPECT_TRUE(fs::is_symlink(temp_.path() / "link"));
}

TEST_F(SaveSetTest, FileWithSeveralNamesIsReplacedUnderTheOneAskedAndItsBackupIsItsOwn) {
    put(in("a.dat"), "old");
    fs::create_hard_link(in("a.dat"), temp_.path() / "installation.dat");
    const auto report = save({{in("a.dat"), "new"}});
    ASSERT_TRUE(report);
    EXPECT_EQ(get(temp_.path() / "installation.dat"), "old");
    put(temp_.path() / "installation.dat", "changed later");
    EXPECT_EQ(get(report->backupSets.at(0) / "a.dat"), "old");
}

TEST_F(SaveSetTest, SaveAsMakesTheFoldersItNeeds) {
    const auto target = temp_.path() / "new" / "map" / "a.dat";
    ASSERT_TRUE(save({{target, "1"}, {temp_.path() / "new" / "b.dat", "2"}}));
    EXPECT_EQ(snapshot(temp_.path() / "new"), (Snapshot{{"map/a.dat", "1"}, {"b.dat", "2"}}));
    EXPECT_EQ(leftovers(temp_.path()), std::vector<std::string>{});
    EXPECT_EQ(backupCount(temp_.path() / "new"), 0U);
}

TEST_F(SaveSetTest, SaveAsThatIsCancelledLeavesNoFolders) {
    expectRefused(FileErrorKind::Cancelled, {{temp_.path() / "new" / "map" / "a.dat", "1"}},
                  [](std::uint64_t done, std::uint64_t) { return done == 0; });
    EXPECT_FALSE(fs::exists(temp_.path() / "new"));
}

TEST_F(SaveSetTest, LargeAndEmptyFilesArriveWhole) {
    std::string large(5'000'001, '\0');
    for (std::size_t i = 0; i < large.size(); ++i)
        large[i] = static_cast<char>(i ^ (i >> 11U));
    put(in("a.dat"), "");
    put(in("b.dat"), large);
    ASSERT_TRUE(save({{in("a.dat"), large}, {in("b.dat"), ""}}));
    EXPECT_EQ(get(in("a.dat")), large);
    EXPECT_EQ(get(in("b.dat")), "");
    EXPECT_EQ(newestBackup(folder_), (Snapshot{{"a.dat", ""}, {"b.dat", large}}));
    auto other = large;
    other.back() ^= 1; // the same size, different in the very last byte
    EXPECT_EQ(save({{in("a.dat"), other}}).value().files.at(0).as, SavedAs::Replaced);
    EXPECT_EQ(get(in("a.dat")), other);
}

TEST_F(SaveSetTest, ProgressRisesToTheTotalAndEndsThereWhenAllIsInPlace) {
    put(in("same.dat"), std::string(1000, 's'));
    std::vector<std::uint64_t> seen;
    bool inPlace = false;
    const auto report = save({{in("same.dat"), std::string(1000, 's')}, {in("a.dat"), std::string(3'000'000, 'a')}},
                             [&](std::uint64_t done, std::uint64_t total) {
                                 EXPECT_EQ(total, 3'001'000U);
                                 seen.push_back(done);
                                 inPlace = fs::exists(in("a.dat"));
                                 return true;
                             });
    ASSERT_TRUE(report);
    ASSERT_GT(seen.size(), 4U) << "a large file reports on the way";
    EXPECT_EQ(seen.front(), 0U);
    EXPECT_EQ(seen.back(), 3'001'000U);
    EXPECT_TRUE(std::is_sorted(seen.begin(), seen.end()));
    EXPECT_TRUE(inPlace);
}

TEST_F(SaveSetTest, CancelIsHeededAtEveryCallBeforeTheCommitAndNeverAfter) {
    put(in("a.dat"), "old a");
    put(in("b.dat"), "old b");
    bool savedSeen = false;
    for (int at = 0; !savedSeen; ++at) {
        SCOPED_TRACE(at);
        ASSERT_LT(at, 100);
        int calls = 0;
        bool replaced = false;
        const auto report = save({{in("a.dat"), "new a"}, {in("b.dat"), "new b"}}, [&](std::uint64_t, std::uint64_t) {
            replaced = get(in("a.dat")) != "old a";
            return calls++ != at;
        });
        EXPECT_EQ(report.has_value(), replaced);
        EXPECT_EQ(leftovers(temp_.path()), std::vector<std::string>{});
        if (!report) {
            EXPECT_EQ(report.error().kind, FileErrorKind::Cancelled);
            EXPECT_EQ(snapshot(folder_), (Snapshot{{"a.dat", "old a"}, {"b.dat", "old b"}}));
            EXPECT_EQ(backupCount(folder_), 0U);
        }
        savedSeen = report.has_value();
        if (savedSeen) {
            EXPECT_GT(at, 4);
            EXPECT_EQ(calls, at + 1) << "it was the last call that said no";
        }
    }
}

TEST_F(SaveSetTest, FolderThatMayNotBeWrittenIsNoticedBeforeAnythingIsReplaced) {
    put(in("a.dat"), "old");
    ASSERT_EQ(::chmod(in("a.dat").c_str(), 0666), 0);
    ASSERT_EQ(::chmod(folder_.c_str(), 0555), 0);
    EXPECT_EQ(inChildAsOrdinaryUser([&] {
                  const auto report = save({{in("a.dat"), "new"}});
                  return !report && report.error().kind == FileErrorKind::Permission && report.error().path == folder_
                             ? 0
                             : 1;
              }),
              0);
    EXPECT_EQ(get(in("a.dat")), "old");
    EXPECT_EQ(leftovers(temp_.path()), std::vector<std::string>{});
}

TEST_F(SaveSetTest, OneForbiddenFolderOfSeveralKeepsAllFilesAsTheyWere) {
    put(in("a.dat"), "old");
    put(temp_.path() / "closed" / "b.dat", "old");
    for (const auto& path : {in("a.dat"), temp_.path() / "closed" / "b.dat", folder_})
        ASSERT_EQ(::chmod(path.c_str(), 0777), 0);
    ASSERT_EQ(::chmod((temp_.path() / "closed").c_str(), 0555), 0);
    EXPECT_EQ(inChildAsOrdinaryUser([&] {
                  const auto report = save({{in("a.dat"), "new"}, {temp_.path() / "closed" / "b.dat", "new"}});
                  return !report && report.error().kind == FileErrorKind::Permission ? 0 : 1;
              }),
              0);
    EXPECT_EQ(get(in("a.dat")), "old");
    EXPECT_EQ(leftovers(temp_.path()), std::vector<std::string>{});
}

TEST_F(SaveSetTest, FileMarkedReadOnlyIsRespected) {
    put(in("a.dat"), "old");
    put(in("b.dat"), "old");
    ASSERT_EQ(::chmod(folder_.c_str(), 0777), 0);
    ASSERT_EQ(::chmod(in("a.dat").c_str(), 0666), 0);
    ASSERT_EQ(::chmod(in("b.dat").c_str(), 0444), 0);
    EXPECT_EQ(inChildAsOrdinaryUser([&] {
                  const auto report = save({{in("a.dat"), "new"}, {in("b.dat"), "new"}});
                  return !report && report.error().kind == FileErrorKind::Permission &&
                                 report.error().path == in("b.dat")
                             ? 0
                             : 1;
              }),
              0);
    EXPECT_EQ(snapshot(folder_), (Snapshot{{"a.dat", "old"}, {"b.dat", "old"}}));
    EXPECT_EQ(leftovers(temp_.path()), std::vector<std::string>{});
}

TEST_F(SaveSetTest, DiskThatTakesNoMoreIsNoticedBeforeAnythingIsReplaced) {
    // A limit of the kernel's own, so that the refusal is a real one in the middle of a real write.
    put(in("a.dat"), "old");
    EXPECT_EQ(inChild([&] {
                  std::signal(SIGXFSZ, SIG_IGN);
                  const rlimit limit{100'000, 100'000};
                  ::setrlimit(RLIMIT_FSIZE, &limit);
                  const auto report = save({{in("a.dat"), "new"}, {in("b.dat"), std::string(200'000, 'b')}});
                  return !report && report.error().kind == FileErrorKind::NoSpace ? 0 : 1;
              }),
              0);
    EXPECT_EQ(snapshot(folder_), (Snapshot{{"a.dat", "old"}}));
    EXPECT_EQ(leftovers(temp_.path()), std::vector<std::string>{});
    EXPECT_EQ(backupCount(folder_), 0U);
}

TEST_F(SaveSetTest, RequestsThatMakeNoSenseAreRefused) {
    put(in("a.dat"), "old");
    fs::create_directory(in("folder"));
    fs::create_symlink("a.dat", in("link"));
    expectRefused(FileErrorKind::NotAFile, {{in("folder"), "x"}});
    expectRefused(FileErrorKind::Invalid, {{in("folder") / "", "x"}});
    expectRefused(FileErrorKind::Invalid, {{in(".."), "x"}});
    expectRefused(FileErrorKind::NotAFolder, {{in("a.dat") / "b.dat", "x"}});
    expectRefused(FileErrorKind::Invalid, {{in("a.dat"), "1"}, {in("folder") / ".." / "a.dat", "2"}});
    expectRefused(FileErrorKind::Invalid, {{in("a.dat"), "1"}, {in("link"), "2"}});
    expectRefused(FileErrorKind::Invalid, {{in(".navsmith-save.journal"), "x"}});
}

TEST_F(SaveSetTest, TwoSpellingsOfOneFileOnADiskThatIgnoresCaseAreNoticed) {
    /// Any spelling leads to the file in small letters.
    class NoCase final : public FaultyOps {
    public:
        SystemResult<FileInfo> info(const fs::path& path, Links links) override {
            return FaultyOps::info(small(path), links);
        }
        SystemResult<FileInfo> info(FileHandle file) override { return FaultyOps::info(file); }
        SystemResult<FileHandle> openToRead(const fs::path& path) override {
            return FaultyOps::openToRead(small(path));
        }

    private:
        static fs::path small(const fs::path& path) {
            return path.filename() == "A.DAT" ? path.parent_path() / "a.dat" : path;
        }
    };
    put(in("a.dat"), "old");
    NoCase ops;
    SaveOptions options;
    options.ops = &ops;
    const std::vector<PendingFile> files{{in("a.dat"), toBytesOf("1")}, {in("A.DAT"), toBytesOf("2")}};
    EXPECT_EQ(saveSet(files, options).error().kind, FileErrorKind::Invalid);
    EXPECT_EQ(snapshot(folder_), (Snapshot{{"a.dat", "old"}}));
}

TEST_F(SaveSetTest, FileThatAnotherProgramChangesMeanwhileIsNotOverwritten) {
    put(in("a.dat"), "old a");
    put(in("b.dat"), "the same");
    const std::vector<std::pair<fs::path, std::string>> request{
        {in("a.dat"), "new a"}, {in("b.dat"), "the same"}, {in("c.dat"), "new c"}};
    for (const auto* name : {"a.dat", "b.dat", "c.dat"}) {
        SCOPED_TRACE(name);
        bool meddled = false;
        const auto report = save(request, [&](std::uint64_t done, std::uint64_t) {
            if (done > 8 && !std::exchange(meddled, true)) // "the same" is done: all have been compared
                put(in(name), "written by another program");
            return true;
        });
        ASSERT_TRUE(meddled);
        ASSERT_FALSE(report);
        EXPECT_EQ(report.error().kind, FileErrorKind::Changed) << describe(report.error());
        EXPECT_EQ(report.error().path, in(name));
        EXPECT_EQ(get(in(name)), "written by another program");
        EXPECT_EQ(leftovers(temp_.path()), std::vector<std::string>{});
        put(in("a.dat"), "old a");
        put(in("b.dat"), "the same");
        fs::remove(in("c.dat"));
    }
}

TEST_F(SaveSetTest, SecondSaverIsTurnedAwayAndTheFirstIsNotDisturbed) {
    put(in("a.dat"), "old");
    bool tried = false;
    const auto report = save({{in("a.dat"), "first"}}, [&](std::uint64_t done, std::uint64_t) {
        if (done == 0 || std::exchange(tried, true))
            return true;
        const auto second = save({{in("a.dat"), "second"}});
        EXPECT_EQ(second.error().kind, FileErrorKind::Busy) << "within one process";
        EXPECT_NE(second.error().what.find("another program is saving"), std::string::npos) << second.error().what;
        EXPECT_EQ(recoverFolder(folder_).error().kind, FileErrorKind::Busy) << "its journal is not for us to recover";
        EXPECT_EQ(inChild([&] {
                      const auto other = save({{in("b.dat"), "second"}});
                      return !other && other.error().kind == FileErrorKind::Busy ? 0 : 1;
                  }),
                  0)
            << "in another process";
        return true;
    });
    ASSERT_TRUE(tried);
    ASSERT_TRUE(report) << describe(report.error());
    EXPECT_EQ(snapshot(folder_), (Snapshot{{"a.dat", "first"}}));
    EXPECT_EQ(leftovers(temp_.path()), std::vector<std::string>{});
    EXPECT_TRUE(save({{in("a.dat"), "second"}}));
}

TEST_F(SaveSetTest, ManySaversAtOnceEndWithTheSetOfOneOfThem) {
    constexpr int kSavers = 4;
    const std::vector<std::string> names{"a.dat", "b.dat", "c.dat"};
    const int outcome = inChild([&] {
        std::vector<pid_t> children;
        for (int saver = 0; saver < kSavers; ++saver) {
            const pid_t child = ::fork();
            if (child == 0) {
                FaultyOps ops;
                SaveOptions options;
                options.ops = &ops;
                int saved = 0;
                for (int round = 0; saved < 20 && round < 100'000; ++round) {
                    std::vector<PendingFile> files;
                    for (const auto& name : names)
                        files.push_back({in(name), toBytesOf(std::to_string(saver) + "/" + std::to_string(round))});
                    const auto report = saveSet(files, options);
                    if (!report && report.error().kind != FileErrorKind::Busy &&
                        report.error().kind != FileErrorKind::Changed)
                        ::_exit(1);
                    saved += report ? 1 : 0;
                }
                ::_exit(saved == 20 ? 0 : 2);
            }
            children.push_back(child);
        }
        int worst = 0;
        for (const pid_t child : children) {
            int status = 0;
            ::waitpid(child, &status, 0);
            worst = std::max(worst, status);
        }
        return worst == 0 ? 0 : 1;
    });
    EXPECT_EQ(outcome, 0);
    EXPECT_EQ(get(in("a.dat")), get(in("b.dat")));
    EXPECT_EQ(get(in("a.dat")), get(in("c.dat")));
    EXPECT_EQ(leftovers(temp_.path()), std::vector<std::string>{});
}

TEST_F(SaveSetTest, LockHasOneHolderAtATimeThoughEachRemovesItsFile) {
    constexpr int kHolders = 4;
    constexpr int kTurns = 3000;
    const auto lockPath = in(".navsmith-lock");
    const auto token = in("held");
    std::vector<pid_t> children;
    for (int holder = 0; holder < kHolders; ++holder) {
        const pid_t child = ::fork();
        ASSERT_GE(child, 0);
        if (child == 0) {
            SystemFileOps ops;
            for (int turn = 0; turn < kTurns; ++turn) {
                const auto lock = ops.lock(lockPath);
                if (!lock)
                    continue;
                const auto alone = ops.create(token, Access::Ordinary); // fails if somebody else is in here
                if (!alone || !ops.close(*alone) || !ops.removeFile(token))
                    ::_exit(1);
                ops.unlock(*lock, lockPath);
            }
            ::_exit(0);
        }
        children.push_back(child);
    }
    for (const pid_t child : children) {
        int status = 0;
        ASSERT_EQ(::waitpid(child, &status, 0), child);
        EXPECT_EQ(status, 0) << "two held the lock at once";
    }
    EXPECT_FALSE(fs::exists(lockPath));
}

RC_GTEST_PROP(SaveSet, FolderHoldsWhatWasSavedAndTheBackupWhatItReplaced, ()) {
    const auto content = rc::gen::container<std::string>(rc::gen::inRange<char>('a', 'd'));
    const auto name = rc::gen::element<std::string>("a", "b", "sub/a", "sub/c", "new/d", "e\xFF");
    const auto files =
        rc::gen::container<std::vector<std::pair<std::string, std::string>>>(rc::gen::pair(name, content));
    const auto before = *files;
    const auto wanted = *files;
    const TempFolder temp;
    Scene scene;
    scene.before = Snapshot(before.begin(), before.end());
    scene.wanted = Snapshot(wanted.begin(), wanted.end());
    scene.build(temp.path());
    FaultyOps ops;
    SaveOptions options;
    options.ops = &ops;
    const auto report = saveSet(scene.request(temp.path()), options);
    RC_ASSERT(report.has_value());
    RC_ASSERT(snapshot(temp.path()) == scene.after());
    RC_ASSERT(leftovers(temp.path()).empty());
    for (const auto* folder : {"", "sub", "new"})
        RC_ASSERT(newestBackup(temp.path() / folder) == scene.backup(folder));
}

} // namespace

} // namespace navsmith::files::test
