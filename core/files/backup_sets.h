// Backup folders of replaced files: FOLDER/.navsmith-backup/2024-11-21T09-10-11Z/, one per save.
#pragma once

#include "core/files/disk.h"

#include <string>
#include <string_view>
#include <vector>

namespace navsmith::files {

/// Full paths of the backup sets in `backupFolder`, oldest first. Empty if the folder is missing. Skips folders with
/// other names: they belong to the user.
Result<std::vector<std::filesystem::path>> listBackupSets(const std::filesystem::path& backupFolder,
                                                          const Disk& disk = {});

/// A name that no backup folder uses yet: "2024-11-21T09-10-11Z", with "-2", "-3", ... for further sets within the same
/// second. Names sort in the order of saves: if the clock was set back, the newest set's time is reused.
Result<std::string> freshBackupSetName(const Disk& disk, const std::vector<std::filesystem::path>& backupFolders);

/// Removes the oldest sets until `keep` are left; removes `newest` only if `keep` is 0. Keeps sets into which somebody
/// has put a folder. Renames a set before emptying it, so every folder with a set's name is complete.
Result<void> rotateBackupSets(const Disk& disk, const std::filesystem::path& backupFolder, std::string_view newest,
                              std::size_t keep);

} // namespace navsmith::files
