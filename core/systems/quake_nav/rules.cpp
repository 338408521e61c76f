#include "core/systems/quake_nav/rules.h"

#include "core/checks/dependencies.h"
#include "core/systems/quake_nav/rule_functions.h"
#include "core/systems/quake_nav/rules_map.h"
#include "core/systems/quake_nav/schema.h"

#include <algorithm>
#include <vector>

namespace navsmith::systems::quake_nav {

using checks::at;
using checks::own;
using checks::Rule;
using model::against;
using model::along;
using quake::NavGame;
using enum checks::Severity;

namespace {

constexpr model::Column<std::uint32_t> kNodeRank{kNode, model::kRank};

/// What the version of an element's file decides.
model::Dependency versionOfNode() {
    return at({along(node::file)}, file::version);
}
model::Dependency versionOfLink() {
    return at({along(link::owner), along(node::file)}, file::version);
}

void addFileRules(std::vector<Rule>& table) {
    table.push_back({.id = "QN001",
                     .title = "The version is one that is known",
                     .fault = "Later version than any that is known",
                     .severity = Note,
                     .type = kFile,
                     .check = checkVersion,
                     .dependsOn = {own(file::version)}});
    table.push_back({.id = "QN002",
                     .title = "The heuristic is a number above 0",
                     .fault = "Heuristic that the route search cannot use",
                     .severity = Warning,
                     .type = kFile,
                     .check = checkHeuristic,
                     .dependsOn = {own(file::heuristic, file::version, file::layout)},
                     .fix = fixHeuristic,
                     .fixTitle = "Set it to 0.8"});
    table.push_back({.id = "QN003",
                     .title = "Link ranges run on in the order of the nodes",
                     .fault = "Irregular link ranges",
                     .severity = Warning,
                     .type = kFile,
                     .check = checkLinkRanges,
                     .dependsOn = {own(file::linkRanges)},
                     .fix = fixLinkRanges,
                     .fixTitle = "Lay the links out anew"});
    table.push_back({.id = "QN004",
                     .title = "The file ends with its last edict",
                     .fault = "Bytes behind the end",
                     .severity = Note,
                     .type = kFile,
                     .check = checkTail,
                     .dependsOn = {own(file::tail)},
                     .fix = fixTail,
                     .fixTitle = "Remove them"});
}

void addNodeRules(std::vector<Rule>& table) {
    table.push_back({.id = "QN010",
                     .title = "Coordinates of a node are finite",
                     .fault = "Node at no place",
                     .severity = Error,
                     .type = kNode,
                     .check = checkNodePlace,
                     .dependsOn = {own(node::x, node::y, node::z)}});
    table.push_back(
        {.id = "QN011",
         .title = "A link leaves every node",
         .fault = "Node that no link leaves",
         .severity = Warning,
         .type = kNode,
         .check = checkAlone,
         .dependsOn = {at({against(link::owner)}, link::owner), at({against(link::target)}, link::target)}});
    table.push_back({.id = "QN012",
                     .title = "At most 12 links leave a node",
                     .fault = "More than 12 links leave a node",
                     .severity = Warning,
                     .type = kNode,
                     .check = checkLinkCount,
                     .dependsOn = {at({against(link::owner)}, link::owner)}});
    table.push_back({.id = "QN013",
                     .title = "A node has a radius",
                     .fault = "Radius 0",
                     .severity = Warning,
                     .type = kNode,
                     .check = checkRadius,
                     .dependsOn = {own(node::radius)}});
    table.push_back({.id = "QN014",
                     .title = "Only flags that the version knows are set",
                     .fault = "Flag bits that mean nothing",
                     .severity = Note,
                     .type = kNode,
                     .check = checkUnknownFlags,
                     .dependsOn = {own(node::flags), versionOfNode()},
                     .fix = fixUnknownFlags,
                     .fixTitle = "Clear them"});
    table.push_back({.id = "QN015",
                     .title = "A node that is marked for a kind of links has some",
                     .fault = "Teleporter, pusher or elevator node without such links",
                     .severity = Note,
                     .type = kNode,
                     .check = checkFlagsOfLinks,
                     .dependsOn = {own(node::flags), at({against(link::owner)}, link::type),
                                   at({against(link::target)}, link::type)},
                     .fix = fixFlagsOfLinks,
                     .fixTitle = "Clear the flag"});
    table.push_back({.id = "QN016",
                     .title = "No two nodes stand in one place",
                     .fault = "Two nodes in one place",
                     .severity = Warning,
                     .type = kNode,
                     .check = checkSamePlace,
                     .dependsOn = {own(node::x, node::y, node::z), own(kNodeRank), own(file::json)},
                     .wholeDocument = true});
}

void addLinkRules(std::vector<Rule>& table) {
    table.push_back({.id = "QN020",
                     .title = "A link leads to a node",
                     .fault = "Link to a node that is not there",
                     .severity = Error,
                     .type = kLink,
                     .check = checkTarget,
                     .dependsOn = {own(link::target)},
                     .fix = eraseLink,
                     .fixTitle = "Erase the link"});
    table.push_back({.id = "QN021",
                     .title = "The type of a link is one of the game's",
                     .fault = "Unknown type of link",
                     .severity = Warning,
                     .type = kLink,
                     .check = checkType,
                     .dependsOn = {own(link::type, link::mask), versionOfLink()}});
    table.push_back({.id = "QN022",
                     .title = "A link leads to another node",
                     .fault = "Link to its own node",
                     .severity = Warning,
                     .type = kLink,
                     .check = checkToItself,
                     .dependsOn = {own(link::owner, link::target)},
                     .fix = eraseLink,
                     .fixTitle = "Erase the link"});
    table.push_back(
        {.id = "QN023",
         .title = "One link leads from a node to another",
         .fault = "Doubled link",
         .severity = Warning,
         .type = kLink,
         .check = checkDouble,
         .dependsOn = {own(link::owner, link::target), at({along(link::owner), against(link::owner)}, link::target)},
         .fix = eraseLink,
         .fixTitle = "Erase the second"});
    table.push_back({.id = "QN024",
                     .title = "The traversal of a link is there",
                     .fault = "Traversal that is not there",
                     .severity = Error,
                     .type = kLink,
                     .check = checkTraversalThere,
                     .dependsOn = {own(link::traversal)},
                     .fix = fixTraversalThere,
                     .fixTitle = "Give it a new one, if its type has any"});
    table.push_back({.id = "QN025",
                     .title = "Links have the traversals that their types always have",
                     .fault = "Link that needs a traversal",
                     .severity = Warning,
                     .type = kLink,
                     .check = checkTraversalWanted,
                     .dependsOn = {own(link::type, link::traversal)},
                     .fix = fixTraversalWanted,
                     .fixTitle = "Give it one"});
    table.push_back({.id = "QN026",
                     .title = "What is walked has no traversal",
                     .fault = "Link that has no use for its traversal",
                     .severity = Note,
                     .type = kLink,
                     .check = checkTraversalUnwanted,
                     .dependsOn = {own(link::type, link::traversal)},
                     .fix = fixTraversalUnwanted,
                     .fixTitle = "Take it away"});
    table.push_back({.id = "QN027",
                     .title = "An elevator link is tied to its lift",
                     .fault = "Elevator link without an edict",
                     .severity = Note,
                     .type = kLink,
                     .check = checkEdictWanted,
                     .dependsOn = {own(link::type), at({against(edict::link)}, edict::link)}});
    table.push_back({.id = "QN028",
                     .title = "Some team may take a link",
                     .fault = "Link for no team",
                     .severity = Warning,
                     .type = kLink,
                     .check = checkTeams,
                     .dependsOn = {own(link::mask), versionOfLink()},
                     .fix = fixTeams,
                     .fixTitle = "For all teams"});
    table.push_back({.id = "QN029",
                     .title = "Jumps are within reach",
                     .fault = "Jump out of reach",
                     .severity = Warning,
                     .type = kLink,
                     .check = checkReach,
                     .dependsOn = {own(link::type, link::traversal),
                                   at({along(link::traversal)}, traversal::startX, traversal::startY, traversal::startZ,
                                      traversal::endX, traversal::endY, traversal::endZ)}});
}

void addPartRules(std::vector<Rule>& table) {
    table.push_back(
        {.id = "QN030",
         .title = "Coordinates of a traversal are finite",
         .fault = "Traversal at no place",
         .severity = Error,
         .type = kTraversal,
         .check = checkTraversalPlace,
         .dependsOn = {own(traversal::exitX, traversal::exitY, traversal::exitZ, traversal::startX, traversal::startY,
                           traversal::startZ, traversal::endX, traversal::endY, traversal::endZ)}});
    table.push_back({.id = "QN031",
                     .title = "One link uses a traversal",
                     .fault = "Traversal of no link, or of several",
                     .severity = Warning,
                     .type = kTraversal,
                     .check = checkTraversalUse,
                     .dependsOn = {at({against(link::traversal)}, link::traversal)},
                     .fix = fixTraversalUse,
                     .fixTitle = "Erase it, or give each link one"});
    table.push_back({.id = "QN032",
                     .title = "An edict is tied to a link",
                     .fault = "Edict of a link that is not there",
                     .severity = Error,
                     .type = kEdict,
                     .check = checkEdictLink,
                     .dependsOn = {own(edict::link)},
                     .fix = eraseEdict,
                     .fixTitle = "Erase the edict"});
    table.push_back({.id = "QN033",
                     .title = "One edict ties a link",
                     .fault = "Second edict of a link",
                     .severity = Warning,
                     .type = kEdict,
                     .check = checkEdictAlone,
                     .dependsOn = {own(edict::link), at({along(edict::link), against(edict::link)}, edict::link)},
                     .fix = eraseEdict,
                     .fixTitle = "Erase the second"});
    table.push_back({.id = "QN034",
                     .title = "The box of an edict is one",
                     .fault = "Edict whose box is none",
                     .severity = Warning,
                     .type = kEdict,
                     .check = checkEdictBox,
                     .dependsOn = {own(edict::minX, edict::minY, edict::minZ, edict::maxX, edict::maxY, edict::maxZ)},
                     .fix = fixEdictBox,
                     .fixTitle = "Swap the corners"});
}

void addGraphRules(std::vector<Rule>& table) {
    const checks::Dependencies graph{own(link::owner, link::target), own(kNodeRank)};
    table.push_back({.id = "QN040",
                     .title = "The graph is one",
                     .fault = "Part without any way to the rest",
                     .severity = Warning,
                     .type = kNode,
                     .check = checkIslands,
                     .dependsOn = graph,
                     .wholeDocument = true});
    table.push_back({.id = "QN041",
                     .title = "Bots get back from every node",
                     .fault = "One-way trap",
                     .severity = Warning,
                     .type = kNode,
                     .check = checkTraps,
                     .dependsOn = graph,
                     .wholeDocument = true});
    table.push_back({.id = "QN042",
                     .title = "Bots get to every node",
                     .fault = "Part that no bot gets to",
                     .severity = Note,
                     .type = kNode,
                     .check = checkNoWayIn,
                     .dependsOn = graph,
                     .wholeDocument = true});
}

std::vector<Rule> makeRules() {
    std::vector<Rule> table;
    addFileRules(table);
    addNodeRules(table);
    addLinkRules(table);
    addPartRules(table);
    addGraphRules(table);
    const auto onMap = mapRules();
    table.insert(table.end(), onMap.begin(), onMap.end());
    std::ranges::sort(table, {}, &Rule::id); // fixes run in this order
    return table;
}

} // namespace

std::span<const Rule> rules(NavGame /*game*/) {
    static const auto table = makeRules();
    return table;
}

} // namespace navsmith::systems::quake_nav
