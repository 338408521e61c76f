#include "core/systems/gta_sa_save/invariants.h"

#include "core/model/wording.h"
#include "core/systems/gta_sa_save/garage_box.h"
#include "core/systems/gta_sa_save/save.h"
#include "core/systems/gta_sa_save/schema.h"
#include "core/systems/gta_sa_save/script_triggers.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <set>

namespace navsmith::systems::gta_sa_save {

using model::Column;
using model::EditError;
using model::Model;
using model::Slot;
using model::Transaction;

namespace {

using Outcome = tl::expected<void, EditError>;

/// The most records of a type that the game has room for.
struct Limit {
    Type type;
    std::size_t most;
};
constexpr Limit kLimits[] = {{kPathRegion, gta_sa::kMaxPathRegions},
                             {kCarGenerator, gta_sa::kMaxCarGenerators},
                             {kStuntJump, gta_sa::kMaxStuntJumps},
                             {kPriceChange, gta_sa::kMaxPriceChanges}};
/// Types whose elements make their block longer.
constexpr Type kLengthening[] = {kPathRegion, kStuntJump, kRestart, kPriceChange, kEnexConnection};

/// Types that the game identifies by position, or that only the game can create.
constexpr Type kFixed[] = {kFile,
                           kGarage,
                           kZone,
                           kZonePopulation,
                           kPlayer,
                           kObject,
                           kSimpleVars,
                           kPlayerInfo,
                           kStatistic,
                           kCountedStatistic,
                           kGang,
                           kGangWars,
                           kThread,
                           kBlock,
                           kGlobal,
                           kGameLogic,
                           kAfterDeathPoint,
                           kCollectedPickup,
                           kMapSector,
                           kPedKills,
                           kRadioTime,
                           kMissionAttempts,
                           kStatisticMessage,
                           kLoadedFile,
                           kPedType,
                           kTag,
                           kMapSection,
                           kShopItem,
                           kRadioStation,
                           kRadio,
                           kRelation};

bool anyAddedOrRemoved(const Transaction& tx, Type type) {
    return !tx.created(type).empty() || !tx.erased(type).empty();
}

Outcome refuse(texts::Sentence reason) {
    return tl::unexpected(EditError{std::move(reason)});
}

Outcome checkFixed(const Transaction& tx) {
    for (const auto type : kFixed) {
        if (anyAddedOrRemoved(tx, type))
            return refuse(model::capitalised(
                texts::format("{} cannot be added or deleted, because the game refers to them by number.",
                              tx.model().schema().type(type).plural)));
    }
    if (!tx.created(kCarGenerator).empty())
        return refuse(texts::format(
            "Car generators cannot be added, because all other numbers belong to generators of the map. Use "
            "a generator that is switched off."));
    return {};
}

/// Lists of a record have a fixed number of entries.
Outcome checkLists(const Transaction& tx) {
    const auto& m = tx.model();
    for (const auto& entry : kRecordKinds) {
        const auto lists = gta_sa::specOf(entry.record).lists;
        for (std::size_t i = 0; i < lists.size(); ++i) {
            const auto list = static_cast<model::ListId>(i);
            for (const Slot row : tx.touchedLists(entry.type, list)) {
                if (m.listStore(entry.type, list).range(row).count != lists[i].count)
                    return refuse(texts::format("The number of entries is fixed: {} has {}.",
                                                m.schema().type(entry.type).lists[i].title, lists[i].count));
            }
        }
    }
    return {};
}

Outcome checkRestarts(const Transaction& tx) {
    const auto& m = tx.model();
    for (const std::uint8_t list : {std::uint8_t{0}, std::uint8_t{1}}) {
        std::size_t now = 0;
        m.forEachLive(kRestart, [&](Slot row) { now += m.get(restart::police, row) == list; });
        if (now > gta_sa::kMaxRestarts && !tx.created(kRestart).empty())
            return refuse(texts::format("There would be {1} restart points of a type, but the game has room for {0}.",
                                        gta_sa::kMaxRestarts, now));
    }
    return {};
}

/// A block of unknown layout is preserved as bytes, so nothing can be added to it.
bool isOpaque(const Model& m, Type type) {
    const auto number = recordType(type)->block;
    bool opaque = false;
    m.forEachLive(kBlock, [&](Slot row) {
        opaque = opaque || (m.get(block::number, row) == number && m.get(block::opaque, row) != 0);
    });
    return opaque;
}

Outcome checkRoom(const Transaction& tx) {
    const auto& m = tx.model();
    for (const auto& limit : kLimits) {
        if (!tx.created(limit.type).empty() && m.count(limit.type) > limit.most)
            return refuse(texts::format("There would be {2} {1}, but the game has room for {0}.", limit.most,
                                        m.schema().type(limit.type).plural, m.count(limit.type)));
    }
    bool longer = false;
    for (const auto type : kLengthening) {
        if (tx.created(type).empty())
            continue;
        longer = true;
        if (isOpaque(m, type))
            return refuse(texts::format("Cannot add to this block: its layout is unknown."));
    }
    longer = longer || !tx.touched(block::bytes).empty();
    if (longer && bodySize(m) > gta_sa::kSaveChecked)
        return refuse(texts::format("The save would become too long for the game."));
    return {};
}

/// Assigns new elements to the only file.
void giveFile(Transaction& tx) {
    for (const auto& entry : kRecordKinds) {
        for (const Slot row : tx.created(entry.type)) {
            if (tx.model().get(fileOf(entry.type), row).isNone())
                tx.set(fileOf(entry.type), row, model::Ref::to(0));
        }
    }
}

/// The game looks for the zone of a gang war among the navigation zones.
Outcome checkGangWars(const Transaction& tx) {
    const auto& m = tx.model();
    for (const Slot row : tx.touched(gang_wars::zone)) {
        const auto zone = m.get(gang_wars::zone, row);
        if (zone.isSlot() && m.get(zone::map, zone.slot()) != 0)
            return refuse(texts::format("A gang war needs a navigation zone."));
    }
    return {};
}

/// Puts free records behind those in use, since the block stores only the number in use.
void freeLast(Transaction& tx, Type type) {
    for (const Slot row : tx.erased(type))
        tx.moveLast({type, row});
}

template <typename... Columns>
std::set<Slot> touchedAny(const Transaction& tx, Columns... columns) {
    std::set<Slot> rows;
    const auto add = [&](const std::vector<Slot>& touched) { rows.insert(touched.begin(), touched.end()); };
    (add(tx.touched(columns)), ...);
    return rows;
}

/// Swaps corners of a box that were dragged past each other. Boxes inverted in the file are left to their fix.
template <typename T>
void orderCorners(Transaction& tx, Column<T> low, Column<T> high) {
    const auto& m = tx.model();
    for (const Slot row : touchedAny(tx, low, high)) {
        const auto a = m.get(low, row);
        const auto b = m.get(high, row);
        if (!(a > b) || tx.before(low, row) > tx.before(high, row))
            continue;
        tx.set(low, row, b);
        tx.set(high, row, a);
    }
}

void enforceBoxes(Transaction& tx) {
    orderCorners(tx, region::xMin, region::xMax);
    orderCorners(tx, region::yMin, region::yMax);
    orderCorners(tx, region::zMin, region::zMax);
    orderCorners(tx, set_piece::xMin, set_piece::xMax);
    orderCorners(tx, set_piece::yMin, set_piece::yMax);
    orderCorners(tx, zone::xMin, zone::xMax);
    orderCorners(tx, zone::yMin, zone::yMax);
    orderCorners(tx, zone::zMin, zone::zMax);
    for (const std::size_t which : {std::size_t{0}, std::size_t{1}}) {
        for (const std::size_t axis : {std::size_t{0}, std::size_t{1}, std::size_t{2}})
            orderCorners(tx, jump::corner(which, false, axis), jump::corner(which, true, axis));
    }
}

void enforceGarages(Transaction& tx) {

    for (const Slot row : touchedAny(tx, garage::x, garage::y, garage::aX, garage::aY, garage::bX, garage::bY,
                                     garage::width, garage::depth))
        setGarageBox(tx, row);
}

void enforceJumps(Transaction& tx) {
    const auto& m = tx.model();
    for (const Slot row : tx.touched(jump::done)) {
        if (m.get(jump::done, row) != 0 && m.get(jump::found, row) == 0)
            tx.set(jump::found, row, std::uint8_t{1});
    }
}

/// Bytes available for a text. The name of the save needs its NUL (SAV-007); other texts may fill their field.
std::size_t roomOf(const SaveField& field) {
    return field.id == "save_name" ? field.length - std::size_t{1} : field.length;
}

void cutText(Transaction& tx, Column<std::string> handle, const SaveField& field) {
    if (field.type != SaveType::Text)
        return;
    for (const Slot row : tx.touched(handle)) {
        const auto text = tx.model().get(handle, row);
        const auto fits = std::min(text.find('\0'), roomOf(field));
        if (text.size() <= fits)
            continue;
        tx.set(handle, row, text.substr(0, fits));
        tx.note(texts::format("Shortened to {} characters: \"{}\".", roomOf(field), text.substr(0, text.find('\0'))));
    }
}

/// Cuts texts as save() would, so that users see what will be written.
void cutTexts(Transaction& tx) {
    for (const auto& entry : kRecordKinds)
        forEachField(entry, [&](model::ColumnId column, const SaveField& field) {
            cutText(tx, {entry.type, column}, field);
        });
    for (const auto& entry : kFileRecords) {
        for (const auto& field : gta_sa::specOf(entry.record).fields) {
            if (!isListCount(field.id))
                cutText(tx, {kFile, fileColumnOf(entry.record, field.id)}, field);
        }
    }
}

} // namespace

std::array<glm::vec3, 4> garageFloor(const Model& m, Slot row) {

    const glm::vec3 corner{m.get(garage::x, row), m.get(garage::y, row), m.get(garage::z, row)};
    const auto a = glm::vec3(m.get(garage::aX, row), m.get(garage::aY, row), 0) * m.get(garage::width, row);
    const auto b = glm::vec3(m.get(garage::bX, row), m.get(garage::bY, row), 0) * m.get(garage::depth, row);
    return {corner, corner + a, corner + a + b, corner + b};
}

GarageBox garageBox(const Model& m, Slot row) {
    const auto floor = garageFloor(m, row);
    GarageBox box{floor[0].x, floor[0].x, floor[0].y, floor[0].y};
    for (const auto& p : floor) {
        box.left = std::min(box.left, p.x);
        box.right = std::max(box.right, p.x);
        box.front = std::min(box.front, p.y);
        box.back = std::max(box.back, p.y);
    }
    return box;
}

bool hasGarageFloor(const Model& m, Slot row) {
    const auto finite = [](const glm::vec3& p) { return std::isfinite(p.x) && std::isfinite(p.y); };
    return std::ranges::all_of(garageFloor(m, row), finite);
}

void setGarageBox(Transaction& tx, Slot row) {
    if (!hasGarageFloor(tx.model(), row))
        return;
    const auto box = garageBox(tx.model(), row);
    tx.set(garage::left, row, box.left);
    tx.set(garage::right, row, box.right);
    tx.set(garage::front, row, box.front);
    tx.set(garage::back, row, box.back);
}

Outcome enforceInvariants(Transaction& tx) {
    giveFile(tx);
    for (const auto& check : {checkFixed, checkLists, checkTriggers, checkRestarts, checkGangWars, checkRoom}) {
        if (auto outcome = check(tx); !outcome)
            return outcome;
    }
    freeLast(tx, kSetPiece);
    freeLast(tx, kNumberPlate);
    enforceBoxes(tx);
    enforceGarages(tx);
    enforceJumps(tx);
    cutTexts(tx);
    keepTriggerBytes(tx);
    return {};
}

} // namespace navsmith::systems::gta_sa_save
