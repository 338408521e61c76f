// Sets of files to save, for tests of faults and crashes.
#pragma once

#include "core/files/recover_folder.h"
#include "core/files/save_set.h"
#include "tests/core/files/temp_folder.h"

#include <iosfwd>
#include <string>
#include <vector>

namespace navsmith::files::test {

struct Scene {
    std::string name;
    Snapshot before; ///< under the top folder, by relative path
    Snapshot wanted; ///< the files to save
    /// folders in which to call recovery, relative; the folder of the first file comes first
    std::vector<std::string> folders;

    /// Creates exactly the files of `before` in `top`.
    void build(const std::filesystem::path& top) const;
    [[nodiscard]] std::vector<PendingFile> request(const std::filesystem::path& top) const;
    /// The files after a successful save.
    [[nodiscard]] Snapshot after() const;
    /// The backup set of one folder after a successful save.
    [[nodiscard]] Snapshot backup(const std::string& folder) const;
};

/// For gtest's messages.
void PrintTo(const Scene& scene, std::ostream* out);

/// Replaced, unchanged and new files in one folder.
Scene oneFolder();
/// The same in three folders, one of which does not exist yet.
Scene severalFolders();
/// Neither the files nor the folder exist before.
Scene newFolder();

std::vector<Scene> allScenes();

/// recoverFolder() on the real file system, without waiting for the disk.
Result<RecoveryReport> recovered(const std::filesystem::path& folder);

} // namespace navsmith::files::test
