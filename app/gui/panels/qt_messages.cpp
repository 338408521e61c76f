#include "app/gui/panels/qt_messages.h"

#include <QByteArray>
#include <QString>
#include <QtGlobal>

#include <spdlog/spdlog.h>

#include <cstring>

namespace navsmith::gui {

namespace {

spdlog::level::level_enum levelOf(QtMsgType type) {
    switch (type) {
    case QtDebugMsg:
        return spdlog::level::debug;
    case QtInfoMsg:
        return spdlog::level::info;
    case QtWarningMsg:
        return spdlog::level::warn;
    case QtCriticalMsg:
        return spdlog::level::err;
    case QtFatalMsg:
        break;
    }
    return spdlog::level::critical;
}

void toLog(QtMsgType type, const QMessageLogContext& context, const QString& text) {
    const auto bytes = text.toUtf8();
    const std::string_view message(bytes.constData(), static_cast<std::size_t>(bytes.size()));
    const bool named = context.category != nullptr && std::strcmp(context.category, "default") != 0;
    // Copy the pointer: another thread may replace the default logger meanwhile.
    const auto logger = spdlog::default_logger();
    if (named)
        logger->log(levelOf(type), "[{}] {}", context.category, message);
    else
        logger->log(levelOf(type), "{}", message);
    if (type == QtFatalMsg)
        logger->flush();
}

} // namespace

void installQtMessageHandler() {
    qInstallMessageHandler(toLog);
}

} // namespace navsmith::gui
