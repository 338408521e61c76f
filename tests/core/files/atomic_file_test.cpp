#include "core/files/atomic_file.h"
#include "tests/core/files/faulty_ops.h"
#include "tests/core/files/temp_folder.h"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include <chrono>
#include <csignal>

namespace navsmith::files::test {

namespace {

namespace fs = std::filesystem;

class AtomicFileTest : public testing::Test {
protected:
    TempFolder temp_;
    fs::path file_ = temp_.path() / "settings" / "navsmith.json";
};

TEST_F(AtomicFileTest, CreatesTheFileAndItsFolders) {
    ASSERT_TRUE(writeFileAtomically(file_, toBytesOf("{}")));
    EXPECT_EQ(get(file_), "{}");
    EXPECT_EQ(snapshot(temp_.path()).size(), 1U);
}

TEST_F(AtomicFileTest, ReplacesTheContentAndKeepsPermissionsAndLinks) {
    put(file_, "old");
    ASSERT_EQ(::chmod(file_.c_str(), 0600), 0);
    const auto link = temp_.path() / "link";
    fs::create_symlink("settings/navsmith.json", link);
    ASSERT_TRUE(writeFileAtomically(link, toBytesOf("new")));
    EXPECT_TRUE(fs::is_symlink(link));
    EXPECT_EQ(get(file_), "new");
    EXPECT_EQ(fs::status(file_).permissions(), static_cast<fs::perms>(0600));
}

TEST_F(AtomicFileTest, FailedOperationLeavesTheOldFileAndNothingElse) {
    std::size_t refused = 0;
    for (std::size_t at = 0;; ++at) {
        SCOPED_TRACE(at);
        put(file_, "old");
        FaultyOps ops(failAt(at, std::errc::no_space_on_device));
        const auto written = writeFileAtomically(file_, toBytesOf("new"), &ops);
        if (ops.count() <= at) {
            EXPECT_TRUE(written);
            break;
        }
        const bool replaced = get(file_) == "new";
        // Only the wait for the folder comes after the replacement.
        EXPECT_TRUE(written ? replaced : !replaced || ops.count() == at + 1);
        EXPECT_TRUE(replaced || get(file_) == "old");
        EXPECT_EQ(leftovers(temp_.path()), std::vector<std::string>{});
        refused += written ? 0U : 1U;
    }
    EXPECT_GT(refused, 5U);
}

TEST_F(AtomicFileTest, KilledWriterLeavesTheOldFileOrTheNewOne) {
    bool replaced = false;
    for (std::size_t at = 0;; ++at) {
        SCOPED_TRACE(at);
        temp_.empty();
        put(file_, "old");
        const int outcome = inChild([&] {
            FaultyOps ops(killAt(at));
            ops.killInWrite();
            return writeFileAtomically(file_, toBytesOf("new"), &ops) ? 0 : 1;
        });
        if (outcome != -SIGKILL)
            break;
        const auto now = get(file_);
        ASSERT_TRUE(now == "new" || (now == "old" && !replaced)) << now;
        replaced = now == "new";
    }
    EXPECT_TRUE(replaced);
}

TEST_F(AtomicFileTest, LeftoversOfKilledWritersGoAfterADay) {
    const auto left = temp_.path() / "settings" / "navsmith.json.0123.navsmith-part";
    const auto others = temp_.path() / "settings" / "other.json.0123.navsmith-part";
    put(left, "half");
    put(others, "half");
    ASSERT_TRUE(writeFileAtomically(file_, toBytesOf("1")));
    EXPECT_TRUE(fs::exists(left)) << "its writer may still be at work";
    FaultyOps ops;
    ops.setNow(std::chrono::system_clock::now() + std::chrono::hours(25));
    ASSERT_TRUE(writeFileAtomically(file_, toBytesOf("2"), &ops));
    EXPECT_FALSE(fs::exists(left));
    EXPECT_TRUE(fs::exists(others)) << "another file's";
}

TEST_F(AtomicFileTest, FolderInTheFilesPlaceIsNotReplaced) {
    fs::create_directories(file_);
    const auto written = writeFileAtomically(file_, toBytesOf("x"));
    ASSERT_FALSE(written);
    EXPECT_EQ(written.error().kind, FileErrorKind::NotAFile);
    const auto below = writeFileAtomically(temp_.path() / "a" / ".." / "settings" / "b", toBytesOf("x"));
    EXPECT_TRUE(below) << describe(below.error());
}

TEST_F(AtomicFileTest, FileInAFoldersPlaceIsReported) {
    put(temp_.path() / "settings", "a file");
    const auto written = writeFileAtomically(file_, toBytesOf("x"));
    ASSERT_FALSE(written);
    EXPECT_EQ(written.error().kind, FileErrorKind::NotAFolder);
}

TEST_F(AtomicFileTest, FolderThatMayNotBeWrittenIsReportedAndTheFileStays) {
    put(file_, "old");
    ASSERT_EQ(::chmod(file_.parent_path().c_str(), 0555), 0);
    EXPECT_EQ(inChildAsOrdinaryUser([&] {
                  const auto written = writeFileAtomically(file_, toBytesOf("new"));
                  return !written && written.error().kind == FileErrorKind::Permission ? 0 : 1;
              }),
              0);
    EXPECT_EQ(get(file_), "old");
}

} // namespace

} // namespace navsmith::files::test
