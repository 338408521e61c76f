#include "app/gui/panels/selections_panel.h"

#include "app/gui/panels/counted.h"
#include "app/gui/widgets/flow_layout.h"

#include <QListWidget>
#include <QPushButton>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

#include <algorithm>

namespace navsmith::gui {

using document::Document;
using document::NamedSelections;

namespace {

constexpr int kNameRole = Qt::UserRole; ///< the name before people change it

/// Shows what screen readers read, "walls (3)", while only the name is edited.
class CountedNameDelegate final : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override {
        QStyledItemDelegate::initStyleOption(option, index);
        option->text = index.data(Qt::AccessibleTextRole).toString();
    }
};

} // namespace

SelectionsPanel::SelectionsPanel(QWidget* parent) : QWidget(parent), list_(new QListWidget(this)) {
    setObjectName(QStringLiteral("panel.selections"));
    setAccessibleName(tr("Selections"));
    list_->setObjectName(QStringLiteral("selections.list"));
    list_->setAccessibleName(tr("Stored Selections"));
    list_->setItemDelegate(new CountedNameDelegate(list_));
    list_->setEditTriggers(QAbstractItemView::EditKeyPressed);
    auto* row = new QWidget(this);
    auto* buttons = new FlowLayout(row);
    buttons->setContentsMargins(0, 0, 0, 0);
    const auto add = [&](const char* id, const QString& text, const QString& tip, auto run) {
        auto* button = new QPushButton(text, this);
        button->setObjectName(QLatin1String(id));
        button->setToolTip(tip);
        connect(button, &QPushButton::clicked, this, run);
        buttons->addWidget(button);
        return button;
    };
    store_ = add("selections.store", tr("Store"), tr("Store what is selected under a new name"), [this] { store(); });
    needCurrent_ = {add("selections.recall", tr("Recall"), tr("Select what is stored under this name"),
                        [this] { combine(Combination::Recall); }),
                    add("selections.add", tr("Add"), tr("Select it in addition to what is selected"),
                        [this] { combine(Combination::Add); }),
                    add("selections.subtract", tr("Subtract"), tr("Take it out of what is selected"),
                        [this] { combine(Combination::Subtract); }),
                    add("selections.intersect", tr("Intersect"), tr("Select what is both stored and selected"),
                        [this] { combine(Combination::Intersect); }),
                    replace_ = add("selections.replace", tr("Overwrite"), tr("Store what is selected under this name"),
                                   [this] { stored().store(current(), document_->selection().elements()); }),
                    add("selections.delete", tr("Delete"), tr("Forget this name; the elements stay"),
                        [this] { stored().remove(current()); })};
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(list_, 1);
    layout->addWidget(row);
    connect(list_, &QListWidget::currentRowChanged, this, &SelectionsPanel::enable);
    connect(list_, &QListWidget::itemActivated, this, [this] { combine(Combination::Recall); });
    connect(list_, &QListWidget::itemChanged, this, [this](const QListWidgetItem* item) {
        if (!filling_ && document_)
            stored().rename(item->data(kNameRole).toString(), item->text().trimmed());
    });
    enable();
}

void SelectionsPanel::setDocument(Document* document) {
    if (document_) {
        NamedSelections::of(*document_).disconnect(this);
        document_->disconnect(this);
        document_->selection().disconnect(this);
    }
    document_ = document;
    if (document_) {
        // Queued: the list may be in the middle of an edit.
        connect(&stored(), &NamedSelections::changed, this, &SelectionsPanel::fill, Qt::QueuedConnection);
        connect(document_, &Document::stepped, this, &SelectionsPanel::fill, Qt::QueuedConnection);
        connect(&document_->selection(), &document::Selection::changed, this, &SelectionsPanel::enable);
    }
    fill();
}

NamedSelections& SelectionsPanel::stored() const {
    return NamedSelections::of(*document_);
}

QString SelectionsPanel::current() const {
    const auto* item = list_->currentItem();
    return item == nullptr ? QString() : item->data(kNameRole).toString();
}

void SelectionsPanel::store() {
    if (!document_ || document_->selection().empty())
        return;
    const auto name = stored().freeName();
    stored().store(name, document_->selection().elements());
    fill();
    for (int row = 0; row < list_->count(); ++row) {
        if (list_->item(row)->data(kNameRole).toString() == name)
            list_->setCurrentRow(row);
    }
    if (isVisible() && list_->currentItem() != nullptr) {
        list_->setFocus();
        list_->editItem(list_->currentItem());
    }
}

void SelectionsPanel::combine(Combination how) {
    if (!document_ || current().isEmpty())
        return;
    auto& selection = document_->selection();
    auto elements = stored().elementsOf(current());
    switch (how) {
    case Combination::Recall:
        selection.set(std::move(elements));
        break;
    case Combination::Add:
        selection.add(elements);
        break;
    case Combination::Subtract:
        selection.remove(elements);
        break;
    case Combination::Intersect:
        std::erase_if(elements, [&](const model::Element& e) { return !selection.contains(e); });
        selection.set(std::move(elements));
        break;
    }
}

void SelectionsPanel::fill() {
    filling_ = true;
    QStringList names;
    QStringList listed;
    if (document_) {
        for (const auto& each : stored().all())
            names << each.name;
    }
    for (int row = 0; row < list_->count(); ++row)
        listed << list_->item(row)->data(kNameRole).toString();
    if (names != listed) // else it may be in the middle of an edit
        list(names);
    for (int row = 0; row < list_->count(); ++row) {
        const auto count = stored().elementsOf(names[row]).size();
        auto* item = list_->item(row);
        item->setData(Qt::AccessibleTextRole, QStringLiteral("%1 (%2)").arg(names[row], grouped(count)));
        item->setToolTip(tr("%1. In expressions: in \"%2\"").arg(counted(count, "element"), names[row]));
    }
    filling_ = false;
    enable();
}

void SelectionsPanel::list(const QStringList& names) {
    const auto selectedName = current();
    list_->clear();
    for (const auto& name : names) {
        auto* item = new QListWidgetItem(name, list_);
        item->setData(kNameRole, name);
        item->setFlags(item->flags() | Qt::ItemIsEditable);
    }
    list_->setCurrentRow(std::max(0, static_cast<int>(names.indexOf(selectedName))));
}

void SelectionsPanel::enable() {
    for (auto* button : needCurrent_)
        button->setEnabled(list_->currentRow() >= 0);
    const bool anySelected = document_ && !document_->selection().empty();
    store_->setEnabled(anySelected);
    replace_->setEnabled(anySelected && list_->currentRow() >= 0);
}

} // namespace navsmith::gui
