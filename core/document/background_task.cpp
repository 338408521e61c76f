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
            return !cancelled_;
        });
        post(this, [this, run] {
            if (running_ && run == run_)
                finish();
        });
    });
}

void BackgroundTask::wait() {
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
