// Random choices that follow from one seed, the same with every standard library.
#pragma once

#include <cstddef>
#include <cstdint>
#include <random>
#include <vector>

namespace navsmith::monkey {

class Chance {
public:
    explicit Chance(std::uint64_t seed) : engine_(seed) {}

    /// From 0 to less than `count`, which must not be 0.
    std::size_t below(std::size_t count) { return static_cast<std::size_t>(engine_() % count); }
    int between(int least, int most) {
        const int count = most - least + 1;
        return least + static_cast<int>(below(static_cast<std::size_t>(count)));
    }
    bool percent(int chance) { return between(1, 100) <= chance; }
    template <typename T>
    const T& of(const std::vector<T>& choices) {
        return choices[below(choices.size())];
    }

private:
    std::mt19937_64 engine_;
};

} // namespace navsmith::monkey
