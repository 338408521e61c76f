// The ground that only one of two meshes covers, or both at different heights, as a table.
#pragma once

#include "app/gui/compare/comparison_table.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace navsmith::gui {

class FloorModel : public ComparisonTable {
    Q_OBJECT

public:
    enum Column { What, Extent, Height, Where, Elements, kColumns };

    using ComparisonTable::ComparisonTable;

    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    /// Positions in FloorDifference::regions.
    void listAll() override;
    [[nodiscard]] const compare::FloorDifference* floors() const;
};

/// Changed for ground at another height.
DifferenceKind kindOf(compare::FloorKind kind);
/// What a kind of difference is called for ground.
QString floorTitleOf(DifferenceKind kind);

struct FloorMarks {
    std::vector<std::size_t> which;    ///< positions in FloorDifference::regions
    std::optional<std::size_t> chosen; ///< stands out
    bool shared = false;               ///< also the ground of both
    std::size_t most = 0;              ///< squares
};
/// Ground as squares in the colours of its kinds.
symbol::Primitives floorMarks(const compare::FloorDifference& floors, const FloorMarks& options,
                              symbol::Palette palette);
symbol::Rgba sharedFloorColour(symbol::Palette palette);

} // namespace navsmith::gui
