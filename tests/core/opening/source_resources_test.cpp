// Where games of Source look for the files that a map needs.
#include "core/files/path_text.h"
#include "core/files/vpk_files.h"
#include "core/opening/map_resources.h"
#include "core/opening/source_search.h"
#include "tests/core/files/temp_folder.h"
#include "tests/support/source_material_bytes.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <string>
#include <vector>

namespace navsmith::opening {
namespace {

namespace fs = std::filesystem;
using files::test::put;
using files::test::TempFolder;
using files::test::textOf;
using files::test::toBytesOf;

class SourceResources : public ::testing::Test {
protected:
    [[nodiscard]] fs::path at(const std::string& path) const { return temp_.path() / path; }
    void putFile(const std::string& path, const std::string& text) const { put(at(path), text); }
    /// An archive with one file, "NAME.txt", whose text is the archive's name. Half of it is in archive 1.
    void putVpk(const std::string& stem, const std::string& name) const {
        const auto vpk = tests::buildVpk({{"materials", name, "txt", toBytesOf(stem), 1, 1}});
        put(at(stem + "_dir.vpk"), vpk.directory);
        put(at(stem + "_001.vpk"), vpk.archives[1]);
    }
    void putGameInfo(const std::string& game, const std::string& paths) const {
        putFile(game + "/gameinfo.txt",
                "\"GameInfo\" { game \"Some Game\" FileSystem { SteamAppId 440 SearchPaths {\n" + paths + "\n} } }");
    }
    [[nodiscard]] std::vector<std::string> searched(const std::string& game) const {
        std::vector<std::string> names;
        for (const auto& place : sourceSearchPaths(at(game)))
            names.push_back(place.lexically_relative(temp_.path()).generic_string());
        return names;
    }
    [[nodiscard]] std::string found(const std::string& map, std::string_view path) const {
        const auto bytes = mapResources(at(map))(path);
        return bytes ? textOf(*bytes) : "none";
    }

private:
    TempFolder temp_;
};

TEST_F(SourceResources, PlacesInTheOrderOfGameInfo) {
    putGameInfo("tf", "game+mod tf/custom/*\ngame_lv tf/tf2_lv.vpk\ngame+mod \"tf/tf2_textures.vpk\"\n"
                      "game |all_source_engine_paths|hl2/hl2_misc.vpk\ngame+game_write |gameinfo_path|.\n"
                      "gamebin |gameinfo_path|bin\ngame |all_source_engine_paths|hl2\nplatform none\n"
                      "game+download |gameinfo_path|download // last\n");
    putVpk("tf/tf2_textures", "a");
    putVpk("tf/pak01", "a");
    putVpk("hl2/hl2_misc", "a");
    putVpk("tf/custom/b_pack", "a");
    putFile("tf/custom/a_folder/materials/x.txt", "custom");
    putFile("tf/custom/readme.txt", "");
    putFile("tf/bin/x", "");
    putFile("tf/download/x", "");
    EXPECT_EQ(searched("tf"),
              (std::vector<std::string>{"tf/custom/a_folder", "tf/custom/b_pack_dir.vpk", "tf/tf2_textures_dir.vpk",
                                        "hl2/hl2_misc_dir.vpk", "tf", "tf/pak01_dir.vpk", "hl2", "tf/download"}));
}

TEST_F(SourceResources, FilesOfAMap) {
    putGameInfo("tf", "game tf\ngame tf/tf2_textures.vpk\ngame hl2");
    putFile("tf/maps/a.bsp", "map");
    putFile("tf/custom/own/maps/b.bsp", "map");
    putFile("tf/custom/own/materials/own.txt", "own");
    putVpk("tf/tf2_textures", "packed");
    putFile("hl2/Materials/Base.txt", "base");
    EXPECT_EQ(found("tf/maps/a.bsp", "materials/PACKED.txt"), "tf/tf2_textures");
    EXPECT_EQ(found("tf/maps/a.bsp", "materials/base.txt"), "base");
    EXPECT_EQ(found("tf/maps/a.bsp", "materials/own.txt"), "none");
    EXPECT_EQ(found("tf/custom/own/maps/b.bsp", "materials/own.txt"), "own");
    EXPECT_EQ(found("tf/custom/own/maps/b.bsp", "materials/packed.txt"), "tf/tf2_textures");
    EXPECT_EQ(found("tf/custom/own/maps/b.bsp", "gameinfo.txt").substr(0, 10), "\"GameInfo\"");
    fs::remove(at("tf/tf2_textures_001.vpk"));
    EXPECT_EQ(found("tf/maps/a.bsp", "materials/packed.txt"), "none") << "its data is missing";
    putFile("tf/tf2_textures_dir.vpk", "damaged");
    EXPECT_EQ(found("tf/maps/a.bsp", "materials/base.txt"), "base");
}

TEST_F(SourceResources, WithoutGameInfoAllArchivesAreSearched) {
    putFile("mod/maps/a.bsp", "map");
    putVpk("mod/some", "x");
    EXPECT_EQ(found("mod/maps/a.bsp", "materials/x.txt"), "mod/some");
    EXPECT_FALSE(sourceGameOf(at("mod/maps/a.bsp")));
    EXPECT_EQ(searched("mod"), (std::vector<std::string>{"mod", "mod/some_dir.vpk"}));
    putFile("mod/gameinfo.txt", "damaged {{{");
    EXPECT_EQ(sourceGameOf(at("mod/maps/workshop/1/a.bsp")), at("mod"));
    EXPECT_EQ(searched("mod").size(), 2U);
}

TEST_F(SourceResources, FoldersOfGamesThatTheUserNames) {
    putFile("somewhere/a.bsp", "map");
    putFile("steam/hl2/gameinfo.txt",
            "\"GameInfo\" { FileSystem { SearchPaths { game hl2/hl2_misc.vpk\ngame hl2 } } }");
    putVpk("steam/hl2/hl2_misc", "packed");
    putFile("steam/hl2/models/crate.phy", "loose");
    putFile("steam/bin/x", "");
    putFile("plain/models/crate.phy", "plain");
    const auto find = [&](const std::vector<fs::path>& games, std::string_view path) {
        const auto bytes = mapResources(at("somewhere/a.bsp"), games)(path);
        return bytes ? textOf(*bytes) : "none";
    };
    EXPECT_EQ(find({}, "models/crate.phy"), "none");
    for (const auto* folder : {"steam/hl2", "steam"}) {
        EXPECT_EQ(find({at(folder)}, "models/crate.phy"), "loose") << folder;
        EXPECT_EQ(find({at(folder)}, "materials/packed.txt"), "steam/hl2/hl2_misc") << folder;
    }
    EXPECT_EQ(find({at("plain"), at("steam")}, "models/crate.phy"), "plain") << "in the order of the folders";
    EXPECT_EQ(find({at("missing")}, "models/crate.phy"), "none");
}

TEST_F(SourceResources, VpkErrorsNameTheFile) {
    putVpk("pak01", "x");
    const auto vpk = files::VpkFiles::open(at("pak01_dir.vpk"));
    ASSERT_TRUE(vpk);
    EXPECT_EQ((*vpk)->count(), 1U);
    EXPECT_TRUE((*vpk)->has("Materials\\X.txt"));
    EXPECT_EQ(textOf((*vpk)->read("materials/x.txt", 100).value()), "pak01");
    EXPECT_EQ((*vpk)->read("materials/x.txt", 4).error().kind, files::FileErrorKind::Malformed);
    EXPECT_EQ((*vpk)->read("none", 100).error().kind, files::FileErrorKind::Missing);
    EXPECT_FALSE(files::VpkFiles::open(at("none_dir.vpk")));
    putFile("bad_dir.vpk", "bad");
    EXPECT_EQ(files::VpkFiles::open(at("bad_dir.vpk")).error().kind, files::FileErrorKind::Malformed);
}

} // namespace
} // namespace navsmith::opening
