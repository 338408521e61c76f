// Rows that came by paste or duplicate.
#include "core/systems/gta_iv_paths/verb_functions.h"
#include "formats/gta_iv/path_file.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

namespace navsmith::systems::gta_iv_paths {

using model::kNoSlot;
using model::Ref;
using model::Refusal;
using model::Slot;
using model::Transaction;

namespace {

tl::expected<void, Refusal> adoptNodes(Transaction& tx, const std::vector<Slot>& nodes) {
    const auto& m = tx.model();
    const OpenAreas open(m);
    for (const Slot n : nodes) {
        const int area = areaAt(m.get(node::x, n), m.get(node::y, n));
        const Slot f = open.file(static_cast<unsigned>(area));
        if (f == kNoSlot)
            return refused(fmt::format("Area {} is not open: nodes there have no file to be in.", area));
        tx.set(node::file, n, Ref::to(f));
        tx.set(node::group, n, static_cast<std::uint8_t>(m.get(node::group, n) != 0 ? 1 : 0));
        // Left over from the tool that wrote the file, and wrong for another place in it.
        tx.set(node::addressError, n, std::uint32_t{0});
        tx.set(node::pointer, n, std::uint32_t{0});
        tx.set(node::secondPointer, n, std::uint32_t{0});
        tx.set(node::searchCost, n, gta_iv::kNotVisited);
    }
    return {};
}

/// What is copied takes no links to the rest along.
void noteIsland(Transaction& tx, const std::vector<Slot>& nodes) {
    const auto& m = tx.model();
    if (nodes.empty() || m.count(kNode) == nodes.size())
        return;
    const std::set<Slot> own(nodes.begin(), nodes.end());
    for (const Slot n : nodes) {
        bool leadsOut = typeOf(m, n) == NodeType::Intersection;
        m.forEachReferrer(link::owner, n, [&](Slot l) {
            const Ref target = m.get(link::target, l);
            leadsOut = leadsOut || !target.isSlot() || !own.contains(target.slot());
        });
        if (leadsOut)
            return;
    }
    tx.note(nodes.size() == 1
                ? "The new node is not connected with the rest: link or merge it for traffic to get there."
                : fmt::format("The {} new nodes are not connected with the rest: link or merge one of "
                              "them for traffic to get there.",
                              nodes.size()));
}

} // namespace

VerbResult adopt(Transaction& tx, Selection made) {
    const auto& m = tx.model();
    const auto nodes = chosen(m, made, kNode);
    // The text that rows are pasted from may have been changed by anybody.
    const auto links = chosen(m, made, kLink);
    if (!std::ranges::all_of(links,
                             [&](Slot l) { return m.get(link::owner, l).isSlot() && m.get(link::target, l).isSlot(); }))
        return refused("The copied text is damaged: a link has no ends.");
    if (const auto done = adoptNodes(tx, nodes); !done)
        return tl::unexpected(done.error());
    noteIsland(tx, nodes);
    return elements(kNode, nodes);
}

} // namespace navsmith::systems::gta_iv_paths
