#include "core/checks/dependencies.h"
#include "core/model/property.h"
#include "core/systems/gta_sa_save/places.h"
#include "core/systems/gta_sa_save/roads.h"
#include "core/systems/gta_sa_save/rule_parts.h"
#include "core/systems/gta_sa_save/rules.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

#include <utility>
#include <vector>

namespace navsmith::systems::gta_sa_save {

using model::Model;
using model::Slot;
using model::Transaction;

namespace {

bool isInverted(const Box& b) {
    return b.low.x > b.high.x || b.low.y > b.high.y || b.low.z > b.high.z;
}

bool sameType(const Model& m, Slot a, Slot b) {
    return (m.get(region::vehicles, a) != 0) == (m.get(region::vehicles, b) != 0);
}

bool sameBox(const Model& m, Slot a, Slot b) {
    const auto one = regionBox(m, a);
    const auto other = regionBox(m, b);
    return one.low == other.low && one.high == other.high;
}

bool isInside(const Box& inner, const Box& outer) {
    return inner.low.x >= outer.low.x && inner.low.y >= outer.low.y && inner.low.z >= outer.low.z &&
           inner.high.x <= outer.high.x && inner.high.y <= outer.high.y && inner.high.z <= outer.high.z;
}

/// The first later region that satisfies a test; kNoSlot if there is none.
template <typename Test>
Slot laterRegion(const Model& m, Slot row, Test test) {
    const auto all = m.order(kPathRegion).group(0);
    for (auto i = m.order(kPathRegion).position(row) + std::size_t{1}; i < all.size(); ++i) {
        if (test(all[i]))
            return all[i];
    }
    return model::kNoSlot;
}

void checkRegionBox(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot row : rows) {
        const auto b = regionBox(m, row);
        if (!isFinite(b))
            out.add(row, texts::format("A bound is not a finite number"));
        else if (isInverted(b))
            out.add(row, texts::format("A lower bound is above the upper one: no node is inside"));
    }
}
void fixRegionBox(Transaction& tx, const Issue& issue) {
    auto b = regionBox(tx.model(), issue.element.slot);
    if (!isFinite(b))
        return; // the intended bounds are unknown
    for (glm::length_t i = 0; i < 3; ++i) {
        if (b.low[i] > b.high[i])
            std::swap(b.low[i], b.high[i]);
    }
    setRegionBox(tx, issue.element.slot, b);
}

void checkRegionFlags(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot row : rows) {
        if (m.get(region::off, row) > 1 || m.get(region::vehicles, row) > 1)
            out.add(row, texts::format("Flags {} and {} (expected 0 or 1)", m.get(region::off, row),
                                       m.get(region::vehicles, row)));
    }
}
void fixRegionFlags(Transaction& tx, const Issue& issue) {
    const Slot row = issue.element.slot;
    for (const auto column : {region::off, region::vehicles}) {
        if (tx.model().get(column, row) > 1)
            tx.set(column, row, std::uint8_t{1});
    }
}

Slot laterTwin(const Model& m, Slot row) {
    return laterRegion(m, row, [&](Slot other) { return sameType(m, row, other) && sameBox(m, row, other); });
}

Slot laterCover(const Model& m, Slot row) {
    const auto b = regionBox(m, row);
    if (!isFinite(b) || isInverted(b))
        return model::kNoSlot;
    return laterRegion(m, row, [&](Slot other) {
        return sameType(m, row, other) && !sameBox(m, row, other) && isInside(b, regionBox(m, other));
    });
}

void checkRegionTwice(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot row : rows) {
        const auto later = laterTwin(m, row);
        if (later != model::kNoSlot)
            out.add(row, texts::format("The same box as {}, which comes later. Deleting the region without open path "
                                       "files may change nodes outside its box.",
                                       model::elementName(m, {kPathRegion, later})));
    }
}

void checkRegionCovered(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot row : rows) {
        const auto later = laterCover(m, row);
        if (later != model::kNoSlot)
            out.add(row, texts::format("Inside {}, which comes later. Deleting the region without open path files may "
                                       "change nodes outside its box.",
                                       model::elementName(m, {kPathRegion, later})));
    }
}

// Switching spreads along roads out of the box, possibly beyond the later region. So while path files are open, erase a
// region only if all their nodes keep their state.

void eraseRegion(Transaction& tx, const Issue& issue) {
    if (tx.model().isLive(issue.element) && mayGo(tx.model(), issue.element.slot))
        tx.erase(issue.element);
}

} // namespace

void eraseIdleRegions(Transaction& tx, const Issue& /*issue*/) {
    const auto& m = tx.model();
    const auto all = m.order(kPathRegion).all();
    for (const Slot row : std::vector<Slot>(all.begin(), all.end())) {
        if ((laterTwin(m, row) != model::kNoSlot || laterCover(m, row) != model::kNoSlot) && mayGo(m, row))
            tx.erase({kPathRegion, row});
    }
}

std::vector<checks::Rule> regionRules() {
    using checks::own;
    using enum checks::Severity;
    return {
        {.id = "SAV-020",
         .title = "The lower bounds of a path region are below the upper ones",
         .fault = "Empty path region",
         .severity = Error,
         .type = kPathRegion,
         .check = checkRegionBox,
         .dependsOn = {any(kPathRegion)},
         .fix = fixRegionBox,
         .fixTitle = "Swap Bounds"},
        {.id = "SAV-021",
         .title = "The flags of a path region are 0 or 1",
         .fault = "Path region with invalid flag",
         .severity = Warning,
         .type = kPathRegion,
         .check = checkRegionFlags,
         .dependsOn = {own(region::off, region::vehicles)},
         .fix = fixRegionFlags,
         .fixTitle = "Set to 1"},
        {.id = "SAV-022",
         .title = "Path regions are unique",
         .fault = "Duplicate path region",
         .severity = Note,
         .type = kPathRegion,
         .check = checkRegionTwice,
         .dependsOn = {any(kPathRegion)},
         .wholeDocument = true,
         .fix = eraseRegion,
         .fixTitle = "Delete Earlier Region"},
        {.id = "SAV-023",
         .title = "No later path region covers one of its type",
         .fault = "Path region inside a later one",
         .severity = Note,
         .type = kPathRegion,
         .check = checkRegionCovered,
         .dependsOn = {any(kPathRegion)},
         .wholeDocument = true,
         .fix = eraseRegion,
         .fixTitle = "Delete Region"},
        {.id = "SAV-024",
         .title = "A path region switches nodes of the open path files",
         .fault = "Path region without effect",
         .severity = Note,
         .type = kPathRegion,
         .check = checkRegionSwitches,
         .dependsOn = {any(kPathRegion)},
         .dataAvailable = knowsPaths},
    };
}

} // namespace navsmith::systems::gta_sa_save
