// Turning and scaling the selection with handles in the 3D view.
#include "tests/app/gui/window/mesh_fixture.h"
#include "tests/app/gui/window/waypoint_fixture.h"

#include <glm/geometric.hpp>

namespace navsmith::gui {
namespace {

constexpr int kRing = 80; ///< pixels from the centre
constexpr int kKnob = 90;

/// Handles are dragged around: by several places, without letting go.
template <typename Fixture>
class Handles : public Fixture {
protected:
    void dragAround(const std::vector<QPoint>& way, Qt::KeyboardModifiers modifiers = {}) {
        this->press(way.front(), modifiers);
        for (std::size_t i = 1; i < way.size(); ++i)
            this->dragOn(way[i - 1], way[i], modifiers);
    }
    int steps() { return this->document().undoStack().count(); }
};

class WaypointHandles : public Handles<WaypointFixture> {
protected:
    Element first;
    Element second;

    void SetUp() override {
        WaypointFixture::SetUp();
        ASSERT_FALSE(HasFatalFailure());
        first = node("middle 1");
        second = node("middle 5");
        select({first, second});
        lookDownAt(middle(), 2000);
    }
    glm::dvec3 middle() { return (point(first) + point(second)) / 2.0; }
    /// The ring's pixel in a direction, counterclockwise from the right.
    QPoint onRing(double degrees) {
        const double angle = degrees * 3.14159265358979 / 180;
        return pixel(middle()) + QPoint(static_cast<int>(std::lround(std::cos(angle) * kRing)),
                                        -static_cast<int>(std::lround(std::sin(angle) * kRing)));
    }
};

TEST_F(WaypointHandles, RingTurnsTheSelectionInOneStepAndPastHalfATurn) {
    trigger("action.tool.rotate_selection");
    const auto was = point(first);
    const auto centre = middle();
    const auto end = onRing(92);
    dragAround({onRing(0), onRing(45), end}, Qt::ControlModifier);
    EXPECT_EQ(label(), "90°") << "in steps of 15 degrees";
    const auto turned = glm::dvec3(centre.x - (was.y - centre.y), centre.y + (was.x - centre.x), was.z);
    EXPECT_LT(glm::distance(point(first), turned), 1e-3) << "while dragging";
    EXPECT_EQ(steps(), 0);
    letGo(end, Qt::ControlModifier);
    EXPECT_EQ(steps(), 1);
    EXPECT_EQ(lastStep(), "Rotate by 90°: 2 nodes");
    EXPECT_LT(glm::distance(point(first), turned), 1e-3);
    EXPECT_EQ(label(), "");
    undo();
    EXPECT_EQ(point(first), was);
    // Freely.
    const auto beyond = onRing(200);
    dragAround({onRing(10), onRing(70), onRing(140), beyond});
    EXPECT_NEAR(label().chopped(1).toDouble(), 190, 1) << label().toStdString();
    letGo(beyond);
    EXPECT_TRUE(lastStep().startsWith("Rotate by 1")) << lastStep().toStdString();
}

TEST_F(WaypointHandles, EscapeCancelsTheDragThenLeavesTheTool) {
    trigger("action.tool.rotate_selection");
    const auto was = point(first);
    dragAround({onRing(0), onRing(60)}, {});
    ASSERT_NE(point(first), was);
    key(Qt::Key_Escape);
    EXPECT_EQ(point(first), was);
    letGo(onRing(60));
    EXPECT_EQ(steps(), 0);
    EXPECT_TRUE(find<QAction>("action.tool.rotate_selection")->isChecked());
    key(Qt::Key_Escape);
    EXPECT_TRUE(find<QAction>("action.tool.select")->isChecked());
}

TEST_F(WaypointHandles, KnobScalesAlongItsAxisAndShiftAlongAll) {
    trigger("action.tool.scale_selection");
    const auto centre = middle();
    const auto was = point(first);
    const auto knob = pixel(centre) + QPoint(kKnob - 8, 0);
    const auto end = pixel(centre) + QPoint(2 * (kKnob - 8) + 3, 0);
    dragAround({knob, end}, Qt::ControlModifier);
    EXPECT_EQ(label(), "×2") << "in steps of a tenth";
    letGo(end, Qt::ControlModifier);
    EXPECT_EQ(lastStep(), "Scale x by 2: 2 nodes");
    EXPECT_LT(glm::distance(point(first), {centre.x + 2 * (was.x - centre.x), was.y, was.z}), 1e-3);
    undo();
    dragAround({knob, end}, Qt::ControlModifier | Qt::ShiftModifier);
    letGo(end, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_EQ(lastStep(), "Scale by 2: 2 nodes");
    EXPECT_LT(glm::distance(point(first), centre + 2.0 * (was - centre)), 1e-3);
}

TEST_F(WaypointHandles, ShiftSlowsADragWithoutHandlesAndNothingJumps) {
    const auto was = point(first);
    const auto from = pixel(middle());
    const auto movement = [&](int right, Qt::KeyboardModifiers modifiers = {}) {
        moveTo(from + QPoint(right, 0), Qt::NoButton, modifiers);
        return point(first).x - was.x;
    };
    moveTo(from);
    trigger("action.drag.move");
    const auto hint = viewport().tool().hint();
    EXPECT_TRUE(hint.contains("with Shift a tenth as far")) << hint.toStdString();
    const double far = movement(100);
    ASSERT_GT(far, 10);
    EXPECT_EQ(movement(100, Qt::ShiftModifier), far);
    EXPECT_NEAR(movement(200, Qt::ShiftModifier), far * 1.1, far * 0.02);
    EXPECT_NEAR(movement(200), far * 1.1, far * 0.02);
    EXPECT_NEAR(movement(300), far * 2.1, far * 0.02);
    key(Qt::Key_Return);
    EXPECT_EQ(steps(), 1);

    QCoreApplication::processEvents(); // the former tool is back
    const auto start = from + QPoint(300, 0);
    const auto scaledBy = [&](int right, Qt::KeyboardModifiers modifiers) {
        moveTo(start);
        trigger("action.drag.scale");
        moveTo(start + QPoint(right, 0), Qt::NoButton, modifiers);
        const auto place = point(first);
        key(Qt::Key_Escape);
        QCoreApplication::processEvents();
        return place;
    };
    EXPECT_LT(glm::distance(scaledBy(60, Qt::ShiftModifier), scaledBy(6, Qt::NoModifier)), 1e-3);
    EXPECT_GT(glm::distance(scaledBy(60, Qt::ShiftModifier), point(first)), 1);
}

TEST_F(WaypointHandles, TheLastSelectedElementIsThePivotIfWanted) {
    const auto was = point(first);
    const auto pivot = point(second);
    lookDownAt(pivot, 2000);
    trigger("action.tool.rotate_selection");
    EXPECT_TRUE(viewport().tool().claims(QPointF(onRing(90))));
    trigger("action.pivotAtLast");
    EXPECT_FALSE(viewport().tool().claims(QPointF(onRing(90)))) << "the ring stands elsewhere";
    const auto at = pixel(pivot);
    const auto top = at - QPoint(3, kRing);
    dragAround({at + QPoint(kRing, 0), at + QPoint(57, -57), top}, Qt::ControlModifier);
    letGo(top, Qt::ControlModifier);
    EXPECT_EQ(lastStep(), "Rotate by 90°: 2 nodes");
    EXPECT_LT(glm::distance(point(second), pivot), 1e-3);
    EXPECT_LT(glm::distance(point(first), {pivot.x - (was.y - pivot.y), pivot.y + (was.x - pivot.x), was.z}), 1e-3);
    undo();

    trigger("action.tool.scale_selection");
    const auto knob = at + QPoint(kKnob - 8, 0);
    const auto end = at + QPoint(2 * (kKnob - 8) + 3, 0);
    dragAround({knob, end}, Qt::ControlModifier);
    letGo(end, Qt::ControlModifier);
    EXPECT_LT(glm::distance(point(second), pivot), 1e-3);
    EXPECT_LT(glm::distance(point(first), {pivot.x + 2 * (was.x - pivot.x), was.y, was.z}), 1e-3);
}

TEST_F(WaypointHandles, SaysWhyThereAreNoHandles) {
    trigger("action.tool.rotate_selection");
    const auto hint = [&] { return find<QLabel>("status.hint")->text(); };
    EXPECT_TRUE(hint().startsWith("Drag the ring")) << hint().toStdString();
    select({first});
    EXPECT_TRUE(hint().startsWith("Select elements in different places.")) << hint().toStdString();
    EXPECT_TRUE(viewport().tool().marks().segments.empty());
    click(pixel(point(second)), Qt::ShiftModifier);
    EXPECT_EQ(document().selection().size(), 2U) << "the tool selects, too";
    EXPECT_FALSE(viewport().tool().marks().segments.empty());
}

class AreaHandles : public Handles<MeshFixture> {
protected:
    void SetUp() override {
        Handles<MeshFixture>::SetUp();
        viewport().setOrthographic(true);
        trigger("action.topView");
        trigger("action.frameAll");
        area = all("area").front();
        select({area});
        viewport().frameSelection();
        waitForFrames();
    }
    [[nodiscard]] QPoint middleOfView() { return QPoint(view().width(), view().height()) / 2; }
    [[nodiscard]] glm::dvec2 size() {
        return {std::get<double>(value(area, "width")), std::get<double>(value(area, "depth"))};
    }

    Element area;
};

TEST_F(AreaHandles, TheRingTurnsAreasByQuarters) {
    trigger("action.tool.rotate_selection");
    const auto hint = find<QLabel>("status.hint")->text();
    EXPECT_TRUE(hint.startsWith("Drag the ring to rotate in steps of 90°.")) << hint.toStdString();
    const auto was = size();
    const auto middle = middleOfView();
    const auto end = middle + QPoint(kRing / 3, -kRing);
    dragAround({middle + QPoint(kRing, 0), middle + QPoint(kRing, -kRing), end});
    EXPECT_EQ(label(), "90°") << "from about 72";
    letGo(end);
    EXPECT_EQ(lastStep().left(14), "Rotate by 90°:");
    EXPECT_EQ(size(), glm::dvec2(was.y, was.x));
    undo();
    EXPECT_EQ(size(), was);
    EXPECT_FALSE(document().isModified());
}

TEST_F(AreaHandles, ATypedAngleInBetweenIsRefused) {
    trigger("action.tool.rotate_selection");
    const auto was = size();
    const auto middle = middleOfView();
    const auto end = middle + QPoint(0, -kRing);
    dragAround({middle + QPoint(kRing, 0), middle + QPoint(kRing, -kRing), end});
    key(Qt::Key_4);
    key(Qt::Key_5);
    EXPECT_TRUE(find<QLabel>("status.hint")
                    ->text()
                    .startsWith("Areas lie along the axes: turn them by 90, 180 or 270 degrees."));
    EXPECT_EQ(size(), was);
    key(Qt::Key_Backspace);
    key(Qt::Key_Backspace);
    for (const auto digit : {Qt::Key_2, Qt::Key_7, Qt::Key_0})
        key(digit);
    EXPECT_EQ(size(), glm::dvec2(was.y, was.x));
    letGo(end);
    EXPECT_EQ(steps(), 1);
}

TEST_F(AreaHandles, AScaleOf0IsNotConfirmed) {
    const auto was = size();
    trigger("action.drag.scale");
    key(Qt::Key_X);
    key(Qt::Key_0);
    key(Qt::Key_Return);
    EXPECT_EQ(statusMessage(), "A scale must be above 0. Mirror is an edit of its own.");
    key(Qt::Key_Backspace);
    key(Qt::Key_2);
    key(Qt::Key_Return);
    EXPECT_EQ(size(), glm::dvec2(2 * was.x, was.y));
    EXPECT_EQ(steps(), 1);
}

} // namespace
} // namespace navsmith::gui
