// navsmith-cli pack, unpack and erase with any files.
#include "tests/app/cli/cli_process.h"
#include "tests/core/files/temp_folder.h"
#include "tests/core/opening/path_sets.h"
#include "tests/support/corpus.h"
#include "tests/support/map_bytes.h"

#include <gtest/gtest.h>

namespace navsmith::cli::test {
namespace {

namespace fs = std::filesystem;
using files::test::get;
using files::test::put;
using files::test::snapshot;
using files::test::Snapshot;
using files::test::TempFolder;
using files::test::toBytesOf;
using opening::test::mapText;
using opening::test::meshText;

bool contains(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

class Unpacking : public testing::Test {
protected:
    void SetUp() override {
        fs::create_directories(map().parent_path());
        put(map(), mapText({{"materials/x.vmt", toBytesOf(std::string(200, 'x')), 8},
                            {"maps\\graphs\\foo.ain", toBytesOf("graph"), 14},
                            {"sound/y.wav", toBytesOf("noise"), 0}}));
    }
    [[nodiscard]] fs::path game() const { return temp_.path() / "game"; }
    [[nodiscard]] fs::path map() const { return game() / "maps" / "foo.bsp"; }
    [[nodiscard]] fs::path putFile(const fs::path& inside, std::string_view text) const {
        fs::create_directories((game() / inside).parent_path());
        put(game() / inside, text);
        return game() / inside;
    }
    [[nodiscard]] std::vector<std::string> names() const {
        std::vector<std::string> names;
        const auto listed = runCli({"unpack", "--list", "--json", map().string()}).json();
        for (const auto& file : listed["files"])
            names.push_back(file["name"]);
        return names;
    }

    TempFolder temp_;
};

TEST_F(Unpacking, ListsNamesSizesAndMethods) {
    const auto before = get(map());
    const auto listed = runCli({"unpack", "--list", map().string()});
    EXPECT_EQ(listed.status, 0) << listed.err;
    EXPECT_TRUE(contains(listed.out, "         200 ")) << listed.out;
    EXPECT_TRUE(contains(listed.out, "deflate   materials/x.vmt\n")) << listed.out;
    EXPECT_TRUE(contains(listed.out, "           5            5  stored    sound/y.wav\n")) << listed.out;
    const auto json = runCli({"unpack", "--list", "--json", map().string(), "MAPS/graphs"}).json();
    ASSERT_EQ(json["files"].size(), 1U);
    EXPECT_EQ(json["files"][0]["name"], "maps\\graphs\\foo.ain");
    EXPECT_EQ(json["files"][0]["bytes"], 5);
    EXPECT_EQ(json["files"][0]["method"], "LZMA");
    EXPECT_EQ(get(map()), before);
    EXPECT_EQ(snapshot(temp_.path()).size(), 1U) << "nothing is written";
}

TEST_F(Unpacking, ExtractsAllOrSomeIntoAFolder) {
    const auto done = runCli({"unpack", map().string()});
    EXPECT_EQ(done.status, 0) << done.err;
    EXPECT_TRUE(contains(done.out, "3 files written to ")) << done.out;
    const auto beside = map().parent_path() / "foo";
    EXPECT_EQ(snapshot(beside), (Snapshot{{"materials/x.vmt", std::string(200, 'x')},
                                          {"maps/graphs/foo.ain", "graph"},
                                          {"sound/y.wav", "noise"}}));
    put(beside / "sound" / "y.wav", "mine");
    fs::remove(beside / "materials" / "x.vmt");
    const auto refused = runCli({"unpack", map().string()});
    EXPECT_EQ(refused.status, 2);
    EXPECT_TRUE(contains(refused.err, "already exists; use -o")) << refused.err;
    EXPECT_EQ(get(beside / "sound" / "y.wav"), "mine");
    EXPECT_FALSE(fs::exists(beside / "materials" / "x.vmt")) << "all or nothing";
    const auto some = runCli({"unpack", "--json", map().string(), "sound", "*.ain", "-o", beside.string()}).json();
    ASSERT_EQ(some["unpacked"].size(), 2U);
    EXPECT_EQ(some["unpacked"][1]["to"], (beside / "sound" / "y.wav").string());
    EXPECT_EQ(get(beside / "sound" / "y.wav"), "noise");
    EXPECT_EQ(files::test::newestBackup(beside / "sound").at("y.wav"), "mine");
    const auto none = runCli({"unpack", map().string(), "sound/z.wav", "sound", "-o", (temp_.path() / "o").string()});
    EXPECT_EQ(none.status, 2);
    EXPECT_TRUE(contains(none.err, "has no file \"sound/z.wav\" packed into it")) << none.err;
    EXPECT_FALSE(fs::exists(temp_.path() / "o"));
}

TEST_F(Unpacking, NamesThatLeadElsewhereAreNotWritten) {
    put(map(), mapText({{"../evil.txt", toBytesOf("evil"), 0},
                        {"a.txt", toBytesOf("first"), 0},
                        {"A.TXT", toBytesOf("second"), 0},
                        {"C:\\b.txt", toBytesOf("drive"), 0}}));
    const auto out = temp_.path() / "out";
    const auto done = runCli({"unpack", map().string(), "-o", out.string()});
    EXPECT_EQ(done.status, 2);
    EXPECT_EQ(snapshot(out), (Snapshot{{"a.txt", "first"}}));
    EXPECT_FALSE(fs::exists(temp_.path() / "evil.txt"));
    EXPECT_TRUE(contains(done.err, "file \"../evil.txt\" was not extracted")) << done.err;
    EXPECT_TRUE(contains(done.err, "file \"A.TXT\" was not extracted: the map has an earlier one")) << done.err;
    EXPECT_EQ(runCli({"erase", map().string(), "../evil.txt"}).status, 0) << "it can be erased";
    EXPECT_EQ(names(), (std::vector<std::string>{"a.txt", "A.TXT", "C:\\b.txt"}));
}

TEST_F(Unpacking, PacksFilesUnderTheNamesOfTheGame) {
    const auto before = get(map());
    const auto graph = putFile("maps/graphs/foo.ain", "new graph");
    const auto material = putFile("materials/models/z.vmt", "z");
    put(temp_.path() / "notes.txt", "n");
    const std::vector<std::string> arguments{"pack", map().string(), graph.string(), material.string(),
                                             (temp_.path() / "notes.txt").string() + "=cfg/foo.cfg"};
    auto dry = arguments;
    dry.insert(dry.begin() + 1, "--dry-run");
    const auto planned = runCli(dry);
    EXPECT_EQ(planned.status, 0) << planned.err;
    EXPECT_TRUE(contains(planned.out, "not changed, a dry run: adds 2 files, replaces maps/graphs/foo.ain (9 bytes)"))
        << planned.out;
    EXPECT_EQ(get(map()), before);
    auto json = arguments;
    json.emplace_back("--json");
    const auto packed = runCli(json).json();
    ASSERT_EQ(packed["packed"].size(), 3U) << packed;
    EXPECT_EQ(packed["packed"][0]["name"], "maps/graphs/foo.ain");
    EXPECT_EQ(packed["packed"][0]["replaced"], true);
    EXPECT_EQ(packed["packed"][0]["changed"], true);
    EXPECT_EQ(packed["packed"][1]["replaced"], false);
    EXPECT_EQ(packed["packed"][2]["mapBytes"], fs::file_size(map()));
    EXPECT_EQ(names(), (std::vector<std::string>{"materials/x.vmt", "maps/graphs/foo.ain", "sound/y.wav",
                                                 "materials/models/z.vmt", "cfg/foo.cfg"}));
    EXPECT_EQ(files::test::newestBackup(map().parent_path()), (Snapshot{{"foo.bsp-foo.ain", "graph"}}));
    const auto again = runCli(arguments);
    EXPECT_TRUE(contains(again.out, "up to date")) << again.out;
}

TEST_F(Unpacking, PacksWhatItHasUnpacked) {
    ASSERT_EQ(runCli({"unpack", map().string(), "-o", (temp_.path() / "out").string()}).status, 0);
    auto old = names();
    ASSERT_EQ(runCli({"erase", map().string(), "*"}).status, 0);
    EXPECT_TRUE(names().empty());
    put(temp_.path() / "out" / ".hidden", "h");
    const auto done = runCli({"pack", map().string(), (temp_.path() / "out").string()});
    EXPECT_EQ(done.status, 0) << done.err;
    EXPECT_EQ(names(), (std::vector<std::string>{"maps/graphs/foo.ain", "materials/x.vmt", "sound/y.wav"}));
    ASSERT_EQ(runCli({"pack", map().string(), (temp_.path() / "out" / "sound").string() + "=sound/foo"}).status, 0);
    EXPECT_EQ(names().back(), "sound/foo/y.wav");
    const auto empty = temp_.path() / "empty";
    fs::create_directories(empty);
    EXPECT_TRUE(contains(runCli({"pack", map().string(), empty.string()}).err, "contains no file to pack"));
}

TEST_F(Unpacking, MeshesAmongOthersGetTheSizeOfTheMap) {
    put(temp_.path() / "edited.nav", meshText());
    const auto material = putFile("materials/z.vmt", "z");
    const auto done = runCli({"pack", map().string(), material.string(), (temp_.path() / "edited.nav").string()});
    EXPECT_EQ(done.status, 0) << done.err;
    EXPECT_EQ(names().back(), "maps/foo.nav");
    const auto dump = runCli({"dump", "--type", "file", (map() / "maps" / "foo.nav").string()}).json();
    EXPECT_TRUE(contains(dump.dump(), "\"bsp_size\":" + std::to_string(fs::file_size(map())))) << dump;
}

TEST_F(Unpacking, ErasesByNameFolderAndPattern) {
    const auto before = get(map());
    const auto dry = runCli({"erase", "--dry-run", map().string(), "sound", "*.vmt"});
    EXPECT_EQ(dry.status, 0);
    EXPECT_TRUE(contains(dry.out, "a dry run: erases 2 files: foo.bsp stays at ")) << dry.out;
    EXPECT_EQ(get(map()), before);
    const auto unknown = runCli({"erase", map().string(), "sound", "no/such.txt"});
    EXPECT_EQ(unknown.status, 2);
    EXPECT_TRUE(contains(unknown.err, "has no file \"no/such.txt\" packed into it")) << unknown.err;
    EXPECT_EQ(get(map()), before) << "all or nothing";
    const auto done = runCli({"erase", "--json", "--backup", map().string(), "maps/graphs/foo.ain"});
    ASSERT_EQ(done.status, 0) << done.err;
    const auto erased = done.json()["erased"];
    ASSERT_EQ(erased.size(), 1U);
    EXPECT_EQ(erased[0]["bytes"], 5);
    EXPECT_EQ(erased[0]["changed"], true);
    EXPECT_EQ(names(), (std::vector<std::string>{"materials/x.vmt", "sound/y.wav"}));
    EXPECT_EQ(files::test::newestBackup(map().parent_path()),
              (Snapshot{{"foo.bsp", before}, {"foo.bsp-foo.ain", "graph"}}));
}

TEST_F(Unpacking, RefusesWithAReason) {
    const auto before = get(map());
    const auto words = [&](const std::vector<std::string>& arguments) {
        const auto result = runCli(arguments);
        EXPECT_EQ(result.status, 2);
        EXPECT_EQ(get(map()), before);
        return result.err;
    };
    const auto text = temp_.path() / "notes.txt";
    put(text, "n");
    EXPECT_TRUE(contains(words({"pack", map().string(), text.string()}), "write FILE=NAME"));
    EXPECT_TRUE(contains(words({"pack", map().string(), text.string() + "=../x"}), "the path is invalid"));
    EXPECT_TRUE(contains(words({"pack", map().string(), text.string() + "=x", text.string() + "=X"}), "twice"));
    EXPECT_TRUE(contains(words({"pack", map().string(), (temp_.path() / "none").string() + "=x"}), "does not exist"));
    EXPECT_TRUE(contains(words({"pack", "--name", "x", map().string(), text.string(), text.string()}), "--name"));
    EXPECT_TRUE(contains(words({"unpack", "--list", text.string()}), "is no map of the Source engine"));
    EXPECT_TRUE(contains(words({"erase", text.string(), "x"}), "is no map of the Source engine"));
    put(temp_.path() / "foo.bsp.bz2", "BZh91AY&SY");
    EXPECT_TRUE(
        contains(words({"unpack", "--list", (temp_.path() / "foo.bsp.bz2").string()}), "compressed with bzip2"));
    EXPECT_TRUE(contains(words({"unpack", "--list", "-o", "x", map().string()}), "--list"));
}

TEST_F(Unpacking, RealMapsComeBackByteForByte) {
    const auto folder = tests::corpusFolder("source-ain");
    if (!folder)
        GTEST_SKIP() << tests::missingCorpus("source-ain");
    const auto graph = putFile("maps/graphs/foo.ain", "graph");
    int tried = 0;
    for (const auto* name : {"pair_testmap_synth.bsp", "pair_snowcomp1.bsp", "pair_background12.bsp"}) {
        const auto real = get(*folder / name);
        put(map(), real);
        ASSERT_EQ(runCli({"pack", map().string(), graph.string()}).status, 0);
        EXPECT_FALSE(get(map()) == real) << name;
        ASSERT_EQ(runCli({"erase", map().string(), "maps/graphs/foo.ain"}).status, 0);
        EXPECT_TRUE(get(map()) == real) << name;
        ++tried;
    }
    EXPECT_EQ(tried, 3);
}

} // namespace
} // namespace navsmith::cli::test
