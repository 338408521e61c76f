#include "render/dirty_ranges.h"

#include <gtest/gtest.h>

#include <vector>

#include <rapidcheck.h>

namespace navsmith::render {
namespace {

std::vector<ItemRange> rangesOf(const DirtyRanges& dirty) {
    return {dirty.ranges().begin(), dirty.ranges().end()};
}

TEST(DirtyRanges, keepsDistantRangesSeparate) {
    DirtyRanges dirty;
    EXPECT_TRUE(dirty.empty());
    dirty.add(500, 1);
    dirty.add(0, 2);
    dirty.add(1000, 5);
    EXPECT_EQ(rangesOf(dirty), (std::vector<ItemRange>{{0, 2}, {500, 501}, {1000, 1005}}));
    EXPECT_EQ(dirty.items(), 8U);
    dirty.add(7, 0);
    EXPECT_EQ(dirty.items(), 8U);
    dirty.clear();
    EXPECT_TRUE(dirty.empty());
}

TEST(DirtyRanges, mergesCloseOrOverlappingRanges) {
    DirtyRanges dirty;
    dirty.add(0, 2);
    dirty.add(2 + DirtyRanges::kGap, 1);
    EXPECT_EQ(rangesOf(dirty), (std::vector<ItemRange>{{0, 3 + DirtyRanges::kGap}}));
    dirty.add(500, 1);
    dirty.add(1, 499);
    EXPECT_EQ(rangesOf(dirty), (std::vector<ItemRange>{{0, 501}}));
}

TEST(DirtyRanges, mergesTheClosestOfTooManyRanges) {
    DirtyRanges dirty;
    for (std::size_t i = 0; i < DirtyRanges::kMost; ++i)
        dirty.add(i * 1000, 1);
    dirty.add(3100, 1);
    const auto ranges = rangesOf(dirty);
    ASSERT_EQ(ranges.size(), DirtyRanges::kMost);
    EXPECT_EQ(ranges[3], (ItemRange{3000, 3101}));
}

TEST(DirtyRanges, coverEverythingAdded) {
    EXPECT_TRUE(rc::check([] {
        DirtyRanges dirty;
        std::vector<bool> written(3000);
        for (int i = *rc::gen::inRange(1, 40); i > 0; --i) {
            const auto first = *rc::gen::inRange<std::size_t>(0, 2900);
            const auto count = *rc::gen::inRange<std::size_t>(0, 60);
            dirty.add(first, count);
            for (std::size_t k = first; k < first + count; ++k)
                written[k] = true;
        }
        std::size_t end = 0;
        for (const auto& range : dirty.ranges()) {
            RC_ASSERT(range.first < range.last);
            RC_ASSERT(end == 0 || range.first > end + DirtyRanges::kGap);
            RC_ASSERT(written[range.first] && written[range.last - 1]);
            for (std::size_t k = end; k < range.first; ++k)
                RC_ASSERT(!written[k]);
            end = range.last;
        }
        for (std::size_t k = end; k < written.size(); ++k)
            RC_ASSERT(!written[k]);
        RC_ASSERT(dirty.ranges().size() <= DirtyRanges::kMost);
    }));
}

} // namespace
} // namespace navsmith::render
