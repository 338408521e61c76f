// PAK directories: hand-built, damaged and real.
#include "formats/containers/pak.h"
#include "tests/support/bytes_mutation.h"
#include "tests/support/corpus.h"
#include "tests/support/heap_meter.h"
#include "tests/support/map_bytes.h"
#include "tests/support/map_corpus.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace navsmith::containers {
namespace {

using bytes::FormatErrorCode;
using Bytes = std::vector<std::byte>;

void putEntry(tests::RawWriter& to, const std::string& name, std::uint32_t offset, std::uint32_t size) {
    to.text(name, 56).u32(offset, size);
}

// "one" at 12, "three" at 15, the directory at 20.
Bytes smallPak() {
    tests::RawWriter pak;
    pak.text("PACK").u32(20, 3 * 64).text("onethree");
    putEntry(pak, "maps/start.bsp", 12, 3);
    putEntry(pak, std::string(56, 'n'), 15, 5);
    putEntry(pak, "maps/start.bsp", 12, 8);
    return pak.bytes;
}

bytes::Result<PakDirectory> readFrom(const Bytes& bytes) {
    return readPak(MemorySource(bytes));
}

TEST(Pak, listsEveryEntryIncludingDuplicates) {
    const auto pak = readFrom(smallPak());
    ASSERT_TRUE(pak);
    EXPECT_EQ(pak->outside, 0U);
    EXPECT_EQ(pak->entries, (std::vector<PakEntry>{
                                {"maps/start.bsp", 12, 3}, {std::string(56, 'n'), 15, 5}, {"maps/start.bsp", 12, 8}}));
}

TEST(Pak, oneWithoutEntriesIsLegal) {
    const auto pak = readFrom(tests::RawWriter().text("PACK").u32(4711, 0).bytes);
    ASSERT_TRUE(pak);
    EXPECT_TRUE(pak->entries.empty());
}

TEST(Pak, entriesOutsideAreSkippedAndCounted) {
    Bytes bytes = smallPak();
    tests::setU32(bytes, 20 + 64 + 56, 0xFFFFFFFF);
    const auto pak = readFrom(bytes);
    ASSERT_TRUE(pak);
    EXPECT_EQ(pak->entries.size(), 2U);
    EXPECT_EQ(pak->outside, 1U);
}

TEST(Pak, otherFilesAreRefused) {
    EXPECT_EQ(readFrom(tests::bytesOf("PAC")).error().code, FormatErrorCode::Truncated);
    EXPECT_EQ(readFrom(tests::bytesOf("PK\3\4 and more bytes")).error().code, FormatErrorCode::BadMagic);
    for (const std::uint32_t value : {0xFFFFFFFFU, 0x7FFFFFC0U, 0x7FFFFFFFU, 65U}) {
        for (const std::size_t word : {4U, 8U}) {
            Bytes bytes = smallPak();
            tests::setU32(bytes, word, value);
            const tests::HeapMeter meter;
            const auto pak = readFrom(bytes);
            EXPECT_LE(meter.peakBytes(), 4096U);
            EXPECT_FALSE(pak) << word << ' ' << value;
        }
    }
}

TEST(Pak, daikatanaArchivesAreReported) {
    Bytes bytes = smallPak();
    tests::setU32(bytes, 8, 2 * 72);
    EXPECT_EQ(readFrom(bytes).error().code, FormatErrorCode::Unsupported);
}

TEST(Pak, mutationsAreReadOrRefused) {
    tests::ByteMutator mutator(1996);
    int read = 0;
    for (int i = 0; i < 20'000; ++i) {
        const Bytes bytes = mutator.mutated(smallPak());
        const auto pak = readFrom(bytes);
        read += pak.has_value();
        if (!pak)
            continue;
        for (const PakEntry& entry : pak->entries)
            ASSERT_LE(entry.offset + entry.size, bytes.size());
    }
    EXPECT_GT(read, 2000);
}

TEST(PakCorpus, everyArchiveIsListedOrRefusedForAReason) {
    auto paks = tests::corpusMaps("quake-bsp", ".pak");
    if (paks.empty())
        GTEST_SKIP() << tests::missingCorpus("quake-bsp");
    int read = 0;
    int daikatana = 0;
    for (const tests::CorpusMap& map : paks) {
        const auto pak = readFrom(map.bytes);
        if (!pak) {
            daikatana += pak.error().code == FormatErrorCode::Unsupported;
            EXPECT_TRUE(map.name.find("dkpak") != std::string::npos || map.name.find("Corrupt") != std::string::npos)
                << map.name << ": " << bytes::describe(pak.error());
            continue;
        }
        ++read;
        EXPECT_EQ(pak->outside, 0U) << map.name;
        // Counted by hand: the entries that fit the directory.
        EXPECT_EQ(pak->entries.size(), tests::u32At(map.bytes, 8) / 64) << map.name;
        for (const PakEntry& entry : pak->entries) {
            const Bytes start(map.bytes.begin() + static_cast<std::ptrdiff_t>(entry.offset), map.bytes.end());
            if (entry.name.ends_with(".bsp") && entry.size > 4) {
                EXPECT_EQ(tests::u32At(start, 0), 29U) << map.name;
            }
        }
    }
    EXPECT_EQ(read, 6);
    EXPECT_EQ(daikatana, 6);
}

} // namespace
} // namespace navsmith::containers
