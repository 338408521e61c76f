// The window in German, whose texts are the longest.
#include "app/gui/language/language.h"
#include "app/gui/main_window.h"
#include "app/gui/search/targets.h"
#include "app/gui/theme.h"
#include "app/gui/viewport/viewport.h"
#include "core/document/document.h"
#include "core/model/property.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QDir>
#include <QDockWidget>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QMenuBar>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <memory>

namespace navsmith::gui {
namespace {

class GermanWindow : public ::testing::Test {
protected:
    QTemporaryDir folder;
    std::unique_ptr<MainWindow> window;

    static void SetUpTestSuite() { install(languageFor(QStringLiteral("de")), *qApp); }

    void SetUp() override {
        QSettings().clear();
        applyTheme(*qApp, Theme::Dark);
        std::filesystem::copy(std::filesystem::path(NAVSMITH_SAMPLES) / "town", folder.path().toStdString(),
                              std::filesystem::copy_options::recursive);
        window = std::make_unique<MainWindow>();
        window->resize(1280, 800);
        window->show();
        ASSERT_TRUE(QTest::qWaitForWindowExposed(window.get()));
        window->open({folder.path()});
        ASSERT_TRUE(QTest::qWaitFor([&] { return window->workspace().active() != nullptr; }, 10000));
        QTest::qWait(50);
    }

    document::Document& document() { return *window->workspace().active(); }

    void selectNode() {
        const auto type = *document().model().schema().findElementType("node");
        document().selection().set({{type, 0}});
        QCoreApplication::processEvents();
    }

    QStringList labels() {
        QStringList texts;
        for (const auto* label : window->findChildren<QLabel*>())
            texts << label->text();
        return texts;
    }
};

/// Whether a text or a part of it is cut off.
void expectShownWhole(const QWidget& root) {
    int seen = 0;
    const auto check = [&](const QWidget& widget, const QString& text) {
        ++seen;
        EXPECT_GE(widget.width(), widget.minimumSizeHint().width())
            << widget.objectName().toStdString() << ": \"" << text.toStdString() << "\" is cut off";
    };
    for (const auto* button : root.findChildren<QAbstractButton*>()) {
        if (button->isVisibleTo(&root) && !button->text().isEmpty() && !button->visibleRegion().isEmpty())
            check(*button, button->text());
    }
    for (const auto* label : root.findChildren<QLabel*>()) {
        if (label->isVisibleTo(&root) && !label->text().isEmpty() && !label->wordWrap() &&
            !label->visibleRegion().isEmpty())
            check(*label, label->text());
    }
    EXPECT_GT(seen, 3);
}

TEST_F(GermanWindow, menusAndCommandsAreGerman) {
    QStringList titles;
    for (const auto* action : window->menuBar()->actions())
        titles << QString(action->text()).remove(u'&');
    EXPECT_TRUE(titles.contains(QStringLiteral("Datei"))) << titles.join(u' ').toStdString();
    EXPECT_TRUE(titles.contains(QStringLiteral("Bearbeiten"))) << titles.join(u' ').toStdString();
    for (const char* english : {"File", "Edit", "Elements", "View", "Bookmarks", "Help"})
        EXPECT_FALSE(titles.contains(QLatin1String(english))) << english;
    const auto* undo = window->findChild<QAction*>("action.undo");
    ASSERT_NE(undo, nullptr);
    EXPECT_FALSE(undo->text().contains(QLatin1String("Undo"))) << undo->text().toStdString();
}

TEST_F(GermanWindow, textsOfSchemasAndEditsAreGerman) {
    const auto& schema = document().model().schema();
    const auto& node = schema.type(*schema.findElementType("node"));
    EXPECT_EQ(node.title, "Knoten");
    EXPECT_EQ(model::countedName(node, 1), "1 Knoten");
    const auto& edits = document().system().editing.edits;
    const auto connect = std::ranges::find(edits, std::string_view("connect"), &systems::Edit::id);
    ASSERT_NE(connect, edits.end());
    EXPECT_NE(connect->title, "Link Nodes");
    EXPECT_EQ(connect->whyDisabled(document().model(), {}).find("Select"), std::string::npos);
}

TEST_F(GermanWindow, numbersHaveADecimalComma) {
    EXPECT_EQ(QLocale().decimalPoint(), QStringLiteral(","));
    selectNode();
    const auto type = *document().model().schema().findElementType("node");
    const auto& spec = document().model().schema().type(type);
    const auto* position = spec.findProperty("position");
    ASSERT_NE(position, nullptr);
    const model::Element node{type, 0};
    document().edit(QStringLiteral("test"), [&](model::Transaction& tx) {
        model::writeValue(tx, type, *position, std::span(&node.slot, 1), glm::dvec3(12.5, -3.25, 4));
    });
    EXPECT_EQ(model::displayText(document().model(), *position, node), "12,5; -3,25; 4");
    const auto parsed = model::parseValue(*position, "12,5; -3,25; 4");
    ASSERT_TRUE(parsed.has_value());
    EXPECT_EQ(std::get<glm::dvec3>(*parsed), glm::dvec3(12.5, -3.25, 4));
}

TEST_F(GermanWindow, nothingIsCutOff) {
    selectNode();
    for (auto* dock : window->findChildren<QDockWidget*>()) {
        dock->show();
        dock->raise();
        QTest::qWait(20);
        EXPECT_FALSE(dock->windowTitle().isEmpty());
    }
    expectShownWhole(*window);
    EXPECT_LE(window->minimumSizeHint().width(), 1280);
    for (auto* menu : window->findChildren<QMenu*>()) {
        Q_EMIT menu->aboutToShow();
        EXPECT_LE(menu->sizeHint().height(), 700) << menu->objectName().toStdString();
    }
}

TEST_F(GermanWindow, preferencesOfferTheLanguages) {
    bool seen = false;
    QTimer::singleShot(200, window.get(), [&] {
        auto* dialog = window->findChild<QDialog*>("preferences");
        if (dialog == nullptr)
            return;
        auto* box = dialog->findChild<QComboBox*>("view/language");
        if (box != nullptr) {
            QStringList names;
            for (int i = 0; i < box->count(); ++i)
                names << box->itemText(i);
            seen = names.contains(QStringLiteral("Русский")) && names.contains(QStringLiteral("English")) &&
                   box->currentIndex() == 0;
        }
        expectShownWhole(*dialog);
        dialog->reject();
    });
    window->findChild<QAction*>("action.preferences")->trigger();
    EXPECT_TRUE(QTest::qWaitFor([&] { return seen; }, 5000));
}

TEST_F(GermanWindow, savingWritesTheSameBytes) {
    EXPECT_TRUE(document().pendingSave().files.empty()) << "the language is the window's, not the files'";
}

TEST(Languages, TheSystemsAreServedByTheNearest) {
    EXPECT_STREQ(languageFor(QStringLiteral("de")).code, "de");
    EXPECT_STREQ(languageFor(QStringLiteral("de-AT")).code, "de");
    EXPECT_STREQ(languageFor(QStringLiteral("pt")).code, "pt_BR");
    EXPECT_STREQ(languageFor(QStringLiteral("ru-RU")).code, "ru");
    EXPECT_STREQ(languageFor(QStringLiteral("ja")).code, "en");
}

TEST_F(GermanWindow, CommandsAreFoundByTheirEnglishNames) {
    window->commands().refresh();
    const auto first = [&](const QString& text) {
        const auto targets = commandTargets(window->commands(), text);
        return targets.empty() ? QString() : targets.front().title;
    };
    const std::pair<const char*, const char*> expected[] = {
        {"Select All", "action.selectAll"},  {"Close Comparison", "compare.close"},
        {"View from Top", "action.topView"}, {"Measure", "action.tool.measure"},
        {"settings", "action.preferences"},  {"nav_delete", "action.verb.gta_sa_paths.erase"}};
    for (const auto& [typed, id] : expected) {
        const auto* entry = window->commands().find(id);
        ASSERT_NE(entry, nullptr) << id;
        EXPECT_TRUE(first(typed).contains(entry->title())) << typed << ": " << first(typed).toStdString();
        EXPECT_TRUE(first(entry->title()).contains(entry->title())) << entry->title().toStdString();
    }
}

} // namespace
} // namespace navsmith::gui
