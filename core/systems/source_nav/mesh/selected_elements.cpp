#include "core/systems/source_nav/mesh/selected_elements.h"

#include "core/model/property.h"
#include "core/systems/source_nav/mesh/components.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <set>

namespace navsmith::systems::source_nav {

using model::Element;
using model::ElementTypeId;
using model::kNoSlot;
using model::Model;
using model::Ref;
using model::Slot;
using model::Transaction;

namespace {

/// Adds a ladder to a list or removes it; does nothing if that is done already.
void setListed(Transaction& tx, model::ListField<Ref> field, Slot areaRow, Slot ladderRow, bool listed) {
    const auto& m = tx.model();
    const auto now = m.list(field, areaRow);
    const bool is = std::ranges::any_of(now, [&](Ref r) { return r.pointsTo(ladderRow); });
    if (is == listed)
        return;
    auto entries = m.listStore(field.type, field.list).entries(areaRow);
    auto& refs = model::values<Ref>(entries[field.field]);
    if (listed)
        refs.push_back(Ref::to(ladderRow));
    else
        refs.erase(std::remove(refs.begin(), refs.end(), Ref::to(ladderRow)), refs.end());
    tx.setList(field.type, field.list, areaRow, entries);
}

} // namespace

Slot meshOf(const Model& m) {
    const auto files = m.order(kFile).all();
    return files.empty() ? kNoSlot : files.front();
}

source::NavFormat formatOf(const Model& m) {
    return formatOf(m, meshOf(m));
}

std::string freePlaceName(const Model& m, const std::string& stem) {
    std::set<std::string> names;
    m.forEachLive(kPlace, [&](Slot row) { names.insert(m.get(place::name, row)); });
    for (unsigned number = 1;; ++number) {
        if (auto name = fmt::format("{}{}", stem, number); !names.contains(name))
            return name;
    }
}

std::string nameOf(const Model& m, Slot areaRow) {
    return model::elementName(m, {kArea, areaRow});
}

bool holds(const Model& m, Selection selection, ElementTypeId type) {
    return std::ranges::any_of(selection, [&](const Element& e) { return e.type == type && m.isLive(e); });
}

bool continuesNothing(const Model& /*m*/, Element /*from*/, Arguments /*arguments*/) {
    return false;
}

bool joinsArea(const Model& /*m*/, Element onto, Arguments /*arguments*/) {
    return onto.type == kArea;
}

std::string whyNotAreas(const Model& m, Selection selection) {
    return holds(m, selection, kArea) ? "" : texts::format("Select areas.");
}

std::string whyNotMovable(const Model& m, Selection selection) {
    return holds(m, selection, kArea) || holds(m, selection, kHidingSpot) || holds(m, selection, kLadder)
               ? ""
               : texts::format("Select areas, hiding spots or ladders.");
}

std::string whyNotMesh(const Model& m) {
    return m.count(kArea) == 0 ? texts::format("The mesh has no areas.") : "";
}

Direction sideTowards(const Model& m, Slot from, Slot to) {
    const auto a = patchOf(m, from);
    const auto b = patchOf(m, to);
    // For each side, the distance between the facing edges: 0 if the areas touch there, negative on other sides.
    const std::array<float, 4> gaps{a.north - b.south, b.west - a.east, b.north - a.south, a.west - b.east};
    const auto widest = std::ranges::max_element(gaps);
    // The areas touch only at corners, or at equal distances in two directions, so compare their centres.
    return std::ranges::count(gaps, *widest) > 1 ? directionTo(a, b) : static_cast<Direction>(widest - gaps.begin());
}

namespace {

void addConnection(Transaction& tx, Slot from, Slot to) {
    const Slot c = tx.create(kConnection);
    tx.set(connection::owner, c, Ref::to(from));
    tx.set(connection::target, c, Ref::to(to));
    tx.set(connection::side, c, static_cast<std::uint8_t>(sideTowards(tx.model(), from, to)));
}

} // namespace

bool connectAreas(Transaction& tx, Slot from, Slot to) {
    if (from == to || connects(tx.model(), from, to))
        return false;
    addConnection(tx, from, to);
    return true;
}

void connectToAll(Transaction& tx, Slot from, std::span<const Slot> areas) {
    const auto& m = tx.model();
    std::vector<bool> isConnected(m.capacity(kArea));
    isConnected[from] = true;
    m.forEachReferrer(connection::owner, from, [&](Slot c) {
        if (const Ref target = m.get(connection::target, c); target.isSlot())
            isConnected[target.slot()] = true;
    });
    for (const Slot to : areas) {
        if (!isConnected[to])
            addConnection(tx, from, to);
        isConnected[to] = true;
    }
}

Slot areaUnder(const Model& m, glm::vec3 at, float below) {
    Slot best = kNoSlot;
    float highest = at.z - below;
    m.forEachLive(kArea, [&](Slot a) {
        const auto patch = patchOf(m, a);
        if (!patch.hasInside() || !patch.contains(at.x, at.y))
            return;
        const float z = patch.heightAt(at.x, at.y);
        if (z <= at.z && (z > highest || (best == kNoSlot && z >= highest))) {
            best = a;
            highest = z;
        }
    });
    return best;
}

Slot areaAround(const Model& m, glm::vec3 at) {
    constexpr float anyDepth = std::numeric_limits<float>::infinity();
    if (const Slot under = areaUnder(m, at + glm::vec3(0, 0, kStepHeight), anyDepth); under != kNoSlot)
        return under;
    Slot best = kNoSlot;
    float lowest = anyDepth;
    m.forEachLive(kArea, [&](Slot a) {
        const auto patch = patchOf(m, a);
        if (!patch.hasInside() || !patch.contains(at.x, at.y))
            return;
        if (const float z = patch.heightAt(at.x, at.y); z < lowest) {
            best = a;
            lowest = z;
        }
    });
    return best;
}

std::vector<Slot> waysFrom(const Model& m, Slot areaRow) {
    std::vector<Slot> ways;
    const auto add = [&](Ref to) {
        if (to.isSlot() && to.slot() != areaRow)
            ways.push_back(to.slot());
    };
    for (const Slot c : m.referrers(connection::owner, areaRow))
        add(m.get(connection::target, c));
    m.forEachLive(kLadder, [&](Slot l) {
        const Ref foot = m.get(ladder::bottom, l);
        bool atTop = false;
        for (const auto end : kTopEnds) {
            const Ref top = m.get(end, l);
            atTop = atTop || top.pointsTo(areaRow);
            // Bots do not get off backwards (section 6).
            if (foot.pointsTo(areaRow) && end.column != ladder::topBehind.column)
                add(top);
        }
        if (atTop)
            add(foot);
    });
    return ways;
}

void listLadder(Transaction& tx, Slot l) {
    const auto& m = tx.model();
    if (!source::hasLadderLists(formatOf(m, m.fileOf({kLadder, l}))))
        return;
    const Ref foot = m.get(ladder::bottom, l);
    const auto areas = m.liveRows(kArea);
    for (const Slot a : areas) {
        const bool top = std::ranges::any_of(kTopEnds, [&](auto end) { return m.get(end, l).pointsTo(a); });
        setListed(tx, ladder_ref::up, a, l, foot.pointsTo(a));
        setListed(tx, ladder_ref::down, a, l, top);
    }
}

} // namespace navsmith::systems::source_nav
