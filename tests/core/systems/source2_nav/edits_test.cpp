// Edits of areas, corners, connections, hiding spots and ladders.
#include "core/model/property.h"
#include "core/world/backdrop.h"
#include "core/world/map_geometry.h"
#include "tests/core/systems/source2_nav/mesh_world.h"

#include <array>
#include <memory>
#include <span>
#include <utility>

namespace navsmith::tests {
namespace {

namespace nav = systems::source2_nav;
using model::Slot;

class Source2Edits : public testing::Test, public Source2Model {
protected:
    Source2Edits() : Source2Model(source2File(source2MeshOfSeven())) {}

    [[nodiscard]] glm::vec3 corner(std::uint32_t id, std::size_t number) const {
        const Slot point = model.get(nav::corner::point, model.order(nav::kCorner).group(area(id).slot)[number]).slot();
        return {model.get(nav::point::x, point), model.get(nav::point::y, point), model.get(nav::point::z, point)};
    }
    [[nodiscard]] std::pair<int, int> edges(std::uint32_t from, std::uint32_t to) const {
        const Slot row = connection(from, to).slot;
        return {model.get(nav::connection::edge, row), static_cast<int>(model.get(nav::connection::targetEdge, row))};
    }
};

TEST_F(Source2Edits, ConnectsBothWaysThroughTheFacingEdges) {
    run("disconnect", {area(1), area(2)});
    EXPECT_FALSE(connects(1, 2));
    EXPECT_FALSE(connects(2, 1));
    EXPECT_TRUE(connects(2, 3));
    run("connect", {area(1), area(2)});
    EXPECT_EQ(edges(1, 2), std::pair(1, 3));
    EXPECT_EQ(edges(2, 1), std::pair(3, 1));
}

TEST_F(Source2Edits, TwoConnectionsThatComeToTheSameEdgesAreOne) {
    const Slot extra = [&] {
        model::Transaction tx(model, "double");
        const Slot c = tx.create(nav::kConnection);
        tx.set(nav::connection::owner, c, model::Ref::to(area(1).slot));
        tx.set(nav::connection::edge, c, std::uint8_t{0});
        tx.set(nav::connection::target, c, model::Ref::to(area(2).slot));
        tx.set(nav::connection::targetEdge, c, 0U);
        EXPECT_TRUE(tx.commit());
        return c;
    }();
    EXPECT_NE(refusal("set_edges", {{nav::kConnection, extra}}, {1, 3}), "") << "another leads between them";
    run("fit_edges", {{nav::kConnection, extra}});
    EXPECT_FALSE(model.isLive({nav::kConnection, extra}));
    EXPECT_EQ(edges(1, 2), std::pair(1, 3));
}

TEST_F(Source2Edits, ConnectsOneWayForADrop) {
    run("disconnect_one_way", {connection(5, 4)});
    EXPECT_FALSE(connects(5, 4));
    run("connect_one_way", {area(5), area(4)});
    EXPECT_EQ(edges(5, 4), std::pair(0, 2));
    EXPECT_FALSE(connects(4, 5));
}

TEST_F(Source2Edits, RefusesConnectionsBetweenHulls) {
    EXPECT_NE(whyDisabled("connect", {area(1), area(6)}), "");
    EXPECT_NE(whyDisabled("connect", {area(1), area(2)}), "") << "they are connected";
    EXPECT_NE(whyDisabled("connect", {area(1)}), "");
}

TEST_F(Source2Edits, MakesAOneWayConnectionTwoWay) {
    expected = {"S2008"};
    run("disconnect_one_way", {connection(2, 1)});
    ASSERT_FALSE(connects(2, 1));
    run("make_two_way", {connection(1, 2)});
    EXPECT_EQ(edges(2, 1), std::pair(3, 1));
}

TEST_F(Source2Edits, SetsTheEdgesOfAConnection) {
    ASSERT_NE(edges(1, 2), std::pair(0, 2));
    run("set_edges", {connection(1, 2)}, {0, 2});
    EXPECT_EQ(edges(1, 2), std::pair(0, 2));
    EXPECT_EQ(refusal("set_edges", {connection(1, 2)}, {0, 9}), "The area has no such edge.");
    EXPECT_NE(whyDisabled("set_edges", {area(1)}), "");
}

TEST_F(Source2Edits, PutsCornersOnTheGroundOfTheMap) {
    constexpr std::array<float, 9> triangle{-1000, -1000, -6, 1000, -1000, -6, 0, 2000, -6};
    EXPECT_NE(whyDisabled("corners_to_ground", {area(1)}), "") << "without a map";
    auto geometry = world::readMapGeometry(std::as_bytes(std::span(triangle)), {}, {}, "floor.tri").value();
    auto rays = world::RayCaster::build(geometry).value();
    const auto map = std::make_shared<const world::Backdrop>(
        world::Backdrop{std::move(geometry), std::move(rays), sizeof(triangle)});
    model.setMap(map);
    run("corners_to_ground", {area(1)}, {}, &map->rays);
    for (std::size_t i = 0; i < 4; ++i)
        EXPECT_NEAR(corner(1, i).z, -6, 0.01) << i;
}

TEST_F(Source2Edits, MovesASharedCornerOfAllItsAreas) {
    expected = {"S2013"};
    const Slot point = model.get(nav::corner::point, model.order(nav::kCorner).group(area(1).slot)[2]).slot();
    run("shift", {{nav::kPoint, point}}, {0, -10, 4, 1});
    EXPECT_EQ(corner(1, 2), glm::vec3(100, 90, 4));
    EXPECT_EQ(corner(2, 3), glm::vec3(100, 90, 4)) << "the neighbour";
    EXPECT_EQ(corner(6, 2), glm::vec3(100, 100, 8)) << "of the other hull";
}

TEST_F(Source2Edits, HidingSpotsFollowTheirCorner) {
    run("shift", {area(1)}, {0, 0, 5, 1});
    EXPECT_EQ(model.get(nav::hiding_spot::z, spot(0).slot), 5);
    EXPECT_TRUE(issuesOf(model, "S2030").empty());
}

TEST_F(Source2Edits, PlacesHidingSpotsOnTheNearestCorner) {
    const auto spots =
        build("hiding_spot", {.from = {}, .onto = area(3), .at = {280, 10, 0}, .start = {280, 10, 0}}, {1});
    ASSERT_EQ(spots.size(), 1U);
    const Slot s = spots.front().slot;
    EXPECT_EQ(glm::vec3(model.get(nav::hiding_spot::x, s), model.get(nav::hiding_spot::y, s),
                        model.get(nav::hiding_spot::z, s)),
              glm::vec3(300, 0, 0));
    EXPECT_EQ(model.get(nav::hiding_spot::flags, s), 2U);
    EXPECT_EQ(model.get(nav::hiding_spot::id, s), 3U);
    EXPECT_NE(buildRefusal("hiding_spot", {.from = {}, .onto = {}, .at = {280, 10, 0}, .start = {280, 10, 0}}), "");
}

TEST_F(Source2Edits, ListsLaddersAtTheirEnds) {
    EXPECT_EQ(refusal("list_ladders", {ladder(1)}), "The areas at the ends list the ladders already.");
    model::Transaction tx(model, "end");
    tx.set(nav::ladder::ends[nav::ladder::kFoot].column, ladder(1).slot, model::Ref::to(area(1).slot));
    ASSERT_TRUE(tx.commit());
    run("list_ladders", {ladder(1)});
    EXPECT_TRUE(model.list(nav::ladder_ref::above, area(4).slot).empty());
    EXPECT_EQ(model.list(nav::ladder_ref::above, area(1).slot).size(), 1U);
}

TEST_F(Source2Edits, LaddersKeepTheirLength) {
    model::Transaction tx(model, "raise");
    tx.set(nav::ladder::topZ, ladder(1).slot, 180.0F);
    ASSERT_TRUE(tx.commit());
    EXPECT_NEAR(model.get(nav::ladder::length, ladder(1).slot), 180.2F, 0.1F);
}

TEST_F(Source2Edits, AttributesAreSetInTheirBit) {
    const auto* crouch = model.schema().type(nav::kArea).findProperty("crouch_height");
    ASSERT_NE(crouch, nullptr);
    model::Transaction tx(model, "crouch");
    const Slot row = area(3).slot;
    model::writeValue(tx, nav::kArea, *crouch, std::span(&row, 1), true);
    ASSERT_TRUE(tx.commit());
    EXPECT_EQ(file().areas[2].attributes, 0x10000U);
}

TEST_F(Source2Edits, AnAreaKeepsItsNumberOfCorners) {
    model::Transaction tx(model, "erase");
    tx.erase({nav::kCorner, model.order(nav::kCorner).group(area(1).slot)[0]});
    const auto change = tx.commit();
    ASSERT_FALSE(change);
    EXPECT_EQ(change.error().reason, "An area keeps its number of corners.");
}

TEST_F(Source2Edits, SelectsAreasOfAHull) {
    EXPECT_EQ(run("select_hull", {area(6)}).size(), 2U);
    EXPECT_EQ(run("select_connected", {area(1)}).size(), 5U) << "over the ladder, too";
}

} // namespace
} // namespace navsmith::tests
