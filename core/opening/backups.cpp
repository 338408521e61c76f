#include "core/opening/backups.h"

#include "core/files/backup_sets.h"
#include "core/files/path_text.h"
#include "core/files/put_entry.h"
#include "core/files/read_file.h"

#include <algorithm>

namespace navsmith::opening {

namespace {

/// The folder in which saves of this place keep what they replace.
std::filesystem::path backupFolder(const DocumentPlace& place) {
    const auto beside = place.archive.empty() ? place.folder : place.archive.parent_path();
    return beside / files::SaveOptions{}.backupFolder;
}

std::string nameInBackup(const DocumentPlace& place, const DocumentFile& file) {
    return place.archive.empty() ? file.name : files::backupNameOf(place.archive, file.name);
}

} // namespace

std::vector<Backup> backupsOf(const DocumentPlace& place, const files::Disk& disk) {
    std::vector<Backup> backups;
    for (const auto& set :
         files::listBackupSets(backupFolder(place), disk).value_or(std::vector<std::filesystem::path>{})) {
        const auto listed = files::listFolder(set, disk).value_or(std::vector<std::filesystem::path>{});
        Backup backup{set, {}};
        for (const auto& file : place.files) {
            if (std::ranges::find(listed, nameInBackup(place, file),
                                  [](const auto& path) { return files::toText(path.filename()); }) != listed.end())
                backup.names.push_back(file.name);
        }
        if (!backup.names.empty())
            backups.push_back(std::move(backup));
    }
    std::ranges::reverse(backups);
    return backups;
}

std::map<std::string, std::filesystem::path> filesOf(const DocumentPlace& place, const Backup& backup) {
    std::map<std::string, std::filesystem::path> files;
    for (const auto& name : backup.names) {
        if (const auto* file = place.find(name))
            files.emplace(name, backup.set / nameInBackup(place, *file));
    }
    return files;
}

files::Result<PendingSave> pendingRestore(const DocumentPlace& place, const Backup& backup, const files::Disk& disk) {
    PendingSave pending;
    pending.folder = place.folder;
    pending.archive = place.archive;
    pending.intoArchive = !place.archive.empty() && files::placeAt(place.archive, disk).savedInto() != nullptr;
    for (const auto& [name, path] : filesOf(place, backup)) {
        auto content = files::readFile(path, {.disk = disk});
        if (!content)
            return tl::unexpected(content.error());
        const auto& file = *place.find(name);
        pending.names.push_back(name);
        pending.exact.push_back(content->size());
        pending.stamps.emplace_back(file.stamp);
        pending.files.push_back({.target = file.path, .bytes = std::move(*content)});
    }
    return pending;
}

} // namespace navsmith::opening
