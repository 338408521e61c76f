// The schemas of waypoints: every bit is shown once, and derived values match an independent parser.
#include "core/model/property.h"
#include "core/query/find_element.h"
#include "core/systems/quake_nav/access.h"
#include "tests/core/systems/quake_nav/waypoint_world.h"
#include "tests/support/corpus.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace navsmith::tests {
namespace {

namespace edict = systems::quake_nav::edict;
namespace link = systems::quake_nav::link;
namespace node = systems::quake_nav::node;
using model::Element;
using model::Model;
using model::Slot;
using quake::NavGame;
using systems::quake_nav::kEdict;
using systems::quake_nav::kFile;
using systems::quake_nav::kLink;
using systems::quake_nav::kNode;
using systems::quake_nav::kTraversal;
using systems::quake_nav::schema;

TEST(QuakeSchema, TypesMatchTheConstants) {
    for (const auto game : {NavGame::Quake, NavGame::Quake2}) {
        EXPECT_EQ(schema(game)->findElementType("file"), kFile);
        EXPECT_EQ(schema(game)->findElementType("node"), kNode);
        EXPECT_EQ(schema(game)->findElementType("link"), kLink);
        EXPECT_EQ(schema(game)->findElementType("traversal"), kTraversal);
        EXPECT_EQ(schema(game)->findElementType("edict"), kEdict);
    }
    EXPECT_EQ(schema(NavGame::Quake)->id, quakeSystem().id);
    EXPECT_EQ(schema(NavGame::Quake2)->id, quake2System().id);
}

/// Display text of one property of one element.
std::string shown(const Model& m, Element element, std::string_view property) {
    const auto* spec = m.schema().type(element.type).findProperty(property);
    if (spec == nullptr)
        return "no such property";
    return model::isPresent(m, *spec, element) ? model::displayText(m, *spec, element) : "not stored";
}

TEST(QuakeSchema, ShowsEveryBitOfFlagsAndTeamsOnceInEveryVersion) {
    for (const auto& form : allWaypointForms()) {
        const auto m = loadWaypoints(soundWaypoints(form));
        const auto bitsOf = [&](Element e, model::ColumnId column) {
            unsigned bits = 0;
            for (const auto& p : m.schema().type(e.type).properties) {
                if (p.column != column || p.bits == 0 || !model::isPresent(m, p, e))
                    continue;
                const unsigned mask = ((1U << p.bits) - 1U) << p.shift;
                EXPECT_EQ(bits & mask, 0U) << nameOf(form) << p.id;
                bits |= mask;
            }
            return bits;
        };
        EXPECT_EQ(bitsOf({kNode, 0}, node::flags.column), 0xFFFFU) << nameOf(form);
        const bool wholeByte = form.quake2 && form.version < 3; // shown as one number
        EXPECT_EQ(bitsOf({kLink, 0}, link::mask.column), wholeByte ? 0U : 0xFFU) << nameOf(form);
    }
}

TEST(QuakeSchema, ShowsWhatTheVersionStores) {
    const auto of = [](const RawWaypointForm& form, Element e, std::string_view property) {
        return shown(loadWaypoints(soundWaypoints(form)), e, property);
    };
    EXPECT_EQ(of({false, 15, 20, 36, 30}, {kFile, 0}, "heuristic"), "not stored");
    EXPECT_EQ(of(kQuakeForm, {kFile, 0}, "heuristic"), "0.8");
    EXPECT_EQ(of(kQuakeForm, {kLink, 0}, "teams"), "0xFF");
    EXPECT_EQ(of({false, 17, 24, 36, 30}, {kLink, 0}, "teams"), "not stored");
    EXPECT_EQ(of(kQuakeForm, {kEdict, 0}, "edict_number"), "16");
    EXPECT_EQ(of({false, 14, 20, 36, 34}, {kEdict, 0}, "edict_number"), "not stored");
    EXPECT_EQ(of({false, 14, 20, 36, 34}, {kEdict, 0}, "class_name_id"), "55");
    EXPECT_EQ(of({true, 1, 24, 36, 26}, {kEdict, 0}, "model_index"), "not stored");
    EXPECT_EQ(of({true, 3, 24, 36, 30}, {kTraversal, 0}, "ladder_plane"), "not stored");
    EXPECT_NE(of(kQuake2Form, {kTraversal, 0}, "ladder_plane"), "not stored");
    EXPECT_EQ(of({true, 5, 24, 48, 30}, {kLink, 0}, "team_green"), "no");
    EXPECT_EQ(of(kQuake2Form, {kLink, 0}, "team_green"), "not stored");
}

TEST(QuakeNames, AreFileIndexes) {
    const auto m = loadWaypoints(soundWaypoints());
    EXPECT_EQ(model::elementName(m, {kNode, 6}), "node 6");
    EXPECT_EQ(query::findElements(m, "node 6"), (std::vector<Element>{{kNode, 6}}));
    EXPECT_TRUE(query::findElements(m, "node 7").empty());
}

/// The values of a derived property for all rows of a type in file order.
std::vector<double> numbers(const Model& m, model::ElementTypeId type, std::string_view property) {
    const auto& rows = m.order(type).all();
    std::vector<double> out(rows.size());
    m.schema().type(type).findProperty(property)->derive(m, rows, out);
    return out;
}

std::vector<double> upTo(std::size_t count) {
    std::vector<double> out(count);
    std::iota(out.begin(), out.end(), 0.0);
    return out;
}

/// Compares with the values of the independent parser.
void expectNumbers(const Model& m, const RawWaypoints& raw) {
    const Element f{kFile, 0};
    EXPECT_EQ(shown(m, f, "nodes"), std::to_string(raw.nodes.size()));
    EXPECT_EQ(shown(m, f, "links"), std::to_string(raw.links.size()));
    EXPECT_EQ(shown(m, f, "traversals"), std::to_string(raw.traversals.size()));
    EXPECT_EQ(shown(m, f, "edicts"), std::to_string(raw.edicts.size()));
    std::vector<double> counts;
    std::vector<double> firsts;
    std::vector<double> lengths;
    std::vector<double> climbs;
    for (const auto& n : raw.nodes) {
        counts.push_back(n.linkCount);
        firsts.push_back(n.firstLink);
        for (std::size_t l = n.firstLink; l < std::size_t{n.firstLink} + n.linkCount; ++l) {
            const auto& to = raw.nodes[raw.links[l].target].origin;
            lengths.push_back(std::hypot(to[0] - n.origin[0], to[1] - n.origin[1], to[2] - n.origin[2]));
            climbs.push_back(to[2] - n.origin[2]);
        }
    }
    EXPECT_EQ(numbers(m, kNode, "index"), upTo(raw.nodes.size()));
    EXPECT_EQ(numbers(m, kNode, "link_count"), counts);
    EXPECT_EQ(numbers(m, kNode, "first_link"), firsts);
    EXPECT_EQ(numbers(m, kTraversal, "index"), upTo(raw.traversals.size()));
    auto indexes = numbers(m, kLink, "index");
    auto shownLengths = numbers(m, kLink, "length");
    auto shownClimbs = numbers(m, kLink, "climb");
    ASSERT_EQ(indexes.size(), lengths.size());
    for (std::size_t i = 0; i < indexes.size(); ++i) {
        const auto l = static_cast<std::size_t>(indexes[i]);
        ASSERT_LT(l, lengths.size());
        ASSERT_NEAR(shownLengths[i], lengths[l], 0.01);
        ASSERT_NEAR(shownClimbs[i], climbs[l], 0.01);
    }
    std::ranges::sort(indexes);
    EXPECT_EQ(indexes, upTo(raw.links.size()));
    const auto& edicts = m.order(kEdict).all();
    const auto edictIndexes = numbers(m, kEdict, "index");
    for (std::size_t i = 0; i < edicts.size(); ++i) {
        const auto& stored = raw.edicts.at(static_cast<std::size_t>(edictIndexes[i]));
        ASSERT_EQ(stored.entity, m.get(edict::entity, edicts[i]));
        ASSERT_EQ(stored.minimum[0], m.get(edict::minX, edicts[i]));
    }
}

TEST(QuakeNumbers, MatchAnIndependentParser) {
    for (const auto& form : allWaypointForms()) {
        SCOPED_TRACE(nameOf(form));
        expectNumbers(loadWaypoints(soundWaypoints(form)), soundWaypoints(form));
    }
    const auto paths = realWaypoints();
    for (const auto& path : paths) {
        SCOPED_TRACE(path);
        const auto bytes = readFile(path);
        expectNumbers(loadWaypoints(bytes), readWaypoints(bytes));
    }
    if (paths.empty())
        GTEST_SKIP() << missingCorpus("quake-nav");
}

TEST(QuakeNumbers, FollowAnEdit) {
    auto m = loadWaypoints(soundWaypoints());
    model::Transaction tx(m, "edit");
    tx.erase({kNode, 1});
    const Slot e = tx.create(kEdict);
    tx.set(edict::file, e, model::Ref::to(0));
    tx.set(edict::link, e, model::Ref::to(linkBetween(m, 0, 2)));
    ASSERT_TRUE(tx.commit());
    expectNumbers(m, readWaypoints(saveWaypoints(m)));
    EXPECT_EQ(shown(m, {kEdict, e}, "index"), "0") << "by link, not by when it was made";
}

} // namespace
} // namespace navsmith::tests
