// Posts work to the event loop.
#pragma once

#include <QMetaObject>
#include <QObject>
#include <QTimer>

#include <chrono>
#include <utility>

namespace navsmith::document {

/// Calls `work` later from the event loop of `context`'s thread, unless `context` is destroyed before. Callable from
/// any thread while `context` exists.
template <typename Work>
void post([[maybe_unused]] QObject* context, [[maybe_unused]] Work&& work) {
#ifndef __clang_analyzer__ // it takes the copy of `work`, which Qt deletes, for a leak
    QMetaObject::invokeMethod(context, std::forward<Work>(work), Qt::QueuedConnection);
#endif
}

/// The same after `delay`. Call on `context`'s thread.
template <typename Work>
void postAfter(std::chrono::milliseconds delay, QObject* context, Work&& work) {
    auto* timer = new QTimer(context); // not QTimer::singleShot, for the same reason
    timer->setSingleShot(true);
    QObject::connect(timer, &QTimer::timeout, context, std::forward<Work>(work));
    QObject::connect(timer, &QTimer::timeout, timer, &QObject::deleteLater);
    timer->start(delay);
}

} // namespace navsmith::document
