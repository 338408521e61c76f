// The sample mesh and its map in a real window.
#include "app/gui/panels/map_panel.h"
#include "tests/app/gui/window/mesh_fixture.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSlider>
#include <QTableView>
#include <QTimer>
#include <QToolButton>
#include <QTreeWidget>

#include <cmath>

namespace navsmith::gui {
namespace {

class MeshOverMap : public MeshFixture {
protected:
    model::Value valueOf(std::string_view typeId, Slot row, std::string_view property) {
        return value({type(typeId), row}, property);
    }
    Element first(std::string_view typeId) { return all(typeId).front(); }
};

TEST_F(MeshOverMap, theMapBesideTheMeshIsShownCutAndSeenThrough) {
    EXPECT_TRUE(find<QLabel>("map.name")->text().contains("outpost.bsp"));
    EXPECT_GT(document().map()->backdrop->geometry.triangleCount(), 50U);
    EXPECT_FALSE(document().isModified()) << "opening a map is not an edit";
    const auto shown = shownPicture();
    EXPECT_LT(difference(shown, view().renderPicture(shown.size())), 0.02)
        << "the window and pictures occlude the same";
    const auto whole = picture();
    find<QCheckBox>("map.shown")->setChecked(false);
    EXPECT_GT(difference(whole, picture()), 0.1) << "without the map";
    find<QCheckBox>("map.shown")->setChecked(true);
    EXPECT_LT(difference(whole, picture()), 0.001) << "with the map again";
    auto* top = find<QDoubleSpinBox>("map.top");
    const double roof = top->value();
    top->setValue(100);
    EXPECT_GT(difference(whole, picture()), 0.01) << "the slice hides the roof";
    top->setValue(roof);
    EXPECT_LT(difference(whole, picture()), 0.001) << "with the roof again";
    find<QSlider>("map.opacity")->setValue(40);
    EXPECT_GT(difference(whole, picture()), 0.05) << "the inside is seen";
}

TEST_F(MeshOverMap, entitiesAreListedMarkedAndFramed) {
    auto* list = find<QTreeWidget>("map.entities");
    ASSERT_GT(list->topLevelItemCount(), 2);
    EXPECT_EQ(list->topLevelItem(0)->text(0), "worldspawn");
    find<QLineEdit>("map.entities.filter")->setText("info_player_terrorist");
    int listed = 0;
    QTreeWidgetItem* start = nullptr;
    for (int i = 0; i < list->topLevelItemCount(); ++i) {
        if (!list->topLevelItem(i)->isHidden()) {
            ++listed;
            start = list->topLevelItem(i);
        }
    }
    ASSERT_GT(listed, 0);
    auto* panel = window->findChild<MapPanel*>();
    EXPECT_TRUE(panel->marks().sprites.empty());
    find<QCheckBox>("map.entities.shown")->setChecked(true);
    EXPECT_EQ(panel->marks().sprites.size(), static_cast<std::size_t>(listed));
    list->setCurrentItem(start);
    EXPECT_TRUE(find<QPlainTextEdit>("map.entity")->toPlainText().contains("origin: "));
    const auto before = window->viewport().camera().position;
    Q_EMIT list->itemActivated(start, 0);
    EXPECT_NE(window->viewport().camera().position, before);
}

TEST_F(MeshOverMap, aSliceCutsElementsUnlessSwitchedOff) {
    const auto area = first("area");
    const auto at = *window->viewport().scene(document()).anchor(area);
    window->viewport().goTo(area);
    const auto pixel = *window->viewport().camera().project(at);
    const QPointF under(pixel.x, pixel.y);
    const auto isThere = [&] {
        const auto hit = window->viewport().pickAt(under, [&](Element e) { return e == area; });
        return hit.has_value();
    };
    find<QCheckBox>("map.shown")->setChecked(false); // only the elements
    ASSERT_TRUE(isThere());
    const auto whole = picture();
    find<QDoubleSpinBox>("map.bottom")->setValue(std::ceil(static_cast<double>(at.z)) + 40);
    EXPECT_FALSE(isThere()) << "what is not drawn cannot be picked";
    const auto cut = picture();
    EXPECT_GT(difference(whole, cut), 0.01);
    find<QAction>("action.cutElements")->trigger();
    EXPECT_FALSE(find<QCheckBox>("map.cutsElements")->isChecked());
    EXPECT_TRUE(isThere());
    EXPECT_LT(difference(whole, picture()), 0.005);
}

TEST_F(MeshOverMap, everyMenuFitsASmallScreen) {
    document().selection().set({first("area")});
    expectMenusFit(*window);
}

TEST_F(MeshOverMap, theMapShowsBackFacesHeightsAndLinesOnRequest) {
    find<QAction>("action.map.shaded")->trigger(); // edges are faint over textures
    auto before = picture();
    for (const char* name : {"map.tinted", "map.heightLines", "map.edges"}) {
        find<QCheckBox>(name)->click();
        const auto after = picture();
        EXPECT_GT(difference(before, after), 0.005) << name;
        before = after;
    }
    // From below, only the back of the ground would be there.
    auto& camera = window->viewport().camera();
    camera.position = document().map()->backdrop->geometry.minimum - glm::vec3(0, 0, 300);
    camera.pitch = 0.9F;
    window->viewport().cameraMoved();
    before = picture();
    find<QCheckBox>("map.backFaces")->setChecked(true);
    EXPECT_GT(difference(before, picture()), 0.02);
}

TEST_F(MeshOverMap, aHandleSetsTheHeightOfOneCorner) {
    const auto area = first("area");
    document().selection().set({area});
    window->viewport().frameSelection();
    const auto was = std::get<double>(value(area, "north_west_z"));
    const auto other = value(area, "south_east_z");
    const auto at = pixel(point(area, "north_west"));
    drag(at, at - QPoint(0, 40));
    EXPECT_GT(std::get<double>(valueOf("area", area.slot, "north_west_z")), was + 1);
    EXPECT_EQ(valueOf("area", area.slot, "south_east_z"), other);
    EXPECT_EQ(document().undoStack().count(), 1);
    document().undoStack().undo();
    EXPECT_EQ(std::get<double>(valueOf("area", area.slot, "north_west_z")), was);
}

TEST_F(MeshOverMap, setsAPlaceByName) {
    const auto area = first("area");
    document().selection().set({area});
    auto* line = find<QLineEdit>("property.area.place");
    ASSERT_NE(line, nullptr);
    Element place;
    document().model().forEachLive(type("place"), [&](Slot row) {
        if (valueOf("area", area.slot, "place") != model::Value(Element{type("place"), row}))
            place = {type("place"), row};
    });
    ASSERT_TRUE(place.valid());
    const auto name = std::get<std::string>(valueOf("place", place.slot, "name"));
    line->setFocus();
    line->selectAll();
    QTest::keyClicks(line, QString::fromStdString(name));
    QTest::keyClick(line, Qt::Key_Return);
    EXPECT_EQ(valueOf("area", area.slot, "place"), model::Value(place));
    line->selectAll();
    QTest::keyClicks(line, "no such place");
    QTest::keyClick(line, Qt::Key_Return);
    EXPECT_EQ(valueOf("area", area.slot, "place"), model::Value(place)) << "an unknown name changes nothing";
    line->selectAll();
    QTest::keyClick(line, Qt::Key_Delete);
    QTest::keyClick(line, Qt::Key_Return);
    EXPECT_EQ(valueOf("area", area.slot, "place"), model::Value(std::monostate{}));
}

TEST_F(MeshOverMap, rectangleAndSelectAllTakeAreasBeforeSpots) {
    ASSERT_GT(document().model().count(type("hiding_spot")), 0U);
    document().selection().clear();
    find<QAction>("action.selectAll")->trigger();
    EXPECT_EQ(document().selection().types(), (std::vector{type("area")}));
    document().selection().clear();
    find<QAction>("action.topView")->trigger();
    drag(QPoint(3, 3), QPoint(view().width() - 3, view().height() - 3));
    EXPECT_EQ(document().selection().types(), (std::vector{type("area")}));
}

TEST_F(MeshOverMap, areasAreColouredByWhatTheSelectionSeesAndByPlace) {
    auto* display = window->views().active();
    const auto area = first("area");
    document().selection().set({area});
    display->setColourBy(type("area"), "sees");
    const auto colours = display->overrides().colours[type("area")];
    EXPECT_EQ(colours[area.slot], symbol::rgb(0xFFFFFF));
    document().selection().clear();
    EXPECT_TRUE(QTest::qWaitFor([&] { return display->overrides().colours[type("area")] != colours; }, 5000))
        << "follows the selection";
    display->setColourBy(type("area"), "place");
    EXPECT_NE(display->overrides().colours[type("area")][area.slot].a, 0);
}

TEST_F(MeshOverMap, listsAreShownEditedAndShortened) {
    Element path;
    document().model().forEachLive(type("encounter_path"), [&](Slot row) {
        if (!path.valid() && document().model().listRange(type("encounter_path"), 0, row).count > 1)
            path = {type("encounter_path"), row};
    });
    ASSERT_TRUE(path.valid());
    const auto count = document().model().listRange(path.type, 0, path.slot).count;
    document().selection().set({path});
    auto* table = find<QTableView>("lists.table");
    auto& entries = *table->model();
    ASSERT_EQ(entries.rowCount(), static_cast<int>(count));
    EXPECT_TRUE(entries.index(0, 0).data().toString().startsWith("hiding spot "));
    EXPECT_FALSE(entries.flags(entries.index(0, 0)) & Qt::ItemIsEditable);
    ASSERT_TRUE(entries.setData(entries.index(0, 1), "1", Qt::EditRole));
    EXPECT_EQ(entries.index(0, 1).data().toString(), "1");
    EXPECT_FALSE(entries.setData(entries.index(0, 1), "nonsense", Qt::EditRole));
    table->selectRow(0);
    find<QToolButton>("lists.remove")->click();
    EXPECT_EQ(entries.rowCount(), static_cast<int>(count) - 1);
    EXPECT_EQ(document().undoStack().count(), 2);
    document().undoStack().setIndex(0);
    EXPECT_EQ(entries.rowCount(), static_cast<int>(count));
    EXPECT_TRUE(document().pendingSave().files.empty());
}

TEST_F(MeshOverMap, encounterPathsAreHiddenByDefault) {
    EXPECT_FALSE(find<QCheckBox>("display.type.encounter_path")->isChecked());
    EXPECT_TRUE(find<QCheckBox>("display.type.area")->isChecked());
    // Nobody has hidden them, so Show All does not show them; nor does it hide them.
    find<QCheckBox>("display.type.area")->click();
    find<QAction>("action.showAll")->trigger();
    EXPECT_TRUE(find<QCheckBox>("display.type.area")->isChecked());
    EXPECT_FALSE(find<QCheckBox>("display.type.encounter_path")->isChecked());
    find<QCheckBox>("display.type.encounter_path")->click();
    find<QAction>("action.showAll")->trigger();
    EXPECT_TRUE(find<QCheckBox>("display.type.encounter_path")->isChecked());
}

TEST_F(MeshOverMap, mergingAsksOnlyIfItIsRefused) {
    auto* split = window->findChild<QAction*>("action.verb.source_nav.split");
    document().selection().set({{type("area"), 0}});
    QTest::qWait(100); // commands follow the selection soon
    ASSERT_TRUE(split->isEnabled());
    QTimer::singleShot(100, window.get(), [&] {
        if (auto* dialog = window->findChild<QDialog*>("dialog.verb"))
            dialog->accept();
    });
    split->trigger();
    ASSERT_EQ(document().undoStack().count(), 1);
    ASSERT_EQ(document().selection().size(), 2U) << "both parts";
    const auto parts = document().model().count(type("area"));
    auto* merge = window->findChild<QAction*>("action.verb.source_nav.merge");
    EXPECT_FALSE(merge->text().contains(QChar(0x2026)));
    QTest::qWait(100);
    merge->trigger();
    EXPECT_EQ(document().model().count(type("area")), parts - 1);
    EXPECT_EQ(document().undoStack().count(), 2);
}

} // namespace
} // namespace navsmith::gui
