// Generated path files: every form, every special case, every truncated section.
#include "formats/gta_sa/path_file.h"
#include "tests/formats/gta_sa_path_compare.h"
#include "tests/support/map_bytes.h"
#include "tests/support/path_bytes.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace navsmith::gta_sa {
namespace {

using tests::RawArea;
using tests::RawForm;
using Bytes = std::vector<std::byte>;

Bytes small(RawForm form = RawForm::Exact) {
    return tests::buildArea(tests::smallArea(), form);
}

RawArea linkless() {
    RawArea area = tests::smallArea();
    area.links.clear();
    return area;
}

void append(Bytes& to, std::size_t count, int value) {
    to.insert(to.end(), count, static_cast<std::byte>(value));
}

PathFile readWell(const Bytes& bytes) {
    auto file = read(bytes);
    if (!file) {
        ADD_FAILURE() << bytes::describe(file.error());
        return {};
    }
    EXPECT_EQ(write(*file), bytes);
    return *std::move(file);
}

bytes::FormatError readBadly(const Bytes& bytes) {
    const auto file = read(bytes);
    if (file) {
        ADD_FAILURE() << "read as form " << static_cast<int>(file->form);
        return {};
    }
    EXPECT_EQ(file.error().file, "");
    EXPECT_LE(file.error().offset, bytes.size());
    return file.error();
}

TEST(PathFile, exactFormReadsEveryField) {
    const PathFile file = readWell(small());
    EXPECT_EQ(file.form, PathForm::Exact);
    EXPECT_EQ(file.totalNodes, 7U);
    EXPECT_EQ(file.vehicleNodes, 5U);
    EXPECT_EQ(file.pedNodes, 2U);
    EXPECT_TRUE(same(file, tests::smallArea()));
    EXPECT_EQ(file.nodes[2].z, -32768);
    EXPECT_EQ(file.navis[3].directionX, -128);
    EXPECT_EQ(file.links[7].crossing, 3);
    EXPECT_EQ(file.spareTargets.size(), kSpareTargetBytes);
    EXPECT_EQ(file.spareLengths, Bytes(kSpareLinks));
    EXPECT_EQ(file.spareCrossings, Bytes(kSpareLinks));
    EXPECT_TRUE(file.tail.empty());
}

TEST(PathFile, sizesMatchTheFormatPage) {
    EXPECT_EQ(exactSize(0, 0, 0), 20U);
    EXPECT_EQ(exactSize(7, 4, 0), 20U + 7 * 28 + 4 * 14);
    EXPECT_EQ(exactSize(7, 4, 9), small().size());
    EXPECT_EQ(cutSize(7, 4, 9), small(RawForm::Cut).size());
    EXPECT_EQ(cutSize(0, 0, 0), 788U);
}

TEST(PathFile, paddedFormKeepsItsPadding) {
    const auto bytes = small(RawForm::Padded);
    ASSERT_EQ(bytes.size(), 2048U);
    const PathFile file = readWell(bytes);
    EXPECT_EQ(file.form, PathForm::Padded);
    EXPECT_TRUE(same(file, tests::smallArea()));
    EXPECT_EQ(file.tail, Bytes(2048 - small().size()));
}

TEST(PathFile, cutFormHasNoCrossingFlags) {
    const PathFile file = readWell(small(RawForm::Cut));
    RawArea withoutCrossings = tests::smallArea();
    for (auto& link : withoutCrossings.links)
        link.crossing = 0;
    EXPECT_EQ(file.form, PathForm::Cut);
    EXPECT_TRUE(same(file, withoutCrossings));
    EXPECT_EQ(file.spareTargets.size(), kSpareTargetBytes);
    EXPECT_TRUE(file.spareLengths.empty());
    EXPECT_TRUE(file.spareCrossings.empty());
    EXPECT_TRUE(file.tail.empty());
}

// With 67 more navi nodes the last sector ends before the exact form would.
TEST(PathFile, cutFormFromAnArchiveKeepsItsPadding) {
    RawArea area = tests::smallArea();
    area.navis.resize(area.navis.size() + 67);
    auto bytes = tests::buildArea(area, RawForm::Cut);
    ASSERT_EQ(bytes.size(), kArchiveSector - 7);
    append(bytes, 7, 0);
    const PathFile file = readWell(bytes);
    EXPECT_EQ(file.form, PathForm::Cut);
    EXPECT_EQ(file.tail, Bytes(7));

    bytes.back() = std::byte{1};
    EXPECT_EQ(readBadly(bytes).code, bytes::FormatErrorCode::Truncated);
    bytes.back() = std::byte{0};
    bytes.pop_back();
    EXPECT_EQ(readBadly(bytes).field, "spare lengths");
}

TEST(PathFile, emptyAreaOf788Bytes) {
    const PathFile file = readWell(tests::buildArea(RawArea{}, RawForm::EmptyCut));
    EXPECT_EQ(file.form, PathForm::EmptyCut);
    EXPECT_TRUE(file.nodes.empty());
    EXPECT_EQ(file.spareTargets.size(), kSpareTargetBytes);
    EXPECT_EQ(file.spareTargets[1], std::byte{0xFF});
    EXPECT_TRUE(file.tail.empty());
}

TEST(PathFile, emptyAreaFromAnArchiveKeepsItsPadding) {
    auto bytes = tests::buildArea(RawArea{}, RawForm::EmptyCut);
    bytes.resize(kArchiveSector);
    const PathFile file = readWell(bytes);
    EXPECT_EQ(file.form, PathForm::EmptyCut);
    EXPECT_EQ(file.spareTargets.size(), kSpareTargetBytes);
    EXPECT_EQ(file.tail, Bytes(2048 - 788));
}

TEST(PathFile, emptyAreaOfOnlyAHeader) {
    const PathFile exact = readWell(Bytes(20));
    EXPECT_EQ(exact.form, PathForm::Exact);
    EXPECT_TRUE(exact.spareTargets.empty());

    const PathFile padded = readWell(Bytes(2048));
    EXPECT_EQ(padded.form, PathForm::Padded);
    EXPECT_EQ(padded.tail.size(), 2028U);
}

TEST(PathFile, uninitialisedFormKeepsItsFiller) {
    const auto bytes = small(RawForm::Uninitialised);
    const PathFile file = readWell(bytes);
    EXPECT_EQ(file.form, PathForm::Uninitialised);
    EXPECT_EQ(file.links[7].crossing, 0xCF);
    EXPECT_EQ(file.spareLengths[4], std::byte{0xCC});
    EXPECT_TRUE(file.tail.empty());
}

TEST(PathFile, oneValidSparePartExcludesUninitialised) {
    for (const auto& sound : tests::sectionsOf(7, 4, 9)) {
        if (!sound.name.starts_with("spare"))
            continue;
        auto bytes = small(RawForm::Uninitialised);
        std::fill_n(bytes.begin() + static_cast<std::ptrdiff_t>(sound.offset), sound.size, std::byte{0});
        EXPECT_EQ(readWell(bytes).form, PathForm::Exact) << sound.name;
    }
}

TEST(PathFile, uninitialisedFileFromAnArchiveStaysUninitialised) {
    auto bytes = small(RawForm::Uninitialised);
    bytes.resize(kArchiveSector);
    const PathFile file = readWell(bytes);
    EXPECT_EQ(file.form, PathForm::Uninitialised);
    EXPECT_EQ(file.links[7].crossing, 0xCF);
}

TEST(PathFile, keepsTrailingBytes) {
    for (const auto form : {RawForm::Exact, RawForm::Uninitialised}) {
        auto bytes = small(form);
        const std::size_t own = bytes.size();
        const PathForm expected = form == RawForm::Exact ? PathForm::Exact : PathForm::Uninitialised;
        append(bytes, 1, 0);
        EXPECT_EQ(readWell(bytes).form, expected); // zeros, but no whole sector
        append(bytes, kArchiveSector - own - 2, 7);
        append(bytes, 1, 0);
        ASSERT_EQ(bytes.size(), kArchiveSector);
        const PathFile file = readWell(bytes); // a whole sector, but not zeros
        EXPECT_EQ(file.form, expected);
        EXPECT_EQ(file.tail.size(), kArchiveSector - own);
        append(bytes, 5, 9);
        EXPECT_EQ(readWell(bytes).tail.size(), kArchiveSector - own + 5);
    }
}

TEST(PathFile, exactFileOfWholeSectorsIsNotPadded) {
    RawArea area = tests::smallArea();
    area.navis.resize(area.navis.size() + 36);
    area.links.resize(area.links.size() + 6);
    const auto bytes = tests::buildArea(area, RawForm::Exact);
    ASSERT_EQ(bytes.size(), kArchiveSector);
    EXPECT_EQ(readWell(bytes).form, PathForm::Exact);
}

TEST(PathFile, severalSectorsOfZerosArePadding) {
    auto bytes = small();
    bytes.resize(3 * kArchiveSector);
    EXPECT_EQ(readWell(bytes).form, PathForm::Padded);
}

TEST(PathFile, areaWithoutLinksEndsAfterTheNaviNodes) {
    auto bytes = tests::buildArea(linkless(), RawForm::Exact);
    const std::size_t own = bytes.size();
    const PathFile exact = readWell(bytes);
    EXPECT_EQ(exact.form, PathForm::Exact);
    EXPECT_TRUE(same(exact, linkless()));
    EXPECT_TRUE(exact.spareTargets.empty());

    bytes.resize(kArchiveSector);
    EXPECT_EQ(readWell(bytes).form, PathForm::Padded);

    bytes.resize(own);
    append(bytes, kSpareTargetBytes, 0xFF); // only an empty area has the 788-byte form
    const PathFile odd = readWell(bytes);
    EXPECT_EQ(odd.form, PathForm::Exact);
    EXPECT_EQ(odd.tail, Bytes(kSpareTargetBytes, std::byte{0xFF}));
    EXPECT_TRUE(odd.spareTargets.empty());
}

TEST(PathFile, emptyAreaKeepsTrailingBytes) {
    for (const std::size_t size : {1U, 767U, 769U, 2028U}) {
        Bytes bytes(20);
        append(bytes, size, 0xAB);
        const PathFile file = readWell(bytes);
        EXPECT_EQ(file.form, PathForm::Exact) << size;
        EXPECT_EQ(file.tail.size(), size);
    }
    Bytes bytes(20);
    append(bytes, kSpareTargetBytes, 0xAB);
    EXPECT_EQ(readWell(bytes).form, PathForm::EmptyCut);
    bytes.resize(kArchiveSector); // with padding, only free spare targets distinguish it from anything else
    EXPECT_EQ(readWell(bytes).form, PathForm::Exact);
}

TEST(PathFile, vehicleAndPedCountsMayBeInconsistent) {
    auto bytes = small();
    tests::setU32(bytes, 4, 4'000'000'000U);
    tests::setU32(bytes, 8, 1);
    const PathFile file = readWell(bytes);
    EXPECT_EQ(file.vehicleNodes, 4'000'000'000U);
    EXPECT_EQ(file.pedNodes, 1U);
    EXPECT_EQ(file.nodes.size(), 7U);
}

TEST(PathFile, headerCountsAreNotRecomputed) {
    PathFile file = readWell(small());
    file.totalNodes = 9;
    auto expected = small();
    tests::setU32(expected, 0, 9);
    EXPECT_EQ(write(file), expected);
}

TEST(PathFile, spareBytesRoundTrip) {
    auto bytes = small();
    int value = 1;
    for (const auto& section : tests::sectionsOf(7, 4, 9))
        if (section.name.starts_with("spare"))
            for (std::size_t i = 0; i < section.size; ++i)
                bytes[section.offset + i] = static_cast<std::byte>(value++ % 200);
    EXPECT_EQ(readWell(bytes).spareLengths[0], static_cast<std::byte>((1 + 768) % 200));
}

TEST(PathFile, limitAdjusterFileIsRefusedByName) {
    Bytes bytes = small();
    tests::setU32(bytes, 0, 0xFFFFFFFFU);
    tests::setU32(bytes, 4, 0x32394D46U); // FM92
    for (const std::size_t size : {bytes.size(), std::size_t{20}, std::size_t{8}}) {
        bytes.resize(size);
        const auto error = readBadly(bytes);
        EXPECT_EQ(error.code, bytes::FormatErrorCode::Unsupported);
        EXPECT_EQ(error.offset, 0U);
        EXPECT_NE(bytes::describe(error).find("path file of fastman92 limit adjuster"), std::string::npos);
    }
}

TEST(PathFile, allOnesWithoutTheTagIsABadCount) {
    Bytes bytes = small();
    tests::setU32(bytes, 0, 0xFFFFFFFFU);
    const auto error = readBadly(bytes);
    EXPECT_EQ(error.code, bytes::FormatErrorCode::CountTooLarge);
    EXPECT_EQ(error.field, "path nodes");
    EXPECT_EQ(error.found, "4294967295");
}

TEST(PathFile, cutFileTellsHowMuchOfItIsThere) {
    const Bytes bytes = small();
    const auto counts = tests::countsOf(bytes);
    const auto shortage = [&](std::size_t size) { return read(std::span(bytes).first(size)).error().shortage; };
    for (std::size_t size = 20; size < 20 + counts.nodes * 28; ++size)
        EXPECT_EQ(shortage(size), (bytes::Shortage{"path nodes", (size - 20) / 28, counts.nodes})) << size;
    const std::size_t links = 20 + counts.nodes * 28 + counts.navis * 14;
    EXPECT_EQ(shortage(links - 1), (bytes::Shortage{"navi nodes", counts.navis - 1, counts.navis}));
    const std::size_t crossings = links + (4 + 2 + 1) * counts.links + 4 * 192 + 192;
    EXPECT_EQ(shortage(crossings - 200), (bytes::Shortage{"links", 0, counts.links}));
    EXPECT_EQ(shortage(crossings + 2), (bytes::Shortage{"links", 2, counts.links}));
    EXPECT_EQ(shortage(crossings + counts.links + 1), std::nullopt) << "all links are there";
}

TEST(PathFile, reportsACountThatDoesNotFit) {
    const struct {
        std::size_t offset;
        std::string field;
        std::uint64_t position;
    } counts[] = {{0, "path nodes", 20}, {12, "navi nodes", 20 + 7 * 28}, {16, "links", 20 + 7 * 28 + 4 * 14}};
    for (const auto& count : counts) {
        Bytes bytes = small();
        tests::setU32(bytes, count.offset, 0x80000000U);
        const auto error = readBadly(bytes);
        EXPECT_EQ(error.code, bytes::FormatErrorCode::CountTooLarge);
        EXPECT_EQ(error.field, count.field);
        EXPECT_EQ(error.offset, count.position);
        EXPECT_EQ(error.found, "2147483648");
    }
}

TEST(PathFile, truncatedFileReportsSectionAndSizes) {
    const auto whole = small();
    const auto sections = tests::sectionsOf(7, 4, 9);
    for (const auto& section : sections) {
        if (section.offset < sections[3].offset + 9 * 7)
            continue; // so short a file cannot contain 9 links
        const Bytes cut(whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(section.offset + section.size - 1));
        const auto error = readBadly(cut);
        EXPECT_EQ(error.code, bytes::FormatErrorCode::Truncated);
        EXPECT_EQ(error.field, section.name);
        EXPECT_EQ(error.offset, section.offset);
        EXPECT_EQ(error.found, "a file of " + std::to_string(cut.size()) + " bytes");
        EXPECT_EQ(error.expected, "1496 bytes, or 1103 in cut form");
    }
}

// Several older tools expect section 7 to start 192 bytes earlier and omit these bytes.
TEST(PathFile, fileWithout192BytesIsAnError) {
    auto bytes = small();
    bytes.resize(bytes.size() - kSpareLinks);
    EXPECT_EQ(readBadly(bytes).field, "spare crossing flags");
}

TEST(PathFile, truncatedHeaderIsAnError) {
    for (std::size_t size = 0; size < 20; ++size) {
        const auto error = readBadly(Bytes(size));
        EXPECT_EQ(error.code, bytes::FormatErrorCode::Truncated);
        EXPECT_EQ(error.offset, size / 4 * 4);
    }
}

} // namespace
} // namespace navsmith::gta_sa
