// The backups that saves have left beside a document's files (docs/saving.md), and restoring one.
#pragma once

#include "core/opening/save_document.h"

#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace navsmith::opening {

/// What one save replaced.
struct Backup {
    std::filesystem::path set;      ///< the folder, named for its time in UTC: "2024-11-21T09-10-11Z"
    std::vector<std::string> names; ///< of the document's files in it, in their order there; never empty
};

/// The backups with files of the document, newest first. Empty if there are none, or if they cannot be listed.
std::vector<Backup> backupsOf(const DocumentPlace& place, const files::Disk& disk = {});

/// Where its files are, by their names in the document: OpenOptions::elsewhere for the document as restoring would make
/// it.
std::map<std::string, std::filesystem::path> filesOf(const DocumentPlace& place, const Backup& backup);

/// The save that puts the files of a backup back in place; pass it to write() with `replaceChanged`, which keeps what
/// they replace in a backup of its own. Reads the files; on any thread.
files::Result<PendingSave> pendingRestore(const DocumentPlace& place, const Backup& backup,
                                          const files::Disk& disk = {});

} // namespace navsmith::opening
