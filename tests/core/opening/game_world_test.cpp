// Finding the files of a San Andreas world, and the ground under real roads.
#include "core/opening/open_game_world.h"
#include "core/opening/world_files.h"
#include "core/world/game_world.h"
#include "formats/gta_sa/extended_path_file.h"
#include "tests/core/files/temp_folder.h"
#include "tests/support/corpus.h"
#include "tests/support/gta_world_bytes.h"
#include "tests/support/img_bytes.h"
#include "tests/support/map_bytes.h"

#include <glm/geometric.hpp>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <fstream>
#include <iostream>
#include <string>
#include <vector>

namespace navsmith::opening {
namespace {

namespace fs = std::filesystem;
using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::UnorderedElementsAre;

class WorldFilesTest : public testing::Test {
protected:
    void write(const std::string& name, const std::string& text = "x") {
        const auto path = folder.path() / name;
        fs::create_directories(path.parent_path());
        std::ofstream(path, std::ios::binary) << text;
    }

    std::vector<std::string> found(const fs::path& at) {
        const auto result = findWorldFiles(at);
        std::vector<std::string> names;
        if (!result)
            return names;
        for (const auto& file : result->files)
            names.push_back(fs::relative(file.path, folder.path()).generic_string());
        notes = result->notes;
        for (const auto& [name, path] : result->loose)
            loose.push_back(name + "=" + fs::relative(path, folder.path()).generic_string());
        return names;
    }

    files::test::TempFolder folder;
    std::vector<std::string> notes;
    std::vector<std::string> loose;
};

TEST_F(WorldFilesTest, followsTheListWhateverTheCase) {
    write("DATA/Gta.dat", "# comment\r\nIMG MODELS\\MAP.IMG\r\nIDE DATA\\MAPS\\La.IDE\r\nIPL "
                          "data\\maps\\la.ipl\r\nEXIT\r\nIDE no.ide\r\n");
    write("DATA/default.DAT", "IDE data\\default.ide\nCOLFILE 0 models\\coll\\weapons.col\n");
    for (const auto* name : {"Models/gta3.img", "Models/GTA_INT.img", "Models/map.img", "DATA/maps/la.ide",
                             "DATA/maps/LA.IPL", "DATA/Default.ide", "Models/coll/WEAPONS.col", "DATA/WATER.dat"})
        write(name);
    const auto list = findWorldList(folder.path() / "DATA/paths/inner");
    ASSERT_TRUE(list);
    EXPECT_THAT(found(*list),
                ElementsAre("Models/gta3.img", "Models/GTA_INT.img", "DATA/Default.ide", "Models/coll/WEAPONS.col",
                            "Models/map.img", "DATA/maps/la.ide", "DATA/maps/LA.IPL", "DATA/WATER.dat"));
    EXPECT_THAT(notes, IsEmpty());
}

TEST_F(WorldFilesTest, readsListsInTheGamesOrderAndTellsWhatIsMissing) {
    write("data/gta.dat", "IDE data\\a.ide\nIDE data\\gone.ide\nIPL data\\a.ipl\nIMG models\\more.img\n");
    write("data/default.dat", "IDE data\\default.ide\n");
    for (const auto* name :
         {"data/a.ide", "data/a.ipl", "data/default.ide", "models/gta3.img", "models/more.img", "data/water.dat"})
        write(name);
    EXPECT_THAT(found(folder.path()), ElementsAre("models/gta3.img", "data/default.ide", "data/a.ide", "data/a.ipl",
                                                  "models/more.img", "data/water.dat"));
    EXPECT_THAT(notes, ElementsAre(HasSubstr("gta.dat, line 2: data/gone.ide")));
}

TEST_F(WorldFilesTest, tellsWhichMissingFilesMayHaveGround) {
    write("data/gta.dat", "IMG MODELS\\GTA_INT.IMG\nIMG DATA\\SCRIPT\\SCRIPT.IMG\nIMG Models\\gta3.img\n"
                          "IMG models\\more.img\nCOLFILE 0 models\\coll\\weapons.col\nCOLFILE 0 a.col\nIDE a.ide\n");
    write("data/water.dat");
    const auto files = findWorldFiles(folder.path());
    ASSERT_TRUE(files);
    EXPECT_THAT(files->missing, ElementsAre("models/gta3.img", "models/more.img", "a.col"));
}

TEST_F(WorldFilesTest, modsReplaceAndAddFilesByPriority) {
    write("data/gta.dat", "IDE data\\a.ide\nIPL data\\a.ipl\n");
    write("data/a.ide");
    write("data/a.ipl");
    write("modloader/first/maps/A.ipl");
    write("modloader/second/A.ipl");
    write("modloader/second/new.col");
    write("modloader/second/read me.txt", "Thanks for using it!\nIDE data\\second.ide\n");
    write("modloader/second/data/second.ide");
    write("modloader/off/a.ide");
    write("modloader/modloader.ini", "[Profiles.Default.Priority]\nsecond = 60\noff=0 ; never\n");
    EXPECT_THAT(found(folder.path()),
                ElementsAre("data/a.ide", "modloader/second/A.ipl", "modloader/second/data/second.ide"));
    EXPECT_THAT(loose, UnorderedElementsAre("a.ipl=modloader/second/A.ipl", "new.col=modloader/second/new.col"));
}

TEST_F(WorldFilesTest, modelsAreThoseOfModsAndThenOfArchives) {
    write("data/gta.dat", "IDE data/a.ide\r\n");
    write("data/a.ide", "objs\r\nend\r\n");
    const auto img = tests::buildImg2({{"House.DFF", tests::bytesOf("from the archive")},
                                       {"town.txd", tests::bytesOf("textures")},
                                       {"a.col", tests::bytesOf("no model")}});
    write("models/gta3.img", {reinterpret_cast<const char*>(img.data()), img.size()});
    write("modloader/houses/Town.TXD", "of the mod");
    const auto files = findWorldFiles(folder.path());
    ASSERT_TRUE(files);
    const auto find = modelFilesOf(*files);
    ASSERT_TRUE(find);
    const auto of = [&](std::string_view name) {
        const auto bytes = find(name);
        return bytes ? std::string(reinterpret_cast<const char*>(bytes->data()), bytes->size()) : std::string("none");
    };
    EXPECT_TRUE(of("house.dff").starts_with("from the archive")) << "padded to a sector";
    EXPECT_EQ(of("town.txd"), "of the mod");
    EXPECT_EQ(of("a.col"), "none");
    EXPECT_EQ(of("shed.dff"), "none");
}

TEST_F(WorldFilesTest, withoutModelsThereIsNothingToFind) {
    write("data/gta.dat", "IDE data/a.ide\r\n");
    write("data/a.ide", "objs\r\nend\r\n");
    const auto files = findWorldFiles(folder.path());
    ASSERT_TRUE(files);
    EXPECT_FALSE(modelFilesOf(*files));
}

TEST_F(WorldFilesTest, takesLooseFilesWhereThereIsNoList) {
    write("work/b.ide");
    write("work/deep/b.IPL");
    write("work/b.col");
    write("work/readme.txt");
    EXPECT_THAT(found(folder.path() / "work"), UnorderedElementsAre("work/b.ide", "work/deep/b.IPL", "work/b.col"));
    const auto nothing = findWorldFiles(folder.path() / "none");
    ASSERT_FALSE(nothing);
    EXPECT_EQ(nothing.error().kind, files::FileErrorKind::Missing);
    fs::create_directories(folder.path() / "empty");
    EXPECT_EQ(findWorldFiles(folder.path() / "empty").error().kind, files::FileErrorKind::NotRecognised);
}

TEST_F(WorldFilesTest, aModsListNamesFilesFromTheModsFolder) {
    write("mod/data/gta.dat_loader.txt", "IDE DATA\\M.IDE\n");
    write("mod/data/m.ide");
    write("mod/data/unlisted.ide");
    write("mod/col/m.col");
    EXPECT_THAT(found(folder.path() / "mod/data/gta.dat_loader.txt"), ElementsAre("mod/data/m.ide"));
    EXPECT_THAT(found(folder.path() / "mod"), UnorderedElementsAre("mod/data/m.ide", "mod/col/m.col"));
}

struct CarNodes {
    int over = 0;   ///< with a face above or below
    int touch = 0;  ///< with one within 0.125 m, the step of positions
    int within = 0; ///< with one within 1 m
};

CarNodes measure(const world::RayCaster& rays, const fs::path& paths) {
    CarNodes result;
    for (const auto& path : tests::filesIn(paths)) {
        const auto file = gta_sa::readExtended(tests::readFile(path));
        if (!file)
            continue; // the manifest
        for (std::size_t i = 0; i < file->vehicleNodes; ++i) {
            const auto& node = file->nodes[i];
            const float x = static_cast<float>(node.x) / 8;
            const float y = static_cast<float>(node.y) / 8;
            const float z = static_cast<float>(node.z) / 8;
            float nearest = 1e9F;
            for (auto hit = rays.ground(x, y, 2000); hit; hit = rays.ground(x, y, hit->point.z - 0.01F))
                nearest = std::min(nearest, std::abs(hit->point.z - z));
            result.over += nearest < 1e9F ? 1 : 0;
            result.touch += nearest <= 0.125F ? 1 : 0;
            result.within += nearest <= 1 ? 1 : 0;
        }
    }
    std::cout << result.over << " car nodes over a face, " << result.touch << " within 0.125 m of it, "
              << 100.0 * result.within / result.over << " % within 1 m\n";
    return result;
}

TEST(GameWorldCorpus, carNodesLieOnTheRoadSurface) {
    const auto mod = tests::corpusFolder("gta-sa-world/saxvclc");
    const auto paths = tests::corpusFolder("gta-sa-nodes-fm92");
    if (!mod || !paths)
        GTEST_SKIP() << tests::missingCorpus("gta-sa-world");
    const auto map = openGameWorld(*mod);
    ASSERT_TRUE(map) << files::describe(map.error());
    const auto measured = measure(map->backdrop->rays, *paths);
    EXPECT_EQ(measured.over, 1822);
    EXPECT_EQ(measured.touch, 1703);
    EXPECT_EQ(measured.within, 1795);
}

// Six of the 65 roads have degrees in place of a quaternion: "0, 0, 270, 1". A reader that takes them for quaternions
// turns these roads by half a turn, and finds the ground of fewer nodes.
TEST(GameWorldCorpus, degreesTakenForQuaternionsMissTheRoads) {
    const auto mod = tests::corpusFolder("gta-sa-world/saxvclc");
    const auto paths = tests::corpusFolder("gta-sa-nodes-fm92");
    if (!mod || !paths)
        GTEST_SKIP() << tests::missingCorpus("gta-sa-world");
    world::GameWorldBuilder builder;
    builder.addDefinitions(gta_world::readIde(tests::readFile(*mod / "data/maps/LC/lc_roads.ide")), "lc_roads.ide");
    auto roads = gta_world::readIpl(tests::readFile(*mod / "data/maps/LC/lc_roads.ipl"));
    for (auto& road : roads.placements)
        road.rotation = glm::normalize(road.rotation);
    builder.addPlacements(roads, "lc_roads.ipl");
    builder.addCollision(gta_world::readCol(tests::readFile(*mod / "new_models/colls_img_src/lc_roads.col")));
    const auto world = builder.finish();
    EXPECT_EQ(builder.counts().placed, 65U);
    const auto measured = measure(world->rays, *paths);
    EXPECT_EQ(measured.over, 1725);
    EXPECT_EQ(measured.touch, 1544);
    EXPECT_EQ(measured.within, 1622);
}

// The rest is shown, and the notes say what is wrong where.
TEST(BadGameWorld, damagedFilesCostOnlyWhatTheyHold) {
    const files::test::TempFolder folder;
    const auto write = [&](const char* name, std::string_view text) {
        std::ofstream(folder.path() / name, std::ios::binary) << text;
    };
    const auto asText = [](const std::vector<std::byte>& bytes) {
        return std::string_view(reinterpret_cast<const char*>(bytes.data()), bytes.size());
    };
    auto road = tests::smallColModel(3);
    road.name = "road";
    const auto models = tests::buildCol({road});
    write("good.col", asText(models));
    write("cut.col", asText(models).substr(0, models.size() / 2));
    std::string zeros;
    zeros.resize(100'000'000);
    write("zeros.col", zeros);
    write("zeros.img", std::string(1'000'000, '\0'));
    write("a.ide", "objs\n7, road, none, 300, 0\n8, ghost, none, 300, 0\nnonsense\nend\n");
    write("a.ipl", "inst\n"
                   "7, road, 0, 100, 100, 10, 0, 0, 0, 1, -1\n"
                   "7, road, 0, nan, 200, 10, 0, 0, 0, 1, -1\n"
                   "8, ghost, 0, 300, 300, 10, 0, 0, 0, 1, -1\n"
                   "99, nobody, 0, 400, 400, 10, 0, 0, 0, 1, -1\n"
                   "7, road, 0, 500, 500, 10, 0, 0, 0, 1, 5\n" // each the low-detail twin of the other
                   "7, road, 0, 600, 600, 10, 0, 0, 0, 1, 4\n"
                   "7, road, 0, 700, 700, 10, 0, 0, 0, 1, 6\n" // its own
                   "7, road, 0, 800, 800, 10, 0, 0, 0, 1, 99\n"
                   "end\n");
    const auto map = openGameWorld(folder.path());
    ASSERT_TRUE(map) << files::describe(map.error());
    std::vector<float> shown;
    for (const auto& placement : map->backdrop->placed->placements())
        shown.push_back(placement.position.x);
    EXPECT_THAT(shown, ElementsAre(100, 500, 600, 700, 800));
    const auto& noted = map->backdrop->geometry.notes;
    EXPECT_THAT(noted, Contains(HasSubstr("cut.col, byte ")));
    EXPECT_THAT(noted, Contains(HasSubstr("a.ide, line 4: ")));
    EXPECT_THAT(noted, Contains(HasSubstr("a.ipl, line 3: ")));
    EXPECT_THAT(noted, Contains(HasSubstr("whose id no file defines: 1")));
    EXPECT_THAT(noted, Contains(HasSubstr("zeros.img")));
}

} // namespace
} // namespace navsmith::opening
