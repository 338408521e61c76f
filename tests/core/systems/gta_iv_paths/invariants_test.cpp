// Derived values after edits of GTA IV paths, and what the editor does not change.
#include "core/model/property.h"
#include "core/systems/gta_iv_paths/edge_edits.h"
#include "tests/core/systems/gta_iv_paths/iv_world.h"

namespace navsmith::tests {
namespace {

class IvInvariants : public IvEditWorld {
protected:
    template <typename Edit>
    std::string edit(Edit change) {
        Transaction tx(model, "Edit");
        change(tx);
        const auto done = tx.commit();
        return done ? std::string() : std::string(done.error().reason);
    }
    void moveBy(Element n, glm::dvec3 by) {
        EXPECT_EQ(edit([&](Transaction& tx) {
                      const auto& position = *model.schema().type(iv::kNode).findProperty("position");
                      model::addToValue(tx, iv::kNode, position, std::span(&n.slot, 1), by);
                  }),
                  "");
    }
    [[nodiscard]] int group(Element n) const { return model.get(node::floodGroup, n.slot); }
    [[nodiscard]] unsigned count(Element n) const { return iv::flag::storedCount(model.get(node::flags, n.slot)); }
};

TEST_F(IvInvariants, LengthsFollowTheEndsOfALink) {
    const auto a = node(27, 0);
    const auto b = node(27, 1);
    moveBy(a, {-50, 0, 0});
    EXPECT_EQ(model.get(link::length, linkBetween(a, b).slot), 150);
    EXPECT_EQ(model.get(link::length, linkBetween(b, a).slot), 150);
    moveBy(a, {0, 0, 240});
    EXPECT_EQ(model.get(link::length, linkBetween(a, b).slot), 255) << "as much as fits";
    EXPECT_EQ(ivReadingFaults(saveFiles(model)), "");
}

TEST_F(IvInvariants, WholeEdgesKeepTheLengthThatTheyCameWith) {
    const auto ab = linkBetween(node(27, 0), node(27, 1));
    edit([&](Transaction& tx) { tx.set(link::length, ab.slot, std::uint8_t{101}); });
    EXPECT_EQ(edit([&](Transaction& tx) {
                  for (const auto n : {node(27, 0), node(27, 1)})
                      tx.set(node::y, n.slot, model.get(node::y, n.slot) + 8);
              }),
              "");
    EXPECT_EQ(model.get(link::length, ab.slot), 101);
}

TEST_F(IvInvariants, LanesOfTheLinkBackAreSwapped) {
    const auto a = node(27, 0);
    const auto b = node(27, 1);
    edit([&](Transaction& tx) { tx.set(link::lanes, linkBetween(a, b).slot, std::uint8_t{0x43}); });
    EXPECT_EQ(lanes(b, a), std::pair(0U, 3U));
    EXPECT_EQ(model.get(link::lanes, linkBetween(b, a).slot) >> 6, 0) << "unknown bits are each link's own";
}

TEST_F(IvInvariants, LanesThatCameUnmirroredAreLeftAlone) {
    auto areas = smallIvWorld().areas();
    areas[27].links[0].lanes = 0x3F;
    model = loadIv(bytesOf(areas));
    const auto a = node(27, 0);
    const auto b = node(27, 1);
    edit([&](Transaction& tx) { tx.set(link::lanes, linkBetween(a, b).slot, std::uint8_t{1}); });
    EXPECT_EQ(lanes(b, a), std::pair(0U, 2U));
}

TEST_F(IvInvariants, LanesAreEachLinksOwnWhereTheSetDoesNotSwapThem) {
    auto areas = smallIvWorld().areas();
    for (auto& [number, area] : areas) {
        for (auto& l : area.links)
            l.lanes = 0x0A; // two and one, in both directions
    }
    areas[28].links.back().lanes = 0x12;
    model = loadIv(bytesOf(areas));
    const auto a = node(27, 0);
    const auto b = node(27, 1);
    edit([&](Transaction& tx) { tx.set(link::lanes, linkBetween(a, b).slot, std::uint8_t{0x09}); });
    EXPECT_EQ(lanes(b, a), std::pair(2U, 1U)) << "as it was";
    edit([&](Transaction& tx) { tx.set(link::lanes, linkBetween(a, b).slot, std::uint8_t{0x03}); });
    EXPECT_EQ(lanes(b, a), std::pair(2U, 1U)) << "though one and one is its own mirror";
    edit([&](Transaction& tx) {
        const auto cut = systems::paths::cutEvenly(iv::kEditing, tx, linkBetween(a, b).slot, 2);
        ASSERT_TRUE(cut);
        EXPECT_EQ(lanes(a, {iv::kNode, cut->front()}), std::pair(3U, 0U));
        EXPECT_EQ(lanes(b, {iv::kNode, cut->front()}), std::pair(2U, 1U)) << "pieces keep what each way had";
    });
}

TEST_F(IvInvariants, WrongValuesThatCameWithASetAreLeftToTheRules) {
    auto areas = smallIvWorld().areas();
    areas[27].nodes[1].flags ^= 1U << 17U; // stored count
    areas[28].nodes[2].flags ^= 1U << 15U; // linking disabled
    areas[28].nodes[3].flood = 77;
    areas[27].links[0].length = 9;
    model = loadIv(bytesOf(areas));
    const auto before = ivCounts(model);
    EXPECT_EQ(before, Counts({{"IV011", 1}, {"IV013", 1}, {"IV014", 1}, {"IV018", 4}}));
    edit([&](Transaction& tx) { tx.set(node::width, node(27, 1).slot, std::uint8_t{3}); });
    edit([&](Transaction& tx) {
        systems::paths::disconnect(iv::kGraph, tx, linkBetween(node(27, 0), node(27, 1)).slot);
    });
    auto after = ivCounts(model);
    EXPECT_EQ(after.at("IV013"), 1U) << "a count that was wrong is left alone";
    EXPECT_EQ(after.at("IV014"), 1U);
    EXPECT_EQ(after.at("IV018"), 4U);
}

TEST_F(IvInvariants, ANodeGoesToTheFileOfItsSquare) {
    const auto n = node(27, 2);
    moveBy(n, {180, 0, 0});
    EXPECT_EQ(iv::areaOf(model, n.slot), 28);
    EXPECT_EQ(model.order(iv::kNode).position(n.slot), 4U) << "last of the cars";
    EXPECT_EQ(ivReadingFaults(saveFiles(model)), "");
    EXPECT_EQ(ivCounts(model), Counts());
}

TEST_F(IvInvariants, StoredCountsAndTheFlagFollowTheLinks) {
    edit([&](Transaction& tx) {
        systems::paths::disconnect(iv::kGraph, tx, linkBetween(node(27, 0), node(27, 1)).slot);
    });
    EXPECT_EQ(count(node(27, 0)), 0U);
    EXPECT_EQ(count(node(27, 1)), 1U);
    EXPECT_NE(model.get(node::flags, node(27, 0).slot) & iv::flag::linkingDisabled, 0U);
    EXPECT_EQ(ivReadingFaults(saveFiles(model)), "");
}

TEST_F(IvInvariants, StoredCountsAreLeftAloneWhereTheAssumptionDoesNotHold) {
    auto areas = smallIvWorld().areas();
    for (auto& [number, area] : areas) {
        for (auto& n : area.nodes) {
            n.flags &= ~(15U << 16U | 1U << 15U);
            n.flood = static_cast<std::uint8_t>(n.id);
        }
    }
    model = loadIv(bytesOf(areas));
    edit([&](Transaction& tx) {
        systems::paths::disconnect(iv::kGraph, tx, linkBetween(node(27, 0), node(27, 1)).slot);
    });
    for (const unsigned id : {0U, 1U, 2U}) {
        EXPECT_EQ(model.get(node::flags, node(27, id).slot) & 0x000F8000U, 0U);
        EXPECT_EQ(group(node(27, id)), static_cast<int>(id));
    }
    EXPECT_EQ(ivCounts(model), Counts());
}

TEST_F(IvInvariants, ACutRoadGetsAFloodGroupForItsSmallerPart) {
    const int whole = group(node(28, 3));
    edit([&](Transaction& tx) {
        systems::paths::disconnect(iv::kGraph, tx, linkBetween(node(27, 1), node(27, 2)).slot);
    });
    EXPECT_EQ(group(node(28, 3)), whole);
    EXPECT_EQ(group(node(27, 0)), group(node(27, 1)));
    EXPECT_NE(group(node(27, 0)), whole);
    EXPECT_NE(group(node(27, 0)), group(node(27, 3))) << "the boats have theirs";
    edit([&](Transaction& tx) { (void)systems::paths::connect(iv::kEditing, tx, node(27, 2).slot, node(27, 0).slot); });
    EXPECT_EQ(group(node(27, 0)), whole);
    EXPECT_EQ(group(node(27, 1)), whole);
}

TEST_F(IvInvariants, ARoadWithAWayRoundKeepsItsFloodGroup) {
    const auto before = saveFiles(model);
    const int whole = group(node(28, 3));
    edit([&](Transaction& tx) {
        systems::paths::disconnect(iv::kGraph, tx, linkBetween(node(28, 2), node(28, 3)).slot);
    });
    for (const unsigned id : {0U, 1U, 2U, 3U})
        EXPECT_EQ(group(node(28, id)), whole);
}

TEST_F(IvInvariants, NodesThatAClosedAreaNamesKeepTheirNumbers) {
    model = loadIvOnly(27);
    const auto reason = edit([&](Transaction& tx) { tx.erase(node(27, 0)); });
    EXPECT_EQ(
        reason,
        "This would renumber nodes of area 27, to which areas that are not open refer by number. Open area 28 first.");
    EXPECT_EQ(edit([&](Transaction& tx) { tx.erase(node(27, 4)); }), "") << "it lies behind";
}

TEST_F(IvInvariants, ANodeHasRoomForFifteenLinks) {
    const auto hub = node(27, 1);
    const auto reason = edit([&](Transaction& tx) {
        for (int i = 0; i < 14; ++i) {
            const auto made = systems::paths::createNode(iv::kEditing, tx, {-1600 + 8 * i, -2000, 0}, hub.slot);
            const Slot l = tx.create(iv::kLink);
            tx.set(link::owner, l, model::Ref::to(hub.slot));
            tx.set(link::target, l, model::Ref::to(*made));
        }
    });
    EXPECT_EQ(reason, "Node 27:1 would have 16 links; a node has room for 15.");
}

} // namespace
} // namespace navsmith::tests
