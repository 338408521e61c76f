#include "tests/monkey/event_list.h"

#include <array>
#include <atomic>
#include <cstddef>
#include <cstring>

#if defined(__GLIBC__)
#include <csignal>

#include <execinfo.h>
#include <pthread.h>
#include <unistd.h>
#else
#include <cstdio>
#include <cstdlib>
#endif

namespace navsmith::monkey {

namespace {

constexpr std::size_t kLines = 50;
using Line = std::array<char, 240>; // fixed memory: it must be there in a crash

std::array<Line, kLines> lines;
std::atomic<std::size_t> count = 0;

void put(const char* text) {
#if defined(__GLIBC__)
    static_cast<void>(!::write(STDERR_FILENO, text, std::strlen(text)));
#else
    std::fputs(text, stderr);
#endif
}

#if defined(__GLIBC__)
pthread_t mainThread;

void printFunctions(int /*signal*/) {
    put("Running:\n");
    std::array<void*, 100> frames{};
    const int depth = backtrace(frames.data(), static_cast<int>(frames.size()));
    backtrace_symbols_fd(frames.data(), depth, STDERR_FILENO);
}

void handle(int signal) {
    std::signal(signal, SIG_DFL);
    printLastEvents();
    printFunctions(signal);
    std::raise(signal);
}
#endif

} // namespace

void printEventsOnCrash() {
#if defined(__GLIBC__)
    mainThread = pthread_self();
    std::array<void*, 4> frames{};
    backtrace(frames.data(), static_cast<int>(frames.size())); // loads what it needs
    for (const int signal : {SIGSEGV, SIGABRT, SIGFPE, SIGILL, SIGBUS})
        std::signal(signal, handle);
    std::signal(SIGUSR1, printFunctions); // system calls go on afterwards
#endif
}

void addEvent(const std::string& text) {
    auto& line = lines[count % kLines];
    const auto length = text.copy(line.data(), line.size() - 2);
    line[length] = '\n';
    line[length + 1] = '\0';
    ++count;
}

void printLastEvents() {
    put("Last events:\n");
    for (std::size_t i = count < kLines ? 0 : count - kLines; i < count; ++i) {
        put("  ");
        put(lines[i % kLines].data());
    }
}

void printMainThread() {
#if defined(__GLIBC__)
    pthread_kill(mainThread, SIGUSR1);
#endif
}

void crashMainThread() {
#if defined(__GLIBC__)
    pthread_kill(mainThread, SIGABRT);
#else
    std::abort();
#endif
}

} // namespace navsmith::monkey
