// In-place changes of several files as one: either all are old or all are new, wherever the process is killed or the
// power fails, and whichever of them is asked about.
#include "core/files/in_place.h"
#include "core/files/in_place_record.h"
#include "tests/core/files/faulty_ops.h"
#include "tests/core/files/memory_disk.h"
#include "tests/core/files/temp_folder.h"

#include <gtest/gtest.h>

namespace navsmith::files::test {
namespace {

namespace fs = std::filesystem;

const Snapshot kBefore{{"a.img", "0123456789"}, {"a.dir", "one two"}};
const Snapshot kAfter{{"a.img", "01TWO56789++"}, {"a.dir", "one 2"}};

std::vector<InPlaceChange> changes(FileOps& ops, const fs::path& folder) {
    std::vector<InPlaceChange> all;
    const auto add = [&](const std::string& name, std::uint64_t size, std::vector<RangeWrite> writes) {
        const auto info = ops.info(folder / name, Links::Follow).value_or(FileInfo{});
        all.push_back({folder / name, size, std::move(writes), info.size, info.modifiedNs});
    };
    add("a.img", 12, {{2, toBytesOf("TWO")}, {10, toBytesOf("++")}});
    add("a.dir", 5, {{4, toBytesOf("2")}});
    all.front().backups = {{"kept", toBytesOf("entry")}};
    return all;
}

Result<InPlaceReport> change(FileOps& ops, const fs::path& folder) {
    return changeInPlace(changes(ops, folder), {.save = {.disk = ops}});
}

Snapshot both(const fs::path& folder) {
    return {{"a.img", get(folder / "a.img")}, {"a.dir", get(folder / "a.dir")}};
}

class SeveralInPlace : public testing::Test {
protected:
    void build(const fs::path& folder) const {
        for (const auto& [name, text] : kBefore)
            put(folder / name, text);
    }
    void build() {
        temp_.empty();
        build(temp_.path());
    }
    /// Dies while writing the second file; the first is complete.
    void interrupt() {
        build();
        ASSERT_EQ(inChild([&] {
                      FaultyOps ops([](const Step& step) -> std::optional<std::error_code> {
                          if (step.operation == "write at" && step.path.filename() == "a.dir")
                              die();
                          return std::nullopt;
                      });
                      return change(ops, temp_.path()) ? 0 : 1;
                  }),
                  kKilled);
        ASSERT_EQ(get(temp_.path() / "a.img"), kAfter.at("a.img"));
        ASSERT_EQ(get(temp_.path() / "a.dir"), kBefore.at("a.dir"));
    }

    TempFolder temp_;
};

TEST_F(SeveralInPlace, ChangesAllWithOneBackup) {
    build();
    SystemFileOps ops;
    const auto report = change(ops, temp_.path());
    ASSERT_TRUE(report) << describe(report.error());
    EXPECT_EQ(both(temp_.path()), kAfter);
    EXPECT_EQ(newestBackup(temp_.path()), (Snapshot{{"kept", "entry"}}));
    EXPECT_EQ(leftovers(temp_.path()), std::vector<std::string>{});
}

TEST_F(SeveralInPlace, UnchangedFileKeepsItsDate) {
    build();
    SystemFileOps ops;
    auto wanted = changes(ops, temp_.path());
    wanted[1] = {wanted[1].file, 7, {{0, toBytesOf("one")}}, wanted[1].oldSize, wanted[1].oldModifiedNs};
    const auto before = fs::last_write_time(temp_.path() / "a.dir");
    ASSERT_TRUE(changeInPlace(wanted));
    EXPECT_EQ(fs::last_write_time(temp_.path() / "a.dir"), before);
    EXPECT_EQ(get(temp_.path() / "a.img"), kAfter.at("a.img"));
}

TEST_F(SeveralInPlace, RefusesInvalidCombinations) {
    build();
    SystemFileOps ops;
    EXPECT_EQ(changeInPlace(std::span<const InPlaceChange>()).error().kind, FileErrorKind::Invalid);
    auto twice = changes(ops, temp_.path());
    twice[1] = twice[0];
    EXPECT_EQ(changeInPlace(twice).error().kind, FileErrorKind::Invalid);
    put(temp_.path() / "other" / "a.dir", "one two");
    auto apart = changes(ops, temp_.path());
    apart[1].file = temp_.path() / "other" / "a.dir";
    EXPECT_EQ(changeInPlace(apart).error().kind, FileErrorKind::Invalid);
    auto changed = changes(ops, temp_.path());
    --changed[1].oldModifiedNs;
    EXPECT_EQ(changeInPlace(changed).error().kind, FileErrorKind::Changed);
    EXPECT_EQ(both(temp_.path()), kBefore);
    EXPECT_EQ(leftovers(temp_.path()), std::vector<std::string>{});
}

TEST_F(SeveralInPlace, RecoveryStartsFromAnyOfTheFiles) {
    for (const auto& [name, text] : kBefore) {
        SCOPED_TRACE(name);
        interrupt();
        const auto file = temp_.path() / name;
        EXPECT_EQ(expectWhole(file).error().kind, FileErrorKind::Unfinished);
        SystemFileOps ops;
        const auto refused = changeInPlace(changes(ops, temp_.path()).at(name == "a.img" ? 0 : 1));
        ASSERT_FALSE(refused);
        EXPECT_EQ(refused.error().kind, FileErrorKind::Unfinished);
        const auto report = recoverInPlace(file);
        ASSERT_TRUE(report) << describe(report.error());
        EXPECT_EQ(report->outcome, RecoveryOutcome::RolledBack);
        EXPECT_EQ(report->files.size(), 2U);
        EXPECT_NE(report->message.find("a.img and a.dir"), std::string::npos) << report->message;
        EXPECT_EQ(both(temp_.path()), kBefore);
        EXPECT_TRUE(expectWhole(file));
        fs::remove(temp_.path() / ".navsmith-lock");
        EXPECT_EQ(leftovers(temp_.path()), std::vector<std::string>{});
    }
}

TEST_F(SeveralInPlace, OneReplacedFilePreventsRecovery) {
    for (const std::string name : {"a.img", "a.dir"}) {
        for (const bool gone : {false, true}) {
            SCOPED_TRACE(name + (gone ? " gone" : " replaced"));
            interrupt();
            fs::remove(temp_.path() / name);
            if (!gone)
                put(temp_.path() / name, "something else of whatever length");
            const auto report = recoverInPlace(temp_.path() / (name == "a.img" ? "a.dir" : "a.img"));
            ASSERT_TRUE(report) << describe(report.error());
            EXPECT_EQ(report->leftAlone.size(), 2U);
            EXPECT_NE(report->message.find(name + " has been replaced"), std::string::npos) << report->message;
            EXPECT_TRUE(fs::exists(undoRecordOf(temp_.path() / "a.img")));
            if (name == "a.dir") {
                EXPECT_EQ(get(temp_.path() / "a.img"), kAfter.at("a.img"));
            }
        }
    }
}

TEST_F(SeveralInPlace, FailureAnywhereChangesNothing) {
    for (std::size_t at = 0;; ++at) {
        SCOPED_TRACE("failed at operation " + std::to_string(at));
        build();
        FaultyOps ops(failAt(at, std::errc::no_space_on_device));
        const auto report = change(ops, temp_.path());
        if (at >= ops.count())
            break;
        EXPECT_EQ(both(temp_.path()), report ? kAfter : kBefore);
        if (!report && report.error().kind != FileErrorKind::Unfinished) {
            EXPECT_EQ(leftovers(temp_.path()), std::vector<std::string>{}) << describe(report.error());
        }
    }
}

TEST_F(SeveralInPlace, KillAtAnyOperationLeavesAllOldOrAllNew) {
    bool done = false;
    std::size_t rolledBack = 0;
    for (std::size_t at = 0;; ++at) {
        SCOPED_TRACE("killed at operation " + std::to_string(at));
        build();
        const int outcome = inChild([&] {
            FaultyOps ops(killAt(at));
            if (at % 2 == 0)
                ops.killInWrite();
            return change(ops, temp_.path()) ? 0 : 1;
        });
        ASSERT_TRUE(outcome == 0 || outcome == kKilled) << outcome;
        const auto report = recoverInPlace(temp_.path() / "a.img");
        ASSERT_TRUE(report) << describe(report.error());
        EXPECT_TRUE(report->leftAlone.empty()) << report->message;
        rolledBack += report->outcome == RecoveryOutcome::RolledBack ? 1 : 0;
        const auto now = both(temp_.path());
        ASSERT_TRUE(now == kBefore || now == kAfter);
        if (done) {
            EXPECT_EQ(now, kAfter) << "applied before, but no longer";
        }
        done = now == kAfter;
        fs::remove(temp_.path() / ".navsmith-lock");
        EXPECT_EQ(leftovers(temp_.path()), std::vector<std::string>{});
        EXPECT_EQ(backupCount(temp_.path()), done ? 1U : 0U);
        if (HasFailure() || outcome == 0)
            break;
    }
    EXPECT_TRUE(done);
    EXPECT_GT(rolledBack, 8U);
}

TEST_F(SeveralInPlace, KilledRecoveryCanBeRepeated) {
    for (std::size_t at = 0;; ++at) {
        temp_.empty();
        const auto crashed = temp_.path() / "crashed";
        build(crashed);
        const int outcome = inChild([&] {
            FaultyOps ops(killAtChange(at));
            ops.killInWrite();
            return change(ops, crashed) ? 0 : 1;
        });
        ASSERT_TRUE(outcome == 0 || outcome == kKilled) << outcome;
        if (outcome == 0)
            break;
        for (std::size_t recoveryAt = 0;; ++recoveryAt) {
            SCOPED_TRACE("killed at " + std::to_string(at) + ", recovery at " + std::to_string(recoveryAt));
            const auto top = temp_.path() / "copy";
            fs::copy(crashed, top, fs::copy_options::recursive);
            const int recovery = inChild([&] {
                FaultyOps ops(killAtChange(recoveryAt));
                if (recoveryAt % 2 == 0)
                    ops.killInWrite();
                return recoverInPlace(top / "a.dir", ops) ? 0 : 1;
            });
            ASSERT_TRUE(recovery == 0 || recovery == kKilled) << recovery;
            const auto report = recoverFolder(top);
            ASSERT_TRUE(report) << describe(report.error());
            EXPECT_TRUE(report->leftAlone.empty()) << report->message;
            const auto now = both(top);
            EXPECT_TRUE(now == kBefore || now == kAfter);
            fs::remove(top / ".navsmith-lock");
            EXPECT_EQ(leftovers(top), std::vector<std::string>{});
            fs::remove_all(top);
            if (HasFailure())
                return;
            if (recovery == 0)
                break;
        }
    }
}

TEST_F(SeveralInPlace, PowerLossLeavesAllOldOrAllNew) {
    const fs::path folder = "/game";
    for (std::uint64_t seed = 0; seed < 64; ++seed) {
        for (std::size_t at = 0;; ++at) {
            SCOPED_TRACE("power cut at " + std::to_string(at) + ", seed " + std::to_string(seed));
            MemoryDisk disk;
            for (const auto& [name, text] : kBefore)
                disk.put(folder / name, text);
            disk.cutPowerAt(at);
            const auto changed = change(disk, folder);
            const bool done = changed && changed->warnings.empty();
            const bool cut = disk.powerCut();
            disk.losePower(seed);
            const auto report = recoverInPlace(folder / "a.img", disk);
            ASSERT_TRUE(report) << describe(report.error());
            EXPECT_TRUE(report->leftAlone.empty()) << report->message;
            ASSERT_TRUE(recoverFolder(folder, disk));
            const auto files = disk.files();
            const Snapshot now{{"a.img", files.at("game/a.img")}, {"a.dir", files.at("game/a.dir")}};
            ASSERT_TRUE(now == kAfter || (!done && now == kBefore));
            EXPECT_EQ(disk.leftovers(), std::vector<std::string>{});
            if (!cut) {
                EXPECT_TRUE(done);
                break;
            }
        }
    }
}

} // namespace
} // namespace navsmith::files::test
