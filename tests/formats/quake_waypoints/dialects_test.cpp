// Waypoint texts of each dialect: values, and what an edit changes in the text.
#include "tests/formats/quake_waypoints/chains.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace navsmith::quake_waypoints {
namespace {

using tests::textOf;
using tests::waypointsOf;

TEST(QuakeTextKtx, MarkersOfTheMapComeFirst) {
    const auto w =
        waypointsOf(Dialect::Ktx, "a.bot",
                    "CreateMarker 1 2 3\nCreateMarker -4 5 6\nSetGoal 1 2\nSetZone 1 3\nSetMarkerPath 1 0 5\n"
                    "SetMarkerFlag 4 uf\nSetMarkerPath 5 2 1\nSetMarkerPathFlags 5 2 rj\n"
                    "SetRocketJumpPathFields 5 2 78.3 -1.0 4\n");
    ASSERT_EQ(w.nodes.size(), 5U);
    EXPECT_TRUE(w.nodes[2].fromMap);
    EXPECT_EQ(w.nodes[3].origin, glm::vec3(1, 2, 3));
    EXPECT_EQ(w.nodes[3].flags, 33U);
    EXPECT_EQ(w.nodes[0].goal, 2);
    EXPECT_EQ(w.nodes[0].zone, 3);
    ASSERT_EQ(w.links.size(), 2U);
    EXPECT_EQ(w.links[1].flags, 512U + 1024U);
    EXPECT_EQ(w.links[1].delay, 4);
    EXPECT_TRUE(w.source.empty()) << "it is what the game writes";
}

TEST(QuakeTextKtx, LinesThatDoNotChangeKeepTheirSpelling) {
    auto w = waypointsOf(Dialect::Ktx, "a.bot",
                         "// by me\r\nCreateMarker  1 2 3\r\n\r\nCreateMarker 4 5 6\r\nSetZone 1 03\r\nSetZone 2 1\r\n"
                         "SetMarkerPath 1 0 2\r\nWhatever 3\r\nSetMarkerPath 2 0 1");
    EXPECT_EQ(w.unread, 1U);
    w.nodes[1].zone = 7;
    w.links[1].flags = 1024;
    EXPECT_EQ(textOf(w), "// by me\r\nCreateMarker  1 2 3\r\n\r\nCreateMarker 4 5 6\r\nSetZone 1 03\r\nSetZone 2 7\r\n"
                         "SetMarkerPath 1 0 2\r\nWhatever 3\r\nSetMarkerPath 2 0 1\r\nSetMarkerPathFlags 2 0 j\r\n");
}

TEST(QuakeTextKtx, SaysHowManyMarkersAreTheMapsIfNoLineImpliesIt) {
    auto w = waypointsOf(Dialect::Ktx, "a.bot", "CreateMarker 1 2 3\nSetZone 4 1\n");
    ASSERT_EQ(w.nodes.size(), 4U);
    w.nodes.push_back({.origin = {7, 8, 9}});
    const auto text = textOf(w);
    EXPECT_EQ(text, "// map markers: 3\nCreateMarker 1 2 3\nCreateMarker 7 8 9\nSetZone 4 1\n");
    EXPECT_EQ(waypointsOf(Dialect::Ktx, "a.bot", text).nodes, w.nodes);
}

TEST(QuakeTextFrikBot, AWaypointInheritsWhatIsNotSaid) {
    const auto w = waypointsOf(Dialect::FrikBot, "a.way",
                               "saved1 1; saved2 2; saved3 3\nscratch1 2; scratch2 0; scratch3 0; scratch4 0\n"
                               "saved4 1; wait\nsaved3 -4\nscratch1 0; scratch2 1\nsaved4 1034; wait\nsaved4 3\n");
    ASSERT_EQ(w.nodes.size(), 2U);
    EXPECT_EQ(w.nodes[1].origin, glm::vec3(1, 2, -4));
    EXPECT_EQ(w.nodes[1].flags, 256U) << "the mark of a teleporter is the link's";
    ASSERT_EQ(w.links.size(), 2U);
    EXPECT_EQ(w.links[1].slot, 1);
    EXPECT_EQ(w.links[1].flags, 1U);
    EXPECT_TRUE(w.source.empty());
}

TEST(QuakeTextFrikBot, TheNextWaypointSaysWhatItInheritedBefore) {
    auto w = waypointsOf(Dialect::FrikBot, "a.way",
                         "// hello\nsaved1 1; saved2 2; saved3 3\nscratch1 0; scratch2 0; scratch3 0; scratch4 0\n"
                         "saved4 1; wait\nsaved1  5 // here\nsaved4 2; wait\nsaved1 6\nsaved4 2; wait\nsaved4 3\n");
    ASSERT_FALSE(w.source.empty());
    w.nodes[0].origin.y = 9;
    EXPECT_EQ(textOf(w), "// hello\nsaved1 1; saved2 9; saved3 3\nscratch1 0; scratch2 0; scratch3 0; scratch4 0\n"
                         "saved4 1; wait\nsaved1 5; saved2 2\nsaved4 2; wait\nsaved1 6\nsaved4 2; wait\nsaved4 3\n");
    w.nodes.erase(w.nodes.begin());
    EXPECT_EQ(textOf(w), "// hello\nsaved1 5; saved2 2; saved3 3\nscratch1 0; scratch2 0; scratch3 0; scratch4 0\n"
                         "saved4 1; wait\nsaved1 6\nsaved4 2; wait\nsaved4 3\n");
}

TEST(QuakeTextFrikBot, ALongChainIsSplitAndRenamedTogether) {
    Waypoints w{.dialect = Dialect::FrikBot, .names = {"long.way"}};
    for (std::uint32_t i = 0; i < 400; ++i) {
        const auto at = static_cast<float>(i);
        w.nodes.push_back({.origin = {at * 7, at * 5, at * 3}});
        w.links.push_back({.owner = i, .target = i % 400 + 1});
    }
    auto parts = write(w);
    ASSERT_GT(parts.size(), 2U);
    EXPECT_EQ(parts[1].name, "long.wa1");
    EXPECT_TRUE(parts[0].text.ends_with("exec maps/long.wa1\n"));
    EXPECT_TRUE(parts[1].text.starts_with("// **** break here ****\n"));
    for (const auto& part : parts)
        EXPECT_LT(part.text.size(), 8192U);
    auto again = read(Dialect::FrikBot, parts);
    ASSERT_TRUE(again);
    EXPECT_EQ(again->nodes, w.nodes);
    EXPECT_EQ(again->links, w.links);
    again->names.front() = "short.way";
    parts = write(*again);
    EXPECT_EQ(parts[1].name, "short.wa1");
    EXPECT_TRUE(parts[0].text.ends_with("exec maps/short.wa1\n"));
    again->nodes.resize(2);
    again->links.resize(2);
    EXPECT_EQ(write(*again).size(), 1U);
}

TEST(QuakeTextFrikBot, PartsThatAShorterChainDoesNotNeedAreEmptied) {
    auto w = waypointsOf(Dialect::FrikBot, "a.way",
                         "saved1 1; saved2 2; saved3 3\nscratch1 2; scratch2 0; scratch3 0; scratch4 0\n"
                         "saved4 1; wait\nsaved4 3\n");
    w.names.emplace_back("a.wa1");
    w.nodes[0].origin.x = 5;
    const auto parts = write(w);
    ASSERT_EQ(parts.size(), 2U);
    EXPECT_EQ(parts[1], (Part{"a.wa1", ""}));
    const auto again = read(Dialect::FrikBot, parts);
    ASSERT_TRUE(again);
    EXPECT_EQ(again->nodes, w.nodes);
}

TEST(QuakeTextFrikBotQc, CallsAreChangedOneByOne) {
    auto w = waypointsOf(Dialect::FrikBotQc, "map_a.qc",
                         "// QC Waypoint Dump\nvoid() map_a =\n{\n\tmake_way(' 82.0 763.0  46.0', '2 0 0', 0, 0);\n"
                         "  make_way('1 2 3', '1 0 0', 2, 257); // jump\n};\n");
    ASSERT_EQ(w.links.size(), 3U);
    EXPECT_EQ(w.links[1].flags, 1U);
    EXPECT_EQ(w.nodes[1].flags, 256U);
    w.nodes[0].origin.x = -1.5F;
    EXPECT_EQ(textOf(w), "// QC Waypoint Dump\nvoid() map_a =\n{\n\tmake_way(' -1.5 763.0  46.0', '2 0 0', 0, 0);\n"
                         "  make_way('1 2 3', '1 0 0', 2, 257); // jump\n};\n");
}

constexpr std::string_view kFrog = "void() map_a =\n{\ncustom_marker_start=3;\nN(1,2,3);N(4,5,6);\nLSQ();\n"
                                   "Z1(m1);Z2(m3);\nG3(m1);\nm3.T=5;\nm1.P0=m3;m3.P1=m1;m3.P2=m4;\nm3.D1=1024;\n"
                                   "AddIntermission(1,2,3,4,5,6);\n};\n/* MarkerInfo\nm1 item_shells 7 8 9;\n"
                                   "m3 marker 1 2 3;\nm4 marker 4 5 6;\n*/\n";

TEST(QuakeTextFrogbot2, TheListTellsTheMarkersOfTheMap) {
    const auto w = waypointsOf(Dialect::Frogbot2, "map_a.qc", kFrog);
    ASSERT_EQ(w.nodes.size(), 4U);
    EXPECT_EQ(w.nodes[0].className, "item_shells");
    EXPECT_EQ(w.nodes[0].origin, glm::vec3(7, 8, 9));
    EXPECT_TRUE(w.nodes[1].fromMap);
    EXPECT_EQ(w.nodes[2].flags, 5U);
    EXPECT_EQ(w.links.back().target, 4U);
    EXPECT_EQ(w.extras, "AddIntermission(1,2,3,4,5,6);\n");
    EXPECT_TRUE(w.source.empty());
}

TEST(QuakeTextFrogbot2, StatementsOfAnyFormAreChangedOneByOne) {
    std::string text(kFrog);
    text.replace(text.find("Z1(m1);"), 7, "Z1( m1 ); /* here */ ");
    auto w = waypointsOf(Dialect::Frogbot2, "map_a.qc", text);
    ASSERT_FALSE(w.source.empty());
    w.nodes[2].zone = 9;
    w.nodes[3].goal = 4;
    text.replace(text.find("Z2(m3);"), 7, "Z9(m3);");
    text.replace(text.find("G3(m1);"), 7, "G3(m1);G4(m4);");
    EXPECT_EQ(textOf(w), text);
    w.nodes[0].goal = 0;
    w.nodes[3].goal = 0;
    text.erase(text.find("G3(m1);G4(m4);\n"), 15);
    EXPECT_EQ(textOf(w), text) << "no empty line is left";
}

TEST(QuakeTextNexuiz, LinksFollowTheirWaypoints) {
    const std::vector<Part> parts{{"a.waypoints",
                                   "//WAYPOINT_VERSION 1.04\n'  1.0   2.0   3.0'\n'  1.0   2.0   3.0'\n0\n"
                                   "'100.0   2.0   3.0'\n'120.0   2.0   3.0'\n16384\n"},
                                  {"a.waypoints.cache", "//WAYPOINT_VERSION 1.04\n'1 2 3'*'110.5 2 3'\n"},
                                  {"a.waypoints.hardwired", "# by hand\n*'112 2 3'*'1 2 3'\n'900 0 0'*'1 2 3'\n"}};
    auto w = read(Dialect::Nexuiz, parts);
    ASSERT_TRUE(w);
    ASSERT_EQ(w->links.size(), 2U);
    EXPECT_EQ(w->links[1].source, LinkSource::Special);
    EXPECT_EQ(w->unread, 1U);
    EXPECT_EQ(write(*w), parts);
    w->nodes[0].origin.z = w->nodes[0].upper.z = -7;
    const auto output = write(*w);
    EXPECT_EQ(output[1].text, "//WAYPOINT_VERSION 1.04\n'  1.0   2.0  -7.0'*'110.0   2.0   3.0'\n");
    EXPECT_EQ(output[2].text, "# by hand\n*'110.0   2.0   3.0'*'  1.0   2.0  -7.0'\n'900 0 0'*'1 2 3'\n");
}

TEST(QuakeTextNexuiz, APartWithoutLinksStaysEmpty) {
    const std::vector<Part> parts{{"a.waypoints",
                                   "//WAYPOINT_VERSION 1.04\n'  1.0   2.0   3.0'\n'  1.0   2.0   3.0'\n0\n"
                                   "'  9.0   2.0   3.0'\n'  9.0   2.0   3.0'\n0\n"},
                                  {"a.waypoints.hardwired", "'  1.0   2.0   3.0'*'  9.0   2.0   3.0'\n"}};
    auto w = read(Dialect::Nexuiz, parts);
    ASSERT_TRUE(w);
    ASSERT_EQ(w->links.size(), 1U);
    w->links.clear();
    const auto output = write(*w);
    ASSERT_EQ(output.size(), 2U);
    EXPECT_EQ(output[1].name, "a.waypoints.hardwired");
    EXPECT_EQ(output[1].text.find("9.0"), std::string::npos);
}

TEST(QuakeText, IsRecognisedByNameAndContent) {
    EXPECT_EQ(recognise("dm4.bot", "CreateMarker 1").size(), 1U);
    EXPECT_TRUE(recognise("dm4.bot", "MZ\x90").empty());
    EXPECT_EQ(recognise("DM4.WA3", "// x").front().dialect, Dialect::FrikBot);
    EXPECT_TRUE(recognise("sound.wav", "RIFF").empty());
    EXPECT_EQ(recognise("a.waypoints.cache", "").front().dialect, Dialect::Nexuiz);
    EXPECT_TRUE(recognise("world.qc", "void() main").empty());
    const Part other{"map_a.qc", "float x;\n"};
    EXPECT_FALSE(read(*dialectOf(other), std::span(&other, 1)));
}

} // namespace
} // namespace navsmith::quake_waypoints
