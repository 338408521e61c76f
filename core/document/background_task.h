// A task on a worker thread, with progress and cancellation. One task at a time per object.
#pragma once

#include <QObject>
#include <QString>

#include <atomic>
#include <functional>
#include <thread>

namespace navsmith::document {

class BackgroundTask : public QObject {
    Q_OBJECT

public:
    /// Reports the progress (0..1). Returns false if the task should stop.
    using Report = std::function<bool(double)>;
    using Work = std::function<void(const Report&)>;

    explicit BackgroundTask(QObject* parent = nullptr);
    /// Cancels the task and waits for it.
    ~BackgroundTask() override;

    [[nodiscard]] bool isRunning() const { return running_; }
    [[nodiscard]] const QString& title() const { return title_; }

    /// Runs `work` on a thread, then emits `finished` and calls `done` on the thread of this object. Must not be
    /// running.
    void start(const QString& title, Work work, std::function<void()> done);
    void cancel() { cancelled_ = true; }
    /// Waits for a running task and calls its `done` now. `done` may start another task.
    void wait();
    [[nodiscard]] bool wasCancelled() const { return cancelled_; }

Q_SIGNALS:
    void started();
    void progressed(double done);
    void finished();

private:
    void finish();

    QString title_;
    std::function<void()> done_;
    std::thread thread_;
    unsigned run_ = 0; ///< number of starts, to ignore late events of a run that was waited for
    std::atomic<bool> cancelled_ = false;
    bool running_ = false;
};

} // namespace navsmith::document
