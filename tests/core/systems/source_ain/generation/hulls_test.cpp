#include "core/systems/source_ain/generation/hulls.h"

#include <gtest/gtest.h>

namespace navsmith::systems::source_ain::generation {
namespace {

TEST(Hulls, eachGameHasItsOwn) {
    const auto usual = hullsFor(10);
    EXPECT_EQ(usual[0].name, "human");
    EXPECT_EQ(usual[kWideHuman].half, 15);
    EXPECT_EQ(hullsFor(10, kWideHumanFirst)[kWideHuman].half, 32);
    EXPECT_EQ(usual[9].name, "medium_tall");
    EXPECT_EQ(hullsFor(9).size(), 9U);
    EXPECT_EQ(hullsFor(9).back().name, "large_centered");
    const auto eleven = hullsFor(11);
    EXPECT_EQ(eleven.back().half, eleven[5].half);
    EXPECT_EQ(eleven.back().top, eleven[5].top);
    EXPECT_EQ(hullsFor(12).back().name, "mediumbig");
    EXPECT_EQ(hullsFor(13).back().name, "huge");
    EXPECT_EQ(hullsFor(12)[kWideHuman].half, 20) << "one width only";
    EXPECT_EQ(hullsFor(32).size(), 32U) << "any number can be asked for";
}

TEST(Hulls, versionsHaveThem) {
    EXPECT_EQ(usualHulls(27), 9U);
    EXPECT_EQ(usualHulls(35), 10U);
    EXPECT_EQ(usualHulls(37), 10U);
    EXPECT_EQ(usualHulls(41), 12U);
    EXPECT_EQ(usualHulls(42), 13U);
}

TEST(NodeInfo, spawnFlagsBecomeBits) {
    EXPECT_EQ(info::ofSpawnFlags(37, 1), info::forced(37, 0));
    EXPECT_EQ(info::ofSpawnFlags(37, 256), info::forced(37, 8));
    EXPECT_EQ(info::ofSpawnFlags(37, 512), info::dontDrop(37));
    EXPECT_EQ(info::forced(37, 9), info::dontDrop(37)) << "in this version they are one bit";
    EXPECT_EQ(info::forced(37, 12), 0U) << "there is no bit for it";
    EXPECT_EQ(info::forced(41, 9), 1U << 15U);
    EXPECT_EQ(info::ofSpawnFlags(41, 1024), info::forced(41, 9));
    EXPECT_EQ(info::dontDrop(41), 1U << 27U);
}

} // namespace
} // namespace navsmith::systems::source_ain::generation
