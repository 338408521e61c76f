// Edits of single records: erasing, pasting, path regions, car generators.
#include "core/systems/gta_sa_save/edits.h"
#include "core/systems/gta_sa_save/places.h"
#include "core/systems/gta_sa_save/safe_houses.h"
#include "core/systems/shared/edit_parts.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>
#include <glm/common.hpp>

#include <algorithm>
#include <iterator>
#include <optional>

namespace navsmith::systems::gta_sa_save {

using model::Element;
using model::Model;
using model::Ref;
using model::Slot;
using model::Transaction;

namespace {

constexpr Type kErasable[] = {kPathRegion,     kCarGenerator, kNumberPlate,     kSetPiece,     kPickup,
                              kRestart,        kStoredCar,    kStuntJump,       kMarker,       kMarker3d,
                              kScriptTrigger,  kBuildingSwap, kInvisibleObject, kBlockedModel, kLodLink,
                              kAnimationGroup, kPriceChange,  kEnexConnection,  kOpenEntrance};
/// The game has exactly one of these for each number.
constexpr Type kNotPasted[] = {kCarGenerator, kEnexConnection, kOpenEntrance};

bool mayGo(const Model& m, const Element& e) {
    return m.isLive(e) && std::ranges::find(kErasable, e.type) != std::end(kErasable);
}

// Erasing --------------------------------------------------------------------------------------------------------

std::string whyNotErase(const Model& m, Selection selection) {
    const bool any = std::ranges::any_of(selection, [&](const Element& e) { return mayGo(m, e); });
    return any ? ""
               : texts::format("Select something that can be deleted. The game refers to garages, zones, "
                               "the player and objects by number.");
}

EditResult runErase(Transaction& tx, Selection selection, Arguments) {
    Elements gone;
    std::ranges::copy_if(selection, std::back_inserter(gone), [&](const Element& e) { return mayGo(tx.model(), e); });
    if (gone.size() < selection.size())
        tx.note(texts::format("Elements that the game refers to by number were kept."));
    tx.erase(gone);
    return Elements{};
}

// Path regions ---------------------------------------------------------------------------------------------------

constexpr Argument<bool> kOff{"off"};
constexpr Argument<bool> kVehicles{"vehicles"};
constexpr Argument<float> kMargin{"margin"};
constexpr Argument<float> kLow{"low"};
constexpr Argument<float> kHigh{"high"};

EditResult makeRegion(Transaction& tx, const Box& box, bool off, bool vehicles) {
    if (!isFinite(box) || box.low.z > box.high.z)
        return refused(texts::format("The minimum height is above the maximum height."));
    const Slot row = tx.create(kPathRegion);
    tx.set(fileOf(kPathRegion), row, Ref::to(0));
    tx.moveLast({kPathRegion, row});
    setRegionBox(tx, row, box);
    tx.set(region::off, row, static_cast<std::uint8_t>(off ? 1 : 0));
    tx.set(region::vehicles, row, static_cast<std::uint8_t>(vehicles ? 1 : 0));
    return Elements{{kPathRegion, row}};
}

std::optional<glm::vec3> placeOf(const Model& m, const Element& e) {
    switch (e.type) {
    case kCarGenerator:
        return generatorAt(m, e.slot);
    case kPickup:
        return pickupAt(m, e.slot);
    case kPathRegion:
        return regionBox(m, e.slot).middle();
    case kRestart:
        return pointAt(m, e.slot, restart::x, restart::y, restart::z);
    case kGarage:
        return garageFloor(m, e.slot)[0];
    case kStoredCar:
        return pointAt(m, e.slot, stored_car::x, stored_car::y, stored_car::z);
    case kMarker:
        return pointAt(m, e.slot, marker::x, marker::y, marker::z);
    case kPlayer:
        return pointAt(m, e.slot, player::x, player::y, player::z);
    case kObject:
        return pointAt(m, e.slot, object::x, object::y, object::z);
    default:
        return std::nullopt;
    }
}

std::optional<Box> boxAround(const Model& m, Selection selection) {
    std::optional<Box> box;
    for (const auto& e : selection) {
        const auto at = m.isLive(e) ? placeOf(m, e) : std::nullopt;
        if (!at || !isFinite(*at))
            continue;
        box = box ? Box{glm::min(box->low, *at), glm::max(box->high, *at)} : Box{*at, *at};
    }
    return box;
}

std::string whyNotAround(const Model& m, Selection selection) {
    return boxAround(m, selection) ? "" : texts::format("Select elements with a position.");
}

EditResult runAround(Transaction& tx, Selection selection, Arguments arguments) {
    const auto box = *boxAround(tx.model(), selection);
    const float margin = arguments.get(kMargin);
    return makeRegion(tx, {box.low - glm::vec3(margin), box.high + glm::vec3(margin)}, arguments.get(kOff),
                      arguments.get(kVehicles));
}

EditResult placeRegion(Transaction& tx, const Builder::Click& click, Arguments arguments) {
    const Box box{
        glm::vec3(std::min(click.start.x, click.at.x), std::min(click.start.y, click.at.y), arguments.get(kLow)),
        glm::vec3(std::max(click.start.x, click.at.x), std::max(click.start.y, click.at.y), arguments.get(kHigh))};
    if (!(box.high.x - box.low.x >= 1) || !(box.high.y - box.low.y >= 1))
        return refused(texts::format("Drag a rectangle of at least 1 m by 1 m."));
    return makeRegion(tx, box, arguments.get(kOff), arguments.get(kVehicles));
}

std::string whyNotRegions(const Model& m, Selection selection) {
    return selected(m, selection, kPathRegion).empty() ? texts::format("Select path regions.") : "";
}

/// In file order.
std::vector<Slot> regionsMeant(const Model& m, Selection selection) {
    auto rows = selected(m, selection, kPathRegion);
    std::ranges::sort(rows, {}, [&](Slot row) { return m.order(kPathRegion).position(row); });
    return rows;
}

Elements regions(const std::vector<Slot>& rows) {
    Elements out;
    for (const Slot row : rows)
        out.push_back({kPathRegion, row});
    return out;
}

EditResult runLast(Transaction& tx, Selection selection, Arguments) {
    const auto rows = regionsMeant(tx.model(), selection);
    for (const Slot row : rows)
        tx.moveLast({kPathRegion, row});
    return regions(rows);
}

EditResult runFirst(Transaction& tx, Selection selection, Arguments) {
    const auto rows = regionsMeant(tx.model(), selection);
    for (auto row = rows.rbegin(); row != rows.rend(); ++row) {
        const Slot first = tx.model().order(kPathRegion).group(0).front();
        if (first != *row)
            tx.moveBefore({kPathRegion, *row}, first);
    }
    return regions(rows);
}

EditResult runEarlier(Transaction& tx, Selection selection, Arguments) {
    const auto rows = regionsMeant(tx.model(), selection);
    std::size_t free = 0; // first position not taken by regions of the selection, which must not pass each other
    for (const Slot row : rows) {
        const auto group = tx.model().order(kPathRegion).group(0);
        const auto at = static_cast<std::size_t>(tx.model().order(kPathRegion).position(row));
        if (at > free) {
            tx.moveBefore({kPathRegion, row}, group[at - 1]);
            free = at;
        } else {
            free = at + 1;
        }
    }
    return regions(rows);
}

EditResult runLater(Transaction& tx, Selection selection, Arguments) {
    const auto rows = regionsMeant(tx.model(), selection);
    auto end = tx.model().order(kPathRegion).group(0).size();
    for (auto row = rows.rbegin(); row != rows.rend(); ++row) {
        const auto group = tx.model().order(kPathRegion).group(0);
        const auto at = static_cast<std::size_t>(tx.model().order(kPathRegion).position(*row));
        if (at + 1 < end) {
            const Slot next = group[at + 1];
            tx.moveBefore({kPathRegion, next}, *row);
            end = at + 1;
        } else {
            end = at;
        }
    }
    return regions(rows);
}

// Car generators -------------------------------------------------------------------------------------------------

constexpr Argument<std::int16_t> kModel{"model"};
constexpr Argument<double> kHeading{"heading"};

bool isOff(const Model& m, Slot row) {
    return m.get(generator::remaining, row) == 0;
}

std::string whyNotReuse(const Model& m, Selection selection) {
    const auto rows = selected(m, selection, kCarGenerator);
    return std::ranges::any_of(rows, [&](Slot row) { return isOff(m, row); })
               ? ""
               : texts::format("Select car generators that are switched off (no cars left).");
}

EditResult runReuse(Transaction& tx, Selection selection, Arguments arguments) {
    Elements generators;
    for (const Slot row : selected(tx.model(), selection, kCarGenerator)) {
        if (!isOff(tx.model(), row))
            continue;
        tx.set(generator::carModel, row, arguments.get(kModel));
        tx.set(generator::remaining, row, std::uint16_t{0xFFFF});
        tx.set(generator::nextTime, row, std::uint32_t{0});
        tx.set(generator::vehicle, row, std::int16_t{-1});
        generators.push_back({kCarGenerator, row});
    }
    return generators;
}

EditResult placeCar(Transaction& tx, const Builder::Click& click, Arguments arguments) {
    const auto& m = tx.model();
    const auto all = m.order(kCarGenerator).group(0);
    const auto free = std::ranges::find_if(all, [&](Slot row) { return isOff(m, row); });
    if (free == all.end())
        return refused(texts::format("The save has no unused car generator. Switch one off first (no cars left)."));
    const Slot row = *free;
    const auto put = [&](model::Column<std::int16_t> column, float at) {
        tx.set(column, row, static_cast<std::int16_t>(std::lround(std::clamp(at * 8, -32768.0F, 32767.0F))));
    };
    if (!isFinite(click.at))
        return refused(texts::format("Invalid position."));
    put(generator::x, click.at.x);
    put(generator::y, click.at.y);
    put(generator::z, click.at.z);
    tx.set(generator::heading, row, static_cast<std::uint8_t>(std::lround(arguments.get(kHeading) * 256 / 360) & 0xFF));
    tx.note(texts::format("Used car generator {} of the save.", m.get(generator::index, row)));
    const Element one{kCarGenerator, row};
    return runReuse(tx, std::span(&one, 1), arguments);
}

std::vector<Parameter> regionParameters() {
    return {choiceParameter(kOff, "Effect", "What the region does to the nodes inside", {"switched on", "switched off"},
                            true),
            choiceParameter(kVehicles, "Applies to", "Type of the nodes", {"pedestrian nodes", "car and boat nodes"},
                            true)};
}
Parameter carModel() {
    return numberParameter(kModel, "Model", "400 to 611; -1: any", {.min = -1, .max = 611, .initial = -1});
}

/// A number plate without its car generator, which may be missing where it was copied to.
bool hasNoGenerator(const Model& m, const Element& e) {
    return e.type == kNumberPlate && !m.get(plate::generator, e.slot).isSlot();
}

} // namespace

std::vector<Edit> recordEdits() {
    auto around = regionParameters();
    around.push_back(numberParameter(kMargin, "Margin", "Distance that the box extends beyond the selection",
                                     {.max = 1000, .initial = 20}, "m"));
    return {
        {.id = "erase",
         .title = "Delete",
         .help = "Deletes the selected elements, or frees their records in fixed arrays",
         .section = "Edit",
         .shortcut = "Del",
         .role = EditRole::Erase,
         .whyDisabled = whyNotErase,
         .run = runErase},
        {.id = "region_around",
         .title = "Add Path Region Around",
         .help = "Adds a path region around the selection, after all others",
         .section = "Path Regions",
         .parameters = std::move(around),
         .whyDisabled = whyNotAround,
         .run = runAround},
        {.id = "region_first",
         .title = "Move to Front",
         .help = "The selected path regions are applied before all others, which override them.",
         .section = "Path Regions",
         .whyDisabled = whyNotRegions,
         .run = runFirst},
        {.id = "region_earlier",
         .title = "Move Earlier",
         .help = "Each selected path region moves before its predecessor.",
         .section = "Path Regions",
         .whyDisabled = whyNotRegions,
         .run = runEarlier},
        {.id = "region_later",
         .title = "Move Later",
         .help = "Each selected path region moves after its successor.",
         .section = "Path Regions",
         .whyDisabled = whyNotRegions,
         .run = runLater},
        {.id = "region_last",
         .title = "Move to End",
         .help = "The selected path regions are applied after all others and override them.",
         .section = "Path Regions",
         .whyDisabled = whyNotRegions,
         .run = runLast},
        {.id = "reuse_generator",
         .title = "Reuse",
         .help = "Switches the selected car generators on again, with another car",
         .section = "Car Generators",
         .parameters = {carModel()},
         .whyDisabled = whyNotReuse,
         .run = runReuse},
        setRealGlobalEdit(),
    };
}

std::vector<Builder> builders() {
    auto box = regionParameters();
    box.push_back(
        numberParameter(kLow, "Minimum height", "", {.min = -kWorldHalf, .max = kWorldHalf, .initial = -50}, "m"));
    box.push_back(
        numberParameter(kHigh, "Maximum height", "", {.min = -kWorldHalf, .max = kWorldHalf, .initial = 200}, "m"));
    return {
        {.id = "path_region",
         .title = "Add Path Region",
         .help = "Drag a rectangle. The game switches the nodes inside when it loads the save.",
         .shortcut = "B",
         .gesture = Gesture::Rectangle,
         .parameters = std::move(box),
         .place = placeRegion},
        {.id = "parked_car",
         .title = "Park Car",
         .help = "Each click moves an unused car generator to that position.",
         .parameters = {carModel(),
                        numberParameter(kHeading, "Heading", "Counter-clockwise from north", {.max = 360}, "degrees")},
         .place = placeCar},
    };
}

EditResult attachPasted(Transaction& tx, Selection pasted) {
    const bool sound = std::ranges::all_of(pasted, [&](const Element& e) {
        return std::ranges::find(kNotPasted, e.type) == std::end(kNotPasted) &&
               std::ranges::find(kErasable, e.type) != std::end(kErasable);
    });
    if (!sound)
        return refused(texts::format("The game refers to elements of these types by number, so none can be added."));
    if (std::ranges::any_of(pasted, [&](const Element& e) { return hasNoGenerator(tx.model(), e); }))
        return refused(texts::format("This save does not contain the number plate's car generator."));
    for (const auto& e : pasted) {
        tx.set(fileOf(static_cast<Type>(e.type)), e.slot, Ref::to(0));
        if (e.type == kPathRegion || e.type == kRestart || e.type == kStuntJump)
            tx.moveLast(e);
    }
    return putIntoSafeHouses(tx, pasted);
}

} // namespace navsmith::systems::gta_sa_save
