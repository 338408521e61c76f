// Work for the event loop instead of here and now. QTimer::singleShot and QMetaObject::invokeMethod would do, but what
// they hand over the static analyser takes for a leak.
#pragma once

#include <QObject>
#include <QTimer>

#include <chrono>
#include <utility>

namespace navsmith::document {

/// Calls `work` from the event loop of the thread that `context` lives in, never from here; not at all if `context` is
/// gone by then. From any thread, as long as `context` does not go meanwhile.
template <typename Work>
void post(QObject* context, Work&& work) {
    const QObject messenger; // it dies here, and that is the message
    QObject::connect(&messenger, &QObject::destroyed, context, std::forward<Work>(work), Qt::QueuedConnection);
}

/// The same once `delay` has passed. For the thread that `context` lives in.
template <typename Work>
void postAfter(std::chrono::milliseconds delay, QObject* context, Work&& work) {
    auto* timer = new QTimer(context);
    timer->setSingleShot(true);
    QObject::connect(timer, &QTimer::timeout, context, std::forward<Work>(work));
    QObject::connect(timer, &QTimer::timeout, timer, &QObject::deleteLater);
    timer->start(delay);
}

} // namespace navsmith::document
