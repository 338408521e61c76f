// Sets of files to save, as the tests of faults and crashes use them.
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
    Snapshot before;                  ///< under the top folder, by relative path
    Snapshot wanted;                  ///< what is asked to be saved
    std::vector<std::string> folders; ///< in which recovery is called afterwards, relative; the first file's first

    /// Makes `top` hold exactly `before`.
    void build(const std::filesystem::path& top) const;
    [[nodiscard]] std::vector<PendingFile> request(const std::filesystem::path& top) const;
    /// What is there when it went well.
    [[nodiscard]] Snapshot after() const;
    /// What the backup set of one folder holds then.
    [[nodiscard]] Snapshot backup(const std::string& folder) const;
};

/// For the framework's messages.
void PrintTo(const Scene& scene, std::ostream* out);

/// Replaced, unchanged and new files in one folder.
Scene oneFolder();
/// The same over three folders, one of them yet to be made.
Scene severalFolders();
/// Nothing there before, not even the folder.
Scene newFolder();

std::vector<Scene> allScenes();

/// recoverFolder() on the real file system, without waiting for the disk.
Result<RecoveryReport> recovered(const std::filesystem::path& folder);

} // namespace navsmith::files::test
