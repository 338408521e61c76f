// Writes a report when the process crashes: what crashed where, and the last commands. Nothing is sent anywhere.
// crash_reports.h finds the reports later.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

namespace navsmith::logging {

struct CrashHandlerSettings {
    std::filesystem::path folder; ///< of the report; is created
    std::string version;          ///< of the program
    std::string libraries = {};   ///< "Qt 6.4.2"
};

/// Handles crashes of this process from now on: faults of memory and arithmetic, abort() and exceptions that nobody
/// catches. After the report the process ends as it would have without. Call once, on the main thread. False if the
/// folder cannot be created: nothing is handled then.
bool installCrashHandler(const CrashHandlerSettings& settings);

/// The report ends with the last of these. `id` is cut after 47 bytes. Must not contain contents of files. Call from
/// one thread.
void noteCommand(std::string_view id);

} // namespace navsmith::logging
