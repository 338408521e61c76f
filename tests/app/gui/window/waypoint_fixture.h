// A window with the sample arena's waypoints open, and their map, which was found automatically.
#pragma once

#include "app/gui/panels/issues_panel.h"
#include "tests/app/gui/window/open_window.h"

#include <QDoubleSpinBox>

#include <algorithm>

#include "resources/samples/arena_map.h"
#include "resources/samples/arena_nav.h"

namespace navsmith::gui {

class WaypointFixture : public OpenWindow {
protected:
    static constexpr double kFoot = 0.53125; ///< height of a node above the floor

    samples::arena::Plan plan = samples::arena::plan();

    /// The bytes of the map; the waypoints were made from the unchanged plan.
    [[nodiscard]] virtual std::vector<std::byte> map() const { return samples::arena::map(plan); }
    /// Modifies the waypoints before they are written.
    virtual void patch(std::vector<std::byte>& /*waypoints*/) const {}

    [[nodiscard]] std::filesystem::path game() const { return path(); }
    [[nodiscard]] std::filesystem::path file() const { return game() / "bots" / "navigation" / "arena.nav"; }
    [[nodiscard]] std::filesystem::path mapFile() const { return game() / "maps" / "arena.bsp"; }

    void SetUp() override {
        QSettings().clear();
        auto waypoints = samples::arena::navigation(plan, samples::arena::map(plan));
        ASSERT_TRUE(waypoints) << waypoints.error();
        patch(*waypoints);
        std::filesystem::create_directories(file().parent_path());
        std::filesystem::create_directories(mapFile().parent_path());
        writeFile(mapFile(), map());
        writeFile(file(), *waypoints);
        ASSERT_TRUE(showWindow({1400, 1000}) && open(file()) && getsItsMap());
        waitForFrames();
    }

    /// A waypoint of the plan; the file has them in the same order.
    Element node(std::string_view name) {
        const auto found = std::ranges::find(plan.waypoints, name, &samples::arena::Waypoint::name);
        EXPECT_NE(found, plan.waypoints.end()) << name;
        return {type("node"), static_cast<Slot>(found - plan.waypoints.begin())};
    }
    /// Invalid if there is none.
    Element link(Element from, Element to) {
        for (const auto e : all("link")) {
            if (refer(e, "owner") == from && refer(e, "target") == to)
                return e;
        }
        return {};
    }
    Element link(std::string_view from, std::string_view to) { return link(node(from), node(to)); }
    Element edictOf(Element tied) {
        for (const auto e : all("edict")) {
            if (refer(e, "link") == tied)
                return e;
        }
        return {};
    }
    QAction* edit(const char* id) {
        return window->findChild<QAction*>(QString("action.verb.quake_nav2.") + QLatin1String(id));
    }
};

} // namespace navsmith::gui
