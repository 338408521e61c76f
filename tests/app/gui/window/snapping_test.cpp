// Placing and moving with the grid on: elements lie on the grid in plan, and on the ground there.
#include "app/gui/preferences/settings.h"
#include "app/gui/tools/snap.h"
#include "core/world/backdrop.h"
#include "tests/app/gui/window/mesh_fixture.h"
#include "tests/app/gui/window/waypoint_fixture.h"

#include <algorithm>
#include <cmath>
#include <functional>

namespace navsmith::gui {
namespace {

void snapTo(MainWindow& window, double step) {
    QSettings().setValue(settings::kSnapStep.key, step);
    auto* snap = window.findChild<QAction*>("action.snap");
    if (!snap->isChecked())
        snap->trigger();
}

bool isOnGrid(const glm::dvec3& p, double step) {
    return std::remainder(p.x, step) == 0 && std::remainder(p.y, step) == 0;
}

TEST(Snapping, EndsOnTheGridAndNeverGivesMinusZero) {
    const Snap snap{true, 5};
    const auto p = snap.point({-1, -2, -0.5F});
    EXPECT_EQ(p, glm::vec3(0, 0, -0.5F));
    EXPECT_FALSE(std::signbit(p.x) || std::signbit(p.y));
    EXPECT_FALSE(std::signbit(snap.angle(-3)));
    EXPECT_EQ(snap.movement({2, 3, 1}, {9, 0, 0}), glm::vec3(8, 0, 0));
}

TEST(Snapping, AnglesAndFactorsAreRound) {
    EXPECT_EQ((Snap{true, 5}.angle(52.3)), 45);
    EXPECT_NEAR((Snap{false, 5}.angle(52.34)), 52.3, 1e-9);
    EXPECT_NEAR((Snap{true, 5}.factor(1.26)), 1.3, 1e-9);
    EXPECT_NEAR((Snap{true, 5}.factor(-4)), 0.1, 1e-9) << "nothing is turned inside out";
}

/// The step in the tool bar, which is that of tools.
double shownStep(MainWindow& window) {
    return window.findChild<QDoubleSpinBox*>("toolbar.snapStep")->value();
}

class UsualStepOfMeshes : public MeshFixture {};

TEST_F(UsualStepOfMeshes, IsThatOfTheGameUntilPeopleChooseOne) {
    EXPECT_EQ(shownStep(*window), 25);
    EXPECT_EQ(gridStep(&document()), 25);
    key(Qt::Key_BracketRight);
    EXPECT_EQ(shownStep(*window), 50);
    EXPECT_EQ(QSettings().value(settings::kSnapStep.key).toDouble(), 50);
    window->preferences().reset(settings::kSnapStep);
    EXPECT_EQ(shownStep(*window), 25);
    EXPECT_FALSE(QSettings().contains(settings::kSnapStep.key)) << "what is shown is no choice";

    trigger("action.preferences");
    auto* field = find<QDoubleSpinBox>(settings::kSnapStep.key);
    ASSERT_NE(field, nullptr);
    EXPECT_EQ(field->text(), "Usual for the game");
    field->setValue(10);
    EXPECT_EQ(shownStep(*window), 10);
    field->setValue(0);
    EXPECT_EQ(shownStep(*window), 25);
}

class MeshSnapping : public MeshFixture {
protected:
    static constexpr double kStep = 16;

    void SetUp() override {
        MeshFixture::SetUp();
        ASSERT_FALSE(HasFatalFailure());
        snapTo(*window, kStep);
    }
    /// The middle of the highest area, above which there is nothing, or of the lowest one of a size.
    glm::dvec3 middleOf(bool highest) {
        glm::dvec3 best(0, 0, highest ? -1e9 : 1e9);
        document().model().forEachLive(type("area"), [&](Slot row) {
            const Element e{type("area"), row};
            const auto from = point(e, "north_west");
            const auto to = point(e, "south_east");
            const auto middle = (from + to) / 2.0;
            const bool wide = to.x - from.x >= 4 * kStep && to.y - from.y >= 4 * kStep;
            if (wide && from.z == to.z && (highest ? middle.z > best.z : middle.z < best.z))
                best = middle;
        });
        return best;
    }
    void lookDownAt(const glm::dvec3& at, float height) {
        auto& camera = window->viewport().camera();
        camera.yaw = 0;
        camera.pitch = -1.5707F;
        camera.position = glm::vec3(at) + glm::vec3(0, 0, height);
        window->viewport().cameraMoved();
    }
};

TEST_F(MeshSnapping, HidingSpotIsPlacedOnTheGridAndOnItsArea) {
    const auto middle = middleOf(true);
    lookDownAt(middle, 700);
    find<QAction>("action.tool.hiding_spot")->trigger();
    const auto before = document().model().count(type("hiding_spot"));
    const auto at = pixel(middle + glm::dvec3(5, 3, 0));
    QTest::mouseMove(&view(), at);
    QTest::mouseClick(&view(), Qt::LeftButton, {}, at);
    ASSERT_EQ(document().model().count(type("hiding_spot")), before + 1);
    const auto spot = point(all("hiding_spot").back(), "position");
    EXPECT_TRUE(isOnGrid(spot, kStep)) << spot.x << ' ' << spot.y;
    EXPECT_LT(std::hypot(spot.x - middle.x, spot.y - middle.y), 2 * kStep);
    EXPECT_EQ(spot.z, middle.z);
}

TEST_F(MeshSnapping, LadderBeginsAndEndsOnTheGridAndOnTheGround) {
    const auto top = middleOf(true);
    lookDownAt(top, 1600);
    find<QAction>("action.tool.ladder")->trigger();
    const auto& rays = document().map()->backdrop->rays;
    // From what is seen beside the highest place, wherever that is lower, up to it.
    glm::dvec3 foot = top;
    for (int off = 64; top.z - foot.z < 40 && off < 1000; off += 32) {
        if (const auto seen = window->viewport().surfaceAt(pixel(top + glm::dvec3(off, 5, 0))))
            foot = glm::dvec3(*seen);
    }
    ASSERT_GE(top.z - foot.z, 40);
    const auto before = document().model().count(type("ladder"));
    QTest::mousePress(&view(), Qt::LeftButton, {}, pixel(foot));
    for (int i = 1; i <= 8; ++i) {
        const auto at = QPointF(pixel(foot + (top - foot) * (i / 8.0)));
        QMouseEvent move(QEvent::MouseMove, at, view().mapToGlobal(at), Qt::NoButton, Qt::LeftButton, {});
        QCoreApplication::sendEvent(&view(), &move);
    }
    QTest::mouseRelease(&view(), Qt::LeftButton, {}, pixel(top));
    ASSERT_EQ(document().model().count(type("ladder")), before + 1);
    for (const char* end : {"top", "bottom"}) {
        const auto p = point(all("ladder").back(), end);
        EXPECT_TRUE(isOnGrid(p, kStep)) << end;
        const auto ground = rays.ground(static_cast<float>(p.x), static_cast<float>(p.y), static_cast<float>(p.z) + 8);
        ASSERT_TRUE(ground) << end;
        EXPECT_NEAR(static_cast<double>(ground->point.z), p.z, 0.1) << end;
    }
}

TEST_F(WaypointFixture, NodeOnARampIsPlacedOnTheGridAndOnTheFloorThere) {
    constexpr double step = 100;
    EXPECT_EQ(shownStep(*window), 16) << "usual for waypoints";
    snapTo(*window, step);
    EXPECT_EQ(gridStep(&document()), step) << "chosen, whatever is usual";
    lookDownAt({704, 224, 64}, 800);
    find<QAction>("action.tool.chain")->trigger();
    const auto& rays = document().map()->backdrop->rays;
    const auto clicked = rays.ground(715, 152, 200);
    ASSERT_TRUE(clicked);
    const auto before = count("node");
    click(pixel(glm::dvec3(clicked->point)));
    ASSERT_EQ(count("node"), before + 1);
    const auto at = point(all("node").back());
    EXPECT_EQ(at.x, 700);
    EXPECT_EQ(at.y, 200);
    EXPECT_NEAR(at.z, static_cast<double>(rays.ground(700, 200, 200)->point.z) + kFoot, 0.01);
}

TEST_F(WaypointFixture, SelectionSnapsToTheGridAsOneStep) {
    constexpr double step = 100;
    constexpr const char* command = "action.verb.quake_nav2.snap_to_grid";
    QSettings().setValue(settings::kSnapStep.key, step);
    const std::vector<Element> nodes{node("middle 1"), node("middle 5")};
    const auto before = point(nodes[0]);
    ASSERT_FALSE(isOnGrid(before, step));
    select(nodes);
    trigger(command);
    for (const auto e : nodes)
        EXPECT_TRUE(isOnGrid(point(e), step));
    EXPECT_EQ(point(nodes[0]).z, before.z);
    EXPECT_TRUE(statusMessage().contains("2 elements moved to the grid.")) << statusMessage().toStdString();
    const auto steps = document().undoStack().count();
    trigger(command);
    EXPECT_EQ(statusMessage(), "All that is selected lies on the grid already.");
    EXPECT_EQ(document().undoStack().count(), steps);
    undo();
    EXPECT_EQ(point(nodes[0]), before);
    QSettings().setValue(settings::kSnapStep.key, step / 10);
    trigger(command);
    EXPECT_TRUE(isOnGrid(point(nodes[0]), step / 10)) << "the present step";
}

} // namespace
} // namespace navsmith::gui
