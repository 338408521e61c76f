#include "core/systems/gta_iv_paths/rule_functions.h"
#include "core/systems/gta_iv_paths/selected_elements.h"

#include <algorithm>
#include <map>

namespace navsmith::systems::gta_iv_paths {

using model::Slot;
using model::Transaction;

/// The whole part of the network takes the number that most of its nodes have.
void fixFloodGroup(Transaction& tx, const Issue& issue) {
    const auto& m = tx.model();
    const Slot l = issue.element.slot;
    const auto nodes = connectedWith(m, m.get(link::owner, l).slot());
    std::map<std::uint8_t, std::size_t> users;
    for (const Slot n : nodes)
        ++users[m.get(node::floodGroup, n)];
    const auto most = std::ranges::max_element(users, {}, [](const auto& entry) { return entry.second; })->first;
    for (const Slot n : nodes) {
        if (m.get(node::floodGroup, n) != most)
            tx.set(node::floodGroup, n, most);
    }
}

} // namespace navsmith::systems::gta_iv_paths
