#include "core/systems/gta_sa_save/edits.h"
#include "core/systems/gta_sa_save/schema.h"
#include "core/systems/gta_sa_save/statistics.h"
#include "core/systems/shared/edit_parts.h"
#include "formats/texts/texts.h"

#include <algorithm>

namespace navsmith::systems::gta_sa_save {

using model::Model;
using model::Slot;
using model::Transaction;

namespace {

constexpr Argument<std::int32_t> kCollection{"collection"};

constexpr std::uint8_t kSnapshotPickup = 20;
constexpr std::int16_t kHorseshoe = 954; ///< models
constexpr std::int16_t kOyster = 953;
constexpr std::int64_t kJumpsFound = 144;
constexpr std::int64_t kJumpsDone = 145;
constexpr std::int64_t kLuck = 233;
constexpr std::int32_t kLuckPerHorseshoe = 20;

/// Things that lie about until they are found, counted by a statistic.
struct Collection {
    std::int64_t statistic;
    std::int32_t all;
    bool (*has)(const Model&, Slot pickup);
};
constexpr Collection kCollections[] = {
    {231, 50, [](const Model& m, Slot row) { return m.get(pickup::type, row) == kSnapshotPickup; }},
    {241, 50, [](const Model& m, Slot row) { return m.get(pickup::pickupModel, row) == kHorseshoe; }},
    {243, 50, [](const Model& m, Slot row) { return m.get(pickup::pickupModel, row) == kOyster; }},
};
/// The choices behind these.
enum MoreCollections : std::int32_t { kJumps = 3, kTags, kSectors };

/// False if the save has no such statistic.
bool setStatistic(Transaction& tx, std::int64_t number, std::int32_t value) {
    if (!statisticOf(tx.model(), number))
        return false;
    tx.set(statistic::counted, static_cast<Slot>(number - kFirstCounted), value);
    return true;
}

EditResult completeJumps(Transaction& tx) {
    Elements jumps;
    tx.model().forEachLive(kStuntJump, [&](Slot row) { jumps.push_back({kStuntJump, row}); });
    for (const auto& e : jumps) {
        tx.set(jump::done, e.slot, std::uint8_t{1});
        tx.set(jump::found, e.slot, std::uint8_t{1});
    }
    const auto all = static_cast<std::int32_t>(jumps.size());
    if (!setStatistic(tx, kJumpsFound, all) || !setStatistic(tx, kJumpsDone, all))
        return refused(texts::format("The statistics of this save have an unknown layout."));
    return jumps;
}

/// Sets a value in all rows of a type that have less of it.
EditResult raiseAll(Transaction& tx, model::ElementTypeId type, model::Column<std::uint8_t> column, std::uint8_t least,
                    std::uint8_t value) {
    std::vector<Slot> rows;
    tx.model().forEachLive(type, [&](Slot row) {
        if (tx.model().get(column, row) < least)
            rows.push_back(row);
    });
    if (rows.empty())
        return nothingToDo(texts::format("The collection is complete."));
    for (const Slot row : rows)
        tx.set(column, row, value);
    return elements(type, rows);
}

EditResult runComplete(Transaction& tx, Selection, Arguments arguments) {
    constexpr std::uint8_t kFullPaint = 255;
    const auto number = arguments.get(kCollection);
    switch (number) {
    case kJumps:
        return completeJumps(tx);
    case kTags:
        return raiseAll(tx, kTag, tag::paint, tag::kSprayed, kFullPaint);
    case kSectors:
        return raiseAll(tx, kMapSector, map_sector::visited, 1, 1);
    default:
        break;
    }
    const auto& collection = kCollections[static_cast<std::size_t>(number)];
    if (!setStatistic(tx, collection.statistic, collection.all))
        return refused(texts::format("The statistics of this save have an unknown layout."));
    if (collection.statistic == 241)
        setStatistic(tx, kLuck, kLuckPerHorseshoe * collection.all);
    Elements pickups;
    tx.model().forEachLive(kPickup, [&](Slot row) {
        if (collection.has(tx.model(), row))
            pickups.push_back({kPickup, row});
    });
    tx.erase(pickups);
    return Elements{};
}

} // namespace

Edit completeCollectionEdit() {
    return {.id = "complete_collection",
            .title = "Complete Collection",
            .help = "Marks all of a collection as found, in the statistics and on the map",
            .section = "Save",
            .scope = EditScope::Document,
            .parameters = {choiceParameter(kCollection, "Collection", "",
                                           {"snapshots", "horseshoes", "oysters", "stunt jumps", "tags", "map sectors"},
                                           0)},
            .run = runComplete};
}

} // namespace navsmith::systems::gta_sa_save
