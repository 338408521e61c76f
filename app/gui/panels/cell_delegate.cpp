#include "app/gui/panels/cell_delegate.h"

#include "app/gui/panels/choice_box.h"
#include "app/gui/panels/element_table_model.h"
#include "app/gui/panels/number_box.h"
#include "app/gui/panels/row_selection.h"
#include "app/gui/panels/schema_text.h"

#include <QLineEdit>

namespace navsmith::gui {

using model::PropertyType;

namespace {

const ElementTableModel& tableOf(const QModelIndex& index) {
    return *static_cast<const ElementTableModel*>(index.model());
}

} // namespace

void CellDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const {
    QStyledItemDelegate::initStyleOption(option, index);
    if (const auto* view = qobject_cast<const RowTableView*>(option->widget))
        option->state.setFlag(QStyle::State_Selected, view->rowSelection()->isRowSelected(index.row()));
    // Padding, so that right-aligned numbers do not touch left-aligned text in the next column.
    if (!option->text.isEmpty())
        option->text = u' ' + option->text + u' ';
    // Selection is by row, so a focus frame around one cell is meaningless.
    option->state.setFlag(QStyle::State_HasFocus, false);
}

QWidget* CellDelegate::createEditor(QWidget* parent, const QStyleOptionViewItem&, const QModelIndex& index) const {
    const auto& table = tableOf(index);
    const auto& property = table.property(index.column());
    QWidget* editor = nullptr;
    auto* self = const_cast<CellDelegate*>(this); // connect() needs a non-const object
    switch (property.type) {
    case PropertyType::Integer:
    case PropertyType::Number: {
        auto* box = new NumberBox(table.spec(), property, parent);
        box->setFrame(false);
        connect(box, &NumberBox::typed, box,
                [box](const NumberChange& change) { box->setValue(change.of(box->value().value_or(0))); });
        connect(box, &NumberBox::stepped, box, &NumberBox::setValue);
        editor = box;
        break;
    }
    case PropertyType::Enum: {
        auto* box = new ChoiceBox(property, parent);
        connect(box, &ChoiceBox::chosen, self, [self, box] {
            Q_EMIT self->commitData(box);
            Q_EMIT self->closeEditor(box);
        });
        editor = box;
        break;
    }
    case PropertyType::Text:
    case PropertyType::Vector:
        editor = new QLineEdit(parent);
        static_cast<QLineEdit*>(editor)->setFrame(false);
        break;
    case PropertyType::Bool:
    case PropertyType::Bytes:
    case PropertyType::Reference:
        return nullptr;
    }
    editor->setObjectName(QStringLiteral("cell.%1.%2").arg(fromUtf8(table.spec().id), fromUtf8(property.id)));
    editor->setAccessibleName(fromUtf8(property.title));
    editor->setAutoFillBackground(true);
    return editor;
}

void CellDelegate::setEditorData(QWidget* editor, const QModelIndex& index) const {
    const auto value = index.data(Qt::EditRole);
    if (auto* box = qobject_cast<NumberBox*>(editor)) {
        box->setValue(value.toDouble());
        if (!box->hasFocus()) // what is typed first replaces the value
            box->selectAll();
    } else if (auto* choice = qobject_cast<ChoiceBox*>(editor)) {
        choice->showValue(value.toLongLong());
    } else if (auto* line = qobject_cast<QLineEdit*>(editor); line != nullptr && !line->isModified()) {
        line->setText(value.toString());
    }
}

void CellDelegate::setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const {
    if (auto* box = qobject_cast<NumberBox*>(editor)) {
        const auto typed = box->takeTyped();
        const double before = index.data(Qt::EditRole).toDouble();
        const double number = typed ? typed->of(box->value().value_or(before)) : box->value().value_or(before);
        if (number != before)
            model->setData(index, number);
    } else if (const auto* choice = qobject_cast<ChoiceBox*>(editor)) {
        if (const auto value = choice->value())
            model->setData(index, QVariant::fromValue<qint64>(*value));
    } else if (const auto* line = qobject_cast<QLineEdit*>(editor)) {
        if (line->text() != index.data(Qt::EditRole).toString())
            model->setData(index, line->text());
    }
}

} // namespace navsmith::gui
