#include "app/gui/panels/row_selection.h"

#include <QMouseEvent>

#include <algorithm>
#include <unordered_set>
#include <utility>

namespace navsmith::gui {

using model::Element;

namespace {

/// Qt searches all ranges for every cell that it paints, and compares old and new ranges pairwise.
constexpr std::size_t kMostSelectedRanges = 300;

} // namespace

RowSelection::RowSelection(ElementTableModel* model, QObject* parent)
    : QItemSelectionModel(model, parent), rows_(model) {}

bool RowSelection::isRowSelected(int row) const {
    const auto* document = rows_->document();
    return document != nullptr && document->selection().contains(rows_->elementAt(row));
}

std::vector<Element> RowSelection::elementsOf(const QItemSelection& selection) const {
    std::vector<Element> elements;
    for (const auto& range : selection) {
        for (int row = range.top(); row >= 0 && row <= range.bottom(); ++row)
            elements.push_back(rows_->elementAt(row));
    }
    return elements;
}

void RowSelection::select(const QItemSelection& selection, SelectionFlags command) {
    auto* document = rows_->document();
    if (document == nullptr || (command & (Select | Deselect | Toggle)) == 0) {
        // Views clear the selection when the model is reset, which is no action of the user.
        QItemSelectionModel::select(selection, command);
        return;
    }
    auto& selected = document->selection();
    // As in QItemSelectionModel: "Current" changes the range from its start, everything else starts a new one.
    if ((command & Clear) != 0)
        started_.clear();
    else if ((command & Current) == 0)
        started_ = selected.elements();

    const auto touched = elementsOf(selection);
    auto next = started_;
    if ((command & (Deselect | Toggle)) != 0) {
        const std::unordered_set<Element> before(started_.begin(), started_.end());
        const std::unordered_set<Element> now(touched.begin(), touched.end());
        std::erase_if(next, [&](const Element& e) { return now.contains(e); });
        if ((command & Toggle) != 0)
            std::ranges::copy_if(touched, std::back_inserter(next),
                                 [&](const Element& e) { return !before.contains(e); });
    } else {
        next.insert(next.end(), touched.begin(), touched.end());
    }
    // The current row is the one selected last.
    if (currentIndex().isValid()) {
        const auto current = rows_->elementAt(currentIndex().row());
        const auto at = std::ranges::find(next, current);
        if (at != next.end()) {
            std::erase(next, current);
            next.push_back(current);
        }
    }
    const bool wasChoosing = std::exchange(choosing_, true);
    selected.set(std::move(next));
    choosing_ = wasChoosing;
    mirror();
}

void RowSelection::mirror() {
    const auto* document = rows_->document();
    QItemSelection ranges;
    if (document != nullptr && rows_->columnCount() > 0) {
        if (!choosing_)
            started_.clear();
        std::vector<int> rows;
        for (const auto& e : document->selection().elements()) {
            if (e.type != rows_->type())
                continue;
            if (const int row = rows_->rowOf(e.slot); row >= 0)
                rows.push_back(row);
        }
        std::ranges::sort(rows);
        std::size_t count = 0;
        for (std::size_t i = 0; i < rows.size(); ++i)
            count += i == 0 || rows[i] != rows[i - 1] + 1 ? 1 : 0;
        const int lastColumn = rows_->columnCount() - 1;
        for (std::size_t i = 0; i < rows.size() && count <= kMostSelectedRanges;) {
            std::size_t end = i + 1;
            while (end < rows.size() && rows[end] == rows[end - 1] + 1)
                ++end;
            ranges.append(QItemSelectionRange(rows_->index(rows[i], 0), rows_->index(rows[end - 1], lastColumn)));
            i = end;
        }
    }
    QItemSelectionModel::select(ranges, ClearAndSelect);
}

RowSelection* RowTableView::rowSelection() const {
    return static_cast<RowSelection*>(selectionModel());
}

QItemSelectionModel::SelectionFlags RowTableView::selectionCommand(const QModelIndex& index,
                                                                   const QEvent* event) const {
    // A right click on a selected row keeps the selection.
    if (event != nullptr && event->type() == QEvent::MouseButtonPress && index.isValid() &&
        static_cast<const QMouseEvent*>(event)->button() == Qt::RightButton &&
        rowSelection()->isRowSelected(index.row()))
        return QItemSelectionModel::NoUpdate;
    auto command = QTableView::selectionCommand(index, event);
    // Qt would decide by its own, possibly incomplete selection whether to toggle. A drag continues what its start did.
    if ((command & QItemSelectionModel::Toggle) != 0 && index.isValid()) {
        if (event == nullptr || event->type() != QEvent::MouseMove)
            turn_ = rowSelection()->isRowSelected(index.row()) ? QItemSelectionModel::Deselect
                                                               : QItemSelectionModel::Select;
        command &= ~QItemSelectionModel::SelectionFlags(QItemSelectionModel::Toggle);
        command |= turn_;
    }
    return command;
}

void RowTableView::mouseDoubleClickEvent(QMouseEvent* event) {
    QTableView::mouseDoubleClickEvent(event);
    const auto index = indexAt(event->position().toPoint());
    if (event->button() == Qt::LeftButton && index.isValid())
        Q_EMIT goToRow(index.row());
}

} // namespace navsmith::gui
