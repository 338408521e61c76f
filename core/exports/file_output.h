// Puts the files of an export where they belong: all of them, or nothing.
#pragma once

#include "core/exports/export.h"
#include "core/files/new_folder.h"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::exports {

/// A single file is written at once; one that is there gets a backup, as in other saves. A folder is made under another
/// name, which becomes its own when it is complete; it must not hold anything before.
class FileOutput {
public:
    FileOutput(std::filesystem::path path, bool folder);

    /// Fails if nothing can be written there.
    Result<void> begin();
    /// Valid as long as this object.
    [[nodiscard]] TakeFile taker();
    Result<void> finish();

    [[nodiscard]] const std::filesystem::path& path() const { return path_; }
    [[nodiscard]] const std::vector<std::string>& warnings() const { return warnings_; }

private:
    Result<void> take(std::string_view name, Bytes bytes);

    std::filesystem::path path_;
    std::optional<files::NewFolder> folder_;
    std::vector<std::string> warnings_;
};

} // namespace navsmith::exports
