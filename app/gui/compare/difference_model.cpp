#include "app/gui/compare/difference_model.h"

#include "app/gui/language/translate.h"
#include "app/gui/panels/schema_text.h"

#include <QPainter>
#include <QPixmap>

#include <algorithm>

namespace navsmith::gui {

namespace {

QString orNone(const std::string& text) {
    return text.empty() ? tr("none") : QString::fromStdString(text);
}

} // namespace

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
    QPixmap icon(12, 12);
    icon.fill(Qt::transparent);
    QPainter painter(&icon);
    painter.setPen(Qt::NoPen);
    const auto colour = differenceColour(kind, palette);
    painter.setBrush(QColor(colour.r, colour.g, colour.b));
    painter.drawRoundedRect(QRectF(1, 1, 10, 10), 2, 2);
    return icon;
}

void DifferenceModel::setComparison(Comparison* comparison) {
    if (comparison_)
        comparison_->disconnect(this);
    comparison_ = comparison;
    if (comparison != nullptr)
        connect(comparison, &Comparison::changed, this, &DifferenceModel::refresh);
    refresh();
}

void DifferenceModel::setShown(const std::array<bool, kDifferenceKinds>& kinds) {
    shown_ = kinds;
    refresh();
}

void DifferenceModel::setPalette(symbol::Palette palette) {
    palette_ = palette;
    refresh();
}

void DifferenceModel::refresh() {
    beginResetModel();
    rows_.clear();
    kinds_.clear();
    counts_ = {};
    if (comparison_ && comparison_->isReady()) {
        const auto& document = comparison_->document();
        for (const auto index : comparison_->open()) {
            const auto kind = kindOf(document.system(), document.model(), comparison_->theirs(),
                                     comparison_->difference().elements[index]);
            ++counts_[static_cast<std::size_t>(kind)];
            if (!shown_[static_cast<std::size_t>(kind)])
                continue;
            rows_.push_back(index);
            kinds_.push_back(kind);
        }
    }
    endResetModel();
}

int DifferenceModel::rowOf(std::size_t index) const {
    const auto at = std::ranges::lower_bound(rows_, index);
    return at == rows_.end() || *at != index ? -1 : static_cast<int>(at - rows_.begin());
}

int DifferenceModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

int DifferenceModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : kColumns;
}

QString DifferenceModel::detailsOf(const compare::ElementText& text, const QString& separator) const {
    QStringList parts;
    if (!text.sentence.empty())
        parts << QString::fromStdString(text.sentence);
    if (text.moved)
        parts << tr("moved by %1").arg(*text.moved, 0, 'g', 4);
    for (const auto& part : text.parts)
        parts << tr("%1: %2 → %3").arg(fromUtf8(part.title), orNone(part.before), orNone(part.after));
    for (const auto& list : text.lists) {
        const auto& [added, removed] = list.counts;
        parts << (added + removed == 0
                      ? tr("%1: another order").arg(fromUtf8(list.title))
                      : tr("%1: %2 added, %3 removed").arg(fromUtf8(list.title)).arg(added).arg(removed));
    }
    return parts.join(separator);
}

QVariant DifferenceModel::data(const QModelIndex& index, int role) const {
    if (!comparison_ || !comparison_->isReady() || !index.isValid())
        return {};
    const auto row = static_cast<std::size_t>(index.row());
    if (role == Qt::DecorationRole && index.column() == What)
        return differenceIcon(kinds_[row], palette_);
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
        return {};
    if (index.column() == What)
        return titleOf(kinds_[row]);
    const auto text = comparison_->describe(rows_[row]);
    switch (index.column()) {
    case Name:
        return QString::fromStdString(text.name);
    case Where:
        return QString::fromStdString(text.place);
    default:
        return detailsOf(text, role == Qt::ToolTipRole ? QStringLiteral("\n") : QStringLiteral("; "));
    }
}

QVariant DifferenceModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (role != Qt::DisplayRole || orientation != Qt::Horizontal)
        return {};
    switch (section) {
    case What:
        return tr("What");
    case Name:
        return tr("Element");
    case Where:
        return tr("Place");
    default:
        return tr("Ours → theirs");
    }
}

} // namespace navsmith::gui
