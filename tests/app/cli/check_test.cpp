#include "core/systems/registry.h"
#include "tests/app/cli/cli_process.h"
#include "tests/core/files/temp_folder.h"
#include "tests/core/opening/path_sets.h"
#include "tests/support/ain_bytes.h"
#include "tests/support/corpus.h"
#include "tests/support/map_bytes.h"
#include "tests/support/path_bytes.h"
#include "tests/support/quake_nav_bytes.h"
#include "tests/support/save_bytes.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>

namespace navsmith::cli::test {
namespace {

namespace fs = std::filesystem;
using files::test::backupCount;
using files::test::get;
using files::test::newestBackup;
using files::test::put;
using files::test::snapshot;
using files::test::TempFolder;
using Json = nlohmann::ordered_json;
using Strings = std::vector<std::string>;

/// A valid road of one edge in the square of area 36 (x and y from 0 to 750), except that the neighbouring areas are
/// missing.
tests::RawArea soundArea() {
    constexpr std::uint16_t area = 36;
    constexpr std::uint32_t flags = 15U << 16U | 1U << 12U | 1U << 4U | 1U; // spawn, road class, dead end, one link
    tests::RawArea made;
    made.vehicleNodes = 2;
    made.nodes = {{0, 0, 800, 800, 0, 0x7FFE, 0, area, 0, 0, 1, flags},
                  {0, 0, 1600, 800, 0, 0x7FFE, 1, area, 1, 0, 1, flags}};
    made.navis = {{1200, 800, area, 0, -100, 0, 1U << 8U | 1U << 11U}};
    made.links = {{area, 1, area << 10U, 100, 0}, {area, 0, area << 10U, 100, 0}};
    return made;
}

void putArea(const fs::path& file, const tests::RawArea& area) {
    put(file, tests::buildArea(area, tests::RawForm::Exact));
}

/// Breaks the game's route search: a fixable error.
tests::RawArea brokenArea() {
    auto area = soundArea();
    area.nodes[1].searchCost = 5;
    return area;
}

/// A link length that does not match its ends: a fixable warning.
tests::RawArea careless() {
    auto area = soundArea();
    area.links[0].length = 50;
    area.links[1].length = 50;
    return area;
}

CliResult check(std::vector<std::string> options, const std::vector<fs::path>& paths) {
    options.insert(options.begin(), "check");
    for (const auto& path : paths)
        options.push_back(path.string());
    return runCli(options);
}

std::map<std::string, std::size_t> countByRule(const Json& document) {
    std::map<std::string, std::size_t> counts;
    for (const auto& issue : document.at("issues"))
        ++counts[issue.at("rule")];
    return counts;
}

class Check : public files::test::InTempFolder {};

TEST_F(Check, ValidSetHasStatusOk) {
    putArea(temp.path() / "NODES36.DAT", soundArea());
    const auto result = check({"--json"}, {temp.path()});
    EXPECT_EQ(result.status, 0) << result.out;
    EXPECT_TRUE(result.err.empty()) << result.err;
    const auto json = result.json();
    for (const auto& issue : json["documents"][0]["issues"])
        EXPECT_EQ(issue["severity"], "note") << issue.dump();
}

TEST_F(Check, ExitStatusIsTheWorstSeverity) {
    putArea(temp.path() / "error" / "NODES36.DAT", brokenArea());
    putArea(temp.path() / "warning" / "NODES36.DAT", careless());
    putArea(temp.path() / "sound" / "NODES36.DAT", soundArea());
    const auto error = temp.path() / "error";
    const auto warning = temp.path() / "warning";
    const auto sound = temp.path() / "sound";
    EXPECT_EQ(check({}, {sound}).status, 0);
    EXPECT_EQ(check({}, {sound, warning}).status, 3);
    EXPECT_EQ(check({}, {error, warning, sound}).status, 1);
    EXPECT_EQ(check({}, {error, warning, temp.path() / "missing"}).status, 2);
}

TEST_F(Check, JsonHasRuleSeverityTypeElementAndMessage) {
    putArea(temp.path() / "NODES36.DAT", brokenArea());
    const auto json = check({"--json"}, {temp.path()}).json();
    ASSERT_EQ(json.at("documents").size(), 1U);
    const auto& document = json["documents"][0];
    EXPECT_EQ(document.at("path"), temp.path().string());
    const auto& issue = document.at("issues").at(0);
    EXPECT_EQ(issue.at("rule"), "SA008");
    EXPECT_EQ(issue.at("fault"), "Search cost is not 0x7FFE");
    EXPECT_EQ(issue.at("severity"), "error");
    EXPECT_EQ(issue.at("kind"), "node");
    EXPECT_EQ(issue.at("element"), "node 36:1");
    EXPECT_FALSE(issue.at("message").get<std::string>().empty());
    EXPECT_EQ(issue.at("index"), 1);
    EXPECT_EQ(issue.at("file"), "NODES36.DAT");
    EXPECT_FALSE(document.contains("fixed")) << "no fix was requested";
}

TEST_F(Check, TextHasTheSameIssues) {
    putArea(temp.path() / "NODES36.DAT", brokenArea());
    const auto result = check({}, {temp.path()});
    EXPECT_NE(result.out.find(": error: SA008 node 36:1: "), std::string::npos) << result.out;
    EXPECT_NE(result.out.find(": 1 error, 0 warnings, "), std::string::npos) << result.out;
}

TEST_F(Check, ChangesNothingWithoutFix) {
    putArea(temp.path() / "NODES36.DAT", brokenArea());
    const auto before = snapshot(temp.path());
    const auto time = fs::last_write_time(temp.path());
    EXPECT_EQ(check({}, {temp.path()}).status, 1);
    EXPECT_EQ(snapshot(temp.path()), before);
    EXPECT_EQ(fs::last_write_time(temp.path()), time) << "no file was created or removed";
}

TEST_F(Check, FixSavesInPlaceWithABackup) {
    const auto file = temp.path() / "NODES36.DAT";
    putArea(file, brokenArea());
    const auto broken = get(file);
    const auto result = check({"--fix", "--json"}, {temp.path()});
    EXPECT_EQ(result.status, 0) << result.out << result.err;
    const auto json = result.json();
    const auto& document = json["documents"][0];
    ASSERT_EQ(document.at("fixed").size(), 1U);
    EXPECT_EQ(document["fixed"][0].at("rule"), "SA008");
    EXPECT_EQ(document["fixed"][0].at("count"), 1);
    EXPECT_FALSE(document["fixed"][0].at("fix").get<std::string>().empty());
    EXPECT_EQ(document.at("saved"), Json::array({file.string()}));
    ASSERT_EQ(document.at("backups").size(), 1U);
    EXPECT_EQ(get(fs::path(document["backups"][0].get<std::string>()) / "NODES36.DAT"), broken);

    auto expected = broken;
    expected.replace(20 + 28 + 14, 2, "\xFE\x7F"); // only the second node's search cost
    EXPECT_EQ(get(file), expected);
    EXPECT_EQ(check({}, {temp.path()}).status, 0);
}

TEST_F(Check, FixWritesOnlyChangedFiles) {
    opening::test::putAreas(temp.path(), {5}); // belongs to another set, so it is neither reported nor changed
    putArea(temp.path() / "NODES36.DAT", brokenArea());
    const auto before = get(temp.path() / "NODES5.DAT");
    EXPECT_EQ(check({"--fix"}, {temp.path() / "NODES36.DAT"}).status, 0);
    EXPECT_EQ(get(temp.path() / "NODES5.DAT"), before);
    EXPECT_EQ(newestBackup(temp.path()).size(), 1U);
}

TEST_F(Check, FixWithoutFixableIssuesWritesNothing) {
    putArea(temp.path() / "NODES36.DAT", soundArea());
    const auto time = fs::last_write_time(temp.path() / "NODES36.DAT");
    const auto result = check({"--fix", "--json"}, {temp.path()});
    EXPECT_EQ(result.status, 0);
    EXPECT_TRUE(result.json()["documents"][0].at("saved").empty());
    EXPECT_EQ(backupCount(temp.path()), 0U);
    EXPECT_EQ(fs::last_write_time(temp.path() / "NODES36.DAT"), time);
}

TEST_F(Check, FixIntoAFolderDoesNotChangeTheInput) {
    const auto in = temp.path() / "in";
    const auto out = temp.path() / "new" / "out";
    putArea(in / "NODES36.DAT", brokenArea());
    const auto before = snapshot(in);
    const auto time = fs::last_write_time(in);
    EXPECT_EQ(check({"--fix", "-o", out.string()}, {in}).status, 0);
    EXPECT_EQ(snapshot(in), before);
    EXPECT_EQ(fs::last_write_time(in), time);
    EXPECT_EQ(check({}, {out}).status, 0);
    EXPECT_EQ(snapshot(out).size(), 1U);
    EXPECT_NE(snapshot(out), before);
}

TEST_F(Check, FixIntoAFolderAlwaysWritesTheDocument) {
    putArea(temp.path() / "in" / "NODES36.DAT", soundArea());
    EXPECT_EQ(check({"--fix", "-o", (temp.path() / "out").string()}, {temp.path() / "in"}).status, 0);
    EXPECT_EQ(snapshot(temp.path() / "out"), snapshot(temp.path() / "in"));
}

TEST_F(Check, TwoDocumentsDoNotOverwriteEachOtherInTheOutputFolder) {
    putArea(temp.path() / "a" / "NODES36.DAT", brokenArea());
    putArea(temp.path() / "b" / "NODES36.DAT", careless());
    const auto out = temp.path() / "out";
    const auto result = check({"--fix", "--json", "-o", out.string()}, {temp.path() / "a", temp.path() / "b"});
    EXPECT_EQ(result.status, 2);
    const auto json = result.json();
    ASSERT_EQ(json["problems"].size(), 1U);
    EXPECT_EQ(json["documents"][0]["saved"].size(), 1U);
    EXPECT_TRUE(json["documents"][1]["saved"].empty());
    EXPECT_EQ(countByRule(json["documents"][1]).count("SA025"), 1U) << "what was not saved is not fixed";
    EXPECT_EQ(backupCount(out), 0U);
}

TEST_F(Check, SetWithABadFileIsCheckedButNotFixed) {
    putArea(temp.path() / "NODES36.DAT", brokenArea());
    put(temp.path() / "NODES37.DAT", "damaged");
    const auto before = snapshot(temp.path());
    const auto result = check({"--fix", "--json"}, {temp.path()});
    EXPECT_EQ(result.status, 2);
    EXPECT_EQ(snapshot(temp.path()), before);
    EXPECT_EQ(countByRule(result.json()["documents"][0])["SA008"], 1U);
    EXPECT_NE(result.err.find("not fixed"), std::string::npos);
}

TEST_F(Check, FailedSaveIsReportedAndIssuesRemain) {
    putArea(temp.path() / "in" / "NODES36.DAT", brokenArea());
    put(temp.path() / "file", "in the way");
    const auto before = snapshot(temp.path());
    const auto result = check({"--fix", "--json", "-o", (temp.path() / "file").string()}, {temp.path() / "in"});
    EXPECT_EQ(result.status, 2);
    const auto json = result.json();
    EXPECT_EQ(json["problems"].size(), 1U);
    EXPECT_EQ(countByRule(json["documents"][0])["SA008"], 1U);
    EXPECT_TRUE(json["documents"][0]["fixed"].empty());
    EXPECT_EQ(snapshot(temp.path()), before);
}

TEST_F(Check, FixFinishesAnInterruptedSaveFirst) {
    putArea(temp.path() / "NODES36.DAT", brokenArea());
    put(temp.path() / ".navsmith-save.staging", "torn");
    const auto result = check({"--fix"}, {temp.path()});
    EXPECT_EQ(result.status, 0);
    EXPECT_NE(result.err.find("interrupted"), std::string::npos);
    EXPECT_TRUE(files::test::leftovers(temp.path()).empty());
}

/// A small Quake map.
std::string quakeMapText() {
    return files::test::textOf(tests::buildQuakeMap(tests::smallMap(), tests::RawQuakeForm::Quake));
}

TEST_F(Check, UsesTheGivenMap) {
    const auto file = temp.path() / "NODES36.DAT";
    const auto map = temp.path() / "town.bsp";
    putArea(file, soundArea());
    put(map, quakeMapText());
    auto json = check({"--json", "--map", map.string()}, {file}).json();
    EXPECT_EQ(json["documents"][0]["map"], map.string());
    EXPECT_EQ(json["documents"][0]["notChecked"], Json::array());
    const auto text = check({"--map", map.string()}, {file});
    EXPECT_EQ(text.status, 0) << text.err;
    EXPECT_NE(text.out.find(file.string() + ": checked with the map " + map.string() + "\n"), std::string::npos)
        << text.out;
    json = check({"--json"}, {file}).json();
    EXPECT_TRUE(json["documents"][0]["map"].is_null()) << "no rule of these files needs a map";
    json = check({"--json", "--no-map"}, {file}).json();
    EXPECT_TRUE(json["documents"][0]["map"].is_null());
    EXPECT_EQ(check({"--no-map", "--map", map.string()}, {file}).status, 2);
}

TEST_F(Check, UsesAMapInsideAnArchive) {
    const auto file = temp.path() / "NODES36.DAT";
    const auto pak = temp.path() / "pak0.pak";
    putArea(file, soundArea());
    put(pak, tests::buildPak({{"maps/town.bsp", files::test::toBytesOf(quakeMapText())}}));
    const auto result = check({"--json", "--map", (pak / "maps" / "town.bsp").string()}, {file});
    EXPECT_EQ(result.status, 0) << result.err;
    EXPECT_EQ(result.json()["documents"][0]["map"], (pak / "maps" / "town.bsp").string());
}

TEST_F(Check, FindsTheMapOfAFileInAGameArchive) {
    const auto pak = temp.path() / "id1" / "pak0.pak";
    const auto waypoints = tests::buildWaypoints(tests::smallWaypoints({}));
    put(pak, tests::buildPak(
                 {{"bots/navigation/dm4.nav", waypoints}, {"maps/dm4.bsp", files::test::toBytesOf(quakeMapText())}}));
    put(temp.path() / "id1" / "pak1.pak", "PACK");
    const auto* system = systems::recognise("dm4.nav", waypoints, waypoints.size());
    ASSERT_NE(system, nullptr);
    const auto map = (pak / "maps" / "dm4.bsp").string();
    const auto onMap = std::ranges::count_if(system->rules, &checks::Rule::onMap);
    const auto found = check({"--json"}, {pak});
    EXPECT_EQ(found.json()["documents"][0]["map"], onMap > 0 ? Json(map) : Json()) << "searched if a rule needs it";
    EXPECT_EQ(found.err.find("pak1.pak") != std::string::npos, onMap > 0) << found.err;
    const auto without = check({"--json", "--no-map"}, {pak}).json();
    EXPECT_TRUE(without["documents"][0]["map"].is_null());
    EXPECT_EQ(std::ssize(without["documents"][0]["notChecked"]), onMap);
    const auto text = check({"--no-map"}, {pak}).out;
    EXPECT_EQ(text.find("without a map, ") != std::string::npos, onMap > 0) << text;
}

TEST_F(Check, UnreadableGivenMapIsAProblem) {
    const auto file = temp.path() / "NODES36.DAT";
    const auto map = temp.path() / "town.bsp";
    putArea(file, brokenArea());
    for (const bool there : {false, true}) {
        if (there)
            put(map, quakeMapText().substr(0, 50));
        const auto result = check({"--json", "--map", map.string()}, {file, temp.path() / "NODES36.DAT"});
        EXPECT_EQ(result.status, 2);
        const auto json = result.json();
        ASSERT_EQ(json["problems"].size(), 1U) << json.dump();
        EXPECT_EQ(json["problems"][0]["path"], map.string());
        EXPECT_EQ(json["problems"][0]["kind"], there ? "malformed" : "unusable");
        ASSERT_EQ(json["documents"].size(), 1U);
        EXPECT_TRUE(json["documents"][0]["map"].is_null());
        EXPECT_EQ(countByRule(json["documents"][0]).count("SA008"), 1U);
    }
}

TEST_F(Check, UnreadableMapThatWasFoundIsOnlyReported) {
    const auto file = temp.path() / "baseq2" / "bots" / "navigation" / "base1.nav";
    const auto map = temp.path() / "baseq2" / "maps" / "base1.bsp";
    put(file, tests::buildWaypoints(tests::smallWaypoints({})));
    const auto without = check({"--json", "--no-map"}, {file});
    put(map, "IBSP" + std::string("\x2E\0\0\0", 4) + std::string(200, '\0')); // a Quake III map
    const auto found = check({"--json"}, {file});
    EXPECT_EQ(found.status, without.status) << found.err;
    auto json = found.json();
    EXPECT_TRUE(json["problems"].empty()) << json.dump();
    auto& document = json["documents"][0];
    EXPECT_TRUE(document["map"].is_null());
    EXPECT_FALSE(document["notChecked"].empty());
    EXPECT_EQ(document["mapUnread"].get<std::string>().rfind(map.string(), 0), 0U) << document["mapUnread"];
    EXPECT_EQ(document["issues"], without.json()["documents"][0]["issues"]);
    EXPECT_FALSE(without.json()["documents"][0].contains("mapUnread"));
    const auto text = check({}, {file});
    EXPECT_EQ(text.status, without.status);
    EXPECT_NE(text.out.find("the map found for it cannot be used: " + map.string()), std::string::npos) << text.out;
    const auto named = check({"--json", "--map", map.string()}, {file});
    EXPECT_EQ(named.status, 2) << "the user named this map";
    EXPECT_EQ(named.json()["problems"].size(), 1U);
}

TEST_F(Check, IncompletelyChangedMapIsNeitherReadNorRecovered) {
    const auto file = temp.path() / "NODES36.DAT";
    const auto map = temp.path() / "town.bsp";
    putArea(file, soundArea());
    put(map, quakeMapText());
    put(temp.path() / ".navsmith-undo-town.bsp.journal", "torn");
    const auto result = check({"--json", "--map", map.string()}, {file});
    EXPECT_EQ(result.status, 2);
    EXPECT_EQ(result.json()["problems"][0]["kind"], "unfinished save") << result.out;
    EXPECT_TRUE(fs::exists(temp.path() / ".navsmith-undo-town.bsp.journal"));
}

TEST_F(Check, StockSetHasTheMeasuredIssues) {
    const auto folder = tests::corpusFolder("gta-sa-nodes/fcnpc");
    if (!folder)
        GTEST_SKIP() << tests::missingCorpus("gta-sa-nodes/fcnpc");
    const auto result = check({"--json"}, {*folder});
    EXPECT_EQ(result.status, 3);
    const auto json = result.json();
    auto counts = countByRule(json["documents"][0]);
    counts.erase("SA053"); // lights away from junctions have no published count
    EXPECT_EQ(counts, (std::map<std::string, std::size_t>{{"SA020", 8},
                                                          {"SA032", 2},
                                                          {"SA038", 12},
                                                          {"SA039", 8},
                                                          {"SA043", 12},
                                                          {"SA055", 1},
                                                          {"SA056", 230},
                                                          {"SA058", 1},
                                                          {"SA065", 76},
                                                          {"SA067", 33}}));
}

TEST_F(Check, FixRemovesAllErrorsOfADamagedSet) {
    const auto folder = tests::corpusFolder("gta-sa-nodes/vc-processed");
    if (!folder)
        GTEST_SKIP() << tests::missingCorpus("gta-sa-nodes/vc-processed");
    const TempFolder temp;
    const auto before = snapshot(*folder);
    EXPECT_EQ(check({}, {*folder}).status, 1);
    const auto fixed = check({"--fix", "-o", temp.path().string()}, {*folder});
    EXPECT_NE(fixed.status, 1);
    EXPECT_NE(fixed.status, 2) << fixed.err;
    EXPECT_EQ(snapshot(*folder), before);
    const auto again = check({"--json"}, {temp.path()});
    EXPECT_EQ(again.status, fixed.status);
    EXPECT_EQ(runCli({"roundtrip", temp.path().string()}).status, 0);
}

/// A save with one path region.
void putSave(const fs::path& file, const tests::RawRegion& region) {
    auto raw = tests::smallSave();
    raw.blocks[5].assign(4, std::byte{0});
    tests::addRegion(raw, region);
    put(file, tests::buildSave(raw));
}

/// In the square of soundArea(), over its road or beside it.
void putSave(const fs::path& file, float y) {
    putSave(file, {.box = {50, 300, y - 10, y + 10, -50, 50}, .off = 1, .car = 1});
}

TEST_F(Check, besideEnablesRulesThatNeedOtherFiles) {
    const auto paths = temp.path() / "paths";
    fs::create_directories(paths);
    putArea(paths / "NODES36.DAT", soundArea());
    const auto save = temp.path() / "GTASAsf1.b";
    putSave(save, 500);
    const auto found = [](const Json& json) { return countByRule(json["documents"][0])["SAV-024"]; };
    const auto alone = check({"--json"}, {save}).json();
    EXPECT_EQ(alone["documents"][0]["notCheckedAlone"], Json(Strings{"SAV-024"}));
    EXPECT_NE(check({}, {save}).out.find("1 rule not checked: SAV-024"), std::string::npos);
    EXPECT_EQ(found(alone), 0U);

    const auto beside = check({"--json", "--beside", paths.string()}, {save}).json();
    EXPECT_EQ(beside["documents"][0]["notCheckedAlone"], Json::array());
    EXPECT_EQ(beside["documents"].size(), 1U) << "the others are not checked themselves";
    EXPECT_EQ(found(beside), 1U);
    putSave(save, 100);
    EXPECT_EQ(found(check({"--json", "--beside", paths.string()}, {save}).json()), 0U);
    EXPECT_EQ(check({"--beside", (temp.path() / "nothing").string()}, {save}).status, 2);
}

TEST_F(Check, fixWithOtherFilesChecksAgain) {
    const auto paths = temp.path() / "paths";
    fs::create_directories(paths);
    putArea(paths / "NODES36.DAT", soundArea());
    const auto save = temp.path() / "GTASAsf1.b";
    putSave(save, {.box = {300, 50, 90, 110, -50, 50}, .off = 1, .car = 1}); // minimum and maximum swapped
    const auto found = [&](const std::vector<std::string>& options) {
        return countByRule(check(options, {save}).json()["documents"][0]);
    };
    auto before = found({"--json", "--beside", paths.string()});
    EXPECT_EQ(before["SAV-020"], 1U);
    EXPECT_EQ(before["SAV-024"], 1U);
    const auto after = found({"--json", "--fix", "--beside", paths.string()});
    EXPECT_EQ(after.count("SAV-020"), 0U);
    EXPECT_EQ(after.count("SAV-024"), 0U) << "with minimum and maximum swapped it switches the road";
    EXPECT_EQ(found({"--json", "--beside", paths.string()}), after);
}

TEST_F(Check, settingsTellWhatFilesDoNot) {
    tests::AinBytes graph;
    graph.nodes.resize(1501);
    const auto file = temp.path() / "large.ain";
    put(file, tests::bytesOfAin(graph));
    const auto severity = [&](const std::vector<std::string>& options) {
        const auto result = check(options, {file}).json();
        for (const auto& issue : result["documents"][0]["issues"]) {
            if (issue["rule"] == "AI001")
                return issue["severity"].get<std::string>();
        }
        return std::string();
    };
    EXPECT_EQ(severity({"--json"}), "warning") << "the game is not known";
    EXPECT_EQ(severity({"--json", "--with", "game=sdk"}), "error");
    EXPECT_EQ(severity({"--json", "--with", "game=gmod"}), "");
    EXPECT_EQ(check({"--with", "game=doom"}, {file}).status, 2);
}

TEST_F(Check, dumpIncludesDataFromOtherFiles) {
    const auto paths = temp.path() / "paths";
    fs::create_directories(paths);
    putArea(paths / "NODES36.DAT", soundArea());
    const auto save = temp.path() / "GTASAsf1.b";
    putSave(save, 100);
    const auto node = [&](std::vector<std::string> arguments) {
        arguments.insert(arguments.begin(), "dump");
        return runCli(arguments).json()["documents"][0]["elements"]["node"][0]["properties"];
    };
    EXPECT_FALSE(node({paths.string()}).contains("switched_by"));
    const auto statusMessage = node({paths.string(), "--beside", save.string()});
    EXPECT_EQ(statusMessage["switched_by"], "path region 0 (off)");
    EXPECT_EQ(statusMessage["traffic_in_save"], false);
}

} // namespace
} // namespace navsmith::cli::test
