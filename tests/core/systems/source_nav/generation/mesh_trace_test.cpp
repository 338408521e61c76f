// Why the generator leaves places out, in rooms where the reason is known by hand.
#include "core/systems/source_nav/generation/mesh_trace.h"
#include "tests/core/systems/source_nav/generation/source_hall.h"

#include <glm/vec3.hpp>
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::systems::source_nav::generation {
namespace {

using tests::boxSolid;
using tests::Hall;
using tests::platform;
using tests::rampSolid;

GenerationTrace traceOf(const Hall& hall, std::string_view game = "css") {
    MeshOptions options;
    options.game = game;
    auto trace = traceMesh(hall.room.bytes(), options);
    EXPECT_TRUE(trace) << (trace ? "" : trace.error());
    return trace ? std::move(*trace) : GenerationTrace{};
}

std::string answerAt(const Hall& hall, const glm::vec3& place) {
    return explain(traceOf(hall), rejectionReasons(), place);
}

TEST(MeshTrace, stagesEndWithTheGeneratedAreas) {
    const Hall hall({platform(18)});
    const auto trace = traceOf(hall);
    ASSERT_GE(trace.stages.size(), 5U);
    EXPECT_EQ(trace.stages.front().title, "Places reached");
    EXPECT_EQ(trace.stages.front().count, 81U) << "from -100 to 100 in both directions";
    EXPECT_EQ(trace.stages.front().drawing.sprites.size(), 81U);
    EXPECT_EQ(trace.stages[1].title, "Areas over the places");
    EXPECT_EQ(trace.stages.back().count, hall.mesh().areas.size());
    EXPECT_EQ(trace.stages.back().drawing.quads.size(), hall.mesh().areas.size());
}

TEST(MeshTrace, wallsAreSolid) {
    const auto trace = traceOf(Hall());
    ASSERT_FALSE(trace.rejected.empty());
    for (const auto& place : trace.rejected)
        EXPECT_EQ(rejectionReasons()[place.reason].id, "in_solid");
    EXPECT_EQ(rejectedGrounds(trace).size(), 1U) << "the four walls meet at the corners";
    EXPECT_EQ(explain(trace, rejectionReasons(), {0, 0, 0}), "The generator reaches this place and covers it.");
}

TEST(MeshTrace, tellsHowHighALedgeIs) {
    EXPECT_EQ(answerAt(Hall({platform(100)}), {25, 0, 100}),
              "The ground is 100 units higher than beside it, too high to climb.");
}

TEST(MeshTrace, tellsHowDeepADropIs) {
    const Hall hall({platform(300)}, "\"62 0 340\"");
    EXPECT_EQ(answerAt(hall, {-10, 0, 0}), "The drop is too deep: 300 units.");
}

TEST(MeshTrace, tellsHowSteepARampIs) {
    // 112 units up over 100: 48 degrees.
    const Hall hall({rampSolid({-38, -112, 0}, {62, 112, 112}, 0), boxSolid({62, -112, 0}, {112, 112, 112})},
                    "\"-87 0 40\"");
    EXPECT_EQ(answerAt(hall, {0, 0, 42}), "The ground is too steep: 48°.");
}

TEST(MeshTrace, tellsHowLowACeilingIs) {
    const Hall hall({boxSolid({12, -112, 30}, {112, 112, 400})});
    EXPECT_EQ(answerAt(hall, {25, 0, 0}),
              "There is no room for a crouching player: 30 units are free above the ground.");
}

TEST(MeshTrace, invisibleWallsAreNoWalls) {
    constexpr std::uint32_t kPlayerClip = 0x10000;
    Hall hall;
    hall.room.add(boxSolid({12, -112, 0}, {112, 112, 400}), kPlayerClip);
    EXPECT_EQ(explain(traceOf(hall, "tf2"), rejectionReasons(), {25, 0, 0}),
              "An invisible wall stops players here: a clip brush.");
    EXPECT_EQ(explain(traceOf(hall, "css"), rejectionReasons(), {25, 0, 0}),
              "The generator reaches this place and covers it.")
        << "that of Counter-Strike passes through";
}

TEST(MeshTrace, aRowOfSinglePlacesIsTooNarrow) {
    // A shelf with one row of places between a drop and a wall.
    const Hall hall({boxSolid({-12, -112, 0}, {12, 112, 300})}, "\"0 0 340\"");
    EXPECT_EQ(answerAt(hall, {0, 0, 300}), "One can stand here, but the place is too narrow for an area: no four "
                                           "places in a square lead to each other.");
}

TEST(MeshTrace, tellsOfGroundToWhichNoWayLeads) {
    const Hall hall({boxSolid({-12, -112, 0}, {12, 112, 400})});
    EXPECT_EQ(answerAt(hall, {75, 0, 0}),
              "The generator never comes here: no way leads here from where it begins. The nearest place that it "
              "reaches is 100 units away, at -25 0 0.");
}

TEST(MeshTrace, failsAsTheGeneratorDoes) {
    tests::SourceRoom empty({-112, -112, 0}, {112, 112, 400});
    MeshOptions options;
    options.game = "css";
    const auto trace = traceMesh(empty.bytes(), options);
    ASSERT_FALSE(trace);
    EXPECT_EQ(trace.error(), "the map has no place where players start; give one to begin at");
}

TEST(MeshTrace, stopsWhenAsked) {
    MeshOptions options;
    options.game = "css";
    const auto trace = traceMesh(Hall().room.bytes(), options, [](std::string_view, double) { return false; });
    ASSERT_FALSE(trace);
    EXPECT_EQ(trace.error(), "");
}

} // namespace
} // namespace navsmith::systems::source_nav::generation
