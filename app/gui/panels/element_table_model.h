// The elements of one type as rows, their properties as columns: filtered, sorted, in step with the document.
#pragma once

#include "app/gui/panels/row_filter.h"
#include "core/document/document.h"

#include <QAbstractTableModel>
#include <QHash>
#include <QPointer>

#include <memory>
#include <vector>

namespace navsmith::gui {

/// Values are read when a cell is shown; sorting and filtering read whole columns. Rows stay where they are while their
/// values change: they are sorted and filtered anew when the user asks, not under the hand that edits them. Rows that
/// come and go do so one by one, or by a reset if there are many.
class ElementTableModel : public QAbstractTableModel {
    Q_OBJECT

public:
    ElementTableModel(std::shared_ptr<const model::Schema> schema, model::ElementTypeId type,
                      QObject* parent = nullptr);

    [[nodiscard]] model::ElementTypeId type() const { return type_; }
    [[nodiscard]] const model::ElementType& spec() const { return schema_->type(type_); }
    /// Columns: plain properties first, raw ones behind them, both in the schema's order.
    [[nodiscard]] const model::PropertySpec& property(int column) const {
        return *columns_[static_cast<std::size_t>(column)];
    }
    [[nodiscard]] document::Document* document() const { return document_; }

    /// Null: no rows.
    void setDocument(document::Document* document);
    /// What the change means for the rows, as Document::changed tells it.
    void follow(const model::Change& change);
    /// Nobody looks: rows that come and go are counted only when somebody does again.
    void setActive(bool active);

    void setFilter(RowFilter filter);
    /// Whether any element of the type matches, shown or not.
    [[nodiscard]] bool hasMatches(const RowFilter& filter) const;
    /// Column -1: the order of the file.
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;

    [[nodiscard]] model::Slot slotAt(int row) const { return shown_[static_cast<std::size_t>(row)]; }
    /// -1 for an element that is not shown.
    [[nodiscard]] int rowOf(model::Slot slot) const;
    [[nodiscard]] model::Element elementAt(int row) const { return {type_, slotAt(row)}; }
    [[nodiscard]] const std::vector<model::Slot>& shown() const { return shown_; }
    /// Elements of the type, shown or not.
    [[nodiscard]] std::size_t total() const;
    /// What a cell says, check boxes included; for copying.
    [[nodiscard]] QString text(int row, int column) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

Q_SIGNALS:
    /// A value was held inside its range, or rounded.
    void told(const QString& message);
    /// How many rows are shown, or how many there are.
    void countsChanged();

private:
    struct Flips {
        std::vector<model::Slot> come;
        std::vector<model::Slot> gone;
        bool moved = false; ///< a row has another place in the file
    };

    void rebuild();
    [[nodiscard]] std::vector<model::Slot> wantedRows() const;
    void numberRows();
    [[nodiscard]] bool mayMoveRows(const model::Change& change) const;
    [[nodiscard]] Flips flipsOf(const model::Change& change);
    void removeRowsOf(const std::vector<model::Slot>& gone);
    void insertRowsOf(std::vector<model::Slot> come);
    void announceValues(const model::Change& change);
    void announceWhatFollows();
    [[nodiscard]] bool canShow(int row) const;

    std::shared_ptr<const model::Schema> schema_;
    model::ElementTypeId type_;
    std::vector<const model::PropertySpec*> columns_;
    QPointer<document::Document> document_;
    RowFilter filter_;
    int sortColumn_ = -1;
    Qt::SortOrder sortOrder_ = Qt::AscendingOrder;
    std::vector<model::Slot> shown_;   ///< by row
    std::vector<std::uint32_t> rowOf_; ///< by slot; kNoSlot for what is not shown
    std::vector<std::uint8_t> live_;   ///< by slot, as last counted
    bool active_ = true;
    bool stale_ = false;                      ///< rows came or went while nobody looked
    mutable QHash<quint64, QString> derived_; ///< texts of worked-out cells, until something changes
};

} // namespace navsmith::gui
