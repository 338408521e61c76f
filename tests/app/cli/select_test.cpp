#include "core/model/property.h"
#include "tests/app/cli/cli_process.h"
#include "tests/app/cli/system_documents.h"
#include "tests/core/files/temp_folder.h"
#include "tests/core/systems/harness/system_case.h"

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

namespace navsmith::cli::test {
namespace {

using files::test::TempFolder;

class SelectInEverySystem : public tests::EverySystem {};

TEST_P(SelectInEverySystem, FindsAllElementsOfEachType) {
    const TempFolder temp;
    putDocument(temp.path() / "in", c().sound().front());
    const auto m = tests::loadDocument(c().system(), c().sound().front());
    for (model::ElementTypeId type = 0; type < m.schema().typeCount(); ++type) {
        const auto& spec = m.schema().type(type);
        const auto result =
            runCli({"select", "--json", (temp.path() / "in").string(), std::string(spec.id) + ": 1 = 1"});
        ASSERT_EQ(result.status, 0) << result.err;
        const auto json = result.json()["documents"][0];
        EXPECT_EQ(json["kind"], spec.id);
        EXPECT_EQ(json["count"], m.count(type));
        EXPECT_EQ(json["elements"].size(), m.count(type));
    }
}

TEST_P(SelectInEverySystem, RealFilesAreSearched) {
    if (c().real == nullptr || c().real().empty())
        GTEST_SKIP() << "no real files";
    const TempFolder temp;
    const auto document = c().real().front();
    putDocument(temp.path() / "in", document);
    const auto m = tests::loadDocument(c().system(), document);
    const auto& type = m.schema().type(1);
    const auto result = runCli({"select", "--count", (temp.path() / "in").string(), std::string(type.id)});
    EXPECT_EQ(result.status, 0) << result.err;
    EXPECT_NE(result.out.find(model::countedName(type, m.count(1))), std::string::npos) << result.out;
}

INSTANTIATE_TEST_SUITE_P(Systems, SelectInEverySystem, testing::ValuesIn(tests::allCases()), tests::caseName);

TEST(Select, FormsOfTheTable) {
    const TempFolder temp;
    putDocument(temp.path() / "in", pathCase().sound().front());
    const auto folder = (temp.path() / "in").string();
    const auto table = runCli({"select", "--show", "width,count(links)", folder, "node"});
    EXPECT_EQ(table.status, 0) << table.err;
    EXPECT_NE(table.out.find("count(links)"), std::string::npos) << table.out;
    const auto csv = runCli({"select", "--csv", folder, "node: id = 0"});
    EXPECT_EQ(csv.out.substr(0, 35), "path,element_index,element,area,id,") << csv.out;
    EXPECT_NE(csv.out.find("position.x,position.y,position.z"), std::string::npos) << csv.out;
}

TEST(Select, WrongExpressionIsAProblemWithACaret) {
    const TempFolder temp;
    putDocument(temp.path() / "in", pathCase().sound().front());
    const auto result = runCli({"select", (temp.path() / "in").string(), "node: wdth > 2"});
    EXPECT_EQ(result.status, 2);
    EXPECT_NE(result.err.find("nodes have no property 'wdth'\n  node: wdth > 2\n        ^"), std::string::npos)
        << result.err;
}

TEST(List, QueryNamesAreThoseOfTheDocs) {
    std::ifstream file(NAVSMITH_SOURCE_DIR "/docs/query-names.md");
    std::stringstream text;
    text << file.rdbuf();
    EXPECT_EQ(runCli({"list", "--names"}).out, text.str()) << "renew it: navsmith-cli list --names";
}

} // namespace
} // namespace navsmith::cli::test
