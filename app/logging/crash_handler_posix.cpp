#if !defined(_WIN32)
#include "app/logging/crash_handler.h"
#include "app/logging/crash_record.h"

#include <fmt/format.h>
#include <sys/utsname.h>

#include <array>
#include <atomic>
#include <csignal>
#include <ctime>
#include <exception>

#include <execinfo.h>
#include <fcntl.h>
#include <unistd.h>

namespace navsmith::logging {

namespace {

struct Fault {
    int number;
    std::string_view cause;
};
constexpr std::array<Fault, 5> kFaults{{{SIGSEGV, "invalid memory (SIGSEGV)"},
                                        {SIGBUS, "memory that cannot be read (SIGBUS)"},
                                        {SIGFPE, "arithmetic (SIGFPE)"},
                                        {SIGILL, "invalid instruction (SIGILL)"},
                                        {SIGABRT, "the program stopped itself (SIGABRT)"}}};
constexpr int kMostFrames = 96;
constexpr std::size_t kStackBytes = std::size_t{256} << 10U;

void writeTo(void* target, std::string_view bytes) {
    const int file = *static_cast<int*>(target);
    while (!bytes.empty()) {
        const auto written = ::write(file, bytes.data(), bytes.size());
        if (written <= 0)
            return;
        bytes.remove_prefix(static_cast<std::size_t>(written));
    }
}

void writeReport(int number, const siginfo_t& info) {
    int file = ::open(crashRecord().file.text.data(), O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, S_IRUSR | S_IWUSR);
    if (file < 0)
        return;
    SignalSafeText out(&writeTo, &file);
    std::string_view cause = "unknown";
    for (const auto& fault : kFaults)
        cause = fault.number == number ? fault.cause : cause;
    writeCrashHead(out, cause, std::time(nullptr));
    if (number == SIGSEGV || number == SIGBUS)
        (out << "Address: ").hexadecimal(reinterpret_cast<std::uintptr_t>(info.si_addr)) << "\n";
    out << "Thread: " << (::gettid() == ::getpid() ? "main" : "another") << "\n\nStack:\n";
    std::array<void*, kMostFrames> frames{};
    const int count = ::backtrace(frames.data(), kMostFrames);
    ::backtrace_symbols_fd(frames.data(), count, file);
    writeCrashTail(out);
    ::fsync(file);
    ::close(file);
}

void onFault(int number, siginfo_t* info, void* /*context*/) {
    // A second fault, in the report or on another thread, ends the process at once.
    static std::atomic_flag running;
    if (!running.test_and_set())
        writeReport(number, *info);
    std::signal(number, SIG_DFL);
    ::raise(number);
}

} // namespace

bool installCrashHandler(const CrashHandlerSettings& settings) {
    std::error_code failure;
    std::filesystem::create_directories(settings.folder, failure);
    if (failure)
        return false;
    auto& record = crashRecord();
    record.file = fmt::format("{}/crash-{}-{}.txt", settings.folder.native(), std::time(nullptr), ::getpid());
    if (record.file.size == record.file.text.size())
        return false; // the name does not fit
    record.file.text[record.file.size] = '\0';
    utsname system{};
    ::uname(&system);
    record.head = fmt::format("Navsmith {}, {}\nSystem: {} {} {}\n", settings.version, settings.libraries,
                              system.sysname, system.release, system.machine);
    record.exception = std::string_view();
    // The first call loads a library, which a handler must not.
    std::array<void*, 1> frame{};
    ::backtrace(frame.data(), 1);
    std::set_terminate(&storeUncaughtException);
    // A stack of its own, so that an overflow of the stack is reported as well.
    static std::array<char, kStackBytes> stack;
    const stack_t alternative{.ss_sp = stack.data(), .ss_flags = 0, .ss_size = stack.size()};
    ::sigaltstack(&alternative, nullptr);
    struct sigaction action {};
    action.sa_sigaction = &onFault;
    action.sa_flags = SA_SIGINFO | SA_ONSTACK;
    ::sigemptyset(&action.sa_mask);
    for (const auto& fault : kFaults)
        ::sigaction(fault.number, &action, nullptr);
    return true;
}

} // namespace navsmith::logging
#endif
