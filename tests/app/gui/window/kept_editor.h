// An editor that keeps its state: it can be quit, or crash, and start again.
#pragma once

#include "app/gui/crash_safety.h"
#include "app/gui/last_session.h"
#include "app/gui/main_window.h"
#include "app/gui/recovery_dialog.h"
#include "app/gui/viewport/viewport.h"
#include "core/files/path_text.h"
#include "core/model/property.h"
#include "tests/app/gui/window/interactive.h"
#include "tests/support/map_bytes.h"
#include "tests/support/path_bytes.h"

#include <QAction>
#include <QApplication>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QPushButton>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeWidget>

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <set>

namespace navsmith::gui {

namespace fs = std::filesystem;

inline void writeArea(const fs::path& folder, std::uint16_t area) {
    fs::create_directories(folder);
    const auto bytes = tests::buildArea(tests::smallArea(area), tests::RawForm::Exact);
    std::ofstream(folder / ("NODES" + std::to_string(area) + ".DAT"), std::ios::binary)
        .write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
}

class KeptEditor : public ::testing::Test {
protected:
    QTemporaryDir temp;
    std::unique_ptr<MainWindow> window;
    std::unique_ptr<CrashSafety> keeper;

    [[nodiscard]] fs::path top() const { return temp.path().toStdString(); }
    [[nodiscard]] fs::path game() const { return top() / "game"; }
    [[nodiscard]] fs::path file() const { return game() / "NODES27.DAT"; }
    [[nodiscard]] static QString text(const fs::path& path) { return QString::fromStdString(path.string()); }

    void SetUp() override {
        QSettings().clear();
        writeArea(game(), 27);
    }
    void TearDown() override { end(); }

    /// Starts like main().
    void start(const QStringList& paths = {}, const QStringList& otherwise = {}) {
        window = std::make_unique<MainWindow>();
        keeper = std::make_unique<CrashSafety>(*window, CrashSafetySettings{top() / "state", "1.2.3"});
        window->resize(1000, 700);
        window->show();
        ASSERT_TRUE(QTest::qWaitForWindowExposed(window.get()));
        keeper->start(paths, otherwise);
    }
    void open() {
        start({text(game())});
        ASSERT_TRUE(QTest::qWaitFor([&] { return window->workspace().active() != nullptr; }, 10000));
    }
    /// Simulates a crash: no questions, no cleanup.
    void end() {
        if (keeper)
            keeper->journals().flush();
        keeper.reset();
        window.reset();
    }
    /// Closes the window without unsaved changes.
    void quit() {
        window->findChild<QAction*>("action.quit")->trigger();
        ASSERT_TRUE(QTest::qWaitFor([&] { return !window->isVisible(); }));
        end();
    }

    document::Document& document() { return *window->workspace().active(); }
    void moveNode(int x) {
        const auto node = *document().model().schema().findElementType("node");
        const auto& position = *document().model().schema().type(node).findProperty("position");
        const model::Slot row = 0;
        ASSERT_TRUE(document().edit(
            "Move", [&](auto& tx) { model::writeValue(tx, node, position, std::span(&row, 1), glm::dvec3(x, 0, 0)); }));
    }
    template <typename Widget>
    Widget* wait(const char* name) {
        Widget* found = nullptr;
        (void)QTest::qWaitFor(
            [&] {
                found = window->findChild<Widget*>(name);
                return found != nullptr && found->isVisible();
            },
            10000);
        EXPECT_NE(found, nullptr) << name;
        return found;
    }
    void press(const char* name) {
        auto* button = wait<QPushButton>(name);
        ASSERT_NE(button, nullptr);
        QTest::mouseClick(button, Qt::LeftButton);
    }
    void answer(const char* name, QMessageBox::StandardButton with) {
        auto* box = wait<QMessageBox>(name);
        ASSERT_NE(box, nullptr);
        box->button(with)->click();
        QApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
    [[nodiscard]] bool hasRecovery() const { return window->findChild<RecoveryDialog*>("recovery") != nullptr; }
    bool waitForDocuments(std::size_t count) {
        return QTest::qWaitFor([&] { return window->workspace().count() == count && !window->files().isBusy(); },
                               10000);
    }
    QWidget* bar() { return window->findChild<QWidget*>("changeBar"); }
    bool waitForBar(bool shown) {
        return QTest::qWaitFor([&] { return bar()->isVisible() == shown; }, 10000);
    }
};

} // namespace navsmith::gui
