#include "formats/gta_world/loader_file.h"
#include "tests/support/map_bytes.h"

#include <gtest/gtest.h>

namespace navsmith::gta_world {
namespace {

using Command = LoaderLine::Command;

LoaderFile loaderOf(const std::string& text) {
    return readLoader(tests::bytesOf(text));
}

TEST(LoaderFile, readsCommandsPathsAndLines) {
    const auto file = loaderOf("#\r\n"
                               "# IDE commented\\out.ide\r\n"
                               "\r\n"
                               "IMG MODELS\\GTA_INT.IMG\r\n"
                               "\tide\tDATA\\MAPS\\LA\\LAn.IDE  \r\n"
                               "IPL DATA\\MAPS\\My Map\\a.ipl # of a mod\r\n"
                               "COLFILE 3 MODELS\\COLL\\WEAPONS.COL\r\n"
                               "TEXDICTION MODELS/GENERIC.TXD\r\n"
                               "SPLASH loadsc2\r\n"
                               "CDIMAGE models\\extra\r\n");
    EXPECT_EQ(file.lines, (std::vector<LoaderLine>{
                              {Command::Img, "IMG", "MODELS/GTA_INT.IMG", 0, 4},
                              {Command::Ide, "ide", "DATA/MAPS/LA/LAn.IDE", 0, 5},
                              {Command::Ipl, "IPL", "DATA/MAPS/My Map/a.ipl", 0, 6},
                              {Command::Col, "COLFILE", "MODELS/COLL/WEAPONS.COL", 3, 7},
                              {Command::Txd, "TEXDICTION", "MODELS/GENERIC.TXD", 0, 8},
                              {Command::Other, "SPLASH", "loadsc2", 0, 9},
                              {Command::Img, "CDIMAGE", "models/extra.img", 0, 10},
                          }));
    EXPECT_EQ(file.notes.total, 0U);
}

TEST(LoaderFile, stopsAtExit) {
    const auto file = loaderOf("IDE a.ide\nexit\nIDE b.ide\n");
    ASSERT_EQ(file.lines.size(), 1U);
    EXPECT_EQ(file.lines[0].path, "a.ide");
}

TEST(LoaderFile, aDotInAFolderIsNoSuffix) {
    EXPECT_EQ(loaderOf("IMG mods.v2\\roads").lines.at(0).path, "mods.v2/roads.img");
}

TEST(LoaderFile, aColFileMayLackItsLevel) {
    const auto file = loaderOf("COLFILE models\\a.col\nCOLFILE 12 b c.col\nCOLFILE x y.col");
    ASSERT_EQ(file.lines.size(), 3U);
    EXPECT_EQ(file.lines[0].path, "models/a.col");
    EXPECT_EQ(file.lines[1].path, "b c.col");
    EXPECT_EQ(file.lines[1].level, 12U);
    EXPECT_EQ(file.lines[2].path, "x y.col");
}

TEST(LoaderFile, aCommandWithoutAPathIsNoted) {
    const auto file = loaderOf("IDE\nIPL # none\nSPLASH\n");
    ASSERT_EQ(file.lines.size(), 1U);
    EXPECT_EQ(file.lines[0].word, "SPLASH");
    EXPECT_EQ(file.notes.kept, (std::vector<Note>{{1, "IDE without a path"}, {2, "IPL without a path"}}));
}

} // namespace
} // namespace navsmith::gta_world
