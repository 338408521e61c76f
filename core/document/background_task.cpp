#include "core/document/background_task.h"

#include "core/document/post.h"

#include <exception>
#include <new>
#include <utility>

namespace navsmith::document {

namespace {

/// Runs `work`; what it threw, as a sentence for the user.
std::optional<QString> failureOf(const std::function<void()>& work) {
    try {
        work();
    } catch (const std::bad_alloc&) {
        return BackgroundTask::tr("There is not enough memory.");
    } catch (const std::exception& error) {
        return BackgroundTask::tr("Internal error: %1").arg(QString::fromUtf8(error.what()));
    } catch (...) {
        return BackgroundTask::tr("Internal error");
    }
    return std::nullopt;
}

} // namespace

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
    failure_.reset();
    cancelled_ = false;
    setPaused(false);
    running_ = true;
    const auto run = ++run_;
    Q_EMIT started();
    thread_ = std::thread([this, run, work = std::move(work)] {
        // Post at most one event per percent, so that a chatty worker does not flood the GUI thread.
        int shown = -1;
        const auto report = [&](double fraction) {
            if (const int percent = static_cast<int>(fraction * 100); percent != shown) {
                shown = percent;
                post(this, [this, run, fraction] {
                    if (running_ && run == run_)
                        Q_EMIT progressed(fraction);
                });
            }
            awaitResume();
            return !cancelled_;
        };
        failure_ = failureOf([&] { work(report); });
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
    // Clear them first: it may start the next task.
    const auto done = std::exchange(done_, {});
    if (const auto failure = std::exchange(failure_, std::nullopt))
        Q_EMIT failed(*failure);
    else if (done)
        done();
}

} // namespace navsmith::document
