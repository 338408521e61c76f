// Shortcuts, preferences, Go To, bookmarks and locked types in a real window.
#include "app/gui/look.h"
#include "app/gui/preferences/keys_page.h"
#include "app/gui/preferences/preferences_dialog.h"
#include "app/gui/preferences/shortcut_edit.h"
#include "app/gui/search/bookmarks_dialog.h"
#include "app/gui/search/go_to_box.h"
#include "app/gui/search/targets.h"
#include "tests/app/gui/window/window_fixture.h"

#include <QApplication>
#include <QComboBox>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QToolButton>
#include <QTreeWidget>

#include <glm/geometric.hpp>

namespace navsmith::gui {
namespace {

class Services : public WindowTest {
protected:
    KeysPage& keysPage() {
        trigger("action.preferences");
        auto* dialog = find<PreferencesDialog>("preferences");
        dialog->showPage("Keys");
        return dialog->keysPage();
    }
    static ShortcutEdit& edit(KeysPage& page) { return *page.findChild<ShortcutEdit*>("keys.edit"); }
    QLineEdit& goToLine() { return *find<QLineEdit>("goTo.text"); }
    QTreeWidget& goToList() { return *find<QTreeWidget>("goTo.targets"); }
    void go(const char* action, const QString& text) {
        trigger(action);
        QTest::keyClicks(&goToLine(), text);
        QTest::keyClick(&goToLine(), Qt::Key_Return);
        QTest::qWait(0); // the selected command runs after the pop-up has closed
    }
    render::Camera& camera() { return window->viewport().camera(); }
};

// Shortcuts -----------------------------------------------------------------------------------------------------------

TEST_F(Services, newKeyWorksIsStoredAndCanBeReset) {
    auto& page = keysPage();
    page.choose("action.grid");
    QTest::keyClick(&edit(page), Qt::Key_F12);
    EXPECT_EQ(find<QAction>("action.grid")->shortcut(), QKeySequence("F12"));
    openAgain();
    EXPECT_EQ(find<QAction>("action.grid")->shortcut(), QKeySequence("F12"));
    auto& again = keysPage();
    again.choose("action.grid");
    again.findChild<QPushButton*>("keys.reset")->click();
    EXPECT_EQ(find<QAction>("action.grid")->shortcut(), QKeySequence("G"));
    EXPECT_TRUE(QSettings().allKeys().filter("keys/").isEmpty());
}

TEST_F(Services, presetBoxShowsWhatIsActive) {
    auto& preset = *keysPage().findChild<QComboBox*>("keys.preset");
    EXPECT_EQ(preset.currentText(), "Navsmith");
    preset.setCurrentText("Blender-like");
    Q_EMIT preset.activated(preset.currentIndex());
    EXPECT_EQ(preset.currentText(), "Blender-like");
    EXPECT_EQ(find<QAction>("action.verb.gta_sa_paths.erase")->shortcut(), QKeySequence("X"));
    EXPECT_EQ(window->commands().keys("action.drag.move"), QKeySequence("G"));
    EXPECT_EQ(window->commands().keys("action.drag.copy"), QKeySequence("Shift+D"));
    window->commands().setKeys("action.grid", QKeySequence("F12"));
    EXPECT_EQ(preset.currentIndex(), -1) << "neither preset has that key";
}

TEST_F(Services, equalCommandsOfSystemsShareARowAndAKey) {
    auto& page = keysPage();
    page.choose("action.verb.gta_sa_paths.merge");
    const auto* row = page.findChild<QTreeWidget*>("keys.table")->currentItem();
    EXPECT_TRUE(row->text(1).contains("San Andreas paths")) << row->text(1).toStdString();
    EXPECT_TRUE(row->text(1).contains("GTA IV paths")) << row->text(1).toStdString();
    QTest::keyClick(&edit(page), Qt::Key_F12);
    EXPECT_EQ(window->commands().keys("action.verb.gta_sa_paths.merge"), QKeySequence("F12"));
    EXPECT_EQ(window->commands().keys("action.verb.gta_iv_paths.merge"), QKeySequence("F12"));
}

TEST_F(Services, keysAreTypedTakenFromOthersAndRemoved) {
    auto& page = keysPage();
    page.choose("action.grid");
    QTest::keyClick(&edit(page), Qt::Key_L);
    EXPECT_EQ(window->commands().keys("action.grid"), QKeySequence("G"));
    EXPECT_EQ(window->commands().keys("action.labels"), QKeySequence("L"));
    EXPECT_TRUE(page.findChild<QLabel*>("keys.conflict")->text().contains("Labels"));
    page.findChild<QPushButton*>("keys.takeOver")->click();
    EXPECT_EQ(window->commands().keys("action.grid"), QKeySequence("L"));
    EXPECT_EQ(window->commands().keys("action.labels"), QKeySequence());
    page.findChild<QPushButton*>("keys.resetAll")->click();
    EXPECT_EQ(window->commands().keys("action.labels"), QKeySequence("L"));
    // A key that flies is reported, but may be assigned.
    page.choose("action.grid");
    QTest::keyClick(&edit(page), Qt::Key_W);
    EXPECT_EQ(window->commands().keys("action.grid"), QKeySequence("G"));
    const auto* statusMessage = page.findChild<QLabel*>("keys.conflict");
    EXPECT_TRUE(statusMessage->text().contains("Fly forwards, while the right button is held"))
        << statusMessage->text().toStdString();
    page.findChild<QPushButton*>("keys.takeOver")->click();
    EXPECT_EQ(window->commands().keys("action.grid"), QKeySequence("W"));
    EXPECT_TRUE(statusMessage->text().contains("Fly forwards")) << "it is still so";
    // Modifiers alone are no key, and Backspace removes one.
    page.choose("action.grid");
    QTest::keyClick(&edit(page), Qt::Key_Control, Qt::ControlModifier);
    EXPECT_EQ(window->commands().keys("action.grid"), QKeySequence("W"));
    QTest::keyClick(&edit(page), Qt::Key_Backspace);
    EXPECT_EQ(window->commands().keys("action.grid"), QKeySequence());
}

// Preferences --------------------------------------------------------------------------------------------------------

TEST_F(Services, preferencesAreStoredAndApplied) {
    trigger("action.preferences");
    auto* dialog = find<PreferencesDialog>("preferences");
    dialog->findChild<QSpinBox*>("undo/megabytes")->setValue(512);
    dialog->findChild<QSpinBox*>("autosave/minutes")->setValue(0);
    dialog->findChild<QSpinBox*>("autosave/copies")->setValue(3);
    dialog->findChild<QAbstractButton*>("session/restore")->click();
    dialog->findChild<QAbstractButton*>("snap/on")->click();
    dialog->findChild<QAbstractButton*>("view/occlusion")->click();
    const QSettings settings;
    EXPECT_EQ(settings.value("undo/megabytes").toInt(), 512);
    EXPECT_EQ(settings.value("autosave/minutes").toInt(), 0);
    EXPECT_EQ(settings.value("autosave/copies").toInt(), 3);
    EXPECT_NE(settings.value("session/restore").toBool(), settings::kRestoreSession.standard);
    EXPECT_TRUE(settings.value("view/occlusion").toBool()) << "off at first";
    EXPECT_TRUE(find<QAction>("action.snap")->isChecked()) << "the menu follows";
}

TEST_F(Services, theThemeChangesWhileTheWindowIsOpen) {
    const auto brightness = [&] { return view().renderPicture({80, 60}).pixelColor(2, 2).lightness(); };
    const int dark = brightness();
    trigger("action.preferences");
    auto* theme = find<PreferencesDialog>("preferences")->findChild<QComboBox*>("view/light");
    theme->setCurrentIndex(1);
    Q_EMIT theme->activated(1);
    EXPECT_GT(QApplication::palette().color(QPalette::Window).lightness(), 200);
    EXPECT_GT(brightness(), dark + 100);
    theme->setCurrentIndex(0);
    Q_EMIT theme->activated(0);
    EXPECT_LT(QApplication::palette().color(QPalette::Window).lightness(), 60);
    EXPECT_EQ(brightness(), dark);
}

TEST(InvalidSettings, areClamped) {
    QSettings().setValue("view/flyPercent", "fast");
    QSettings().setValue("view/samples", 1000);
    QSettings().setValue("snap/step", -1);
    EXPECT_EQ(valueOf(settings::kFlySpeed), settings::kFlySpeed.standard);
    EXPECT_EQ(valueOf(settings::kSamples), settings::kSamples.maximum);
    EXPECT_EQ(valueOf(settings::kSnapStep), settings::kSnapStep.minimum);
}

TEST_F(Services, invertVerticalLook) {
    const auto look = [&] {
        const float before = camera().pitch;
        QTest::mousePress(&view(), Qt::RightButton, {}, QPoint(300, 200));
        QTest::mouseMove(&view(), QPoint(300, 240));
        QTest::mouseRelease(&view(), Qt::RightButton, {}, QPoint(300, 240));
        return camera().pitch - before;
    };
    const float plain = look();
    window->preferences().set(settings::kInvertMouse, true);
    EXPECT_LT(plain * look(), 0.0F);
}

// Go To --------------------------------------------------------------------------------------------------------------

TEST_F(Services, goToFindsCoordinatesDistrictsAndElements) {
    const auto place = placeOf(1);
    go("action.goTo", QString("%1, %2").arg(static_cast<double>(place.x)).arg(static_cast<double>(place.y)));
    EXPECT_LT((nodePixel(1) - middle()).manhattanLength(), 20) << "at the height there";
    go("action.goTo", "ganton");
    const auto at = camera().onPlane(glm::vec2(middle().x(), middle().y()), 0);
    ASSERT_TRUE(at);
    EXPECT_NEAR(static_cast<double>(at->x), 2428, 100);
    EXPECT_NEAR(static_cast<double>(at->y), -1788, 100);
    EXPECT_TRUE(document().selection().empty()) << "neither is an element";
    go("action.goTo", "27:2");
    EXPECT_EQ(document().selection().elements(), (std::vector<model::Element>{{node(), 2}}));
    EXPECT_LT((nodePixel(2) - middle()).manhattanLength(), 20);
    EXPECT_FALSE(find<GoToBox>("goTo")->isVisible());
}

TEST_F(Services, goToFindsAndRunsACommand) {
    const bool before = find<QAction>("action.labels")->isChecked();
    go("action.findAction", "view lab");
    EXPECT_NE(find<QAction>("action.labels")->isChecked(), before);
}

TEST_F(Services, escapeClosesGoTo) {
    trigger("action.goTo");
    QTest::keyClicks(&goToLine(), "27:1");
    ASSERT_EQ(goToList().topLevelItemCount(), 2);
    QTest::keyClick(&goToLine(), Qt::Key_Down);
    EXPECT_EQ(goToList().currentItem(), goToList().topLevelItem(1));
    QTest::keyClick(&goToLine(), Qt::Key_Escape);
    EXPECT_FALSE(find<GoToBox>("goTo")->isVisible());
    EXPECT_TRUE(document().selection().empty());
}

TEST_F(Services, commandSearchKnowsWordsOfOtherPrograms) {
    trigger("action.findAction");
    const auto first = [&](const QString& text) {
        goToLine().setText(text);
        return goToList().topLevelItemCount() == 0 ? QString() : goToList().topLevelItem(0)->text(0);
    };
    EXPECT_TRUE(first("settings").contains("Preferences"));
    document().selection().set({{node(), 0}, {node(), 2}});
    QCoreApplication::processEvents();
    EXPECT_TRUE(first("erase").contains("Delete")) << first("erase").toStdString();
    goToLine().setText("connect");
    EXPECT_FALSE(goToList().findItems("Elements: Link Nodes", Qt::MatchExactly).empty());
    EXPECT_TRUE(first("undo").contains("Undo")) << "a title comes before synonyms and help";
}

TEST_F(Services, goToWithoutMatchesSaysSo) {
    go("action.goTo", "no such thing anywhere");
    ASSERT_EQ(goToList().topLevelItemCount(), 1);
    EXPECT_TRUE(goToList().topLevelItem(0)->isDisabled());
    EXPECT_TRUE(find<GoToBox>("goTo")->isVisible()) << "the box stays open";
}

TEST(ParsePlace, takesTwoOrThreeNumbers) {
    EXPECT_EQ(parsePlace("1, -2.5, 3"), glm::vec3(1, -2.5F, 3));
    EXPECT_EQ(parsePlace("1 2 3"), glm::vec3(1, 2, 3));
    EXPECT_TRUE(std::isnan(parsePlace("1;2")->z));
    for (const auto* text : {"", "1", "1,2,3,4", "a, b", "1, nan", "27:345", "1e99, 0"})
        EXPECT_FALSE(parsePlace(text)) << text;
}

// Bookmarks ----------------------------------------------------------------------------------------------------------

TEST_F(Services, bookmarksOpenByKeyNameAndAfterRestart) {
    camera().position = {10, 20, 300};
    window->viewport().cameraMoved();
    trigger("action.addBookmark");
    auto* name = find<QInputDialog>("bookmark.name");
    ASSERT_NE(name, nullptr);
    name->setTextValue("The corner");
    name->accept();
    const auto moveAway = [&] {
        camera().position = {0, 0, 50};
        window->viewport().cameraMoved();
    };
    moveAway();
    EXPECT_EQ(find<QAction>("action.bookmark1")->shortcut(), QKeySequence("Alt+1"));
    EXPECT_FALSE(find<QAction>("action.bookmark2")->isEnabled());
    trigger("action.bookmark1");
    EXPECT_EQ(camera().position, glm::vec3(10, 20, 300));
    moveAway();
    go("action.goTo", "corner");
    EXPECT_EQ(camera().position, glm::vec3(10, 20, 300));
    openAgain();
    moveAway();
    trigger("action.bookmark1");
    EXPECT_EQ(camera().position, glm::vec3(10, 20, 300));
}

TEST_F(Services, bookmarksAreRenamedReorderedAndDeleted) {
    auto& bookmarks = window->bookmarks();
    for (const auto* name : {"a", "b", "c"})
        bookmarks.add(name, camera());
    trigger("action.bookmarks");
    auto* dialog = find<BookmarksDialog>("bookmarks");
    auto* list = dialog->findChild<QListWidget*>("bookmarks.list");
    ASSERT_EQ(list->count(), 3);
    list->setCurrentRow(2);
    dialog->findChild<QPushButton*>("bookmarks.up")->click();
    QApplication::processEvents();
    EXPECT_EQ(bookmarks.all()[1].name, "c");
    EXPECT_EQ(list->currentRow(), 1);
    list->item(1)->setText("z");
    QApplication::processEvents();
    EXPECT_EQ(bookmarks.all()[1].name, "z");
    dialog->findChild<QPushButton*>("bookmarks.delete")->click();
    QApplication::processEvents();
    ASSERT_EQ(bookmarks.all().size(), 2U);
    EXPECT_EQ(bookmarks.all()[1].name, "b");
}

TEST_F(Services, everyDocumentHasItsOwnBookmarks) {
    auto& bookmarks = window->bookmarks();
    bookmarks.add("here", camera());
    bookmarks.setPath("/somewhere/else");
    EXPECT_TRUE(bookmarks.all().empty());
    bookmarks.setPath(QString::fromStdString(document().opened().shownPath.string()));
    ASSERT_EQ(bookmarks.all().size(), 1U);
    bookmarks.setPath("/saved/as", true);
    EXPECT_EQ(bookmarks.all().size(), 1U) << "the same document, saved elsewhere";
}

// Locked types -------------------------------------------------------------------------------------------------------

TEST_F(Services, lockedTypeIsVisibleButNotSelectable) {
    auto* display = window->views().active();
    trigger("action.topView");
    QTest::mouseClick(find<QToolButton>("display.lock.node"), Qt::LeftButton);
    ASSERT_TRUE(display->overrides().isLocked(node()));
    QTest::mouseClick(&view(), Qt::LeftButton, {}, nodePixel(1));
    EXPECT_TRUE(document().selection().rows(node()).empty());
    QTest::mousePress(&view(), Qt::LeftButton, {}, QPoint(3, 3));
    QTest::mouseMove(&view(), QPoint(300, 300));
    QTest::mouseMove(&view(), QPoint(view().width() - 3, view().height() - 3));
    QTest::mouseRelease(&view(), Qt::LeftButton, {}, QPoint(view().width() - 3, view().height() - 3));
    EXPECT_TRUE(document().selection().rows(node()).empty());
    EXPECT_TRUE(window->viewport().scene(document()).anchor({node(), 1}).has_value());

    // Selected in a panel, it is highlighted but has no handles.
    document().selection().set({{node(), 1}});
    trigger("action.frame");
    const auto before = placeOf(1);
    const auto start = nodePixel(1) + QPoint(60, 0);
    QTest::mousePress(&view(), Qt::LeftButton, {}, start);
    for (int i = 1; i <= 5; ++i)
        QTest::mouseMove(&view(), start + QPoint(12 * i, 0));
    QTest::mouseRelease(&view(), Qt::LeftButton, {}, start + QPoint(60, 0));
    EXPECT_EQ(placeOf(1), before);

    QTest::mouseClick(find<QToolButton>("display.lock.node"), Qt::LeftButton);
    QTest::mouseClick(&view(), Qt::LeftButton, {}, nodePixel(1));
    EXPECT_EQ(document().selection().rows(node()), (std::vector<model::Slot>{1}));
}

TEST_F(Services, groupsAndTheLookOfTheMapAreStored) {
    auto& view = *window->views().active();
    view.setGroupShown(node(), 2, false);
    view.setGroupLocked(node(), 1, true);
    const auto show = [&](render::SurfaceLook surfaces) {
        auto map = view.mapLook();
        map.surfaces = surfaces;
        view.setMapLook(map);
    };
    show(render::SurfaceLook::Wireframe);
    const auto look = lookOf(view);
    EXPECT_EQ(look.surfaces, QStringList{"wireframe"});
    view.showAll();
    view.setGroupLocked(node(), 1, false);
    show(render::SurfaceLook::Shaded);
    applyLook(look, view);
    EXPECT_EQ(view.mapLook().surfaces, render::SurfaceLook::Wireframe);
    EXPECT_FALSE(view.isGroupShown(node(), 2));
    EXPECT_TRUE(view.isGroupShown(node(), 1));
    EXPECT_TRUE(view.isGroupLocked(node(), 1));
    EXPECT_FALSE(view.isGroupLocked(node(), 0));
    applyLook({}, view);
    EXPECT_EQ(view.mapLook().surfaces, render::SurfaceLook::Wireframe) << "of an older version";
}

} // namespace
} // namespace navsmith::gui
