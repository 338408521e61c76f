// Connects the selection of a table view with the document's selection, in both directions.
#pragma once

#include "app/gui/panels/element_table_model.h"

#include <QItemSelectionModel>
#include <QTableView>

#include <vector>

namespace navsmith::gui {

/// The document's selection is authoritative; the view paints it. Qt's own selection is a copy as ranges of rows, for
/// accessibility and keyboard use, but only if there are few enough ranges that Qt stays fast.
class RowSelection : public QItemSelectionModel {
    Q_OBJECT

public:
    explicit RowSelection(ElementTableModel* model, QObject* parent = nullptr);

    [[nodiscard]] bool isRowSelected(int row) const;
    /// Whether the document's selection changes because of what people do in this table.
    [[nodiscard]] bool isChoosing() const { return choosing_; }
    /// Shows the document's selection.
    void mirror();

    using QItemSelectionModel::select;
    void select(const QItemSelection& selection, SelectionFlags command) override;

private:
    [[nodiscard]] std::vector<model::Element> elementsOf(const QItemSelection& selection) const;

    ElementTableModel* rows_;
    std::vector<model::Element> started_; ///< the selection before the current range
    bool choosing_ = false;
};

/// A table of elements that paints and changes the document's selection.
class RowTableView : public QTableView {
    Q_OBJECT

public:
    using QTableView::QTableView;

    [[nodiscard]] RowSelection* rowSelection() const;
    /// Disabled: Qt's type-ahead reads every cell of the column on each key; the filter does it better.
    void keyboardSearch(const QString&) override {}

Q_SIGNALS:
    void goToRow(int row);

protected:
    [[nodiscard]] QItemSelectionModel::SelectionFlags selectionCommand(const QModelIndex& index,
                                                                       const QEvent* event) const override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;

private:
    mutable QItemSelectionModel::SelectionFlag turn_ = QItemSelectionModel::Select;
};

} // namespace navsmith::gui
