// The job queue: which jobs wait for each other, which results are delivered, and which are not.
#include "core/document/job_queue.h"

#include <QCoreApplication>
#include <QSignalSpy>
#include <QTest>
#include <QThread>

#include <gtest/gtest.h>

#include <atomic>
#include <memory>
#include <string>
#include <thread>

namespace navsmith::document {
namespace {

using namespace std::chrono_literals;

/// A job that runs until it is released.
struct Gate {
    std::atomic<bool> open = false;
    std::atomic<bool> entered = false;
    std::atomic<bool> cancelled = false;

    auto work(int result = 0) {
        return [this, result](const JobQueue::Report& report) {
            entered = true;
            while (!open && !cancelled) {
                std::this_thread::sleep_for(1ms);
                if (!report(0.5))
                    cancelled = true;
            }
            return result;
        };
    }
};

class JobQueueTest : public ::testing::Test {
protected:
    Gate first;
    Gate second;
    QObject context;
    std::vector<int> results;
    std::unique_ptr<JobQueue> queue = std::make_unique<JobQueue>();

    void TearDown() override {
        first.open = true;
        second.open = true;
    }

    JobQueue::Id add(std::vector<std::string> resources, std::function<int(const JobQueue::Report&)> work) {
        return queue->run<int>(&context, {.title = "job", .resources = std::move(resources)}, std::move(work),
                               [this](int result) {
                                   EXPECT_EQ(QThread::currentThread(), QCoreApplication::instance()->thread());
                                   results.push_back(result);
                               });
    }
    static bool eventually(const std::function<bool()>& condition) { return QTest::qWaitFor(condition, 5000); }
};

TEST_F(JobQueueTest, JobsSharingAResourceRunInOrder) {
    add({"town", "x"}, first.work(1));
    add({"y", "town"}, second.work(2));
    add({"y"}, [](const JobQueue::Report&) { return 3; });
    ASSERT_TRUE(eventually([&] { return first.entered.load(); }));
    QTest::qWait(20);
    EXPECT_FALSE(second.entered) << "its resource is in use";
    EXPECT_TRUE(results.empty()) << "the third waits for y, which the second needs before it";
    first.open = true;
    second.open = true;
    ASSERT_TRUE(eventually([&] { return results.size() == 3; }));
    EXPECT_EQ(results, (std::vector{1, 2, 3}));
    EXPECT_FALSE(queue->isBusy());
}

TEST_F(JobQueueTest, IndependentJobsRunInParallel) {
    add({"town"}, first.work(1));
    add({"city"}, [](const JobQueue::Report&) { return 2; });
    ASSERT_TRUE(eventually([&] { return !results.empty(); }));
    EXPECT_EQ(results, std::vector{2});
    first.open = true;
    ASSERT_TRUE(eventually([&] { return results.size() == 2; }));
}

TEST_F(JobQueueTest, FollowUpJobsRunBeforeWaitingOnes) {
    queue->run<int>(&context, {.title = "save", .resources = {"town"}}, first.work(1), [&](int) {
        results.push_back(1);
        add({"town"}, [](const JobQueue::Report&) { return 2; });
    });
    add({"town"}, [](const JobQueue::Report&) { return 3; });
    first.open = true;
    ASSERT_TRUE(eventually([&] { return results.size() == 3; }));
    EXPECT_EQ(results, (std::vector{1, 2, 3}));
}

TEST_F(JobQueueTest, CancelledRunningJobDeliversItsResult) {
    const auto id = add({"town"}, first.work(1));
    ASSERT_TRUE(eventually([&] { return first.entered.load(); }));
    queue->cancel(id);
    ASSERT_TRUE(eventually([&] { return results.size() == 1; }));
    EXPECT_TRUE(first.cancelled);
}

TEST_F(JobQueueTest, AJobThatThrowsEndsWithAMessage) {
    QStringList failures;
    QObject::connect(queue.get(), &JobQueue::failed, &context,
                     [&](const QString& title, const QString& reason) { failures << title + ": " + reason; });
    int dropped = 0;
    const auto throwing = [&](const std::function<void()>& fail) {
        queue->run<int>(
            &context, {.title = "job", .resources = {"file"}, .dropped = [&] { ++dropped; }},
            [fail](const JobQueue::Report&) {
                fail();
                return 1;
            },
            [this](int result) { results.push_back(result); });
    };
    throwing([] { throw std::bad_alloc(); });
    throwing([] { throw std::runtime_error("a reason"); });
    throwing([] { throw 7; });
    add({"file"}, [](const JobQueue::Report&) { return 2; });
    ASSERT_TRUE(eventually([&] { return !results.empty(); }));
    EXPECT_EQ(results, std::vector{2}) << "the next job runs";
    EXPECT_EQ(dropped, 3);
    ASSERT_EQ(failures.size(), 3U);
    EXPECT_EQ(failures[0], "job: There is not enough memory.");
    EXPECT_EQ(failures[1], "job: Internal error: a reason");
    EXPECT_EQ(failures[2], "job: Internal error");
}

TEST_F(JobQueueTest, ACallbackThatThrowsDoesNotStopTheQueue) {
    const auto throwing = [] { throw std::bad_alloc(); };
    EXPECT_THROW(queue->whenFree(&context, {"file"}, throwing), std::bad_alloc);
    JobQueue::Id waiting = 0;
    int dropped = 0;
    waiting = queue->wait(
        &context, {.title = "question", .resources = {"file"}, .dropped = [&] { ++dropped; }},
        [](JobQueue::Id, QObject*) {}, throwing);
    EXPECT_THROW(queue->finish(waiting), std::bad_alloc);
    EXPECT_EQ(dropped, 1) << "whoever waits for the job learns that it is over";
    add({"file"}, [](const JobQueue::Report&) { return 2; });
    ASSERT_TRUE(eventually([&] { return !results.empty(); }));
    EXPECT_EQ(results, std::vector{2}) << "the next job runs";
}

/// Counts its reports until it is released.
struct Counter {
    std::atomic<int> reports = 0;
    std::atomic<bool> open = false;

    auto work() {
        return [this](const JobQueue::Report& report) {
            while (!open && report(0.25)) {
                ++reports;
                std::this_thread::sleep_for(1ms);
            }
            return reports.load();
        };
    }
};

TEST_F(JobQueueTest, APausedJobWaitsAndGoesOn) {
    Counter counter;
    const auto id = add({"town"}, counter.work());
    ASSERT_TRUE(eventually([&] { return counter.reports > 2; }));
    EXPECT_FALSE(queue->isPaused(id));
    queue->setPaused(id, true);
    EXPECT_TRUE(queue->isPaused(id));
    EXPECT_TRUE(queue->jobs().front().paused);
    QTest::qWait(30);
    const int before = counter.reports;
    QTest::qWait(60);
    EXPECT_EQ(counter.reports, before);
    EXPECT_TRUE(results.empty());
    queue->setPaused(id, false);
    ASSERT_TRUE(eventually([&] { return counter.reports > before; }));
    counter.open = true;
    ASSERT_TRUE(eventually([&] { return results.size() == 1; }));
    EXPECT_FALSE(queue->isPaused(id));
}

TEST_F(JobQueueTest, APausedJobCanBeCancelledAndLeavesItsThreadToOthers) {
    std::vector<std::unique_ptr<Counter>> counters;
    std::vector<JobQueue::Id> ids;
    for (int i = 0; i < 3; ++i) { // as many as run at once
        counters.push_back(std::make_unique<Counter>());
        ids.push_back(add({std::to_string(i)}, counters.back()->work()));
    }
    for (const auto& counter : counters)
        ASSERT_TRUE(eventually([&] { return counter->reports > 0; }));
    Counter other;
    other.open = true;
    add({"other"}, other.work());
    QTest::qWait(30);
    EXPECT_TRUE(results.empty());
    queue->setPaused(ids[0], true);
    ASSERT_TRUE(eventually([&] { return results.size() == 1; })) << "the fourth takes its turn";
    for (const auto id : ids)
        queue->cancel(id);
    ASSERT_TRUE(eventually([&] { return results.size() == 4; }));
    // One that is paused does not keep the queue from closing.
    Counter last;
    const auto id = add({"last"}, last.work());
    ASSERT_TRUE(eventually([&] { return last.reports > 0; }));
    queue->setPaused(id, true);
    queue.reset();
}

TEST_F(JobQueueTest, JobsThatWriteAreNotPaused) {
    Counter counter;
    const auto id = queue->run<int>(&context, {.title = "save", .writes = true},
                                    std::function<int(const JobQueue::Report&)>(counter.work()),
                                    [&](int result) { results.push_back(result); });
    ASSERT_TRUE(eventually([&] { return counter.reports > 0; }));
    queue->setPaused(id, true);
    EXPECT_FALSE(queue->isPaused(id));
    counter.open = true;
    ASSERT_TRUE(eventually([&] { return results.size() == 1; }));
}

TEST_F(JobQueueTest, CancelledWaitingJobIsDropped) {
    add({"town"}, first.work(1));
    bool dropped = false;
    const auto id =
        queue->run<int>(&context, {.title = "second", .resources = {"town"}, .dropped = [&] { dropped = true; }},
                        second.work(2), [&](int result) { results.push_back(result); });
    queue->cancel(id);
    EXPECT_TRUE(dropped);
    first.open = true;
    ASSERT_TRUE(eventually([&] { return !queue->isBusy(); }));
    EXPECT_EQ(results, std::vector{1});
    EXPECT_FALSE(second.entered);
}

TEST_F(JobQueueTest, AJobWithoutAThreadWaitsForItsTurnAndForItsEnd) {
    add({"town"}, first.work(1));
    JobQueue::Id id = 0;
    QPointer<QObject> waiting;
    queue->wait(
        &context, {.title = "question", .resources = {"town"}, .writes = true},
        [&](JobQueue::Id begun, QObject* lifetime) {
            id = begun;
            waiting = lifetime;
        },
        [&] {
            results.push_back(2);
            add({"town"}, [](const JobQueue::Report&) { return 3; });
        });
    add({"town"}, [](const JobQueue::Report&) { return 4; });
    EXPECT_TRUE(queue->isAwaited("town"));
    EXPECT_FALSE(waiting);
    first.open = true;
    ASSERT_TRUE(eventually([&] { return !waiting.isNull(); }));
    EXPECT_EQ(results, std::vector{1});
    EXPECT_TRUE(queue->isBusy());
    EXPECT_TRUE(queue->isAwaited("town"));
    EXPECT_FALSE(queue->isAwaited("city"));
    EXPECT_TRUE(queue->jobs().front().running);
    queue->finish(id);
    EXPECT_FALSE(waiting);
    EXPECT_FALSE(queue->isAwaited("town"));
    ASSERT_TRUE(eventually([&] { return results.size() == 4; }));
    EXPECT_EQ(results, (std::vector{1, 2, 3, 4}));
}

TEST_F(JobQueueTest, AJobWithoutAThreadCanBeCancelledAndThenDoesNotFinish) {
    bool dropped = false;
    QPointer<QObject> waiting;
    const auto id = queue->wait(
        &context, {.title = "question", .resources = {"town"}, .writes = true, .dropped = [&] { dropped = true; }},
        [&](JobQueue::Id, QObject* lifetime) { waiting = lifetime; }, [&] { results.push_back(1); });
    ASSERT_TRUE(waiting);
    queue->cancelReading();
    EXPECT_FALSE(dropped) << "it writes";
    queue->cancel(id);
    EXPECT_TRUE(dropped);
    EXPECT_FALSE(waiting);
    EXPECT_FALSE(queue->isBusy());
    queue->finish(id);
    EXPECT_TRUE(results.empty());
}

TEST_F(JobQueueTest, AJobWithoutAThreadMayEndAtOnce) {
    queue->wait(
        &context, {.title = "question"}, [&](JobQueue::Id id, QObject*) { queue->finish(id); },
        [&] { results.push_back(1); });
    EXPECT_EQ(results, std::vector{1});
    EXPECT_FALSE(queue->isBusy());
}

TEST_F(JobQueueTest, DeliversNothingToADeletedContext) {
    auto gone = std::make_unique<QObject>();
    bool done = false;
    queue->run<int>(gone.get(), {.title = "first", .resources = {"town"}}, first.work(1), [&](int) { done = true; });
    queue->run<int>(gone.get(), {.title = "second", .resources = {"town"}}, second.work(2), [&](int) { done = true; });
    ASSERT_TRUE(eventually([&] { return first.entered.load(); }));
    gone.reset();
    ASSERT_TRUE(eventually([&] { return !queue->isBusy(); }));
    EXPECT_TRUE(first.cancelled);
    EXPECT_FALSE(second.entered);
    EXPECT_FALSE(done);
}

TEST_F(JobQueueTest, TellsADeletedContextNothing) {
    add({"town"}, first.work(1));
    auto owner = std::make_unique<QObject>();
    int told = 0;
    QObject::connect(queue.get(), &JobQueue::changed, owner.get(), [&] { ++told; });
    queue->run<int>(owner.get(), {.title = "second", .resources = {"town"}}, second.work(2), [](int) {});
    told = 0;
    owner.reset();
    EXPECT_EQ(told, 0);
    EXPECT_EQ(queue->jobs().size(), 1U);
}

TEST_F(JobQueueTest, PreparesWhenStartedAndMayBeAbandoned) {
    bool prepared = false;
    bool dropped = false;
    add({"town"}, first.work(1));
    queue->run<int>(&context,
                    {.title = "second",
                     .resources = {"town"},
                     .prepare =
                         [&] {
                             prepared = true;
                             return false;
                         },
                     .dropped = [&] { dropped = true; }},
                    second.work(2), [&](int result) { results.push_back(result); });
    EXPECT_FALSE(prepared);
    first.open = true;
    ASSERT_TRUE(eventually([&] { return dropped; }));
    EXPECT_TRUE(prepared);
    EXPECT_FALSE(second.entered);
}

TEST_F(JobQueueTest, NotifiesWhenAResourceIsFreeAndWhenIdle) {
    bool townFree = false;
    bool idle = false;
    queue->whenFree(&context, {"town"}, [&] { townFree = true; });
    EXPECT_TRUE(townFree) << "no job is running";
    add({"town"}, first.work(1));
    add({"city"}, second.work(2));
    townFree = false;
    queue->whenFree(&context, {"town"}, [&] { townFree = true; });
    queue->whenIdle(&context, [&] { idle = true; });
    EXPECT_FALSE(townFree);
    first.open = true;
    ASSERT_TRUE(eventually([&] { return townFree; }));
    EXPECT_FALSE(idle);
    second.open = true;
    ASSERT_TRUE(eventually([&] { return idle; }));
}

TEST_F(JobQueueTest, CancelsReadingJobs) {
    add({"town"}, first.work(1));
    queue->run<int>(&context, {.title = "save", .resources = {"city"}, .writes = true}, second.work(2),
                    [&](int result) { results.push_back(result); });
    ASSERT_TRUE(eventually([&] { return first.entered && second.entered; }));
    queue->cancelReading();
    ASSERT_TRUE(eventually([&] { return results.size() == 1; }));
    EXPECT_TRUE(first.cancelled);
    EXPECT_FALSE(second.cancelled);
    ASSERT_EQ(queue->jobs().size(), 1U);
    EXPECT_TRUE(queue->jobs().front().writes);
}

TEST_F(JobQueueTest, ReportsProgress) {
    add({"town"}, first.work(1));
    EXPECT_TRUE(eventually([&] { return !queue->jobs().empty() && queue->jobs().front().progress == 0.5; }));
}

TEST_F(JobQueueTest, CanBeDestroyedWithRunningJobs) {
    add({"town"}, first.work(1));
    add({"town"}, second.work(2));
    ASSERT_TRUE(eventually([&] { return first.entered.load(); }));
    queue.reset();
    QCoreApplication::processEvents();
    EXPECT_TRUE(first.cancelled);
    EXPECT_TRUE(results.empty());
}

TEST_F(JobQueueTest, DeliversMoveOnlyResults) {
    std::unique_ptr<int> got;
    queue->run<std::unique_ptr<int>>(
        &context, {.title = "move"}, [](const JobQueue::Report&) { return std::make_unique<int>(7); },
        [&](std::unique_ptr<int> result) { got = std::move(result); });
    ASSERT_TRUE(eventually([&] { return got != nullptr; }));
    EXPECT_EQ(*got, 7);
}

} // namespace
} // namespace navsmith::document
