// A folder for tests of saveSet().
#pragma once

#include "core/files/platform_files.h"
#include "core/files/save_set.h"
#include "tests/core/files/temp_folder.h"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include <string>
#include <utility>
#include <vector>

namespace navsmith::files::test {

class SaveSetTest : public testing::Test {
protected:
    SaveSetTest() { std::filesystem::create_directory(folder_); }

    [[nodiscard]] std::filesystem::path in(const std::string& name) const { return folder_ / name; }

    static Result<SaveReport> save(const std::vector<std::pair<std::filesystem::path, std::string>>& files,
                                   const SaveProgress& progress = {}) {
        std::vector<PendingFile> pending;
        pending.reserve(files.size());
        for (const auto& [path, text] : files)
            pending.push_back({path, toBytesOf(text)});
        return saveSet(pending, {}, progress);
    }

    /// Expects an error of this kind, unchanged files, and no working files.
    void expectRefused(FileErrorKind kind, const std::vector<std::pair<std::filesystem::path, std::string>>& files,
                       const SaveProgress& progress = {}) const {
        const auto before = snapshot(temp_.path());
        const auto report = save(files, progress);
        ASSERT_FALSE(report);
        EXPECT_EQ(report.error().kind, kind) << describe(report.error());
        EXPECT_EQ(snapshot(temp_.path()), before);
        EXPECT_EQ(leftovers(temp_.path()), std::vector<std::string>{});
        EXPECT_EQ(backupCount(folder_), 0U);
    }

    static std::uint64_t serial(const std::filesystem::path& path) {
        const auto info = SystemFileOps().info(path, Links::Keep);
        return info ? info->serial : 0;
    }

    TempFolder temp_;
    std::filesystem::path folder_ = temp_.path() / "game";
};
} // namespace navsmith::files::test
