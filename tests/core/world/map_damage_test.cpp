// Geometry of damaged maps: an error, or triangles with valid indexes, at a cost limited by the size of the file.
#include "core/world/map_geometry.h"
#include "core/world/ray_caster.h"
#include "tests/support/bytes_mutation.h"
#include "tests/support/corpus.h"
#include "tests/support/heap_meter.h"
#include "tests/support/map_bytes.h"
#include "tests/support/map_corpus.h"
#include "tests/support/quake2_map_bytes.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>
#include <iterator>
#include <span>
#include <vector>

namespace navsmith::world {
namespace {

using Bytes = std::vector<std::byte>;

// 20 bytes of a displacement vertex become 24 of indexes, 12 of a position, and vector growth.
constexpr std::size_t kHeapSlack = std::size_t{2} << 20U;
constexpr std::size_t kHeapFactor = 64;

bool readsOrRefuses(std::span<const std::byte> bytes, bool packed) {
    const tests::HeapMeter meter;
    const auto map = readMapGeometry(bytes);
    if (!packed) {
        EXPECT_LE(meter.peakBytes(), kHeapSlack + kHeapFactor * bytes.size());
    }
    if (!map)
        return false;
    for (const std::uint32_t index : map->indices)
        EXPECT_LT(index, map->positions.size());
    for (const glm::vec3& position : map->positions)
        EXPECT_TRUE(std::isfinite(position.x) && std::isfinite(position.y) && std::isfinite(position.z));
    const auto caster = RayCaster::build(*map);
    EXPECT_TRUE(caster && caster->triangleCount() == map->triangleCount());
    (void)caster->ground(10.0F, 10.0F, 1000.0F);
    return true;
}

TEST(DamagedMap, mutationsOfHandBuiltMapsAreReadOrRefused) {
    auto packed = tests::smallSourceMap();
    packed.packed = true;
    const Bytes maps[] = {tests::buildQuakeMap(tests::smallMap(), tests::RawQuakeForm::Quake),
                          tests::buildQuakeMap(tests::smallMap(), tests::RawQuakeForm::Bsp2),
                          tests::buildSourceMap(tests::smallSourceMap()),
                          tests::buildSourceMap(packed),
                          tests::buildQuake2Map(tests::smallQuake2Map()),
                          tests::buildQuake2Map(tests::smallQuake2Map(), tests::RawQuake2Form::Qbsp)};
    tests::ByteMutator mutator(5);
    int read = 0;
    for (int i = 0; i < 20'000; ++i) {
        const std::size_t which = mutator.below(std::size(maps));
        read += readsOrRefuses(mutator.mutated(maps[which]), which == 3);
        ASSERT_FALSE(testing::Test::HasFailure()) << "mutation " << i << " of map " << which;
    }
    EXPECT_GT(read, 2000);
    EXPECT_LT(read, 18'000);
}

TEST(DamagedMap, mutationsOfRealMapsAreReadOrRefused) {
    for (const char* folder : {"quake-bsp", "goldsrc-bsp-nav", "source-bsp", "quake2-bsp"}) {
        const auto maps = tests::corpusMaps(folder, ".bsp");
        if (maps.empty())
            GTEST_SKIP() << tests::missingCorpus(folder);
        tests::ByteMutator mutator(6);
        for (int i = 0; i < 300; ++i) {
            const auto& map = maps[mutator.below(maps.size())];
            readsOrRefuses(mutator.mutated(map.bytes), false);
            ASSERT_FALSE(testing::Test::HasFailure()) << map.name << ", mutation " << i;
        }
    }
}

// A brush with very many sides, and very many brushes with the same sides.
TEST(DamagedMap, hugeBrushesAreFast) {
    auto map = tests::smallSourceMap();
    tests::RawBrush wide;
    wide.contents = 0x10000;
    wide.sides.assign(60'000, {0, 0, 0});
    map.brushes.push_back(wide);
    EXPECT_TRUE(readsOrRefuses(tests::buildSourceMap(map), false));

    Bytes bytes = tests::buildSourceMap(map);
    const std::size_t lump = 8 + 16 * 18;
    const std::size_t brushes = bytes.size();
    for (int i = 0; i < 50'000; ++i) {
        bytes.resize(bytes.size() + 12);
        tests::setU32(bytes, bytes.size() - 12, 21);
        tests::setU32(bytes, bytes.size() - 8, 100);
        tests::setU32(bytes, bytes.size() - 4, 0x10000);
    }
    tests::setU32(bytes, lump, static_cast<std::uint32_t>(brushes));
    tests::setU32(bytes, lump + 4, static_cast<std::uint32_t>(bytes.size() - brushes));
    EXPECT_TRUE(readsOrRefuses(bytes, false));
}

} // namespace
} // namespace navsmith::world
