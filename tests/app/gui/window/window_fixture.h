// A window with one small area open, in settings of the test's own.
#pragma once

#include "app/gui/main_window.h"
#include "app/gui/viewport.h"
#include "core/model/property.h"
#include "render/qt3d/scene_view.h"
#include "tests/support/path_bytes.h"

#include <QAction>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include <gtest/gtest.h>

#include <cmath>
#include <filesystem>
#include <fstream>

namespace navsmith::tests {

class WindowTest : public ::testing::Test {
protected:
    QTemporaryDir folder;
    std::unique_ptr<gui::MainWindow> window;

    void SetUp() override {
        QSettings().clear();
        const auto bytes = buildArea(smallArea(27), RawForm::Exact);
        std::ofstream(file(), std::ios::binary)
            .write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
        openWindow();
    }
    void openWindow() {
        window.reset();
        window = std::make_unique<gui::MainWindow>();
        window->resize(1200, 800);
        window->show();
        ASSERT_TRUE(QTest::qWaitForWindowExposed(window.get()));
        window->open({folder.path()});
        ASSERT_TRUE(QTest::qWaitFor([&] { return window->workspace().active() != nullptr; }, 10000));
        QTest::qWait(50); // the first frames; no condition tells that a window manager is done
    }

    [[nodiscard]] std::filesystem::path file() const {
        return std::filesystem::path(folder.path().toStdString()) / "NODES27.DAT";
    }
    document::Document& document() { return *window->workspace().active(); }
    model::KindId node() { return *document().model().schema().findKind("node"); }
    template <typename T>
    T* find(const char* name) {
        return window->findChild<T*>(name);
    }
    void trigger(const char* action) { find<QAction>(action)->trigger(); }
    glm::vec3 placeOf(model::Slot row) { return *window->viewport().scene(document()).anchor({node(), row}); }
    QPoint pixelOf(model::Slot row) {
        const auto pixel = window->viewport().camera().project(placeOf(row));
        return {static_cast<int>(std::lround(pixel->x)), static_cast<int>(std::lround(pixel->y))};
    }
    void setNumber(const char* property, model::Slot row, std::int64_t value) {
        const auto& spec = *document().model().schema().kind(node()).findProperty(property);
        ASSERT_TRUE(document().edit(
            "Set", [&](model::Transaction& tx) { model::writeValue(tx, node(), spec, std::span(&row, 1), value); }));
    }
};

} // namespace navsmith::tests
