// Games with a folder for navigation files and with PAK files: the map of a file, and where the file is saved. Uses the
// system of the meshes with such a folder.
#include "core/files/path_text.h"
#include "core/model/property.h"
#include "core/opening/game_folder.h"
#include "core/opening/open_map.h"
#include "core/opening/save_document.h"
#include "core/systems/registry.h"
#include "tests/core/opening/path_sets.h"
#include "tests/core/opening/saving.h"
#include "tests/support/quake_nav_bytes.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <set>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::opening {
namespace {

namespace fs = std::filesystem;
using files::test::get;
using files::test::put;
using files::test::textOf;
using files::test::toBytesOf;
using test::meshText;
using tests::RawPakEntry;

constexpr std::array<std::string_view, 1> kBaseGames{"id1"};

systems::System waypoints() {
    auto system = *systems::find("source_nav");
    system.game.folder = "bots/navigation";
    system.game.baseGames = kBaseGames;
    return system;
}

std::string quakeMap() {
    return textOf(tests::buildQuakeMap(tests::smallMap(), tests::RawQuakeForm::Quake));
}

class GameFolder : public ::testing::Test {
protected:
    [[nodiscard]] fs::path game() const { return temp_.path() / "id1"; }
    static void putPak(const fs::path& pak, const std::vector<RawPakEntry>& entries) {
        put(pak, tests::buildPak(entries));
    }
    /// Writes a PAK file with these names and dummy content.
    static void putPakOf(const fs::path& pak, const std::vector<std::string>& names) {
        std::vector<RawPakEntry> entries;
        entries.reserve(names.size());
        for (const auto& name : names)
            entries.push_back({name, toBytesOf("x")});
        putPak(pak, entries);
    }
    /// The place of a file in the game's folder on disk.
    [[nodiscard]] static DocumentPlace loose(const fs::path& file) {
        return {file.parent_path(), {{file, file.filename().string(), {}, {}}}};
    }
    [[nodiscard]] static DocumentPlace packed(const fs::path& pak, const std::string& inside) {
        const auto file = pak / inside;
        return {pak.parent_path(), {{file, file.filename().string(), {}, {}}}, pak};
    }
    [[nodiscard]] fs::path find(const DocumentPlace& place) {
        notes_.clear();
        return findMap(system_, place, {}, &notes_).value_or(fs::path());
    }
    [[nodiscard]] OpenedDocument open(const fs::path& path, const OpenOptions& options = {}) const {
        auto candidate = findDocuments(std::span(&path, 1)).candidates.at(0);
        candidate.system = &system_;
        auto document = openDocument(candidate, options);
        if (!document)
            throw std::runtime_error(describe(document.error().at(0)));
        return std::move(*document);
    }

    files::test::TempFolder temp_;
    systems::System system_ = waypoints();
    std::vector<std::string> notes_;
};

TEST_F(GameFolder, IsTheParentOfTheFilesFolder) {
    const auto gameOf = [&](const DocumentPlace& place) { return gameFolderOf(system_, place).value_or(fs::path()); };
    EXPECT_EQ(gameOf(loose(game() / "bots" / "navigation" / "dm4.nav")), game());
    EXPECT_EQ(gameOf(loose(game() / "Bots" / "NAVIGATION" / "dm4.nav")), game());
    EXPECT_EQ(gameOf(loose(game() / "bots" / "navigation" / "test" / "dm4.nav")), game());
    EXPECT_EQ(gameOf(loose(game() / "navigation" / "dm4.nav")), fs::path());
    EXPECT_EQ(gameOf(loose(game() / "bots" / "dm4.nav")), fs::path());
    auto slashed = loose(game() / "bots" / "navigation" / "dm4.nav");
    slashed.folder /= "";
    EXPECT_EQ(gameOf(slashed), game());
    if (tests::kOnWindows) {
        slashed.folder = R"(\\server\share\id1\bots\navigation)";
        EXPECT_EQ(gameOf(slashed).native(), fs::path(R"(\\server\share\id1)").native());
    }
    EXPECT_EQ(gameOf(packed(game() / "pak0.pak", "bots/navigation/dm4.nav")), game());
    EXPECT_EQ(gameOf(packed(game() / "pak0.pak", "BOTS/navigation/test/dm4.nav")), game());
    EXPECT_EQ(gameOf(packed(game() / "pak0.pak", "dm4.nav")), fs::path());
    // An archive inside such a folder says nothing about its entries.
    EXPECT_EQ(gameOf(packed(game() / "bots" / "navigation" / "pak0.pak", "dm4.nav")), fs::path());
    system_.game.folder = {};
    EXPECT_EQ(gameOf(loose(game() / "bots" / "navigation" / "dm4.nav")), fs::path());
}

TEST_F(GameFolder, PrefersLooseMapsThenTheHighestPak) {
    const auto place = loose(game() / "bots" / "navigation" / "dm4.nav");
    EXPECT_EQ(find(place), fs::path());
    putPakOf(game() / "zebra.pak", {"maps/dm4.bsp"});
    EXPECT_EQ(find(place), game() / "zebra.pak" / "maps" / "dm4.bsp");
    putPakOf(game() / "pak1.pak", {"progs.dat", "maps/dm4.bsp"});
    EXPECT_EQ(find(place), game() / "pak1.pak" / "maps" / "dm4.bsp");
    putPakOf(game() / "pak2.pak", {"maps/dm4.bsp"});
    EXPECT_EQ(find(place), game() / "pak2.pak" / "maps" / "dm4.bsp");
    putPakOf(game() / "PAK10.PAK", {"Maps/DM4.BSP"});
    EXPECT_EQ(find(place), game() / "PAK10.PAK" / "Maps" / "DM4.BSP");
    putPakOf(game() / "pak11.pak", {"maps/dm44.bsp", "dm4.bsp", "old/maps/dm4.bsp"});
    EXPECT_EQ(find(place), game() / "PAK10.PAK" / "Maps" / "DM4.BSP");
    put(game() / "MAPS" / "Dm4.Bsp", "x");
    EXPECT_EQ(find(place), game() / "MAPS" / "Dm4.Bsp");
    if (!tests::kOnWindows) { // there it is the same file
        put(game() / "maps" / "dm4.bsp", "x");
        EXPECT_EQ(find(place), game() / "maps" / "dm4.bsp");
    }
    EXPECT_TRUE(notes_.empty());
}

TEST_F(GameFolder, FallsBackToTheBaseGame) {
    const auto mod = temp_.path() / "mymod";
    const auto place = loose(mod / "bots" / "navigation" / "dm4.nav");
    fs::create_directories(mod);
    putPakOf(temp_.path() / "Id1" / "pak0.pak", {"maps/dm4.bsp"});
    EXPECT_EQ(find(place), temp_.path() / "Id1" / "pak0.pak" / "maps" / "dm4.bsp");
    put(temp_.path() / "Id1" / "maps" / "dm4.bsp", "x");
    EXPECT_EQ(find(place), temp_.path() / "Id1" / "maps" / "dm4.bsp");
    putPakOf(mod / "pak0.pak", {"maps/dm4.bsp"});
    EXPECT_EQ(find(place), mod / "pak0.pak" / "maps" / "dm4.bsp");
}

TEST_F(GameFolder, FallsBackToTheGeneralSearch) {
    const auto folder = game() / "bots" / "navigation";
    put(folder / "dm4.bsp", "x");
    EXPECT_EQ(find(loose(folder / "dm4.nav")), folder / "dm4.bsp");
    putPakOf(game() / "pak0.pak", {"maps/dm4.bsp"});
    EXPECT_EQ(find(loose(folder / "dm4.nav")), game() / "pak0.pak" / "maps" / "dm4.bsp");
}

TEST_F(GameFolder, SkipsADamagedPak) {
    const auto place = loose(game() / "bots" / "navigation" / "dm4.nav");
    putPakOf(game() / "pak0.pak", {"maps/dm4.bsp"});
    put(game() / "pak1.pak", textOf(tests::buildPak({{"maps/dm4.bsp", toBytesOf("x")}})).substr(0, 40));
    put(game() / "pak2.pak", "no archive");
    put(game() / "pak3.pak", "");
    fs::create_directories(game() / "pak4.pak");
    EXPECT_EQ(find(place), game() / "pak0.pak" / "maps" / "dm4.bsp");
    ASSERT_EQ(notes_.size(), 3U);
    EXPECT_NE(notes_[0].find("pak3.pak"), std::string::npos) << notes_[0];
    EXPECT_NE(notes_[2].find("pak1.pak"), std::string::npos) << notes_[2];
}

TEST_F(GameFolder, AMapInAPakIsReadFromThere) {
    putPak(game() / "pak0.pak",
           {{"maps/dm4.bsp", toBytesOf(quakeMap())}, {"bots/navigation/dm4.nav", toBytesOf(meshText())}});
    const auto document = open(game() / "pak0.pak");
    const auto path = findMap(*document.system, document.place);
    ASSERT_EQ(path, game() / "pak0.pak" / "maps" / "dm4.bsp");
    const auto map = openMap(*path);
    ASSERT_TRUE(map) << describe(map.error());
    EXPECT_EQ(map->backdrop->geometry.triangleCount(), 11U);
    EXPECT_EQ(map->backdrop->fileSize, quakeMap().size());
}

TEST_F(GameFolder, NamesOfMapsInAPakMayBeInAnyEncoding) {
    putPak(game() / "pak0.pak",
           {{"maps/caf\xE9.bsp", toBytesOf(quakeMap())}, {"bots/navigation/caf\xE9.nav", toBytesOf(meshText())}});
    const auto document = open(game() / "pak0.pak");
    EXPECT_EQ(findMap(*document.system, document.place),
              game() / "pak0.pak" / "maps" / files::fromBytes("caf\xE9.bsp"));
}

TEST_F(GameFolder, QuakeWaypointsUseTheGameFolder) {
    const auto waypoints = tests::buildWaypoints(tests::smallWaypoints({}));
    const auto pak = game() / "pak0.pak";
    putPak(pak, {{"bots/navigation/dm4.nav", waypoints}, {"maps/dm4.bsp", toBytesOf(quakeMap())}});
    auto document = openDocument(findDocuments(std::span(&pak, 1)).candidates.at(0));
    ASSERT_TRUE(document);
    EXPECT_EQ(findMap(*document->system, document->place), pak / "maps" / "dm4.bsp");
    EXPECT_TRUE(pendingInPlace(*document->system, document->model, document->place).files.empty());
    ASSERT_TRUE(saveAs(*document, temp_.path() / "mod" / "Bots" / "Navigation"));
    EXPECT_EQ(findMap(*document->system, document->place), pak / "maps" / "dm4.bsp") << "of the base game";
}

TEST_F(GameFolder, EachFileOfAPakIsADocument) {
    const auto pak = game() / "pak0.pak";
    putPak(pak, {{"progs.dat", toBytesOf("x")},
                 {"bots/navigation/dm4.nav", toBytesOf(meshText())},
                 {"bots/navigation/test/dm4.nav", toBytesOf(meshText())},
                 {"bots/navigation/dm10.nav", toBytesOf(meshText())},
                 {"maps/dm4.bsp", toBytesOf("x")}});
    const auto found = findDocuments(std::span(&pak, 1));
    EXPECT_TRUE(found.problems.empty());
    std::vector<fs::path> shown;
    for (const auto& candidate : found.candidates)
        shown.push_back(candidate.shownPath.lexically_relative(pak));
    EXPECT_EQ(shown, (std::vector<fs::path>{"bots/navigation/dm4.nav", "bots/navigation/dm10.nav",
                                            "bots/navigation/test/dm4.nav"}));
}

TEST_F(GameFolder, PackedFileIsSavedWhereTheGameLooksFirst) {
    const auto pak = game() / "pak0.pak";
    putPak(pak, {{"bots/navigation/dm4.nav", toBytesOf(meshText())}});
    const auto before = get(pak);
    auto document = open(pak);
    EXPECT_TRUE(
        anyNotice(document, "where the game looks first, as " + (game() / "bots" / "navigation" / "dm4.nav").string()));
    EXPECT_FALSE(files::test::existsAsSpelled(game() / "bots"));
    setFirst(document, "area", "crouch", true);
    const auto pending = pendingInPlace(*document.system, document.model, document.place);
    const auto report = write(pending);
    ASSERT_TRUE(report) << files::describe(report.error());
    updatePlace(document.place, pending, *report);
    const auto target = game() / "bots" / "navigation" / "dm4.nav";
    EXPECT_EQ(shownPathAfter(document, pending), target);
    EXPECT_EQ(document.place.folder, target.parent_path());
    EXPECT_TRUE(document.place.archive.empty());
    EXPECT_EQ(get(pak), before);
    EXPECT_NE(get(target), meshText());
    EXPECT_EQ(files::test::snapshot(temp_.path()).size(), 2U) << "the archive and the file";
    EXPECT_TRUE(pendingInPlace(*document.system, document.model, document.place).files.empty());
    EXPECT_EQ(gameFolderOf(*document.system, document.place), game());
}

TEST_F(GameFolder, ExistingFoldersKeepTheirSpelling) {
    fs::create_directories(game() / "Bots");
    putPak(game() / "pak0.pak", {{"bots/navigation/test/dm4.nav", toBytesOf(meshText())}});
    auto document = open(game() / "pak0.pak");
    setFirst(document, "area", "crouch", true);
    ASSERT_TRUE(saveInPlace(document));
    EXPECT_TRUE(fs::exists(game() / "Bots" / "navigation" / "test" / "dm4.nav"));
    const std::set<fs::path> there(fs::directory_iterator(game()), fs::directory_iterator{});
    EXPECT_EQ(there, (std::set{game() / "Bots", game() / "pak0.pak"}));
}

TEST_F(GameFolder, DoesNotReplaceAnExistingFileByDefault) {
    const auto target = game() / "bots" / "navigation" / "dm4.nav";
    putPak(game() / "pak0.pak", {{"bots/navigation/dm4.nav", toBytesOf(meshText())}});
    put(target, "somebody's work");
    auto document = open(game() / "pak0.pak");
    EXPECT_TRUE(anyNotice(document, "the game uses the other"));
    setFirst(document, "area", "crouch", true);
    const auto refused = saveInPlace(document);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().kind, files::FileErrorKind::Changed);
    EXPECT_EQ(get(target), "somebody's work");
    ASSERT_TRUE(saveInPlace(document, {.replaceChanged = true}));
    EXPECT_EQ(files::test::newestBackup(target.parent_path()).at("dm4.nav"), "somebody's work");
}

TEST_F(GameFolder, ReportsAnInterruptedSaveThere) {
    putPak(game() / "pak0.pak", {{"bots/navigation/dm4.nav", toBytesOf(meshText())}});
    put(game() / "bots" / "navigation" / ".navsmith-save.staging", "");
    EXPECT_TRUE(anyNotice(open(game() / "pak0.pak", {.recovery = Recovery::Report}), "was interrupted"));
    (void)open(game() / "pak0.pak");
    EXPECT_FALSE(fs::exists(game() / "bots" / "navigation" / ".navsmith-save.staging"));
}

TEST_F(GameFolder, MissingArchiveIsNotTreatedAsAFolder) {
    putPak(game() / "pak0.pak", {{"bots/navigation/dm4.nav", toBytesOf(meshText())}});
    auto document = open(game() / "pak0.pak");
    setFirst(document, "area", "crouch", true);
    fs::remove(game() / "pak0.pak");
    // A recovered document has only its paths.
    document.place.archive = archiveOf(document.place);
    EXPECT_EQ(gameFolderOf(*document.system, document.place), game());
    ASSERT_TRUE(saveInPlace(document));
    EXPECT_TRUE(fs::exists(game() / "bots" / "navigation" / "dm4.nav"));
    EXPECT_FALSE(fs::exists(game() / "pak0.pak"));
}

TEST_F(GameFolder, OtherPackedFilesAreSavedBesideTheArchive) {
    putPak(game() / "pak0.pak", {{"old/dm4.nav", toBytesOf(meshText())}});
    auto document = open(game() / "pak0.pak");
    EXPECT_TRUE(anyNotice(document, "Saving writes it beside"));
    setFirst(document, "area", "crouch", true);
    ASSERT_TRUE(saveInPlace(document));
    EXPECT_TRUE(fs::exists(game() / "dm4.nav"));
    EXPECT_EQ(document.place.folder, game());
}

TEST_F(GameFolder, EntryNamesCannotLeaveTheGameFolder) {
    for (const auto* name : {"../bots/navigation/dm4.nav", "bots/navigation/../../../dm4.nav",
                             "/bots/navigation/dm4.nav", "C:/bots/navigation/dm4.nav", "C:\\bots\\navigation\\dm4.nav",
                             "..\\bots\\navigation\\dm4.nav", "bots/navigation/..", "bots//navigation/dm4.nav"}) {
        const auto pak = game() / "pak0.pak";
        putPak(pak, {{name, toBytesOf(meshText())}});
        EXPECT_TRUE(findDocuments(std::span(&pak, 1)).candidates.empty()) << name;
    }
    // Likewise if such a path comes from elsewhere.
    const auto pak = game() / "pak0.pak";
    for (const auto* inside : {"../bots/navigation/dm4.nav", "bots/navigation/../../../x/dm4.nav"})
        EXPECT_EQ(looseFolderOf(system_, game(), pak / inside), game()) << inside;
    // A backslash is a separator on other systems.
    putPak(pak, {{"bots\\navigation\\dm4.nav", toBytesOf(meshText())}});
    auto document = open(pak);
    setFirst(document, "area", "crouch", true);
    ASSERT_TRUE(saveInPlace(document));
    EXPECT_TRUE(fs::exists(game() / "bots" / "navigation" / "dm4.nav"));
}

TEST_F(GameFolder, ArchiveWithoutAFolderIsInTheCurrentOne) {
    EXPECT_EQ(looseFolderOf(system_, ".", "pak0.pak/dm4.nav"), fs::path("."));
    EXPECT_EQ(looseFolderOf(system_, ".", "pak0.pak/bots/navigation/dm4.nav").lexically_normal(),
              fs::path("bots/navigation"));
    EXPECT_EQ(looseFolderOf(system_, ".", "./pak0.pak/bots/navigation/dm4.nav").lexically_normal(),
              fs::path("bots/navigation"));
}

} // namespace
} // namespace navsmith::opening
