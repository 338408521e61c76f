// What people type who know SQL, QGIS, Overpass, jq or the console of a game, before they have read a page: either it
// is understood, and as what, or the message says what to write.
#include "core/query/query.h"
#include "tests/core/systems/harness/system_case.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <string_view>

namespace navsmith::query {
namespace {

struct Guess {
    std::string_view system;
    std::string_view typed;
    std::string_view meant;     ///< the same in the words of the docs; empty: it is refused
    std::string_view told = {}; ///< part of what the refusal says
};

constexpr std::array<Guess, 52> kGuesses{{
    {"source_nav", "areas where place is null", "area: place = none"},
    {"source_nav", "select * from area where width < 25", "area: width < 25"},
    {"source_nav", "area: place in ('BombsiteA', 'BombsiteB')", "area: place = BombsiteA or place = BombsiteB"},
    {"source_nav", "area: place not in (BombsiteA, BombsiteB)", "area: not (place = BombsiteA or place = BombsiteB)"},
    {"source_nav", "area: place like 'Bomb%'", "area: place ~ Bomb"},
    {"source_nav", "area: place contains \"Bomb\"", "area: place ~ Bomb"},
    {"source_nav", "area: width between 25 and 50", "area: width >= 25 and width <= 50"},
    {"source_nav", "area: 0 < depth < 25", "area: 0 < depth and depth < 25"},
    {"source_nav", "area: crouch && !jump", "area: crouch and not jump"},
    {"source_nav", "area: crouch == true", "area: crouch"},
    {"source_nav", "area: width * depth <> 0", "area: width * depth != 0"},
    {"source_nav", "area: hiding_spots = 0", "area: count(hiding_spots) = 0"},
    {"source_nav", "area: count(hiding_spots) == 0", "area: count(hiding_spots) = 0"},
    {"source_nav", "area: length(connections) > 8", "area: count(connections) > 8"},
    {"source_nav", "AREA: WIDTH > 200 AND NOT CROUCH", "area: width > 200 and not crouch"},
    {"source_nav", "area: place == null", "area: place = none"},
    {"source_nav", "area: id in (1, 2, 3)", "area: id = 1 or id = 2 or id = 3"},
    {"source_nav", "connection: one_way", "connection: target != none and not two_way"},
    {"source_nav", "hiding spots: ideal sniper spot", "hiding_spot: ideal_sniper_spot"},
    {"source_nav", "area: nav_crouch", "area: crouch"},
    {"source_nav", "area[crouch]", "area: crouch"},
    {"source_nav", ".areas[] | select(.width > 200)", "area: width > 200"},
    {"source_nav", "area: $area < 400", "area: width * depth < 400"},
    {"source_nav", "ladder: height > 200", "ladder: abs(top.z - bottom.z) > 200"},
    {"source_nav", "area: \"width\" > 25", "area: width > 25"},
    {"gta_sa_paths", "nodes where road_class = highway and links < 2",
     "node: road_class = highway and count(links) < 2"},
    {"gta_sa_paths", "node: highway", "node: road_class = highway"},
    {"gta_sa_paths", "node: road class = \"highway\"", "node: road_class = highway"},
    {"gta_sa_paths", "node: roadClass = highway", "node: road_class = highway"},
    {"gta_sa_paths", "node: class = highway", "node: road_class = highway"},
    {"gta_sa_paths", "node[road_class=highway]", "node: road_class = highway"},
    {"gta_sa_paths", "node: x between -100 and 100 and y between -100 and 100", "node: within(-100, -100, 100, 100)"},
    {"gta_sa_paths", "node: is_water", "node: water"},
    {"gta_sa_paths", "node: boat", "node: water"},
    {"gta_sa_paths", "node: road_class = motorway", "", "road_class is one of: slow; normal; highway"},
    {"gta_sa_paths", "node: file like '%27%'", "node: file.name ~ 27"},
    {"gta_sa_paths", "node: links is empty", "node: none(links)"},
    {"gta_sa_paths", "link: oneway = yes", "link: one_way"},
    {"gta_sa_paths", "node: area in (26, 27)", "node: area = 26 or area = 27"},
    {"gta_sa_paths", "link: length > 100m", "link: length > 100"},
    {"gta_sa_paths", "node: width > 0 order by width desc limit 10", "", "only says which elements"},
    {"gta_sa_paths", "node(around:100, 0, 0)", "", "distance(x, y)"},
    {"gta_sa_paths", "node: flags_word & 0x80", "node: flags_word % 256 >= 128"},
    {"gta_sa_save", "pickups where type = 'once' and visible", "pickup: type = once and visible"},
    {"gta_sa_save", "garage: name like 'cj%'", "garage: name starts with cj"},
    {"gta_sa_save", "car generators: model = infernus", "car_generator: model = Infernus"},
    {"gta_sa_save", "car generators: heading = north", "", "heading is a number"},
    {"gta_sa_save", "stored car: colour_1 != colour_2", "stored_car: colour_1 != colour_2"},
    {"quake_nav3", "links where type in ('long jump', 'rocket jump')",
     "link: type = \"long jump\" or type = \"rocket jump\""},
    {"quake_nav3", "link: type = jump", "", "did you mean 'long jump'"},
    {"quake_nav3", "node: underwater and not hazard", "node: under_water and not hazard"},
    {"quake_nav3", "nodes where radius >= 16 and links = 0", "node: radius >= 16 and count(links) = 0"},
}};

class FirstGuesses : public tests::EverySystem {};

TEST_P(FirstGuesses, AreUnderstoodOrAnswered) {
    auto documents = c().sound();
    if (c().odd != nullptr)
        std::ranges::move(c().odd(), std::back_inserter(documents));
    if (c().real != nullptr)
        std::ranges::move(c().real(), std::back_inserter(documents));
    for (const auto& guess : kGuesses) {
        if (guess.system != c().system().id)
            continue;
        const auto& schema = *c().system().schema;
        const auto query = parseSelection(guess.typed, schema);
        if (guess.meant.empty()) {
            ASSERT_FALSE(query) << guess.typed;
            EXPECT_NE(withCaret(query.error(), guess.typed).find(guess.told), std::string::npos)
                << withCaret(query.error(), guess.typed);
            continue;
        }
        EXPECT_TRUE(query) << withCaret(query.error(), guess.typed);
        const auto expected = parseSelection(guess.meant, schema);
        EXPECT_TRUE(expected) << withCaret(expected.error(), guess.meant);
        for (const auto& document : documents) {
            if (!query || !expected)
                break;
            const auto m = tests::loadDocument(c().system(), document);
            EXPECT_EQ(query->select(m), expected->select(m)) << guess.typed << " in " << document.name;
        }
    }
}

/// In a table and in a dialog the type is known already.
TEST_P(FirstGuesses, MeanTheSameWhereTheTypeIsChosen) {
    for (const auto& guess : kGuesses) {
        if (guess.system != c().system().id || guess.meant.empty())
            continue;
        const auto& schema = *c().system().schema;
        const auto query = parseSelection(guess.typed, schema);
        ASSERT_TRUE(query) << withCaret(query.error(), guess.typed);
        EXPECT_TRUE(Query::parse(guess.typed, schema, query->type())) << guess.typed;
    }
}

INSTANTIATE_TEST_SUITE_P(Systems, FirstGuesses, testing::ValuesIn(tests::allCases()), tests::caseName);

TEST(FirstGuessesInAll, AreMostlyUnderstood) {
    EXPECT_GE(std::ranges::count_if(kGuesses, [](const Guess& guess) { return !guess.meant.empty(); }), 45);
}

} // namespace
} // namespace navsmith::query
