// Several programs that save to one folder at the same time.
#include "core/files/path_text.h"
#include "core/files/recover_folder.h"
#include "core/files/save_plan.h"
#include "tests/core/files/faulty_ops.h"
#include "tests/core/files/save_set_fixture.h"

namespace navsmith::files::test {

namespace {

namespace fs = std::filesystem;
using SaveRivalsTest = SaveSetTest;
using tests::ChildProcess;
using tests::ChildWork;

const std::vector<std::string> kRivalNames{"a.dat", "b.dat", "c.dat"};

/// 0 if a save into the folder is refused because another one is running.
const ChildWork kSaveSecond("save second", [](const ChildWork::Arguments& arguments) {
    const auto report = saveSet(std::vector<PendingFile>{{fromBytes(arguments[0]) / "b.dat", toBytesOf("second")}});
    return !report && report.error().kind == FileErrorKind::Busy ? 0 : 1;
});

/// Saves 20 times. Arguments: folder, number of the saver.
const ChildWork kSaveOften("save often", [](const ChildWork::Arguments& arguments) {
    FaultyOps ops;
    SaveOptions options;
    options.disk = ops;
    int saved = 0;
    for (int round = 0; saved < 20 && round < 100'000; ++round) {
        std::vector<PendingFile> files;
        files.reserve(kRivalNames.size());
        for (const auto& name : kRivalNames)
            files.push_back({fromBytes(arguments[0]) / name, toBytesOf(arguments[1] + "/" + std::to_string(round))});
        const auto report = saveSet(files, options);
        if (!report && report.error().kind != FileErrorKind::Busy && report.error().kind != FileErrorKind::Changed)
            return 1;
        saved += report ? 1 : 0;
    }
    return saved == 20 ? 0 : 2;
});

/// Takes the lock many times, and fails if another process holds it, too. Arguments: lock, a file for the holder,
/// turns.
const ChildWork kTakeLock("take lock", [](const ChildWork::Arguments& arguments) {
    const auto lockPath = fromBytes(arguments[0]);
    const auto token = fromBytes(arguments[1]);
    SystemFileOps ops;
    for (int turn = std::stoi(arguments[2]); turn > 0; --turn) {
        const auto lock = ops.lock(lockPath);
        if (!lock)
            continue;
        // fails if another program is in the critical section
        const auto alone = ops.create(token, Access::Ordinary);
        if (!alone || !ops.close(*alone) || !ops.removeFile(token))
            return 1;
        ops.unlock(*lock, lockPath);
    }
    return 0;
});

TEST_F(SaveRivalsTest, SecondSaveFailsAndTheFirstContinues) {
    put(in("a.dat"), "old");
    bool tried = false;
    const auto report = save({{in("a.dat"), "first"}}, [&](std::uint64_t done, std::uint64_t) {
        if (done == 0 || std::exchange(tried, true))
            return true;
        const auto second = save({{in("a.dat"), "second"}});
        EXPECT_EQ(second.error().kind, FileErrorKind::Busy) << "within one process";
        EXPECT_NE(second.error().what.find("another program is saving"), std::string::npos) << second.error().what;
        EXPECT_EQ(recoverFolder(folder_).error().kind, FileErrorKind::Busy) << "its journal must not be recovered here";
        EXPECT_EQ(tests::runChild(kSaveSecond, {toBytes(folder_)}), 0) << "in another process";
        return true;
    });
    ASSERT_TRUE(tried);
    ASSERT_TRUE(report) << describe(report.error());
    EXPECT_EQ(snapshot(folder_), (Snapshot{{"a.dat", "first"}}));
    EXPECT_EQ(leftovers(temp_.path()), std::vector<std::string>{});
    EXPECT_TRUE(save({{in("a.dat"), "second"}}));
}

TEST_F(SaveRivalsTest, SecondSaveDoesNotOpenTheFilesOfTheFirst) {
    put(in("a.dat"), "old");
    std::vector<std::string> touched;
    FaultyOps second([&](const Step& step) -> std::optional<std::error_code> {
        if (step.path.filename() == "a.dat")
            touched.emplace_back(step.operation);
        return std::nullopt;
    });
    SaveOptions options;
    options.disk = second;
    const std::vector<PendingFile> request{{in("a.dat"), toBytesOf("second")}};
    bool tried = false;
    const auto report = save({{in("a.dat"), "first"}}, [&](std::uint64_t done, std::uint64_t) {
        if (done > 0 && !std::exchange(tried, true)) {
            const auto refused = saveSet(request, options);
            EXPECT_FALSE(refused);
            EXPECT_TRUE(refused || refused.error().kind == FileErrorKind::Busy);
        }
        return true;
    });
    ASSERT_TRUE(report) << describe(report.error());
    EXPECT_TRUE(tried);
    EXPECT_EQ(touched, std::vector<std::string>{}) << "an open file may keep the first save from replacing it";
}

TEST_F(SaveRivalsTest, LockThatAKilledSaveLeftIsNoObstacle) {
    put(in("a.dat"), "old");
    put(in(std::string(kLockName)), "");
    EXPECT_TRUE(save({{in("a.dat"), "new"}}));
    EXPECT_EQ(leftovers(temp_.path()), std::vector<std::string>{});
}

TEST_F(SaveRivalsTest, ConcurrentSavesLeaveOneCompleteSet) {
    constexpr int kSavers = 4;
    std::vector<ChildProcess> savers;
    for (int saver = 0; saver < kSavers; ++saver)
        savers.emplace_back(kSaveOften, ChildWork::Arguments{toBytes(folder_), std::to_string(saver)});
    for (auto& saver : savers)
        EXPECT_EQ(saver.wait(), 0);
    EXPECT_EQ(get(in("a.dat")), get(in("b.dat")));
    EXPECT_EQ(get(in("a.dat")), get(in("c.dat")));
    EXPECT_EQ(leftovers(temp_.path()), std::vector<std::string>{});
}

TEST_F(SaveRivalsTest, LockIsExclusive) {
    constexpr int kHolders = 4;
    constexpr auto kTurns = "3000";
    const auto lockPath = in(".navsmith-lock");
    std::vector<ChildProcess> holders;
    for (int holder = 0; holder < kHolders; ++holder)
        holders.emplace_back(kTakeLock, ChildWork::Arguments{toBytes(lockPath), toBytes(in("held")), kTurns});
    for (auto& holder : holders)
        EXPECT_EQ(holder.wait(), 0) << "two processes held the lock";
    EXPECT_FALSE(fs::exists(lockPath));
}
} // namespace

} // namespace navsmith::files::test
