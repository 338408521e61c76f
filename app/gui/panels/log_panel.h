// The program's log as it grows: filtered by level, to copy and to clear.
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
    /// Listens to spdlog's default logger as it is now.
    explicit LogPanel(CommandSet& commands, QWidget* parent = nullptr);
    ~LogPanel() override;

    /// Listens to another logger as well. As with all of a logger's sinks: not while other threads log to it.
    void listenTo(spdlog::logger& logger);

    /// Messages of this level and worse are shown.
    void setLevel(spdlog::level::level_enum level);
    void clear();
    /// The selected messages, else all that are shown, a line each.
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
