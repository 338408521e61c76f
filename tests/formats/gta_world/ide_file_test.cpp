#include "formats/gta_world/ide_file.h"
#include "tests/support/map_bytes.h"

#include <gtest/gtest.h>

namespace navsmith::gta_world {
namespace {

using Kind = IdeObject::Kind;

IdeFile ideOf(const std::string& text) {
    return readIde(tests::bytesOf(text));
}

TEST(IdeFile, readsTheThreeSectionsAndSkipsOthers) {
    const auto file = ideOf("# made by hand\r\n"
                            "objs\r\n"
                            "5390, laeSkatePark, GlenPark7_lae, 150, 0\r\n"
                            "5391 laeroad01 laeroads2s 150.5 1 # road\r\n"
                            "end\r\n"
                            "path\r\n"
                            "0, laeroad01, 5\r\n"
                            "end\r\n"
                            "tobj\r\n"
                            "5465, night, glow, 90, 128, 22, 7\r\n"
                            "end\r\n"
                            "ANIM\r\n"
                            "6257 ,burger01_LAw ,burgsh01_law ,LAw ,100 ,2097152\r\n"
                            "END\r\n");
    EXPECT_EQ(file.objects,
              (std::vector<IdeObject>{
                  {5390, Kind::Object, "laeskatepark", "glenpark7_lae", 150.0F, 0, 0, 0, 3},
                  {5391, Kind::Object, "laeroad01", "laeroads2s", 150.5F, ide_flags::kRoad, 0, 0, 4},
                  {5465, Kind::Timed, "night", "glow", 90.0F, ide_flags::kNoShadows, 22, 7, 10},
                  {6257, Kind::Animated, "burger01_law", "burgsh01_law", 100.0F, ide_flags::kBothSides, 0, 0, 13},
              }));
    EXPECT_EQ(file.notes.total, 0U);
}

TEST(IdeFile, texturesMayHaveParents) {
    const auto file = ideOf("txdp\nLae_Roads, generic\nbroken\nend\n");
    EXPECT_EQ(file.textures, (std::vector<IdeTextures>{{"lae_roads", "generic"}}));
    EXPECT_TRUE(file.objects.empty());
}

TEST(IdeFile, readsTheOlderRowsWithACountOfDistances) {
    const auto file = ideOf("objs\n"
                            "1, one, t, 1, 120, 0\n"
                            "2, two, t, 2, 80, 300, 512\n"
                            "3, three, t, 3, 10, 20, 30, -1\n"
                            "end\n"
                            "tobj\n"
                            "4, lit, t, 1, 40, 8, 20, 24\n"
                            "end\n"
                            "anim\n"
                            "5, fan, t, fans, 1, 60, 4\n"
                            "end\n");
    EXPECT_EQ(file.objects, (std::vector<IdeObject>{
                                {1, Kind::Object, "one", "t", 120.0F, 0, 0, 0, 2},
                                {2, Kind::Object, "two", "t", 300.0F, ide_flags::kGlass, 0, 0, 3},
                                {3, Kind::Object, "three", "t", 30.0F, 0xFFFFFFFF, 0, 0, 4},
                                {4, Kind::Timed, "lit", "t", 40.0F, ide_flags::kAdditive, 20, 0, 7},
                                {5, Kind::Animated, "fan", "t", 60.0F, ide_flags::kDrawLast, 0, 0, 10},
                            }));
    EXPECT_EQ(file.notes.total, 0U);
}

TEST(IdeFile, brokenRowsAreNotedAndTheRestIsRead) {
    const auto file = ideOf("objs\n"
                            "x, bad, id, 100, 0\n"
                            "1, short, t, 100\n"
                            "2, far, t, inf, 0\n"
                            "3, long, t, 4, 1, 2, 3, 4, 0\n"
                            "-1, negative, t, 100, 0\n"
                            "7, flags, t, 100, 4294967296\n"
                            "8, sound, t, 100, 4294967295\n"
                            "end\n"
                            "tobj\n"
                            "9, hours, t, 100, 0, 25, 1\n");
    ASSERT_EQ(file.objects.size(), 1U);
    EXPECT_EQ(file.objects[0].id, 8U);
    EXPECT_EQ(file.notes.kept, (std::vector<Note>{
                                   {2, "a definition in objs cannot be read: x"},
                                   {3, "a definition in objs cannot be read: the number of fields"},
                                   {4, "a definition in objs cannot be read: inf"},
                                   {5, "a definition in objs cannot be read: the number of fields"},
                                   {6, "a definition in objs cannot be read: -1"},
                                   {7, "a definition in objs cannot be read: 4294967296"},
                                   {11, "a definition in tobj cannot be read: 25"},
                               }));
}

TEST(IdeFile, aFileFullOfFaultsKeepsFewNotes) {
    std::string text = "objs\n";
    for (int i = 0; i < 10'000; ++i)
        text += "?\n";
    const auto file = ideOf(text);
    EXPECT_EQ(file.notes.total, 10'000U);
    EXPECT_EQ(file.notes.kept.size(), Notes::kMostKept);
}

} // namespace
} // namespace navsmith::gta_world
