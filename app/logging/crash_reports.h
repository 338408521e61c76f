// The reports that crash_handler.h has left: found, shown once, and the oldest removed.
#pragma once

#include "core/files/disk.h"

#include <filesystem>
#include <string>
#include <vector>

namespace navsmith::logging {

struct CrashReport {
    std::filesystem::path file;
    std::string text; ///< names of functions are readable
};

/// The reports that nobody has seen, the newest first. Reads at most kMostReports of at most 1 MB; skips what cannot be
/// read.
inline constexpr std::size_t kMostReports = 10;
std::vector<CrashReport> unseenCrashReports(const std::filesystem::path& folder, const files::Disk& disk = {});

/// All reports in the folder count as seen; only the newest kMostReports stay.
void setCrashReportsSeen(const std::filesystem::path& folder, const files::Disk& disk = {});

/// "_ZN3foo3barEv" becomes "foo::bar()", wherever it stands.
std::string withReadableNames(std::string_view text);

} // namespace navsmith::logging
