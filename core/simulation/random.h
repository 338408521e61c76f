// Random numbers that are the same on every machine: each agent has its own sequence.
#pragma once

#include <cstdint>

namespace navsmith::simulation {

/// SplitMix64.
class Random {
public:
    Random() = default;
    explicit Random(std::uint64_t seed) : state_(seed) {}

    std::uint64_t next() {
        state_ += 0x9E3779B97F4A7C15U;
        std::uint64_t z = state_;
        z = (z ^ (z >> 30U)) * 0xBF58476D1CE4E5B9U;
        z = (z ^ (z >> 27U)) * 0x94D049BB133111EBU;
        return z ^ (z >> 31U);
    }
    /// A number below `limit`, which is not 0.
    std::uint64_t below(std::uint64_t limit) { return next() % limit; }
    /// A number from 0 up to, but not including, 1.
    float unit() { return static_cast<float>(next() >> 40U) * 0x1p-24F; }
    float between(float low, float high) { return low + (high - low) * unit(); }
    [[nodiscard]] std::uint64_t state() const { return state_; }

private:
    std::uint64_t state_ = 0;
};

} // namespace navsmith::simulation
