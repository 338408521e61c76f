// Builds roads with real clicks and keys in a real window, starting with an empty area.
#include "app/gui/tools/build_tool.h"
#include "app/gui/tools/measure_tool.h"
#include "app/gui/tools/parameter_form.h"
#include "app/gui/tools/snap.h"
#include "core/checks/rule.h"
#include "tests/app/gui/window/editor_fixture.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QDialog>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QMenu>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QStatusBar>
#include <QTimer>

#include <algorithm>

namespace navsmith::gui {
namespace {

class Tools : public Editor {
protected:
    [[nodiscard]] tests::RawArea area() const override { return {}; }

    void SetUp() override {
        Editor::SetUp();
        window->resize(1600, 980); // room for everything that the tests click, and for the fields of a road in one row
        ASSERT_TRUE(QTest::qWaitFor([&] { return view().height() > 480; }, 5000)) << view().height();
        // Straight down on the centre of area 27; a pixel is about a third of a unit.
        auto& camera = window->viewport().camera();
        camera.position = {-375, -375, 260};
        camera.yaw = 0;
        camera.pitch = -1.5707F;
        window->viewport().cameraMoved();
    }

    void click(QPoint at, Qt::KeyboardModifiers modifiers = {}) {
        QTest::mouseMove(&view(), at);
        QTest::mouseClick(&view(), Qt::LeftButton, modifiers, at);
    }
    void rightClick(QPoint at) { QTest::mouseClick(&view(), Qt::RightButton, {}, at); }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) { QTest::keyClick(&view(), key, modifiers); }

    std::vector<QPoint> road(std::size_t count) {
        std::vector<QPoint> points;
        for (std::size_t i = 0; i < count; ++i)
            points.emplace_back(60 + static_cast<int>(i) * 55, 200 + static_cast<int>(i % 3) * 30);
        return points;
    }
    void build(std::size_t count) {
        press(Qt::Key_B);
        for (const auto& at : road(count))
            click(at);
    }

    std::size_t count(std::string_view type) {
        return document().model().count(*document().model().schema().findElementType(type));
    }
    bool saysTheFileIs(const std::vector<std::byte>& bytes) {
        const auto pending = document().pendingSave();
        return bytes == original ? pending.files.empty() : !pending.files.empty();
    }
    std::vector<std::string> problems() {
        std::vector<std::string> found;
        for (const auto& issue : checks::checkAll(document().model(), document().system().rules)) {
            if (issue.severity != checks::Severity::Note)
                found.push_back(std::string(issue.rule) + " " + issue.message);
        }
        return found;
    }
    QAction* action(const char* name) { return window->findChild<QAction*>(name); }
};

TEST_F(Tools, tenClicksBuildAValidRoad) {
    build(10);
    EXPECT_EQ(count("node"), 10U);
    EXPECT_EQ(count("link"), 18U);
    EXPECT_EQ(count("navi"), 9U);
    EXPECT_EQ(problems(), std::vector<std::string>{});
    EXPECT_EQ(document().undoStack().count(), 10);
    rightClick({560, 470});
    press(Qt::Key_Escape);
    EXPECT_TRUE(action("action.tool.select")->isChecked());
    for (int i = 0; i < 10; ++i)
        trigger("action.undo");
    EXPECT_TRUE(saysTheFileIs(original));
}

TEST_F(Tools, undoWhileBuildingContinuesFromThePreviousNode) {
    build(3);
    trigger("action.undo");
    ASSERT_EQ(count("node"), 2U);
    click({170, 400});
    EXPECT_EQ(count("node"), 3U);
    EXPECT_EQ(count("link"), 4U);
}

TEST_F(Tools, clickJoinsANodeOrSplitsALink) {
    build(4);
    rightClick({560, 470});
    click({160, 450});
    click(road(4)[0]); // a node
    EXPECT_EQ(count("node"), 5U);
    EXPECT_EQ(count("link"), 8U);
    rightClick({560, 470});
    click({200, 450});
    const auto between = (road(4)[1] + road(4)[2]) / 2;
    click(between); // a link
    EXPECT_EQ(count("node"), 7U);
    EXPECT_EQ(count("link"), 12U);
    EXPECT_EQ(problems(), std::vector<std::string>{});
}

TEST_F(Tools, ctrlClickStartsANewRoadAndEscapeEndsIt) {
    build(2);
    click({200, 470}, Qt::ControlModifier);
    EXPECT_EQ(count("node"), 3U);
    EXPECT_EQ(count("link"), 2U);
    press(Qt::Key_Escape);
    EXPECT_TRUE(action("action.tool.build_road")->isChecked());
    press(Qt::Key_Escape);
    EXPECT_TRUE(action("action.tool.select")->isChecked());
}

TEST_F(Tools, pedestrianPathIgnoresRoads) {
    build(2);
    press(Qt::Key_Escape);
    press(Qt::Key_Escape);
    document().selection().clear();
    press(Qt::Key_P);
    const auto middle = (road(2)[0] + road(2)[1]) / 2;
    click(middle + QPoint(0, 80));
    click(middle); // on the road
    EXPECT_EQ(count("node"), 4U);
    EXPECT_EQ(count("link"), 4U);
    EXPECT_EQ(problems(), std::vector<std::string>{});
}

TEST_F(Tools, buildsWithTheToolBarValues) {
    press(Qt::Key_B);
    window->findChild<QDoubleSpinBox*>("parameter.lanes_back")->setValue(0);
    window->findChild<QDoubleSpinBox*>("parameter.lanes_forward")->setValue(2);
    window->findChild<QDoubleSpinBox*>("toolbar.height")->setValue(12.5);
    click({100, 200});
    click({200, 200});
    const auto& model = document().model();
    const auto navi = *model.schema().findElementType("navi");
    const auto lanes = [&](const char* name) {
        return std::get<std::int64_t>(
            model::readValue(model, *model.schema().type(navi).findProperty(name), {navi, 0}));
    };
    EXPECT_EQ(lanes("left_lanes") + lanes("right_lanes"), 2);
    EXPECT_EQ(lanes("left_lanes") * lanes("right_lanes"), 0);
    EXPECT_EQ(positionOf(0).z, 12.5);
}

TEST_F(Tools, buildOptionsStayReachableInANarrowWindow) {
    window->resize(1024, 700);
    press(Qt::Key_B);
    for (const char* name :
         {"parameter.lanes_forward", "parameter.road_class", "parameter.switched_off", "toolbar.height"}) {
        const auto* field = window->findChild<QWidget*>(name);
        ASSERT_NE(field, nullptr) << name;
        EXPECT_TRUE(QTest::qWaitFor(
            [&] {
                return field->isVisible() &&
                       window->rect().contains(QRect(field->mapTo(window.get(), QPoint()), field->size()));
            },
            2000))
            << name;
    }
}

TEST_F(Tools, buildingOutsideOpenAreasIsRefused) {
    window->viewport().camera().position = {375, -375, 260}; // area 28, which is not open
    window->viewport().cameraMoved();
    QString statusMessage;
    QObject::connect(&document(), &document::Document::statusMessage,
                     [&](const QString& text) { statusMessage = text; });
    press(Qt::Key_B);
    click({100, 200});
    EXPECT_EQ(count("node"), 0U);
    EXPECT_TRUE(statusMessage.contains("28")) << statusMessage.toStdString();
}

TEST_F(Tools, RefusalOffersToOpenTheAreasThatItNames) {
    build(2);
    const auto unsaved = positionOf(0);
    press(Qt::Key_Escape);
    writeFile(std::filesystem::path(folder.path().toStdString()) / "NODES28.DAT",
              tests::buildArea(area(), tests::RawForm::Exact));
    window->viewport().camera().position = {375, -375, 260};
    window->viewport().cameraMoved();
    press(Qt::Key_B);
    click({100, 200});
    auto* bar = window->findChild<QWidget*>("refusalBar");
    ASSERT_TRUE(bar->isVisible());
    EXPECT_TRUE(window->findChild<QLabel*>("refusalBar.text")->text().contains("area 28"));
    auto* open = window->findChild<QPushButton*>("refusalBar.open");
    EXPECT_EQ(open->text(), "Open nodes28.DAT");
    open->click();
    auto* question = window->findChild<QMessageBox*>("message.openMore");
    ASSERT_NE(question, nullptr) << "there are unsaved changes";
    question->button(QMessageBox::Save)->click();
    ASSERT_TRUE(QTest::qWaitFor([&] { return document().opened().place.files.size() == 2; }, 10000));
    EXPECT_FALSE(bar->isVisible());
    EXPECT_EQ(positionOf(0), unsaved);
    press(Qt::Key_B);
    click({100, 200});
    EXPECT_EQ(count("node"), 3U);
}

TEST_F(Tools, ArrowKeysMoveTheSelectionByGridSteps) {
    build(1);
    press(Qt::Key_Escape);
    const auto before = positionOf(0);
    const auto steps = document().undoStack().count();
    press(Qt::Key_Right);
    press(Qt::Key_Right);
    press(Qt::Key_Up);
    press(Qt::Key_PageUp);
    const double step = Snap::current().step;
    EXPECT_EQ(positionOf(0), before + glm::dvec3(2 * step, step, step));
    EXPECT_EQ(document().undoStack().count(), steps + 1) << "one step of the history";
}

TEST_F(Tools, editIsEnabledIfItFitsTheSelection) {
    build(2);
    press(Qt::Key_Escape);
    press(Qt::Key_Escape);
    document().selection().clear();
    QCoreApplication::processEvents();
    EXPECT_FALSE(action("action.verb.gta_sa_paths.disconnect")->isEnabled());
    EXPECT_TRUE(action("action.verb.gta_sa_paths.disconnect")->toolTip().contains("Unavailable"));
    document().selection().set({{node(), 0}, {node(), 1}});
    QCoreApplication::processEvents();
    ASSERT_TRUE(action("action.verb.gta_sa_paths.disconnect")->isEnabled());
    trigger("action.verb.gta_sa_paths.disconnect");
    EXPECT_EQ(count("link"), 0U);
    EXPECT_EQ(count("navi"), 0U);
}

TEST_F(Tools, historyNamesTheEditedElements) {
    const auto last = [&] { return document().undoStack().undoText(); };
    const auto choose = [&](std::vector<Element> elements) {
        document().selection().set(std::move(elements));
        QCoreApplication::processEvents();
    };
    build(4);
    EXPECT_EQ(last(), "Build Car Road: node 27:3");
    EXPECT_EQ(action("action.undo")->text(), "&Undo Build Car Road: node 27:3");
    rightClick({560, 470});
    press(Qt::Key_Escape);

    choose({{node(), 0}, {node(), 1}, {node(), 2}});
    trigger("action.copy");
    trigger("action.pasteInPlace");
    EXPECT_EQ(last(), "Paste: 3 nodes");
    trigger("action.verb.gta_sa_paths.erase");
    EXPECT_EQ(last(), "Delete: 3 nodes (deletes 4 links, 2 navi nodes)");
    choose({{node(), 3}});
    trigger("action.verb.gta_sa_paths.erase");
    EXPECT_EQ(last(), "Delete: node 27:3 (deletes 2 links, 1 navi node)");
    EXPECT_EQ(window->statusBar()->currentMessage(), "Also deleted: 2 links, 1 navi node.");
    trigger("action.undo");
    EXPECT_EQ(action("action.redo")->text(), "&Redo Delete: node 27:3 (deletes 2 links, 1 navi node)");

    choose({{node(), 0}, {node(), 1}});
    const auto at = pixelOf({node(), 1}) + QPoint(60, 0);
    QTest::mousePress(&view(), Qt::LeftButton, {}, at);
    QTest::mouseMove(&view(), at + QPoint(20, 0));
    QTest::mouseMove(&view(), at + QPoint(40, 0));
    QTest::mouseRelease(&view(), Qt::LeftButton, {}, at + QPoint(40, 0));
    EXPECT_EQ(last(), "Move: 2 nodes");

    const auto navi = *document().model().schema().findElementType("navi");
    ASSERT_TRUE(document().edit("Aside", [&](model::Transaction& tx) {
        const Slot row = 0;
        model::writeValue(tx, navi, *document().model().schema().type(navi).findProperty("position"),
                          std::span(&row, 1), glm::dvec3(-300, -300, 0));
    }));
    QString report;
    const auto rebuild = [&](bool positions) {
        QTimer::singleShot(0, window.get(), [&, positions] {
            auto* dialog = window->findChild<QDialog*>("dialog.verb");
            ASSERT_NE(dialog, nullptr);
            dialog->findChild<QCheckBox*>("parameter.positions")->setChecked(positions);
            report = dialog->findChild<QPlainTextEdit*>("dialog.verb.report")->toPlainText();
            EXPECT_EQ(dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)->isEnabled(), positions);
            positions ? dialog->accept() : dialog->reject();
        });
        trigger("action.verb.gta_sa_paths.rebuild_derived");
    };
    rebuild(false);
    EXPECT_EQ(report, "Nothing changes.");
    EXPECT_EQ(last(), "Aside") << "nothing to undo";
    rebuild(true);
    EXPECT_TRUE(report.contains("Position of 1 navi node\n")) << report.toStdString();
    EXPECT_EQ(last(), "Rebuild Derived Data") << "for all nodes, regardless of the selection";
}

TEST_F(Tools, selectionCommandsNeedASelection) {
    build(2);
    rightClick({560, 470});
    press(Qt::Key_Escape);
    const auto enabled = [&](bool wanted) {
        for (const char* name : {"action.cut", "action.copy", "action.isolate", "action.hide"})
            EXPECT_EQ(action(name)->isEnabled(), wanted) << name;
    };
    document().selection().clear();
    enabled(false);
    document().selection().set({{node(), 0}});
    enabled(true);
    trigger("action.hide"); // also deselects
    enabled(false);
    document().selection().set({{node(), 1}});
    trigger("action.close");
    for (auto* box : window->findChildren<QMessageBox*>())
        box->button(QMessageBox::Discard)->click();
    ASSERT_TRUE(QTest::qWaitFor([&] { return window->workspace().count() == 0; }, 5000));
    enabled(false);
}

TEST_F(Tools, handleIsHighlightedOnlyUnderTheMouse) {
    build(3);
    rightClick({560, 470});
    press(Qt::Key_Escape);
    document().selection().set({{node(), 0}});
    const auto arrow = pixelOf({node(), 0}) + QPoint(60, 0);
    const auto lit = [&] {
        const auto marks = window->viewport().tool().marks();
        return std::ranges::any_of(marks.segments, [](const auto& s) { return s.a.colour == symbol::rgb(0xFFE27A); });
    };
    const auto hovers = [&](bool wanted) { return QTest::qWaitFor([&] { return lit() == wanted; }, 3000); };
    ASSERT_FALSE(lit());
    QTest::mouseMove(&view(), arrow);
    EXPECT_TRUE(hovers(true));
    QTest::mouseMove(&view(), arrow + QPoint(0, 120));
    EXPECT_TRUE(hovers(false)) << "the mouse has left the arrow";
    QTest::mouseMove(&view(), arrow);
    EXPECT_TRUE(hovers(true));
    QEvent leave(QEvent::Leave);
    QCoreApplication::sendEvent(&view(), &leave);
    EXPECT_FALSE(lit()) << "the mouse has left the view";
    QTest::mouseMove(&view(), arrow + QPoint(1, 0));
    EXPECT_TRUE(hovers(true));
    document().selection().set({{node(), 2}}); // the handle moves away while the mouse stays
    EXPECT_TRUE(hovers(false));
}

TEST_F(Tools, dialogPreviewsAndCancelReverts) {
    build(2);
    rightClick({560, 470});
    const auto link = *document().model().schema().findElementType("link");
    document().selection().set({{link, 0}});
    QCoreApplication::processEvents();
    std::size_t tried = 0;
    const auto inDialog = [&](bool accept) {
        QTimer::singleShot(0, window.get(), [&, accept] {
            auto* dialog = window->findChild<QDialog*>("dialog.verb");
            ASSERT_NE(dialog, nullptr);
            dialog->findChild<QDoubleSpinBox*>("parameter.nodes")->setValue(3);
            tried = count("node");
            accept ? dialog->accept() : dialog->reject();
        });
        trigger("action.verb.gta_sa_paths.insert");
    };
    const auto steps = document().undoStack().count();
    inDialog(false);
    EXPECT_EQ(tried, 5U);
    EXPECT_EQ(count("node"), 2U);
    EXPECT_EQ(document().undoStack().count(), steps);
    EXPECT_EQ(document().selection().elements(), (std::vector<Element>{{link, 0}}));
    inDialog(true);
    EXPECT_EQ(count("node"), 5U);
    EXPECT_EQ(document().undoStack().count(), steps + 1);
    EXPECT_EQ(problems(), std::vector<std::string>{});
}

TEST_F(Tools, dialogReportsEffectOnTheSelection) {
    build(3);
    rightClick({560, 470});
    const auto link = *document().model().schema().findElementType("link");
    document().selection().set({{link, 0}});
    QCoreApplication::processEvents();
    QString statusMessage;
    bool inserting = true;
    QTimer::singleShot(0, window.get(), [&] {
        auto* dialog = window->findChild<QDialog*>("dialog.verb");
        ASSERT_NE(dialog, nullptr);
        statusMessage = dialog->findChild<QLabel*>("dialog.verb.description")->text();
        dialog->reject();
    });
    trigger("action.verb.gta_sa_paths.set_run");
    EXPECT_TRUE(statusMessage.startsWith("Forward: from node 27:0 to node 27:2")) << statusMessage.toStdString();
    QTimer::singleShot(0, window.get(), [&] {
        auto* dialog = window->findChild<QDialog*>("dialog.verb");
        ASSERT_NE(dialog, nullptr);
        inserting = dialog->findChild<QLabel*>("dialog.verb.description")->isVisible();
        dialog->reject();
    });
    trigger("action.verb.gta_sa_paths.insert");
    EXPECT_FALSE(inserting) << "that edit has no report";
}

TEST_F(Tools, contextMenuOffersApplicableEdits) {
    build(3);
    press(Qt::Key_Escape);
    press(Qt::Key_Escape);
    document().selection().clear();
    rightClick(road(3)[1]);
    auto* menu = window->findChild<QMenu*>("menu.context");
    ASSERT_NE(menu, nullptr);
    EXPECT_EQ(document().selection().elements(), (std::vector<Element>{{node(), 1}}));
    EXPECT_TRUE(menu->actions().contains(action("action.verb.gta_sa_paths.erase")));
    EXPECT_FALSE(menu->actions().contains(action("action.verb.gta_sa_paths.connect")));
    auto* ofDocument = action("action.verb.gta_sa_paths.rebuild_derived");
    EXPECT_FALSE(menu->actions().contains(ofDocument)) << "one click must not change all elements";
    auto* apart = menu->findChild<QMenu*>("menu.wholeDocument");
    ASSERT_NE(apart, nullptr);
    EXPECT_TRUE(apart->actions().contains(ofDocument));
    expectMenusFit(*window);
    menu->close();
    EXPECT_FALSE(window->findChild<QMenu*>("menu.elements")->actions().contains(ofDocument));
}

TEST_F(Tools, rightDragLooksAroundWithoutAMenu) {
    const auto yaw = window->viewport().camera().yaw;
    QTest::mousePress(&view(), Qt::RightButton, {}, {300, 300});
    QTest::mouseMove(&view(), {340, 310});
    QTest::mouseMove(&view(), {380, 320});
    QTest::mouseRelease(&view(), Qt::RightButton, {}, {380, 320});
    EXPECT_NE(window->viewport().camera().yaw, yaw);
    EXPECT_EQ(window->findChild<QMenu*>("menu.context"), nullptr);
}

TEST_F(Tools, copyAndPasteKeepsLinks) {
    build(3);
    press(Qt::Key_Escape);
    press(Qt::Key_Escape);
    QApplication::clipboard()->setText("no elements");
    EXPECT_FALSE(action("action.paste")->isEnabled());
    EXPECT_FALSE(action("action.pasteInPlace")->isEnabled());
    document().selection().set({{node(), 0}, {node(), 1}, {node(), 2}});
    trigger("action.copy");
    trigger("action.pasteInPlace");
    EXPECT_EQ(count("node"), 6U);
    EXPECT_EQ(count("link"), 8U);
    EXPECT_EQ(document().selection().size(), 3U);
    trigger("action.undo");
    QTest::mouseMove(&view(), {400, 470});
    trigger("action.paste");
    ASSERT_EQ(count("node"), 6U);
    const auto moved = positionOf(document().selection().elements().front().slot) - positionOf(0);
    EXPECT_LT(moved.y, -20);
    EXPECT_EQ(moved.z, 0);
    EXPECT_TRUE(std::ranges::all_of(problems(), [](const auto& p) { return p.empty(); }));
}

TEST_F(Tools, cutErasesTheCopiedElements) {
    build(3);
    press(Qt::Key_Escape);
    press(Qt::Key_Escape);
    document().selection().set({{node(), 0}, {node(), 1}, {node(), 2}});
    QCoreApplication::processEvents();
    trigger("action.cut");
    EXPECT_EQ(count("node"), 0U);
    trigger("action.pasteInPlace");
    EXPECT_EQ(count("node"), 3U);
    EXPECT_EQ(count("link"), 4U);
}

TEST_F(Tools, closingWithASelection) {
    build(2);
    press(Qt::Key_Escape);
    press(Qt::Key_Escape);
    document().selection().set({{node(), 0}});
    document().undoStack().setClean(); // to avoid the question about unsaved changes
    trigger("action.close");
    EXPECT_EQ(window->workspace().count(), 0U);
}

TEST_F(Tools, tableKeysWorkWhileTheTableHasFocus) {
    build(3);
    press(Qt::Key_Escape);
    press(Qt::Key_Escape);
    document().selection().clear();
    auto* view = window->findChild<QAbstractItemView*>("table.node");
    ASSERT_NE(view, nullptr);
    view->setFocus();
    QTest::keyClick(view, Qt::Key_A, Qt::ControlModifier);
    EXPECT_EQ(document().selection().size(), 3U);
    QTest::keyClick(view, Qt::Key_C, Qt::ControlModifier);
    EXPECT_TRUE(QApplication::clipboard()->text().contains('\t')) << "rows as text, not elements";
}

TEST_F(Tools, contextMenuAppliesToTheClickedElement) {
    build(3);
    press(Qt::Key_Escape);
    press(Qt::Key_Escape);
    document().selection().set({{node(), 0}});
    QCoreApplication::processEvents();
    rightClick((road(3)[1] + road(3)[2]) / 2 + QPoint(8, 9)); // on the link, beside the navi node in the middle
    auto* menu = window->findChild<QMenu*>("menu.context");
    ASSERT_NE(menu, nullptr);
    EXPECT_EQ(document().selection().primary().type, *document().model().schema().findElementType("link"));
    EXPECT_TRUE(menu->actions().contains(action("action.verb.gta_sa_paths.insert")));
    menu->close();
}

TEST_F(Tools, goingToAFileFramesItsElements) {
    build(3);
    window->viewport().camera().position = {2000, 2000, 100};
    window->viewport().cameraMoved();
    window->viewport().goTo({model::kFileType, 0});
    for (Slot row = 0; row < 3; ++row)
        EXPECT_TRUE(QRect(QPoint(), view().size()).contains(pixelOf({node(), row}))) << row;
}

TEST_F(Tools, measuresFromNodeToNode) {
    build(2);
    press(Qt::Key_Escape);
    press(Qt::Key_Escape);
    const auto apart = glm::length(positionOf(1) - positionOf(0));
    trigger("action.tool.measure");
    click(road(2)[0]);
    click(road(2)[1]);
    EXPECT_NEAR(static_cast<MeasureTool&>(window->viewport().tool()).length(), apart, 1e-3);
    press(Qt::Key_Escape);
    EXPECT_EQ(static_cast<MeasureTool&>(window->viewport().tool()).length(), 0);
}

TEST_F(Tools, buildingSnapsToTheGrid) {
    QSettings().setValue("snap/step", 5.0);
    action("action.snap")->setChecked(true);
    build(3);
    for (Slot row = 0; row < 3; ++row) {
        EXPECT_EQ(std::remainder(positionOf(row).x, 5.0), 0) << row;
        EXPECT_EQ(std::remainder(positionOf(row).y, 5.0), 0) << row;
    }
    EXPECT_EQ((Snap{true, 5}.movement({2, 3, 1}, {9, 0, 0})), glm::vec3(8, 0, 0));
}

} // namespace
} // namespace navsmith::gui
