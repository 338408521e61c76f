#include "core/opening/find_documents.h"
#include "tests/core/files/faulty_ops.h"
#include "tests/core/opening/path_sets.h"
#include "tests/support/extended_path_bytes.h"
#include "tests/support/img_bytes.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <string>
#include <vector>

namespace navsmith::opening {
namespace {

namespace fs = std::filesystem;
using files::test::put;
using files::test::TempFolder;
using test::areaText;
using test::namesOf;
using test::putAreas;

Found find(const std::vector<fs::path>& paths) {
    return findDocuments(paths);
}

using Names = std::vector<std::string>;

class FindDocuments : public files::test::InTempFolder {};

TEST_F(FindDocuments, FolderIsOneDocumentInNumericOrder) {
    putAreas(temp.path(), {10, 5, 6});
    const auto found = find({temp.path()});
    ASSERT_EQ(found.candidates.size(), 1U);
    const auto& set = found.candidates.front();
    EXPECT_EQ(namesOf(set.files), (Names{"NODES5.DAT", "NODES6.DAT", "NODES10.DAT"}));
    EXPECT_EQ(set.shownPath, temp.path());
    EXPECT_EQ(set.folder, temp.path());
    EXPECT_EQ(set.system->id, "gta_sa_paths");
    EXPECT_TRUE(found.problems.empty());
}

TEST_F(FindDocuments, AmbiguousFileJoinsItsNeighbours) {
    const auto extended = files::test::textOf(tests::buildExtendedArea(tests::smallArea(), tests::RawForm::Padded));
    put(temp.path() / "nodes497.dat", extended);
    put(temp.path() / "nodes0.dat", std::string(2048, 'x')); // damaged, but recognised by its name
    const auto found = find({temp.path()});
    ASSERT_EQ(found.candidates.size(), 1U);
    EXPECT_EQ(found.candidates.front().system->id, "gta_sa_extended_paths");
    EXPECT_EQ(namesOf(found.candidates.front().files), (Names{"nodes0.dat", "nodes497.dat"}));

    const TempFolder stock;
    putAreas(stock.path(), {5});
    put(stock.path() / "NODES0.DAT", std::string(2048, 'x'));
    const auto besideStock = find({stock.path()});
    ASSERT_EQ(besideStock.candidates.size(), 1U);
    EXPECT_EQ(besideStock.candidates.front().system->id, "gta_sa_paths");

    const TempFolder alone;
    put(alone.path() / "NODES0.DAT", std::string(2048, 'x'));
    ASSERT_EQ(find({alone.path()}).candidates.size(), 1U);
    EXPECT_EQ(find({alone.path()}).candidates.front().system->id, "gta_sa_paths");
}

TEST_F(FindDocuments, SingleFileIsADocument) {
    const auto files = putAreas(temp.path(), {5, 6});
    const auto found = find({files[1]});
    ASSERT_EQ(found.candidates.size(), 1U);
    EXPECT_EQ(found.candidates.front().files, std::vector{files[1]});
    EXPECT_EQ(found.candidates.front().shownPath, files[1]);
    EXPECT_EQ(found.candidates.front().folder, temp.path());
}

TEST_F(FindDocuments, AFileNamedWithoutAFolderIsInTheCurrentOne) {
    putAreas(temp.path(), {5});
    const auto before = fs::current_path();
    fs::current_path(temp.path());
    const auto found = find({"NODES5.DAT"});
    fs::current_path(before);
    ASSERT_EQ(found.candidates.size(), 1U);
    EXPECT_EQ(found.candidates.front().folder, ".");
    EXPECT_EQ(found.candidates.front().shownPath, "NODES5.DAT");
}

TEST_F(FindDocuments, FilesOfOneSetNamedSeparatelyAreOneDocument) {
    const auto files = putAreas(temp.path(), {5, 6, 7});
    const auto found = find({files[2], files[0]});
    ASSERT_EQ(found.candidates.size(), 1U);
    EXPECT_EQ(namesOf(found.candidates.front().files), (Names{"NODES5.DAT", "NODES7.DAT"}));
    EXPECT_EQ(found.candidates.front().shownPath, temp.path());
}

TEST_F(FindDocuments, FilesOfTwoFoldersAreTwoDocumentsInOrder) {
    const auto second = putAreas(temp.path() / "b", {5, 6});
    const auto first = putAreas(temp.path() / "a", {5});
    const auto found = find({second[0], first[0], second[1]});
    ASSERT_EQ(found.candidates.size(), 2U);
    EXPECT_EQ(found.candidates[0].files, second);
    EXPECT_EQ(found.candidates[1].files, first);
}

TEST_F(FindDocuments, TwoFilesOfOneAreaInAFolderAreTwoDocuments) {
    SKIP_ON_WINDOWS("names that differ only in case are one file there");
    const TempFolder temp;
    putAreas(temp.path(), {5, 6});
    put(temp.path() / "nodes5.dat", areaText(5));
    const auto found = find({temp.path()});
    ASSERT_EQ(found.candidates.size(), 2U);
    EXPECT_EQ(found.candidates[0].files.size() + found.candidates[1].files.size(), 3U);
    EXPECT_NE(found.candidates[0].shownPath, found.candidates[1].shownPath);
}

TEST_F(FindDocuments, RecognisesAFileByItsFirstBytes) {
    put(temp.path() / "old.bin", areaText(5));
    const auto found = find({temp.path() / "old.bin"});
    ASSERT_EQ(found.candidates.size(), 1U);
    EXPECT_EQ(found.candidates.front().system->id, "gta_sa_paths");
}

TEST_F(FindDocuments, OtherFilesInAFolderAreSkipped) {
    putAreas(temp.path(), {5});
    put(temp.path() / "readme.txt", "maps by somebody");
    put(temp.path() / "empty", "");
    put(temp.path() / ".navsmith-save.staging", areaText(6)); // our own working file, not a file to open
    const auto found = find({temp.path()});
    ASSERT_EQ(found.candidates.size(), 1U);
    EXPECT_EQ(found.candidates.front().files.size(), 1U);
    EXPECT_EQ(namesOf(found.skipped), (Names{"empty", "readme.txt"}));
    EXPECT_TRUE(found.problems.empty());
}

TEST_F(FindDocuments, TellsHowFarItIsAndStops) {
    for (int i = 0; i < 50; ++i)
        put(temp.path() / ("readme" + std::to_string(i)), "maps by somebody");
    putAreas(temp.path(), {5});
    std::vector<double> reported;
    const auto search = [&](std::size_t stopAfter) {
        reported.clear();
        return findDocuments(std::vector{temp.path()}, {}, Recovery::Recover, Depth::Folder, [&](double done) {
            reported.push_back(done);
            return reported.size() < stopAfter;
        });
    };
    const auto whole = search(1000);
    EXPECT_FALSE(whole.stopped);
    EXPECT_EQ(whole.candidates.size(), 1U);
    EXPECT_GE(reported.size(), 51U) << "each file may take long on a slow disk";
    EXPECT_TRUE(std::ranges::is_sorted(reported));
    EXPECT_GT(reported.back(), 0.9);
    EXPECT_LE(reported.back(), 1);

    const auto part = search(10);
    EXPECT_TRUE(part.stopped);
    EXPECT_EQ(reported.size(), 10U);
}

TEST_F(FindDocuments, UnknownNamedFileIsAProblem) {
    put(temp.path() / "readme.txt", "maps by somebody");
    putAreas(temp.path(), {5});
    const auto found = find({temp.path() / "readme.txt", temp.path()});
    ASSERT_EQ(found.problems.size(), 1U);
    EXPECT_EQ(found.problems.front().kind, files::FileErrorKind::NotRecognised);
    EXPECT_EQ(found.problems.front().path, temp.path() / "readme.txt");
    EXPECT_EQ(found.candidates.size(), 1U) << "the other path is processed";
}

TEST_F(FindDocuments, AMapWithoutNavigationDataIsNamedAsOne) {
    put(temp.path() / "yard.bsp", std::string("\x1e\0\0\0 and so on", 14)); // GoldSrc
    const auto found = find({temp.path() / "yard.bsp"});
    ASSERT_EQ(found.problems.size(), 1U);
    EXPECT_TRUE(found.problems.front().what.starts_with("is a map")) << found.problems.front().what;
    EXPECT_NE(found.problems.front().what.find("New File for Map"), std::string::npos) << "and what to do";
}

TEST_F(FindDocuments, AFolderWithNothingToOpenIsAProblem) {
    fs::create_directory(temp.path() / "empty");
    putAreas(temp.path() / "outer" / "inner", {5});
    const auto found = find({temp.path() / "empty", temp.path() / "outer"});
    ASSERT_EQ(found.problems.size(), 2U);
    EXPECT_EQ(found.problems[0].kind, files::FileErrorKind::NotRecognised);
    EXPECT_EQ(found.problems[1].path, temp.path() / "outer");
    EXPECT_TRUE(found.candidates.empty()) << "subfolders of any name are not looked at";
    EXPECT_TRUE(found.offers.empty());
    for (const auto* name : {"NODES*.DAT", "models/gta3.img", "bots/navigation", "*.nav", "GTASAsf*.b"})
        EXPECT_NE(found.problems[0].what.find(name), std::string::npos) << "names what was expected: " << name;
}

TEST_F(FindDocuments, AGameFolderOffersWhatTheGameKeepsBelowIt) {
    put(temp.path() / "gta_sa.exe", "MZ");
    putAreas(temp.path() / "DATA" / "Paths", {5, 6});
    const auto found = find({temp.path()});
    EXPECT_TRUE(found.problems.empty());
    EXPECT_TRUE(found.candidates.empty()) << "offered, not opened: a caller that cannot ask must not take all";
    ASSERT_EQ(found.offers.size(), 1U);
    EXPECT_EQ(found.offers[0].folder, temp.path());
    ASSERT_EQ(found.offers[0].candidates.size(), 1U);
    EXPECT_EQ(found.offers[0].candidates[0].shownPath, temp.path() / "DATA" / "Paths") << "case-insensitive";
    EXPECT_EQ(found.offers[0].candidates[0].files.size(), 2U);
}

TEST_F(FindDocuments, OfCopiesThoseThatTheGameReadsAreOfferedFirst) {
    putAreas(temp.path() / "data" / "paths", {5, 6});
    put(temp.path() / "models" / "gta3.img",
        files::test::textOf(tests::buildImg2({{"nodes5.dat", files::test::toBytesOf(areaText(5))}})));
    const auto found = find({temp.path()});
    ASSERT_EQ(found.offers.size(), 1U);
    ASSERT_EQ(found.offers[0].candidates.size(), 2U);
    EXPECT_EQ(found.offers[0].candidates[0].archive, temp.path() / "models" / "gta3.img");
    EXPECT_EQ(found.offers[0].candidates[1].shownPath, temp.path() / "data" / "paths");
    EXPECT_NE(problemOf(found.offers[0]).what.find("gta3.img"), std::string::npos);
}

TEST_F(FindDocuments, AFolderOfGamesOffersTheFilesOfEach) {
    put(temp.path() / "cstrike" / "maps" / "de_dust.nav", test::meshText());
    put(temp.path() / "cstrike" / "maps" / "de_aztec.nav", test::meshText());
    put(temp.path() / "tf" / "maps" / "ctf_well.nav", test::meshText());
    put(temp.path() / "bin" / "engine.dll", "MZ");
    const auto found = find({temp.path()});
    ASSERT_EQ(found.offers.size(), 1U);
    std::vector<fs::path> shown;
    for (const auto& candidate : found.offers[0].candidates)
        shown.push_back(candidate.shownPath.lexically_relative(temp.path()));
    EXPECT_EQ(shown, (std::vector<fs::path>{"cstrike/maps/de_aztec.nav", "cstrike/maps/de_dust.nav", "tf/maps"}));
}

TEST_F(FindDocuments, ADamagedArchiveOfAGameIsReported) {
    put(temp.path() / "models" / "gta3.img", "VER2" + std::string("\xff\xff\xff\x7f", 4) + "cut off");
    const auto found = find({temp.path()});
    EXPECT_TRUE(found.offers.empty());
    ASSERT_FALSE(found.problems.empty());
    EXPECT_EQ(found.problems[0].path.filename(), "gta3.img");
}

TEST_F(FindDocuments, AMissingPathIsAProblem) {
    for (const auto& path : {temp.path() / "NODES5.DAT", fs::path("")}) {
        const auto found = find({path});
        ASSERT_EQ(found.problems.size(), 1U);
        EXPECT_EQ(found.problems.front().kind, files::FileErrorKind::Missing);
        EXPECT_EQ(found.problems.front().path, path);
    }
}

TEST_F(FindDocuments, PipeIsAProblem) {
    const auto pipe = temp.path() / "NODES5.DAT";
    SKIP_ON_WINDOWS("there are no pipes in the file system");
    tests::makePipe(pipe);
    const auto found = find({pipe});
    ASSERT_EQ(found.problems.size(), 1U);
    EXPECT_NE(found.problems.front().what.find("not a regular file"), std::string::npos);
}

TEST_F(FindDocuments, DuplicatePathIsOpenedOnce) {
    const auto files = putAreas(temp.path() / "set", {5, 6});
    const auto set = temp.path() / "set";
    EXPECT_EQ(find({set, set}).candidates.size(), 1U);
    EXPECT_EQ(find({set, set / "", set / "." / ""}).candidates.size(), 1U);
    SKIP_ON_WINDOWS("symbolic links need a privilege there");
    fs::create_directory_symlink(temp.path() / "set", temp.path() / "link");
    EXPECT_EQ(find({set, temp.path() / "link"}).candidates.size(), 1U) << "another spelling of the folder";
    EXPECT_EQ(find({set, set / "", set / "." / "", temp.path() / "link" / ".." / "set"}).candidates.size(), 1U);
    const auto twice = find({files[0], temp.path() / "link" / "NODES5.DAT"});
    ASSERT_EQ(twice.candidates.size(), 1U);
    EXPECT_EQ(twice.candidates.front().files, std::vector{files[0]});
}

TEST_F(FindDocuments, AFileNamedBesideItsFolderAddsNothing) {
    const auto files = putAreas(temp.path(), {5, 6, 7});
    for (const auto& paths : {std::vector<fs::path>{temp.path(), files[1]}, {files[1], temp.path()}}) {
        const auto found = find(paths);
        ASSERT_EQ(found.candidates.size(), 1U);
        EXPECT_EQ(found.candidates.front().files, files);
        EXPECT_EQ(found.candidates.front().shownPath, temp.path());
        EXPECT_TRUE(found.problems.empty());
    }
}

TEST_F(FindDocuments, LinkInASetCountsByItsOwnName) {
    SKIP_ON_WINDOWS("symbolic links need a privilege there");
    const TempFolder temp;
    putAreas(temp.path(), {5});
    fs::create_symlink("NODES5.DAT", temp.path() / "NODES6.DAT");
    const auto found = find({temp.path()});
    ASSERT_EQ(found.candidates.size(), 1U);
    EXPECT_EQ(namesOf(found.candidates.front().files), (Names{"NODES5.DAT", "NODES6.DAT"}));
}

TEST_F(FindDocuments, UnreadableFileStaysInItsSet) {
    SKIP_ON_WINDOWS("permission bits are POSIX's");
    const TempFolder temp;
    const auto files = putAreas(temp.path(), {5, 6});
    fs::permissions(files[0], fs::perms::none);
    const int status = files::test::inChildAsOrdinaryUser([&] {
        const auto set = find({temp.path()});
        const auto alone = find({files[0]});
        return set.candidates.size() == 1 && set.candidates.front().files.size() == 2 && alone.candidates.empty() &&
                       alone.problems.size() == 1
                   ? 0
                   : 1;
    });
    EXPECT_EQ(status, 0);
}

/// Counts the bytes read, and refuses changes.
class CountingOps : public files::test::FaultyOps {
public:
    CountingOps() : FaultyOps([this](const files::test::Step& step) { return watch(step.operation); }) {}

    files::SystemResult<std::size_t> read(files::FileHandle file, std::span<std::byte> into) override {
        return counted(FaultyOps::read(file, into));
    }
    files::SystemResult<std::size_t> readAt(files::FileHandle file, std::uint64_t offset,
                                            std::span<std::byte> into) override {
        return counted(FaultyOps::readAt(file, offset, into));
    }

    std::size_t bytes = 0;
    int open = 0;
    int changes = 0; ///< requested

private:
    files::SystemResult<std::size_t> counted(files::SystemResult<std::size_t> got) {
        bytes += got.value_or(0);
        return got;
    }
    std::optional<std::error_code> watch(std::string_view operation) {
        constexpr std::array<std::string_view, 6> harmless{"info",     "info of open", "resolve",
                                                           "writable", "names",        "read"};
        if (operation == "open" || operation == "close") {
            open += operation == "open" ? 1 : -1;
            return std::nullopt;
        }
        if (std::ranges::find(harmless, operation) != harmless.end())
            return std::nullopt;
        ++changes;
        return std::make_error_code(std::errc::read_only_file_system);
    }
};

TEST_F(FindDocuments, ReadsOnlyFirstBytesAndChangesNothing) {
    putAreas(temp.path(), {5, 6, 7});
    CountingOps ops;
    const std::vector paths{temp.path()};
    ASSERT_EQ(findDocuments(paths, ops).candidates.size(), 1U);
    EXPECT_EQ(ops.bytes, 3 * kHeadBytes);
    EXPECT_EQ(ops.open, 0);
    EXPECT_EQ(ops.changes, 0);
}

} // namespace
} // namespace navsmith::opening
