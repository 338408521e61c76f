// Waypoints in text form as documents: opened, kept unchanged, edited, written.
#include "core/systems/quake_nav/schema.h"
#include "formats/quake/nav_json.h"
#include "tests/core/systems/quake_nav/converting.h"

#include <gtest/gtest.h>

#include <string>

namespace navsmith::tests {
namespace {

namespace file = systems::quake_nav::file;
namespace node = systems::quake_nav::node;
using model::Model;
using systems::Confidence;
using systems::quake_nav::kLink;
using systems::quake_nav::kNode;

const std::string kName = "e1m1.navjson";

/// As written by the tools.
std::string plainText() {
    Model m = loadWaypoints(smallWaypoints({false, 17, 24, 36, 30}));
    convertTo(m, "navjson-3");
    return textOf(saveWaypoints(m));
}

/// Made by hand: other indentation, other names, unknown members.
std::string oddText() {
    return R"({"Nodes": [
        {"Origin": [0, 0, 0.50], "Radius": 16, "Colour": "red", "Links": [{"Target": [1e2, 0, 0]}, {"Target": [5, 5, 5]}]},
        {"Origin": [100, 0, 0], "Radius": 1.6e1}],
      "Version": 2, "Map": {"Name": "A map"}, "Thanks": ["to", "all"]})";
}

std::string fixedOddText() {
    std::string text = oddText();
    return text.replace(text.find("1.6e1"), 5, "16");
}

TEST(QuakeNavText, isRecognisedByNameAndBeginning) {
    const auto recognise = [](const std::string& name, std::string_view head) {
        return quakeSystem().codec.recognise(name, std::as_bytes(std::span(head)), 1000);
    };
    EXPECT_EQ(recognise(kName, "{\n  \"Version\": 3,"), Confidence::Maybe);
    EXPECT_EQ(recognise("E1M1.NAVJSON", "\xEF\xBB\xBF{"), Confidence::Maybe);
    EXPECT_EQ(recognise("package.json", "{\n  \"Version\": 3,"), Confidence::No);
    EXPECT_EQ(recognise("navjson", "{"), Confidence::No);
    EXPECT_EQ(recognise(kName, "[1, 2]"), Confidence::No);
    EXPECT_EQ(recognise(kName, ""), Confidence::No);
    EXPECT_EQ(recognise("e1m1.nav", "{}"), Confidence::No);
    EXPECT_EQ(recognise(kName, "NAV2"), Confidence::Sure);
    EXPECT_EQ(quake2System().codec.recognise(kName, std::as_bytes(std::span(std::string_view("{ }"))), 3),
              Confidence::No);
}

TEST(QuakeNavText, unchangedIsWrittenBackToTheByte) {
    std::string windows;
    for (const char c : plainText())
        windows += c == '\n' ? "\r\n" : std::string(1, c);
    for (const std::string& text : {plainText(), plainText() + "\n", windows, "\xEF\xBB\xBF" + plainText(),
                                    fixedOddText(), std::string(R"({"Version": 1, "Nodes": []})")}) {
        const Model m = loadWaypoints(bytesOf(text), kName);
        const auto saved = saveFile(m);
        EXPECT_EQ(textOf(saved.bytes), text);
        EXPECT_EQ(saved.name, kName);
    }
}

TEST(QuakeNavText, isADocumentLikeAnyOther) {
    const auto loaded = loadFile(bytesOf(plainText()), kName);
    EXPECT_TRUE(loaded.notices.empty());
    const Model& m = loaded.model;
    EXPECT_EQ(m.schema().id, systems::quake_nav::kQuakeId);
    EXPECT_EQ(m.count(kNode), 4U);
    EXPECT_EQ(m.count(kLink), 7U);
    EXPECT_EQ(m.get(file::version, 0), 17);
    EXPECT_EQ(quakeSystem().versions.formatOf(m), "navjson-3");
    EXPECT_EQ(quakeSystem().map.mapNames(kName), std::vector<std::string>{"e1m1.bsp"});
    EXPECT_EQ(quakeSystem().codec.fieldAt(m, 0, 0), "line 1");
    EXPECT_EQ(quakeSystem().codec.fieldAt(m, 0, plainText().find("\"Map\"")), "line 3");
}

TEST(QuakeNavText, whatIsNotKeptIsSaid) {
    const auto loaded = loadFile(bytesOf(fixedOddText()), kName);
    ASSERT_EQ(loaded.notices.size(), 3U);
    EXPECT_NE(loaded.notices[0].text.find("there is no node at 5, 5, 5"), std::string::npos) << loaded.notices[0].text;
    EXPECT_NE(loaded.notices[1].text.find("Colour"), std::string::npos) << loaded.notices[1].text;
    EXPECT_NE(loaded.notices[2].text.find("kept until the first edit"), std::string::npos);
    for (const auto& notice : loaded.notices)
        EXPECT_EQ(notice.file, kName);
    EXPECT_EQ(loaded.model.count(kLink), 1U);
}

model::Change setRadius(Model& m, model::Slot row, std::uint16_t radius) {
    model::Transaction tx(m, "Set radius");
    tx.set(node::radius, row, radius);
    return std::move(*tx.commit());
}

TEST(QuakeNavText, editChangesWhatItMeansAndNothingElse) {
    const std::string text = plainText();
    Model m = loadWaypoints(bytesOf(text), kName);
    const auto was = "\"Radius\": " + std::to_string(m.get(node::radius, 0));
    setRadius(m, 0, 12345);
    std::string expected = text;
    expected.replace(expected.find(was), was.size(), "\"Radius\": 12345");
    EXPECT_EQ(textOf(saveWaypoints(m)), expected);
}

TEST(QuakeNavText, editOfAnOddTextWritesItAnewAndUndoGivesItBack) {
    Model m = loadWaypoints(bytesOf(fixedOddText()), kName);
    const auto change = setRadius(m, 1, 32);
    const std::string text = textOf(saveWaypoints(m));
    EXPECT_EQ(text, R"({
  "Version": 2,
  "Map": {"Name": "A map"},
  "Thanks": ["to", "all"],
  "Nodes": [
    {
      "Origin": [
        0,
        0,
        0.5
      ],
      "Flags": 0,
      "Links": [
        {
          "Target": [
            100,
            0,
            0
          ],
          "Type": 0
        }
      ],
      "Radius": 16
    },
    {
      "Origin": [
        100,
        0,
        0
      ],
      "Flags": 0,
      "Links": [],
      "Radius": 32
    }
  ]
})");
    m.apply(change, model::Direction::Backward);
    EXPECT_EQ(textOf(saveWaypoints(m)), fixedOddText());
}

TEST(QuakeNavText, conversionGivesTheOtherFile) {
    Model m = loadWaypoints(smallWaypoints({}));
    convertTo(m, "navjson-3");
    EXPECT_EQ(saveFile(m).name, "e1m1.navjson");
    const auto json = quake::readNavJson(saveWaypoints(m));
    ASSERT_TRUE(json);
    EXPECT_EQ(json->version, 3);
    EXPECT_EQ(json->meta, quake::newNavJsonMeta("e1m1"));
    convertTo(m, "navjson-1");
    EXPECT_EQ(saveFile(m).name, "e1m1.navjson");
    EXPECT_EQ(quake::readNavJson(saveWaypoints(m))->version, 1);
    convertTo(m, "v18");
    EXPECT_EQ(saveFile(m).name, "e1m1.nav");
    EXPECT_EQ(readWaypoints(saveWaypoints(m)).form.version, 18);
}

TEST(QuakeNavText, creditsStayThroughVersionsOfTheText) {
    Model m = loadWaypoints(bytesOf(fixedOddText()), kName);
    convertTo(m, "navjson-3");
    const std::string text = textOf(saveWaypoints(m));
    EXPECT_NE(text.find("\"Map\": {\"Name\": \"A map\"},\n  \"Thanks\": [\"to\", \"all\"],\n  \"Settings\""),
              std::string::npos)
        << text;
    convertTo(m, "v17");
    convertTo(m, "navjson-3");
    EXPECT_EQ(textOf(saveWaypoints(m)).find("Thanks"), std::string::npos) << "a .nav has no place for them";
}

TEST(QuakeNavText, faultsNameTheFileAndTheLine) {
    const auto faultOf = [](const std::string& text) {
        const auto bytes = bytesOf(text);
        const systems::InputFile input{kName, bytes};
        const auto loaded = quakeSystem().codec.load(std::span(&input, 1), {});
        return loaded ? std::string("was loaded") : describe(loaded.error());
    };
    EXPECT_NE(faultOf(oddText()).find("Nodes[1].Radius, line 3"), std::string::npos) << faultOf(oddText());
    EXPECT_NE(faultOf(oddText()).find(kName), std::string::npos);
    EXPECT_NE(faultOf("{").find("truncated"), std::string::npos) << faultOf("{");
    EXPECT_NE(faultOf("").find("truncated"), std::string::npos) << faultOf("");
}

} // namespace
} // namespace navsmith::tests
