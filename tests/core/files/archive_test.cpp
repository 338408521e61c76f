// Archives for reading: listing, how much is read from disk, and paths into archives.
#include "core/files/archive.h"
#include "core/files/batch_reader.h"
#include "tests/core/files/faulty_ops.h"
#include "tests/core/files/temp_folder.h"
#include "tests/support/map_bytes.h"
#include "tests/support/source_material_bytes.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace navsmith::files {
namespace {

namespace fs = std::filesystem;
using test::FaultyOps;
using test::put;
using test::TempFolder;
using test::textOf;
using tests::bytesOf;

std::string textWith(std::vector<std::byte> pakFile) {
    auto map = tests::smallSourceMap();
    map.pakFile = std::move(pakFile);
    return textOf(tests::buildSourceMap(map));
}

std::vector<std::byte> sampleZip() {
    return tests::buildZip({{"maps/stored.txt", bytesOf("stored"), 0},
                            {"maps\\deflated.txt", bytesOf(std::string(5000, 'd')), 8},
                            {"lzma.txt", bytesOf(std::string(5000, 'l')), 14}});
}

std::vector<std::string> namesIn(const Archive& archive) {
    std::vector<std::string> names;
    for (const auto& entry : archive.content.entries)
        names.push_back(entry.name);
    return names;
}

class ArchiveTest : public ::testing::Test {
protected:
    [[nodiscard]] fs::path file() const { return temp_.path() / "file"; }

    TempFolder temp_;
};

TEST_F(ArchiveTest, ListsAndReadsTheZipInAMap) {
    for (const bool packed : {false, true}) {
        put(file(), textWith(packed ? tests::buildPackedLump(sampleZip()) : sampleZip()));
        const auto archive = openArchive(file());
        ASSERT_TRUE(archive) << describe(archive.error());
        EXPECT_EQ(archive->kind->title, "Source map");
        EXPECT_EQ(namesIn(*archive), (std::vector<std::string>{"maps/stored.txt", "maps\\deflated.txt", "lzma.txt"}));
        EXPECT_EQ(archive->content.entries[1].size, 5000U);
        EXPECT_EQ(textOf(archive->content.read(0, 100).value()), "stored");
        EXPECT_EQ(textOf(archive->content.read(1, 5000).value()), std::string(5000, 'd'));
        EXPECT_EQ(textOf(archive->content.read(2, 5000).value()), std::string(5000, 'l'));
        EXPECT_EQ(textOf(archive->content.start(0, 64).value()), "stored");
        EXPECT_EQ(textOf(archive->content.start(1, 64).value()), std::string(64, 'd'));
        EXPECT_EQ(textOf(archive->content.start(2, 64).value()), std::string(64, 'l'));
    }
}

TEST_F(ArchiveTest, ListsAndReadsAPak) {
    put(file(), tests::buildPak({{"maps/a.txt", bytesOf("one")}, {"b", bytesOf("three")}}));
    const auto archive = openArchive(file());
    ASSERT_TRUE(archive);
    EXPECT_EQ(archive->kind->title, "PAK archive");
    EXPECT_EQ(namesIn(*archive), (std::vector<std::string>{"maps/a.txt", "b"}));
    EXPECT_EQ(textOf(archive->content.read(1, 5).value()), "three");
    EXPECT_EQ(textOf(archive->content.start(1, 2).value()), "th");
    EXPECT_FALSE(archive->content.read(1, 4)) << "more than the limit";
}

TEST_F(ArchiveTest, ListsAndReadsAVpk) {
    for (const std::uint32_t version : {1U, 2U}) {
        const auto vpk = tests::buildVpk({{"maps", "room", "nav", bytesOf("a whole mesh"), 0},
                                          {"maps", "split", "nav", bytesOf("begins in the tree"), 5},
                                          {"materials", "wall", "vtf", bytesOf("elsewhere"), 0, 0}},
                                         version);
        put(file(), vpk.directory);
        const auto archive = openArchive(file());
        ASSERT_TRUE(archive) << describe(archive.error());
        EXPECT_EQ(archive->kind->title, "VPK archive");
        EXPECT_EQ(namesIn(*archive), (std::vector<std::string>{"maps/room.nav", "maps/split.nav"}))
            << "those of other files are left out";
        EXPECT_EQ(archive->content.entries[0].size, 12U);
        EXPECT_EQ(textOf(archive->content.read(0, 100).value()), "a whole mesh");
        EXPECT_EQ(textOf(archive->content.read(1, 100).value()), "begins in the tree");
        EXPECT_EQ(textOf(archive->content.start(1, 9).value()), "begins in");
        EXPECT_EQ(textOf(archive->content.start(1, 3).value()), "beg");
        EXPECT_FALSE(archive->content.read(0, 11));
    }
}

TEST_F(ArchiveTest, MapWithoutFilesIsAnEmptyArchive) {
    put(file(), textWith({}));
    const auto archive = openArchive(file());
    ASSERT_TRUE(archive) << describe(archive.error());
    EXPECT_TRUE(archive->content.entries.empty());
    put(file(), tests::buildQuakeMap(tests::smallMap(), tests::RawQuakeForm::GoldSrc));
    EXPECT_EQ(openArchive(file()).error().kind, FileErrorKind::Invalid);
    put(file(), "PA");
    EXPECT_EQ(openArchive(file()).error().kind, FileErrorKind::Invalid);
    EXPECT_EQ(openArchive(temp_.path() / "none").error().kind, FileErrorKind::Missing);
    EXPECT_EQ(openArchive(temp_.path()).error().kind, FileErrorKind::NotAFile);
}

/// Counts the bytes read from the file.
class CountingOps : public FaultyOps {
public:
    SystemResult<std::size_t> readAt(FileHandle file, std::uint64_t offset, std::span<std::byte> into) override {
        bytes += into.size();
        return FaultyOps::readAt(file, offset, into);
    }
    std::size_t bytes = 0;
};

TEST_F(ArchiveTest, ListingReadsLittleOfALargeFile) {
    std::string text;
    for (std::int64_t i = 0; i < 300000; ++i)
        text += std::to_string(i * 7919 % 100003);
    const auto large = bytesOf(text);
    put(file(), textWith(tests::buildZip({{"large", large, 0}, {"packed", large, 8}, {"lzma", large, 14}})));
    ASSERT_GT(fs::file_size(file()), 2'000'000U);
    CountingOps ops;
    const auto archive = openArchive(file(), {.disk = ops});
    ASSERT_TRUE(archive);
    EXPECT_LT(ops.bytes, 70'000U) << "header and directory";
    for (const std::size_t i : {0U, 1U, 2U})
        EXPECT_EQ(textOf(archive->content.start(i, 64).value()), text.substr(0, 64));
    EXPECT_LT(ops.bytes, 90'000U);
}

TEST_F(ArchiveTest, ReportsDamageWithItsOffset) {
    auto zip = sampleZip();
    zip.resize(zip.size() - 22); // the end record
    put(file(), textWith(zip));
    const auto archive = openArchive(file());
    ASSERT_FALSE(archive);
    EXPECT_EQ(archive.error().kind, FileErrorKind::Malformed);
    EXPECT_EQ(archive.error().path, file());
    ASSERT_TRUE(archive.error().format);
    EXPECT_EQ(archive.error().format->field, "end record");
    EXPECT_GT(archive.error().format->offset, zip.size()) << "counted from the start of the map";

    const auto whole = textWith(sampleZip());
    const auto pakFile = tests::u32At(bytesOf(whole), 8 + 40 * 16);
    put(file(), whole.substr(0, pakFile + 10));
    ASSERT_FALSE(openArchive(file()));
    EXPECT_EQ(openArchive(file()).error().format->code, bytes::FormatErrorCode::Truncated);
    EXPECT_EQ(openArchive(file()).error().format->field, "pakfile");
    put(file(), whole.substr(0, 100));
    EXPECT_EQ(openArchive(file()).error().format->field, "lump table");
}

TEST_F(ArchiveTest, ReportsDiskErrors) {
    put(file(), textWith(sampleZip()));
    FaultyOps ops(test::failOn("read", "", std::errc::io_error));
    const auto archive = openArchive(file(), {.disk = ops});
    ASSERT_FALSE(archive);
    EXPECT_NE(archive.error().what.find("the disk reported an error"), std::string::npos) << archive.error().what;
}

TEST_F(ArchiveTest, RefusesSizesBeyondTheLimit) {
    auto lump = tests::buildPackedLump(sampleZip());
    tests::setU32(lump, 4, 0x7FFFFFFF);
    put(file(), textWith(lump));
    EXPECT_FALSE(openArchive(file(), {.largest = 1U << 20U}));
    put(file(), textWith(sampleZip()));
    const auto read = readFile(file() / "lzma.txt", {.largest = 4999});
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().kind, FileErrorKind::TooLarge);
}

TEST_F(ArchiveTest, ReadsAPathInsideAnArchive) {
    put(file(), textWith(sampleZip()));
    const auto path = file() / "maps" / "deflated.txt";
    const auto read = readStamped(path);
    ASSERT_TRUE(read) << describe(read.error());
    EXPECT_EQ(textOf(read->bytes), std::string(5000, 'd'));
    EXPECT_EQ(read->stamp, BatchReader().stamp(path).value());
    EXPECT_EQ(read->stamp.hash, hashOf(read->bytes));
    EXPECT_FALSE(changedSince(path, read->stamp).value());
    EXPECT_EQ(readFile(file() / "maps" / "none").error().kind, FileErrorKind::Missing);
    EXPECT_EQ(readFile(temp_.path() / "none" / "x").error().kind, FileErrorKind::Missing);
}

TEST_F(ArchiveTest, StampChangesOnlyWithTheEntry) {
    put(file(), textWith(tests::buildZip({{"a", bytesOf("one"), 0}, {"b", bytesOf("two"), 0}})));
    const auto a = BatchReader().stamp(file() / "a").value();
    const auto b = BatchReader().stamp(file() / "b").value();
    put(file(), textWith(tests::buildZip({{"a", bytesOf("one"), 0}, {"b", bytesOf("TWO"), 0}})));
    fs::last_write_time(file(), fs::last_write_time(file()) + std::chrono::hours(1));
    EXPECT_FALSE(changedSince(file() / "a", a).value());
    EXPECT_TRUE(changedSince(file() / "b", b).value());
    put(file(), textWith({}));
    EXPECT_FALSE(changedSince(file() / "a", a)) << "gone";
}

TEST_F(ArchiveTest, InvalidEntryNamesAreNotFound) {
    EXPECT_EQ(insideName("maps\\a.nav"), "maps/a.nav");
    EXPECT_EQ(insideName("a.nav"), "a.nav");
    for (const auto* name : {"", "/a", "a//b", "../a", "maps/../../a", "maps/", ".", "a\nb", ".navsmith-backup/a",
                             "C:/a", "c:\\a", "maps/C:a", "..\\a", "\\a"})
        EXPECT_EQ(insideName(name), std::nullopt) << name;
}

} // namespace
} // namespace navsmith::files
