// Qt's own messages in the program's log.
#pragma once

namespace navsmith::gui {

/// From now on qDebug, qInfo, qWarning and qCritical, and what Qt itself says, go to spdlog's default logger, whichever
/// that is at the time. A fatal one still ends the program.
void installQtMessageHandler();

} // namespace navsmith::gui
