// Directories of IMG archives of every version: generated, damaged, truncated and encrypted.
#include "formats/containers/img.h"
#include "tests/support/bytes_mutation.h"
#include "tests/support/heap_meter.h"
#include "tests/support/img_bytes.h"
#include "tests/support/map_bytes.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

namespace navsmith::containers {
namespace {

using bytes::FormatErrorCode;
using Bytes = std::vector<std::byte>;

/// The entries for every version: exactly one sector, one byte more, empty, and a duplicate name.
std::vector<tests::RawImgEntry> someEntries() {
    return {{"nodes0.dat", Bytes(2048, std::byte{1})},
            {"NODES1.DAT", Bytes(2049, std::byte{2}), 2},
            {"empty.txt", {}},
            {"Nodes0.dat", Bytes(5, std::byte{3}), 0, 1, 0x2000}};
}

std::vector<std::string> namesOf(const ImgDirectory& directory) {
    std::vector<std::string> names;
    for (const auto& entry : directory.entries)
        names.push_back(entry.name);
    return names;
}

void expectSomeEntries(const bytes::Result<ImgDirectory>& directory, const ByteSource& archive, bool exact) {
    ASSERT_TRUE(directory) << bytes::describe(directory.error());
    EXPECT_EQ(namesOf(*directory), (std::vector<std::string>{"nodes0.dat", "NODES1.DAT", "empty.txt", "Nodes0.dat"}));
    const auto raw = someEntries();
    for (std::size_t i = 0; i < raw.size(); ++i) {
        const auto& entry = directory->entries[i];
        EXPECT_TRUE(entry.inside);
        const auto wanted = exact ? raw[i].bytes : tests::wholeSectors(raw[i].bytes);
        EXPECT_EQ(entry.size, wanted.size());
        EXPECT_EQ(readImgEntry(archive, entry, 1U << 20U).value(), wanted) << i;
        EXPECT_EQ(readImgEntryStart(archive, entry, 3).value().size(), std::min<std::size_t>(3, wanted.size()));
        if (entry.size > 0) {
            EXPECT_EQ(readImgEntry(archive, entry, entry.size - 1).error().code, FormatErrorCode::BadValue);
        }
    }
}

/// Counts the bytes read.
class CountingSource final : public ByteSource {
public:
    explicit CountingSource(const Bytes& bytes) : bytes_(bytes) {}
    [[nodiscard]] std::uint64_t size() const override { return bytes_.size(); }
    [[nodiscard]] std::size_t reads() const { return reads_; }
    [[nodiscard]] std::uint64_t end() const { return end_; }

protected:
    [[nodiscard]] bytes::Result<void> fill(std::uint64_t offset, std::span<std::byte> into) const override {
        ++reads_;
        end_ = std::max(end_, offset + into.size());
        std::copy_n(bytes_.begin() + static_cast<std::ptrdiff_t>(offset), into.size(), into.begin());
        return {};
    }

private:
    const Bytes& bytes_;
    mutable std::size_t reads_ = 0;
    mutable std::uint64_t end_ = 0;
};

TEST(Img, version1IsListedFromItsDirectory) {
    const auto img = tests::buildImg1(someEntries());
    const MemorySource data(img.data);
    const auto directory = readImg1(MemorySource(img.directory), data);
    expectSomeEntries(directory, data, false);
    EXPECT_EQ(directory->version, ImgVersion::One);
    EXPECT_EQ(directory->entries[1].offset, 3U * 2048);
}

TEST(Img, version2IsListed) {
    const auto img = tests::buildImg2(someEntries());
    const auto directory = readImg(MemorySource(img));
    expectSomeEntries(directory, MemorySource(img), false);
    EXPECT_EQ(directory->version, ImgVersion::Two);
    EXPECT_EQ(directory->end, 8U + 4 * 32);
    EXPECT_EQ(directory->entries[3].sectors, 1U) << "the second size counts where there is one";
}

TEST(Img, version3IsListedWithExactSizes) {
    const auto img = tests::buildImg3(someEntries());
    const auto directory = readImg(MemorySource(img));
    expectSomeEntries(directory, MemorySource(img), true);
    EXPECT_EQ(directory->version, ImgVersion::Three);
    EXPECT_EQ(directory->end, 20U + 4 * 16 + 11 + 11 + 10 + 11);
}

TEST(Img, version3SizesExcludeThePadding) {
    auto img = tests::buildImg3(someEntries());
    tests::setU32(img, 20 + 16, 0xC0100008);
    const auto directory = readImg(MemorySource(img));
    ASSERT_TRUE(directory);
    EXPECT_TRUE(directory->entries[1].resource);
    EXPECT_EQ(directory->entries[1].size, 2049U);
}

TEST(Img, namesAreCaseInsensitive) {
    EXPECT_TRUE(sameImgName("nodes12.dat", "NODES12.DAT"));
    EXPECT_FALSE(sameImgName("nodes12.dat", "nodes12.da"));
    EXPECT_FALSE(sameImgName("nodes12.dat", "nodes13.dat"));
}

TEST(Img, unterminatedNameUsesTheWholeField) {
    const auto img = tests::buildImg2({{std::string(30, 'n'), Bytes(1)}});
    EXPECT_EQ(readImg(MemorySource(img))->entries[0].name, std::string(24, 'n'));
}

TEST(Img, listingReadsTheDirectoryAndNoEntry) {
    std::vector<tests::RawImgEntry> entries;
    entries.reserve(16'000);
    for (int i = 0; i < 16'000; ++i)
        entries.push_back({"model" + std::to_string(i) + ".dff", Bytes(1)});
    const auto img = tests::buildImg2(entries);
    const CountingSource source(img);
    const auto directory = readImg(source);
    ASSERT_TRUE(directory);
    EXPECT_EQ(directory->entries.size(), 16'000U);
    EXPECT_LE(source.reads(), 3U);
    EXPECT_LE(source.end(), directory->end);
}

TEST(Img, anArchiveWithoutEntriesIsLegal) {
    Bytes img = tests::bytesOf("VER2");
    img.resize(8);
    EXPECT_TRUE(readImg(MemorySource(img))->entries.empty());
    EXPECT_TRUE(readImg(MemorySource(tests::buildImg3({})))->entries.empty());
    EXPECT_TRUE(readImg1(MemorySource(Bytes{}), MemorySource(Bytes{}))->entries.empty());
}

TEST(Img, anEntryBeyondTheEndIsListedAndCannotBeRead) {
    for (const bool third : {false, true}) {
        for (const std::uint32_t offset : {0xFFFFFFFFU, 7U, 100U}) {
            auto img = third ? tests::buildImg3(someEntries()) : tests::buildImg2(someEntries());
            const auto record = third ? std::size_t{20 + 16} : std::size_t{8 + 32};
            tests::setU32(img, record + (third ? 8 : 0), offset);
            const MemorySource source(img);
            const auto directory = readImg(source);
            ASSERT_TRUE(directory);
            ASSERT_EQ(directory->entries.size(), 4U);
            EXPECT_FALSE(directory->entries[1].inside) << offset;
            const tests::HeapMeter meter;
            const auto read = readImgEntry(source, directory->entries[1], 1U << 30U);
            EXPECT_LE(meter.peakBytes(), 4096U);
            ASSERT_FALSE(read);
            EXPECT_EQ(read.error().code, FormatErrorCode::Truncated);
            EXPECT_EQ(read.error().offset, record);
            EXPECT_NE(read.error().field.find("NODES1.DAT"), std::string::npos);
            EXPECT_TRUE(readImgEntry(source, directory->entries[0], 1U << 20U));
        }
    }
}

TEST(Img, theLastSectorMayBeCutOff) {
    auto img = tests::buildImg2({{"a.dat", Bytes(2048, std::byte{1})}, {"b.dat", Bytes(100, std::byte{2})}});
    img.resize(2 * 2048 + 100);
    const MemorySource source(img);
    const auto directory = readImg(source);
    ASSERT_TRUE(directory);
    EXPECT_TRUE(directory->entries[1].inside);
    EXPECT_EQ(readImgEntry(source, directory->entries[1], 4096).value(), Bytes(100, std::byte{2}));
    img.resize(2 * 2048);
    EXPECT_FALSE(readImg(MemorySource(img))->entries[1].inside);
}

TEST(Img, truncatedDirectoryIsRefused) {
    const auto expectCut = [](const Bytes& img, std::size_t end, const std::vector<std::size_t>& borders) {
        for (const auto border : borders) {
            for (const std::size_t length : {border - 1, border, border + 1}) {
                if (length >= end)
                    continue;
                const Bytes cut(img.begin(), img.begin() + static_cast<std::ptrdiff_t>(length));
                const auto read = readImg(MemorySource(cut));
                ASSERT_FALSE(read) << length;
                EXPECT_TRUE(read.error().code == FormatErrorCode::Truncated ||
                            read.error().code == FormatErrorCode::CountTooLarge)
                    << bytes::describe(read.error());
                EXPECT_FALSE(read.error().found.empty());
                EXPECT_FALSE(read.error().expected.empty());
            }
        }
    };
    expectCut(tests::buildImg2(someEntries()), 8 + 4 * 32, {1, 4, 8, 8 + 32, 8 + 64, 8 + 96, 8 + 128});
    expectCut(tests::buildImg3(someEntries()), 20 + 4 * 16 + 43, {1, 4, 8, 12, 16, 20, 36, 52, 68, 84, 95, 106, 127});
    const auto first = tests::buildImg1(someEntries());
    for (const std::size_t length : {1U, 31U, 33U, 63U, 65U, 127U}) {
        const Bytes cut(first.directory.begin(), first.directory.begin() + static_cast<std::ptrdiff_t>(length));
        const auto read = readImg1(MemorySource(cut), MemorySource(first.data));
        ASSERT_FALSE(read) << length;
        EXPECT_EQ(read.error().code, FormatErrorCode::Truncated);
        EXPECT_EQ(read.error().offset, length / 32 * 32);
    }
}

TEST(Img, hugeCountsAreRefusedWithoutAllocation) {
    for (const std::uint32_t count : {0xFFFFFFFFU, 0x08000000U, 1000U}) {
        auto second = tests::buildImg2(someEntries());
        second.resize(8 + 4 * 32);
        tests::setU32(second, 4, count);
        auto third = tests::buildImg3(someEntries());
        tests::setU32(third, 8, count);
        auto table = tests::buildImg3(someEntries());
        tests::setU32(table, 12, count * 100);
        for (const auto& img : {second, third, table}) {
            const MemorySource source(img);
            const tests::HeapMeter meter;
            const auto read = readImg(source);
            EXPECT_LE(meter.peakBytes(), 4096U);
            EXPECT_FALSE(read) << count;
        }
    }
    auto few = tests::buildImg3(someEntries());
    tests::setU32(few, 12, 4 * 16 + 40); // the last name is no longer terminated
    const auto read = readImg(MemorySource(few));
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().field, "name of entry 3");
}

TEST(Img, otherFilesAreRefusedWithAReason) {
    EXPECT_EQ(readImg(MemorySource(tests::bytesOf("PACK and many more bytes than that"))).error().code,
              FormatErrorCode::BadMagic);
    auto other = tests::buildImg3(someEntries());
    tests::setU32(other, 4, 4);
    EXPECT_EQ(readImg(MemorySource(other)).error().field, "version");
    EXPECT_EQ(readImg(MemorySource(other)).error().offset, 4U);
    other = tests::buildImg3(someEntries());
    other[16] = std::byte{20};
    EXPECT_EQ(readImg(MemorySource(other)).error().field, "entry size");
    EXPECT_EQ(readImg(MemorySource(other)).error().offset, 16U);
    const auto encrypted = tests::buildEncryptedImg(someEntries());
    EXPECT_TRUE(mayBeEncryptedImg(encrypted));
    const auto refused = readImg(MemorySource(encrypted)).error();
    EXPECT_EQ(refused.code, FormatErrorCode::Unsupported);
    EXPECT_NE(refused.found.find("encrypted"), std::string::npos);
}

TEST(Img, mutationsAreReadOrRefused) {
    tests::ByteMutator mutator(2004);
    for (const bool third : {false, true}) {
        const auto img = third ? tests::buildImg3(someEntries()) : tests::buildImg2(someEntries());
        int read = 0;
        for (int i = 0; i < 5'000; ++i) {
            const Bytes bytes = mutator.mutated(img);
            const MemorySource source(bytes);
            const auto directory = readImg(source);
            read += directory.has_value();
            if (!directory)
                continue;
            for (const auto& entry : directory->entries) {
                const auto got = readImgEntry(source, entry, 1U << 20U);
                ASSERT_EQ(got.has_value(), entry.inside && entry.size <= 1U << 20U);
            }
        }
        EXPECT_GT(read, 500);
    }
}

} // namespace
} // namespace navsmith::containers
