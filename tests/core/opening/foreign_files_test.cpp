#include "core/opening/find_everything.h"
#include "core/opening/foreign_files.h"
#include "tests/core/opening/path_sets.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

namespace navsmith::opening {
namespace {

namespace fs = std::filesystem;
using namespace std::string_view_literals;
using files::test::put;
using files::test::TempFolder;

/// Problem of a file that was named, or of its folder.
std::string problemWith(const fs::path& path) {
    const auto search = findDocuments(std::vector{path});
    return search.problems.size() == 1 ? std::string(search.problems.front().what) : std::string();
}

class ForeignFiles : public files::test::InTempFolder {};

TEST_F(ForeignFiles, AreNamedByTheirFirstBytes) {
    struct Row {
        std::string_view start;
        std::string_view part; ///< of the message
    };
    const TempFolder temp;
    const auto file = temp.path() / "file.bin";
    for (const auto& [start, part] :
         {Row{"version https://git-lfs.github.com/spec/v1\noid sha256:0\n", "Git LFS pointer"},
          {"<!DOCTYPE html><html>", "web page"},
          {"PK\3\4\x14\0"sv, "zip archive"},
          {"\x1F\x8B\x08\0"sv, "gzip"},
          {"BZh91AY", "bzip2"},
          {"VERF\x01\0\0\0"sv, "VERF"},
          {"rBSP\x1d\0\0\0"sv, "Titanfall"},
          {"IBSP\x2E\0\0\0"sv, "Quake III map (IBSP 46)"},
          {"\x4C\xDC\x1D\x64"
           "BLOCK",
           "PlayStation 2"},
          {"Sony PS2 Memory Card Format 1.2.0.0", "memory card"},
          {"RSC7", "GTA V"},
          {"{\"navsmith_text\": 1", "navsmith-cli text"}}) {
        put(file, std::string(start) + std::string(300, '\0'));
        EXPECT_NE(problemWith(file).find(part), std::string::npos) << part << ": " << problemWith(file);
    }
    put(file, std::string(100, '\7'));
    EXPECT_EQ(problemWith(file), "is not a supported file");
}

TEST_F(ForeignFiles, EndingsOfOurOwnFormatsSayNothingAboutOtherBytes) {
    for (const auto* name : {"a.way", "a.waypoints", "a.bot", "a.pwf"}) {
        put(temp.path() / name, "\1\0\2\0"sv);
        EXPECT_EQ(problemWith(temp.path() / name), "is not a supported file") << name;
    }
}

TEST_F(ForeignFiles, AnOlderSaveIsNamedByItsFirstBlock) {
    std::string save(201'828, '\0');
    save.replace(0, 4, "\x00\x30\0\0"sv);
    save.replace(4 + 188 + 4, 4, "SCR\0"sv);
    put(temp.path() / "GTA3sf1.b", save);
    EXPECT_NE(problemWith(temp.path() / "GTA3sf1.b").find("GTA III or Vice City"), std::string::npos);
}

TEST_F(ForeignFiles, WhatIsNoNodeGraphOfAComputerIsNamed) {
    const auto graph = temp.path() / "map.360.AIN";
    put(graph, "\0\0\0\x25\0\0\0\1"sv);
    EXPECT_NE(problemWith(graph).find("Xbox 360"), std::string::npos) << problemWith(graph);
    put(graph, "version https://git-lfs.github.com/spec/v1\n");
    EXPECT_NE(problemWith(graph).find("Git LFS"), std::string::npos) << problemWith(graph);
}

TEST_F(ForeignFiles, AFileOfAKnownNameInAFolderIsNotPassedOver) {
    opening::test::putAreas(temp.path(), {5});
    put(temp.path() / "readme.txt", "");
    put(temp.path() / "empty.nav", "");
    put(temp.path() / "pointer.nav", "version https://git-lfs.github.com/spec/v1\n");
    put(temp.path() / "zeros.nav", std::string(5000, '\0'));
    const auto search = findDocuments(std::vector{temp.path()});
    EXPECT_EQ(search.candidates.size(), 1U);
    ASSERT_EQ(search.problems.size(), 3U);
    EXPECT_EQ(search.problems[0].path.filename(), "empty.nav");
    EXPECT_EQ(search.problems[0].what, "is empty (0 bytes)");
    EXPECT_EQ(search.problems[0].kind, files::FileErrorKind::Other) << "nothing is in it, so it is unusable";
    EXPECT_EQ(search.problems[1].path.filename(), "pointer.nav");
    EXPECT_NE(search.problems[1].what.find("Git LFS"), std::string::npos);
    EXPECT_EQ(search.problems[2].kind, files::FileErrorKind::NotRecognised);
    EXPECT_EQ(search.skipped.size(), 1U) << "a text is none of ours";
}

TEST_F(ForeignFiles, AFolderWithOnlyAnEmptyFileHasOneProblem) {
    put(temp.path() / "empty.nav", "");
    EXPECT_EQ(problemWith(temp.path()), "is empty (0 bytes)");
}

TEST(FindDocumentsBelow, FindsFilesInAllFoldersButHiddenOnes) {
    const TempFolder temp;
    opening::test::putAreas(temp.path() / "a" / "deep", {5});
    opening::test::putAreas(temp.path() / "b", {5, 6});
    opening::test::putAreas(temp.path() / "b" / ".navsmith-backup" / "x", {5});
    put(temp.path() / "c" / "readme.txt", "hello");
    const auto search = findDocuments(std::vector{temp.path()}, {}, Recovery::Report, Depth::Tree);
    EXPECT_TRUE(search.problems.empty());
    ASSERT_EQ(search.candidates.size(), 2U);
    EXPECT_EQ(search.candidates[0].shownPath, temp.path() / "a" / "deep");
    EXPECT_EQ(search.candidates[1].shownPath, temp.path() / "b");
    EXPECT_EQ(search.candidates[1].given, temp.path());
    const auto none = findDocuments(std::vector{temp.path() / "c"}, {}, Recovery::Report, Depth::Tree);
    ASSERT_EQ(none.problems.size(), 1U);
    EXPECT_EQ(none.problems.front().path, temp.path() / "c");
}

TEST(FindDocumentsBelow, LooksIntoArchivesOnRequest) {
    const TempFolder temp;
    opening::test::putAreas(temp.path() / "a", {5});
    put(temp.path() / "maps" / "foo.bsp",
        opening::test::mapText({{"maps/foo.nav", files::test::toBytesOf(opening::test::meshText()), 0}}));
    put(temp.path() / "maps" / "foo.nav", opening::test::meshText());
    put(temp.path() / "maps" / "bare.bsp", opening::test::mapText({{"x.txt", files::test::toBytesOf("x"), 0}}));
    put(temp.path() / "maps" / "torn.bsp",
        opening::test::mapText({{"x.txt", files::test::toBytesOf("x"), 0}}).substr(0, 60));
    const auto paths = [](const Found& search) {
        std::vector<fs::path> all;
        for (const auto& candidate : search.candidates)
            all.push_back(candidate.shownPath);
        return all;
    };
    const auto maps = temp.path() / "maps";
    const auto tree = findDocuments(std::vector{temp.path()}, {}, Recovery::Report, Depth::Tree);
    EXPECT_EQ(paths(tree), (std::vector{temp.path() / "a", maps}));
    const auto all = findEverything(std::vector{temp.path()}, {}, Recovery::Report);
    EXPECT_EQ(paths(all), (std::vector{temp.path() / "a", maps / "foo.bsp" / "maps" / "foo.nav", maps}))
        << "also the mesh inside that the game does not use";
    ASSERT_EQ(all.problems.size(), 1U) << "a map without such files is none";
    EXPECT_EQ(all.problems.front().path, maps / "torn.bsp");
    EXPECT_EQ(all.skipped, std::vector{maps / "bare.bsp"});
}

TEST(FindDocumentsBelow, ALinkToAFolderAboveEndsNowhere) {
    SKIP_ON_WINDOWS("links need a permission there");
    const TempFolder temp;
    opening::test::putAreas(temp.path() / "a", {5});
    fs::create_directory_symlink(temp.path(), temp.path() / "a" / "up");
    EXPECT_EQ(findDocuments(std::vector{temp.path()}, {}, Recovery::Report, Depth::Tree).candidates.size(), 1U);
}

TEST_F(ForeignFiles, DocumentsKnowThePathThatWasGiven) {
    const auto areas = opening::test::putAreas(temp.path() / "set", {5, 6});
    const auto search = findDocuments(std::vector{areas[0], areas[1]});
    ASSERT_EQ(search.candidates.size(), 1U);
    EXPECT_EQ(search.candidates[0].given, areas[0]);
    EXPECT_EQ(search.candidates[0].shownPath, temp.path() / "set");
}

} // namespace
} // namespace navsmith::opening
