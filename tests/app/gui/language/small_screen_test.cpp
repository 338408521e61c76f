// The window and all dialogs on a screen of 1024 x 600, in every language: each in a process of its own, because a
// program keeps its language.
#include "app/gui/language/language.h"
#include "app/gui/main_window.h"
#include "app/gui/theme.h"
#include "app/gui/viewport/viewport.h"
#include "tests/app/gui/window/every_dialog.h"
#include "tests/app/gui/window/interactive.h"

#include <QAbstractButton>
#include <QDialogButtonBox>
#include <QLabel>
#include <QListWidget>
#include <QProcess>
#include <QScrollBar>
#include <QTemporaryDir>

#include <filesystem>
#include <memory>

namespace navsmith::gui {
namespace {

constexpr auto kLanguage = "NAVSMITH_TEST_LANGUAGE";
/// What the frame leaves of the screen.
constexpr QSize kRoom{1008, 560};

/// Runs only in a process that SmallScreen starts.
class SmallScreenIn : public ::testing::Test {
protected:
    QTemporaryDir folder;
    std::unique_ptr<MainWindow> window;

    static void SetUpTestSuite() {
        if (qEnvironmentVariableIsSet(kLanguage))
            install(languageFor(qEnvironmentVariable(kLanguage)), *qApp);
    }

    void SetUp() override {
        if (!qEnvironmentVariableIsSet(kLanguage))
            GTEST_SKIP() << "runs in the processes that SmallScreen starts";
        QSettings().clear();
        applyTheme(*qApp, Theme::Dark);
    }

    /// A sample, in a window of its own.
    void open(const char* sample, const char* path = "") {
        const auto place = std::filesystem::path(folder.path().toStdString()) / sample;
        std::filesystem::copy(std::filesystem::path(NAVSMITH_SAMPLES) / sample, place,
                              std::filesystem::copy_options::recursive);
        window.reset();
        QSettings().clear();
        window = std::make_unique<MainWindow>();
        window->resize(kRoom);
        window->show();
        ASSERT_TRUE(QTest::qWaitForWindowExposed(window.get()));
        window->open({QString::fromStdString((place / path).string())});
        ASSERT_TRUE(QTest::qWaitFor([&] { return window->workspace().active() != nullptr; }, 10000));
        static_cast<void>(QTest::qWaitFor([&] { return document().map().has_value(); }, 5000)); // a save has none
        QTest::qWait(50);
    }

    document::Document& document() { return *window->workspace().active(); }

    void selectOne() {
        selectSomething();
        document().selection().set({document().selection().primary()});
    }

    void selectSomething() {
        for (const auto& symbol : document().system().view.symbols) {
            std::vector<Element> some;
            document().model().forEachLive(symbol.type, [&](Slot row) {
                if (some.size() < 2)
                    some.push_back({symbol.type, row});
            });
            if (some.size() == 2)
                return document().selection().set(some);
        }
    }
};

std::string nameOf(const QWidget& widget) {
    return std::string(widget.metaObject()->className()) + " " + widget.objectName().toStdString();
}

/// Nothing that can be operated or read is narrower than its text, or beside what can be seen.
void expectNothingCutOff(const QWidget& within, const std::string& where) {
    const auto check = [&](const QWidget& widget, const QString& text) {
        EXPECT_GE(widget.width(), widget.minimumSizeHint().width())
            << where << ": " << nameOf(widget) << " \"" << text.toStdString() << "\"";
    };
    for (const auto* button : within.findChildren<QAbstractButton*>()) {
        if (button->isVisibleTo(&within) && !button->text().isEmpty() && !isPartOfQt(*button))
            check(*button, button->text());
    }
    for (const auto* label : within.findChildren<QLabel*>()) {
        if (label->isVisibleTo(&within) && label->minimumWidth() == 0 && !label->wordWrap())
            check(*label, label->text());
    }
    for (const auto* scroll : within.findChildren<QScrollArea*>()) {
        if (scroll->isVisible() && scroll->widget() != nullptr) {
            EXPECT_LE(scroll->widget()->width(), scroll->viewport()->width())
                << where << ": what " << nameOf(*scroll) << " in " << nameOf(*scroll->parentWidget())
                << " shows is cut off";
        }
    }
}

void expectFits(MainWindow& window, const std::string& where) {
    QCoreApplication::processEvents();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest); // of texts that these events changed
    const auto least = window.minimumSizeHint();
    EXPECT_LE(least.width(), kRoom.width()) << where;
    EXPECT_LE(least.height(), kRoom.height()) << where;
    EXPECT_EQ(window.size(), kRoom) << where; // it has not grown either
}

/// With each panel in front and with each tool.
void expectWindowFits(MainWindow& window, const std::string& sample) {
    for (auto* dock : window.findChildren<QDockWidget*>()) {
        if (!dock->toggleViewAction()->isVisible())
            continue;
        dock->show();
        dock->raise();
        QTest::qWait(20);
        const auto where = sample + ", " + dock->objectName().toStdString() + " in front";
        expectFits(window, where);
        expectNothingCutOff(*dock, where);
        EXPECT_LE(dock->mapTo(&window, QPoint(dock->width(), 0)).x(), kRoom.width()) << where;
    }
    for (auto* action : toolActions(window)) {
        action->trigger();
        QTest::qWait(20);
        expectFits(window, sample + ", " + action->objectName().toStdString());
    }
}

/// At the size of the screen its buttons are in sight, and what has the focus scrolls into sight.
void expectDialogFits(QDialog& dialog, const std::string& what) {
    EXPECT_LE(dialog.minimumSizeHint().width(), kRoom.width()) << what;
    EXPECT_LE(dialog.minimumSizeHint().height(), kRoom.height()) << what;
    QTest::qWait(150); // what a job finds out may need more room on a large screen
    dialog.resize(dialog.size().boundedTo(kRoom));
    QTest::qWait(1);
    EXPECT_LE(dialog.width(), kRoom.width()) << what;
    EXPECT_LE(dialog.height(), kRoom.height()) << what;
    for (const auto* box : dialog.findChildren<QDialogButtonBox*>()) {
        for (const auto* button : box->buttons()) {
            if (button->isVisible()) {
                EXPECT_TRUE(dialog.rect().contains(QRect(button->mapTo(&dialog, QPoint()), button->size())))
                    << what << ": " << button->text().toStdString();
            }
        }
    }
    for (const auto* area : dialog.findChildren<QScrollArea*>()) {
        if (area->isVisible()) {
            EXPECT_EQ(area->horizontalScrollBar()->maximum(), 0) << what << " is too wide";
        }
    }
    dialog.activateWindow();
    if (qobject_cast<Dialog*>(&dialog) == nullptr || !QTest::qWaitForWindowActive(&dialog))
        return;
    QWidget* first = nullptr;
    for (int i = 0; i < 60; ++i) {
        auto* now = dialog.focusWidget();
        if (now == nullptr || now == first)
            break;
        first = first == nullptr ? now : first;
        EXPECT_FALSE(now->visibleRegion().isEmpty()) << what << ": " << nameOf(*now) << " is out of sight";
        QTest::keyClick(now, Qt::Key_Tab);
    }
}

struct Sample {
    const char* folder;
    const char* path;
};
constexpr Sample kSamples[] = {
    {"town", ""}, {"outpost", "outpost.nav"}, {"arena", "bots/navigation/arena.nav"}, {"town_save", ""}};

TEST_F(SmallScreenIn, theWindowFitsWithEachPanelInFront) {
    for (const auto& [sample, path] : kSamples) {
        ASSERT_NO_FATAL_FAILURE(open(sample, path));
        expectWindowFits(*window, sample);
        selectSomething();
        expectWindowFits(*window, std::string(sample) + " with a selection");
        selectOne();
        expectWindowFits(*window, std::string(sample) + " with one selected element");
    }
}

TEST_F(SmallScreenIn, everyDialogFits) {
    std::size_t dialogs = 0;
    for (const auto& [sample, path] : kSamples) {
        ASSERT_NO_FATAL_FAILURE(open(sample, path));
        selectSomething();
        dialogs += withCommandDialogs(*window, expectDialogFits);
        withOtherDialogs(*window, expectDialogFits);
    }
    EXPECT_GT(dialogs, 60U);
}

TEST_F(SmallScreenIn, pagesOfThePreferencesFit) {
    ASSERT_NO_FATAL_FAILURE(open("town"));
    EXPECT_TRUE(withDialog(
        "preferences", [&] { window->findChild<QAction*>("action.preferences")->trigger(); },
        [](QDialog& dialog, const std::string& what) {
            auto* pages = dialog.findChild<QListWidget*>("preferences.pages");
            ASSERT_NE(pages, nullptr);
            for (int page = 0; page < pages->count(); ++page) {
                pages->setCurrentRow(page);
                QTest::qWait(1);
                expectDialogFits(dialog, what + ", page " + std::to_string(page));
            }
        }));
}

std::vector<std::string> codes() {
    std::vector<std::string> codes;
    for (const auto& language : languages())
        codes.emplace_back(language.code);
    return codes;
}

class SmallScreen : public ::testing::TestWithParam<std::string> {};

TEST_P(SmallScreen, everythingFits) {
    if (qEnvironmentVariableIsSet(kLanguage))
        GTEST_SKIP() << "this is the process of one language";
    QProcess process;
    auto environment = QProcessEnvironment::systemEnvironment();
    environment.insert(kLanguage, QString::fromStdString(GetParam()));
    environment.remove("GTEST_OUTPUT");
    process.setProcessEnvironment(environment);
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.start(QCoreApplication::applicationFilePath(), {"--gtest_filter=SmallScreenIn.*"});
    ASSERT_TRUE(process.waitForFinished(300'000));
    const auto output = process.readAll();
    EXPECT_EQ(process.exitCode(), 0) << output.toStdString();
    EXPECT_TRUE(output.contains("[  PASSED  ] 3 tests")) << output.toStdString();
}

INSTANTIATE_TEST_SUITE_P(Languages, SmallScreen, ::testing::ValuesIn(codes()),
                         [](const auto& info) { return info.param; });

} // namespace
} // namespace navsmith::gui
