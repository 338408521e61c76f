#include "core/document/job_queue.h"

#include "core/document/post.h"

#include <QScopeGuard>

#include <algorithm>
#include <span>

namespace navsmith::document {

namespace {

/// Jobs mostly wait for disks, but opening fifty folders should not start fifty threads.
constexpr std::ptrdiff_t kMostRunning = 3;

} // namespace

struct JobQueue::Entry {
    Id id = 0;
    JobSpec spec;
    bool isJob = false; ///< false: only waits for its turn
    BackgroundTask::Work work;
    std::function<void(Id, QObject*)> begin; ///< of wait()
    std::function<void()> done;
    QPointer<QObject> context;
    QMetaObject::Connection contextGone;
    double progress = 0;
    BackgroundTask* task = nullptr;   ///< while its thread runs; a child of the queue
    std::unique_ptr<QObject> waiting; ///< while a job of wait() runs

    [[nodiscard]] bool hasThread() const { return task != nullptr; }
    [[nodiscard]] bool isPaused() const { return task != nullptr && task->isPaused(); }
    [[nodiscard]] bool usesThread() const { return hasThread() && !isPaused(); }
    [[nodiscard]] bool isRunning() const { return hasThread() || waiting; }
    [[nodiscard]] bool conflicts(const Entry& other) const {
        return std::ranges::any_of(spec.resources, [&](const auto& resource) {
            return std::ranges::find(other.spec.resources, resource) != other.spec.resources.end();
        });
    }
};

JobQueue::JobQueue(QObject* parent) : QObject(parent) {}

JobQueue::~JobQueue() {
    for (auto& entry : entries_) {
        disconnect(entry->contextGone);
        if (entry->task != nullptr)
            entry->task->cancel();
    }
    for (auto& entry : entries_)
        delete std::exchange(entry->task, nullptr); // waits for the thread
}

JobQueue::Id JobQueue::add(QObject* context, JobSpec spec, BackgroundTask::Work work, std::function<void()> done,
                           std::function<void(Id, QObject*)> begin) {
    auto entry = std::make_unique<Entry>();
    const auto id = ++lastId_;
    entry->id = id;
    entry->spec = std::move(spec);
    entry->isJob = work || begin;
    entry->work = std::move(work);
    entry->begin = std::move(begin);
    entry->done = std::move(done);
    entry->context = context;
    entry->contextGone = connect(context, &QObject::destroyed, this, [this, id](QObject* gone) {
        QObject::disconnect(this, nullptr, gone, nullptr); // its derived part is gone
        discard(id);
    });
    const auto at = followUps_ ? std::min((*followUps_)++, entries_.size()) : entries_.size();
    entries_.insert(entries_.begin() + static_cast<std::ptrdiff_t>(at), std::move(entry));
    pump();
    Q_EMIT changed();
    return id;
}

JobQueue::Id JobQueue::wait(QObject* context, JobSpec spec, std::function<void(Id, QObject*)> begin,
                            std::function<void()> done) {
    return add(context, std::move(spec), {}, std::move(done), std::move(begin));
}

void JobQueue::whenFree(QObject* context, std::vector<std::string> resources, std::function<void()> then) {
    add(context, {.title = {}, .resources = std::move(resources), .quiet = true}, {}, std::move(then));
}

void JobQueue::whenIdle(QObject* context, std::function<void()> then) {
    waiters_.push_back({context, std::move(then)});
    tellIdle();
}

void JobQueue::tellIdle() {
    while (!waiters_.empty() && !isBusy()) {
        const auto waiter = std::move(waiters_.front());
        waiters_.erase(waiters_.begin());
        if (waiter.context)
            waiter.then();
    }
}

JobQueue::Entry* JobQueue::find(Id id) {
    const auto it = std::ranges::find(entries_, id, &Entry::id);
    return it == entries_.end() ? nullptr : it->get();
}

std::unique_ptr<JobQueue::Entry> JobQueue::take(Id id) {
    const auto it = std::ranges::find(entries_, id, &Entry::id);
    if (it == entries_.end())
        return nullptr;
    auto entry = std::move(*it);
    entries_.erase(it);
    disconnect(entry->contextGone);
    return entry;
}

bool JobQueue::mayStart(std::size_t index) const {
    const auto& entry = *entries_[index];
    if (entry.isRunning())
        return false;
    const auto before = std::span(entries_).first(index);
    const auto threads = std::ranges::count_if(entries_, &Entry::usesThread);
    return (threads < kMostRunning || !entry.work) &&
           std::ranges::none_of(entries_,
                                [&](const auto& other) { return other->isRunning() && entry.conflicts(*other); }) &&
           std::ranges::none_of(before, [&](const auto& other) { return entry.conflicts(*other); });
}

void JobQueue::pump() {
    if (std::exchange(pumping_, true))
        return; // the outer call continues

    const auto end = qScopeGuard([this] { pumping_ = false; }); // also if starting a job throws
    for (std::size_t i = 0; i < entries_.size();) {
        if (!mayStart(i)) {
            ++i;
            continue;
        }
        start(*entries_[i]);
        i = 0; // the list may have changed
    }
}

/// May remove the entry.
void JobQueue::start(Entry& entry) {
    const auto id = entry.id;
    if (const auto prepare = std::exchange(entry.spec.prepare, {}); prepare && !prepare()) {
        cancel(id);
        return;
    }
    auto* current = find(id); // prepare() may have cancelled it
    if (current == nullptr)
        return;
    if (!current->isJob) {
        finish(id);
        return;
    }
    if (const auto begin = std::exchange(current->begin, {})) {
        current->waiting = std::make_unique<QObject>();
        begin(id, current->waiting.get()); // may end the job
        return;
    }
    auto* task = new BackgroundTask(this);
    current->task = task;
    connect(task, &BackgroundTask::progressed, this, [this, id](double done) {
        if (auto* running = find(id)) {
            running->progress = done;
            Q_EMIT changed();
        }
    });
    connect(task, &BackgroundTask::failed, this, [this, id](const QString& reason) { fail(id, reason); });
    task->start(current->spec.title, std::move(current->work), [this, id] { finish(id); });
}

void JobQueue::finish(Id id) {
    const auto entry = take(id);
    if (!entry)
        return;
    if (entry->task != nullptr)
        entry->task->deleteLater(); // later, since the task is calling us
    try {
        callBack(entry->done);
    } catch (...) {
        callBack(entry->spec.dropped);
        throw;
    }
}

void JobQueue::fail(Id id, const QString& reason) {
    const auto entry = take(id);
    if (!entry)
        return;
    entry->task->deleteLater(); // later, since the task is calling us
    callBack(entry->spec.dropped);
    Q_EMIT failed(entry->spec.title, reason);
}

/// Jobs that the callback adds run before those that were waiting.
void JobQueue::callBack(const std::function<void()>& call) {
    {
        const auto outer = std::exchange(followUps_, 0);
        const auto paused = std::exchange(pumping_, true);
        const auto end = qScopeGuard([&] { // also if the callback throws
            followUps_ = outer ? std::optional(*outer + *followUps_) : std::nullopt;
            pumping_ = paused;
        });
        if (call)
            call();
    }
    pump();
    Q_EMIT changed();
    tellIdle();
}

void JobQueue::cancel(Id id) {
    auto* entry = find(id);
    if (entry == nullptr)
        return;
    if (entry->hasThread()) {
        entry->task->cancel();
        return;
    }
    const auto dropped = take(id);
    callBack(dropped->spec.dropped);
}

void JobQueue::discard(Id id) {
    auto* entry = find(id);
    if (entry == nullptr)
        return;
    entry->done = {};
    entry->spec.dropped = {};
    cancel(id);
}

void JobQueue::setPaused(Id id, bool paused) {
    auto* entry = find(id);
    if (entry == nullptr || !entry->hasThread() || entry->spec.writes)
        return;
    entry->task->setPaused(paused);
    pump();
    Q_EMIT changed();
}

bool JobQueue::isPaused(Id id) const {
    const auto it = std::ranges::find(entries_, id, &Entry::id);
    return it != entries_.end() && (*it)->isPaused();
}

void JobQueue::cancelReading() {
    std::vector<Id> reading;
    for (const auto& entry : entries_) {
        if (!entry->spec.writes && entry->isJob)
            reading.push_back(entry->id);
    }
    for (const auto id : reading)
        cancel(id);
}

void JobQueue::cancelAll() {
    std::vector<Id> all;
    for (const auto& entry : entries_) {
        if (entry->isJob)
            all.push_back(entry->id);
    }
    for (const auto id : all)
        cancel(id);
}

bool JobQueue::isAwaited(const std::string& resource) const {
    return std::ranges::any_of(entries_, [&](const auto& entry) {
        return (entry->begin || entry->waiting) &&
               std::ranges::find(entry->spec.resources, resource) != entry->spec.resources.end();
    });
}

bool JobQueue::isBusy() const {
    return std::ranges::any_of(entries_, [](const auto& entry) { return !entry->spec.quiet; });
}

std::vector<JobQueue::Status> JobQueue::jobs() const {
    std::vector<Status> all;
    for (const auto& entry : entries_)
        all.push_back({entry->id, entry->spec.title, entry->progress, entry->isRunning(), entry->spec.writes,
                       entry->spec.quiet, entry->isPaused()});
    // Clang 14 cannot compile std::ranges::stable_partition of this standard library.
    std::stable_partition(all.begin(), all.end(), [](const Status& job) { return job.running; });
    return all;
}

} // namespace navsmith::document
