// Documents inside archives: finding, opening, and saving them beside the archive, which is never written.
#include "core/files/path_text.h"
#include "core/model/property.h"
#include "core/opening/open_document.h"
#include "core/opening/open_map.h"
#include "core/opening/packed_files.h"
#include "core/opening/save_document.h"
#include "tests/core/opening/path_sets.h"
#include "tests/core/opening/saving.h"
#include "tests/support/corpus.h"
#include "tests/support/map_bytes.h"
#include "tests/support/nav_bytes.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <string>
#include <vector>

namespace navsmith::opening {
namespace {

namespace fs = std::filesystem;
using files::test::get;
using files::test::put;
using files::test::textOf;
using files::test::toBytesOf;
using test::areaText;
using test::mapText;
using test::meshText;
using tests::RawZipEntry;

constexpr std::uint16_t kMethods[] = {0, 8, 14};

std::string damagedMesh() {
    return meshText().substr(0, meshText().size() / 2);
}

class ArchiveDocuments : public ::testing::Test {
protected:
    [[nodiscard]] fs::path maps() const { return temp_.path() / "maps"; }
    [[nodiscard]] fs::path map() const { return maps() / "foo.bsp"; }
    void putMap(const std::vector<RawZipEntry>& entries) const { put(map(), mapText(entries)); }
    [[nodiscard]] static Found find(const fs::path& path) { return findDocuments(std::span(&path, 1)); }
    [[nodiscard]] static OpenedDocument open(const fs::path& path, const OpenOptions& options = {}) {
        auto document = openDocument(find(path).candidates.at(0), options);
        if (!document)
            throw std::runtime_error(describe(document.error().at(0)));
        return std::move(*document);
    }
    /// Puts a map with two areas of one set.
    void putSet() const {
        putMap({{"data/paths/NODES5.DAT", toBytesOf(areaText(5)), 0},
                {"data/paths/NODES6.DAT", toBytesOf(areaText(6)), 8}});
    }

    files::test::TempFolder temp_;
};

TEST_F(ArchiveDocuments, MeshInAMapOpensWithAnyCompression) {
    for (const auto method : kMethods) {
        for (const bool packedLump : {false, true}) {
            auto zip = tests::buildZip(
                {{"materials/x.vmt", toBytesOf("x"), 0}, {"maps/foo.nav", toBytesOf(meshText()), method}});
            put(map(), mapText(packedLump ? tests::buildPackedLump(zip) : zip));
            const auto found = find(map());
            ASSERT_EQ(found.candidates.size(), 1U) << method;
            EXPECT_TRUE(found.problems.empty());
            EXPECT_TRUE(found.skipped.empty());
            const auto document = open(map(), {.keepBytes = true});
            EXPECT_EQ(document.shownPath, map() / "maps" / "foo.nav");
            EXPECT_EQ(document.place.folder, maps());
            EXPECT_EQ(document.place.archive, map());
            ASSERT_EQ(document.place.files.size(), 1U);
            EXPECT_EQ(document.place.files[0].name, "foo.nav");
            EXPECT_EQ(textOf(document.place.files[0].bytes), meshText());
            EXPECT_TRUE(anyNotice(document, "Saving writes it beside"));
            EXPECT_FALSE(anyNotice(document, "already"));
        }
    }
}

TEST_F(ArchiveDocuments, MapOfAPackedMeshIsItsArchive) {
    putMap({{"maps/foo.nav", toBytesOf(meshText()), 0}});
    const auto named = open(map());
    EXPECT_EQ(findMap(*named.system, named.place), map());
    putMap({{"maps/embed.nav", toBytesOf(meshText()), 0}});
    const auto other = open(map());
    EXPECT_EQ(findMap(*other.system, other.place), map());
}

TEST_F(ArchiveDocuments, EachMeshOfAnArchiveIsADocument) {
    putMap({{"maps/foo.nav", toBytesOf(meshText()), 8},
            {"maps/bar.nav", toBytesOf(meshText()), 0},
            {"maps/foo.nav", toBytesOf("another of that name"), 0}});
    const auto all = find(map());
    ASSERT_EQ(all.candidates.size(), 2U);
    EXPECT_NE(all.candidates[0].shownPath, all.candidates[1].shownPath);
    const auto one = find(map() / "maps" / "foo.nav");
    ASSERT_EQ(one.candidates.size(), 1U);
    EXPECT_EQ(one.candidates[0].shownPath, map() / "maps" / "foo.nav");
    EXPECT_EQ(find(map() / "maps").candidates.size(), 2U);
    const std::vector twice{map(), map() / "maps" / "foo.nav"};
    EXPECT_EQ(findDocuments(twice).candidates.size(), 2U);
    EXPECT_TRUE(findDocuments(twice).problems.empty());
    const auto none = find(map() / "maps" / "none.nav");
    EXPECT_TRUE(none.candidates.empty());
    ASSERT_EQ(none.problems.size(), 1U);
    EXPECT_EQ(none.problems[0].kind, files::FileErrorKind::Other);
    EXPECT_NE(describe(none.problems[0]).find("foo.bsp contains no such file"), std::string::npos);
}

TEST_F(ArchiveDocuments, PaksAreSearched) {
    const auto pak = temp_.path() / "pak0.pak";
    put(pak, tests::buildPak({{"progs.dat", toBytesOf("x")}, {"bots/e1m1.nav", toBytesOf(meshText())}}));
    const auto document = open(pak);
    EXPECT_EQ(document.shownPath, pak / "bots" / "e1m1.nav");
    EXPECT_EQ(document.place.folder, temp_.path());
}

TEST_F(ArchiveDocuments, NamesInsideMayBeInAnyEncoding) {
    const auto pak = temp_.path() / "pak0.pak";
    put(pak, tests::buildPak({{"bots/caf\xE9.nav", toBytesOf(meshText())}}));
    const auto path = pak / "bots" / files::fromBytes("caf\xE9.nav");
    EXPECT_EQ(open(pak).shownPath, path);
    EXPECT_EQ(open(path).shownPath, path);
    EXPECT_EQ(files::toText(path.filename()), "caf\xE9.nav");
    putMap({{"maps/caf\xE9.nav", toBytesOf(meshText()), 8}});
    const auto packed = packedFiles(map(), Recovery::Recover);
    ASSERT_TRUE(packed) << describe(packed.error());
    ASSERT_EQ(packed->files.size(), 1U);
    EXPECT_EQ(packed->files[0].path, map() / "maps" / path.filename());
}

TEST_F(ArchiveDocuments, FilesOfOneFolderInsideAreOneSet) {
    putSet();
    const auto document = open(map());
    EXPECT_EQ(document.shownPath, map() / "data" / "paths");
    EXPECT_EQ(document.place.files.size(), 2U);
}

TEST_F(ArchiveDocuments, FolderDoesNotSearchArchives) {
    putMap({{"maps/foo.nav", toBytesOf(meshText()), 0}});
    put(maps() / "bar.nav", meshText());
    const auto found = find(maps());
    ASSERT_EQ(found.candidates.size(), 1U);
    EXPECT_EQ(found.skipped, std::vector{map()});
}

TEST_F(ArchiveDocuments, ArchiveWithoutKnownFilesIsReported) {
    putMap({{"materials/x.vmt", toBytesOf("x"), 0}});
    auto found = find(map());
    ASSERT_EQ(found.problems.size(), 1U);
    EXPECT_EQ(found.problems[0].kind, files::FileErrorKind::NotRecognised);
    EXPECT_NE(found.problems[0].what.find("is a map without navigation data (Source map)"), std::string::npos)
        << found.problems[0].what;
    put(map(), tests::buildQuakeMap(tests::smallMap(), tests::RawQuakeForm::GoldSrc));
    found = find(map());
    ASSERT_EQ(found.problems.size(), 1U);
    EXPECT_EQ(found.problems[0].kind, files::FileErrorKind::NotRecognised);
}

TEST_F(ArchiveDocuments, ReportsDamageWithFileOffsetAndField) {
    auto zip = tests::buildZip({{"maps/foo.nav", toBytesOf(meshText()), 0}});
    const auto directory = zip.size() - 22 - 46 - 12; // one entry with a name of 12 characters
    auto broken = zip;
    broken[directory] = std::byte{0};
    put(map(), mapText(broken));
    auto found = find(map());
    EXPECT_TRUE(found.candidates.empty());
    ASSERT_EQ(found.problems.size(), 1U);
    EXPECT_EQ(found.problems[0].kind, files::FileErrorKind::Malformed);
    EXPECT_EQ(found.problems[0].path, map());
    ASSERT_TRUE(found.problems[0].format);
    EXPECT_EQ(found.problems[0].format->field, "directory entry");
    EXPECT_GT(found.problems[0].format->offset, directory);

    broken = zip;
    broken[0] = std::byte{0}; // the local header, so that not even the file type is recognised
    put(map(), mapText(broken));
    found = find(map());
    ASSERT_FALSE(found.problems.empty());
    EXPECT_EQ(found.problems[0].kind, files::FileErrorKind::Malformed);
    EXPECT_EQ(found.problems[0].format->field, "maps/foo.nav");

    broken = zip;
    broken[30 + 12 + meshText().size() - 1] ^= std::byte{1}; // wrong checksum
    put(map(), mapText(broken));
    const auto document = openDocument(find(map()).candidates.at(0));
    ASSERT_FALSE(document);
    EXPECT_EQ(document.error()[0].kind, files::FileErrorKind::Malformed);
    EXPECT_EQ(document.error()[0].path, map());
    EXPECT_EQ(document.error()[0].format->field, "maps/foo.nav");

    putMap({{"maps/foo.nav", toBytesOf(damagedMesh()), 8}});
    const auto mesh = openDocument(find(map()).candidates.at(0));
    ASSERT_FALSE(mesh);
    EXPECT_EQ(mesh.error()[0].kind, files::FileErrorKind::Malformed);
    EXPECT_EQ(mesh.error()[0].path, map() / "maps" / "foo.nav");
}

TEST_F(ArchiveDocuments, RefusesSizesBeyondTheLimit) {
    putMap({{"maps/foo.nav", toBytesOf(meshText() + std::string(1U << 20U, '\0')), 8}});
    const auto document = openDocument(find(map()).candidates.at(0), {.read = {.largest = 1U << 19U}});
    ASSERT_FALSE(document);
    EXPECT_EQ(document.error()[0].kind, files::FileErrorKind::TooLarge);
    EXPECT_NE(document.error()[0].what.find("more than the limit of"), std::string::npos);
}

TEST_F(ArchiveDocuments, SavingWritesTheSetBesideTheArchive) {
    putSet();
    const auto before = get(map());
    auto document = open(map());
    ASSERT_TRUE(saveInPlace(document));
    EXPECT_EQ(files::test::snapshot(maps()).size(), 1U) << "nothing was edited, nothing to save";
    EXPECT_EQ(document.place.archive, map());

    setFirst(document, "node", "width", 2.0);
    const auto pending = pendingInPlace(*document.system, document.model, document.place);
    ASSERT_EQ(pending.files.size(), 2U);
    const auto report = write(pending);
    ASSERT_TRUE(report);
    updatePlace(document.place, pending, *report);
    EXPECT_EQ(shownPathAfter(document, pending), maps());
    EXPECT_NE(get(maps() / "NODES5.DAT"), areaText(5));
    EXPECT_EQ(get(maps() / "NODES6.DAT"), areaText(6));
    EXPECT_EQ(get(map()), before);
    EXPECT_TRUE(document.place.archive.empty());
    EXPECT_TRUE(pendingInPlace(*document.system, document.model, document.place).files.empty());
    setFirst(document, "node", "width", 3.0);
    const auto again = saveInPlace(document);
    ASSERT_TRUE(again) << "an ordinary loose file";
    EXPECT_EQ(again->files.size(), 1U);
    EXPECT_EQ(get(map()), before);
}

TEST_F(ArchiveDocuments, DoesNotReplaceALooseFileByDefault) {
    putMap({{"NODES5.DAT", toBytesOf(areaText(5)), 0}});
    put(maps() / "NODES5.DAT", areaText(7));
    auto document = open(map());
    EXPECT_TRUE(anyNotice(document, "the game uses the file beside it"));
    setFirst(document, "node", "width", 2.0);
    const auto refused = saveInPlace(document);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().kind, files::FileErrorKind::Changed);
    EXPECT_EQ(refused.error().path, maps() / "NODES5.DAT");
    EXPECT_NE(refused.error().what.find("opened from foo.bsp"), std::string::npos) << refused.error().what;
    EXPECT_EQ(get(maps() / "NODES5.DAT"), areaText(7));
    EXPECT_EQ(document.place.archive, map());
    ASSERT_TRUE(saveInPlace(document, {.replaceChanged = true}));
    EXPECT_EQ(files::test::newestBackup(maps()).at("NODES5.DAT"), areaText(7));
}

TEST_F(ArchiveDocuments, SavingElsewhereKeepsTheArchive) {
    putSet();
    auto document = open(map());
    ASSERT_TRUE(saveAs(document, temp_.path() / "out"));
    EXPECT_EQ(get(temp_.path() / "out" / "NODES6.DAT"), areaText(6));
    EXPECT_TRUE(document.place.archive.empty());
}

TEST_F(ArchiveDocuments, ArchiveIsDerivedFromPaths) {
    putSet();
    const auto document = open(map());
    auto place = document.place;
    place.archive.clear();
    EXPECT_EQ(archiveOf(place), map());
    fs::remove(map());
    EXPECT_FALSE(archiveOf(place).empty()) << "missing, but not treated as a folder";
    put(maps() / "NODES5.DAT", areaText(5));
    EXPECT_TRUE(archiveOf(open(maps()).place).empty());
}

TEST_F(ArchiveDocuments, OpeningCanBeCancelled) {
    putSet();
    const auto candidate = find(map()).candidates.at(0);
    for (int steps = 0; steps < 4; ++steps) {
        int left = steps;
        const auto document = openDocument(candidate, {}, [&](double) { return left-- > 0; });
        ASSERT_FALSE(document) << steps;
        EXPECT_EQ(document.error().front().kind, files::FileErrorKind::Cancelled);
    }
}

TEST_F(ArchiveDocuments, RealMapsHaveNoMesh) {
    const auto folder = tests::corpusFolder("source-bsp");
    if (!folder)
        GTEST_SKIP() << tests::missingCorpus("source-bsp");
    std::size_t looked = 0;
    for (const auto& path : tests::filesIn(*folder)) {
        if (path.extension() != ".bsp")
            continue;
        const auto found = find(path);
        EXPECT_TRUE(found.candidates.empty()) << path;
        ASSERT_EQ(found.problems.size(), 1U) << path;
        looked += found.problems[0].kind == files::FileErrorKind::NotRecognised ? 1 : 0;
    }
    EXPECT_GT(looked, 0U);
}

} // namespace
} // namespace navsmith::opening
