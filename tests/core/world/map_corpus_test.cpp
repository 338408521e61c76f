// Geometry of real maps: all triangles of all faces, within the bounds stored in the map, with floors to stand on.
#include "core/world/map_geometry.h"
#include "core/world/ray_caster.h"
#include "formats/quake/bsp_file.h"
#include "formats/source/vbsp_file.h"
#include "tests/support/corpus.h"
#include "tests/support/map_corpus.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace navsmith::world {
namespace {

constexpr const char* kFolders[] = {"quake-bsp", "goldsrc-bsp-nav", "source-bsp", "quake2-bsp"};

struct ReadMap {
    std::string name;
    std::vector<std::byte> bytes;
    MapGeometry geometry;
};

// All readable maps; empty if a folder is missing.
std::vector<ReadMap> everyMap() {
    std::vector<ReadMap> read;
    for (const char* folder : kFolders) {
        auto maps = tests::corpusMaps(folder, ".bsp");
        if (maps.empty())
            return {};
        for (auto& map : maps) {
            if (auto geometry = readMapGeometry(map.bytes))
                read.push_back({std::move(map.name), std::move(map.bytes), std::move(*geometry)});
        }
    }
    return read;
}

TEST(MapCorpus, everyReadableMapIsReadWithoutANote) {
    const auto maps = everyMap();
    if (maps.empty())
        GTEST_SKIP() << tests::missingCorpus(kFolders[0]);
    EXPECT_EQ(maps.size(), 36U + 6U + 7U + 14U);
    for (const ReadMap& map : maps) {
        EXPECT_TRUE(map.geometry.notes.empty()) << map.name << ": " << map.geometry.notes.front();
        EXPECT_FALSE(map.geometry.entities.empty()) << map.name;
        EXPECT_EQ(map.geometry.entities.front().className(), "worldspawn") << map.name;
        EXPECT_FALSE(map.geometry.title.empty()) << map.name;
    }
}

TEST(MapCorpus, layersCoverEveryTriangleWithValidIndexes) {
    const auto maps = everyMap();
    if (maps.empty())
        GTEST_SKIP() << tests::missingCorpus(kFolders[0]);
    for (const auto& [name, bytes, map] : maps) {
        std::uint32_t next = 0;
        for (const LayerRange& range : map.layers) {
            EXPECT_EQ(range.firstTriangle, next) << name;
            next += range.triangleCount;
        }
        EXPECT_EQ(next, map.triangleCount()) << name;
        for (const std::uint32_t index : map.indices)
            ASSERT_LT(index, map.positions.size()) << name;
        for (std::size_t t = 0; t < map.triangleCount(); ++t) {
            const glm::dvec3 a(map.positions[map.indices[3 * t]]);
            const glm::dvec3 b(map.positions[map.indices[3 * t + 1]]);
            const glm::dvec3 c(map.positions[map.indices[3 * t + 2]]);
            ASSERT_GT(glm::length(glm::cross(b - a, c - a)), 0.0) << name;
        }
    }
}

double areaOf(const MapGeometry& map) {
    double area = 0.0;
    for (std::size_t t = 0; t < map.triangleCount(); ++t) {
        const glm::dvec3 a(map.positions[map.indices[3 * t]]);
        const glm::dvec3 b(map.positions[map.indices[3 * t + 1]]);
        const glm::dvec3 c(map.positions[map.indices[3 * t + 2]]);
        area += 0.5 * glm::length(glm::cross(b - a, c - a));
    }
    return area;
}

// A face with n corners gives n - 2 triangles, except those between collinear corners. Their total area is that of the
// faces, each computed by the shoelace formula.
TEST(MapCorpus, quakeFacesAreCoveredByTheirTriangles) {
    const auto maps = everyMap();
    if (maps.empty())
        GTEST_SKIP() << tests::missingCorpus(kFolders[0]);
    for (const auto& [name, bytes, map] : maps) {
        const auto file = quake::readBsp(bytes);
        if (!file)
            continue;
        std::size_t triangles = 0;
        std::size_t withoutArea = 0;
        double area = 0.0;
        for (const quake::BspFace& face : file->faces) {
            const auto corner = [&](std::uint32_t i) {
                return glm::dvec3(file->vertices[file->corners[face.corners.first + i % face.corners.count]]);
            };
            glm::dvec3 sum(0.0);
            for (std::uint32_t i = 0; i < face.corners.count; ++i)
                sum += glm::cross(corner(i) - corner(0), corner(i + 1) - corner(0));
            area += 0.5 * glm::length(sum);
            triangles += face.corners.count - 2;
            for (std::uint32_t i = 2; i < face.corners.count; ++i)
                withoutArea += glm::cross(corner(i - 1) - corner(0), corner(i) - corner(0)) == glm::dvec3(0.0);
        }
        EXPECT_NEAR(areaOf(map), area, 1e-6 * area) << name;
        // Moving a model may round a sliver to zero area.
        EXPECT_LE(map.triangleCount() + withoutArea, triangles) << name;
        EXPECT_GE(map.triangleCount() + withoutArea + 2, triangles) << name;

        // The bounds in the file are a unit larger; models of entities may be elsewhere.
        const bool placed = std::any_of(map.entities.begin(), map.entities.end(),
                                        [](const MapEntity& entity) { return entity.model && entity.origin; });
        if (placed || file->models.empty())
            continue;
        glm::vec3 low = file->models.front().minimum;
        glm::vec3 high = file->models.front().maximum;
        for (const quake::BspModel& model : file->models) {
            low = glm::min(low, model.minimum - 1.1F);
            high = glm::max(high, model.maximum + 1.1F);
        }
        for (glm::length_t i = 0; i < 3; ++i) {
            EXPECT_GE(map.minimum[i], low[i]) << name;
            EXPECT_LE(map.maximum[i], high[i]) << name;
        }
    }
}

// Border vertices of a displacement coincide with those of its neighbour only if rows and columns have the right order.
// Counts from another reader: three displacements of this map share this many that are not vertices of the flat map.
TEST(MapCorpus, displacementsMeetAtTheirBorders) {
    const auto maps = tests::corpusMaps("source-bsp", "TeamFortress2_test2.bsp");
    if (maps.empty())
        GTEST_SKIP() << tests::missingCorpus("source-bsp");
    const auto geometry = readMapGeometry(maps.front().bytes);
    const auto file = source::readVbsp(maps.front().bytes);
    ASSERT_TRUE(geometry && file);
    const auto place = [](const glm::vec3& position) {
        return std::array<float, 3>{std::round(position.x * 10), std::round(position.y * 10),
                                    std::round(position.z * 10)};
    };
    std::set<std::array<float, 3>> flat;
    for (const glm::vec3& vertex : file->vertices)
        flat.insert(place(vertex));
    // Displacements have their own vertices, so a shared vertex occurs twice.
    std::map<std::array<float, 3>, std::size_t> places;
    for (const LayerRange& range : geometry->layers) {
        if (range.layer != MapLayer::Solid)
            continue;
        std::set<std::uint32_t> used;
        for (std::size_t i = 3 * std::size_t{range.firstTriangle};
             i < 3 * (std::size_t{range.firstTriangle} + range.triangleCount); ++i)
            used.insert(geometry->indices[i]);
        for (const std::uint32_t index : used)
            ++places[place(geometry->positions[index])];
    }
    std::size_t shared = 0;
    for (const auto& [where, count] : places)
        shared += count > 1 && !flat.contains(where);
    EXPECT_EQ(shared, 9U);
}

// Rays find the floor below entities that stand on it in the game. Player starts are slightly above it.
TEST(MapCorpus, playersStartAboveGround) {
    const auto maps = everyMap();
    if (maps.empty())
        GTEST_SKIP() << tests::missingCorpus(kFolders[0]);
    std::size_t starts = 0;
    std::size_t grounded = 0;
    for (const auto& [name, bytes, map] : maps) {
        const auto caster = RayCaster::build(map);
        ASSERT_TRUE(caster);
        EXPECT_EQ(caster->triangleCount(), map.triangleCount());
        for (const MapEntity& entity : map.entities) {
            // Intermissions of Quake II are views of the map.
            if (!entity.className().starts_with("info_player_") || !entity.origin ||
                entity.className() == "info_player_intermission")
                continue;
            ++starts;
            const auto hit = caster->ground(entity.origin->x, entity.origin->y, entity.origin->z + 8.0F);
            if (hit && hit->distance < 128.0F) {
                ++grounded;
                EXPECT_GT(hit->normal.z, 0.0F) << name; // the upper side of the floor
            }
        }
    }
    EXPECT_GT(starts, 200U);
    EXPECT_GE(grounded * 100, starts * 97) << grounded << " of " << starts;
}

} // namespace
} // namespace navsmith::world
