// Where a game looks for the files that a map needs.
#include "core/files/path_text.h"
#include "core/opening/map_resources.h"
#include "tests/core/files/temp_folder.h"
#include "tests/support/map_bytes.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace navsmith::opening {
namespace {

namespace fs = std::filesystem;
using files::test::put;
using files::test::TempFolder;
using files::test::textOf;
using files::test::toBytesOf;

class MapResources : public ::testing::Test {
protected:
    [[nodiscard]] fs::path at(const std::string& path) const { return temp_.path() / path; }
    void putFile(const std::string& path, const std::string& text) const { put(at(path), text); }
    void putPak(const std::string& path, const std::vector<tests::RawPakEntry>& entries) const {
        put(at(path), tests::buildPak(entries));
    }
    /// The text of the file that a map's game finds, or "none".
    [[nodiscard]] std::string found(const std::string& map, std::string_view path) const {
        const auto bytes = mapResources(at(map))(path);
        return bytes ? textOf(*bytes) : "none";
    }
    [[nodiscard]] std::vector<std::string> places(const std::string& map) const {
        std::vector<std::string> names;
        for (const auto& place : resourcePlaces(at(map)))
            names.push_back(files::toText(place.lexically_relative(temp_.path())));
        return names;
    }

private:
    TempFolder temp_;
};

TEST_F(MapResources, LooseFilesComeBeforePaksFromTheHighestNumberDown) {
    putFile("mod/maps/a.bsp", "map");
    putPak("mod/pak0.pak", {{"gfx/palette.lmp", toBytesOf("of 0")}, {"only0", toBytesOf("0")}});
    putPak("mod/PAK1.PAK", {{"GFX/Palette.lmp", toBytesOf("of 1")}});
    putPak("mod/pak10.pak", {{"gfx/palette.lmp", toBytesOf("of 10")}});
    EXPECT_EQ(found("mod/maps/a.bsp", "gfx/palette.lmp"), "of 10");
    EXPECT_EQ(found("mod/maps/a.bsp", "Only0"), "0");
    putFile("mod/Gfx/PALETTE.lmp", "loose");
    EXPECT_EQ(found("mod/maps/a.bsp", "gfx/palette.lmp"), "loose");
    EXPECT_EQ(found("mod/maps/a.bsp", "gfx\\palette.lmp"), "loose");
    EXPECT_EQ(found("mod/maps/a.bsp", "gfx/none.lmp"), "none");
}

TEST_F(MapResources, GamesThatModsAreBasedOnComeLast) {
    putFile("mod/maps/a.bsp", "map");
    putFile("ID1/gfx/palette.lmp", "quake");
    putPak("valve/pak0.pak", {{"halflife.wad", toBytesOf("wad")}});
    EXPECT_EQ(found("mod/maps/a.bsp", "gfx/palette.lmp"), "quake");
    EXPECT_EQ(found("mod/maps/a.bsp", "HALFLIFE.WAD"), "wad");
    putFile("mod/gfx/palette.lmp", "mod");
    EXPECT_EQ(found("mod/maps/a.bsp", "gfx/palette.lmp"), "mod");
}

TEST_F(MapResources, FoldersBesideAGameOfGoldSrc) {
    putFile("cstrike_downloads/maps/a.bsp", "map");
    putFile("cstrike/b.wad", "game");
    putFile("cstrike_addon/c.wad", "addon");
    putFile("cstrike_downloads/d.wad", "downloads");
    for (const auto* map : {"cstrike_downloads/maps/a.bsp", "cstrike/maps/a.bsp"}) {
        EXPECT_EQ(found(map, "b.wad"), "game") << map;
        EXPECT_EQ(found(map, "c.wad"), "addon") << map;
        EXPECT_EQ(found(map, "d.wad"), "downloads") << map;
    }
    const auto order = places("cstrike_downloads/maps/a.bsp");
    EXPECT_EQ(std::vector(order.begin(), order.begin() + 3),
              (std::vector<std::string>{"cstrike_addon", "cstrike", "cstrike_downloads"}));
}

TEST_F(MapResources, TheFolderOfTheMap) {
    putFile("here/a.bsp", "map");
    putFile("here/halflife.wad", "beside");
    EXPECT_EQ(found("here/a.bsp", "halflife.wad"), "beside");
    putFile("mod/maps/a.bsp", "map");
    putFile("mod/maps/own.wad", "beside");
    EXPECT_EQ(found("mod/maps/a.bsp", "own.wad"), "beside");
}

TEST_F(MapResources, AMapInAnArchive) {
    putPak("id1/pak0.pak", {{"maps/a.bsp", toBytesOf("map")}, {"maps/a.lit", toBytesOf("light")}});
    putPak("id1/pak1.pak", {{"maps/a.lit", toBytesOf("of pak1")}, {"x", toBytesOf("y")}});
    EXPECT_EQ(found("id1/pak0.pak/maps/a.bsp", "maps/a.lit"), "light");
    EXPECT_EQ(found("id1/pak0.pak/maps/a.bsp", "x"), "y");
}

TEST_F(MapResources, NeverLeadsElsewhere) {
    putFile("mod/maps/a.bsp", "map");
    putFile("secret", "secret");
    for (const auto* path : {"../secret", "..\\secret", "maps/../../secret", "", "/", "."})
        EXPECT_EQ(found("mod/maps/a.bsp", path), "none") << path;
    EXPECT_EQ(found("mod/maps/a.bsp", at("secret").string()), "none");
}

TEST_F(MapResources, DamagedArchivesAreSkipped) {
    putFile("mod/maps/a.bsp", "map");
    putFile("mod/pak1.pak", "PACK");
    putPak("mod/pak0.pak", {{"x", toBytesOf("y")}});
    EXPECT_EQ(found("mod/maps/a.bsp", "x"), "y");
}

} // namespace
} // namespace navsmith::opening
