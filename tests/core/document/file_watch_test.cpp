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

    TempFolder temp_;
    bool busy_ = false;
    Workspace workspace_;
    FileWatch watch_{workspace_, [this] { return busy_; }};
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

TEST_F(FileWatchTest, ReportsRemovalAndReturn) {
    fs::rename(file(), temp_.path() / "aside");
    ASSERT_TRUE(waitFor(1));
    fs::rename(temp_.path() / "aside", file());
    EXPECT_TRUE(waitFor(0));
}

TEST_F(FileWatchTest, IgnoresATouch) {
    fs::last_write_time(file(), fs::last_write_time(file()) + std::chrono::hours(1));
    watch_.check();
    EXPECT_EQ(changed(), 0U);
}

TEST_F(FileWatchTest, IgnoresOurOwnSave) {
    QSignalSpy spy(&watch_, &FileWatch::noticed);
    tests::moveNode(document_, 10);
    busy_ = true; // a worker is saving
    const auto pending = document_.pendingSave();
    const auto report = opening::write(pending);
    watch_.check();
    document_.saved(pending, *report, document_.stateId());
    busy_ = false;
    watch_.check();
    EXPECT_EQ(spy.count(), 0);
}

TEST_F(FileWatchTest, KeptChangeIsNotReportedAgainUntilTheNextChange) {
    append("more");
    watch_.check();
    ASSERT_EQ(changed(), 1U);
    watch_.keep(document_);
    EXPECT_EQ(changed(), 0U);
    watch_.check();
    EXPECT_EQ(changed(), 0U);
    append("and more");
    watch_.check();
    EXPECT_EQ(changed(), 1U);
}

TEST_F(FileWatchTest, ReportsOnlyOpenEntriesOfAnArchive) {
    const auto folder = temp_.path() / "archive";
    auto& document = tests::openArchived(workspace_, folder);
    const auto rewrite = [&](std::uint16_t area, const std::string& more) {
        const auto time = fs::last_write_time(tests::archiveFile(folder));
        tests::putArchive(folder, area, more);
        fs::last_write_time(tests::archiveFile(folder), time + std::chrono::hours(1));
        watch_.check();
    };
    rewrite(27, "something else");
    EXPECT_TRUE(watch_.changed(document).empty());
    rewrite(28, "something else");
    EXPECT_EQ(watch_.changed(document).size(), 1U);
    watch_.keep(document);
    EXPECT_TRUE(watch_.changed(document).empty());
    fs::remove(tests::archiveFile(folder));
    watch_.check();
    EXPECT_EQ(watch_.changed(document).size(), 1U);
}

TEST_F(FileWatchTest, WatchesTheLooseFileAfterSavingFromAnArchive) {
    const auto folder = temp_.path() / "archive";
    auto& document = tests::openArchived(workspace_, folder);
    EXPECT_EQ(document.title(), "NODES27.DAT");
    tests::moveNode(document, 10);
    tests::save(document);
    EXPECT_EQ(document.opened().shownPath, tests::sampleFile(folder));
    watch_.check();
    EXPECT_TRUE(watch_.changed(document).empty());
    fs::remove(tests::archiveFile(folder));
    watch_.check();
    EXPECT_TRUE(watch_.changed(document).empty());
    std::ofstream(tests::sampleFile(folder), std::ios::app) << "more";
    watch_.check();
    EXPECT_EQ(watch_.changed(document).size(), 1U);
}

TEST_F(FileWatchTest, ForgetsAClosedDocument) {
    workspace_.close(&document_);
    append("more");
    watch_.check();
}

} // namespace
} // namespace navsmith::document
