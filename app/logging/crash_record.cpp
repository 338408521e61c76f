#include "app/logging/crash_record.h"

#include "app/logging/crash_handler.h"

#include <chrono>
#include <cstdlib>
#include <exception>

namespace navsmith::logging {

namespace {

constexpr std::size_t kMostDigits = 20;

} // namespace

CrashRecord& crashRecord() {
    static constinit CrashRecord record;
    return record;
}

void storeUncaughtException() {
    if (const auto exception = std::current_exception()) {
        try {
            std::rethrow_exception(exception);
        } catch (const std::exception& error) {
            crashRecord().exception = error.what();
        } catch (...) {
            crashRecord().exception = "of an unknown type";
        }
    }
    std::abort();
}

void noteCommand(std::string_view id) {
    auto& record = crashRecord();
    const auto count = record.commandCount.load(std::memory_order_relaxed);
    record.commands[count % CrashRecord::kCommands] = id;
    record.commandCount.store(count + 1, std::memory_order_release);
}

SignalSafeText& SignalSafeText::decimal(std::uint64_t value, std::size_t digits) {
    std::array<char, kMostDigits> text{};
    std::size_t at = text.size();
    do {
        text[--at] = static_cast<char>('0' + value % 10);
        value /= 10;
    } while (value != 0 || text.size() - at < digits);
    return *this << std::string_view(text.data() + at, text.size() - at);
}

SignalSafeText& SignalSafeText::hexadecimal(std::uint64_t value) {
    std::array<char, kMostDigits> text{};
    std::size_t at = text.size();
    do {
        text[--at] = "0123456789abcdef"[value % 16];
        value /= 16;
    } while (value != 0);
    return *this << "0x" << std::string_view(text.data() + at, text.size() - at);
}

void writeCrashHead(SignalSafeText& out, std::string_view cause, std::int64_t seconds) {
    const auto& record = crashRecord();
    const std::chrono::sys_seconds time{std::chrono::seconds(seconds)};
    const auto day = std::chrono::floor<std::chrono::days>(time);
    const std::chrono::year_month_day date(day);
    const std::chrono::hh_mm_ss clock(time - day);
    out << record.head.view() << "Time: ";
    out.decimal(static_cast<std::uint64_t>(static_cast<int>(date.year())), 4) << "-";
    out.decimal(static_cast<unsigned>(date.month()), 2) << "-";
    out.decimal(static_cast<unsigned>(date.day()), 2) << " ";
    out.decimal(static_cast<std::uint64_t>(clock.hours().count()), 2) << ":";
    out.decimal(static_cast<std::uint64_t>(clock.minutes().count()), 2) << ":";
    out.decimal(static_cast<std::uint64_t>(clock.seconds().count()), 2) << " UTC\nCrash: " << cause << "\n";
    if (!record.exception.view().empty())
        out << "Exception: " << record.exception.view() << "\n";
}

void writeCrashTail(SignalSafeText& out) {
    const auto& record = crashRecord();
    const auto count = record.commandCount.load(std::memory_order_acquire);
    out << "\nLast commands, the last one at the end:\n";
    for (auto i = count < CrashRecord::kCommands ? 0 : count - CrashRecord::kCommands; i < count; ++i)
        out << record.commands[i % CrashRecord::kCommands].view() << "\n";
    if (count == 0)
        out << "none\n";
}

} // namespace navsmith::logging
