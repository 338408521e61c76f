// The list of problems with real mouse and keys, over a small area that is sound until the test breaks it.
#include "app/gui/panels/problems_model.h"
#include "app/gui/panels/problems_panel.h"
#include "app/gui/panels/problems_status.h"
#include "tests/app/gui/panels/sample_document.h"
#include "tests/app/gui/panels/widgets.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QCheckBox>
#include <QLineEdit>
#include <QSignalSpy>
#include <QToolButton>
#include <QTreeView>

#include <gtest/gtest.h>

namespace navsmith::gui {
namespace {

using model::Element;
using model::Slot;

class ProblemsPanelTest : public ::testing::Test {
protected:
    std::unique_ptr<document::Document> document = tests::smallDocument();
    ProblemsPanel panel;
    bool stale = false; ///< the tree has not yet followed the last change
    model::ElementTypeId node = tests::typeOf(*document, "node");

    void SetUp() override {
        panel.setDocument(document.get());
        QObject::connect(panel.problems(), &document::Problems::changed, &panel, [this] { stale = true; });
        QObject::connect(&panel, &ProblemsPanel::changed, &panel, [this] { stale = false; });
        tests::showActive(panel, {900, 500});
        ASSERT_TRUE(settles());
    }

    bool settles() {
        return QTest::qWaitFor([&] { return panel.problems()->isIdle() && !stale; }, 10000);
    }
    QTreeView& view() { return tests::find<QTreeView>(panel, "problems.view"); }
    ProblemsModel& model() { return *static_cast<ProblemsModel*>(view().model()); }
    void trigger(const char* name) { find<QAction>(name)->trigger(); }
    template <typename T>
    T* find(const char* name) {
        return panel.findChild<T*>(name);
    }

    /// Search costs that no file should hold: an error each.
    void breakNodes(const std::vector<Slot>& rows) {
        ASSERT_TRUE(document->edit("Break", [&](model::Transaction& tx) {
            model::writeValue(tx, node, tests::propertyOf(*document, "node", "search_cost"), rows, std::int64_t{7});
        }));
        ASSERT_TRUE(settles());
    }
    QModelIndex issueOf(Slot row) { return model().find(QString("error/SA008/%1/%2").arg(node).arg(row)); }
    void click(const QModelIndex& index, Qt::KeyboardModifiers modifiers = {}) {
        view().scrollTo(index);
        QTest::mouseClick(view().viewport(), Qt::LeftButton, modifiers, view().visualRect(index).center());
    }
};

TEST_F(ProblemsPanelTest, isASoundModelThroughEditsAndFilters) {
    const QAbstractItemModelTester tester(&model(), QAbstractItemModelTester::FailureReportingMode::Fatal);
    breakNodes({0, 1, 2});
    model().setFilter({.text = "search", .warnings = false, .onlyNew = true});
    model().refresh();
    EXPECT_EQ(model().shown(), 3U);
    document->undoStack().undo();
    ASSERT_TRUE(settles());
    EXPECT_FALSE(issueOf(0).isValid());
}

TEST_F(ProblemsPanelTest, aNewErrorIsListedUnderItsRuleWithCounts) {
    breakNodes({1, 2});
    const auto rule = model().find("error/SA008");
    ASSERT_TRUE(rule.isValid());
    EXPECT_EQ(rule.data().toString(), "SA008  Search cost is not 0x7FFE") << "the fault, not how it should be";
    EXPECT_TRUE(rule.data(Qt::ToolTipRole).toString().contains("Expected: The search cost is 0x7FFE"));
    EXPECT_EQ(rule.siblingAtColumn(ProblemsModel::Count).data().toString(), "2");
    EXPECT_EQ(rule.siblingAtColumn(ProblemsModel::New).data().toString(), "2");
    EXPECT_EQ(rule.parent().data().toString(), "Errors");
    const auto issue = issueOf(1);
    ASSERT_TRUE(issue.isValid());
    EXPECT_EQ(issue.siblingAtColumn(ProblemsModel::Where).data().toString(), "node 27:1");
    EXPECT_EQ(issue.siblingAtColumn(ProblemsModel::New).data().toString(), "new");
    EXPECT_EQ(find<QToolButton>("problems.errors")->text(), "2");
}

TEST_F(ProblemsPanelTest, aClickSelectsTheElementAndGoesThere) {
    breakNodes({1, 2});
    QSignalSpy went(&panel, &ProblemsPanel::goTo);
    view().expandAll();
    click(issueOf(2));
    EXPECT_EQ(document->selection().elements(), (std::vector<Element>{{node, 2}}));
    ASSERT_EQ(went.count(), 1);
    EXPECT_EQ(went.front().front().value<Element>(), (Element{node, 2}));
    QTest::keyClick(&view(), Qt::Key_Up);
    EXPECT_EQ(went.count(), 1) << "arrows only read";
    QTest::keyClick(&view(), Qt::Key_Return);
    EXPECT_EQ(document->selection().elements(), (std::vector<Element>{{node, 1}}));
    EXPECT_EQ(went.count(), 2);
}

TEST_F(ProblemsPanelTest, nextAndPreviousWalkOverIssuesOfAllGroups) {
    breakNodes({1, 2});
    view().collapseAll();
    view().setCurrentIndex({});
    panel.step(1);
    EXPECT_EQ(document->selection().primary(), (Element{node, 1}));
    panel.step(1);
    EXPECT_EQ(document->selection().primary(), (Element{node, 2}));
    panel.step(-1);
    EXPECT_EQ(document->selection().primary(), (Element{node, 1}));
    panel.step(-1);
    EXPECT_EQ(document->selection().primary(), (Element{node, 1})) << "there is none before";
}

TEST_F(ProblemsPanelTest, fixesOneThenAllOfTheRuleAndUndoBringsThemBack) {
    breakNodes({0, 1, 2});
    const int steps = document->undoStack().count();
    QSignalSpy told(&panel, &ProblemsPanel::told);
    view().setCurrentIndex(issueOf(1));
    trigger("problems.fix");
    ASSERT_TRUE(settles());
    EXPECT_EQ(tests::numberOf(*document, "node", "search_cost", 1), 0x7FFE);
    EXPECT_EQ(tests::numberOf(*document, "node", "search_cost", 2), 7);
    EXPECT_EQ(told.last().front().toString(), "1 of 1 problems mended");
    view().setCurrentIndex(issueOf(2));
    trigger("problems.fixRule");
    ASSERT_TRUE(settles());
    EXPECT_FALSE(model().find("error/SA008").isValid());
    EXPECT_EQ(document->undoStack().count(), steps + 2);
    document->undoStack().undo();
    ASSERT_TRUE(settles());
    EXPECT_TRUE(issueOf(0).isValid());
    EXPECT_FALSE(issueOf(1).isValid());
}

TEST_F(ProblemsPanelTest, filtersByTextSeverityAndNews) {
    breakNodes({1});
    const auto all = model().shown();
    ASSERT_GT(all, 1U) << "the small area is alone, which is worth a note";
    find<QCheckBox>("problems.onlyNew")->click();
    EXPECT_EQ(model().shown(), 1U);
    find<QCheckBox>("problems.onlyNew")->click();
    QTest::mouseClick(find<QToolButton>("problems.errors"), Qt::LeftButton);
    EXPECT_EQ(model().shown(), all - 1);
    QTest::mouseClick(find<QToolButton>("problems.errors"), Qt::LeftButton);
    tests::replaceText(*find<QLineEdit>("problems.filter"), "node 27:1");
    EXPECT_TRUE(QTest::qWaitFor([&] { return model().shown() < all; }, 5000));
    EXPECT_TRUE(issueOf(1).isValid());
}

TEST_F(ProblemsPanelTest, theFixSaysWhatItWillDoAndToHowMany) {
    breakNodes({0, 1, 2});
    const auto texts = [&] {
        return QStringList{find<QAction>("problems.fix")->text(), find<QAction>("problems.fixRule")->text()};
    };
    view().setCurrentIndex({});
    view().clearSelection();
    EXPECT_EQ(texts(), (QStringList{"Fix", "Fix all of the rule"}));
    view().setCurrentIndex(issueOf(1));
    EXPECT_EQ(texts(), (QStringList{"Set to 0x7FFE", "Set to 0x7FFE (all 3)"}));
    EXPECT_EQ(find<QToolButton>("problems.fixButton")->text(), "Set to 0x7FFE");
    EXPECT_EQ(find<QToolButton>("problems.fixRuleButton")->accessibleName(), "Set to 0x7FFE (all 3)");
    view().expandAll();
    click(issueOf(1));
    click(issueOf(2), Qt::ControlModifier);
    EXPECT_EQ(texts(), (QStringList{"Set to 0x7FFE (2)", "Set to 0x7FFE (all 3)"}));
    click(model().find("error"), Qt::ControlModifier);
    EXPECT_EQ(texts()[0], "Set to 0x7FFE (3)") << "each problem counts once";
    trigger("problems.fix");
    EXPECT_EQ(document->undoStack().undoText(), "Set to 0x7FFE: 3 nodes");
}

TEST_F(ProblemsPanelTest, hidesAnIssueOrARuleUntilItIsAskedFor) {
    breakNodes({0, 1});
    view().setCurrentIndex(issueOf(1));
    trigger("problems.hide");
    ASSERT_TRUE(settles());
    EXPECT_FALSE(issueOf(1).isValid());
    EXPECT_TRUE(issueOf(0).isValid());
    view().setCurrentIndex(issueOf(0));
    trigger("problems.hideRule");
    ASSERT_TRUE(settles());
    EXPECT_FALSE(model().find("error").isValid());
    EXPECT_EQ(panel.problems()->counts().errors, 0U);
    find<QCheckBox>("problems.showHidden")->click();
    ASSERT_TRUE(issueOf(1).isValid());
    view().setCurrentIndex(model().find("error/SA008"));
    trigger("problems.unhide");
    view().setCurrentIndex(issueOf(1));
    trigger("problems.unhide");
    EXPECT_EQ(panel.problems()->counts().errors, 2U);
}

TEST_F(ProblemsPanelTest, keepsWhatIsOpenAndSelectedWhenTheListChanges) {
    breakNodes({0, 1});
    view().collapse(model().find("note"));
    view().expand(model().find("error/SA008"));
    view().setCurrentIndex(issueOf(1));
    breakNodes({2});
    EXPECT_FALSE(view().isExpanded(model().find("note")));
    EXPECT_TRUE(view().isExpanded(model().find("error/SA008")));
    EXPECT_EQ(view().currentIndex(), issueOf(1));
}

TEST_F(ProblemsPanelTest, theStatusBarCountsErrorsAndWarnings) {
    ProblemsStatus status;
    status.show(panel.problems());
    EXPECT_TRUE(status.text().startsWith("0 errors"));
    breakNodes({0, 1});
    status.show(panel.problems());
    EXPECT_TRUE(status.text().startsWith("2 errors"));
    EXPECT_TRUE(status.toolTip().contains("Errors: 2, new: 2")) << status.toolTip().toStdString();
    status.show(nullptr);
    EXPECT_FALSE(status.isVisible());
}

TEST_F(ProblemsPanelTest, outlivesItsDocument) {
    breakNodes({0});
    document.reset();
    EXPECT_EQ(panel.problems(), nullptr);
    EXPECT_EQ(model().rowCount(), 0);
    EXPECT_FALSE(panel.isEnabled());
}

} // namespace
} // namespace navsmith::gui
