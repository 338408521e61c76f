#include "core/systems/gta_sa_paths/edge_edits.h"
#include "core/systems/gta_sa_paths/edges.h"
#include "core/systems/gta_sa_paths/navi_edits.h"
#include "core/systems/gta_sa_paths/rules.h"
#include "core/systems/shared/path_checks.h"
#include "core/systems/shared/path_rules.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

namespace navsmith::systems::gta_sa_paths {

namespace {

std::string targetName(const Model& m, Slot l) {
    return nodeName(m, link::target, m.get(link::target, l));
}

Slot ownerOf(const Model& m, Slot l) {
    return m.get(link::owner, l).slot();
}

bool isSelf(const Model& m, Slot l) {
    return m.get(link::target, l) == m.get(link::owner, l);
}

bool mixesTypes(const Model& m, Slot l) {
    const Ref target = m.get(link::target, l);
    return target.isSlot() && typeOf(m, target.slot()) != typeOf(m, ownerOf(m, l));
}

std::vector<Slot> reverses(const Model& m, Slot l) {
    std::vector<Slot> links;
    const Slot from = ownerOf(m, l);
    m.forEachReferrer(link::owner, m.get(link::target, l).slot(), [&](Slot other) {
        if (m.get(link::target, other).pointsTo(from))
            links.push_back(other);
    });
    std::ranges::sort(links);
    return links;
}

std::size_t reverseCount(const Model& m, Slot l) {
    std::size_t count = 0;
    const Slot from = ownerOf(m, l);
    m.forEachReferrer(link::owner, m.get(link::target, l).slot(),
                      [&](Slot other) { count += m.get(link::target, other).pointsTo(from) ? 1 : 0; });
    return count;
}

bool sameNavi(const Model& m, Ref a, Ref b) {
    if (a.isRaw() && b.isRaw())
        return m.rawValue(link::navi, a) == m.rawValue(link::navi, b);
    return a == b;
}

bool lengthWrong(const Model& m, Slot l) {
    return paths::lengthWrong(kGraph, m, l);
}

std::string naviText(const Model& m, Ref ref) {
    if (ref.isNone())
        return "none";
    const auto word = naviWord(m, ref);
    return texts::format("navi node {}:{}", traitsOf(m).areaOfNavi(word), traitsOf(m).idOfNavi(word));
}

void checkLinkNavi(const Model& m, Rows rows, Findings& out) {
    const OpenAreas open(m);
    const auto navis = m.column(link::navi);
    for (const Slot l : rows) {
        if (navis[l].isSlot() || isPed(m, ownerOf(m, l)) || !isNaviMissing(open, m, navis[l]))
            continue;
        out.add(l,
                texts::format("The vehicle link to {} has {}: the game reads past the table (expected an existing one)",
                              targetName(m, l),
                              navis[l].isNone() ? texts::format("no navi node")
                                                : naviText(m, navis[l]) + ", which does not exist"));
    }
}

void fixLinkNavi(Transaction& tx, const Issue& issue) {
    const auto& m = tx.model();
    const Slot l = issue.element.slot;
    const OpenAreas open(m);
    if (isPed(m, ownerOf(m, l)) || !isNaviMissing(open, m, m.get(link::navi, l)))
        return;
    const Slot back = reverseOf(m, l);
    const bool borrow = back != kNoSlot && !isNaviMissing(open, m, m.get(link::navi, back));
    if (borrow) {
        tx.set(link::navi, l, m.get(link::navi, back));
        return;
    }
    const Slot newNavi = makeNavi(tx, l);
    if (newNavi == kNoSlot)
        return;
    tx.set(link::navi, l, Ref::to(newNavi));
    if (back != kNoSlot)
        tx.set(link::navi, back, Ref::to(newNavi));
}

void checkReverse(const Model& m, Rows rows, Findings& out) {
    const auto targets = m.column(link::target);
    for (const Slot l : rows) {
        if (!targets[l].isSlot() || isSelf(m, l))
            continue;
        const auto count = reverseCount(m, l);
        if (count == 0)
            out.add(l, texts::format("The link to {} has no reverse link (expected one)", targetName(m, l)));
        else if (count > 1)
            out.add(l, texts::format("The link to {} has {} reverse links (expected one)", targetName(m, l), count));
    }
}

void fixReverse(Transaction& tx, const Issue& issue) {
    const auto& m = tx.model();
    const Slot l = issue.element.slot;
    if (!m.get(link::target, l).isSlot() || isSelf(m, l))
        return;
    const auto back = reverses(m, l);
    for (std::size_t copy = 1; copy < back.size(); ++copy)
        tx.erase({kLink, back[copy]});
    if (!back.empty() || mixesTypes(m, l))
        return; // a link between types has no place in the graph: it needs no link back
    fixLinkNavi(tx, issue);
    paths::addReverse(kEditing, tx, l);
}

void checkSelfLink(const Model& m, Rows rows, Findings& out) {
    for (const Slot l : rows) {
        if (isSelf(m, l))
            out.add(l, texts::format("The link leads to its own node"));
    }
}

void fixSelfLink(Transaction& tx, const Issue& issue) {
    if (isSelf(tx.model(), issue.element.slot))
        tx.erase(issue.element);
}

void checkSameType(const Model& m, Rows rows, Findings& out) {
    for (const Slot l : rows) {
        if (mixesTypes(m, l))
            out.add(l, texts::format("The link joins a {} node with {}, a {} node", typeName(typeOf(m, ownerOf(m, l))),
                                     targetName(m, l), typeName(typeOf(m, m.get(link::target, l).slot()))));
    }
}

void fixSameType(Transaction& tx, const Issue& issue) {
    if (mixesTypes(tx.model(), issue.element.slot))
        disconnect(tx, issue.element.slot);
}

void checkLength(const Model& m, Rows rows, Findings& out) {
    const auto lengths = m.column(link::length);
    for (const Slot l : rows) {
        if (lengthWrong(m, l)) {
            const auto a = pointOf(m, ownerOf(m, l));
            const auto b = pointOf(m, m.get(link::target, l).slot());
            out.add(l, texts::format("The link to {} is stored as {} units; the nodes are {:.1f} apart (expected {})",
                                     targetName(m, l), lengths[l], distance(a, b), linkLength(a, b)));
            continue;
        }
        const Slot back = reverseOf(m, l);
        if (back != kNoSlot && lengths[back] != lengths[l] && !lengthWrong(m, back))
            out.add(l, texts::format("The link to {} is stored as {} units, the reverse link as {} (expected the same)",
                                     targetName(m, l), lengths[l], lengths[back]));
    }
}

void checkLongEdge(const Model& m, Rows rows, Findings& out) {
    for (const Slot l : rows) {
        if (const auto length = paths::edgeLength(kGraph, m, l); length > kLongestEdge)
            out.add(l, texts::format("The link to {} is {:.1f} units long (expected at most {})", targetName(m, l),
                                     length, kLongestEdge));
    }
}

void fixLongEdge(Transaction& tx, const Issue& issue) {
    if (paths::edgeLength(kGraph, tx.model(), issue.element.slot) > kLongestEdge)
        insertNodes(tx, issue.element.slot, kLongestEdge);
}

void checkNaviShared(const Model& m, Rows rows, Findings& out) {
    const auto navis = m.column(link::navi);
    for (const Slot l : rows) {
        if (isPed(m, ownerOf(m, l)))
            continue;
        const Slot back = reverseOf(m, l);
        if (back != kNoSlot && !sameNavi(m, navis[l], navis[back]))
            out.add(l, texts::format("The link to {} has {}, the reverse link {} (expected the same)", targetName(m, l),
                                     naviText(m, navis[l]), naviText(m, navis[back])));
    }
}

void fixNaviShared(Transaction& tx, const Issue& issue) {
    const auto& m = tx.model();
    const Slot l = issue.element.slot;
    const Slot back = reverseOf(m, l);
    if (back == kNoSlot || isPed(m, ownerOf(m, l)) || sameNavi(m, m.get(link::navi, l), m.get(link::navi, back)))
        return;
    const OpenAreas open(m);
    const bool lower = isLower(m, ownerOf(m, l), link::target, m.get(link::target, l));
    Slot source = lower ? l : back;
    if (isNaviMissing(open, m, m.get(link::navi, source)))
        source = lower ? back : l;
    if (isNaviMissing(open, m, m.get(link::navi, source)))
        return; // neither has one: for the rule about missing navi nodes
    tx.set(link::navi, source == l ? back : l, m.get(link::navi, source));
}

void checkCrossing(const Model& m, Rows rows, Findings& out) {
    const auto crossings = m.column(link::crossing);
    for (const Slot l : rows) {
        const bool vehicle = !isPed(m, ownerOf(m, l));
        if (vehicle && crossings[l] != 0) {
            out.add(l, texts::format("The vehicle link to {} has crossing flags 0x{:02X} (expected 0)",
                                     targetName(m, l), crossings[l]));
            continue;
        }
        if (crossings[l] != soundCrossing(m, l)) {
            out.add(l, texts::format("Crossing flags of the link to {} are 0x{:02X} (expected 0, 1 or 3)",
                                     targetName(m, l), crossings[l]));
            continue;
        }
        const Slot back = reverseOf(m, l);
        if (back != kNoSlot && crossings[back] != crossings[l])
            out.add(l,
                    texts::format("Crossing flags of the link to {} are {}, of the reverse link {} (expected the same)",
                                  targetName(m, l), crossings[l], crossings[back]));
    }
}

void fixCrossing(Transaction& tx, const Issue& issue) {
    const auto& m = tx.model();
    const Slot l = issue.element.slot;
    const Slot back = reverseOf(m, l);
    auto value = soundCrossing(m, l);
    if (back != kNoSlot)
        value |= soundCrossing(m, back);
    tx.set(link::crossing, l, value);
    if (back != kNoSlot)
        tx.set(link::crossing, back, value);
}

void checkPedNavi(const Model& m, Rows rows, Findings& out) {
    const auto navis = m.column(link::navi);
    for (const Slot l : rows) {
        if (isPed(m, ownerOf(m, l)) && !isNoNavi(m, navis[l]))
            out.add(l, texts::format("The pedestrian link to {} has {} (expected none)", targetName(m, l),
                                     naviText(m, navis[l])));
    }
}

void fixPedNavi(Transaction& tx, const Issue& issue) {
    const auto& m = tx.model();
    const Slot l = issue.element.slot;
    if (isPed(m, ownerOf(m, l)) && !isNoNavi(m, m.get(link::navi, l)))
        tx.set(link::navi, l, Ref::none());
}

} // namespace

std::vector<Rule> linkRules() {
    const auto ownerGroup = at({along(link::owner)}, node::group);
    return {
        {"SA007", "A vehicle link's navi node exists", "Vehicle link without a navi node that exists", Error, kLink,
         checkLinkNavi, own(link::owner, link::target, link::navi) + ownerGroup + paths::anyArea(kGraph), false,
         fixLinkNavi, "Create Navi Node"},
        {"SA020", "Every link has exactly one reverse link", "Link without a reverse link, or with more than one",
         Warning, kLink, checkReverse, paths::linkBack(kGraph), false, fixReverse,
         "Add Reverse Link or Delete Duplicate"},
        {"SA021",
         "No link leads to its own node",
         "Link to its own node",
         Warning,
         kLink,
         checkSelfLink,
         {own(link::owner, link::target)},
         false,
         fixSelfLink,
         "Delete Link"},
        {"SA022", "No link joins pedestrian, car and boat nodes", "Link between pedestrian, car and boat nodes",
         Warning, kLink, checkSameType, paths::ends(kGraph, node::group, node::flags), false, fixSameType,
         "Delete Link and Reverse Link"},
        {"SA024", "Links across a border lead to a neighbour area", "Link to an area that is not a neighbour", Warning,
         kLink, paths::over<kGraph, paths::checkNeighbourArea>, paths::endAreas(kGraph)},
        {"SA025", "The length is the distance, equal in both directions",
         "Length is not the distance, or differs from the reverse link's", Warning, kLink, checkLength,
         paths::ends(kGraph, node::x, node::y, node::z) + paths::linkBack(kGraph, link::length), false,
         paths::over<kGraph, paths::fixLength>, "Recompute Length"},
        {"SA026", "No edge is longer than 255 units", "Edge longer than 255 units", Warning, kLink, checkLongEdge,
         paths::ends(kGraph, node::x, node::y, node::z), false, fixLongEdge, "Insert Nodes"},
        {"SA029", "Both links of an edge have the same navi node", "Navi node differs from the reverse link's", Warning,
         kLink, checkNaviShared, paths::linkBack(kGraph, link::navi) + ownerGroup, false, fixNaviShared,
         "Use Navi Node of Lower End"},
        {"SA036", "Crossing flags are valid and equal in both directions",
         "Invalid crossing flags, or other ones than on the reverse link", Warning, kLink, checkCrossing,
         paths::linkBack(kGraph, link::crossing) + ownerGroup, false, fixCrossing, "Copy or Clear Crossing Flags"},
        {"SA037", "A pedestrian link has no navi node", "Pedestrian link with a navi node", Warning, kLink,
         checkPedNavi, own(link::owner, link::target, link::navi) + ownerGroup, false, fixPedNavi,
         "Remove Navi Node from Link"},
    };
}

} // namespace navsmith::systems::gta_sa_paths
