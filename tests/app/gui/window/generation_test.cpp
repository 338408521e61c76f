// A mesh made from its map, in the window: a newcomer opens the sample map and generates.
#include "app/gui/panels/generation_panel.h"
#include "app/gui/panels/issues_panel.h"
#include "core/checks/rule.h"
#include "core/opening/begin_document.h"
#include "core/systems/registry.h"
#include "tests/app/gui/window/interactive.h"
#include "tests/app/gui/window/open_window.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDockWidget>
#include <QInputDialog>
#include <QLabel>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QTableView>
#include <QTimer>
#include <QTreeView>

#include <algorithm>
#include <functional>
#include <string_view>

#include "resources/samples/outpost_goldsrc_map.h"

namespace navsmith::gui {
namespace {

constexpr int kPatience = 60'000; ///< ms; for machines with much else to do

class GenerationInWindow : public OpenWindow {
protected:
    void SetUp() override {
        QSettings().clear();
        const auto maps = path("maps");
        std::filesystem::create_directories(maps);
        writeFile(maps / "outpost.bsp", samples::outpostGoldSrcMap(samples::outpostGoldSrcPlan()));
        const auto made =
            opening::beginDocument(*opening::beginnerOf(*systems::find("source_nav")), maps / "outpost.bsp");
        ASSERT_TRUE(made) << files::describe(made.error());
        ASSERT_TRUE(showWindow({1400, 1000}) && open(*made));
        ASSERT_TRUE(QTest::qWaitFor([&] { return edit("generate")->isEnabled(); }, kPatience)) << "has its map";
    }

    QAction* edit(const char* id) { return window->findChild<QAction*>(QString("action.verb.source_nav.%1").arg(id)); }

    /// Runs `use` with the dialog of an edit.
    static void inDialog(QAction* action, const std::function<void(EditDialog&)>& use) {
        ASSERT_TRUE(QTest::qWaitFor([&] { return action->isEnabled(); }, kPatience));
        action->trigger();
        ASSERT_TRUE(QTest::qWaitFor([] { return openEditDialog() != nullptr; }));
        auto* dialog = openEditDialog();
        use(*dialog);
        if (dialog->isVisible())
            dialog->done(QDialog::Rejected);
    }
    void removeLink() {
        const auto links = *document().model().schema().findElementType("connection");
        document().edit("Remove a link", [&](model::Transaction& tx) { tx.erase({links, 0}); });
    }
    static void acceptAndWait(EditDialog& dialog) {
        accept(dialog);
        EXPECT_TRUE(QTest::qWaitFor([&] { return !dialog.isVisible(); }, kPatience));
    }
    void generate() { inDialog(edit("generate"), acceptAndWait); }
};

TEST_F(GenerationInWindow, AMapWithoutAFileOffersToBeginOne) {
    const auto map = path("maps/bare.bsp");
    writeFile(map, samples::outpostGoldSrcMap(samples::outpostGoldSrcPlan()));
    window->open({QString::fromStdString(map.string())});
    const auto question = [&] { return window->findChild<QMessageBox*>("message.begin"); };
    ASSERT_TRUE(QTest::qWaitFor([&] { return question() != nullptr; }, kPatience));
    EXPECT_TRUE(question()->text().startsWith("bare.bsp is a map")) << question()->text().toStdString();
    QStringList choices; // a map of GoldSrc may have a mesh or a graph of bots
    QTimer chooser;
    QObject::connect(&chooser, &QTimer::timeout, window.get(), [&] {
        if (auto* dialog = window->findChild<QInputDialog*>()) {
            chooser.stop();
            choices = dialog->comboBoxItems();
            dialog->accept();
        }
    });
    chooser.start(20);
    question()->findChild<QPushButton*>("begin.create")->click();
    ASSERT_TRUE(QTest::qWaitFor([&] { return window->workspace().count() == 2; }, kPatience));
    EXPECT_EQ(choices.size(), 2) << "the mesh first";
    EXPECT_EQ(document().opened().shownPath, std::filesystem::path(map).replace_extension("nav"));
}

TEST_F(GenerationInWindow, TheBarOverAnEmptyDocumentMakesTheMeshAsOneStep) {
    auto* bar = window->findChild<QFrame*>("generateBar");
    auto* button = bar->findChild<QPushButton*>("generateBar.run");
    ASSERT_TRUE(QTest::qWaitFor([&] { return bar->isVisible(); }, kPatience));
    EXPECT_EQ(button->text(), "Generate Mesh…");
    ASSERT_EQ(count("area"), 0U);
    button->click();
    ASSERT_TRUE(QTest::qWaitFor([] { return openEditDialog() != nullptr; }));
    auto& dialog = *openEditDialog();
    EXPECT_EQ(dialog.marks().sprites.size(), 1U) << "where the game begins";
    auto* from = dialog.findChild<QComboBox*>("parameter.from");
    ASSERT_NE(from, nullptr);
    from->setCurrentIndex(1);
    Q_EMIT from->activated(1);
    EXPECT_EQ(dialog.marks().sprites.size(), 10U) << "where players start";
    acceptAndWait(dialog);
    EXPECT_GT(count("area"), 50U);
    EXPECT_FALSE(bar->isVisible());
    EXPECT_EQ(document().undoStack().count(), 1);
    EXPECT_EQ(document().selection().elements().size(), count("area"));
    document().undo();
    EXPECT_EQ(count("area"), 0U);
    EXPECT_TRUE(bar->isVisible());
}

TEST_F(GenerationInWindow, PreviewIsShownAndCancelTakesItBack) {
    inDialog(edit("generate"), [&](EditDialog& dialog) {
        auto* progress = dialog.findChild<QProgressBar*>("dialog.verb.progress");
        QObject::connect(progress, &QProgressBar::valueChanged, progress, [last = 0](int value) mutable {
            if (value >= 0) { // it is reset at the end
                EXPECT_GE(value, last) << "the bar never goes back";
                last = value;
            }
        });
        dialog.findChild<QPushButton*>("dialog.verb.show")->click();
        ASSERT_TRUE(QTest::qWaitFor([&] { return count("area") > 0; }, kPatience));
        EXPECT_TRUE(dialog.isVisible());
        EXPECT_TRUE(dialog.findChild<QPlainTextEdit*>("dialog.verb.report")->toPlainText().contains("area"));
        EXPECT_FALSE(progress->isVisible());
        dialog.reject();
        EXPECT_FALSE(dialog.isVisible());
    });
    EXPECT_EQ(count("area"), 0U);
    EXPECT_EQ(document().undoStack().count(), 0);
}

TEST_F(GenerationInWindow, TheWindowMayGoWhileTheDialogIsOpen) {
    for (const bool working : {false, true}) {
        edit("generate")->trigger();
        ASSERT_TRUE(QTest::qWaitFor([] { return openEditDialog() != nullptr; }));
        if (working)
            openEditDialog()->findChild<QPushButton*>("dialog.verb.show")->click();
        window.reset();
        EXPECT_EQ(openEditDialog(), nullptr);
        if (!working)
            SetUp();
    }
}

TEST_F(GenerationInWindow, AnAnalysisAsksWhatTheVersionStoresAndItsPreviewTellsWhatIsFound) {
    generate();
    QCoreApplication::processEvents();
    inDialog(edit("analyse"), [&](EditDialog& dialog) {
        EXPECT_TRUE(dialog.findChild<QWidget*>("parameter.encounters")->isVisible());
        EXPECT_FALSE(dialog.findChild<QWidget*>("parameter.light")->isVisible()) << "not in version 5";
        const auto* told = dialog.findChild<QLabel*>("dialog.verb.description");
        dialog.findChild<QPushButton*>("dialog.verb.show")->click();
        EXPECT_TRUE(QTest::qWaitFor([&] { return told->text().contains("0 new, 0 gone"); }, kPatience))
            << told->text().toStdString();
    });
}

TEST_F(GenerationInWindow, CancelWhileItWorksOrIsPausedStopsTheWorkOnly) {
    inDialog(edit("generate"), [&](EditDialog& dialog) {
        for (const bool paused : {false, true}) {
            dialog.findChild<QPushButton*>("dialog.verb.show")->click();
            EXPECT_TRUE(dialog.findChild<QProgressBar*>("dialog.verb.progress")->isVisible());
            EXPECT_FALSE(ok(dialog)->isEnabled());
            if (paused)
                dialog.findChild<QPushButton*>("dialog.verb.pause")->click();
            dialog.reject();
            EXPECT_TRUE(dialog.isVisible());
            EXPECT_TRUE(ok(dialog)->isEnabled());
            QTest::qWait(300); // what the stopped work made must not be shown
            EXPECT_EQ(count("area"), 0U);
        }
    });
}

TEST_F(GenerationInWindow, PausedWorkWaitsAndGoesOn) {
    inDialog(edit("generate"), [&](EditDialog& dialog) {
        auto* show = dialog.findChild<QPushButton*>("dialog.verb.show");
        auto* pause = dialog.findChild<QPushButton*>("dialog.verb.pause");
        auto* progress = dialog.findChild<QProgressBar*>("dialog.verb.progress");
        EXPECT_FALSE(pause->isVisible());
        show->click();
        EXPECT_FALSE(show->isVisible());
        pause->click();
        EXPECT_TRUE(pause->text().contains("sume")) << pause->text().toStdString();
        QTest::qWait(400);
        EXPECT_TRUE(progress->text().startsWith("Paused:")) << progress->text().toStdString();
        const int before = progress->value();
        QTest::qWait(400);
        EXPECT_EQ(progress->value(), before);
        EXPECT_EQ(count("area"), 0U);
        pause->click();
        EXPECT_TRUE(QTest::qWaitFor([&] { return count("area") > 0; }, kPatience));
        EXPECT_FALSE(pause->isVisible());
    });
}

TEST_F(GenerationInWindow, TheWindowStaysUsableWhileItWorks) {
    generate();
    inDialog(edit("analyse"), [&](EditDialog& dialog) {
        EXPECT_FALSE(dialog.isModal());
        auto* show = dialog.findChild<QPushButton*>("dialog.verb.show");
        show->click();
        dialog.findChild<QPushButton*>("dialog.verb.pause")->click();
        edit("generate")->trigger(); // a second work does not take the place of the first
        EXPECT_EQ(dialog.windowTitle(), "Analyse Mesh");
        EXPECT_TRUE(dialog.isVisible());
        // What is edited meanwhile is not undone by a result that does not know of it.
        removeLink();
        const auto steps = document().undoStack().count();
        EXPECT_TRUE(QTest::qWaitFor([&] { return show->isVisible(); }, kPatience));
        QTest::qWait(300);
        EXPECT_EQ(document().undoStack().count(), steps);
        acceptAndWait(dialog);
        EXPECT_EQ(document().undoStack().count(), steps + 1);
    });
}

TEST_F(GenerationInWindow, NumbersOfTheBoxAreThereWhenItIsChosen) {
    inDialog(edit("generate"), [&](EditDialog& dialog) {
        auto* where = dialog.findChild<QComboBox*>("parameter.where");
        auto* corner = dialog.findChild<QWidget*>("parameter.box_x1");
        ASSERT_TRUE(where != nullptr && corner != nullptr);
        EXPECT_FALSE(corner->isVisible());
        where->setCurrentIndex(3);
        EXPECT_TRUE(corner->isVisible());
        EXPECT_TRUE(dialog.findChild<QWidget*>("parameter.box_z2")->isVisible());
        EXPECT_EQ(dialog.marks().segments.size(), 12U);
        where->setCurrentIndex(0);
        EXPECT_FALSE(corner->isVisible());
        EXPECT_TRUE(dialog.marks().segments.empty());
    });
}

TEST_F(GenerationInWindow, OneButtonAnalysesWhatEditsMadeStale) {
    generate();
    auto& panel = window->issues();
    const auto stale = [&] {
        const auto& issues = panel.tracker()->issues();
        return panel.tracker()->isIdle() &&
               std::ranges::find(issues, std::string_view("NAV077"), &checks::Issue::rule) != issues.end();
    };
    ASSERT_TRUE(QTest::qWaitFor([&] { return panel.tracker()->isIdle(); }, kPatience));
    EXPECT_FALSE(stale()) << "a generated mesh is analysed";
    removeLink();
    ASSERT_TRUE(QTest::qWaitFor(stale, kPatience));
    const auto steps = document().undoStack().count();

    auto* view = window->findChild<QTreeView*>("problems.view");
    ASSERT_NE(view, nullptr);
    QModelIndexList found;
    ASSERT_TRUE(QTest::qWaitFor(
        [&] {
            found = view->model()->match(view->model()->index(0, 0), Qt::DisplayRole, "Analysis missing", 1,
                                         Qt::MatchContains | Qt::MatchRecursive);
            return !found.isEmpty();
        },
        kPatience));
    view->setCurrentIndex(found.front());
    auto* fix = window->findChild<QAction*>("problems.fix");
    ASSERT_TRUE(fix != nullptr && fix->isEnabled());
    inDialog(fix, [&](EditDialog& dialog) {
        EXPECT_TRUE(QTest::qWaitFor([&] { return !dialog.isVisible(); }, kPatience)) << "it begins and ends by itself";
    });
    EXPECT_EQ(document().undoStack().count(), steps + 1);
    ASSERT_TRUE(QTest::qWaitFor([&] { return panel.tracker()->isIdle() && !stale(); }, kPatience));
    document().undo();
    ASSERT_TRUE(QTest::qWaitFor(stale, kPatience));
}

TEST_F(GenerationInWindow, ATraceTellsWhyGroundIsLeftOut) {
    auto& panel = window->generation();
    auto* table = window->findChild<QTableView*>("generation.table");
    auto* dock = window->findChild<QDockWidget*>("dock.generation");
    ASSERT_TRUE(table != nullptr && dock != nullptr);
    EXPECT_TRUE(dock->isHidden()) << "nothing is traced";
    window->findChild<QAction*>("action.traceGeneration")->trigger();
    EXPECT_TRUE(dock->isVisible());
    ASSERT_TRUE(QTest::qWaitFor([&] { return table->model()->rowCount() > 0; }, kPatience));
    EXPECT_EQ(count("area"), 0U) << "the document stays as it is";
    const auto places = panel.marks().quads.size();
    EXPECT_GT(places, 0U);

    auto* walls = window->findChild<QCheckBox*>("generation.reason.in_solid");
    ASSERT_NE(walls, nullptr);
    EXPECT_FALSE(walls->isChecked());
    walls->click();
    EXPECT_GT(panel.marks().quads.size(), places);
    walls->click();

    auto* stage = window->findChild<QComboBox*>("generation.stage");
    EXPECT_TRUE(panel.marks().sprites.empty());
    window->findChild<QAction*>("generation.nextStage")->trigger();
    EXPECT_TRUE(stage->currentText().startsWith("Places reached (")) << stage->currentText().toStdString();
    EXPECT_FALSE(panel.marks().sprites.empty());
    window->findChild<QAction*>("generation.nextStage")->trigger();
    EXPECT_TRUE(stage->currentText().startsWith("Areas over the places")) << stage->currentText().toStdString();
    EXPECT_GT(panel.marks().quads.size(), places);

    const auto camera = window->viewport().camera();
    table->setCurrentIndex(table->model()->index(0, 0));
    window->findChild<QAction*>("generation.goTo")->trigger();
    EXPECT_FALSE(window->viewport().camera() == camera) << "the view goes to the largest ground";

    const auto& entities = document().map()->backdrop->geometry.entities;
    const auto start = std::ranges::find_if(entities, [](const world::MapEntity& entity) {
        return entity.origin && entity.className().starts_with("info_player");
    });
    ASSERT_NE(start, entities.end());
    lookDownAt(glm::dvec3(*start->origin), 100);
    window->findChild<QAction*>("action.tool.ask")->trigger();
    click(pixel(glm::dvec3(*start->origin)));
    EXPECT_EQ(label(), "The generator reaches this place and covers it.");
    EXPECT_EQ(statusMessage(), label());

    window->findChild<QAction*>("generation.close")->trigger();
    EXPECT_TRUE(dock->isHidden());
    EXPECT_TRUE(panel.marks().empty());
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
