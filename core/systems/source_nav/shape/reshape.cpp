#include "core/systems/source_nav/shape/reshape.h"

#include "core/model/wording.h"
#include "core/systems/source_nav/mesh/selected_elements.h"
#include "core/systems/source_nav/shape/carry_over.h"
#include "core/systems/source_nav/shape/reshape_connections.h"
#include "core/systems/source_nav/shape/visibility.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <limits>
#include <map>

namespace navsmith::systems::source_nav {

using model::kNoSlot;
using model::Model;
using model::Ref;
using model::Slot;
using model::Transaction;

namespace {

/// In the order of Patch::heights.
constexpr std::array kCornerLights{area::lightNorthWest, area::lightNorthEast, area::lightSouthEast,
                                   area::lightSouthWest};

using Four = std::array<float, 4>;

Four lightOf(const Model& m, Slot a) {
    Four light{};
    for (std::size_t i = 0; i < kCornerLights.size(); ++i)
        light[i] = m.get(kCornerLights[i], a);
    return light;
}

void setShape(Transaction& tx, Slot a, const Patch& patch, const Four& light) {
    tx.set(area::westX, a, patch.west);
    tx.set(area::northY, a, patch.north);
    tx.set(area::eastX, a, patch.east);
    tx.set(area::southY, a, patch.south);
    for (std::size_t i = 0; i < area::heights.size(); ++i) {
        tx.set(area::heights[i], a, patch.heights[i]);
        tx.set(kCornerLights[i], a, light[i]);
    }
}

/// Interpolates the light of an area at the corners of a part of it.
Four lightAt(const Patch& whole, const Four& light, const Patch& part) {
    Patch bright = whole;
    bright.heights = light;
    Four out{};
    const auto corners = part.corners();
    for (std::size_t i = 0; i < corners.size(); ++i)
        out[i] = bright.heightAt(corners[i].x, corners[i].y);
    return out;
}

template <typename T>
void copy(Transaction& tx, model::Column<T> column, Slot from, Slot to) {
    tx.set(column, to, T(tx.model().get(column, from)));
}

/// Creates an area with the same values as another one, except for its position and contents.
Slot likeOf(Transaction& tx, Slot a) {
    const Slot part = tx.create(kArea);
    if (part == kNoSlot)
        return part;
    for (const auto column : {area::file, area::place, area::fogPlace}) {
        if (tx.model().get(column, a).isSlot()) // do not copy dangling references
            copy(tx, column, a, part);
    }
    for (const auto column : {area::attributes, area::gameFlags})
        copy(tx, column, a, part);
    for (const auto column : {area::occupyFirst, area::occupySecond})
        copy(tx, column, a, part);
    if (source::hasEarlyParts(formatOf(tx.model())))
        copy(tx, area::legacy, a, part);
    return part;
}

/// Horizontal distance of a point from a rectangle.
float offFrom(const Patch& patch, float x, float y) {
    return std::hypot(std::max({0.0F, patch.west - x, x - patch.east}),
                      std::max({0.0F, patch.north - y, y - patch.south}));
}

Slot nearestPart(const Model& m, const std::vector<Slot>& parts, float x, float y) {
    const auto it = std::ranges::min_element(parts, {}, [&](Slot part) {
        const float off = offFrom(patchOf(m, part), x, y);
        return std::isfinite(off) ? off : std::numeric_limits<float>::max();
    });
    return *it;
}

void shareSpots(Transaction& tx, Slot whole, const std::vector<Slot>& parts) {
    const auto& m = tx.model();
    for (const Slot s : m.referrers(hiding_spot::owner, whole)) {
        const Slot part = nearestPart(m, parts, m.get(hiding_spot::x, s), m.get(hiding_spot::y, s));
        if (part == whole)
            continue;
        tx.set(hiding_spot::owner, s, Ref::to(part));
        tx.moveLast({kHidingSpot, s});
    }
}

/// Position of somebody who leaves a ladder at one of its ends.
glm::vec2 standAt(const Model& m, Slot l, model::Column<Ref> end) {
    constexpr std::array<glm::vec2, 4> vectors{{{0, -1}, {1, 0}, {0, 1}, {-1, 0}}};
    const auto faces = m.get(ladder::direction, l);
    if (end.column == ladder::bottom.column)
        return glm::vec2(m.get(ladder::bottomX, l), m.get(ladder::bottomY, l)) +
               (faces < 4 ? vectors[faces] * kHalfHuman : glm::vec2(0));
    const auto which = static_cast<std::size_t>(std::ranges::find(kTopEnds, end.column, &model::Column<Ref>::column) -
                                                kTopEnds.begin());
    constexpr std::array<std::uint32_t, 4> quarters{2, 3, 1, 0}; // turns from the ladder's direction: forward, left,
                                                                 // right, behind
    const glm::vec2 top(m.get(ladder::topX, l), m.get(ladder::topY, l));
    return faces < 4 ? top + vectors[(faces + quarters[which]) % 4U] * kGenerationStep : top;
}

constexpr std::array kLadderEnds{ladder::topForward, ladder::topLeft, ladder::topRight, ladder::topBehind,
                                 ladder::bottom};

/// Distributes the ladders of an area's list to the parts at their ends.
void shareLadderList(Transaction& tx, model::ListField<Ref> field, Slot whole, const std::vector<Slot>& parts) {
    const auto& m = tx.model();
    const bool up = field.list == ladder_ref::up.list;
    const auto listed = m.list(field, whole);
    if (listed.empty())
        return;
    std::map<Slot, model::ListEntries> lists;
    for (const Slot part : parts)
        lists[part] = model::makeEntries(m.schema().type(kArea).lists[field.list]);
    for (const Ref r : std::vector(listed.begin(), listed.end())) {
        std::set<Slot> at;
        for (const auto end : kLadderEnds) {
            const bool foot = end.column == ladder::bottom.column;
            if (!r.isSlot() || foot != up || !m.get(end, r.slot()).isSlot())
                continue;
            if (const Slot a = m.get(end, r.slot()).slot(); std::ranges::find(parts, a) != parts.end())
                at.insert(a);
        }
        if (at.empty()) {
            const auto end = up ? ladder::bottom : ladder::topForward;
            const auto stand = r.isSlot() ? standAt(m, r.slot(), end) : glm::vec2(0);
            at.insert(r.isSlot() ? nearestPart(m, parts, stand.x, stand.y) : whole);
        }
        for (const Slot part : at)
            model::values<Ref>(lists[part][field.field]).push_back(r);
    }
    for (const auto& [part, entries] : lists)
        tx.setList(kArea, field.list, part, entries);
}

void shareLadders(Transaction& tx, const AreaMap& map) {
    const auto& m = tx.model();
    const auto ladders = m.liveRows(kLadder);
    for (const Slot l : ladders) {
        for (const auto end : kLadderEnds) {
            const Ref at = m.get(end, l);
            if (!map.changed(at))
                continue;
            const auto stand = standAt(m, l, end);
            tx.set(end, l, Ref::to(nearestPart(m, map.becomes.at(at.slot()), stand.x, stand.y)));
        }
    }
}

/// Combines the values of merged areas.
void gatherValues(Transaction& tx, const std::vector<Slot>& areas) {
    const auto& m = tx.model();
    const Slot whole = areas.front();
    for (const Slot a : areas) {
        tx.set(area::attributes, whole, m.get(area::attributes, whole) | m.get(area::attributes, a));
        tx.set(area::gameFlags, whole, m.get(area::gameFlags, whole) | m.get(area::gameFlags, a));
        for (const auto column : {area::place, area::fogPlace}) {
            if (!m.get(column, whole).isSlot() && m.get(column, a).isSlot())
                copy(tx, column, a, whole);
        }
        for (const auto column : {area::occupyFirst, area::occupySecond}) {
            if (m.get(column, a) < m.get(column, whole))
                copy(tx, column, a, whole);
        }
    }
}

void gatherLadderList(Transaction& tx, model::ListField<Ref> field, const std::vector<Slot>& areas) {
    const auto& m = tx.model();
    auto entries = model::makeEntries(m.schema().type(kArea).lists[field.list]);
    auto& all = model::values<Ref>(entries[field.field]);
    for (const Slot a : areas) {
        for (const Ref r : m.list(field, a)) {
            if (std::ranges::find(all, r) == all.end())
                all.push_back(r);
        }
    }
    if (all.size() != m.listRange(kArea, field.list, areas.front()).count)
        tx.setList(kArea, field.list, areas.front(), entries);
}

/// At each corner of the whole, the light of the area there.
Four gatheredLight(const Model& m, const std::vector<Slot>& areas, const Patch& whole) {
    Four out{};
    const auto corners = whole.corners();
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const Slot a = nearestPart(m, areas, corners[i].x, corners[i].y);
        out[i] = lightOf(m, a)[i];
    }
    return out;
}

/// Clears old encounter paths of changed areas, unless their references are understood.
void forgetOldPaths(Transaction& tx, const AreaMap& map) {
    if (source::hasEarlyParts(formatOf(tx.model())))
        return;
    for (const auto& [a, sources] : map.origins)
        tx.set(area::legacy, a, std::string());
}

void noteLinks(const Model& m, AreaMap& map) {
    for (const auto& [a, parts] : map.becomes) {
        for (const Slot other : linkedTo(m, a)) {
            map.linkedBefore.emplace(a, other);
            map.linkedBefore.emplace(other, a);
        }
    }
}

/// Adds a note about what an edit could not keep.
void finish(Transaction& tx, const Lost& lost) {
    const bool was = markNotAnalysed(tx);

    // How many paths are gone is told for every edit that erases elements.
    std::vector<std::string> missing;
    if (lost.paths != 0)
        missing.push_back(texts::format("encounter paths"));
    if (lost.approaches != 0)
        missing.push_back(model::counted(lost.approaches, "approach area"));
    if (!missing.empty())
        tx.note(texts::format("The analysis now lacks {}: Analyse Mesh completes it.", model::enumerated(missing)));
    if (was)
        tx.note(texts::format("The mesh now counts as not analysed."));
}

/// Whether two of them have a common inside. Each has one.
bool anyOverlap(const std::vector<Patch>& patches) {
    std::vector<const Patch*> begins;
    begins.reserve(patches.size());
    for (const auto& patch : patches)
        begins.push_back(&patch);
    auto ends = begins;
    std::ranges::sort(begins, {}, &Patch::west);
    std::ranges::sort(ends, {}, &Patch::east);
    // From west to east: the patches at a place, from north to south, do not overlap each other.
    std::map<float, const Patch*> here;
    auto end = ends.begin();
    for (const auto* patch : begins) {
        for (; (*end)->east <= patch->west; ++end) // before the last one: each is wider than nothing
            here.erase((*end)->north);
        const auto next = here.lower_bound(patch->north);
        if (next != here.end() && next->first < patch->south)
            return true;
        if (next != here.begin() && std::prev(next)->second->south > patch->north)
            return true;
        here.emplace(patch->north, patch);
    }
    return false;
}

} // namespace

std::vector<Patch> grid(const Patch& patch, const std::vector<float>& x, const std::vector<float>& y) {
    std::vector<Patch> parts;
    for (std::size_t j = 0; j + 1 < y.size(); ++j) {
        for (std::size_t i = 0; i + 1 < x.size(); ++i) {
            Patch part{x[i], y[j], x[i + 1], y[j + 1], {}};
            const auto corners = part.corners();
            for (std::size_t k = 0; k < corners.size(); ++k)
                part.heights[k] = patch.heightAt(corners[k].x, corners[k].y);
            parts.push_back(part);
        }
    }
    return parts;
}

std::optional<Patch> unionOf(const std::vector<Patch>& patches) {
    if (patches.empty())
        return std::nullopt;
    Patch whole = patches.front();
    double filled = 0;
    for (const auto& p : patches) {
        if (!p.hasInside())
            return std::nullopt;
        whole.west = std::min(whole.west, p.west);
        whole.north = std::min(whole.north, p.north);
        whole.east = std::max(whole.east, p.east);
        whole.south = std::max(whole.south, p.south);
        filled += (static_cast<double>(p.east) - static_cast<double>(p.west)) *
                  (static_cast<double>(p.south) - static_cast<double>(p.north));
    }
    const double all = (static_cast<double>(whole.east) - static_cast<double>(whole.west)) *
                       (static_cast<double>(whole.south) - static_cast<double>(whole.north));
    constexpr double rounding = 1e-6;
    if (!(std::abs(all - filled) <= all * rounding))
        return std::nullopt;
    if (anyOverlap(patches))
        return std::nullopt;
    const auto corners = whole.corners();
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const auto at = std::ranges::min_element(
            patches, {}, [&](const Patch& p) { return offFrom(p, corners[i].x, corners[i].y); });
        whole.heights[i] = at->heights[i];
    }
    return whole;
}

float deviation(const std::vector<Patch>& patches, const Patch& surface) {
    float most = 0;
    for (const auto& p : patches) {
        for (const auto& corner : p.corners()) {
            const float off = std::abs(surface.heightAt(corner.x, corner.y) - corner.z);
            most = std::max(most, std::isnan(off) ? std::numeric_limits<float>::infinity() : off);
        }
    }
    return most;
}

std::vector<std::vector<Slot>> splitAreas(Transaction& tx, const std::vector<Cut>& cuts) {
    const auto& m = tx.model();
    AreaMap map;
    PatchesBefore before;
    for (const auto& cut : cuts) {
        before[cut.area] = patchOf(m, cut.area);
        map.becomes[cut.area];
    }
    noteLinks(m, map);
    std::vector<std::vector<Slot>> all;
    for (const auto& cut : cuts) {
        const auto light = lightOf(m, cut.area);
        std::vector<Slot> parts;
        for (std::size_t i = 0; i < cut.parts.size(); ++i) {
            const Slot part = i == 0 ? cut.area : likeOf(tx, cut.area);
            if (part == kNoSlot)
                return all; // the edit was refused
            parts.push_back(part);
            setShape(tx, part, cut.parts[i], lightAt(before[cut.area], light, cut.parts[i]));
            map.origins[part] = {cut.area};
        }
        map.becomes[cut.area] = parts;
        all.push_back(std::move(parts));
    }
    shareConnections(tx, map, before);
    shareLadders(tx, map);
    for (const auto& parts : all) {
        joinParts(tx, parts);
        shareSpots(tx, parts.front(), parts);
        shareLadderList(tx, ladder_ref::up, parts.front(), parts);
        shareLadderList(tx, ladder_ref::down, parts.front(), parts);
    }
    Lost lost;
    followPaths(tx, map, lost);
    followApproaches(tx, map, lost);
    splitSight(tx, map);
    forgetOldPaths(tx, map);
    finish(tx, lost);
    return all;
}

void mergeAreas(Transaction& tx, const std::vector<Fusion>& fusions) {
    const auto& m = tx.model();
    AreaMap map;
    std::vector<Slot> going;
    for (const auto& fusion : fusions) {
        const Slot whole = fusion.areas.front();
        for (const Slot a : fusion.areas) {
            map.becomes[a] = {whole};
            if (a != whole)
                going.push_back(a);
        }
        map.origins[whole] = fusion.areas;
    }
    noteLinks(m, map);
    mergeSight(tx, map);
    for (const auto& fusion : fusions) {
        const auto light = gatheredLight(m, fusion.areas, fusion.patch);
        gatherValues(tx, fusion.areas);
        setShape(tx, fusion.areas.front(), fusion.patch, light);
        gatherLadderList(tx, ladder_ref::up, fusion.areas);
        gatherLadderList(tx, ladder_ref::down, fusion.areas);
    }
    gatherConnections(tx, map);
    shareLadders(tx, map);
    for (const Slot a : going) {
        const Slot whole = map.becomes.at(a).front();
        for (const Slot s : m.referrers(hiding_spot::owner, a)) {
            tx.set(hiding_spot::owner, s, Ref::to(whole));
            tx.moveLast({kHidingSpot, s});
        }
    }
    Lost lost;
    followPaths(tx, map, lost);
    followApproaches(tx, map, lost);
    forgetOldPaths(tx, map);
    tx.erase(elements(kArea, going));
    finish(tx, lost);
}

Slot makeArea(Transaction& tx, const Patch& patch) {
    const Slot a = tx.create(kArea);
    if (a == kNoSlot)
        return a;
    tx.set(area::file, a, Ref::to(meshOf(tx.model())));
    setShape(tx, a, patch, lightOf(tx.model(), a));
    markNotAnalysed(tx);
    return a;
}

void tellNotAnalysed(Transaction& tx) {
    if (markNotAnalysed(tx))
        tx.note(texts::format("The mesh now counts as not analysed."));
}

bool markNotAnalysed(Transaction& tx) {
    const auto& m = tx.model();
    const Slot mesh = meshOf(m);
    if (mesh == kNoSlot || !source::hasAnalysed(formatOf(m, mesh)) || m.get(file::analysed, mesh) == 0)
        return false;
    tx.set(file::analysed, mesh, std::uint8_t{0});
    return true;
}

} // namespace navsmith::systems::source_nav
