// Runs independent tasks on all cores.
#pragma once

#include <cstddef>
#include <functional>

namespace navsmith::parallel {

/// Receives 0 to 1; false asks to stop.
using Progress = std::function<bool(double)>;

/// Calls task(0) to task(count - 1), each once, in any order and on any thread, and returns when all have ended. What a
/// task throws, most likely std::bad_alloc, the caller gets once no task runs any more; others may be left out then.
/// `progress` is called only on the calling thread: before the first task, between its own, and after
/// the last; other threads begin no task until it returns, so that it can pause all of them. `threads` work, the
/// calling one among them, if the system has so many; 0: one for each core. Returns false if it asked to stop: tasks
/// that have begun are finished, the others are not started.
bool run(std::size_t count, const std::function<void(std::size_t)>& task, const Progress& progress = {},
         std::size_t threads = 0);

} // namespace navsmith::parallel
