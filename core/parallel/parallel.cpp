#include "core/parallel/parallel.h"

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <exception>
#include <memory>
#include <mutex>
#include <thread>

#ifdef _WIN32
#include <process.h>
#include <windows.h>
#endif

namespace navsmith::parallel {

namespace {

/// Shared with the threads that help: one may get its first turn on a busy machine only when everything is done.
/// Waits with a condition variable: in the library of MinGW, std::atomic::wait() can miss a notification.
class Work {
public:
    Work(const std::function<void(std::size_t)>& task, std::size_t count) : task_(task), count_(count) {}

    /// False if no task is left.
    bool runNext() {
        const auto i = next_.fetch_add(1);
        if (i >= count_)
            return false;
        std::exception_ptr failure;
        try {
            task_(i);
        } catch (...) { // most likely out of memory: the caller's, who waits for all that have begun
            failure = std::current_exception();
        }
        {
            const std::lock_guard lock(mutex_);
            ++done_;
            if (failure && !failure_)
                failure_ = failure;
        }
        changed_.notify_all();
        return failure == nullptr;
    }
    /// Runs tasks as long as there are any, but starts none while the caller reports.
    void help() {
        do {
            std::unique_lock lock(mutex_);
            changed_.wait(lock, [this] { return !held_; });
        } while (runNext());
    }
    /// 0 to 1. Other threads start no task meanwhile: the caller may be told to pause.
    bool report(const Progress& progress) {
        std::size_t done = 0;
        {
            const std::lock_guard lock(mutex_);
            held_ = true;
            done = done_;
        }
        const auto release = [this] {
            {
                const std::lock_guard lock(mutex_);
                held_ = false;
            }
            changed_.notify_all();
        };
        try {
            const bool keepGoing = progress(static_cast<double>(done) / static_cast<double>(count_));
            release();
            return keepGoing;
        } catch (...) {
            release();
            throw;
        }
    }
    /// Starts no more tasks, and waits for those that have begun. Returns what the first of them threw.
    std::exception_ptr end() {
        const auto begun = std::min(next_.exchange(count_), count_);
        std::unique_lock lock(mutex_);
        changed_.wait(lock, [&] { return done_ >= begun; });
        return failure_;
    }

private:
    const std::function<void(std::size_t)>& task_; ///< not to be used once all tasks have begun
    std::size_t count_;
    std::atomic<std::size_t> next_ = 0;
    std::mutex mutex_;
    std::condition_variable changed_;
    std::size_t done_ = 0;
    std::exception_ptr failure_;
    bool held_ = false;
};

/// False if the system has no more threads.
bool startHelper(const std::shared_ptr<Work>& work) {
#ifdef _WIN32
    // Not std::thread::detach(): in the library of MinGW, a thread that ends while it is detached gives what it was
    // started with to two new threads, so that one of them crashes or never ends.
    auto argument = std::make_unique<std::shared_ptr<Work>>(work);
    constexpr auto kStart = [](void* argument) {
        const std::unique_ptr<std::shared_ptr<Work>> own(static_cast<std::shared_ptr<Work>*>(argument));
        (**own).help();
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
        std::thread([work] { work->help(); }).detach();
        return true;
    } catch (const std::exception&) {
        return false;
    }
#endif
}

/// Starts up to `count` threads; if the system has fewer, the caller does the rest.
void startHelpers(std::size_t count, const std::shared_ptr<Work>& work) {
    for (std::size_t i = 0; i < count && startHelper(work); ++i) {
    }
}

} // namespace

bool run(std::size_t count, const std::function<void(std::size_t)>& task, const Progress& progress,
         std::size_t threads) {
    if (progress && !progress(0))
        return false;
    const auto work = std::make_shared<Work>(task, count);
    const std::size_t threadCount = threads != 0 ? threads : std::max(1U, std::thread::hardware_concurrency());
    startHelpers(std::min(threadCount, count) - std::min<std::size_t>(count, 1), work);
    bool stopped = false;
    try {
        while (!stopped && work->runNext()) {
            if (progress)
                stopped = !work->report(progress);
        }
    } catch (...) { // of `progress`; the tasks use what is the caller's
        work->end();
        throw;
    }
    if (const auto failure = work->end())
        std::rethrow_exception(failure);
    return !stopped && (!progress || progress(1));
}

} // namespace navsmith::parallel
