// Item model of one element type: a row for each element, a column for each property; sorts, filters and follows the
// document.
#pragma once

#include "app/gui/panels/row_filter.h"
#include "core/document/document.h"

#include <QAbstractTableModel>
#include <QHash>
#include <QPointer>

#include <memory>
#include <vector>

namespace navsmith::gui {

/// Reads a value when its cell is shown; sorting and filtering read whole columns. A changed value does not move or
/// hide its row until the user sorts or filters again, so that rows do not move while the user edits them. Inserts and
/// removes rows one by one, or resets the model if there are many.
class ElementTableModel : public QAbstractTableModel {
    Q_OBJECT

public:
    ElementTableModel(std::shared_ptr<const model::Schema> schema, model::ElementTypeId type,
                      QObject* parent = nullptr);

    [[nodiscard]] model::ElementTypeId type() const { return type_; }
    [[nodiscard]] const model::ElementType& spec() const { return schema_->type(type_); }
    /// Columns: plain properties first, then raw ones, both in schema order.
    [[nodiscard]] const model::PropertySpec& property(int column) const {
        return *columns_[static_cast<std::size_t>(column)];
    }
    [[nodiscard]] document::Document* document() const { return document_; }

    /// Null: the model is empty.
    void setDocument(document::Document* document);
    /// Updates the rows after a change, as emitted by Document::changed.
    void follow(const model::Change& change);
    /// An inactive model postpones inserting and removing rows until it is active again.
    void setActive(bool active);

    void setFilter(RowFilter filter);
    /// Whether any element of the type matches, shown or not.
    [[nodiscard]] bool hasMatches(const RowFilter& filter) const;
    /// Column -1 sorts in file order.
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;

    [[nodiscard]] model::Slot slotAt(int row) const { return shown_[static_cast<std::size_t>(row)]; }
    /// -1 if the element is not shown.
    [[nodiscard]] int rowOf(model::Slot slot) const;
    [[nodiscard]] model::Element elementAt(int row) const { return {type_, slotAt(row)}; }
    [[nodiscard]] const std::vector<model::Slot>& shown() const { return shown_; }
    /// Number of elements of the type, shown or not.
    [[nodiscard]] std::size_t total() const;
    /// The text of a cell for copying, including check boxes.
    [[nodiscard]] QString text(int row, int column) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

Q_SIGNALS:
    /// A value was clamped or rounded.
    void statusMessage(const QString& message);
    /// The number of shown or existing rows changed.
    void countsChanged();

private:
    struct Flips {
        std::vector<model::Slot> come;
        std::vector<model::Slot> gone;
        bool moved = false; ///< the place of a row in the file changed
    };

    void rebuild();
    [[nodiscard]] std::vector<model::Slot> matchingRows() const;
    void numberRows();
    [[nodiscard]] bool mayMoveRows(const model::Change& change) const;
    [[nodiscard]] Flips flipsOf(const model::Change& change);
    void addMatchesNow(Flips& flips) const;
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
    std::vector<model::Slot> shown_;   ///< indexed by row
    std::vector<std::uint32_t> rowOf_; ///< indexed by slot; kNoSlot if not shown
    std::vector<std::uint8_t> live_;   ///< indexed by slot; state at the last update
    bool active_ = true;
    bool stale_ = false;                      ///< rows were inserted or removed while inactive
    mutable QHash<quint64, QString> derived_; ///< texts of derived cells, cleared on any change
};

} // namespace navsmith::gui
