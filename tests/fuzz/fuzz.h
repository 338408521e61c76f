// What fuzzers share. libFuzzer gives each input to `run`, which every fuzzer defines.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <span>
#include <string_view>
#include <vector>

namespace navsmith::fuzz {

using Input = std::span<const std::byte>;

void run(Input input);

inline std::string_view textOf(Input input) {
    return {reinterpret_cast<const char*>(input.data()), input.size()};
}

/// Otherwise libFuzzer keeps the input.
inline void require(bool holds) {
    if (!holds)
        std::abort();
}

inline void requireSame(Input written, Input input) {
    require(std::ranges::equal(written, input));
}

/// Every index names a vertex.
void requireIndexes(const auto& indexes, const auto& vertices) {
    for (const auto index : indexes)
        (void)vertices.at(index);
}

} // namespace navsmith::fuzz
