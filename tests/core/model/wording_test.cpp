#include "core/model/wording.h"
#include "formats/texts/texts.h"

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

TEST(Wording, CountsHaveThePluralsOfTheLanguage) {
    texts::install(
        [](const texts::Request& request) -> std::string_view {
            if (request.english != "%n nodes")
                return {};
            return request.count == 1 ? "%n узел" : request.count < 5 ? "%n узла" : "%n узлов";
        },
        {.point = ',', .thousands = " "});
    EXPECT_EQ(counted(1, "node"), "1 узел");
    EXPECT_EQ(counted(3, "node"), "3 узла");
    EXPECT_EQ(counted(68237, "node"), "68 237 узлов");
    EXPECT_EQ(counted(2, "entry", "entries"), "2 entries") << "not translated";
    texts::install(nullptr, {});
}

TEST(Wording, TextsBeginWithACapital) {
    EXPECT_EQ(capitalised("node"), "Node");
    EXPECT_EQ(capitalised("узел"), "Узел");
    EXPECT_EQ(capitalised("ряд"), "Ряд");
    EXPECT_EQ(capitalised("ёмкость"), "Ёмкость");
    EXPECT_EQ(capitalised("área"), "Área");
    for (const auto* same : {"", "3 nodes", "Knoten", "Узел", "日本", "÷"})
        EXPECT_EQ(capitalised(same), same);
}

TEST(Wording, NamesAreEnumerated) {
    EXPECT_EQ(listOf({}), "");
    EXPECT_EQ(listOf({"a"}), "a");
    EXPECT_EQ(listOf({"a", "b"}), "a and b");
    EXPECT_EQ(listOf({"a", "b", "c"}), "a, b and c");
}

} // namespace
} // namespace navsmith::model
