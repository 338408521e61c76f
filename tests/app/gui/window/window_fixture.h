// An editor window with helpers: find widgets by name, close and reopen the window.
#pragma once

#include "tests/app/gui/window/editor_fixture.h"

#include <cmath>

namespace navsmith::gui {

class WindowTest : public Editor {
protected:
    /// Simulates a restart of the program; settings and file stay.
    void openAgain() {
        window.reset();
        window = std::make_unique<MainWindow>();
        window->resize(1200, 800);
        window->show();
        ASSERT_TRUE(QTest::qWaitForWindowExposed(window.get()));
        window->open({folder.path()});
        ASSERT_TRUE(QTest::qWaitFor([&] { return window->workspace().active() != nullptr; }, 10000));
    }

    template <typename T>
    T* find(const char* name) {
        return window->findChild<T*>(name);
    }
    glm::vec3 placeOf(Slot row) { return *window->viewport().scene(document()).anchor({node(), row}); }
    QPoint nodePixel(Slot row) { return pixelOf(Element{node(), row}); }
    [[nodiscard]] QPoint middle() { return QPoint(view().width(), view().height()) / 2; }
    void setNumber(const char* property, Slot row, std::int64_t value) {
        const auto& spec = *document().model().schema().type(node()).findProperty(property);
        ASSERT_TRUE(document().edit(
            "Set", [&](model::Transaction& tx) { model::writeValue(tx, node(), spec, std::span(&row, 1), value); }));
    }
};

} // namespace navsmith::gui
