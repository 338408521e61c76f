#include "app/gui/application.h"

#include <QMessageBox>
#include <QScopeGuard>
#include <QThread>

#include <spdlog/spdlog.h>

#include <new>

namespace navsmith::gui {

bool Application::notify(QObject* receiver, QEvent* event) {
    // Other errors end the program with a report: they are bugs. Transactions that did not commit are undone already.
    try {
        return QApplication::notify(receiver, event);
    } catch (const std::bad_alloc&) {
        if (QThread::currentThread() != thread())
            throw;
        complainSoon();
        return true;
    }
}

/// Not at once: the event may be part of something that is not ready for another loop of events.
void Application::complainSoon() {
    try {
        QMetaObject::invokeMethod(this, &Application::complain, Qt::QueuedConnection);
    } catch (const std::bad_alloc&) { // not even for that: the log has to do
        spdlog::error("There is not enough memory for a message");
    }
}

void Application::complain() {
    spdlog::error("There is not enough memory for an action");
    if (complaining_) // one message for all that failed meanwhile
        return;
    complaining_ = true;
    const auto end = qScopeGuard([this] { complaining_ = false; });
    QMessageBox box(QMessageBox::Critical, applicationDisplayName(),
                    tr("There is not enough memory. The last action was not completed."), QMessageBox::Ok,
                    activeWindow());
    box.setObjectName("message.memory");
    box.setInformativeText(tr("Save your work and close what you do not need."));
    box.exec();
}

} // namespace navsmith::gui
