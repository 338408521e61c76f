// Real Source maps: counts from another reader, orientation of faces, and displacements.
#include "formats/source/vbsp_file.h"
#include "tests/support/corpus.h"
#include "tests/support/map_corpus.h"

#include <glm/geometric.hpp>
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

namespace navsmith::source {
namespace {

constexpr const char* kFolder = "source-bsp";

struct Expected {
    const char* name; ///< suffix of the file name
    std::int32_t version;
    bool versionFirst;
    std::size_t faces;
    std::size_t flatTriangles;
    std::size_t displacements;
    std::size_t displacementVertices;
    std::size_t models;
    std::size_t brushes;
    std::size_t pakBytes;
};

constexpr Expected kMaps[] = {
    {"csgo_tooltextures.bsp", 21, false, 33, 72, 0, 0, 1, 41, 74'466},
    {"gmod_tooltextures.bsp", 20, false, 33, 72, 0, 0, 1, 36, 54},
    {"l4d2_tooltextures.bsp", 21, true, 72, 156, 0, 0, 1, 29, 86'778},
    {"TeamFortress2_mp_lobby.bsp", 20, false, 16, 32, 0, 0, 1, 6, 54},
    {"TeamFortress2_test2.bsp", 20, false, 172, 458, 3, 131, 2, 75, 54},
    {"test_displacement_decompile.bsp", 20, false, 2195, 4384, 3, 75, 1, 6, 54},
    {"test_physcollide.bsp", 20, false, 44, 88, 0, 0, 3, 9, 54},
};

const Expected* expectedOf(const std::string& name) {
    const auto* const found =
        std::find_if(std::begin(kMaps), std::end(kMaps), [&](const Expected& map) { return name.ends_with(map.name); });
    return found == std::end(kMaps) ? nullptr : found;
}

void expectAsCounted(const VbspFile& file, const Expected& expected) {
    EXPECT_TRUE(file.notes.empty()) << expected.name << ": " << file.notes.front();
    EXPECT_EQ(file.version, expected.version) << expected.name;
    EXPECT_EQ(file.versionFirst, expected.versionFirst) << expected.name;
    EXPECT_EQ(file.faces.size(), expected.faces) << expected.name;
    EXPECT_EQ(file.displacements.size(), expected.displacements) << expected.name;
    EXPECT_EQ(file.displacementVertices.size(), expected.displacementVertices) << expected.name;
    EXPECT_EQ(file.models.size(), expected.models) << expected.name;
    EXPECT_EQ(file.brushes.size(), expected.brushes) << expected.name;
    EXPECT_EQ(file.pakFile.length, expected.pakBytes) << expected.name;
    std::size_t flat = 0;
    for (const VbspFace& face : file.faces) {
        flat += face.displacement == -1 ? face.corners.count - 2 : 0;
        glm::dvec3 normal(0.0);
        for (std::uint32_t i = 0; i < face.corners.count; ++i) {
            const glm::dvec3 here(file.vertices[file.corners[face.corners.first + i]]);
            const glm::dvec3 next(file.vertices[file.corners[face.corners.first + (i + 1) % face.corners.count]]);
            normal += glm::cross(next, here);
        }
        EXPECT_GT(glm::dot(normal, glm::dvec3(file.planes[face.plane].normal)), 0.0) << expected.name;
        EXPECT_FALSE(textureOf(file, face.texInfo).empty()) << expected.name;
    }
    EXPECT_EQ(flat, expected.flatTriangles) << expected.name;
}

TEST(SourceCorpus, readsEveryMapCompletely) {
    const auto maps = tests::corpusMaps(kFolder, ".bsp");
    if (maps.empty())
        GTEST_SKIP() << tests::missingCorpus(kFolder);
    std::size_t read = 0;
    for (const tests::CorpusMap& map : maps) {
        const auto file = readVbsp(map.bytes);
        if (const Expected* expected = expectedOf(map.name)) {
            ASSERT_TRUE(file) << map.name << ": " << bytes::describe(file.error());
            expectAsCounted(*file, *expected);
            ++read;
        } else {
            ASSERT_FALSE(file) << map.name;
            EXPECT_EQ(file.error().code, bytes::FormatErrorCode::Unsupported) << map.name;
        }
    }
    EXPECT_EQ(read, std::size(kMaps));
    EXPECT_EQ(maps.size(), read + 2); // one of version 25, one of a console
}

TEST(SourceCorpus, packedLumpsGiveTheSameMap) {
    const auto packed = tests::corpusMaps("source-bsp/derived", "test2_lzma.bsp");
    const auto plain = tests::corpusMaps(kFolder, "TeamFortress2_test2.bsp");
    if (packed.empty() || plain.empty())
        GTEST_SKIP() << tests::missingCorpus("source-bsp/derived");
    const auto one = readVbsp(packed.front().bytes);
    const auto other = readVbsp(plain.front().bytes);
    ASSERT_TRUE(one && other);
    EXPECT_LT(packed.front().bytes.size(), plain.front().bytes.size());
    expectAsCounted(*one, kMaps[4]);
    EXPECT_EQ(one->vertices, other->vertices);
    EXPECT_EQ(one->corners, other->corners);
    EXPECT_EQ(one->entities, other->entities);
    EXPECT_EQ(one->textureNames, other->textureNames);
    EXPECT_EQ(one->displacementTags, other->displacementTags);
}

} // namespace
} // namespace navsmith::source
