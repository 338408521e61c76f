// navsmith-cli pack and extract with meshes and maps.
#include "tests/app/cli/cli_process.h"
#include "tests/core/files/temp_folder.h"
#include "tests/core/opening/path_sets.h"
#include "tests/support/nav_bytes.h"
#include "tests/support/python_zip.h"

#include <gtest/gtest.h>

namespace navsmith::cli::test {
namespace {

namespace fs = std::filesystem;
using files::test::get;
using files::test::put;
using files::test::TempFolder;
using files::test::toBytesOf;
using opening::test::areaText;
using opening::test::mapText;
using opening::test::meshText;

class Packing : public testing::Test {
protected:
    void SetUp() override {
        put(map(), mapText({{"materials/x.vmt", toBytesOf("x"), 8}}));
        put(mesh(), meshText());
    }
    [[nodiscard]] fs::path map() const { return temp_.path() / "foo.bsp"; }
    [[nodiscard]] fs::path mesh() const { return temp_.path() / "edited.nav"; }

    TempFolder temp_;
};

TEST_F(Packing, PacksAMeshWhereTheGameLooks) {
    const auto done = runCli({"pack", mesh().string(), map().string()});
    EXPECT_EQ(done.status, 0) << done.err;
    EXPECT_NE(done.out.find("adds maps/foo.nav"), std::string::npos) << done.out;
    EXPECT_NE(done.out.find("foo.bsp grows from"), std::string::npos) << done.out;
    const auto info = runCli({"info", "--json", map().string()}).json();
    EXPECT_EQ(info["documents"][0]["document"], (map() / "maps" / "foo.nav").string());
    EXPECT_EQ(get(mesh()), meshText());
    const auto again = runCli({"pack", mesh().string(), map().string()});
    EXPECT_EQ(again.status, 0);
    EXPECT_NE(again.out.find("up to date"), std::string::npos) << again.out;
    if (!tests::hasPython())
        GTEST_SKIP() << tests::missingPython();
    const auto bytes = toBytesOf(get(map()));
    const auto zip = std::span(bytes).subspan(tests::u32At(bytes, 8 + 40 * 16), tests::u32At(bytes, 8 + 40 * 16 + 4));
    const auto read = tests::readByPython(zip);
    ASSERT_TRUE(read);
    ASSERT_EQ(read->size(), 2U);
    EXPECT_EQ(read->at(1).name, "maps/foo.nav");
    EXPECT_EQ(read->at(1).bytes.size(), meshText().size());
}

TEST_F(Packing, AcceptsANameAndBacksUpTheReplacedFile) {
    ASSERT_EQ(runCli({"pack", mesh().string(), map().string(), "--name", "maps/embed.nav"}).status, 0);
    const auto whole = get(map());
    put(mesh(), tests::buildMesh(tests::smallMesh(15))); // different in size
    const auto done =
        runCli({"pack", "--json", "--backup", mesh().string(), map().string(), "--name", "maps/embed.nav"});
    ASSERT_EQ(done.status, 0) << done.err;
    const auto packed = done.json()["packed"][0];
    EXPECT_EQ(packed["replaced"], true);
    EXPECT_EQ(packed["mapBytes"], fs::file_size(map()));
    const auto kept = files::test::newestBackup(temp_.path());
    EXPECT_EQ(kept.size(), 2U);
    EXPECT_EQ(kept.at("foo.bsp"), whole);
}

TEST_F(Packing, RefusesInvalidInputWithAReason) {
    const auto words = [&](const std::vector<std::string>& arguments) {
        const auto before = get(map());
        const auto result = runCli(arguments);
        EXPECT_EQ(result.status, 2);
        EXPECT_EQ(get(map()), before);
        return result.err;
    };
    put(temp_.path() / "NODES5.DAT", areaText(5));
    EXPECT_NE(words({"pack", (temp_.path() / "NODES5.DAT").string(), map().string()}).find("no game looks"),
              std::string::npos);
    EXPECT_NE(words({"pack", mesh().string(), mesh().string()}).find("no map of the Source engine"), std::string::npos);
    EXPECT_NE(words({"pack", mesh().string(), map().string(), "--name", "../x"}).find("the path is invalid"),
              std::string::npos);
    EXPECT_NE(words({"extract", map().string()}).find("contains no file"), std::string::npos);
    EXPECT_EQ(runCli({"pack", mesh().string()}).status, 2);
}

TEST_F(Packing, ExtractWritesBesideTheMapAndDoesNotReplaceFilesByDefault) {
    put(map(), mapText({{"maps/embed.nav", toBytesOf(meshText()), 14}}));
    const auto loose = temp_.path() / "foo.nav";
    const auto done = runCli({"extract", map().string()});
    EXPECT_EQ(done.status, 0) << done.err;
    EXPECT_EQ(get(loose), meshText());
    put(loose, "mine");
    const auto refused = runCli({"extract", map().string()});
    EXPECT_EQ(refused.status, 2);
    EXPECT_NE(refused.err.find("already exists"), std::string::npos) << refused.err;
    EXPECT_EQ(get(loose), "mine");
    EXPECT_EQ(runCli({"extract", map().string(), "-o", loose.string()}).status, 0);
    EXPECT_EQ(get(loose), meshText());
    EXPECT_EQ(files::test::newestBackup(temp_.path()).at("foo.nav"), "mine");
    const auto inner =
        runCli({"extract", "--json", (map() / "maps/embed.nav").string(), "-o", (temp_.path() / "out.nav").string()});
    EXPECT_EQ(inner.json()["extracted"][0]["bytes"], meshText().size());
    EXPECT_EQ(get(temp_.path() / "out.nav"), meshText());
}

} // namespace
} // namespace navsmith::cli::test
