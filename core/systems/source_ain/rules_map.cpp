// Rules that compare a graph with its map.
#include "core/checks/dependencies.h"
#include "core/model/wording.h"
#include "core/systems/source_ain/access.h"
#include "core/systems/source_ain/entities.h"
#include "core/systems/source_ain/generation/generate_graph.h"
#include "core/systems/source_ain/rules.h"
#include "core/systems/source_ain/tester.h"
#include "core/world/backdrop.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <glm/geometric.hpp>

#include <cmath>

namespace navsmith::systems::source_ain {

using model::along;
using model::Model;
using model::Slot;
using model::Transaction;

namespace {

using checks::Dependencies;
using checks::own;
using checks::Rule;
using enum checks::Severity;

void checkRevision(const Model& m, Rows rows, Findings& out) {
    const auto actual = m.map()->geometry.revision;
    for (const Slot f : rows) {
        const auto stored = m.get(file::mapRevision, f);
        if (source::hasMapRevision(m.get(file::version, f)) && m.map()->geometry.version != 0 && stored != actual)
            out.add(f, texts::format("Made for revision {} of the map, this one is {}: most games build another graph",
                                     stored, actual));
    }
}

void fixRevision(Transaction& tx, const Issue& issue) {
    if (tx.model().map() != nullptr)
        tx.set(file::mapRevision, issue.element.slot, tx.model().map()->geometry.revision);
}

void checkUnused(const Model& m, Rows rows, Findings& out) {
    const auto entities = nodeEntities(m).size();
    const auto nodes = m.count(kNode);
    for (const Slot f : rows) {
        if (nodes < entities)
            out.add(f, texts::format("The map has {}, the graph {}: hints of the others are tied to no node",
                                     model::counted(entities, "node entity", "node entities"),
                                     model::counted(nodes, "node")));
    }
}

/// Node i is made from entity i.
void checkTie(const Model& m, Rows rows, Findings& out) {
    const auto planned = generation::nodesOfEntities(m.map()->geometry.entities, versionOf(m));
    for (const Slot n : rows) {
        const auto number = numberOf(m, n);
        if (number >= planned.size())
            continue;
        const auto& plan = planned[number];
        const glm::vec3 at(plan.position.x, plan.position.y, plan.position.z);
        const float away = glm::distance(at, originOf(m, n));
        if (!(away == 0))
            out.add(n, texts::format("{:.0f} from the map's entity of this number, to which its hints belong", away));
        else if (m.get(node::yaw, n) != plan.yaw)
            out.add(n, Note, texts::format("Yaw {} (of the map's entity: {})", m.get(node::yaw, n), plan.yaw));
        else if (m.get(node::id, n) != plan.id)
            out.add(n, texts::format("Id {} (of the map's entity: {})", m.get(node::id, n), plan.id));
    }
}

void checkStands(const Model& m, Rows rows, Findings& out) {
    const auto tester = testerOrNull(m);
    if (tester == nullptr)
        return;
    for (const Slot n : rows) {
        const auto record = recordOf(m, n);
        if (kindOf(m, n) != NodeKind::Ground || LinkTester::isFallen(record) || !placeOf(m, n))
            continue;
        if (!tester->isStandable(record, generation::kHuman))
            out.add(n, texts::format("No floor for a human to stand on"));
        else if (!tester->fits(record, generation::kHuman))
            out.add(n, texts::format("In a wall or another solid for a human"));
    }
}

constexpr float kSameHeight = 0.5F;

void checkFloor(const Model& m, Rows rows, Findings& out) {
    const auto tester = testerOrNull(m);
    if (tester == nullptr)
        return;
    for (const Slot n : rows) {
        const auto record = recordOf(m, n);
        const bool any = std::ranges::any_of(record.offsets, [](float offset) { return offset != 0; });
        if (kindOf(m, n) != NodeKind::Ground || !placeOf(m, n) || !any)
            continue;
        const auto placed = tester->place(record).node;
        for (std::size_t h = 0; h < hullCount(m); ++h) {
            if (h == generation::kWideHuman || !(std::abs(placed.offsets[h] - record.offsets[h]) > kSameHeight))
                continue;
            out.add(n, texts::format("{}: offset {:.2f}, the floor of this map gives {:.2f}", hullNames()[h].title,
                                     record.offsets[h], placed.offsets[h]));
            break;
        }
    }
}

/// Hulls that a link promises a way to and that have none.
void checkPassable(const Model& m, Rows rows, Findings& out) {
    const auto tester = testerOrNull(m);
    if (tester == nullptr)
        return;
    for (const Slot l : rows) {
        const auto ends = endsOf(m, l);
        if (!ends || isDeleted(m, ends->source) || isDeleted(m, ends->target))
            continue;
        const auto from = recordOf(m, ends->source);
        const auto to = recordOf(m, ends->target);
        std::vector<std::string_view> hulls;
        std::string reason;
        for (std::size_t h = 0; h < hullCount(m); ++h) {
            if (moveOf(m, l, h) == 0)
                continue;
            const auto way = tester->wayFor(h, from, to);
            if (way.moves != 0 || tester->wayFor(h, to, from).moves != 0)
                continue;
            if (hulls.empty())
                reason = generation::describe(way);
            hulls.push_back(hullNames()[h].title);
        }
        if (!hulls.empty())
            out.add(l, texts::format("No way for {}: {}", fmt::format("{}", fmt::join(hulls, ", ")), reason));
    }
}

} // namespace

std::vector<Rule> mapRules() {
    const auto allOfNode = model::Dependency{{}, kNode, {}};
    const auto allOfLink = model::Dependency{{}, kLink, {}};
    constexpr model::Column<std::uint32_t> rank{kNode, model::kRank};
    return {
        {.id = "AI050",
         .title = "The graph is of the map's revision",
         .fault = "Graph of another revision of the map",
         .severity = Error,
         .type = kFile,
         .check = checkRevision,
         .dependsOn = {own(file::mapRevision, file::version)},
         .fix = fixRevision,
         .fixTitle = "Take the Map's Revision",
         .onMap = true},
        {.id = "AI051",
         .title = "Each node entity of the map has a node",
         .fault = "Node entities without nodes",
         .severity = Warning,
         .type = kFile,
         .check = checkUnused,
         .dependsOn = {own(node::type)},
         .wholeDocument = true,
         .fixTitle = "Take Nodes from the Map",
         .onMap = true,
         .fixEdit = {.id = "from_entities"}},
        {.id = "AI052",
         .title = "Nodes are where the map's entities are",
         .fault = "Node that is not where its entity is",
         .severity = Warning,
         .type = kNode,
         .check = checkTie,
         .dependsOn = {own(node::x, node::y, node::z, node::yaw, node::id, rank)},
         .wholeDocument = true,
         .fixTitle = "Take Nodes from the Map",
         .onMap = true,
         .fixEdit = {.id = "from_entities"}},
        {.id = "AI053",
         .title = "Humans stand at nodes",
         .fault = "Node where no human can stand",
         .severity = Warning,
         .type = kNode,
         .check = checkStands,
         .dependsOn = {allOfNode},
         .onMap = true},
        {.id = "AI054",
         .title = "Offsets are those of the floor",
         .fault = "Offset that is not that of the floor",
         .severity = Warning,
         .type = kNode,
         .check = checkFloor,
         .dependsOn = {allOfNode},
         .fixTitle = "Drop the Hulls to the Floor",
         .onMap = true,
         .fixEdit = {.id = "drop"}},
        {.id = "AI055",
         .title = "Hulls get along their links",
         .fault = "Link that a hull cannot pass",
         .severity = Warning,
         .type = kLink,
         .check = checkPassable,
         .dependsOn = Dependencies{allOfLink, {{along(link::source)}, kNode, {}}, {{along(link::target)}, kNode, {}}},
         .fixTitle = "Test the Links",
         .onMap = true,
         .fixEdit = {.id = "test_links"}}};
}

} // namespace navsmith::systems::source_ain
