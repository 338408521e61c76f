// Memory that runs out at allocations evenly among those of each command of navsmith-cli: files are old or new, there
// is a reason, or the program ends, and the command works afterwards.
#include "app/cli/exit_status.h"
#include "tests/faults/allocation_faults.h"
#include "tests/faults/cli_scenes.h"
#include "tests/faults/every_scene.h"

#include <gtest/gtest.h>
#include <sys/mman.h>
#include <sys/wait.h>

#include <csignal>
#include <cstdio>
#include <new>

#include <unistd.h>

namespace navsmith::faults {
namespace {

constexpr std::size_t kPoints = 10;

struct MemoryFault {
    std::size_t at = AllocationFaults::kNone;
    bool lasting = false;
};

/// Runs commands in processes of their own: the library for JSON ends the program where it cannot destroy its values.
class ChildRunner {
public:
    ChildRunner()
        : count_(static_cast<std::size_t*>(
              ::mmap(nullptr, sizeof(std::size_t), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0))) {}
    ChildRunner(const ChildRunner&) = delete;
    ChildRunner& operator=(const ChildRunner&) = delete;
    ~ChildRunner() { ::munmap(count_, sizeof(std::size_t)); }

    int run(const std::function<int()>& command) const {
        std::fflush(nullptr);
        const auto child = ::fork();
        if (child == 0) {
            int status = kUnusable;
            {
                const AllocationFaults faults(fault.at, fault.lasting);
                status = command();
                *count_ = faults.count();
            }
            std::fflush(nullptr);
            ::_exit(status);
        }
        int status = 0;
        if (child < 0 || ::waitpid(child, &status, 0) != child) {
            ADD_FAILURE() << "there is no other process";
            return kUnusable;
        }
        if (WIFSIGNALED(status) && WTERMSIG(status) != SIGABRT) // std::terminate
            ADD_FAILURE() << "ended by signal " << WTERMSIG(status) << ", allocation " << fault.at;
        return WIFEXITED(status) ? WEXITSTATUS(status) : kUnusable;
    }
    /// Allocations of the last command that came to its end.
    [[nodiscard]] std::size_t count() const { return *count_; }

    MemoryFault fault;

private:
    static constexpr int kUnusable = static_cast<int>(cli::ExitStatus::Unusable);

    std::size_t* count_;
};

class MemoryOfACommand : public testing::TestWithParam<Scene> {};

TEST_P(MemoryOfACommand, LeavesOldOrNewAndWorksAfterwards) {
    if (!AllocationFaults::available())
        GTEST_SKIP() << "a sanitizer has the heap";
    ChildRunner child;
    const CommandRunner runner([&](const std::function<int()>& command) { return child.run(command); });
    const auto points = kPoints * intensity();
    const auto tally = failRuns(GetParam(), "memory", 2 * points, [&](std::size_t number, const auto& run) {
        // The command ran before, without a fault, or with the one before this.
        child.fault = {number / 2 * child.count() / points, number % 2 != 0};
        auto outcome = run();
        child.fault = {};
        return outcome;
    });
    EXPECT_EQ(tally.tries, 2 * points);
}

INSTANTIATE_TEST_SUITE_P(Commands, MemoryOfACommand, testing::ValuesIn(cliScenes()), nameOfScene);

} // namespace
} // namespace navsmith::faults
