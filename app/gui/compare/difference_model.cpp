#include "app/gui/compare/difference_model.h"

#include "app/gui/language/translate.h"
#include "app/gui/panels/schema_text.h"

#include <algorithm>

namespace navsmith::gui {

namespace {

QString orNone(const std::string& text) {
    return text.empty() ? tr("none") : QString::fromStdString(text);
}

} // namespace

void DifferenceModel::listAll() {
    const auto& document = comparison()->document();
    for (const auto index : comparison()->open())
        list(index, kindOf(document.system(), document.model(), comparison()->theirs(),
                           comparison()->difference().elements[index]));
}

int DifferenceModel::rowOf(std::size_t index) const {
    const auto at = std::ranges::lower_bound(listed(), index);
    return at == listed().end() || *at != index ? -1 : static_cast<int>(at - listed().begin());
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
    if (comparison() == nullptr || !comparison()->isReady() || !index.isValid())
        return {};
    if (role == Qt::DecorationRole && index.column() == What)
        return iconAt(index.row());
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
        return {};
    if (index.column() == What)
        return titleOf(kindAt(index.row()));
    const auto text = comparison()->describe(listed()[static_cast<std::size_t>(index.row())]);
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
