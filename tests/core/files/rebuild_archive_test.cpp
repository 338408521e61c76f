// Rebuilding archives: every entry is unchanged, there are no gaps, and no failure leaves a partial result.
#include "core/files/rebuild_archive.h"
#include "tests/core/files/faulty_ops.h"
#include "tests/core/files/temp_folder.h"
#include "tests/support/img_bytes.h"
#include "tests/support/map_bytes.h"

#include <gtest/gtest.h>

namespace navsmith::files::test {
namespace {

namespace fs = std::filesystem;

std::vector<tests::RawImgEntry> someEntries(std::uint32_t gap) {
    return {{"model.dff", toBytesOf(std::string(3000, 'm')), gap},
            {"nodes0.dat", toBytesOf(std::string(2000, '0'))},
            {"texture.txd", toBytesOf(std::string(1'500'000, 't')), 2 * gap}};
}

class RebuildArchive : public testing::Test {
protected:
    [[nodiscard]] fs::path img() const { return temp_.path() / "gta3.img"; }
    [[nodiscard]] fs::path out() const { return temp_.path() / "out" / "new.img"; }

    const std::string before_ = textOf(tests::buildImg2(someEntries(3)));
    const std::string after_ = textOf(tests::buildImg2(someEntries(0)));
    TempFolder temp_;
};

TEST_F(RebuildArchive, ReplacesAndBacksUpTheArchive) {
    put(img(), before_);
    const auto report = rebuildArchive(img(), std::nullopt);
    ASSERT_TRUE(report) << describe(report.error());
    EXPECT_TRUE(get(img()) == after_);
    EXPECT_EQ(report->oldSize, before_.size());
    EXPECT_EQ(report->newSize, after_.size());
    EXPECT_TRUE(newestBackup(temp_.path()) == (Snapshot{{"gta3.img", before_}}));
    EXPECT_EQ(leftovers(temp_.path()), std::vector<std::string>{});
}

TEST_F(RebuildArchive, CopyKeepsTheOldArchive) {
    put(img(), tests::buildImg3(someEntries(3)));
    fs::create_directory(out().parent_path());
    ASSERT_TRUE(rebuildArchive(img(), out()));
    EXPECT_TRUE(get(out()) == textOf(tests::buildImg3(someEntries(0))));
    EXPECT_TRUE(get(img()) == textOf(tests::buildImg3(someEntries(3))));
    EXPECT_EQ(backupCount(temp_.path()), 0U);
    const auto again = rebuildArchive(img(), out());
    ASSERT_FALSE(again);
    EXPECT_NE(again.error().what.find("exists already"), std::string::npos);
}

TEST_F(RebuildArchive, ReportsUnusedSpace) {
    put(img(), before_);
    const auto room = roomIn(img());
    ASSERT_TRUE(room);
    EXPECT_EQ(room->size, before_.size());
    EXPECT_EQ(room->unused, before_.size() - after_.size());
    put(img(), after_);
    EXPECT_EQ(roomIn(img())->unused, 0U);
}

TEST_F(RebuildArchive, RefusesInvalidRequests) {
    put(img(), tests::buildPak({{"a", toBytesOf("x")}}));
    EXPECT_EQ(rebuildArchive(img(), std::nullopt).error().kind, FileErrorKind::Invalid);
    auto beyond = tests::buildImg2(someEntries(0));
    tests::setU32(beyond, 8, 0x7FFFFFFF);
    put(img(), beyond);
    EXPECT_EQ(rebuildArchive(img(), std::nullopt).error().kind, FileErrorKind::Malformed);
    EXPECT_TRUE(get(img()) == textOf(beyond));
    put(img(), before_);
    const auto cancelled = rebuildArchive(img(), std::nullopt, {}, [](std::uint64_t, std::uint64_t) { return false; });
    EXPECT_EQ(cancelled.error().kind, FileErrorKind::Cancelled);
    EXPECT_TRUE(get(img()) == before_);
    EXPECT_EQ(leftovers(temp_.path()), std::vector<std::string>{});
}

TEST_F(RebuildArchive, FailureAnywhereChangesNothing) {
    for (std::size_t at = 0;; ++at) {
        SCOPED_TRACE("failed at operation " + std::to_string(at));
        temp_.empty();
        put(img(), before_);
        FaultyOps ops(failAt(at, std::errc::no_space_on_device));
        const auto report = rebuildArchive(img(), std::nullopt, {.disk = ops});
        if (at >= ops.count()) {
            ASSERT_TRUE(report);
            break;
        }
        EXPECT_TRUE(get(img()) == (report ? after_ : before_));
        if (!report) {
            EXPECT_EQ(leftovers(temp_.path()), std::vector<std::string>{}) << describe(report.error());
        }
    }
}

TEST_F(RebuildArchive, KillAnywhereLeavesOldOrNew) {
    for (std::size_t at = 0;; ++at) {
        SCOPED_TRACE("killed at change " + std::to_string(at));
        temp_.empty();
        put(img(), before_);
        const int outcome = inChild([&] {
            FaultyOps ops(killAtChange(at));
            ops.killInWrite();
            return rebuildArchive(img(), std::nullopt, {.disk = ops}) ? 0 : 1;
        });
        ASSERT_TRUE(outcome == 0 || outcome == kKilled) << outcome;
        const auto now = get(img());
        ASSERT_TRUE(now == before_ || now == after_);
        ASSERT_TRUE(openArchive(img()));
        if (outcome == 0)
            break;
    }
}

class RebuildArchiveOfTwoFiles : public testing::Test {
protected:
    struct Files {
        std::string img;
        std::string dir;

        bool operator==(const Files&) const = default;
    };
    [[nodiscard]] static Files filesOf(const tests::RawImg1& raw) { return {textOf(raw.data), textOf(raw.directory)}; }
    [[nodiscard]] fs::path img() const { return temp_.path() / "gta3.img"; }
    [[nodiscard]] fs::path dir() const { return temp_.path() / "gta3.dir"; }
    void build() const {
        temp_.empty();
        put(img(), before_.img);
        put(dir(), before_.dir);
    }
    [[nodiscard]] Files now() const { return {get(img()), get(dir())}; }

    const Files before_ = filesOf(tests::buildImg1(someEntries(3)));
    const Files after_ = filesOf(tests::buildImg1(someEntries(0)));
    TempFolder temp_;
};

TEST_F(RebuildArchiveOfTwoFiles, ReplacesAndBacksUpBoth) {
    build();
    EXPECT_EQ(roomIn(img())->unused, 9U * 2048);
    const auto report = rebuildArchive(dir(), std::nullopt);
    ASSERT_TRUE(report) << describe(report.error());
    EXPECT_TRUE(now() == after_);
    EXPECT_EQ(report->oldSize, before_.img.size());
    EXPECT_EQ(report->newSize, after_.img.size());
    EXPECT_TRUE(newestBackup(temp_.path()) == (Snapshot{{"gta3.img", before_.img}, {"gta3.dir", before_.dir}}));
    EXPECT_EQ(leftovers(temp_.path()), std::vector<std::string>{});
    EXPECT_EQ(roomIn(dir())->unused, 0U);
}

TEST_F(RebuildArchiveOfTwoFiles, RecoversAnInterruptedChangeFirst) {
    build();
    put(temp_.path() / ".navsmith-undo-gta3.img.part", "torn");
    EXPECT_EQ(rebuildArchive(img(), std::nullopt).error().kind, FileErrorKind::Unfinished);
    ASSERT_TRUE(recoverArchive(dir()));
    ASSERT_TRUE(recoverArchive(img()));
    EXPECT_TRUE(rebuildArchive(img(), std::nullopt));
}

TEST_F(RebuildArchiveOfTwoFiles, CopyHasTwoFiles) {
    build();
    put(temp_.path() / "out" / "other.txt", "x");
    EXPECT_EQ(rebuildArchive(img(), temp_.path() / "out" / "new.dat").error().kind, FileErrorKind::Invalid);
    ASSERT_TRUE(rebuildArchive(img(), temp_.path() / "out" / "new.img"));
    EXPECT_TRUE(get(temp_.path() / "out" / "new.img") == after_.img);
    EXPECT_TRUE(get(temp_.path() / "out" / "new.dir") == after_.dir);
    EXPECT_TRUE(now() == before_);
    fs::remove(temp_.path() / "out" / "new.img");
    EXPECT_EQ(rebuildArchive(img(), temp_.path() / "out" / "new.img").error().kind, FileErrorKind::Invalid)
        << "the .dir is in the way";
}

TEST_F(RebuildArchiveOfTwoFiles, KillAnywhereLeavesBothOldOrBothNew) {
    std::size_t torn = 0;
    for (std::size_t at = 0;; ++at) {
        SCOPED_TRACE("killed at change " + std::to_string(at));
        build();
        const int outcome = inChild([&] {
            FaultyOps ops(killAtChange(at));
            ops.killInWrite();
            return rebuildArchive(img(), std::nullopt, {.disk = ops}) ? 0 : 1;
        });
        ASSERT_TRUE(outcome == 0 || outcome == kKilled) << outcome;
        if (const auto there = now(); there != before_ && there != after_) {
            ++torn;
            EXPECT_EQ(openArchive(img()).error().kind, FileErrorKind::Unfinished);
            EXPECT_EQ(openArchive(dir()).error().kind, FileErrorKind::Unfinished);
        }
        const auto report = recoverArchive(at % 2 == 0 ? img() : dir());
        ASSERT_TRUE(report) << describe(report.error());
        ASSERT_TRUE(now() == before_ || now() == after_);
        ASSERT_TRUE(openArchive(img()));
        if (outcome == 0)
            break;
    }
    EXPECT_GT(torn, 0U);
}

} // namespace
} // namespace navsmith::files::test
