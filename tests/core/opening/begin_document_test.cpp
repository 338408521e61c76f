// Creating empty documents: their location, their content, and what happens if the file already exists.
#include "core/checks/rule.h"
#include "core/model/property.h"
#include "core/opening/begin_document.h"
#include "core/opening/find_documents.h"
#include "core/opening/open_document.h"
#include "core/opening/save_document.h"
#include "core/systems/registry.h"
#include "tests/core/files/temp_folder.h"
#include "tests/support/map_bytes.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <string>
#include <vector>

namespace navsmith::opening {
namespace {

namespace fs = std::filesystem;
using files::test::get;
using files::test::put;

/// What is special about the empty files of some systems; those of the others are meshes.
struct EmptyFile {
    std::string_view name = "tower.nav";
    std::string_view notice = "the mesh has no areas. The game does not accept it.";
    std::string_view folder = {}; ///< below the game's; empty: that of the system
};
EmptyFile emptyFileOf(const Beginner& beginner) {
    const auto& system = beginner.system->id;
    if (system == "yapb")
        return {"tower.graph", "YaPB deletes graphs with fewer than 8 nodes"};
    if (system == "source_ain")
        return {"tower.ain", "no nodes: the game takes the file for the graph of the map and builds none, so that NPCs "
                             "stand still"};
    if (system != "quake_text")
        return {};
    if (beginner.kind == "ktx")
        return {"tower.bot", "", "bots/maps"};
    if (beginner.kind == "frikbot")
        return {"tower.way", "", "maps"};
    if (beginner.kind == "nexuiz")
        return {"tower.waypoints", "", "maps"};
    return {"map_tower.qc", "", "maps"};
}

class Beginning : public ::testing::Test {
protected:
    [[nodiscard]] fs::path map(std::string_view folder) const { return temp_.path() / "mod" / folder / "tower.bsp"; }
    [[nodiscard]] fs::path mod() const { return temp_.path() / "mod"; }
    /// Begins a document, which must succeed as predicted.
    [[nodiscard]] BeginPlace begun(const fs::path& from) const {
        auto place = placeToBegin(beginner_, from);
        const auto made = beginDocument(beginner_, from);
        EXPECT_TRUE(made);
        if (made) {
            EXPECT_EQ(*made, place.file);
        }
        EXPECT_EQ(placeToBegin(beginner_, from).file, place.file);
        return place;
    }
    void putPak(std::string_view name, const std::vector<std::string>& inside) const {
        std::vector<tests::RawPakEntry> entries;
        entries.reserve(inside.size());
        for (const auto& entry : inside)
            entries.push_back({entry, files::test::toBytesOf("x")});
        fs::create_directories(mod());
        put(mod() / name, tests::buildPak(entries));
    }

    files::test::TempFolder temp_;
    const Beginner beginner_ = *beginnerOf(*systems::find("quake_nav2"));
};

TEST_F(Beginning, usesThePlaceWhereTheGameLooks) {
    for (const auto& beginner : beginners()) {
        SCOPED_TRACE(beginner.title);
        const auto [name, notice, ofKind] = emptyFileOf(beginner);
        const auto folder = ofKind.empty() ? beginner.system->game.folder : ofKind;
        EXPECT_EQ(placeToBegin(beginner, map("work")).file, temp_.path() / "mod" / "work" / name);
        if (folder.empty()) {
            EXPECT_EQ(placeToBegin(beginner, map("maps")).file, temp_.path() / "mod" / "maps" / name);
            continue;
        }
        EXPECT_EQ(placeToBegin(beginner, map("maps")).file, temp_.path() / "mod" / folder / name);
        EXPECT_EQ(placeToBegin(beginner, map("MAPS")).file, temp_.path() / "mod" / folder / name);
    }
}

TEST_F(Beginning, createsAnEmptyFileThatRoundTrips) {
    const auto all = beginners();
    ASSERT_FALSE(all.empty());
    for (const auto& beginner : all) {
        SCOPED_TRACE(beginner.title);
        const auto* system = beginner.system;
        const auto made = beginDocument(beginner, map(std::string(system->id) + beginner.kind));
        ASSERT_TRUE(made) << files::describe(made.error());
        const auto found = findDocuments(std::vector{*made});
        ASSERT_EQ(found.candidates.size(), 1U);
        EXPECT_EQ(found.candidates.front().system, system);
        const auto opened = openDocument(found.candidates.front(), {.keepBytes = true});
        ASSERT_TRUE(opened);
        for (const auto& notice : opened->notices)
            EXPECT_EQ(notice.text, emptyFileOf(beginner).notice);
        for (model::ElementTypeId kind = 1; kind < opened->model.schema().typeCount(); ++kind)
            EXPECT_EQ(opened->model.count(kind), 0U);
        EXPECT_EQ(system->codec.save(opened->model).files.front().bytes, opened->place.files.front().bytes);
    }
}

TEST_F(Beginning, aMapStandsForTheFileThatTheGameKeepsForIt) {
    fs::create_directories(map("maps").parent_path());
    put(map("maps"), std::string("\x1d\0\0\0 and so on", 14)); // Quake
    EXPECT_TRUE(filesOfMap(map("maps")).empty());
    EXPECT_EQ(findDocuments(std::vector{map("maps")}).problems.size(), 1U);
    const auto document = beginDocument(beginner_, map("maps"));
    ASSERT_TRUE(document);
    const auto search = findDocuments(std::vector{map("maps")});
    EXPECT_TRUE(search.problems.empty());
    ASSERT_EQ(search.candidates.size(), 1U);
    EXPECT_EQ(search.candidates.front().files, std::vector{*document});
    ASSERT_EQ(search.notices.size(), 1U);
    EXPECT_NE(search.notices.front().find("tower.bsp is a map"), std::string::npos) << search.notices.front();
}

TEST_F(Beginning, keepsAnExistingFile) {
    const auto beginner = beginners().front();
    const auto place = placeToBegin(beginner, map("maps")).file;
    fs::create_directories(place.parent_path());
    put(place, "somebody's work");
    const auto made = beginDocument(beginner, map("maps"));
    ASSERT_TRUE(made);
    EXPECT_EQ(*made, place);
    EXPECT_EQ(get(place), "somebody's work");
}

TEST_F(Beginning, findsTheFileOfTheGameInItsArchives) {
    putPak("pak0.pak", {"maps/tower.bsp", "bots/navigation/Tower.NAV"});
    putPak("pak1.pak", {"maps/other.bsp"});
    const auto inside = mod() / "pak0.pak" / "bots" / "navigation" / "Tower.NAV";
    for (const auto& from : {map("maps"), mod() / "pak0.pak" / "maps" / "tower.bsp"}) {
        const auto place = begun(from);
        EXPECT_TRUE(place.there);
        EXPECT_EQ(place.file, inside);
    }
    EXPECT_FALSE(fs::exists(mod() / "bots")) << "would hide the game's own";

    putPak("pak1.pak", {"bots/navigation/tower.nav"});
    EXPECT_EQ(begun(map("maps")).file, mod() / "pak1.pak" / "bots" / "navigation" / "tower.nav") << "loaded before";
    const auto loose = mod() / "bots" / "navigation" / "tower.nav";
    fs::create_directories(loose.parent_path());
    put(loose, "somebody's work");
    EXPECT_EQ(begun(map("maps")).file, loose);
    EXPECT_EQ(get(loose), "somebody's work");
}

TEST_F(Beginning, usesTheGameOfTheMapsArchive) {
    putPak("pak0.pak", {"maps/tower.bsp", "work/tower.bsp"});
    const auto packed = begun(mod() / "pak0.pak" / "maps" / "tower.bsp");
    EXPECT_FALSE(packed.there);
    EXPECT_EQ(packed.file, mod() / "bots" / "navigation" / "tower.nav");
    EXPECT_EQ(get(packed.file).substr(0, 3), "NAV");
    EXPECT_EQ(begun(mod() / "pak0.pak" / "work" / "tower.bsp").file, mod() / "tower.nav");
}

TEST_F(Beginning, usesTheExistingSpelling) {
    const auto folder = mod() / "Bots" / "Navigation";
    fs::create_directories(folder);
    const auto made = begun(mod() / "Maps" / "Other.bsp");
    EXPECT_FALSE(made.there);
    EXPECT_EQ(made.file, folder / "Other.nav");
    put(folder / "mymap.nav", "somebody's work");
    const auto found = begun(mod() / "Maps" / "MyMap.bsp");
    EXPECT_TRUE(found.there);
    EXPECT_EQ(found.file, folder / "mymap.nav");
    EXPECT_FALSE(files::test::existsAsSpelled(mod() / "bots"));
    put(folder / "beside.NAV", "somebody's work");
    EXPECT_EQ(begun(folder / "BESIDE.bsp").file, folder / "beside.NAV");
}

TEST_F(Beginning, reportsUnreadableArchives) {
    fs::create_directories(mod());
    put(mod() / "pak0.pak", "PACK and nothing else");
    std::vector<std::string> notes;
    EXPECT_FALSE(placeToBegin(beginner_, map("maps"), {}, &notes).there);
    ASSERT_EQ(notes.size(), 1U);
    EXPECT_NE(notes.front().find("pak0.pak"), std::string::npos);
}

TEST(BeginSet, EmptySetOfSanAndreasOpensAndIsNotOverwritten) {
    const files::test::TempFolder temp;
    const auto folder = temp.path() / "paths";
    const auto& system = *systems::find("gta_sa_paths");
    ASSERT_TRUE(beginSet(system, folder));
    const auto found = findDocuments(std::span(&folder, 1));
    ASSERT_EQ(found.candidates.size(), 1U);
    const auto document = openDocument(found.candidates.front());
    ASSERT_TRUE(document);
    EXPECT_EQ(document->model.count(model::kFileType), 64U);
    EXPECT_EQ(document->model.count(1), 0U);
    EXPECT_TRUE(document->notices.empty());
    EXPECT_TRUE(checks::checkAll(document->model, system.rules).empty());
    EXPECT_TRUE(pendingInPlace(*document->system, document->model, document->place).files.empty());
    const auto before = files::test::snapshot(folder);
    const auto again = beginSet(system, folder);
    ASSERT_FALSE(again);
    EXPECT_NE(files::describe(again.error()).find("NODES0.DAT: exists already"), std::string::npos);
    EXPECT_EQ(files::test::snapshot(folder), before);
}

TEST(BeginMesh, VersionFollowsTheMap) {
    const files::test::TempFolder temp;
    const auto mesh = *beginnerOf(*systems::find("source_nav"));
    const auto versionFor = [&](const std::string& name, std::string_view head) {
        const auto map = temp.path() / (name + ".bsp");
        files::test::put(map, std::string(head) + std::string(100, '\0'));
        const auto file = beginDocument(mesh, map);
        if (!file)
            throw std::runtime_error(files::describe(file.error()));
        EXPECT_EQ(*file, temp.path() / (name + ".nav"));
        const auto document = openDocument(findDocuments(std::span(&*file, 1)).candidates.at(0));
        if (!document)
            throw std::runtime_error(files::describe(document.error().at(0)));
        EXPECT_TRUE(pendingInPlace(*document->system, document->model, document->place).files.empty());
        const auto* version = document->model.schema().type(model::kFileType).findProperty("version");
        return std::get<std::int64_t>(model::readValue(document->model, *version, {model::kFileType, 0}));
    };
    EXPECT_EQ(versionFor("de_old", std::string_view("\x1e\0\0\0\0\0\0\0", 8)), 5);
    EXPECT_EQ(beginnersFor(temp.path() / "de_old.bsp"), (std::vector{mesh, *beginnerOf(*systems::find("yapb"))}))
        << "of GoldSrc: a mesh, or a graph of bots";
    files::test::put(temp.path() / "dm.bsp", std::string("\x1D\0\0\0\0\0\0\0", 8));
    const auto ofQuake = beginnersFor(temp.path() / "dm.bsp");
    ASSERT_EQ(ofQuake.size(), 6U) << "waypoints of the re-release, and of five kinds of text";
    EXPECT_EQ(ofQuake[0], *beginnerOf(*systems::find("quake_nav2")));
    EXPECT_EQ(ofQuake[1], *beginnerOf(*systems::find("quake_text"))) << "the usual kind is the first";
    EXPECT_EQ(ofQuake[1].title, "Quake text waypoints: KTX frogbot, .bot");
    EXPECT_FALSE(beginnerOf(*systems::find("quake_text"), "graph-2"));
    EXPECT_FALSE(beginnerOf(*systems::find("gta_sa_paths")));
    EXPECT_FALSE(beginDocument(mesh, temp.path() / "dm.bsp"));
    EXPECT_FALSE(std::filesystem::exists(temp.path() / "dm.nav"));
    EXPECT_EQ(versionFor("de_new", std::string_view("VBSP\x14\0\0\0", 8)), 16);
}

} // namespace
} // namespace navsmith::opening
