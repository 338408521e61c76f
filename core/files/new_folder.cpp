#include "core/files/new_folder.h"

#include "core/files/file_steps.h"
#include "core/files/own_folder.h"
#include "core/files/path_text.h"
#include "core/files/save_plan.h"
#include "formats/texts/texts.h"

namespace navsmith::files {

namespace fs = std::filesystem;

NewFolder::NewFolder(const fs::path& folder, const Disk& disk)
    : folder_(folder.has_filename() ? folder : folder.parent_path()), part_(folder_), disk_(disk) {
    part_ += fromBytes(kOwnPartEnd);
}

NewFolder::~NewFolder() {
    if (!lock_)
        return;
    lock_->release();
    (void)removeAll(part_);
    removeEmptyFolders(disk_, madeAround_);
}

fs::path NewFolder::around() const {
    return folder_.has_parent_path() ? folder_.parent_path() : fs::path(".");
}

Result<void> NewFolder::removeAll(const fs::path& folder) {
    const auto names = explain(disk_->names(folder), folder, texts::format("cannot be listed"));
    if (!names)
        return tl::unexpected(names.error());
    for (const auto& name : *names) {
        const auto path = folder / name;
        const auto info = explain(disk_->info(path, Links::Keep), path, texts::format("cannot be removed"));
        if (!info)
            return tl::unexpected(info.error());
        auto removed = info->kind == FileKind::Folder ? removeAll(path) : removeIfThere(disk_, path);
        if (!removed)
            return removed;
    }
    return explain(disk_->removeFolder(folder), folder, texts::format("cannot be removed"));
}

Result<void> NewFolder::begin() {
    const auto there = disk_->info(folder_, Links::Follow);
    if (!there && !isMissing(there.error()))
        return tl::unexpected(fileError(there.error(), folder_, texts::format("cannot be created")));
    if (there) {
        const auto names = disk_->names(folder_);
        if (!names || !names->empty())
            return tl::unexpected(FileError{FileErrorKind::Invalid, folder_,
                                            texts::format("is there already: remove it, or choose another folder")});
    }
    if (auto ready = makeFolders(disk_, around(), madeAround_); !ready) {
        removeEmptyFolders(disk_, madeAround_);
        return ready;
    }
    const auto fail = [&](FileError error) {
        removeEmptyFolders(disk_, madeAround_);
        return tl::unexpected(std::move(error));
    };
    auto lock = std::make_unique<FolderLocks>(disk_);
    if (disk_->info(part_, Links::Keep)) { // what an interrupted export has left, unless it is being made
        if (auto taken = lock->take(part_); !taken)
            return fail(std::move(taken.error()));
        lock->release();
        if (auto removed = removeAll(part_); !removed)
            return fail(std::move(removed.error()));
    }
    if (auto made = explain(disk_->makeFolder(part_), part_, texts::format("cannot be created")); !made)
        return fail(std::move(made.error()));
    if (auto taken = lock->take(part_); !taken) {
        (void)disk_->removeFolder(part_);
        return fail(std::move(taken.error()));
    }
    lock_ = std::move(lock);
    return {};
}

Result<void> NewFolder::add(std::string_view name, std::span<const std::byte> bytes) {
    const auto path = part_ / fromBytes(std::string(name));
    if (auto ready = makeFolders(disk_, path.parent_path(), madeInside_); !ready)
        return ready;
    return writeNewFile(disk_, path, bytes).map([](const auto&) {});
}

Result<void> NewFolder::finish() {
    for (const auto& folder : madeInside_)
        if (auto synced = syncFolder(disk_, folder); !synced)
            return synced;
    lock_->release();
    auto named = syncFolder(disk_, part_).and_then([&]() -> Result<void> {
        (void)disk_->removeFolder(folder_); // an empty one
        return explain(disk_->rename(part_, folder_), folder_, texts::format("cannot be created"));
    });
    if (!named)
        return named;
    lock_.reset();
    // What was there does not depend on it, and there is no way back.
    (void)syncFolder(disk_, around());
    for (const auto& folder : madeAround_)
        (void)syncFolder(disk_, folder.parent_path());
    return {};
}

} // namespace navsmith::files
