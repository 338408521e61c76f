#include "core/systems/gta_sa_paths/rebuild.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <numeric>
#include <utility>

namespace navsmith::systems::gta_sa_paths {

using model::kNoSlot;
using model::Model;
using model::Slot;
using model::Transaction;

namespace {

class UnionFind {
public:
    explicit UnionFind(std::size_t size) : parents_(size) { std::iota(parents_.begin(), parents_.end(), 0U); }

    std::uint32_t root(std::uint32_t i) {
        while (parents_[i] != i) {
            parents_[i] = parents_[parents_[i]];
            i = parents_[i];
        }
        return i;
    }
    void unite(std::uint32_t a, std::uint32_t b) {
        a = root(a);
        b = root(b);
        parents_[std::max(a, b)] = std::min(a, b);
    }

private:
    std::vector<std::uint32_t> parents_;
};

/// Numbers of the nodes of one part, and which one most of them have.
struct Label {
    std::uint8_t number = 0; ///< 0: none of its nodes has one
    std::uint32_t nodes = 0; ///< that have it
    bool contested = false;  ///< a larger part has it
};

std::vector<Label> labelsOf(const Model& m, const Parts& parts) {
    std::vector<std::array<std::uint32_t, 256>> counts(parts.parts.size());
    for (auto& count : counts)
        count.fill(0);
    const auto groups = m.column(node::floodGroup);
    for (Slot n = 0; n < parts.ofNode.size(); ++n) {
        if (parts.ofNode[n] != kNoPart)
            ++counts[parts.ofNode[n]][groups[n]];
    }
    std::vector<Label> labels;
    for (const auto& count : counts) {
        const auto most = std::max_element(count.begin() + 1, count.end());
        labels.push_back(*most == 0 ? Label() : Label{static_cast<std::uint8_t>(most - count.begin()), *most, false});
    }
    // Of the parts with one number the largest keeps it. Parts that lead on into areas that are not open may be one.
    std::array<std::array<std::uint32_t, 256>, 2> holders{};
    for (auto& type : holders)
        type.fill(kNoPart);
    for (std::uint32_t p = 0; p < labels.size(); ++p) {
        auto& holder = holders[parts.parts[p].ped ? 1 : 0][labels[p].number];
        if (labels[p].number != 0 && (holder == kNoPart || labels[holder].nodes < labels[p].nodes))
            holder = p;
    }
    for (std::uint32_t p = 0; p < labels.size(); ++p) {
        const auto holder = holders[parts.parts[p].ped ? 1 : 0][labels[p].number];
        labels[p].contested =
            labels[p].number != 0 && holder != p && !(parts.parts[p].open && parts.parts[holder].open);
    }
    return labels;
}

using Groups = tl::expected<std::vector<std::uint8_t>, std::string>;

tl::unexpected<std::string> tooMany(bool ped, std::size_t count) {
    return tl::unexpected(fmt::format("The {} graph has {} unconnected parts; there are numbers for {}.",
                                      ped ? "ped" : "vehicle", count, kMaxGroups));
}

std::vector<std::uint8_t> spread(const Parts& parts, const std::vector<std::uint8_t>& ofPart) {
    std::vector<std::uint8_t> groups(parts.ofNode.size(), 0);
    for (Slot n = 0; n < groups.size(); ++n) {
        if (parts.ofNode[n] != kNoPart)
            groups[n] = ofPart[parts.ofNode[n]];
    }
    return groups;
}

Groups canonicalGroups(const Parts& parts) {
    std::array<std::size_t, 2> next{};
    std::vector<std::uint8_t> ofPart;
    for (const auto& part : parts.parts)
        ofPart.push_back(static_cast<std::uint8_t>(++next[part.ped ? 1 : 0]));
    for (const bool ped : {false, true}) {
        if (next[ped ? 1 : 0] > kMaxGroups)
            return tooMany(ped, next[ped ? 1 : 0]);
    }
    return spread(parts, ofPart);
}

Groups repairedGroups(const Model& m, const Parts& parts) {
    const auto labels = labelsOf(m, parts);
    std::array<std::array<bool, 256>, 2> taken{};
    for (Slot n = 0; n < parts.ofNode.size(); ++n) {
        if (parts.ofNode[n] != kNoPart)
            taken[isPed(m, n) ? 1 : 0][m.get(node::floodGroup, n)] = true;
    }
    std::vector<std::uint8_t> ofPart;
    for (std::size_t p = 0; p < labels.size(); ++p) {
        const auto& part = parts.parts[p];
        if (labels[p].number != 0 && !labels[p].contested) {
            ofPart.push_back(labels[p].number);
            continue;
        }
        auto& used = taken[part.ped ? 1 : 0];
        std::size_t free = kMaxGroups;
        while (free > 0 && used[free])
            --free;
        if (free == 0)
            return tooMany(part.ped, parts.parts.size());
        used[free] = true;
        ofPart.push_back(static_cast<std::uint8_t>(free));
    }
    return spread(parts, ofPart);
}

/// Peels dead ends off; `unknownLives`: whether nodes of areas that are not open count as no dead ends.
std::vector<bool> peel(const Model& m, const OpenAreas& open, bool unknownLives) {
    const auto capacity = m.capacity(kNode);
    std::vector<std::uint32_t> ways(capacity, 0);
    const auto owners = m.column(link::owner);
    const auto targets = m.column(link::target);
    m.forEachLive(kLink, [&](Slot l) {
        if (owners[l] == targets[l])
            return;
        const bool counts = targets[l].isSlot() || (unknownLives && !open.isMissing(m, link::target, targets[l]));
        ways[owners[l].slot()] += counts ? 1 : 0;
    });
    std::vector<bool> dead(capacity, false);
    std::vector<Slot> work;
    const auto look = [&](Slot n) {
        if (!dead[n] && ways[n] < 2 && !isPed(m, n)) {
            dead[n] = true;
            work.push_back(n);
        }
    };
    m.forEachLive(kNode, look);
    while (!work.empty()) {
        const Slot n = work.back();
        work.pop_back();
        m.forEachReferrer(link::target, n, [&](Slot l) {
            const Slot from = owners[l].slot();
            if (from == n)
                return;
            --ways[from];
            look(from);
        });
    }
    return dead;
}

} // namespace

Parts connectedParts(const Model& m) {
    const OpenAreas open(m);
    UnionFind sets(m.capacity(kNode));
    std::vector<bool> leadsOn(m.capacity(kNode), false);
    const auto owners = m.column(link::owner);
    const auto targets = m.column(link::target);
    const auto groups = m.column(node::group);
    m.forEachLive(kLink, [&](Slot l) {
        const Slot from = owners[l].slot();
        if (targets[l].isSlot()) {
            if ((groups[from] != 0) == (groups[targets[l].slot()] != 0))
                sets.unite(from, targets[l].slot());
        } else if (!open.isMissing(m, link::target, targets[l])) {
            leadsOn[from] = true;
        }
    });
    Parts out;
    out.ofNode.assign(m.capacity(kNode), kNoPart);
    std::vector<std::uint32_t> ofRoot(m.capacity(kNode), kNoPart);
    for (unsigned area = 0; area < static_cast<unsigned>(kAreas); ++area) {
        const Slot f = open.file(area);
        if (f == kNoSlot)
            continue;
        for (const Slot n : m.order(kNode).group(f)) {
            auto& part = ofRoot[sets.root(n)];
            if (part == kNoPart) {
                part = static_cast<std::uint32_t>(out.parts.size());
                out.parts.push_back({isPed(m, n), false, 0, n});
            }
            out.ofNode[n] = part;
            ++out.parts[part].nodes;
            out.parts[part].open = out.parts[part].open || leadsOn[n];
        }
    }
    return out;
}

Groups floodGroups(const Model& m) {
    const auto parts = connectedParts(m);
    return OpenAreas(m).all() ? canonicalGroups(parts) : repairedGroups(m, parts);
}

std::vector<GroupFault> groupFaults(const Model& m) {
    const auto parts = connectedParts(m);
    const auto labels = labelsOf(m, parts);
    const auto groups = m.column(node::floodGroup);
    std::vector<GroupFault> faults;
    for (Slot n = 0; n < parts.ofNode.size(); ++n) {
        if (parts.ofNode[n] == kNoPart)
            continue;
        const auto& label = labels[parts.ofNode[n]];
        if (label.contested || label.number == 0)
            faults.push_back({n, 0});
        else if (groups[n] != label.number)
            faults.push_back({n, label.number});
    }
    return faults;
}

std::vector<DeadEnd> deadEnds(const Model& m) {
    const OpenAreas open(m);
    const auto surely = peel(m, open, true);
    const auto perhaps = open.all() ? surely : peel(m, open, false);
    std::vector<DeadEnd> out(surely.size(), DeadEnd::No);
    for (std::size_t n = 0; n < out.size(); ++n) {
        if (surely[n])
            out[n] = DeadEnd::Yes;
        else if (perhaps[n])
            out[n] = DeadEnd::Unknown;
    }
    return out;
}

void rebuildFloodGroups(Transaction& tx) {
    const auto groups = floodGroups(tx.model());
    if (!groups) {
        tx.refuse(groups.error());
        return;
    }
    for (Slot n = 0; n < groups->size(); ++n) {
        if (tx.model().isLive({kNode, n}) && tx.model().get(node::floodGroup, n) != (*groups)[n])
            tx.set(node::floodGroup, n, (*groups)[n]);
    }
}

std::string whyNotRebuildGroups(const Model& m) {
    return OpenAreas(m).all() ? "" : "Groups are numbered over the whole map: open all 64 areas first.";
}

void rebuildGroups(Transaction& tx) {
    if (auto reason = whyNotRebuildGroups(tx.model()); !reason.empty())
        tx.refuse(std::move(reason));
    else
        rebuildFloodGroups(tx);
}

void rebuildDeadEnds(Transaction& tx) {
    const auto ends = deadEnds(tx.model());
    for (Slot n = 0; n < ends.size(); ++n) {
        if (!tx.model().isLive({kNode, n}) || ends[n] == DeadEnd::Unknown)
            continue;
        const auto flags = tx.model().get(node::flags, n);
        const auto right = ends[n] == DeadEnd::Yes ? flags | flag::deadEnd : flags & ~flag::deadEnd;
        if (flags != right)
            tx.set(node::flags, n, right);
    }
}

} // namespace navsmith::systems::gta_sa_paths
