// Builds the road of docs/first-road.md step by step with mouse and keys. If NAVSMITH_GUIDE_IMAGES names a folder, also
// makes the pictures of the page.
#include "app/gui/main_window.h"
#include "app/gui/theme.h"
#include "app/gui/viewport/viewport.h"
#include "core/checks/rule.h"
#include "core/model/property.h"
#include "render/qt3d/scene_view.h"
#include "tests/app/gui/guide/picture.h"

#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QSettings>
#include <QStatusBar>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <glm/geometric.hpp>
#include <gtest/gtest.h>

#include <filesystem>
#include <limits>
#include <memory>

namespace navsmith::gui {
namespace {

using model::Element;

class FirstRoad : public ::testing::Test {
protected:
    QTemporaryDir folder;
    std::unique_ptr<MainWindow> window;

    void SetUp() override {
        QSettings().clear();
        applyTheme(*qApp, Theme::Dark);
        std::filesystem::copy(std::filesystem::path(NAVSMITH_SAMPLES) / "town", folder.path().toStdString(),
                              std::filesystem::copy_options::recursive);
        window = std::make_unique<MainWindow>();
        window->resize(1440, 900);
        window->show();
        ASSERT_TRUE(QTest::qWaitForWindowExposed(window.get()));
        window->open({folder.path()});
        ASSERT_TRUE(QTest::qWaitFor([&] { return window->workspace().active() != nullptr; }, 10000));
        ASSERT_TRUE(QTest::qWaitFor([&] { return document().model().map() != nullptr; }, 10000)) << "its ground";
        window->statusBar()->clearMessage(); // the path of a temporary folder
        view().requestActivate();
        QTest::qWait(50);
    }

    document::Document& document() { return *window->workspace().active(); }
    render::qt3d::SceneView& view() { return window->viewport().view(); }
    model::ElementTypeId type(std::string_view id) { return *document().model().schema().findElementType(id); }
    QAction* action(const char* name) { return window->findChild<QAction*>(name); }
    void key(Qt::Key k, Qt::KeyboardModifiers modifiers = {}) { QTest::keyClick(&view(), k, modifiers); }

    void lookAt(glm::vec3 eye, float pitch) {
        auto& camera = window->viewport().camera();
        camera.position = eye;
        camera.yaw = 0;
        camera.pitch = pitch;
        window->viewport().cameraMoved();
    }

    QPoint pixelOf(glm::vec3 place) {
        const auto pixel = window->viewport().camera().project(place);
        return pixel ? QPoint(static_cast<int>(std::lround(pixel->x)), static_cast<int>(std::lround(pixel->y)))
                     : QPoint(-1, -1);
    }
    void click(glm::vec3 place, Qt::KeyboardModifiers modifiers = {}) {
        QTest::mouseMove(&view(), pixelOf(place));
        QTest::mouseClick(&view(), Qt::LeftButton, modifiers, pixelOf(place));
    }
    void rightClick(glm::vec3 place) { QTest::mouseClick(&view(), Qt::RightButton, {}, pixelOf(place)); }

    /// The car node nearest to a place in plan.
    Element carNodeAt(double x, double y) {
        const auto& model = document().model();
        const auto& spec = model.schema().type(type("node"));
        const auto& position = *spec.findProperty("position");
        const auto& group = *spec.findProperty("group");
        const auto& water = *spec.findProperty("water");
        Element nearest;
        double best = std::numeric_limits<double>::max();
        model.forEachLive(type("node"), [&](model::Slot row) {
            const Element e{type("node"), row};
            if (model::displayText(model, group, e) != "vehicle" || std::get<bool>(model::readValue(model, water, e)))
                return;
            const auto at = std::get<glm::dvec3>(model::readValue(model, position, e));
            if (const auto d = glm::distance(glm::dvec2(at), glm::dvec2(x, y)); d < best) {
                best = d;
                nearest = e;
            }
        });
        return nearest;
    }
    glm::vec3 placeOf(Element e) { return *window->viewport().scene(document()).anchor(e); }

    std::vector<std::string> faults() {
        std::vector<std::string> found;
        for (const auto& issue : checks::checkAll(document().model(), document().system().rules)) {
            if (issue.severity != checks::Severity::Note)
                found.push_back(std::string(issue.rule) + " " + issue.message);
        }
        return found;
    }
};

TEST_F(FirstRoad, followsThePage) {
    // 1. Find a place: east of East Street.
    lookAt({280, -420, 330}, -1.5707F);
    takePicture(*window, "first-road-1-place");

    // 2. Build the road from East Street through the field to the Coast Road.
    const auto start = carNodeAt(250, -410);
    const auto finish = carNodeAt(420, -585);
    const auto nodes = document().model().count(type("node"));
    key(Qt::Key_B);
    ASSERT_TRUE(action("action.tool.build_road")->isChecked());
    click(placeOf(start));
    auto at = placeOf(start);
    for (const glm::vec2 step : {glm::vec2(28, -8), {26, -14}, {24, -20}, {22, -24}, {20, -26}, {18, -26}}) {
        at += glm::vec3(step, 0);
        click(at);
    }
    QTest::mouseMove(&view(), pixelOf(at + glm::vec3(8, -10, 0)));
    takePicture(*window, "first-road-2-road");
    click(placeOf(finish));
    rightClick(at);
    key(Qt::Key_Escape);
    EXPECT_EQ(document().model().count(type("node")), nodes + 6);
    EXPECT_EQ(faults(), std::vector<std::string>{});

    // 3. Add a second lane along the whole road.
    const auto lastMade = placeOf(carNodeAt(static_cast<double>(at.x), static_cast<double>(at.y)));
    click(glm::mix(lastMade, placeOf(finish), 0.3F));
    QCoreApplication::processEvents();
    const auto nameOf = [&](Element e) {
        const auto& id = *document().model().schema().type(e.type).findProperty("id");
        return "28:" + model::displayText(document().model(), id, e);
    };
    const auto forward =
        QString::fromStdString("Forward: from node " + nameOf(start) + " to node " + nameOf(finish) + ", south-east");
    QTimer::singleShot(0, window.get(), [&] {
        auto* dialog = window->findChild<QDialog*>("dialog.verb");
        ASSERT_NE(dialog, nullptr);
        const auto statusMessage = dialog->findChild<QLabel*>("dialog.verb.description")->text();
        EXPECT_TRUE(statusMessage.startsWith(forward)) << statusMessage.toStdString();
        dialog->findChild<QDoubleSpinBox*>("parameter.lanes_forward")->setValue(2);
        takePicture(*window, "first-road-3-along");
        dialog->accept();
    });
    action("action.verb.gta_sa_paths.set_run")->trigger();
    EXPECT_EQ(faults(), std::vector<std::string>{});

    // 4. Add traffic lights where it leaves East Street.
    document().selection().set({start});
    QCoreApplication::processEvents();
    ASSERT_TRUE(action("action.verb.gta_sa_paths.propose_lights")->isEnabled());
    QTimer::singleShot(0, window.get(), [&] {
        auto* dialog = window->findChild<QDialog*>("dialog.verb");
        ASSERT_NE(dialog, nullptr);
        EXPECT_TRUE(dialog->findChild<QLabel*>("dialog.verb.description")->text().startsWith("3 roads"));
        dialog->accept();
    });
    action("action.verb.gta_sa_paths.propose_lights")->trigger();
    lookAt(placeOf(start) + glm::vec3(10, -75, 55), -0.65F);
    EXPECT_EQ(faults(), std::vector<std::string>{});
    takePicture(*window, "first-road-4-lights");
    giveRoomToTheView(*window);
    lookAt(placeOf(start) + glm::vec3(10, -85, 50), -0.55F);
    takePicture(*window, "editor"); // of README.md

    // 5. Save, and check the files.
    action("action.save")->trigger();
    ASSERT_TRUE(QTest::qWaitFor([&] { return !window->files().isBusy() && !document().isModified(); }, 10000));
    EXPECT_TRUE(document().pendingSave().files.empty());
}

} // namespace
} // namespace navsmith::gui
