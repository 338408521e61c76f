#include "core/document/background_task.h"

#include "core/document/post.h"

#include <utility>

namespace navsmith::document {

BackgroundTask::BackgroundTask(QObject* parent) : QObject(parent) {}

BackgroundTask::~BackgroundTask() {
    cancel();
    if (thread_.joinable())
        thread_.join();
}

void BackgroundTask::start(const QString& title, Work work, std::function<void()> done) {
    Q_ASSERT(!running_);
    title_ = title;
    done_ = std::move(done);
    cancelled_ = false;
    setPaused(false);
    running_ = true;
    const auto run = ++run_;
    Q_EMIT started();
    thread_ = std::thread([this, run, work = std::move(work)] {
        // Post at most one event per percent, so that a chatty worker does not flood the GUI thread.
        int shown = -1;
        work([&](double fraction) {
            if (const int percent = static_cast<int>(fraction * 100); percent != shown) {
                shown = percent;
                post(this, [this, run, fraction] {
                    if (running_ && run == run_)
                        Q_EMIT progressed(fraction);
                });
            }
            awaitResume();
            return !cancelled_;
        });
        post(this, [this, run] {
            if (running_ && run == run_)
                finish();
        });
    });
}

void BackgroundTask::cancel() {
    {
        const std::scoped_lock lock(mutex_);
        cancelled_ = true;
    }
    resumed_.notify_all();
}

void BackgroundTask::setPaused(bool paused) {
    {
        const std::scoped_lock lock(mutex_);
        paused_ = paused;
    }
    resumed_.notify_all();
}

bool BackgroundTask::isPaused() const {
    const std::scoped_lock lock(mutex_);
    return paused_;
}

void BackgroundTask::awaitResume() {
    std::unique_lock lock(mutex_);
    resumed_.wait(lock, [this] { return !paused_ || cancelled_; });
}

void BackgroundTask::wait() {
    setPaused(false);
    if (running_)
        finish();
}

void BackgroundTask::finish() {
    thread_.join();
    running_ = false;
    Q_EMIT finished();
    // Clear it first: it may start the next task.
    if (const auto done = std::exchange(done_, {}))
        done();
}

} // namespace navsmith::document
