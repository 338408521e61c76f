// A task on a worker thread, with progress and cancellation. One task at a time per object.
#pragma once

#include <QObject>
#include <QString>

#include <atomic>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <optional>
#include <thread>

namespace navsmith::document {

class BackgroundTask : public QObject {
    Q_OBJECT

public:
    /// Reports the progress (0..1). Returns false if the task should stop. While the task is paused, it returns only
    /// when that ends.
    using Report = std::function<bool(double)>;
    using Work = std::function<void(const Report&)>;

    explicit BackgroundTask(QObject* parent = nullptr);
    /// Cancels the task and waits for it.
    ~BackgroundTask() override;

    [[nodiscard]] bool isRunning() const { return running_; }
    [[nodiscard]] const QString& title() const { return title_; }

    /// Runs `work` on a thread, then emits `finished` and calls `done` on the thread of this object. If `work` throws,
    /// such as for lack of memory, emits `failed` in place of calling `done`. Must not be running.
    void start(const QString& title, Work work, std::function<void()> done);
    void cancel();
    /// Holds the task at its next report, with all that it has done so far, until it is resumed or cancelled.
    void setPaused(bool paused);
    [[nodiscard]] bool isPaused() const;
    /// Waits for a running task and calls its `done` now. `done` may start another task.
    void wait();

Q_SIGNALS:
    void started();
    void progressed(double done);
    void finished();
    /// `reason`: a sentence for the user.
    void failed(const QString& reason);

private:
    void finish();
    /// Returns when the task is not paused.
    void awaitResume();

    QString title_;
    std::function<void()> done_;
    std::optional<QString> failure_; ///< written by the thread before it ends
    std::thread thread_;
    unsigned run_ = 0; ///< number of starts, to ignore late events of a run that was waited for
    std::atomic<bool> cancelled_ = false;
    bool paused_ = false; ///< guarded by the mutex
    mutable std::mutex mutex_;
    std::condition_variable resumed_;
    bool running_ = false;
};

} // namespace navsmith::document
