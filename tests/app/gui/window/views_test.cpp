// Several 3D views of a document side by side.
#include "app/gui/preferences/settings.h"
#include "tests/app/gui/window/kept_editor.h"
#include "tests/app/gui/window/waypoint_fixture.h"
#include "tests/app/gui/window/window_fixture.h"

#include <QDoubleSpinBox>
#include <QToolBar>

#include <glm/geometric.hpp>

#include <array>
#include <cmath>

namespace navsmith::gui {
namespace {

class Views : public WindowTest {
protected:
    enum : std::size_t { kPerspective, kTop, kFront, kSide };

    void SetUp() override {
        WindowTest::SetUp();
        if (HasFatalFailure())
            return;
        trigger("action.views.four");
        trigger("action.frameAll");
        settle();
    }
    void settle() { QTest::qWait(80); }

    /// The middle of a view, or a place in it, in the window.
    QPoint in(std::size_t index, QPointF at = {0.5, 0.5}) {
        const auto& layout = viewport().layout();
        const double left = (view().width() - 4.0) * layout.splitX;
        const double top = (view().height() - 4.0) * layout.splitY;
        const bool second = index % 2 == 1;
        const bool lower = index >= 2;
        const double width = second ? view().width() - left - 4 : left;
        const double height = lower ? view().height() - top - 4 : top;
        return QPointF((second ? left + 4 : 0) + width * at.x(), (lower ? top + 4 : 0) + height * at.y()).toPoint();
    }
    void goInto(std::size_t index) {
        moveTo(in(index));
        settle();
    }
    /// Where a node is in a view, in the window.
    QPoint nodeIn(std::size_t index, Slot row) {
        goInto(index);
        return nodePixel(row) + viewport().activeArea().topLeft();
    }
    const render::Camera& cameraIn(std::size_t index) {
        goInto(index);
        return viewport().camera();
    }
    QImage of(std::size_t index, const QImage& window) {
        const auto corner = in(index, {0, 0});
        return window.copy(QRect(corner, in(index, {1, 1})).adjusted(4, 4, -4, -4));
    }
    void leave() {
        QEvent event(QEvent::Leave);
        QCoreApplication::sendEvent(&view(), &event);
        settle();
    }
};

TEST_F(Views, FourShowPerspectiveTopFrontAndSide) {
    EXPECT_EQ(viewport().layout().count, 4U);
    const std::array names{"Perspective", "Top", "Front", "Side"};
    for (std::size_t i = 0; i < names.size(); ++i) {
        goInto(i);
        EXPECT_EQ(viewport().directionText(), QString(names[i]));
        EXPECT_EQ(viewport().layout().active, i);
    }
    const auto shown = shownPicture();
    for (std::size_t i = 1; i < names.size(); ++i)
        EXPECT_GT(difference(of(kPerspective, shown), of(i, shown)), 0.002);
}

TEST_F(Views, AClickInOneSelectsAndAllShowIt) {
    leave();
    const auto before = shownPicture();
    const auto at = nodeIn(kTop, 1);
    click(at);
    leave();
    ASSERT_EQ(document().selection().elements(), (std::vector{Element{node(), 1}}));
    const auto after = shownPicture();
    for (const auto i : {kPerspective, kTop, kFront, kSide})
        EXPECT_GT(difference(of(i, before), of(i, after)), 0.0003) << "view " << i;
    // Each view picks by its own camera.
    document().selection().clear();
    click(nodeIn(kFront, 2));
    EXPECT_EQ(document().selection().primary(), (Element{node(), 2}));
    document().selection().clear();
    click(nodeIn(kSide, 1));
    EXPECT_EQ(document().selection().primary().type, node());
}

TEST_F(Views, TheMarqueeWorksInTheViewWhereItBegins) {
    goInto(kTop);
    const auto a = nodePixel(0);
    const auto b = nodePixel(1);
    const auto corner = viewport().activeArea().topLeft();
    const QRect box = QRect(a, b).normalized().adjusted(-12, -12, 12, 12);
    drag(corner + box.topLeft(), corner + box.bottomRight());
    const auto& selected = document().selection();
    EXPECT_TRUE(selected.contains({node(), 0}) && selected.contains({node(), 1}));
    EXPECT_EQ(viewport().layout().active, kTop);
}

TEST_F(Views, DraggingANodeInTheFrontViewMovesItUp) {
    document().selection().set({{node(), 1}});
    goInto(kFront);
    trigger("action.frame");
    const auto before = positionOf(1);
    const auto arrow = nodeIn(kFront, 1) + QPoint(0, -60); // upwards
    drag(arrow, arrow + QPoint(0, -40));
    const auto after = positionOf(1);
    EXPECT_GT(after.z, before.z + 0.1);
    EXPECT_NEAR(after.x, before.x, 0.2);
    EXPECT_NEAR(after.y, before.y, 0.2) << "not in depth";
}

TEST_F(Views, TheActiveViewIsUnderTheMouseOtherwiseTheOneClicked) {
    click(in(kFront, {0.9, 0.15}));
    goInto(kSide);
    EXPECT_EQ(viewport().layout().active, kSide);
    leave();
    EXPECT_EQ(viewport().layout().active, kFront);
    key(Qt::Key_F5);
    EXPECT_EQ(viewport().layout().active, kSide);
    key(Qt::Key_F5);
    EXPECT_EQ(viewport().layout().active, kPerspective);
    const auto framed = [&](std::size_t i) {
        const auto shown = shownPicture();
        const auto c = shown.pixelColor(in(i, {0.5, 0}) + QPoint(0, 1));
        return c.blue() > 200 && c.red() < 160;
    };
    EXPECT_TRUE(framed(kPerspective));
    EXPECT_FALSE(framed(kTop));
    key(Qt::Key_F5);
    EXPECT_FALSE(framed(kPerspective));
    EXPECT_TRUE(framed(kTop));
}

TEST_F(Views, KeysGoToTheViewThatTheMouseEntersIfWanted) {
    const auto hasKeys = [&] { return QGuiApplication::focusWindow() == &view(); };
    const auto getsKeysFrom = [&](QWidget& focused) {
        leave();
        window->activateWindow();
        focused.setFocus();
        EXPECT_TRUE(QTest::qWaitFor([&] { return focused.hasFocus() && !hasKeys(); }, 5000));
        goInto(kTop);
        return QTest::qWaitFor(hasKeys, 500);
    };
    auto* button = find<QToolBar>("toolbar.tools")->widgetForAction(find<QAction>("action.tool.select"));
    ASSERT_NE(button, nullptr);
    EXPECT_FALSE(getsKeysFrom(*button));
    window->preferences().set(settings::kFocusFollowsMouse, true);
    EXPECT_FALSE(getsKeysFrom(*find<QDoubleSpinBox>("toolbar.snapStep"))) << "a number is being typed";
    EXPECT_TRUE(getsKeysFrom(*button));
    EXPECT_EQ(viewport().layout().active, kTop);
}

TEST_F(Views, LinkedViewsFollowInTheirPlane) {
    const auto sideBefore = cameraIn(kSide);
    const auto frontBefore = cameraIn(kFront);
    const auto perspective = cameraIn(kPerspective);
    goInto(kTop);
    const auto before = viewport().camera().lookedAt();
    // The right button slides a plan, and does not turn it.
    const auto from = in(kTop);
    moveTo(from);
    QTest::mousePress(&view(), Qt::RightButton, {}, from);
    moveTo(from + QPoint(30, 20), Qt::RightButton);
    moveTo(from + QPoint(60, 40), Qt::RightButton);
    QTest::mouseRelease(&view(), Qt::RightButton, {}, from + QPoint(60, 40));
    EXPECT_EQ(viewport().directionText(), "Top");
    const auto moved = viewport().camera().lookedAt() - before;
    ASSERT_GT(std::abs(moved.x), 0.1F);
    ASSERT_GT(std::abs(moved.y), 0.1F);
    const auto front = cameraIn(kFront);
    EXPECT_NEAR(front.lookedAt().x - frontBefore.lookedAt().x, moved.x, 0.05F);
    EXPECT_NEAR(front.lookedAt().z, frontBefore.lookedAt().z, 0.05F) << "a plan knows no height";
    const auto side = cameraIn(kSide);
    EXPECT_NEAR(side.lookedAt().y - sideBefore.lookedAt().y, moved.y, 0.05F);
    EXPECT_EQ(cameraIn(kPerspective).position, perspective.position);

    trigger("action.views.link");
    EXPECT_FALSE(viewport().layout().linked);
    goInto(kTop);
    viewport().camera().position.x += 50;
    viewport().cameraMoved();
    EXPECT_EQ(cameraIn(kFront).position, front.position);
    trigger("action.views.link");
    goInto(kTop);
    viewport().cameraMoved();
    EXPECT_NEAR(cameraIn(kFront).lookedAt().x, cameraIn(kTop).lookedAt().x, 0.05F);
}

TEST_F(Views, TheWheelZoomsTheViewUnderTheMouseAndItsLinks) {
    const auto perspective = cameraIn(kPerspective);
    const auto scaleOf = [&](std::size_t i) { return cameraIn(i).unitsPerPixel(cameraIn(i).lookedAt()); };
    const float before = scaleOf(kTop);
    const auto at = in(kTop);
    QWheelEvent wheel(QPointF(at), view().mapToGlobal(QPointF(at)), {}, {0, 240}, Qt::NoButton, {}, Qt::NoScrollPhase,
                      false);
    QCoreApplication::sendEvent(&view(), &wheel);
    const float after = scaleOf(kTop);
    EXPECT_LT(after, before * 0.9F);
    EXPECT_NEAR(scaleOf(kFront), after, after * 0.01F);
    EXPECT_NEAR(scaleOf(kSide), after, after * 0.01F);
    EXPECT_EQ(cameraIn(kPerspective).position, perspective.position);
}

TEST_F(Views, MaximisedAndBack) {
    leave();
    const auto four = shownPicture();
    key(Qt::Key_F5); // the top view
    ASSERT_EQ(viewport().layout().active, kTop);
    const auto camera = viewport().camera();
    QTest::keyClick(&view(), Qt::Key_Space, Qt::ShiftModifier);
    EXPECT_TRUE(viewport().layout().maximised);
    EXPECT_EQ(viewport().activeArea(), QRect(QPoint(), view().size()));
    EXPECT_EQ(viewport().camera().position, camera.position);
    settle();
    const auto tiles = view().shownTiles();
    EXPECT_GT(difference(four, shownPicture()), 0.01);
    // A click is where it seems to be.
    click(nodePixel(1));
    EXPECT_TRUE(document().selection().contains({node(), 1}));
    document().selection().clear();
    QTest::keyClick(&view(), Qt::Key_Space, Qt::ShiftModifier);
    EXPECT_FALSE(viewport().layout().maximised);
    settle();
    EXPECT_GT(view().shownTiles(), tiles) << "while they were hidden, the others drew nothing";
    for (std::size_t i = 0; i < 3; ++i)
        key(Qt::Key_F5);
    leave();
    EXPECT_LT(difference(four, shownPicture()), 0.005);
}

TEST_F(Views, TheSplitsCanBeDragged) {
    const auto cross = in(kSide, {0, 0}) - QPoint(2, 2);
    moveTo(cross);
    EXPECT_EQ(view().cursor().shape(), Qt::SizeAllCursor);
    drag(cross, cross + QPoint(-100, 60));
    EXPECT_LT(viewport().layout().splitX, 0.45F);
    EXPECT_GT(viewport().layout().splitY, 0.52F);
    EXPECT_TRUE(document().selection().empty()) << "no marquee";
    click(nodeIn(kTop, 1));
    EXPECT_EQ(document().selection().primary(), (Element{node(), 1}));
    QTest::mouseDClick(&view(), Qt::LeftButton, {}, in(kSide, {0, 0}) - QPoint(2, 2));
    EXPECT_EQ(viewport().layout().splitX, 0.5F);
    EXPECT_EQ(viewport().layout().splitY, 0.5F);
}

TEST_F(Views, TheButtonInTheCornerOffersDirections) {
    goInto(kSide);
    const auto button = viewport().viewButton().center() + viewport().activeArea().topLeft();
    moveTo(button);
    settle();
    EXPECT_EQ(view().cursor().shape(), Qt::PointingHandCursor);
    click(button);
    auto* menu = window->findChild<QMenu*>("viewport.menu");
    ASSERT_NE(menu, nullptr);
    ASSERT_TRUE(QTest::qWaitFor([&] { return menu->isVisible(); }, 5000));
    QStringList texts;
    for (const auto* action : menu->actions())
        texts << action->text().remove(u'&');
    EXPECT_EQ(texts.mid(0, 2), (QStringList{"Perspective", "Top"}));
    menu->actions().at(1)->trigger();
    menu->close();
    EXPECT_EQ(viewport().layout().active, kSide);
    EXPECT_EQ(viewport().directionText(), "Top");
    EXPECT_TRUE(document().selection().empty());
}

TEST_F(Views, OneViewIsTheFirstAndTheOthersComeBackAsTheyWere) {
    goInto(kTop);
    viewport().camera().position.x += 30;
    viewport().cameraMoved();
    const auto top = viewport().camera();
    const auto perspective = cameraIn(kPerspective);
    trigger("action.views.one");
    EXPECT_EQ(viewport().layout().count, 1U);
    EXPECT_EQ(viewport().activeArea(), QRect(QPoint(), view().size()));
    EXPECT_EQ(viewport().camera().position, perspective.position);
    EXPECT_TRUE(viewport().viewButton().isEmpty());
    trigger("action.views.two");
    EXPECT_EQ(viewport().layout().count, 2U);
    moveTo(QPoint(view().width() * 3 / 4, view().height() / 2));
    EXPECT_EQ(viewport().layout().active, kTop);
    EXPECT_EQ(viewport().camera().position, top.position);
    EXPECT_EQ(viewport().activeArea().height(), view().height());
}

TEST_F(Views, FramingShowsTheSelectionInAllThatAreLinked) {
    goInto(kPerspective);
    document().selection().set({{node(), 2}});
    const auto at = placeOf(2);
    trigger("action.frame");
    for (const auto i : {kPerspective, kTop, kFront, kSide}) {
        const auto pixel = cameraIn(i).project(at);
        ASSERT_TRUE(pixel.has_value());
        const auto middle = glm::vec2(cameraIn(i).viewport) * 0.5F;
        EXPECT_LT(std::hypot(pixel->x - middle.x, pixel->y - middle.y), 25) << "view " << i;
    }
}

TEST_F(Views, DocumentsOfOneWorldShareThemAlsoWhenOneCloses) {
    const auto before = cameraIn(kTop);
    leave();
    std::filesystem::create_directory(path("other"));
    writeFile(path("other") / "NODES5.DAT", tests::buildArea(tests::smallArea(5), tests::RawForm::Exact));
    window->open({QString::fromStdString(path("other").string())});
    ASSERT_TRUE(QTest::qWaitFor([&] { return window->workspace().count() == 2; }, 10000));
    waitForFiles();
    EXPECT_EQ(viewport().layout().count, 4U) << "as they share the camera";
    EXPECT_EQ(cameraIn(kTop).position, before.position);
    window->files().close(document());
    ASSERT_TRUE(QTest::qWaitFor([&] { return window->workspace().count() == 1; }, 10000));
    settle();
    EXPECT_EQ(viewport().layout().count, 4U) << "the other stays open";
}

TEST_F(Views, LinesOfTheSettingsHoldThem) {
    goInto(kFront);
    viewport().camera().position.z += 7;
    viewport().cameraMoved();
    trigger("action.views.link");
    leave();
    const auto& state = window->views().of(document());
    const auto again = layoutOf(layoutLines(state.layout(), state.drawnViews()), {});
    EXPECT_EQ(again.layout, state.layout());
    for (std::size_t i = 0; i < 4; ++i) {
        auto camera = *again.views[i].camera;
        camera.viewport = state.drawnViews()[i].camera->viewport;
        EXPECT_EQ(camera, *state.drawnViews()[i].camera) << "view " << i;
        EXPECT_EQ(again.views[i].look.slice, state.drawnViews()[i].look.slice);
    }
    EXPECT_EQ(layoutOf({"views 3 0 0 1 0.5 0.5", "view nonsense"}, {}).layout.count, 1U);
    EXPECT_EQ(layoutOf({"views 4 0 0 1 0.5 0.5"}, {}).layout.count, 1U) << "no cameras";
}

TEST_F(KeptEditor, RestoresTheViewsOfADocument) {
    open();
    auto& viewport = window->viewport();
    viewport.setViewCount(4);
    viewport.nextView();
    viewport.camera().position.x += 12;
    viewport.cameraMoved();
    viewport.toggleMaximised();
    const auto layout = viewport.layout();
    const auto views = window->views().active()->drawnViews();
    quit();
    start({}, {text(top() / "no sample")});
    ASSERT_TRUE(waitForDocuments(1));
    EXPECT_EQ(window->viewport().layout(), layout);
    EXPECT_EQ(window->viewport().camera().position, views[1].camera->position);
    EXPECT_EQ(window->viewport().directionText(), "Top");
    for (std::size_t i = 0; i < views.size(); ++i)
        EXPECT_LT(glm::distance(window->views().active()->drawnViews()[i].camera->position, views[i].camera->position),
                  0.01F)
            << "view " << i;
}

class ViewsOfMap : public WaypointFixture {
protected:
    const DocumentViews& drawn() { return window->views().of(document()).drawnViews(); }
    QImage half(int index, const QImage& picture) {
        const int width = picture.width() / 2 - 8;
        return picture.copy(index == 0 ? 4 : picture.width() - width - 4, 4, width, picture.height() - 8);
    }
};

TEST_F(ViewsOfMap, EachHasItsOwnLookAndSlice) {
    trigger("action.views.two");
    viewport().nextView();
    QTest::qWait(80);
    const auto usual = drawn()[0].look.surfaces;
    ASSERT_NE(usual, render::SurfaceLook::Wireframe);
    EXPECT_EQ(drawn()[1].look.surfaces, render::SurfaceLook::Wireframe) << "walls would hide what is in the map";
    trigger("action.map.surfaces");
    const auto before = shownPicture();
    trigger("action.map.wireframe");
    EXPECT_EQ(drawn()[1].look.surfaces, render::SurfaceLook::Wireframe);
    EXPECT_EQ(drawn()[0].look.surfaces, usual);
    EXPECT_TRUE(find<QAction>("action.map.wireframe")->isChecked());
    const auto wire = shownPicture();
    EXPECT_LT(difference(half(0, before), half(0, wire)), 0.001);
    EXPECT_GT(difference(half(1, before), half(1, wire)), 0.05);
    auto look = window->views().active()->mapLook();
    look.slice.top = -1000;
    window->views().active()->setMapLook(look);
    const auto sliced = shownPicture();
    EXPECT_LT(difference(half(0, before), half(0, sliced)), 0.001);
    EXPECT_GT(difference(half(1, wire), half(1, sliced)), 0.01);
    // The panel shows the look of the active view.
    EXPECT_EQ(find<QComboBox>("map.surfaces")->currentIndex(), static_cast<int>(render::SurfaceLook::Wireframe));
    viewport().nextView();
    EXPECT_EQ(find<QComboBox>("map.surfaces")->currentIndex(), static_cast<int>(usual));
}

TEST_F(ViewsOfMap, ADocumentOfAnotherWorldHasItsOwnViews) {
    trigger("action.views.two");
    viewport().nextView();
    viewport().camera().position.x += 20;
    viewport().cameraMoved();
    const auto top = viewport().camera();
    std::filesystem::create_directory(path("area"));
    writeFile(path("area") / "NODES27.DAT", tests::buildArea(tests::smallArea(27), tests::RawForm::Exact));
    window->open({QString::fromStdString(path("area").string())});
    ASSERT_TRUE(QTest::qWaitFor([&] { return window->workspace().count() == 2; }, 10000));
    waitForFiles();
    EXPECT_EQ(viewport().layout().count, 1U);
    window->workspace().activate(&window->workspace().at(0));
    EXPECT_EQ(viewport().layout().count, 2U);
    EXPECT_EQ(viewport().layout().active, 1U);
    EXPECT_EQ(viewport().camera().position, top.position);
}

} // namespace
} // namespace navsmith::gui
