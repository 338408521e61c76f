// Empty files for maps.
#include "core/systems/quake_text/blank.h"
#include "core/systems/quake_text/load.h"
#include "tests/core/systems/quake_text/text_world.h"
#include "tests/support/brush_trees.h"
#include "tests/support/map_bytes.h"

#include <string>
#include <string_view>
#include <vector>

namespace navsmith::tests {
namespace {

namespace text = systems::quake_text;

/// A hall with a start and an armour, which have numbers, and a light, which has none.
std::vector<std::byte> hall() {
    SolidWorld world({-512, -128, 0}, {512, 128, 512}, {});
    world.addEntity(R"("classname" "info_player_deathmatch" "origin" "-448 0 40")");
    world.addEntity(R"("classname" "light" "origin" "0 0 40")");
    world.addEntity(R"("classname" "item_armor1" "origin" "448 0 24")");
    return world.quakeBytes();
}

std::vector<systems::BlankFile> blanksFor(const std::vector<std::byte>& map) {
    return text::blanks(
        {.name = "hall", .head = std::span(map).first(8), .bytes = map.size(), .read = [&] { return map; }});
}

TEST(QuakeTextBlanks, EveryDialectBeginsAFileThatIsReadBackAsIts) {
    const auto map = hall();
    const auto blanks = blanksFor(map);
    ASSERT_EQ(blanks.size(), 5U);
    for (const auto& blank : blanks) {
        SCOPED_TRACE(blank.name);
        const auto m = loadText({{blank.name, blank.bytes}});
        EXPECT_EQ(systemOf(m).versions.formatOf(m), blank.kind);
        EXPECT_EQ(text::mapNames(blank.name), std::vector<std::string>{"hall.bsp"});
        EXPECT_EQ(saveFiles(m), (FileBytes{{blank.name, blank.bytes}}));
        const bool isNumbered = blank.kind == "ktx" || blank.kind == "frogbot2";
        EXPECT_EQ(m.count(text::kNode), isNumbered ? 2U : 0U);
        EXPECT_EQ(text::mapMarkerCount(m), m.count(text::kNode));
    }
}

TEST(QuakeTextBlanks, ThePlaceIsWhereTheGameOfTheDialectLooks) {
    std::vector<std::pair<std::string, std::string_view>> places;
    for (const auto& blank : text::blanks({.name = "dm4"}))
        places.emplace_back(blank.name, blank.folder);
    const std::vector<std::pair<std::string, std::string_view>> expected{{"dm4.bot", "bots/maps"},
                                                                         {"dm4.way", "maps"},
                                                                         {"map_dm4.qc", "maps"},
                                                                         {"map_dm4.qc", "maps"},
                                                                         {"dm4.waypoints", "maps"}};
    EXPECT_EQ(places, expected);
}

TEST(QuakeTextBlanks, OtherGamesHaveNone) {
    EXPECT_TRUE(text::blanks({.name = "de_dust", .head = bytesOf(std::string("\x1E\0\0\0", 4))}).empty());
}

TEST(QuakeTextBlanks, MarkersThatPeopleAddComeBehindTheMaps) {
    const auto map = hall();
    auto m = loadText({{"hall.bot", blanksFor(map).front().bytes}});
    model::Transaction tx(m, "");
    const auto one = text::makeNode(tx, {0, 0, 24});
    const auto other = text::makeNode(tx, {64, 0, 24});
    const auto link = tx.create(text::kLink);
    tx.set(text::link::owner, link, model::Ref::to(one));
    tx.set(text::link::target, link, model::Ref::to(other));
    ASSERT_TRUE(tx.commit());
    EXPECT_EQ(stringOf(saveFiles(m).at("hall.bot")),
              "CreateMarker 0 0 24\nCreateMarker 64 0 24\nSetMarkerPath 3 0 4\n");
}

} // namespace
} // namespace navsmith::tests
