// The program's log, filtered by level, with commands to copy and clear it.
#pragma once

#include "app/gui/commands/command_set.h"
#include "app/gui/panels/log_sink.h"
#include "app/gui/panels/qt_messages.h"

#include <QWidget>

#include <spdlog/logger.h>

#include <memory>

class QComboBox;
class QTableView;

namespace navsmith::gui {

class LogModel;

/// Widgets: "log.view", "log.level", "log.clear", "log.copy".
class LogPanel : public QWidget {
    Q_OBJECT

public:
    /// Attaches a sink to spdlog's current default logger.
    explicit LogPanel(CommandSet& commands, QWidget* parent = nullptr);
    ~LogPanel() override;

    /// Attaches the sink to another logger. Not thread-safe: no other thread may log to it during the call.
    void listenTo(spdlog::logger& logger);

    /// Sets the lowest level that is shown.
    void setLevel(spdlog::level::level_enum level);
    void clear();
    /// The selected messages, otherwise all shown messages, one per line.
    [[nodiscard]] QString text() const;
    void copy() const;
    static Topic<LogPanel> commands();

private:
    class LevelFilter;

    void fetch();

    std::shared_ptr<LogSink> sink_;
    LogModel* model_;
    LevelFilter* filter_;
    QComboBox* level_;
    QTableView* view_;
};

} // namespace navsmith::gui
