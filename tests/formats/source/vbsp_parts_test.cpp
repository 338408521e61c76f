// Light, visibility, collision models and static props of Source maps, each with a reader of its own; also damaged.
#include "formats/source/vbsp_collision.h"
#include "formats/source/vbsp_light.h"
#include "formats/source/vbsp_props.h"
#include "formats/source/vbsp_visibility.h"
#include "tests/support/bytes_mutation.h"
#include "tests/support/corpus.h"
#include "tests/support/heap_meter.h"
#include "tests/support/map_bytes.h"
#include "tests/support/map_corpus.h"
#include "tests/support/phy_bytes.h"

#include <gtest/gtest.h>

#include <initializer_list>
#include <span>
#include <string>
#include <vector>

namespace navsmith::source {
namespace {

using PartBytes = std::vector<std::byte>;

PartBytes listed(std::initializer_list<int> values) {
    PartBytes bytes;
    for (const int value : values)
        bytes.push_back(static_cast<std::byte>(value));
    return bytes;
}

void addWord(PartBytes& bytes, std::uint32_t value) {
    bytes.resize(bytes.size() + 4);
    tests::setU32(bytes, bytes.size() - 4, value);
}

/// Two clusters that see themselves only, one that sees all, and one whose row is missing.
PartBytes visibilityLump() {
    PartBytes lump;
    addWord(lump, 4);
    constexpr std::uint32_t kRows = 4 + 4 * 8;
    for (const std::uint32_t row : {kRows, kRows + 1, kRows + 2, 5000U}) {
        addWord(lump, row);
        addWord(lump, row);
    }
    const auto rows = listed({0b0001, 0b0010, 0b1111});
    lump.insert(lump.end(), rows.begin(), rows.end());
    return lump;
}

ClusterBits seenFrom(const VbspVisibility& visibility, std::uint32_t cluster) {
    auto seen = visibility.none();
    visibility.addVisible(cluster, seen);
    return seen;
}

TEST(VbspVisibility, rowsTellWhatIsSeen) {
    tests::RawSourceMap map;
    map.more[4] = visibilityLump();
    const auto visibility = readVbspVisibility(tests::buildSourceMap(map)).value();
    EXPECT_EQ(visibility.clusters, 4U);
    EXPECT_EQ(seenFrom(visibility, 0), ClusterBits{0b0001});
    EXPECT_EQ(seenFrom(visibility, 1), ClusterBits{0b0010});
    EXPECT_TRUE(contains(seenFrom(visibility, 2), 3));
    EXPECT_FALSE(contains(seenFrom(visibility, 0), 3));
    // What is damaged forbids nothing.
    EXPECT_TRUE(contains(seenFrom(visibility, 3), 0));
    EXPECT_TRUE(contains(seenFrom(visibility, 100), 0));
    EXPECT_EQ(readVbspVisibility(tests::buildSourceMap({})).value().clusters, 0U);
}

TEST(VbspVisibility, zerosAreCounted) {
    VbspVisibility visibility;
    visibility.clusters = 40;
    visibility.rows = {0};
    visibility.packed = listed({0, 3, 0b101, 0, 1});
    const auto seen = seenFrom(visibility, 0);
    EXPECT_EQ(seen, (ClusterBits{0, 0, 0, 0b101, 0}));
    visibility.packed = listed({0, 3}); // ends early
    EXPECT_TRUE(contains(seenFrom(visibility, 0), 1));
    visibility.packed = listed({0, 0, 1}); // runs of nothing would never end
    EXPECT_TRUE(contains(seenFrom(visibility, 0), 1));
}

TEST(VbspVisibility, moreClustersThanRowsAreRefused) {
    tests::RawSourceMap map;
    auto lump = visibilityLump();
    tests::setU32(lump, 0, 1'000'000);
    map.more[4] = lump;
    const auto read = readVbspVisibility(tests::buildSourceMap(map));
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().code, bytes::FormatErrorCode::CountTooLarge);
}

tests::RawSourceMap mapWithProps(std::size_t recordBytes = 72) {
    tests::RawSourceMap map;
    map.staticProps = tests::buildStaticProps({"models/crate.mdl", "models/tree.mdl"}, {3, 4, 5},
                                              {{.origin = {1, 2, 3}, .angles = {0, 90, 0}, .model = 1, .leafCount = 3},
                                               {.origin = {4, 5, 6}, .firstLeaf = 2, .leafCount = 9, .solid = 2},
                                               {.origin = {1e30F, 0, 0}}},
                                              recordBytes);
    return map;
}

TEST(VbspProps, areReadWithTheirPlaces) {
    for (const std::size_t size : {56U, 60U, 72U, 76U}) {
        for (const bool packed : {false, true}) {
            auto map = mapWithProps(size);
            map.propsPacked = packed;
            map.versionFirst = size == 72;
            map.version = map.versionFirst ? 21 : 20;
            const auto props = readVbspProps(tests::buildSourceMap(map));
            ASSERT_TRUE(props) << bytes::describe(props.error());
            EXPECT_EQ(props->models, (std::vector<std::string>{"models/crate.mdl", "models/tree.mdl"}));
            ASSERT_EQ(props->props.size(), 2U) << "the one far away is damaged";
            EXPECT_EQ(props->damaged, 1U);
            EXPECT_EQ(props->props[0].origin, glm::vec3(1, 2, 3));
            EXPECT_EQ(props->props[0].angles, glm::vec3(0, 90, 0));
            EXPECT_EQ(props->props[0].model, 1U);
            EXPECT_EQ(props->props[0].leafCount, 3U);
            EXPECT_EQ(props->props[1].leafCount, 0U) << "leaves beyond the list";
            EXPECT_EQ(props->props[1].solid, prop_solid::kBox);
            EXPECT_EQ(props->props[1].scale, 1.0F);
        }
    }
}

TEST(VbspProps, scaleEndsLaterRecords) {
    tests::RawSourceMap map;
    map.propsVersion = 11;
    map.staticProps = tests::buildStaticProps({"a"}, {}, {{.scale = 2.5F}, {.scale = -1.0F}}, 80);
    const auto props = readVbspProps(tests::buildSourceMap(map)).value();
    ASSERT_EQ(props.props.size(), 1U);
    EXPECT_EQ(props.props[0].scale, 2.5F);
    EXPECT_EQ(props.damaged, 1U);
}

TEST(VbspProps, recordsOfAnUnknownSizeAreRefused) {
    tests::RawSourceMap map = mapWithProps();
    map.staticProps.push_back(std::byte{1});
    const auto props = readVbspProps(tests::buildSourceMap(map));
    ASSERT_FALSE(props);
    EXPECT_EQ(props.error().code, bytes::FormatErrorCode::Unsupported);
    EXPECT_TRUE(readVbspProps(tests::buildSourceMap({})).value().props.empty()) << "no props are none";
}

TEST(VbspProps, modelsTellTheirBox) {
    const auto model = tests::buildModelHead({-1, -2, 0}, {1, 2, 40});
    const auto bounds = modelBounds(model);
    ASSERT_TRUE(bounds);
    EXPECT_EQ(bounds->minimum, glm::vec3(-1, -2, 0));
    EXPECT_EQ(bounds->maximum, glm::vec3(1, 2, 40));
    EXPECT_FALSE(modelBounds(std::span(model).first(100)));
    EXPECT_FALSE(modelBounds(tests::buildModelHead({1, 0, 0}, {-1, 0, 0})));
    EXPECT_FALSE(modelBounds(PartBytes(256)));
}

/// A face with a grid of 2 by 2 points from black to white, and two samples in the first leaf.
tests::RawSourceMap litMap() {
    tests::RawSourceMap map;
    PartBytes face(56);
    tests::setU32(face, 20, 4); // light from byte 4
    tests::setU32(face, 36, 1);
    tests::setU32(face, 40, 1);
    map.more[7] = face;
    map.more[6] = PartBytes(72);
    map.more[8] = listed({9, 9, 9, 0, 0, 0, 0, 0, 255, 0, 0, 0, 0, 255, 0, 1, 255, 255, 255, 255});
    PartBytes samples;
    for (const int brightness : {51, 102}) {
        for (int side = 0; side < 6; ++side) {
            const auto colour = listed({brightness, brightness, brightness, 0xF8});
            samples.insert(samples.end(), colour.begin(), colour.end());
        }
        const auto place = listed({0, 255, brightness, 0});
        samples.insert(samples.end(), place.begin(), place.end());
    }
    map.more[56] = samples;
    map.more[52] = listed({2, 0, 0, 0, 1, 0, 9, 0}); // two from 0; one from 9, which is not there
    return map;
}

TEST(VbspLight, pointsOfFacesAndSamplesInLeavesAreRead) {
    const auto light = readVbspLight(tests::buildSourceMap(litMap())).value();
    EXPECT_FALSE(light.wideRange);
    ASSERT_EQ(light.faces.size(), 1U);
    const auto& face = light.faces[0];
    EXPECT_EQ(face.width, 2U);
    EXPECT_EQ(light.at(face, 0, 0), glm::vec3(0, 0, 0));
    EXPECT_EQ(light.at(face, 1, 0), glm::vec3(1, 0, 0));
    EXPECT_EQ(light.at(face, 0, 1), glm::vec3(0, 2, 0)) << "an exponent of 1 doubles";
    EXPECT_EQ(light.at(face, 1, 1), glm::vec3(0.5F)) << "and -1 halves";
    EXPECT_EQ(light.at(face, 7, 7), glm::vec3(0.5F)) << "the nearest";
    ASSERT_EQ(light.samples.size(), 2U);
    EXPECT_EQ(light.samples[0].share, glm::vec3(0, 1, 0.2F));
    EXPECT_EQ(light.samples[1].colour.x, 102.0F / 256);
    ASSERT_EQ(light.leaves.size(), 2U);
    EXPECT_EQ(light.leaves[0].count, 2U);
    EXPECT_EQ(light.leaves[1].count, 0U);
}

TEST(VbspLight, lightBeyondItsLumpIsLeftOut) {
    auto map = litMap();
    tests::setU32(map.more[7], 36, 900);
    EXPECT_EQ(readVbspLight(tests::buildSourceMap(map)).value().faces.at(0).width, 0U);
    map = litMap();
    tests::setU32(map.more[7], 20, 0xFFFFFFFF);
    EXPECT_EQ(readVbspLight(tests::buildSourceMap(map)).value().faces.at(0).width, 0U) << "not lit";
}

TEST(VbspLight, theLumpsForHdrComeFirst) {
    auto map = litMap();
    map.more[53] = map.more[8];
    map.more[55] = PartBytes(28);
    map.more[51] = listed({1, 0, 0, 0});
    const auto light = readVbspLight(tests::buildSourceMap(map)).value();
    EXPECT_TRUE(light.wideRange);
    EXPECT_EQ(light.samples.size(), 1U);
}

TEST(VbspCollisions, haveTheSolidsOfModels) {
    auto part = tests::phyBox({-8, -16, 0}, {8, 16, 32});
    part.tag = 12;
    tests::RawSourceMap map;
    map.more[29] = tests::buildCollisionLump(3, {part, tests::phyWedge({0, 0, 0}, {4, 4, 4})});
    for (const bool packed : {false, true}) {
        map.packed = packed;
        const auto collisions = readVbspCollisions(tests::buildSourceMap(map)).value();
        ASSERT_EQ(collisions.size(), 1U);
        EXPECT_EQ(collisions[0].model, 3U);
        ASSERT_EQ(collisions[0].solids.size(), 1U);
        const auto& parts = collisions[0].solids[0].parts;
        ASSERT_EQ(parts.size(), 2U);
        EXPECT_EQ(parts[0].tag, 12U);
        EXPECT_EQ(parts[0].points.size(), 8U);
        EXPECT_EQ(parts[1].triangles.size(), 8U);
    }
}

TEST(VbspCollisions, theWorldAndDamagedModelsAreLeftOut) {
    tests::RawSourceMap map;
    EXPECT_TRUE(readVbspCollisions(tests::buildSourceMap(map)).value().empty()) << "there are none";
    const auto box = tests::phyBox({-8, -16, 0}, {8, 16, 32});
    map.more[29] = tests::buildCollisionLump(0, {box});
    EXPECT_TRUE(readVbspCollisions(tests::buildSourceMap(map)).value().empty());
    auto damaged = tests::buildCollisionLump(1, {box});
    const auto sound = tests::buildCollisionLump(2, {box});
    damaged[16 + 4 + 4] = std::byte{9}; // another version
    damaged.resize(damaged.size() - 16);
    damaged.insert(damaged.end(), sound.begin(), sound.end());
    map.more[29] = damaged;
    const auto collisions = readVbspCollisions(tests::buildSourceMap(map)).value();
    ASSERT_EQ(collisions.size(), 1U);
    EXPECT_EQ(collisions[0].model, 2U);
    map.more[29].resize(60);
    EXPECT_EQ(readVbspCollisions(tests::buildSourceMap(map)).error().code, bytes::FormatErrorCode::Truncated);
}

/// False if a reader refuses.
bool readsParts(std::span<const std::byte> map) {
    constexpr std::size_t kPartsHeapSlack = std::size_t{1} << 20U;
    constexpr std::size_t kPartsHeapFactor = 16;
    VbspLimits limits;
    limits.lumpBytes = std::uint64_t{1} << 20U;
    const tests::HeapMeter meter;
    bool all = true;
    const auto sound = [&](const auto& result) {
        all = all && result;
        if (!result) {
            EXPECT_FALSE(result.error().field.empty() || result.error().found.empty());
        }
        return static_cast<bool>(result);
    };
    if (const auto visibility = readVbspVisibility(map, limits); sound(visibility)) {
        for (std::uint32_t i = 0; i < std::min(visibility->clusters, 64U); ++i)
            seenFrom(*visibility, i);
    }
    if (const auto props = readVbspProps(map, limits); sound(props)) {
        for (const auto& prop : props->props)
            EXPECT_TRUE(prop.leafCount == 0 || std::size_t{prop.firstLeaf} + prop.leafCount <= props->leaves.size());
    }
    if (const auto light = readVbspLight(map, limits); sound(light)) {
        for (const auto& face : light->faces) {
            if (face.width != 0)
                (void)light->at(face, face.width, face.height);
        }
        for (const auto& range : light->leaves)
            EXPECT_LE(std::size_t{range.first} + range.count, light->samples.size());
    }
    sound(readVbspCollisions(map, limits));
    EXPECT_LE(meter.peakBytes(), kPartsHeapSlack + limits.lumpBytes * 8 + kPartsHeapFactor * map.size());
    return all;
}

PartBytes mapWithAllParts(bool packed) {
    auto map = litMap();
    map.more[4] = visibilityLump();
    map.more[29] = tests::buildCollisionLump(1, {tests::phyBox({-8, -16, 0}, {8, 16, 32})});
    map.staticProps = mapWithProps().staticProps;
    map.packed = packed;
    map.propsPacked = packed;
    return tests::buildSourceMap(map);
}

TEST(DamagedVbspParts, cutsAndMutationsAreReadOrRefused) {
    const PartBytes maps[] = {mapWithAllParts(false), mapWithAllParts(true)};
    for (const auto& map : maps) {
        EXPECT_TRUE(readsParts(map));
        for (std::size_t size = 0; size < map.size(); size += 3)
            readsParts(std::span(map).first(size));
    }
    tests::ByteMutator mutator(31);
    int read = 0;
    for (int i = 0; i < 6000; ++i) {
        auto bytes = mutator.mutated(maps[i % 2]);
        // The parts lie behind the table, where few of the mutator's changes are.
        if (bytes.size() > 1100)
            bytes[1036 + mutator.below(bytes.size() - 1036)] = static_cast<std::byte>(mutator.below(256));
        read += readsParts(bytes) ? 1 : 0;
        ASSERT_FALSE(testing::Test::HasFailure()) << "mutation " << i;
    }
    EXPECT_GT(read, 600);
    EXPECT_LT(read, 5900);
}

TEST(RealVbspParts, areThoseOfTheMaps) {
    const auto maps = tests::corpusMaps("source-bsp", ".bsp");
    if (maps.empty())
        GTEST_SKIP() << tests::missingCorpus("source-bsp");
    std::size_t props = 0;
    std::size_t clusters = 0;
    std::size_t lit = 0;
    std::size_t measured = 0;
    std::size_t bodies = 0;
    for (const auto& map : maps) {
        if (!readVbsp(map.bytes))
            continue;
        const auto found = readVbspProps(map.bytes);
        const auto visibility = readVbspVisibility(map.bytes);
        const auto light = readVbspLight(map.bytes);
        const auto collisions = readVbspCollisions(map.bytes);
        ASSERT_TRUE(found && visibility && light && collisions) << map.name;
        for (const auto& collision : *collisions) {
            for (const auto& solid : collision.solids) {
                for (const auto& part : solid.parts)
                    bodies += part.tag < readVbsp(map.bytes)->brushes.size() ? 1 : 0;
            }
        }
        EXPECT_EQ(found->damaged, 0U) << map.name;
        for (std::uint32_t i = 0; i < visibility->clusters; ++i)
            EXPECT_TRUE(contains(seenFrom(*visibility, i), i)) << map.name << ": cluster " << i << " sees itself";
        props += found->props.size();
        clusters += visibility->clusters;
        // Leaves are about as bright as the faces around them.
        if (map.name.find("test2") != std::string::npos) {
            const auto sum = [](glm::vec3 colour) { return colour.x + colour.y + colour.z; };
            double inLeaves = 0;
            for (const auto& sample : light->samples)
                inLeaves += static_cast<double>(sum(sample.colour));
            inLeaves /= static_cast<double>(light->samples.size());
            EXPECT_GT(inLeaves, 0.5) << map.name;
            EXPECT_LT(inLeaves, 3.5) << map.name;
            ++measured;
        }
        lit += static_cast<std::size_t>(std::ranges::count_if(light->faces, [](const auto& f) { return f.width; }));
    }
    EXPECT_GE(bodies, 4U);
    EXPECT_GE(measured, 1U);
    EXPECT_GE(props, 17U);
    EXPECT_GE(clusters, 50U);
    EXPECT_GT(lit, 100U);
}

} // namespace
} // namespace navsmith::source
