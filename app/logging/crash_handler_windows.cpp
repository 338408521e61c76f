#if defined(_WIN32)
#include "app/logging/crash_handler.h"
#include "app/logging/crash_record.h"

#include <fmt/format.h>

#include <array>
#include <atomic>
#include <csignal>
#include <ctime>
#include <exception>

#include <windows.h>

namespace navsmith::logging {

namespace {

constexpr ULONG kMostFrames = 62; // more fail before Windows Vista
std::filesystem::path& reportFile() {
    static std::filesystem::path file;
    return file;
}

void writeTo(void* target, std::string_view bytes) {
    DWORD written = 0;
    ::WriteFile(target, bytes.data(), static_cast<DWORD>(bytes.size()), &written, nullptr);
}

/// The cause that a code of EXCEPTION_RECORD stands for.
std::string_view causeOf(DWORD code) {
    switch (code) {
    case EXCEPTION_ACCESS_VIOLATION:
        return "invalid memory";
    case EXCEPTION_STACK_OVERFLOW:
        return "overflow of the stack";
    case EXCEPTION_ILLEGAL_INSTRUCTION:
        return "invalid instruction";
    case EXCEPTION_INT_DIVIDE_BY_ZERO:
        return "arithmetic";
    default:
        return "unknown";
    }
}

void writeFrame(SignalSafeText& out, void* address) {
    HMODULE module = nullptr;
    std::array<char, MAX_PATH> name{};
    ::GetModuleHandleExA(GET_MODULE_HANDLE_EX_FLAG_FROM_ADDRESS | GET_MODULE_HANDLE_EX_FLAG_UNCHANGED_REFCOUNT,
                         static_cast<const char*>(address), &module);
    const auto size = ::GetModuleFileNameA(module, name.data(), MAX_PATH);
    const auto at = reinterpret_cast<std::uintptr_t>(address);
    out << std::string_view(name.data(), size) << "(+";
    out.hexadecimal(at - reinterpret_cast<std::uintptr_t>(module)) << ") [";
    out.hexadecimal(at) << "]\n";
}

void writeReport(std::string_view cause, void* address) {
    static std::atomic_flag running;
    if (running.test_and_set())
        return;
    auto* file =
        ::CreateFileW(reportFile().c_str(), GENERIC_WRITE, 0, nullptr, CREATE_NEW, FILE_ATTRIBUTE_NORMAL, nullptr);
    if (file == INVALID_HANDLE_VALUE)
        return;
    SignalSafeText out(&writeTo, file);
    writeCrashHead(out, cause, std::time(nullptr));
    out << "\nStack:\n";
    if (address != nullptr)
        writeFrame(out, address);
    std::array<void*, kMostFrames> frames{};
    const auto count = ::CaptureStackBackTrace(0, kMostFrames, frames.data(), nullptr);
    for (USHORT i = 0; i < count; ++i)
        writeFrame(out, frames[i]);
    writeCrashTail(out);
    ::FlushFileBuffers(file);
    ::CloseHandle(file);
}

LONG WINAPI onFault(EXCEPTION_POINTERS* pointers) {
    writeReport(causeOf(pointers->ExceptionRecord->ExceptionCode), pointers->ExceptionRecord->ExceptionAddress);
    return EXCEPTION_CONTINUE_SEARCH;
}

void onAbort(int /*signal*/) {
    writeReport("the program stopped itself", nullptr);
}

} // namespace

bool installCrashHandler(const CrashHandlerSettings& settings) {
    std::error_code failure;
    std::filesystem::create_directories(settings.folder, failure);
    if (failure)
        return false;
    reportFile() = settings.folder / fmt::format("crash-{}-{}.txt", std::time(nullptr), ::GetCurrentProcessId());
    crashRecord().head = fmt::format("Navsmith {}, {}\nSystem: Windows\n", settings.version, settings.libraries);
    std::set_terminate(&storeUncaughtException);
    ::SetUnhandledExceptionFilter(&onFault);
    std::signal(SIGABRT, &onAbort);
    return true;
}

} // namespace navsmith::logging
#endif
