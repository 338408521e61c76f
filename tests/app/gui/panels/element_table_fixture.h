// Element tables of the small document, visible and with keyboard focus; QAbstractItemModelTester watches every model.
#pragma once

#include "app/gui/panels/document_tables.h"
#include "app/gui/panels/element_table.h"
#include "app/gui/panels/element_table_model.h"
#include "app/gui/panels/filter_edit.h"
#include "app/gui/panels/row_selection.h"
#include "tests/app/gui/panels/panel_commands.h"
#include "tests/app/gui/panels/sample_document.h"
#include "tests/app/gui/panels/widgets.h"

#include <QAbstractItemModelTester>
#include <QHeaderView>
#include <QLabel>
#include <QSettings>

#include <gtest/gtest.h>

#include <stdexcept>
#include <string>

namespace navsmith::gui {

class ElementTableTest : public ::testing::Test {
protected:
    std::unique_ptr<document::Document> document;
    tests::PanelCommands commands;
    ElementTable table{commands};
    std::vector<std::unique_ptr<QAbstractItemModelTester>> testers;

    virtual std::unique_ptr<document::Document> makeDocument() { return tests::smallDocument(); }

    void SetUp() override {
        QSettings().clear();
        document = makeDocument();
        table.setDocument(document.get());
        for (auto* view : table.findChildren<RowTableView*>())
            testers.push_back(std::make_unique<QAbstractItemModelTester>(
                view->model(), QAbstractItemModelTester::FailureReportingMode::Fatal));
        tests::showActive(table, {900, 400});
    }
    void TearDown() override { table.setDocument(nullptr); }

    RowTableView& view(const char* type) {
        return tests::find<RowTableView>(*table.tables(), (std::string("table.") + type).c_str());
    }
    FilterEdit& filter(const char* type) {
        return tests::find<FilterEdit>(*table.tables(), (std::string("filter.") + type).c_str());
    }
    QString count(const char* type) {
        return tests::find<QLabel>(*table.tables(), (std::string("count.") + type).c_str()).text();
    }
    ElementTableModel& rows(const char* type) { return *static_cast<ElementTableModel*>(view(type).model()); }
    int column(const char* type, std::string_view property) {
        auto& m = rows(type);
        for (int c = 0; c < m.columnCount(); ++c) {
            if (m.property(c).id == property)
                return c;
        }
        throw std::runtime_error("no such column");
    }
    void filterBy(const char* type, const QString& text) {
        tests::replaceText(filter(type), text);
        QTest::keyClick(&filter(type), Qt::Key_Return);
    }
    void clickHeader(const char* type, std::string_view property) {
        auto* header = view(type).horizontalHeader();
        const int c = column(type, property);
        QTest::mouseClick(header->viewport(), Qt::LeftButton, {},
                          {header->sectionViewportPosition(c) + 10, header->height() / 2});
    }
    QPoint cell(const char* type, int row, std::string_view property) {
        auto& v = view(type);
        return v.visualRect(v.model()->index(row, column(type, property))).center();
    }
    void clickCell(const char* type, int row, std::string_view property, Qt::KeyboardModifiers keys = {}) {
        QTest::mouseClick(view(type).viewport(), Qt::LeftButton, keys, cell(type, row, property));
    }
    std::vector<model::Element> nodes(std::initializer_list<model::Slot> slots) {
        std::vector<model::Element> elements;
        for (const model::Slot slot : slots)
            elements.push_back({tests::typeOf(*document, "node"), slot});
        return elements;
    }
    void erase(model::Element e) {
        ASSERT_TRUE(document->edit("Erase", [&](model::Transaction& tx) { tx.erase(e); }));
    }
};

} // namespace navsmith::gui
