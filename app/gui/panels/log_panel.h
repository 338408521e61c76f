// What the program has to say, as it says it.
#pragma once

#include <QTimer>
#include <QWidget>

#include <spdlog/common.h>

#include <memory>

class QComboBox;
class QPlainTextEdit;

namespace navsmith::gui {

class LogQueue;

/// Sends Qt's own messages into the log.
void installQtMessageHandler();

class LogPanel : public QWidget {
    Q_OBJECT

public:
    explicit LogPanel(QWidget* parent = nullptr);
    ~LogPanel() override;

private:
    struct Line {
        spdlog::level::level_enum level;
        QString text;
    };
    void takeMessages();
    void show(const Line& line);
    void showAgain();

    std::shared_ptr<LogQueue> queue_; ///< filled from any thread, emptied by this panel
    std::vector<Line> lines_;
    QComboBox* level_;
    QPlainTextEdit* text_;
    QTimer poll_;
};

} // namespace navsmith::gui
