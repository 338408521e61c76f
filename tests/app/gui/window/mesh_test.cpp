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
    model::Value value(std::string_view typeId, Slot row, std::string_view property) {
        const auto& spec = document().model().schema().type(type(typeId));
        return model::readValue(document().model(), *spec.findProperty(property), {type(typeId), row});
    }
    Element first(std::string_view typeId) {
        Element found;
        document().model().forEachLive(type(typeId), [&](Slot row) {
            if (!found.valid())
                found = {type(typeId), row};
        });
        return found;
    }
    QImage picture() { return view().renderPicture({400, 300}); }

    /// The fraction of pixels that differ by more than a shade.
    static double difference(const QImage& a, const QImage& b) {
        int differing = 0;
        for (int y = 0; y < a.height(); ++y) {
            for (int x = 0; x < a.width(); ++x) {
                const QColor p = a.pixelColor(x, y);
                const QColor q = b.pixelColor(x, y);
                const int most = std::max(
                    {std::abs(p.red() - q.red()), std::abs(p.green() - q.green()), std::abs(p.blue() - q.blue())});
                differing += most > 24 ? 1 : 0;
            }
        }
        return static_cast<double>(differing) / (a.width() * a.height());
    }
};

TEST_F(MeshOverMap, opensTheMapBesideTheMesh) {
    EXPECT_TRUE(find<QLabel>("map.name")->text().contains("outpost.bsp"));
    EXPECT_GT(document().map()->backdrop->geometry.triangleCount(), 50U);
    EXPECT_FALSE(document().isModified()) << "opening a map is not an edit";
    const auto with = picture();
    find<QCheckBox>("map.shown")->setChecked(false);
    EXPECT_GT(difference(with, picture()), 0.1);
    find<QCheckBox>("map.shown")->setChecked(true);
    EXPECT_LT(difference(with, picture()), 0.001);
}

TEST_F(MeshOverMap, windowAndPictureOccludeTheSame) {
    QImage shown;
    view().requestPicture([&](const QImage& image) { shown = image; });
    ASSERT_TRUE(QTest::qWaitFor([&] { return !shown.isNull(); }, 10000));
    const auto drawn = view().renderPicture(shown.size());
    EXPECT_LT(difference(shown, drawn), 0.02);
}

TEST_F(MeshOverMap, sliceHidesRoofAndOpacityShowsInside) {
    const auto whole = picture();
    auto* top = find<QDoubleSpinBox>("map.top");
    const double roof = top->value();
    top->setValue(100);
    EXPECT_GT(difference(whole, picture()), 0.01);
    top->setValue(roof);
    EXPECT_LT(difference(whole, picture()), 0.001);
    find<QSlider>("map.opacity")->setValue(40);
    EXPECT_GT(difference(whole, picture()), 0.05);
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

TEST_F(MeshOverMap, aMapIsClosedAndOpenedAgain) {
    find<QToolButton>("map.close")->click();
    EXPECT_FALSE(document().map().has_value());
    window->files().openMap(document(), folder.filePath("outpost.bsp"));
    EXPECT_TRUE(QTest::qWaitFor([&] { return document().map().has_value(); }, 10000));
}

TEST_F(MeshOverMap, aHandleSetsTheHeightOfOneCorner) {
    const auto area = first("area");
    document().selection().set({area});
    window->viewport().frameSelection();
    const auto was = std::get<double>(value("area", area.slot, "north_west_z"));
    const auto corner = std::get<glm::dvec3>(value("area", area.slot, "north_west"));
    const auto other = value("area", area.slot, "south_east_z");
    const auto pixel = window->viewport().camera().project(glm::vec3(corner));
    ASSERT_TRUE(pixel.has_value());
    const QPoint at(static_cast<int>(std::lround(pixel->x)), static_cast<int>(std::lround(pixel->y)));
    QTest::mouseMove(&view(), at);
    QTest::mousePress(&view(), Qt::LeftButton, {}, at);
    for (int i = 1; i <= 8; ++i)
        QTest::mouseMove(&view(), at - QPoint(0, 5 * i));
    QTest::mouseRelease(&view(), Qt::LeftButton, {}, at - QPoint(0, 40));
    EXPECT_GT(std::get<double>(value("area", area.slot, "north_west_z")), was + 1);
    EXPECT_EQ(value("area", area.slot, "south_east_z"), other);
    EXPECT_EQ(document().undoStack().count(), 1);
    document().undoStack().undo();
    EXPECT_EQ(std::get<double>(value("area", area.slot, "north_west_z")), was);
}

TEST_F(MeshOverMap, setsAPlaceByName) {
    const auto area = first("area");
    document().selection().set({area});
    auto* line = find<QLineEdit>("property.area.place");
    ASSERT_NE(line, nullptr);
    Element place;
    document().model().forEachLive(type("place"), [&](Slot row) {
        if (value("area", area.slot, "place") != model::Value(Element{type("place"), row}))
            place = {type("place"), row};
    });
    ASSERT_TRUE(place.valid());
    const auto name = std::get<std::string>(value("place", place.slot, "name"));
    line->setFocus();
    line->selectAll();
    QTest::keyClicks(line, QString::fromStdString(name));
    QTest::keyClick(line, Qt::Key_Return);
    EXPECT_EQ(value("area", area.slot, "place"), model::Value(place));
    line->selectAll();
    QTest::keyClicks(line, "no such place");
    QTest::keyClick(line, Qt::Key_Return);
    EXPECT_EQ(value("area", area.slot, "place"), model::Value(place)) << "an unknown name changes nothing";
    line->selectAll();
    QTest::keyClick(line, Qt::Key_Delete);
    QTest::keyClick(line, Qt::Key_Return);
    EXPECT_EQ(value("area", area.slot, "place"), model::Value(std::monostate{}));
}

TEST_F(MeshOverMap, placesElementsOnTheGround) {
    const auto spot = first("hiding_spot");
    const auto stood = std::get<glm::dvec3>(value("hiding_spot", spot.slot, "position"));
    const auto& position = *document().model().schema().type(spot.type).findProperty("position");
    const auto raised = document().edit("raise", [&](model::Transaction& tx) {
        model::addToValue(tx, spot.type, position, {&spot.slot, 1}, {0, 0, 30});
    });
    ASSERT_TRUE(raised && *raised);
    document().selection().set({spot});
    find<QAction>("action.ground")->trigger();
    const auto stands = std::get<glm::dvec3>(value("hiding_spot", spot.slot, "position"));
    EXPECT_NEAR(stands.z, stood.z, 2.0);
    EXPECT_EQ(stands.x, stood.x);
}

TEST_F(MeshOverMap, clickOnAnAreaCreatesAHidingSpot) {
    auto& camera = window->viewport().camera();
    const auto area = first("area");
    const auto middle = *window->viewport().scene(document()).anchor(area);
    camera.position = middle + glm::vec3(0, 0, 120);
    camera.pitch = -1.5707F;
    window->viewport().cameraMoved();
    const auto before = document().model().count(type("hiding_spot"));
    find<QAction>("action.tool.hiding_spot")->trigger();
    const auto pixel = *camera.project(middle);
    QTest::mouseClick(&view(), Qt::LeftButton, {},
                      QPoint(static_cast<int>(pixel.x) + 6, static_cast<int>(pixel.y) + 6));
    ASSERT_EQ(document().model().count(type("hiding_spot")), before + 1);
    const auto made = document().selection().primary();
    ASSERT_EQ(made.type, type("hiding_spot"));
    const auto at = std::get<glm::dvec3>(value("hiding_spot", made.slot, "position"));
    EXPECT_NEAR(at.x, static_cast<double>(middle.x), 20);
    EXPECT_NEAR(at.z, static_cast<double>(middle.z), 20);
}

TEST_F(MeshOverMap, rectangleAndSelectAllTakeAreasBeforeSpots) {
    ASSERT_GT(document().model().count(type("hiding_spot")), 0U);
    document().selection().clear();
    find<QAction>("action.selectAll")->trigger();
    EXPECT_EQ(document().selection().types(), (std::vector{type("area")}));
    document().selection().clear();
    find<QAction>("action.topView")->trigger();
    const QPoint end(view().width() - 3, view().height() - 3);
    QTest::mousePress(&view(), Qt::LeftButton, {}, QPoint(3, 3));
    QTest::mouseMove(&view(), QPoint(300, 300));
    QTest::mouseMove(&view(), end);
    QTest::mouseRelease(&view(), Qt::LeftButton, {}, end);
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

TEST_F(MeshOverMap, conversionReportsLossesFirst) {
    auto* action = find<QAction>("action.verb.source_nav.convert");
    ASSERT_NE(action, nullptr);
    EXPECT_TRUE(find<QMenu>("menu.edit")->actions().contains(action));
    ASSERT_TRUE(action->isVisible() && action->isEnabled());
    const auto bytes = [&] { return document().system().codec.save(document().model()).files.front().bytes; };
    const auto before = bytes();
    const auto ladders = document().model().count(type("ladder"));
    ASSERT_GT(ladders, 0U);
    QString unchanged;
    QString report;
    bool focused = false;
    // The dialog runs its own event loop, so schedule what to do in it.
    QTimer::singleShot(0, window.get(), [&] {
        auto* dialog = window->findChild<QDialog*>("dialog.verb");
        ASSERT_NE(dialog, nullptr);
        auto* to = dialog->findChild<QComboBox*>("parameter.format");
        auto* text = dialog->findChild<QPlainTextEdit*>("dialog.verb.report");
        unchanged = text->toPlainText();
        to->setFocus();
        for (int i = 0; i < to->count() && !to->currentText().startsWith("Version 5:"); ++i)
            QTest::keyClick(to, Qt::Key_Down);
        EXPECT_TRUE(to->currentText().startsWith("Version 5:")) << to->currentText().toStdString();
        report = text->toPlainText();
        QTest::keyClick(to, Qt::Key_Tab);
        focused = dialog->focusWidget() == text; // also if another window is active
        dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)->click();
    });
    action->trigger();
    EXPECT_TRUE(unchanged.startsWith("Nothing changes")) << unchanged.toStdString();
    EXPECT_TRUE(report.startsWith("Lost\n")) << report.toStdString();
    EXPECT_TRUE(report.contains(QString::fromStdString(
        "  " + model::countedName(document().model().schema().type(type("ladder")), ladders) + "\n")))
        << report.toStdString();
    EXPECT_TRUE(report.contains("Mesh: Version: 16 becomes 5\n")) << report.toStdString();
    EXPECT_TRUE(focused) << "Tab moves the focus into and out of the report";
    EXPECT_EQ(document().undoStack().count(), 1);
    EXPECT_EQ(value("file", 0, "version"), model::Value(std::int64_t{5}));
    EXPECT_EQ(document().model().count(type("ladder")), 0U);
    document().undoStack().undo();
    EXPECT_EQ(bytes(), before);
    document().undoStack().redo();
    EXPECT_EQ(value("file", 0, "version"), model::Value(std::int64_t{5}));
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
