#include "core/checks/dependencies.h"
#include "core/systems/quake_nav/access.h"
#include "core/systems/quake_nav/rule_parts.h"
#include "core/systems/quake_nav/rules.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>
#include <glm/common.hpp>

#include <unordered_map>

namespace navsmith::systems::quake_nav {

using model::Model;
using model::Ref;
using model::Slot;
using model::Transaction;

namespace {

std::size_t usersOf(const Model& m, Slot t) {
    std::size_t users = 0;
    m.forEachReferrer(link::traversal, t, [&](Slot) { ++users; });
    return users;
}

void checkTraversalPlace(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot t : rows) {
        const bool finite =
            isFinite(pointOf(m, kExit, t)) && isFinite(pointOf(m, kStart, t)) && isFinite(pointOf(m, kEnd, t));
        if (!finite)
            out.add(t, texts::format("A coordinate is not a finite number"));
    }
}

void checkTraversalUse(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot t : rows) {
        if (const auto users = usersOf(m, t); users != 1)
            out.add(t, users == 0 ? texts::format("No link uses the traversal")
                                  : texts::format("{} links use the traversal (expected one)", users));
    }
}

void fixTraversalUse(Transaction& tx, const Issue& issue) {
    const auto& m = tx.model();
    const Slot t = issue.element.slot;
    const auto users = m.referrers(link::traversal, t);
    if (users.empty()) {
        tx.erase(issue.element);
        return;
    }
    for (std::size_t i = 1; i < users.size(); ++i) {
        const Slot copy = tx.create(kTraversal);
        tx.set(traversal::file, copy, m.get(traversal::file, t));
        for (const auto& point : {kExit, kStart, kEnd, kPlane})
            setPoint(tx, point, copy, pointOf(m, point, t));
        tx.set(link::traversal, users[i], Ref::to(copy));
    }
}

void checkEdictLink(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot e : rows) {
        if (const Ref ref = m.get(edict::link, e); ref.isRaw())
            out.add(e, texts::format("Tied to link {}, which does not exist", m.rawValue(edict::link, ref)));
    }
}

void checkEdictAlone(const Model& m, RowSpan rows, Findings& out) {
    std::unordered_map<Slot, Slot> first; // a map: hundreds of thousands of edicts may refer to one link in a damaged
                                          // file
    for (const Slot e : rows) {
        const Ref ref = m.get(edict::link, e);
        if (!ref.isSlot())
            continue;
        const auto [it, fresh] = first.try_emplace(ref.slot(), model::kNoSlot);
        if (fresh)
            it->second = edictOf(m, ref.slot());
        if (it->second != e)
            out.add(e, texts::format("Another edict is tied to the same link"));
    }
}

void checkEdictBox(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot e : rows) {
        const auto low = pointOf(m, kEdictMin, e);
        const auto high = pointOf(m, kEdictMax, e);
        if (!isFinite(low) || !isFinite(high))
            out.add(e, texts::format("A coordinate is not a finite number"));
        else if (low.x > high.x || low.y > high.y || low.z > high.z)
            out.add(e, texts::format("The minimum corner is above the maximum corner"));
    }
}

void fixEdictBox(Transaction& tx, const Issue& issue) {
    const Slot e = issue.element.slot;
    const auto low = pointOf(tx.model(), kEdictMin, e);
    const auto high = pointOf(tx.model(), kEdictMax, e);
    if (!isFinite(low) || !isFinite(high))
        return;
    setPoint(tx, kEdictMin, e, glm::min(low, high));
    setPoint(tx, kEdictMax, e, glm::max(low, high));
}

} // namespace

std::vector<checks::Rule> partRules() {
    using checks::at;
    using checks::own;
    using model::against;
    using model::along;
    using enum checks::Severity;
    return {
        {.id = "QN030",
         .title = "Coordinates of a traversal are finite",
         .fault = "Traversal with invalid position",
         .severity = Error,
         .type = kTraversal,
         .check = checkTraversalPlace,
         .dependsOn = {own(traversal::exitX, traversal::exitY, traversal::exitZ, traversal::startX, traversal::startY,
                           traversal::startZ, traversal::endX, traversal::endY, traversal::endZ)}},
        {.id = "QN031",
         .title = "A traversal belongs to one link",
         .fault = "Traversal without a link, or with several",
         .severity = Warning,
         .type = kTraversal,
         .check = checkTraversalUse,
         .dependsOn = {at({against(link::traversal)}, link::traversal)},
         .fix = fixTraversalUse,
         .fixTitle = "Delete or Duplicate Traversal"},
        {.id = "QN032",
         .title = "The link of an edict exists",
         .fault = "Edict of a missing link",
         .severity = Error,
         .type = kEdict,
         .check = checkEdictLink,
         .dependsOn = {own(edict::link)},
         .fix = checks::eraseElement,
         .fixTitle = "Delete Edict"},
        {.id = "QN033",
         .title = "A link has one edict",
         .fault = "Duplicate edict of a link",
         .severity = Warning,
         .type = kEdict,
         .check = checkEdictAlone,
         .dependsOn = {own(edict::link), at({along(edict::link), against(edict::link)}, edict::link)},
         .fix = checks::eraseElement,
         .fixTitle = "Delete Duplicate"},
        {.id = "QN034",
         .title = "The box of an edict is valid",
         .fault = "Edict with invalid box",
         .severity = Warning,
         .type = kEdict,
         .check = checkEdictBox,
         .dependsOn = {own(edict::minX, edict::minY, edict::minZ, edict::maxX, edict::maxY, edict::maxZ)},
         .fix = fixEdictBox,
         .fixTitle = "Swap Corners"},
    };
}

} // namespace navsmith::systems::quake_nav
