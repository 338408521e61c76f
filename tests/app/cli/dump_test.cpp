#include "tests/app/cli/cli_process.h"
#include "tests/core/files/temp_folder.h"
#include "tests/core/opening/path_sets.h"

#include <gtest/gtest.h>

namespace navsmith::cli::test {
namespace {

using opening::test::putAreas;
using Json = nlohmann::ordered_json;

Json dump(const std::filesystem::path& path) {
    const auto result = runCli({"dump", "--json", path.string()});
    EXPECT_EQ(result.status, 0) << result.err;
    return result.json();
}

class Dump : public files::test::InTempFolder {};

TEST_F(Dump, ContainsEveryElementAndProperty) {
    putAreas(temp.path(), {5, 6});
    const auto json = dump(temp.path());
    const auto list = runCli({"list", "--json"}).json();
    ASSERT_EQ(json.at("documents").size(), 1U);
    const auto& elements = json["documents"][0].at("elements");
    for (const auto& type : list["systems"][0]["kinds"]) {
        std::vector<std::string> ids;
        for (const auto& property : type["properties"]) {
            if (!property.contains("optional")) // for example data from another document
                ids.push_back(property["id"]);
        }
        const auto& rows = elements.at(type["id"].get<std::string>());
        ASSERT_FALSE(rows.empty());
        for (std::size_t i = 0; i < rows.size(); ++i) {
            EXPECT_EQ(rows[i].at("index"), i);
            EXPECT_EQ(keysOf(rows[i].at("properties")), ids);
        }
    }
    EXPECT_EQ(elements["node"].size(), 14U);
    EXPECT_EQ(elements["link"].size(), 18U);
}

TEST_F(Dump, WritesOnlyTheTypesAndPropertiesThatAreWanted) {
    putAreas(temp.path(), {5});
    const auto result =
        runCli({"dump", temp.path().string(), "--type", "node,navi", "--properties", "position, width"});
    ASSERT_EQ(result.status, 0) << result.err;
    const auto elements = result.json()["documents"][0]["elements"];
    EXPECT_EQ(keysOf(elements), (std::vector<std::string>{"node", "navi"}));
    EXPECT_EQ(keysOf(elements["node"][0]["properties"]), (std::vector<std::string>{"position", "width"}));
    const auto unknown = runCli({"dump", temp.path().string(), "--type", "area"});
    EXPECT_EQ(unknown.status, 2);
    EXPECT_NE(unknown.err.find("there are: file, node, link, navi"), std::string::npos) << unknown.err;
    EXPECT_EQ(runCli({"dump", temp.path().string(), "--type", "node", "--properties", "nonsense"}).status, 2);
}

TEST_F(Dump, WritesStoredValues) {
    putAreas(temp.path(), {5});
    const auto json = dump(temp.path());
    const auto& elements = json["documents"][0]["elements"];
    const auto& node = elements["node"][2]["properties"]; // smallArea(): the third car node
    EXPECT_EQ(node.at("position"), (Json{-487, 4095.875, -4096}));
    EXPECT_EQ(node.at("width"), 31.875);
    EXPECT_EQ(node.at("dead_end"), true);
    EXPECT_EQ(node.at("water"), false);
    EXPECT_EQ(node.at("road_class"), 1);
    EXPECT_EQ(node.at("spawn_probability"), 15);
    EXPECT_EQ(node.at("list_pointer"), 0x01EB0048);
    EXPECT_EQ(elements["navi"][1]["properties"].at("direction"), (Json{-0.99, 0.07}));
    EXPECT_EQ(elements["file"][0]["properties"].at("name"), "NODES5.DAT");
    const auto spare = elements["file"][0]["properties"].at("spare_targets").get<std::string>();
    EXPECT_EQ(spare.size(), 2U * 768U);
    EXPECT_EQ(spare.substr(0, 8), "ffff0000");
}

TEST_F(Dump, ReferencesNameElementsOfTheSameDump) {
    putAreas(temp.path(), {5});
    const auto json = dump(temp.path());
    const auto& links = json["documents"][0]["elements"]["link"];
    EXPECT_EQ(links[2]["properties"].at("owner"), (Json{{"kind", "node"}, {"index", 1}}));
    EXPECT_EQ(links[2]["properties"].at("target"), (Json{{"kind", "node"}, {"index", 2}}));
    EXPECT_EQ(links[2]["properties"].at("navi"), (Json{{"kind", "navi"}, {"index", 1}}));
    EXPECT_EQ(links[4]["properties"].at("target"), (Json{{"raw", 6 << 16 | 17}})) << "in a file that is not open";
    EXPECT_EQ(links[7]["properties"].at("navi"), nullptr) << "a pedestrian link has none";
    EXPECT_EQ(links[7].at("file"), 0);
}

TEST_F(Dump, SeveralPathsAreOneJsonDocument) {
    putAreas(temp.path() / "a", {5});
    putAreas(temp.path() / "b", {6});
    const auto result = runCli({"dump", (temp.path() / "a").string(), (temp.path() / "b").string()});
    EXPECT_EQ(result.json()["documents"].size(), 2U);
    EXPECT_TRUE(result.json()["problems"].empty());
}

} // namespace
} // namespace navsmith::cli::test
