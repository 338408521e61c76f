// Real maps of Quake II, compared with a second reader.
#include "formats/quake2/ibsp_file.h"
#include "tests/support/corpus.h"
#include "tests/support/map_corpus.h"
#include "tests/support/quake2_map_bytes.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>
#include <gtest/gtest.h>

#include <limits>
#include <vector>

namespace navsmith::quake2 {
namespace {

std::vector<tests::CorpusMap> realMaps() {
    return tests::corpusMaps("quake2-bsp", ".bsp");
}

TEST(QuakeIICorpus, countsIndexesAndBoundsAreThoseOfAnotherReader) {
    const auto maps = realMaps();
    if (maps.empty())
        GTEST_SKIP() << tests::missingCorpus("quake2-bsp");
    for (const auto& map : maps) {
        const auto facts = tests::quake2Facts(map.bytes);
        EXPECT_EQ(facts.outOfRange + facts.oddLengths, 0U) << map.name;
        const auto file = readIbsp(map.bytes);
        ASSERT_TRUE(file) << map.name << ": " << bytes::describe(file.error());
        EXPECT_TRUE(file->notes.empty()) << map.name << ": " << file->notes.front();
        EXPECT_EQ(file->faces.size(), facts.faces) << map.name;
        EXPECT_EQ(file->corners.size() - 2 * file->faces.size(), facts.triangles) << map.name;
        EXPECT_EQ(file->models.size(), facts.models) << map.name;
        EXPECT_EQ(file->brushes.size(), facts.brushes) << map.name;
        glm::vec3 low(std::numeric_limits<float>::infinity());
        glm::vec3 high = -low;
        for (std::uint32_t f = 0; f < file->models[0].faceCount; ++f) {
            const auto& corners = file->faces[file->models[0].firstFace + f].corners;
            for (std::uint32_t i = corners.first; i < corners.first + corners.count; ++i) {
                low = glm::min(low, file->vertices[file->corners[i]]);
                high = glm::max(high, file->vertices[file->corners[i]]);
            }
        }
        for (glm::length_t axis = 0; axis < 3; ++axis) {
            EXPECT_EQ(low[axis], facts.minimum.at(static_cast<std::size_t>(axis))) << map.name;
            EXPECT_EQ(high[axis], facts.maximum.at(static_cast<std::size_t>(axis))) << map.name;
            EXPECT_EQ(file->models[0].minimum[axis], facts.worldMinimum.at(static_cast<std::size_t>(axis))) << map.name;
            // The compiler states the bounds a unit larger.
            EXPECT_GE(low[axis], file->models[0].minimum[axis] - 1.1F) << map.name;
            EXPECT_LE(high[axis], file->models[0].maximum[axis] + 1.1F) << map.name;
        }
    }
}

TEST(QuakeIICorpus, facesTurnTheirCornersAsTheirPlanes) {
    const auto maps = realMaps();
    if (maps.empty())
        GTEST_SKIP() << tests::missingCorpus("quake2-bsp");
    for (const auto& map : maps) {
        const auto file = readIbsp(map.bytes);
        ASSERT_TRUE(file) << map.name;
        std::size_t wrong = 0;
        for (const auto& face : file->faces) {
            glm::dvec3 normal(0.0);
            const auto corner = [&](std::uint32_t i) {
                return glm::dvec3(file->vertices[file->corners[face.corners.first + i % face.corners.count]]);
            };
            for (std::uint32_t i = 0; i < face.corners.count; ++i)
                normal += glm::cross(corner(i + 1), corner(i));
            const glm::dvec3 plane(file->planes[face.plane].normal);
            // Some slivers have no area.
            wrong += glm::dot(normal, plane) * (face.back ? -1.0 : 1.0) < -0.01;
        }
        EXPECT_EQ(wrong, 0U) << map.name;
    }
}

} // namespace
} // namespace navsmith::quake2
