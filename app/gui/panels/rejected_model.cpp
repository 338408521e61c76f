#include "app/gui/panels/rejected_model.h"

#include "app/gui/panels/colour_icon.h"
#include "app/gui/panels/counted.h"
#include "app/gui/panels/schema_text.h"
#include "formats/texts/texts.h"

#include <utility>

namespace navsmith::gui {

void RejectedModel::setGrounds(std::span<const systems::RejectedGround> grounds,
                               std::span<const systems::RejectionReason> reasons) {
    grounds_ = grounds;
    reasons_ = reasons;
    counts_.assign(reasons.size(), 0);
    for (const auto& ground : grounds_)
        counts_[ground.reason] += ground.members.size();
    list();
}

void RejectedModel::setShown(std::vector<bool> reasons) {
    shown_ = std::move(reasons);
    list();
}

void RejectedModel::list() {
    beginResetModel();
    rows_.clear();
    for (std::size_t i = 0; i < grounds_.size(); ++i)
        if (grounds_[i].reason < shown_.size() && shown_[grounds_[i].reason])
            rows_.push_back(i);
    endResetModel();
}

int RejectedModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

int RejectedModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : kColumns;
}

QVariant RejectedModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    const auto& ground = at(index.row());
    const auto& reason = reasons_[ground.reason];
    if (role == Qt::DecorationRole && index.column() == Why)
        return colourIcon(reason.colour);
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
        return {};
    switch (index.column()) {
    case Why:
        return fromUtf8(texts::translated({reason.title}));
    case Places:
        return grouped(ground.members.size());
    default:
        return positionText(ground.place);
    }
}

QVariant RejectedModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (role != Qt::DisplayRole || orientation != Qt::Horizontal)
        return {};
    switch (section) {
    case Why:
        return tr("Why");
    case Places:
        return tr("Places");
    default:
        return tr("Where");
    }
}

} // namespace navsmith::gui
