// From an edit through a crash to the recovered document.
#include "core/document/journals.h"
#include "tests/core/document/documents.h"
#include "tests/core/files/faulty_ops.h"
#include "tests/core/files/temp_folder.h"
#include "tests/support/map_bytes.h"

#include <QSignalSpy>
#include <QTest>

#include <gtest/gtest.h>

#include <fstream>

namespace navsmith::document {
namespace {

namespace fs = std::filesystem;
using files::test::inChild;
using files::test::TempFolder;
using tests::bytesOf;
using tests::moveNode;
using tests::openSample;

class JournalsTest : public ::testing::Test {
protected:
    [[nodiscard]] fs::path game() const { return temp_.path() / "game"; }
    [[nodiscard]] JournalSettings settings() const { return {.folder = temp_.path() / "state", .program = "1.2.3"}; }

    /// Runs `work` in a child process, and kills the process.
    template <typename Work>
    void crashIn(Work work) const {
        const int outcome = inChild([&] {
            Workspace workspace;
            Journals journals(workspace, settings());
            work(workspace, journals);
            journals.flush();
            files::test::die();
            return 0;
        });
        ASSERT_EQ(outcome, files::test::kKilled);
    }
    /// On the sample.
    template <typename Work>
    void crash(Work work) const {
        crashIn([&](Workspace& workspace, Journals&) { work(openSample(workspace, game())); });
    }

    /// The result of `work` on the sample in this process.
    template <typename Work>
    [[nodiscard]] std::vector<std::byte> expected(Work work) const {
        Workspace workspace;
        auto& document = openSample(workspace, temp_.path() / "twin");
        work(document);
        return bytesOf(document);
    }

    [[nodiscard]] static Document& recoverOnly(Journals& journals) {
        auto found = journals.abandoned();
        if (found.size() != 1)
            throw std::runtime_error(std::to_string(found.size()) + " journals");
        auto read = readJournal(found[0].path);
        if (!read)
            throw std::runtime_error(read.error().toStdString());
        changedFiles = read->changedFiles;
        damage = read->replayed.damage;
        return journals.recover(std::move(found[0]), std::move(*read));
    }

    [[nodiscard]] std::size_t journalsThere() const {
        std::size_t count = 0;
        if (fs::exists(settings().folder))
            for (const auto& entry : fs::directory_iterator(settings().folder))
                count += entry.path().extension() == ".journal" ? 1 : 0;
        return count;
    }

    /// The only document of which there is a journal, in a new process.
    struct Recovered {
        Workspace workspace;
        Journals journals;
        Document& document;

        explicit Recovered(const JournalSettings& settings)
            : journals(workspace, settings), document(recoverOnly(journals)) {}
    };

    static inline std::vector<fs::path> changedFiles;
    static inline std::string damage;
    TempFolder temp_;
};

void someWork(Document& document) {
    moveNode(document, 10);
    moveNode(document, 20, 7);
    moveNode(document, 30, 7);
    moveNode(document, 40);
    document.undoStack().undo();
    moveNode(document, 50);
    moveNode(document, 60);
    document.undoStack().undo();
    document.undoStack().undo();
    document.undoStack().redo();
}

TEST_F(JournalsTest, RecoversEditsAndHistoryAfterACrash) {
    crash(someWork);
    Recovered recovered(settings());
    auto& document = recovered.document;
    EXPECT_EQ(damage, "");
    EXPECT_TRUE(changedFiles.empty());
    EXPECT_EQ(bytesOf(document), expected(someWork));
    EXPECT_TRUE(document.isModified());
    EXPECT_EQ(document.opened().shownPath, game());
    ASSERT_EQ(document.undoStack().count(), 4);
    EXPECT_EQ(document.undoStack().index(), 3);
    document.undoStack().setIndex(0);
    EXPECT_FALSE(document.isModified());
    EXPECT_EQ(bytesOf(document), expected([](Document&) {}));
    EXPECT_TRUE(document.pendingSave().files.empty());
}

std::vector<std::byte> savedBytesOf(const Document& document) {
    const auto& opened = document.opened();
    return bytesOf(*tests::documentOf(opened.asSaved ? *opened.asSaved : opened.model));
}

TEST_F(JournalsTest, KnowsTheSavedStateAfterACrash) {
    crash(someWork);
    const Recovered recovered(settings());
    const auto& document = recovered.document;
    EXPECT_EQ(savedBytesOf(document), expected([](Document&) {}));
}

TEST_F(JournalsTest, KnowsTheSavedStateIfItWasUndone) {
    crash([](Document& document) {
        moveNode(document, 10);
        moveNode(document, 20);
        tests::save(document);
        document.undoStack().undo();
    });
    const Recovered recovered(settings());
    const auto& document = recovered.document;
    EXPECT_EQ(savedBytesOf(document), expected([](Document& d) {
                  moveNode(d, 10);
                  moveNode(d, 20);
              }));
}

TEST_F(JournalsTest, RecoveredDocumentHasAJournalAgain) {
    crash(someWork);
    crashIn([&](Workspace&, Journals& journals) {
        auto& document = recoverOnly(journals);
        document.undoStack().undo();
        moveNode(document, 70);
    });
    Recovered recovered(settings());
    auto& document = recovered.document;
    EXPECT_EQ(bytesOf(document), expected([](Document& d) {
                  someWork(d);
                  d.undoStack().undo();
                  moveNode(d, 70);
              }));
    tests::save(document);
    EXPECT_FALSE(document.isModified());
    recovered.journals.flush();
    EXPECT_EQ(journalsThere(), 0U);
}

TEST_F(JournalsTest, SaveRestartsTheJournalAndKeepsUndo) {
    crash([](Document& document) {
        moveNode(document, 10);
        moveNode(document, 20);
        tests::save(document);
        document.undoStack().undo();
    });
    Recovered recovered(settings());
    auto& document = recovered.document;
    EXPECT_TRUE(changedFiles.empty()) << "the journal refers to the saved file";
    EXPECT_EQ(bytesOf(document), expected([](Document& d) { moveNode(d, 10); }));
    EXPECT_TRUE(document.isModified());
    document.undoStack().redo();
    EXPECT_FALSE(document.isModified()) << "this is the saved state";
}

TEST_F(JournalsTest, KeepsEditsMadeDuringASave) {
    crash([](Document& document) {
        moveNode(document, 10);
        const auto state = document.stateId();
        const auto pending = document.pendingSave();
        const auto report = opening::write(pending);
        document.undoStack().undo();
        moveNode(document, 20); // as many steps as before, but another state
        document.saved(pending, *report, state);
        if (!document.isModified())
            throw std::logic_error("taken for saved");
    });
    Recovered recovered(settings());
    auto& document = recovered.document;
    EXPECT_TRUE(changedFiles.empty());
    EXPECT_TRUE(document.isModified());
    EXPECT_EQ(bytesOf(document), expected([](Document& d) { moveNode(d, 20); }));
}

TEST_F(JournalsTest, KeepsAMergeIntoAStepBeforeTheSave) {
    crash([](Document& document) {
        moveNode(document, 10, 7);
        moveNode(document, 20);
        tests::save(document);
        document.undoStack().undo();
        moveNode(document, 30, 7);
    });
    Recovered recovered(settings());
    auto& document = recovered.document;
    EXPECT_EQ(bytesOf(document), expected([](Document& d) { moveNode(d, 30); }));
    document.undoStack().undo();
    EXPECT_EQ(bytesOf(document), expected([](Document&) {}));
    EXPECT_TRUE(document.isModified()) << "the file holds the second step";
}

TEST_F(JournalsTest, ReportsFilesChangedSinceTheCrash) {
    crash(someWork);
    std::ofstream(tests::sampleFile(game()), std::ios::app) << "more";
    Recovered recovered(settings());
    auto& document = recovered.document;
    EXPECT_EQ(changedFiles, std::vector<fs::path>{tests::sampleFile(game())});
    EXPECT_EQ(bytesOf(document), expected(someWork));
    const auto report = opening::write(document.pendingSave());
    ASSERT_FALSE(report);
    EXPECT_EQ(report.error().kind, files::FileErrorKind::Changed) << "saving asks before it replaces them";
}

TEST_F(JournalsTest, ExistsFromTheFirstEditUntilClosing) {
    Workspace workspace;
    Journals journals(workspace, settings());
    auto& document = openSample(workspace, game());
    journals.flush();
    EXPECT_EQ(journalsThere(), 0U) << "nothing to lose yet";
    moveNode(document, 10);
    journals.flush();
    EXPECT_EQ(journalsThere(), 1U);
    {
        Workspace other;
        EXPECT_TRUE(Journals(other, settings()).abandoned().empty()) << "its owner is still running";
    }
    tests::save(document);
    journals.flush();
    EXPECT_EQ(journalsThere(), 0U);
    moveNode(document, 20);
    workspace.close(&document);
    EXPECT_EQ(journalsThere(), 0U);
    EXPECT_TRUE(fs::is_empty(settings().folder));
}

TEST_F(JournalsTest, PreviewIsRecordedOnlyWhenCommitted) {
    crash([](Document& document) {
        const auto node = *document.model().schema().findElementType("node");
        const auto erase = [&](model::Transaction& tx) { tx.erase({node, 4}); };
        auto preview = document.beginPreview();
        (void)preview.update("Erase", erase);
        preview.abandon();
        preview = document.beginPreview();
        (void)preview.update("Erase", erase);
        preview.commit();
    });
    Recovered recovered(settings());
    auto& document = recovered.document;
    EXPECT_EQ(document.undoStack().count(), 1);
    EXPECT_FALSE(document.model().isLive({*document.model().schema().findElementType("node"), 4}));
}

TEST_F(JournalsTest, RecoversDocumentsFromArchives) {
    const auto folder = temp_.path() / "archive";
    crashIn([&](Workspace& workspace, Journals&) { someWork(tests::openArchived(workspace, folder)); });
    const auto archive = files::test::get(tests::archiveFile(folder));
    Recovered recovered(settings());
    auto& document = recovered.document;
    EXPECT_TRUE(changedFiles.empty());
    EXPECT_EQ(document.opened().place.archive, tests::archiveFile(folder));
    EXPECT_EQ(document.title(), "NODES27.DAT");
    EXPECT_EQ(bytesOf(document), expected(someWork));
    EXPECT_FALSE(fs::exists(tests::sampleFile(folder)));
    tests::save(document);
    EXPECT_EQ(tests::bytesOf(files::test::get(tests::sampleFile(folder))), bytesOf(document));
    EXPECT_EQ(files::test::get(tests::archiveFile(folder)), archive);
    EXPECT_EQ(document.opened().shownPath, tests::sampleFile(folder));
}

TEST_F(JournalsTest, MissingArchiveIsNotReplacedByAFolder) {
    const auto folder = temp_.path() / "archive";
    crashIn([&](Workspace& workspace, Journals&) { moveNode(tests::openArchived(workspace, folder), 10); });
    fs::remove(tests::archiveFile(folder));
    Recovered recovered(settings());
    auto& document = recovered.document;
    EXPECT_EQ(changedFiles.size(), 1U);
    tests::save(document);
    EXPECT_TRUE(fs::exists(tests::sampleFile(folder)));
    EXPECT_FALSE(fs::exists(tests::archiveFile(folder)));
}

TEST_F(JournalsTest, DiskErrorIsReportedAndTheEditStays) {
    files::test::FaultyOps ops([](const files::test::Step& step) -> std::optional<std::error_code> {
        if (step.operation == "write")
            return std::make_error_code(std::errc::no_space_on_device);
        return std::nullopt;
    });
    auto failing = settings();
    failing.disk = ops;
    Workspace workspace;
    Journals journals(workspace, failing);
    QSignalSpy statusMessage(&journals, &Journals::statusMessage);
    auto& document = openSample(workspace, game());
    moveNode(document, 10);
    moveNode(document, 20);
    EXPECT_TRUE(QTest::qWaitFor([&] { return statusMessage.count() > 0; }));
    EXPECT_EQ(document.undoStack().count(), 2);
}

} // namespace
} // namespace navsmith::document
