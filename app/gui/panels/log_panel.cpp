#include "app/gui/panels/log_panel.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QPlainTextEdit>
#include <QToolButton>
#include <QVBoxLayout>

#include <spdlog/pattern_formatter.h>
#include <spdlog/sinks/base_sink.h>
#include <spdlog/spdlog.h>

#include <algorithm>
#include <mutex>
#include <utility>

namespace navsmith::gui {

/// A sink that keeps messages until the panel takes them; spdlog's own lock makes it safe.
class LogQueue : public spdlog::sinks::base_sink<std::mutex> {
public:
    LogQueue() : base_sink(std::make_unique<spdlog::pattern_formatter>("%H:%M:%S  %-8l %v")) {}

    std::vector<std::pair<spdlog::level::level_enum, std::string>> take() {
        const std::lock_guard lock(mutex_);
        return std::exchange(messages_, {});
    }

protected:
    void sink_it_(const spdlog::details::log_msg& message) override {
        constexpr std::size_t most = 5000; // a flood must not eat the memory while the window is busy
        if (messages_.size() >= most)
            return;
        spdlog::memory_buf_t text;
        formatter_->format(message, text);
        messages_.emplace_back(message.level, std::string(text.data(), text.size()));
    }
    void flush_() override {}

private:
    std::vector<std::pair<spdlog::level::level_enum, std::string>> messages_;
};

namespace {

constexpr int kPollMilliseconds = 250;
constexpr std::size_t kMostLines = 20000;

void toLog(QtMsgType type, const QMessageLogContext& context, const QString& message) {
    const auto text = message.toStdString();
    const std::string_view category = context.category == nullptr ? "qt" : context.category;
    switch (type) {
    case QtDebugMsg:
        spdlog::debug("{}: {}", category, text);
        break;
    case QtInfoMsg:
        spdlog::info("{}: {}", category, text);
        break;
    case QtWarningMsg:
        spdlog::warn("{}: {}", category, text);
        break;
    case QtCriticalMsg:
    case QtFatalMsg:
        spdlog::error("{}: {}", category, text);
        break;
    }
}

} // namespace

void installQtMessageHandler() {
    qInstallMessageHandler(toLog);
}

LogPanel::LogPanel(QWidget* parent)
    : QWidget(parent), queue_(std::make_shared<LogQueue>()), level_(new QComboBox(this)),
      text_(new QPlainTextEdit(this)) {
    setObjectName("panel.log");
    setAccessibleName(tr("Log"));
    level_->setObjectName("log.level");
    level_->setAccessibleName(tr("Least severity shown"));
    level_->addItem(tr("Everything"), static_cast<int>(spdlog::level::trace));
    level_->addItem(tr("Information and worse"), static_cast<int>(spdlog::level::info));
    level_->addItem(tr("Warnings and worse"), static_cast<int>(spdlog::level::warn));
    level_->addItem(tr("Errors"), static_cast<int>(spdlog::level::err));
    level_->setCurrentIndex(1);
    text_->setObjectName("log.text");
    text_->setAccessibleName(tr("Messages"));
    text_->setReadOnly(true);
    text_->setLineWrapMode(QPlainTextEdit::NoWrap);
    text_->setFrameShape(QFrame::NoFrame);
    text_->setMaximumBlockCount(static_cast<int>(kMostLines));
    auto* clear = new QToolButton(this);
    clear->setObjectName("log.clear");
    clear->setText(tr("Clear"));
    clear->setAccessibleName(tr("Clear the log"));

    auto* bar = new QHBoxLayout();
    bar->setContentsMargins(6, 4, 6, 0);
    bar->addWidget(level_);
    bar->addStretch();
    bar->addWidget(clear);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(bar);
    layout->addWidget(text_);

    connect(level_, &QComboBox::currentIndexChanged, this, &LogPanel::showAgain);
    connect(clear, &QToolButton::clicked, this, [this] {
        lines_.clear();
        text_->clear();
    });
    spdlog::default_logger()->sinks().push_back(queue_);
    connect(&poll_, &QTimer::timeout, this, &LogPanel::takeMessages);
    poll_.start(kPollMilliseconds);
}

LogPanel::~LogPanel() {
    std::erase(spdlog::default_logger()->sinks(), queue_);
}

void LogPanel::takeMessages() {
    for (auto& [level, message] : queue_->take()) {
        lines_.push_back({level, QString::fromStdString(message).trimmed()});
        show(lines_.back());
    }
    if (lines_.size() > kMostLines)
        lines_.erase(lines_.begin(), lines_.begin() + static_cast<std::ptrdiff_t>(lines_.size() - kMostLines));
}

void LogPanel::show(const Line& line) {
    if (static_cast<int>(line.level) >= level_->currentData().toInt())
        text_->appendPlainText(line.text);
}

void LogPanel::showAgain() {
    text_->clear();
    for (const auto& line : lines_)
        show(line);
}

} // namespace navsmith::gui
