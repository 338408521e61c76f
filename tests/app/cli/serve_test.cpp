#include "app/cli/server.h"
#include "tests/app/cli/cli_process.h"
#include "tests/core/files/temp_folder.h"
#include "tests/core/opening/path_sets.h"
#include "tests/support/child_process.h"
#include "tests/support/shell.h"
#include "tests/support/source2_nav_bytes.h"

#include <gtest/gtest.h>

#include <initializer_list>
#include <string>
#include <utility>

namespace navsmith::cli::test {
namespace {

using files::test::backupCount;
using files::test::get;
using files::test::put;
using files::test::snapshot;
using Ordered = nlohmann::ordered_json;

/// Questions to a server, and its answers.
class Serve : public files::test::InTempFolder {
protected:
    Ordered ask(const Ordered& request) { return askText(request.dump()); }
    Ordered askText(const std::string& line) {
        const auto answer = server.answer(line).line;
        EXPECT_EQ(answer.find('\n'), std::string::npos) << answer;
        return Ordered::parse(answer);
    }
    /// The set of two areas, open.
    std::string openAreas() {
        opening::test::putAreas(temp.path(), {5, 6});
        const auto answer = ask({{"command", "open"}, {"paths", temp.path().string()}});
        EXPECT_EQ(answer["status"], 0) << answer;
        return temp.path().string();
    }
    std::size_t countOf(const std::string& expression) {
        const auto answer = ask({{"command", "select"}, {"where", expression}});
        EXPECT_EQ(answer["status"], 0) << answer;
        return answer["result"]["documents"][0]["count"].get<std::size_t>();
    }

    Server server;
};

TEST_F(Serve, AnswersAreThoseOfTheCommandLine) {
    const auto path = openAreas();
    const std::vector<std::pair<std::vector<std::string>, Ordered>> questions{
        {{"info", path}, {{"command", "info"}}},
        {{"info", "--strict", path}, {{"command", "info"}, {"strict", true}}},
        {{"select", path, "node: width > 0"}, {{"command", "select"}, {"where", "node: width > 0"}}},
        {{"check", path}, {{"command", "check"}}},
        {{"dump", "--type", "navi", path}, {{"command", "dump"}, {"type", "navi"}}},
        {{"route", path, "node 5:0", "node 5:1"}, {{"command", "route"}, {"from", "node 5:0"}, {"to", "node 5:1"}}},
        {{"reach", path, "node 5:0"}, {{"command", "reach"}, {"from", "node 5:0"}}},
        {{"simulate", "--seconds", "2", "--agents", "3", path},
         {{"command", "simulate"}, {"seconds", 2}, {"agents", 3}}},
        {{"edit", "--dry-run", "--where", "node", "--set", "width=3", path},
         {{"command", "edit"}, {"dry-run", true}, {"where", "node"}, {"set", "width=3"}}},
        {{"list"}, {{"command", "list"}}}};
    for (const auto& [arguments, request] : questions) {
        auto words = arguments;
        words.insert(words.begin() + 1, "--json");
        const auto expected = runCli(words);
        const auto answer = ask(request);
        EXPECT_EQ(answer.at("status"), expected.status) << request;
        EXPECT_EQ(answer.at("result"), expected.json()) << request;
    }
}

TEST_F(Serve, EchoesTheIdOfEachRequest) {
    for (const auto& id : {Ordered("a"), Ordered(7), Ordered(-2.5), Ordered()})
        EXPECT_EQ(ask({{"id", id}, {"command", "documents"}, {"paths", Ordered::array()}}).at("id"), id);
    EXPECT_EQ(ask({{"id", "x"}, {"command", "nothing"}}).at("id"), "x") << "also of a bad request";
    EXPECT_TRUE(ask({{"command", "list"}}).at("id").is_null());
}

TEST_F(Serve, ABadRequestNamesWhatIsWrong) {
    const auto path = openAreas();
    const auto error = [&](const Ordered& request) {
        const auto answer = ask(request);
        EXPECT_EQ(answer.at("status"), 2) << answer;
        EXPECT_FALSE(answer.contains("result")) << answer;
        EXPECT_EQ(answer.at("error").at("kind"), "request") << answer;
        EXPECT_FALSE(answer["error"].at("message").get<std::string>().empty());
        return answer["error"].value("field", std::string());
    };
    EXPECT_EQ(error({{"command", "fly"}}), "command");
    EXPECT_EQ(error({{"id", 1}}), "command");
    EXPECT_EQ(error({{"command", 3}}), "command");
    EXPECT_EQ(error({{"id", {1}}, {"command", "info"}}), "id");
    EXPECT_EQ(error({{"command", "info"}, {"colour", "red"}}), "colour");
    EXPECT_EQ(error({{"command", "info"}, {"strict", "yes"}}), "strict");
    EXPECT_EQ(error({{"command", "select"}, {"where", {{"a", 1}}}}), "where");
    EXPECT_EQ(error({{"command", "select"}, {"where", ""}}), "where");
    EXPECT_EQ(error({{"command", "route"}, {"pairs", "-"}}), "pairs");
    EXPECT_EQ(error({{"command", "edit"}, {"output", "x"}}), "output");
    EXPECT_EQ(error({{"command", "route"}, {"from", "node 5:0"}}), "") << "TO is missing";
    EXPECT_EQ(error({{"command", "list"}, {"help", true}}), "help");
    EXPECT_EQ(error({{"command", "generate"}}), "command") << "works on files, not on open documents";
}

TEST_F(Serve, TextThatIsNotJsonHasAnOffset) {
    const auto answer = askText(R"({"command": nonsense})");
    EXPECT_TRUE(answer.at("id").is_null());
    EXPECT_EQ(answer.at("error").at("offset"), 13);
    EXPECT_EQ(askText("[1]").at("error").at("kind"), "request");
    EXPECT_EQ(askText(std::string(100'000, '[')).at("status"), 2);
    EXPECT_EQ(askText("\xFF\xFE").at("status"), 2);
    EXPECT_EQ(askText(R"({"command": "info", "limit": 1e999})").at("error").at("kind"), "request");
}

TEST_F(Serve, AFileThatCannotBeReadHasFileOffsetAndField) {
    put(temp.path() / "torn.nav", opening::test::meshText().substr(0, 40));
    const auto answer = ask({{"command", "open"}, {"paths", (temp.path() / "torn.nav").string()}});
    EXPECT_EQ(answer.at("status"), 2);
    const auto& error = answer.at("error");
    EXPECT_EQ(error.at("kind"), "malformed");
    EXPECT_EQ(error.at("path"), (temp.path() / "torn.nav").string());
    EXPECT_TRUE(error.at("offset").is_number());
    EXPECT_TRUE(error.at("field").is_string());
    EXPECT_EQ(answer.at("result").at("documents"), Ordered::array());
}

TEST_F(Serve, EditsStayInMemoryUntilTheyAreSaved) {
    openAreas();
    const auto before = snapshot(temp.path());
    const auto nodes = countOf("node");
    ASSERT_LT(countOf("node: width = 3"), nodes);
    auto answer = ask({{"command", "edit"}, {"where", "node"}, {"set", "width=3"}});
    EXPECT_EQ(answer["result"]["documents"][0]["steps"][0]["selected"], nodes) << answer;
    EXPECT_EQ(answer["result"]["documents"][0]["saved"], Ordered::array());
    EXPECT_EQ(countOf("node: width = 3"), nodes);
    EXPECT_EQ(snapshot(temp.path()), before);
    EXPECT_EQ(ask({{"command", "documents"}})["result"]["documents"][0]["unsaved"], true);

    answer = ask({{"command", "save"}});
    ASSERT_EQ(answer["status"], 0) << answer;
    const auto& saved = answer["result"]["documents"][0];
    EXPECT_EQ(saved["saved"].size(), 2U);
    EXPECT_EQ(saved["backups"].size(), 1U);
    EXPECT_EQ(saved["unsaved"], false);
    EXPECT_EQ(runCli({"select", "--json", temp.path().string(), "node: width = 3"}).json()["documents"][0]["count"],
              nodes);
    EXPECT_EQ(ask({{"command", "save"}})["result"]["documents"][0]["saved"], Ordered::array()) << "nothing to save";
}

TEST_F(Serve, AnEditOfOneFileSavesOnlyThatFile) {
    openAreas();
    ask({{"command", "edit"}, {"where", "node: area = 6"}, {"set", "width=3"}});
    const auto answer = ask({{"command", "save"}});
    EXPECT_EQ(answer["result"]["documents"][0]["saved"], Ordered({(temp.path() / "NODES6.DAT").string()})) << answer;
}

TEST_F(Serve, ADryRunLeavesTheDocumentAsItWas) {
    openAreas();
    const auto wide = countOf("node: width = 3");
    const auto answer = ask({{"command", "edit"}, {"where", "node"}, {"set", "width=3"}, {"dry-run", true}});
    EXPECT_EQ(answer["result"]["documents"][0]["changed"][0]["property"], "width") << answer;
    EXPECT_EQ(countOf("node: width = 3"), wide);
    EXPECT_EQ(ask({{"command", "documents"}})["result"]["documents"][0]["undo"], 0);
}

TEST_F(Serve, UndoAndRedo) {
    openAreas();
    const auto before = snapshot(temp.path());
    const auto nodes = countOf("node");
    const auto boats = countOf("node: water");
    ask({{"command", "edit"}, {"where", "node: water"}, {"do", "erase"}});
    ask({{"command", "edit"}, {"where", "node"}, {"set", Ordered({"width=3", "spawn_probability=5"})}});
    EXPECT_EQ(countOf("node"), nodes - boats);
    auto state = ask({{"command", "undo"}})["result"]["documents"][0];
    EXPECT_EQ(state["undo"], 1);
    EXPECT_EQ(state["redo"], 1);
    ask({{"command", "undo"}});
    EXPECT_EQ(countOf("node"), nodes);
    EXPECT_EQ(ask({{"command", "documents"}})["result"]["documents"][0]["unsaved"], false) << "as when it was opened";
    ask({{"command", "undo"}}); // nothing is left to undo
    ask({{"command", "redo"}});
    EXPECT_EQ(countOf("node"), nodes - boats);
    ASSERT_EQ(ask({{"command", "save"}})["status"], 0);
    ask({{"command", "undo"}});
    EXPECT_EQ(ask({{"command", "documents"}})["result"]["documents"][0]["unsaved"], true);
    ASSERT_EQ(ask({{"command", "save"}})["status"], 0);
    EXPECT_EQ(get(temp.path() / "NODES5.DAT"), opening::test::areaText(5));
    EXPECT_EQ(get(temp.path() / "NODES6.DAT"), opening::test::areaText(6));
}

TEST_F(Serve, FixesAreChangesOfTheOpenDocument) {
    auto text = opening::test::areaText(5);
    put(temp.path() / "NODES5.DAT", text.replace(20 + 14, 2, std::string("\x05\0", 2)));
    ask({{"command", "open"}, {"paths", temp.path().string()}});
    const auto broken = ask({{"command", "check"}})["result"]["documents"][0]["issues"].size();
    const auto fixed = ask({{"command", "check"}, {"fix", true}})["result"]["documents"][0];
    EXPECT_FALSE(fixed["fixed"].empty());
    EXPECT_LT(fixed["issues"].size(), broken);
    EXPECT_EQ(ask({{"command", "check"}})["result"]["documents"][0]["issues"], fixed["issues"]);
    EXPECT_EQ(ask({{"command", "documents"}})["result"]["documents"][0]["undo"], 1);
    EXPECT_EQ(get(temp.path() / "NODES5.DAT"), text);
}

/// What is prepared for routes is kept from one request to the next; each answer must be that of a new start.
TEST_F(Serve, RoutesFollowWhatChanges) {
    const auto path = openAreas();
    const auto routes = [&] {
        const Ordered request{
            {"command", "route"}, {"pair", {"node 5:0\tnode 5:1", "node 5:1\tnode 5:0"}}, {"traveller", "vehicle"}};
        return ask(request)["result"]["routes"];
    };
    const auto asSaved = [&](const std::string& folder) {
        EXPECT_EQ(ask({{"command", "save"}, {"output", folder}})["status"], 0);
        return runCli({"route", "--json", "--traveller", "vehicle", "--pair", "node 5:0\tnode 5:1", "--pair",
                       "node 5:1\tnode 5:0", folder})
            .json()["routes"];
    };
    const auto before = routes();
    ASSERT_EQ(before.size(), 2U);
    EXPECT_EQ(before, asSaved((temp.path() / "first").string()));
    EXPECT_EQ(routes(), before);
    ASSERT_EQ(ask({{"command", "edit"}, {"where", "node: area = 5 and id = 1"}, {"do", "erase"}})["status"], 0);
    const auto changed = routes();
    EXPECT_NE(changed, before);
    EXPECT_EQ(changed, asSaved((temp.path() / "second").string()));
    ask({{"command", "undo"}});
    EXPECT_EQ(routes(), before);
    ask({{"command", "redo"}});
    EXPECT_EQ(routes(), changed);
}

TEST_F(Serve, OwnCostsOfOneRequestAreNotThoseOfTheNext) {
    openAreas();
    const auto cost = [&](const Ordered& costs) {
        Ordered request{{"command", "route"}, {"from", "node 5:0"}, {"to", "node 5:1"}, {"traveller", "vehicle"}};
        request["costs"] = costs;
        return ask(request)["result"]["cost"];
    };
    const auto usual = cost(nullptr);
    ASSERT_TRUE(usual.is_number()) << usual;
    EXPECT_GT(cost("3"), usual);
    EXPECT_EQ(cost(nullptr), usual);
}

TEST_F(Serve, SavingACopyLeavesTheDocumentWhereItIs) {
    openAreas();
    const auto before = snapshot(temp.path());
    ask({{"command", "edit"}, {"where", "node"}, {"set", "width=3"}});
    const files::test::TempFolder other;
    const auto answer = ask({{"command", "save"}, {"output", other.path().string()}});
    ASSERT_EQ(answer["status"], 0) << answer;
    EXPECT_EQ(answer["result"]["documents"][0]["unsaved"], true);
    EXPECT_NE(get(other.path() / "NODES5.DAT"), get(temp.path() / "NODES5.DAT"));
    EXPECT_EQ(snapshot(temp.path()), before);
}

TEST_F(Serve, AFileChangedByAnotherProgramIsNotReplaced) {
    openAreas();
    ask({{"command", "edit"}, {"where", "node"}, {"set", "width=3"}});
    put(temp.path() / "NODES5.DAT", opening::test::areaText(5) + "x");
    const auto answer = ask({{"command", "save"}});
    EXPECT_EQ(answer["status"], 2);
    EXPECT_EQ(answer["error"]["path"], (temp.path() / "NODES5.DAT").string()) << answer;
    EXPECT_EQ(get(temp.path() / "NODES5.DAT"), opening::test::areaText(5) + "x");
    EXPECT_EQ(ask({{"command", "documents"}})["result"]["documents"][0]["unsaved"], true);
}

TEST_F(Serve, ClosingKeepsUnsavedChangesUnlessTheyAreDiscarded) {
    openAreas();
    ask({{"command", "edit"}, {"where", "node"}, {"set", "width=3"}});
    EXPECT_EQ(ask({{"command", "close"}})["status"], 2);
    EXPECT_EQ(countOf("node: width = 3"), countOf("node"));
    EXPECT_EQ(ask({{"command", "close"}, {"discard", true}})["status"], 0);
    EXPECT_EQ(ask({{"command", "info"}})["error"]["message"], "no document is open");
    openAreas();
    EXPECT_LT(countOf("node: width = 3"), countOf("node"));
}

TEST_F(Serve, PathsNameOpenDocumentsOnly) {
    opening::test::putAreas(temp.path() / "a", {5});
    opening::test::putAreas(temp.path() / "b", {6});
    const auto a = (temp.path() / "a").string();
    const auto b = (temp.path() / "b").string();
    ask({{"command", "open"}, {"paths", {a, b}}});
    EXPECT_EQ(ask({{"command", "info"}})["result"]["documents"].size(), 2U);
    const auto one = ask({{"command", "info"}, {"paths", b + "/"}});
    ASSERT_EQ(one["result"]["documents"].size(), 1U);
    EXPECT_EQ(one["result"]["documents"][0]["path"], b);
    opening::test::putAreas(temp.path() / "c", {7});
    const auto closed = ask({{"command", "info"}, {"paths", (temp.path() / "c").string()}});
    EXPECT_EQ(closed["status"], 2);
    EXPECT_EQ(closed["error"]["message"], "is not open");
    EXPECT_EQ(ask({{"command", "open"}, {"paths", a}})["error"]["message"], "is already open");
    EXPECT_EQ(ask({{"command", "documents"}})["result"]["documents"].size(), 2U);
}

TEST_F(Serve, ReadOnlyRefusesToSave) {
    Server reader({.readOnly = true});
    opening::test::putAreas(temp.path(), {5});
    const auto ask = [&](const Ordered& request) { return Ordered::parse(reader.answer(request.dump()).line); };
    EXPECT_EQ(ask({{"command", "open"}, {"paths", temp.path().string()}})["status"], 0);
    EXPECT_EQ(ask({{"command", "edit"}, {"where", "node"}, {"set", "width=3"}})["status"], 0);
    EXPECT_EQ(ask({{"command", "save"}})["error"]["field"], "command");
    EXPECT_EQ(get(temp.path() / "NODES5.DAT"), opening::test::areaText(5));
}

TEST_F(Serve, AProgramAnswersAFileOfRequestsLineByLine) {
    opening::test::putAreas(temp.path() / "set", {5});
    const auto path = Ordered((temp.path() / "set").generic_string()).dump();
    put(temp.path() / "requests", "{\"id\": 1, \"command\": \"open\", \"paths\": " + path +
                                      "}\n\n{\"id\": 2}\r\n{\"id\": 3, \"command\": \"info\"}");
    const auto result = runCli({"serve", (temp.path() / "requests").string()});
    EXPECT_EQ(result.status, 2) << "one of the requests was wrong";
    std::vector<std::pair<int, int>> answers;
    std::istringstream lines(result.out);
    for (std::string line; std::getline(lines, line);) {
        const auto answer = Ordered::parse(line);
        answers.emplace_back(answer["id"].get<int>(), answer["status"].get<int>());
    }
    EXPECT_EQ(answers, (std::vector<std::pair<int, int>>{{1, 0}, {2, 2}, {3, 0}}));
    EXPECT_NE(result.err.find("request 2: command is missing"), std::string::npos) << result.err;
}

TEST_F(Serve, AProgramReadsStandardInput) {
    SKIP_ON_WINDOWS("uses a shell");
    const auto result = tests::shell("printf '%s\\n' '{\"id\": 1, \"command\": \"list\"}' '{\"id\": 2, \"command\": "
                                     "\"documents\", \"paths\": []}' | " NAVSMITH_CLI " serve 2>&1");
    EXPECT_NE(result.output.find("{\"id\":1,\"status\":0,\"result\":{\"systems\":"), std::string::npos);
    EXPECT_NE(result.output.find("{\"id\":2,"), std::string::npos);
}

TEST_F(Serve, ASaveThatNeedsAChoiceNamesIt) {
    const auto mesh = tests::bytesOfSource2(tests::source2MeshOfSeven(33));
    const auto file = temp.path() / "room.nav";
    put(file, mesh);
    ASSERT_EQ(ask({{"command", "open"}, {"paths", file.string()}})["status"], 0);
    ASSERT_EQ(ask({{"command", "edit"}, {"where", "hull"}, {"set", "radius=20"}})["status"], 0);
    const auto refused = ask({{"command", "save"}});
    EXPECT_EQ(refused["status"], 2);
    EXPECT_NE(refused.dump().find("--with unproven=save"), std::string::npos) << refused;
    const auto saved = ask({{"command", "save"}, {"with", "unproven=save"}});
    EXPECT_EQ(saved["status"], 0) << saved;
    EXPECT_EQ(saved["result"]["documents"][0]["backups"].size(), 1U) << saved;
}

} // namespace
} // namespace navsmith::cli::test
