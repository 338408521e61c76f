// The table. The rules are those of section 9 of the format page.
#include "core/systems/gta_iv_paths/rules.h"

#include "core/checks/dependencies.h"
#include "core/systems/gta_iv_paths/access.h"
#include "core/systems/gta_iv_paths/rule_functions.h"
#include "core/systems/shared/path_rules.h"

#include <algorithm>
#include <vector>

namespace navsmith::systems::gta_iv_paths {

using checks::at;
using checks::Dependencies;
using checks::own;
using checks::Rule;
using model::against;
using model::along;
using model::Dependency;
using enum checks::Severity;

namespace {

constexpr model::Column<std::uint32_t> kNodeRank{kNode, model::kRank};

/// Of a node: its links, and what holds of its set.
Dependencies nodeLinks() {
    return {at({against(link::owner)}, link::owner), own(node::file), at({along(node::file)}, file::assumptions)};
}

/// Of a link: what holds of its set.
Dependency assumptionsOfLink() {
    return at({along(link::owner), along(node::file)}, file::assumptions);
}

void addFileRules(std::vector<Rule>& table) {
    table.push_back({"IV001",
                     "The file ends behind its links",
                     "Bytes behind the links",
                     Error,
                     kFile,
                     checkTail,
                     {own(file::tail)},
                     false,
                     fixTail,
                     "Leave them out"});
    table.push_back({"IV002",
                     "Car nodes and intersections are all nodes",
                     "Header counts that do not add up",
                     Error,
                     kFile,
                     checkTotal,
                     {own(file::carExcess, file::intersectionExcess)},
                     false,
                     fixTotal,
                     "Recount"});
    table.push_back({"IV004",
                     "Link ranges run on and do not overlap",
                     "Link ranges overlap, end outside or leave gaps",
                     Error,
                     kFile,
                     checkLinkRanges,
                     {own(file::linkLayout)},
                     false,
                     fixLinkRanges,
                     "Repack the links"});
    table.push_back(
        {"IV006",
         "Nodes and links within the limits",
         "Too many nodes or links in an area",
         Error,
         kFile,
         checkLimits,
         {at({against(node::file)}, node::file), at({against(node::file), against(link::owner)}, link::owner)}});
    table.push_back({"IV023",
                     "Neighbour areas are open",
                     "Neighbour area is not open",
                     Note,
                     kFile,
                     checkNeighboursOpen,
                     {paths::anyArea(kGraph)},
                     true});
}

void addNodeRules(std::vector<Rule>& table) {
    table.push_back({"IV003",
                     "Area and id are those of the place",
                     "Stored area or id is wrong",
                     Error,
                     kNode,
                     checkAddress,
                     {own(node::addressError)},
                     false,
                     fixAddress,
                     "Renumber"});
    table.push_back({"IV007",
                     "The search cost is 0x7FFE",
                     "Search cost is not 0x7FFE",
                     Error,
                     kNode,
                     checkSearchCost,
                     {own(node::searchCost)},
                     false,
                     fixSearchCost,
                     "Set 0x7FFE"});
    table.push_back({"IV013", "The flags count the node's links", "Stored link count is wrong", Warning, kNode,
                     checkStoredCount, nodeLinks() + Dependencies{own(node::flags)}, false, fixStoredCount,
                     "Set the count"});
    table.push_back({"IV014", "Linking is disabled exactly where there are no links", "Linking disabled is wrong",
                     Warning, kNode, checkLinkingDisabled, nodeLinks() + Dependencies{own(node::flags)}, false,
                     fixLinkingDisabled, "Correct the flag"});
    table.push_back({"IV015", "The node lies in the square of its area", "Node outside the square of its area", Warning,
                     kNode, checkSquare, paths::square(kGraph), false, fixSquare, "Move to the right file"});
    table.push_back({"IV017", "Intersections have no links", "Intersection with links", Warning, kNode,
                     checkIntersection, nodeLinks() + Dependencies{own(node::group)}, false, fixIntersection,
                     "Make it a car node"});
    table.push_back({"IV021", "The node has links", "Node without links", Note, kNode, checkIsolated,
                     nodeLinks() + Dependencies{own(node::group, node::flags)}});
    table.push_back({"IV022",
                     "One node of a type at a place",
                     "Several nodes of a type at one place",
                     Note,
                     kNode,
                     checkSamePlace,
                     {own(node::x, node::y, node::z, node::flags, node::group, node::file, kNodeRank)},
                     true});
}

void addLinkRules(std::vector<Rule>& table) {
    table.push_back({"IV005",
                     "The link leads to a node that exists",
                     "Link to a node that does not exist",
                     Error,
                     kLink,
                     checkTarget,
                     {own(link::target), paths::anyArea(kGraph)},
                     false,
                     fixTarget,
                     "Delete the link"});
    table.push_back({"IV010", "The link has a link back", "Link without a link back", Warning, kLink, checkReverse,
                     paths::linkBack(kGraph), false, fixReverse, "Add the link back"});
    table.push_back({"IV011", "The length is the distance, equal both ways",
                     "Length is not the distance, or not equal both ways", Warning, kLink, checkLength,
                     paths::linkBack(kGraph, link::length) + paths::ends(kGraph, node::x, node::y, node::z), false,
                     fixLength, "Recompute the length"});
    table.push_back({"IV012", "The link back has lanes A and B swapped",
                     "Lanes of the link back are not the swapped ones", Warning, kLink, checkLanes,
                     paths::linkBack(kGraph, link::lanes) + Dependencies{assumptionsOfLink()}, false, fixLanes,
                     "Mirror the lanes"});
    table.push_back({"IV016", "Links join nodes of one type", "Link between water and land", Warning, kLink,
                     checkSameType, paths::ends(kGraph, node::group, node::flags), false, fixSameType,
                     "Delete the link"});
    table.push_back({"IV018", "One flood group for each connected part", "Linked nodes of different flood groups",
                     Warning, kLink, checkFloodGroup,
                     paths::ends(kGraph, node::floodGroup) + Dependencies{assumptionsOfLink()}, false, fixFloodGroup,
                     "Take that of the larger part"});
    table.push_back({"IV020", "Links lead to neighbour areas", "Link to an area that is no neighbour", Note, kLink,
                     checkNeighbourArea, paths::endAreas(kGraph)});
}

} // namespace

std::span<const Rule> rules() {
    static const auto table = [] {
        std::vector<Rule> all;
        addFileRules(all);
        addNodeRules(all);
        addLinkRules(all);
        std::ranges::sort(all, {}, &Rule::id); // fixes run in this order: references first, then what derives from them
        return all;
    }();
    return table;
}

} // namespace navsmith::systems::gta_iv_paths
