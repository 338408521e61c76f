// What opening a folder begins with: finishing or undoing a save that was interrupted there.
#pragma once

#include "core/files/file_error.h"

#include <string>
#include <vector>

namespace navsmith::files {

class FileOps;

enum class RecoveryOutcome : std::uint8_t {
    Nothing,       ///< no save was interrupted here
    RolledForward, ///< the interrupted save was complete on the disk: all its files are the new ones
    RolledBack,    ///< it was not, or could not be finished: all its files are the old ones
};

struct RecoveryReport {
    RecoveryOutcome outcome = RecoveryOutcome::Nothing;
    std::vector<std::filesystem::path> files;     ///< of the interrupted save, as far as known
    std::vector<std::filesystem::path> leftAlone; ///< those of them that somebody else has changed since the crash
    std::string message;                          ///< for the user; a whole sentence

    /// Whether the user should hear of it.
    [[nodiscard]] bool isNews() const { return outcome != RecoveryOutcome::Nothing || !leftAlone.empty(); }
};

/// Safe to call on any folder at any time; a folder that is missing has nothing to recover. Errors: Busy when another
/// saver is at work in the folder; Damaged when the files can be brought to neither state (nothing is touched then, the
/// backups stay, the text says what is wrong); Unfinished when the disk does not let it go through now.
Result<RecoveryReport> recoverFolder(const std::filesystem::path& folder, FileOps* ops = nullptr);

} // namespace navsmith::files
