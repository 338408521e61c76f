#include "core/parallel/parallel.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <mutex>
#include <new>
#include <set>
#include <thread>
#include <vector>

namespace navsmith::tests {
namespace {

TEST(ParallelTasks, WhatATaskThrowsTheCallerGets) {
    for (const std::size_t threads : {1U, 2U, 8U}) {
        for (const std::size_t bad : {0U, 1U, 499U, 999U}) {
            std::atomic<int> running = 0;
            const auto task = [&](std::size_t i) {
                ++running;
                std::this_thread::yield();
                --running;
                if (i == bad)
                    throw std::bad_alloc();
            };
            EXPECT_THROW(parallel::run(1000, task, {}, threads), std::bad_alloc) << bad;
            EXPECT_EQ(running, 0) << "the caller goes on while tasks run";
        }
    }
}

TEST(ParallelTasks, WhatProgressThrowsTheCallerGetsWhenNoTaskRuns) {
    std::atomic<int> running = 0;
    const auto task = [&](std::size_t) {
        ++running;
        std::this_thread::yield();
        --running;
    };
    const auto progress = [](double done) -> bool {
        if (done > 0)
            throw std::bad_alloc();
        return true;
    };
    EXPECT_THROW(parallel::run(1000, task, progress, 4), std::bad_alloc);
    EXPECT_EQ(running, 0);
}

TEST(ParallelTasks, RunOnceEach) {
    for (const std::size_t count : {0U, 1U, 2U, 3U, 1000U}) {
        std::vector<std::atomic<int>> calls(count);
        EXPECT_TRUE(parallel::run(count, [&](std::size_t i) { ++calls[i]; }));
        EXPECT_TRUE(std::ranges::all_of(calls, [](const auto& each) { return each == 1; })) << count;
    }
}

TEST(ParallelTasks, RunAgainAndAgain) { // threads end while others start
    constexpr int kRuns = 2000;
    std::atomic<int> calls = 0;
    parallel::run(2, [&](std::size_t) {
        for (int run = 0; run < kRuns; ++run)
            parallel::run(2, [&](std::size_t) { ++calls; });
    });
    EXPECT_EQ(calls, 2 * 2 * kRuns);
}

TEST(ParallelTasks, HaveEndedOnReturn) {
    std::atomic<int> ended = 0;
    parallel::run(16, [&](std::size_t) {
        std::this_thread::yield();
        ++ended;
    });
    EXPECT_EQ(ended, 16);
}

TEST(ParallelTasks, RunOnAsManyThreadsAsAskedFor) {
    const auto used = [](std::size_t threads) {
        std::mutex lock;
        std::set<std::thread::id> ids;
        const auto note = [&](std::size_t) {
            std::this_thread::sleep_for(std::chrono::milliseconds(1)); // so that others get a turn
            const std::lock_guard guard(lock);
            ids.insert(std::this_thread::get_id());
        };
        EXPECT_TRUE(parallel::run(300, note, {}, threads));
        return ids;
    };
    EXPECT_EQ(used(1), std::set{std::this_thread::get_id()});
    EXPECT_EQ(used(3).size(), 3U) << "whatever the number of cores";
    EXPECT_LE(used(0).size(), std::max(1U, std::thread::hardware_concurrency()));
}

TEST(ParallelTasks, ReportProgressOnTheCallingThreadOnly) {
    const auto caller = std::this_thread::get_id();
    double last = 0;
    EXPECT_TRUE(parallel::run(
        100, [](std::size_t) {},
        [&](double done) {
            EXPECT_EQ(std::this_thread::get_id(), caller);
            EXPECT_GE(done, last);
            EXPECT_LE(done, 1);
            last = done;
            return true;
        }));
}

TEST(ParallelTasks, WaitWhileProgressIsReported) {
    using namespace std::chrono_literals;
    std::atomic<int> calls = 0;
    bool paused = false;
    EXPECT_TRUE(parallel::run(
        400,
        [&](std::size_t) {
            std::this_thread::sleep_for(100us);
            ++calls;
        },
        [&](double done) {
            if (paused || done < 0.25)
                return true;
            paused = true;
            std::this_thread::sleep_for(20ms); // those that have begun end
            const int before = calls;
            std::this_thread::sleep_for(20ms);
            EXPECT_EQ(calls, before);
            EXPECT_LT(calls, 400);
            return true;
        }));
    EXPECT_TRUE(paused);
    EXPECT_EQ(calls, 400);
}

TEST(ParallelTasks, DoNotStartWhenStoppedBefore) {
    bool started = false;
    EXPECT_FALSE(parallel::run(
        4, [&](std::size_t) { started = true; }, [](double) { return false; }));
    EXPECT_FALSE(started);
}

TEST(ParallelTasks, StopWhenAsked) {
    constexpr std::size_t count = 100'000;
    std::atomic<std::size_t> calls = 0;
    bool asked = false;
    const bool finished = parallel::run(
        count, [&](std::size_t) { ++calls; },
        [&](double done) {
            EXPECT_FALSE(asked) << "asked again after it said stop";
            asked = done > 0;
            return !asked;
        });
    EXPECT_FALSE(finished);
    EXPECT_LE(calls, count);
}

} // namespace
} // namespace navsmith::tests
