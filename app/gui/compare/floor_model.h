// The ground that only one of two meshes covers, or both at different heights, as a table.
#pragma once

#include "app/gui/compare/comparison.h"
#include "app/gui/compare/difference_marks.h"

#include <QAbstractTableModel>
#include <QPointer>

#include <array>
#include <cstddef>
#include <optional>
#include <vector>

namespace navsmith::gui {

class FloorModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { What, Extent, Height, Where, Elements, kColumns };

    using QAbstractTableModel::QAbstractTableModel;

    /// Null: empty.
    void setComparison(Comparison* comparison);
    /// Regions of these kinds, by DifferenceKind, are listed.
    void setShown(const std::array<bool, kDifferenceKinds>& kinds);
    void setPalette(symbol::Palette palette);

    /// The listed regions, by row: positions in FloorDifference::regions.
    [[nodiscard]] const std::vector<std::size_t>& listed() const { return rows_; }
    /// Of all regions, whether listed or not.
    [[nodiscard]] std::size_t count(DifferenceKind kind) const { return counts_[static_cast<std::size_t>(kind)]; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    void refresh();
    [[nodiscard]] const compare::FloorDifference* floors() const;

    QPointer<Comparison> comparison_;
    std::array<bool, kDifferenceKinds> shown_{true, true, true, true};
    symbol::Palette palette_ = symbol::Palette::Standard;
    std::vector<std::size_t> rows_;
    std::array<std::size_t, kDifferenceKinds> counts_{};
};

/// How people are told of a kind of ground: as of elements; Different for ground at another height.
DifferenceKind kindOf(compare::FloorKind kind);

/// The ground of regions as squares in the colours of their kinds; at most this many squares. That of `chosen` stands
/// out.
symbol::Primitives floorMarks(const compare::FloorDifference& floors, const std::vector<std::size_t>& which,
                              std::size_t most, std::optional<std::size_t> chosen, symbol::Palette palette);

} // namespace navsmith::gui
