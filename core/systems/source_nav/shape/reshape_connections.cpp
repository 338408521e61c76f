#include "core/systems/source_nav/shape/reshape_connections.h"

#include "core/systems/source_nav/mesh/selected_elements.h"

#include <algorithm>
#include <array>
#include <limits>

namespace navsmith::systems::source_nav {

using model::kNoSlot;
using model::Model;
using model::Ref;
using model::Slot;
using model::Transaction;

namespace {

bool onEdge(const Patch& part, const Patch& whole, Direction side) {
    switch (side) {
    case Direction::North:
        return part.north == whole.north;
    case Direction::East:
        return part.east == whole.east;
    case Direction::South:
        return part.south == whole.south;
    case Direction::West:
        return part.west == whole.west;
    }
    return false;
}

/// Without duplicates; in file order within each list.
std::vector<Slot> touching(const Model& m, const AreaMap& map) {
    std::set<Slot> rows;
    for (const auto& [a, parts] : map.becomes) {
        m.forEachReferrer(connection::owner, a, [&](Slot c) { rows.insert(c); });
        m.forEachReferrer(connection::target, a, [&](Slot c) { rows.insert(c); });
    }
    std::vector<Slot> ordered(rows.begin(), rows.end());
    const model::Column<std::uint32_t> rank{kConnection, model::kRank};
    std::ranges::stable_sort(ordered, {}, [&](Slot c) { return m.get(rank, c); });
    return ordered;
}

Direction sideOf(const Model& m, Slot c) {
    return static_cast<Direction>(m.get(connection::side, c) & 3U);
}

/// The parts along a side of the original area; the area itself if it was not split.
std::vector<std::pair<Slot, Patch>> partsOn(const Model& m, const AreaMap& map, const PatchesBefore& before, Slot a,
                                            Direction side) {
    if (!map.changed(a))
        return {{a, patchOf(m, a)}};
    std::vector<std::pair<Slot, Patch>> parts;
    for (const Slot part : map.becomes.at(a)) {
        if (const auto patch = patchOf(m, part); onEdge(patch, before.at(a), side))
            parts.emplace_back(part, patch);
    }
    return parts;
}

using Pairs = std::vector<std::pair<Slot, Slot>>;

Pairs pairsOf(const std::vector<std::pair<Slot, Patch>>& owners, const std::vector<std::pair<Slot, Patch>>& targets,
              Direction side) {
    Pairs pairs;
    Pairs nearest;
    float widest = -std::numeric_limits<float>::infinity();
    for (const auto& [from, a] : owners) {
        for (const auto& [to, b] : targets) {
            const float half = portal(a, b, side).halfWidth;
            if (half > 0)
                pairs.emplace_back(from, to);
            if (nearest.empty() || half > widest) {
                nearest = {{from, to}};
                widest = half;
            }
        }
    }
    return pairs.empty() ? nearest : pairs;
}

bool isThere(const Model& m, Slot from, Slot to, Direction side) {
    bool exists = false;
    m.forEachReferrer(connection::owner, from, [&](Slot c) {
        exists = exists || (m.get(connection::target, c).pointsTo(to) && sideOf(m, c) == side);
    });
    return exists;
}

Ref wholeOf(const AreaMap& map, Ref r) {
    return map.changed(r) ? Ref::to(map.becomes.at(r.slot()).front()) : r;
}

} // namespace

void putConnection(Transaction& tx, Slot c, Slot from, Slot to, Direction side) {
    const auto& m = tx.model();
    const auto a = patchOf(m, from);
    const auto b = patchOf(m, to);
    const auto towards = sideTowards(m, from, to);
    const bool elsewhere = portal(a, b, side).halfWidth <= 0 && portal(a, b, towards).halfWidth > 0;
    const auto right = elsewhere || contradicts(a, b, side) ? towards : side;
    const bool fresh = c == kNoSlot;
    if (fresh) {
        if (isThere(m, from, to, right))
            return;
        c = tx.create(kConnection);
    }
    const bool moved = !fresh && (!m.get(connection::owner, c).pointsTo(from) || sideOf(m, c) != right);
    tx.set(connection::owner, c, Ref::to(from));
    tx.set(connection::target, c, Ref::to(to));
    tx.set(connection::side, c, static_cast<std::uint8_t>(right));
    if (moved)
        tx.moveLast({kConnection, c});
}

void shareConnections(Transaction& tx, const AreaMap& map, const PatchesBefore& before) {
    const auto& m = tx.model();
    for (const Slot c : touching(m, map)) {
        const Ref owner = m.get(connection::owner, c);
        const Ref target = m.get(connection::target, c);
        if (!owner.isSlot() || !target.isSlot() || owner == target)
            continue; // now an area of the first part
        const auto side = sideOf(m, c);
        const auto pairs = pairsOf(partsOn(m, map, before, owner.slot(), side),
                                   partsOn(m, map, before, target.slot(), opposite(side)), side);
        for (std::size_t i = 0; i < pairs.size(); ++i)
            putConnection(tx, i == 0 ? c : kNoSlot, pairs[i].first, pairs[i].second, side);
    }
}

void joinParts(Transaction& tx, const std::vector<Slot>& parts) {
    const auto& m = tx.model();
    std::vector<Patch> patches;
    std::multimap<float, std::size_t> byWest;
    std::multimap<float, std::size_t> byNorth;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        patches.push_back(patchOf(m, parts[i]));
        byWest.emplace(patches[i].west, i);
        byNorth.emplace(patches[i].north, i);
    }
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const auto& a = patches[i];
        const auto join = [&](const std::multimap<float, std::size_t>& edges, float at, Direction side) {
            const auto [first, last] = edges.equal_range(at);
            for (auto it = first; it != last; ++it) {
                const auto j = it->second;
                if (i == j || portal(a, patches[j], side).halfWidth <= 0)
                    continue;
                putConnection(tx, kNoSlot, parts[i], parts[j], side);
                putConnection(tx, kNoSlot, parts[j], parts[i], opposite(side));
            }
        };
        join(byWest, a.east, Direction::East);
        join(byNorth, a.south, Direction::South);
    }
}

void gatherConnections(Transaction& tx, const AreaMap& map) {
    const auto& m = tx.model();
    std::vector<Slot> doubles;
    std::set<std::pair<Slot, Slot>> pairs;
    auto rows = touching(m, map);
    // First the connections that can keep their position in the lists.
    std::stable_partition(rows.begin(), rows.end(), [&](Slot c) {
        const Ref owner = m.get(connection::owner, c);
        return wholeOf(map, owner) == owner;
    });
    for (const Slot c : rows) {
        const Ref owner = wholeOf(map, m.get(connection::owner, c));
        const Ref target = wholeOf(map, m.get(connection::target, c));
        const bool ends = owner.isSlot() && target.isSlot();
        if (ends && (owner == target || !pairs.emplace(owner.slot(), target.slot()).second)) {
            doubles.push_back(c);
        } else if (ends) {
            putConnection(tx, c, owner.slot(), target.slot(), sideOf(m, c));
        } else if (m.get(connection::owner, c) != owner) { // leads to a missing area
            tx.set(connection::owner, c, owner);
            tx.moveLast({kConnection, c});
        }
    }
    tx.erase(elements(kConnection, doubles));
}

void leadThrough(Transaction& tx, Slot area, const Patch& before, Slot other) {
    const auto& m = tx.model();
    const auto now = patchOf(m, area);
    const auto between = patchOf(m, other);
    std::vector<Slot> replaced;
    AreaMap self;
    self.becomes[area] = {area};
    for (const Slot c : touching(m, self)) {
        const Ref owner = m.get(connection::owner, c);
        const Ref target = m.get(connection::target, c);
        if (!owner.isSlot() || !target.isSlot() || owner == target)
            continue;
        const bool leaves = owner.slot() == area;
        const Slot far = leaves ? target.slot() : owner.slot();
        const auto there = patchOf(m, far);
        const float gap = gapBetween(before, there);
        if (far == other || gapBetween(now, there) <= gap || gapBetween(between, there) > gap)
            continue;
        const auto join = [&](Slot from, Slot to) { putConnection(tx, kNoSlot, from, to, sideTowards(m, from, to)); };
        join(leaves ? area : far, other);
        join(other, leaves ? far : area);
        replaced.push_back(c);
    }
    tx.erase(elements(kConnection, replaced));
}

} // namespace navsmith::systems::source_nav
