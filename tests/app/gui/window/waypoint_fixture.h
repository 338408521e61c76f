// A window with the sample arena's waypoints open, and their map, which was found automatically.
#pragma once

#include "app/gui/panels/issues_panel.h"
#include "app/gui/tools/edit_dialog.h"
#include "app/gui/viewport/tool.h"
#include "tests/app/gui/window/editor_fixture.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QStatusBar>
#include <QTimer>

#include <algorithm>
#include <cmath>
#include <functional>
#include <string_view>

#include "resources/samples/arena_map.h"
#include "resources/samples/arena_nav.h"

namespace navsmith::gui {

class WaypointFixture : public ::testing::Test {
protected:
    static constexpr double kFoot = 0.53125; ///< height of a node above the floor

    QTemporaryDir folder;
    std::unique_ptr<MainWindow> window;
    samples::arena::Plan plan = samples::arena::plan();

    /// The bytes of the map; the waypoints were made from the unchanged plan.
    [[nodiscard]] virtual std::vector<std::byte> map() const { return samples::arena::map(plan); }
    /// Modifies the waypoints before they are written.
    virtual void patch(std::vector<std::byte>& /*waypoints*/) const {}

    [[nodiscard]] std::filesystem::path game() const { return folder.path().toStdString(); }
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
        window = std::make_unique<MainWindow>();
        window->resize(1400, 1000);
        window->show();
        ASSERT_TRUE(QTest::qWaitForWindowExposed(window.get()));
        window->open({QString::fromStdString(file().string())});
        ASSERT_TRUE(QTest::qWaitFor([&] { return window->workspace().active() != nullptr; }, 10000));
        ASSERT_TRUE(QTest::qWaitFor([&] { return document().map().has_value(); }, 10000));
        view().requestActivate();
        QTest::qWait(50); // first frames
    }

    // The model ----------------------------------------------------------------------------------------------------

    document::Document& document() { return *window->workspace().active(); }
    const model::Model& model() { return document().model(); }
    model::ElementTypeId type(std::string_view id) { return *model().schema().findElementType(id); }
    std::size_t count(std::string_view typeId) { return model().count(type(typeId)); }
    std::vector<Element> all(std::string_view typeId) {
        std::vector<Element> out;
        model().forEachLive(type(typeId), [&](Slot row) { out.push_back({type(typeId), row}); });
        return out;
    }
    model::Value value(Element e, std::string_view property) {
        return model::readValue(model(), *model().schema().type(e.type).findProperty(property), e);
    }
    glm::dvec3 point(Element e, std::string_view property = "position") {
        return std::get<glm::dvec3>(value(e, property));
    }
    std::int64_t number(Element e, std::string_view property) { return std::get<std::int64_t>(value(e, property)); }
    Element refer(Element e, std::string_view property) {
        const auto to = value(e, property);
        return std::holds_alternative<Element>(to) ? std::get<Element>(to) : Element{};
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
    void select(std::vector<Element> elements) {
        document().selection().set(std::move(elements));
        QCoreApplication::processEvents(); // update the menu
    }

    // The window ---------------------------------------------------------------------------------------------------

    render::qt3d::SceneView& view() { return window->viewport().view(); }
    Viewport& viewport() { return window->viewport(); }
    template <typename T>
    T* find(const char* name) {
        return window->findChild<T*>(name);
    }
    QString statusMessage() { return window->statusBar()->currentMessage(); }
    QString lastStep() { return document().undoStack().undoText(); }
    QAction* edit(const char* id) {
        return window->findChild<QAction*>(QString("action.verb.quake_nav2.") + QLatin1String(id));
    }
    void trigger(const char* action) { find<QAction>(action)->trigger(); }
    void undo() { document().undoStack().undo(); }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) { QTest::keyClick(&view(), key, modifiers); }

    /// Looks straight down so that `units` fit into the height of the view.
    void lookDownAt(glm::dvec3 at, float units) {
        auto& camera = viewport().camera();
        camera.yaw = 0;
        camera.pitch = -1.5707F;
        camera.position = glm::vec3(at) + glm::vec3(0, 0, units / (2 * std::tan(camera.fieldOfView / 2)));
        viewport().cameraMoved();
    }
    QPoint pixel(glm::dvec3 at) {
        const auto p = viewport().camera().project(glm::vec3(at));
        EXPECT_TRUE(p.has_value());
        return p ? QPoint(static_cast<int>(std::lround(p->x)), static_cast<int>(std::lround(p->y))) : QPoint();
    }
    void click(QPoint at, Qt::KeyboardModifiers modifiers = {}) {
        moveTo(at);
        QTest::mouseClick(&view(), Qt::LeftButton, modifiers, at);
    }
    /// Sends a move event directly to the view, because the window system may drop events.
    void moveTo(QPoint at, Qt::MouseButton held = Qt::NoButton) {
        QMouseEvent move(QEvent::MouseMove, QPointF(at), view().mapToGlobal(QPointF(at)), Qt::NoButton, held, {});
        QCoreApplication::sendEvent(&view(), &move);
    }
    void press(QPoint at) {
        moveTo(at);
        QTest::mousePress(&view(), Qt::LeftButton, {}, at);
    }
    void dragOn(QPoint from, QPoint to) {
        for (int i = 1; i <= 8; ++i)
            moveTo(from + (to - from) * i / 8, Qt::LeftButton);
    }
    void drag(QPoint from, QPoint to) {
        press(from);
        dragOn(from, to);
        QTest::mouseRelease(&view(), Qt::LeftButton, {}, to);
    }
    /// The label beside the mouse in the view.
    QString label() {
        const auto marks = viewport().tool().marks();
        return marks.labels.empty() ? QString() : QString::fromStdString(marks.labels.front().text);
    }

    /// Number of pixels in the view for which a colour test holds.
    template <typename F>
    int pixels(F&& holds) {
        QImage shown;
        view().requestPicture([&](const QImage& image) { shown = image; });
        EXPECT_TRUE(QTest::qWaitFor([&] { return !shown.isNull(); }, 10000));
        int count = 0;
        for (int y = 0; y < shown.height(); ++y) {
            for (int x = 0; x < shown.width(); ++x)
                count += holds(shown.pixelColor(x, y)) ? 1 : 0;
        }
        return count;
    }
    int pixelsLike(symbol::Rgba colour) {
        return pixels([&](const QColor& c) {
            return std::abs(c.red() - colour.r) < 24 && std::abs(c.green() - colour.g) < 24 &&
                   std::abs(c.blue() - colour.b) < 24;
        });
    }

    /// Triggers an action that opens a dialog and runs `then` in it; cancels the dialog if it is still open.
    void inDialog(QAction* action, const std::function<void(EditDialog&)>& then) {
        ASSERT_NE(action, nullptr);
        QCoreApplication::processEvents();
        ASSERT_TRUE(action->isEnabled()) << action->toolTip().toStdString();
        bool seen = false;
        QTimer::singleShot(0, window.get(), [&] {
            auto* dialog = window->findChild<QDialog*>("dialog.verb");
            ASSERT_NE(dialog, nullptr);
            seen = true;
            then(static_cast<EditDialog&>(*dialog));
            if (dialog->isVisible())
                dialog->reject();
        });
        action->trigger();
        EXPECT_TRUE(seen);
    }
    static void choose(QWidget& in, const char* box, const QString& text) {
        auto* combo = in.findChild<QComboBox*>(box);
        ASSERT_NE(combo, nullptr) << box;
        const int index = combo->findText(text, Qt::MatchStartsWith);
        ASSERT_GE(index, 0) << text.toStdString() << " in " << box;
        combo->setCurrentIndex(index);
        Q_EMIT combo->activated(index);
    }
    static QString said(const QWidget& dialog) { return dialog.findChild<QLabel*>("dialog.verb.description")->text(); }
    static QString report(const QWidget& dialog) {
        return dialog.findChild<QPlainTextEdit*>("dialog.verb.report")->toPlainText();
    }
    static void accept(const QWidget& dialog) {
        dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)->click();
    }
};

} // namespace navsmith::gui
