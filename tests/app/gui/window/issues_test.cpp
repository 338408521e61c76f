// Issues in the window: the list, the counts, and the warning about new errors when saving.
#include "app/gui/panels/issues_model.h"
#include "app/gui/panels/issues_panel.h"
#include "app/gui/panels/issues_status.h"
#include "tests/app/gui/window/window_fixture.h"

#include <QDockWidget>
#include <QMessageBox>
#include <QPushButton>
#include <QTreeView>

namespace navsmith::gui {
namespace {

class IssuesInWindow : public WindowTest {
protected:
    void SetUp() override {
        WindowTest::SetUp();
        ASSERT_TRUE(QTest::qWaitFor([&] { return tracker().isIdle() && window->jobs().jobs().empty(); }, 10000));
    }
    document::IssueTracker& tracker() { return window->views().active()->issues(); }
    IssuesPanel& panel() { return *find<IssuesPanel>("panel.problems"); }
    /// Qt reports panels behind another tab as visible, but they are outside the window.
    bool isInSight() { return !panel().visibleRegion().isEmpty(); }
    QMessageBox* question() {
        QApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        // Rules of the whole document are checked by a worker.
        (void)QTest::qWaitFor(
            [&] { return window->findChild<QMessageBox*>("message.newErrors") != nullptr || !document().isModified(); },
            10000);
        return window->findChild<QMessageBox*>("message.newErrors");
    }
    static void press(QMessageBox* box, const char* button) { box->findChild<QPushButton*>(button)->click(); }
    bool isSaved() {
        return QTest::qWaitFor([&] { return isIdle(*window); }, 10000) && !document().isModified();
    }
};

TEST_F(IssuesInWindow, theCountsInTheStatusBarOpenTheList) {
    auto* status = find<IssuesStatus>("status.problems");
    ASSERT_TRUE(status->isVisible());
    setNumber("search_cost", 1, 7);
    EXPECT_TRUE(QTest::qWaitFor([&] { return status->text().startsWith("1 error,"); }, 5000));
    EXPECT_FALSE(isInSight());
    QTest::mouseClick(status, Qt::LeftButton);
    EXPECT_TRUE(QTest::qWaitFor([&] { return isInSight(); }, 5000));
}

TEST_F(IssuesInWindow, goingToAnIssueFramesItsElement) {
    setNumber("search_cost", 1, 7);
    ASSERT_TRUE(QTest::qWaitFor([&] { return tracker().isIdle(); }, 10000));
    panel().showNew(checks::Severity::Error);
    trigger("action.nextProblem");
    EXPECT_EQ(document().selection().primary(), (model::Element{node(), 1}));
    EXPECT_LT((nodePixel(1) - middle()).manhattanLength(), 20);
}

TEST_F(IssuesInWindow, savingWithANewErrorAsksAndCancelSavesNothing) {
    setNumber("search_cost", 1, 7);
    trigger("action.save");
    auto* box = question();
    ASSERT_NE(box, nullptr);
    EXPECT_TRUE(box->text().contains("1 error"));
    box->button(QMessageBox::Cancel)->click();
    EXPECT_TRUE(document().isModified());
    EXPECT_FALSE(window->files().isBusy());
    trigger("action.save");
    ASSERT_NE(question(), nullptr);
    press(question(), "newErrors.save");
    EXPECT_TRUE(isSaved());
}

TEST_F(IssuesInWindow, aSaveCancelledDuringItsChecksDoesNotAsk) {
    setNumber("search_cost", 1, 7);
    trigger("action.save");
    const auto jobs = window->jobs().jobs();
    ASSERT_EQ(jobs.size(), 1U);
    window->jobs().cancel(jobs.front().id);
    ASSERT_TRUE(QTest::qWaitFor([&] { return tracker().isIdle(); }, 10000));
    QApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    EXPECT_EQ(window->findChild<QMessageBox*>("message.newErrors"), nullptr);
    EXPECT_FALSE(window->files().isBusy());
    EXPECT_TRUE(document().isModified());
}

TEST_F(IssuesInWindow, savingWithNewErrorsCanShowThem) {
    setNumber("search_cost", 1, 7);
    setNumber("search_cost", 2, 7);
    trigger("action.save");
    ASSERT_NE(question(), nullptr);
    EXPECT_TRUE(question()->text().contains("2 errors"));
    press(question(), "newErrors.show");
    EXPECT_TRUE(document().isModified());
    EXPECT_TRUE(QTest::qWaitFor([&] { return isInSight(); }, 5000));
    const auto& model = *static_cast<IssuesModel*>(panel().findChild<QTreeView*>("problems.view")->model());
    EXPECT_EQ(model.shown(), 2U);
}

TEST_F(IssuesInWindow, existingErrorsDoNotAsk) {
    setNumber("search_cost", 1, 7);
    trigger("action.save");
    press(question(), "newErrors.save");
    ASSERT_TRUE(isSaved());
    openAgain();
    ASSERT_TRUE(QTest::qWaitFor([&] { return tracker().isIdle(); }, 10000));
    EXPECT_EQ(tracker().counts().errors, 1U);
    setNumber("spawn_probability", 1, 3);
    trigger("action.save");
    EXPECT_EQ(question(), nullptr);
    EXPECT_TRUE(isSaved());
}

} // namespace
} // namespace navsmith::gui
