// Generated meshes of every version and game: every field, every error.
#include "formats/source/nav_file.h"
#include "tests/formats/source_nav_compare.h"
#include "tests/support/map_bytes.h"
#include "tests/support/nav_bytes.h"

#include <gtest/gtest.h>

#include <bit>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace navsmith::source {
namespace {

using bytes::FormatErrorCode;
using tests::RawGame;
using tests::RawMesh;
using Bytes = std::vector<std::byte>;

// Reads the bytes and checks that the writer gives the same bytes.
NavFile readWell(const Bytes& bytes, const NavReadOptions& options = {}) {
    const auto file = read(bytes, options);
    if (!file) {
        ADD_FAILURE() << bytes::describe(file.error());
        return {};
    }
    const auto written = write(*file);
    if (!written)
        ADD_FAILURE() << bytes::describe(written.error());
    else
        EXPECT_TRUE(*written == bytes);
    return *file;
}

bytes::FormatError readBadly(const Bytes& bytes, const NavReadOptions& options = {}) {
    const auto file = read(bytes, options);
    if (file) {
        ADD_FAILURE() << "was read";
        return {};
    }
    return file.error();
}

bytes::FormatError writeBadly(const NavFile& file) {
    const auto written = write(file);
    if (written) {
        ADD_FAILURE() << "was written";
        return {};
    }
    return written.error();
}

void append(Bytes& bytes, std::size_t count, int value) {
    bytes.insert(bytes.end(), count, static_cast<std::byte>(value));
}

// Sub-versions that mean Insurgency in version 16 cannot be detected, so the layout must be given.
bool mustBeForced(const RawMesh& mesh) {
    return mesh.version == 16 && (mesh.subVersion == 3 || mesh.subVersion == 4);
}

Bytes header(std::uint32_t version, std::uint32_t subVersion = 0) {
    Bytes bytes(64);
    tests::setU32(bytes, 0, kNavMagic);
    tests::setU32(bytes, 4, version);
    tests::setU32(bytes, 8, subVersion);
    return bytes;
}

TEST(NavFile, everyFieldOfEveryVersionAndGame) {
    for (const RawMesh& mesh : tests::allSmallMeshes()) {
        SCOPED_TRACE(tests::nameOf(mesh));
        const Bytes bytes = tests::buildMesh(mesh);
        const NavReadOptions forced{.layout = layoutOf(mesh.game)};
        EXPECT_EQ(difference(readWell(bytes, forced), mesh), "");
        if (!mustBeForced(mesh)) {
            EXPECT_EQ(difference(readWell(bytes), mesh), "");
        }
    }
}

TEST(NavFile, poolsHaveFileOrder) {
    for (const RawMesh& mesh : tests::allSmallMeshes()) {
        SCOPED_TRACE(tests::nameOf(mesh));
        const NavFile file = readWell(tests::buildMesh(mesh), {.layout = layoutOf(mesh.game)});
        std::size_t connections = 0;
        std::size_t visible = 0;
        std::size_t spots = 0;
        const auto next = [](std::size_t& end, NavRange range) {
            EXPECT_EQ(range.offset, range.count == 0 ? 0 : end);
            end += range.count;
        };
        for (const NavArea& area : file.areas) {
            for (const NavRange side : area.connections)
                next(connections, side);
            next(visible, area.visible);
        }
        for (const EncounterPath& path : file.encounterPaths)
            next(spots, path.spots);
        EXPECT_EQ(connections, file.connections.size());
        EXPECT_EQ(visible, file.visible.size());
        EXPECT_EQ(spots, file.encounterSpots.size());
    }
}

TEST(NavFile, writerAcceptsPoolsInAnyOrderWithGaps) {
    const RawMesh mesh = tests::smallMesh(16, 1, RawGame::CounterStrike);
    const Bytes bytes = tests::buildMesh(mesh);
    NavFile file = readWell(bytes);
    const NavRange moved = file.areas[0].visible;
    const auto old = file.visible;
    file.visible.insert(file.visible.end(), old.begin(), old.end());
    file.areas[0].visible.offset += static_cast<std::uint32_t>(old.size());
    for (std::uint32_t i = 0; i < moved.count; ++i)
        file.visible[moved.offset + i] = {};
    file.areas[1].visible = {.offset = 4'000'000'000U, .count = 0}; // the offset does not matter without entries
    const auto written = write(file);
    ASSERT_TRUE(written);
    EXPECT_TRUE(*written == bytes);
}

TEST(NavFile, minimumAreaSizesMatchTheFormatPage) {
    EXPECT_EQ(smallestAreaBytes({3, 0, NavLayout::Plain}), 59U);
    EXPECT_EQ(smallestAreaBytes({4, 0, NavLayout::Plain}), 59U);
    EXPECT_EQ(smallestAreaBytes({5, 0, NavLayout::Plain}), 61U);
    EXPECT_EQ(smallestAreaBytes({9, 0, NavLayout::Plain}), 78U);
    EXPECT_EQ(smallestAreaBytes({16, 0, NavLayout::Plain}), 103U);
    EXPECT_EQ(smallestAreaBytes({16, 1, NavLayout::CounterStrike}), 104U);
    EXPECT_EQ(smallestAreaBytes({16, 2, NavLayout::TeamFortress}), 107U);
    EXPECT_EQ(smallestAreaBytes({16, 14, NavLayout::LeftForDead}), 109U);
}

TEST(NavFile, meshOfSmallestAreasIsRead) {
    for (const RawMesh& sample : tests::allSmallMeshes()) {
        SCOPED_TRACE(tests::nameOf(sample));
        RawMesh mesh = sample;
        mesh.areas.assign(40, tests::RawNavArea{});
        mesh.ladders.clear();
        const Bytes bytes = tests::buildMesh(mesh);
        const NavFile file = readWell(bytes, {.layout = layoutOf(mesh.game)});
        EXPECT_EQ(difference(file, mesh), "");
        mesh.areas.clear();
        EXPECT_EQ(bytes.size() - tests::buildMesh(mesh).size(), 40 * smallestAreaBytes(file.format));
    }
}

TEST(NavFile, meshWithoutAreasIsRead) {
    RawMesh mesh;
    mesh.subVersion = 2;
    const Bytes bytes = tests::buildMesh(mesh);
    ASSERT_EQ(bytes.size(), 28U);
    EXPECT_EQ(readWell(bytes).format.layout, NavLayout::TeamFortress); // the meaning of the sub-version
    EXPECT_EQ(readWell(bytes, {.layout = NavLayout::Plain}).format.layout, NavLayout::Plain);
}

TEST(NavFile, detectsTheLayoutBySize) {
    for (const RawGame game : {RawGame::Plain, RawGame::CounterStrike, RawGame::TeamFortress}) {
        for (const std::uint32_t sub : {0U, 1U, 2U, 5U, 13U, 14U, 99U}) {
            const RawMesh mesh = tests::smallMesh(16, sub, game);
            EXPECT_EQ(difference(readWell(tests::buildMesh(mesh)), mesh), "") << tests::nameOf(mesh);
        }
    }
    const RawMesh later = tests::smallMesh(16, 15, RawGame::LeftForDead);
    EXPECT_EQ(difference(readWell(tests::buildMesh(later)), later), "");
}

TEST(NavFile, usesOnlyAForcedLayout) {
    const Bytes bytes = tests::buildMesh(tests::smallMesh(16, 2, RawGame::TeamFortress));
    const auto error = readBadly(bytes, {.layout = NavLayout::CounterStrike});
    EXPECT_NE(error.expected.find("in the layout of Counter-Strike"), std::string::npos) << error.expected;
}

TEST(NavFile, impossibleLayoutIsRefused) {
    for (const NavLayout layout : {NavLayout::CounterStrike, NavLayout::TeamFortress, NavLayout::LeftForDead}) {
        const auto error = readBadly(tests::buildMesh(tests::smallMesh(9)), {.layout = layout});
        EXPECT_EQ(error.code, FormatErrorCode::Unsupported);
        NavFile file = readWell(tests::buildMesh(tests::smallMesh(9)));
        file.format.layout = layout;
        EXPECT_EQ(writeBadly(file).code, FormatErrorCode::Unsupported);
    }
}

TEST(NavFile, layoutsHaveNames) {
    ASSERT_EQ(navLayouts().size(), 4U);
    for (std::size_t i = 0; i < navLayouts().size(); ++i) {
        const NavLayoutInfo& info = navLayouts()[i];
        EXPECT_EQ(static_cast<std::size_t>(info.layout), i);
        EXPECT_EQ(layoutName(info.layout), info.name);
        EXPECT_FALSE(info.id.empty() || info.name.empty() || info.games.empty());
    }
}

TEST(NavFile, staleBytesOfGoldSrcAreKept) {
    for (std::uint32_t version = 1; version <= 5; ++version) {
        Bytes bytes = tests::buildMesh(tests::smallMesh(version));
        EXPECT_TRUE(readWell(bytes).staleTail.empty());
        append(bytes, 1000, 0xAB);
        EXPECT_EQ(readWell(bytes).staleTail, Bytes(1000, std::byte{0xAB}));
    }
}

TEST(NavFile, trailingBytesOfALaterMeshAreAnError) {
    for (const RawMesh& mesh : tests::allSmallMeshes()) {
        if (mesh.version <= 5)
            continue;
        Bytes bytes = tests::buildMesh(mesh);
        append(bytes, 1, 0);
        const auto error = readBadly(bytes, {.layout = layoutOf(mesh.game)});
        EXPECT_EQ(error.code, FormatErrorCode::BadValue) << tests::nameOf(mesh);
        EXPECT_EQ(error.field, "end of file");
        EXPECT_EQ(error.offset, bytes.size() - 1);
        EXPECT_EQ(error.found, "1 more bytes");
    }
}

TEST(NavFile, floatsRoundTripExactly) {
    RawMesh mesh = tests::smallMesh(16);
    const auto bits = [](std::uint32_t value) { return std::bit_cast<float>(value); };
    mesh.areas[0].northEastZ = bits(0x7F800001); // a signalling NaN
    mesh.areas[0].southWestZ = bits(0xFFC12345);
    mesh.areas[0].northWest = {bits(0x7F800000), bits(0x80000000), bits(0x00000001)};
    mesh.areas[0].light[2] = bits(0xFFBFFFFF);
    const NavFile file = readWell(tests::buildMesh(mesh));
    const NavFile copied = file;
    EXPECT_EQ(std::bit_cast<std::uint32_t>(copied.areas[0].northEastZ), 0x7F800001U);
    EXPECT_EQ(std::bit_cast<std::uint32_t>(copied.areas[0].light[2]), 0xFFBFFFFFU);
    EXPECT_EQ(std::bit_cast<std::uint32_t>(copied.areas[0].northWest.y), 0x80000000U);
}

TEST(NavFile, attributesHaveTheWidthOfTheVersion) {
    EXPECT_EQ(attributeMask({.version = 8}), 0xFFU);
    EXPECT_EQ(attributeMask({.version = 9}), 0xFFFFU);
    EXPECT_EQ(attributeMask({.version = 12}), 0xFFFFU);
    EXPECT_EQ(attributeMask({.version = 13}), 0xFFFFFFFFU);
    for (std::uint32_t version = 1; version <= 16; ++version) {
        NavFile file = readWell(tests::buildMesh(tests::smallMesh(version)));
        file.areas[1].attributes = attributeMask(file.format);
        EXPECT_TRUE(write(file));
        if (version >= 13)
            continue;
        ++file.areas[1].attributes;
        const auto error = writeBadly(file);
        EXPECT_EQ(error.code, FormatErrorCode::BadValue);
        EXPECT_EQ(error.field, "area 1, area");
        EXPECT_EQ(error.found, version <= 8 ? "attributes 0x100" : "attributes 0x10000");
    }
}

TEST(NavFile, listsTooLongForTheirCountAreNotWritten) {
    NavFile file = readWell(tests::buildMesh(tests::smallMesh(16, 1, RawGame::CounterStrike)));
    const auto refuses = [&file](NavRange& range, auto& pool, const std::string& field) {
        pool.resize(pool.size() + 256);
        const NavRange before = range;
        range = {.offset = 0, .count = 255};
        EXPECT_TRUE(write(file)) << field;
        range.count = 256;
        const auto error = writeBadly(file);
        EXPECT_EQ(error.field, field);
        EXPECT_EQ(error.found, "256");
        EXPECT_EQ(error.expected, "at most 255");
        range = before;
    };
    refuses(file.areas[2].hidingSpots, file.hidingSpots, "area 2, hiding spots");
    refuses(file.areas[2].approaches, file.approaches, "area 2, approach areas");
    refuses(file.encounterPaths[1].spots, file.encounterSpots, "area 0, encounter spots");
    NavFile early = readWell(tests::buildMesh(tests::smallMesh(16, 5, RawGame::LeftForDead)));
    early.earlyNumbers.resize(300);
    early.earlyAreas[1].numbers = {.offset = 0, .count = 256};
    EXPECT_EQ(writeBadly(early).field, "area 1, unnamed list");
}

TEST(NavFile, namesTooLongForTheirCountAreNotWritten) {
    NavFile file = readWell(tests::buildMesh(tests::smallMesh(16, 14, RawGame::LeftForDead)));
    const NavFile sound = file;
    file.places[1] = std::string(65'535, 'p');
    EXPECT_TRUE(write(file));
    file.places[1] += 'p';
    EXPECT_EQ(writeBadly(file).found, "65536");
    file = sound;
    file.fogPlaces.resize(65'535);
    EXPECT_TRUE(write(file));
    file.fogPlaces.emplace_back();
    EXPECT_EQ(writeBadly(file).field, "fog place names");
    file = sound;
    file.populationName[3] = '\0';
    EXPECT_EQ(writeBadly(file).field, "population name");
}

TEST(NavFile, rangesOutsideTheirPoolAreNotWritten) {
    const NavFile sound = readWell(tests::buildMesh(tests::smallMesh(16)));
    NavFile file = sound;
    file.areas[0].connections[3].offset = 0xFFFFFFFF;
    EXPECT_EQ(writeBadly(file).field, "area 0, connections");
    file = sound;
    file.visible.pop_back();
    EXPECT_EQ(writeBadly(file).field, "area 2, visible areas");
    file = sound;
    file.encounterPaths.clear();
    EXPECT_EQ(writeBadly(file).field, "area 0, encounter paths");
    file = readWell(tests::buildMesh(tests::smallMesh(16, 5, RawGame::LeftForDead)));
    file.earlyAreas.pop_back();
    EXPECT_EQ(writeBadly(file).field, "early area parts");
}

TEST(NavFile, writerErrorsHaveFieldOffsets) {
    const RawMesh mesh = tests::smallMesh(9);
    NavFile file = readWell(tests::buildMesh(mesh));
    file.areas[0].attributes = 0x10000;
    EXPECT_EQ(writeBadly(file).offset, tests::shapeOf(tests::buildMesh(mesh), RawGame::Plain).areas[0]);
}

TEST(NavFile, oldEncounterPathsMustAddUp) {
    for (const std::uint32_t version : {1U, 2U}) {
        NavFile file = readWell(tests::buildMesh(tests::smallMesh(version)));
        const NavRange paths = file.areas[0].oldPaths;
        EXPECT_EQ(file.areas[0].oldPathCount, 4U);
        ++file.areas[0].oldPathCount;
        EXPECT_EQ(writeBadly(file).field, "area 0, encounter paths");
        file.areas[0].oldPathCount = 4;
        --file.areas[0].oldPaths.count;
        EXPECT_EQ(writeBadly(file).expected, "the bytes of 4 paths");
        file.areas[0].oldPaths = {};
        file.areas[0].oldPathCount = 0;
        const auto written = write(file);
        ASSERT_TRUE(written);
        EXPECT_EQ(written->size() + paths.count, tests::buildMesh(tests::smallMesh(version)).size());
    }
}

TEST(NavFile, ignoresWhatAFormatDoesNotStore) {
    for (const RawMesh& mesh : tests::allSmallMeshes()) {
        SCOPED_TRACE(tests::nameOf(mesh));
        const Bytes bytes = tests::buildMesh(mesh);
        NavFile file = readWell(bytes, {.layout = layoutOf(mesh.game)});
        const NavFormat& format = file.format;
        if (!hasBspSize(format))
            file.bspSize = 7;
        if (!hasAnalysed(format))
            file.analysed = 7;
        if (!hasPlaces(format))
            file.places.resize(70'000);
        if (!hasUnnamedAreasByte(format))
            file.hasUnnamedAreas = 7;
        if (!hasPopulationName(format))
            file.populationName = std::string(3, '\0');
        if (!hasFogPlaces(format))
            file.fogPlaces.resize(70'000);
        if (!hasLadders(format))
            file.ladders.resize(3);
        if (!hasViewDistance(format))
            file.viewDistance = 7;
        if (!hasStaleTail(format))
            file.staleTail.resize(7);
        if (!hasEarlyParts(format))
            file.earlyAreas.resize(1);
        const NavRange nowhere{.offset = 4'000'000'000U, .count = 4'000'000'000U};
        NavArea& area = file.areas[2];
        if (!hasApproaches(format))
            area.approaches = nowhere;
        if (!hasEncounterPaths(format))
            area.encounterPaths = nowhere;
        else
            area.oldPaths = nowhere;
        if (!hasLadderLists(format))
            area.ladders = {nowhere, nowhere};
        if (!hasVisible(format))
            area.visible = nowhere;
        if (!hasPlaces(format))
            area.place = 7;
        if (!hasOccupyTimes(format))
            area.occupyTimes = {7, 7};
        if (!hasLight(format))
            area.light = {7, 7, 7, 7};
        if (!hasInheritance(format))
            area.inheritVisibilityFrom = 7;
        if (!hasGameFlags(format))
            area.gameFlags = 7;
        if (!hasFogPlace(format))
            area.fogPlace = 7;
        for (NavLadder& ladder : file.ladders)
            ladder.dangling = hasLadderDangling(format) ? ladder.dangling : std::uint8_t{7};
        for (VisibleArea& visible : file.visible)
            visible.visibility = hasVisibility(format) ? visible.visibility : std::uint8_t{7};
        for (HidingSpot& spot : file.hidingSpots)
            spot.flags = hasHidingSpotIds(format) ? spot.flags : std::uint8_t{7};
        const auto written = write(file);
        ASSERT_TRUE(written) << bytes::describe(written.error());
        EXPECT_TRUE(*written == bytes);
    }
}

TEST(NavFile, oldVersionsHaveNoSubVersion) {
    NavFile file = readWell(tests::buildMesh(tests::smallMesh(9)));
    file.format.subVersion = 1;
    EXPECT_EQ(writeBadly(file).field, "sub-version");
}

TEST(NavFile, unsupportedVersionsAreNotWritten) {
    for (const std::uint32_t version : {0U, 17U, 35U}) {
        NavFile file;
        file.format.version = version;
        EXPECT_EQ(writeBadly(file).code, FormatErrorCode::Unsupported);
    }
    EXPECT_TRUE(write(NavFile{}));
}

TEST(NavFile, versionsOfOtherEnginesAreRefusedByName) {
    const struct {
        std::uint32_t version;
        std::string said;
    } refusals[] = {{0, "version 0"},
                    {17, "no known game writes"},
                    {29, "no known game writes"},
                    {30, "a Source 2 mesh"},
                    {35, "Counter-Strike 2"},
                    {36, "areas are polygons"},
                    {37, "newer than any known"},
                    {0xFFFFFFFF, "newer than any known"}};
    for (const auto& refusal : refusals) {
        const Bytes bytes = header(refusal.version, 1);
        for (const NavReadOptions& options : {NavReadOptions{}, NavReadOptions{.layout = NavLayout::Plain}}) {
            const auto error = readBadly(bytes, options);
            EXPECT_EQ(error.code, FormatErrorCode::Unsupported);
            EXPECT_EQ(error.offset, 4U);
            EXPECT_NE(error.found.find(refusal.said), std::string::npos) << error.found;
        }
        const auto peeked = peek(bytes); // but it is still recognised
        ASSERT_TRUE(peeked);
        EXPECT_EQ(peeked->version, refusal.version);
        EXPECT_EQ(peeked->subVersion, refusal.version == 0 ? 0U : 1U);
        EXPECT_TRUE(whyUnsupported(*peeked));
    }
}

TEST(NavFile, meshOfInsurgencyIsRefusedByNameUnlessForced) {
    for (const std::uint32_t sub : {3U, 4U}) {
        const RawMesh mesh = tests::smallMesh(16, sub, RawGame::LeftForDead);
        const auto error = readBadly(tests::buildMesh(mesh));
        EXPECT_EQ(error.code, FormatErrorCode::Unsupported);
        EXPECT_EQ(error.offset, 8U);
        EXPECT_EQ(error.field, "sub-version");
        EXPECT_NE(error.found.find("Insurgency"), std::string::npos);
        EXPECT_EQ(difference(readWell(tests::buildMesh(mesh), {.layout = NavLayout::LeftForDead}), mesh), "");
        EXPECT_FALSE(whyUnsupported({.version = 15, .subVersion = sub}));
    }
}

TEST(NavFile, filesOfConsolesAreRefusedByName) {
    Bytes swapped = header(16);
    tests::setU32(swapped, 0, 0xCEFAEDFE);
    tests::setU32(swapped, 4, 0x10000000);
    EXPECT_EQ(readBadly(swapped).code, FormatErrorCode::Unsupported);
    EXPECT_NE(readBadly(swapped).found.find("Xbox 360"), std::string::npos);
    Bytes packed = header(16);
    tests::setU32(packed, 0, 0x414D5A4C);
    EXPECT_EQ(std::to_integer<char>(packed[0]), 'L');
    EXPECT_EQ(readBadly(packed).code, FormatErrorCode::Unsupported);
    EXPECT_NE(readBadly(packed).found.find("LZMA"), std::string::npos);
    EXPECT_FALSE(peek(packed));
}

TEST(NavFile, otherFilesAreNotMeshes) {
    Bytes other = header(16);
    tests::setU32(other, 0, 0x3256414E); // NAV2
    for (const auto& error : {readBadly(other), peek(other).error()}) {
        EXPECT_EQ(error.code, FormatErrorCode::BadMagic);
        EXPECT_EQ(error.offset, 0U);
        EXPECT_EQ(error.found, "0x3256414E");
    }
}

TEST(NavFile, headerOnly) {
    for (const RawMesh& mesh : tests::allSmallMeshes()) {
        SCOPED_TRACE(tests::nameOf(mesh));
        Bytes bytes = tests::buildMesh(mesh);
        bytes.resize(kLongestNavHeader);
        const auto header = peek(bytes);
        ASSERT_TRUE(header);
        EXPECT_EQ(header->version, mesh.version);
        EXPECT_EQ(header->subVersion, mesh.version >= 10 ? mesh.subVersion : 0);
        EXPECT_EQ(header->bspSize, mesh.version >= 4 ? mesh.bspSize : 0);
        EXPECT_EQ(header->analysed, mesh.version >= 14 ? mesh.analysed : 0);
    }
    const Bytes whole = header(16);
    for (std::size_t size = 0; size < kLongestNavHeader; ++size) {
        const auto cut = peek(std::span(whole).first(size));
        ASSERT_FALSE(cut);
        EXPECT_EQ(cut.error().code, FormatErrorCode::Truncated);
        EXPECT_EQ(cut.error().offset, size / 4 * 4);
    }
}

TEST(NavFile, errorsNameTheAreaAndTheList) {
    const RawMesh mesh = tests::smallMesh(16, 2, RawGame::TeamFortress);
    Bytes bytes = tests::buildMesh(mesh);
    const tests::RawShape shape = tests::shapeOf(bytes, RawGame::TeamFortress);
    tests::setU32(bytes, shape.areas[1] + 40, 0x80000000); // its connections to the north
    const auto error = readBadly(bytes);
    EXPECT_EQ(error.code, FormatErrorCode::CountTooLarge);
    EXPECT_EQ(error.field, "area 1, connections");
    EXPECT_EQ(error.offset, shape.areas[1] + 44);
    EXPECT_EQ(error.found, "2147483648");
    EXPECT_NE(error.expected.find("in the layout of Team Fortress 2"), std::string::npos) << error.expected;

    // In a mesh with the sub-version of another game, the error is that of its own layout, which was read further.
    tests::RawMesh misnamed = mesh;
    misnamed.subVersion = 1;
    misnamed.areas.resize(20, mesh.areas[0]);
    bytes = tests::buildMesh(misnamed);
    bytes.resize(bytes.size() - 1);
    EXPECT_EQ(readBadly(bytes).field, "ladders");
    EXPECT_NE(readBadly(bytes).expected.find("in the layout of Team Fortress 2"), std::string::npos);

    bytes = tests::buildMesh(mesh);
    tests::setU32(bytes, shape.areaCount, 1000);
    EXPECT_EQ(readBadly(bytes).field, "areas");
    bytes = tests::buildMesh(mesh);
    tests::setU32(bytes, shape.ladderCount, 3);
    EXPECT_EQ(readBadly(bytes).field, "ladders");
    EXPECT_EQ(readBadly(bytes).offset, shape.ladderCount + 4);
}

} // namespace
} // namespace navsmith::source
