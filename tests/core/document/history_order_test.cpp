// What a document tells of its history while it announces a change is that of the new state.
#include "tests/core/document/documents.h"
#include "tests/core/files/temp_folder.h"

#include <gtest/gtest.h>

#include <new>
#include <string>
#include <vector>

namespace navsmith::document {
namespace {

struct Told {
    quint64 state = 0;
    bool modified = false;
    std::string lastStep;

    bool operator==(const Told&) const = default;
};

Told toldBy(const Document& document) {
    const auto* step = document.lastStep();
    return {document.stateId(), document.isModified(), step == nullptr ? std::string() : step->label};
}

class HistoryOrder : public ::testing::Test {
protected:
    files::test::TempFolder folder;
    Workspace workspace;
    Document& document = tests::openSample(workspace, folder.path());
    std::vector<Told> inChanged;
    std::vector<Told> inStepped;

    void SetUp() override {
        QObject::connect(&document, &Document::changed, &document, [this] { inChanged.push_back(toldBy(document)); });
        QObject::connect(&document, &Document::stepped, &document, [this] { inStepped.push_back(toldBy(document)); });
    }
    void expectToldTheNewState(const char* what) {
        ASSERT_FALSE(inChanged.empty()) << what;
        EXPECT_EQ(inChanged.back(), toldBy(document)) << what;
        EXPECT_EQ(inStepped.back(), toldBy(document)) << what;
    }
};

TEST_F(HistoryOrder, TheNewStateIsToldByEditsUndoAndRedo) {
    const auto opened = toldBy(document);
    tests::moveNode(document, 3);
    expectToldTheNewState("edit");
    EXPECT_TRUE(inChanged.back().modified);
    const auto first = toldBy(document);
    EXPECT_NE(first, opened);
    tests::moveNode(document, 7);
    expectToldTheNewState("second edit");
    document.undo();
    expectToldTheNewState("undo");
    EXPECT_EQ(toldBy(document), first);
    document.redo();
    expectToldTheNewState("redo");
    document.undoStack().setIndex(0); // as the list of steps does
    expectToldTheNewState("jump back");
    EXPECT_EQ(toldBy(document), opened);
    document.undoStack().setIndex(2);
    expectToldTheNewState("jump forward");
}

TEST_F(HistoryOrder, AnEditWithoutEnoughMemoryLeavesNothingBehind) {
    const auto opened = toldBy(document);
    const auto bytes = tests::bytesOf(document);
    EXPECT_THROW((void)document.edit("Move",
                                     [&](model::Transaction& tx) {
                                         tx.erase(document.selection().elements());
                                         throw std::bad_alloc();
                                     }),
                 std::bad_alloc);
    EXPECT_EQ(toldBy(document), opened);
    EXPECT_EQ(tests::bytesOf(document), bytes);
    tests::moveNode(document, 3);
    expectToldTheNewState("edit");
    document.undo();
    EXPECT_EQ(tests::bytesOf(document), bytes);
}

/// What observers know then cannot be said: a journal is worth more than a window that goes on.
TEST_F(HistoryOrder, AnObserverWithoutEnoughMemoryEndsTheProgram) {
    GTEST_FLAG_SET(death_test_style, "threadsafe");
    EXPECT_DEATH(
        {
            QObject::connect(&document, &Document::changed, &document, [] { throw std::bad_alloc(); });
            tests::moveNode(document, 3);
        },
        "");
}

} // namespace
} // namespace navsmith::document
