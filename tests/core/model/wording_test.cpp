#include "core/model/wording.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace navsmith::model {
namespace {

std::string listOf(const std::vector<std::string>& names) {
    return enumerated(names);
}

TEST(Wording, CountsHaveSeparatorsAndPlurals) {
    EXPECT_EQ(counted(1, "file"), "1 file");
    EXPECT_EQ(counted(0, "file"), "0 files");
    EXPECT_EQ(counted(143622, "file"), "143,622 files");
    EXPECT_EQ(counted(2, "entry", "entries"), "2 entries");
}

TEST(Wording, NamesAreEnumerated) {
    EXPECT_EQ(listOf({}), "");
    EXPECT_EQ(listOf({"a"}), "a");
    EXPECT_EQ(listOf({"a", "b"}), "a and b");
    EXPECT_EQ(listOf({"a", "b", "c"}), "a, b and c");
}

} // namespace
} // namespace navsmith::model
