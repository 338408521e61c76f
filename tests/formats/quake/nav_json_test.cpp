// The JSON form of waypoints: reading, writing exactly like the community tools, and errors for anything else.
#include "formats/quake/nav_json.h"
#include "tests/formats/quake/nav_compare.h"
#include "tests/support/corpus.h"
#include "tests/support/quake_nav_bytes.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <charconv>
#include <cmath>
#include <limits>
#include <random>
#include <string>
#include <vector>

namespace navsmith::quake {
namespace {

using bytes::FormatErrorCode;

// As written by the tools, made by hand: two nodes and three links; version 3.
constexpr const char* kText = R"({
  "Version": 3,
  "Map": {
    "Name": "The \u0022Pit\u0022",
    "Author": "Somebody",
    "Filename": "pit",
    "Urls": [
      "https://example.org/pit"
    ]
  },
  "Contributors": [
    "One",
    "Two"
  ],
  "Comments": "",
  "Settings": {
    "Heuristic": 0.7
  },
  "Nodes": [
    {
      "Origin": [
        1.5,
        -0.48013172,
        256.53125
      ],
      "Flags": 272,
      "Links": [
        {
          "Target": [
            117.24776,
            -120.11354,
            256.53125
          ],
          "Type": 0
        },
        {
          "Target": [
            117.24776,
            -120.11354,
            256.53125
          ],
          "Type": 5,
          "Traversal": [
            [
              0,
              0,
              0
            ],
            [
              1,
              2,
              3
            ],
            [
              4,
              5,
              6.25
            ]
          ],
          "Edict": {
            "Mins": [
              -1,
              -2,
              -3
            ],
            "Maxs": [
              1,
              2,
              3
            ],
            "EntityId": -75
          }
        }
      ],
      "Radius": 56
    },
    {
      "Origin": [
        117.24776,
        -120.11354,
        256.53125
      ],
      "Flags": 0,
      "Links": [
        {
          "Target": [
            1.5,
            -0.48013172,
            256.53125
          ],
          "Type": 3,
          "Traversal": [
            [
              7,
              8,
              9
            ],
            [
              10,
              11,
              12
            ],
            [
              13,
              14,
              15
            ]
          ]
        }
      ],
      "Radius": 4
    }
  ]
})";

bytes::Result<NavJson> readText(std::string_view text) {
    return readNavJson(std::as_bytes(std::span(text)));
}

NavJson readWell(std::string_view text) {
    auto json = readText(text);
    if (!json) {
        ADD_FAILURE() << bytes::describe(json.error()) << " in\n" << text;
        return {};
    }
    return *std::move(json);
}

bytes::FormatError readBadly(std::string_view text) {
    const auto json = readText(text);
    if (json) {
        ADD_FAILURE() << "was read: " << text;
        return {};
    }
    EXPECT_LE(json.error().offset, text.size());
    EXPECT_FALSE(json.error().field.empty() || json.error().found.empty() || json.error().expected.empty());
    return json.error();
}

std::string replaced(std::string text, std::string_view what, std::string_view by) {
    const auto at = text.find(what);
    EXPECT_NE(at, std::string::npos) << what;
    return at == std::string::npos ? text : text.replace(at, what.size(), by);
}

// A complete text around the members of one node and the links of another.
std::string around(std::string_view node, std::string_view links = "", int version = 2) {
    return R"({"Version": )" + std::to_string(version) + R"(, "Nodes": [{"Origin": [0, 0, 0])" + std::string(node) +
           R"(}, {"Origin": [1, 1, 1], "Links": [)" + std::string(links) + "]}]}";
}

TEST(QuakeNavJson, everyMemberIsRead) {
    const NavJson json = readWell(kText);
    EXPECT_EQ(json.version, 3);
    EXPECT_TRUE(json.notes.empty());
    const NavFile& graph = json.graph;
    EXPECT_EQ(graph.game, NavGame::Quake);
    EXPECT_EQ(graph.version, 17);
    EXPECT_EQ(graph.layout, layoutsOf(NavGame::Quake, 17).front());
    EXPECT_EQ(graph.heuristic, 0.7F);
    ASSERT_EQ(graph.nodes.size(), 2U);
    EXPECT_EQ(graph.nodes[0].origin, glm::vec3(1.5F, -0.48013172F, 256.53125F));
    EXPECT_EQ(graph.nodes[0].flags, 272);
    EXPECT_EQ(graph.nodes[0].radius, 56);
    EXPECT_EQ(graph.nodes[0].linkCount, 2);
    EXPECT_EQ(graph.nodes[1].firstLink, 2);
    ASSERT_EQ(graph.links.size(), 3U);
    EXPECT_EQ(graph.links[0].target, 1);
    EXPECT_EQ(graph.links[0].traversal, kNoTraversal);
    EXPECT_EQ(graph.links[1].type, 5);
    EXPECT_EQ(graph.links[1].traversal, 0);
    EXPECT_EQ(graph.links[2].target, 0);
    EXPECT_EQ(graph.links[2].traversal, 1);
    ASSERT_EQ(graph.traversals.size(), 2U);
    EXPECT_EQ(graph.traversals[0].end, glm::vec3(4, 5, 6.25F));
    EXPECT_EQ(graph.traversals[1].exit, glm::vec3(7, 8, 9));
    ASSERT_EQ(graph.edicts.size(), 1U);
    EXPECT_EQ(graph.edicts[0].link, 1);
    EXPECT_EQ(graph.edicts[0].minimum, glm::vec3(-1, -2, -3));
    EXPECT_EQ(graph.edicts[0].entity, -75);
}

TEST(QuakeNavJson, textOfTheToolsRoundTrips) {
    EXPECT_EQ(writeNavJson(readWell(kText)), kText);
    std::string second = replaced(kText, "\"Version\": 3", "\"Version\": 2");
    second = replaced(second, "  \"Settings\": {\n    \"Heuristic\": 0.7\n  },\n", "");
    EXPECT_EQ(writeNavJson(readWell(second)), second);
    std::string first = replaced(second, "\"Version\": 2", "\"Version\": 1");
    first = replaced(first, "\"EntityId\": -75", "\"Targetname\": 12,\n            \"Classname\": -75");
    EXPECT_EQ(writeNavJson(readWell(first)), first);
    EXPECT_EQ(readWell(first).graph.version, 14);
    EXPECT_EQ(readWell(first).graph.edicts[0].targetName, 12);
    EXPECT_EQ(readWell(first).graph.edicts[0].className, -75);
}

TEST(QuakeNavJson, keepsLineEndings) {
    std::string windows;
    for (const char c : std::string_view(kText))
        windows += c == '\n' ? "\r\n" : std::string(1, c);
    EXPECT_EQ(writeNavJson(readWell(windows)), windows);
    EXPECT_EQ(writeNavJson(readWell(std::string(kText) + "\n")), std::string(kText) + "\n");
    EXPECT_EQ(writeNavJson(readWell(windows + "\r\n")), windows + "\r\n");
}

TEST(QuakeNavJson, keepsMembersBesideTheNodes) {
    std::string text = replaced(kText, "  \"Comments\": \"\",\n",
                                "  \"Comments\": \"don't\",\n  \"Extra\": {\"a\": [1,2 , 3.00], \"b\": null},\n");
    text = replaced(text, "    \"One\",\n    \"Two\"", "\t\t\"One\",\n\t\t\"Two\"");
    text = replaced(text, "\"Heuristic\": 0.7", "\"Heuristic\": 0.7,\n    \"Other\": 1.50");
    EXPECT_EQ(writeNavJson(readWell(text)), text);
    EXPECT_EQ(readWell(text).graph.heuristic, 0.7F);
    // Members that are null or in another order keep their place.
    const std::string odd = "{\n  \"Version\": 2,\n  \"Comments\": null,\n  \"Map\": 7,\n  \"Nodes\": []\n}";
    EXPECT_EQ(writeNavJson(readWell(odd)), odd);
}

TEST(QuakeNavJson, emptyTextIsShort) {
    const std::string shortest = "{\n  \"Version\": 1,\n  \"Nodes\": []\n}";
    EXPECT_EQ(writeNavJson(readWell(shortest)), shortest);
    EXPECT_TRUE(readWell(shortest).meta.empty());
    NavJson none = readWell(shortest);
    none.meta = "no JSON";
    EXPECT_EQ(writeNavJson(none), shortest);
}

TEST(QuakeNavJson, newTextMatchesTheTools) {
    NavJson json = readWell(R"({"Version": 3, "Settings": {"Heuristic": 0.8}, "Nodes": []})");
    json.meta = newNavJsonMeta("e1m1");
    const std::string text = writeNavJson(json);
    EXPECT_EQ(text,
              "{\n  \"Version\": 3,\n  \"Map\": {\n    \"Name\": \"\",\n    \"Author\": \"\",\n    \"Filename\": "
              "\"e1m1\",\n    \"Urls\": []\n  },\n  \"Contributors\": [],\n  \"Comments\": \"\",\n  \"Settings\": "
              "{\n    \"Heuristic\": 0.8\n  },\n  \"Nodes\": []\n}");
    EXPECT_EQ(writeNavJson(readWell(text)), text);
    json.meta = newNavJsonMeta("a\"b\\\n\xC3\xA9\xF0\x9F\x98\x80\xFF");
    EXPECT_NE(writeNavJson(json).find(R"("a\u0022b\\\n\u00E9\uD83D\uDE00\uFFFD")"), std::string::npos);
}

TEST(QuakeNavJson, numberFormatMatchesTheTools) {
    const std::pair<float, const char*> expected[] = {{0.0F, "0"},
                                                      {-0.0F, "-0"},
                                                      {1.0F, "1"},
                                                      {-60.0F, "-60"},
                                                      {0.53125F, "0.53125"},
                                                      {0.53123474F, "0.53123474"},
                                                      {111.892426F, "111.892426"},
                                                      {-1024.5F, "-1024.5"},
                                                      {1234567.0F, "1234567"},
                                                      {16777216.0F, "16777216"},
                                                      {1e10F, "1E+10"},
                                                      {1.5e-5F, "1.5E-05"},
                                                      {0.0001F, "0.0001"},
                                                      {100.0F, "100"},
                                                      {3.4028235e38F, "3.4028235E+38"},
                                                      {1e-45F, "1E-45"},
                                                      {0.7F, "0.7"}};
    for (const auto& [value, text] : expected)
        EXPECT_EQ(navJsonNumber(value), text);
}

TEST(QuakeNavJson, floatsRoundTripExactly) {
    std::mt19937 random(7);
    std::string text = R"({"Version": 2, "Nodes": [)";
    std::vector<std::uint32_t> bits;
    for (int i = 0; i < 30'000; ++i) {
        auto value = static_cast<std::uint32_t>(random());
        if (i < 256)
            value = static_cast<std::uint32_t>(i) << 23U | (value & 0x8000'0001U); // every exponent
        if (!std::isfinite(std::bit_cast<float>(value)))
            continue;
        bits.push_back(value);
        text += bits.size() > 1 ? "," : "";
        text += R"({"Origin": [)" + navJsonNumber(std::bit_cast<float>(value)) + ", 0, 0]}";
    }
    const NavJson json = readWell(text + "]}");
    ASSERT_EQ(json.graph.nodes.size(), bits.size());
    for (std::size_t i = 0; i < bits.size(); ++i)
        ASSERT_EQ(std::bit_cast<std::uint32_t>(json.graph.nodes[i].origin.x), bits[i]) << i;
}

TEST(QuakeNavJson, acceptsOtherNumberFormats) {
    const auto xOf = [](std::string_view number) {
        return readWell(R"({"Version": 2, "Nodes": [{"Origin": [)" + std::string(number) + ", 0, 0]}]}")
            .graph.nodes.at(0)
            .origin.x;
    };
    EXPECT_EQ(xOf("1e3"), 1000.0F);
    EXPECT_EQ(xOf("-2.50E+1"), -25.0F);
    EXPECT_EQ(xOf("123456789012345678901234567890"), 123456789012345678901234567890.0F);
    EXPECT_EQ(xOf("0.1000000000000000055511151231257827021181583404541015625"), 0.1F);
    EXPECT_EQ(xOf("1e-60"), 0.0F);
    EXPECT_EQ(xOf("1e-400"), 0.0F);
    EXPECT_TRUE(std::signbit(xOf("-1e-400")));
    EXPECT_TRUE(std::isnan(xOf("\"NaN\"")));
    EXPECT_EQ(xOf("\"-Infinity\""), -std::numeric_limits<float>::infinity());
}

TEST(QuakeNavJson, nonFiniteNumbersAreWrittenByName) {
    NavJson json = readWell(kText);
    json.graph.heuristic = std::numeric_limits<float>::quiet_NaN();
    json.graph.nodes[1].origin.x = std::numeric_limits<float>::infinity();
    const std::string text = writeNavJson(json);
    const NavJson again = readWell(text);
    EXPECT_TRUE(std::isnan(again.graph.heuristic));
    EXPECT_TRUE(rawOf(again.graph).links == rawOf(json.graph).links);
    EXPECT_EQ(writeNavJson(again), text);
}

TEST(QuakeNavJson, absentAndNullMembersAreTheDefaults) {
    const NavJson json = readWell(
        around(R"(, "Flags": null, "Links": null)", R"({"Target": [0, 0, 0], "Traversal": null, "Edict": null})"));
    EXPECT_EQ(json.graph.nodes[0].flags, 0);
    EXPECT_EQ(json.graph.nodes[0].radius, 0);
    ASSERT_EQ(json.graph.links.size(), 1U);
    EXPECT_EQ(json.graph.links[0].type, 0);
    EXPECT_EQ(json.graph.links[0].traversal, kNoTraversal);
    EXPECT_TRUE(json.graph.edicts.empty());
    const NavJson third = readWell(R"({"Version": 3, "Nodes": []})");
    EXPECT_EQ(third.graph.heuristic, 0.8F);
    EXPECT_EQ(third.notes.size(), 1U);
}

TEST(QuakeNavJson, lastDuplicateMemberWins) {
    EXPECT_EQ(readWell(around(R"(, "Radius": 8, "R\u0061dius": 12)")).graph.nodes[0].radius, 12);
}

TEST(QuakeNavJson, reportsUnknownMembers) {
    const NavJson json = readWell(around(R"(, "Colour": "red")", R"({"Target": [0, 0, 0], "Cost": 1, "Edict": {
        "Mins": [0, 0, 0], "Maxs": [0, 0, 0], "Targetname": 7}}, {"Target": [0, 0, 0], "Cost": {"a": 2}})"));
    ASSERT_EQ(json.notes.size(), 3U);
    EXPECT_EQ(json.notes[0], "Unknown member \"Colour\" of 1 node was dropped.");
    EXPECT_EQ(json.notes[1], "Unknown member \"Cost\" of 2 links was dropped.");
    EXPECT_EQ(json.notes[2], "Unknown member \"Targetname\" of 1 edict was dropped.");
}

TEST(QuakeNavJson, danglingLinkIsSkippedWithANote) {
    const NavJson json = readWell(around("", R"({"Target": [5, 0, 0], "Traversal": [[1,1,1],[1,1,1],[1,1,1]], "Edict":
        {"Mins": [0, 0, 0], "Maxs": [0, 0, 0]}}, {"Target": [0, 0, -0.0], "Type": 4})"));
    ASSERT_EQ(json.graph.links.size(), 1U);
    EXPECT_EQ(json.graph.links[0].type, 4);
    EXPECT_TRUE(json.graph.traversals.empty());
    EXPECT_TRUE(json.graph.edicts.empty());
    EXPECT_EQ(json.graph.nodes[1].linkCount, 1);
    ASSERT_EQ(json.notes.size(), 1U);
    EXPECT_NE(json.notes[0].find("Node 1, link 0, line 1"), std::string::npos) << json.notes[0];
}

TEST(QuakeNavJson, lastNodeAtAPlaceWins) {
    const NavJson json = readWell(
        R"({"Version": 2, "Nodes": [{"Origin": [1, 2, 3], "Links": [{"Target": [1, 2, 3]}]}, {"Origin": [1, 2, 3]}]})");
    ASSERT_EQ(json.graph.links.size(), 1U);
    EXPECT_EQ(json.graph.links[0].target, 1);
    EXPECT_EQ(json.notes.size(), 1U);
}

TEST(QuakeNavJson, numberOfNotesIsLimited) {
    std::string links;
    for (int i = 0; i < 5000; ++i)
        links += std::string(i > 0 ? "," : "") + R"({"Target": [9, 9, 9], "Member)" + std::to_string(i) + R"(": 0})";
    EXPECT_LT(readWell(around("", links)).notes.size(), 100U);
}

// Errors ----------------------------------------------------------------------------------------------------------

TEST(QuakeNavJson, reportsWrongValuesWithPosition) {
    const struct {
        std::string text;
        std::string field;
        std::string found;
    } wrong[] = {
        {replaced(kText, "\"Radius\": 4\n", "\"Radius\": -4\n"), "Nodes[1].Radius, line 111", "-4"},
        {replaced(kText, "\"Flags\": 272", "\"Flags\": 65536"), "Nodes[0].Flags, line 26", "65536"},
        {replaced(kText, "\"Flags\": 272", "\"Flags\": 1.0"), "Nodes[0].Flags, line 26", "1.0"},
        {replaced(kText, "\"Type\": 5", "\"Type\": \"5\""), "Nodes[0].Links[1].Type, line 42", "\"5\""},
        {replaced(kText, "\"EntityId\": -75", "\"EntityId\": 2147483648"), "Nodes[0].Links[1].Edict.EntityId, line 71",
         "2147483648"},
        {replaced(kText, "0.7", "1e39"), "Settings.Heuristic, line 17", "1e39"},
        {replaced(kText, "0.7", "true"), "Settings.Heuristic, line 17", "true"},
        {around("", R"({"Target": [0, 0]})"), "Nodes[1].Links[0].Target, line 1", "an array"},
        {around("", R"({"Target": [0, 0, [0]]})"), "Nodes[1].Links[0].Target, line 1", "an array"},
        {around("", R"({"Target": [0, 0, "0"]})"), "Nodes[1].Links[0].Target, line 1", "\"0\""},
        {around("", R"({"Target": {"x": 0}})"), "Nodes[1].Links[0].Target, line 1", "an object"},
        {around("", R"({"Type": 0})"), "Nodes[1].Links[0].Target, line 1", "nothing"},
        {around("", R"({"Target": [0, 0, 0], "Traversal": [[0, 0, 0]]})"), "Nodes[1].Links[0].Traversal, line 1",
         "1 points"},
        {around("", R"({"Target": [0, 0, 0], "Traversal": [[0, 0, 0], [0, 0, 0], 4]})"),
         "Nodes[1].Links[0].Traversal[2], line 1", "4"},
        {around("", R"({"Target": [0, 0, 0], "Edict": []})"), "Nodes[1].Links[0].Edict, line 1", "an array"},
        {around("", R"({"Target": [0, 0, 0], "Edict": {"Maxs": [0, 0, 0]}})"), "Nodes[1].Links[0].Edict.Mins, line 1",
         "nothing"},
        {around(R"(, "Links": {})"), "Nodes[0].Links, line 1", "an object"},
        {around(R"(, "Links": [4])"), "Nodes[0].Links[0].link, line 1", "4"},
        {R"({"Version": 2, "Nodes": {}})", "Nodes, line 1", "an object"},
        {R"({"Version": 2, "Nodes": [null]})", "Nodes[0].node, line 1", "null"},
        {R"({"Version": 2})", "Nodes, line 1", "nothing"},
        {R"({"Version": 2.0, "Nodes": []})", "Version, line 1", "2.0"},
    };
    for (const auto& each : wrong) {
        const auto error = readBadly(each.text);
        EXPECT_EQ(error.code, FormatErrorCode::BadValue) << each.field;
        EXPECT_EQ(error.field, each.field);
        EXPECT_EQ(error.found, each.found);
    }
    const auto error = readBadly(replaced(kText, "\"Radius\": 56", "\"Radius\":  null5"));
    EXPECT_EQ(error.code, FormatErrorCode::BadValue);
    EXPECT_EQ(error.field, "JSON, line 75");
}

TEST(QuakeNavJson, offsetIsThatOfTheValue) {
    const std::string text = replaced(kText, "\"Type\": 5", "\"Type\":\t -5");
    EXPECT_EQ(readBadly(text).offset, text.find("-5,"));
    const std::string twice = "\xEF\xBB\xBF \n" + replaced(kText, "\"Version\": 3", "\"Version\": 9");
    EXPECT_EQ(readBadly(twice).offset, twice.find('9'));
}

TEST(QuakeNavJson, otherTextsAreNotWaypoints) {
    EXPECT_EQ(readBadly("[]").code, FormatErrorCode::BadMagic);
    EXPECT_EQ(readBadly("17").code, FormatErrorCode::BadMagic);
    EXPECT_EQ(readBadly(R"({"name": "something else"})").code, FormatErrorCode::BadMagic);
    EXPECT_EQ(readBadly("").code, FormatErrorCode::Truncated);
    EXPECT_EQ(readBadly("{").code, FormatErrorCode::Truncated);
    EXPECT_EQ(readBadly("NAV2").code, FormatErrorCode::BadValue);
    EXPECT_EQ(readBadly(std::string("\xFF\xFE{\0", 4)).code, FormatErrorCode::BadValue);
    for (const char* version : {"0", "4", "-1", "14"}) {
        const auto error = readBadly(R"({"Nodes": 7, "Version": )" + std::string(version) + "}");
        EXPECT_EQ(error.code, FormatErrorCode::Unsupported);
        EXPECT_EQ(error.field, "Version, line 1");
    }
    const auto maybe = [](std::string_view text) { return mayBeNavJson(std::as_bytes(std::span(text))); };
    EXPECT_TRUE(maybe(kText));
    EXPECT_TRUE(maybe("\xEF\xBB\xBF\r\n {"));
    EXPECT_FALSE(maybe("[1]"));
    EXPECT_FALSE(maybe(""));
    EXPECT_FALSE(maybe("  "));
}

TEST(QuakeNavJson, deepNestingIsRefused) {
    for (const std::string_view open : {"[", "{\"a\":"}) {
        std::string deep;
        for (int i = 0; i < 1'000'000; ++i)
            deep += open;
        EXPECT_EQ(readBadly(deep).code, FormatErrorCode::Unsupported);
        std::string within = R"({"Version": 2, "Nodes": [], "Extra": )";
        EXPECT_EQ(readBadly(within + deep).code, FormatErrorCode::Unsupported);
    }
    const std::string level(60, '['); // within the limit
    const std::string text =
        "{\n  \"Version\": 2,\n  \"Extra\": " + level + std::string(60, ']') + ",\n  \"Nodes\": []\n}";
    EXPECT_EQ(writeNavJson(readWell(text)), text);
}

TEST(QuakeNavJson, hostileValuesAreRefused) {
    for (const char* value : {"NaN", "Infinity", "-Infinity", "1e999", "-1e999", "0x10", "01", "+1", ".5", "1.", "'1'"})
        readBadly(around(std::string(R"(, "Radius": )") + value));
    readBadly(around(R"(, "Radius": )" + std::string(100'000, '9')));
    readBadly(around(R"(, "Name": ")"
                     "\xC0\x80"
                     R"(")"));
    readBadly(around(R"(, "Name": "\uD800")"));
    readBadly(std::string(kText) + "x");
    readBadly(replaced(kText, "\"Version\": 3,", "\"Version\": 3, // a comment\n"));
    readBadly(replaced(kText, "\"Radius\": 4\n", "\"Radius\": 4,\n"));
}

TEST(QuakeNavJson, refusesMoreThan16BitsAllow) {
    std::string nodes = R"({"Version": 2, "Nodes": [)";
    for (std::size_t i = 0; i <= kMaxNavNodes; ++i)
        nodes += std::string(i > 0 ? "," : "") + R"({"Origin":[0,0,0]})";
    EXPECT_EQ(readBadly(nodes + "]}").code, FormatErrorCode::CountTooLarge);
    std::string links;
    for (std::size_t i = 0; i <= kMaxNavLinks; ++i)
        links += std::string(i > 0 ? "," : "") + R"({"Target":[0,0,0]})";
    EXPECT_EQ(readBadly(around("", links)).code, FormatErrorCode::CountTooLarge);
}

TEST(QuakeNavJson, everyTruncationIsRefused) {
    const std::string text(kText);
    for (std::size_t size = 0; size < text.size(); ++size) {
        const std::string cut = text.substr(0, size);
        const auto error = readBadly(cut);
        EXPECT_TRUE(error.code == FormatErrorCode::Truncated || error.code == FormatErrorCode::BadValue) << size;
    }
}

// Conversion between text and bytes -------------------------------------------------------------------------------

// In the order of the text: traversals and edicts sorted by link.
NavFile inOrder(const NavFile& file) {
    NavFile sorted = file;
    sorted.traversals.clear();
    for (NavLink& link : sorted.links) {
        if (link.traversal == kNoTraversal)
            continue;
        sorted.traversals.push_back(file.traversals.at(link.traversal));
        link.traversal = static_cast<std::uint16_t>(sorted.traversals.size() - 1);
    }
    std::stable_sort(sorted.edicts.begin(), sorted.edicts.end(),
                     [](const NavEdict& a, const NavEdict& b) { return a.link < b.link; });
    return sorted;
}

TEST(QuakeNavJsonCorpus, bytesRoundTripThroughText) {
    std::size_t tried = 0;
    for (const char* name : {"quake-nav", "quake-nav/derived"}) {
        const auto folder = tests::corpusFolder(name);
        if (!folder)
            GTEST_SKIP() << tests::missingCorpus(name);
        for (const auto& path : tests::filesIn(*folder)) {
            if (path.extension() != ".nav")
                continue;
            const auto file = readNav(tests::readFile(path));
            ASSERT_TRUE(file) << path;
            for (std::int32_t version = kFirstNavJson; version <= kLastNavJson; ++version) {
                if (file->game != NavGame::Quake || file->version != navVersionOf(version))
                    continue;
                const std::string text = writeNavJson({version, *file, newNavJsonMeta("map"), {}});
                const NavJson again = readWell(text);
                EXPECT_TRUE(again.notes.empty()) << path << ": " << again.notes.front();
                EXPECT_TRUE(writeNav(again.graph) == writeNav(inOrder(*file))) << path;
                EXPECT_EQ(writeNavJson(again), text) << path;
                ++tried;
            }
        }
    }
    EXPECT_GT(tried, 20U);
}

TEST(QuakeNavJson, omitsWhatTextCannotStore) {
    tests::RawWaypoints raw = tests::smallWaypoints({false, 17, 24, 36, 30});
    raw.links[0].target = 77;                        // no such node
    raw.traversals.push_back(raw.traversals[0]);     // without a link
    raw.edicts.push_back({0xFFFF, {}, {}, 1, 0, 0}); // without a link
    raw.edicts.push_back({1, {}, {}, 2, 0, 0});      // the second one of its link
    raw.nodes[3].linkCount = 9;                      // beyond the last
    const auto file = readNav(tests::buildWaypoints(raw));
    ASSERT_TRUE(file);
    const NavJson again = readWell(writeNavJson({3, *file, {}, {}}));
    EXPECT_EQ(again.graph.nodes.size(), 4U);
    EXPECT_EQ(again.graph.links.size(), 6U);
    EXPECT_EQ(again.graph.links[0].mask, raw.links[1].mask); // before version 18 the mask is part of the type
    EXPECT_EQ(again.graph.traversals.size(), 3U);
    ASSERT_EQ(again.graph.edicts.size(), 2U);
    EXPECT_EQ(again.graph.edicts[0].entity, raw.edicts[0].entity);
}

} // namespace
} // namespace navsmith::quake
