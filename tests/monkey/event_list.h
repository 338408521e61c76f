// The last events, which are printed when something fails, also when the process crashes.
#pragma once

#include <string>

namespace navsmith::monkey {

/// Prints the last events and the functions that were running when the process crashes. Call once.
void printEventsOnCrash();
void addEvent(const std::string& text);
/// To standard error.
void printLastEvents();
/// The functions that are running on the main thread, to standard error; for another thread that sees it work for long.
void printMainThread();
/// Ends the process as a crash of this thread would; for a thread that sees it hang.
void crashMainThread();

} // namespace navsmith::monkey
