// A real editor window with one open area file.
#pragma once

#include "app/gui/main_window.h"
#include "app/gui/viewport/viewport.h"
#include "core/model/property.h"
#include "render/qt3d/scene_view.h"
#include "tests/support/path_bytes.h"

#include <QAction>
#include <QMenu>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <memory>
#include <vector>

namespace navsmith::gui {

using model::Element;
using model::Slot;

inline void writeFile(const std::filesystem::path& path, const std::vector<std::byte>& bytes) {
    std::ofstream out(path, std::ios::binary);
    out.write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
}

/// Whether no file job runs and no save waits for its checks.
inline bool isIdle(MainWindow& window) {
    auto* view = window.views().active();
    return !window.files().isBusy() && (view == nullptr || view->issues().isIdle());
}

/// No menu, open now or filled when it opens, is higher than a small screen.
inline void expectMenusFit(MainWindow& window) {
    constexpr int screen = 700;
    const auto menus = window.findChildren<QMenu*>();
    EXPECT_GT(menus.size(), 8);
    for (auto* menu : menus) {
        Q_EMIT menu->aboutToShow();
        EXPECT_LE(menu->sizeHint().height(), screen) << menu->objectName().toStdString();
    }
}

/// Waits until a clipboard command is enabled or disabled: Windows reports a new clipboard by a message, not at once.
inline bool waitUntil(const QAction* command, bool enabled) {
    return QTest::qWaitFor([=] { return command->isEnabled() == enabled; }, 5000);
}

class Editor : public ::testing::Test {
protected:
    QTemporaryDir folder;
    std::vector<std::byte> original;
    std::unique_ptr<MainWindow> window;

    /// The content of the file; area 27.
    [[nodiscard]] virtual tests::RawArea area() const { return tests::smallArea(27); }

    [[nodiscard]] std::filesystem::path file() const {
        return std::filesystem::path(folder.path().toStdString()) / "NODES27.DAT";
    }

    void SetUp() override {
        QSettings().clear();
        original = tests::buildArea(area(), tests::RawForm::Exact);
        writeFile(file(), original);
        window = std::make_unique<MainWindow>();
        window->resize(1200, 800);
        window->show();
        ASSERT_TRUE(QTest::qWaitForWindowExposed(window.get()));
        window->open({folder.path()});
        ASSERT_TRUE(QTest::qWaitFor([&] { return window->workspace().active() != nullptr; }, 10000));
        view().requestActivate();
        QTest::qWait(50); // first frames; there is no signal that the window manager is done
    }

    document::Document& document() { return *window->workspace().active(); }
    render::qt3d::SceneView& view() { return window->viewport().view(); }
    model::ElementTypeId node() { return *document().model().schema().findElementType("node"); }

    QPoint pixelOf(Element e) {
        const auto at = window->viewport().scene(document()).anchor(e);
        const auto pixel = window->viewport().camera().project(*at);
        return {static_cast<int>(std::lround(pixel->x)), static_cast<int>(std::lround(pixel->y))};
    }

    void trigger(const char* action) { window->findChild<QAction*>(action)->trigger(); }

    void waitForFiles() {
        ASSERT_TRUE(QTest::qWaitFor([&] { return isIdle(*window); }, 10000));
    }

    glm::dvec3 positionOf(Slot row) {
        const auto& p = *document().model().schema().type(node()).findProperty("position");
        return std::get<glm::dvec3>(model::readValue(document().model(), p, {node(), row}));
    }
};

} // namespace navsmith::gui
