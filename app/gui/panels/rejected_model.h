// The ground that a generator left out, as a table: the largest pieces first.
#pragma once

#include "core/systems/generation_trace.h"

#include <QAbstractTableModel>

#include <cstddef>
#include <span>
#include <vector>

namespace navsmith::gui {

class RejectedModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Why, Places, Where, kColumns };

    using QAbstractTableModel::QAbstractTableModel;

    /// Both must outlive the model, or its next grounds.
    void setGrounds(std::span<const systems::RejectedGround> grounds,
                    std::span<const systems::RejectionReason> reasons);
    /// Ground is listed if its reason is shown.
    void setShown(std::vector<bool> reasons);

    [[nodiscard]] const systems::RejectedGround& at(int row) const {
        return grounds_[rows_[static_cast<std::size_t>(row)]];
    }
    /// Places that were left out for a reason, whether listed or not.
    [[nodiscard]] std::size_t count(std::size_t reason) const { return counts_[reason]; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    void list();

    std::span<const systems::RejectedGround> grounds_;
    std::span<const systems::RejectionReason> reasons_;
    std::vector<std::size_t> counts_; ///< by reason
    std::vector<bool> shown_;         ///< by reason
    std::vector<std::size_t> rows_;   ///< positions in grounds_
};

} // namespace navsmith::gui
