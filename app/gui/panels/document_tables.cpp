#include "app/gui/panels/document_tables.h"

#include "app/gui/panels/row_selection.h"
#include "app/gui/panels/schema_text.h"
#include "app/gui/panels/table_page.h"

#include <QApplication>
#include <QTabBar>

#include <algorithm>

namespace navsmith::gui {

using document::Document;

namespace {

/// The type that edges connect, otherwise the one after the file, which is the first of every schema.
model::ElementTypeId firstType(const model::Schema& schema) {
    for (const auto& type : schema.types) {
        if (type.edge)
            return type.columns[type.edge->from].ref->target;
    }
    return schema.typeCount() > 1 ? 1 : 0;
}

} // namespace

DocumentTables::DocumentTables(CommandSet& commands, Document& document, QWidget* parent)
    : QTabWidget(parent), schema_(document.model().sharedSchema()) {
    setObjectName(QStringLiteral("tables"));
    setAccessibleName(tr("Types"));
    setDocumentMode(true);
    tabBar()->setDrawBase(false);
    for (model::ElementTypeId type = 0; type < schema_->typeCount(); ++type) {
        auto* page = new TablePage(commands, document, type, this);
        connect(page, &TablePage::statusMessage, this, &DocumentTables::statusMessage);
        connect(page, &TablePage::goTo, this, &DocumentTables::goTo);
        pages_.push_back(page);
        addTab(page, capitalised(fromUtf8(schema_->type(type).plural)));
    }
    setCurrentIndex(firstType(*schema_));
    // Keys then act on the rows that the click shows, rather than on the 3D view.
    connect(this, &QTabWidget::tabBarClicked, this, [this](int tab) {
        if (auto* page = widget(tab))
            page->setFocus(Qt::MouseFocusReason);
    });
    connect(&document, &Document::changed, this, [this](const model::Change& change, model::Direction direction) {
        for (auto* page : pages_)
            page->follow(change, direction);
    });
    // Derived values may depend on the map and on other documents.
    const auto surroundingsChanged = [this] {
        for (auto* page : pages_)
            page->follow(model::Change{});
    };
    connect(&document, &Document::mapChanged, this, surroundingsChanged);
    connect(&document, &Document::settingsChanged, this, surroundingsChanged);
    connect(&document, &Document::crossDocumentDataChanged, this, surroundingsChanged);
}

DocumentTables::~DocumentTables() = default;

bool DocumentTables::isChoosing() const {
    return std::ranges::any_of(pages_, [](const TablePage* page) { return page->view().rowSelection()->isChoosing(); });
}

void DocumentTables::followSelection() {
    for (auto* page : pages_)
        page->followSelection();
}

void DocumentTables::release() {
    for (auto* page : pages_)
        page->release();
}

void DocumentTables::showType(model::ElementTypeId type, std::string_view property) {
    if (type >= pages_.size())
        return;
    const bool hasFocus = isAncestorOf(QApplication::focusWidget());
    setCurrentWidget(pages_[type]);
    if (hasFocus) // not to the filter, which Qt takes for the next
        pages_[type]->setFocus();
    if (!property.empty())
        pages_[type]->showColumn(property);
}

model::ElementTypeId DocumentTables::type() const {
    const auto* page = qobject_cast<TablePage*>(currentWidget());
    return page == nullptr ? model::kNoElementType : page->type();
}

} // namespace navsmith::gui
