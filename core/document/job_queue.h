// A queue of work off the GUI thread: reading and writing files, scans, conversions. Jobs that need the same resource
// run one after another, others in parallel. Results are delivered on the GUI thread.
#pragma once

#include "core/document/background_task.h"

#include <QObject>
#include <QPointer>
#include <QString>

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace navsmith::document {

/// Describes a job.
struct JobSpec {
    QString title; ///< for the user: "Saving town"
    /// Resources that the job needs exclusively (document_jobs.h). Jobs that share one run in the order in which they
    /// were added.
    std::vector<std::string> resources = {};
    bool writes = false; ///< changes files: cancelled only on request
    bool quiet = false;  ///< not shown; nobody waits for it
    /// Runs on the GUI thread just before the work starts, to collect its input. False drops the job.
    std::function<bool()> prepare = {};
    /// Runs on the GUI thread if the job is dropped: cancelled before it starts, or while it waits without a thread;
    /// and if its work or `done` throws.
    std::function<void()> dropped = {};
};

class JobQueue : public QObject {
    Q_OBJECT

public:
    using Id = quint64;
    using Report = BackgroundTask::Report;

    struct Status {
        Id id = 0;
        QString title;
        double progress = 0; ///< 0..1
        bool running = false;
        bool writes = false;
        bool quiet = false;
        bool paused = false;
    };

    explicit JobQueue(QObject* parent = nullptr);
    /// Cancels running jobs and waits for them. Delivers no more results.
    ~JobQueue() override;

    /// Runs `work` on a thread and passes the result to `done` on the GUI thread. If `context` is destroyed before,
    /// cancels the job and discards its result. Jobs that `done` adds run before those that are waiting.
    template <typename Result>
    // NOLINTNEXTLINE(performance-unnecessary-value-param): clang-tidy 14 does not see the move in a template
    Id run(QObject* context, JobSpec spec, std::function<Result(const Report&)> work,
           std::function<void(Result)> done) {
        auto result = std::make_shared<std::optional<Result>>();
        return add(
            context, std::move(spec),
            [result, work = std::move(work)](const Report& report) { result->emplace(work(report)); },
            [result, done = std::move(done)] { done(std::move(**result)); });
    }
    /// Adds a job without a thread, which waits for something on the GUI thread, such as an answer. When its turn
    /// comes, calls `begin` with its id and an object that lives until it ends. It ends with finish(), which runs
    /// `done`, or with cancel().
    Id wait(QObject* context, JobSpec spec, std::function<void(Id, QObject* waiting)> begin,
            std::function<void()> done);
    /// Ends such a job; does nothing if it was cancelled.
    void finish(Id id);
    /// Calls `then` on the GUI thread once no job added before needs any of these resources; possibly at once.
    void whenFree(QObject* context, std::vector<std::string> resources, std::function<void()> then);
    /// The same for all jobs except quiet ones.
    void whenIdle(QObject* context, std::function<void()> then);

    /// Asks a running job to stop; `done` gets its result. Drops a job that waits.
    void cancel(Id id);
    /// The same, but discards the result.
    void discard(Id id);
    /// Pauses a running job that does not write at its next report of progress, or resumes it. It keeps what it has
    /// done. Others may take its thread's turn meanwhile.
    void setPaused(Id id, bool paused);
    [[nodiscard]] bool isPaused(Id id) const;
    /// Cancels jobs that do not write.
    void cancelReading();
    /// Cancels all jobs; keeps waiters.
    void cancelAll();

    /// True if a job that is not quiet is running or waiting.
    [[nodiscard]] bool isBusy() const;
    /// True if a job of wait() needs this resource, whether or not its turn has come.
    [[nodiscard]] bool isAwaited(const std::string& resource) const;
    /// Running jobs, then waiting ones in order.
    [[nodiscard]] std::vector<Status> jobs() const;

Q_SIGNALS:
    /// A job was added, started, progressed or ended.
    void changed();
    /// The work of a job has thrown, such as for lack of memory. `reason`: a sentence for the user.
    void failed(const QString& title, const QString& reason);

private:
    struct Entry;
    using Entries = std::vector<std::unique_ptr<Entry>>;

    /// One of `work` and `begin`, or none: the job only waits for its turn.
    Id add(QObject* context, JobSpec spec, BackgroundTask::Work work, std::function<void()> done,
           std::function<void(Id, QObject*)> begin = {});
    [[nodiscard]] Entry* find(Id id);
    [[nodiscard]] bool mayStart(std::size_t index) const;
    void pump();
    void start(Entry& entry);
    void fail(Id id, const QString& reason);
    std::unique_ptr<Entry> take(Id id);
    void callBack(const std::function<void()>& call);
    void tellIdle();

    Entries entries_; ///< running and waiting, in order
    Id lastId_ = 0;
    std::optional<std::size_t> followUps_; ///< while a result is delivered: position for follow-up jobs
    bool pumping_ = false;
    struct Waiter {
        QPointer<QObject> context;
        std::function<void()> then;
    };
    std::vector<Waiter> waiters_; ///< called when all jobs are done
};

} // namespace navsmith::document
