// Replacing the pakfile of a map: its position, and the changes in the table of lumps.
#include "formats/source/vbsp_pakfile.h"
#include "tests/support/corpus.h"
#include "tests/support/map_bytes.h"
#include "tests/support/map_corpus.h"

#include <gtest/gtest.h>

namespace navsmith::source {
namespace {

using Bytes = std::vector<std::byte>;

ReadRange readerOf(const Bytes& map) {
    return [&map](std::uint64_t offset, std::uint64_t length) -> bytes::Result<Bytes> {
        if (offset > map.size() || length > map.size() - offset)
            return tl::unexpected(bytes::FormatError{bytes::FormatErrorCode::Truncated, offset, "range", "", "", {}});
        const auto from = map.begin() + static_cast<std::ptrdiff_t>(offset);
        return Bytes(from, from + static_cast<std::ptrdiff_t>(length));
    };
}

bytes::Result<PakFilePlace> place(const Bytes& map) {
    return placePakFile(map.size(), readerOf(map));
}

Bytes mapWith(Bytes pakFile, std::int32_t version = 20, bool versionFirst = false) {
    auto map = tests::smallSourceMap();
    map.pakFile = std::move(pakFile);
    map.version = version;
    map.versionFirst = versionFirst;
    map.tags = {1, 2, 3}; // lump 48, after the pakfile
    return tests::buildSourceMap(map);
}

/// The same map with the pakfile at the end: lumps 43, 44 and 48 are emptied and truncated.
Bytes mapThatEndsWith(const Bytes& pakFile, bool versionFirst = false) {
    auto map = mapWith(pakFile, versionFirst ? 21 : 20, versionFirst);
    const std::size_t shift = versionFirst ? 4 : 0;
    const auto end = tests::u32At(map, 8 + 40 * 16 + shift) + pakFile.size();
    for (const std::size_t lump : {43U, 44U, 48U})
        tests::setU32(map, 8 + lump * 16 + shift + 4, 0);
    map.resize(end);
    return map;
}

constexpr std::size_t kEntry = 8 + 40 * 16;

TEST(PakFilePlacing, AppendsUnlessItIsLast) {
    const auto pak = tests::bytesOf("some pakfile");
    const auto amid = mapWith(pak);
    const auto behind = place(amid).value();
    EXPECT_FALSE(behind.last);
    EXPECT_EQ(behind.offsetFor(pak.size() + 1), (amid.size() + 3) / 4 * 4);
    EXPECT_EQ(behind.old.offset, tests::u32At(amid, kEntry));
    EXPECT_EQ(behind.old.length, pak.size());
    for (const bool versionFirst : {false, true}) {
        auto last = mapThatEndsWith(pak, versionFirst);
        auto found = place(last).value();
        EXPECT_TRUE(found.last);
        EXPECT_EQ(found.offsetFor(1), last.size() - pak.size());
        EXPECT_EQ(found.offsetFor(pak.size() * 2), last.size() - pak.size());
        last.resize(last.size() + 3);
        EXPECT_TRUE(place(last)->last) << "zeros that are not for alignment";
        if (last.size() % 4 == 0)
            last.pop_back();
        last.back() = std::byte{1};
        EXPECT_FALSE(place(last)->last) << "unowned bytes";
        last = mapThatEndsWith(tests::bytesOf("some pakfile+"), versionFirst);
        while (last.size() % 4 != 0)
            last.push_back(std::byte{'='});
        EXPECT_TRUE(place(last)->last) << "alignment as old compilers fill it";
        last.insert(last.end(), 4, std::byte{'='});
        EXPECT_FALSE(place(last)->last) << "more than alignment";
    }
}

TEST(PakFilePlacing, StaysAmidOthersIfThereIsRoom) {
    const auto pak = tests::bytesOf("some pakfile");
    const auto amid = mapWith(pak);
    const auto found = place(amid).value();
    for (const auto length : {std::size_t{1}, pak.size()}) {
        EXPECT_EQ(found.offsetFor(length), found.old.offset);
        EXPECT_EQ(found.mapSizeWith(length), amid.size()) << "nothing moves";
    }
    // Another lump reaches into it: lump 48, which lies after it, is said to begin earlier.
    auto shared = amid;
    tests::setU32(shared, 8 + 48 * 16, static_cast<std::uint32_t>(found.old.offset + 4));
    EXPECT_GE(place(shared)->offsetFor(1), amid.size()) << "its bytes are in use";
}

TEST(PakFilePlacing, MapsThatFillWholeWordsStillDo) {
    auto map = mapThatEndsWith(tests::bytesOf("some pakfile"));
    map.resize((map.size() + 3) / 4 * 4);
    const auto whole = place(map).value();
    ASSERT_TRUE(whole.last);
    for (std::uint64_t length = 20; length < 24; ++length) {
        const auto end = whole.old.offset + length;
        EXPECT_EQ(whole.mapSizeWith(length), (end + 3) / 4 * 4);
    }
    map.push_back(std::byte{0});
    const auto other = place(map).value();
    ASSERT_TRUE(other.last);
    for (std::uint64_t length = 20; length < 24; ++length)
        EXPECT_EQ(other.mapSizeWith(length), other.old.offset + length) << "these end with the pakfile";
}

TEST(PakFilePlacing, MapWithoutOneGetsItAppended) {
    const auto map = mapWith({});
    const auto found = place(map).value();
    EXPECT_EQ(found.old.length, 0U);
    EXPECT_FALSE(found.last);
    EXPECT_EQ(found.offsetFor(1) % 4, 0U);
    EXPECT_GE(found.offsetFor(1), map.size());
    EXPECT_GE(found.mapSizeWith(1), map.size() + 1);
}

TEST(PakFilePlacing, DoesNotOverwriteGameLumps) {
    const auto pak = tests::bytesOf("some pakfile");
    auto map = mapThatEndsWith(pak);
    // Lump 35 points to a game lump in the last bytes of the file.
    const auto at = map.size();
    Bytes game(4 + 16);
    tests::setU32(game, 0, 1);
    tests::setU32(game, 4 + 8, static_cast<std::uint32_t>(at - 4));
    tests::setU32(game, 4 + 12, 4);
    map.insert(map.begin() + 1036, game.begin(), game.end());
    for (std::size_t lump = 0; lump < 64; ++lump)
        if (const auto offset = tests::u32At(map, 8 + lump * 16); offset != 0)
            tests::setU32(map, 8 + lump * 16, offset + 20);
    tests::setU32(map, 8 + 35 * 16, 1036);
    tests::setU32(map, 8 + 35 * 16 + 4, 20);
    tests::setU32(map, 1036 + 4 + 8, static_cast<std::uint32_t>(map.size() - 4));
    ASSERT_TRUE(place(map));
    EXPECT_FALSE(place(map)->last);
    tests::setU32(map, 1036 + 4 + 8, 1036 + 4);
    tests::setU32(map, 1036 + 4 + 12, 5000); // packed: the size of the unpacked data
    EXPECT_TRUE(place(map)->last);
}

TEST(PakFilePlacing, TheEntryKeepsItsOrderAndItsVersion) {
    for (const bool versionFirst : {false, true}) {
        const auto map = mapThatEndsWith(tests::bytesOf("p"), versionFirst);
        const auto patch = pakFileEntry(readerOf(map), {0x1234, 0x567}).value();
        EXPECT_EQ(patch.offset, kEntry);
        ASSERT_EQ(patch.bytes.size(), 16U);
        EXPECT_EQ(tests::u32At(patch.bytes, versionFirst ? 4 : 0), 0x1234U);
        EXPECT_EQ(tests::u32At(patch.bytes, versionFirst ? 8 : 4), 0x567U);
        EXPECT_EQ(tests::u32At(patch.bytes, versionFirst ? 0 : 8), 1U);
        EXPECT_EQ(tests::u32At(patch.bytes, 12), 0U);
    }
    const auto map = mapWith({});
    EXPECT_FALSE(pakFileEntry(readerOf(map), {0x7FFFFFF0, 0x100}));
}

TEST(PakFilePlacing, ReportsAPackedLump) {
    EXPECT_TRUE(place(mapWith(tests::buildPackedLump(tests::bytesOf("zip"))))->packed);
    EXPECT_FALSE(place(mapWith(tests::bytesOf("LZMX and more bytes than 17")))->packed);
}

TEST(PakFilePlacing, RefusesInvalidMapsWithAReason) {
    auto map = mapWith(tests::bytesOf("some pakfile"));
    auto beyond = map;
    tests::setU32(beyond, 8 + 12 * 16 + 4, 0x10000000);
    const auto refused = place(beyond);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().field, "lump 12");
    for (const auto* magic : {"PSBV", "IBSP"}) {
        auto other = map;
        const auto bytes = tests::bytesOf(magic);
        std::copy(bytes.begin(), bytes.end(), other.begin());
        EXPECT_FALSE(place(other)) << magic;
    }
    map.resize(500);
    EXPECT_FALSE(place(map));
}

TEST(PakFilePlacing, RealMapsAreReadOrRefusedWithAReason) {
    std::size_t understood = 0;
    for (const auto& map : tests::corpusMaps("source-bsp", ".bsp")) {
        const auto found = place(map.bytes);
        if (!found) {
            EXPECT_FALSE(bytes::describe(found.error()).empty());
            continue;
        }
        ++understood;
        const auto longer = found->offsetFor(found->old.length + 1);
        EXPECT_EQ(longer % 4, 0U) << map.name;
        EXPECT_TRUE(found->last || longer >= map.bytes.size()) << map.name;
        EXPECT_EQ(found->mapSizeWith(found->old.length), map.bytes.size()) << map.name << ": the same again";
    }
    if (understood == 0)
        GTEST_SKIP() << tests::missingCorpus("source-bsp");
    EXPECT_GT(understood, 5U);
}

} // namespace
} // namespace navsmith::source
