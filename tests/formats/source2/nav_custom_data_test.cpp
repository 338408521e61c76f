// What Counter-Strike 2 knows of areas, and what an edit makes of it.
#include "formats/source2/kv3_values.h"
#include "formats/source2/nav_custom_data.h"
#include "tests/support/corpus.h"
#include "tests/support/source2_nav_bytes.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

namespace navsmith::source2 {
namespace {

tests::RawBytes blockOf(const tests::Source2Mesh& mesh) {
    return tests::bytesOfKv(tests::customDataOf(mesh), mesh.customEncoding, mesh.customPacking, true);
}

std::vector<AreaEntry> unchanged(const std::vector<AreaData>& areas) {
    std::vector<AreaEntry> entries;
    for (const auto& area : areas)
        entries.push_back({entries.size(), area});
    return entries;
}

TEST(Source2CustomData, ReadsSpotsApproachesAndTimes) {
    for (const auto& [name, mesh] : tests::allSmallSource2Meshes()) {
        if (mesh.subVersion == 0)
            continue;
        const auto areas = readCustomData(blockOf(mesh));
        ASSERT_TRUE(areas) << name << bytes::describe(areas.error());
        ASSERT_EQ(areas->size(), mesh.areas.size()) << name;
        EXPECT_EQ((*areas)[0].occupyTimes, (std::array{2.5F, 120.0F})) << name;
        if (mesh.areas[0].spots.empty())
            continue;
        ASSERT_EQ((*areas)[3].spots.size(), 2U) << name;
        EXPECT_EQ((*areas)[3].spots[1], (HidingSpot{2, {0, 200, 0}, 12})) << name;
        ASSERT_EQ((*areas)[0].approaches.size(), 2U) << name;
        EXPECT_EQ((*areas)[0].approaches[0].previous, -1) << name;
        EXPECT_EQ((*areas)[0].approaches[1].next, 3) << name;
        EXPECT_EQ((*areas)[0].approaches[1].nextBackEdge, -1) << name;
        EXPECT_EQ((*areas)[0].approaches[1].hereToNext, 6) << name;
    }
}

TEST(Source2CustomData, IsKeptWithoutAChange) {
    for (const auto& [name, mesh] : tests::allSmallSource2Meshes()) {
        const auto block = blockOf(mesh);
        EXPECT_EQ(writeCustomData(block, unchanged(*readCustomData(block))), block) << name;
    }
}

TEST(Source2CustomData, FollowsAreasThatGoAndCome) {
    for (const unsigned encoding : {4U, 5U}) {
        auto mesh = tests::source2MeshOfSeven(35);
        mesh.customEncoding = encoding;
        mesh.customPacking = tests::RawPacking::Zstd;
        const auto block = blockOf(mesh);
        auto entries = unchanged(*readCustomData(block));
        entries.erase(entries.begin() + 1);
        entries.push_back({std::nullopt, {.spots = {{9, {1, 2, 3}, 8}}}});
        const auto written = writeCustomData(block, entries);
        const auto areas = readCustomData(written);
        ASSERT_TRUE(areas) << bytes::describe(areas.error());
        ASSERT_EQ(areas->size(), 7U);
        for (std::size_t i = 0; i < entries.size(); ++i)
            EXPECT_EQ((*areas)[i], entries[i].data) << i;
        // What has no meaning stays with its area.
        auto expected = mesh;
        expected.areas.erase(expected.areas.begin() + 1);
        const auto before = kv3::readValues(blockOf(expected));
        const auto after = kv3::readValues(written);
        ASSERT_TRUE(after);
        EXPECT_EQ(after->header.encoding, encoding);
        EXPECT_EQ(after->header.compression, 0U);
        const auto areaOf = [](const kv3::Document& d, std::size_t i) {
            return d.member(d.root, "arealist")->values[i];
        };
        EXPECT_EQ(after->member(areaOf(*after, 3), "spotencounterdata")->values,
                  before->member(areaOf(*before, 3), "spotencounterdata")->values);
    }
}

/// With the same bytes as another writer.
TEST(Source2CustomData, WritesSpotsAndApproachesAsTheGameDoes) {
    auto mesh = tests::source2MeshOfSeven(35);
    const auto block = blockOf(mesh);
    auto entries = unchanged(*readCustomData(block));
    entries[3].data.spots.pop_back();
    entries[0].data.approaches.erase(entries[0].data.approaches.begin());
    entries[1].data.spots.push_back({4, {7, 8, 9}, 1});
    mesh.areas[3].spots.pop_back();
    mesh.areas[0].approaches.erase(mesh.areas[0].approaches.begin());
    mesh.areas[1].spots.push_back(tests::source2Spot(4, {7, 8, 9}, 1));
    EXPECT_EQ(writeCustomData(block, entries), blockOf(mesh));
}

TEST(Source2CustomData, OfAnUnknownFormIsNotRead) {
    using tests::RawKv;
    for (const auto& root : {RawKv(), RawKv::object({}), RawKv::object({{"arealist", RawKv::integer(3)}}),
                             RawKv::object({{"arealist", RawKv::array({RawKv::integer(7)}, 8)}}),
                             RawKv::object({{"arealist", RawKv::array({RawKv::object({})}, 8)}})}) {
        const auto block = tests::bytesOfKv(root, 4);
        const auto areas = readCustomData(block);
        ASSERT_FALSE(areas);
        EXPECT_NE(areas.error().field, "");
        EXPECT_EQ(writeCustomData(block, {}), block);
    }
    EXPECT_FALSE(readCustomData({}));
}

TEST(Source2CustomData, OfDeMirageIsAsTheFormatPageSays) {
    const auto folder = tests::corpusFolder("source2-nav");
    if (!folder)
        GTEST_SKIP() << tests::missingCorpus("source2-nav");
    const auto file = read(tests::readFile(*folder / "cs2-v35s1-de_mirage.nav"));
    ASSERT_TRUE(file);
    const auto areas = readCustomData(file->custom.bytes);
    ASSERT_TRUE(areas) << bytes::describe(areas.error());
    ASSERT_EQ(areas->size(), file->areas.size());
    std::size_t spots = 0;
    std::size_t approaches = 0;
    for (std::size_t i = 0; i < areas->size(); ++i) {
        spots += (*areas)[i].spots.size();
        approaches += (*areas)[i].approaches.size();
        const auto corners = entries(file->polygonCorners, file->polygons[file->areas[i].polygon].corners);
        for (const auto& spot : (*areas)[i].spots)
            EXPECT_TRUE(std::ranges::any_of(corners, [&](auto c) { return file->corners[c] == spot.position; })) << i;
    }
    EXPECT_EQ(spots, 369U);
    EXPECT_EQ(approaches, 20'717U);
    // Written without compression it says the same.
    auto entries = unchanged(*areas);
    entries[5].data.occupyTimes[0] = 7;
    const auto written = writeCustomData(file->custom.bytes, entries);
    auto again = readCustomData(written);
    ASSERT_TRUE(again);
    EXPECT_EQ((*again)[5].occupyTimes[0], 7);
    (*again)[5] = (*areas)[5];
    EXPECT_TRUE(*again == *areas);
}

} // namespace
} // namespace navsmith::source2
