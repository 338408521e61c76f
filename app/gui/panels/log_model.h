// Messages of the log as rows: time, level, text.
#pragma once

#include "app/gui/panels/log_sink.h"

#include <QAbstractTableModel>

#include <deque>
#include <vector>

namespace navsmith::gui {

class LogModel : public QAbstractTableModel {
    Q_OBJECT

public:
    /// The oldest messages are removed beyond this.
    static constexpr std::size_t kMost = 5000;
    enum Column { Time, Level, Text, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    void append(std::vector<LogMessage> messages);
    void clear();
    [[nodiscard]] const LogMessage& message(int row) const { return messages_[static_cast<std::size_t>(row)]; }
    /// One line: time, level, text.
    [[nodiscard]] QString line(int row) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    std::deque<LogMessage> messages_;
};

} // namespace navsmith::gui
