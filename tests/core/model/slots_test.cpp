#include "core/model/slots.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <set>

namespace navsmith::model {
namespace {

TEST(Slots, AreSortedAndEachOnceHoweverManyAndWhereverTheyLie) {
    std::mt19937 random(7);
    for (const std::size_t count : {0U, 1U, 2U, 100U, 511U, 512U, 5000U}) {
        for (const Slot end : {1U, 64U, 65U, 3000U, 4000000U, 0x7FFFFFFFU}) {
            std::vector<Slot> rows(count);
            for (auto& row : rows)
                row = static_cast<Slot>(random() % end);
            const std::set<Slot> expected(rows.begin(), rows.end());
            sortUnique(rows);
            EXPECT_TRUE(std::ranges::equal(rows, expected)) << count << " rows before " << end;
        }
    }
}

TEST(Slots, NoSlotIsTheLast) {
    std::vector<Slot> rows(1000, 3);
    rows.front() = kNoSlot;
    sortUnique(rows);
    EXPECT_EQ(rows, (std::vector<Slot>{3, kNoSlot}));
}

} // namespace
} // namespace navsmith::model
