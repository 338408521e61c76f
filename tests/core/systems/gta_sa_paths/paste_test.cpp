// Copy, paste and duplicate of roads.
#include "core/systems/paste.h"
#include "tests/core/systems/gta_sa_paths/edit_world.h"
#include "tests/core/systems/gta_sa_paths/names.h"

#include <algorithm>
#include <map>
#include <random>
#include <set>

#include <rapidcheck.h>

namespace navsmith::tests {
namespace {

/// Properties of a node that stay the same in a copy at another place.
struct NodeFacts {
    int x, y, z, width;
    std::uint32_t flags;
    auto operator<=>(const NodeFacts&) const = default;
};
struct EdgeFacts {
    NodeFacts from, to;
    int length, crossing, naviX, naviY;
    unsigned away, back, lights;
    bool before;
    auto operator<=>(const EdgeFacts&) const = default;
};
struct Facts {
    std::multiset<NodeFacts> nodes;
    std::multiset<EdgeFacts> edges;
    bool operator==(const Facts&) const = default;
};

/// The nodes and the links between them, relative to `origin` (eighths of a unit).
Facts factsOf(const Model& m, const std::vector<Slot>& nodes, int originX, int originY) {
    // What is derived from the whole graph may differ between a part and its copy.
    const auto node = [&](Slot n) {
        return NodeFacts{m.get(node::x, n) - originX, m.get(node::y, n) - originY, m.get(node::z, n),
                         m.get(node::width, n), m.get(node::flags, n) & ~flag::deadEnd};
    };
    const std::set<Slot> inside(nodes.begin(), nodes.end());
    Facts facts;
    for (const Slot n : nodes) {
        facts.nodes.insert(node(n));
        for (const Slot l : m.referrers(link::owner, n)) {
            const Ref to = m.get(link::target, l);
            if (!to.isSlot() || !inside.contains(to.slot()))
                continue;
            const auto traffic = trafficOf(m, l);
            EdgeFacts e{node(n), node(to.slot()), m.get(link::length, l), traffic.crossing, 0,
                        0,       traffic.away,    traffic.back,           traffic.lights,   traffic.lightBeforeTarget};
            if (const Ref navi = m.get(link::navi, l); navi.isSlot()) {
                e.naviX = m.get(navi::x, navi.slot()) - originX;
                e.naviY = m.get(navi::y, navi.slot()) - originY;
            }
            facts.edges.insert(e);
        }
    }
    return facts;
}

class Paste : public EditWorld {
protected:
    [[nodiscard]] std::string copied(const Elements& elements) const {
        return systems::copyText(system(), model, elements);
    }
    Elements paste(const std::string& text, glm::dvec3 offset) {
        return sound([&](Transaction& tx) { return systems::pasteText(system(), tx, text, offset); });
    }
    std::string pasteRefusal(const std::string& text, glm::dvec3 offset = {}) {
        return refused([&](Transaction& tx) { return systems::pasteText(system(), tx, text, offset); });
    }
    static std::vector<Slot> slots(const Elements& elements) {
        std::vector<Slot> rows;
        for (const auto& e : elements)
            rows.push_back(e.slot);
        return rows;
    }
};

TEST_F(Paste, IntoAnotherDocumentGivesAnEqualRoad) {
    const Elements selected{node(27, 1), node(27, 2), node(28, 0), node(28, 1), node(27, 5), node(27, 6)};
    const auto original = factsOf(model, slots(selected), 0, 0);
    ASSERT_EQ(original.edges.size(), 8U);
    const auto text = copied(selected);
    PathWorld empty;
    empty.add(WorldType::Car, 2000, 2000);
    model = loadSet(bytesOf(empty.areas()));
    const auto made = paste(text, {300, -200, 0});
    EXPECT_EQ(factsOf(model, slots(made), 300 * 8, -200 * 8), original);
    EXPECT_EQ(model.count(kNode), 7U);
}

TEST_F(Paste, LeavesOutWhatLeadsAway) {
    const auto text = copied({node(28, 1)});
    const auto made = paste(text, {0, 100, 0});
    ASSERT_EQ(made.size(), 1U);
    EXPECT_EQ(linkCount(model, made[0].slot), 0U);
}

TEST_F(Paste, ALinkOrANaviBringsItsEnds) {
    const auto a = node(27, 0);
    const auto b = node(27, 1);
    const auto l = linkBetween(a, b);
    const auto original = factsOf(model, {a.slot, b.slot}, 0, 0);
    for (const Element e : {l, Element{kNavi, model.get(link::navi, l.slot).slot()}}) {
        const auto made = paste(copied({e}), {0, -300, 0});
        EXPECT_EQ(factsOf(model, slots(made), 0, -300 * 8), original);
    }
}

TEST_F(Paste, NodesGoToTheAreaOfTheirSquareAndStartWithoutAPast) {
    const auto text = copied({node(27, 0)});
    ASSERT_NE(model.get(node::listPointer, at(27, 0)), 0U);
    const auto made = paste(text, {750, 750, 5});
    EXPECT_EQ(areaOf(model, made[0].slot), 36);
    EXPECT_EQ(model.get(node::listPointer, made[0].slot), 0U);
    EXPECT_EQ(place(made[0]), glm::dvec3(450, 450, 15));
}

TEST_F(Paste, TheShapeStaysWhateverTheOffset) {
    const Elements selected{node(27, 0), node(27, 1), node(28, 2)};
    const auto text = copied(selected);
    const auto made = paste(text, {0.06, -20.03, 0});
    for (std::size_t i = 1; i < made.size(); ++i)
        EXPECT_EQ(place(made[i]) - place(made[0]), place(selected[i]) - place(selected[0]));
}

TEST_F(Paste, SaysWhyNot) {
    const auto text = copied({node(27, 0), node(27, 1)});
    EXPECT_TRUE(contains(pasteRefusal(text, {8000, 0, 0}), "outside the world"));
    EXPECT_TRUE(contains(pasteRefusal("hello"), "no copied elements"));
    EXPECT_TRUE(contains(pasteRefusal(text.substr(0, text.size() / 2)), "damaged"));
    model = loadOnly(27);
    EXPECT_TRUE(contains(pasteRefusal(text, {750, 0, 0}), "Area 28 is not open"));
    EXPECT_EQ(copied({{kFile, 0}}), "");
}

TEST_F(Paste, NamesTheAreaThatIsFull) {
    const auto text = copied({node(27, 0), node(27, 1)});
    auto areas = smallWorld().areas();
    areas[27].navis.resize(kStock.maxNavis, areas[27].navis.front());
    model = loadSet(bytesOf(areas));
    EXPECT_TRUE(contains(pasteRefusal(text, {0, -100, 0}), "Area 27 is full"));
}

TEST_F(Paste, NotesThatTheCopyIsConnectedWithNothing) {
    const auto notes = [&](const std::string& text) {
        Transaction tx(model, "Paste");
        EXPECT_TRUE(systems::pasteText(system(), tx, text, {0, -100, 0}));
        return tx.notes();
    };
    const auto text = copied({node(27, 0), node(27, 1)});
    ASSERT_EQ(notes(text).size(), 1U);
    EXPECT_TRUE(contains(notes(text).front(), "The 2 new nodes are not connected with the rest"));
    EXPECT_TRUE(contains(notes(copied({node(27, 0)})).front(), "The new node is not connected"));
    model = loadSet(bytesOf(PathWorld().areas()));
    EXPECT_TRUE(notes(text).empty()) << "there is no rest";
}

TEST_F(Paste, DuplicateIsACopyInTheSameDocument) {
    const Elements selected{node(28, 1), node(28, 2), node(28, 3)};
    const auto original = factsOf(model, slots(selected), 0, 0);
    const auto made = run("duplicate", selected, {10, -20, 0});
    EXPECT_EQ(factsOf(model, slots(made), 80, -160), original);
    EXPECT_FALSE(refusal("duplicate", {}).empty()) << "nothing is selected";
}

TEST_F(Paste, ARoadWhoseNaviBelongsToAnotherGetsOneOfItsOwn) {
    const Elements selected{node(27, 0), node(27, 1)};
    const auto original = model.get(link::navi, linkBetween(selected[0], selected[1]).slot);
    model::Transaction wrong(model, "As a bad tool leaves it");
    wrong.set(navi::attached, original.slot(), Ref::to(at(28, 3)));
    ASSERT_TRUE(wrong.commit());
    Transaction tx(model, "Duplicate");
    const auto made = systems::duplicate(system(), tx, selected, {0, -50, 0});
    ASSERT_TRUE(made);
    ASSERT_TRUE(tx.commit());
    const auto there = model.get(link::navi, linkBetween((*made)[0], (*made)[1]).slot);
    EXPECT_EQ(there, model.get(link::navi, linkBetween((*made)[1], (*made)[0]).slot));
    EXPECT_NE(there, original);
    EXPECT_TRUE(model.get(navi::attached, there.slot()).pointsTo((*made)[0].slot));
}

TEST_F(Paste, ALinkWithoutEndsInForeignTextIsRefused) {
    auto text = copied({node(27, 0), node(27, 1)});
    const auto at = text.find("\"owner\":[");
    ASSERT_NE(at, std::string::npos);
    text.replace(at, 10, "\"owner\":[null,");
    EXPECT_FALSE(pasteRefusal(text).empty());
}

TEST(PasteProperty, OfAnyPartIsEqualToItAndUndone) {
    const auto files = bytesOf(smallWorld().areas());
    const auto& system = *systems::find("gta_sa_paths");
    const bool held = rc::check([&] {
        auto model = loadSet(files);
        Elements selected;
        std::vector<Slot> slots;
        for (Slot n = 0; n < model.capacity(kNode); ++n) {
            if (*rc::gen::arbitrary<bool>()) {
                selected.push_back({kNode, n});
                slots.push_back(n);
            }
        }
        const int dx = *rc::gen::inRange(-900, 900);
        const int dy = *rc::gen::inRange(-900, 900);
        const auto original = factsOf(model, slots, 0, 0);
        const auto text = systems::copyText(system, model, selected);
        if (selected.empty()) {
            RC_ASSERT(text.empty());
            return;
        }
        Transaction tx(model, "Paste");
        const auto made = systems::pasteText(system, tx, text, {dx, dy, 0});
        RC_ASSERT(made.has_value());
        const auto change = tx.commit();
        RC_ASSERT(change.has_value());
        std::vector<Slot> copies;
        for (const auto& e : *made)
            copies.push_back(e.slot);
        auto copy = factsOf(model, copies, dx * 8, dy * 8);
        RC_ASSERT(copy == original);
        RC_ASSERT(readingFaults(saveSet(model)) == std::string());
        model.apply(*change, model::Direction::Backward);
        RC_ASSERT(saveSet(model) == files);
    });
    EXPECT_TRUE(held);
}

TEST(PasteProperty, DamagedTextIsRefusedOrMakesASetThatCanBeWritten) {
    const auto files = bytesOf(smallWorld().areas());
    const auto& system = *systems::find("gta_sa_paths");
    auto model = loadSet(files);
    Elements all;
    model.forEachLive(kNode, [&](Slot n) { all.push_back({kNode, n}); });
    const auto text = systems::copyText(system, model, all);
    std::mt19937 random(7);
    std::size_t taken = 0;
    for (int i = 0; i < 1500; ++i) {
        auto damaged = text;
        constexpr std::string_view signs = "0123456789,-[]{}\"nulabc";
        for (auto left = 1 + random() % 3; left > 0; --left)
            damaged[30 + random() % (damaged.size() - 30)] = signs[random() % signs.size()];
        Transaction tx(model, "Paste");
        if (!systems::pasteText(system, tx, damaged, {}))
            continue;
        const auto change = tx.commit();
        if (!change)
            continue;
        ++taken;
        const auto saved = saveSet(model);
        ASSERT_EQ(saveSet(loadSet(saved)), saved);
        model.apply(*change, model::Direction::Backward);
    }
    EXPECT_GT(taken, 0U); // some changed numbers still make a valid text
    EXPECT_EQ(saveSet(model), files);
}

} // namespace
} // namespace navsmith::tests
