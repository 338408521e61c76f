// In-place changes and their recovery, interrupted at every operation by kill -9 and by power loss. The file is either
// old or new.
#include "core/files/in_place.h"
#include "core/files/in_place_record.h"
#include "core/files/path_text.h"
#include "tests/core/files/faulty_ops.h"
#include "tests/core/files/memory_disk.h"
#include "tests/core/files/temp_folder.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <ostream>
#include <random>
#include <thread>

namespace navsmith::files::test {

namespace {

namespace fs = std::filesystem;
using namespace std::chrono_literals;

struct Change {
    std::string name;
    std::string before;
    std::string after;
    std::vector<RangeWrite> writes;
};

void PrintTo(const Change& change, std::ostream* out) {
    *out << change.name;
}

std::vector<Change> allChanges() {
    return {{"Grows", "0123456789", "01TWO567zwolf!", {{2, toBytesOf("TWO")}, {8, toBytesOf("zwolf!")}}},
            {"Shrinks", "0123456789", "X123yz", {{4, toBytesOf("yz")}, {0, toBytesOf("X")}}},
            {"KeepsItsSize", "0123456789", "012ABC6789", {{3, toBytesOf("ABC")}}},
            {"IsOnlyCut", "0123456789", "0123", {}},
            {"IsOnlyLonger", "0123456789", "0123456789+", {{10, toBytesOf("+")}}}};
}

class InPlaceCrash : public testing::TestWithParam<Change> {
protected:
    [[nodiscard]] static Result<InPlaceReport> change(FileOps& ops, const fs::path& file) {
        const auto info = ops.info(file, Links::Follow);
        if (!info)
            return tl::unexpected(fileError(info.error(), file, "cannot be asked"));
        return changeInPlace({file,
                              GetParam().after.size(),
                              GetParam().writes,
                              info->size,
                              info->modifiedNs,
                              {{"kept", toBytesOf("entry")}}},
                             {.save = {.disk = ops}});
    }

    TempFolder temp_;
};

TEST_P(InPlaceCrash, KillAtAnyOperationLeavesOldOrNew) {
    bool done = false;
    std::size_t rolledBack = 0;
    for (std::size_t at = 0;; ++at) {
        SCOPED_TRACE("killed at operation " + std::to_string(at));
        temp_.empty();
        const auto file = temp_.path() / "big.dat";
        put(file, GetParam().before);
        const int outcome = inChild([&] {
            FaultyOps ops(killAt(at));
            if (at % 2 == 0)
                ops.killInWrite();
            return change(ops, file) ? 0 : 1;
        });
        ASSERT_TRUE(outcome == 0 || outcome == kKilled) << outcome;
        const auto report = recoverInPlace(file);
        ASSERT_TRUE(report) << describe(report.error());
        EXPECT_TRUE(report->leftAlone.empty()) << report->message;
        rolledBack += report->outcome == RecoveryOutcome::RolledBack ? 1 : 0;
        const auto now = get(file);
        ASSERT_TRUE(now == GetParam().before || now == GetParam().after) << now;
        if (report->outcome == RecoveryOutcome::RolledBack || outcome == 0) {
            EXPECT_EQ(now, outcome == 0 ? GetParam().after : GetParam().before);
        }
        if (done) {
            EXPECT_EQ(now, GetParam().after) << "applied before, but no longer";
        }
        done = now == GetParam().after;
        fs::remove(temp_.path() / ".navsmith-lock"); // the lock ended with the process
        EXPECT_EQ(leftovers(temp_.path()), std::vector<std::string>{});
        EXPECT_EQ(backupCount(temp_.path()), done ? 1U : 0U);
        EXPECT_EQ(recoverInPlace(file)->outcome, RecoveryOutcome::Nothing);
        if (HasFailure() || outcome == 0)
            break;
    }
    EXPECT_TRUE(done);
    EXPECT_GT(rolledBack, 5U);
}

TEST_P(InPlaceCrash, KilledRecoveryCanBeRepeated) {
    std::size_t kills = 0;
    for (std::size_t at = 0;; ++at) {
        temp_.empty();
        const auto crashed = temp_.path() / "crashed";
        put(crashed / "big.dat", GetParam().before);
        const int outcome = inChild([&] {
            FaultyOps ops(killAtChange(at));
            if (at % 2 == 0)
                ops.killInWrite();
            return change(ops, crashed / "big.dat") ? 0 : 1;
        });
        ASSERT_TRUE(outcome == 0 || outcome == kKilled) << outcome;
        if (outcome == 0)
            break;
        for (std::size_t recoveryAt = 0;; ++recoveryAt) {
            SCOPED_TRACE("killed at " + std::to_string(at) + ", recovery at " + std::to_string(recoveryAt));
            // Moved: a folder may be moved between the crash and the recovery.
            const auto top = temp_.path() / "copy";
            fs::copy(crashed, top, fs::copy_options::recursive);
            const int recovery = inChild([&] {
                FaultyOps ops(killAtChange(recoveryAt));
                if (recoveryAt % 2 == 0)
                    ops.killInWrite();
                return recoverInPlace(top / "big.dat", ops) ? 0 : 1;
            });
            ASSERT_TRUE(recovery == 0 || recovery == kKilled) << recovery;
            const auto report = recoverFolder(top);
            ASSERT_TRUE(report) << describe(report.error());
            EXPECT_TRUE(report->leftAlone.empty()) << report->message;
            const auto now = get(top / "big.dat");
            EXPECT_TRUE(now == GetParam().before || now == GetParam().after) << now;
            fs::remove(top / ".navsmith-lock");
            EXPECT_EQ(leftovers(top), std::vector<std::string>{});
            EXPECT_EQ(backupCount(top), now == GetParam().after ? 1U : 0U);
            fs::remove_all(top);
            if (HasFailure())
                return;
            if (recovery == 0)
                break;
            ++kills;
        }
    }
    EXPECT_GT(kills, 10U);
}

TEST_P(InPlaceCrash, PowerLossLeavesOldOrNew) {
    constexpr std::uint64_t kSeeds = 64;
    const fs::path file = "/game/big.dat";
    for (std::uint64_t seed = 0; seed < kSeeds; ++seed) {
        for (std::size_t at = 0;; ++at) {
            SCOPED_TRACE("power cut at " + std::to_string(at) + ", seed " + std::to_string(seed));
            MemoryDisk disk;
            disk.put(file, GetParam().before);
            disk.cutPowerAt(at);
            const auto changed = change(disk, file);
            const bool done = changed && changed->warnings.empty();
            const bool cut = disk.powerCut();
            disk.losePower(seed);
            MemoryDisk again = disk;
            const auto check = [&](MemoryDisk& on) {
                const auto report = recoverInPlace(file, on);
                ASSERT_TRUE(report) << describe(report.error());
                EXPECT_TRUE(report->leftAlone.empty()) << report->message;
                ASSERT_TRUE(recoverFolder(file.parent_path(), on)); // also removes the lock file
                const auto now = on.files().at("game/big.dat");
                EXPECT_TRUE(now == GetParam().after || (!done && now == GetParam().before)) << now;
                EXPECT_EQ(on.leftovers(), std::vector<std::string>{});
                if (report->outcome == RecoveryOutcome::RolledBack) {
                    EXPECT_EQ(now, GetParam().before);
                }
            };
            check(disk);
            for (std::size_t recoveryAt = 0; seed < kSeeds / 8; ++recoveryAt) {
                MemoryDisk twice = again;
                twice.cutPowerAt(recoveryAt);
                (void)recoverInPlace(file, twice);
                const bool cutAgain = twice.powerCut();
                twice.losePower(seed + recoveryAt);
                check(twice);
                if (!cutAgain || HasFailure())
                    break;
            }
            if (HasFailure())
                return;
            if (!cut) {
                EXPECT_TRUE(done);
                break;
            }
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Changes, InPlaceCrash, testing::ValuesIn(allChanges()),
                         [](const auto& info) { return info.param.name; });

constexpr std::size_t kPart = 400'000;

std::string largeTextOf(std::size_t generation) {
    std::string text = std::string(kPart, 'k') +
                       std::string(kPart + generation % 7 * 50'000, static_cast<char>('a' + generation % 26));
    return text.replace(100, 10, fmt::format("{:010}", generation));
}

bool changeToGeneration(const fs::path& file, std::size_t generation) {
    const auto text = largeTextOf(generation);
    const auto info = SystemFileOps().info(file, Links::Follow).value();
    return changeInPlace({file,
                          text.size(),
                          {{100, toBytesOf(text.substr(100, 10))}, {kPart, toBytesOf(text.substr(kPart))}},
                          info.size,
                          info.modifiedNs})
        .has_value();
}

/// Changes the file until it is killed. Arguments: file, first generation.
const tests::ChildWork kChangeGenerations("change generations", [](const tests::ChildWork::Arguments& arguments) {
    for (std::size_t next = std::stoull(arguments[1]);; ++next)
        if (!changeToGeneration(fromBytes(arguments[0]), next))
            return 1;
});

TEST(InPlaceKillFromOutside, LargeFileIsNeverAMixture) {
    constexpr int kRounds = 30;
    const TempFolder temp;
    const auto file = temp.path() / "large.dat";
    put(file, largeTextOf(0));
    std::mt19937 random(7);
    // Long enough for some changes, however slow the disk is.
    const auto start = std::chrono::steady_clock::now();
    ASSERT_TRUE(changeToGeneration(file, 1));
    const auto longest = std::chrono::duration_cast<std::chrono::microseconds>(
        std::max<std::chrono::steady_clock::duration>(4 * (std::chrono::steady_clock::now() - start), 60ms));
    constexpr std::size_t kFirst = 1;
    std::size_t rolledBack = 0;
    std::size_t generation = kFirst;
    for (int round = 0; round < kRounds; ++round) {
        SCOPED_TRACE(round);
        tests::ChildProcess child(kChangeGenerations, {toBytes(file), std::to_string(generation + 1)});
        std::this_thread::sleep_for(std::chrono::microseconds(static_cast<std::int64_t>(random()) % longest.count()));
        child.kill();
        ASSERT_EQ(child.wait(), kKilled) << "a change failed in the child";
        const auto report = recoverInPlace(file);
        ASSERT_TRUE(report) << describe(report.error());
        rolledBack += report->outcome == RecoveryOutcome::RolledBack ? 1 : 0;
        const auto now = get(file);
        const auto found = static_cast<std::size_t>(std::stoul(now.substr(100, 10)));
        ASSERT_GE(found, generation);
        generation = found;
        ASSERT_EQ(now, largeTextOf(generation)) << report->message;
    }
    EXPECT_GT(generation, kFirst);
    EXPECT_GT(rolledBack, 0U) << "no round hit a change: the delays are wrong";
}

} // namespace

} // namespace navsmith::files::test
