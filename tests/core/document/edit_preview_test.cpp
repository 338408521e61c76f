// Previews of edits: each announced change leads from the previous preview to the next, and in the end there is one
// undo step or none.
#include "core/model/property.h"
#include "tests/core/document/documents.h"
#include "tests/core/files/temp_folder.h"
#include "tests/core/model/model_text.h"
#include "tests/core/model/random_models.h"
#include "tests/core/model/stress_schemas.h"

#include <QSignalSpy>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <optional>

namespace navsmith::document {
namespace {

namespace roads = model::stress::roads;
using model::Change;
using model::Direction;
using model::stress::faults;
using model::stress::Numbers;
using model::stress::seen;
using model::stress::Tape;
using tests::documentOf;

rc::Gen<Numbers> numbers() {
    return rc::gen::container<Numbers>(rc::gen::resize(60, rc::gen::inRange<std::uint32_t>(0, 5040)));
}

auto randomEdits(const Numbers& numbers) {
    return [tape = Tape(numbers)](model::Transaction& tx) mutable {
        while (!tape.ended())
            randomEdit(tx, tape);
    };
}

/// Three models: the document's; one that undoes each preview before the next; one that applies the announced changes.
class Previews {
public:
    explicit Previews(const model::Model& model) : document_(documentOf(model)), twin_(model), listener_(model) {
        QObject::connect(document_.get(), &Document::changed, document_.get(), [this](const Change& c, Direction d) {
            listener_.apply(c, d);
            ++heard_;
        });
    }

    void run(const std::vector<std::vector<Numbers>>& previews) {
        const auto first = seen(document_->model());
        for (const auto& moves : previews)
            runOne(moves);
        while (document_->undoStack().canUndo())
            document_->undo();
        RC_ASSERT(seen(document_->model()) == first);
        RC_ASSERT(seen(listener_) == first);
    }

private:
    void runOne(const std::vector<Numbers>& moves) {
        const auto begun = seen(document_->model());
        const auto steps = document_->undoStack().count();
        auto preview = document_->beginPreview();
        for (const auto& move : moves)
            runMove(preview, move);
        const auto shown = seen(document_->model());
        heard_ = 0;
        if (moves.size() % 2 == 0) {
            preview.abandon();
            takeBack();
            check();
            RC_ASSERT(seen(document_->model()) == begun);
            RC_ASSERT(document_->undoStack().count() == steps);
            return;
        }
        preview.commit();
        RC_ASSERT(heard_ == 0);
        RC_ASSERT(document_->undoStack().count() == steps + (shown_ ? 1 : 0));
        if (shown_) {
            document_->undo();
            RC_ASSERT(seen(document_->model()) == begun);
            document_->redo();
        }
        shown_.reset();
        check();
        RC_ASSERT(seen(document_->model()) == shown);
    }

    void runMove(EditPreview& preview, const Numbers& move) {
        const auto before = seen(document_->model());
        heard_ = 0;
        takeBack();
        if (move.size() % 3 == 0)
            showMove(preview, move);
        else
            updateMove(preview, move);
        check();
        RC_ASSERT(heard_ <= 1);
        RC_ASSERT(heard_ == 1 || seen(document_->model()) == before);
    }

    void updateMove(EditPreview& preview, const Numbers& move) {
        model::Transaction tx(twin_, "try");
        randomEdits(move)(tx);
        auto change = tx.commit();
        const auto made = preview.update(QStringLiteral("try"), randomEdits(move));
        RC_ASSERT(made.has_value() == change.has_value());
        if (change && !change->empty())
            shown_ = std::move(*change);
        RC_ASSERT(made.value_or(false) == shown_.has_value());
    }

    void showMove(EditPreview& preview, const Numbers& move) {
        model::Model copy(twin_);
        model::Transaction tx(copy, "try");
        randomEdits(move)(tx);
        auto change = tx.commit();
        preview.show(change ? *change : Change(), {});
        if (change && !change->empty()) {
            twin_.apply(*change, Direction::Forward);
            shown_ = std::move(*change);
        }
        RC_ASSERT((preview.change() != nullptr) == shown_.has_value());
    }

    void takeBack() {
        if (const auto last = std::exchange(shown_, std::nullopt))
            twin_.apply(*last, Direction::Backward);
    }

    void check() {
        RC_ASSERT(seen(document_->model()) == seen(twin_));
        RC_ASSERT(seen(document_->model()) == seen(listener_));
        RC_ASSERT(faults(listener_) == "");
    }

    std::unique_ptr<Document> document_;
    model::Model twin_;
    model::Model listener_;
    std::optional<Change> shown_; ///< in the second model
    int heard_ = 0;
};

void runPreviews(const model::Model& model) {
    const auto script = *rc::gen::container<std::vector<std::vector<Numbers>>>(
        rc::gen::resize(6, rc::gen::container<std::vector<Numbers>>(numbers())));
    Previews(model).run(script);
}

RC_GTEST_PROP(EditPreviews, HoldWhereNodesMoveBetweenFiles, ()) {
    runPreviews(roads::make(2, 4));
}

RC_GTEST_PROP(EditPreviews, HoldWhereElementsHaveLists, ()) {
    runPreviews(model::stress::mesh::make(8, 3));
}

RC_GTEST_PROP(EditPreviews, HoldWhereRecordsAreFixedInNumber, ()) {
    runPreviews(model::stress::save::make(12));
}

RC_GTEST_PROP(EditPreviews, HoldOverAnySchema, ()) {
    Tape tape(*rc::gen::resize(300, numbers()));
    runPreviews(randomModel(tape));
}

class PreviewTest : public ::testing::Test {
protected:
    std::unique_ptr<Document> document = documentOf(roads::make(2, 4));

    static auto moving(int x) {
        return [x](model::Transaction& tx) { tx.set(roads::node::x, model::Slot{0}, static_cast<std::int16_t>(x)); };
    }
    [[nodiscard]] int x() const { return document->model().get(roads::node::x, model::Slot{0}); }
};

TEST_F(PreviewTest, EndsWithItsHandle) {
    const int before = x();
    {
        auto preview = document->beginPreview();
        ASSERT_TRUE(preview.update("Move", moving(7)));
        EXPECT_TRUE(document->isPreviewing());
        EXPECT_EQ(x(), 7);
    }
    EXPECT_FALSE(document->isPreviewing());
    EXPECT_EQ(x(), before);
    EXPECT_FALSE(document->undoStack().canUndo());
}

TEST_F(PreviewTest, MovesWithItsHandle) {
    auto first = document->beginPreview();
    ASSERT_TRUE(first.update("Move", moving(7)));
    auto second = std::move(first);
    EXPECT_TRUE(second.isActive());
    second.commit();
    EXPECT_EQ(x(), 7);
    EXPECT_EQ(document->undoStack().count(), 1);
}

TEST_F(PreviewTest, IsInactiveAfterTheDocumentEndedIt) {
    const int before = x();
    auto preview = document->beginPreview();
    ASSERT_TRUE(preview.update("Move", moving(7)));
    document->undo();
    EXPECT_EQ(x(), before) << "undo reverts the preview";
    EXPECT_FALSE(preview.isActive());
    const auto late = preview.update("Move", moving(9));
    ASSERT_TRUE(late);
    EXPECT_FALSE(*late);
    preview.commit();
    EXPECT_EQ(x(), before);
}

TEST_F(PreviewTest, UndoLeavesTheStepBeforeIt) {
    ASSERT_TRUE(document->edit("Move", moving(5)));
    auto preview = document->beginPreview();
    ASSERT_TRUE(preview.update("Move", moving(7)));
    document->undo();
    EXPECT_EQ(x(), 5);
    EXPECT_EQ(document->undoStack().index(), 1);
}

TEST_F(PreviewTest, EditCommitsThePreview) {
    auto preview = document->beginPreview();
    ASSERT_TRUE(preview.update("Move", moving(7)));
    ASSERT_TRUE(
        document->edit("Name", [](model::Transaction& tx) { tx.set(roads::node::name, model::Slot{0}, {"a"}); }));
    EXPECT_EQ(document->undoStack().count(), 2);
    preview.abandon();
    EXPECT_EQ(x(), 7);
}

TEST_F(PreviewTest, SurvivesDeletionOfItsDocument) {
    auto preview = document->beginPreview();
    ASSERT_TRUE(preview.update("Move", moving(7)));
    document.reset();
    EXPECT_FALSE(preview.isActive());
    preview.commit();
}

TEST_F(PreviewTest, UpdateWithoutChangesIsNotAnnounced) {
    auto preview = document->beginPreview();
    ASSERT_TRUE(preview.update("Move", moving(7)));
    const QSignalSpy changed(document.get(), &Document::changed);
    ASSERT_TRUE(preview.update("Move", moving(7)));
    EXPECT_EQ(changed.count(), 0);
    ASSERT_TRUE(preview.update("Move", moving(8)));
    ASSERT_EQ(changed.count(), 1);
    const auto change = changed.front().front().value<model::Change>();
    const auto* column = change.find(roads::kNode, roads::node::x.column);
    ASSERT_NE(column, nullptr);
    EXPECT_EQ(model::values<std::int16_t>(column->before), std::vector<std::int16_t>{7});
    EXPECT_EQ(model::values<std::int16_t>(column->after), std::vector<std::int16_t>{8});
}

TEST_F(PreviewTest, UndoOfADragRestoresTheBytes) {
    const files::test::TempFolder folder;
    Workspace workspace;
    auto& sample = tests::openSample(workspace, folder.path());
    const auto first = tests::bytesOf(sample);
    const auto node = *sample.model().schema().findElementType("node");
    const auto& position = *sample.model().schema().type(node).findProperty("position");
    auto preview = sample.beginPreview();
    const model::Slot row = 0;
    for (int i = 1; i <= 5; ++i) {
        ASSERT_TRUE(preview.update("Move", [&](model::Transaction& tx) {
            model::addToValue(tx, node, position, std::span(&row, 1), glm::dvec3(i, 2 * i, 0));
        }));
    }
    preview.commit();
    EXPECT_NE(tests::bytesOf(sample), first);
    EXPECT_EQ(sample.undoStack().count(), 1);
    sample.undo();
    EXPECT_EQ(tests::bytesOf(sample), first);
}

} // namespace
} // namespace navsmith::document
