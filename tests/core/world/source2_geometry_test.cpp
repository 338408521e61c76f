// Maps of Source 2: triangles beside a mesh, and what stops players in the archive of a map.
#include "core/world/map_file.h"
#include "core/world/map_geometry.h"
#include "formats/source2/physics_file.h"
#include "tests/support/corpus.h"
#include "tests/support/raw_bytes.h"
#include "tests/support/source_material_bytes.h"

#include <gtest/gtest.h>

#include <limits>

namespace navsmith::world {
namespace {

using tests::RawBytes;
using tests::RawWriter;

/// A step of two triangles that face up.
RawBytes twoTriangles() {
    RawWriter w;
    w.reals(std::array<float, 9>{0, 0, 0, 100, 0, 0, 100, 100, 0});
    w.reals(std::array<float, 9>{0, 0, 0, 100, 100, 0, 0, 100, 0});
    return w.bytes;
}

bytes::Result<MapGeometry> readTriangles(std::span<const std::byte> bytes) {
    return readMapGeometry(bytes, {}, {}, "de_mirage.tri");
}

TEST(TriangleFiles, AreRecognisedByTheirName) {
    for (const auto* const name : {"de_mirage.tri", "DE_MIRAGE.TRI"}) {
        const auto map = recogniseMap(twoTriangles(), name);
        ASSERT_TRUE(map) << name;
        EXPECT_EQ(map->title, "Triangles (.tri)");
        EXPECT_TRUE(map->readable);
    }
    for (const auto* const name : {"", ".tri", "de_mirage.vpk"})
        EXPECT_FALSE(recogniseMap(twoTriangles(), name)) << name;
}

TEST(TriangleFiles, BecomeGroundThatFacesUp) {
    const auto map = readTriangles(twoTriangles());
    ASSERT_TRUE(map);
    EXPECT_EQ(map->triangleCount(), 2U);
    EXPECT_EQ(map->maximum, glm::vec3(100, 100, 0));
    ASSERT_EQ(map->layers.size(), 1U);
    EXPECT_EQ(map->layers[0].layer, MapLayer::Solid);
    for (std::size_t i = 0; i < map->indices.size(); i += 3) {
        const auto a = map->positions[map->indices[i]];
        const auto ab = map->positions[map->indices[i + 1]] - a;
        const auto ac = map->positions[map->indices[i + 2]] - a;
        EXPECT_GT(ab.x * ac.y - ab.y * ac.x, 0) << "counterclockwise, seen from the front";
    }
}

TEST(TriangleFiles, LeaveOutWhatIsNoTriangle) {
    RawWriter w;
    w.add(twoTriangles());
    w.reals(std::array<float, 9>{5, 5, 5, 5, 5, 5, 9, 9, 9});
    w.reals(std::array<float, 9>{0, 0, std::numeric_limits<float>::quiet_NaN(), 100, 0, 0, 100, 100, 0});
    const auto map = readTriangles(w.bytes);
    ASSERT_TRUE(map);
    EXPECT_EQ(map->triangleCount(), 2U);
}

TEST(TriangleFiles, OfAnotherSizeAreRefused) {
    auto bytes = twoTriangles();
    bytes.pop_back();
    const auto map = readTriangles(bytes);
    ASSERT_FALSE(map);
    EXPECT_EQ(map.error().found, "71 bytes");
    EXPECT_FALSE(readTriangles({}));
}

TEST(Source2Maps, WithoutPhysicsAreEmpty) {
    const auto vpk = tests::buildVpk({{"maps", "room", "nav", RawBytes(20), 0}});
    EXPECT_EQ(recogniseMap(vpk.directory)->title, "Source 2 map (VPK)");
    const auto map = readMapGeometry(vpk.directory);
    ASSERT_TRUE(map);
    EXPECT_EQ(map->triangleCount(), 0U);
}

TEST(Source2Maps, DamagedPhysicsAreTold) {
    const auto vpk = tests::buildVpk({{"maps/room", "world_physics", "vmdl_c", RawBytes(40), 0}});
    const auto map = readMapGeometry(vpk.directory);
    ASSERT_TRUE(map);
    EXPECT_EQ(map->triangleCount(), 0U);
    EXPECT_EQ(map->notes.size(), 1U);
}

TEST(Source2Corpus, ArchivesHoldTheMap) {
    const auto folder = tests::corpusFolder("source2-nav");
    if (!folder)
        GTEST_SKIP() << tests::missingCorpus("source2-nav");
    const auto bytes = tests::readFile(*folder / "dota_riverflow_fx.vpk");
    const auto map = readMapGeometry(bytes);
    ASSERT_TRUE(map) << describe(map.error());
    EXPECT_EQ(map->triangleCount(), 12U) << "of two meshes";
    EXPECT_TRUE(map->notes.empty());
    // Any damage is an error, a note, or another map, and never more.
    for (std::size_t at = 0; at < bytes.size(); at += 97) {
        auto damaged = bytes;
        damaged[at] ^= std::byte{0x55};
        const auto other = readMapGeometry(damaged);
        EXPECT_TRUE(other.has_value() || !other.error().field.empty());
        const auto cut = readMapGeometry(std::span(bytes).first(at));
        EXPECT_TRUE(cut.has_value() || !cut.error().field.empty());
    }
}

TEST(Source2Corpus, PhysicsOfAnyBytesAreReadOrRefused) {
    const auto folder = tests::corpusFolder("source2-nav");
    if (!folder)
        GTEST_SKIP() << tests::missingCorpus("source2-nav");
    const auto vpk = tests::readFile(*folder / "dota_riverflow_fx.vpk");
    std::size_t whole = 0;
    for (std::size_t at = 0; at + 16 < vpk.size(); ++at) {
        // Wherever a resource begins: its header has version 12 and a table behind it.
        const auto resource = std::span(vpk).subspan(at);
        if (std::to_integer<int>(resource[4]) != 12 || std::to_integer<int>(resource[8]) != 8)
            continue;
        const auto physics = source2::readPhysics(resource);
        if (physics)
            whole += physics->parts.size();
        else
            EXPECT_FALSE(physics.error().expected.empty());
        for (std::size_t end = 0; end < std::min<std::size_t>(resource.size(), 4000); end += 13)
            static_cast<void>(source2::readPhysics(resource.first(end)));
    }
    EXPECT_EQ(whole, 2U);
}

} // namespace
} // namespace navsmith::world
