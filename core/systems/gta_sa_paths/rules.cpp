// The table. What is counted and mended is told at length in docs/checks.md.
#include "core/systems/gta_sa_paths/rules.h"

#include "core/checks/dependencies.h"
#include "core/systems/gta_sa_paths/access.h"
#include "core/systems/gta_sa_paths/rule_functions.h"
#include "core/systems/shared/path_rules.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace navsmith::systems::gta_sa_paths {

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

// Of a navi node: the links that use it and their ends.
Dependencies usingLinks() {
    return {own(navi::attached), at({against(link::navi)}, link::owner, link::target)};
}

template <typename... T>
Dependencies usingEnds(model::Column<T>... columns) {
    return usingLinks() + Dependencies{at({against(link::navi), along(link::owner)}, columns...),
                                       at({against(link::navi), along(link::target)}, columns...)};
}

/// What decides which end of an edge is the lower one.
Dependencies lowerEnd() {
    return usingEnds(node::file, node::group, kNodeRank) +
           Dependencies{at({against(link::navi), along(link::owner), along(node::file)}, file::area),
                        at({against(link::navi), along(link::target), along(node::file)}, file::area)};
}

Dependencies wholeGraph() {
    return {own(link::owner, link::target), own(node::file, node::group, kNodeRank), paths::anyArea(kGraph)};
}

void addFileRules(std::vector<Rule>& table) {
    table.push_back({"SA001",
                     "The file is exact, or padded to 2048",
                     "Area file in an odd form",
                     Error,
                     kFile,
                     checkForm,
                     {own(file::form, file::tail, file::spareTargets)},
                     false,
                     fixForm,
                     "Write in exact form"});
    table.push_back({"SA002",
                     "Total is vehicle plus ped nodes",
                     "Total is not vehicle plus ped nodes",
                     Error,
                     kFile,
                     checkTotal,
                     {own(file::vehicleExcess, file::pedExcess)},
                     false,
                     fixCounts,
                     "Recount"});
    table.push_back({"SA003",
                     "Nodes, navi nodes and links within the limits",
                     "Too many nodes, navi nodes or links in an area",
                     Error,
                     kFile,
                     checkLimits,
                     {at({against(node::file)}, node::file), at({against(navi::file)}, navi::file),
                      at({against(node::file), against(link::owner)}, link::owner)}});
    table.push_back({"SA005",
                     "Link ranges run on and do not overlap",
                     "Link ranges overlap, end outside or leave gaps",
                     Error,
                     kFile,
                     checkLinkRanges,
                     {own(file::linkLayout)},
                     false,
                     fixLinkRanges,
                     "Repack the links"});
    table.push_back({"SA009",
                     "Spare link targets are free",
                     "Spare link target is not free",
                     Error,
                     kFile,
                     checkSpareTargets,
                     {own(file::spareTargets, file::form)},
                     false,
                     fixSpareTargets,
                     "Free them"});
    table.push_back({"SA012",
                     "Vehicle nodes come before ped nodes",
                     "More vehicle nodes counted than there are nodes",
                     Error,
                     kFile,
                     checkVehiclesFirst,
                     {own(file::vehicleExcess)},
                     false,
                     fixCounts,
                     "Put in order and recount"});
    table.push_back({"SA040",
                     "Spare lengths and crossing flags are 0",
                     "Spare length or crossing flag is not 0",
                     Warning,
                     kFile,
                     checkSpareBytes,
                     {own(file::spareLengths, file::spareCrossings)},
                     false,
                     fixSpareBytes,
                     "Clear"});
    table.push_back({"SA057",
                     "Neighbour areas are open",
                     "Neighbour area is not open",
                     Note,
                     kFile,
                     checkNeighboursOpen,
                     {paths::anyArea(kGraph)},
                     true});
}

void addNodeRules(std::vector<Rule>& table) {
    const auto place = paths::square(kGraph);
    const auto links = at({against(link::owner)}, link::owner);
    table.push_back({"SA004",
                     "The node's stored area and id are its place",
                     "Stored area and id are not the node's place",
                     Error,
                     kNode,
                     checkAddress,
                     {own(node::addressError)},
                     false,
                     fixAddress,
                     "Renumber"});
    table.push_back({"SA008",
                     "The search cost is 0x7FFE",
                     "Search cost is not 0x7FFE",
                     Error,
                     kNode,
                     checkSearchCost,
                     {own(node::searchCost)},
                     false,
                     fixSearchCost,
                     "Set to 0x7FFE"});
    table.push_back({"SA010",
                     "At most 15 links, 11 on ped nodes",
                     "Too many links on a node",
                     Error,
                     kNode,
                     checkLinkCount,
                     {own(node::group), links}});
    table.push_back({"SA011", "Coordinates fit the file", "Coordinates do not fit the file", Error,
                     kNode}); // stored as the file's i16: edits are clamped
    table.push_back({"SA023", "The node lies in its own square", "Node outside its area's square", Warning, kNode,
                     checkNodeSquare, place, false, fixNodeSquare, "Move to the right area"});
    table.push_back({"SA035",
                     "Bit 8 is a copy of Switched off",
                     "Bit 8 differs from Switched off",
                     Warning,
                     kNode,
                     checkSwitchedOffCopy,
                     {own(node::flags)},
                     false,
                     fixSwitchedOffCopy,
                     "Copy the bit"});
    table.push_back({"SA039",
                     "Traffic that arrives can leave",
                     "Traffic that arrives cannot leave",
                     Warning,
                     kNode,
                     checkLanesMeet,
                     {own(node::flags, node::group, node::x, node::y),
                      at({against(link::owner)}, link::owner, link::target, link::navi),
                      at({against(link::owner), along(link::target)}, node::x, node::y),
                      at({against(link::owner), along(link::navi)}, navi::attached, navi::lanes, navi::directionX,
                         navi::directionY)}});
    table.push_back({"SA041",
                     "Road class 0 to 2, 0 on ped nodes",
                     "Road class 3, or a road class on a ped node",
                     Warning,
                     kNode,
                     checkRoadClass,
                     {own(node::flags, node::group)},
                     false,
                     fixRoadClass,
                     "Clear"});
    table.push_back({"SA050",
                     "The node has links",
                     "Node without links",
                     Note,
                     kNode,
                     checkIsolated,
                     {links},
                     false,
                     fixIsolated,
                     "Delete the node"});
    table.push_back({"SA051",
                     "One node of a type at a place",
                     "Several nodes of a type at one place",
                     Note,
                     kNode,
                     checkSamePlace,
                     {own(node::x, node::y, node::z, node::flags, node::group, node::file, kNodeRank)},
                     true,
                     fixSamePlace,
                     "Merge"});
    table.push_back({"SA054",
                     "Only known flags and behaviours",
                     "Unknown flag or behaviour",
                     Note,
                     kNode,
                     checkUnknownBits,
                     {own(node::flags)}});
    table.push_back({"SA055",
                     "Boat nodes at height 0, ped nodes with a width",
                     "Boat node not at height 0, or ped node without a width",
                     Note,
                     kNode,
                     checkBoatHeight,
                     {own(node::flags, node::group, node::z, node::width)},
                     false,
                     fixBoatHeight,
                     "Set height 0, width 2 units"});
}

void addLinkRules(std::vector<Rule>& table) {
    const auto ownerGroup = at({along(link::owner)}, node::group);
    table.push_back({"SA006",
                     "The link's target exists",
                     "Link to a node that does not exist",
                     Error,
                     kLink,
                     checkTarget,
                     {own(link::target), paths::anyArea(kGraph)},
                     false,
                     fixTarget,
                     "Delete the link"});
    table.push_back({"SA007",
                     "A vehicle link's navi node exists",
                     "Vehicle link without a navi node that exists",
                     Error,
                     kLink,
                     checkLinkNavi,
                     {own(link::owner, link::target, link::navi), ownerGroup, paths::anyArea(kGraph)},
                     false,
                     fixLinkNavi,
                     "Make a navi node"});
    table.push_back({"SA020", "Every link has exactly one link back", "Link without a link back, or with more than one",
                     Warning, kLink, checkReverse, paths::linkBack(kGraph), false, fixReverse,
                     "Add the link back, or drop the copy"});
    table.push_back({"SA021",
                     "No link leads to its own node",
                     "Link to its own node",
                     Warning,
                     kLink,
                     checkSelfLink,
                     {own(link::owner, link::target)},
                     false,
                     fixSelfLink,
                     "Delete the link"});
    table.push_back({"SA022", "No link joins ped, car and boat nodes", "Link between ped, car and boat nodes", Warning,
                     kLink, checkSameType, paths::ends(kGraph, node::group, node::flags), false, fixSameType,
                     "Delete the link both ways"});
    table.push_back({"SA024", "Links across a border lead to a neighbour area", "Link to an area that is no neighbour",
                     Warning, kLink, checkNeighbourArea, paths::endAreas(kGraph)});
    table.push_back({"SA025", "The length is the distance, equal both ways",
                     "Length is not the distance, or differs from the link back's", Warning, kLink, checkLength,
                     paths::ends(kGraph, node::x, node::y, node::z) + paths::linkBack(kGraph, link::length), false,
                     fixLength, "Recompute the length"});
    table.push_back({"SA026", "No edge is longer than 255 units", "Edge longer than 255 units", Warning, kLink,
                     checkLongEdge, paths::ends(kGraph, node::x, node::y, node::z), false, fixLongEdge,
                     "Insert nodes"});
    table.push_back({"SA029", "Both links of an edge have one navi node", "Navi node differs from the link back's",
                     Warning, kLink, checkNaviShared, paths::linkBack(kGraph, link::navi) + Dependencies{ownerGroup},
                     false, fixNaviShared, "Take the lower end's navi node"});
    table.push_back({"SA036", "Crossing flags are sound and equal both ways",
                     "Crossing flags unsound, or other than the link back's", Warning, kLink, checkCrossing,
                     paths::linkBack(kGraph, link::crossing) + Dependencies{ownerGroup}, false, fixCrossing,
                     "Mirror or clear"});
    table.push_back({"SA037",
                     "A ped link has no navi node",
                     "Ped link with a navi node",
                     Warning,
                     kLink,
                     checkPedNavi,
                     {own(link::owner, link::target, link::navi), ownerGroup},
                     false,
                     fixPedNavi,
                     "Clear"});
}

void addNaviRules(std::vector<Rule>& table) {
    table.push_back({"SA027", "Navi nodes are attached to the lower end of their edge",
                     "Navi node not attached to the lower end of its edge", Warning, kNavi, checkAttachment,
                     lowerEnd() + Dependencies{own(navi::keepLower), paths::anyArea(kGraph)}, false, fixAttachment,
                     "Attach to the lower end"});
    table.push_back({"SA028", "The direction points to the attached end",
                     "Direction does not point to the attached end", Warning, kNavi, checkDirection,
                     usingEnds(node::x, node::y) + Dependencies{own(navi::directionX, navi::directionY)}, false,
                     fixDirection, "Recompute the direction"});
    table.push_back({"SA030",
                     "Navi nodes are stored in the file of their own square",
                     "Navi node outside its area's square",
                     Warning,
                     kNavi,
                     checkNaviSquare,
                     {own(navi::x, navi::y, navi::file), at({along(navi::file)}, file::area)},
                     false,
                     fixNaviSquare,
                     "Move to the right file"});
    table.push_back({"SA031", "Navi nodes are used", "Navi node that no edge uses", Warning, kNavi, checkNaviUsed,
                     usingLinks() + Dependencies{paths::anyArea(kGraph)}, false, fixNaviUsed, "Delete the navi node"});
    table.push_back({"SA032", "Navi nodes belong to one edge", "Navi node shared by different edges", Warning, kNavi,
                     checkNaviOneEdge, usingLinks() + Dependencies{paths::anyArea(kGraph)}, false, fixNaviOneEdge,
                     "Give each edge its own"});
    table.push_back({"SA038", "A car road has lanes", "Car road without lanes", Warning, kNavi, checkLanes,
                     usingEnds(node::group, node::flags) + Dependencies{own(navi::lanes)}, false, fixLanes,
                     "Set one lane each way"});
    table.push_back({"SA052", "Navi nodes lie near the middle of their edge",
                     "Navi node far from the middle of its edge", Note, kNavi, checkNaviMiddle,
                     usingEnds(node::x, node::y) + Dependencies{own(navi::x, navi::y), paths::anyArea(kGraph)}, false,
                     fixNaviMiddle, "Move to the middle"});
    table.push_back(
        {"SA053", "Lights stand at junctions and agree with the compass",
         "Light away from a junction, or against the compass", Note, kNavi, checkLight,
         usingLinks() +
             Dependencies{own(navi::lights, navi::directionX, navi::directionY),
                          at({against(link::navi), along(link::owner), against(link::owner)}, link::owner),
                          at({against(link::navi), along(link::target), against(link::owner)}, link::owner)}});
    table.push_back({"SA056", "Navi nodes are as wide as the wider end", "Navi node not as wide as the wider end", Note,
                     kNavi, checkNaviWidth,
                     usingEnds(node::width) + Dependencies{own(navi::width), paths::anyArea(kGraph)}, false,
                     fixNaviWidth, "Take the wider end's width"});
}

void addGraphRules(std::vector<Rule>& table) {
    table.push_back({"SA033", "One flood group for each connected part",
                     "Flood group is not that of the connected part", Warning, kNode, checkFloodGroups,
                     wholeGraph() + Dependencies{own(node::floodGroup)}, true, fixFloodGroups,
                     "Recompute all flood groups", true});
    table.push_back({"SA034", "The dead-end flag is right", "Dead-end flag is wrong", Warning, kNode, checkDeadEnds,
                     wholeGraph() + Dependencies{own(node::flags)}, true, fixDeadEnds, "Recompute all dead ends",
                     true});
    table.push_back({"SA042", "At most 255 flood groups of a type", "More than 255 flood groups of a type", Warning,
                     kNode, checkGroupCount, wholeGraph(), true});
}

} // namespace

std::span<const Rule> rules() {
    static const auto table = [] {
        std::vector<Rule> all;
        addFileRules(all);
        addNodeRules(all);
        addLinkRules(all);
        addNaviRules(all);
        addGraphRules(all);
        std::ranges::sort(all, {}, &Rule::id); // fixes run in this order: references first, then what derives from them
        return all;
    }();
    return table;
}

} // namespace navsmith::systems::gta_sa_paths
