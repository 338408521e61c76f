// Commands are found by the words of other programs, and where the docs say that they are.
#include "app/gui/search/go_to_box.h"
#include "app/gui/search/targets.h"
#include "tests/app/gui/window/mesh_fixture.h"

#include <QAbstractButton>
#include <QDir>
#include <QDockWidget>
#include <QFile>
#include <QLineEdit>
#include <QMenuBar>
#include <QRegularExpression>
#include <QSet>
#include <QTableView>

#include <algorithm>

namespace navsmith::gui {
namespace {

class FindingCommands : public MeshFixture {
protected:
    std::vector<Target> found(const QString& text) {
        window->commands().refresh();
        return commandTargets(window->commands(), text);
    }
    QString first(const QString& text) {
        const auto targets = found(text);
        return targets.empty() ? QString() : targets.front().title;
    }
    bool finds(const QString& text, const QString& title) {
        return std::ranges::any_of(found(text), [&](const Target& target) { return target.title.contains(title); });
    }
};

TEST_F(FindingCommands, PropertiesAreFoundAndShownInTheTable) {
    const auto targets = propertyTargets(document(), "connections to",
                                         [this](auto type, auto property) { window->goToProperty(type, property); });
    ASSERT_EQ(targets.size(), 1U);
    EXPECT_EQ(targets.front().title, "Connections: To");
    targets.front().run();
    EXPECT_EQ(window->shownType(), type("connection"));
    auto* columns = find<QTableView>("table.connection");
    EXPECT_EQ(columns->model()->headerData(columns->currentIndex().column(), Qt::Horizontal), "To");
    EXPECT_TRUE(propertyTargets(document(), "connections of nothing", {}).empty());
}

TEST_F(FindingCommands, NoButtonOfAPanelTakesTheKeyOfACommand) {
    for (const auto* button : window->findChildren<QAbstractButton*>()) {
        const auto keys = QKeySequence::mnemonic(button->text());
        if (keys.isEmpty())
            continue;
        EXPECT_EQ(window->commands().conflicts(keys, {}), QStringList()) << button->objectName().toStdString();
    }
}

QString pageText(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// The commands of the console of Source that docs/meshes.md has a counterpart for.
QStringList consoleCommandsOfDocs() {
    auto text = pageText(QStringLiteral(NAVSMITH_SOURCE_DIR "/docs/meshes.md"));
    text = text.sliced(text.indexOf(QStringLiteral("| in the game | here |")));
    text = text.first(text.indexOf(QStringLiteral("\n\n")));
    static const QRegularExpression word(QStringLiteral("`([a-z_]+)"));
    QStringList words;
    for (const auto& line : text.split(u'\n')) {
        auto each = word.globalMatch(line.section(u'|', 1, 1));
        while (each.hasNext())
            words << each.next().captured(1);
    }
    return words;
}

TEST_F(FindingCommands, EveryConsoleCommandOfTheDocsIsFound) {
    const auto words = consoleCommandsOfDocs();
    EXPECT_GT(words.size(), 70);
    for (const auto& word : words) {
        for (const auto& typed : {QStringLiteral("nav_") + word, word}) {
            const auto targets = found(typed);
            ASSERT_FALSE(targets.empty()) << typed.toStdString();
            EXPECT_FALSE(targets.front().title.isEmpty());
        }
    }
}

TEST_F(FindingCommands, TheFirstOneIsMeant) {
    const std::pair<const char*, const char*> expected[] = {{"nav_split", "Split"},
                                                            {"nav_merge", "Merge"},
                                                            {"nav_generate", "Generate Mesh"},
                                                            {"nav_mark_walkable", "Generate Mesh"},
                                                            {"nav_analyze", "Analyse Mesh"},
                                                            {"nav_delete", "Delete"},
                                                            {"nav_begin_area", "Area"},
                                                            {"nav_end_area", "Area"},
                                                            {"nav_mark", "Select and Move"},
                                                            {"nav_splice", "Splice"},
                                                            {"nav_disconnect", "Disconnect"},
                                                            {"nav_corner_raise", "Raise or Lower"},
                                                            {"local view", "Local View"},
                                                            {"check for problems", "Issues"},
                                                            {"outliner", "Elements"}};
    for (const auto& [typed, title] : expected)
        EXPECT_TRUE(first(typed).contains(title)) << typed << ": " << first(typed).toStdString();
    EXPECT_TRUE(finds("split view", "Compar"));
    for (const char* typed : {"quantize", "align to grid", "grid"})
        EXPECT_TRUE(finds(typed, "Snap Selection to Grid")) << typed;
    EXPECT_TRUE(finds("diff with backup", "Compare with Backup"));
    EXPECT_TRUE(finds("Close Comparison", "Close Comparison")) << "of a panel";
    EXPECT_TRUE(finds("take theirs", "Take Theirs"));
}

TEST_F(FindingCommands, ADisabledCommandSaysWhyOrWhoseItIs) {
    document().selection().clear();
    QCoreApplication::processEvents();
    const auto targets = found("splice");
    ASSERT_FALSE(targets.empty());
    EXPECT_FALSE(targets.front().enabled);
    EXPECT_TRUE(targets.front().title.contains("Splice")) << targets.front().title.toStdString();
    EXPECT_TRUE(targets.front().detail.contains("select", Qt::CaseInsensitive)) << targets.front().detail.toStdString();
    window->findChild<QAction*>("action.findAction")->trigger();
    auto* box = window->findChild<GoToBox*>();
    ASSERT_NE(box, nullptr);
    QTest::keyClicks(box->findChild<QLineEdit*>("goTo.text"), "splice");
    QTest::keyClick(box->findChild<QLineEdit*>("goTo.text"), Qt::Key_Return);
    EXPECT_TRUE(box->isVisible()) << "nothing else runs in its place";
    box->hide();
    const auto redo = found("redo");
    ASSERT_FALSE(redo.empty());
    EXPECT_EQ(redo.front().detail, "nothing was undone");
    for (const auto& each : found("e")) {
        if (!each.enabled) {
            EXPECT_FALSE(each.detail.isEmpty()) << each.title.toStdString();
        }
    }
    const auto others = found("Guess Lanes");
    ASSERT_FALSE(others.empty());
    EXPECT_FALSE(others.front().enabled);
    EXPECT_TRUE(others.front().detail.contains("San Andreas")) << others.front().detail.toStdString();
}

// Second keys --------------------------------------------------------------------------------------------------------

TEST_F(FindingCommands, KeysOfOtherProgramsWorkAsWellAndGiveWay) {
    const auto area = type("area");
    const auto before = document().model().count(area);
    const auto victim = document().model().order(area).all().front();
    document().selection().set({{area, victim}});
    QCoreApplication::processEvents();
    window->activateWindow();
    QTest::keyClick(&view(), Qt::Key_Backspace);
    EXPECT_EQ(document().model().count(area), before - 1);
    document().undo();
    EXPECT_EQ(document().model().count(area), before);
    QTest::keyClick(&view(), Qt::Key_Y, Qt::ControlModifier);
    EXPECT_EQ(document().model().count(area), before - 1);
    auto* dock = find<QDockWidget>("dock.properties");
    dock->hide();
    QTest::keyClick(&view(), Qt::Key_Return, Qt::AltModifier);
    EXPECT_TRUE(dock->isVisible());
    auto& commands = window->commands();
    const auto* redo = commands.action("action.redo");
    EXPECT_TRUE(redo->shortcuts().contains(QKeySequence("Ctrl+Y")));
    commands.setKeys("action.grid", QKeySequence("Ctrl+Y"));
    EXPECT_FALSE(redo->shortcuts().contains(QKeySequence("Ctrl+Y")));
    commands.reset("action.grid");
    EXPECT_TRUE(redo->shortcuts().contains(QKeySequence("Ctrl+Y")));
}

// Menus of the docs --------------------------------------------------------------------------------------------------

QString menuTitle(const QString& text) {
    return CommandSet::plain(text.section(u'\t', 0, 0));
}

/// "File > Open Recent", of all menus and what is in them, whatever document is open.
void collectMenuPaths(const QMenu& menu, const QString& path, QSet<QString>& paths) {
    for (const auto* action : menu.actions()) {
        const auto title = menuTitle(action->text());
        if (title.isEmpty())
            continue;
        const auto own = path + QStringLiteral(" > ") + title;
        paths.insert(own.toLower());
        if (action->menu() != nullptr)
            collectMenuPaths(*action->menu(), own, paths);
    }
}

TEST_F(FindingCommands, MenusAreWhereTheDocsSay) {
    QSet<QString> paths;
    QStringList menus;
    for (const auto* action : window->menuBar()->actions()) {
        menus << menuTitle(action->text());
        collectMenuPaths(*action->menu(), menus.back(), paths);
    }
    EXPECT_GT(paths.size(), 200);
    static const QRegularExpression path(QStringLiteral("\\*{1,2}([A-Z][^*>]* > [^*]+?)\\*{1,2}"));
    int checked = 0;
    const QDir docs(QStringLiteral(NAVSMITH_SOURCE_DIR "/docs"));
    QStringList pages{QStringLiteral(NAVSMITH_SOURCE_DIR "/README.md")};
    for (const auto& name : docs.entryList({QStringLiteral("*.md")}))
        pages << docs.filePath(name);
    for (const auto& page : pages) {
        auto text = pageText(page);
        ASSERT_FALSE(text.isEmpty()) << page.toStdString();
        static const QRegularExpression newline(QStringLiteral("\\s*\\n\\s*"));
        auto each = path.globalMatch(text.replace(newline, QStringLiteral(" ")));
        while (each.hasNext()) {
            auto steps = menuTitle(each.next().captured(1)).split(QStringLiteral(" > "));
            if (!menus.contains(steps.front(), Qt::CaseInsensitive)) // a panel, a dialog, another program
                continue;
            // What follows Preferences is in the dialog.
            if (const auto dialog = steps.indexOf(QStringLiteral("Preferences")); dialog > 0)
                steps = steps.first(dialog + 1);
            const auto path = steps.join(QStringLiteral(" > "));
            EXPECT_TRUE(paths.contains(path.toLower()))
                << page.toStdString() << ": " << path.toStdString() << " is in no menu";
            ++checked;
        }
    }
    EXPECT_GT(checked, 40);
}

} // namespace
} // namespace navsmith::gui
