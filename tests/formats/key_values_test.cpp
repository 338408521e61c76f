// Texts of keys and values.
#include "formats/key_values/key_values.h"
#include "tests/support/map_bytes.h"

#include <gtest/gtest.h>

namespace navsmith::key_values {
namespace {

KeyValues parsed(const std::string& text) {
    return readKeyValues(tests::bytesOf(text));
}

TEST(KeyValues, keysValuesAndBlocks) {
    const auto read = parsed("// a comment\r\n\"Root\"\n{\n\tplain value // more\n\"two words\" \"a \\ b { } // c\"\n"
                             "inner { x 1 x 2 } empty {} bare{y 3}\n}\nlast one");
    EXPECT_TRUE(read.notes.empty()) << read.notes.front();
    ASSERT_EQ(read.entries.size(), 2U);
    const auto& root = read.entries[0];
    EXPECT_TRUE(root.isBlock);
    EXPECT_EQ(findValue(root.block, "PLAIN"), "value") << "keys have no case";
    EXPECT_EQ(findValue(root.block, "two words"), "a \\ b { } // c");
    EXPECT_EQ(findValue(root.block, "inner"), std::nullopt) << "a block has no value";
    EXPECT_EQ(findValue(findKey(root.block, "inner")->block, "x"), "1") << "the first";
    EXPECT_EQ(findKey(root.block, "inner")->block.size(), 2U);
    EXPECT_TRUE(findKey(root.block, "empty")->isBlock);
    EXPECT_EQ(findValue(findKey(root.block, "bare")->block, "y"), "3");
    EXPECT_EQ(findValue(read.entries, "last"), "one");
    EXPECT_EQ(findKey(read.entries, "none"), nullptr);
}

TEST(KeyValues, conditionsAreThoseOfWindows) {
    const auto read = parsed("a 1 [$X360] a 2 [!$X360] b 1 [ $PS3 || $WIN32 ] c 1 [$WIN32 && !$WINDOWS]\n"
                             "d [$X360] { x 1 } e [$WIN32] { x 1 } f { g 1 [$OSX] } $color [1 0.5 0]");
    EXPECT_TRUE(read.notes.empty()) << read.notes.front();
    EXPECT_EQ(findValue(read.entries, "a"), "2");
    EXPECT_EQ(findValue(read.entries, "b"), "1");
    EXPECT_EQ(findKey(read.entries, "c"), nullptr);
    EXPECT_EQ(findKey(read.entries, "d"), nullptr);
    EXPECT_EQ(findKey(read.entries, "e")->block.size(), 1U);
    EXPECT_TRUE(findKey(read.entries, "f")->block.empty());
    EXPECT_EQ(findValue(read.entries, "$color"), "[1 0.5 0]") << "a vector is no condition";
}

TEST(KeyValues, damageIsNoted) {
    EXPECT_EQ(parsed("} a 1").entries.size(), 1U);
    EXPECT_EQ(parsed("} a 1").notes.size(), 1U);
    const auto open = parsed("a { b { c 1");
    EXPECT_EQ(findValue(open.entries[0].block[0].block, "c"), "1");
    EXPECT_EQ(open.notes.size(), 1U);
    EXPECT_EQ(parsed("a \"b").notes.size(), 1U);
    EXPECT_EQ(findValue(parsed("a \"b").entries, "a"), "b");
    EXPECT_EQ(parsed("{ a 1 }").entries[0].block.size(), 1U) << "a block without a name";
    EXPECT_EQ(parsed("a { b }").entries[0].block.size(), 1U) << "a key without a value";
    std::string deep;
    for (int i = 0; i < 100'000; ++i)
        deep += "a{";
    EXPECT_EQ(parsed(deep).entries.size(), 1U);
    EXPECT_FALSE(parsed(deep).notes.empty());
    EXPECT_TRUE(parsed("").entries.empty());
}

} // namespace
} // namespace navsmith::key_values
