// Rules of text waypoints over a map; the others are tried by harness/rules_test.cpp.
#include "tests/core/systems/quake_text/text_world.h"

namespace navsmith::tests {
namespace {

TEST(QuakeTextRules, FindNothingOverTheRightMap) {
    auto m = loadText(ktxText());
    m.setMap(markerRoom());
    EXPECT_EQ(countsOf(issuesOf(m)), Counts());
}

TEST(QuakeTextRules, TellAnotherMapByNodesInSolid) {
    auto m = loadText(withPart(ktxText(), "room.bot", "CreateMarker 0 0 24", "CreateMarker 0 0 -900"));
    m.setMap(markerRoom());
    EXPECT_EQ(countsOf(issuesOf(m)), Counts({{"QT050", 1}, {"QT052", 1}}));
}

TEST(QuakeTextRules, CompareTheMarkersWithTheEntitiesOfTheMap) {
    auto m = loadText(frogbot2Text());
    m.setMap(markerRoom());
    EXPECT_EQ(countsOf(issuesOf(m)), Counts({{"QT051", 1}})) << "the door is not in the list";
    m = loadText(withPart(frogbot2Text(), "map_hall.qc", "item_health", "item_shells"));
    m.setMap(markerRoom());
    EXPECT_EQ(countsOf(issuesOf(m)), Counts({{"QT051", 1}, {"QT053", 1}}));
}

} // namespace
} // namespace navsmith::tests
