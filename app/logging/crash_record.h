// What a report of a crash says besides the stack, in memory that a handler of signals may read at any time.
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace navsmith::logging {

/// A text of limited length; assigning cuts it.
template <std::size_t kSize>
struct FixedText {
    std::array<char, kSize> text{};
    std::size_t size = 0;

    void operator=(std::string_view value) {
        size = value.size() < kSize ? value.size() : kSize;
        for (std::size_t i = 0; i < size; ++i)
            text[i] = value[i];
    }
    [[nodiscard]] std::string_view view() const { return {text.data(), size}; }
};

struct CrashRecord {
    static constexpr std::size_t kCommands = 32;
    static constexpr std::size_t kCommandBytes = 47;

    FixedText<4096> file; ///< the report, ends with a zero
    FixedText<512> head;  ///< its first lines: program, system
    FixedText<512> exception;
    std::array<FixedText<kCommandBytes>, kCommands> commands; ///< a ring
    std::atomic<std::uint64_t> commandCount = 0;              ///< noted so far
};

/// The record of this process; static memory.
CrashRecord& crashRecord();

/// Stores what an exception says that nobody catches, then aborts.
void storeUncaughtException();

/// Writes a text where a handler of signals may: without memory from the heap and without locks.
class SignalSafeText {
public:
    using Write = void (*)(void* target, std::string_view bytes);

    SignalSafeText(Write write, void* target) : write_(write), target_(target) {}

    SignalSafeText& operator<<(std::string_view text) {
        write_(target_, text);
        return *this;
    }
    SignalSafeText& decimal(std::uint64_t value, std::size_t digits = 1);
    SignalSafeText& hexadecimal(std::uint64_t value);

private:
    Write write_;
    void* target_;
};

/// The lines around the stack. `seconds`: of the system clock, since 1970.
void writeCrashHead(SignalSafeText& out, std::string_view cause, std::int64_t seconds);
void writeCrashTail(SignalSafeText& out);

} // namespace navsmith::logging
