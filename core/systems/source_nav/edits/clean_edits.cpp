// Edits that clean up a mesh.
#include "core/model/wording.h"
#include "core/systems/source_nav/edits/edits.h"
#include "core/systems/source_nav/mesh/selected_elements.h"
#include "core/systems/source_nav/shape/borders.h"
#include "core/systems/source_nav/shape/reshape.h"
#include "core/systems/source_nav/shape/visibility.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <set>

namespace navsmith::systems::source_nav {

using model::Model;
using model::Ref;
using model::Slot;
using model::Transaction;

namespace {

constexpr Argument<float> kHighest{"height"};
constexpr Argument<bool> kSpots{"hiding_spots"};
constexpr Argument<bool> kEncounters{"encounter_paths"};
constexpr Argument<bool> kApproachAreas{"approaches"};
constexpr Argument<bool> kVisibility{"visibility"};

constexpr std::uint32_t kJumpFlag = 0x2;    ///< docs/formats/source-nav.md, section 7
constexpr float kLethalDrop = 400;          ///< section 9
constexpr float kWidestJump = 100;          ///< four steps of the generator's grid
constexpr std::size_t kMostNeighbours = 64; ///< reached in each direction across a cluster of jump areas

bool isJump(const Model& m, Slot a) {
    return (m.get(area::attributes, a) & kJumpFlag) != 0;
}

/// The selected jump areas, or all.
std::vector<Slot> jumpAreas(const Model& m, Selection selection) {
    auto areas = areasOnce(m, selection);
    std::erase_if(areas, [&](Slot a) { return !isJump(m, a); });
    if (!areas.empty())
        return areas;
    m.forEachLive(kArea, [&](Slot a) {
        if (isJump(m, a))
            areas.push_back(a);
    });
    return areas;
}

/// Whether one can jump or drop from one area to another when the areas between them are gone.
bool withinReach(const Patch& from, const Patch& to, float highest) {
    const float x = std::max({0.0F, to.west - from.east, from.west - to.east});
    const float y = std::max({0.0F, to.north - from.south, from.north - to.south});
    const auto middle = to.middle();
    const float up = to.heightAt(from.middle().x, from.middle().y) - from.heightAt(middle.x, middle.y);
    return std::hypot(x, y) <= kWidestJump && up <= highest && -up <= kLethalDrop;
}

/// Areas that remain and lead to `from`, or are reached from it, directly or across areas to be erased.
std::vector<Slot> beyond(const Model& m, Slot from, const std::vector<bool>& going, model::Column<Ref> near,
                         model::Column<Ref> far) {
    std::vector<Slot> neighbours;
    std::vector<Slot> open{from};
    std::set<Slot> visited{from};
    while (!open.empty() && neighbours.size() < kMostNeighbours) {
        const Slot a = open.back();
        open.pop_back();
        for (const Slot c : m.referrers(near, a)) {
            const Ref next = m.get(far, c);
            if (!next.isSlot() || !visited.insert(next.slot()).second)
                continue;
            (going[next.slot()] ? open : neighbours).push_back(next.slot());
        }
    }
    return neighbours;
}

/// Whether a dangling reference to an area or ladder, in a column or list, has a number from 1 to `highest`.
bool namesMissing(const Model& m, model::ElementTypeId target, std::uint64_t highest) {
    const auto& types = m.schema().types;
    const auto hits = [&](std::uint64_t raw) { return raw >= 1 && raw <= highest; };
    for (std::size_t k = 0; k < types.size(); ++k) {
        const auto type = static_cast<model::ElementTypeId>(k);
        const auto rows = m.liveRows(type);
        for (std::size_t c = model::kFirstOwn; c < types[k].columns.size(); ++c) {
            if (!types[k].columns[c].ref || types[k].columns[c].ref->target != target)
                continue;
            const model::Column<Ref> column{type, static_cast<model::ColumnId>(c)};
            if (std::ranges::any_of(rows, [&](Slot row) {
                    const Ref r = m.get(column, row);
                    return r.isRaw() && hits(m.rawValue(column, r));
                }))
                return true;
        }
        for (model::ListId list = 0; list < types[k].listCount(); ++list) {
            const auto& spec = types[k].lists[list];
            for (std::size_t c = 0; c < spec.columns.size(); ++c) {
                if (!spec.columns[c].ref || spec.columns[c].ref->target != target)
                    continue;
                const model::ListField<Ref> field{type, list, static_cast<model::ColumnId>(c)};
                for (const Slot row : rows) {
                    if (std::ranges::any_of(m.list(field, row),
                                            [&](Ref r) { return r.isRaw() && hits(m.rawValue(field, r)); }))
                        return true;
                }
            }
        }
    }
    return false;
}

/// Numbers ids from 1 in file order. False if nothing changes.
bool number(Transaction& tx, model::ElementTypeId type, model::Column<std::uint32_t> ids) {
    const auto rows = tx.model().order(type).all();
    std::uint32_t next = 1;
    bool changed = false;
    for (const Slot row : std::vector(rows.begin(), rows.end())) {
        changed = changed || tx.model().get(ids, row) != next;
        tx.set(ids, row, next++);
    }
    return changed;
}

std::string whyNotRemoveJumpAreas(const Model& m, Selection) {
    bool any = false;
    for (const auto word : m.column(area::attributes))
        any = any || (word & kJumpFlag) != 0;
    return any && !jumpAreas(m, {}).empty() ? "" : texts::format("No area has the attribute \"jump\".");
}

EditResult runRemoveJumpAreas(Transaction& tx, Selection selection, Arguments arguments) {
    const auto& m = tx.model();
    const auto areas = jumpAreas(m, selection);
    std::vector<bool> going(m.capacity(kArea));
    for (const Slot a : areas)
        going[a] = true;
    std::set<Slot> ends;
    std::size_t left = 0;
    for (const Slot a : areas) {
        const auto out = beyond(m, a, going, connection::owner, connection::target);
        for (const Slot from : beyond(m, a, going, connection::target, connection::owner)) {
            for (const Slot to : out) {
                if (from == to)
                    continue;
                ends.insert(from);
                ends.insert(to);
                if (withinReach(patchOf(m, from), patchOf(m, to), arguments.get(kHighest)))
                    connectAreas(tx, from, to);
                else
                    ++left;
            }
        }
    }
    if (source::hasInheritance(formatOf(m)))
        keepInherited(tx, going);
    tx.erase(elements(kArea, areas));
    markNotAnalysed(tx);
    tx.note(left == 0 ? texts::format("{} removed.", model::counted(areas.size(), "jump area"))
                      : texts::format("{} removed. {} not replaced: too long or too high for one jump.",
                                      model::counted(areas.size(), "jump area"), model::counted(left, "connection")));
    return elements(kArea, {ends.begin(), ends.end()});
}

std::string whyNotStrip(const Model& m, Selection) {
    return whyNotMesh(m);
}

bool stripList(Transaction& tx, model::ListId list, Slot a) {
    const auto& m = tx.model();
    if (m.listRange(kArea, list, a).count == 0)
        return false;
    tx.setList(kArea, list, a, model::makeEntries(m.schema().type(kArea).lists[list]));
    return true;
}

bool stripVisibility(Transaction& tx, const std::vector<Slot>& areas, const std::vector<bool>& bare) {
    const auto& m = tx.model();
    // Areas that inherit from cleared ones keep what they see.
    std::vector<std::pair<Slot, SeenList>> lists;
    m.forEachLive(kArea, [&](Slot a) {
        const Ref base = m.get(area::inheritsFrom, a);
        if (!bare[a] && base.isSlot() && bare[base.slot()])
            lists.emplace_back(a, allSeen(m, a));
    });
    for (const auto& [a, list] : lists) {
        setSeen(tx, a, list);
        tx.set(area::inheritsFrom, a, Ref::none());
    }
    bool any = false;
    for (const Slot a : areas) {
        any |= stripList(tx, area::kVisible, a);
        if (!m.get(area::inheritsFrom, a).isNone()) {
            any = true;
            tx.set(area::inheritsFrom, a, Ref::none());
        }
    }
    return any;
}

/// The encounter paths of versions that do not name them.
bool stripUnnamedEncounters(Transaction& tx, const std::vector<Slot>& areas) {
    const auto& m = tx.model();
    if (source::hasEncounterPaths(formatOf(m)))
        return false;
    bool any = false;
    for (const Slot a : areas) {
        if (m.get(area::legacy, a).empty())
            continue;
        any = true;
        tx.set(area::legacy, a, std::string());
    }
    return any;
}

EditResult runStrip(Transaction& tx, Selection selection, Arguments arguments) {
    const auto& m = tx.model();
    auto areas = areasOnce(m, selection);
    if (areas.empty())
        m.forEachLive(kArea, [&](Slot a) { areas.push_back(a); });
    std::vector<bool> bare(m.capacity(kArea));
    for (const Slot a : areas)
        bare[a] = true;
    Elements parts;
    const auto collect = [&](model::ElementTypeId type, model::Column<Ref> owner) {
        m.forEachLive(type, [&](Slot row) {
            const Ref of = m.get(owner, row);
            if (of.isSlot() && bare[of.slot()])
                parts.push_back({type, row});
        });
    };
    if (arguments.get(kSpots))
        collect(kHidingSpot, hiding_spot::owner);
    if (arguments.get(kEncounters))
        collect(kEncounterPath, encounter_path::owner);
    bool any = !parts.empty();
    if (arguments.get(kVisibility))
        any |= stripVisibility(tx, areas, bare);
    if (arguments.get(kEncounters))
        any |= stripUnnamedEncounters(tx, areas);
    if (arguments.get(kApproachAreas)) {
        for (const Slot a : areas)
            any |= stripList(tx, area::kApproaches, a);
    }
    if (!any)
        return nothingToDo(texts::format("These areas have no data to strip."));
    tx.erase(parts);
    markNotAnalysed(tx);
    return elements(kArea, areas);
}

EditResult runCompressIds(Transaction& tx, Selection, Arguments) {
    const auto& m = tx.model();
    // A dangling number could become the id of another element.
    if (namesMissing(m, kArea, m.count(kArea)) || namesMissing(m, kLadder, m.count(kLadder)))
        return refused(texts::format(
            "The mesh refers to missing areas or ladders, and other elements would get their IDs. Fix the "
            "issues first."));
    const bool areas = number(tx, kArea, area::id);
    const bool ladders = number(tx, kLadder, ladder::id);
    if (!areas && !ladders)
        return nothingToDo(texts::format("The IDs already count from 1 without gaps."));
    return Elements{};
}

} // namespace

std::vector<Edit> cleanEdits() {
    return {
        {.id = "remove_jump_areas",
         .title = "Remove Jump Areas",
         .help =
             "Deletes the selected areas with the attribute \"jump\", or all of them, and connects their neighbours",
         .section = "Clean Up",
         .scope = EditScope::SelectionOrDocument,
         .parameters = {units(kHighest, "Maximum jump", "Maximum height difference of new connections", 0,
                              static_cast<double>(kJumpCrouchHeight))},
         .whyDisabled = whyNotRemoveJumpAreas,
         .run = runRemoveJumpAreas},
        {.id = "strip",
         .title = "Strip",
         .help = "Deletes data of the analysis from the selected areas, or from all",
         .section = "Clean Up",
         .scope = EditScope::SelectionOrDocument,
         .parameters = {onOffParameter(kSpots, "Hiding spots", "Where bots hide and snipe", true),
                        onOffParameter(kEncounters, "Encounter paths", "Where bots look on their way", true),
                        onOffParameter(kApproachAreas, "Approach areas", "Where bots expect enemies to come from",
                                       true),
                        onOffParameter(kVisibility, "Visibility", "Which areas each area sees", true)},
         .whyDisabled = whyNotStrip,
         .run = runStrip},
        {.id = "compress_ids",
         .title = "Renumber IDs",
         .help = "Numbers areas and ladders from 1, in file order",
         .section = "Clean Up",
         .scope = EditScope::Document,
         .whyDisabled = whyNotStrip,
         .run = runCompressIds},
    };
}

} // namespace navsmith::systems::source_nav
