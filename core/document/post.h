// Posts work to the event loop.
#pragma once

#include <QMetaObject>
#include <QObject>
#include <QTimer>

#include <chrono>
#include <utility>

#ifdef __SANITIZE_THREAD__ // defined by GCC
#include <sanitizer/tsan_interface.h>

#include <type_traits>
#endif

namespace navsmith::document {

#ifdef __SANITIZE_THREAD__
/// Tells ThreadSanitizer that `work` runs after it was posted: it does not see the lock of Qt's event queue.
template <typename Work>
class Posted {
public:
    explicit Posted(Work work) : work_(new Work(std::move(work))) { __tsan_release(work_); }
    Posted(Posted&& other) noexcept : work_(std::exchange(other.work_, nullptr)) {}
    Posted(const Posted&) = delete;
    Posted& operator=(const Posted&) = delete;
    Posted& operator=(Posted&&) = delete;
    __attribute__((no_sanitize("thread"))) ~Posted() {
        __tsan_acquire(work_);
        delete work_;
    }
    __attribute__((no_sanitize("thread"))) void operator()() const {
        __tsan_acquire(work_);
        (*work_)();
    }

private:
    Work* work_; ///< null: moved
};
#endif

/// Calls `work` later from the event loop of `context`'s thread, unless `context` is destroyed before. Callable from
/// any thread while `context` exists.
template <typename Work>
void post([[maybe_unused]] QObject* context, [[maybe_unused]] Work&& work) {
#ifdef __SANITIZE_THREAD__
    QMetaObject::invokeMethod(context, Posted<std::decay_t<Work>>(std::forward<Work>(work)), Qt::QueuedConnection);
#elif !defined(__clang_analyzer__) // it takes the copy of `work`, which Qt deletes, for a leak
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
