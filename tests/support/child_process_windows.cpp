// Windows has no fork(): ChildProcess starts this program again and says in an environment variable what it is to do.
#include "core/files/path_text.h"
#include "tests/support/child_process.h"

#include <gtest/gtest.h>

#include <array>
#include <cstdio>
#include <cwchar>
#include <map>
#include <stdexcept>
#include <utility>

#include <windows.h>

namespace navsmith::tests {

namespace {

constexpr const wchar_t* kVariable = L"NAVSMITH_CHILD_WORK";
constexpr const wchar_t* kStarted = L"NAVSMITH_CHILD_STARTED"; // an event
constexpr wchar_t kBetweenWords = L'\n';
constexpr UINT kKilledStatus = 0xC0DE'0009; // no program exits with it by itself

bool& isChild() {
    static bool child = false;
    return child;
}

/// The work of inChild() has died; FaultyOps has caught it.
bool& hasDied() {
    static bool died = false;
    return died;
}

std::map<std::string, const ChildWork*>& allWork() {
    static std::map<std::string, const ChildWork*> all;
    return all;
}

std::wstring wide(const std::string& text) {
    return files::fromBytes(text).native();
}

/// Before the first test: does the work of a child process instead of the tests.
class WorkInstead final : public testing::Environment {
public:
    void SetUp() override {
        const wchar_t* words = ::_wgetenv(kVariable);
        if (words == nullptr)
            return;
        isChild() = true;
        const auto started = reinterpret_cast<HANDLE>(std::wcstoull(::_wgetenv(kStarted), nullptr, 10));
        ::SetEvent(started);
        ::CloseHandle(started);
        ChildWork::Arguments all;
        std::wstring_view rest = words;
        for (std::size_t end = 0; end != std::wstring_view::npos; rest.remove_prefix(end + 1)) {
            end = rest.find(kBetweenWords);
            all.push_back(files::toText(std::wstring(rest.substr(0, end))));
            if (end == std::wstring_view::npos)
                break;
        }
        const auto work = allWork().find(all.front());
        all.erase(all.begin());
        const int status = work == allWork().end() ? 98 : work->second->run(all);
        ::TerminateProcess(::GetCurrentProcess(), static_cast<UINT>(status)); // as _exit(): no destructors
    }
};

/// As the C library takes a command line apart.
std::wstring inQuotes(const std::wstring& word) {
    std::wstring text = L"\"";
    std::size_t backslashes = 0;
    for (const wchar_t c : word) {
        if (c == L'"')
            text.append(backslashes + 1, L'\\');
        backslashes = c == L'\\' ? backslashes + 1 : 0;
        text += c;
    }
    text.append(backslashes, L'\\');
    return text + L'"';
}

HANDLE started(const std::wstring& program, std::wstring line, STARTUPINFOW startup) {
    startup.cb = sizeof(startup);
    PROCESS_INFORMATION process{};
    const bool inherit = (startup.dwFlags & STARTF_USESTDHANDLES) != 0;
    if (::CreateProcessW(program.c_str(), line.data(), nullptr, nullptr, inherit ? TRUE : FALSE, 0, nullptr, nullptr,
                         &startup, &process) == 0)
        throw std::runtime_error("cannot start " + files::toText(program) + ": error " +
                                 std::to_string(::GetLastError()));
    ::CloseHandle(process.hThread);
    return process.hProcess;
}

int outcomeOf(HANDLE process) {
    DWORD status = 0;
    ::WaitForSingleObject(process, INFINITE);
    ::GetExitCodeProcess(process, &status);
    ::CloseHandle(process);
    return status == kKilledStatus ? kKilled : static_cast<int>(status);
}

} // namespace

bool inWine() {
    return ::GetProcAddress(::GetModuleHandleW(L"ntdll.dll"), "wine_get_version") != nullptr;
}

void die() {
    if (!isChild()) {
        hasDied() = true;
        throw Died();
    }
    ::TerminateProcess(::GetCurrentProcess(), kKilledStatus);
    std::abort();
}

int inChild(const std::function<int()>& work) {
    hasDied() = false;
    try {
        const int status = work();
        return hasDied() ? kKilled : status;
    } catch (const Died&) {
        return kKilled;
    }
}

int inChild(const ChildLimits& /*limits*/, const std::function<int()>& /*work*/) {
    throw std::logic_error("tests of a process's limits are for POSIX");
}

int inChildAsOrdinaryUser(const std::function<int()>& /*work*/) {
    throw std::logic_error("tests of other users' rights are for POSIX");
}

ChildWork::ChildWork(std::string name, Function function) : name_(std::move(name)), function_(function) {
    if (allWork().empty())
        testing::AddGlobalTestEnvironment(new WorkInstead);
    if (!allWork().emplace(name_, this).second)
        throw std::logic_error("two pieces of work are called " + name_);
}

struct ChildProcess::State {
    HANDLE process = nullptr;
};

ChildProcess::ChildProcess(const ChildWork& work, const ChildWork::Arguments& arguments)
    : state_(std::make_unique<State>()) {
    std::wstring words = wide(work.name());
    for (const auto& argument : arguments)
        words += kBetweenWords + wide(argument);
    std::wstring self(32'768, L'\0');
    self.resize(::GetModuleFileNameW(nullptr, self.data(), static_cast<DWORD>(self.size())));
    ::SetEnvironmentVariableW(kVariable, words.c_str());
    // Its output is only gtest's greeting.
    STARTUPINFOW startup{};
    SECURITY_ATTRIBUTES inherited{sizeof(inherited), nullptr, TRUE};
    const auto nowhere = ::CreateFileW(L"NUL", GENERIC_READ | GENERIC_WRITE, FILE_SHARE_READ | FILE_SHARE_WRITE,
                                       &inherited, OPEN_EXISTING, 0, nullptr);
    startup.dwFlags = STARTF_USESTDHANDLES;
    startup.hStdInput = startup.hStdOutput = nowhere;
    startup.hStdError = ::GetStdHandle(STD_ERROR_HANDLE);
    // Starting takes long, so this waits for it: tests kill a child some moments after it has begun its work.
    const auto event = ::CreateEventW(&inherited, TRUE, FALSE, nullptr);
    ::SetEnvironmentVariableW(kStarted, std::to_wstring(reinterpret_cast<std::uintptr_t>(event)).c_str());
    state_->process = started(self, inQuotes(self), startup);
    const std::array both{event, state_->process};
    ::WaitForMultipleObjects(static_cast<DWORD>(both.size()), both.data(), FALSE, INFINITE);
    ::CloseHandle(event);
    ::CloseHandle(nowhere);
    ::SetEnvironmentVariableW(kVariable, nullptr);
}

ChildProcess::ChildProcess(ChildProcess&&) noexcept = default;

ChildProcess::~ChildProcess() {
    if (state_ == nullptr || state_->process == nullptr)
        return;
    kill();
    outcomeOf(state_->process);
}

void ChildProcess::kill() {
    ::TerminateProcess(state_->process, kKilledStatus);
}

int ChildProcess::wait() {
    return outcomeOf(std::exchange(state_->process, nullptr));
}

int runProgram(const std::filesystem::path& program, const std::vector<std::string>& arguments,
               const std::filesystem::path& out, const std::filesystem::path& err) {
    auto native = program;
    native.make_preferred();
    auto line = inQuotes(native.native());
    for (const auto& argument : arguments)
        line += L' ' + inQuotes(wide(argument));
    SECURITY_ATTRIBUTES inherited{sizeof(inherited), nullptr, TRUE};
    const auto file = [&](const std::filesystem::path& path) {
        return ::CreateFileW(path.c_str(), GENERIC_WRITE, FILE_SHARE_READ, &inherited, CREATE_ALWAYS, 0, nullptr);
    };
    STARTUPINFOW startup{};
    startup.dwFlags = STARTF_USESTDHANDLES;
    startup.hStdOutput = file(out);
    startup.hStdError = file(err);
    const auto process = started(native.native(), line, startup);
    ::CloseHandle(startup.hStdOutput);
    ::CloseHandle(startup.hStdError);
    return outcomeOf(process);
}

std::uint32_t processNumber() {
    return static_cast<std::uint32_t>(::GetCurrentProcessId());
}

bool setOwner(const std::filesystem::path& /*path*/, unsigned /*owner*/, unsigned /*group*/) {
    throw std::logic_error("tests of owners are for POSIX");
}

void makePipe(const std::filesystem::path& /*path*/) {
    throw std::logic_error("Windows has no pipes in the file system");
}

} // namespace navsmith::tests
