#include "app/gui/panels/edge_table.h"

#include "app/gui/panels/schema_text.h"
#include "app/gui/panels/set_for_all.h"

#include <QComboBox>
#include <QHeaderView>
#include <QKeyEvent>
#include <QSignalBlocker>
#include <QStyledItemDelegate>

#include <algorithm>

namespace navsmith::gui {

using model::Element;
using model::ElementTypeId;
using model::PropertySpec;
using model::PropertyType;
using model::Ref;
using model::Slot;

namespace {

constexpr int kNamesRole = Qt::UserRole; ///< the names of an enumeration
constexpr int kMostRows = 4;             ///< shown without scrolling

/// A list for enumerations.
class NamesDelegate final : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const override {
        const auto names = index.data(kNamesRole).toStringList();
        if (names.isEmpty())
            return QStyledItemDelegate::createEditor(parent, option, index);
        auto* box = new QComboBox(parent);
        box->addItems(names);
        return box;
    }
    void setEditorData(QWidget* editor, const QModelIndex& index) const override {
        if (auto* box = qobject_cast<QComboBox*>(editor))
            box->setCurrentText(index.data().toString());
        else
            QStyledItemDelegate::setEditorData(editor, index);
    }
    void setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const override {
        if (const auto* box = qobject_cast<QComboBox*>(editor))
            model->setData(index, box->currentText());
        else
            QStyledItemDelegate::setModelData(editor, model, index);
    }
};

bool isCell(const PropertySpec& property) {
    return property.editable() && !property.advanced &&
           (property.type == PropertyType::Bool || property.type == PropertyType::Integer ||
            property.type == PropertyType::Number || property.type == PropertyType::Enum);
}

} // namespace

EdgeTable::EdgeTable(QWidget* parent) : QTreeWidget(parent) {
    setObjectName("edges");
    setRootIsDecorated(false);
    setUniformRowHeights(true);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setItemDelegate(new NamesDelegate(this));
    setEditTriggers(QAbstractItemView::NoEditTriggers); // the first column is none to edit
    connect(this, &QTreeWidget::itemChanged, this, &EdgeTable::edit);
    // Later: the view is still using the item.
    connect(this, &QTreeWidget::itemChanged, this, &EdgeTable::refresh, Qt::QueuedConnection);
    connect(this, &QTreeWidget::itemDoubleClicked, this, [this](QTreeWidgetItem* item, int column) {
        if (column > 0) {
            if (!(item->flags() & Qt::ItemIsUserCheckable) || item->data(column, Qt::CheckStateRole).isNull())
                editItem(item, column);
            return;
        }
        const auto& edge = *document_->model().schema().type(edge_).edge;
        const Slot row = rows_[static_cast<std::size_t>(indexOfTopLevelItem(item))];
        const model::Column<Ref> to{edge_, edge.to};
        const auto& spec = document_->model().schema().type(edge_).columns[edge.to];
        if (const Ref target = document_->model().get(to, row); target.isSlot())
            Q_EMIT goTo({spec.ref->target, target.slot()});
    });
    hide();
}

void EdgeTable::show(document::Document* document) {
    if (document != document_)
        edge_ = model::kNoElementType; // the columns are of the other document's schema
    document_ = document;
    refresh();
}

void EdgeTable::find(Element selected) {
    const auto& m = document_->model();
    for (ElementTypeId type = 0; type < m.schema().typeCount(); ++type) {
        const auto& edge = m.schema().type(type).edge;
        if (!edge)
            continue;
        if (type == selected.type) {
            rows_ = {selected.slot};
        } else if (m.schema().type(type).columns[edge->from].ref->target == selected.type) {
            owner_ = selected;
            rows_ = m.referrers(model::Column<Ref>{type, edge->from}, selected.slot);
        } else {
            continue;
        }
        if (type != edge_)
            choose(type);
        return;
    }
}

void EdgeTable::refresh() {
    const auto before = selectedEdges();
    const QSignalBlocker quiet(this);
    clear();
    rows_.clear();
    owner_ = {};
    if (const auto* selection = document_ ? &document_->selection() : nullptr;
        selection != nullptr && selection->size() == 1)
        find(selection->primary());
    setVisible(!rows_.empty() && !columns_.empty());
    if (isHidden())
        return;
    for (std::size_t i = 0; i < rows_.size(); ++i) {
        fill(static_cast<int>(i));
        const bool wasSelected = std::ranges::find(before, Element{edge_, rows_[i]}) != before.end();
        topLevelItem(static_cast<int>(i))->setSelected(wasSelected);
    }
    fitColumns();
}

void EdgeTable::fill(int row) {
    const auto& m = document_->model();
    auto* item = new QTreeWidgetItem(this);
    item->setFlags(item->flags() | Qt::ItemIsEditable);
    const auto& properties = m.schema().type(edge_).properties;
    const auto end = std::ranges::find(properties, m.schema().type(edge_).edge->to, &PropertySpec::column);
    if (end != properties.end())
        item->setText(0, fromUtf8(model::displayText(m, *end, {edge_, rows_[static_cast<std::size_t>(row)]})));
    for (std::size_t c = 0; c < columns_.size(); ++c) {
        const auto& column = columns_[c];
        const auto element = elementAt(row, column);
        if (!element.valid() || !model::isPresent(m, *column.property, element))
            continue;
        const int at = static_cast<int>(c) + 1;
        if (column.property->type == PropertyType::Bool) {
            const auto value = model::readValue(m, *column.property, element);
            item->setCheckState(at, std::get<bool>(value) ? Qt::Checked : Qt::Unchecked);
            continue;
        }
        item->setText(at, cellText(m, *column.property, element));
        QStringList names;
        for (const auto& name : column.property->names)
            names << fromUtf8(name.title);
        item->setData(at, kNamesRole, names);
    }
}

void EdgeTable::fitColumns() {
    for (int c = 0; c < columnCount(); ++c) {
        bool any = c == 0;
        for (int i = 0; i < topLevelItemCount() && !any; ++i)
            any = !topLevelItem(i)->text(c).isEmpty() || !topLevelItem(i)->data(c, Qt::CheckStateRole).isNull();
        setColumnHidden(c, !any);
        resizeColumnToContents(c);
    }
    const int shown = std::min(static_cast<int>(rows_.size()), kMostRows);
    const int rowHeight = std::max(sizeHintForRow(0), 18);
    preferredHeight_ = header()->sizeHint().height() + shown * rowHeight + 20;
    setMinimumHeight(std::min(preferredHeight_, header()->sizeHint().height() + rowHeight + 8)); // in a low window
    setRoom(room_);
}

void EdgeTable::setRoom(int height) {
    room_ = height;
    setMaximumHeight(std::max(minimumHeight(), std::min(preferredHeight_, room_)));
}

std::vector<Element> EdgeTable::selectedEdges() const {
    std::vector<Element> edges;
    for (int i = 0; i < topLevelItemCount(); ++i) {
        if (topLevelItem(i)->isSelected())
            edges.push_back({edge_, rows_[static_cast<std::size_t>(i)]});
    }
    return edges;
}

bool EdgeTable::event(QEvent* event) {
    // Otherwise Del deletes the selected element.
    if (event->type() == QEvent::ShortcutOverride && owner_.valid() && !selectedItems().empty() &&
        static_cast<QKeyEvent*>(event)->matches(QKeySequence::Delete))
        event->accept();
    return QTreeWidget::event(event);
}

void EdgeTable::keyPressEvent(QKeyEvent* event) {
    if (owner_.valid() && event->matches(QKeySequence::Delete))
        Q_EMIT removeRequested();
    else
        QTreeWidget::keyPressEvent(event);
}

Element EdgeTable::elementAt(int row, const Column& column) const {
    const Slot edge = rows_[static_cast<std::size_t>(row)];
    if (column.via == model::kNoColumn)
        return {edge_, edge};
    const Ref ref = document_->model().get(model::Column<Ref>{edge_, column.via}, edge);
    return ref.isSlot() ? Element{column.type, ref.slot()} : Element{};
}

void EdgeTable::choose(ElementTypeId edge) {
    edge_ = edge;
    columns_.clear();
    const auto& schema = document_->model().schema();
    const auto& spec = schema.type(edge);
    // What only edges refer to comes first: it is what they are selected for, such as the lanes of a road.
    for (model::ColumnId column = 0; column < spec.columnCount(); ++column) {
        const auto& ref = spec.columns[column].ref;
        if (ref && ref->target != model::kFileType && column != spec.edge->from && column != spec.edge->to)
            addColumns(ref->target, column);
    }
    addColumns(edge, model::kNoColumn);
    QStringList titles{tr("To")};
    for (const auto& column : columns_)
        titles << fromUtf8(column.property->title);
    setColumnCount(static_cast<int>(titles.size()));
    setHeaderLabels(titles);
    setAccessibleName(capitalised(fromUtf8(spec.plural)));
    for (std::size_t c = 0; c < columns_.size(); ++c)
        headerItem()->setToolTip(static_cast<int>(c) + 1, fromUtf8(columns_[c].property->help));
}

void EdgeTable::addColumns(ElementTypeId type, model::ColumnId via) {
    for (const auto& property : document_->model().schema().type(type).properties) {
        if (isCell(property))
            columns_.push_back({type, via, &property});
    }
}

void EdgeTable::edit(QTreeWidgetItem* item, int column) {
    if (!document_ || column == 0)
        return;
    const auto& cell = columns_[static_cast<std::size_t>(column) - 1];
    const auto element = elementAt(indexOfTopLevelItem(item), cell);
    const auto value = cell.property->type == PropertyType::Bool
                           ? std::optional<model::Value>(item->checkState(column) == Qt::Checked)
                           : model::parseValue(*cell.property, item->text(column).toStdString());
    if (element.valid() && value) {
        const auto message = setForAll(*document_, element.type, *cell.property, std::span(&element.slot, 1), *value);
        if (!message.isEmpty())
            Q_EMIT statusMessage(message);
    }
}

} // namespace navsmith::gui
