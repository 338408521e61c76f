// What a user notices of an uninterrupted save.
#include "core/files/batch_reader.h"
#include "tests/core/files/faulty_ops.h"
#include "tests/core/files/save_set_fixture.h"
#include "tests/core/files/scenes.h"

#include <rapidcheck/gtest.h>

#include <algorithm>

namespace navsmith::files::test {

namespace {

namespace fs = std::filesystem;

TEST_F(SaveSetTest, ReportsEachFileInOrderWithItsStamp) {
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
        EXPECT_EQ(report->files[i].stamp, BatchReader().stamp(in(names[i])).value()) << names[i];
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

TEST_F(SaveSetTest, UnchangedSaveDoesNotTouchTheFolder) {
    put(in("a.dat"), "same");
    const auto time = fs::last_write_time(folder_);
    const auto report = save({{in("a.dat"), "same"}});
    ASSERT_TRUE(report);
    EXPECT_EQ(report->files.at(0).as, SavedAs::Unchanged);
    EXPECT_TRUE(report->backupSets.empty());
    EXPECT_EQ(fs::last_write_time(folder_), time);
    EXPECT_FALSE(fs::exists(in(".navsmith-backup")));
}

TEST_F(SaveSetTest, EmptySaveSucceeds) {
    EXPECT_TRUE(save({}).value().files.empty());
}

TEST_F(SaveSetTest, PermissionsOfReplacedFilesAreKept) {
    SKIP_ON_WINDOWS("permission bits are POSIX's");
    for (const unsigned mode : {0600U, 0640U, 0666U, 0755U}) {
        put(in("a.dat"), "old");
        setMode(in("a.dat"), mode);
        ASSERT_TRUE(save({{in("a.dat"), "new " + std::to_string(mode)}}));
        EXPECT_EQ(fs::status(in("a.dat")).permissions(), static_cast<fs::perms>(mode));
    }
}

TEST_F(SaveSetTest, NewFilesHaveTheUsersUsualPermissions) {
    SKIP_ON_WINDOWS("permission bits are POSIX's");
    EXPECT_EQ(inChild({.mask = 027}, [&] { return save({{in("a.dat"), "new"}}) ? 0 : 1; }), 0);
    EXPECT_EQ(fs::status(in("a.dat")).permissions(), static_cast<fs::perms>(0640));
}

TEST_F(SaveSetTest, KeepsTheOwnerIfPermitted) {
    SKIP_ON_WINDOWS("owners are POSIX's");
    put(in("a.dat"), "old");
    if (!tests::setOwner(in("a.dat"), 1234, 4321))
        GTEST_SKIP() << "only root may change the owner, so this cannot be tested";
    ASSERT_TRUE(save({{in("a.dat"), "new"}}));
    const auto info = SystemFileOps().info(in("a.dat"), Links::Keep).value();
    EXPECT_EQ(info.owner, 1234U);
    EXPECT_EQ(info.group, 4321U);
}

TEST_F(SaveSetTest, OrdinaryUserMaySaveOverAFileOfAnotherGroup) {
    SKIP_ON_WINDOWS("permission bits are POSIX's");
    // A user who may not restore the group of a file can still save.
    setMode(folder_, 0777);
    put(in("a.dat"), "old");
    setMode(in("a.dat"), 0666);
    EXPECT_EQ(inChildAsOrdinaryUser([&] { return save({{in("a.dat"), "new"}}) ? 0 : 1; }), 0);
    EXPECT_EQ(get(in("a.dat")), "new");
    EXPECT_EQ(newestBackup(folder_), (Snapshot{{"a.dat", "old"}}));
}

TEST_F(SaveSetTest, ReplacesTheTargetOfALink) {
    SKIP_ON_WINDOWS("symbolic links need a privilege there");
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
    SKIP_ON_WINDOWS("symbolic links need a privilege there");
    fs::create_symlink(temp_.path() / "elsewhere" / "a.dat", in("link"));
    ASSERT_TRUE(save({{in("link"), "new"}}));
    EXPECT_TRUE(fs::is_symlink(in("link")));
    EXPECT_EQ(get(temp_.path() / "elsewhere" / "a.dat"), "new");
}

TEST_F(SaveSetTest, RefusesCircularLinks) {
    SKIP_ON_WINDOWS("symbolic links need a privilege there");
    fs::create_symlink("two", in("one"));
    fs::create_symlink("one", in("two"));
    expectRefused(FileErrorKind::Invalid, {{in("one"), "x"}});
}

TEST_F(SaveSetTest, FollowsALinkToAFolder) {
    SKIP_ON_WINDOWS("symbolic links need a privilege there");
    put(in("a.dat"), "old");
    fs::create_directory_symlink("game", temp_.path() / "link");
    ASSERT_TRUE(save({{temp_.path() / "link" / "a.dat", "new"}}));
    EXPECT_EQ(get(in("a.dat")), "new");
    EXPECT_TRUE(fs::is_symlink(temp_.path() / "link"));
}

TEST_F(SaveSetTest, HardLinkedFileIsReplacedUnderOneName) {
    put(in("a.dat"), "old");
    fs::create_hard_link(in("a.dat"), temp_.path() / "installation.dat");
    const auto report = save({{in("a.dat"), "new"}});
    ASSERT_TRUE(report);
    EXPECT_EQ(get(temp_.path() / "installation.dat"), "old");
    put(temp_.path() / "installation.dat", "changed later");
    EXPECT_EQ(get(report->backupSets.at(0) / "a.dat"), "old");
}

TEST_F(SaveSetTest, SaveAsCreatesFolders) {
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

TEST_F(SaveSetTest, LargeAndEmptyFilesAreComplete) {
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
    other.back() ^= 1; // same size, different in the last byte
    EXPECT_EQ(save({{in("a.dat"), other}}).value().files.at(0).as, SavedAs::Replaced);
    EXPECT_EQ(get(in("a.dat")), other);
}

TEST_F(SaveSetTest, ProgressEndsAtTheTotal) {
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
    options.disk = ops;
    const auto report = saveSet(scene.request(temp.path()), options);
    RC_ASSERT(report.has_value());
    RC_ASSERT(snapshot(temp.path()) == scene.after());
    RC_ASSERT(leftovers(temp.path()).empty());
    for (const auto* folder : {"", "sub", "new"})
        RC_ASSERT(newestBackup(temp.path() / folder) == scene.backup(folder));
}
} // namespace

} // namespace navsmith::files::test
