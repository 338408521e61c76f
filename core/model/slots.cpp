#include "core/model/slots.h"

#include <algorithm>
#include <bit>
#include <cstdint>

namespace navsmith::model {

namespace {

constexpr std::size_t kFew = 512;    ///< fewer are sorted by comparing
constexpr std::size_t kSparse = 512; ///< most slots for each row that are marked

/// One bit a slot: cheaper than comparing where rows are dense.
void sortByMarks(std::vector<Slot>& rows, Slot last) {
    constexpr Slot kBits = 64;
    std::vector<std::uint64_t> marks(last / kBits + 1);
    for (const Slot row : rows)
        marks[row / kBits] |= std::uint64_t{1} << (row % kBits);
    rows.clear();
    for (Slot word = 0; word < marks.size(); ++word) {
        for (auto bits = marks[word]; bits != 0; bits &= bits - 1)
            rows.push_back(word * kBits + static_cast<Slot>(std::countr_zero(bits)));
    }
}

} // namespace

void sortUnique(std::vector<Slot>& rows) {
    if (!std::ranges::is_sorted(rows)) {
        const Slot last = std::ranges::max(rows);
        if (rows.size() >= kFew && last / kSparse <= rows.size()) {
            sortByMarks(rows, last);
            return;
        }
        std::ranges::sort(rows);
    }
    rows.erase(std::unique(rows.begin(), rows.end()), rows.end());
}

} // namespace navsmith::model
