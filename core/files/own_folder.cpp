#include "core/files/own_folder.h"

#include "core/files/backup_sets.h"
#include "core/files/file_steps.h"
#include "core/files/save_plan.h"
#include "formats/texts/texts.h"

#include <algorithm>

namespace navsmith::files {

namespace {

namespace fs = std::filesystem;

/// What writers that were interrupted have left. The caller holds the lock of the folder, as every writer does.
void removeParts(const Disk& disk, const fs::path& folder) {
    const auto names = disk->names(folder);
    if (!names)
        return;
    for (const auto& name : *names) {
        if (!toBytes(name).ends_with(kOwnPartEnd))
            continue;
        const auto part = folder / name;
        if (const auto files = disk->names(part)) { // a set
            for (const auto& file : *files)
                (void)disk->removeFile(part / file);
            (void)disk->removeFolder(part);
        } else {
            (void)disk->removeFile(part);
        }
    }
}

void discard(const Disk& disk, const fs::path& part, std::span<const NamedBytes> files) {
    for (const auto& file : files)
        (void)disk->removeFile(part / fromBytes(file.name));
    (void)disk->removeFolder(part);
}

} // namespace

Result<void> makeOwnFolder(const fs::path& folder, const Disk& disk) {
    std::vector<fs::path> newFolders;
    return makeFolders(disk, folder, newFolders);
}

Result<void> writeOwnFile(const fs::path& path, std::span<const std::byte> bytes, const Disk& disk) {
    if (auto ready = makeOwnFolder(path.parent_path(), disk); !ready)
        return ready;
    FolderLocks lock(disk);
    if (auto locked = lock.take(path.parent_path()); !locked)
        return locked;
    removeParts(disk, path.parent_path());
    const auto part = path.parent_path() / fromBytes(freshId() + std::string(kOwnPartEnd));
    if (auto written = writeNewFile(disk, part, bytes); !written)
        return tl::unexpected(written.error());
    auto named = explain(disk->rename(part, path), path, texts::format("cannot be created"));
    if (!named)
        (void)disk->removeFile(part);
    else
        (void)syncFolder(disk, path.parent_path()); // without it the older one may come back, which is whole, too
    return named;
}

std::string freshOwnName() {
    return freshId();
}

Result<fs::path> writeDatedSet(const fs::path& folder, std::span<const NamedBytes> files, std::size_t keep,
                               const Disk& disk) {
    for (const auto& file : files) {
        if (!isPlainName(file.name))
            return tl::unexpected(
                FileError{FileErrorKind::Invalid, folder, texts::format("cannot contain a file of that name")});
    }
    if (auto ready = makeOwnFolder(folder, disk); !ready)
        return tl::unexpected(ready.error());
    FolderLocks lock(disk);
    if (auto locked = lock.take(folder); !locked)
        return tl::unexpected(locked.error());
    removeParts(disk, folder);
    const auto name = freshBackupSetName(disk, {folder});
    if (!name)
        return tl::unexpected(name.error());
    const auto set = folder / *name;
    const auto part = folder / fromBytes(freshId() + std::string(kOwnPartEnd));
    if (auto made = explain(disk->makeFolder(part), part, texts::format("cannot be created")); !made)
        return tl::unexpected(made.error());
    for (const auto& file : files) {
        if (auto written = writeNewFile(disk, part / fromBytes(file.name), file.bytes); !written) {
            discard(disk, part, files);
            return tl::unexpected(written.error());
        }
    }
    auto named = syncFolder(disk, part).and_then([&] {
        return explain(disk->rename(part, set), set, texts::format("cannot be created"));
    });
    if (!named) {
        discard(disk, part, files);
        return tl::unexpected(named.error());
    }
    if (auto synced = syncFolder(disk, folder); !synced) // before an older one is removed
        return tl::unexpected(synced.error());
    if (auto rotated = rotateBackupSets(disk, folder, *name, std::max<std::size_t>(keep, 1)); !rotated)
        return tl::unexpected(rotated.error());
    return set;
}

} // namespace navsmith::files
