// Which long areas the games of Source split, and where.
#include "tests/core/systems/source_nav/generation/source_hall.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <vector>

namespace navsmith::systems::source_nav::generation {
namespace {

using tests::boxSolid;
using tests::Hall;

constexpr std::uint32_t kForJumping = 0x2;

/// Three strips of 50 by `depth`, each higher than the one before, so that they do not merge.
source::NavFile stripsOf(float depth, std::uint32_t version) {
    Hall hall({boxSolid({-42, -112, 0}, {112, 112, 30}), boxSolid({33, -112, 0}, {112, 112, 60})});
    hall.room.add(boxSolid({-112, depth - 90, 0}, {112, 112, 400}));
    MeshOptions options;
    options.game = "css";
    options.version = version;
    options.analyse = false;
    return generateMesh(hall.room.bytes(), options).value().file;
}

std::vector<float> depthsOf(const source::NavFile& mesh) {
    std::vector<float> depths;
    for (const auto& area : mesh.areas)
        if ((area.attributes & kForJumping) == 0)
            depths.push_back(area.southEast.y - area.northWest.y);
    std::ranges::sort(depths);
    return depths;
}

TEST(SourceSplits, theAreaAfterOneThatWasSplitIsNot) {
    EXPECT_EQ(depthsOf(stripsOf(200, 16)), (std::vector<float>{100, 100, 100, 100, 200}));
    EXPECT_EQ(depthsOf(stripsOf(200, 9)), (std::vector<float>{100, 100, 100, 100, 100, 100}));
}

TEST(SourceSplits, areasAreSplitHalfACellFurtherFromTheOrigin) {
    // From -100 to 75: the middle is -12.5.
    EXPECT_EQ(depthsOf(stripsOf(175, 16)), (std::vector<float>{75, 75, 100, 100, 175}));
}

/// How many parts of a long strip at the foot of a platform have a link from it, which leads down one way.
std::ptrdiff_t partsBelow(const std::vector<tests::RawSolid>& others) {
    auto solids = others;
    solids.push_back(boxSolid({-112, -112, 0}, {-30, 112, 400}));
    solids.push_back(boxSolid({12, -112, 0}, {112, 60, 90}));
    const auto mesh = Hall(solids, "\"62 0 130\"").mesh();
    const auto* high = tests::areaOver(mesh, 60, -60);
    EXPECT_NE(high, nullptr);
    const auto ids = source::entries(mesh.connections, high->connections[3]);
    return std::ranges::count_if(mesh.areas, [&](const source::NavArea& area) {
        return area.southEast.x <= 0 && area.southEast.y <= 50 && std::ranges::find(ids, area.id) != ids.end();
    });
}

TEST(SourceSplits, partsKeepWaysInOnlyWhereTheWholeHasWaysOut) {
    EXPECT_EQ(partsBelow({boxSolid({12, 60, 0}, {112, 112, 400})}), 0) << "a wall beside the platform";
    EXPECT_EQ(partsBelow({boxSolid({12, 60, 0}, {112, 112, 30})}), 1) << "a step to the same side of one half";
}

} // namespace
} // namespace navsmith::systems::source_nav::generation
