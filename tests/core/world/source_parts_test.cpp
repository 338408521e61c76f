// What Source maps tell besides their geometry: which places may see each other, light, and static props; and what is
// turned.
#include "core/world/brush_tracer.h"
#include "core/world/cluster_sight.h"
#include "core/world/map_light.h"
#include "tests/support/corpus.h"
#include "tests/support/map_bytes.h"
#include "tests/support/map_corpus.h"

#include <glm/geometric.hpp>
#include <glm/vec4.hpp>
#include <gtest/gtest.h>

#include <cmath>
#include <initializer_list>
#include <random>
#include <span>
#include <vector>

namespace navsmith::world {
namespace {

constexpr std::uint32_t kPartsSolid = source::contents::kSolid;

/// Space below and above x = 0: leaves 0 and 1. The floor is z = 0.
source::VbspFile halves() {
    source::VbspFile map;
    map.planes = {{{1, 0, 0}, 0, 0}, {{0, 0, 1}, 0, 2}};
    map.nodes = {{0, {1, -1}, 0, 0}, {1, {-2, -3}, 0, 1}};
    map.leaves.resize(3);
    map.leaves[0].cluster = 0; // x below 0
    map.leaves[1].cluster = 1; // x above 0, z above 0
    map.leaves[2].cluster = -1;
    for (auto& leaf : map.leaves) {
        leaf.minimum = glm::vec3(-100);
        leaf.maximum = glm::vec3(100);
    }
    map.models.resize(1);
    return map;
}

source::VbspVisibility visibilityOf(std::initializer_list<int> rows) {
    source::VbspVisibility visibility;
    for (const int row : rows) {
        visibility.rows.push_back(visibility.clusters++);
        visibility.packed.push_back(static_cast<std::byte>(row));
    }
    return visibility;
}

TEST(ClusterSight, forbidsWhatNoClusterOfABoxSees) {
    const auto map = halves();
    const ClusterSight apart(map, visibilityOf({0b01, 0b10}));
    const auto west = apart.region({-50, 0, 10}, {-10, 10, 20});
    const auto east = apart.region({10, 0, 10}, {50, 10, 20});
    const auto both = apart.region({-10, 0, 10}, {10, 10, 20});
    EXPECT_EQ(west.clusters, std::vector<std::uint32_t>{0});
    EXPECT_EQ(both.clusters, (std::vector<std::uint32_t>{0, 1}));
    EXPECT_FALSE(ClusterSight::maySee(west, east));
    EXPECT_TRUE(ClusterSight::maySee(west, west));
    EXPECT_TRUE(ClusterSight::maySee(west, both));
    EXPECT_TRUE(ClusterSight::maySee(both, east));
    // In one direction is enough.
    const ClusterSight oneWay(map, visibilityOf({0b11, 0b10}));
    EXPECT_TRUE(
        ClusterSight::maySee(oneWay.region({10, 0, 10}, {50, 10, 20}), oneWay.region({-50, 0, 10}, {-10, 10, 20})));
    // Of a box inside the ground nothing is known.
    EXPECT_TRUE(ClusterSight::maySee(west, apart.region({10, 0, -20}, {50, 10, -10})));
    EXPECT_FALSE(ClusterSight(map, {}).isKnown());
}

TEST(ClusterSight, damagedTreesForbidNothing) {
    auto circle = halves();
    circle.nodes[1].children[0] = 0;
    EXPECT_FALSE(ClusterSight(circle, visibilityOf({0b01, 0b10})).isKnown());
    auto shared = halves();
    shared.nodes[0].children = {1, 1};
    EXPECT_FALSE(ClusterSight(shared, visibilityOf({0b01, 0b10})).isKnown());
    auto noPlane = halves();
    noPlane.nodes[1].plane = 9;
    EXPECT_FALSE(ClusterSight(noPlane, visibilityOf({0b01, 0b10})).isKnown());
}

/// By hand: the cluster of a place.
std::int32_t clusterAt(const source::VbspFile& map, const glm::vec3& place) {
    auto at = map.models[0].headNode;
    while (at >= 0) {
        const auto& node = map.nodes[static_cast<std::size_t>(at)];
        const auto& plane = map.planes[node.plane];
        at = node.children.at(glm::dot(plane.normal, place) >= plane.distance ? 0 : 1);
    }
    return map.leaves.at(static_cast<std::size_t>(-(at + 1))).cluster;
}

TEST(ClusterSight, forbidsOnlyPairsThatRealMapsForbid) {
    const auto maps = tests::corpusMaps("source-bsp", ".bsp");
    if (maps.empty())
        GTEST_SKIP() << tests::missingCorpus("source-bsp");
    std::mt19937 random(5);
    std::size_t forbidden = 0;
    for (const auto& bytes : maps) {
        const auto map = source::readVbsp(bytes.bytes);
        if (!map)
            continue;
        const auto visibility = source::readVbspVisibility(bytes.bytes).value();
        const ClusterSight sight(*map, visibility);
        if (!sight.isKnown())
            continue;
        const auto seenBy = [&](std::int32_t cluster) {
            auto seen = visibility.none();
            visibility.addVisible(static_cast<std::uint32_t>(cluster), seen);
            return seen;
        };
        // Boxes in the middle of leaves, of a size that reaches into some of the next.
        std::uniform_real_distribution<float> share(-1, 1);
        const glm::vec3 half(24, 24, 40);
        std::vector<glm::vec3> middles;
        std::vector<ClusterSight::Region> regions;
        for (const auto& leaf : map->leaves) {
            if (leaf.cluster < 0)
                continue;
            middles.push_back((leaf.minimum + leaf.maximum) * 0.5F);
            regions.push_back(sight.region(middles.back() - half, middles.back() + half));
        }
        for (std::size_t i = 0; i < regions.size(); ++i) {
            for (std::size_t j = 0; j < regions.size(); ++j) {
                if (ClusterSight::maySee(regions[i], regions[j]))
                    continue;
                ++forbidden;
                for (int sample = 0; sample < 20; ++sample) {
                    const auto place = [&](const glm::vec3& middle) {
                        return middle + glm::vec3(share(random), share(random), share(random)) * half;
                    };
                    const auto from = clusterAt(*map, place(middles[i]));
                    const auto to = clusterAt(*map, place(middles[j]));
                    ASSERT_FALSE(from >= 0 && to >= 0 && source::contains(seenBy(from), static_cast<std::uint32_t>(to)))
                        << bytes.name;
                }
            }
        }
    }
    EXPECT_GT(forbidden, 0U) << "the maps forbid something";
}

source::VbspLight lightOf(const glm::vec3& near, const glm::vec3& far) {
    source::VbspLight light;
    light.samples = {{{0, 0.5F, 0.5F}, near}, {{1, 0.5F, 0.5F}, far}};
    light.leaves = {{0, 2}, {0, 0}, {0, 0}};
    return light;
}

TEST(MapLight, samplesCountByTheirDistance) {
    const MapLight light(halves(), lightOf({1, 0, 0}, {0, 1, 0}));
    const auto west = light.at({-95, 0, 0}).value();
    EXPECT_GT(west.x, 0.9F);
    EXPECT_LT(west.y, 0.1F);
    const auto middle = light.at({-0.01F, 0, 0}).value();
    EXPECT_NEAR(middle.x, middle.y, 1e-3F);
    EXPECT_FALSE(light.at({50, 0, -10})) << "inside the ground";
    EXPECT_FALSE(light.at({50, 0, 10})) << "no samples, and no face below";
    EXPECT_FALSE(MapLight().isKnown());
}

TEST(MapLight, withoutSamplesTheGroundTells) {
    source::VbspLight light;
    light.faces.resize(1);
    light.faces[0] = {0, 2, 2, {0, 0}, 0};
    light.axes = {{glm::vec4(1.0F / 16, 0, 0, 0), glm::vec4(0, 1.0F / 16, 0, 0)}};
    for (const int red : {0, 255, 0, 255}) {
        for (const int value : {red, 0, 0, 0})
            light.lightmaps.push_back(static_cast<std::byte>(value));
    }
    const MapLight map(halves(), light);
    EXPECT_NEAR(map.at({4, 8, 20}).value().x, 0.25F, 1e-6F);
    EXPECT_NEAR(map.at({16, 8, 20}).value().x, 1.0F, 1e-6F);
    EXPECT_FALSE(map.at({17, 8, 20})) << "beside the face";
}

BrushTracer turnedTracer(const glm::vec3& angles, const std::vector<SolidBox>& boxes = {}) {
    tests::RawSourceMap map;
    tests::addBoxBrush(map, {-64, -4, -4}, {64, 4, 4}, kPartsSolid, 1);
    map.models.resize(2);
    const BrushModel model{1, 7, {100, 0, 0}, angles};
    return {source::readVbsp(tests::buildSourceMap(map)).value(), std::span(&model, 1), boxes};
}

TEST(TurnedModels, standWhereTheirAnglesPutThem) {
    const auto as = turnedTracer({0, 0, 0});
    EXPECT_TRUE(as.line({150, -100, 0}, {150, 100, 0}, kPartsSolid).hit());
    EXPECT_FALSE(as.line({50, 50, 0}, {150, 50, 0}, kPartsSolid).hit());
    const auto turned = turnedTracer({0, 90, 0});
    EXPECT_FALSE(turned.line({150, -100, 0}, {150, 100, 0}, kPartsSolid).hit());
    const auto across = turned.line({50, 50, 0}, {150, 50, 0}, kPartsSolid);
    EXPECT_TRUE(across.hit());
    EXPECT_EQ(across.entity, 7U);
    EXPECT_NEAR(across.end.x, 96, 0.1);
    // Nose up: pitch turns about y, positive down.
    const auto raised = turnedTracer({-90, 0, 0});
    EXPECT_TRUE(raised.line({50, 0, 50}, {150, 0, 50}, kPartsSolid).hit());
}

TEST(TurnedModels, stopBoxesAtTheirSkewFaces) {
    const auto turned = turnedTracer({0, 45, 0});
    // Straight towards the middle of the slanting side, and past its end.
    const auto hit = turned.box({100, 100, 0}, {100, 0, 0}, {-4, -4, -4}, {4, 4, 4}, kPartsSolid);
    EXPECT_TRUE(hit.hit());
    // The box's corner meets the side: 4 * sqrt(2) for the brush, 8 for the box.
    EXPECT_NEAR(hit.end.y, 4 * std::sqrt(2.0) + 8, 0.2);
    const auto corner = turned.box({160, 100, 0}, {160, -100, 0}, {-4, -4, -4}, {4, 4, 4}, kPartsSolid);
    EXPECT_FALSE(corner.hit()) << "the brush ends at 100 + 64 / sqrt(2) + ...";
}

TEST(TurnedModels, boxesTurnToo) {
    const auto tracer = turnedTracer({0, 0, 0}, {{{-32, -2, 0}, {32, 2, 64}, kPartsSolid, {0, 200, 0}, {0, 90, 0}}});
    EXPECT_TRUE(tracer.line({-10, 225, 32}, {10, 225, 32}, kPartsSolid).hit());
    EXPECT_FALSE(tracer.line({25, 190, 32}, {25, 210, 32}, kPartsSolid).hit());
}

TEST(TurnedModels, onlyTheFirstPlaceOfAModelCounts) {
    tests::RawSourceMap map;
    tests::addBoxBrush(map, {-8, -8, -8}, {8, 8, 8}, kPartsSolid, 1);
    map.models.resize(2);
    const std::vector<BrushModel> models{{1, 3, {100, 0, 0}, {}}, {1, 4, {200, 0, 0}, {}}, {99, 5, {}, {}}};
    const BrushTracer tracer(source::readVbsp(tests::buildSourceMap(map)).value(), models);
    EXPECT_TRUE(tracer.line({100, 0, 50}, {100, 0, -50}, kPartsSolid).hit());
    EXPECT_FALSE(tracer.line({200, 0, 50}, {200, 0, -50}, kPartsSolid).hit());
}

} // namespace
} // namespace navsmith::world
