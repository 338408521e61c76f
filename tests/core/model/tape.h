// A sequence of random numbers for the decisions of a property test. The decisions depend only on these numbers, so
// rapidcheck can shrink a failing case.
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
    /// 0 .. bound - 1; 0 at the end of the tape, and for bound 0.
    std::uint32_t below(std::size_t bound) {
        if (ended() || bound == 0)
            return 0;
        return numbers_[at_++] % static_cast<std::uint32_t>(bound);
    }
    /// True once in `times` on average; never at the end of the tape.
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
