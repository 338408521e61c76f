// Rules of whole graphs.
#include "core/checks/dependencies.h"
#include "core/model/wording.h"
#include "core/systems/source_ain/access.h"
#include "core/systems/source_ain/generation/zones.h"
#include "core/systems/source_ain/limits.h"
#include "core/systems/source_ain/rows.h"
#include "core/systems/source_ain/rules.h"
#include "formats/texts/texts.h"

#include <algorithm>
#include <map>

namespace navsmith::systems::source_ain {

using model::Model;
using model::Slot;

namespace {

using checks::Dependencies;
using checks::own;
using checks::Rule;
using enum checks::Severity;

void checkLimit(const Model& m, Rows rows, Findings& out) {
    const auto count = m.count(kNode);
    const auto most = mostNodes(m);
    for (const Slot f : rows) {
        if (count > most)
            out.add(f, texts::format("{} (expected at most {}): the game does not load the graph",
                                     model::counted(count, "node"), texts::grouped(most)));
        else if (count > kSdkNodes && gameOf(m) == Game::Unknown)
            out.add(f, Warning,
                    texts::format("{}: more than {} load in Garry's Mod only{}", model::counted(count, "node"),
                                  texts::grouped(kSdkNodes),
                                  count > kOldGarrysModNodes ? texts::format(", more than {} only since 2025",
                                                                             texts::grouped(kOldGarrysModNodes))
                                                             : std::string()));
    }
}

void checkEmpty(const Model& m, Rows rows, Findings& out) {
    for (const Slot f : rows) {
        if (m.count(kNode) == 0)
            out.add(f, texts::format("No nodes: the game takes the file for the graph of the map and builds none, so "
                                     "that NPCs stand still. Build it, or erase the file, also from the map"));
    }
}

void checkVersion(const Model& m, Rows rows, Findings& out) {
    for (const Slot f : rows) {
        if (const auto version = m.get(file::version, f); version < source::kAinVersion)
            out.add(f, texts::format("Version {}: games of today take it for out of date and build another", version));
    }
}

/// Reported if no node has a zone. If some have one, each wrong zone is an error of its node.
void checkNoZones(const Model& m, Rows rows, Findings& out) {
    bool any = false;
    bool anyComputed = false;
    m.forEachLive(kNode, [&](Slot n) {
        any = true;
        anyComputed = anyComputed || m.get(node::zone, n) != generation::kZoneUnknown;
    });
    if (!any || anyComputed)
        return;
    for (const Slot f : rows)
        out.add(f, texts::format("No zone is known: the game takes all nodes for connected, also those that no link "
                                 "connects"));
}

/// Parts of the ground that no link connects, whatever the hull; air nodes are never linked with it.
void checkParts(const Model& m, Rows rows, Findings& out) {
    std::map<std::int16_t, std::size_t> parts;
    const auto zones = zonesByNumber(m);
    m.forEachLive(kNode, [&](Slot n) {
        if (const auto zone = zones[numberOf(m, n)]; zone >= generation::kFirstZone && kindOf(m, n) != NodeKind::Air)
            ++parts[zone];
    });
    if (parts.size() < 2)
        return;
    const auto largest = std::ranges::max_element(parts, {}, [](const auto& part) { return part.second; })->second;
    for (const Slot f : rows)
        out.add(f, texts::format("{} that no link connects; the largest has {}", model::counted(parts.size(), "part"),
                                 model::counted(largest, "node")));
}

/// Nodes of the map's entities have ids.
void checkNoIds(const Model& m, Rows rows, Findings& out) {
    std::size_t without = 0;
    m.forEachLive(kNode, [&](Slot n) {
        const bool isExit = kindOf(m, n) == NodeKind::Climb && has(m, n, generation::info::kClimbExits);
        without += m.get(node::id, n) == -1 && !isExit ? 1 : 0;
    });
    for (const Slot f : rows) {
        if (without != 0)
            out.add(f, texts::format("{} without an id: of no entity of the map", model::counted(without, "node")));
    }
}

void checkOrder(const Model& m, Rows rows, Findings& out) {
    for (const Slot f : rows) {
        if (!areLinksInOrder(m))
            out.add(f, texts::format("The links are not in the order in which the game writes them"));
    }
}

} // namespace

std::vector<Rule> fileRules() {
    const auto ends = own(link::source, link::target);
    constexpr model::Column<std::uint32_t> linkRank{kLink, model::kRank};
    constexpr model::Column<std::uint32_t> nodeRank{kNode, model::kRank};
    return {{.id = "AI001",
             .title = "The game takes so many nodes",
             .fault = "More nodes than a game takes",
             .severity = Error,
             .type = kFile,
             .check = checkLimit,
             .dependsOn = {own(node::type)},
             .wholeDocument = true},
            {.id = "AI002",
             .title = "The graph has nodes",
             .fault = "Graph without nodes",
             .severity = Warning,
             .type = kFile,
             .check = checkEmpty,
             .dependsOn = {own(node::type)},
             .wholeDocument = true,
             .fixTitle = "Build Graph from the Map",
             .fixEdit = {"build"}},
            {.id = "AI003",
             .title = "The version is that of today's games",
             .fault = "Version of an old build",
             .severity = Note,
             .type = kFile,
             .check = checkVersion,
             .dependsOn = {own(file::version)}},
            {.id = "AI004",
             .title = "Zones are known",
             .fault = "Zones that nobody has computed",
             .severity = Warning,
             .type = kFile,
             .check = checkNoZones,
             .dependsOn = {own(node::zone)},
             .wholeDocument = true,
             .fix = fixAllZones,
             .fixTitle = "Compute the Zones",
             .fixAppliesToAll = true},
            {.id = "AI005",
             .title = "Links connect all of the ground",
             .fault = "Parts of the ground that no link connects",
             .severity = Note,
             .type = kFile,
             .check = checkParts,
             .dependsOn = {ends, own(nodeRank, node::type)},
             .wholeDocument = true},
            {.id = "AI006",
             .title = "Nodes have the ids of the map's entities",
             .fault = "Nodes without an id",
             .severity = Note,
             .type = kFile,
             .check = checkNoIds,
             .dependsOn = {own(node::id, node::type, node::info)},
             .wholeDocument = true},
            {.id = "AI007",
             .title = "Links are in the game's order",
             .fault = "Links out of order",
             .severity = Note,
             .type = kFile,
             .check = checkOrder,
             .dependsOn = {ends, own(linkRank), own(nodeRank)},
             .wholeDocument = true,
             .fixTitle = "Sort the Links",
             .fixEdit = {.id = "sort_links"}}};
}

} // namespace navsmith::systems::source_ain
