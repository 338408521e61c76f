#include "app/gui/panels/element_table.h"

#include "app/gui/panels/filter_edit.h"
#include "app/gui/panels/row_selection.h"
#include "app/gui/panels/schema_text.h"
#include "app/gui/panels/table_page.h"

#include <QApplication>
#include <QLabel>
#include <QSettings>
#include <QTabBar>
#include <QTabWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace navsmith::gui {

namespace {

constexpr auto kFollowSettings = "panels/table/followSelection";

} // namespace

ElementTable::ElementTable(CommandSet& commands, QWidget* parent)
    : QWidget(parent), commands_(commands), tabs_(new QTabWidget(this)), follow_(new QToolButton(tabs_)),
      hint_(new QLabel(tr("No document"), this)) {
    setObjectName(QStringLiteral("panel.table"));
    setAccessibleName(tr("Elements"));
    tabs_->setObjectName(QStringLiteral("tables"));
    tabs_->setAccessibleName(tr("Types"));
    tabs_->setDocumentMode(true);
    tabs_->tabBar()->setDrawBase(false);
    follow_->setObjectName(QStringLiteral("tables.follow"));
    follow_->setText(tr("Follow Selection"));
    follow_->setToolTip(tr("Show the table of what is selected in the view"));
    follow_->setAutoRaise(true);
    follow_->setCheckable(true);
    follow_->setChecked(QSettings().value(kFollowSettings).toBool());
    tabs_->setCornerWidget(follow_);
    connect(follow_, &QToolButton::toggled, this, [this](bool on) {
        QSettings().setValue(kFollowSettings, on);
        followSelection();
    });
    hint_->setObjectName(QStringLiteral("tables.hint"));
    hint_->setAlignment(Qt::AlignCenter);
    hint_->setForegroundRole(QPalette::PlaceholderText);
    // Keys then act on the rows that the click shows, rather than on the 3D view.
    connect(tabs_, &QTabWidget::tabBarClicked, this, [this](int tab) {
        if (auto* page = tabs_->widget(tab))
            page->setFocus(Qt::MouseFocusReason);
    });
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(tabs_);
    layout->addWidget(hint_);
    tabs_->hide();
}

ElementTable::~ElementTable() = default;

void ElementTable::setDocument(document::Document* document) {
    if (document == document_)
        return;
    if (document_) {
        document_->disconnect(this);
        document_->selection().disconnect(this);
    }
    document_ = document;
    if (document != nullptr && document->model().sharedSchema() != schema_) {
        schema_ = document->model().sharedSchema();
        makePages();
    }
    for (auto* page : pages_)
        page->setDocument(document);
    tabs_->setVisible(document != nullptr);
    hint_->setVisible(document == nullptr);
    if (document == nullptr)
        return;
    connect(document, &document::Document::changed, this,
            [this](const model::Change& change, model::Direction direction) {
                for (auto* page : pages_)
                    page->follow(change, direction);
            });
    // Derived values may depend on the map and on other documents.
    const auto surroundingsChanged = [this] {
        for (auto* page : pages_)
            page->follow(model::Change{});
    };
    connect(document, &document::Document::mapChanged, this, surroundingsChanged);
    connect(document, &document::Document::settingsChanged, this, surroundingsChanged);
    connect(document, &document::Document::crossDocumentDataChanged, this, surroundingsChanged);
    connect(&document->selection(), &document::Selection::changed, this, &ElementTable::followSelection);
    connect(document, &QObject::destroyed, this, [this] {
        for (auto* page : pages_)
            page->setDocument(nullptr);
        tabs_->hide();
        hint_->show();
    });
    followSelection();
}

void ElementTable::followSelection() {
    if (!document_)
        return;
    const bool choosing =
        std::ranges::any_of(pages_, [](const TablePage* page) { return page->view().rowSelection()->isChoosing(); });
    if (const auto primary = document_->selection().primary(); follow_->isChecked() && !choosing && primary.valid())
        showType(primary.type);
    for (auto* page : pages_)
        page->followSelection();
}

void ElementTable::makePages() {
    tabs_->clear();
    for (auto* page : std::exchange(pages_, {}))
        delete page;
    for (model::ElementTypeId type = 0; type < schema_->typeCount(); ++type) {
        auto* page = new TablePage(commands_, schema_, type, tabs_);
        connect(page, &TablePage::statusMessage, this, &ElementTable::statusMessage);
        connect(page, &TablePage::goTo, this, &ElementTable::goTo);
        pages_.push_back(page);
        tabs_->addTab(page, capitalised(fromUtf8(schema_->type(type).plural)));
    }
    // The file type is the first of every schema; start with the type that edges connect, otherwise the next one.
    int first = pages_.size() > 1 ? 1 : 0;
    for (const auto& type : schema_->types) {
        if (type.edge) {
            first = type.columns[type.edge->from].ref->target;
            break;
        }
    }
    tabs_->setCurrentIndex(first);
}

void ElementTable::showType(model::ElementTypeId type, std::string_view property) {
    if (type >= pages_.size())
        return;
    const bool hasFocus = tabs_->isAncestorOf(QApplication::focusWidget());
    tabs_->setCurrentWidget(pages_[type]);
    if (hasFocus) // not to the filter, which Qt takes for the next
        pages_[type]->setFocus();
    if (!property.empty())
        pages_[type]->showColumn(property);
}

model::ElementTypeId ElementTable::type() const {
    const auto* page = qobject_cast<TablePage*>(tabs_->currentWidget());
    return page == nullptr ? model::kNoElementType : page->type();
}

} // namespace navsmith::gui
