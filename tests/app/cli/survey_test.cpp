#include "tests/app/cli/cli_process.h"
#include "tests/core/files/temp_folder.h"
#include "tests/core/opening/path_sets.h"
#include "tests/support/nav_bytes.h"

#include <gtest/gtest.h>

#include <set>

namespace navsmith::cli::test {
namespace {

using files::test::put;
using files::test::snapshot;
using files::test::toBytesOf;

class Survey : public files::test::InTempFolder {
protected:
    /// Two sets of paths, a mesh beside a map and one in it, and what no program reads.
    void putGames() {
        opening::test::putAreas(temp.path() / "sa", {5, 6});
        opening::test::putAreas(temp.path() / "mod" / "deep", {7});
        put(temp.path() / "mod" / "deep" / "NODES8.DAT", opening::test::areaText(8) + "left");
        put(temp.path() / "hl2" / "maps" / "foo.nav", tests::buildMesh(tests::smallMesh(9)));
        put(temp.path() / "hl2" / "maps" / "foo.bsp",
            opening::test::mapText({{"maps/foo.nav", toBytesOf(opening::test::meshText()), 0}}));
        put(temp.path() / "hl2" / "maps" / "torn.nav", opening::test::meshText().substr(0, 40));
        put(temp.path() / "readme.txt", "hello");
    }
};

TEST_F(Survey, CountsBySystemAndVersionAlsoInArchives) {
    putGames();
    const auto before = snapshot(temp.path());
    const auto result = runCli({"survey", "--json", temp.path().string()});
    EXPECT_EQ(result.status, 2) << "a mesh cannot be read";
    EXPECT_EQ(snapshot(temp.path()), before);
    const auto json = result.json();
    ASSERT_EQ(json["documents"].size(), 4U) << json.dump(2);
    std::size_t documents = 0;
    std::set<std::string> systems;
    for (const auto& row : json["summary"]) {
        documents += row["documents"].get<std::size_t>();
        systems.insert(row["system"]);
    }
    EXPECT_EQ(documents, 4U);
    EXPECT_EQ(systems, (std::set<std::string>{"gta_sa_paths", "source_nav"}));
    EXPECT_EQ(json["summary"].size(), 3U) << "meshes of two versions: " << json["summary"].dump(2);
    EXPECT_EQ(json["total"]["documents"], 4);
    EXPECT_EQ(json["total"]["files"], 6);
    EXPECT_EQ(json["total"]["odd"], 4) << "the fixtures have values that the pages do not explain";
    ASSERT_EQ(json["problems"].size(), 1U);
    EXPECT_EQ(json["problems"][0]["path"], (temp.path() / "hl2" / "maps" / "torn.nav").string());
    EXPECT_EQ(json["problems"][0]["kind"], "malformed");
}

TEST_F(Survey, SizesAreThoseOfTheFiles) {
    const auto files = opening::test::putAreas(temp.path(), {5, 6});
    const auto json = runCli({"survey", "--json", temp.path().string()}).json();
    std::uintmax_t bytes = 0;
    for (const auto& file : files)
        bytes += std::filesystem::file_size(file);
    EXPECT_EQ(json["documents"][0]["bytes"], bytes);
    EXPECT_EQ(json["total"]["bytes"], bytes);
}

TEST_F(Survey, TextHasATableTheOdditiesAndASummary) {
    putGames();
    const auto result = runCli({"survey", temp.path().string()});
    const auto& out = result.out;
    EXPECT_TRUE(out.starts_with("system ")) << out;
    EXPECT_NE(out.find("San Andreas paths"), std::string::npos) << out;
    EXPECT_NE(out.find("odd: " + (temp.path() / "mod" / "deep" / "NODES8.DAT").string() + ": tail: 1 value"),
              std::string::npos)
        << out;
    EXPECT_NE(out.find("unusable: " + (temp.path() / "hl2" / "maps" / "torn.nav").string()), std::string::npos) << out;
    EXPECT_NE(out.find("\n4 documents of 2 systems in 6 files, "), std::string::npos) << out;
    EXPECT_TRUE(out.ends_with(": 4 odd, 1 could not be used\n")) << out;
}

TEST_F(Survey, AFolderWithoutDocumentsIsAProblem) {
    put(temp.path() / "readme.txt", "hello");
    const auto result = runCli({"survey", temp.path().string()});
    EXPECT_EQ(result.status, 2);
    EXPECT_NE(result.out.find("0 documents of 0 systems"), std::string::npos) << result.out;
}

} // namespace
} // namespace navsmith::cli::test
