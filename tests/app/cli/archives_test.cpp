// navsmith-cli on archives: meshes packed into maps, and paths in the game's archives.
#include "tests/app/cli/cli_process.h"
#include "tests/core/files/temp_folder.h"
#include "tests/core/opening/path_sets.h"
#include "tests/support/img_bytes.h"
#include "tests/support/path_bytes.h"

#include <gtest/gtest.h>

namespace navsmith::cli::test {
namespace {

using files::test::get;
using files::test::put;
using files::test::toBytesOf;
using opening::test::areaText;
using opening::test::mapText;
using opening::test::meshText;

class Archives : public files::test::InTempFolder {};

TEST_F(Archives, EveryCommandAcceptsFilesInsideAMap) {
    const auto map = temp.path() / "foo.bsp";
    put(map, mapText({{"maps/foo.nav", toBytesOf(meshText()), 14}, {"maps/bar.nav", toBytesOf(meshText()), 8}}));
    const auto roundtrip = runCli({"roundtrip", map.string()});
    EXPECT_EQ(roundtrip.status, 0) << roundtrip.out << roundtrip.err;
    EXPECT_EQ(roundtrip.out, (map / "maps" / "bar.nav").string() + ": identical (1 file)\n" +
                                 (map / "maps" / "foo.nav").string() + ": identical (1 file)\n");
    const auto info = runCli({"info", "--json", map.string()});
    EXPECT_EQ(info.json()["documents"].size(), 2U) << info.err;
    const auto one = runCli({"dump", (map / "maps" / "bar.nav").string()});
    EXPECT_EQ(one.status, 0);
    EXPECT_EQ(one.json()["documents"].size(), 1U);
    EXPECT_EQ(one.json()["documents"][0]["path"], (map / "maps" / "bar.nav").string());
    EXPECT_NE(runCli({"check", map.string()}).status, 2);
}

TEST_F(Archives, FixWritesBesideTheMapAndNeverReplacesALooseFile) {
    const auto map = temp.path() / "foo.bsp";
    auto text = areaText(5);
    text.replace(20 + 14, 2, std::string("\x05\0", 2)); // the first node's search cost
    put(map, mapText({{"NODES5.DAT", toBytesOf(text), 8}}));
    const auto before = get(map);
    const auto fixed = runCli({"check", "--fix", map.string()});
    EXPECT_NE(fixed.status, 2) << fixed.err;
    EXPECT_EQ(get(map), before);
    const auto loose = get(temp.path() / "NODES5.DAT");
    EXPECT_NE(loose, text);
    const auto refused = runCli({"check", "--fix", map.string()});
    EXPECT_EQ(refused.status, 2);
    EXPECT_NE(refused.err.find("opened from foo.bsp"), std::string::npos) << refused.err;
    EXPECT_EQ(get(temp.path() / "NODES5.DAT"), loose);
}

TEST_F(Archives, FixWritesIntoAnImgAndRebuildRemovesItsGaps) {
    const auto img = temp.path() / "gta3.img";
    auto text = areaText(5);
    text.replace(20 + 14, 2, std::string("\x05\0", 2)); // the first node's search cost
    const auto other = toBytesOf(std::string(2048, 'o'));
    put(img, tests::buildImg2({{"nodes5.dat", toBytesOf(text)}, {"other.txd", other, 3}}));
    const auto before = get(img);
    EXPECT_EQ(runCli({"roundtrip", img.string()}).status, 0);
    const auto fixed = runCli({"check", "--fix", img.string()});
    EXPECT_NE(fixed.status, 2) << fixed.err;
    EXPECT_FALSE(get(img) == before);
    EXPECT_FALSE(std::filesystem::exists(temp.path() / "nodes5.dat"));
    const auto again = get(img);
    EXPECT_NE(runCli({"check", "--fix", img.string()}).status, 2);
    EXPECT_TRUE(get(img) == again) << "nothing is left to fix";

    const auto copy = temp.path() / "copy.img";
    const auto copied = runCli({"rebuild", "--json", img.string(), "-o", copy.string()});
    EXPECT_EQ(copied.status, 0) << copied.err;
    EXPECT_EQ(copied.json()["rebuilt"][0]["bytes"], before.size() - 3 * 2048);
    EXPECT_EQ(runCli({"rebuild", img.string(), "-o", copy.string()}).status, 2);
    EXPECT_EQ(runCli({"rebuild", img.string()}).status, 0);
    EXPECT_TRUE(get(img) == get(copy));
    EXPECT_EQ(tests::img2Entry(toBytesOf(get(img)), 1), other);
    EXPECT_NE(runCli({"pack", img.string(), img.string()}).status, 0);
}

TEST_F(Archives, ErrorsNameFileAndOffset) {
    const auto map = temp.path() / "foo.bsp";
    const auto whole = mapText({{"maps/foo.nav", toBytesOf(meshText()), 0}});
    put(map, whole.substr(0, tests::u32At(toBytesOf(whole), 8 + 40 * 16) + 1));
    const auto result = runCli({"info", "--json", map.string()});
    EXPECT_EQ(result.status, 2);
    const auto json = result.json();
    const auto& problem = json["problems"][0];
    EXPECT_EQ(problem.at("kind"), "malformed");
    EXPECT_EQ(problem.at("path"), map.string());
    EXPECT_EQ(problem.at("field"), "pakfile");
}

TEST_F(Archives, ImgWithSeparateDirectoryOpensByEitherName) {
    const auto img = temp.path() / "gta3.img";
    const auto dir = temp.path() / "gta3.dir";
    auto text = areaText(5);
    text.replace(20 + 14, 2, std::string("\x05\0", 2)); // the first node's search cost
    const auto other = toBytesOf(std::string(2048, 'o'));
    const auto build = [&](std::uint32_t gap) {
        return tests::buildImg1({{"nodes5.dat", toBytesOf(text)}, {"other.txd", other, gap}});
    };
    const auto before = build(3);
    put(img, before.data);
    put(dir, before.directory);
    for (const auto& path : {img, dir}) {
        const auto info = runCli({"info", "--json", path.string()});
        EXPECT_EQ(info.json()["documents"][0]["files"][0], "nodes5.dat") << info.err;
        EXPECT_EQ(runCli({"roundtrip", path.string()}).status, 0);
        const auto out = temp.path() / (path.extension().string().substr(1) + ".dat");
        const auto extracted = runCli({"extract", path.string(), "-o", out.string()});
        EXPECT_EQ(extracted.status, 0) << extracted.err;
        EXPECT_EQ(get(out).substr(0, text.size()), text);
        EXPECT_EQ(runCli({"extract", (path / "NODES5.DAT").string(), "-o", out.string()}).status, 0);
        const auto packed = runCli({"pack", out.string(), path.string()});
        EXPECT_EQ(packed.status, 2) << "games do not read packed meshes from there";
    }
    const auto fixed = runCli({"check", "--fix", dir.string()});
    EXPECT_NE(fixed.status, 2) << fixed.err;
    EXPECT_NE(get(img), files::test::textOf(before.data));

    const auto rebuilt = runCli({"rebuild", "--json", dir.string()});
    EXPECT_EQ(rebuilt.status, 0) << rebuilt.err;
    EXPECT_EQ(rebuilt.json()["rebuilt"][0]["bytes"], before.data.size() - 3 * 2048);
    EXPECT_EQ(get(dir), files::test::textOf(build(0).directory));
    EXPECT_EQ(get(img).substr(get(img).size() - 2048), std::string(2048, 'o'));
    EXPECT_EQ(runCli({"roundtrip", img.string()}).status, 0);
}

TEST_F(Archives, BothCopiesOptionUpdatesTheOtherCopy) {
    const auto img = temp.path() / "MODELS" / "Gta3.img";
    const auto loose = temp.path() / "data" / "Paths" / "NODES5.DAT";
    auto text = areaText(5);
    text.replace(20 + 14, 2, std::string("\x05\0", 2)); // the first node's search cost
    const auto build = [&] {
        put(img, tests::buildImg2({{"nodes5.dat", toBytesOf(text)}}));
        put(loose, text);
    };
    build();
    EXPECT_NE(runCli({"check", "--fix", img.string()}).status, 2);
    EXPECT_EQ(get(loose), text) << "not requested";
    build();
    const auto both = runCli({"check", "--fix", "--both-copies", "--json", img.string()});
    EXPECT_NE(both.status, 2) << both.err;
    EXPECT_EQ(both.json()["documents"][0]["saved"].size(), 2U) << both.out;
    EXPECT_EQ(both.err.find("would be replaced"), std::string::npos) << both.err;
    const auto fixed = get(loose);
    EXPECT_NE(fixed, text);
    EXPECT_EQ(fixed.size(), text.size()) << "without the zeros of the archive's sectors";
    EXPECT_EQ(get(img).substr(2048, fixed.size()), fixed);
    EXPECT_EQ(files::test::newestBackup(loose.parent_path()), (files::test::Snapshot{{"NODES5.DAT", text}}));

    build();
    const auto other = areaText(6);
    put(loose, other);
    const auto statusMessage = runCli({"check", "--fix", "--both-copies", img.string()});
    EXPECT_NE(statusMessage.status, 2) << statusMessage.err;
    EXPECT_NE(statusMessage.err.find("Different, and left unchanged: nodes5.dat"), std::string::npos)
        << statusMessage.err;
    EXPECT_EQ(get(loose), other);
    EXPECT_EQ(get(img).substr(2048, fixed.size()), fixed) << "its own file is still saved";

    build();
    put(loose, other);
    const auto replaced = runCli({"check", "--fix", "--both-copies", "--replace", img.string()});
    EXPECT_NE(replaced.status, 2) << replaced.err;
    EXPECT_NE(replaced.err.find("Different, and would be replaced: nodes5.dat"), std::string::npos) << replaced.err;
    EXPECT_EQ(files::test::newestBackup(loose.parent_path()), (files::test::Snapshot{{"NODES5.DAT", other}}));
    EXPECT_EQ(get(loose).substr(0, fixed.size()), fixed);

    build();
    EXPECT_NE(runCli({"check", "--fix", "--both-copies", loose.parent_path().string()}).status, 2);
    EXPECT_EQ(get(loose), fixed);
    EXPECT_EQ(get(img).substr(2048, fixed.size()), fixed) << "in the other direction";
    const auto info = runCli({"info", "--json", loose.string()});
    EXPECT_NE(info.out.find("The game reads these files from MODELS/Gta3.img"), std::string::npos) << info.out;
    EXPECT_EQ(runCli({"check", "--both-copies", img.string()}).status, 2) << "nothing is saved without --fix";
}

TEST_F(Archives, BothCopiesOptionCreatesNoNewFiles) {
    const auto img = temp.path() / "models" / "gta3.img";
    const auto paths = temp.path() / "data" / "paths";
    // A road with one edge in the area's own square; the search cost of one end is wrong.
    const auto damaged = [](int number) {
        const auto area = static_cast<std::uint16_t>(number);
        const auto eighths = [](int square, int more) {
            return static_cast<std::int16_t>((square * 750 - 3000 + more) * 8);
        };
        constexpr std::uint32_t flags = 15U << 16U | 1U << 12U | 1U << 4U | 1U; // spawn, class, dead end, one link
        const auto x = [&](int more) { return eighths(number % 8, more); };
        const auto y = eighths(number / 8, 100);
        tests::RawArea made;
        made.vehicleNodes = 2;
        made.nodes = {{0, 0, x(100), y, 0, 5, 0, area, 0, 0, 1, flags},
                      {0, 0, x(200), y, 0, 0x7FFE, 1, area, 1, 0, 1, flags}};
        made.navis = {{x(150), y, area, 0, -100, 0, 1U << 8U | 1U << 11U}};
        const auto navi = static_cast<std::uint16_t>(area << 10);
        made.links = {{area, 1, navi, 100, 0}, {area, 0, navi, 100, 0}};
        return files::test::textOf(tests::buildArea(made, tests::RawForm::Exact));
    };
    put(img, tests::buildImg2({{"nodes5.dat", toBytesOf(damaged(5))},
                               {"nodes20.dat", toBytesOf(damaged(20))},
                               {"nodes40.dat", toBytesOf(damaged(40))}}));
    put(paths / "NODES5.DAT", damaged(5));
    put(paths / "NODES20.DAT", areaText(9));
    const auto both = runCli({"check", "--fix", "--both-copies", "--json", img.string()});
    EXPECT_NE(both.status, 2) << both.err;
    EXPECT_EQ(both.json()["documents"][0]["saved"].size(), 4U) << both.out;
    EXPECT_NE(get(paths / "NODES5.DAT"), damaged(5));
    EXPECT_EQ(get(paths / "NODES20.DAT"), areaText(9));
    EXPECT_FALSE(std::filesystem::exists(paths / "nodes40.dat"));
    EXPECT_NE(both.err.find("Missing, and not created: nodes40.dat"), std::string::npos) << both.err;
}

} // namespace
} // namespace navsmith::cli::test
