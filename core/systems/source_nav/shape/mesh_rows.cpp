#include "core/systems/source_nav/shape/mesh_rows.h"

#include "core/model/clip.h"
#include "core/systems/source_nav/files/load.h"
#include "core/systems/source_nav/mesh/selected_elements.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <utility>

namespace navsmith::systems::source_nav {

using model::Model;
using model::Ref;
using model::Slot;
using model::Transaction;

namespace {

/// Crouch, jump, stairs, no merge, obstacle top and cliff (docs/formats/source-nav.md, section 7).
constexpr std::uint32_t kGenerated = 0xF003;
constexpr std::uint32_t kObstacleTop = 0x4000;
constexpr float kBody = 72; ///< height of a player
constexpr float kMost = 0.5F;

Elements everythingIn(const Model& m) {
    Elements all;
    for (const auto type : {kArea, kLadder}) {
        for (const Slot row : m.order(type).group(meshOf(m)))
            all.push_back({type, row});
    }
    return all;
}

/// Gives pasted rows the ids that they had, if all of them are free.
void restoreIds(Transaction& tx, model::Column<std::uint32_t> column, const std::vector<Slot>& rows,
                const std::vector<std::uint32_t>& ids) {
    const auto& m = tx.model();
    std::set<std::uint32_t> usedIds{0};
    const std::set<Slot> own(rows.begin(), rows.end());
    m.forEachLive(column.type, [&](Slot row) {
        if (!own.contains(row))
            usedIds.insert(m.get(column, row));
    });
    if (std::ranges::any_of(ids, [&](auto id) { return usedIds.contains(id); }))
        return;
    for (std::size_t i = 0; i < rows.size(); ++i)
        tx.set(column, rows[i], ids[i]);
}

} // namespace

tl::expected<std::vector<Slot>, model::EditError> addMesh(Transaction& tx, const source::NavFile& mesh) {
    const auto failed = [](const bytes::FormatError& error) {
        return tl::unexpected(model::EditError{bytes::describe(error)});
    };
    const auto bytes = source::write(mesh);
    if (!bytes)
        return failed(bytes.error());
    const InputFile file{"mesh.nav", *bytes};
    const auto loaded = load(std::span(&file, 1), {});
    if (!loaded)
        return failed(loaded.error());
    const auto pasted = model::paste(tx, model::copy(loaded->model, everythingIn(loaded->model)), model::Outside::Drop);
    if (!pasted)
        return tl::unexpected(pasted.error());
    const Slot document = meshOf(tx.model());
    const auto areas = selected(tx.model(), *pasted, kArea);
    for (const Slot a : areas)
        tx.set(area::file, a, Ref::to(document));
    const auto ladders = selected(tx.model(), *pasted, kLadder);
    for (const Slot l : ladders)
        tx.set(ladder::file, l, Ref::to(document));
    std::vector<std::uint32_t> ids;
    for (const auto& area : mesh.areas)
        ids.push_back(area.id);
    restoreIds(tx, area::id, areas, ids);
    ids.clear();
    for (const auto& ladder : mesh.ladders)
        ids.push_back(ladder.id);
    if (ids.size() == ladders.size()) // older versions store none
        restoreIds(tx, ladder::id, ladders, ids);
    ids.clear();
    for (const auto& spot : mesh.hidingSpots)
        ids.push_back(spot.id);
    restoreIds(tx, hiding_spot::id, selected(tx.model(), *pasted, kHidingSpot), ids);
    return areas;
}

HandWork handWorkOf(const Model& m, Slot area) {
    return {patchOf(m, area), m.get(area::place, area), m.get(area::attributes, area) & ~kGenerated};
}

bool isShapedByHand(const Model& m, Slot area) {
    if ((m.get(area::attributes, area) & kObstacleTop) != 0)
        return false; // as wide as what it is on
    // Generators of Source also make areas half as large, between corners.
    const float lattice = formatOf(m).version > source::kLastGoldSrcVersion ? kGenerationStep / 2 : kGenerationStep;
    const auto patch = patchOf(m, area);
    return std::ranges::any_of(std::array{patch.west, patch.north, patch.east, patch.south},
                               [&](float side) { return std::fmod(side, lattice) != 0.0F; });
}

float coveredBy(const Patch& area, const Patch& other) {
    const float west = std::max(area.west, other.west);
    const float east = std::min(area.east, other.east);
    const float north = std::max(area.north, other.north);
    const float south = std::min(area.south, other.south);
    if (!area.hasInside() || east <= west || south <= north)
        return 0;
    const float x = (west + east) / 2;
    const float y = (north + south) / 2;
    if (std::abs(area.heightAt(x, y) - other.heightAt(x, y)) > kBody / 2)
        return 0;
    return (east - west) * (south - north) / ((area.east - area.west) * (area.south - area.north));
}

KeptWork restoreHandWork(Transaction& tx, const std::vector<Slot>& areas, const std::vector<HandWork>& before) {
    const auto& m = tx.model();
    KeptWork work;
    for (const Slot a : areas) {
        const auto patch = patchOf(m, a);
        float best = 0;
        Ref place;
        std::uint32_t attributes = 0;
        for (const auto& old : before) {
            const float part = coveredBy(patch, old.patch);
            if (part > best && old.place.isSlot()) {
                best = part;
                place = old.place;
            }
            if (part >= kMost)
                attributes |= old.attributes;
        }
        if (best >= kMost) {
            tx.set(area::place, a, place);
            ++work.places;
        }
        if (attributes != 0) {
            tx.set(area::attributes, a, m.get(area::attributes, a) | attributes);
            ++work.attributes;
        }
    }
    return work;
}

} // namespace navsmith::systems::source_nav
