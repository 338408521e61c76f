// VPK archives built by hand.
#include "formats/containers/vpk.h"
#include "tests/support/bytes_mutation.h"
#include "tests/support/heap_meter.h"
#include "tests/support/source_material_bytes.h"

#include <gtest/gtest.h>

namespace navsmith::containers {
namespace {

using bytes::FormatErrorCode;
using tests::bytesOf;

std::vector<tests::RawVpkEntry> vpkEntries() {
    return {{"materials/brick", "wall", "vmt", bytesOf("a wall"), 0, 0x7FFF},
            {"materials/brick", "floor", "vmt", bytesOf("a floor"), 7, 0x7FFF},
            {"materials/metal", "wall", "vmt", bytesOf("a metal wall"), 2, 1},
            {" ", "readme", "txt", bytesOf("at the top"), 0, 0},
            {"scripts", "none", " ", bytesOf(""), 0, 0}};
}

TEST(Vpk, entriesOfBothVersions) {
    for (const std::uint32_t version : {1U, 2U}) {
        const auto raw = tests::buildVpk(vpkEntries(), version);
        const MemorySource directory(raw.directory);
        const auto vpk = readVpk(directory);
        ASSERT_TRUE(vpk) << bytes::describe(vpk.error());
        ASSERT_EQ(vpk->entries.size(), 5U);
        EXPECT_EQ(vpk->entries[0].name, "materials/brick/wall.vmt");
        EXPECT_EQ(vpk->entries[3].name, "readme.txt");
        EXPECT_EQ(vpk->entries[4].name, "scripts/none");
        EXPECT_EQ(vpk->entries[2].archive, 1U);
        EXPECT_EQ(vpk->entries[2].size(), 12U);
        for (std::size_t i = 0; i < 5; ++i) {
            const auto& entry = vpk->entries[i];
            const bool own = entry.archive == VpkEntry::kInDirectory;
            const MemorySource archive(own ? raw.directory : raw.archives.at(entry.archive));
            const auto bytes = readVpkEntry(directory, archive, entry);
            ASSERT_TRUE(bytes) << bytes::describe(bytes.error());
            EXPECT_EQ(*bytes, vpkEntries()[i].bytes);
        }
    }
}

TEST(Vpk, entriesAreChecked) {
    auto raw = tests::buildVpk(vpkEntries());
    const MemorySource directory(raw.directory);
    const auto entry = readVpk(directory).value().entries[2];
    EXPECT_EQ(readVpkEntry(directory, MemorySource(raw.archives[1]), entry, 11).error().code,
              FormatErrorCode::BadValue);
    EXPECT_EQ(readVpkEntry(directory, MemorySource(raw.archives[0]), entry).error().code, FormatErrorCode::BadValue)
        << "the checksum of other bytes";
    EXPECT_EQ(readVpkEntry(directory, MemorySource({}), entry).error().code, FormatErrorCode::Truncated);
}

TEST(Vpk, refusesOthersAndDamage) {
    const auto read = [](const std::vector<std::byte>& bytes) { return readVpk(MemorySource(bytes)); };
    const auto raw = tests::buildVpk(vpkEntries()).directory;
    auto changed = raw;
    changed[0] = std::byte{0};
    EXPECT_EQ(read(changed).error().code, FormatErrorCode::BadMagic);
    changed = raw;
    tests::setU32(changed, 4, 0x00030002);
    EXPECT_EQ(read(changed).error().code, FormatErrorCode::Unsupported);
    changed = raw;
    tests::setU32(changed, 8, 0xFFFFFFFF);
    EXPECT_EQ(read(changed).error().code, FormatErrorCode::Truncated);
    changed = raw;
    tests::setU32(changed, 8, 40);
    EXPECT_EQ(read(changed).error().code, FormatErrorCode::Truncated) << "a tree that ends in an entry";
    EXPECT_FALSE(read({}));
    EXPECT_TRUE(read(tests::buildVpk({}).directory).value().entries.empty());
    auto shorter = raw;
    shorter.resize(raw.size() - 1);
    EXPECT_EQ(read(shorter).value().outside, 1U);
    EXPECT_EQ(read(tests::buildVpk({{std::string(600, 'x'), "a", "b", {}, 0, 0}}).directory).error().code,
              FormatErrorCode::BadValue)
        << "a long name would be stored again and again";
}

TEST(Vpk, archivesAreNumbered) {
    EXPECT_EQ(vpkArchiveName("pak01_dir.vpk", 3), "pak01_003.vpk");
    EXPECT_EQ(vpkArchiveName("TF2_Textures_DIR.VPK", 1234), "TF2_Textures_1234.VPK");
    EXPECT_EQ(vpkArchiveName("single.vpk", 3), "");
    EXPECT_EQ(vpkArchiveName("", 3), "");
}

TEST(Vpk, mutationsAreReadOrRefused) {
    struct Sample {
        const char* name;
        std::vector<std::byte> bytes;
    };
    const std::vector<Sample> samples{{"version 1", tests::buildVpk(vpkEntries(), 1).directory},
                                      {"version 2", tests::buildVpk(vpkEntries(), 2).directory}};
    tests::mutateOften(samples, 20'000, 4, [](const Sample&, std::span<const std::byte> bytes) {
        const tests::HeapMeter meter;
        const MemorySource source(bytes);
        const auto vpk = readVpk(source);
        EXPECT_LE(meter.peakBytes(), 65536 + 128 * bytes.size());
        if (!vpk) {
            EXPECT_LE(vpk.error().offset, bytes.size());
            return false;
        }
        for (const auto& entry : vpk->entries)
            (void)readVpkEntry(source, source, entry);
        return true;
    });
}

} // namespace
} // namespace navsmith::containers
