// Builds roads with real clicks and keys in a real window, starting with an empty area.
#include "app/gui/tools/measure_tool.h"
#include "app/gui/tools/snap.h"
#include "tests/app/gui/window/road_fixture.h"

#include <QDoubleSpinBox>
#include <QLabel>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>

#include <algorithm>

namespace navsmith::gui {
namespace {

class Tools : public RoadFixture {};

TEST_F(Tools, tenClicksBuildAValidRoad) {
    build(10);
    EXPECT_EQ(count("node"), 10U);
    EXPECT_EQ(count("link"), 18U);
    EXPECT_EQ(count("navi"), 9U);
    EXPECT_EQ(problems(), std::vector<std::string>{});
    EXPECT_EQ(document().undoStack().count(), 10);
    rightClick({560, 470});
    press(Qt::Key_Escape);
    EXPECT_TRUE(action("action.tool.select")->isChecked());
    for (int i = 0; i < 10; ++i)
        trigger("action.undo");
    EXPECT_TRUE(saysTheFileIs(original));
}

TEST_F(Tools, clickJoinsANodeOrSplitsALink) {
    build(4);
    rightClick({560, 470});
    click({160, 450});
    click(road(4)[0]); // a node
    EXPECT_EQ(count("node"), 5U);
    EXPECT_EQ(count("link"), 8U);
    rightClick({560, 470});
    click({200, 450});
    const auto between = (road(4)[1] + road(4)[2]) / 2;
    click(between); // a link
    EXPECT_EQ(count("node"), 7U);
    EXPECT_EQ(count("link"), 12U);
    EXPECT_EQ(problems(), std::vector<std::string>{});
}

TEST_F(Tools, ctrlClickStartsANewRoadAndEscapeEndsIt) {
    build(2);
    click({200, 470}, Qt::ControlModifier);
    EXPECT_EQ(count("node"), 3U);
    EXPECT_EQ(count("link"), 2U);
    press(Qt::Key_Escape);
    EXPECT_TRUE(action("action.tool.build_road")->isChecked());
    press(Qt::Key_Escape);
    EXPECT_TRUE(action("action.tool.select")->isChecked());
}

TEST_F(Tools, pedestrianPathIgnoresRoads) {
    build(2);
    press(Qt::Key_Escape);
    press(Qt::Key_Escape);
    document().selection().clear();
    press(Qt::Key_P);
    const auto middle = (road(2)[0] + road(2)[1]) / 2;
    click(middle + QPoint(0, 80));
    click(middle); // on the road
    EXPECT_EQ(count("node"), 4U);
    EXPECT_EQ(count("link"), 4U);
    EXPECT_EQ(problems(), std::vector<std::string>{});
}

TEST_F(Tools, buildsWithTheToolBarValues) {
    press(Qt::Key_B);
    window->findChild<QDoubleSpinBox*>("parameter.lanes_back")->setValue(0);
    window->findChild<QDoubleSpinBox*>("parameter.lanes_forward")->setValue(2);
    window->findChild<QDoubleSpinBox*>("toolbar.height")->setValue(12.5);
    click({100, 200});
    click({200, 200});
    const auto& model = document().model();
    const auto navi = *model.schema().findElementType("navi");
    const auto lanes = [&](const char* name) {
        return std::get<std::int64_t>(
            model::readValue(model, *model.schema().type(navi).findProperty(name), {navi, 0}));
    };
    EXPECT_EQ(lanes("left_lanes") + lanes("right_lanes"), 2);
    EXPECT_EQ(lanes("left_lanes") * lanes("right_lanes"), 0);
    EXPECT_EQ(positionOf(0).z, 12.5);
}

TEST_F(Tools, buildOptionsStayReachableInANarrowWindow) {
    window->resize(1024, 700);
    press(Qt::Key_B);
    for (const char* name :
         {"parameter.lanes_forward", "parameter.road_class", "parameter.switched_off", "toolbar.height"}) {
        const auto* field = window->findChild<QWidget*>(name);
        ASSERT_NE(field, nullptr) << name;
        EXPECT_TRUE(QTest::qWaitFor(
            [&] {
                return field->isVisible() &&
                       window->rect().contains(QRect(field->mapTo(window.get(), QPoint()), field->size()));
            },
            2000))
            << name;
    }
}

TEST_F(Tools, RefusalOffersToOpenTheAreasThatItNames) {
    build(2);
    const auto unsaved = positionOf(0);
    press(Qt::Key_Escape);
    writeFile(std::filesystem::path(folder.path().toStdString()) / "NODES28.DAT",
              tests::buildArea(area(), tests::RawForm::Exact));
    window->viewport().camera().position = {375, -375, 260};
    window->viewport().cameraMoved();
    press(Qt::Key_B);
    click({100, 200});
    auto* bar = window->findChild<QWidget*>("refusalBar");
    ASSERT_TRUE(bar->isVisible());
    EXPECT_EQ(count("node"), 2U);
    EXPECT_TRUE(window->findChild<QLabel*>("refusalBar.text")->text().contains("area 28"));
    auto* open = window->findChild<QPushButton*>("refusalBar.open");
    EXPECT_EQ(open->text(), "Open nodes28.DAT");
    open->click();
    auto* question = window->findChild<QMessageBox*>("message.openMore");
    ASSERT_NE(question, nullptr) << "there are unsaved changes";
    question->button(QMessageBox::Save)->click();
    ASSERT_TRUE(QTest::qWaitFor([&] { return document().opened().place.files.size() == 2; }, 10000));
    EXPECT_FALSE(bar->isVisible());
    EXPECT_EQ(positionOf(0), unsaved);
    press(Qt::Key_B);
    click({100, 200});
    EXPECT_EQ(count("node"), 3U);
}

TEST_F(Tools, ArrowKeysMoveTheSelectionByGridSteps) {
    build(1);
    press(Qt::Key_Escape);
    const auto before = positionOf(0);
    const auto steps = document().undoStack().count();
    press(Qt::Key_Right);
    press(Qt::Key_Right);
    press(Qt::Key_Up);
    press(Qt::Key_PageUp);
    const double step = gridStep(&document());
    EXPECT_EQ(positionOf(0), before + glm::dvec3(2 * step, step, step));
    EXPECT_EQ(document().undoStack().count(), steps + 1) << "one step of the history";
}

TEST_F(Tools, handleIsHighlightedOnlyUnderTheMouse) {
    build(3);
    rightClick({560, 470});
    press(Qt::Key_Escape);
    document().selection().set({{node(), 0}});
    const auto arrow = pixelOf({node(), 0}) + QPoint(60, 0);
    const auto lit = [&] {
        const auto marks = window->viewport().tool().marks();
        return std::ranges::any_of(marks.segments, [](const auto& s) { return s.a.colour == symbol::rgb(0xFFE27A); });
    };
    const auto hovers = [&](bool wanted) { return QTest::qWaitFor([&] { return lit() == wanted; }, 3000); };
    ASSERT_FALSE(lit());
    QTest::mouseMove(&view(), arrow);
    EXPECT_TRUE(hovers(true));
    QTest::mouseMove(&view(), arrow + QPoint(0, 120));
    EXPECT_TRUE(hovers(false)) << "the mouse has left the arrow";
    QTest::mouseMove(&view(), arrow);
    EXPECT_TRUE(hovers(true));
    QEvent leave(QEvent::Leave);
    QCoreApplication::sendEvent(&view(), &leave);
    EXPECT_FALSE(lit()) << "the mouse has left the view";
    QTest::mouseMove(&view(), arrow + QPoint(1, 0));
    EXPECT_TRUE(hovers(true));
    document().selection().set({{node(), 2}}); // the handle moves away while the mouse stays
    EXPECT_TRUE(hovers(false));
}

TEST_F(Tools, rightDragLooksAroundWithoutAMenu) {
    const auto yaw = window->viewport().camera().yaw;
    QTest::mousePress(&view(), Qt::RightButton, {}, {300, 300});
    QTest::mouseMove(&view(), {340, 310});
    QTest::mouseMove(&view(), {380, 320});
    QTest::mouseRelease(&view(), Qt::RightButton, {}, {380, 320});
    EXPECT_NE(window->viewport().camera().yaw, yaw);
    EXPECT_EQ(window->findChild<QMenu*>("menu.context"), nullptr);
}

TEST_F(Tools, goingToAFileFramesItsElements) {
    build(3);
    window->viewport().camera().position = {2000, 2000, 100};
    window->viewport().cameraMoved();
    window->viewport().goTo({model::kFileType, 0});
    for (Slot row = 0; row < 3; ++row)
        EXPECT_TRUE(QRect(QPoint(), view().size()).contains(pixelOf({node(), row}))) << row;
}

TEST_F(Tools, measuresFromNodeToNode) {
    build(2);
    press(Qt::Key_Escape);
    press(Qt::Key_Escape);
    const auto apart = glm::length(positionOf(1) - positionOf(0));
    trigger("action.tool.measure");
    QTest::qWait(50); // with the fields of another tool the view has another size
    click(pixelOf({node(), 0}));
    click(pixelOf({node(), 1}));
    EXPECT_NEAR(static_cast<MeasureTool&>(window->viewport().tool()).length(), apart, 1e-3);
    press(Qt::Key_Escape);
    EXPECT_EQ(static_cast<MeasureTool&>(window->viewport().tool()).length(), 0);
}

} // namespace
} // namespace navsmith::gui
