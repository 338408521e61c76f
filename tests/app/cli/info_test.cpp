#include "core/files/path_text.h"
#include "tests/app/cli/cli_process.h"
#include "tests/core/files/temp_folder.h"
#include "tests/core/opening/path_sets.h"
#include "tests/support/child_process.h"
#include "tests/support/map_bytes.h"
#include "tests/support/path_bytes.h"

#include <gtest/gtest.h>

namespace navsmith::cli::test {
namespace {

using files::test::put;
using files::test::snapshot;
using files::test::TempFolder;
using opening::test::areaText;
using opening::test::putAreas;

using Strings = std::vector<std::string>;

class Info : public files::test::InTempFolder {};

TEST_F(Info, CountsTypesAndFlagsOfASet) {
    putAreas(temp.path(), {5, 6});
    const auto result = runCli({"info", "--json", temp.path().string()});
    EXPECT_EQ(result.status, 0);
    EXPECT_TRUE(result.err.empty()) << result.err;
    const auto json = result.json();
    ASSERT_EQ(json.at("documents").size(), 1U);
    const auto& document = json["documents"][0];
    EXPECT_EQ(document.at("path"), temp.path().string());
    EXPECT_EQ(document.at("system"), "gta_sa_paths");
    EXPECT_EQ(document.at("files"), (Strings{"NODES5.DAT", "NODES6.DAT"}));
    EXPECT_EQ(document.at("kinds"), (nlohmann::ordered_json{{"file", 2}, {"node", 14}, {"link", 18}, {"navi", 8}}));
    EXPECT_EQ(document.at("groups").at("node"), (nlohmann::ordered_json{{"vehicle", 10}, {"ped", 4}}));
    // smallArea(): one dead end, two boat nodes, a pedestrian node switched off; crossings with and without a light.
    const auto& flags = document.at("flags");
    EXPECT_EQ(keysOf(flags), (Strings{"file", "node", "link", "navi"}));
    EXPECT_EQ(flags["node"].at("dead_end"), 2);
    EXPECT_EQ(flags["node"].at("water"), 4);
    EXPECT_EQ(flags["node"].at("switched_off"), 2);
    EXPECT_EQ(flags["node"].at("road_block"), 0) << "also lists flags that no element has";
    EXPECT_EQ(flags["link"].at("crosses_road"), 4);
    EXPECT_EQ(flags["link"].at("pedestrian_light"), 2);
    EXPECT_EQ(flags["navi"].at("light_side"), 2);
    EXPECT_TRUE(json.at("problems").empty());
}

TEST_F(Info, TextHasTheSameCounts) {
    putAreas(temp.path(), {5});
    const auto result = runCli({"info", temp.path().string()});
    EXPECT_EQ(result.status, 0);
    for (const auto* words : {"San Andreas paths, 1 file\n", "vehicle 5, ped 2", "dead_end", "crosses_road"})
        EXPECT_NE(result.out.find(words), std::string::npos) << words << " in\n" << result.out;
}

TEST_F(Info, SingleFileIsADocument) {
    const auto files = putAreas(temp.path(), {5, 6});
    const auto json = runCli({"info", "--json", files[1].string()}).json();
    ASSERT_EQ(json["documents"].size(), 1U);
    EXPECT_EQ(json["documents"][0]["path"], files[1].string());
    EXPECT_EQ(json["documents"][0]["kinds"]["file"], 1);
}

TEST_F(Info, SeveralPathsGiveOneJsonDocumentInOrder) {
    putAreas(temp.path() / "b", {5});
    putAreas(temp.path() / "a", {6});
    const auto json = runCli({"info", "--json", (temp.path() / "b").string(), (temp.path() / "a").string()}).json();
    ASSERT_EQ(json["documents"].size(), 2U);
    EXPECT_EQ(json["documents"][0]["path"], (temp.path() / "b").string());
    EXPECT_EQ(json["documents"][1]["path"], (temp.path() / "a").string());
}

TEST_F(Info, AFolderOfSeveralSetsGivesSeveralDocuments) {
    putAreas(temp.path(), {5, 6});
    put(temp.path() / "nodes5.dat", areaText(5));
    put(temp.path() / "copy of 7", areaText(7));
    put(temp.path() / "readme.txt", "hello");
    const auto result = runCli({"info", "--json", temp.path().string()});
    EXPECT_EQ(result.status, 0);
    const auto expected = tests::kOnWindows ? 2U : 3U; // NODES5.DAT and nodes5.dat are one file there
    EXPECT_EQ(result.json()["documents"].size(), expected);
}

TEST_F(Info, DuplicatePathIsOneDocument) {
    const auto files = putAreas(temp.path(), {5, 6});
    const auto folder = temp.path().string();
    EXPECT_EQ(runCli({"info", "--json", folder, folder, files[0].string()}).json()["documents"].size(), 1U);
}

TEST_F(Info, InvalidUtf8InNamesKeepsJsonValid) {
    SKIP_IN_WINE("it keeps names as UTF-8, which has no halves of surrogate pairs");
    const TempFolder temp;
    const auto path = temp.path() / files::fromBytes("k\xFCste");
    putAreas(path, {5});
    const auto result = runCli({"info", "--json", files::toText(path)});
    EXPECT_EQ(result.status, 0);
    EXPECT_EQ(result.json()["documents"][0]["path"], files::toText(temp.path() / files::fromBytes("k\xEF\xBF\xBDste")));
}

TEST_F(Info, ChangesNothingOnDisk) {
    putAreas(temp.path(), {5});
    put(temp.path() / ".navsmith-save.staging", "torn");
    const auto before = snapshot(temp.path());
    for (const auto* command : {"info", "roundtrip", "dump", "check"}) {
        const auto result = runCli({command, temp.path().string()});
        EXPECT_NE(result.err.find("interrupted"), std::string::npos) << command;
        EXPECT_TRUE(std::filesystem::exists(temp.path() / ".navsmith-save.staging")) << command;
    }
    EXPECT_EQ(snapshot(temp.path()), before);
}

/// A map of GoldSrc whose floor has a texture in a WAD file.
std::string goldSrcMap() {
    auto raw = tests::smallMap();
    raw.entities = "{ \"classname\" \"worldspawn\" \"wad\" \"/somewhere/small.wad\" }";
    return files::test::textOf(tests::buildQuakeMap(raw, tests::RawQuakeForm::GoldSrc));
}

TEST(InfoTextures, CountsFacesAndNamesWhatIsMissing) {
    const TempFolder temp;
    const auto map = temp.path() / "mod" / "maps" / "small.bsp";
    put(map, goldSrcMap());
    put(temp.path() / "mod" / "maps" / "readme.txt", "no map");
    const auto colours = std::vector<std::byte>(768);
    const auto wad =
        tests::buildWad({{"FLOOR", tests::buildMiptex("FLOOR", 16, 16, std::vector<std::byte>(256), colours)}});
    put(temp.path() / "valve" / "small.wad", wad);
    const auto result = runCli({"info", "--textures", "--json", map.parent_path().string()});
    EXPECT_EQ(result.status, 0) << result.err;
    const auto json = result.json();
    ASSERT_EQ(json.at("maps").size(), 1U);
    const auto& told = json["maps"][0];
    EXPECT_EQ(told.at("path"), map.string());
    EXPECT_EQ(told.at("kind"), "GoldSrc map (BSP 30)");
    EXPECT_EQ(told.at("faces"), 6);
    EXPECT_EQ(told.at("faces_with_texture"), 1);
    EXPECT_EQ(told.at("textures"), 6);
    EXPECT_EQ(told.at("missing"), (Strings{"*water", "SKY1", "door", "rock", "{fence"}));
    EXPECT_EQ(told.at("image_bytes"), 1024);
    EXPECT_EQ(told.at("light").at("width"), 0);
    EXPECT_TRUE(told.at("notes").empty());
    const auto text = runCli({"info", "--textures", map.string()});
    EXPECT_EQ(text.status, 0);
    for (const auto* words :
         {"GoldSrc map (BSP 30)\n", "1 of 6 faces have a texture", "5 missing: *water, SKY1", "light: none"})
        EXPECT_NE(text.out.find(words), std::string::npos) << words << " in\n" << text.out;
}

TEST(InfoTextures, ReportsWhatIsNoMap) {
    const TempFolder temp;
    put(temp.path() / "text.bsp", "not a map");
    const auto result = runCli({"info", "--textures", "--json", (temp.path() / "text.bsp").string()});
    EXPECT_NE(result.status, 0);
    EXPECT_EQ(result.json().at("problems").size(), 1U);
    EXPECT_NE(runCli({"info", "--textures", (temp.path() / "none.bsp").string()}).status, 0);
}

/// An area whose second node has these flags besides its own.
std::string areaWithFlags(std::uint32_t flags) {
    auto area = tests::smallArea(5);
    area.nodes[1].flags |= flags;
    for (auto& node : area.nodes)
        node.secondPointer = 0; // anything else is without an explanation
    return files::test::textOf(tests::buildArea(area, tests::RawForm::Exact));
}

TEST_F(Info, StrictFailsOnWhatTheFormatPagesDoNotExplain) {
    const auto file = temp.path() / "NODES5.DAT";
    put(file, areaWithFlags(0));
    EXPECT_EQ(runCli({"info", "--strict", file.string()}).status, 0);
    put(file, areaWithFlags(1U << 9U));
    EXPECT_EQ(runCli({"info", file.string()}).status, 0);
    const auto strict = runCli({"info", "--strict", file.string()});
    EXPECT_EQ(strict.status, 1);
    EXPECT_NE(strict.out.find("  unknown: NODES5.DAT: node 5:1: bit_9: yes\n"), std::string::npos) << strict.out;
    const auto json = runCli({"info", "--strict", "--json", file.string()}).json();
    EXPECT_EQ(
        json["documents"][0].at("unknown"),
        nlohmann::ordered_json::parse(R"([{"file": "NODES5.DAT", "kind": "node", "index": 1, "element": "node 5:1",
                                                 "property": "bit_9", "value": "yes"}])"));
    EXPECT_FALSE(runCli({"info", "--json", file.string()}).json()["documents"][0].contains("unknown"));
}

TEST_F(Info, StrictNamesBytesAfterTheEnd) {
    const auto file = temp.path() / "NODES5.DAT";
    put(file, areaWithFlags(0) + "left");
    const auto strict = runCli({"info", "--strict", file.string()});
    EXPECT_EQ(strict.status, 1);
    EXPECT_NE(strict.out.find("tail: 4 bytes: 6C 65 66 74\n"), std::string::npos) << strict.out;
}

TEST_F(Info, StrictListsTheFirstOfManyUnlessVerbose) {
    auto area = tests::smallArea(5);
    while (area.links.size() < 30)
        area.links.push_back(area.links.back());
    auto& links = area.nodes.back();
    links.flags = (links.flags & ~0xFU) |
                  static_cast<std::uint32_t>(area.links.size() - static_cast<std::size_t>(links.firstLink));
    for (auto& link : area.links)
        link.crossing |= 0x80;
    put(temp.path() / "NODES5.DAT", tests::buildArea(area, tests::RawForm::Exact));
    const auto brief = runCli({"info", "--strict", temp.path().string()}).out;
    const auto all = runCli({"-v", "info", "--strict", temp.path().string()}).out;
    const auto count = [](std::string_view text) {
        std::size_t lines = 0;
        for (auto at = text.find("crossing_bits_2_7: 32"); at != std::string_view::npos;
             at = text.find("crossing_bits_2_7: 32", at + 1))
            ++lines;
        return lines;
    };
    EXPECT_EQ(count(brief), 10U);
    EXPECT_NE(brief.find("more of links (see --verbose)"), std::string::npos) << brief;
    EXPECT_GT(count(all), 10U);
    EXPECT_EQ(all.find("see --verbose"), std::string::npos);
}

} // namespace
} // namespace navsmith::cli::test
