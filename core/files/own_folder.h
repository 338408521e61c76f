// Folders that Navsmith keeps for itself: journals, autosaved copies. They hold no user files.
#pragma once

#include "core/files/disk.h"

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::files {

/// Name suffix of files and folders under construction.
inline constexpr std::string_view kOwnPartEnd = ".navsmith-part";

/// Creates a folder and its missing parents.
Result<void> makeOwnFolder(const std::filesystem::path& folder, const Disk& disk = {});

/// Writes a file that takes its name once it is complete, in place of an older one. Creates the folder if need be, and
/// removes from it what was interrupted. Busy if another program is writing into the folder.
Result<void> writeOwnFile(const std::filesystem::path& path, std::span<const std::byte> bytes, const Disk& disk = {});

/// A unique name of letters and digits.
std::string freshOwnName();

struct NamedBytes {
    std::string name; ///< a plain name
    std::vector<std::byte> bytes;
};

/// Writes the files into a new folder FOLDER/2024-11-21T09-10-11Z and removes the oldest such folders until `keep` (at
/// least 1) are left. Returns the new folder, which has its final name only once it is complete. As above, removes what
/// was interrupted, and may be Busy.
Result<std::filesystem::path> writeDatedSet(const std::filesystem::path& folder, std::span<const NamedBytes> files,
                                            std::size_t keep, const Disk& disk = {});

} // namespace navsmith::files
