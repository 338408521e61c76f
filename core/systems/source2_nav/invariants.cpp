#include "core/systems/source2_nav/invariants.h"

#include "core/model/slots.h"
#include "core/systems/source2_nav/geometry.h"
#include "core/systems/source2_nav/schema.h"
#include "formats/texts/texts.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <array>
#include <initializer_list>
#include <limits>
#include <vector>

namespace navsmith::systems::source2_nav {

using model::EditError;
using model::ElementTypeId;
using model::Model;
using model::Ref;
using model::Slot;
using model::Transaction;

namespace {

bool customIsUnderstood(const Model& m) {
    const Slot mesh = meshOf(m);
    return mesh != model::kNoSlot && m.get(file::customData, mesh) == static_cast<std::uint8_t>(CustomData::Understood);
}

bool polygonsAreKept(const Model& m) {
    const Slot mesh = meshOf(m);
    return mesh != model::kNoSlot && !m.get(file::polygonTable, mesh).empty();
}

bool comesOrGoes(const Transaction& tx, ElementTypeId type) {
    return !tx.created(type).empty() || !tx.erased(type).empty();
}

template <typename T>
bool touchesLive(const Transaction& tx, model::Column<T> column) {
    const auto rows = tx.touched(column);
    return std::ranges::any_of(rows, [&](Slot row) { return tx.model().isLive({column.type, row}); });
}

/// Rows with a written value in one of these columns; ascending, without duplicates.
std::vector<Slot> touchedIn(const Transaction& tx, std::initializer_list<model::Column<float>> columns) {
    std::vector<Slot> rows;
    for (const auto column : columns) {
        const auto more = tx.touched(column);
        rows.insert(rows.end(), more.begin(), more.end());
    }
    model::sortUnique(rows);
    return rows;
}

/// Lengths follow the ends, unless they have been set themselves.
void followLadders(Transaction& tx) {
    const auto& m = tx.model();
    const auto lengths = tx.touched(ladder::length);
    for (const Slot l :
         touchedIn(tx, {ladder::topX, ladder::topY, ladder::topZ, ladder::bottomX, ladder::bottomY, ladder::bottomZ})) {
        const bool moved = std::ranges::any_of(
            std::array{ladder::topX, ladder::topY, ladder::topZ, ladder::bottomX, ladder::bottomY, ladder::bottomZ},
            [&](auto column) { return m.get(column, l) != tx.before(column, l); });
        if (moved && m.isLive({kLadder, l}) && !std::ranges::binary_search(lengths, l))
            tx.set(ladder::length, l, glm::distance(pointOf(m, kLadderTop, l), pointOf(m, kLadderBottom, l)));
    }
}

/// The hiding spots of an area that stood on a corner of it follow the corner.
void followCorner(Transaction& tx, Slot a, const glm::vec3& from, const glm::vec3& to,
                  const std::vector<Slot>& alreadyMoved) {
    const auto& m = tx.model();
    for (const Slot s : m.referrers(hiding_spot::owner, a)) {
        if (pointOf(m, kSpotPlace, s) != from || std::ranges::binary_search(alreadyMoved, s))
            continue;
        setPoint(tx, kSpotPlace, s, to);
    }
}

void followCorners(Transaction& tx) {
    const auto& m = tx.model();
    const auto moved = touchedIn(tx, {hiding_spot::x, hiding_spot::y, hiding_spot::z});
    for (const Slot p : touchedIn(tx, {point::x, point::y, point::z})) {
        const auto from = pointBefore(tx, kPointPlace, p);
        const auto to = pointOf(m, kPointPlace, p);
        for (const Slot c : m.referrers(corner::point, p)) {
            if (const Ref owner = m.get(corner::owner, c); owner.isSlot())
                followCorner(tx, owner.slot(), from, to, moved);
        }
    }
    for (const Slot c : touchedIn(tx, {corner::x, corner::y, corner::z})) {
        const Ref owner = m.get(corner::owner, c);
        if (!m.isLive({kCorner, c}) || !owner.isSlot() || !m.get(corner::point, c).isNone())
            continue;
        followCorner(tx, owner.slot(), pointBefore(tx, kCornerPlace, c), pointOf(m, kCornerPlace, c), moved);
    }
}

/// What says how the file is stored stays as it was read.
std::string changesTheFile(const Transaction& tx) {
    constexpr std::string_view may[] = {
        "name",         "flags",           "uses_defaults",    "tile_size",       "cell_size",
        "cell_height",  "smallest_region", "merged_region",    "sample_distance", "sample_error",
        "longest_edge", "edge_error",      "polygon_vertices", "small_areas",     "hull_preset",
        "hull_file",    "last_byte",       "unknown_word"};
    const auto& m = tx.model();
    const auto& columns = m.schema().type(kFile).columns;
    for (model::ColumnId column = model::kFirstOwn; column < columns.size(); ++column) {
        if (std::ranges::find(may, columns[column].id) != std::end(may))
            continue;
        if (!tx.touched(kFile, column).empty())
            return texts::format("How the file is stored cannot be changed.");
    }
    for (const auto column : {file::hullPreset, file::hullFile}) {
        for (const Slot row : tx.touched(column)) {
            if (m.get(column, row).find('\0') != std::string::npos)
                return texts::format("A name must not hold a zero.");
        }
    }
    return comesOrGoes(tx, kFile) ? texts::format("A mesh is one file.") : "";
}

std::string changesFixedRows(const Transaction& tx) {
    for (const auto type : {kHull, kBounds, kMovableMesh}) {
        if (comesOrGoes(tx, type))
            return texts::format("{} cannot be added or deleted.", tx.model().schema().type(type).plural);
    }
    return touchesLive(tx, movable_mesh::data) ? texts::format("How the file is stored cannot be changed.") : "";
}

std::string changesFixedAreas(const Transaction& tx) {
    const auto& m = tx.model();
    if (polygonsAreKept(m)) {
        const bool changed = comesOrGoes(tx, kPoint) || touchesLive(tx, area::polygon) ||
                             touchesLive(tx, corner::point) || touchesLive(tx, corner::owner) ||
                             touchesLive(tx, area::movableMesh) || !tx.touched(kPoint, model::kRank).empty() ||
                             !tx.touched(kCorner, model::kRank).empty();
        if (changed)
            return whyFixedAreas(m);
    }
    if (comesOrGoes(tx, kArea) || !tx.touched(kArea, model::kRank).empty())
        return whyFixedAreas(m);
    return {};
}

/// Corners come and go with their area only: edges are counted by them.
std::string changesCorners(const Transaction& tx) {
    const auto& m = tx.model();
    const auto newAreas = tx.created(kArea);
    const auto isNew = [&](Ref area) { return area.isSlot() && std::ranges::binary_search(newAreas, area.slot()); };
    auto changed = texts::format("An area keeps its number of corners.");
    for (const Slot c : tx.created(kCorner)) {
        if (!isNew(m.get(corner::owner, c)))
            return changed;
    }
    for (const Slot c : tx.erased(kCorner)) {
        const Ref owner = tx.before(corner::owner, c);
        if (owner.isSlot() && m.isLive({kArea, owner.slot()}))
            return changed;
    }
    const auto created = tx.created(kCorner);
    for (const Slot c : tx.touched(corner::owner)) {
        if (m.isLive({kCorner, c}) && !std::ranges::binary_search(created, c))
            return changed;
    }
    const bool shared = source2::hasCornerTable(versionOf(m));
    std::vector<Slot> corners = tx.touched(corner::point);
    corners.insert(corners.end(), created.begin(), created.end());
    for (const Slot c : corners) {
        if (m.isLive({kCorner, c}) && m.get(corner::point, c).isNone() == shared)
            return shared ? texts::format("A corner needs a place in the table of corners.")
                          : texts::format("Version {} has no table of corners.", versionOf(m));
    }
    for (const Slot a : newAreas) {
        const auto count = cornerCountOf(m, a);
        if (count < 3 || count > source2::kMostCorners)
            return texts::format("An area has 3 to {} corners.", source2::kMostCorners);
    }
    return {};
}

std::string hasNoEdge(const Transaction& tx) {
    const auto& m = tx.model();
    auto rows = tx.created(kConnection);
    for (const auto& more : {tx.touched(connection::edge), tx.touched(connection::owner)})
        rows.insert(rows.end(), more.begin(), more.end());
    for (const Slot c : rows) {
        if (!m.isLive({kConnection, c}))
            continue;
        const Ref owner = m.get(connection::owner, c);
        if (!owner.isSlot() || m.get(connection::edge, c) >= cornerCountOf(m, owner.slot()))
            return texts::format("The area has no such edge.");
    }
    return {};
}

std::string isNotStored(const Transaction& tx) {
    const auto& m = tx.model();
    const auto version = versionOf(m);
    if (!source2::hasCornerTable(version) && !tx.created(kPoint).empty())
        return texts::format("Version {} has no table of corners.", version);
    if (!source2::hasBottomSides(version)) {
        for (const auto& end : std::span(ladder::ends).subspan(ladder::kFoot + 1)) {
            for (const Slot l : tx.touched(end.column)) {
                if (m.isLive({kLadder, l}) && !m.get(end.column, l).isNone())
                    return texts::format("Version {} stores one area at the foot of a ladder.", version);
            }
        }
    }
    if (!source2::hasMovableMeshes(version) && touchesLive(tx, area::movableMesh)) {
        for (const Slot a : tx.touched(area::movableMesh)) {
            if (m.get(area::movableMesh, a) != source2::kNoMovableMesh)
                return texts::format("Version {} has no movable meshes.", version);
        }
    }
    if (customIsUnderstood(m))
        return {};
    const bool custom =
        !tx.created(kHidingSpot).empty() || touchesLive(tx, area::occupyFirst) || touchesLive(tx, area::occupySecond) ||
        std::ranges::any_of(tx.touchedLists(kArea, area::kApproaches),
                            [&](Slot a) { return m.listRange(kArea, area::kApproaches, a).count != 0; });
    return custom ? texts::format("The file has no data of the game that could hold this.") : "";
}

/// Areas keep their place in the custom data; new ones have none.
std::string movesEntries(const Transaction& tx) {
    const auto& m = tx.model();
    const auto created = tx.created(kArea);
    for (const Slot a : tx.touched(area::entry)) {
        if (m.isLive({kArea, a}) && m.get(area::entry, a) != 0 && m.get(area::entry, a) != tx.before(area::entry, a) &&
            !std::ranges::binary_search(created, a))
            return texts::format("How the file is stored cannot be changed.");
    }
    return {};
}

} // namespace

std::string whyFixedAreas(const Model& m) {
    const Slot mesh = meshOf(m);
    if (mesh == model::kNoSlot)
        return {};
    if (m.get(file::customData, mesh) == static_cast<std::uint8_t>(CustomData::Kept))
        return texts::format("Areas cannot be added, deleted or put in another order: the data of the game behind the "
                             "mesh has an entry for each, in a form that is not known.");
    if (polygonsAreKept(m))
        return texts::format("Areas and their corners cannot be added, deleted or put in another order: the polygons "
                             "of this mesh are not one for each area.");
    return {};
}

tl::expected<void, EditError> enforceInvariants(Transaction& tx) {
    followLadders(tx);
    followCorners(tx);
    for (const auto check :
         {changesTheFile, changesFixedRows, changesFixedAreas, changesCorners, hasNoEdge, isNotStored, movesEntries}) {
        if (auto fault = check(tx); !fault.empty())
            return tl::unexpected(EditError{std::move(fault)});
    }
    return {};
}

} // namespace navsmith::systems::source2_nav
