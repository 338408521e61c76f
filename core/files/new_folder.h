// A new folder of files that takes its name once it is complete, as exports of tiles and tables need it.
#pragma once

#include "core/files/disk.h"

#include <memory>
#include <span>
#include <string_view>

namespace navsmith::files {

class FolderLocks;

class NewFolder {
public:
    explicit NewFolder(const std::filesystem::path& folder, const Disk& disk = {});
    /// Removes what is not complete.
    ~NewFolder();
    NewFolder(const NewFolder&) = delete;
    NewFolder& operator=(const NewFolder&) = delete;

    [[nodiscard]] const std::filesystem::path& path() const { return folder_; }
    /// Makes the folder under another name beside its own, and removes what an interrupted one has left there. Invalid
    /// if there is something already, other than an empty folder; Busy if another program makes the same folder.
    Result<void> begin();
    /// `name` may lead through folders, with '/'. On disk on return.
    Result<void> add(std::string_view name, std::span<const std::byte> bytes);
    /// Everything is on disk on return.
    Result<void> finish();

private:
    [[nodiscard]] std::filesystem::path around() const;
    Result<void> removeAll(const std::filesystem::path& folder);

    std::filesystem::path folder_;
    std::filesystem::path part_;
    Disk disk_;
    std::unique_ptr<FolderLocks> lock_; ///< of `part_`, while it is there
    std::vector<std::filesystem::path> madeAround_;
    std::vector<std::filesystem::path> madeInside_;
};

} // namespace navsmith::files
