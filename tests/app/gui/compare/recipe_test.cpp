// What is done by hand becomes a recipe that does the same to another copy of the file.
#include "app/gui/panels/filter_edit.h"
#include "app/gui/search/where_dialog.h"
#include "core/document/recipe_log.h"
#include "core/recipes/run_recipe.h"
#include "tests/app/gui/window/mesh_fixture.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QLineEdit>
#include <QPushButton>

namespace navsmith::gui {
namespace {

class RecipesByHand : public MeshFixture {
protected:
    void setWhere(const QString& where, const char* property, const QString& value) {
        window->findChild<QAction*>("action.setWhere")->trigger();
        auto* dialog = find<WhereDialog>("where");
        ASSERT_NE(dialog, nullptr);
        const auto typeInto = [&](const char* name, const QString& text) {
            auto* line = dialog->findChild<QLineEdit*>(name);
            line->setFocus();
            line->selectAll();
            QTest::keyClicks(line, text);
            QTest::qWait(250);
        };
        typeInto("where.expression", where);
        auto* box = dialog->findChild<QComboBox*>("where.property");
        box->setCurrentIndex(box->findData(QString::fromLatin1(property)));
        typeInto("where.value", value);
        auto* ok = dialog->findChild<QDialogButtonBox*>("where.buttons")->button(QDialogButtonBox::Ok);
        ASSERT_TRUE(ok->isEnabled());
        QTest::mouseClick(ok, Qt::LeftButton);
        QTest::qWait(50);
    }
    [[nodiscard]] std::vector<std::byte> saved() {
        return document().system().codec.save(document().model()).files.front().bytes;
    }
};

TEST_F(RecipesByHand, ARecipeRepeatsWhatWasDone) {
    const model::Model before = document().model();
    setWhere("width > 100", "jump", "yes");
    const auto areas = type("area");
    document().selection().set({{areas, 0}});
    window->viewport().container().setFocus();
    const auto& crouch = *document().model().schema().type(areas).findProperty("crouch");
    const Slot row = 0;
    ASSERT_TRUE(document().edit(
        "Set Crouch", [&](model::Transaction& tx) { model::writeValue(tx, areas, crouch, std::span(&row, 1), true); }));
    const auto recipe = document::RecipeLog::of(document()).recipe();
    ASSERT_EQ(recipe.steps.size(), 2U) << recipes::toText(recipe);
    EXPECT_EQ(recipe.steps[0].select, "area: width > 100");
    EXPECT_EQ(recipe.steps[0].set, std::vector<std::string>{"jump = yes"});
    const auto again = recipes::parse(recipes::toText(recipe));
    ASSERT_TRUE(again) << again.error().message;
    model::Model copy = before;
    const auto done = recipes::run(*again, copy, document().system());
    ASSERT_TRUE(done) << done.error().message << '\n' << recipes::toText(recipe);
    EXPECT_EQ(document().system().codec.save(copy).files.front().bytes, saved());
}

TEST_F(RecipesByHand, WhatIsSelectedByHandIsNamedByItsPlace) {
    const auto areas = type("area");
    document().selection().set({{areas, 0}});
    setWhere("selected", "jump", "yes");
    const auto recipe = document::RecipeLog::of(document()).recipe();
    ASSERT_EQ(recipe.steps.size(), 1U) << recipes::toText(recipe);
    EXPECT_EQ(recipe.steps[0].select.substr(0, 9), "area: at(") << recipes::toText(recipe);
}

TEST_F(RecipesByHand, UndoneStepsAreLeftOut) {
    setWhere("width > 100", "jump", "yes");
    setWhere("width > 50", "crouch", "yes");
    window->findChild<QAction*>("action.undo")->trigger();
    const auto recipe = document::RecipeLog::of(document()).recipe();
    ASSERT_EQ(recipe.steps.size(), 1U) << recipes::toText(recipe);
    EXPECT_EQ(recipe.steps[0].select, "area: width > 100");
}

} // namespace
} // namespace navsmith::gui
