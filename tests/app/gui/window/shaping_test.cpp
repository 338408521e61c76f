// Editing a mesh with the mouse: shape handles, building by dragging, painting, lasso, height limits, merging in place.
#include "app/gui/tools/build_tool.h"
#include "app/gui/tools/paint_tool.h"
#include "app/gui/viewport/tool.h"
#include "core/systems/paste.h"
#include "tests/app/gui/window/mesh_fixture.h"
#include "tests/support/path_bytes.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QGuiApplication>
#include <QLabel>
#include <QStatusBar>

#include <algorithm>
#include <cmath>

namespace navsmith::gui {
namespace {

class Shaping : public MeshFixture {
protected:
    void SetUp() override {
        MeshFixture::SetUp();
        ASSERT_FALSE(HasFatalFailure());
        trigger("action.topView");
    }

    glm::dvec3 corner(Element e, std::string_view property) { return point(e, property); }
    /// The largest area without another one above it, so that edits are visible from above.
    Element yard() {
        Element best;
        double widest = 0;
        for (const auto e : all("area")) {
            const auto from = corner(e, "north_west");
            const auto to = corner(e, "south_east");
            const auto at = middle(e);
            const bool covered = std::ranges::any_of(all("area"), [&](Element other) {
                const auto low = glm::vec3(corner(other, "north_west"));
                const auto high = glm::vec3(corner(other, "south_east"));
                return low.z > at.z + 20 && at.x > low.x - 64 && at.x < high.x + 64 && at.y > low.y - 64 &&
                       at.y < high.y + 64;
            });
            const double size = std::min(to.x - from.x, to.y - from.y);
            if (covered || size <= widest)
                continue;
            widest = size;
            best = e;
        }
        return best;
    }
    /// At the selection, or at everything.
    void lookFromTop() {
        viewport().frameSelection();
        viewport().lookFrom(Viewport::Side::Top);
    }
    void lookDownAt(const glm::vec3& at, float units) { MeshFixture::lookDownAt(glm::dvec3(at), units); }
    glm::vec3 middle(Element e) { return *viewport().scene(document()).anchor(e); }
    QPoint pixel(const glm::vec3& at) { return MeshFixture::pixel(glm::dvec3(at)); }
};

// Handles ------------------------------------------------------------------------------------------------------------

TEST_F(Shaping, edgeHandleResizesAndShowsTheSize) {
    const auto area = yard();
    document().selection().set({area});
    lookFromTop();
    const auto from = corner(area, "north_west");
    const auto to = corner(area, "south_east");
    const auto height = value(area, "north_west_z");
    const glm::vec3 west(from.x, (from.y + to.y) / 2, from.z);
    const auto handle = pixel(west);
    const auto wanted = west + glm::vec3((to.x - from.x) / 4, 0, 0);
    press(handle);
    dragOn(handle, pixel(wanted));
    const auto hint = find<QLabel>("status.hint")->text();
    EXPECT_TRUE(hint.startsWith("Move West Edge: ") && hint.contains(" units")) << hint.toStdString();
    QTest::mouseRelease(&view(), Qt::LeftButton, {}, pixel(wanted));
    EXPECT_EQ(statusMessage(), "The mesh now counts as not analysed.");
    EXPECT_NEAR(corner(area, "north_west").x, static_cast<double>(wanted.x), 2);
    EXPECT_EQ(corner(area, "north_west").y, from.y);
    EXPECT_EQ(corner(area, "south_east"), to);
    EXPECT_EQ(value(area, "north_west_z"), height);
    EXPECT_EQ(document().undoStack().count(), 1);
    EXPECT_TRUE(lastStep().startsWith("Move West Edge: area ")) << lastStep().toStdString();
    document().undoStack().undo();
    EXPECT_EQ(corner(area, "north_west"), from);
}

TEST_F(Shaping, cornerHandleSnapsToTheGrid) {
    const auto area = yard();
    document().selection().set({area});
    lookFromTop();
    trigger("action.snap");
    find<QDoubleSpinBox>("toolbar.snapStep")->setValue(16);
    const auto to = corner(area, "south_east");
    const auto away = glm::vec2(pixel(glm::vec3(to)).x(), pixel(glm::vec3(to)).y()) -
                      glm::vec2(pixel(middle(area)).x(), pixel(middle(area)).y());
    const auto out = away / glm::length(away) * 20.0F;
    const auto handle = pixel(glm::vec3(to)) + QPoint(static_cast<int>(out.x), static_cast<int>(out.y));
    drag(handle, handle + QPoint(-40, 40));
    const auto now = corner(area, "south_east");
    EXPECT_NE(now, to);
    EXPECT_EQ(std::remainder(now.x, 16), 0);
    EXPECT_EQ(std::remainder(now.y, 16), 0);
    EXPECT_EQ(now.z, to.z);
}

TEST_F(Shaping, neighboursFollowWithShiftOrByTheOptionInOneStep) {
    // Two areas that share a complete border.
    Element left;
    Element right;
    for (const auto a : all("area")) {
        for (const auto b : all("area")) {
            const auto an = corner(a, "north_west");
            const auto as = corner(a, "south_east");
            const auto bn = corner(b, "north_west");
            const auto bs = corner(b, "south_east");
            if (as.x == bn.x && an.y == bn.y && as.y == bs.y && std::abs(as.z - bn.z) < 1 && as.x - an.x > 40 &&
                bs.x - bn.x > 40 && as.y - an.y > 40 && !left.valid()) {
                left = a;
                right = b;
            }
        }
    }
    ASSERT_TRUE(left.valid());
    document().selection().set({left});
    lookFromTop();
    const auto to = corner(left, "south_east");
    const auto beside = corner(right, "north_west");
    const auto handle = pixel({to.x, (corner(left, "north_west").y + to.y) / 2, to.z});
    drag(handle, handle - QPoint(30, 0));
    EXPECT_LT(corner(left, "south_east").x, to.x);
    EXPECT_EQ(corner(right, "north_west"), beside);
    document().undoStack().undo();
    drag(handle, handle - QPoint(30, 0), Qt::ShiftModifier);
    EXPECT_LT(corner(left, "south_east").x, to.x);
    EXPECT_EQ(corner(right, "north_west").x, corner(left, "south_east").x);
    document().undoStack().undo();
    EXPECT_EQ(corner(right, "north_west"), beside);
    EXPECT_EQ(corner(left, "south_east"), to);
    // Beyond the neighbour, which keeps a width: the status bar tells which area stops the drag.
    const auto beyond = pixel({corner(right, "south_east").x + 40, (corner(left, "north_west").y + to.y) / 2, to.z});
    press(handle, Qt::ShiftModifier);
    dragOn(handle, beyond, Qt::ShiftModifier);
    const auto hint = find<QLabel>("status.hint")->text();
    EXPECT_TRUE(hint.contains("would become narrower than 1 unit")) << hint.toStdString();
    letGo(beyond, Qt::ShiftModifier);
    EXPECT_LT(corner(right, "north_west").x, corner(right, "south_east").x);
    document().undoStack().undo();
    trigger("action.neighboursFollow");
    drag(handle, handle - QPoint(30, 0));
    EXPECT_EQ(corner(right, "north_west").x, corner(left, "south_east").x);
    EXPECT_LT(corner(right, "north_west").x, beside.x);
    EXPECT_EQ(document().undoStack().count(), 1);
}

// Building by dragging -----------------------------------------------------------------------------------------------

/// Creates a hiding spot at either end of the drag and records its arguments.
struct Dragged {
    static inline std::vector<systems::Builder::Click> clicks;

    static systems::EditResult place(model::Transaction& tx, const systems::Builder::Click& click,
                                     const systems::EditArguments& arguments) {
        clicks.push_back(click);
        const auto& schema = tx.model().schema();
        const auto type = *schema.findElementType("hiding_spot");
        Element model;
        tx.model().forEachLive(type, [&](Slot row) { model = {type, row}; });
        const auto& position = *schema.type(type).findProperty("position");
        model::writeValue(tx, type, position, {&model.slot, 1}, glm::dvec3(click.at));
        EXPECT_NE(arguments.ground, nullptr);
        return systems::Elements{model};
    }
    static bool joins(const model::Model& m, Element onto, const systems::EditArguments&) {
        return onto.type == *m.schema().findElementType("area");
    }
    static systems::Description describe(const model::Model&, const systems::Builder::Click& click,
                                         const systems::EditArguments&) {
        systems::Description said;
        said.text = "described";
        said.marks.sprites.push_back({click.at, symbol::rgb(0xFF00FF), 30, 0});
        return said;
    }
};

class DragBuilding : public Shaping {
protected:
    systems::Builder builder{.id = "test", .title = "Test", .help = ""};
    std::unique_ptr<BuildTool> tool;

    void use(systems::Gesture gesture) {
        Dragged::clicks.clear();
        builder.gesture = gesture;
        builder.joins = Dragged::joins;
        builder.place = Dragged::place;
        tool = std::make_unique<BuildTool>(viewport(), builder);
        viewport().setTool(tool.get());
        lookDownAt(middle(yard()), 600);
    }
    void TearDown() override {
        if (window)
            viewport().setTool(nullptr);
        tool.reset();
    }
};

TEST_F(DragBuilding, aRectangleIsDraggedFromCornerToCornerInOneStep) {
    use(systems::Gesture::Rectangle);
    const auto area = yard();
    const auto start = middle(area);
    const auto end = start + glm::vec3(64, 48, 0);
    EXPECT_TRUE(tool->hint().contains("corner"));
    press(pixel(start));
    dragOn(pixel(start), pixel(end));
    const auto marks = tool->marks();
    EXPECT_EQ(marks.quads.size(), 1U);
    ASSERT_EQ(marks.labels.size(), 1U);
    EXPECT_NE(marks.labels[0].text.find(" x "), std::string::npos);
    EXPECT_TRUE(Dragged::clicks.empty()) << "not before the button is released";
    EXPECT_TRUE(tool->hint().contains("Release"));
    QTest::mouseRelease(&view(), Qt::LeftButton, {}, pixel(end));
    ASSERT_EQ(Dragged::clicks.size(), 1U);
    const auto& click = Dragged::clicks.front();
    EXPECT_EQ(click.onto.type, area.type);
    EXPECT_NEAR(click.start.x, start.x, 3);
    EXPECT_NEAR(click.start.y, start.y, 3);
    EXPECT_NEAR(click.at.x, end.x, 3);
    EXPECT_NEAR(click.at.y, end.y, 3);
    EXPECT_EQ(document().undoStack().count(), 1);
    EXPECT_EQ(document().selection().size(), 1U);
}

TEST_F(DragBuilding, aClickAndACancelledDragBuildNothing) {
    use(systems::Gesture::Rectangle);
    const auto at = pixel(middle(yard()));
    QTest::mouseClick(&view(), Qt::LeftButton, {}, at);
    EXPECT_TRUE(Dragged::clicks.empty());
    EXPECT_EQ(document().undoStack().count(), 0);
    EXPECT_EQ(statusMessage(), tool->hint());
    // Escape and the right button cancel only the drag.
    press(at);
    dragOn(at, at + QPoint(60, 60));
    trigger("action.escape");
    EXPECT_TRUE(tool->marks().quads.empty());
    QTest::mouseRelease(&view(), Qt::LeftButton, {}, at + QPoint(60, 60));
    EXPECT_TRUE(Dragged::clicks.empty());
    EXPECT_EQ(&viewport().tool(), tool.get());
    press(at);
    dragOn(at, at + QPoint(60, 60));
    QTest::mouseClick(&view(), Qt::RightButton, {}, at + QPoint(60, 60));
    QTest::mouseRelease(&view(), Qt::LeftButton, {}, at + QPoint(60, 60));
    EXPECT_TRUE(Dragged::clicks.empty());
    EXPECT_EQ(&viewport().tool(), tool.get());
}

TEST_F(DragBuilding, drawsTheBuildersMarks) {
    builder.describe = Dragged::describe;
    use(systems::Gesture::Rectangle);
    const auto at = pixel(middle(yard()));
    press(at);
    dragOn(at, at + QPoint(60, 60));
    const auto marks = tool->marks();
    EXPECT_TRUE(marks.quads.empty());
    ASSERT_EQ(marks.sprites.size(), 1U);
    EXPECT_EQ(marks.labels.at(0).text, "described");
    trigger("action.escape");
    QTest::mouseRelease(&view(), Qt::LeftButton, {}, at);
}

// Painting -----------------------------------------------------------------------------------------------------------

class Painting : public Shaping {
protected:
    void paint(const char* property, const char* what, int shape = 0) {
        trigger("action.tool.paint");
        choose("paint.kind", "Areas");
        choose("paint.property", property);
        choose("paint.value", what);
        auto* box = find<QComboBox>("paint.shape");
        box->setCurrentIndex(shape);
        Q_EMIT box->activated(shape);
    }
    void choose(const char* box, const QString& text) {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete); // delete the fields of the previous tool
        Shaping::choose(*window, box, text);
    }
    /// Number of pixels in the window of about the brush's colour.
    int yellowPixels() {
        return pixels([](const QColor& c) { return c.red() > 230 && c.green() > 205 && c.blue() < 140; });
    }
    int crouching() {
        int count = 0;
        for (const auto e : all("area"))
            count += std::get<bool>(value(e, "crouch")) ? 1 : 0;
        return count;
    }
};

TEST_F(Painting, brushStrokeIsOneStepAndCtrlClears) {
    const auto area = yard();
    paint("Crouch", "on");
    find<QDoubleSpinBox>("paint.radius")->setValue(8);
    lookDownAt(middle(area), 800);
    const int before = crouching();
    const int yellow = yellowPixels();
    const auto from = pixel(middle(area));
    press(from);
    EXPECT_TRUE(std::get<bool>(value(area, "crouch"))) << "while painting";
    dragOn(from, from + QPoint(300, 0));
    const auto marks = viewport().tool().marks();
    EXPECT_GT(marks.segments.size(), 20U) << "the brush is visible";
    EXPECT_GT(yellowPixels(), yellow + 30) << "its circle";
    QTest::mouseRelease(&view(), Qt::LeftButton, {}, from + QPoint(300, 0));
    EXPECT_GT(crouching(), before);
    EXPECT_EQ(document().undoStack().count(), 1);
    EXPECT_TRUE(lastStep().startsWith("Paint Crouch: ")) << lastStep().toStdString();
    drag(from, from + QPoint(4, 0), Qt::ControlModifier);
    EXPECT_FALSE(std::get<bool>(value(area, "crouch")));
    EXPECT_TRUE(lastStep().startsWith("Clear Crouch: ")) << lastStep().toStdString();
    document().undoStack().setIndex(0);
    EXPECT_EQ(crouching(), before);
}

TEST_F(Painting, rectanglePaintsAPlaceAndCtrlClearsIt) {
    const auto place = all("place").front();
    const auto name = QString::fromStdString(std::get<std::string>(value(place, "name")));
    paint("Place", name.toUtf8().constData(), 1);
    lookFromTop();
    const QPoint corner(4, 4);
    const QPoint opposite(view().width() - 4, view().height() - 4);
    drag(corner, opposite);
    for (const auto e : all("area"))
        EXPECT_EQ(value(e, "place"), model::Value(place));
    EXPECT_EQ(document().undoStack().count(), 1);
    EXPECT_TRUE(lastStep().startsWith("Paint Place " + name)) << lastStep().toStdString();
    drag(corner, opposite, Qt::ControlModifier);
    EXPECT_EQ(value(yard(), "place"), model::Value(std::monostate{}));
    drag(corner, opposite, Qt::ControlModifier);
    EXPECT_EQ(document().undoStack().count(), 2) << "nothing was left to clear";
}

TEST_F(Painting, skipsLockedHiddenAndOtherFloors) {
    paint("Crouch", "on", 1);
    trigger("action.topView");
    const QPoint corner(4, 4);
    const QPoint opposite(view().width() - 4, view().height() - 4);
    find<QCheckBox>("toolbar.heights")->setChecked(true);
    find<QDoubleSpinBox>("toolbar.heights.from")->setValue(60);
    find<QDoubleSpinBox>("toolbar.heights.to")->setValue(5000);
    std::vector<model::Value> before;
    for (const auto e : all("area"))
        before.push_back(value(e, "crouch"));
    drag(corner, opposite);
    std::size_t i = 0;
    int painted = 0;
    for (const auto e : all("area")) {
        const auto now = value(e, "crouch");
        EXPECT_TRUE(now == before[i] || middle(e).z >= 60);
        painted += now == before[i++] ? 0 : 1;
    }
    EXPECT_GT(painted, 0);
    document().undoStack().undo();
    for (model::ElementTypeId type = 0; type < document().model().schema().typeCount(); ++type)
        window->views().active()->setTypeLocked(type, true);
    find<QCheckBox>("toolbar.heights")->setChecked(false);
    drag(corner, opposite);
    EXPECT_FALSE(document().isModified());
}

TEST_F(Painting, escapeCancelsTheStrokeAndKeysResizeTheBrush) {
    const auto area = yard();
    paint("Crouch", "on");
    lookDownAt(middle(area), 800);
    const bool before = std::get<bool>(value(area, "crouch"));
    press(pixel(middle(area)));
    EXPECT_NE(std::get<bool>(value(area, "crouch")), before);
    trigger("action.escape");
    QTest::mouseRelease(&view(), Qt::LeftButton, {}, pixel(middle(area)));
    EXPECT_EQ(std::get<bool>(value(area, "crouch")), before);
    EXPECT_FALSE(document().isModified());
    auto* radius = find<QDoubleSpinBox>("paint.radius");
    const double was = radius->value();
    trigger("action.brush.larger");
    EXPECT_GT(radius->value(), was);
    trigger("action.brush.smaller");
    EXPECT_NEAR(radius->value(), was, 0.1);
}

TEST_F(Painting, aDocumentOfAnotherSystemIsNotPaintedWithWhatWasChosenBefore) {
    const auto place = all("place").front();
    paint("Place", std::get<std::string>(value(place, "name")).c_str());
    lookDownAt(middle(yard()), 800);
    moveTo(pixel(middle(yard())));
    EXPECT_TRUE(label().startsWith("Paint Place")) << label().toStdString();
    auto& tool = dynamic_cast<PaintTool&>(viewport().tool());
    const auto before = tool.paint();
    std::filesystem::create_directory(path("paths"));
    writeFile(path("paths") / "NODES27.DAT", tests::buildArea(tests::smallArea(27), tests::RawForm::Exact));
    window->open({QString::fromStdString(path("paths").string())});
    ASSERT_TRUE(QTest::qWaitFor([&] { return window->workspace().count() == 2; }, 10000));
    ASSERT_EQ(document().system().id, "gta_sa_paths");
    tool.setPaint(before); // as while the document is drawn for the first time
    moveTo(QPoint(view().width(), view().height()) / 2);
    EXPECT_FALSE(label().contains("Place")) << label().toStdString();
}

// Lasso and height limits ---------------------------------------------------------------------------------------------

TEST_F(Shaping, lassoSelectsInside) {
    trigger("action.lasso");
    trigger("action.topView");
    EXPECT_TRUE(find<QLabel>("status.hint")->text().contains("line"));
    // A triangle over the upper left half of the view.
    const QPoint a(4, 4);
    const QPoint b(view().width() - 4, 4);
    const QPoint c(4, view().height() - 4);
    press(a);
    dragOn(a, b);
    dragOn(b, c);
    EXPECT_GT(viewport().tool().marks().segments.size(), 10U);
    QTest::mouseRelease(&view(), Qt::LeftButton, {}, c);
    ASSERT_FALSE(document().selection().empty());
    for (const auto e : document().selection().elements()) {
        const auto p = pixel(middle(e));
        EXPECT_LT(static_cast<double>(p.x()) / view().width() + static_cast<double>(p.y()) / view().height(), 1.01);
    }
    EXPECT_LT(document().selection().size(), all("hiding_spot").size());
}

TEST_F(Shaping, heightLimitsRestrictTheRectangle) {
    trigger("action.topView");
    const QPoint corner(4, 4);
    const QPoint opposite(view().width() - 4, view().height() - 4);
    drag(corner, opposite);
    const auto everything = document().selection().size();
    ASSERT_GT(everything, 0U);
    float highest = -1e9F;
    for (const auto e : document().selection().elements())
        highest = std::max(highest, middle(e).z);
    trigger("action.heights");
    find<QDoubleSpinBox>("toolbar.heights.from")->setValue(static_cast<double>(highest) - 1);
    find<QDoubleSpinBox>("toolbar.heights.to")->setValue(static_cast<double>(highest) + 1);
    drag(corner, opposite);
    EXPECT_GT(document().selection().size(), 0U);
    EXPECT_LT(document().selection().size(), everything);
    for (const auto e : document().selection().elements())
        EXPECT_NEAR(middle(e).z, highest, 1);
}

TEST_F(Shaping, heightLimitsFromElementUnderMouse) {
    const auto area = yard();
    moveTo(pixel(middle(area)) + QPoint(9, 9));
    trigger("action.heights.take");
    EXPECT_TRUE(find<QCheckBox>("toolbar.heights")->isChecked());
    EXPECT_TRUE(find<QAction>("action.heights")->isChecked());
    EXPECT_LT(find<QDoubleSpinBox>("toolbar.heights.from")->value(), static_cast<double>(middle(area).z));
    EXPECT_GT(find<QDoubleSpinBox>("toolbar.heights.to")->value(), static_cast<double>(middle(area).z));
    EXPECT_LT(find<QDoubleSpinBox>("toolbar.heights.to")->value(), static_cast<double>(middle(area).z) + 400);
}

TEST_F(Shaping, heightAndPlanHandlesDiffer) {
    const auto area = yard();
    document().selection().set({area});
    lookFromTop();
    const auto shown = shownPicture();
    const auto from = corner(area, "north_west");
    const auto to = corner(area, "south_east");
    const double scale = static_cast<double>(shown.width()) / view().width();
    const auto colourAt = [&](const glm::vec3& at) {
        const auto p = pixel(at);
        return shown.pixelColor(static_cast<int>(p.x() * scale), static_cast<int>(p.y() * scale));
    };
    const auto height = colourAt(glm::vec3(to));
    EXPECT_GT(height.blue(), height.red() + 80) << "blue: a height";
    const auto edge = colourAt({from.x, (from.y + to.y) / 2, from.z});
    EXPECT_GT(std::min({edge.red(), edge.green(), edge.blue()}), 220) << "white: an edge";
}

// Builders of meshes ---------------------------------------------------------------------------------------------

/// Number of connections between two areas, in both directions.
std::size_t waysBetween(const model::Model& m, Element a, Element b) {
    const auto type = *m.schema().findElementType("connection");
    const auto& spec = m.schema().type(type);
    std::size_t count = 0;
    m.forEachLive(type, [&](Slot c) {
        const auto from = std::get<Element>(model::readValue(m, *spec.findProperty("owner"), {type, c}));
        const auto to = std::get<Element>(model::readValue(m, *spec.findProperty("target"), {type, c}));
        count += (from == a && to == b) || (from == b && to == a) ? 1 : 0;
    });
    return count;
}

TEST_F(Shaping, anAreaIsCutByALineAndBothPartsAreConnected) {
    const auto area = yard();
    const auto before = all("area").size();
    const auto from = corner(area, "north_west");
    const auto to = corner(area, "south_east");
    lookDownAt(middle(area), static_cast<float>(std::max(to.x - from.x, to.y - from.y)) * 2);
    trigger("action.tool.split_area");
    const double cut = std::round(from.x + (to.x - from.x) / 3);
    const glm::vec3 start(cut, from.y - 10, from.z);
    const glm::vec3 end(cut, to.y + 10, from.z);
    // The line starts outside and cuts what it crosses.
    drag(pixel(start), pixel(end));
    ASSERT_EQ(all("area").size(), before + 1) << statusMessage().toStdString();
    const auto part = all("area").back();
    EXPECT_NEAR(corner(area, "south_east").x, cut, 2);
    EXPECT_EQ(corner(area, "south_east").x, std::round(corner(area, "south_east").x)) << "a whole unit";
    EXPECT_EQ(corner(part, "north_west").x, corner(area, "south_east").x);
    EXPECT_EQ(corner(part, "south_east"), to);
    EXPECT_EQ(waysBetween(document().model(), area, part), 2U);
    EXPECT_TRUE(statusMessage().contains("Also deleted: ")) << statusMessage().toStdString();
    EXPECT_EQ(document().selection().size(), 2U);
    document().undoStack().undo();
    EXPECT_EQ(all("area").size(), before);
    EXPECT_EQ(corner(area, "south_east"), to);
    EXPECT_EQ(document().pendingSave().files.size(), 0U);
}

TEST_F(Shaping, mergeInPlaceConnectsInOneStep) {
    const auto area = yard();
    const auto from = corner(area, "north_west");
    std::vector<Element> neighbours;
    for (const auto e : all("area")) {
        if (waysBetween(document().model(), area, e) == 2)
            neighbours.push_back(e);
    }
    document().selection().set({area});
    QCoreApplication::processEvents(); // update the menu for the selection
    trigger("action.copy");
    trigger("action.verb.source_nav.erase");
    ASSERT_FALSE(document().model().isLive(area));
    const auto steps = document().undoStack().count();
    const auto areas = all("area").size();
    ASSERT_TRUE(waitUntil(find<QAction>("action.mergeInPlace"), true));
    trigger("action.mergeInPlace");
    ASSERT_EQ(all("area").size(), areas + 1) << statusMessage().toStdString();
    EXPECT_EQ(document().undoStack().count(), steps + 1);
    const auto made = all("area").back();
    EXPECT_EQ(corner(made, "north_west"), from);
    std::size_t joined = 0;
    for (const auto e : neighbours)
        joined += waysBetween(document().model(), made, e) == 2 ? 1 : 0;
    EXPECT_GE(joined, 1U);
    document().undoStack().undo();
    EXPECT_EQ(all("area").size(), areas);
}

} // namespace
} // namespace navsmith::gui
