// Several programs that save to one folder at the same time.
#include "core/files/recover_folder.h"
#include "tests/core/files/faulty_ops.h"
#include "tests/core/files/save_set_fixture.h"

#include <sys/wait.h>

#include <algorithm>

#include <unistd.h>

namespace navsmith::files::test {

namespace {

namespace fs = std::filesystem;
using SaveRivalsTest = SaveSetTest;

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
        EXPECT_EQ(inChild([&] {
                      const auto other = save({{in("b.dat"), "second"}});
                      return !other && other.error().kind == FileErrorKind::Busy ? 0 : 1;
                  }),
                  0)
            << "in another process";
        return true;
    });
    ASSERT_TRUE(tried);
    ASSERT_TRUE(report) << describe(report.error());
    EXPECT_EQ(snapshot(folder_), (Snapshot{{"a.dat", "first"}}));
    EXPECT_EQ(leftovers(temp_.path()), std::vector<std::string>{});
    EXPECT_TRUE(save({{in("a.dat"), "second"}}));
}

TEST_F(SaveRivalsTest, ConcurrentSavesLeaveOneCompleteSet) {
    constexpr int kSavers = 4;
    const std::vector<std::string> names{"a.dat", "b.dat", "c.dat"};
    const int outcome = inChild([&] {
        std::vector<pid_t> children;
        for (int saver = 0; saver < kSavers; ++saver) {
            const pid_t child = ::fork();
            if (child == 0) {
                FaultyOps ops;
                SaveOptions options;
                options.ops = &ops;
                int saved = 0;
                for (int round = 0; saved < 20 && round < 100'000; ++round) {
                    std::vector<PendingFile> files;
                    files.reserve(names.size());
                    for (const auto& name : names)
                        files.push_back({in(name), toBytesOf(std::to_string(saver) + "/" + std::to_string(round))});
                    const auto report = saveSet(files, options);
                    if (!report && report.error().kind != FileErrorKind::Busy &&
                        report.error().kind != FileErrorKind::Changed)
                        ::_exit(1);
                    saved += report ? 1 : 0;
                }
                ::_exit(saved == 20 ? 0 : 2);
            }
            children.push_back(child);
        }
        int worst = 0;
        for (const pid_t child : children) {
            int status = 0;
            ::waitpid(child, &status, 0);
            worst = std::max(worst, status);
        }
        return worst == 0 ? 0 : 1;
    });
    EXPECT_EQ(outcome, 0);
    EXPECT_EQ(get(in("a.dat")), get(in("b.dat")));
    EXPECT_EQ(get(in("a.dat")), get(in("c.dat")));
    EXPECT_EQ(leftovers(temp_.path()), std::vector<std::string>{});
}

TEST_F(SaveRivalsTest, LockIsExclusive) {
    constexpr int kHolders = 4;
    constexpr int kTurns = 3000;
    const auto lockPath = in(".navsmith-lock");
    const auto token = in("held");
    std::vector<pid_t> children;
    for (int holder = 0; holder < kHolders; ++holder) {
        const pid_t child = ::fork();
        ASSERT_GE(child, 0);
        if (child == 0) {
            SystemFileOps ops;
            for (int turn = 0; turn < kTurns; ++turn) {
                const auto lock = ops.lock(lockPath);
                if (!lock)
                    continue;
                // fails if another program is in the critical section
                const auto alone = ops.create(token, Access::Ordinary);
                if (!alone || !ops.close(*alone) || !ops.removeFile(token))
                    ::_exit(1);
                ops.unlock(*lock, lockPath);
            }
            ::_exit(0);
        }
        children.push_back(child);
    }
    for (const pid_t child : children) {
        int status = 0;
        ASSERT_EQ(::waitpid(child, &status, 0), child);
        EXPECT_EQ(status, 0) << "two processes held the lock";
    }
    EXPECT_FALSE(fs::exists(lockPath));
}
} // namespace

} // namespace navsmith::files::test
