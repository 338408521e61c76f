#include "app/gui/panels/log_model.h"

#include "app/gui/panels/schema_text.h"
#include "app/gui/panels/severity_icon.h"

#include <QColor>
#include <QDateTime>
#include <QGuiApplication>
#include <QPalette>

#include <chrono>
#include <iterator>
#include <utility>

namespace navsmith::gui {

namespace {

QString levelName(spdlog::level::level_enum level) {
    switch (level) {
    case spdlog::level::trace:
    case spdlog::level::debug:
        return LogModel::tr("debug");
    case spdlog::level::info:
        return LogModel::tr("info");
    case spdlog::level::warn:
        return LogModel::tr("warning");
    case spdlog::level::err:
        return LogModel::tr("error");
    case spdlog::level::critical:
        return LogModel::tr("fatal");
    default:
        return {};
    }
}

/// Invalid: the default text colour.
QVariant levelColour(spdlog::level::level_enum level) {
    if (level >= spdlog::level::err)
        return readable(QColor(0xE0, 0x55, 0x55), QGuiApplication::palette());
    if (level == spdlog::level::warn)
        return readable(QColor(0xD9, 0x9A, 0x2B), QGuiApplication::palette());
    if (level < spdlog::level::info)
        return readable(QColor(0x86, 0x8E, 0x9C), QGuiApplication::palette());
    return {};
}

QString timeText(spdlog::log_clock::time_point time) {
    const auto since = std::chrono::duration_cast<std::chrono::milliseconds>(time.time_since_epoch());
    return QDateTime::fromMSecsSinceEpoch(since.count()).toString(QStringLiteral("HH:mm:ss.zzz"));
}

} // namespace

void LogModel::append(std::vector<LogMessage> messages) {
    if (messages.size() > kMost)
        messages.erase(messages.begin(), messages.end() - static_cast<std::ptrdiff_t>(kMost));
    if (messages.empty())
        return;
    const auto together = messages_.size() + messages.size();
    if (together > kMost) {
        const auto gone = static_cast<int>(together - kMost);
        beginRemoveRows({}, 0, gone - 1);
        messages_.erase(messages_.begin(), messages_.begin() + gone);
        endRemoveRows();
    }
    const auto first = static_cast<int>(messages_.size());
    beginInsertRows({}, first, first + static_cast<int>(messages.size()) - 1);
    std::ranges::move(messages, std::back_inserter(messages_));
    endInsertRows();
}

void LogModel::clear() {
    beginResetModel();
    messages_.clear();
    endResetModel();
}

QString LogModel::line(int row) const {
    const auto& m = message(row);
    return QStringLiteral("%1 %2: %3").arg(timeText(m.time), levelName(m.level), fromUtf8(m.text));
}

int LogModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(messages_.size());
}

int LogModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant LogModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const auto& m = message(index.row());
    if (role == Qt::ForegroundRole)
        return levelColour(m.level);
    if (role == Qt::ToolTipRole)
        return index.column() == Text ? QVariant(fromUtf8(m.text)) : QVariant();
    if (role != Qt::DisplayRole)
        return {};
    switch (index.column()) {
    case Time:
        return timeText(m.time);
    case Level:
        return levelName(m.level);
    default:
        return fromUtf8(m.text);
    }
}

QVariant LogModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Time:
        return tr("Time");
    case Level:
        return tr("Level");
    default:
        return tr("Message");
    }
}

} // namespace navsmith::gui
