// Each dialog by keyboard: Tab goes through it in the order of reading, Enter accepts it and Escape closes it, wherever
// the focus is.
#include "app/gui/panels/element_table.h"
#include "app/gui/panels/filter_edit.h"
#include "app/gui/search/where_dialog.h"
#include "app/gui/widgets/tab_stops.h"
#include "tests/app/gui/window/every_dialog.h"
#include "tests/app/gui/window/interactive.h"
#include "tests/app/gui/window/mesh_fixture.h"
#include "tests/app/gui/window/waypoint_fixture.h"
#include "tests/app/gui/window/window_fixture.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>

namespace navsmith::gui {
namespace {

/// Keeps a key that reaches the dialog from closing it.
class KeyWatch : public QObject {
public:
    explicit KeyWatch(QDialog& dialog) : dialog_(dialog) { dialog.installEventFilter(this); }

    /// Whether the dialog gets a key that is pressed while a widget has the focus.
    bool reaches(QWidget& from, Qt::Key key) {
        seen_ = false;
        QKeyEvent press(QEvent::KeyPress, key, Qt::NoModifier);
        QCoreApplication::sendEvent(&from, &press); // not as a shortcut of the window behind a modeless dialog
        return seen_;
    }

    bool eventFilter(QObject* watched, QEvent* event) override {
        if (watched != &dialog_ || event->type() != QEvent::KeyPress)
            return false;
        seen_ = true;
        return true;
    }

private:
    QDialog& dialog_;
    bool seen_ = false;
};

void expectKeys(QDialog& dialog, const std::string& what) {
    if (qobject_cast<QFileDialog*>(&dialog) != nullptr || qobject_cast<QMessageBox*>(&dialog) != nullptr)
        return; // Qt's own
    SCOPED_TRACE(what);
    expectTabGoesRound(dialog);
    KeyWatch watch(dialog);
    const auto stops = tabStops(dialog);
    EXPECT_FALSE(stops.empty());
    for (auto* stop : stops) {
        if (!stop->isEnabled())
            continue; // while a preview is computed
        stop->setFocus();
        const auto name = stop->metaObject()->className() + std::string(" ") + stop->objectName().toStdString();
        EXPECT_TRUE(watch.reaches(*stop, Qt::Key_Escape)) << name << " keeps Escape";
        if (qobject_cast<QPushButton*>(stop) == nullptr && stop->objectName() != QLatin1String("keys.edit")) {
            EXPECT_TRUE(watch.reaches(*stop, Qt::Key_Return)) << name << " keeps Enter";
        }
    }
    // Enter presses the button that says what the dialog does.
    const auto field = std::ranges::find_if(
        stops, [](const QWidget* stop) { return qobject_cast<const QPushButton*>(stop) == nullptr; });
    if (field == stops.end())
        return;
    (*field)->setFocus();
    for (const auto* box : dialog.findChildren<QDialogButtonBox*>()) {
        if (const auto* ok = box->button(QDialogButtonBox::Ok)) {
            EXPECT_TRUE(ok->isDefault());
        }
    }
}

class DialogKeysInPaths : public WindowTest {};
class DialogKeysInMesh : public MeshFixture {};
class DialogKeysInWaypoints : public WaypointFixture {};

TEST_F(DialogKeysInPaths, workInEachDialog) {
    document().selection().set({{node(), 0}, {node(), 1}});
    EXPECT_GT(withCommandDialogs(*window, expectKeys), 8U);
    withOtherDialogs(*window, expectKeys);
}

TEST_F(DialogKeysInMesh, workInEachDialog) {
    document().selection().set({{type("area"), 0}});
    EXPECT_GT(withCommandDialogs(*window, expectKeys), 8U);
    withOtherDialogs(*window, expectKeys);
}

TEST_F(DialogKeysInWaypoints, workInEachDialog) {
    document().selection().set({node(plan.waypoints.front().name)});
    EXPECT_GT(withCommandDialogs(*window, expectKeys), 8U);
    withOtherDialogs(*window, expectKeys);
}

TEST_F(DialogKeysInPaths, enterAcceptsSelectWhereAndEscapeClosesIt) {
    const auto expression = [&] {
        trigger("action.selectWhere");
        auto* dialog = find<WhereDialog>("where");
        EXPECT_TRUE(QTest::qWaitForWindowActive(dialog));
        auto* edit = dialog->findChild<FilterEdit*>("where.expression");
        EXPECT_EQ(dialog->focusWidget(), edit);
        return edit;
    };
    auto* edit = expression();
    QTest::keyClicks(edit, "water");
    QTest::keyClick(edit, Qt::Key_Return);
    EXPECT_FALSE(find<WhereDialog>("where") != nullptr && find<WhereDialog>("where")->isVisible());
    EXPECT_EQ(document().selection().size(), 2U);
    QTest::qWait(20);

    edit = expression();
    QTest::keyClicks(edit, "water");
    QTest::keyClick(edit, Qt::Key_Escape);
    EXPECT_FALSE(find<WhereDialog>("where") != nullptr && find<WhereDialog>("where")->isVisible());
}

TEST_F(DialogKeysInPaths, enterInANumberFieldOfAPanelGoesBackToTheView) {
    document().selection().set({{node(), 1}});
    QTest::qWait(50);
    auto* field = find<QWidget>("property.node.width");
    ASSERT_NE(field, nullptr);
    window->activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(window.get()));
    field->setFocus();
    ASSERT_TRUE(QTest::qWaitFor([&] { return field->hasFocus(); }, 2000));
    QTest::keyClick(field, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(field, "7");
    QTest::keyClick(field, Qt::Key_Return);
    EXPECT_EQ(document().undoStack().count(), 1);
    EXPECT_TRUE(QTest::qWaitFor([&] { return QGuiApplication::focusWindow() == &view(); }, 2000));
}

TEST_F(DialogKeysInPaths, selectWhereStartsWithTheTypeOfTheSelection) {
    const auto& schema = document().model().schema();
    const auto link = *schema.findElementType("link");
    const auto typeShown = [&] {
        trigger("action.selectWhere");
        auto* dialog = find<WhereDialog>("where");
        const auto index = dialog->findChild<QComboBox*>("where.type")->currentIndex();
        dialog->reject();
        QTest::qWait(20);
        return static_cast<model::ElementTypeId>(index);
    };
    EXPECT_EQ(typeShown(), node()) << "the table shows nodes";
    document().selection().set({{node(), 1}, {link, 2}});
    EXPECT_EQ(typeShown(), link) << "selected last";
    document().selection().clear();
    find<ElementTable>("panel.table")->showType(link);
    EXPECT_EQ(typeShown(), link) << "the table shows links";
}

TEST_F(DialogKeysInPaths, setWhereStartsWithTheSelection) {
    document().selection().set({{node(), 1}, {node(), 2}});
    trigger("action.setWhere");
    auto* dialog = find<WhereDialog>("where");
    EXPECT_EQ(dialog->findChild<FilterEdit*>("where.expression")->text(), "selected");
    EXPECT_EQ(dialog->findChild<QLabel*>("where.told")->text(), "2 nodes");
    dialog->reject();
    document().selection().clear();
    QTest::qWait(20);
    trigger("action.selectWhere");
    EXPECT_EQ(find<WhereDialog>("where")->findChild<FilterEdit*>("where.expression")->text(), "");
    find<WhereDialog>("where")->reject();
}

TEST_F(DialogKeysInPaths, aDialogOpensBesideWhatItPreviews) {
    window->move(20, 20);
    window->resize(1000, 700);
    QTest::qWait(50);
    document().selection().set({{node(), 1}, {node(), 2}});
    trigger("action.frame");
    std::size_t dialogs = 0;
    EXPECT_GT(withEditDialogs(*window,
                              [&](EditDialog& dialog, const std::string& what) {
                                  ++dialogs;
                                  const auto preview = window->viewport().selectionOnScreen();
                                  EXPECT_FALSE(preview.isEmpty()) << what;
                                  EXPECT_FALSE(dialog.frameGeometry().intersects(preview)) << what;
                              }),
              2U);
    EXPECT_GT(dialogs, 2U);
}

TEST_F(DialogKeysInPaths, aShiftClickThroughAnArrowSelectsTheNeighbour) {
    trigger("action.topView");
    document().selection().set({{node(), 0}});
    trigger("action.frame");
    const auto& camera = window->viewport().camera();
    const auto at = placeOf(0) + glm::vec3(60 * camera.unitsPerPixel(placeOf(0)), 0, 0);
    const auto& position = *document().model().schema().type(node()).findProperty("position");
    const Slot other = 1;
    ASSERT_TRUE(document().edit("Move", [&](model::Transaction& tx) {
        model::writeValue(tx, node(), position, std::span(&other, 1), glm::dvec3(at));
    }));
    QTest::qWait(100);
    const auto pixel = nodePixel(1);
    QTest::mouseMove(&view(), pixel);
    QTest::mouseClick(&view(), Qt::LeftButton, Qt::ShiftModifier, pixel);
    EXPECT_EQ(document().selection().size(), 2U);
    EXPECT_EQ(document().undoStack().count(), 1) << "nothing has moved";
}

} // namespace
} // namespace navsmith::gui
