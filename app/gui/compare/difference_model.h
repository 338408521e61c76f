// The differences of a comparison as a table.
#pragma once

#include "app/gui/compare/comparison.h"
#include "app/gui/compare/difference_marks.h"

#include <QAbstractTableModel>
#include <QPointer>

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace navsmith::gui {

class DifferenceModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { What, Name, Where, Details, kColumns };

    using QAbstractTableModel::QAbstractTableModel;

    /// Null: empty.
    void setComparison(Comparison* comparison);
    /// Differences of these kinds, by DifferenceKind, are listed.
    void setShown(const std::array<bool, kDifferenceKinds>& kinds);
    void setPalette(symbol::Palette palette);

    /// The listed differences, by row: positions in Difference::elements.
    [[nodiscard]] const std::vector<std::size_t>& listed() const { return rows_; }
    [[nodiscard]] DifferenceKind kindAt(int row) const { return kinds_[static_cast<std::size_t>(row)]; }
    /// Of the open differences, whether listed or not.
    [[nodiscard]] std::size_t count(DifferenceKind kind) const { return counts_[static_cast<std::size_t>(kind)]; }
    /// The row of a difference; -1: it is not listed.
    [[nodiscard]] int rowOf(std::size_t index) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    void refresh();
    [[nodiscard]] QString detailsOf(const compare::ElementText& text, const QString& separator) const;

    QPointer<Comparison> comparison_;
    std::array<bool, kDifferenceKinds> shown_{true, true, true, true};
    symbol::Palette palette_ = symbol::Palette::Standard;
    std::vector<std::size_t> rows_;
    std::vector<DifferenceKind> kinds_; ///< by row
    std::array<std::size_t, kDifferenceKinds> counts_{};
};

QString titleOf(DifferenceKind kind);
/// A square in the colour of a kind.
QPixmap differenceIcon(DifferenceKind kind, symbol::Palette palette);

} // namespace navsmith::gui
