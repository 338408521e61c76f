// A real editor window with one open area file.
#pragma once

#include "tests/app/gui/window/open_window.h"
#include "tests/support/path_bytes.h"

namespace navsmith::gui {

class Editor : public OpenWindow {
protected:
    std::vector<std::byte> original;

    /// The content of the file; area 27.
    [[nodiscard]] virtual tests::RawArea area() const { return tests::smallArea(27); }

    [[nodiscard]] std::filesystem::path file() const { return path("NODES27.DAT"); }

    void SetUp() override {
        QSettings().clear();
        original = tests::buildArea(area(), tests::RawForm::Exact);
        writeFile(file(), original);
        ASSERT_TRUE(showWindow() && open(path()));
        waitForFrames();
    }

    model::ElementTypeId node() { return type("node"); }
    QPoint pixelOf(Element e) { return pixel(glm::dvec3(*viewport().scene(document()).anchor(e))); }
    glm::dvec3 positionOf(Slot row) { return point({node(), row}); }
};

} // namespace navsmith::gui
