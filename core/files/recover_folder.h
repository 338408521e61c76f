// Finishes or undoes an interrupted save. Call before opening a folder.
#pragma once

#include "core/files/disk.h"

#include <string>
#include <vector>

namespace navsmith::files {

enum class RecoveryOutcome : std::uint8_t {
    Nothing,       ///< no interrupted save
    RolledForward, ///< the interrupted save was complete on disk: all its files are new
    RolledBack,    ///< it was incomplete or could not be finished: all its files are old
};

struct RecoveryReport {
    RecoveryOutcome outcome = RecoveryOutcome::Nothing;
    std::vector<std::filesystem::path> files;     ///< files of the interrupted save, as far as known
    std::vector<std::filesystem::path> leftAlone; ///< files of the save that another program has changed since the
                                                  ///< crash
    std::string message;                          ///< for the user; a full sentence

    /// Whether to tell the user.
    [[nodiscard]] bool isNews() const { return outcome != RecoveryOutcome::Nothing || !leftAlone.empty(); }
};

/// Safe to call on any folder at any time; a missing folder has nothing to recover. Errors: Busy if another save is
/// running in the folder; Damaged if the files can be brought to neither state (then nothing is touched, the backups
/// stay, and the text says what is wrong); Unfinished if the disk currently prevents it.
Result<RecoveryReport> recoverFolder(const std::filesystem::path& folder, const Disk& disk = {});

} // namespace navsmith::files
