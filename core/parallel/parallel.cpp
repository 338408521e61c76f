#include "core/parallel/parallel.h"

#include <algorithm>
#include <atomic>
#include <system_error>
#include <thread>
#include <vector>

namespace navsmith::parallel {

namespace {

/// Starts up to `wanted` threads; fewer if the system has no more.
std::vector<std::thread> startThreads(std::size_t wanted, const std::function<void()>& work) {
    std::vector<std::thread> threads;
    threads.reserve(wanted);
    try {
        while (threads.size() < wanted)
            threads.emplace_back(work);
    } catch (const std::system_error&) { // the caller does the rest
    }
    return threads;
}

} // namespace

bool run(std::size_t count, const std::function<void(std::size_t)>& task, const Progress& progress) {
    if (progress && !progress(0))
        return false;
    std::atomic<std::size_t> next = 0;
    std::atomic<std::size_t> done = 0;
    std::atomic<bool> stopped = false;
    const auto runNext = [&] {
        const auto i = stopped ? count : next.fetch_add(1);
        if (i >= count)
            return false;
        task(i);
        ++done;
        return true;
    };
    const std::size_t cores = std::max(1U, std::thread::hardware_concurrency());
    auto threads = startThreads(std::min(cores, count) - std::min<std::size_t>(count, 1), [&] {
        while (runNext()) {
        }
    });
    while (runNext()) {
        if (progress && !progress(static_cast<double>(done) / static_cast<double>(count)))
            stopped = true;
    }
    for (auto& thread : threads)
        thread.join();
    return !stopped && (!progress || progress(1));
}

} // namespace navsmith::parallel
