#include "core/systems/shared/path_paste.h"

#include "core/systems/shared/path_edges.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

#include <set>

namespace navsmith::systems::paths {

using model::EditError;
using model::Transaction;

tl::expected<void, EditError> attachNode(const Graph& g, Transaction& tx, Slot n) {
    const auto& m = tx.model();
    const auto f = fileFor(g, m, pointOf(g, m, n));
    if (!f)
        return tl::unexpected(f.error());
    tx.set(g.file, n, Ref::to(*f));
    tx.set(g.group, n, static_cast<std::uint8_t>(m.get(g.group, n) != 0 ? 1 : 0));
    tx.set(g.addressError, n, std::uint32_t{0});
    return {};
}

void noteIsland(const Graph& g, Transaction& tx, const std::vector<Slot>& nodes) {
    const auto& m = tx.model();
    if (nodes.empty() || m.count(g.nodeType()) == nodes.size())
        return; // nothing that it could be connected with
    const std::set<Slot> own(nodes.begin(), nodes.end());
    for (const Slot n : nodes) {
        bool leadsOut = !isInGraph(g, m, n);
        m.forEachReferrer(g.owner, n, [&](Slot l) {
            const Ref target = m.get(g.target, l);
            leadsOut = leadsOut || !target.isSlot() || !own.contains(target.slot());
        });
        if (leadsOut)
            return;
    }
    tx.note(nodes.size() == 1
                ? texts::format(
                      "The new node is not connected with the rest. Link or merge it so that traffic can reach it.")
                : texts::format("The {} new nodes are not connected with the rest. Link or merge one of them so that "
                                "traffic can reach them.",
                                nodes.size()));
}

} // namespace navsmith::systems::paths
