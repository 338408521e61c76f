// An editor window that is closed and opened again, with places and values of nodes.
#pragma once

#include "tests/app/gui/window/editor_fixture.h"

namespace navsmith::gui {

inline constexpr Slot kBoat = 3; ///< a node with only level ground around it

class WindowTest : public Editor {
protected:
    /// Simulates a restart of the program; settings and file stay.
    void openAgain() { ASSERT_TRUE(showWindow() && open(path())); }

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
