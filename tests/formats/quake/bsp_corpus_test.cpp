// Real maps of Quake and GoldSrc: all faces are valid, and their number matches the records.
#include "formats/quake/bsp_file.h"
#include "tests/support/corpus.h"
#include "tests/support/map_bytes.h"
#include "tests/support/map_corpus.h"

#include <glm/geometric.hpp>
#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace navsmith::quake {
namespace {

struct Counts {
    std::size_t faces = 0;
    std::size_t triangles = 0;
};

// Counted by hand according to docs/formats/quake-bsp.md.
Counts countByHand(const std::vector<std::byte>& bytes) {
    const bool wide = tests::u32At(bytes, 0) == 0x32505342;
    const std::size_t stride = wide ? 28 : 20;
    const std::size_t offset = tests::u32At(bytes, 4 + 8 * 7);
    Counts counts;
    counts.faces = tests::u32At(bytes, 8 + 8 * 7) / stride;
    for (std::size_t i = 0; i < counts.faces; ++i) {
        const std::size_t record = offset + i * stride;
        counts.triangles += (wide ? tests::u32At(bytes, record + 12) : tests::u32At(bytes, record + 8) & 0xFFFFU) - 2;
    }
    return counts;
}

Counts countsOf(const BspFile& file) {
    Counts counts{file.faces.size(), 0};
    for (const BspFace& face : file.faces)
        counts.triangles += face.corners.count - 2;
    return counts;
}

// Faces whose winding order does not match the normal of their plane.
std::size_t facesThatLookAway(const BspFile& file) {
    std::size_t wrong = 0;
    for (const BspFace& face : file.faces) {
        glm::dvec3 normal(0.0);
        for (std::uint32_t i = 0; i < face.corners.count; ++i) {
            const glm::dvec3 here(file.vertices[file.corners[face.corners.first + i]]);
            const glm::dvec3 next(file.vertices[file.corners[face.corners.first + (i + 1) % face.corners.count]]);
            normal += glm::cross(next, here);
        }
        const glm::dvec3 plane(file.planes[face.plane].normal);
        wrong += glm::dot(normal, plane) * (face.back ? -1.0 : 1.0) <= 0.0;
    }
    return wrong;
}

void expectSound(const tests::CorpusMap& map) {
    const auto file = readBsp(map.bytes);
    ASSERT_TRUE(file) << map.name << ": " << bytes::describe(file.error());
    EXPECT_TRUE(file->notes.empty()) << map.name << ": " << file->notes.front();
    const Counts counts = countByHand(map.bytes);
    EXPECT_EQ(countsOf(*file).faces, counts.faces) << map.name;
    EXPECT_EQ(countsOf(*file).triangles, counts.triangles) << map.name;
    EXPECT_EQ(facesThatLookAway(*file), 0U) << map.name;
    EXPECT_FALSE(file->nodes.empty()) << map.name;
    std::size_t inModels = 0;
    for (const BspModel& model : file->models)
        inModels += model.faceCount;
    for (const BspModel& model : file->models)
        EXPECT_NE(model.headNodes[0], kNoTree) << map.name;
    EXPECT_EQ(inModels, counts.faces) << map.name;
    std::string_view entities = file->entities;
    while (entities.starts_with("//")) // some compilers write comments
        entities.remove_prefix(std::min(entities.find('\n'), entities.size() - 1) + 1);
    EXPECT_EQ(entities.find_first_not_of(" \r\n\t"), entities.find('{')) << map.name;
}

TEST(QuakeCorpus, readsEveryMapCompletely) {
    const auto maps = tests::corpusMaps("quake-bsp", ".bsp");
    if (maps.empty())
        GTEST_SKIP() << tests::missingCorpus("quake-bsp");
    std::size_t read = 0;
    for (const tests::CorpusMap& map : maps) {
        if (map.version.starts_with("BSP")) {
            expectSound(map);
            ++read;
        } else {
            EXPECT_FALSE(readBsp(map.bytes)) << map.name;
        }
    }
    EXPECT_EQ(read, 36U);
}

TEST(GoldSrcCorpus, countsMatchTheManifest) {
    const auto maps = tests::corpusMaps("goldsrc-bsp-nav", ".bsp");
    if (maps.empty())
        GTEST_SKIP() << tests::missingCorpus("goldsrc-bsp-nav");
    EXPECT_EQ(maps.size(), 6U);
    for (const tests::CorpusMap& map : maps) {
        expectSound(map);
        const auto file = readBsp(map.bytes);
        ASSERT_TRUE(file) << map.name;
        EXPECT_EQ(file->variant, BspVariant::GoldSrc);
        const Counts counts = countsOf(*file);
        EXPECT_EQ("BSP30 faces " + std::to_string(counts.faces) + " tris " + std::to_string(counts.triangles) +
                      " bad " + std::to_string(file->damagedFaces),
                  map.version)
            << map.name;
    }
}

// One map compiled in both widths.
TEST(QuakeCorpus, bothWidthsHaveTheSameFaces) {
    const auto maps = tests::corpusMaps("quake-bsp", "mp_lobby.bsp");
    if (maps.empty())
        GTEST_SKIP() << tests::missingCorpus("quake-bsp");
    ASSERT_EQ(maps.size(), 2U);
    const auto narrow = readBsp(maps[0].bytes);
    const auto wide = readBsp(maps[1].bytes);
    ASSERT_TRUE(narrow && wide);
    EXPECT_EQ(narrow->variant, BspVariant::Quake);
    EXPECT_EQ(wide->variant, BspVariant::Bsp2);
    EXPECT_EQ(narrow->faces, wide->faces);
    EXPECT_EQ(narrow->corners, wide->corners);
    EXPECT_EQ(narrow->vertices, wide->vertices);
}

} // namespace
} // namespace navsmith::quake
