// Other processes, for tests of crashes and of several programs at once.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace navsmith::tests {

/// The outcome of a process that was killed.
inline constexpr int kKilled = -9;

#if defined(_WIN32)
inline constexpr bool kOnWindows = true;
#else
inline constexpr bool kOnWindows = false;
#endif

/// For tests of what Windows does not have; `reason` says what. gtest/gtest.h must be included.
#define SKIP_ON_WINDOWS(reason)                                                                                        \
    if (::navsmith::tests::kOnWindows)                                                                                 \
    GTEST_SKIP() << "not on Windows: " << (reason)

/// Whether this is Windows as imitated by wine.
bool inWine();

/// For tests of what Windows has and wine does not; `reason` says what.
#define SKIP_IN_WINE(reason)                                                                                           \
    if (::navsmith::tests::inWine())                                                                                   \
    GTEST_SKIP() << "not in wine: " << (reason)

/// Thrown by die() in inChild() on Windows.
struct Died {};

/// Ends this process at once, like kill -9.
[[noreturn]] void die();

/// Runs `work` in a child process and returns its exit code, or kKilled. Windows cannot copy a process: there the work
/// runs in this one, and dying means that from then on FaultyOps lets nothing through to the disk but closes files, as
/// the system does for a killed process. ChildProcess is a real one everywhere.
int inChild(const std::function<int()>& work);

/// What a child process may do. Not on Windows.
struct ChildLimits {
    std::optional<unsigned> mask = {};             ///< umask
    std::optional<std::uint64_t> largestFile = {}; ///< bytes
};
int inChild(const ChildLimits& limits, const std::function<int()>& work);

/// Likewise as an unprivileged user if the current one is root, because permissions do not stop root. Not on Windows.
int inChildAsOrdinaryUser(const std::function<int()>& work);

/// Work that ChildProcess can start. Define as a constant in a test's source; the name is unique in the program.
class ChildWork {
public:
    using Arguments = std::vector<std::string>;
    using Function = int (*)(const Arguments&);

    ChildWork(std::string name, Function function);
    [[nodiscard]] const std::string& name() const { return name_; }
    [[nodiscard]] int run(const Arguments& arguments) const { return function_(arguments); }

private:
    std::string name_;
    Function function_;
};

/// A real process of this test program that does some work; killed by the destructor if it still runs.
class ChildProcess {
public:
    ChildProcess(const ChildWork& work, const ChildWork::Arguments& arguments);
    ChildProcess(ChildProcess&&) noexcept;
    ChildProcess(const ChildProcess&) = delete;
    ChildProcess& operator=(const ChildProcess&) = delete;
    ChildProcess& operator=(ChildProcess&&) = delete;
    ~ChildProcess();

    /// Like kill -9.
    void kill();
    /// Waits for the end: the exit code, or kKilled.
    int wait();

private:
    struct State;
    std::unique_ptr<State> state_;
};

/// Starts the process, waits for it, and returns its exit code, or kKilled.
int runChild(const ChildWork& work, const ChildWork::Arguments& arguments);

/// Runs a program with its output in two files, waits for it, and returns its exit code, or kKilled.
int runProgram(const std::filesystem::path& program, const std::vector<std::string>& arguments,
               const std::filesystem::path& out, const std::filesystem::path& err);

/// Differs between processes.
std::uint32_t processNumber();

/// Creates a folder with a new name in the system's folder for temporary files.
std::filesystem::path freshFolder(const std::string& prefix);

/// False if this user may not change the owner. Not on Windows.
bool setOwner(const std::filesystem::path& path, unsigned owner, unsigned group);

/// A pipe in the file system. Not on Windows.
void makePipe(const std::filesystem::path& path);

} // namespace navsmith::tests
