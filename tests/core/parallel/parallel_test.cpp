#include "core/parallel/parallel.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <thread>
#include <vector>

namespace navsmith::tests {
namespace {

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
