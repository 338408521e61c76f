// Edits that exceed the limits of the format are refused; an excess that a file already has may stay.
#include "tests/core/systems/gta_sa_paths/edit_world.h"
#include "tests/core/systems/gta_sa_paths/names.h"

#include <optional>

namespace navsmith::tests {
namespace {

/// Area 27 with pedestrian nodes in a ring, each linked with `reach` nodes on both sides.
RawArea ring(std::size_t nodes, std::size_t reach) {
    RawArea area;
    for (std::size_t i = 0; i < nodes; ++i) {
        area.nodes.push_back({.x = static_cast<std::int16_t>(-5900 + static_cast<int>(i % 700) * 8),
                              .y = static_cast<std::int16_t>(-5900 + static_cast<int>(i / 700) * 8),
                              .firstLink = static_cast<std::int16_t>(area.links.size()),
                              .area = 27,
                              .id = static_cast<std::uint16_t>(i),
                              .width = 16,
                              .flood = 1,
                              .flags = static_cast<std::uint32_t>(2 * reach) | 15U << 16U});
        for (std::size_t k = 1; k <= reach; ++k) {
            for (const auto other : {(i + k) % nodes, (i + nodes - k) % nodes})
                area.links.push_back({.area = 27, .node = static_cast<std::uint16_t>(other), .length = 8});
        }
    }
    return area;
}

class Limits : public EditWorld {
protected:
    void open(const RawArea& area) {
        auto areas = PathWorld().areas();
        areas[27] = area;
        model = loadSet(bytesOf(areas));
    }
    /// The reason for a refused edit; empty if it succeeds.
    template <typename Edit>
    std::string tried(Edit edit) {
        Transaction tx(model, "Edit");
        edit(tx);
        const auto change = tx.commit();
        return change ? std::string() : std::string(change.error().reason);
    }
    [[nodiscard]] Slot peds(unsigned id) const { return at(27, id); }
    void join(Transaction& tx, unsigned a, unsigned b) { // does not check for room
        for (const auto& [from, to] : {std::pair(peds(a), peds(b)), std::pair(peds(b), peds(a))}) {
            const Slot l = tx.create(kLink);
            tx.set(link::owner, l, Ref::to(from));
            tx.set(link::target, l, Ref::to(to));
        }
    }
    static Slot addNode(Transaction& tx, Slot file) {
        const Slot n = tx.create(kNode);
        tx.set(node::file, n, Ref::to(file));
        tx.set(node::group, n, std::uint8_t{1});
        tx.set(node::x, n, -3000);
        tx.set(node::y, n, -3000);
        return n;
    }
};

TEST_F(Limits, LinksOfAFile) {
    open(ring(2326, 7)); // 32,564 links; first links plus spare ones add up to 32,767
    for (unsigned i = 0; i < 5; ++i)
        EXPECT_EQ(tried([&](Transaction& tx) { join(tx, 40 * i, 40 * i + 20); }), "") << i;
    EXPECT_EQ(model.count(kLink), 32574U);
    const auto reason = "Area 27 is full: NODES27.DAT would have 32576 links (at most 32575).";
    EXPECT_EQ(tried([&](Transaction& tx) { join(tx, 400, 420); }), reason);
    EXPECT_EQ(model.count(kLink), 32574U);
    EXPECT_EQ(refusal("connect", {node(27, 400), node(27, 420)}), reason);
    const auto links = model.referrers(link::owner, peds(600));
    EXPECT_EQ(refusal("insert", {{kLink, links.front()}}), reason) << "two links more, as of any cut";
    EXPECT_EQ(tried([&](Transaction& tx) {
                  disconnect(tx, links.front());
                  join(tx, 400, 420);
              }),
              "")
        << "as many as before";
}

TEST_F(Limits, MoreLinksThanThereIsRoomForMayStayButNotGrow) {
    open(ring(2327, 7)); // 32,578 links
    EXPECT_TRUE(tried([&](Transaction& tx) { join(tx, 400, 420); }).starts_with("Area 27 is full"));
    EXPECT_EQ(tried([&](Transaction& tx) { tx.set(node::width, peds(5), std::uint8_t{24}); }), "");
    EXPECT_EQ(tried([&](Transaction& tx) {
                  disconnect(tx, model.referrers(link::owner, peds(600)).front());
                  join(tx, 400, 420);
              }),
              "");
    EXPECT_EQ(tried([&](Transaction& tx) { tx.erase({kNode, peds(900)}); }), "");
}

TEST_F(Limits, NodesOfAFile) {
    auto area = ring(32766, 0);
    open(area);
    const Slot file = OpenAreas(model).file(27);
    EXPECT_EQ(tried([&](Transaction& tx) { addNode(tx, file); }), "");
    EXPECT_EQ(tried([&](Transaction& tx) { addNode(tx, file); }),
              "Area 27 is full: NODES27.DAT would have 32768 nodes (at most 32767).");
    EXPECT_TRUE(buildRefusal("build_path", {{}, {}, {-300, -300, 10}}).starts_with("Area 27 is full"));
    EXPECT_EQ(tried([&](Transaction& tx) {
                  tx.erase({kNode, peds(0)});
                  addNode(tx, file);
              }),
              "");
    open(ring(32770, 0));
    EXPECT_TRUE(tried([&](Transaction& tx) { addNode(tx, file); }).starts_with("Area 27 is full"));
    EXPECT_EQ(tried([&](Transaction& tx) {
                  tx.erase({kNode, peds(0)});
                  addNode(tx, file);
              }),
              "")
        << "no more than came";
}

TEST_F(Limits, NavisOfAFile) {
    auto areas = smallWorld().areas();
    areas[27].navis.resize(kStock.maxNavis - 1, areas[27].navis.front());
    model = loadSet(bytesOf(areas));
    const auto join = [&](Element a, Element b) { // does not check for room
        return tried([&](Transaction& tx) {
            const Slot n = tx.create(kNavi);
            tx.set(navi::file, n, Ref::to(OpenAreas(model).file(27)));
            tx.set(navi::attached, n, Ref::to(a.slot));
            for (const auto& [from, to] : {std::pair(a, b), std::pair(b, a)}) {
                const Slot l = tx.create(kLink);
                tx.set(link::owner, l, Ref::to(from.slot));
                tx.set(link::target, l, Ref::to(to.slot));
                tx.set(link::navi, l, Ref::to(n));
            }
        });
    };
    EXPECT_EQ(join(node(27, 0), node(27, 2)), "");
    EXPECT_EQ(join(node(27, 0), node(28, 0)),
              "Area 27 is full: NODES27.DAT would have 1025 navi nodes (at most 1024).");
}

TEST_F(Limits, LinksOfANode) {
    open(ring(100, 7));
    EXPECT_EQ(tried([&](Transaction& tx) { join(tx, 0, 50); }), "");
    EXPECT_EQ(tried([&](Transaction& tx) { join(tx, 0, 60); }),
              "Node 27:0 would have 16 links; a node has room for 15.");
}

TEST_F(Limits, CoordinatesAndAreas) {
    EXPECT_TRUE(buildRefusal("build_path", {{}, {}, {4096, 0, 10}}).starts_with("The position is outside the world"));
    EXPECT_TRUE(buildRefusal("build_path", {{}, {}, {0, 0, -4097}}).starts_with("The position is outside the world"));
    EXPECT_TRUE(refusal("duplicate", {node(27, 0)}, {8000, 0, 0}).starts_with("The copy would be outside"));
    model = loadOnly(27);
    EXPECT_TRUE(buildRefusal("build_path", {{}, {}, {800, 0, 10}}).starts_with("Area 37 is not open"));
}

} // namespace
} // namespace navsmith::tests
