// Generated waypoint files of every version and layout: every field, every error.
#include "formats/quake/nav_file.h"
#include "tests/formats/quake/nav_compare.h"
#include "tests/support/quake_nav_bytes.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>
#include <vector>

namespace navsmith::quake {
namespace {

using bytes::FormatErrorCode;
using tests::RawWaypointForm;
using tests::RawWaypoints;
using Bytes = std::vector<std::byte>;

// Reads the bytes and checks that the writer gives the same bytes.
NavFile readWell(const Bytes& bytes) {
    const auto file = readNav(bytes);
    if (!file) {
        ADD_FAILURE() << bytes::describe(file.error());
        return {};
    }
    EXPECT_TRUE(writeNav(*file) == bytes);
    return *file;
}

bytes::FormatError readBadly(const Bytes& bytes) {
    const auto file = readNav(bytes);
    if (file) {
        ADD_FAILURE() << "was read";
        return {};
    }
    EXPECT_FALSE(file.error().found.empty() || file.error().expected.empty());
    return file.error();
}

void putU32(Bytes& bytes, std::size_t offset, std::uint32_t value) {
    for (std::size_t i = 0; i < 4; ++i)
        bytes[offset + i] = static_cast<std::byte>(value >> (8 * i) & 0xFF);
}

const RawWaypointForm kV18{};
const RawWaypointForm kNav3{true, 6, 24, 48, 30};

TEST(QuakeNavFile, everyFieldOfEveryVersionAndLayout) {
    for (const RawWaypointForm& form : tests::allWaypointForms()) {
        SCOPED_TRACE(tests::nameOf(form));
        const RawWaypoints raw = tests::smallWaypoints(form);
        const Bytes bytes = tests::buildWaypoints(raw);
        const NavFile file = readWell(bytes);
        EXPECT_TRUE(rawOf(file) == raw);
        EXPECT_TRUE(file.tail.empty());
        EXPECT_EQ(navSize(file.layout, 4, 7, 3, 2), bytes.size());
        EXPECT_TRUE(tests::readWaypoints(bytes) == raw); // check the independent parser too
    }
}

TEST(QuakeNavFile, filesOfOnlyAHeader) {
    for (const RawWaypointForm& form : tests::allWaypointForms()) {
        SCOPED_TRACE(tests::nameOf(form));
        const NavFile file = readWell(tests::buildWaypoints(tests::noWaypoints(form)));
        EXPECT_EQ(file.version, form.version);
        EXPECT_TRUE(file.nodes.empty() && file.links.empty() && file.traversals.empty() && file.edicts.empty());
        EXPECT_EQ(file.layout.heuristic, form.header == 24); // version 16 has both layouts; the size decides
    }
}

TEST(QuakeNavFile, layoutsMatchTheFormatPage) {
    std::vector<RawWaypointForm> listed;
    for (const NavGame game : {NavGame::Quake, NavGame::Quake2})
        for (std::int32_t version = -3; version < 40; ++version)
            for (const NavLayout& layout : layoutsOf(game, version))
                listed.push_back({game == NavGame::Quake2, version, layout.heuristic ? 24U : 20U,
                                  layout.ladderPlane ? 48U : 36U, bytesOf(layout.edicts)});
    EXPECT_TRUE(listed == tests::allWaypointForms());
}

TEST(QuakeNavFile, detectsTheGameByTheTag) {
    const Bytes nav2 = tests::buildWaypoints(tests::noWaypoints(kV18));
    const Bytes nav3 = tests::buildWaypoints(tests::noWaypoints(kNav3));
    EXPECT_EQ(identifyNav(nav2), NavGame::Quake);
    EXPECT_EQ(identifyNav(std::span(nav3).first(4)), NavGame::Quake2);
    EXPECT_FALSE(identifyNav(std::span(nav3).first(3)));
    EXPECT_FALSE(identifyNav({}));
    Bytes source = nav2;
    putU32(source, 0, 0xFEEDFACE);
    EXPECT_FALSE(identifyNav(source));
    const auto error = readBadly(source);
    EXPECT_EQ(error.code, FormatErrorCode::BadMagic);
    EXPECT_EQ(error.offset, 0U);
    EXPECT_EQ(error.found, "CE FA ED FE");
}

TEST(QuakeNavFile, unknownVersionsAreRefused) {
    for (const std::int32_t version : {6, 7, 8, 9, 10, 11, 0, 1, 5, -1, std::numeric_limits<std::int32_t>::min()}) {
        SCOPED_TRACE(version);
        Bytes bytes = tests::buildWaypoints(tests::smallWaypoints(kV18));
        putU32(bytes, 4, static_cast<std::uint32_t>(version));
        for (const std::size_t size : {bytes.size(), std::size_t{8}, std::size_t{19}}) {
            bytes.resize(size);
            const auto error = readBadly(bytes);
            EXPECT_EQ(error.code, FormatErrorCode::Unsupported);
            EXPECT_EQ(error.offset, 4U);
            EXPECT_EQ(error.field, "version");
            EXPECT_EQ(error.found, std::to_string(version));
            EXPECT_EQ(error.expected, "12 to 18");
        }
    }
    for (const std::int32_t version : {0, -1}) {
        Bytes bytes = tests::buildWaypoints(tests::smallWaypoints(kNav3));
        putU32(bytes, 4, static_cast<std::uint32_t>(version));
        EXPECT_EQ(readBadly(bytes).expected, "1 to 6");
    }
}

TEST(QuakeNavFile, laterVersionIsReadIfItsSizeFits) {
    for (const RawWaypointForm& last : {kV18, kNav3}) {
        RawWaypoints raw = tests::smallWaypoints(last);
        for (const std::int32_t version : {19, 20, 1000, std::numeric_limits<std::int32_t>::max()}) {
            raw.form.version = version;
            Bytes bytes = tests::buildWaypoints(raw);
            EXPECT_TRUE(rawOf(readWell(bytes)) == raw);
            for (const int change : {1, -1}) {
                Bytes other = bytes;
                other.resize(bytes.size() + static_cast<std::size_t>(change));
                const auto error = readBadly(other);
                EXPECT_EQ(error.code, FormatErrorCode::Unsupported);
                EXPECT_EQ(error.offset, 4U);
                EXPECT_EQ(error.found, std::to_string(version));
            }
        }
    }
}

TEST(QuakeNavFile, sizeDeterminesAnAmbiguousLayout) {
    const NavFile strings = readWell(tests::buildWaypoints(tests::smallWaypoints({false, 13, 20, 36, 34})));
    const NavFile plain = readWell(tests::buildWaypoints(tests::smallWaypoints({false, 13, 20, 36, 26})));
    EXPECT_EQ(strings.layout.edicts, EdictForm::Strings);
    EXPECT_EQ(plain.layout.edicts, EdictForm::Plain);
    // Without edicts both layouts fit, so the more likely one is used.
    RawWaypoints none = tests::smallWaypoints({false, 13, 20, 36, 26});
    none.edicts.clear();
    EXPECT_EQ(readWell(tests::buildWaypoints(none)).layout.edicts, EdictForm::Strings);

    EXPECT_TRUE(readWell(tests::buildWaypoints(tests::smallWaypoints({false, 16, 24, 36, 30}))).layout.heuristic);
    EXPECT_FALSE(readWell(tests::buildWaypoints(tests::smallWaypoints({false, 16, 20, 36, 30}))).layout.heuristic);
}

TEST(QuakeNavFile, ambiguousVersionWithATailIsReadInAFittingLayout) {
    for (const RawWaypointForm& form : tests::allWaypointForms()) {
        SCOPED_TRACE(tests::nameOf(form));
        Bytes bytes = tests::buildWaypoints(tests::smallWaypoints(form));
        bytes.resize(bytes.size() + 3, std::byte{0xAB});
        readWell(bytes); // the bytes round-trip in either
    }
}

TEST(QuakeNavFile, trailingBytesAreKept) {
    for (const RawWaypointForm& form : {kV18, kNav3, RawWaypointForm{false, 14, 20, 36, 34}}) {
        for (const std::size_t count : {std::size_t{1}, std::size_t{4}, std::size_t{1000}}) {
            Bytes bytes = tests::buildWaypoints(tests::smallWaypoints(form));
            bytes.resize(bytes.size() + count, std::byte{0xAB});
            const NavFile file = readWell(bytes);
            EXPECT_TRUE(file.tail == Bytes(count, std::byte{0xAB}));
            EXPECT_TRUE(rawOf(file) == tests::smallWaypoints(form));
        }
    }
}

TEST(QuakeNavFile, floatsRoundTripExactly) {
    constexpr std::uint32_t kOdd[] = {0x7FC00000, 0xFFC01234, 0x7F800001, 0x7F800000, 0xFF800000,
                                      0x80000000, 0x00000001, 0x7F7FFFFF, 0xFF7FFFFF};
    for (const RawWaypointForm& form : tests::allWaypointForms()) {
        SCOPED_TRACE(tests::nameOf(form));
        const RawWaypoints raw = tests::smallWaypoints(form);
        const auto blocks = tests::blocksOf(raw);
        Bytes bytes = tests::buildWaypoints(raw);
        std::size_t next = 0;
        const auto spoil = [&](std::size_t from, std::size_t floats) {
            for (std::size_t i = 0; i < floats; ++i)
                putU32(bytes, from + 4 * i, kOdd[next++ % std::size(kOdd)]);
        };
        spoil(20, form.header == 24 ? 1 : 0);
        spoil(blocks.origins, 3 * raw.nodes.size());
        spoil(blocks.traversals, form.traversal / 4 * raw.traversals.size());
        spoil(blocks.edicts + (form.quake2 && form.edict == 30 ? 6 : 2), 6);
        const NavFile file = readWell(bytes);
        EXPECT_EQ(std::bit_cast<std::uint32_t>(file.nodes[0].origin.x), kOdd[form.header == 24 ? 1 : 0]);
    }
}

TEST(QuakeNavFile, danglingReferencesAreKept) {
    RawWaypoints raw = tests::smallWaypoints(kV18);
    raw.nodes[1].firstLink = 0xFFFF;
    raw.nodes[1].linkCount = 0xFFFF;
    raw.links[0].target = 0xFFFF;
    raw.links[1].traversal = 0x7FFF;
    raw.edicts[0].link = 0xFFFF;
    EXPECT_TRUE(rawOf(readWell(tests::buildWaypoints(raw))) == raw);
}

TEST(QuakeNavFile, cutFileTellsHowMuchOfItIsThere) {
    const RawWaypoints raw = tests::smallWaypoints(kV18);
    const Bytes bytes = tests::buildWaypoints(raw);
    const auto error = readBadly({bytes.begin(), bytes.begin() + 100});
    ASSERT_TRUE(error.shortage);
    EXPECT_EQ(error.shortage->records, "nodes");
    EXPECT_EQ(error.shortage->stated, raw.nodes.size());
    EXPECT_LT(error.shortage->whole, raw.nodes.size());
}

TEST(QuakeNavFile, reportsImpossibleCounts) {
    for (const RawWaypointForm& form : tests::allWaypointForms()) {
        SCOPED_TRACE(tests::nameOf(form));
        const RawWaypoints raw = tests::smallWaypoints(form);
        const auto blocks = tests::blocksOf(raw);
        const struct {
            std::size_t offset;
            std::string negative;
            std::string large;
        } counts[] = {{8, "nodes", "nodes"},
                      {12, "links", "links"},
                      {16, "traversals", "traversals"},
                      {blocks.edictCount, "edict count", "edicts"}};
        for (const auto& count : counts) {
            // If no layout of the version fits, the error is that of the most likely one, which expects edicts
            // elsewhere.
            if (form.version == 16 && form.header == 20 && count.offset == blocks.edictCount)
                continue;
            Bytes bytes = tests::buildWaypoints(raw);
            for (const std::uint32_t value : {0xFFFFFFFFU, 0x80000000U, 0xFFFFFFFEU}) {
                putU32(bytes, count.offset, value);
                const auto error = readBadly(bytes);
                EXPECT_EQ(error.code, FormatErrorCode::BadValue) << count.negative;
                EXPECT_EQ(error.field, count.negative);
                EXPECT_EQ(error.offset, count.offset);
                EXPECT_EQ(error.found, std::to_string(static_cast<std::int32_t>(value)));
            }
            for (const std::uint32_t value : {0x7FFFFFFFU, 100'000U}) {
                putU32(bytes, count.offset, value);
                const auto error = readBadly(bytes);
                EXPECT_EQ(error.code, FormatErrorCode::CountTooLarge);
                EXPECT_EQ(error.field, count.large);
            }
        }
    }
}

// Negative counts whose products with the record sizes add up to just less than the file.
TEST(QuakeNavFile, negativeCountsThatCancelOutAreRefused) {
    for (const RawWaypointForm& form : tests::allWaypointForms()) {
        Bytes bytes = tests::buildWaypoints(tests::smallWaypoints(form));
        for (std::int32_t nodes = -40; nodes <= 40; ++nodes)
            for (std::int32_t links = -40; links <= 40; ++links)
                for (std::int32_t traversals = -12; traversals <= 12; ++traversals) {
                    if (nodes >= 0 && links >= 0 && traversals >= 0)
                        continue;
                    putU32(bytes, 8, static_cast<std::uint32_t>(nodes));
                    putU32(bytes, 12, static_cast<std::uint32_t>(links));
                    putU32(bytes, 16, static_cast<std::uint32_t>(traversals));
                    ASSERT_FALSE(readNav(bytes)) << nodes << ", " << links << ", " << traversals;
                }
    }
}

TEST(QuakeNavFile, whatALayoutDoesNotStoreIsNotWritten) {
    for (const RawWaypointForm& form : tests::allWaypointForms()) {
        SCOPED_TRACE(tests::nameOf(form));
        const Bytes bytes = tests::buildWaypoints(tests::smallWaypoints(form));
        NavFile file = readWell(bytes);
        if (!file.layout.heuristic)
            file.heuristic = 7;
        for (NavTraversal& traversal : file.traversals)
            traversal.ladderPlane = file.layout.ladderPlane ? traversal.ladderPlane : glm::vec3(7);
        for (NavEdict& edict : file.edicts) {
            edict.entity = file.layout.edicts == EdictForm::EntityId ? edict.entity : 7;
            edict.targetName = file.layout.edicts == EdictForm::Strings ? edict.targetName : 7;
        }
        EXPECT_TRUE(writeNav(file) == bytes);
    }
}

TEST(QuakeNavFile, everyByteBelongsToANamedField) {
    const NavFile file = readWell(tests::buildWaypoints(tests::smallWaypoints(kV18)));
    const auto blocks = tests::blocksOf(tests::smallWaypoints(kV18));
    const struct {
        std::size_t offset;
        std::string name;
    } expected[] = {{0, "header, magic"},
                    {7, "header, version"},
                    {8, "header, nodes"},
                    {23, "header, heuristic"},
                    {24, "node 0, flags"},
                    {24 + 8 + 6, "node 1, radius"},
                    {24 + 3 * 8 + 5, "node 3, first link"},
                    {blocks.origins + 3 * 12 + 11, "node 3, origin"},
                    {blocks.links, "link 0, target"},
                    {blocks.links + 6 + 2, "link 1, type"},
                    {blocks.links + 6 * 6 + 5, "link 6, traversal"},
                    {blocks.traversals + 12, "traversal 0, start"},
                    {blocks.traversals + 36 + 35, "traversal 1, end"},
                    {blocks.edictCount + 3, "edicts, edict count"},
                    {blocks.edicts + 1, "edict 0, link"},
                    {blocks.edicts + 30 + 2, "edict 1, minimum"},
                    {blocks.edicts + 30 + 29, "edict 1, entity"},
                    {blocks.end + 5, "tail, byte 5"}};
    for (const auto& each : expected)
        EXPECT_EQ(fieldAt(file, each.offset), each.name);
}

TEST(QuakeNavFile, bytesOfOtherLayoutsHaveTheirNames) {
    const auto nameIn = [](const RawWaypointForm& form, std::size_t inEdict) {
        const RawWaypoints raw = tests::smallWaypoints(form);
        return fieldAt(readWell(tests::buildWaypoints(raw)), tests::blocksOf(raw).edicts + inEdict);
    };
    EXPECT_EQ(nameIn(kNav3, 2), "edict 0, model index");
    EXPECT_EQ(nameIn(kNav3, 6), "edict 0, minimum");
    EXPECT_EQ(nameIn(kNav3, 29), "edict 0, maximum");
    EXPECT_EQ(nameIn({true, 1, 24, 36, 26}, 2), "edict 0, minimum");
    EXPECT_EQ(nameIn({true, 1, 24, 36, 26}, 25), "edict 0, maximum");
    EXPECT_EQ(nameIn({false, 14, 20, 36, 34}, 26), "edict 0, target name id");
    EXPECT_EQ(nameIn({false, 14, 20, 36, 34}, 33), "edict 0, class name id");
    const RawWaypoints ladders = tests::smallWaypoints(kNav3);
    EXPECT_EQ(fieldAt(readWell(tests::buildWaypoints(ladders)), tests::blocksOf(ladders).traversals + 48 + 36),
              "traversal 1, ladder plane");
    const RawWaypoints old = tests::smallWaypoints({false, 15, 20, 36, 30});
    EXPECT_EQ(fieldAt(readWell(tests::buildWaypoints(old)), 20), "node 0, flags");
}

} // namespace
} // namespace navsmith::quake
