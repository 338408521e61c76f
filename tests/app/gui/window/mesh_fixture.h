// A window with the sample mesh and its map open.
#pragma once

#include "tests/app/gui/window/open_window.h"

#include "resources/samples/outpost_map.h"
#include "resources/samples/outpost_mesh.h"

namespace navsmith::gui {

class MeshFixture : public OpenWindow {
protected:
    void SetUp() override {
        QSettings().clear();
        const auto plan = samples::outpostPlan();
        const auto map = samples::outpostMap(plan);
        const auto mesh = samples::outpostMesh(plan, map);
        ASSERT_TRUE(mesh) << mesh.error();
        writeFile(path("outpost.bsp"), map);
        writeFile(path("outpost.nav"), *mesh);
        ASSERT_TRUE(showWindow({1400, 1000}) && open(path("outpost.nav")) && getsItsMap());
        waitForFrames();
    }
};

} // namespace navsmith::gui
