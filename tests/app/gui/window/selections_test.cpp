// Selections that are stored under names, and recipes that people keep as commands.
#include "app/gui/recipes/recipe_commands.h"
#include "core/document/named_selections.h"
#include "tests/app/gui/window/editor_fixture.h"

#include <QDockWidget>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>

namespace navsmith::gui {
namespace {

class Selections : public Editor {
protected:
    QListWidget* list() { return find<QListWidget>("selections.list"); }
    std::vector<Element> nodes(std::initializer_list<Slot> rows) {
        std::vector<Element> elements;
        for (const Slot row : rows)
            elements.push_back({node(), row});
        return elements;
    }
    const std::vector<Element>& selected() { return document().selection().elements(); }
    void press(const char* button) {
        QCoreApplication::processEvents(); // the list follows
        auto* widget = find<QPushButton>(button);
        ASSERT_TRUE(widget->isEnabled()) << button;
        widget->click();
        QCoreApplication::processEvents();
    }
    /// Stores what is selected under a name, typed into the list.
    void store(std::vector<Element> elements, const char* name) {
        select(std::move(elements));
        trigger("action.storeSelection");
        auto* editor = list()->findChild<QLineEdit*>();
        ASSERT_NE(editor, nullptr) << "people can type the name";
        QTest::keyClicks(editor, name);
        QTest::keyClick(editor, Qt::Key_Return);
        QCoreApplication::processEvents();
        ASSERT_NE(document::NamedSelections::of(document()).find(name), nullptr);
    }
    void choose(const char* name) {
        const auto items = list()->findItems(name, Qt::MatchExactly);
        ASSERT_EQ(items.size(), 1);
        list()->setCurrentItem(items.front());
    }
};

TEST_F(Selections, AreRecalledAndCombined) {
    store(nodes({0, 1, 2}), "walls");
    EXPECT_TRUE(find<QDockWidget>("dock.selections")->isVisible());
    store(nodes({2, 3}), "doors");
    select({});
    choose("walls");
    press("selections.recall");
    EXPECT_EQ(selected(), nodes({0, 1, 2}));
    choose("doors");
    press("selections.add");
    EXPECT_EQ(selected().size(), 4U);
    press("selections.subtract");
    EXPECT_EQ(selected(), nodes({0, 1}));
    choose("walls");
    press("selections.recall");
    choose("doors");
    press("selections.intersect");
    EXPECT_EQ(selected(), nodes({2}));
    press("selections.delete");
    EXPECT_EQ(list()->count(), 1);
}

TEST_F(Selections, TellHowManyElementsThereAreAndSurviveEdits) {
    const auto last = all("node").back(); // erasing another would renumber nodes
    const auto walls = std::vector{Element{node(), 0}, Element{node(), 1}, last};
    store(walls, "walls");
    const auto shown = [&](int row) {
        QCoreApplication::processEvents(); // the list follows
        return list()->item(row)->data(Qt::AccessibleTextRole).toString();
    };
    EXPECT_EQ(shown(0), "walls (3)");
    EXPECT_EQ(list()->item(0)->text(), "walls") << "which is edited";
    ASSERT_TRUE(document().edit("Erase", [&](model::Transaction& tx) { tx.erase(last); }));
    EXPECT_EQ(shown(0), "walls (2)");
    select({});
    choose("walls");
    press("selections.recall");
    EXPECT_EQ(selected(), nodes({0, 1}));
    undo();
    EXPECT_EQ(shown(0), "walls (3)");
    press("selections.recall");
    EXPECT_EQ(selected(), walls) << "undo brings it back";
}

class Recipes : public Selections {
protected:
    void SetUp() override {
        Selections::SetUp();
        window->recipes().setFolder(path("recipes"));
    }
    void writeRecipe(const char* name, const char* text) {
        std::filesystem::create_directories(path("recipes"));
        std::ofstream(path("recipes") / name) << text;
        trigger("action.reloadRecipes");
    }
    double width(Slot row) { return std::get<double>(value({node(), row}, "width")); }
    bool isDone() {
        return QTest::qWaitFor([&] { return window->jobs().jobs().empty(); }, 10000);
    }
};

TEST_F(Recipes, AreCommandsWithKeysAndQuestions) {
    writeRecipe("Widen.txt", "system gta_sa_paths\nask width New width = 3\nselect node\nset width = $width\n");
    auto* command = find<QAction>("action.recipe.Widen");
    ASSERT_NE(command, nullptr);
    EXPECT_TRUE(find<QMenu>("menu.recipes")->actions().contains(command));
    EXPECT_EQ(command->text(), "Widen…") << "it asks";
    window->commands().setKeys("action.recipe.Widen", QKeySequence("Ctrl+Alt+W"));
    EXPECT_EQ(command->shortcut(), QKeySequence("Ctrl+Alt+W"));
    QTimer::singleShot(0, window.get(), [&] {
        auto* dialog = window->findChild<QDialog*>("dialog.recipe");
        ASSERT_NE(dialog, nullptr);
        auto* field = dialog->findChild<QLineEdit*>("recipe.width");
        EXPECT_EQ(field->text(), "3");
        field->setText("5");
        dialog->accept();
    });
    trigger("action.recipe.Widen");
    ASSERT_TRUE(isDone());
    EXPECT_EQ(width(0), 5);
    EXPECT_EQ(document().undoStack().count(), 1);
    EXPECT_EQ(lastStep(), "Widen");
}

TEST_F(Recipes, WhatWasDoneBecomesACommand) {
    select(nodes({0}));
    const auto before = width(0);
    writeRecipe("Once.txt", "select node: id = 0\nset width = width + 1\n");
    trigger("action.recipe.Once");
    ASSERT_TRUE(isDone());
    ASSERT_EQ(width(0), before + 1);
    EXPECT_EQ(window->recipes().keep("../outside"), "The name must be one for a file, without / and \\.");
    EXPECT_EQ(window->recipes().keep("Again"), "");
    ASSERT_NE(find<QAction>("action.recipe.Again"), nullptr);
    EXPECT_TRUE(std::filesystem::exists(path("recipes") / "Again.txt"));
    undo();
    trigger("action.recipe.Again");
    ASSERT_TRUE(isDone());
    EXPECT_EQ(width(0), before + 1);
}

TEST_F(Recipes, AFailureIsTold) {
    writeRecipe("Bad.txt", "select node\nset no_such_property = 3\n");
    trigger("action.recipe.Bad");
    ASSERT_TRUE(QTest::qWaitFor([&] { return window->findChild<QMessageBox*>("message.recipe") != nullptr; }, 10000));
    auto* box = window->findChild<QMessageBox*>("message.recipe");
    EXPECT_TRUE(box->text().startsWith("Step 2: ")) << box->text().toStdString();
    box->close();
    EXPECT_EQ(document().undoStack().count(), 0);
}

} // namespace
} // namespace navsmith::gui
