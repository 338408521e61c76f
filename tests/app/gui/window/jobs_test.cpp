// Jobs in the window: their display in the status bar, closing the window while one runs, and saves that wait.
#include "core/files/read_file.h"
#include "tests/app/gui/window/editor_fixture.h"

#include <QLabel>
#include <QMessageBox>
#include <QPointer>
#include <QProgressBar>
#include <QPushButton>
#include <QTimer>
#include <QToolButton>

#include <atomic>
#include <new>
#include <thread>

namespace navsmith::gui {
namespace {

class JobsInWindow : public Editor {
protected:
    std::atomic<bool> go = false;
    std::atomic<bool> cancelled = false;
    bool done = false;
    std::vector<std::unique_ptr<FileController::SaveRequest>> requests;

    void SetUp() override {
        Editor::SetUp();
        waitForFiles();
    }
    void TearDown() override { go = true; }

    /// Starts a job that runs until it is released or cancelled.
    void begin(bool writes) {
        window->jobs().run<int>(
            window.get(), {.title = "Long work", .resources = {"something"}, .writes = writes},
            [this](const document::JobQueue::Report& report) {
                while (!go && !cancelled) {
                    std::this_thread::sleep_for(std::chrono::milliseconds(1));
                    cancelled = !report(0.25);
                }
                return 0;
            },
            [this](int) { done = true; });
    }
    QMessageBox* question() {
        (void)QTest::qWaitFor([&] { return find<QMessageBox>("message.busy") != nullptr; }, 5000);
        return find<QMessageBox>("message.busy");
    }
    void close() {
        window->close();
        QApplication::processEvents();
    }
    void move(int x) {
        const auto& position = *document().model().schema().type(node()).findProperty("position");
        const Slot row = 0;
        ASSERT_TRUE(document().edit("Move", [&](auto& tx) {
            model::writeValue(tx, node(), position, std::span(&row, 1), glm::dvec3(x, 0, 0));
        }));
    }
    /// Edits the document and begins a save, which waits until permission is given.
    void beginSave() {
        window->files().setBeforeSave([this](const FileController::SaveRequest& request) {
            requests.push_back(std::make_unique<FileController::SaveRequest>(request));
        });
        move(10);
        trigger("action.save");
        ASSERT_EQ(requests.size(), 1U);
    }
    bool becomes(const char* action, bool enabled) {
        return QTest::qWaitFor([&] { return find<QAction>(action)->isEnabled() == enabled; }, 5000);
    }
    bool isSaved() {
        return QTest::qWaitFor([&] { return !window->files().isBusy() && !document().isModified(); }, 10000);
    }
    bool closes() {
        return QTest::qWaitFor([&] { return !window->isVisible(); }, 5000);
    }
};

TEST_F(JobsInWindow, statusBarShowsAndCancelsAJob) {
    auto* shown = find<QWidget>("progress");
    EXPECT_FALSE(shown->isVisible());
    begin(false);
    EXPECT_FALSE(shown->isVisible()) << "hidden for short jobs";
    ASSERT_TRUE(QTest::qWaitFor([&] { return shown->isVisible(); }, 5000));
    EXPECT_EQ(find<QLabel>("progress.title")->text(), "Long work");
    EXPECT_TRUE(QTest::qWaitFor([&] { return find<QProgressBar>("progress.bar")->value() == 25; }, 5000));
    QTest::mouseClick(find<QToolButton>("progress.cancel"), Qt::LeftButton);
    EXPECT_TRUE(QTest::qWaitFor([&] { return done && !shown->isVisible(); }, 5000));
    EXPECT_TRUE(cancelled);
}

TEST_F(JobsInWindow, readingJobDoesNotPreventClosing) {
    begin(false);
    close();
    EXPECT_TRUE(closes());
    EXPECT_TRUE(cancelled);
    EXPECT_EQ(find<QMessageBox>("message.busy"), nullptr);
}

TEST_F(JobsInWindow, closingWhileFilesAreWrittenAsksAndMayWait) {
    begin(true);
    close();
    ASSERT_NE(question(), nullptr);
    QTest::mouseClick(question()->findChild<QPushButton*>("busy.wait"), Qt::LeftButton);
    QTest::qWait(20);
    EXPECT_TRUE(window->isVisible());
    go = true;
    EXPECT_TRUE(closes());
    EXPECT_TRUE(done);
    EXPECT_FALSE(cancelled);
}

TEST_F(JobsInWindow, closingWhileFilesAreWrittenMayCancelThat) {
    begin(true);
    close();
    ASSERT_NE(question(), nullptr);
    QTest::mouseClick(question()->findChild<QPushButton*>("busy.stop"), Qt::LeftButton);
    EXPECT_TRUE(closes());
    EXPECT_TRUE(cancelled);
}

TEST_F(JobsInWindow, closingWhileFilesAreWrittenMayBeCancelled) {
    begin(true);
    close();
    ASSERT_NE(question(), nullptr);
    question()->reject();
    go = true;
    ASSERT_TRUE(QTest::qWaitFor([&] { return done; }, 5000));
    EXPECT_TRUE(window->isVisible());
    EXPECT_FALSE(cancelled);
}

TEST_F(JobsInWindow, anActionWithoutEnoughMemoryIsUndoneWithAMessage) {
    QTimer::singleShot(0, window.get(), [this] {
        (void)document().edit("Move", [&](auto& tx) {
            const auto& position = *document().model().schema().type(node()).findProperty("position");
            const Slot row = 0;
            model::writeValue(tx, node(), position, std::span(&row, 1), glm::dvec3(7, 0, 0));
            throw std::bad_alloc();
        });
    });
    bool wasShown = false;
    QTimer::singleShot(100, window.get(), [&] {
        auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
        ASSERT_NE(box, nullptr);
        wasShown = box->text().contains("not enough memory");
        box->accept();
    });
    EXPECT_TRUE(QTest::qWaitFor([&] { return wasShown; }, 5000));
    EXPECT_FALSE(document().isModified());
    move(10);
    EXPECT_TRUE(document().isModified());
}

TEST_F(JobsInWindow, aSecondSaveWaitsForTheFirst) {
    move(10);
    trigger("action.save");
    move(20);
    trigger("action.save");
    ASSERT_TRUE(isSaved());
    EXPECT_EQ(positionOf(0).x, 20);
    EXPECT_EQ(window->findChild<QMessageBox*>("message.problems"), nullptr);
}

TEST_F(JobsInWindow, aSaveThatWaitsIsBusyAndNoSecondOneStarts) {
    beginSave();
    EXPECT_TRUE(window->files().isBusy());
    EXPECT_TRUE(document().isModified());
    for (const char* action : {"action.save", "action.saveAs", "action.pack", "action.rebuild"})
        EXPECT_TRUE(becomes(action, false)) << action;
    EXPECT_TRUE(find<QAction>("action.undo")->isEnabled());
    trigger("action.save");
    EXPECT_EQ(requests.size(), 1U);
    move(20);
    requests[0]->save();
    ASSERT_TRUE(isSaved()) << "edits made meanwhile are saved";
    EXPECT_EQ(requests.size(), 1U);
    EXPECT_TRUE(becomes("action.save", true));
}

TEST_F(JobsInWindow, aSaveThatWaitsCanBeRefused) {
    beginSave();
    requests[0]->cancel();
    EXPECT_FALSE(window->files().isBusy());
    EXPECT_TRUE(document().isModified());
    EXPECT_TRUE(becomes("action.save", true));
}

TEST_F(JobsInWindow, aSaveThatWaitsIsShownAndCanBeCancelled) {
    beginSave();
    const QPointer<QObject> waiting = requests[0]->waiting;
    ASSERT_TRUE(QTest::qWaitFor([&] { return find<QWidget>("progress")->isVisible(); }, 5000));
    QTest::mouseClick(find<QToolButton>("progress.cancel"), Qt::LeftButton);
    EXPECT_FALSE(waiting);
    EXPECT_FALSE(window->files().isBusy());
    requests[0]->save();
    EXPECT_FALSE(window->files().isBusy()) << "the permission comes too late";
    EXPECT_TRUE(document().isModified());
    EXPECT_TRUE(becomes("action.save", true));
}

TEST_F(JobsInWindow, closingWhileASaveWaitsAsksAndMayWait) {
    beginSave();
    close();
    ASSERT_NE(question(), nullptr);
    QTest::mouseClick(question()->findChild<QPushButton*>("busy.wait"), Qt::LeftButton);
    QTest::qWait(20);
    EXPECT_TRUE(window->isVisible());
    requests[0]->save();
    EXPECT_TRUE(closes());
    EXPECT_EQ(find<QMessageBox>("message.unsaved"), nullptr);
}

TEST_F(JobsInWindow, closingWhileASaveWaitsMayCancelIt) {
    beginSave();
    close();
    ASSERT_NE(question(), nullptr);
    QTest::mouseClick(question()->findChild<QPushButton*>("busy.stop"), Qt::LeftButton);
    ASSERT_TRUE(QTest::qWaitFor([&] { return find<QMessageBox>("message.unsaved") != nullptr; }, 5000));
    find<QMessageBox>("message.unsaved")->button(QMessageBox::Discard)->click();
    EXPECT_TRUE(closes());
    EXPECT_EQ(*files::readFile(file()), original);
}

} // namespace
} // namespace navsmith::gui
