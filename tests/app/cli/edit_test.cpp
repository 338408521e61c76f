#include "core/model/property.h"
#include "tests/app/cli/cli_process.h"
#include "tests/app/cli/system_documents.h"
#include "tests/core/files/temp_folder.h"
#include "tests/core/systems/harness/system_case.h"
#include "tests/support/source2_nav_bytes.h"

#include <gtest/gtest.h>

namespace navsmith::cli::test {
namespace {

namespace fs = std::filesystem;
using files::test::backupCount;
using files::test::put;
using files::test::snapshot;
using files::test::TempFolder;

std::size_t countOf(const fs::path& folder, const std::string& expression) {
    const auto result = runCli({"select", "--json", folder.string(), expression});
    EXPECT_EQ(result.status, 0) << result.err;
    return result.json()["documents"][0]["count"].get<std::size_t>();
}

/// The first element type with elements, and a number of it that can be set.
struct Settable {
    std::string type;
    std::string property;
};

std::optional<Settable> settableIn(const model::Model& m) {
    for (model::ElementTypeId type = 1; type < m.schema().typeCount(); ++type) {
        for (const auto& property : m.schema().type(type).properties) {
            const bool wanted = property.editable() && property.present == nullptr && !property.advanced &&
                                (property.type == model::PropertyType::Integer || property.isFlag());
            if (wanted && m.count(type) > 0)
                return Settable{std::string(m.schema().type(type).id), std::string(property.id)};
        }
    }
    return std::nullopt;
}

class EditInEverySystem : public tests::EverySystem {
protected:
    static void setAndLookAgain(const tests::Document& document, const systems::System& system) {
        const TempFolder temp;
        putDocument(temp.path() / "in", document);
        const auto before = snapshot(temp.path() / "in");
        const auto m = tests::loadDocument(system, document);
        const auto what = settableIn(m);
        if (!what)
            GTEST_SKIP() << "nothing can be set";
        const auto out = temp.path() / "out";
        const auto result = runCli({"edit", (temp.path() / "in").string(), "--where", what->type, "--set",
                                    what->property + "=1", "-o", out.string()});
        ASSERT_EQ(result.status, 0) << result.err;
        EXPECT_EQ(countOf(out, what->type + ": " + what->property + " = 1"),
                  m.count(*m.schema().findElementType(what->type)));
        EXPECT_EQ(snapshot(temp.path() / "in"), before);
    }
};

TEST_P(EditInEverySystem, SetsAPropertyOfAllElements) {
    setAndLookAgain(c().sound().front(), c().system());
}

TEST_P(EditInEverySystem, SetsAPropertyInRealFiles) {
    if (c().real == nullptr || c().real().empty())
        GTEST_SKIP() << "no real files";
    setAndLookAgain(c().real().front(), c().system());
}

TEST_P(EditInEverySystem, KnowsEveryEditThatListShows) {
    const TempFolder temp;
    const auto document = c().toTry != nullptr ? c().toTry().front() : c().sound().front();
    putDocument(temp.path() / "in", document);
    const auto before = snapshot(temp.path() / "in");
    const auto m = tests::loadDocument(c().system(), document);
    const std::string type(m.schema().type(1).id);
    for (const auto& edit : c().system().editing.edits) {
        std::vector<std::string> words{"edit", (temp.path() / "in").string(), "--dry-run", "--where", type,
                                       "--do", std::string(edit.id)};
        for (const auto& parameter : edit.parameters) {
            if (parameter.choices == nullptr)
                words.push_back(std::string(parameter.id) + "=" + std::to_string(parameter.initial));
        }
        const auto result = runCli(words);
        // It may refuse the selection, but says why.
        EXPECT_TRUE(result.status == 0 || (result.status == 2 && result.err.find("not edited: ") != std::string::npos))
            << edit.id << ": " << result.err;
        EXPECT_EQ(result.err.find("has no edit"), std::string::npos) << result.err;
        EXPECT_EQ(result.err.find("has no parameter"), std::string::npos) << result.err;
        EXPECT_EQ(result.err.find("is not a value"), std::string::npos) << result.err;
    }
    EXPECT_EQ(snapshot(temp.path() / "in"), before);
}

INSTANTIATE_TEST_SUITE_P(Systems, EditInEverySystem, testing::ValuesIn(tests::allCases()), tests::caseName);

class Edit : public files::test::InTempFolder {};

TEST_F(Edit, CalculatesAndSavesInPlaceWithABackup) {
    putDocument(temp.path(), pathCase().sound().front());
    const auto water = countOf(temp.path(), "node: water");
    const auto result = runCli({"edit", temp.path().string(), "--where", "node: water", "--set", "width=2", "--set",
                                "spawn_probability=if(width > 100, 1, 7)"});
    EXPECT_EQ(result.status, 0) << result.err;
    EXPECT_NE(result.out.find("saved 1 file, backup in "), std::string::npos) << result.out;
    EXPECT_EQ(backupCount(temp.path()), 1U);
    EXPECT_EQ(countOf(temp.path(), "node: water and width = 2 and spawn_probability = 7"), water);
}

TEST_F(Edit, AnUnprovenVersionIsSavedOnlyWithTheOptionThatTheRefusalNames) {
    const auto mesh = tests::bytesOfSource2(tests::source2MeshOfSeven(33));
    put(temp.path() / "room.nav", mesh);
    const auto before = snapshot(temp.path());
    const auto edit = [&](const std::vector<std::string>& more) {
        std::vector<std::string> words{"edit",  temp.path().string(), "--type", "hull", "--all",
                                       "--set", "radius=radius + 1"};
        words.insert(words.end(), more.begin(), more.end());
        return runCli(words);
    };
    const auto refused = edit({});
    EXPECT_EQ(refused.status, 2);
    EXPECT_NE(refused.err.find("--with unproven=save"), std::string::npos) << refused.err;
    EXPECT_EQ(snapshot(temp.path()), before);
    const auto saved = edit({"--with", "unproven=save"});
    EXPECT_EQ(saved.status, 0) << saved.err;
    EXPECT_NE(saved.out.find("backup in "), std::string::npos) << saved.out;
    EXPECT_EQ(backupCount(temp.path()), 1U);
}

TEST_F(Edit, ScriptIsAllOrNothing) {
    putDocument(temp.path() / "in", pathCase().sound().front());
    const auto before = snapshot(temp.path() / "in");
    put(temp.path() / "bad.txt", "select node\nset width = 3\ndo no_such_edit\n");
    const auto bad = runCli({"edit", (temp.path() / "in").string(), "--script", (temp.path() / "bad.txt").string()});
    EXPECT_EQ(bad.status, 2);
    EXPECT_NE(bad.err.find("step 3: "), std::string::npos) << bad.err;
    EXPECT_EQ(snapshot(temp.path() / "in"), before);
    const auto script = R"({"recipe": 1, "steps": [{"select": "node: id = 0", "set": {"width": 3, "water": true}},
                                                   {"select": "node: water and width = 3", "do": "erase"}]})";
    put(temp.path() / "good.json", script);
    const auto nodes = countOf(temp.path() / "in", "node");
    const auto ids = countOf(temp.path() / "in", "node: id = 0");
    const auto good = runCli({"edit", (temp.path() / "in").string(), "--script", (temp.path() / "good.json").string()});
    EXPECT_EQ(good.status, 0) << good.err;
    EXPECT_EQ(countOf(temp.path() / "in", "node"), nodes - ids);
}

TEST_F(Edit, AnswersFillTheQuestionsOfAScript) {
    putDocument(temp.path() / "in", pathCase().sound().front());
    put(temp.path() / "ask.txt", "ask width New width = 2\nselect node\nset width = $width\n");
    const auto in = (temp.path() / "in").string();
    const auto script = (temp.path() / "ask.txt").string();
    EXPECT_EQ(runCli({"edit", in, "--script", script, "--answer", "width=5"}).status, 0);
    EXPECT_EQ(countOf(temp.path() / "in", "node: width != 5"), 0U);
    EXPECT_EQ(runCli({"edit", in, "--script", script}).status, 0);
    EXPECT_EQ(countOf(temp.path() / "in", "node: width != 2"), 0U) << "the usual one";
    const auto wrong = runCli({"edit", in, "--script", script, "--answer", "height=5"});
    EXPECT_EQ(wrong.status, 2);
    EXPECT_NE(wrong.err.find("does not ask for 'height'"), std::string::npos) << wrong.err;
}

TEST_F(Edit, OneBadFileStopsNothing) {
    putDocument(temp.path() / "a", pathCase().sound().front());
    putDocument(temp.path() / "c", pathCase().sound().front());
    const auto result = runCli({"edit", (temp.path() / "a").string(), (temp.path() / "missing").string(),
                                (temp.path() / "c").string(), "--where", "node", "--set", "width=3", "--json"});
    EXPECT_EQ(result.status, 2);
    EXPECT_EQ(result.json()["documents"].size(), 2U);
    EXPECT_EQ(result.json()["problems"].size(), 1U);
    EXPECT_EQ(countOf(temp.path() / "c", "node: width != 3"), 0U);
}

TEST_F(Edit, NothingToDoIsAnError) {
    putDocument(temp.path(), pathCase().sound().front());
    EXPECT_EQ(runCli({"edit", temp.path().string()}).status, 2);
    EXPECT_EQ(runCli({"edit", temp.path().string(), "--where", "node", "--set", "width=narrow"}).status, 2);
    EXPECT_EQ(runCli({"edit", temp.path().string(), "--where", "node: id < 0", "--do", "erase"}).status, 0)
        << "nothing is selected, so nothing is done";
}

const tests::SystemCase& meshCase() {
    return *std::ranges::find(tests::systemCases(), "source_nav", [](const auto& c) { return c.system().id; });
}

TEST_F(Edit, NothingSelectedIsANoteAndChangesNothing) {
    putDocument(temp.path(), meshCase().sound().front());
    const auto before = snapshot(temp.path());
    for (const std::vector<std::string>& change : {std::vector<std::string>{"--set", "jump=yes"},
                                                   {"--do", "erase"},
                                                   {"--do", "strip"},           // of all areas if none is selected
                                                   {"--do", "compress_ids"}}) { // of the whole mesh, whatever is
        std::vector<std::string> words{"edit", temp.path().string(), "--where", "area: id < 0"};
        words.insert(words.end(), change.begin(), change.end());
        const auto result = runCli(words);
        EXPECT_EQ(result.status, 0) << result.err;
        EXPECT_NE(result.out.find("note: nothing to do: nothing is selected"), std::string::npos) << result.out;
        EXPECT_EQ(snapshot(temp.path()), before) << change.back();
    }
}

TEST_F(Edit, WithoutASelectionItSaysOnWhatItWorksAndWantsToBeSure) {
    putDocument(temp.path(), meshCase().sound().front());
    const auto before = snapshot(temp.path());
    for (const std::vector<std::string>& change : {std::vector<std::string>{"--do", "strip"},
                                                   {"--do", "compress_ids"},
                                                   {"--do", "erase"},
                                                   {"--set", "jump=1"}}) {
        std::vector<std::string> words{"edit", temp.path().string()};
        words.insert(words.end(), change.begin(), change.end());
        const auto result = runCli(words);
        EXPECT_EQ(result.status, 2) << change.back();
        EXPECT_NE(result.err.find("--all"), std::string::npos) << result.err;
        EXPECT_NE(result.err.find(" works on "), std::string::npos) << result.err;
    }
    EXPECT_EQ(snapshot(temp.path()), before);
    const auto whole = runCli({"edit", temp.path().string(), "--all", "--do", "strip"});
    EXPECT_EQ(whole.status, 0) << whole.err;
    EXPECT_NE(whole.out.find("works on the whole document"), std::string::npos) << whole.out;
    EXPECT_NE(snapshot(temp.path()), before);
    EXPECT_EQ(runCli({"edit", temp.path().string(), "--all", "--type", "area", "--set", "jump=yes"}).status, 0);
    EXPECT_EQ(countOf(temp.path(), "area: not jump"), 0U);
}

TEST_F(Edit, WhatIsDoneAlreadyIsANote) {
    putDocument(temp.path(), meshCase().sound().front());
    ASSERT_EQ(runCli({"edit", temp.path().string(), "--all", "--do", "compress_ids"}).status, 0);
    const auto before = snapshot(temp.path());
    const auto again = runCli({"edit", temp.path().string(), "--all", "--do", "compress_ids", "--json"});
    EXPECT_EQ(again.status, 0) << again.err;
    const auto step = again.json()["documents"][0]["steps"][0];
    EXPECT_EQ(step.at("skipped"), true);
    EXPECT_EQ(step.at("why"), "The IDs already count from 1 without gaps.");
    EXPECT_EQ(snapshot(temp.path()), before);
}

TEST_F(Edit, ASelectingEditThatFindsNothingEndsTheRest) {
    putDocument(temp.path(), meshCase().sound().front());
    const auto before = snapshot(temp.path());
    const auto result =
        runCli({"edit", temp.path().string(), "--do", "select_larger", "size=65536", "--do", "strip", "--dry-run"});
    EXPECT_EQ(result.status, 0) << result.err;
    EXPECT_NE(result.out.find("nothing changes"), std::string::npos) << result.out;
    EXPECT_EQ(snapshot(temp.path()), before);
}

TEST_F(Edit, ListsThatChangeAreTold) {
    putDocument(temp.path(), meshCase().sound().front());
    const auto json =
        runCli({"edit", temp.path().string(), "--all", "--do", "strip", "--dry-run", "--json"}).json()["documents"][0];
    const auto list = std::ranges::find_if(json["changed"], [](const auto& each) { return each.contains("list"); });
    ASSERT_NE(list, json["changed"].end()) << json["changed"].dump(2);
    EXPECT_LT(list->at("entriesAfter"), list->at("entriesBefore"));
}

TEST(Recover, SaysThatNothingWasInterrupted) {
    const TempFolder temp;
    const auto result = runCli({"recover", "--json", temp.path().string()});
    EXPECT_EQ(result.status, 0) << result.err;
    EXPECT_EQ(result.json()["recovered"][0]["outcome"], "nothing");
    EXPECT_EQ(runCli({"recover", (temp.path() / "missing").string()}).status, 2);
}

} // namespace
} // namespace navsmith::cli::test
