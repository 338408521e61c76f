// kill -9 at every operation of a save and of a recovery, and at random moments: the set is either old or new.
#include "core/files/path_text.h"
#include "core/files/recover_folder.h"
#include "core/files/save_set.h"
#include "tests/core/files/faulty_ops.h"
#include "tests/core/files/scenes.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <random>
#include <set>
#include <thread>

namespace navsmith::files::test {

namespace {

namespace fs = std::filesystem;
using namespace std::chrono_literals;

const Scene& sceneCalled(const std::string& name) {
    static const auto all = allScenes();
    return *std::ranges::find(all, name, &Scene::name);
}

/// Saves a scene and dies. Arguments: scene, folder, number of the operation, "any" or "change", "torn" or "whole".
const tests::ChildWork kSaveAndDie("save and die", [](const tests::ChildWork::Arguments& arguments) {
    const auto at = static_cast<std::size_t>(std::stoull(arguments[2]));
    FaultyOps ops(arguments[3] == "any" ? killAt(at) : killAtChange(at));
    if (arguments[4] == "torn")
        ops.killInWrite();
    SaveOptions options;
    options.disk = ops;
    return saveSet(sceneCalled(arguments[0]).request(fromBytes(arguments[1])), options) ? 0 : 1;
});

class KillTest : public testing::TestWithParam<Scene> {
protected:
    enum class State { Old, New, Mixed };

    [[nodiscard]] State state(const fs::path& top) const {
        const auto now = snapshot(top);
        return now == GetParam().before ? State::Old : now == GetParam().after() ? State::New : State::Mixed;
    }

    /// True if the process was killed, false if the save finished first.
    [[nodiscard]] bool saveAndDie(const fs::path& top, std::size_t at, const char* counting, bool inWrite) const {
        const int outcome = tests::runChild(
            kSaveAndDie, {GetParam().name, toBytes(top), std::to_string(at), counting, inWrite ? "torn" : "whole"});
        EXPECT_TRUE(outcome == 0 || outcome == kKilled) << outcome;
        return outcome == kKilled;
    }

    /// Recovers every folder of the scene, starting with `startAt`, and compares the reports with the files.
    void recoverAndCheck(const fs::path& top, std::size_t startAt) const {
        const Scene& scene = GetParam();
        for (std::size_t i = 0; i < scene.folders.size(); ++i) {
            const auto folder = top / scene.folders[(startAt + i) % scene.folders.size()];
            const auto report = recovered(folder);
            ASSERT_TRUE(report) << describe(report.error());
            EXPECT_FALSE(report->message.empty());
            EXPECT_TRUE(report->leftAlone.empty());
            ASSERT_NE(state(top), State::Mixed) << report->message;
            if (report->outcome == RecoveryOutcome::RolledForward) {
                EXPECT_EQ(state(top), State::New) << report->message;
            }
            if (report->outcome == RecoveryOutcome::RolledBack) {
                EXPECT_EQ(state(top), State::Old) << report->message;
            }
            seen_.insert(report->outcome);
        }
        EXPECT_EQ(leftovers(top), std::vector<std::string>{});
        for (const auto& folder : scene.folders) {
            if (state(top) == State::New) {
                EXPECT_EQ(newestBackup(top / folder), scene.backup(folder));
            } else {
                EXPECT_EQ(backupCount(top / folder), 0U);
            }
            const auto again = recovered(top / folder);
            ASSERT_TRUE(again) << describe(again.error());
            EXPECT_EQ(again->outcome, RecoveryOutcome::Nothing);
        }
    }

    mutable std::set<RecoveryOutcome> seen_;
    TempFolder temp_;
};

TEST_P(KillTest, KilledSaveLeavesTheOldOrNewSet) {
    bool committed = false;
    std::size_t operations = 0;
    for (std::size_t at = 0;; ++at) {
        const auto top = temp_.path() / std::to_string(at);
        GetParam().build(top);
        if (!saveAndDie(top, at, "any", at % 2 == 0))
            break;
        SCOPED_TRACE("killed at operation " + std::to_string(at));
        recoverAndCheck(top, at % GetParam().folders.size());
        if (HasFatalFailure())
            return;
        if (committed) {
            EXPECT_EQ(state(top), State::New) << "committed before, but no longer";
        }
        committed = state(top) == State::New;
        operations = at;
        temp_.empty();
    }
    EXPECT_TRUE(committed);
    EXPECT_GT(operations, 20U);
    EXPECT_EQ(seen_, (std::set{RecoveryOutcome::Nothing, RecoveryOutcome::RolledForward, RecoveryOutcome::RolledBack}));
}

TEST_P(KillTest, KilledRecoveryCanBeRepeated) {
    const Scene& scene = GetParam();
    std::size_t kills = 0;
    for (std::size_t at = 0;; ++at) {
        const auto crashed = temp_.path() / "crashed";
        scene.build(crashed);
        if (!saveAndDie(crashed, at, "change", false))
            break;
        for (std::size_t recoveryAt = 0;; ++recoveryAt) {
            SCOPED_TRACE("save killed at " + std::to_string(at) + ", recovery at " + std::to_string(recoveryAt));
            // Moved: a folder may be moved between the crash and the recovery.
            const auto top = temp_.path() / "copy";
            fs::copy(crashed, top, fs::copy_options::recursive);
            const auto folder = top / scene.folders[recoveryAt % scene.folders.size()];
            const int outcome = inChild([&] {
                FaultyOps ops(killAtChange(recoveryAt));
                return recoverFolder(folder, ops) ? 0 : 1;
            });
            ASSERT_TRUE(outcome == 0 || outcome == kKilled) << outcome;
            recoverAndCheck(top, recoveryAt / 2 % scene.folders.size());
            fs::remove_all(top);
            if (HasFailure() || outcome == 0)
                break;
            ++kills;
        }
        if (HasFailure())
            return;
        temp_.empty();
    }
    EXPECT_GT(kills, 40U);
}

std::string sceneName(const testing::TestParamInfo<Scene>& info) {
    std::string name;
    bool up = true;
    for (const char c : info.param.name) {
        if (c != ' ')
            name += up ? static_cast<char>(c - 'a' + 'A') : c;
        up = c == ' ';
    }
    return name;
}

INSTANTIATE_TEST_SUITE_P(Scenes, KillTest, testing::ValuesIn(allScenes()), sceneName);

std::string fileOfGeneration(std::size_t file, std::size_t generation) {
    // 60 KB, like a file of a large map.
    std::string text(60'000, static_cast<char>('a' + generation % 26));
    return text.replace(0, 40, std::to_string(generation) + " of " + std::to_string(file));
}

constexpr std::size_t kFiles = 64;

fs::path pathOfFile(const fs::path& folder, std::size_t file) {
    return folder / ("NODES" + std::to_string(file) + ".DAT");
}

std::vector<PendingFile> requestOfGeneration(const fs::path& folder, std::size_t generation) {
    std::vector<PendingFile> files;
    for (std::size_t file = 0; file < kFiles; ++file)
        files.push_back({pathOfFile(folder, file), toBytesOf(fileOfGeneration(file, generation))});
    return files;
}

/// Saves until it is killed. Arguments: folder, first generation.
const tests::ChildWork kSaveGenerations("save generations", [](const tests::ChildWork::Arguments& arguments) {
    SaveOptions options;
    options.keepBackups = 3;
    for (std::size_t next = std::stoull(arguments[1]);; ++next)
        if (!saveSet(requestOfGeneration(fromBytes(arguments[0]), next), options))
            return 1;
});

TEST(KillFromOutside, SixtyFourFilesAreNeverAMixture) {
    constexpr int kRounds = 40;
    const TempFolder temp;
    const auto folder = temp.path() / "game";
    const auto start = std::chrono::steady_clock::now();
    ASSERT_TRUE(saveSet(requestOfGeneration(folder, 0)));
    // Long enough for a save, however slow the disk is.
    const auto longest = std::chrono::duration_cast<std::chrono::microseconds>(
        std::max<std::chrono::steady_clock::duration>(4 * (std::chrono::steady_clock::now() - start), 300ms));
    std::size_t generation = 0; // generation of the set on disk
    std::mt19937 random(20);
    std::set<RecoveryOutcome> seen;
    for (int round = 0; round < kRounds; ++round) {
        SCOPED_TRACE(round);
        tests::ChildProcess child(kSaveGenerations, {toBytes(folder), std::to_string(generation + 1)});
        std::this_thread::sleep_for(std::chrono::microseconds(static_cast<std::int64_t>(random()) % longest.count()));
        child.kill();
        ASSERT_EQ(child.wait(), kKilled) << "a save failed in the child";

        const auto report = recovered(folder);
        ASSERT_TRUE(report) << describe(report.error());
        seen.insert(report->outcome);
        const auto first = get(pathOfFile(folder, 0));
        const auto now = static_cast<std::size_t>(std::stoul(first));
        ASSERT_GE(now, generation);
        generation = now;
        for (std::size_t file = 0; file < kFiles; ++file)
            ASSERT_EQ(get(pathOfFile(folder, file)), fileOfGeneration(file, generation)) << report->message;
        ASSERT_EQ(leftovers(folder), std::vector<std::string>{});
        ASSERT_EQ(snapshot(folder).size(), kFiles);
    }
    EXPECT_TRUE(seen.contains(RecoveryOutcome::RolledBack) || seen.contains(RecoveryOutcome::RolledForward))
        << "no round hit a save: the delays are wrong";
}

} // namespace

} // namespace navsmith::files::test
