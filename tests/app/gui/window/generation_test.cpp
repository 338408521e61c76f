// A mesh made from its map, in the window: a newcomer opens the sample map and generates.
#include "app/gui/panels/issues_panel.h"
#include "app/gui/tools/edit_dialog.h"
#include "core/checks/rule.h"
#include "core/opening/begin_document.h"
#include "core/systems/registry.h"
#include "tests/app/gui/window/editor_fixture.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QTimer>

#include <functional>

#include "resources/samples/outpost_goldsrc_map.h"

namespace navsmith::gui {
namespace {

constexpr int kPatience = 60'000; ///< ms; for machines with much else to do

class GenerationInWindow : public ::testing::Test {
protected:
    QTemporaryDir folder;
    std::unique_ptr<MainWindow> window;

    void SetUp() override {
        QSettings().clear();
        const std::filesystem::path maps = std::filesystem::path(folder.path().toStdString()) / "maps";
        std::filesystem::create_directories(maps);
        writeFile(maps / "outpost.bsp", samples::outpostGoldSrcMap(samples::outpostGoldSrcPlan()));
        const auto made = opening::beginDocument(*systems::find("source_nav"), maps / "outpost.bsp");
        ASSERT_TRUE(made) << files::describe(made.error());
        window = std::make_unique<MainWindow>();
        window->resize(1400, 1000);
        window->show();
        ASSERT_TRUE(QTest::qWaitForWindowExposed(window.get()));
        window->open({QString::fromStdString(made->string())});
        ASSERT_TRUE(QTest::qWaitFor([&] { return window->workspace().active() != nullptr; }, kPatience));
        ASSERT_TRUE(QTest::qWaitFor([&] { return edit("generate")->isEnabled(); }, kPatience)) << "has its map";
    }

    document::Document& document() { return *window->workspace().active(); }
    std::size_t count(std::string_view id) {
        return document().model().count(*document().model().schema().findElementType(id));
    }
    QAction* edit(const char* id) { return window->findChild<QAction*>(QString("action.verb.source_nav.%1").arg(id)); }

    /// Runs `use` in the dialog of an edit.
    static void inDialog(QAction* action, const std::function<void(EditDialog&)>& use) {
        bool used = false;
        QTimer timer;
        QObject::connect(&timer, &QTimer::timeout, &timer, [&] {
            auto* dialog = qobject_cast<EditDialog*>(QApplication::activeModalWidget());
            if (dialog == nullptr || used)
                return;
            used = true;
            timer.stop();
            use(*dialog);
            if (dialog->isVisible())
                dialog->done(QDialog::Rejected);
        });
        timer.start(20);
        action->trigger();
        EXPECT_TRUE(used);
    }
    static QPushButton* ok(EditDialog& dialog) {
        return dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
    }
};

TEST_F(GenerationInWindow, OkMakesTheMeshAsOneStep) {
    ASSERT_EQ(count("area"), 0U);
    inDialog(edit("generate"), [&](EditDialog& dialog) {
        EXPECT_EQ(dialog.marks().sprites.size(), 1U) << "where the game begins";
        auto* from = dialog.findChild<QComboBox*>("parameter.from");
        ASSERT_NE(from, nullptr);
        from->setCurrentIndex(1);
        Q_EMIT from->activated(1);
        EXPECT_EQ(dialog.marks().sprites.size(), 10U) << "where players start";
        ok(dialog)->click();
        EXPECT_TRUE(QTest::qWaitFor([&] { return !dialog.isVisible(); }, kPatience));
    });
    EXPECT_GT(count("area"), 50U);
    EXPECT_EQ(document().undoStack().count(), 1);
    EXPECT_EQ(document().selection().elements().size(), count("area"));
    document().undo();
    EXPECT_EQ(count("area"), 0U);
}

TEST_F(GenerationInWindow, PreviewIsShownAndCancelTakesItBack) {
    inDialog(edit("generate"), [&](EditDialog& dialog) {
        dialog.findChild<QPushButton*>("dialog.verb.show")->click();
        ASSERT_TRUE(QTest::qWaitFor([&] { return count("area") > 0; }, kPatience));
        EXPECT_TRUE(dialog.isVisible());
        EXPECT_TRUE(dialog.findChild<QPlainTextEdit*>("dialog.verb.report")->toPlainText().contains("area"));
        EXPECT_FALSE(dialog.findChild<QProgressBar*>("dialog.verb.progress")->isVisible());
        dialog.reject();
        EXPECT_FALSE(dialog.isVisible());
    });
    EXPECT_EQ(count("area"), 0U);
    EXPECT_EQ(document().undoStack().count(), 0);
}

TEST_F(GenerationInWindow, PreviewOfAnAnalysisTellsWhatIsFound) {
    inDialog(edit("generate"), [&](EditDialog& dialog) {
        ok(dialog)->click();
        EXPECT_TRUE(QTest::qWaitFor([&] { return !dialog.isVisible(); }, kPatience));
    });
    QCoreApplication::processEvents();
    inDialog(edit("analyse"), [&](EditDialog& dialog) {
        const auto* told = dialog.findChild<QLabel*>("dialog.verb.description");
        dialog.findChild<QPushButton*>("dialog.verb.show")->click();
        EXPECT_TRUE(QTest::qWaitFor([&] { return told->text().contains("0 new, 0 gone"); }, kPatience))
            << told->text().toStdString();
    });
}

TEST_F(GenerationInWindow, CancelWhileItWorksStopsTheWorkOnly) {
    inDialog(edit("generate"), [&](EditDialog& dialog) {
        dialog.findChild<QPushButton*>("dialog.verb.show")->click();
        EXPECT_TRUE(dialog.findChild<QProgressBar*>("dialog.verb.progress")->isVisible());
        EXPECT_FALSE(ok(dialog)->isEnabled());
        dialog.reject();
        EXPECT_TRUE(dialog.isVisible());
        EXPECT_TRUE(ok(dialog)->isEnabled());
        QTest::qWait(300); // what the stopped work made must not be shown
        EXPECT_EQ(count("area"), 0U);
    });
}

TEST_F(GenerationInWindow, AChangedMapIsRefused) {
    writeFile(document().map()->path, std::vector<std::byte>(1000));
    inDialog(edit("generate"), [&](EditDialog& dialog) {
        auto* refusal = dialog.findChild<QLabel*>("dialog.verb.refusal");
        ok(dialog)->click();
        EXPECT_TRUE(QTest::qWaitFor([&] { return !refusal->text().isEmpty(); }, kPatience));
        EXPECT_TRUE(refusal->text().contains("has changed")) << refusal->text().toStdString();
    });
    EXPECT_EQ(count("area"), 0U);
}

} // namespace
} // namespace navsmith::gui
