#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "resources/samples/pavements.h"

namespace navsmith::samples {
namespace {

using testing::AllOf;
using testing::DoubleNear;
using testing::Field;
using testing::UnorderedElementsAre;

constexpr double kTolerance = 1e-9;

auto isAt(double x, double y) {
    return AllOf(Field(&Point::x, DoubleNear(x, kTolerance)), Field(&Point::y, DoubleNear(y, kTolerance)));
}

std::ptrdiff_t countOver(const Pavements& laid, Over over) {
    return std::ranges::count(laid.links, over, &PavementLink::over);
}

TEST(Pavements, RunOnBothSidesOfARoadAndMeetAtItsEnds) {
    const std::vector<Point> nodes{{0, 0}, {100, 0}};
    const std::vector<Over> over(2, Over::No);
    const auto laid = layPavements(nodes, over, std::vector<Piece>{{0, 1, 8, true}});
    EXPECT_THAT(laid.corners, UnorderedElementsAre(isAt(0, 8), isAt(0, -8), isAt(100, 8), isAt(100, -8)));
    EXPECT_EQ(laid.links.size(), 4U);
    EXPECT_EQ(countOver(laid, Over::No), 4);
}

TEST(Pavements, TurnWithTheRoad) {
    const std::vector<Point> nodes{{0, 0}, {100, 0}, {100, 100}};
    const std::vector<Over> over(3, Over::No);
    const auto laid = layPavements(nodes, over, std::vector<Piece>{{0, 1, 8, true}, {1, 2, 8, true}});
    EXPECT_THAT(laid.corners, UnorderedElementsAre(isAt(0, 8), isAt(0, -8), isAt(92, 8), isAt(108, -8), isAt(92, 100),
                                                   isAt(108, 100)));
}

TEST(Pavements, ShareTheFourCornersOfAJunctionWhoseArmsCanBeCrossed) {
    const std::vector<Point> nodes{{0, 0}, {50, 0}, {0, 50}, {-50, 0}, {0, -50}};
    std::vector<Over> over(5, Over::No);
    over[0] = Over::LitCrossing;
    const std::vector<Piece> pieces{{0, 1, 10, true}, {0, 2, 6, true}, {3, 0, 10, true}, {4, 0, 6, true}};
    const auto laid = layPavements(nodes, over, pieces);
    EXPECT_EQ(laid.corners.size(), 12U);
    EXPECT_THAT(std::vector<Point>(laid.corners),
                testing::IsSupersetOf({isAt(6, 10), isAt(-6, 10), isAt(-6, -10), isAt(6, -10)}));
    EXPECT_EQ(countOver(laid, Over::LitCrossing), 4);
}

TEST(Pavements, CrossStraightAtASideStreet) {
    const std::vector<Point> nodes{{-50, 0}, {0, 0}, {50, 0}, {0, -50}};
    const std::vector<Over> over{Over::No, Over::Crossing, Over::No, Over::No};
    const auto laid = layPavements(nodes, over, std::vector<Piece>{{0, 1, 8, true}, {1, 2, 8, true}, {3, 1, 6, true}});
    EXPECT_THAT(std::vector<Point>(laid.corners),
                testing::IsSupersetOf({isAt(-6, 8), isAt(6, 8), isAt(-6, -8), isAt(6, -8)}));
    EXPECT_EQ(laid.corners.size(), 10U);
    EXPECT_EQ(countOver(laid, Over::Crossing), 3);
    EXPECT_EQ(countOver(laid, Over::No), 6 + 3 + 1) << "both sides, three ends, and the far side of the mouth";
}

TEST(Pavements, CrossABendOnce) {
    const std::vector<Point> nodes{{0, 0}, {50, 0}, {100, 10}};
    const std::vector<Over> over{Over::No, Over::Crossing, Over::No};
    const auto laid = layPavements(nodes, over, std::vector<Piece>{{0, 1, 8, true}, {1, 2, 8, true}});
    EXPECT_EQ(countOver(laid, Over::Crossing), 1);
}

TEST(Pavements, SkipRoadsWithoutPavement) {
    const std::vector<Point> nodes{{0, 0}, {50, 0}, {100, 0}, {50, 40}};
    const std::vector<Over> over(4, Over::Crossing);
    const auto laid =
        layPavements(nodes, over, std::vector<Piece>{{0, 1, 12, false}, {1, 2, 12, false}, {1, 3, 8, true}});
    EXPECT_THAT(laid.corners, UnorderedElementsAre(isAt(42, 12), isAt(58, 12), isAt(42, 40), isAt(58, 40)));
    EXPECT_EQ(countOver(laid, Over::Crossing), 1);
}

} // namespace
} // namespace navsmith::samples
