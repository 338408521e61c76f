#include "core/files/path_text.h"

#include <gtest/gtest.h>

#include <random>
#include <string>

namespace navsmith::files {
namespace {

TEST(PathText, GivesBackAnyBytes) {
    for (const auto* text :
         {"", "a.dat", "maps/foo.nav", "\xC3\xBC", "\xE6\x97\xA5\xE6\x9C\xAC", "\xF0\x9F\x9A\x97", "e\xFF", "\xC3",
          "\xC0\x80", "\xED\xB2\x85", "\xED\xA0\xBD", "\xF4\x90\x80\x80", "\x80\xBF", "a\xE6\x97"})
        EXPECT_EQ(toBytes(fromBytes(text)), text);
    std::mt19937 random(7);
    for (int round = 0; round < 2000; ++round) {
        std::string text;
        for (auto length = random() % 12; length > 0; --length)
            text += static_cast<char>(random() % 2 == 0 ? 0x80 + random() % 0x80 : 'a' + random() % 26);
        ASSERT_EQ(toBytes(fromBytes(text)), text);
    }
}

TEST(PathText, HasTheSystemsSeparatorsOnlyForPeople) {
    const auto path = std::filesystem::path("maps") / "foo.nav";
    EXPECT_EQ(toBytes(path), "maps/foo.nav");
    const auto shown = std::string("maps") + static_cast<char>(std::filesystem::path::preferred_separator) + "foo.nav";
    EXPECT_EQ(toText(path), shown);
    EXPECT_EQ(toText(fromBytes("maps/foo.nav")), shown);
}

} // namespace
} // namespace navsmith::files
