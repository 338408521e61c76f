// Redirects Qt's messages to the program's log.
#pragma once

namespace navsmith::gui {

/// Sends qDebug, qInfo, qWarning, qCritical and Qt's own messages to whatever is spdlog's default logger at the time. A
/// fatal message still ends the program.
void installQtMessageHandler();

} // namespace navsmith::gui
