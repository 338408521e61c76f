// Zips: generated with every method, damaged, bombs, and those in real maps.
#include "formats/containers/zip.h"
#include "tests/support/bytes_mutation.h"
#include "tests/support/corpus.h"
#include "tests/support/heap_meter.h"
#include "tests/support/map_bytes.h"
#include "tests/support/map_corpus.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <limits>
#include <memory>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace navsmith::containers {
namespace {

using bytes::FormatErrorCode;
using tests::RawZipEntry;
using Bytes = std::vector<std::byte>;

constexpr std::uint64_t kMostUnpacked = std::uint64_t{1} << 20U;
constexpr std::uint16_t kMethods[] = {0, 8, 14};

Bytes longText() {
    std::string text;
    for (int i = 0; i < 500; ++i)
        text += "line " + std::to_string(i * i) + " of a text\n";
    return tests::bytesOf(text);
}

std::vector<RawZipEntry> smallEntries() {
    return {{"maps/one.nav", longText(), 0},
            {"maps/two.nav", longText(), 8},
            {"materials/three.vmt", longText(), 14},
            {"empty", {}, 0},
            {"empty too", {}, 8}};
}

// Fails if more bytes are read than allowed.
class WatchedSource final : public ByteSource {
public:
    explicit WatchedSource(const Bytes& bytes) : bytes_(bytes) {}
    [[nodiscard]] std::uint64_t size() const override { return bytes_.size(); }
    [[nodiscard]] std::uint64_t lowest() const { return lowest_; }

protected:
    [[nodiscard]] bytes::Result<void> fill(std::uint64_t offset, std::span<std::byte> into) const override {
        lowest_ = std::min(lowest_, offset);
        std::copy_n(bytes_.begin() + static_cast<std::ptrdiff_t>(offset), into.size(), into.begin());
        return {};
    }

private:
    const Bytes& bytes_;
    mutable std::uint64_t lowest_ = std::numeric_limits<std::uint64_t>::max();
};

ZipEntry onlyEntry(const Bytes& zip) {
    const auto entries = listZip(MemorySource(zip));
    EXPECT_TRUE(entries);
    return entries && !entries->empty() ? entries->front() : ZipEntry{};
}

TEST(Zip, readsEveryMethod) {
    const auto raw = smallEntries();
    const Bytes zip = tests::buildZip(raw);
    const MemorySource source(zip);
    const auto entries = listZip(source);
    ASSERT_TRUE(entries) << bytes::describe(entries.error());
    ASSERT_EQ(entries->size(), raw.size());
    for (std::size_t i = 0; i < raw.size(); ++i) {
        EXPECT_EQ((*entries)[i].name, raw[i].name);
        EXPECT_EQ((*entries)[i].size, raw[i].bytes.size());
        EXPECT_EQ((*entries)[i].method, raw[i].method);
        const auto read = readZipEntry(source, (*entries)[i], kMostUnpacked);
        ASSERT_TRUE(read) << bytes::describe(read.error());
        EXPECT_EQ(*read, raw[i].bytes) << raw[i].name;
    }
}

TEST(Zip, listingReadsNoEntry) {
    const Bytes zip = tests::buildZip({{"large", Bytes(std::size_t{1} << 20U), 0}});
    const WatchedSource source(zip);
    ASSERT_TRUE(listZip(source));
    EXPECT_GT(source.lowest(), zip.size() - 70'000);
}

TEST(Zip, toleratesCommentAndPadding) {
    Bytes zip = tests::buildZip(smallEntries());
    zip[zip.size() - 2] = std::byte{5};
    for (const std::byte byte : tests::bytesOf("hello and more"))
        zip.push_back(byte);
    EXPECT_EQ(listZip(MemorySource(zip))->size(), 5U);
}

TEST(Zip, emptyZipIsValid) {
    EXPECT_TRUE(listZip(MemorySource(tests::buildZip({})))->empty());
    EXPECT_EQ(listZip(MemorySource(Bytes())).error().code, FormatErrorCode::BadMagic);
    EXPECT_EQ(listZip(MemorySource(longText())).error().code, FormatErrorCode::BadMagic);
}

TEST(Zip, detectsAFlippedBit) {
    for (const std::uint16_t method : kMethods) {
        const Bytes zip = tests::buildZip({{"a", longText(), method}});
        const ZipEntry entry = onlyEntry(zip);
        for (std::size_t at = 34 + 9; at < 34 + 9 + entry.packedSize; at += 97) {
            Bytes damaged = zip;
            damaged[at] ^= std::byte{0x10};
            EXPECT_FALSE(readZipEntry(MemorySource(damaged), entry, kMostUnpacked)) << method << " at " << at;
        }
    }
}

TEST(Zip, detectsWrongSizes) {
    for (const std::uint16_t method : kMethods) {
        const Bytes zip = tests::buildZip({{"a", longText(), method}});
        for (const int change : {-1, 1, 1000}) {
            ZipEntry entry = onlyEntry(zip);
            entry.size = static_cast<std::uint64_t>(static_cast<std::int64_t>(entry.size) + change);
            EXPECT_FALSE(readZipEntry(MemorySource(zip), entry, kMostUnpacked)) << method << ' ' << change;
        }
        ZipEntry entry = onlyEntry(zip);
        entry.packedSize /= 2;
        EXPECT_FALSE(readZipEntry(MemorySource(zip), entry, kMostUnpacked)) << method;
        entry.packedSize = zip.size();
        EXPECT_FALSE(readZipEntry(MemorySource(zip), entry, kMostUnpacked)) << method;
    }
}

TEST(Zip, reportsUnknownMethodsAndEncryption) {
    const Bytes zip = tests::buildZip({{"a", longText(), 0}});
    ZipEntry entry = onlyEntry(zip);
    entry.method = 12;
    EXPECT_EQ(readZipEntry(MemorySource(zip), entry, kMostUnpacked).error().code, FormatErrorCode::Unsupported);
    entry.method = 0;
    entry.flags = 1;
    EXPECT_EQ(readZipEntry(MemorySource(zip), entry, kMostUnpacked).error().code, FormatErrorCode::Unsupported);
}

TEST(ZipBomb, isRefusedBeforeReading) {
    const Bytes zeros(std::size_t{32} << 20U);
    for (const std::uint16_t method : {std::uint16_t{8}, std::uint16_t{14}}) {
        const Bytes zip = tests::buildZip({{"zeros", zeros, method}});
        const ZipEntry entry = onlyEntry(zip);
        ASSERT_LT(entry.packedSize, 40'000U);
        const tests::HeapMeter meter;
        EXPECT_EQ(readZipEntry(MemorySource(zip), entry, zeros.size() - 1).error().code, FormatErrorCode::BadValue);
        // A wrong size is detected once that many bytes have been decompressed.
        ZipEntry liar = entry;
        liar.size = 1000;
        liar.packedSize = 500;
        EXPECT_FALSE(readZipEntry(MemorySource(zip), liar, kMostUnpacked));
        // A size larger than the compressed bytes can produce is rejected before.
        liar = entry;
        liar.size = std::uint64_t{1} << 31U;
        EXPECT_FALSE(readZipEntry(MemorySource(zip), liar, std::uint64_t{1} << 40U));
        EXPECT_LE(meter.peakBytes(), std::size_t{1} << 20U);
    }
}

TEST(Zip, hostileCountsTakeNoHeap) {
    const Bytes zip = tests::buildZip(smallEntries());
    for (std::size_t word = 4; word <= 18; ++word) {
        for (const std::uint32_t value : {0xFFFFFFFFU, 0x7FFFFFFFU, 0xFFFFU}) {
            Bytes bytes = zip;
            tests::setU32(bytes, zip.size() - 22 + word, value);
            const tests::HeapMeter meter;
            (void)listZip(MemorySource(bytes));
            EXPECT_LE(meter.peakBytes(), std::size_t{1} << 18U);
        }
    }
}

TEST(Zip, mutationsAreReadOrRefused) {
    const Bytes zip = tests::buildZip(smallEntries());
    tests::ByteMutator mutator(14);
    int listed = 0;
    int refused = 0;
    for (int i = 0; i < 10'000; ++i) {
        Bytes bytes = mutator.mutated(zip);
        const MemorySource source(bytes);
        const auto entries = listZip(source);
        listed += entries.has_value();
        refused += !entries;
        if (!entries)
            continue;
        for (const ZipEntry& entry : *entries) {
            const auto read = readZipEntry(source, entry, kMostUnpacked);
            EXPECT_TRUE(!read || read->size() == entry.size);
        }
    }
    EXPECT_GT(listed, 1000);
    EXPECT_GT(refused, 1000);
}

TEST(ZipCorpus, thePakFilesOfRealMapsAreListedAndRead) {
    const auto maps = tests::corpusMaps("source-bsp", "tooltextures.bsp");
    if (maps.empty())
        GTEST_SKIP() << tests::missingCorpus("source-bsp");
    ASSERT_EQ(maps.size(), 3U);
    // Offset and length from another reader.
    const std::pair<std::uint64_t, std::uint64_t> lumps[] = {{43'768, 74'466}, {39'636, 54}, {40'216, 86'778}};
    std::size_t entriesInAll = 0;
    for (std::size_t i = 0; i < 3; ++i) {
        const auto whole = std::make_shared<MemorySource>(maps[i].bytes);
        const RangeSource zip(whole, lumps[i].first, lumps[i].second);
        const auto entries = listZip(zip);
        ASSERT_TRUE(entries) << maps[i].name << ": " << bytes::describe(entries.error());
        entriesInAll += entries->size();
        for (const ZipEntry& entry : *entries) {
            const auto read = readZipEntry(zip, entry, kMostUnpacked);
            EXPECT_TRUE(read) << maps[i].name << ": " << entry.name << ": "
                              << (read ? "" : bytes::describe(read.error()));
        }
    }
    EXPECT_EQ(entriesInAll, 4U);
}

} // namespace
} // namespace navsmith::containers
