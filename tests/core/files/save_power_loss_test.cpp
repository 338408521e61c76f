// Power loss during a save or a recovery: what has reached the disk must be enough to restore either set.
#include "core/files/recover_folder.h"
#include "core/files/save_plan.h"
#include "core/files/save_set.h"
#include "tests/core/files/memory_disk.h"
#include "tests/core/files/scenes.h"

#include <gtest/gtest.h>

namespace navsmith::files::test {

namespace {

namespace fs = std::filesystem;

constexpr std::uint64_t kSeeds = 24;
const std::string kOlder = "2001-01-01T00-00-00Z";

class PowerLossTest : public testing::TestWithParam<Scene> {
protected:
    static MemoryDisk build() {
        MemoryDisk disk;
        for (const auto& [name, text] : GetParam().before)
            disk.put(fs::path("/") / name, text);
        // One folder already has backups, which must stay when a set is removed.
        const fs::path older = fs::path("/") / GetParam().folders.front() / ".navsmith-backup" / kOlder / "a.dat";
        if (GetParam().name != newFolder().name)
            disk.put(older, "older a");
        return disk;
    }

    static Result<SaveReport> save(MemoryDisk& disk) {
        SaveOptions options;
        options.disk = disk;
        return saveSet(GetParam().request("/"), options);
    }

    /// `saved`: only the new set is acceptable.
    static void recoverAndCheck(MemoryDisk& disk, bool saved) {
        const Scene& scene = GetParam();
        for (const auto& folder : scene.folders) {
            const auto report = recoverFolder(fs::path("/") / folder, disk);
            ASSERT_TRUE(report) << describe(report.error());
            if (report->outcome == RecoveryOutcome::RolledForward) {
                EXPECT_EQ(disk.files(), scene.after()) << report->message;
            }
            if (report->outcome == RecoveryOutcome::RolledBack) {
                EXPECT_EQ(disk.files(), scene.before) << report->message;
            }
        }
        const bool isNew = disk.files() == scene.after();
        EXPECT_TRUE(isNew || (!saved && disk.files() == scene.before));
        EXPECT_EQ(disk.leftovers(), std::vector<std::string>{});
        for (const auto& folder : scene.folders) {
            auto sets = disk.backups(fs::path("/") / folder);
            sets.erase(kOlder);
            if (isNew && !scene.backup(folder).empty()) {
                ASSERT_EQ(sets.size(), 1U);
                EXPECT_EQ(sets.begin()->second, scene.backup(folder));
            } else {
                EXPECT_TRUE(sets.empty()) << folder << ": a backup of what was not replaced";
            }
        }
    }
};

TEST_P(PowerLossTest, InterruptedSaveLeavesTheOldOrNewSet) {
    for (std::uint64_t seed = 0; seed < kSeeds; ++seed) {
        for (std::size_t at = 0;; ++at) {
            SCOPED_TRACE("power cut at " + std::to_string(at) + ", seed " + std::to_string(seed));
            MemoryDisk disk = build();
            disk.cutPowerAt(at);
            const bool saved = save(disk).has_value();
            const bool cut = disk.powerCut();
            const bool committed = disk.isSafe(fs::path("/") / GetParam().folders.front() / kJournalName);
            disk.losePower(seed);
            recoverAndCheck(disk, saved || committed);
            if (HasFailure())
                return;
            if (!cut) {
                EXPECT_TRUE(saved);
                break;
            }
        }
    }
}

TEST_P(PowerLossTest, InterruptedRecoveryCanBeRepeated) {
    const Scene& scene = GetParam();
    for (std::uint64_t seed = 0; seed < kSeeds / 8; ++seed) {
        for (std::size_t at = 0;; ++at) {
            MemoryDisk crashed = build();
            crashed.cutPowerAt(at);
            const bool saved = save(crashed).has_value();
            const bool cut = crashed.powerCut();
            crashed.losePower(seed);
            for (std::size_t recoveryAt = 0;; ++recoveryAt) {
                SCOPED_TRACE("save cut at " + std::to_string(at) + ", recovery at " + std::to_string(recoveryAt) +
                             ", seed " + std::to_string(seed));
                MemoryDisk disk = crashed;
                disk.cutPowerAt(recoveryAt);
                (void)recoverFolder(fs::path("/") / scene.folders[recoveryAt % scene.folders.size()], disk);
                const bool cutAgain = disk.powerCut();
                disk.losePower(seed + recoveryAt);
                recoverAndCheck(disk, saved);
                if (HasFailure())
                    return;
                if (!cutAgain)
                    break;
            }
            if (!cut)
                break;
        }
    }
}

TEST_P(PowerLossTest, SaveUndoneAfterAFaultStaysUndone) {
    // The first or the last file cannot be replaced, and the power fails while the others are restored.
    const Scene& scene = GetParam();
    for (const auto& name : {scene.wanted.begin()->first, scene.wanted.rbegin()->first}) {
        for (std::uint64_t seed = 0; seed < kSeeds; ++seed) {
            for (std::size_t at = 0;; ++at) {
                SCOPED_TRACE(name + " refused, power cut at " + std::to_string(at) + ", seed " + std::to_string(seed));
                MemoryDisk disk = build();
                disk.refuseRenameTo(fs::path("/") / name);
                disk.cutPowerAt(at);
                const auto saved = save(disk);
                ASSERT_FALSE(saved);
                const bool cut = disk.powerCut();
                disk.losePower(seed);
                if (!cut) {
                    EXPECT_EQ(disk.files(), scene.before);
                }
                recoverAndCheck(disk, false);
                if (!cut) {
                    EXPECT_EQ(disk.files(), scene.before) << "the user was statusMessage that nothing was changed";
                }
                if (HasFailure())
                    return;
                if (!cut)
                    break;
            }
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Scenes, PowerLossTest, testing::ValuesIn(allScenes()),
                         [](const auto& info) { return "Scene" + std::to_string(info.index); });

} // namespace

} // namespace navsmith::files::test
