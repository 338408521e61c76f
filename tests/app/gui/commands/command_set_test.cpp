// Bound commands: enabled and checked state, and shortcuts in the window and in a panel.
#include "app/gui/commands/command_set.h"
#include "app/gui/commands/menus.h"

#include <QAction>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QSettings>
#include <QTest>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <gtest/gtest.h>

namespace navsmith::gui {
namespace {

struct Lamp : QObject {
    bool on = false;
    bool plugged = true;
    int rung = 0;
};

constexpr Command<Lamp> kLamp[] = {
    {.id = "action.ring",
     .title = "&Ring…",
     .keys = "R",
     .help = "Ring the bell",
     .run = [](Lamp& lamp) { ++lamp.rung; },
     .enabled = [](Lamp& lamp) { return lamp.plugged; }},
    {.id = "action.light",
     .title = "&Light",
     .keys = "L",
     .run = [](Lamp& lamp) { lamp.on = lamp.plugged && !lamp.on; },
     .checked = [](Lamp& lamp) { return lamp.on; },
     .titleNow = [](Lamp& lamp) { return QString(lamp.on ? "Light off" : "Light on"); }},
};
constexpr Topic<Lamp> kLampTopic{"Lamp", kWindow, kLamp};

constexpr Command<Lamp> kBinRows[] = {
    {.id = "bin.throw",
     .title = "Throw Away",
     .keys = "T",
     .help = "Throw the lamp away",
     .run = [](Lamp&) {},
     .enabled = {[](Lamp& lamp) { return !lamp.plugged; }, "It is plugged in."}},
};
constexpr Topic<Lamp> kBinTopic{"Bin", kWindow, kBinRows};

constexpr Place kList{"panel.list", "List"};
constexpr Command<Lamp> kListRows[] = {
    {.id = "list.ring", .title = "Ring Twice", .keys = "R", .run = [](Lamp& lamp) { lamp.rung += 2; }},
    {.id = "list.go", .title = "Go", .keys = "Return", .run = [](Lamp& lamp) { lamp.rung += 10; }},
};
constexpr Topic<Lamp> kListTopic{"List", kList, kListRows};

class CommandSetTest : public ::testing::Test {
protected:
    QWidget window;
    Lamp lamp;
    CommandSet commands;
    BoundCommands* bound = nullptr;

    void SetUp() override {
        QSettings().clear();
        commands.declare(kLampTopic);
        commands.declare(kListTopic);
        bound = commands.bind(kLampTopic, lamp);
    }
    QAction* ring() { return commands.action("action.ring"); }
    QAction* light() { return commands.action("action.light"); }
};

TEST_F(CommandSetTest, declaredCommandGetsAnAction) {
    EXPECT_EQ(ring()->objectName(), "action.ring");
    EXPECT_EQ(ring()->text(), "&Ring…");
    EXPECT_EQ(ring()->shortcut(), QKeySequence("R"));
    EXPECT_EQ(ring()->statusTip(), "Ring the bell");
    EXPECT_TRUE(ring()->toolTip().contains("(R)"));
    EXPECT_FALSE(ring()->isCheckable());
    EXPECT_EQ(commands.find("action.ring")->title(), "Ring");
    ring()->trigger();
    EXPECT_EQ(lamp.rung, 1);
}

TEST_F(CommandSetTest, tipTellsWhyACommandIsDisabledAndKeepsItWhenKeysChange) {
    commands.declare(kBinTopic);
    auto* bin = commands.bind(kBinTopic, lamp);
    const auto* action = commands.action("bin.throw");
    const auto tipWhen = [&](bool plugged) {
        lamp.plugged = plugged;
        bin->refresh();
        return action->toolTip();
    };
    EXPECT_EQ(tipWhen(false), "Throw the lamp away (T)");
    EXPECT_EQ(tipWhen(true), "Throw the lamp away (T)\n\nUnavailable: It is plugged in.");
    commands.setKeys("bin.throw", QKeySequence("X"));
    EXPECT_EQ(action->toolTip(), "Throw the lamp away (X)\n\nUnavailable: It is plugged in.");
    EXPECT_EQ(tipWhen(false), "Throw the lamp away (X)");
}

TEST_F(CommandSetTest, unboundCommandIsInvisibleAndDoesNothing) {
    CommandSet unbound;
    unbound.declare(kLampTopic);
    EXPECT_FALSE(unbound.action("action.ring")->isVisible());
    unbound.action("action.ring")->trigger();
    EXPECT_EQ(lamp.rung, 0);
}

TEST_F(CommandSetTest, enabledIsCheckedAgainBeforeRunning) {
    lamp.plugged = false;
    EXPECT_TRUE(ring()->isEnabled()) << "not refreshed yet";
    ring()->trigger();
    EXPECT_EQ(lamp.rung, 0);
    EXPECT_FALSE(ring()->isEnabled());
    lamp.plugged = true;
    bound->refresh();
    EXPECT_TRUE(ring()->isEnabled());
}

TEST_F(CommandSetTest, checkStateFollowsTheStateNotTheClick) {
    light()->trigger();
    EXPECT_TRUE(lamp.on);
    EXPECT_TRUE(light()->isChecked());
    EXPECT_EQ(light()->text(), "Light off");
    light()->setChecked(false);
    EXPECT_FALSE(lamp.on);
    lamp.on = true;
    commands.refresh();
    EXPECT_TRUE(light()->isChecked());
    EXPECT_TRUE(lamp.on) << "updating the action must not run it";
    lamp.on = false;
    lamp.plugged = false;
    commands.refresh();
    light()->trigger();
    EXPECT_FALSE(light()->isChecked()) << "it was refused";
}

TEST_F(CommandSetTest, onlyNonDefaultKeysAreStored) {
    commands.setKeys("action.ring", QKeySequence("F9"));
    EXPECT_EQ(ring()->shortcut(), QKeySequence("F9"));
    EXPECT_EQ(QSettings().value("keys/action.ring").toString(), "F9");
    CommandSet again;
    again.declare(kLampTopic);
    EXPECT_EQ(again.keys("action.ring"), QKeySequence("F9"));
    EXPECT_FALSE(again.isStandard("action.ring"));
    commands.reset("action.ring");
    EXPECT_FALSE(QSettings().contains("keys/action.ring"));
}

TEST_F(CommandSetTest, onlyCommandsOfOnePlaceAndSystemConflict) {
    EXPECT_TRUE(commands.allConflicts().isEmpty()) << "R of the list goes before R of the window";
    commands.setKeys("action.light", QKeySequence("R"));
    EXPECT_EQ(commands.allConflicts(), (QStringList{"action.ring", "action.light"}));
    commands.declare({"action.a", "A", "Edits", QKeySequence("X"), {}, kWindow, {"one"}});
    commands.declare({"action.b", "B", "Edits", QKeySequence("X"), {}, kWindow, {"two"}});
    EXPECT_TRUE(commands.conflicts(QKeySequence("X"), "action.a").isEmpty());
    commands.declare({"action.b", "B", "Edits", QKeySequence("X"), {}, kWindow, {"one"}});
    EXPECT_EQ(commands.conflicts(QKeySequence("X"), "action.a"), QStringList{"B"});
}

TEST_F(CommandSetTest, takeOverRemovesKeysFromTheOther) {
    commands.takeOverKeys("action.light", QKeySequence("R"));
    EXPECT_EQ(commands.keys("action.light"), QKeySequence("R"));
    EXPECT_TRUE(commands.keys("action.ring").isEmpty());
    EXPECT_EQ(commands.keys("list.ring"), QKeySequence("R")) << "it is in another place";
}

TEST_F(CommandSetTest, sharedReservedKeysAreReportedButMayBeAssigned) {
    commands.reserve({"Turn while building", QKeySequence("R")});
    EXPECT_EQ(commands.conflicts(QKeySequence("R"), "action.light"), (QStringList{"Ring", "Turn while building"}));
    EXPECT_TRUE(commands.allConflicts().isEmpty());
    commands.reserve({"Menu Lamp", QKeySequence("L"), false});
    EXPECT_EQ(commands.allConflicts(), QStringList{"action.light"});
}

TEST_F(CommandSetTest, panelKeysTakePrecedenceOverTheWindow) {
    auto* layout = new QVBoxLayout(&window);
    auto* bar = new QMenuBar(&window);
    auto* list = new QTreeWidget(&window);
    auto* line = new QLineEdit(&window);
    layout->addWidget(bar);
    layout->addWidget(list);
    layout->addWidget(line);
    bar->addMenu("Lamp")->addAction(ring());
    auto* panel = commands.bind(kListTopic, lamp, list);
    EXPECT_EQ(panel->action("list.ring"), commands.action("list.ring"));
    window.show();
    ASSERT_TRUE(QTest::qWaitForWindowExposed(&window));
    window.activateWindow();
    list->setFocus();
    QTest::keyClick(list, Qt::Key_R);
    EXPECT_EQ(lamp.rung, 2);
    QTest::keyClick(list, Qt::Key_Enter, Qt::KeypadModifier);
    EXPECT_EQ(lamp.rung, 12) << "Enter is Return";
    commands.setKeys("list.go", QKeySequence("F4"));
    QTest::keyClick(list, Qt::Key_F4);
    EXPECT_EQ(lamp.rung, 22);
    line->setFocus();
    QTest::keyClick(line, Qt::Key_F4);
    EXPECT_EQ(lamp.rung, 22) << "the focus is elsewhere";
    delete list;
    commands.refresh();
    EXPECT_EQ(commands.action("list.ring"), nullptr);
}

TEST_F(CommandSetTest, aKeyOfTheKeypadWorksBesideItToo) {
    commands.setKeys("action.light", QKeySequence("Num+7"));
    EXPECT_EQ(light()->shortcuts(), (QList{QKeySequence("Num+7"), QKeySequence("7")}));
    commands.setKeys("action.ring", QKeySequence("7"));
    EXPECT_EQ(light()->shortcuts(), QList{QKeySequence("Num+7")}) << "unless another command has it";
    EXPECT_TRUE(commands.allConflicts().isEmpty());
}

TEST_F(CommandSetTest, presetAssignsKeysAndRemovesThemFromOthers) {
    static constexpr KeyPreset::Keys keys[] = {{"action.light", "R"}};
    commands.applyPreset({"Test", keys});
    EXPECT_EQ(commands.keys("action.light"), QKeySequence("R"));
    EXPECT_TRUE(commands.keys("action.ring").isEmpty());
    EXPECT_EQ(commands.keys("list.ring"), QKeySequence("R"));
    commands.applyPreset(keyPresets().front());
    EXPECT_EQ(commands.keys("action.ring"), QKeySequence("R"));
}

TEST_F(CommandSetTest, menuFollowsItsLayout) {
    static constexpr const char* items[] = {"action.ring", kSeparator, "menu.more", "part.own"};
    static constexpr const char* more[] = {"action.light"};
    static constexpr MenuLayout layouts[] = {{"menu.lamp", "&Lamp", items}, {"menu.more", "&More", more}};
    QMenu menu;
    fillMenu(menu, layouts, "menu.lamp", commands, {{"part.own", [](QMenu& part) { part.addAction("own"); }}});
    const auto actions = menu.actions();
    ASSERT_EQ(actions.size(), 4);
    EXPECT_EQ(menu.title(), "&Lamp");
    EXPECT_EQ(actions[0], ring());
    EXPECT_TRUE(actions[1]->isSeparator());
    EXPECT_EQ(actions[2]->menu()->objectName(), "menu.more");
    EXPECT_TRUE(actions[2]->menu()->actions().contains(light()));
    EXPECT_EQ(actions[3]->text(), "own");
}

} // namespace
} // namespace navsmith::gui
