#include "core/model/wording.h"
#include "core/systems/gta_iv_paths/edge_edits.h"
#include "core/systems/gta_iv_paths/rules.h"
#include "core/systems/shared/path_checks.h"
#include "core/systems/shared/path_rules.h"
#include "core/systems/shared/path_runs.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>

namespace navsmith::systems::gta_iv_paths {

namespace {

Slot ownerOf(const Model& m, Slot l) {
    return m.get(link::owner, l).slot();
}

bool mixesTypes(const Model& m, Slot l) {
    const Ref target = m.get(link::target, l);
    if (!target.isSlot())
        return false;
    const auto a = typeOf(m, ownerOf(m, l));
    const auto b = typeOf(m, target.slot());
    return a != b && a != NodeType::Intersection && b != NodeType::Intersection;
}

/// The link back of an edge that is looked at from this side: each edge is from one of them.
Slot backOf(const Model& m, Slot l) {
    const Slot back = reverseOf(m, l);
    return back != kNoSlot && l < back ? back : kNoSlot;
}

bool lanesWrong(const Model& m, Slot l) {
    const Slot back = holdsAtNode(m, ownerOf(m, l), assumption::mirroredLanes) ? backOf(m, l) : kNoSlot;
    return back != kNoSlot && !areMirrored(m.get(link::lanes, l), m.get(link::lanes, back));
}

bool groupsDiffer(const Model& m, Slot l) {
    const Ref target = m.get(link::target, l);
    return holdsAtNode(m, ownerOf(m, l), assumption::floodGroups) && target.isSlot() &&
           m.get(node::floodGroup, ownerOf(m, l)) != m.get(node::floodGroup, target.slot());
}

void checkReverse(const Model& m, Rows rows, Findings& out) {
    for (const Slot l : rows) {
        if (m.get(link::target, l).isSlot() && reverseOf(m, l) == kNoSlot)
            out.add(l, model::capitalised(texts::format("{} has no reverse link to {}", targetName(m, l),
                                                        nodeName(m, ownerOf(m, l)))));
    }
}

void fixReverse(Transaction& tx, const Issue& issue) {
    const Slot l = issue.element.slot;
    if (!tx.model().get(link::target, l).isSlot() || reverseOf(tx.model(), l) != kNoSlot)
        return;
    if (tx.model().get(link::target, l) == tx.model().get(link::owner, l))
        tx.erase(issue.element); // a link to itself has no way back
    else
        paths::addReverse(kEditing, tx, l);
}

void checkLength(const Model& m, Rows rows, Findings& out) {
    for (const Slot l : rows) {
        const Slot back = backOf(m, l);
        if (paths::lengthWrong(kGraph, m, l))
            out.add(l, texts::format("The link to {} is stored as {} units; the nodes are {:.1f} apart (expected {})",
                                     targetName(m, l), m.get(link::length, l), paths::edgeLength(kGraph, m, l),
                                     paths::wholeLength(paths::edgeLength(kGraph, m, l))));
        else if (back != kNoSlot && m.get(link::length, l) != m.get(link::length, back))
            out.add(l, texts::format("The link to {} is stored as {} units, the reverse link as {}", targetName(m, l),
                                     m.get(link::length, l), m.get(link::length, back)));
    }
}

void checkLanes(const Model& m, Rows rows, Findings& out) {
    for (const Slot l : rows) {
        if (!lanesWrong(m, l))
            continue;
        const auto own = m.get(link::lanes, l);
        const auto other = m.get(link::lanes, reverseOf(m, l));
        out.add(l, texts::format("The link to {} has lanes {} and {}, the reverse link {} and {} (expected {} and {})",
                                 targetName(m, l), lanesA(own), lanesB(own), lanesA(other), lanesB(other), lanesB(own),
                                 lanesA(own)));
    }
}

void fixLanes(Transaction& tx, const Issue& issue) {
    const auto& m = tx.model();
    const Slot l = issue.element.slot;
    if (!lanesWrong(m, l))
        return;
    const Slot back = reverseOf(m, l);
    tx.set(link::lanes, back, mirrored(m.get(link::lanes, l), m.get(link::lanes, back)));
}

void checkSameType(const Model& m, Rows rows, Findings& out) {
    for (const Slot l : rows) {
        if (mixesTypes(m, l))
            out.add(l,
                    texts::format("The link leads from a {} node to {}, a {} node", typeName(typeOf(m, ownerOf(m, l))),
                                  targetName(m, l), typeName(typeOf(m, m.get(link::target, l).slot()))));
    }
}

void fixSameType(Transaction& tx, const Issue& issue) {
    if (mixesTypes(tx.model(), issue.element.slot))
        paths::disconnect(kGraph, tx, issue.element.slot);
}

void checkFloodGroup(const Model& m, Rows rows, Findings& out) {
    for (const Slot l : rows) {
        if (groupsDiffer(m, l))
            out.add(l, model::capitalised(texts::format("{} has the flood group {}, {} at the other end {}",
                                                        nodeName(m, ownerOf(m, l)),
                                                        m.get(node::floodGroup, ownerOf(m, l)), targetName(m, l),
                                                        m.get(node::floodGroup, m.get(link::target, l).slot()))));
    }
}

/// The whole part of the network takes the number that most of its nodes have.
void fixFloodGroup(Transaction& tx, const Issue& issue) {
    const auto& m = tx.model();
    const Slot l = issue.element.slot;
    const auto nodes = paths::connectedWith(kGraph, m, {ownerOf(m, l)});
    std::map<std::uint8_t, std::size_t> users;
    for (const Slot n : nodes)
        ++users[m.get(node::floodGroup, n)];
    const auto most = std::ranges::max_element(users, {}, [](const auto& entry) { return entry.second; })->first;
    for (const Slot n : nodes) {
        tx.setIfDifferent(node::floodGroup, n, most);
    }
}

/// For rules about links: what is assumed of the set of files.
model::Dependency assumptionsOfLink() {
    return at({along(link::owner), along(node::file)}, file::assumptions);
}

} // namespace

std::vector<Rule> linkRules() {
    return {
        {"IV010", "The link has a reverse link", "Link without a reverse link", Warning, kLink, checkReverse,
         paths::linkBack(kGraph), false, fixReverse, "Add Reverse Link"},
        {"IV011", "The length is the distance, equal in both directions",
         "Length is not the distance, or differs from the reverse link's", Warning, kLink, checkLength,
         paths::linkBack(kGraph, link::length) + paths::ends(kGraph, node::x, node::y, node::z), false,
         paths::over<kGraph, paths::fixLength>, "Recompute Length"},
        {"IV012", "The reverse link has lanes A and B swapped", "Lanes of the reverse link are not swapped", Warning,
         kLink, checkLanes, paths::linkBack(kGraph, link::lanes) + assumptionsOfLink(), false, fixLanes,
         "Mirror Lanes"},
        {"IV016", "Links join nodes of one type", "Link between water and land", Warning, kLink, checkSameType,
         paths::ends(kGraph, node::group, node::flags), false, fixSameType, "Delete Link"},
        {"IV018", "One flood group for each component", "Linked nodes of different flood groups", Warning, kLink,
         checkFloodGroup, paths::ends(kGraph, node::floodGroup) + assumptionsOfLink(), false, fixFloodGroup,
         "Use Group of Larger Component"},
        {"IV020", "Links lead to neighbour areas", "Link to an area that is not a neighbour", Note, kLink,
         paths::over<kGraph, paths::checkNeighbourArea>, paths::endAreas(kGraph)},
    };
}

} // namespace navsmith::systems::gta_iv_paths
