#include "core/systems/source_nav/mesh/invariants.h"

#include "core/model/property.h"
#include "core/model/wording.h"
#include "core/systems/source_nav/mesh/geometry.h"
#include "core/systems/source_nav/mesh/schema.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>
#include <glm/geometric.hpp>
#include <glm/vec3.hpp>

#include <algorithm>
#include <cmath>
#include <set>

namespace navsmith::systems::source_nav {

using model::EditError;
using model::Ref;
using model::Slot;
using model::Transaction;

namespace {

// docs/formats/source-nav.md, sections 2 and 10.
constexpr std::size_t kLongestName = 255; ///< plus a NUL: the engine reads into 256 bytes
constexpr std::size_t kMostNames = 65535;
constexpr std::size_t kMostInArea = 255;

/// Tolerance for a stored length.
constexpr float kLengthSlack = 1;

void enforceLadders(Transaction& tx) {
    const auto& m = tx.model();
    std::set<Slot> moved;
    for (const auto column :
         {ladder::topX, ladder::topY, ladder::topZ, ladder::bottomX, ladder::bottomY, ladder::bottomZ}) {
        for (const Slot l : tx.touched(column))
            moved.insert(l);
    }
    for (const Slot l : moved) {
        if (!m.isLive({kLadder, l}))
            continue;
        const float was = glm::distance(pointBefore(tx, kLadderTop, l), pointBefore(tx, kLadderBottom, l));
        if (std::abs(was - tx.before(ladder::length, l)) <= kLengthSlack)
            tx.set(ladder::length, l, glm::distance(pointOf(m, kLadderTop, l), pointOf(m, kLadderBottom, l)));
    }
}

bool lostApproaches(const Transaction& tx, Slot a) {
    const auto& m = tx.model();
    return m.isLive({kArea, a}) && source::hasApproaches(formatOf(m, m.fileOf({kArea, a}))) &&
           m.listRange(kArea, area::kApproaches, a).count < tx.listBefore(approach::here, a).size();
}

/// Whether spots have left a path that an analysis would put there again. Spots of erased areas do not come back.
bool lostSpots(const Transaction& tx, Slot path) {
    const auto& m = tx.model();
    const auto before = tx.listBefore(encounter_spot::spot, path);
    if (!m.isLive({kEncounterPath, path}) ||
        m.listRange(kEncounterPath, encounter_path::kSpots, path).count >= before.size())
        return false;
    return std::ranges::any_of(before, [&](Ref spot) {
        if (!spot.isSlot() || m.isLive({kHidingSpot, spot.slot()}))
            return false;
        const Ref owner = tx.before(hiding_spot::owner, spot.slot());
        return owner.isSlot() && m.isLive({kArea, owner.slot()});
    });
}

/// Notes areas with lists that an edit has shortened and of which the file does not tell that anything is missing. An
/// analysis sets the column itself.
void markStale(Transaction& tx) {
    const auto& m = tx.model();
    std::set<Slot> stale;
    for (const Slot a : tx.touchedLists(kArea, area::kApproaches)) {
        if (lostApproaches(tx, a))
            stale.insert(a);
    }
    for (const Slot p : tx.touchedLists(kEncounterPath, encounter_path::kSpots)) {
        const Ref owner = m.get(encounter_path::owner, p);
        if (lostSpots(tx, p) && owner.isSlot())
            stale.insert(owner.slot());
    }
    for (const Slot a : tx.touched(area::stale))
        stale.erase(a);
    for (const Slot a : stale)
        tx.set(area::stale, a, std::uint8_t{1});
}

/// Names set by this edit.
template <typename Columns>
std::string longName(const Transaction& tx, model::ElementTypeId type) {
    const auto& m = tx.model();
    for (const Slot row : tx.touched(Columns::name)) {
        const auto size = m.get(Columns::name, row).size();
        if (m.isLive({type, row}) && size > kLongestName && size > tx.before(Columns::name, row).size())
            return texts::format("The name would have {1} bytes, but names have at most {0}.", kLongestName, size);
    }
    if (!tx.created(type).empty() && m.count(type) > kMostNames)
        return texts::format("A mesh holds at most {} names.", kMostNames);
    return {};
}

/// Cuts the text at its first NUL, since it is stored without a length (section 8).
std::string cutPopulation(const Transaction& tx) {
    const bool cut = std::ranges::any_of(tx.touched(file::population), [&](Slot f) {
        return tx.model().get(file::population, f).find('\0') != std::string::npos;
    });
    return cut ? texts::format("A population name cannot contain a zero byte.") : "";
}

/// Checks that the rows of an owner fit into a byte count; only for owners that got more rows by this edit.
std::string crowded(const Transaction& tx, model::ElementTypeId type, model::Column<Ref> owner, std::string_view what) {
    const auto& m = tx.model();
    std::set<Slot> owners;
    const auto add = [&](Slot row) {
        const Ref ref = m.get(owner, row);
        if (m.isLive({type, row}) && ref.isSlot())
            owners.insert(ref.slot());
    };
    for (const Slot row : tx.created(type))
        add(row);
    for (const Slot row : tx.touched(owner))
        add(row);
    for (const Slot row : owners) {
        const auto count = m.countReferrers(owner, row);
        if (count > kMostInArea)
            return model::capitalised(texts::format("{} would have {} {}, but a file holds at most {}.",
                                                    model::elementName(m, {kArea, row}), count, what, kMostInArea));
    }
    return {};
}

std::string longList(const Transaction& tx, model::ElementTypeId type, model::ListId list, std::string_view what) {
    const auto& m = tx.model();
    for (const Slot row : tx.touchedLists(type, list)) {
        const std::size_t count = m.listRange(type, list, row).count;
        if (count > kMostInArea)
            return model::capitalised(texts::format("{} would have {} {}, but a file holds at most {}.",
                                                    model::elementName(m, {type, row}), count, what, kMostInArea));
    }
    return {};
}

/// Refuses rows that the version does not store: they would be lost on saving.
std::string notStored(const Transaction& tx, model::ElementTypeId type, bool (*stored)(const source::NavFormat&)) {
    const auto& m = tx.model();
    for (const Slot row : tx.created(type)) {
        const auto format = formatOf(m, m.fileOf({type, row}));
        if (!stored(format))
            return texts::format("Version {} of this game does not store {}.", format.version,
                                 m.schema().type(type).plural);
    }
    return {};
}

std::string listNotStored(const Transaction& tx, model::ElementTypeId type) {
    const auto& m = tx.model();
    const auto& spec = m.schema().type(type);
    for (model::ListId list = 0; list < spec.listCount(); ++list) {
        for (const Slot row : tx.touchedLists(type, list)) {
            const Slot f = m.fileOf({type, row});
            if (m.listRange(type, list, row).count != 0 && spec.lists[list].present != nullptr &&
                !spec.lists[list].present(m, f))
                return texts::format("Version {} of this game does not store {}.", formatOf(m, f).version,
                                     spec.lists[list].title);
        }
    }
    return {};
}

/// The side selects one of four lists of the area.
std::string wrongSide(const Transaction& tx) {
    const auto& m = tx.model();
    const bool wrong = std::ranges::any_of(tx.touched(connection::side), [&](Slot c) {
        return m.isLive({kConnection, c}) && m.get(connection::side, c) > 3;
    });
    return wrong ? texts::format("A connection must leave through one of the four sides.") : "";
}

std::string wideAttributes(const Transaction& tx) {
    const auto& m = tx.model();
    for (const Slot a : tx.touched(area::attributes)) {
        if (!m.isLive({kArea, a}))
            continue;
        const auto format = formatOf(m, m.fileOf({kArea, a}));
        if ((m.get(area::attributes, a) & ~source::attributeMask(format)) != 0)
            return texts::format("Version {} stores only the first {} attributes.", format.version,
                                 8 * source::attributeBytes(format));
    }
    return {};
}

} // namespace

tl::expected<void, EditError> enforceInvariants(Transaction& tx) {
    enforceLadders(tx);
    markStale(tx);
    for (auto fault :
         {longName<place>(tx, kPlace), longName<fog_place>(tx, kFogPlace), cutPopulation(tx),
          crowded(tx, kHidingSpot, hiding_spot::owner, "hiding spots"),
          longList(tx, kArea, area::kApproaches, "approach areas"),
          longList(tx, kEncounterPath, encounter_path::kSpots, "spots"), wrongSide(tx), wideAttributes(tx),
          notStored(tx, kPlace, source::hasPlaces), notStored(tx, kFogPlace, source::hasFogPlaces),
          notStored(tx, kEncounterPath, source::hasEncounterPaths), notStored(tx, kLadder, source::hasLadders),
          listNotStored(tx, kArea), listNotStored(tx, kEncounterPath)}) {
        if (!fault.empty())
            return tl::unexpected(EditError{std::move(fault)});
    }
    return {};
}

} // namespace navsmith::systems::source_nav
