// The selection after undo and redo, and what an edit records of it.
#include "core/document/run_edit.h"
#include "formats/texts/texts.h"
#include "tests/core/document/documents.h"
#include "tests/core/model/stress_schemas.h"

#include <QSignalSpy>

#include <gtest/gtest.h>

namespace navsmith::document {
namespace {

namespace roads = model::stress::roads;
using model::Element;
using Elements = std::vector<Element>;

class SelectionHistory : public ::testing::Test {
protected:
    std::unique_ptr<Document> document = tests::documentOf(roads::make(2, 4));
    const Element a{roads::kNode, 0};
    const Element b{roads::kNode, 1};
    const Element c{roads::kNode, 2};

    void erase(const Elements& elements, quint64 key = 0) {
        ASSERT_TRUE(document->edit(
            "Erase", [&](model::Transaction& tx) { tx.erase(elements); }, key));
    }
    [[nodiscard]] const Elements& selected() const { return document->selection().elements(); }
};

TEST_F(SelectionHistory, UndoSelectsRestoredElements) {
    document->selection().set({b, a, c});
    erase({a, b});
    EXPECT_EQ(selected(), (Elements{c}));
    document->selection().clear();
    document->undoStack().undo();
    EXPECT_EQ(selected(), (Elements{b, a, c})) << "restored in the same order";
    document->undoStack().redo();
    EXPECT_EQ(selected(), (Elements{c}));
    document->undoStack().undo();
    EXPECT_EQ(selected(), (Elements{b, a, c}));
}

TEST_F(SelectionHistory, UndoOfOtherStepsKeepsTheSelection) {
    document->selection().set({c});
    erase({a});
    document->selection().set({b});
    document->undoStack().undo();
    EXPECT_EQ(selected(), (Elements{b})) << "the erased element was not selected";
}

TEST_F(SelectionHistory, RedoSelectsRecreatedElements) {
    const auto made = runEdit(*document, "Make", [](model::Transaction& tx) -> systems::EditResult {
        const auto row = tx.create(roads::kNode);
        tx.set(roads::node::file, row, model::Ref::to(0));
        return systems::Elements{{roads::kNode, row}};
    });
    ASSERT_TRUE(made);
    ASSERT_EQ(selected(), *made);
    document->undoStack().undo();
    EXPECT_TRUE(selected().empty());
    document->undoStack().redo();
    EXPECT_EQ(selected(), *made);
}

TEST_F(SelectionHistory, MergedStepsRestoreTheFirstSelection) {
    document->selection().set({a, b});
    erase({a}, 7);
    erase({b}, 7);
    ASSERT_EQ(document->undoStack().count(), 1);
    document->undoStack().undo();
    EXPECT_EQ(selected(), (Elements{a, b}));
}

TEST_F(SelectionHistory, CommittedPreviewRestoresTheSelection) {
    document->selection().set({a, b});
    auto preview = document->beginPreview();
    for (int i = 0; i < 2; ++i)
        ASSERT_TRUE(preview.update("Erase", [&](model::Transaction& tx) { tx.erase(a); }));
    preview.commit();
    EXPECT_EQ(selected(), (Elements{b}));
    document->undoStack().undo();
    EXPECT_EQ(selected(), (Elements{a, b}));
}

TEST_F(SelectionHistory, EditReportsItsNotesWhenDone) {
    QSignalSpy statusMessage(document.get(), &Document::statusMessage);
    const auto noting = [&](model::Transaction& tx) {
        tx.erase(a);
        tx.note("mind the gap");
    };
    auto preview = document->beginPreview();
    ASSERT_TRUE(preview.update("Erase", noting));
    preview.abandon();
    EXPECT_EQ(statusMessage.count(), 0) << "it was rolled back";
    preview = document->beginPreview();
    ASSERT_TRUE(preview.update("Erase", noting));
    ASSERT_TRUE(preview.update("Erase", noting));
    EXPECT_EQ(statusMessage.count(), 0);
    preview.commit();
    ASSERT_EQ(statusMessage.count(), 1);
    EXPECT_TRUE(statusMessage.takeFirst().front().toString().startsWith("mind the gap"));
    document->undoStack().undo();
    ASSERT_TRUE(document->edit("Erase", noting));
    ASSERT_EQ(statusMessage.count(), 1);
    ASSERT_FALSE(document->edit("Erase", [](model::Transaction& tx) {
        tx.note("never");
        tx.refuse(texts::inEnglish("no"));
    }));
    EXPECT_EQ(statusMessage.count(), 2);
    EXPECT_EQ(statusMessage.back().front().toString(), "no");
}

} // namespace
} // namespace navsmith::document
