#include "app/gui/panels/list_panel.h"

#include "app/gui/panels/schema_text.h"
#include "core/document/run_edit.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QSignalBlocker>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace navsmith::gui {

using document::Document;
using model::Element;
using model::ListEntries;
using model::ListOf;
using model::PropertyType;

// EntriesModel -------------------------------------------------------------------------------------------------------

void EntriesModel::setList(Document* document, const std::optional<ListOf>& list) {
    beginResetModel();
    document_ = document;
    list_ = list;
    endResetModel();
}

bool EntriesModel::valid() const {
    return document_ && list_ && document_->model().isLive({list_->type, list_->parent});
}

const model::ListSpec& EntriesModel::spec() const {
    return document_->model().schema().type(list_->type).lists[list_->list];
}

int EntriesModel::rowCount(const QModelIndex& parent) const {
    if (parent.isValid() || !valid())
        return 0;
    return static_cast<int>(document_->model().listRange(list_->type, list_->list, list_->parent).count);
}

int EntriesModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() || !valid() ? 0 : static_cast<int>(spec().properties.size());
}

QVariant EntriesModel::data(const QModelIndex& index, int role) const {
    if (!valid() || !index.isValid() || (role != Qt::DisplayRole && role != Qt::EditRole && role != Qt::ToolTipRole))
        return {};
    const auto& property = spec().properties[static_cast<std::size_t>(index.column())];
    if (role == Qt::ToolTipRole)
        return fromUtf8(property.help);
    return QString::fromStdString(
        model::displayEntry(document_->model(), property, *list_, static_cast<std::size_t>(index.row())));
}

QVariant EntriesModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (role != Qt::DisplayRole || !valid())
        return {};
    if (orientation == Qt::Vertical)
        return section + 1;
    return fromUtf8(spec().properties[static_cast<std::size_t>(section)].title);
}

Qt::ItemFlags EntriesModel::flags(const QModelIndex& index) const {
    auto flags = QAbstractTableModel::flags(index);
    if (!valid() || !index.isValid())
        return flags;
    const auto& property = spec().properties[static_cast<std::size_t>(index.column())];
    const bool editable = property.editable() && property.type != PropertyType::Reference &&
                          model::isPresent(document_->model(), property, *list_);
    return editable ? flags | Qt::ItemIsEditable : flags;
}

std::optional<Element> EntriesModel::elementAt(const QModelIndex& index) const {
    if (!valid() || !index.isValid())
        return std::nullopt;
    const auto& property = spec().properties[static_cast<std::size_t>(index.column())];
    const auto value = model::readEntry(document_->model(), property, *list_, static_cast<std::size_t>(index.row()));
    const auto* element = std::get_if<Element>(&value);
    return element == nullptr ? std::nullopt : std::optional(*element);
}

void EntriesModel::change(const QString& title, const std::function<bool(ListEntries&)>& edit) {
    const auto& m = document_->model();
    const Element parent{list_->type, list_->parent};
    (void)document_->edit(document::editTitle(m, title, std::span(&parent, 1)), [&](model::Transaction& tx) {
        auto entries = m.listStore(list_->type, list_->list).entries(list_->parent);
        if (edit(entries))
            tx.setList(list_->type, list_->list, list_->parent, entries);
    });
}

bool EntriesModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    if (role != Qt::EditRole || !valid() || !(flags(index) & Qt::ItemIsEditable))
        return false;
    const auto& property = spec().properties[static_cast<std::size_t>(index.column())];
    const auto meant = model::parseValue(property, value.toString().toStdString());
    if (!meant)
        return false;
    bool accepted = false;
    change(tr("Set %1").arg(fromUtf8(property.title)), [&](ListEntries& entries) {
        accepted = model::writeEntry(document_->model(), property, *list_, entries,
                                     static_cast<std::size_t>(index.row()), *meant)
                       .accepted;
        return accepted;
    });
    return accepted;
}

void EntriesModel::remove(std::vector<int> rows) {
    if (!valid() || rows.empty())
        return;
    std::ranges::sort(rows);
    change(tr("Remove from %1").arg(fromUtf8(spec().title)), [&](ListEntries& entries) {
        ListEntries remaining = model::makeEntries(spec());
        std::size_t from = 0;
        for (const int row : rows) {
            const auto gone = static_cast<std::size_t>(row);
            model::appendEntries(remaining, entries, from, gone - from);
            from = gone + 1;
        }
        model::appendEntries(remaining, entries, from, model::sizeOf(entries.front()) - from);
        entries = std::move(remaining);
        return true;
    });
}

// ListPanel ----------------------------------------------------------------------------------------------------------

ListPanel::ListPanel(QWidget* parent)
    : QWidget(parent), entries_(new EntriesModel(this)), list_(new QComboBox(this)), hint_(new QLabel(this)),
      table_(new QTableView(this)), remove_(new QToolButton(this)) {
    setObjectName(QStringLiteral("panel.lists"));
    setAccessibleName(tr("Lists"));
    list_->setObjectName(QStringLiteral("lists.list"));
    list_->setAccessibleName(tr("List"));
    hint_->setObjectName(QStringLiteral("lists.hint"));
    hint_->setWordWrap(true);
    table_->setObjectName(QStringLiteral("lists.table"));
    table_->setAccessibleName(tr("Entries"));
    table_->setModel(entries_);
    table_->setSelectionBehavior(QAbstractItemView::SelectRows);
    table_->setTabKeyNavigation(false);
    table_->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    table_->verticalHeader()->setDefaultSectionSize(table_->fontMetrics().height() + 4);
    table_->horizontalHeader()->setStretchLastSection(true);
    remove_->setObjectName(QStringLiteral("lists.remove"));
    remove_->setText(tr("Remove"));
    remove_->setToolTip(tr("Remove the selected entries from the list"));
    auto* head = new QHBoxLayout;
    head->addWidget(list_, 1);
    head->addWidget(remove_);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(head);
    layout->addWidget(hint_);
    layout->addWidget(table_, 1);

    connect(list_, &QComboBox::activated, this, [this] {
        lastList_ = list_->currentData().toString().toStdString();
        showList();
    });
    connect(table_, &QTableView::activated, this, [this](const QModelIndex& index) {
        if (const auto element = entries_->elementAt(index))
            Q_EMIT goTo(*element);
    });
    connect(remove_, &QToolButton::clicked, this, [this] {
        std::vector<int> rows;
        for (const auto& index : table_->selectionModel()->selectedRows())
            rows.push_back(index.row());
        entries_->remove(std::move(rows));
    });
    refresh();
}

void ListPanel::setDocument(Document* document) {
    if (document_) {
        document_->disconnect(this);
        document_->selection().disconnect(this);
    }
    document_ = document;
    if (document != nullptr) {
        connect(document, &Document::changed, this, &ListPanel::refresh);
        connect(&document->selection(), &document::Selection::changed, this, &ListPanel::refresh);
    }
    refresh();
}

void ListPanel::refresh() {
    const QSignalBlocker quiet(list_);
    element_ = document_ ? document_->selection().primary() : Element{};
    list_->clear();
    if (element_.valid() && document_->model().isLive(element_)) {
        const auto& m = document_->model();
        const auto& type = m.schema().type(element_.type);
        const auto file = m.fileOf(element_);
        for (model::ListId id = 0; id < type.listCount(); ++id) {
            const auto& spec = type.lists[id];
            if (spec.present != nullptr && !spec.present(m, file))
                continue;
            const auto count = m.listRange(element_.type, id, element_.slot).count;
            list_->addItem(tr("%1 (%2)").arg(capitalised(fromUtf8(spec.title))).arg(count), fromUtf8(spec.id));
        }
    }
    const int index = list_->findData(QString::fromStdString(lastList_));
    list_->setCurrentIndex(index >= 0 ? index : (list_->count() > 0 ? 0 : -1));
    showList();
}

void ListPanel::showList() {
    const bool any = list_->currentIndex() >= 0;
    list_->setEnabled(any);
    remove_->setEnabled(any);
    table_->setVisible(any);
    hint_->setVisible(!any);
    hint_->setText(element_.valid() ? tr("The selected elements have no lists.")
                                    : tr("Select elements to see their lists."));
    if (!any) {
        entries_->setList(nullptr, std::nullopt);
        return;
    }
    const auto& lists = document_->model().schema().type(element_.type).lists;
    const auto id = list_->currentData().toString().toStdString();
    const auto at = std::ranges::find(lists, id, &model::ListSpec::id);
    entries_->setList(document_, ListOf{element_.type, static_cast<model::ListId>(at - lists.begin()), element_.slot});
}

} // namespace navsmith::gui
