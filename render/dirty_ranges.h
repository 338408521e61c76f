// Which items of an array were written since its last upload, as a few ranges.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

namespace navsmith::render {

struct ItemRange {
    std::size_t first = 0;
    std::size_t last = 0; ///< one past the last

    bool operator==(const ItemRange&) const = default;
};

/// Ranges that lie close together are merged: a further upload costs more than some bytes. So are the closest ones of
/// too many.
class DirtyRanges {
public:
    static constexpr std::size_t kGap = 16; ///< items between two ranges that are uploaded along with them, at most
    static constexpr std::size_t kMost = 8; ///< ranges

    void add(std::size_t first, std::size_t count);
    void clear() { ranges_.clear(); }
    [[nodiscard]] bool empty() const { return ranges_.empty(); }
    /// Ascending, and more than kGap apart.
    [[nodiscard]] std::span<const ItemRange> ranges() const { return ranges_; }
    [[nodiscard]] std::size_t items() const;

private:
    void mergeClosest();

    std::vector<ItemRange> ranges_;
};

} // namespace navsmith::render
