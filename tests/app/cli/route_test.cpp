#include "tests/app/cli/cli_process.h"
#include "tests/core/files/temp_folder.h"
#include "tests/core/opening/path_sets.h"
#include "tests/support/corpus.h"

#include <gtest/gtest.h>

namespace navsmith::cli::test {
namespace {

using files::test::TempFolder;
using opening::test::putAreas;
using Json = nlohmann::ordered_json;

Json routeJson(const std::vector<std::string>& arguments, int status) {
    std::vector<std::string> all{"route", "--json"};
    all.insert(all.end(), arguments.begin(), arguments.end());
    const auto result = runCli(all);
    EXPECT_EQ(result.status, status) << result.err;
    return result.json();
}

TEST(RouteCommand, ListsElementsWithCostAndLength) {
    const TempFolder temp;
    putAreas(temp.path(), {5});
    const auto json = routeJson({temp.path().string(), "node 5:0", "node 5:0"}, 0);
    EXPECT_EQ(json.at("found"), true);
    EXPECT_TRUE(json.at("reason").is_null());
    EXPECT_EQ(json.at("cost"), 0);
    EXPECT_EQ(json.at("elements").size(), 1U);
    EXPECT_EQ(json["elements"][0].at("name"), "node 5:0");
}

TEST(RouteCommand, SaysWhyThereIsNone) {
    const TempFolder temp;
    putAreas(temp.path(), {5, 6});
    const auto json = routeJson({temp.path().string(), "node 5:0", "node 5:6", "--traveller", "vehicle"}, 1);
    EXPECT_EQ(json.at("found"), false);
    EXPECT_EQ(json.at("reason"), "wrong_graph");
    EXPECT_EQ(json.at("message"), "node 5:6 is for pedestrians.");
    EXPECT_TRUE(json.at("cost").is_null());
    EXPECT_TRUE(json.at("elements").empty());
    EXPECT_EQ(json.at("obstacle").at("name"), "node 5:6");
}

TEST(RouteCommand, TakesPlacesThatBeginWithAMinus) {
    const TempFolder temp;
    putAreas(temp.path(), {5});
    const auto result = runCli({"route", temp.path().string(), "-500,10,3", "-500,10,3"});
    EXPECT_EQ(result.status, 0) << result.err;
}

TEST(RouteCommand, RefusesWhatIsNoEnd) {
    const TempFolder temp;
    putAreas(temp.path(), {5});
    for (const char* text : {"node 5:999", "1,2", "nowhere"}) {
        const auto result = runCli({"route", temp.path().string(), text, "node 5:0"});
        EXPECT_EQ(result.status, 2);
        EXPECT_NE(result.err.find(text), std::string::npos) << result.err;
    }
    const auto result = runCli({"route", "--traveller", "red", temp.path().string(), "node 5:0", "node 5:1"});
    EXPECT_EQ(result.status, 2);
    EXPECT_NE(result.err.find("vehicle_any_lane"), std::string::npos) << result.err;
}

TEST(RouteCommand, CrossesTheStockMap) {
    const auto stock = tests::corpusFolder("gta-sa-nodes/fcnpc");
    if (!stock)
        GTEST_SKIP() << tests::missingCorpus("gta-sa-nodes/fcnpc");
    const auto json = routeJson({stock->string(), "1800,-1700,13", "-2000,200,35"}, 0);
    ASSERT_EQ(json.at("found"), true) << json.at("message");
    EXPECT_EQ(json.at("traveller"), "vehicle");
    EXPECT_GT(json.at("length"), 4000);
    EXPECT_GT(json.at("elements").size(), 100U);
    const auto& last = json["elements"].back();
    EXPECT_EQ(last.at("cost"), json.at("cost"));
    EXPECT_EQ(last.at("via").at("type"), "link");
}

TEST(ReachCommand, CountsTheStockMap) {
    const auto stock = tests::corpusFolder("gta-sa-nodes/fcnpc");
    if (!stock)
        GTEST_SKIP() << tests::missingCorpus("gta-sa-nodes/fcnpc");
    const auto result =
        runCli({"reach", "--json", "--traveller", "vehicle_any_lane", stock->string(), "2000,-1700,13"});
    ASSERT_EQ(result.status, 0) << result.err;
    const auto json = result.json();
    EXPECT_EQ(json.at("nodes"), 30'587);
    EXPECT_EQ(json.at("reached"), 27'083); // flood group 1 of the format page
    EXPECT_EQ(json.at("unreached").size(), 30'587U - 27'083U);
    EXPECT_EQ(json.at("islands").size(), 33U);
    EXPECT_EQ(json["islands"][0], 27'083);
}

} // namespace
} // namespace navsmith::cli::test
