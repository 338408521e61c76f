// Work off the GUI thread: reading and writing files, scans, conversions. Jobs that need the same thing run one after
// another, others beside each other; what a job makes is handed over on the GUI thread.
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

/// What a job is, besides its work.
struct JobSpec {
    QString title; ///< for people: "Saving town"
    /// What it needs for itself, by names that its users agree on: see job_resources.h. Jobs that have one in common
    /// run in the order in which they were added.
    std::vector<std::string> resources = {};
    bool writes = false; ///< it changes files: nobody cancels it without asking
    bool quiet = false;  ///< not worth showing: nobody waits for it
    /// Runs on the GUI thread when its turn has come, for what the work needs of that moment. False: not wanted any
    /// more.
    std::function<bool()> prepare = {};
    /// Runs on the GUI thread in place of the end of a job that never ran: not wanted, or cancelled while it waited.
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
    };

    explicit JobQueue(QObject* parent = nullptr);
    /// Cancels what runs and waits for it; nothing is handed over any more.
    ~JobQueue() override;

    /// Runs `work` on a thread and hands what it gives to `done`, on the GUI thread. If `context` has gone by then, the
    /// job is cancelled and its result dropped. What `done` adds comes before what was waiting.
    template <typename Result>
    Id run(QObject* context, JobSpec spec, std::function<Result(const Report&)> work,
           std::function<void(Result)> done) {
        auto result = std::make_shared<std::optional<Result>>();
        return add(
            context, std::move(spec),
            [result, work = std::move(work)](const Report& report) { result->emplace(work(report)); },
            [result, done = std::move(done)] { done(std::move(**result)); });
    }
    /// Calls `then` on the GUI thread as soon as no job that was added before needs any of these: at once, perhaps.
    void whenFree(QObject* context, std::vector<std::string> resources, std::function<void()> then);
    /// The same for all jobs but quiet ones.
    void whenIdle(QObject* context, std::function<void()> then);

    /// Asks a running job to stop: `done` gets what it gives then. One that waits is dropped.
    void cancel(Id id);
    /// The same, and nothing of it is handed over.
    void discard(Id id);
    /// Cancels what does not write.
    void cancelReading();
    /// Those that only wait for their turn stay.
    void cancelAll();

    /// A job that is not quiet runs or waits.
    [[nodiscard]] bool isBusy() const;
    /// The first that runs, then the others, in their order.
    [[nodiscard]] std::vector<Status> jobs() const;

Q_SIGNALS:
    /// A job came, began, got on, or went.
    void changed();

private:
    struct Entry;
    using Entries = std::vector<std::unique_ptr<Entry>>;

    Id add(QObject* context, JobSpec spec, BackgroundTask::Work work, std::function<void()> done);
    [[nodiscard]] Entry* find(Id id);
    [[nodiscard]] bool mayStart(std::size_t index) const;
    void pump();
    void start(Entry& entry);
    void finish(Id id);
    std::unique_ptr<Entry> take(Id id);
    void callBack(const std::function<void()>& call);
    void tellIdle();

    Entries entries_; ///< running ones and waiting ones, in order of their turns
    Id lastId_ = 0;
    std::optional<std::size_t> followUps_; ///< while a result is handed over: where jobs are put that follow from it
    bool pumping_ = false;
    struct Waiter {
        QPointer<QObject> context;
        std::function<void()> then;
    };
    std::vector<Waiter> waiters_; ///< for all jobs to be done
};

} // namespace navsmith::document
