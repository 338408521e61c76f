// Folders that this program keeps for itself: journals, autosaved copies. Nothing of the user's is in them.
#pragma once

#include "core/files/file_error.h"

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::files {

class FileOps;

/// The end of a name under which a file or folder is being put together.
inline constexpr std::string_view kOwnPartEnd = ".navsmith-part";

/// Makes a folder and what is missing above it.
Result<void> makeOwnFolder(const std::filesystem::path& folder, FileOps* ops = nullptr);

/// A name that nothing else has, of letters and digits.
std::string freshOwnName();

struct NamedBytes {
    std::string name; ///< a plain name
    std::vector<std::byte> bytes;
};

/// Writes the files into a new folder FOLDER/2024-11-21T09-10-11Z and removes the oldest of these until `keep` (at
/// least 1) are left. Gives the new one, which is complete as soon as it has its name.
Result<std::filesystem::path> writeDatedSet(const std::filesystem::path& folder, std::span<const NamedBytes> files,
                                            std::size_t keep, FileOps* given = nullptr);

} // namespace navsmith::files
