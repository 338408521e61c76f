#include "core/systems/shared/path_components.h"

#include "core/systems/shared/disjoint_sets.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace navsmith::systems::paths {

using model::Transaction;

namespace {

/// Numbers of the nodes of one component, and which one most of them have.
struct Label {
    std::uint8_t number = 0; ///< 0: none of its nodes has one
    std::uint32_t nodes = 0; ///< that have it
    bool contested = false;  ///< a larger component has it
};

std::vector<Label> labelsOf(const Graph& g, const Model& m, const Components& components) {
    std::vector<std::array<std::uint32_t, 256>> counts(components.components.size());
    for (auto& count : counts)
        count.fill(0);
    const auto groups = m.column(g.floodGroup);
    for (Slot n = 0; n < components.ofNode.size(); ++n) {
        if (components.ofNode[n] != kNoComponent)
            ++counts[components.ofNode[n]][groups[n]];
    }
    std::vector<Label> labels;
    for (const auto& count : counts) {
        const auto most = std::max_element(count.begin() + 1, count.end());
        labels.push_back(*most == 0 ? Label() : Label{static_cast<std::uint8_t>(most - count.begin()), *most, false});
    }
    // Of the components with one number, the largest keeps it. Components that lead on into areas that are not open may
    // be one.
    std::array<std::array<std::uint32_t, 256>, 2> holders{};
    for (auto& type : holders)
        type.fill(kNoComponent);
    for (std::uint32_t p = 0; p < labels.size(); ++p) {
        auto& holder = holders[components.components[p].graph][labels[p].number];
        if (labels[p].number != 0 && (holder == kNoComponent || labels[holder].nodes < labels[p].nodes))
            holder = p;
    }
    for (std::uint32_t p = 0; p < labels.size(); ++p) {
        const auto holder = holders[components.components[p].graph][labels[p].number];
        labels[p].contested = labels[p].number != 0 && holder != p &&
                              !(components.components[p].open && components.components[holder].open);
    }
    return labels;
}

tl::unexpected<std::string> tooMany(const Graph& g, std::size_t graph, std::size_t count) {
    return tl::unexpected(texts::format("The {} has {} unconnected components (at most {}).",
                                        texts::translated({g.names[graph]}), count, kMaxGroups));
}

/// What no graph has keeps what is stored.
std::vector<std::uint8_t> spread(const Graph& g, const Model& m, const Components& components,
                                 const std::vector<std::uint8_t>& ofComponent) {
    const auto stored = m.column(g.floodGroup);
    std::vector<std::uint8_t> groups(stored.begin(), stored.end());
    for (Slot n = 0; n < components.ofNode.size(); ++n) {
        if (components.ofNode[n] != kNoComponent)
            groups[n] = ofComponent[components.ofNode[n]];
    }
    return groups;
}

} // namespace

Groups countedGroups(const Graph& g, const Model& m) {
    const auto components = connectedComponents(g, m);
    std::array<std::size_t, 2> next{};
    std::vector<std::uint8_t> ofComponent;
    for (const auto& component : components.components)
        ofComponent.push_back(static_cast<std::uint8_t>(++next[component.graph]));
    for (std::size_t graph = 0; graph < next.size(); ++graph) {
        if (next[graph] > kMaxGroups)
            return tooMany(g, graph, next[graph]);
    }
    return spread(g, m, components, ofComponent);
}

Groups repairedGroups(const Graph& g, const Model& m) {
    const auto components = connectedComponents(g, m);
    const auto labels = labelsOf(g, m, components);
    std::array<std::array<bool, 256>, 2> taken{};
    for (Slot n = 0; n < components.ofNode.size(); ++n) {
        if (components.ofNode[n] != kNoComponent)
            taken[graphOf(g, m, n)][m.get(g.floodGroup, n)] = true;
    }
    std::vector<std::uint8_t> ofComponent;
    for (std::size_t p = 0; p < labels.size(); ++p) {
        const auto& component = components.components[p];
        if (labels[p].number != 0 && !labels[p].contested) {
            ofComponent.push_back(labels[p].number);
            continue;
        }
        auto& used = taken[component.graph];
        std::size_t free = kMaxGroups;
        while (free > 0 && used[free])
            --free;
        if (free == 0)
            return tooMany(g, component.graph, components.components.size());
        used[free] = true;
        ofComponent.push_back(static_cast<std::uint8_t>(free));
    }
    return spread(g, m, components, ofComponent);
}

Components connectedComponents(const Graph& g, const Model& m) {
    const OpenAreas open(g, m);
    DisjointSets sets(m.capacity(g.nodeType()));
    std::vector<bool> leadsOn(m.capacity(g.nodeType()), false);
    const auto owners = m.column(g.owner);
    const auto targets = m.column(g.target);
    m.forEachLive(g.linkType(), [&](Slot l) {
        const Slot from = owners[l].slot();
        if (targets[l].isSlot()) {
            if (graphOf(g, m, from) == graphOf(g, m, targets[l].slot()))
                sets.unite(from, targets[l].slot());
        } else if (!open.isMissing(m, g.target, targets[l])) {
            leadsOn[from] = true;
        }
    });
    Components out;
    out.ofNode.assign(m.capacity(g.nodeType()), kNoComponent);
    std::vector<std::uint32_t> ofRoot(m.capacity(g.nodeType()), kNoComponent);
    for (unsigned area = 0; area < static_cast<unsigned>(g.grid(m).areas()); ++area) {
        const Slot f = open.file(area);
        if (f == kNoSlot)
            continue;
        for (const Slot n : m.order(g.nodeType()).group(f)) {
            if (!isInGraph(g, m, n))
                continue;
            auto& component = ofRoot[sets.root(n)];
            if (component == kNoComponent) {
                component = static_cast<std::uint32_t>(out.components.size());
                out.components.push_back({graphOf(g, m, n), false, 0, n});
            }
            out.ofNode[n] = component;
            ++out.components[component].nodes;
            out.components[component].open = out.components[component].open || leadsOn[n];
        }
    }
    return out;
}

std::vector<GroupFault> groupFaults(const Graph& g, const Model& m) {
    const auto components = connectedComponents(g, m);
    const auto labels = labelsOf(g, m, components);
    const auto groups = m.column(g.floodGroup);
    std::vector<GroupFault> faults;
    for (Slot n = 0; n < components.ofNode.size(); ++n) {
        if (components.ofNode[n] == kNoComponent)
            continue;
        const auto& label = labels[components.ofNode[n]];
        if (label.contested || label.number == 0)
            faults.push_back({n, 0});
        else if (groups[n] != label.number)
            faults.push_back({n, label.number});
    }
    return faults;
}

void setGroups(const Graph& g, Transaction& tx, std::span<const std::uint8_t> groups) {
    for (Slot n = 0; n < groups.size(); ++n) {
        if (tx.model().isLive({g.nodeType(), n}) && tx.model().get(g.floodGroup, n) != groups[n])
            tx.set(g.floodGroup, n, groups[n]);
    }
}

} // namespace navsmith::systems::paths
