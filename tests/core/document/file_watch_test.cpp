// Detecting changes by other programs to the files of an open document.
#include "core/document/file_watch.h"
#include "tests/core/document/documents.h"
#include "tests/core/files/temp_folder.h"

#include <QSignalSpy>
#include <QTest>

#include <gtest/gtest.h>

#include <fstream>

namespace navsmith::document {
namespace {

namespace fs = std::filesystem;
using files::test::TempFolder;

class FileWatchTest : public ::testing::Test {
protected:
    [[nodiscard]] fs::path file() const { return tests::sampleFile(temp_.path() / "game"); }
    [[nodiscard]] std::size_t changed() const { return watch_.changed(document_).size(); }
    bool waitFor(std::size_t files) {
        return QTest::qWaitFor([&] { return changed() == files; });
    }
    void append(const char* text) const { std::ofstream(file(), std::ios::app) << text; }
    void check() {
        watch_.check();
        ASSERT_TRUE(QTest::qWaitFor([&] { return jobs_.jobs().empty(); }));
    }

    TempFolder temp_;
    Workspace workspace_;
    JobQueue jobs_;
    FileWatch watch_{workspace_, jobs_};
    Document& document_ = tests::openSample(workspace_, temp_.path() / "game");
};

TEST_F(FileWatchTest, ReportsAChange) {
    QSignalSpy spy(&watch_, &FileWatch::noticed);
    append("more");
    ASSERT_TRUE(waitFor(1));
    EXPECT_EQ(watch_.changed(document_)[0], file());
    EXPECT_EQ(spy.count(), 1);
}

TEST_F(FileWatchTest, ReportsAReplacementAndLaterChanges) {
    const auto original = files::test::get(file());
    for (const char* text : {"one", "two"}) {
        fs::remove(file());
        std::ofstream(file()) << original << text;
        ASSERT_TRUE(waitFor(1)) << text;
        fs::remove(file());
        std::ofstream(file()) << original;
        ASSERT_TRUE(waitFor(0)) << "rewriting the same content is no change";
    }
    append("three");
    EXPECT_TRUE(waitFor(1));
}

/// As saves do, here and elsewhere; the file that was watched lives on under another name, or not at all.
TEST_F(FileWatchTest, ReportsAChangeOfAFileThatWasPutInItsPlace) {
    const auto original = files::test::get(file());
    std::ofstream(temp_.path() / "new") << original;
    fs::rename(temp_.path() / "new", file());
    check();
    ASSERT_EQ(changed(), 0U);
    append("more");
    EXPECT_TRUE(waitFor(1));
}

TEST_F(FileWatchTest, ReportsRemovalAndReturn) {
    fs::rename(file(), temp_.path() / "aside");
    ASSERT_TRUE(waitFor(1));
    fs::rename(temp_.path() / "aside", file());
    EXPECT_TRUE(waitFor(0));
}

TEST_F(FileWatchTest, IgnoresATouch) {
    fs::last_write_time(file(), fs::last_write_time(file()) + std::chrono::hours(1));
    check();
    EXPECT_EQ(changed(), 0U);
}

TEST_F(FileWatchTest, IgnoresOurOwnSave) {
    QSignalSpy spy(&watch_, &FileWatch::noticed);
    tests::moveNode(document_, 10);
    const auto pending = document_.pendingSave();
    watch_.check(); // runs while the file is written
    jobs_.run<int>(
        &document_, {.title = "Saving"}, [](const JobQueue::Report&) { return 0; }, [](int) {});
    const auto report = opening::write(pending);
    watch_.check(); // does not start
    EXPECT_EQ(jobs_.jobs().size(), 2U);
    document_.saved(pending, *report, document_.stateId());
    ASSERT_TRUE(QTest::qWaitFor([&] { return jobs_.jobs().empty(); }));
    check();
    EXPECT_EQ(spy.count(), 0);
    EXPECT_EQ(changed(), 0U);
}

TEST_F(FileWatchTest, WaitsUntilOtherJobsHaveEnded) {
    JobQueue::Id job = 0;
    jobs_.wait(
        &document_, {.title = "Saving"}, [&](JobQueue::Id id, QObject*) { job = id; }, [] {});
    append("more");
    watch_.check();
    EXPECT_EQ(jobs_.jobs().size(), 1U);
    jobs_.finish(job);
    EXPECT_TRUE(waitFor(1));
}

TEST_F(FileWatchTest, ReadsFilesOffTheGuiThread) {
    append("more");
    watch_.check();
    ASSERT_EQ(jobs_.jobs().size(), 1U);
    EXPECT_TRUE(jobs_.jobs().front().running);
    EXPECT_FALSE(jobs_.isBusy()) << "nobody waits for it";
    EXPECT_EQ(changed(), 0U);
    EXPECT_TRUE(waitFor(1));
}

TEST_F(FileWatchTest, KeptChangeIsNotReportedAgainUntilTheNextChange) {
    append("more");
    check();
    ASSERT_EQ(changed(), 1U);
    watch_.keep(document_);
    EXPECT_EQ(changed(), 0U);
    check();
    EXPECT_EQ(changed(), 0U);
    append("and more");
    check();
    EXPECT_EQ(changed(), 1U);
}

TEST_F(FileWatchTest, AChangeDuringACheckIsNotKeptWithTheOneBefore) {
    append("more");
    check();
    watch_.check();
    append("and more");
    watch_.keep(document_);
    EXPECT_EQ(changed(), 0U);
    EXPECT_TRUE(waitFor(1)) << "the user has not seen the second change";
}

TEST_F(FileWatchTest, ReportsOnlyOpenEntriesOfAnArchive) {
    const auto folder = temp_.path() / "archive";
    auto& document = tests::openArchived(workspace_, folder);
    const auto rewrite = [&](std::uint16_t area, const std::string& more) {
        const auto time = fs::last_write_time(tests::archiveFile(folder));
        tests::putArchive(folder, area, more);
        fs::last_write_time(tests::archiveFile(folder), time + std::chrono::hours(1));
        check();
    };
    rewrite(27, "something else");
    EXPECT_TRUE(watch_.changed(document).empty());
    rewrite(28, "something else");
    EXPECT_EQ(watch_.changed(document).size(), 1U);
    watch_.keep(document);
    EXPECT_TRUE(watch_.changed(document).empty());
    fs::remove(tests::archiveFile(folder));
    check();
    EXPECT_EQ(watch_.changed(document).size(), 1U);
}

TEST_F(FileWatchTest, WatchesTheLooseFileAfterSavingFromAnArchive) {
    const auto folder = temp_.path() / "archive";
    auto& document = tests::openArchived(workspace_, folder);
    EXPECT_EQ(document.title(), "NODES27.DAT");
    tests::moveNode(document, 10);
    tests::save(document);
    EXPECT_EQ(document.opened().shownPath, tests::sampleFile(folder));
    check();
    EXPECT_TRUE(watch_.changed(document).empty());
    fs::remove(tests::archiveFile(folder));
    check();
    EXPECT_TRUE(watch_.changed(document).empty());
    std::ofstream(tests::sampleFile(folder), std::ios::app) << "more";
    check();
    EXPECT_EQ(watch_.changed(document).size(), 1U);
}

TEST_F(FileWatchTest, ForgetsAClosedDocument) {
    workspace_.close(&document_);
    append("more");
    check();
}

} // namespace
} // namespace navsmith::document
