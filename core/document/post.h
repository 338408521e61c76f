// Posts work to the event loop. QTimer::singleShot and QMetaObject::invokeMethod would do, but the static analyser
// reports their argument as a leak.
#pragma once

#include <QObject>
#include <QTimer>

#include <chrono>
#include <utility>

namespace navsmith::document {

/// Calls `work` later from the event loop of `context`'s thread, unless `context` is destroyed before. Callable from
/// any thread while `context` exists.
template <typename Work>
void post(QObject* context, Work&& work) {
    const QObject messenger; // its destruction here triggers the call
    QObject::connect(&messenger, &QObject::destroyed, context, std::forward<Work>(work), Qt::QueuedConnection);
}

/// The same after `delay`. Call on `context`'s thread.
template <typename Work>
void postAfter(std::chrono::milliseconds delay, QObject* context, Work&& work) {
    auto* timer = new QTimer(context);
    timer->setSingleShot(true);
    QObject::connect(timer, &QTimer::timeout, context, std::forward<Work>(work));
    QObject::connect(timer, &QTimer::timeout, timer, &QObject::deleteLater);
    timer->start(delay);
}

} // namespace navsmith::document
