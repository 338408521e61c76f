#include "app/gui/compare/comparison_table.h"

#include "app/gui/language/translate.h"
#include "app/gui/panels/colour_icon.h"

namespace navsmith::gui {

QString titleOf(DifferenceKind kind) {
    switch (kind) {
    case DifferenceKind::Added:
        return tr("Only theirs");
    case DifferenceKind::Removed:
        return tr("Only ours");
    case DifferenceKind::Changed:
        return tr("Different");
    case DifferenceKind::Moved:
        break;
    }
    return tr("Moved");
}

QPixmap differenceIcon(DifferenceKind kind, symbol::Palette palette) {
    return colourIcon(differenceColour(kind, palette));
}

void ComparisonTable::setComparison(Comparison* comparison) {
    if (comparison_)
        comparison_->disconnect(this);
    comparison_ = comparison;
    if (comparison != nullptr)
        connect(comparison, &Comparison::changed, this, &ComparisonTable::refresh);
    refresh();
}

void ComparisonTable::setShown(const std::array<bool, kDifferenceKinds>& kinds) {
    shown_ = kinds;
    refresh();
}

void ComparisonTable::setPalette(symbol::Palette palette) {
    palette_ = palette;
    refresh();
}

void ComparisonTable::refresh() {
    beginResetModel();
    rows_.clear();
    kinds_.clear();
    counts_ = {};
    if (comparison_ && comparison_->isReady())
        listAll();
    endResetModel();
}

void ComparisonTable::list(std::size_t index, DifferenceKind kind) {
    ++counts_[static_cast<std::size_t>(kind)];
    if (!shown_[static_cast<std::size_t>(kind)])
        return;
    rows_.push_back(index);
    kinds_.push_back(kind);
}

int ComparisonTable::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

QPixmap ComparisonTable::iconAt(int row) const {
    return differenceIcon(kindAt(row), palette_);
}

} // namespace navsmith::gui
