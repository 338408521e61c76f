// The folders that keep what saving has replaced: FOLDER/.navsmith-backup/2024-11-21T09-10-11Z/, one for each save.
#pragma once

#include "core/files/file_ops.h"

#include <string>
#include <string_view>
#include <vector>

namespace navsmith::files {

/// Backup sets in `backupFolder`, oldest first, as full paths. Empty when the folder is missing. Folders that the user
/// has put there under other names are not ours and not listed.
Result<std::vector<std::filesystem::path>> listBackupSets(const std::filesystem::path& backupFolder,
                                                          FileOps* ops = nullptr);

/// "2024-11-21T09-10-11Z", with "-2", "-3", ... from the second set of one second on: a name that none of the backup
/// folders has yet.
Result<std::string> freshBackupSetName(FileOps& ops, const std::vector<std::filesystem::path>& backupFolders);

/// Removes the oldest sets until `keep` are left, never `newest` unless `keep` is 0. A set into which somebody has put
/// a folder stays. A set is renamed before it is emptied: what carries a set's name is complete.
Result<void> rotateBackupSets(FileOps& ops, const std::filesystem::path& backupFolder, std::string_view newest,
                              std::size_t keep);

} // namespace navsmith::files
