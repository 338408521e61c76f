// The issues panel with real mouse and keys, over a small area that is valid until the test breaks it.
#include "app/gui/panels/issues_model.h"
#include "app/gui/panels/issues_panel.h"
#include "app/gui/panels/issues_status.h"
#include "app/gui/widgets/eliding_button.h"
#include "tests/app/gui/panels/panel_commands.h"
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

class IssuesPanelTest : public ::testing::Test {
protected:
    std::unique_ptr<document::Document> document = tests::smallDocument();
    std::unique_ptr<ViewState> view = std::make_unique<ViewState>(*document);
    tests::PanelCommands commands;
    IssuesPanel panel{commands};
    bool stale = false; ///< the tree has not been updated since the last change
    model::ElementTypeId node = tests::typeOf(*document, "node");

    void SetUp() override {
        panel.setView(view.get());
        QObject::connect(&view->issues(), &document::IssueTracker::changed, &panel, [this] { stale = true; });
        QObject::connect(&panel, &IssuesPanel::changed, &panel, [this] { stale = false; });
        tests::showActive(panel, {900, 500});
        ASSERT_TRUE(settles());
    }

    bool settles() {
        return QTest::qWaitFor([&] { return view->issues().isIdle() && !stale; }, 10000);
    }
    QTreeView& tree() { return tests::find<QTreeView>(panel, "problems.view"); }
    IssuesModel& model() { return *static_cast<IssuesModel*>(tree().model()); }
    void trigger(const char* name) { find<QAction>(name)->trigger(); }
    template <typename T>
    T* find(const char* name) {
        return panel.findChild<T*>(name);
    }

    /// Sets invalid search costs: one error each.
    void breakNodes(const std::vector<Slot>& rows) {
        ASSERT_TRUE(document->edit("Break", [&](model::Transaction& tx) {
            model::writeValue(tx, node, tests::propertyOf(*document, "node", "search_cost"), rows, std::int64_t{7});
        }));
        ASSERT_TRUE(settles());
    }
    QModelIndex issueOf(Slot row) { return model().find(QString("error/SA008/%1/%2").arg(node).arg(row)); }
    void click(const QModelIndex& index, Qt::KeyboardModifiers modifiers = {}) {
        tree().scrollTo(index);
        QTest::mouseClick(tree().viewport(), Qt::LeftButton, modifiers, tree().visualRect(index).center());
    }
};

TEST_F(IssuesPanelTest, passesModelTesterDuringEditsAndFilters) {
    const QAbstractItemModelTester tester(&model(), QAbstractItemModelTester::FailureReportingMode::Fatal);
    breakNodes({0, 1, 2});
    model().setFilter({.text = "search", .warnings = false, .onlyNew = true});
    model().refresh();
    EXPECT_EQ(model().shown(), 3U);
    document->undoStack().undo();
    ASSERT_TRUE(settles());
    EXPECT_FALSE(issueOf(0).isValid());
}

TEST_F(IssuesPanelTest, listsANewErrorUnderItsRuleWithCounts) {
    breakNodes({1, 2});
    const auto rule = model().find("error/SA008");
    ASSERT_TRUE(rule.isValid());
    EXPECT_EQ(rule.data().toString(), "SA008  Search cost is not 0x7FFE") << "the issue, not the expected value";
    EXPECT_TRUE(rule.data(Qt::ToolTipRole).toString().contains("Expected: The search cost is 0x7FFE"));
    EXPECT_EQ(rule.siblingAtColumn(IssuesModel::Count).data().toString(), "2");
    EXPECT_EQ(rule.siblingAtColumn(IssuesModel::New).data().toString(), "2");
    EXPECT_EQ(rule.parent().data().toString(), "Errors");
    const auto issue = issueOf(1);
    ASSERT_TRUE(issue.isValid());
    EXPECT_EQ(issue.siblingAtColumn(IssuesModel::Where).data().toString(), "node 27:1");
    EXPECT_EQ(issue.siblingAtColumn(IssuesModel::New).data().toString(), "new");
    EXPECT_EQ(find<QToolButton>("problems.errors")->text(), "2");
}

TEST_F(IssuesPanelTest, aClickSelectsTheElementAndGoesThere) {
    breakNodes({1, 2});
    QSignalSpy went(&panel, &IssuesPanel::goTo);
    tree().expandAll();
    click(issueOf(2));
    EXPECT_EQ(document->selection().elements(), (std::vector<Element>{{node, 2}}));
    ASSERT_EQ(went.count(), 1);
    EXPECT_EQ(went.front().front().value<Element>(), (Element{node, 2}));
    QTest::keyClick(&tree(), Qt::Key_Up);
    EXPECT_EQ(went.count(), 1) << "arrow keys do not change the selection";
    QTest::keyClick(&tree(), Qt::Key_Return);
    EXPECT_EQ(document->selection().elements(), (std::vector<Element>{{node, 1}}));
    EXPECT_EQ(went.count(), 2);
}

TEST_F(IssuesPanelTest, aClickSelectsTheSecondElementAsWell) {
    ASSERT_TRUE(document->edit("Move", [&](model::Transaction& tx) {
        const auto& position = tests::propertyOf(*document, "node", "position");
        const Slot moved = 2;
        model::writeValue(tx, node, position, std::span(&moved, 1),
                          model::readValue(document->model(), position, {node, 1}));
    }));
    ASSERT_TRUE(settles());
    tree().expandAll();
    const auto issue = model().find(QString("note/SA051/%1/2").arg(node));
    ASSERT_TRUE(issue.isValid());
    click(issue);
    EXPECT_EQ(document->selection().elements(), (std::vector<Element>{{node, 2}, {node, 1}}));
}

TEST_F(IssuesPanelTest, nextAndPreviousWalkOverIssuesOfAllGroups) {
    breakNodes({1, 2});
    tree().collapseAll();
    tree().setCurrentIndex({});
    panel.step(1);
    EXPECT_EQ(document->selection().primary(), (Element{node, 1}));
    panel.step(1);
    EXPECT_EQ(document->selection().primary(), (Element{node, 2}));
    panel.step(-1);
    EXPECT_EQ(document->selection().primary(), (Element{node, 1}));
    panel.step(-1);
    EXPECT_EQ(document->selection().primary(), (Element{node, 1})) << "there is no previous issue";
}

TEST_F(IssuesPanelTest, fixesOneThenAllOfTheRuleAndUndoBringsThemBack) {
    breakNodes({0, 1, 2});
    const int steps = document->undoStack().count();
    QSignalSpy statusMessage(&panel, &IssuesPanel::statusMessage);
    tree().setCurrentIndex(issueOf(1));
    trigger("problems.fix");
    ASSERT_TRUE(settles());
    EXPECT_EQ(tests::numberOf(*document, "node", "search_cost", 1), 0x7FFE);
    EXPECT_EQ(tests::numberOf(*document, "node", "search_cost", 2), 7);
    EXPECT_EQ(statusMessage.last().front().toString(), "Fixed 1 of 1 issues");
    tree().setCurrentIndex(issueOf(2));
    trigger("problems.fixRule");
    ASSERT_TRUE(settles());
    EXPECT_FALSE(model().find("error/SA008").isValid());
    EXPECT_EQ(document->undoStack().count(), steps + 2);
    document->undoStack().undo();
    ASSERT_TRUE(settles());
    EXPECT_TRUE(issueOf(0).isValid());
    EXPECT_FALSE(issueOf(1).isValid());
}

TEST_F(IssuesPanelTest, filtersByTextSeverityAndNews) {
    breakNodes({1});
    const auto all = model().shown();
    ASSERT_GT(all, 1U) << "the neighbouring areas are missing, which gives a note";
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

TEST_F(IssuesPanelTest, theFixSaysWhatItWillDoAndToHowMany) {
    breakNodes({0, 1, 2});
    const auto texts = [&] {
        return QStringList{find<QAction>("problems.fix")->text(), find<QAction>("problems.fixRule")->text()};
    };
    tree().setCurrentIndex({});
    tree().clearSelection();
    EXPECT_EQ(texts(), (QStringList{"Fix", "Fix All of This Rule"}));
    tree().setCurrentIndex(issueOf(1));
    EXPECT_EQ(texts(), (QStringList{"Set to 0x7FFE", "Set to 0x7FFE (all 3)"}));
    EXPECT_EQ(find<QToolButton>("problems.fixButton")->text(), "Set to 0x7FFE");
    EXPECT_EQ(find<QToolButton>("problems.fixRuleButton")->accessibleName(), "Set to 0x7FFE (all 3)");
    tree().expandAll();
    click(issueOf(1));
    click(issueOf(2), Qt::ControlModifier);
    EXPECT_EQ(texts(), (QStringList{"Set to 0x7FFE (2)", "Set to 0x7FFE (all 3)"}));
    click(model().find("error"), Qt::ControlModifier);
    EXPECT_EQ(texts()[0], "Set to 0x7FFE (3)") << "each issue counts once";
    trigger("problems.fix");
    EXPECT_EQ(document->undoStack().undoText(), "Set to 0x7FFE: 3 nodes");
}

TEST_F(IssuesPanelTest, aFixHasItsWholeTitleWhereThereIsRoom) {
    breakNodes({0});
    tree().setCurrentIndex(issueOf(0));
    auto* button = static_cast<ElidingButton*>(find<QToolButton>("problems.fixButton"));
    const QString title = "Set the cost that the search of routes keeps in the file to its usual value";
    button->defaultAction()->setIconText(title);
    panel.resize(1200, 500);
    QTest::qWait(20);
    EXPECT_EQ(button->shownText(), title);
    panel.resize(panel.minimumSizeHint().width(), 500);
    QTest::qWait(20);
    EXPECT_TRUE(button->shownText().startsWith("Set the ")) << button->shownText().toStdString();
    EXPECT_TRUE(button->shownText().endsWith(QChar(0x2026))) << button->shownText().toStdString();
    EXPECT_LE(button->mapTo(&panel, QPoint(button->width(), 0)).x(), panel.width()) << "nothing is beside the panel";
}

TEST_F(IssuesPanelTest, hidesAnIssueOrARuleUntilItIsAskedFor) {
    breakNodes({0, 1});
    tree().setCurrentIndex(issueOf(1));
    trigger("problems.hide");
    ASSERT_TRUE(settles());
    EXPECT_FALSE(issueOf(1).isValid());
    EXPECT_TRUE(issueOf(0).isValid());
    tree().setCurrentIndex(issueOf(0));
    trigger("problems.hideRule");
    ASSERT_TRUE(settles());
    EXPECT_FALSE(model().find("error").isValid());
    EXPECT_EQ(view->issues().counts().errors, 0U);
    find<QCheckBox>("problems.showHidden")->click();
    ASSERT_TRUE(issueOf(1).isValid());
    tree().setCurrentIndex(model().find("error/SA008"));
    trigger("problems.unhide");
    tree().setCurrentIndex(issueOf(1));
    trigger("problems.unhide");
    EXPECT_EQ(view->issues().counts().errors, 2U);
}

TEST_F(IssuesPanelTest, keepsWhatIsOpenAndSelectedWhenTheListChanges) {
    breakNodes({0, 1});
    tree().collapse(model().find("note"));
    tree().expand(model().find("error/SA008"));
    tree().setCurrentIndex(issueOf(1));
    breakNodes({2});
    EXPECT_FALSE(tree().isExpanded(model().find("note")));
    EXPECT_TRUE(tree().isExpanded(model().find("error/SA008")));
    EXPECT_EQ(tree().currentIndex(), issueOf(1));
}

TEST_F(IssuesPanelTest, theStatusBarCountsErrorsAndWarnings) {
    IssuesStatus status;
    status.show(panel.tracker());
    EXPECT_TRUE(status.text().startsWith("0 errors"));
    breakNodes({0, 1});
    status.show(panel.tracker());
    EXPECT_TRUE(status.text().startsWith("2 errors"));
    EXPECT_TRUE(status.toolTip().contains("Errors: 2, new: 2")) << status.toolTip().toStdString();
    status.show(nullptr);
    EXPECT_FALSE(status.isVisible());
}

TEST_F(IssuesPanelTest, outlivesItsView) {
    breakNodes({0});
    view.reset();
    EXPECT_EQ(panel.tracker(), nullptr);
    EXPECT_EQ(model().rowCount(), 0);
    EXPECT_FALSE(panel.isEnabled());
}

} // namespace
} // namespace navsmith::gui
