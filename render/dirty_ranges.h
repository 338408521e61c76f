// The items of an array written since its last upload, as a few ranges.
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

/// Merges ranges that are close together, because another upload costs more than a few extra bytes. Merges the closest
/// ranges when there are too many.
class DirtyRanges {
public:
    static constexpr std::size_t kGap = 16; ///< maximum number of clean items between two ranges that are merged
    static constexpr std::size_t kMost = 8; ///< maximum number of ranges

    void add(std::size_t first, std::size_t count);
    void clear() { ranges_.clear(); }
    [[nodiscard]] bool empty() const { return ranges_.empty(); }
    /// Ascending, with gaps of more than kGap.
    [[nodiscard]] std::span<const ItemRange> ranges() const { return ranges_; }
    [[nodiscard]] std::size_t items() const;

private:
    void mergeClosest();

    std::vector<ItemRange> ranges_;
};

} // namespace navsmith::render
