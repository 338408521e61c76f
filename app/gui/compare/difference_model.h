// The differences of a comparison as a table.
#pragma once

#include "app/gui/compare/comparison_table.h"

namespace navsmith::gui {

class DifferenceModel : public ComparisonTable {
    Q_OBJECT

public:
    enum Column { What, Name, Where, Details, kColumns };

    using ComparisonTable::ComparisonTable;

    /// The row of a difference; -1: it is not listed.
    [[nodiscard]] int rowOf(std::size_t index) const;

    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    /// The open ones: positions in Difference::elements.
    void listAll() override;
    [[nodiscard]] QString detailsOf(const compare::ElementText& text, const QString& separator) const;
};

} // namespace navsmith::gui
