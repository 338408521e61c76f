// A full, broken or forbidden disk at any single operation, and from any operation on.
#include "core/files/recover_folder.h"
#include "core/files/save_set.h"
#include "tests/core/files/faulty_ops.h"
#include "tests/core/files/scenes.h"

#include <gtest/gtest.h>

namespace navsmith::files::test {

namespace {

namespace fs = std::filesystem;

class FaultTest : public testing::TestWithParam<Scene> {
protected:
    [[nodiscard]] std::vector<fs::path> folders() const {
        std::vector<fs::path> all;
        for (const auto& folder : GetParam().folders)
            all.push_back(temp_.path() / folder);
        return all;
    }

    Result<SaveReport> save(FaultyOps& ops) const {
        SaveOptions options;
        options.disk = ops;
        return saveSet(GetParam().request(temp_.path()), options);
    }

    TempFolder temp_;
};

TEST_P(FaultTest, SingleFailureChangesNothingOrIsHarmless) {
    const Scene& scene = GetParam();
    std::size_t refused = 0;
    std::size_t saved = 0;
    for (const auto code : {std::errc::no_space_on_device, std::errc::io_error, std::errc::permission_denied}) {
        for (std::size_t at = 0;; ++at) {
            SCOPED_TRACE("operation " + std::to_string(at) + " fails");
            temp_.empty();
            scene.build(temp_.path());
            FaultyOps ops(failAt(at, code));
            const auto report = save(ops);
            if (ops.count() <= at)
                break;
            if (report) {
                ++saved; // a backup was copied instead of linked, or a working file could not be removed
                EXPECT_EQ(snapshot(temp_.path()), scene.after());
                if (report->warnings.empty()) {
                    EXPECT_EQ(leftovers(temp_.path()), std::vector<std::string>{});
                }
            } else {
                ++refused;
                EXPECT_NE(report.error().kind, FileErrorKind::Unfinished) << describe(report.error());
                EXPECT_EQ(snapshot(temp_.path()), scene.before) << describe(report.error());
                EXPECT_EQ(leftovers(temp_.path()), std::vector<std::string>{}) << describe(report.error());
                for (const auto& folder : folders())
                    EXPECT_EQ(backupCount(folder), 0U);
            }
            const auto expected = report ? scene.after() : scene.before;
            for (const auto& folder : folders())
                ASSERT_TRUE(recovered(folder));
            EXPECT_EQ(snapshot(temp_.path()), expected);
            EXPECT_EQ(leftovers(temp_.path()), std::vector<std::string>{});
            if (HasFailure())
                return;
        }
    }
    EXPECT_GT(refused, 30U);
    EXPECT_GT(saved, 0U);
}

TEST_P(FaultTest, PermanentFailureLeavesTheOldOrNewSet) {
    const Scene& scene = GetParam();
    bool unfinishedSeen = false;
    for (std::size_t at = 0;; ++at) {
        SCOPED_TRACE("dies at operation " + std::to_string(at));
        temp_.empty();
        scene.build(temp_.path());
        FaultyOps ops(failFrom(at, std::errc::io_error));
        const auto report = save(ops);
        if (ops.count() <= at)
            break;
        for (const auto& folder : folders()) {
            const auto outcome = recovered(folder);
            ASSERT_TRUE(outcome) << describe(outcome.error());
        }
        const auto now = snapshot(temp_.path());
        if (report) {
            EXPECT_EQ(now, scene.after());
        } else if (report.error().kind == FileErrorKind::Unfinished) {
            unfinishedSeen = true;
            EXPECT_TRUE(now == scene.before || now == scene.after());
        } else {
            EXPECT_EQ(now, scene.before) << describe(report.error());
        }
        EXPECT_EQ(leftovers(temp_.path()), std::vector<std::string>{});
        if (HasFailure())
            return;
    }
    EXPECT_TRUE(unfinishedSeen);
}

TEST_P(FaultTest, FailedRecoveryCanBeRepeated) {
    const Scene& scene = GetParam();
    for (const std::string operation : {"rename", "remove", "unlock"}) { // crashes before, during and after the commit
        for (std::size_t nth = 0;; ++nth) {
            temp_.empty();
            scene.build(temp_.path());
            const auto crash = [&](std::size_t which) {
                std::size_t met = 0;
                FaultyOps ops([&, which](const Step& step) -> std::optional<std::error_code> {
                    if (step.operation == operation && met++ == which)
                        (void)killAt(step.number)(step);
                    return std::nullopt;
                });
                return save(ops) ? 0 : 1;
            };
            if (inChild([&] { return crash(nth); }) >= 0)
                break;
            const TempFolder copy;
            for (std::size_t at = 0;; ++at) {
                SCOPED_TRACE(operation + " " + std::to_string(nth) + ", recovery fails at " + std::to_string(at));
                copy.empty();
                copyContents(temp_.path(), copy.path());
                FaultyOps ops(failAt(at, std::errc::io_error));
                const auto first = recoverFolder(copy.path() / scene.folders.front(), ops);
                if (!first) {
                    EXPECT_NE(first.error().kind, FileErrorKind::Damaged) << describe(first.error());
                }
                for (const auto& folder : scene.folders) {
                    const auto again = recovered(copy.path() / folder);
                    ASSERT_TRUE(again) << describe(again.error());
                }
                const auto now = snapshot(copy.path());
                EXPECT_TRUE(now == scene.before || now == scene.after());
                EXPECT_EQ(leftovers(copy.path()), std::vector<std::string>{});
                if (HasFailure())
                    return;
                if (ops.count() <= at)
                    break;
            }
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Scenes, FaultTest, testing::ValuesIn(allScenes()),
                         [](const auto& info) { return "Scene" + std::to_string(info.index); });

class FaultMessageTest : public testing::Test {
protected:
    FaultMessageTest() { scene_.build(temp_.path()); }

    FileError failingSave(FaultyOps::Before before) const {
        FaultyOps ops(std::move(before));
        SaveOptions options;
        options.disk = ops;
        const auto report = saveSet(scene_.request(temp_.path()), options);
        EXPECT_FALSE(report);
        EXPECT_EQ(snapshot(temp_.path()), scene_.before);
        EXPECT_EQ(leftovers(temp_.path()), std::vector<std::string>{});
        return report ? FileError{} : report.error();
    }

    Scene scene_ = oneFolder();
    TempFolder temp_;
};

TEST_F(FaultMessageTest, FullDiskIsReportedAndNothingIsReplaced) {
    const auto error = failingSave(failOn("write", ".tmp", std::errc::no_space_on_device));
    EXPECT_EQ(error.kind, FileErrorKind::NoSpace);
    EXPECT_NE(error.what.find("the disk is full"), std::string::npos) << error.what;
    EXPECT_NE(error.what.find("Nothing was changed."), std::string::npos) << error.what;
}

TEST_F(FaultMessageTest, DetectsALateDiskFullError) {
    EXPECT_EQ(failingSave(failOn("sync", ".tmp", std::errc::no_space_on_device)).kind, FileErrorKind::NoSpace);
    EXPECT_EQ(failingSave(failOn("close", ".tmp", std::errc::no_space_on_device)).kind, FileErrorKind::NoSpace);
}

TEST_F(FaultMessageTest, ReportsMissingPermissionForAFolder) {
    const auto error = failingSave(failOn("lock", "", std::errc::permission_denied));
    EXPECT_EQ(error.kind, FileErrorKind::Permission);
    EXPECT_EQ(error.path, temp_.path() / "game");
    EXPECT_EQ(failingSave(failOn("create", "", std::errc::read_only_file_system)).kind, FileErrorKind::Permission);
}

TEST_F(FaultMessageTest, RestoresOthersIfATargetCannotBeReplaced) {
    const auto error = failingSave(failOn("rename", "c.dat", std::errc::operation_not_permitted));
    EXPECT_EQ(error.kind, FileErrorKind::Permission);
    EXPECT_EQ(error.path, temp_.path() / "game" / "c.dat");
    EXPECT_NE(error.what.find("Nothing was changed."), std::string::npos) << error.what;
}

TEST_F(FaultMessageTest, BackupsOnAnotherDiskArePutBackByCopying) {
    std::size_t acrossDisks = 0;
    const auto error = failingSave([&](const Step& step) -> std::optional<std::error_code> {
        if (step.operation == "link")
            return std::make_error_code(std::errc::cross_device_link);
        if (step.operation == "rename" && step.path.filename() == "d.dat")
            return std::make_error_code(std::errc::io_error);
        // The first rename of a.dat installs the new file, the second one restores the backup.
        if (step.operation == "rename" && step.path.filename() == "a.dat" && acrossDisks++ == 1)
            return std::make_error_code(std::errc::cross_device_link);
        return std::nullopt;
    });
    EXPECT_EQ(error.path.filename(), "d.dat");
    EXPECT_EQ(acrossDisks, 3U); // new file, refused move, move of the copy
}

TEST_F(FaultMessageTest, DiskWithoutHardLinksGetsItsBackupsByCopying) {
    const auto old = temp_.path() / "game" / "a.dat";
    if (!tests::kOnWindows)
        setMode(old, 0640);
    const auto time = fs::last_write_time(old);
    FaultyOps ops(failOn("link", "", std::errc::operation_not_permitted));
    SaveOptions options;
    options.disk = ops;
    const auto report = saveSet(scene_.request(temp_.path()), options);
    ASSERT_TRUE(report) << describe(report.error());
    EXPECT_EQ(newestBackup(temp_.path() / "game"), scene_.backup("game"));
    ASSERT_EQ(report->backupSets.size(), 1U);
    const auto backup = report->backupSets.front() / "a.dat";
    if (!tests::kOnWindows) {
        EXPECT_EQ(fs::status(backup).permissions(), static_cast<fs::perms>(0640));
    }
    EXPECT_EQ(fs::last_write_time(backup), time);
}

} // namespace

} // namespace navsmith::files::test
