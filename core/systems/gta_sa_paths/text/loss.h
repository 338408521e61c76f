// What a result cannot say that was there before.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace navsmith::systems::gta_sa_paths::compiler {

struct Loss {
    std::string_view what; ///< "links: length"
    std::size_t count = 0;
    std::string first; ///< "area 12, node 3, link 0: 14, now 15"

    bool operator==(const Loss&) const = default;
};

/// Counts one more; `first` is called for the first of its kind.
template <typename First>
void addLoss(std::vector<Loss>& losses, std::string_view what, const First& first, std::size_t count = 1) {
    auto loss = std::ranges::find(losses, what, &Loss::what);
    if (loss == losses.end()) {
        losses.push_back({what, 0, first()});
        loss = losses.end() - 1;
    }
    loss->count += count;
}

} // namespace navsmith::systems::gta_sa_paths::compiler
