// In-place changes of a file: result, backup, refused changes, and recovery from various records.
#include "core/files/batch_reader.h"
#include "core/files/in_place.h"
#include "core/files/in_place_record.h"
#include "core/files/save_plan.h"
#include "tests/core/files/faulty_ops.h"
#include "tests/core/files/temp_folder.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace navsmith::files::test {

namespace {

namespace fs = std::filesystem;

class InPlaceTest : public testing::Test {
protected:
    [[nodiscard]] fs::path file() const { return temp_.path() / "big.dat"; }
    [[nodiscard]] InPlaceChange change(std::uint64_t size, std::vector<RangeWrite> writes) const {
        const auto stamp = BatchReader().stamp(file()).value();
        return {file(), size, std::move(writes), stamp.size, stamp.modifiedNs};
    }
    [[nodiscard]] fs::path journal() const { return undoRecordOf(file()); }

    TempFolder temp_;
};

TEST_F(InPlaceTest, WritesRangesInsideAndBeyondTheEnd) {
    put(file(), "0123456789");
    const auto report = changeInPlace(change(14, {{8, toBytesOf("zwolf!")}, {2, toBytesOf("TWO")}}));
    ASSERT_TRUE(report) << describe(report.error());
    EXPECT_TRUE(report->changed);
    EXPECT_EQ(get(file()), "01TWO567zwolf!");
    EXPECT_EQ(leftovers(temp_.path()), std::vector<std::string>{});
    EXPECT_EQ(report->backupSet, std::nullopt);
}

TEST_F(InPlaceTest, TruncatesAndExtends) {
    put(file(), "0123456789");
    ASSERT_TRUE(changeInPlace(change(4, {{0, toBytesOf("A")}})));
    EXPECT_EQ(get(file()), "A123");
    ASSERT_TRUE(changeInPlace(change(6, {{4, toBytesOf("xy")}})));
    EXPECT_EQ(get(file()), "A123xy");
    ASSERT_TRUE(changeInPlace(change(0, {})));
    EXPECT_EQ(get(file()), "");
}

TEST_F(InPlaceTest, EqualBytesAreNotWritten) {
    put(file(), "0123456789");
    const auto before = fs::last_write_time(file());
    const auto report = changeInPlace(change(10, {{3, toBytesOf("345")}}));
    ASSERT_TRUE(report);
    EXPECT_FALSE(report->changed);
    EXPECT_EQ(fs::last_write_time(file()), before);
}

TEST_F(InPlaceTest, BacksUpReplacedBytesAndDropsTheOldest) {
    put(file(), "0123456789");
    for (int i = 0; i < 4; ++i) {
        auto wanted = change(10, {{0, toBytesOf(std::to_string(i + 5))}});
        wanted.backups = {{"entry.txt", toBytesOf("old entry")}};
        const auto report = changeInPlace(wanted, {.save = {.keepBackups = 2}, .backUpWhole = true});
        ASSERT_TRUE(report) << describe(report.error());
        ASSERT_TRUE(report->backupSet);
        EXPECT_EQ(get(*report->backupSet / "entry.txt"), "old entry");
        EXPECT_EQ(get(*report->backupSet / "big.dat")[0], i == 0 ? '0' : static_cast<char>('4' + i));
    }
    EXPECT_EQ(backupCount(temp_.path()), 2U);
    auto wanted = change(10, {{0, toBytesOf("n")}});
    wanted.backups = {{"entry.txt", toBytesOf("old entry")}};
    const auto without = changeInPlace(wanted, {.save = {.keepBackups = 0}});
    ASSERT_TRUE(without);
    EXPECT_EQ(without->backupSet, std::nullopt);
    EXPECT_EQ(backupCount(temp_.path()), 2U);
}

TEST_F(InPlaceTest, KeepsLinksAndPermissions) {
    SKIP_ON_WINDOWS("symbolic links need a privilege there");
    put(temp_.path() / "real" / "big.dat", "0123456789");
    fs::permissions(temp_.path() / "real" / "big.dat", fs::perms::owner_read | fs::perms::owner_write);
    fs::create_symlink(temp_.path() / "real" / "big.dat", file());
    ASSERT_TRUE(changeInPlace(change(10, {{0, toBytesOf("X")}})));
    EXPECT_TRUE(fs::is_symlink(file()));
    EXPECT_EQ(get(temp_.path() / "real" / "big.dat"), "X123456789");
    EXPECT_EQ(fs::status(file()).permissions(), fs::perms::owner_read | fs::perms::owner_write);
}

TEST_F(InPlaceTest, RefusesInvalidRequests) {
    put(file(), "0123456789");
    const auto kind = [&](const InPlaceChange& wanted) {
        const auto report = changeInPlace(wanted);
        return report ? FileErrorKind::Other : report.error().kind;
    };
    EXPECT_EQ(kind(change(10, {{2, toBytesOf("abc")}, {4, toBytesOf("x")}})), FileErrorKind::Invalid) << "overlap";
    EXPECT_EQ(kind(change(10, {{9, toBytesOf("ab")}})), FileErrorKind::Invalid) << "beyond the end";
    EXPECT_EQ(kind(change(14, {{12, toBytesOf("ab")}})), FileErrorKind::Invalid) << "a hole";
    auto other = change(10, {{0, toBytesOf("x")}});
    other.oldSize = 11;
    EXPECT_EQ(kind(other), FileErrorKind::Changed);
    other = change(10, {{0, toBytesOf("x")}});
    --other.oldModifiedNs;
    EXPECT_EQ(kind(other), FileErrorKind::Changed);
    other.file = temp_.path() / "none";
    EXPECT_EQ(kind(other), FileErrorKind::Missing);
    EXPECT_EQ(get(file()), "0123456789");
    EXPECT_EQ(leftovers(temp_.path()), std::vector<std::string>{});
}

TEST_F(InPlaceTest, RefusesAReadOnlyFile) {
    SKIP_ON_WINDOWS("permission bits are POSIX's");
    put(file(), "0123456789");
    fs::permissions(file(), fs::perms::owner_read | fs::perms::others_read);
    const int outcome = inChildAsOrdinaryUser([&] {
        const auto report = changeInPlace(change(10, {{0, toBytesOf("x")}}));
        return !report && report.error().kind == FileErrorKind::Permission ? 0 : 1;
    });
    EXPECT_EQ(outcome, 0);
    EXPECT_EQ(get(file()), "0123456789");
}

TEST_F(InPlaceTest, FailsIfTheFolderIsLocked) {
    put(file(), "0123456789");
    SystemFileOps ops;
    const auto lock = ops.lock(temp_.path() / kLockName).value();
    const auto report = changeInPlace(change(10, {{0, toBytesOf("x")}}));
    ASSERT_FALSE(report);
    EXPECT_EQ(report.error().kind, FileErrorKind::Busy);
    ops.unlock(lock, temp_.path() / kLockName);
    EXPECT_TRUE(changeInPlace(change(10, {{0, toBytesOf("x")}})));
}

TEST_F(InPlaceTest, CancellingChangesNothing) {
    put(file(), std::string(3U << 20U, 'o'));
    std::size_t cancelled = 0;
    for (int steps = 0;; ++steps) {
        int left = steps;
        bool written = false;
        auto wanted = change(4U << 20U, {{10, std::vector((4U << 20U) - 10, std::byte{'n'})}});
        wanted.backups = {{"kept", toBytesOf("kept")}};
        const auto report = changeInPlace(wanted, {}, [&](std::uint64_t done, std::uint64_t total) {
            EXPECT_LE(done, total);
            written = done == total;
            return left-- > 0;
        });
        if (report) {
            EXPECT_TRUE(written);
            break;
        }
        ++cancelled;
        ASSERT_EQ(report.error().kind, FileErrorKind::Cancelled);
        ASSERT_EQ(get(file()), std::string(3U << 20U, 'o'));
        ASSERT_EQ(leftovers(temp_.path()), std::vector<std::string>{});
        ASSERT_EQ(backupCount(temp_.path()), 0U);
    }
    EXPECT_GT(cancelled, 3U);
}

TEST_F(InPlaceTest, EveryFaultChangesNothingOrReportsTheRecord) {
    std::size_t failures = 0;
    for (const bool onceOnly : {true, false}) {
        for (std::size_t at = 0;; ++at) {
            SCOPED_TRACE(std::to_string(at) + (onceOnly ? ", once" : ", from there on"));
            temp_.empty();
            put(file(), "0123456789");
            FaultyOps ops(onceOnly ? failAt(at, std::errc::no_space_on_device)
                                   : failFrom(at, std::errc::no_space_on_device));
            ops.killInWrite();
            auto wanted = change(12, {{8, toBytesOf("zwol")}, {2, toBytesOf("TWO")}});
            wanted.backups = {{"kept", toBytesOf("kept")}};
            const auto report = changeInPlace(wanted, {.save = {.disk = ops}});
            if (report && at >= ops.count())
                break;
            if (report) { // a failure that does not matter or only gives a warning
                ASSERT_EQ(get(file()), "01TWO567zwol");
                continue;
            }
            ++failures;
            if (report.error().kind != FileErrorKind::Unfinished) {
                ASSERT_EQ(get(file()), "0123456789") << describe(report.error());
            } else {
                ASSERT_NE(report.error().what.find("Open it again"), std::string::npos) << report.error().what;
            }
            const auto recovered = recoverInPlace(file());
            ASSERT_TRUE(recovered) << describe(recovered.error());
            ASSERT_EQ(get(file()), "0123456789") << describe(report.error());
            fs::remove(temp_.path() / ".navsmith-lock");
            ASSERT_EQ(leftovers(temp_.path()), std::vector<std::string>{});
            ASSERT_EQ(backupCount(temp_.path()), 0U);
        }
    }
    EXPECT_GT(failures, 30U);
}

/// A change that was interrupted before its first byte was written.
class RecordTest : public InPlaceTest {
protected:
    void SetUp() override {
        put(file(), "0123456789");
        const auto wanted = change(12, {{8, toBytesOf("zwol")}, {2, toBytesOf("TWO")}});
        const int outcome = inChild([&] {
            FaultyOps ops([](const Step& step) -> std::optional<std::error_code> {
                if (step.operation == "write at")
                    die();
                return std::nullopt;
            });
            return changeInPlace(wanted, {.save = {.disk = ops}}) ? 0 : 1;
        });
        ASSERT_EQ(outcome, kKilled);
        ASSERT_TRUE(fs::exists(journal()));
    }
};

TEST_F(RecordTest, UndoesAnyPartiallyWrittenChange) {
    const auto record = get(journal());
    for (const auto* torn : {"0123456789", "01TWO56789", "01TW456789", "0123456789z", "01TWO567zwol", "01TWO567zwo"}) {
        put(file(), torn);
        put(journal(), record);
        EXPECT_EQ(expectWhole(file()).error().kind, FileErrorKind::Unfinished);
        const auto report = recoverInPlace(file());
        ASSERT_TRUE(report) << describe(report.error());
        EXPECT_EQ(report->outcome, RecoveryOutcome::RolledBack);
        EXPECT_NE(report->message.find("big.dat was interrupted"), std::string::npos);
        EXPECT_EQ(get(file()), "0123456789");
        EXPECT_FALSE(fs::exists(journal()));
        EXPECT_TRUE(expectWhole(file()));
    }
    EXPECT_EQ(recoverInPlace(file())->outcome, RecoveryOutcome::Nothing);
}

TEST_F(RecordTest, DoesNotTouchAReplacedFile) {
    for (const auto* other : {"012345678", "0123456789abc", "X123456789", "01TWO5X789"}) {
        put(file(), other);
        const auto report = recoverInPlace(file());
        ASSERT_TRUE(report);
        EXPECT_EQ(report->outcome, RecoveryOutcome::Nothing);
        EXPECT_TRUE(report->isNews());
        EXPECT_EQ(report->leftAlone, std::vector{fs::canonical(file())});
        EXPECT_NE(report->message.find(journal().filename().string()), std::string::npos) << report->message;
        EXPECT_EQ(get(file()), other);
        EXPECT_TRUE(fs::exists(journal()));
        EXPECT_TRUE(expectWhole(file())) << "it can be read";
        const auto refused = changeInPlace(change(std::string_view(other).size(), {{0, toBytesOf("n")}}));
        ASSERT_FALSE(refused) << "the record would be lost";
        EXPECT_NE(refused.error().what.find(journal().filename().string()), std::string::npos);
    }
    fs::remove(file());
    EXPECT_EQ(recoverInPlace(file())->leftAlone.size(), 1U);
}

TEST_F(RecordTest, DamagedRecordIsReported) {
    const auto whole = get(journal());
    for (std::size_t at = 0; at < whole.size(); ++at) {
        auto bad = whole;
        bad[at] = static_cast<char>(bad[at] ^ 0x10);
        put(journal(), bad);
        const auto report = recoverInPlace(file());
        ASSERT_FALSE(report) << at;
        ASSERT_EQ(report.error().kind, FileErrorKind::Damaged);
        ASSERT_TRUE(fs::exists(journal()));
        put(journal(), whole.substr(0, at));
        ASSERT_EQ(expectWhole(file()).error().kind, FileErrorKind::Damaged);
    }
    EXPECT_NE(describe(recoverInPlace(file()).error()).find(journal().filename().string()), std::string::npos);
    EXPECT_EQ(get(file()), "0123456789");
    // The other files in the folder are not affected.
    const auto folder = recoverFolder(temp_.path());
    ASSERT_TRUE(folder) << describe(folder.error());
    EXPECT_TRUE(folder->isNews());
}

TEST_F(RecordTest, UncommittedRecordIsRemoved) {
    const auto whole = get(journal());
    fs::remove(journal());
    for (const auto length : {std::size_t{0}, whole.size() / 2, whole.size()}) {
        put(undoPartOf(file()), whole.substr(0, length));
        EXPECT_TRUE(expectWhole(file())) << "nothing has been overwritten";
        const auto report = recoverInPlace(file());
        ASSERT_TRUE(report) << describe(report.error());
        EXPECT_NE(report->message.find("before it changed anything"), std::string::npos);
        EXPECT_EQ(leftovers(temp_.path()), std::vector<std::string>{});
        EXPECT_EQ(get(file()), "0123456789");
    }
}

TEST_F(RecordTest, OpeningTheFolderUndoesTheChange) {
    put(file(), "01TWO567z");
    put(file(), "01TWO567zw");
    const auto report = recoverFolder(temp_.path());
    ASSERT_TRUE(report) << describe(report.error());
    EXPECT_EQ(report->outcome, RecoveryOutcome::RolledBack);
    EXPECT_EQ(get(file()), "0123456789");
    EXPECT_EQ(recoverFolder(temp_.path())->outcome, RecoveryOutcome::Nothing);
}

UndoFile anyUndoFile(const std::string& name) {
    UndoFile file;
    file.name = name;
    file.newSize = *rc::gen::arbitrary<std::uint32_t>();
    file.oldModifiedNs = *rc::gen::arbitrary<std::int64_t>();
    file.fingerprint = *rc::gen::arbitrary<std::uint64_t>();
    for (const auto gap : *rc::gen::container<std::vector<std::uint8_t>>(rc::gen::arbitrary<std::uint8_t>())) {
        OldBytes old{file.oldSize + gap, std::vector<std::byte>(gap, static_cast<std::byte>(gap))};
        file.oldSize = old.offset + old.bytes.size();
        file.ranges.push_back(std::move(old));
    }
    return file;
}

RC_GTEST_PROP(UndoRecordProperty, ComesBackAsItWasWritten, ()) {
    UndoRecord record;
    record.backupFolder = ".navsmith-backup";
    record.files.push_back(anyUndoFile("f.bsp"));
    if (*rc::gen::arbitrary<bool>())
        record.files.push_back(anyUndoFile("f.dir"));
    RC_ASSERT(decodeUndo(encodeUndo(record)) == record);
    record.files.push_back(record.files.front());
    RC_ASSERT(!decodeUndo(encodeUndo(record))); // the same file twice
    record.files.clear();
    RC_ASSERT(!decodeUndo(encodeUndo(record)));
}

TEST(UndoRecordOfLargeFiles, DetectsChangesOutsideTheRangesOnly) {
    const TempFolder temp;
    const auto file = temp.path() / "large";
    std::string text(5U << 20U, 'a');
    put(file, text);
    SystemFileOps ops;
    UndoFile record;
    record.oldSize = record.newSize = text.size();
    record.ranges = {{1000, Bytes(20)}, {3U << 20U, Bytes(1U << 20U)}};
    const auto print = [&] {
        put(file, text);
        const auto handle = ops.openToRead(file).value();
        const auto result = fingerprintOf(ops, handle, file, record).value();
        (void)ops.close(handle);
        return result;
    };
    const auto before = print();
    text[1010] = text[(3U << 20U) + 5] = text[(4U << 20U) - 1] = 'x';
    EXPECT_EQ(print(), before);
    text[0] = 'x';
    EXPECT_NE(print(), before);
    text[0] = 'a';
    EXPECT_EQ(print(), before);
    text.back() = 'x';
    EXPECT_NE(print(), before);
}

} // namespace

} // namespace navsmith::files::test
