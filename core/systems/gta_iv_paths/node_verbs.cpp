#include "core/systems/gta_iv_paths/verb_functions.h"

#include <fmt/format.h>

namespace navsmith::systems::gta_iv_paths {

using model::Model;
using model::Slot;
using model::Transaction;

namespace {

bool offSquare(const Model& m, Slot n) {
    return !nearlyInside(areaOf(m, n), m.get(node::x, n), m.get(node::y, n));
}

/// Empty unless a link of the node leads nowhere: there is no other end that could be linked to the node that stays.
std::string whyNotTurned(const Model& m, Slot n) {
    std::string reason;
    m.forEachReferrer(link::owner, n, [&](Slot l) {
        if (reason.empty() && !m.get(link::target, l).isSlot())
            reason = fmt::format("The link from {} to {} leads nowhere: mend or erase it first.", nodeName(m, n),
                                 targetName(m, l));
    });
    return reason;
}

} // namespace

std::string unfitErase(const Model& m, Selection selection) {
    const auto nodes = chosen(m, selection, kNode);
    const auto links = chosen(m, selection, kLink);
    if (nodes.empty() && links.empty())
        return "Choose nodes or links.";
    if (contains(selection, kFile))
        return "The file of an area is not erased by an edit: take what it holds.";
    const OpenAreas open(m);
    if (open.all()) // then nothing is out of reach
        return {};
    for (const Slot n : nodes) {
        if (auto reason = whyNotFree(m, open, n); !reason.empty())
            return reason;
    }
    for (const Slot l : links) {
        if (open.closedTarget(m, l))
            return whyNotFree(m, open, m.get(link::owner, l).slot());
    }
    return {};
}

VerbResult runErase(Transaction& tx, Selection selection, Values) {
    const auto& m = tx.model();
    if (auto reason = unfitErase(m, selection); !reason.empty())
        return refused(std::move(reason));
    for (const Slot l : chosen(m, selection, kLink)) {
        if (m.isLive({kLink, l})) // a link back may have gone already
            disconnect(tx, l);
    }
    tx.erase(elements(kNode, chosen(m, selection, kNode)));
    return Elements{};
}

std::string unfitMerge(const Model& m, Selection selection) {
    const auto nodes = chosen(m, selection, kNode);
    if (nodes.size() < 2 || nodes.size() != selection.size())
        return "Choose two or more nodes; the last one stays.";
    const Slot kept = nodes.back();
    const OpenAreas open(m);
    for (const Slot n : nodes) {
        if (typeOf(m, n) != typeOf(m, kept))
            return fmt::format("{} is a {} node, {} a {} node.", nodeName(m, n), typeName(typeOf(m, n)),
                               nodeName(m, kept), typeName(typeOf(m, kept)));
        if (n == kept)
            continue;
        if (auto reason = whyNotFree(m, open, n); !reason.empty())
            return reason;
        if (auto reason = whyNotTurned(m, n); !reason.empty())
            return reason;
    }
    return {};
}

VerbResult runMerge(Transaction& tx, Selection selection, Values) {
    const auto& m = tx.model();
    if (auto reason = unfitMerge(m, selection); !reason.empty())
        return refused(std::move(reason));
    const auto nodes = chosen(m, selection, kNode);
    const Slot kept = nodes.back();
    std::vector<Slot> moved;
    for (const Slot gone : std::span(nodes).first(nodes.size() - 1)) {
        const auto links = m.referrers(link::owner, gone);
        moved.insert(moved.end(), links.begin(), links.end());
        if (const auto merged = mergeInto(tx, kept, gone); !merged)
            return tl::unexpected(merged.error());
    }
    for (const Slot l : moved) { // not before: a link that is too long may be one between two of the nodes
        if (!m.isLive({kLink, l}))
            continue;
        if (const auto cut = cutIfLong(tx, l, lookOf(m, kept)); !cut)
            return tl::unexpected(cut.error());
    }
    return Elements{{kNode, kept}};
}

std::string unfitMoveToArea(const Model& m, Selection selection) {
    bool any = false;
    const OpenAreas open(m);
    for (const Slot n : chosen(m, selection, kNode)) {
        if (!offSquare(m, n))
            continue;
        any = true;
        if (auto reason = whyNotFree(m, open, n); !reason.empty())
            return reason;
        const int area = areaAt(m.get(node::x, n), m.get(node::y, n));
        if (!open.contains(static_cast<unsigned>(area)))
            return fmt::format("{} lies in the square of area {}, which is not open.", nodeName(m, n), area);
    }
    return any ? "" : "Choose nodes that lie outside the square of their area.";
}

VerbResult runMoveToArea(Transaction& tx, Selection selection, Values) {
    const auto& m = tx.model();
    if (auto reason = unfitMoveToArea(m, selection); !reason.empty())
        return refused(std::move(reason));
    const OpenAreas open(m);
    for (const Slot n : chosen(m, selection, kNode)) {
        if (offSquare(m, n))
            moveToFile(tx, n, open.file(static_cast<unsigned>(areaAt(m.get(node::x, n), m.get(node::y, n)))));
    }
    return Elements(selection.begin(), selection.end());
}

} // namespace navsmith::systems::gta_iv_paths
