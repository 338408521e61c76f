// A property panel of the small document, visible and with keyboard focus.
#pragma once

#include "app/gui/panels/number_box.h"
#include "app/gui/panels/property_panel.h"
#include "tests/app/gui/panels/sample_document.h"
#include "tests/app/gui/panels/widgets.h"

#include <QLineEdit>
#include <QSettings>

#include <gtest/gtest.h>

namespace navsmith::gui {

class PropertyPanelTest : public ::testing::Test {
protected:
    std::unique_ptr<document::Document> document = tests::smallDocument();
    PropertyPanel panel;

    void SetUp() override {
        QSettings().clear();
        use(*document);
        tests::showActive(panel);
    }
    void TearDown() override { panel.setDocument(nullptr); }

    void use(document::Document& d) { panel.setDocument(&d); }

    void select(std::string_view type, std::initializer_list<model::Slot> rows) { selectIn(*document, type, rows); }
    static void selectIn(document::Document& d, std::string_view type, std::initializer_list<model::Slot> rows) {
        std::vector<model::Element> elements;
        for (const model::Slot row : rows)
            elements.push_back({tests::typeOf(d, type), row});
        d.selection().set(std::move(elements));
    }

    NumberBox& box(const char* name) { return tests::find<NumberBox>(panel, name); }
    static QString textOf(NumberBox& b) { return tests::find<QLineEdit>(b, "qt_spinbox_lineedit").text(); }
    static QString placeholderOf(NumberBox& b) {
        return tests::find<QLineEdit>(b, "qt_spinbox_lineedit").placeholderText();
    }
};

} // namespace navsmith::gui
