#include "formats/texts/texts.h"

#include <gtest/gtest.h>

#include <map>
#include <string>

namespace navsmith::texts {
namespace {

/// A language in which a few texts are known.
std::string_view pseudoGerman(const Request& request) {
    static const std::map<std::string, std::string, std::less<>> known{{"{} of {} areas", "{1} Gebiete, davon {0}"},
                                                                       {"{:.1f} units long", "{:.1f} Einheiten lang"},
                                                                       {"{} and {:g}", "{} und {:g}"},
                                                                       {"Light/lamp", "Lampe"},
                                                                       {"Light", "hell"},
                                                                       {"%n nodes/1", "%n Knoten (Einzahl)"},
                                                                       {"%n nodes/5", "%n Knoten (Mehrzahl)"}};
    std::string key(request.english);
    if (!request.id.empty() && known.contains(key + "/" + std::string(request.id)))
        key += "/" + std::string(request.id);
    if (request.count >= 0)
        key += "/" + std::to_string(request.count);
    const auto found = known.find(key);
    return found == known.end() ? std::string_view() : std::string_view(found->second);
}

class Texts : public ::testing::Test {
protected:
    static void useGerman() { install(pseudoGerman, {.point = ',', .thousands = "."}); }
    void TearDown() override { install(nullptr, {}); }
};

TEST_F(Texts, AreEnglishWithoutTranslations) {
    EXPECT_EQ(format("{} of {} areas", 3, 12), "3 of 12 areas");
    EXPECT_EQ(format("{:.1f} units long", 2.5), "2.5 units long");
    EXPECT_EQ(translated({"Light", "lamp"}), "Light");
    EXPECT_EQ(grouped(143'622), "143,622");
    EXPECT_EQ(grouped(999), "999");
    EXPECT_EQ(localNumber("-2.5"), "-2.5");
    EXPECT_EQ(separator(), ", ");
}

TEST_F(Texts, ATranslationMayChangeTheOrder) {
    useGerman();
    EXPECT_EQ(format("{} of {} areas", 3, 12), "12 Gebiete, davon 3");
}

TEST_F(Texts, UnknownTextsStayEnglish) {
    useGerman();
    EXPECT_EQ(format("{} spots", 4), "4 spots");
    EXPECT_EQ(translated({""}), "");
}

TEST_F(Texts, AnIdTellsEqualTextsApart) {
    useGerman();
    EXPECT_EQ(translated({"Light", "lamp"}), "Lampe");
    EXPECT_EQ(translated({"Light", "colour"}), "hell");
}

TEST_F(Texts, ACountSelectsThePlural) {
    useGerman();
    EXPECT_EQ(translated({.english = "%n nodes", .count = 1}), "%n Knoten (Einzahl)");
    EXPECT_EQ(translated({.english = "%n nodes", .count = 5}), "%n Knoten (Mehrzahl)");
}

TEST_F(Texts, NumbersFollowTheLanguage) {
    useGerman();
    EXPECT_EQ(format("{:.1f} units long", 2.5), "2,5 Einheiten lang");
    EXPECT_EQ(format("{} and {:g}", "{:.1f}", 0.25), "{:.1f} und 0,25") << "arguments are not texts";
    EXPECT_EQ(format("{:.2f} to {:.2f}", 1.5, 1234.25), "1,50 to 1234,25");
    EXPECT_EQ(grouped(143'622), "143.622");
    EXPECT_EQ(localNumber("-2.5"), "-2,5");
    EXPECT_EQ(plainNumber("-2,5"), "-2.5");
    EXPECT_EQ(plainNumber("-2.5"), "-2.5");
    EXPECT_EQ(separator(), "; ");
}

} // namespace
} // namespace navsmith::texts
