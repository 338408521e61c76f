#include "core/systems/quake_nav/access.h"
#include "core/systems/quake_nav/graph.h"
#include "core/systems/quake_nav/rule_functions.h"

#include <fmt/format.h>

namespace navsmith::systems::quake_nav {

using model::Model;
using model::Slot;

namespace {

std::string nodesText(std::size_t count) {
    return count == 1 ? std::string("1 node") : fmt::format("{} nodes", count);
}

std::vector<bool> membersOf(const Model& m, const StrongParts& parts, std::uint32_t part) {
    std::vector<bool> marked(m.capacity(kNode), false);
    m.forEachLive(kNode, [&](Slot n) { marked[n] = parts.partOf[n] == part; });
    return marked;
}

/// Reports each part, at its first node, whose nodes `isFine` does not hold for.
template <typename F>
void reportParts(const Model& m, const StrongParts& parts, Findings& out, F&& isFine, std::string_view text) {
    std::vector<bool> told(parts.sizes.size(), false);
    for (const Slot n : m.order(kNode).all()) {
        const auto part = parts.partOf[n];
        if (told[part] || isFine(n))
            continue;
        told[part] = true;
        out.add(n, fmt::format("{} {}", nodesText(parts.sizes[part]), text));
    }
}

} // namespace

void checkUnreachable(const Model& m, RowSpan rows, Findings& out) {
    if (rows.empty())
        return;
    const auto parts = strongParts(m);
    const auto reached = reachedFrom(m, membersOf(m, parts, parts.largest()));
    reportParts(
        m, parts, out, [&](Slot n) { return reached[n]; }, "that no bot gets to from the largest part of the graph");
}

void checkTraps(const Model& m, RowSpan rows, Findings& out) {
    if (rows.empty())
        return;
    const auto parts = strongParts(m);
    const auto main = membersOf(m, parts, parts.largest());
    const auto reached = reachedFrom(m, main);
    const auto back = leadingTo(m, main);
    reportParts(
        m, parts, out, [&](Slot n) { return !reached[n] || back[n]; },
        "from which no bot gets back to the largest part of the graph");
}

} // namespace navsmith::systems::quake_nav
