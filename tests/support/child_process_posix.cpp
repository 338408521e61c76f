#include "tests/support/child_process.h"

#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>

#include <csignal>
#include <cstdlib>
#include <stdexcept>
#include <utility>

#include <fcntl.h>
#include <spawn.h>
#include <unistd.h>

extern char** environ; // NOLINT(readability-redundant-declaration): POSIX has it in no header of its own

namespace navsmith::tests {

static_assert(kKilled == -SIGKILL);

namespace {

constexpr unsigned kNobody = 65534;

int outcomeOf(pid_t child) {
    int status = 0;
    if (::waitpid(child, &status, 0) != child)
        throw std::runtime_error("waitpid failed");
    return WIFSIGNALED(status) ? -WTERMSIG(status) : WEXITSTATUS(status);
}

template <typename Work>
pid_t forked(const Work& work) {
    const pid_t child = ::fork();
    if (child < 0)
        throw std::runtime_error("fork failed");
    if (child == 0)
        ::_exit(work());
    return child;
}

} // namespace

bool inWine() {
    return false;
}

void die() {
    (void)std::raise(SIGKILL);
    std::abort();
}

int inChild(const std::function<int()>& work) {
    return outcomeOf(forked(work));
}

int inChild(const ChildLimits& limits, const std::function<int()>& work) {
    return inChild([&] {
        if (limits.mask)
            ::umask(*limits.mask);
        if (limits.largestFile) {
            (void)std::signal(SIGXFSZ, SIG_IGN);
            const rlimit limit{*limits.largestFile, *limits.largestFile};
            ::setrlimit(RLIMIT_FSIZE, &limit);
        }
        return work();
    });
}

int inChildAsOrdinaryUser(const std::function<int()>& work) {
    return inChild([&] {
        if (::geteuid() == 0 && (::setgid(kNobody) != 0 || ::setuid(kNobody) != 0))
            return 99;
        return work();
    });
}

ChildWork::ChildWork(std::string name, Function function) : name_(std::move(name)), function_(function) {}

struct ChildProcess::State {
    pid_t child = 0;
};

ChildProcess::ChildProcess(const ChildWork& work, const ChildWork::Arguments& arguments)
    : state_(std::make_unique<State>(State{forked([&] { return work.run(arguments); })})) {}

ChildProcess::ChildProcess(ChildProcess&&) noexcept = default;

ChildProcess::~ChildProcess() {
    if (state_ == nullptr || state_->child == 0)
        return;
    kill();
    ::waitpid(state_->child, nullptr, 0);
}

void ChildProcess::kill() {
    ::kill(state_->child, SIGKILL);
}

int ChildProcess::wait() {
    return outcomeOf(std::exchange(state_->child, 0));
}

int runProgram(const std::filesystem::path& program, const std::vector<std::string>& arguments,
               const std::filesystem::path& out, const std::filesystem::path& err) {
    std::vector<std::string> words{program.native()};
    words.insert(words.end(), arguments.begin(), arguments.end());
    std::vector<char*> argv;
    argv.reserve(words.size() + 1);
    for (auto& word : words)
        argv.push_back(word.data());
    argv.push_back(nullptr);

    posix_spawn_file_actions_t actions{};
    posix_spawn_file_actions_init(&actions);
    const int flags = O_WRONLY | O_CREAT | O_TRUNC;
    posix_spawn_file_actions_addopen(&actions, 1, out.c_str(), flags, 0600);
    posix_spawn_file_actions_addopen(&actions, 2, err.c_str(), flags, 0600);
    pid_t child = 0;
    const int started = ::posix_spawn(&child, words.front().c_str(), &actions, nullptr, argv.data(), environ);
    posix_spawn_file_actions_destroy(&actions);
    if (started != 0)
        throw std::runtime_error("cannot start " + words.front());
    return outcomeOf(child);
}

std::uint32_t processNumber() {
    return static_cast<std::uint32_t>(::getpid());
}

bool setOwner(const std::filesystem::path& path, unsigned owner, unsigned group) {
    return ::chown(path.c_str(), owner, group) == 0;
}

void makePipe(const std::filesystem::path& path) {
    if (::mkfifo(path.c_str(), 0600) != 0)
        throw std::runtime_error("no pipe: " + path.native());
}

} // namespace navsmith::tests
