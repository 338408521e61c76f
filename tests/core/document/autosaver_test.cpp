// Autosaved copies: their content, when they are made, and how many are kept.
#include "core/document/autosaver.h"
#include "core/files/backup_sets.h"
#include "tests/core/document/documents.h"
#include "tests/core/files/faulty_ops.h"
#include "tests/core/files/temp_folder.h"

#include <QSignalSpy>
#include <QTest>

#include <gtest/gtest.h>

namespace navsmith::document {
namespace {

using files::test::FaultyOps;
using files::test::TempFolder;
using tests::moveNode;

class AutosaverTest : public ::testing::Test {
protected:
    void make(std::chrono::milliseconds interval = std::chrono::milliseconds(0), const std::string& folder = "game") {
        saver_ = std::make_unique<Autosaver>(
            workspace_,
            AutosaveSettings{.folder = temp_.path() / "autosave", .keep = 3, .interval = interval, .disk = ops_});
        document_ = &tests::openSample(workspace_, temp_.path() / folder);
    }

    void saveAt(int minute) {
        ops_.setNow(std::chrono::system_clock::time_point(std::chrono::minutes(27'000'000 + minute)));
        saver_->saveNow();
        ASSERT_TRUE(QTest::qWaitFor([&] { return !saver_->isWriting(); }));
    }

    [[nodiscard]] std::vector<std::filesystem::path> sets() const {
        return *files::listBackupSets(saver_->folderOf(*document_));
    }

    TempFolder temp_;
    FaultyOps ops_;
    Workspace workspace_;
    std::unique_ptr<Autosaver> saver_;
    Document* document_ = nullptr;
};

TEST_F(AutosaverTest, WritesTheBytesOfASaveWithoutTouchingTheFiles) {
    make();
    const auto original = *files::readFile(tests::sampleFile(temp_.path() / "game"));
    moveNode(*document_, 10);
    saveAt(0);
    ASSERT_EQ(sets().size(), 1U);
    EXPECT_EQ(sets()[0].filename(), "2021-05-03T00-00-00Z");
    EXPECT_EQ(*files::readFile(tests::sampleFile(sets()[0])), tests::bytesOf(*document_));
    EXPECT_EQ(*files::readFile(tests::sampleFile(temp_.path() / "game")), original);
    EXPECT_TRUE(document_->isModified());
}

TEST_F(AutosaverTest, CopiesDocumentsOfTheLongestNames) {
    std::string name;
    while (name.size() + 2 <= 255)
        name += "\u0434"; // two bytes
    make(std::chrono::milliseconds(0), name);
    moveNode(*document_, 10);
    saveAt(0);
    ASSERT_EQ(sets().size(), 1U);
    EXPECT_EQ(*files::readFile(tests::sampleFile(sets()[0])), tests::bytesOf(*document_));
}

TEST_F(AutosaverTest, WritesOnlyChangesSinceTheLastCopy) {
    make();
    saveAt(0);
    EXPECT_TRUE(sets().empty()) << "as opened";
    moveNode(*document_, 10);
    saveAt(1);
    saveAt(2);
    EXPECT_EQ(sets().size(), 1U);
    moveNode(*document_, 20);
    saveAt(3);
    EXPECT_EQ(sets().size(), 2U);
    tests::save(*document_);
    saveAt(4);
    EXPECT_EQ(sets().size(), 2U) << "as saved";
}

TEST_F(AutosaverTest, KeepsTheNewestCopies) {
    make();
    for (int i = 0; i < 6; ++i) {
        moveNode(*document_, 10 + i);
        saveAt(i);
    }
    ASSERT_EQ(sets().size(), 3U);
    EXPECT_EQ(sets()[0].filename(), "2021-05-03T00-03-00Z");
    EXPECT_EQ(*files::readFile(tests::sampleFile(sets()[2])), tests::bytesOf(*document_));
}

TEST_F(AutosaverTest, RunsOnATimer) {
    make(std::chrono::milliseconds(20));
    moveNode(*document_, 10);
    EXPECT_TRUE(QTest::qWaitFor([&] { return sets().size() == 1; }));
}

TEST_F(AutosaverTest, ReportsDiskErrorsLeavesNoPartialCopyAndRetries) {
    bool full = true;
    ops_ = FaultyOps([&](const files::test::Step& step) -> std::optional<std::error_code> {
        if (full && step.operation == "write")
            return std::make_error_code(std::errc::no_space_on_device);
        return std::nullopt;
    });
    make();
    QSignalSpy statusMessage(saver_.get(), &Autosaver::statusMessage);
    moveNode(*document_, 10);
    saveAt(0);
    EXPECT_EQ(statusMessage.count(), 1);
    EXPECT_TRUE(std::filesystem::is_empty(saver_->folderOf(*document_)));
    full = false;
    saveAt(1);
    EXPECT_EQ(sets().size(), 1U);
}

TEST_F(AutosaverTest, DocumentsWithTheSameNameHaveSeparateFolders) {
    make();
    auto& other = tests::openSample(workspace_, temp_.path() / "elsewhere" / "game");
    EXPECT_EQ(other.title(), document_->title());
    EXPECT_NE(saver_->folderOf(other), saver_->folderOf(*document_));
}

} // namespace
} // namespace navsmith::document
