// Bot waypoints and their map: edicts of brushes, also after the map was recompiled; colours, and rules that use the
// map.
#include "app/gui/panels/issues_model.h"
#include "app/gui/panels/legend_view.h"
#include "core/world/backdrop.h"
#include "tests/app/gui/window/waypoint_fixture.h"

#include <QDockWidget>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QRegularExpression>
#include <QToolButton>
#include <QTreeView>
#include <QTreeWidget>

#include <cmath>
#include <set>

namespace navsmith::gui {
namespace {

class WaypointsOnMap : public WaypointFixture {
protected:
    const samples::arena::Mover& mover(std::string_view name) {
        return *std::ranges::find(plan.movers, name, &samples::arena::Mover::name);
    }
    [[nodiscard]] bool settles() {
        return QTest::qWaitFor([&] { return window->views().active()->issues().isIdle(); }, 10000);
    }
};

// Entities of the map ------------------------------------------------------------------------------------------------

TEST_F(WaypointsOnMap, aClickOnABrushOfTheMapShowsTheKeysAndValuesOfItsEntity) {
    const auto& box = mover("door").box;
    const auto middle = (glm::dvec3(box.low) + glm::dvec3(box.high)) / 2.0;
    const auto face = glm::dvec3(box.high.x, middle.y, middle.z); // towards the hall
    trigger("action.eastView");
    viewport().camera().position = glm::vec3(face) + glm::vec3(200, 0, 0);
    viewport().cameraMoved();
    for (const auto* kind : {"node", "link"}) { // elements come before what lies behind them
        select(all(kind));
        trigger("action.hide");
    }
    find<QDockWidget>("dock.map")->raise();
    auto* list = find<QTreeWidget>("map.entities");
    find<QLineEdit>("map.entities.filter")->setText("info_player");
    click(pixel(face));
    ASSERT_NE(list->currentItem(), nullptr);
    EXPECT_EQ(list->currentItem()->text(0), "func_door");
    EXPECT_FALSE(list->currentItem()->isHidden()) << "the filter gives way";
    const auto text = find<QPlainTextEdit>("map.entity")->toPlainText();
    EXPECT_TRUE(text.contains("classname: func_door")) << text.toStdString();
    EXPECT_TRUE(text.contains("targetname: vault")) << text.toStdString();
    EXPECT_TRUE(text.contains("model: *2")) << text.toStdString();
    EXPECT_TRUE(statusMessage().startsWith("func_door vault (entity ")) << statusMessage().toStdString();
    EXPECT_EQ(document().undoStack().count(), 0) << "looking is no edit";
    // A wall of the world beside it belongs to no entity.
    list->setCurrentItem(nullptr);
    click(pixel(face + glm::dvec3(0, 0, (box.high.z - box.low.z) / 2.0 + 24)));
    EXPECT_EQ(list->currentItem(), nullptr);
}

// Edicts -----------------------------------------------------------------------------------------------------------

TEST_F(WaypointsOnMap, linkGetsAnEdictForABrush) {
    const auto tied = link("middle 1", "west 1");
    ASSERT_FALSE(edictOf(tied).valid());
    select({tied});
    QStringList brushes;
    QString text;
    int green = 0;
    inDialog(edit("tie"), [&](EditDialog& dialog) {
        auto* box = dialog.findChild<QComboBox*>("parameter.brush");
        ASSERT_NE(box, nullptr);
        for (int i = 0; i < box->count(); ++i)
            brushes << box->itemText(i);
        choose(dialog, "parameter.brush", "func_plat");
        EXPECT_EQ(dialog.marks().segments.size(), 12U) << "the box";
        lookDownAt(glm::dvec3(mover("lift").box.low), 500);
        green = pixelsLike(symbol::rgb(0x63D471));
        choose(dialog, "parameter.brush", "func_door");
        dialog.findChild<QDoubleSpinBox*>("parameter.number")->setValue(41);
        text = said(dialog);
        accept(dialog);
    });
    EXPECT_EQ(brushes, (QStringList{"func_plat (*1)", "func_door vault (*2)", "func_button (*3)"}));
    EXPECT_GT(green, 100) << "the brush is marked in the view";
    EXPECT_TRUE(text.startsWith("12 by 100 by 116 units")) << text.toStdString();
    const auto e = edictOf(tied);
    ASSERT_TRUE(e.valid());
    EXPECT_EQ(document().selection().elements(), std::vector{e});
    EXPECT_EQ(point(e, "minimum"), glm::dvec3(mover("door").box.low) - 2.0);
    EXPECT_EQ(point(e, "maximum"), glm::dvec3(mover("door").box.high) + 2.0);
    EXPECT_EQ(number(e, "edict_number"), 41);
    EXPECT_EQ(number(e, "entity_id"), -42);
    EXPECT_EQ(document().undoStack().count(), 1);
    // For an existing edict the edit changes it and proposes its brush.
    select({tied});
    inDialog(edit("tie"), [&](EditDialog& dialog) {
        EXPECT_EQ(dialog.findChild<QComboBox*>("parameter.brush")->currentText(), "func_door vault (*2)");
        EXPECT_EQ(dialog.findChild<QDoubleSpinBox*>("parameter.number")->value(), 41);
        choose(dialog, "parameter.brush", "func_button");
        accept(dialog);
    });
    EXPECT_EQ(edictOf(tied), e);
    EXPECT_EQ(point(e, "minimum"), glm::dvec3(mover("button").box.low) - 2.0);
    // Without a map there are no brushes.
    select({tied});
    ASSERT_TRUE(edit("tie")->isEnabled());
    find<QToolButton>("map.close")->click();
    QCoreApplication::processEvents();
    EXPECT_FALSE(edit("tie")->isEnabled());
    EXPECT_TRUE(edit("tie")->statusTip().contains("File > Open Map"));
    EXPECT_FALSE(edit("retie")->isEnabled());
}

/// A recompiled map: the door has moved, the button is larger.
class Recompiled : public WaypointsOnMap {
protected:
    [[nodiscard]] std::vector<std::byte> map() const override {
        auto changed = plan;
        for (auto& m : changed.movers) {
            if (m.name == "door")
                m.box = {m.box.low + glm::vec3(0, 40, 0), m.box.high + glm::vec3(0, 40, 0)};
            if (m.name == "button")
                m.box.high.z += 8;
        }
        return samples::arena::map(changed);
    }
};

TEST_F(Recompiled, matchesEdictsAgainAndReportsGuesses) {
    const auto door = edictOf(link("door", "vault"));
    const auto button = edictOf(link("west 1", "button"));
    const auto lift = edictOf(link("lift", "lift's top"));
    ASSERT_TRUE(door.valid() && button.valid() && lift.valid());
    const auto doorWas = point(door, "minimum");
    const auto buttonTop = point(button, "maximum");
    const auto liftWas = point(lift, "minimum");
    const auto id = number(door, "entity_id");
    document().selection().clear();
    QString text;
    QStringList lines;
    symbol::Primitives marks;
    inDialog(edit("retie"), [&](EditDialog& dialog) {
        text = said(dialog);
        lines = report(dialog).split('\n', Qt::SkipEmptyParts);
        marks = dialog.marks();
        accept(dialog);
    });
    const auto edicts = count("edict");
    EXPECT_EQ(text, QString("%1 certain, 1 guessed, 0 without a match").arg(edicts - 1));
    ASSERT_EQ(lines.size(), static_cast<qsizetype>(edicts)) << lines.join('\n').toStdString();
    EXPECT_EQ(lines.filter("func_door vault (*2); the box moves to it").size(), 2) << lines.join('\n').toStdString();
    EXPECT_EQ(lines.filter("guess: func_button (*3), 4 units away").size(), 1) << lines.join('\n').toStdString();
    EXPECT_EQ(lines.filter(QRegularExpression("func_plat \\(\\*1\\)$")).size(), 1) << lines.join('\n').toStdString();
    const auto of = [&](symbol::Rgba colour) {
        return std::ranges::count_if(marks.segments, [&](const auto& s) { return s.a.colour == colour; });
    };
    EXPECT_EQ(of(symbol::rgb(0x63D471)), 12 * static_cast<std::ptrdiff_t>(edicts - 1)) << "green: sure";
    EXPECT_EQ(of(symbol::rgb(0xF2C14E)), 12) << "yellow: guessed";
    EXPECT_EQ(point(door, "minimum"), doorWas + glm::dvec3(0, 40, 0));
    EXPECT_EQ(point(button, "maximum"), buttonTop) << "guesses are skipped by default";
    EXPECT_EQ(point(lift, "minimum"), liftWas) << "on its way down";
    EXPECT_EQ(number(door, "entity_id"), id);
    EXPECT_TRUE(statusMessage().startsWith("1 edict ")) << statusMessage().toStdString();
    EXPECT_EQ(document().undoStack().count(), 1);
    document().selection().clear(); // no selection: all edicts
    inDialog(edit("retie"), [&](EditDialog& dialog) {
        choose(dialog, "parameter.guesses", "take");
        accept(dialog);
    });
    EXPECT_EQ(point(button, "maximum"), buttonTop + glm::dvec3(0, 0, 8));
}

// Colours ----------------------------------------------------------------------------------------------------------

TEST_F(WaypointsOnMap, linksAreColouredByTheTeamsThatMayTakeThem) {
    auto* display = window->views().active();
    const auto l = link("middle 4", "middle 5");
    const auto back = link("middle 5", "middle 4");
    select({l, back});
    inDialog(edit("set_teams"), [&](EditDialog& dialog) {
        dialog.findChild<QDoubleSpinBox*>("parameter.mask")->setValue(5);
        accept(dialog);
    });
    EXPECT_EQ(number(l, "teams"), 5);
    document().selection().clear();
    display->setColourBy(type("link"), "team_colours");
    const auto& colours = display->overrides().colours[type("link")];
    const auto other = colours[link("middle 3", "middle 4").slot];
    EXPECT_NE(colours[l.slot], other);
    EXPECT_EQ(colours[l.slot], colours[back.slot]);
    const auto groups = window->findChild<LegendView*>()->groups();
    ASSERT_FALSE(groups.empty());
    EXPECT_EQ(groups.front().title, "Links: Teams");
    std::vector<std::string> titles;
    for (const auto& entry : groups.front().entries)
        titles.push_back(entry.title);
    EXPECT_EQ(titles, (std::vector<std::string>{"team bits 1, 3", "all teams"}));
    lookDownAt((point(node("middle 4")) + point(node("middle 5"))) / 2.0, 300);
    EXPECT_GT(pixelsLike(colours[l.slot]), 100);
}

TEST_F(WaypointsOnMap, coloursElementsReachableFromTheSelection) {
    auto* display = window->views().active();
    // Nothing leads out of the vault any more.
    const auto out = link("vault", "door");
    select({out});
    key(Qt::Key_Delete);
    ASSERT_FALSE(link("vault", "door").valid());
    select({node("vault")});
    display->setColourBy(type("node"), "reach");
    const auto colour = [&](std::string_view name) {
        return display->overrides().colours[type("node")][node(name).slot];
    };
    EXPECT_EQ(colour("vault"), symbol::rgb(0x63D471));
    EXPECT_EQ(colour("door"), symbol::rgb(0x5B9BFF)) << "to the selection only";
    select({node("door")});
    EXPECT_TRUE(QTest::qWaitFor([&] { return colour("vault") == symbol::rgb(0xF0A24B); }, 5000)) << "a trap";
    EXPECT_EQ(colour("block"), symbol::rgb(0x63D471));
    const auto groups = window->findChild<LegendView*>()->groups();
    EXPECT_EQ(groups.front().title, "Nodes: Reach of the selected nodes");
    EXPECT_EQ(groups.front().entries.size(), 4U);
    lookDownAt(point(node("vault")), 300);
    EXPECT_GT(pixelsLike(symbol::rgb(0xF0A24B)), 50);
    document().selection().clear();
    EXPECT_TRUE(QTest::qWaitFor([&] { return colour("block").a == 0; }, 5000)) << "nothing is selected";
}

// Issues -----------------------------------------------------------------------------------------------------------

TEST_F(WaypointsOnMap, eachItemWithoutANodeIsAnIssueThatGoesToItsPlace) {
    ASSERT_TRUE(document().edit("All but one", [&](model::Transaction& tx) {
        for (const auto e : all("node")) {
            if (e.slot != 0)
                tx.erase(e);
        }
    }));
    ASSERT_TRUE(settles());
    const auto& map = *model().map();
    auto* tree = find<QTreeView>("problems.view");
    const auto& issues = *static_cast<IssuesModel*>(tree->model());
    std::set<QString> rows;
    for (const auto& issue : window->views().active()->issues().issues()) {
        if (issue.rule != "QN054")
            continue;
        ASSERT_TRUE(issue.entity);
        const auto key = QString("note/QN054/0/0/%1").arg(*issue.entity);
        ASSERT_TRUE(QTest::qWaitFor([&] { return issues.find(key).isValid(); }, 5000));
        const auto index = issues.find(key);
        rows.insert(index.data().toString());
        EXPECT_EQ(index.siblingAtColumn(IssuesModel::Where).data().toString().toStdString(),
                  map.entity(*issue.entity)->className());
        tree->setCurrentIndex(index);
        Q_EMIT tree->clicked(index);
        auto& camera = viewport().camera();
        const auto seen = camera.project(*map.entity(*issue.entity)->origin);
        ASSERT_TRUE(seen);
        EXPECT_LT(std::abs(seen->x - static_cast<float>(camera.viewport.x) / 2), 2.0F);
        EXPECT_LT(std::abs(seen->y - static_cast<float>(camera.viewport.y) / 2), 2.0F);
        EXPECT_TRUE(document().selection().elements().empty());
    }
    EXPECT_GT(rows.size(), 3U);
}

} // namespace
} // namespace navsmith::gui
