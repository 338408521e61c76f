// What the tables of a comparison share: which differences are listed, and their colours.
#pragma once

#include "app/gui/compare/comparison.h"
#include "app/gui/compare/difference_marks.h"

#include <QAbstractTableModel>
#include <QPixmap>
#include <QPointer>

#include <array>
#include <cstddef>
#include <vector>

namespace navsmith::gui {

class ComparisonTable : public QAbstractTableModel {
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    /// Null: empty.
    void setComparison(Comparison* comparison);
    /// Differences of these kinds, by DifferenceKind, are listed.
    void setShown(const std::array<bool, kDifferenceKinds>& kinds);
    void setPalette(symbol::Palette palette);

    /// The listed differences, by row: positions among all of them.
    [[nodiscard]] const std::vector<std::size_t>& listed() const { return rows_; }
    [[nodiscard]] DifferenceKind kindAt(int row) const { return kinds_[static_cast<std::size_t>(row)]; }
    /// Counts all differences, whether listed or not.
    [[nodiscard]] std::size_t count(DifferenceKind kind) const { return counts_[static_cast<std::size_t>(kind)]; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;

protected:
    [[nodiscard]] const Comparison* comparison() const { return comparison_; }
    /// A square in the colour of the row's kind.
    [[nodiscard]] QPixmap iconAt(int row) const;
    /// Calls list() for each difference.
    virtual void listAll() = 0;
    void list(std::size_t index, DifferenceKind kind);

private:
    void refresh();

    QPointer<Comparison> comparison_;
    std::array<bool, kDifferenceKinds> shown_{true, true, true, true};
    symbol::Palette palette_ = symbol::Palette::Standard;
    std::vector<std::size_t> rows_;
    std::vector<DifferenceKind> kinds_; ///< by row
    std::array<std::size_t, kDifferenceKinds> counts_{};
};

QString titleOf(DifferenceKind kind);
QPixmap differenceIcon(DifferenceKind kind, symbol::Palette palette);

} // namespace navsmith::gui
