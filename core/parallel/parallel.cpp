#include "core/parallel/parallel.h"

#include <algorithm>
#include <atomic>
#include <exception>
#include <memory>
#include <thread>

#ifdef _WIN32
#include <process.h>
#include <windows.h>
#endif

namespace navsmith::parallel {

namespace {

/// Shared with the threads that help: one may get its first turn on a busy machine only when everything is done.
struct Work {
    const std::function<void(std::size_t)>& task; ///< not to be used once all tasks have begun
    std::size_t count;
    std::atomic<std::size_t> next = 0;
    std::atomic<std::size_t> done = 0;
    std::atomic<bool> held = false; ///< while the caller reports: it may be told to pause

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

void help(Work& work) {
    do {
        work.held.wait(true);
    } while (work.runNext());
}

/// False if the system has no more threads.
bool startHelper(const std::shared_ptr<Work>& work) {
#ifdef _WIN32
    // Not std::thread::detach(): in the library of MinGW, a thread that ends while it is detached gives what it was
    // started with to two new threads, so that one of them crashes or never ends.
    auto argument = std::make_unique<std::shared_ptr<Work>>(work);
    constexpr auto kStart = [](void* given) {
        const std::unique_ptr<std::shared_ptr<Work>> own(static_cast<std::shared_ptr<Work>*>(given));
        help(**own);
        return 0U;
    };
    const auto thread = ::_beginthreadex(nullptr, 0, kStart, argument.get(), 0, nullptr);
    if (thread == 0)
        return false;
    static_cast<void>(argument.release()); // the thread's
    ::CloseHandle(reinterpret_cast<HANDLE>(thread));
    return true;
#else
    try {
        std::thread([work] { help(*work); }).detach();
        return true;
    } catch (const std::exception&) {
        return false;
    }
#endif
}

/// Starts up to `wanted` threads; if the system has fewer, the caller does the rest.
void startHelpers(std::size_t wanted, const std::shared_ptr<Work>& work) {
    for (std::size_t i = 0; i < wanted && startHelper(work); ++i) {
    }
}

} // namespace

bool run(std::size_t count, const std::function<void(std::size_t)>& task, const Progress& progress,
         std::size_t threads) {
    if (progress && !progress(0))
        return false;
    const auto work = std::make_shared<Work>(task, count);
    const std::size_t wanted = threads != 0 ? threads : std::max(1U, std::thread::hardware_concurrency());
    startHelpers(std::min(wanted, count) - std::min<std::size_t>(count, 1), work);
    bool stopped = false;
    while (!stopped && work->runNext()) {
        if (!progress)
            continue;
        work->held = true;
        stopped = !progress(static_cast<double>(work->done) / static_cast<double>(count));
        work->held = false;
        work->held.notify_all();
    }
    work->end();
    return !stopped && (!progress || progress(1));
}

} // namespace navsmith::parallel
