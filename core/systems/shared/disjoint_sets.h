// Numbers in sets that grow together: union-find with path halving.
#pragma once

#include <cstddef>
#include <cstdint>
#include <numeric>
#include <vector>

namespace navsmith::systems {

class DisjointSets {
public:
    /// Each number is a set of its own.
    explicit DisjointSets(std::size_t size = 0) : parents_(size) { std::iota(parents_.begin(), parents_.end(), 0U); }

    /// One more number.
    std::uint32_t add() {
        parents_.push_back(static_cast<std::uint32_t>(parents_.size()));
        return parents_.back();
    }
    /// The number that stands for the set.
    std::uint32_t root(std::uint32_t i) {
        while (parents_[i] != i)
            i = parents_[i] = parents_[parents_[i]];
        return i;
    }
    /// The set of `b` joins that of `a`, whose root stays.
    void unite(std::uint32_t a, std::uint32_t b) { parents_[root(b)] = root(a); }

private:
    std::vector<std::uint32_t> parents_;
};

} // namespace navsmith::systems
