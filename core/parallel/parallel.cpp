#include "core/parallel/parallel.h"

#include <algorithm>
#include <atomic>
#include <exception>
#include <memory>
#include <thread>

namespace navsmith::parallel {

namespace {

/// Shared with the threads that help: one may get its first turn on a busy machine only when everything is done.
struct Work {
    const std::function<void(std::size_t)>& task; ///< not to be used once all tasks have begun
    std::size_t count;
    std::atomic<std::size_t> next = 0;
    std::atomic<std::size_t> done = 0;

    Work(const std::function<void(std::size_t)>& someTask, std::size_t someCount) : task(someTask), count(someCount) {}

    /// False if no task is left.
    bool runNext() {
        const auto i = next.fetch_add(1);
        if (i >= count)
            return false;
        task(i);
        ++done;
        done.notify_one();
        return true;
    }
    /// Starts no more tasks, and waits for those that have begun.
    void end() {
        const auto begun = std::min(next.exchange(count), count);
        for (auto ended = done.load(); ended < begun; ended = done.load())
            done.wait(ended);
    }
};

/// Starts up to `wanted` threads; fewer if the system has no more.
void startHelpers(std::size_t wanted, const std::shared_ptr<Work>& work) {
    try {
        for (std::size_t i = 0; i < wanted; ++i)
            std::thread([work] {
                while (work->runNext()) {
                }
            }).detach();
    } catch (const std::exception&) { // the caller does the rest
    }
}

} // namespace

bool run(std::size_t count, const std::function<void(std::size_t)>& task, const Progress& progress) {
    if (progress && !progress(0))
        return false;
    const auto work = std::make_shared<Work>(task, count);
    const std::size_t cores = std::max(1U, std::thread::hardware_concurrency());
    startHelpers(std::min(cores, count) - std::min<std::size_t>(count, 1), work);
    bool stopped = false;
    while (!stopped && work->runNext())
        stopped = progress && !progress(static_cast<double>(work->done) / static_cast<double>(count));
    work->end();
    return !stopped && (!progress || progress(1));
}

} // namespace navsmith::parallel
