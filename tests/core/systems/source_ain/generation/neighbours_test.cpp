// Which nodes are tested with each other, by the rules of section 5 of docs/formats/source-ain.md.
#include "core/systems/source_ain/generation/hulls.h"
#include "core/systems/source_ain/generation/neighbours.h"

#include <gtest/gtest.h>

namespace navsmith::systems::source_ain::generation {
namespace {

using Row = std::vector<std::uint32_t>;

/// Nodes that all see each other.
struct OpenField {
    std::vector<source::AinNode> nodes;
    std::vector<bool> isStrider;

    std::uint32_t add(float x, float y, std::uint8_t type = node_type::kGround) {
        source::AinNode node;
        node.position = {x, y, 0};
        node.type = type;
        nodes.push_back(node);
        isStrider.push_back(false);
        return static_cast<std::uint32_t>(nodes.size() - 1);
    }
    [[nodiscard]] Neighbours neighbours() {
        std::vector<std::vector<std::uint32_t>> visible(nodes.size());
        for (std::uint32_t i = 0; i < nodes.size(); ++i) {
            for (std::uint32_t j = i + 1; j < nodes.size(); ++j)
                visible[i].push_back(j);
        }
        return {nodes, visible, isStrider};
    }
};

Row rowOf(const Neighbours& neighbours, std::size_t node) {
    const auto row = neighbours.of(node);
    return {row.begin(), row.end()};
}

TEST(Neighbours, theNearerOfTwoInOneDirectionStays) {
    OpenField field;
    field.add(0, 0);
    field.add(200, 0);
    field.add(100, 0);
    field.add(100, 60); // 31 degrees off the second
    EXPECT_EQ(rowOf(field.neighbours(), 0), (Row{2, 3}));
}

TEST(Neighbours, directionsWithinAnEighthOfATurnAreOne) {
    for (const auto& [y, stays] : {std::pair(41.0F, false), std::pair(42.0F, true)}) { // 22.3 and 22.8 degrees
        OpenField field;
        field.add(0, 0);
        field.add(100, 0);
        const auto other = field.add(100, y);
        EXPECT_EQ(field.neighbours().has(0, other), stays) << y;
    }
}

TEST(Neighbours, ofTwoAtTheSameDistanceTheSecondGoes) {
    OpenField field;
    field.add(0, 0);
    field.add(100, 10);
    field.add(100, -10);
    EXPECT_EQ(rowOf(field.neighbours(), 0), (Row{1}));
}

TEST(Neighbours, oneThatIsDroppedStillDropsThoseAfterIt) {
    OpenField field;
    field.add(0, 0);
    field.add(200, 0);
    field.add(150, 50);   // drops the first, 18 degrees off
    field.add(250, -100); // 22 degrees off the first, 40 off the second
    EXPECT_EQ(rowOf(field.neighbours(), 0), (Row{2}));
}

TEST(Neighbours, rowsAreCopiedFromFinishedOnes) {
    OpenField field;
    field.add(0, 0);
    field.add(100, 0);
    field.add(200, 0);
    const auto neighbours = field.neighbours();
    EXPECT_EQ(rowOf(neighbours, 0), (Row{1}));
    EXPECT_EQ(rowOf(neighbours, 1), (Row{0, 2}));
    EXPECT_EQ(rowOf(neighbours, 2), (Row{1})) << "the first does not want it";
}

TEST(Neighbours, oneMayWantALinkThatTheOtherDoesNot) {
    OpenField field;
    field.add(0, 0);
    field.add(300, 0);
    field.add(200, 0); // between them, of a higher number
    const auto neighbours = field.neighbours();
    EXPECT_FALSE(neighbours.has(0, 1));
    EXPECT_TRUE(neighbours.has(0, 2));
    EXPECT_TRUE(neighbours.has(2, 0));
    EXPECT_EQ(rowOf(neighbours, 1), (Row{2}));
    OpenField late;
    late.add(0, 0);
    late.add(300, 0);
    late.add(200, 100); // nearer for the second only
    const auto rows = late.neighbours();
    EXPECT_TRUE(rows.has(0, 1));
    EXPECT_TRUE(rows.has(1, 0));
}

TEST(Neighbours, airAndGroundAreNotCompared) {
    OpenField field;
    field.add(0, 0);
    field.add(200, 0);
    field.add(100, 0, node_type::kAir);
    EXPECT_EQ(rowOf(field.neighbours(), 0), (Row{1, 2}));
}

TEST(Neighbours, climbNodesKeepEachOther) {
    OpenField field;
    field.add(0, 0, node_type::kClimb);
    field.add(100, 0, node_type::kClimb);
    field.add(200, 0, node_type::kClimb);
    field.add(300, 0);
    field.add(250, 0);
    EXPECT_EQ(rowOf(field.neighbours(), 0), (Row{1, 2, 4}));
}

TEST(Neighbours, exitsOfOneLadderDoNotDropEachOther) {
    OpenField field;
    field.add(0, 0);
    field.add(100, 0, node_type::kClimb);
    field.add(100, 0, node_type::kClimb);
    EXPECT_EQ(rowOf(field.neighbours(), 0), (Row{1, 2}));
}

TEST(Neighbours, aNodeAtThePlaceOfAnotherIsDeleted) {
    OpenField field;
    field.add(0, 0);
    field.add(100, 0);
    field.add(0, 0);
    field.add(100, 0, node_type::kClimb);
    const auto neighbours = field.neighbours();
    EXPECT_EQ(field.nodes[2].type, node_type::kDeleted);
    EXPECT_EQ(field.nodes[3].type, node_type::kClimb) << "ladders move their nodes";
    EXPECT_TRUE(rowOf(neighbours, 2).empty());
    EXPECT_FALSE(neighbours.has(1, 2));
    EXPECT_EQ(field.nodes[1].type, node_type::kDeleted) << "but not what is at their place";
}

TEST(Neighbours, hintsForStridersIgnoreOthers) {
    OpenField field;
    field.add(0, 0, node_type::kAir);
    field.add(200, 0, node_type::kAir);
    field.add(100, 0, node_type::kAir);
    field.isStrider = {true, true, false};
    EXPECT_EQ(rowOf(field.neighbours(), 0), (Row{1, 2}));
    field.isStrider = {true, true, true};
    EXPECT_EQ(rowOf(field.neighbours(), 0), (Row{2}));
}

TEST(Neighbours, forcedPairsAreTestedWhateverTheRulesSay) {
    OpenField field;
    for (const float x : {0.0F, 100.0F, 200.0F})
        field.add(x, 0);
    auto neighbours = field.neighbours();
    neighbours.force(2, 0);
    neighbours.force(2, 0);
    neighbours.force(1, 1);
    neighbours.force(1, 9);
    EXPECT_EQ(rowOf(neighbours, 0), (Row{1, 2}));
    EXPECT_EQ(rowOf(neighbours, 2), (Row{0, 1}));
    EXPECT_EQ(rowOf(neighbours, 1), (Row{0, 2}));
}

} // namespace
} // namespace navsmith::systems::source_ain::generation
