// A window with the sample mesh and its map open.
#pragma once

#include "tests/app/gui/window/editor_fixture.h"

#include "resources/samples/outpost_map.h"
#include "resources/samples/outpost_mesh.h"

namespace navsmith::gui {

class MeshFixture : public ::testing::Test {
protected:
    QTemporaryDir folder;
    std::unique_ptr<MainWindow> window;

    void SetUp() override {
        QSettings().clear();
        const auto plan = samples::outpostPlan();
        const auto map = samples::outpostMap(plan);
        const auto mesh = samples::outpostMesh(plan, map);
        ASSERT_TRUE(mesh) << mesh.error();
        const std::filesystem::path path = folder.path().toStdString();
        writeFile(path / "outpost.bsp", map);
        writeFile(path / "outpost.nav", *mesh);
        window = std::make_unique<MainWindow>();
        window->resize(1400, 1000);
        window->show();
        ASSERT_TRUE(QTest::qWaitForWindowExposed(window.get()));
        window->open({QString::fromStdString((path / "outpost.nav").string())});
        ASSERT_TRUE(QTest::qWaitFor([&] { return window->workspace().active() != nullptr; }, 10000));
        ASSERT_TRUE(QTest::qWaitFor([&] { return document().map().has_value(); }, 10000));
        view().requestActivate();
        QTest::qWait(50); // first frames
    }

    document::Document& document() { return *window->workspace().active(); }
    render::qt3d::SceneView& view() { return window->viewport().view(); }
    template <typename T>
    T* find(const char* name) {
        return window->findChild<T*>(name);
    }
    model::ElementTypeId type(std::string_view id) { return *document().model().schema().findElementType(id); }
};

} // namespace navsmith::gui
