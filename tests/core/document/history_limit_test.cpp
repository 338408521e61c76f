// The history drops its oldest steps when it gets too large, and everything else stays the same.
#include "tests/core/document/documents.h"
#include "tests/core/model/model_text.h"
#include "tests/core/model/random_models.h"
#include "tests/core/model/stress_schemas.h"

#include <QSignalSpy>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace navsmith::document {
namespace {

namespace roads = model::stress::roads;
using model::stress::Numbers;
using model::stress::seen;
using model::stress::Tape;
using tests::documentOf;

rc::Gen<Numbers> editNumbers() {
    return rc::gen::container<Numbers>(rc::gen::resize(60, rc::gen::inRange<std::uint32_t>(0, 5040)));
}

/// Makes the same edits in a document with a limit and in one without.
void runLimited(const model::Model& model) {
    auto limited = documentOf(model);
    auto free = documentOf(model);
    const auto limit = *rc::gen::inRange<std::size_t>(0, 4000);
    limited->setUndoLimit(limit);
    QSignalSpy modified(limited.get(), &Document::modifiedChanged);
    for (const auto& script : *rc::gen::container<std::vector<Numbers>>(editNumbers())) {
        Tape tape(script);
        const auto what = tape.below(8);
        // Edits may merge with the previous step, but not if only one of the documents still has it.
        const auto key = limited->undoStack().canUndo() ? tape.below(3) : 0;
        const auto gone = free->undoStack().index() - limited->undoStack().index();
        for (auto* document : {free.get(), limited.get()}) {
            auto& stack = document->undoStack();
            if (what == 7 && limited->undoStack().canUndo()) {
                if (document == free.get() || stack.index() + gone > free->undoStack().index())
                    stack.undo();
            } else if (what == 6) {
                stack.redo();
            } else if (what == 5) {
                stack.setClean();
            } else if (what < 5) {
                (void)document->edit(
                    QStringLiteral("edit"),
                    [own = tape](model::Transaction& tx) mutable {
                        while (!own.ended())
                            randomEdit(tx, own);
                    },
                    key);
            }
        }
        RC_ASSERT(seen(limited->model()) == seen(free->model()));
        RC_ASSERT(limited->isModified() == free->isModified());
        RC_ASSERT(limited->undoStack().canRedo() == free->undoStack().canRedo());
        RC_ASSERT(limited->undoBytes() <= limit || limited->undoStack().count() <= 1 || what > 4);
        RC_ASSERT(limited->undoBytes() <= free->undoBytes());
    }
    // Undo as far as possible, then redo.
    const auto back = limited->undoStack().index();
    for (int i = 0; i < back; ++i) {
        RC_ASSERT(limited->undoStack().undoText() == free->undoStack().undoText());
        limited->undoStack().undo();
        free->undoStack().undo();
        RC_ASSERT(seen(limited->model()) == seen(free->model()));
        RC_ASSERT(limited->isModified() == free->isModified());
    }
    RC_CLASSIFY(free->undoStack().canUndo(), "steps were forgotten");
}

RC_GTEST_PROP(HistoryLimit, LeavesTheDocumentAsItIs, ()) {
    runLimited(roads::make(2, 4));
}

RC_GTEST_PROP(HistoryLimit, LeavesDocumentsOverAnySchemaAsTheyAre, ()) {
    Tape tape(*rc::gen::resize(500, editNumbers()));
    runLimited(randomModel(tape));
}

TEST(HistoryLimit, AlwaysKeepsTheLastStep) {
    auto document = documentOf(roads::make(1, 3));
    document->setUndoLimit(1);
    for (int i = 1; i < 5; ++i)
        ASSERT_TRUE(document->edit("x", [&](auto& tx) { tx.set(roads::node::x, 0, static_cast<std::int16_t>(i)); }));
    EXPECT_EQ(document->undoStack().count(), 1);
    document->undoStack().undo();
    EXPECT_EQ(document->model().get(roads::node::x, 0), 3);
    EXPECT_TRUE(document->isModified()) << "undo cannot reach the opened state";
}

TEST(HistoryLimit, StateIdsSurviveUndoAndRedo) {
    auto document = documentOf(roads::make(1, 3));
    const auto move = [&](int x, quint64 key) {
        (void)document->edit(
            "x", [&](auto& tx) { tx.set(roads::node::x, 0, static_cast<std::int16_t>(x)); }, key);
        return document->stateId();
    };
    const auto first = document->stateId();
    const auto second = move(1, 0);
    const auto third = move(2, 5);
    const auto merged = move(3, 5);
    EXPECT_EQ((std::set{first, second, third, merged}).size(), 4U);
    document->undoStack().undo();
    EXPECT_EQ(document->stateId(), second);
    document->undoStack().undo();
    EXPECT_EQ(document->stateId(), first);
    document->undoStack().redo();
    document->undoStack().redo();
    EXPECT_EQ(document->stateId(), merged);
}

} // namespace
} // namespace navsmith::document
