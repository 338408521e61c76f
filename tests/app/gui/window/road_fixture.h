// An editor window with an empty area, seen from above, for roads built by clicks.
#pragma once

#include "core/checks/rule.h"
#include "tests/app/gui/window/editor_fixture.h"

#include <string>
#include <vector>

namespace navsmith::gui {

class RoadFixture : public Editor {
protected:
    [[nodiscard]] tests::RawArea area() const override { return {}; }

    void SetUp() override {
        Editor::SetUp();
        window->resize(1600, 980); // room for everything that the tests click, and for the fields of a road in one row
        ASSERT_TRUE(QTest::qWaitFor([&] { return view().height() > 480; }, 5000)) << view().height();
        // Straight down on the centre of area 27; a pixel is about a third of a unit.
        auto& camera = window->viewport().camera();
        camera.position = {-375, -375, 260};
        camera.yaw = 0;
        camera.pitch = -1.5707F;
        window->viewport().cameraMoved();
    }

    void rightClick(QPoint at) { QTest::mouseClick(&view(), Qt::RightButton, {}, at); }
    using OpenWindow::press;
    void press(Qt::Key wanted, Qt::KeyboardModifiers modifiers = {}) { key(wanted, modifiers); }

    std::vector<QPoint> road(std::size_t count) {
        std::vector<QPoint> points;
        for (std::size_t i = 0; i < count; ++i)
            points.emplace_back(60 + static_cast<int>(i) * 55, 200 + static_cast<int>(i % 3) * 30);
        return points;
    }
    void build(std::size_t count) {
        press(Qt::Key_B);
        for (const auto& at : road(count))
            click(at);
    }

    bool saysTheFileIs(const std::vector<std::byte>& bytes) {
        const auto pending = document().pendingSave();
        return bytes == original ? pending.files.empty() : !pending.files.empty();
    }
    std::vector<std::string> problems() {
        std::vector<std::string> found;
        for (const auto& issue : checks::checkAll(document().model(), document().system().rules)) {
            if (issue.severity != checks::Severity::Note)
                found.push_back(std::string(issue.rule) + " " + issue.message);
        }
        return found;
    }
    QAction* action(const char* name) { return window->findChild<QAction*>(name); }
};

} // namespace navsmith::gui
