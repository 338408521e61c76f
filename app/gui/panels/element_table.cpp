#include "app/gui/panels/element_table.h"

#include "app/gui/panels/document_tables.h"

#include <QLabel>
#include <QSettings>
#include <QStackedLayout>
#include <QToolButton>

namespace navsmith::gui {

using document::Document;

namespace {

constexpr auto kFollowSettings = "panels/table/followSelection";

} // namespace

ElementTable::ElementTable(CommandSet& commands, QWidget* parent)
    : QWidget(parent), commands_(commands), stack_(new QStackedLayout(this)), follow_(new QToolButton(this)),
      hint_(new QLabel(tr("No document"), this)) {
    setObjectName(QStringLiteral("panel.table"));
    setAccessibleName(tr("Elements"));
    follow_->setObjectName(QStringLiteral("tables.follow"));
    follow_->setText(tr("Follow Selection"));
    follow_->setToolTip(tr("Show the table of what is selected in the view"));
    follow_->setAutoRaise(true);
    follow_->setCheckable(true);
    follow_->setChecked(QSettings().value(kFollowSettings).toBool());
    follow_->hide();
    connect(follow_, &QToolButton::toggled, this, [this](bool on) {
        QSettings().setValue(kFollowSettings, on);
        followSelection();
    });
    hint_->setObjectName(QStringLiteral("tables.hint"));
    hint_->setAlignment(Qt::AlignCenter);
    hint_->setForegroundRole(QPalette::PlaceholderText);
    stack_->addWidget(hint_);
}

ElementTable::~ElementTable() = default;

void ElementTable::setDocument(Document* document) {
    if (document == document_ && (document != nullptr) == (shown_ != nullptr))
        return;
    if (document_)
        document_->selection().disconnect(this);
    document_ = document;
    show(document == nullptr ? nullptr : &tablesOf(*document));
    if (document == nullptr)
        return;
    connect(&document->selection(), &document::Selection::changed, this, &ElementTable::followSelection);
    followSelection();
}

DocumentTables& ElementTable::tablesOf(Document& document) {
    auto& tables = tables_[&document];
    if (tables != nullptr)
        return *tables;
    tables = new DocumentTables(commands_, document, this);
    const auto* alike = shown_;
    if (alike != nullptr && alike->schema() == document.model().sharedSchema())
        tables->showType(alike->type());
    connect(tables, &DocumentTables::statusMessage, this, &ElementTable::statusMessage);
    connect(tables, &DocumentTables::goTo, this, &ElementTable::goTo);
    connect(&document, &QObject::destroyed, this, &ElementTable::remove);
    stack_->addWidget(tables);
    return *tables;
}

void ElementTable::remove(const QObject* document) {
    auto entry = tables_.extract(document);
    auto* tables = entry.mapped();
    tables->release();
    if (shown_ == tables)
        show(nullptr);
    stack_->removeWidget(tables);
    tables->hide();
    tables->deleteLater(); // one of its own actions may have closed the document
}

void ElementTable::show(DocumentTables* tables) {
    if (shown_ != nullptr)
        shown_->setCornerWidget(nullptr);
    shown_ = tables;
    if (tables == nullptr) {
        follow_->setParent(this);
        stack_->setCurrentWidget(hint_);
        return;
    }
    tables->setCornerWidget(follow_);
    follow_->show();
    stack_->setCurrentWidget(tables);
}

void ElementTable::followSelection() {
    if (!document_ || shown_ == nullptr)
        return;
    if (const auto primary = document_->selection().primary();
        follow_->isChecked() && !shown_->isChoosing() && primary.valid())
        shown_->showType(primary.type);
    shown_->followSelection();
}

void ElementTable::showType(model::ElementTypeId type, std::string_view property) {
    if (shown_ != nullptr)
        shown_->showType(type, property);
}

model::ElementTypeId ElementTable::type() const {
    return shown_ == nullptr ? model::kNoElementType : shown_->type();
}

} // namespace navsmith::gui
