// A row of random numbers that decisions are read from: what a property test makes of it follows from the numbers
// alone, so that rapidcheck can shorten a case that fails.
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace navsmith::model::stress {

using Numbers = std::vector<std::uint32_t>;

class Tape {
public:
    explicit Tape(Numbers numbers) : numbers_(std::move(numbers)) {}

    [[nodiscard]] bool ended() const { return at_ >= numbers_.size(); }
    /// 0 .. bound - 1; 0 once the tape has ended, and for bound 0.
    std::uint32_t below(std::size_t bound) {
        if (ended() || bound == 0)
            return 0;
        return numbers_[at_++] % static_cast<std::uint32_t>(bound);
    }
    /// True once in `times`; never after the end.
    bool once(std::uint32_t times) { return below(times) + 1 == times && !ended(); }
    template <typename T>
    const T& pick(const std::vector<T>& from) {
        return from[below(from.size())];
    }

private:
    Numbers numbers_;
    std::size_t at_ = 0;
};

} // namespace navsmith::model::stress
