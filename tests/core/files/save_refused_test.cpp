// Cancelled and refused saves, which must leave nothing behind.
#include "core/files/save_plan.h"
#include "tests/core/files/faulty_ops.h"
#include "tests/core/files/save_set_fixture.h"
#include "tests/core/files/scenes.h"

namespace navsmith::files::test {

namespace {

namespace fs = std::filesystem;
using SaveRefusedTest = SaveSetTest;

TEST_F(SaveRefusedTest, CancelWorksOnlyBeforeTheCommit) {
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
            EXPECT_EQ(calls, at + 1) << "the last call cancelled";
        }
    }
}

TEST_F(SaveRefusedTest, ReadOnlyFolderIsDetectedFirst) {
    SKIP_ON_WINDOWS("permission bits are POSIX's");
    put(in("a.dat"), "old");
    setMode(in("a.dat"), 0666);
    setMode(folder_, 0555);
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

TEST_F(SaveRefusedTest, OneReadOnlyFolderPreventsTheWholeSave) {
    SKIP_ON_WINDOWS("permission bits are POSIX's");
    put(in("a.dat"), "old");
    put(temp_.path() / "closed" / "b.dat", "old");
    for (const auto& path : {in("a.dat"), temp_.path() / "closed" / "b.dat", folder_})
        setMode(path, 0777);
    setMode(temp_.path() / "closed", 0555);
    EXPECT_EQ(inChildAsOrdinaryUser([&] {
                  const auto report = save({{in("a.dat"), "new"}, {temp_.path() / "closed" / "b.dat", "new"}});
                  return !report && report.error().kind == FileErrorKind::Permission ? 0 : 1;
              }),
              0);
    EXPECT_EQ(get(in("a.dat")), "old");
    EXPECT_EQ(leftovers(temp_.path()), std::vector<std::string>{});
}

TEST_F(SaveRefusedTest, FileMarkedReadOnlyIsRespected) {
    SKIP_ON_WINDOWS("permission bits are POSIX's");
    put(in("a.dat"), "old");
    put(in("b.dat"), "old");
    setMode(folder_, 0777);
    setMode(in("a.dat"), 0666);
    setMode(in("b.dat"), 0444);
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

TEST_F(SaveRefusedTest, FullDiskIsDetectedBeforeReplacing) {
    SKIP_ON_WINDOWS("there is no limit for the size of files");
    // A limit of the kernel, so that a real write fails in the middle.
    put(in("a.dat"), "old");
    EXPECT_EQ(inChild({.largestFile = 100'000},
                      [&] {
                          const auto report = save({{in("a.dat"), "new"}, {in("b.dat"), std::string(200'000, 'b')}});
                          return !report && report.error().kind == FileErrorKind::NoSpace ? 0 : 1;
                      }),
              0);
    EXPECT_EQ(snapshot(folder_), (Snapshot{{"a.dat", "old"}}));
    EXPECT_EQ(leftovers(temp_.path()), std::vector<std::string>{});
    EXPECT_EQ(backupCount(folder_), 0U);
}

TEST_F(SaveRefusedTest, WorkingFilesThatCannotBeRemovedYetDoNotPreventTheNextSave) {
    put(in("a.dat"), "old a");
    put(in("b.dat"), "old b");
    const std::vector<PendingFile> files{{in("a.dat"), toBytesOf("new a")}, {in("b.dat"), toBytesOf("new b")}};
    bool held = true; // another program has a file open: b.dat cannot be replaced nor its new content removed
    FaultyOps ops([&](const Step& step) -> std::optional<std::error_code> {
        if (held && ((step.operation == "rename" && step.path == in("b.dat")) ||
                     (step.operation == "remove" && step.path.filename().string().ends_with("-2of2.tmp"))))
            return std::make_error_code(std::errc::device_or_resource_busy);
        return std::nullopt;
    });
    SaveOptions options;
    options.disk = ops;
    const auto first = saveSet(files, options);
    ASSERT_FALSE(first);
    EXPECT_EQ(first.error().kind, FileErrorKind::Busy) << describe(first.error());
    EXPECT_EQ(snapshot(folder_), (Snapshot{{"a.dat", "old a"}, {"b.dat", "old b"}}));
    EXPECT_TRUE(fs::exists(in(std::string(kStagingName))));
    const auto second = saveSet(files, options);
    ASSERT_FALSE(second);
    EXPECT_EQ(snapshot(folder_), (Snapshot{{"a.dat", "old a"}, {"b.dat", "old b"}}));
    held = false;
    const auto third = saveSet(files, options);
    ASSERT_TRUE(third) << describe(third.error());
    EXPECT_EQ(snapshot(folder_), (Snapshot{{"a.dat", "new a"}, {"b.dat", "new b"}}));
    EXPECT_EQ(newestBackup(folder_), (Snapshot{{"a.dat", "old a"}, {"b.dat", "old b"}}));
    EXPECT_EQ(leftovers(temp_.path()), std::vector<std::string>{});
    EXPECT_EQ(backupCount(folder_), 1U);
}

TEST_F(SaveRefusedTest, RefusesInvalidRequests) {
    put(in("a.dat"), "old");
    fs::create_directory(in("folder"));
    expectRefused(FileErrorKind::NotAFile, {{in("folder"), "x"}});
    expectRefused(FileErrorKind::Invalid, {{in("folder") / "", "x"}});
    expectRefused(FileErrorKind::Invalid, {{in(".."), "x"}});
    expectRefused(FileErrorKind::NotAFolder, {{in("a.dat") / "b.dat", "x"}});
    expectRefused(FileErrorKind::Invalid, {{in("a.dat"), "1"}, {in("folder") / ".." / "a.dat", "2"}});
    expectRefused(FileErrorKind::Invalid, {{in(".navsmith-save.journal"), "x"}});
}

TEST_F(SaveRefusedTest, RefusesAFileAndALinkToIt) {
    SKIP_ON_WINDOWS("symbolic links need a privilege there");
    put(in("a.dat"), "old");
    fs::create_symlink("a.dat", in("link"));
    expectRefused(FileErrorKind::Invalid, {{in("a.dat"), "1"}, {in("link"), "2"}});
}

TEST_F(SaveRefusedTest, DetectsTwoSpellingsOfOneFile) {
    /// A case-insensitive file system: every spelling refers to the file in lower case.
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
    options.disk = ops;
    const std::vector<PendingFile> files{{in("a.dat"), toBytesOf("1")}, {in("A.DAT"), toBytesOf("2")}};
    EXPECT_EQ(saveSet(files, options).error().kind, FileErrorKind::Invalid);
    EXPECT_EQ(snapshot(folder_), (Snapshot{{"a.dat", "old"}}));
}

TEST_F(SaveRefusedTest, DoesNotOverwriteAFileChangedMeanwhile) {
    put(in("a.dat"), "old a");
    put(in("b.dat"), "the same");
    const std::vector<std::pair<fs::path, std::string>> request{
        {in("a.dat"), "new a"}, {in("b.dat"), "the same"}, {in("c.dat"), "new c"}};
    for (const auto* name : {"a.dat", "b.dat", "c.dat"}) {
        SCOPED_TRACE(name);
        bool meddled = false;
        const auto report = save(request, [&](std::uint64_t done, std::uint64_t) {
            if (done > 8 && !std::exchange(meddled, true)) // all files have been compared
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
} // namespace

} // namespace navsmith::files::test
