// Work off the GUI thread, with progress and a way to stop it. One task at a time per object.
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
    /// Tells how far the work is (0..1); false: stop as soon as you can.
    using Report = std::function<bool(double)>;
    using Work = std::function<void(const Report&)>;

    explicit BackgroundTask(QObject* parent = nullptr);
    /// Asks the work to stop and waits for it.
    ~BackgroundTask() override;

    [[nodiscard]] bool isRunning() const { return running_; }
    [[nodiscard]] const QString& title() const { return title_; }

    /// Runs `work` on a thread of its own, then `finished` and `done` on the thread of this object. What the work
    /// produces it keeps for `done` to take. Must not be running.
    void start(const QString& title, Work work, std::function<void()> done);
    void cancel() { cancelled_ = true; }
    /// Waits for the end of the work that is running, if any, and does at once what would have followed it. `done` may
    /// have started another when this returns.
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
    unsigned run_ = 0; ///< number of starts: an event of a run that was waited for comes late
    std::atomic<bool> cancelled_ = false;
    bool running_ = false;
};

} // namespace navsmith::document
