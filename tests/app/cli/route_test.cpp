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

class RouteCommand : public files::test::InTempFolder {};

TEST_F(RouteCommand, ListsElementsWithCostAndLength) {
    putAreas(temp.path(), {5});
    const auto json = routeJson({temp.path().string(), "node 5:0", "node 5:0"}, 0);
    EXPECT_EQ(json.at("found"), true);
    EXPECT_TRUE(json.at("reason").is_null());
    EXPECT_EQ(json.at("cost"), 0);
    EXPECT_EQ(json.at("elements").size(), 1U);
    EXPECT_EQ(json["elements"][0].at("name"), "node 5:0");
}

TEST_F(RouteCommand, SaysWhyThereIsNone) {
    putAreas(temp.path(), {5, 6});
    const auto json = routeJson({temp.path().string(), "node 5:0", "node 5:6", "--traveller", "vehicle"}, 1);
    EXPECT_EQ(json.at("found"), false);
    EXPECT_EQ(json.at("reason"), "wrong_graph");
    EXPECT_EQ(json.at("message"), "node 5:6 is for pedestrians.");
    EXPECT_TRUE(json.at("cost").is_null());
    EXPECT_TRUE(json.at("elements").empty());
    EXPECT_EQ(json.at("obstacle").at("name"), "node 5:6");
}

TEST_F(RouteCommand, OwnCostsMultiply) {
    putAreas(temp.path(), {5});
    const std::vector<std::string> ends{temp.path().string(), "node 5:0", "node 5:1"};
    const auto usual = routeJson(ends, 0);
    auto arguments = ends;
    arguments.insert(arguments.end(), {"--costs", "if(water, 1, 4)"});
    const auto own = routeJson(arguments, 0);
    EXPECT_EQ(own.at("cost").get<double>(), usual.at("cost").get<double>() * 4);
    EXPECT_GT(usual.at("cost").get<double>(), 0);
    const auto wrong = runCli({"route", temp.path().string(), "node 5:0", "node 5:1", "--costs", "widht * 2"});
    EXPECT_EQ(wrong.status, 2);
    EXPECT_NE(wrong.err.find('^'), std::string::npos) << wrong.err;
}

TEST_F(RouteCommand, TakesPlacesThatBeginWithAMinus) {
    putAreas(temp.path(), {5});
    const auto result = runCli({"route", temp.path().string(), "-500,10,3", "-500,10,3"});
    EXPECT_EQ(result.status, 0) << result.err;
}

TEST_F(RouteCommand, RefusesWhatIsNoEnd) {
    putAreas(temp.path(), {5});
    for (const char* text : {"node 5:999", "1,2", "nowhere"}) {
        const auto result = runCli({"route", temp.path().string(), text, "node 5:0"});
        EXPECT_EQ(result.status, 2);
        EXPECT_NE(result.err.find(text), std::string::npos) << result.err;
        EXPECT_NE(result.err.find("'node 5:0'"), std::string::npos) << result.err << " shows how elements are named";
    }
    const auto result = runCli({"route", "--traveller", "red", temp.path().string(), "node 5:0", "node 5:1"});
    EXPECT_EQ(result.status, 2);
    EXPECT_NE(result.err.find("vehicle_any_lane"), std::string::npos) << result.err;
}

TEST_F(RouteCommand, AnswersManyPairsInOneGo) {
    putAreas(temp.path(), {5, 6});
    const auto pairs = temp.path() / "pairs.txt";
    files::test::put(pairs, "# from and to\nnode 5:0\tnode 5:0\n\nnode 5:0\tnode 5:6\n-500,10,3\t-500,10,3\n");
    const auto json = routeJson({temp.path().string(), "--pairs", pairs.string(), "--traveller", "vehicle"}, 1);
    ASSERT_EQ(json.at("routes").size(), 3U);
    EXPECT_EQ(json["routes"][0].at("from"), "node 5:0");
    EXPECT_EQ(json["routes"][0].at("found"), true);
    EXPECT_EQ(json["routes"][0].at("nodes").size(), 1U);
    EXPECT_EQ(json["routes"][1].at("reason"), "wrong_graph");
    EXPECT_EQ(json["routes"][2].at("found"), true);
    EXPECT_TRUE(json.at("problems").empty());
    const auto text = runCli({"route", temp.path().string(), "--pairs", pairs.string(), "--traveller", "vehicle"});
    EXPECT_NE(text.out.find("node 5:0\tnode 5:0\t0.00\t0.00\t1\n"), std::string::npos) << text.out;
    EXPECT_NE(text.out.find("3 pairs, 1 without a route"), std::string::npos) << text.out;
}

TEST_F(RouteCommand, ABadLineOfPairsStopsNothing) {
    putAreas(temp.path(), {5});
    const auto pairs = temp.path() / "pairs.txt";
    files::test::put(pairs, "nowhere\tnode 5:0\nnode 5:0\nnode 5:0\tnode 5:0\n");
    const auto json = routeJson({temp.path().string(), "--pairs", pairs.string()}, 2);
    ASSERT_EQ(json.at("routes").size(), 3U);
    EXPECT_TRUE(json["routes"][0].contains("error"));
    EXPECT_TRUE(json["routes"][1].contains("error"));
    EXPECT_EQ(json["routes"][2].at("found"), true);
    ASSERT_EQ(json.at("problems").size(), 2U);
    EXPECT_NE(json["problems"][0].at("message").get<std::string>().find("line 1: "), std::string::npos);
    EXPECT_EQ(runCli({"route", temp.path().string(), "node 5:0", "node 5:0", "--pairs", pairs.string()}).status, 2);
    EXPECT_EQ(runCli({"route", temp.path().string(), "node 5:0"}).status, 2);
}

TEST(ReachCommand, AnswersManyPairsInOneGo) {
    const TempFolder temp;
    putAreas(temp.path(), {5});
    const auto pairs = temp.path() / "pairs.txt";
    files::test::put(pairs, "node 5:0\tnode 5:0\nnode 5:0\n");
    const auto result = runCli({"reach", "--json", temp.path().string(), "--pairs", pairs.string()});
    EXPECT_EQ(result.status, 0) << result.err;
    const auto json = result.json();
    ASSERT_EQ(json.at("pairs").size(), 2U);
    EXPECT_EQ(json["pairs"][0].at("reached"), true);
    EXPECT_EQ(json["pairs"][0].at("length"), 0);
    EXPECT_GE(json["pairs"][1].at("reached"), 1);
}

TEST(ReachCommand, CountsInWords) {
    const TempFolder temp;
    putAreas(temp.path(), {5});
    const auto result = runCli({"reach", temp.path().string(), "node 5:0"});
    EXPECT_EQ(result.status, 0) << result.err;
    EXPECT_EQ(result.out.find("1 islands"), std::string::npos) << result.out;
    EXPECT_EQ(result.out.find("1 nodes"), std::string::npos) << result.out;
}

TEST_F(RouteCommand, CrossesTheStockMap) {
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
