// The selection of a table's view: what the user does in the table goes to the document's selection, and what the
// document has selected is shown in the table.
#pragma once

#include "app/gui/panels/element_table_model.h"

#include <QItemSelectionModel>
#include <QTableView>

#include <vector>

namespace navsmith::gui {

/// The document's selection is the truth. Qt's own keeps a copy as ranges of rows, for accessibility and keyboard use,
/// unless it is scattered over so many ranges that Qt would crawl; the view paints from the document.
class RowSelection : public QItemSelectionModel {
    Q_OBJECT

public:
    explicit RowSelection(ElementTableModel* model, QObject* parent = nullptr);

    [[nodiscard]] bool isRowSelected(int row) const;
    /// Shows the document's selection.
    void mirror();

    using QItemSelectionModel::select;
    void select(const QItemSelection& selection, SelectionFlags command) override;

private:
    [[nodiscard]] std::vector<model::Element> elementsOf(const QItemSelection& selection) const;

    ElementTableModel* rows_;
    std::vector<model::Element> started_; ///< selected before the range that is being drawn
    bool choosing_ = false;
};

/// Rows of elements; paints and understands clicks by the document's selection.
class RowTableView : public QTableView {
    Q_OBJECT

public:
    using QTableView::QTableView;

    [[nodiscard]] RowSelection* rowSelection() const;
    /// Qt's search for what is typed reads every cell of the column at each key; the filter does it better.
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
