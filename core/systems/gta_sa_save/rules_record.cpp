#include "core/checks/dependencies.h"
#include "core/systems/gta_sa_save/map_tables.h"
#include "core/systems/gta_sa_save/rule_parts.h"
#include "core/systems/gta_sa_save/rules.h"
#include "core/systems/gta_sa_save/schema.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <optional>
#include <vector>

namespace navsmith::systems::gta_sa_save {

using model::Column;
using model::Model;
using model::Slot;
using model::Transaction;

namespace {

constexpr std::string_view kFirstZone = "SAN_AND";
constexpr int kFirstCarModel = 400;
constexpr int kLastCarModel = 611;
constexpr std::uint8_t kLastPickupType = 22;
constexpr std::uint8_t kMost = 100; ///< per cent

bool isFirstZone(const Model& m, Slot row) {
    return m.get(zone::map, row) == 0 && m.order(kZone).position(row) == 0;
}

bool isInverted(const Model& m, Slot row) {
    return m.get(zone::xMin, row) > m.get(zone::xMax, row) || m.get(zone::yMin, row) > m.get(zone::yMax, row) ||
           m.get(zone::zMin, row) > m.get(zone::zMax, row);
}

/// Number of times each entrance is listed.
std::map<std::int16_t, int> entrances(const Model& m) {
    std::map<std::int16_t, int> counts;
    m.forEachLive(kEnexConnection, [&](Slot row) { ++counts[m.get(enex::index, row)]; });
    return counts;
}

/// What the file has for something that is not there.
std::int64_t rawNumber(const Model& m, Column<model::Ref> column, Slot row) {
    return static_cast<std::int64_t>(m.rawValue(column, m.get(column, row)));
}

void checkFirstZone(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot row : rows) {
        if (isFirstZone(m, row) && m.get(zone::name, row) != kFirstZone)
            out.add(row,
                    texts::format(
                        "The stored name of the first zone is not exactly SAN_AND: taxi fares stop (the taxi glitch)"));
    }
}
void fixFirstZone(Transaction& tx, const Issue& issue) {
    if (isFirstZone(tx.model(), issue.element.slot))
        tx.set(zone::name, issue.element.slot, std::string(kFirstZone));
}

void checkZoneBox(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot row : rows) {
        if (isInverted(m, row))
            out.add(row, texts::format("A minimum corner is above the maximum corner"));
    }
}
void checkZone(const Model& m, RowSpan rows, Findings& out) {
    const auto populations = m.count(kZonePopulation);
    for (const Slot row : rows) {
        const auto population = m.get(zone::population, row);
        const auto type = m.get(zone::type, row);
        if (population.isRaw())
            out.add(row, texts::format("Population {} of {}", rawNumber(m, zone::population, row), populations));
        else if (population.isNone())
            out.add(row, texts::format("The zone has no population"));
        else if (type != 0 && type != 3)
            out.add(row, texts::format("Type {} (expected 0 or 3)", type));
    }
}
void fixZone(Transaction& tx, const Issue& issue) {
    const Slot row = issue.element.slot;
    const auto order = [&](Column<std::int16_t> low, Column<std::int16_t> high) {
        const auto a = tx.model().get(low, row);
        const auto b = tx.model().get(high, row);
        if (a > b) {
            tx.set(low, row, b);
            tx.set(high, row, a);
        }
    };
    order(zone::xMin, zone::xMax);
    order(zone::yMin, zone::yMax);
    order(zone::zMin, zone::zMax);
}

void checkGeneratorOrder(const Model& m, RowSpan /*rows*/, Findings& out) {
    int last = -1;
    for (const Slot row : m.order(kCarGenerator).group(0)) {
        const int index = m.get(generator::index, row);
        if (index >= static_cast<int>(gta_sa::kMaxCarGenerators))
            out.add(row, texts::format("Number {} (expected less than {})", index, gta_sa::kMaxCarGenerators));
        else if (index == last)
            out.add(row, texts::format("Duplicate number {}", index));
        else if (index < last)
            out.add(row, texts::format("Number {} comes after {}", index, last));
        last = std::max(last, index);
    }
}
void fixGeneratorOrder(Transaction& tx, const Issue& /*issue*/) {
    const auto& m = tx.model();
    const auto group = m.order(kCarGenerator).group(0);
    std::vector<Slot> rows(group.begin(), group.end());
    const auto index = [&](Slot row) { return m.get(generator::index, row); };
    if (std::ranges::is_sorted(rows, {}, index))
        return;
    std::ranges::stable_sort(rows, {}, index);
    for (const Slot row : rows)
        tx.moveLast({kCarGenerator, row});
}

void checkGeneratorModel(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot row : rows) {
        const int value = m.get(generator::carModel, row);
        const int drawn = value < -1 ? -value : value;
        if (value != -1 && (drawn < kFirstCarModel || drawn > kLastCarModel))
            out.add(row, texts::format("Model {} is not a car of the game", value));
    }
}

void checkGeneratorValues(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot row : rows) {
        if (m.get(generator::alarm, row) > kMost || m.get(generator::lock, row) > kMost)
            out.add(row, texts::format("A chance is above 100 %"));
        else if (m.get(generator::used, row) != 1)
            out.add(row, texts::format("Stored, but not marked as used"));
        else if (m.get(generator::mapSection, row) != 0)
            out.add(row, texts::format("The generator belongs to a section of the map, which the game does not save"));
    }
}
void fixGeneratorValues(Transaction& tx, const Issue& issue) {
    const auto& m = tx.model();
    const Slot row = issue.element.slot;
    const auto put = [&](Column<std::uint8_t> column, std::uint8_t value) { tx.setIfDifferent(column, row, value); };
    put(generator::alarm, std::min(m.get(generator::alarm, row), kMost));
    put(generator::lock, std::min(m.get(generator::lock, row), kMost));
    put(generator::used, 1);
    put(generator::mapSection, 0);
}

void checkPlate(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot row : rows) {
        const auto generator = m.get(plate::generator, row);
        if (generator.isRaw())
            out.add(row, texts::format("Car generator {} is not in the save", rawNumber(m, plate::generator, row)));
        else if (generator.isNone())
            out.add(row, texts::format("The plate belongs to no car generator"));
    }
}

void checkPickupType(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot row : rows) {
        if (const auto type = m.get(pickup::type, row); type > kLastPickupType)
            out.add(row, texts::format("Type {} (the game has 1 to {})", type, kLastPickupType));
    }
}

void checkPickupPointer(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot row : rows) {
        if (m.get(pickup::object, row) != 0)
            out.add(row, texts::format("Address of a former session"));
    }
}
void fixPickupPointer(Transaction& tx, const Issue& issue) {
    tx.set(pickup::object, issue.element.slot, std::uint32_t{0});
}

void checkEnexLink(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot row : rows) {
        if (m.get(enex::link, row).isRaw())
            out.add(row,
                    texts::format("Leads to entrance {}, which is not in the save", rawNumber(m, enex::link, row)));
    }
}
void fixEnexLink(Transaction& tx, const Issue& issue) {
    if (tx.model().get(enex::link, issue.element.slot).isRaw())
        tx.set(enex::link, issue.element.slot, model::Ref::none());
}

/// Both ends of a link belong to the same building, by whose name the game joins them.
void checkEnexNames(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot row : rows) {
        const auto link = m.get(enex::link, row);
        if (!link.isSlot())
            continue;
        const auto name = entranceName(m, row);
        const auto other = entranceName(m, link.slot());
        if (!name.empty() && !other.empty() && name != other)
            out.add(row, texts::format("{} leads to {}, an entrance of another name", name, other));
    }
}

void checkEnexTwice(const Model& m, RowSpan rows, Findings& out) {
    const auto counts = entrances(m);
    for (const Slot row : rows) {
        if (counts.at(m.get(enex::index, row)) > 1)
            out.add(row, texts::format("Entrance {} is listed twice", m.get(enex::index, row)));
    }
}

void checkOpenEntrance(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot row : rows) {
        const auto entrance = m.get(enex::open, row);
        if (entrance.isRaw())
            out.add(row, texts::format("The player is in entrance {}, which is not in the save",
                                       rawNumber(m, enex::open, row)));
        else if (entrance.isNone())
            out.add(row, texts::format("The player is in an entrance, but in none of the save"));
    }
}

void checkMarkerEntrance(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot row : rows) {
        if (m.get(marker::entrance, row).isRaw())
            out.add(row, texts::format("Belongs to entrance {}, which is not in the save",
                                       rawNumber(m, marker::entrance, row) - 1));
    }
}
void fixMarkerEntrance(Transaction& tx, const Issue& issue) {
    tx.set(marker::entrance, issue.element.slot, model::Ref::none());
}

/// Markers of pickups follow a pickup, by a handle that is outdated once the record has another pickup.
void checkMarkerEntity(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot row : rows) {
        if (marker::typeOf(m, row) == marker::kOfPickup && m.get(marker::entity, row).isRaw())
            out.add(row, texts::format("Follows the pickup with handle 0x{:08X}, which is not in the save",
                                       static_cast<std::uint32_t>(rawNumber(m, marker::entity, row))));
    }
}

void checkGangWar(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot row : rows) {
        if (m.get(gang_wars::zone, row).isRaw())
            out.add(row, texts::format("Zone {} is not in the save", rawNumber(m, gang_wars::zone, row)));
        else if (m.get(gang_wars::population, row).isRaw())
            out.add(row, texts::format("Population {} of {}", rawNumber(m, gang_wars::population, row),
                                       m.count(kZonePopulation)));
        else if (m.get(gang_wars::marker, row).isRaw())
            out.add(row, texts::format("The radar marker with handle 0x{:08X} is not in the save",
                                       static_cast<std::uint32_t>(rawNumber(m, gang_wars::marker, row))));
    }
}

/// The maxima of a player; none if the block with them is not read.
struct Maxima {
    float health = 0;
    float armour = 0;
};
std::optional<Maxima> maximaOf(const Model& m) {
    std::optional<Maxima> maxima;
    m.forEachLive(kPlayerInfo, [&](Slot row) {
        maxima = Maxima{static_cast<float>(m.get(player_info::maxHealth, row)),
                        static_cast<float>(m.get(player_info::maxArmour, row))};
    });
    return maxima;
}

void checkStrength(const Model& m, RowSpan rows, Findings& out) {
    const auto maxima = maximaOf(m);
    for (const Slot row : rows) {
        if (!maxima)
            return;
        const auto health = m.get(player::health, row);
        const auto armour = m.get(player::armour, row);
        if (health > maxima->health)
            out.add(row, texts::format("Health {:g} (expected at most the maximum, {:g})", health, maxima->health));
        else if (armour > maxima->armour)
            out.add(row, texts::format("Armour {:g} (expected at most the maximum, {:g})", armour, maxima->armour));
    }
}
void fixStrength(Transaction& tx, const Issue& issue) {
    const auto& m = tx.model();
    const Slot row = issue.element.slot;
    const auto maxima = maximaOf(m);
    if (!maxima || !m.isLive(issue.element))
        return;
    if (m.get(player::health, row) > maxima->health)
        tx.set(player::health, row, maxima->health);
    if (m.get(player::armour, row) > maxima->armour)
        tx.set(player::armour, row, maxima->armour);
}

} // namespace

std::vector<checks::Rule> recordRules() {
    using checks::at;
    using checks::own;
    using enum checks::Severity;
    return {
        {.id = "SAV-030",
         .title = "The first zone is called SAN_AND",
         .fault = "Taxi glitch",
         .severity = Warning,
         .type = kZone,
         .check = checkFirstZone,
         .dependsOn = {own(zone::name, zone::map, rankOf(kZone))},
         .fix = fixFirstZone,
         .fixTitle = "Restore Name"},
        {.id = "SAV-031",
         .title = "The minimum corner of a zone is below the maximum corner",
         .fault = "Inverted zone",
         .severity = Warning,
         .type = kZone,
         .check = checkZoneBox,
         .dependsOn = {any(kZone)},
         .fix = fixZone,
         .fixTitle = "Swap Corners"},
        {.id = "SAV-031T",
         .title = "A zone has a valid type and population",
         .fault = "Zone with unknown type or population",
         .severity = Warning,
         .type = kZone,
         .check = checkZone,
         .dependsOn = {any(kZone), any(kZonePopulation)}},
        {.id = "SAV-040",
         .title = "Car generators are in ascending order of their numbers",
         .fault = "Car generator out of order",
         .severity = Error,
         .type = kCarGenerator,
         .check = checkGeneratorOrder,
         .dependsOn = {own(generator::index, rankOf(kCarGenerator))},
         .wholeDocument = true,
         .fix = fixGeneratorOrder,
         .fixTitle = "Sort Car Generators",
         .fixAppliesToAll = true},
        {.id = "SAV-041",
         .title = "A car generator creates a car",
         .fault = "Car generator with invalid model",
         .severity = Warning,
         .type = kCarGenerator,
         .check = checkGeneratorModel,
         .dependsOn = {own(generator::carModel)}},
        {.id = "SAV-042",
         .title = "Chances are at most 100 %, and a stored car generator is marked as used",
         .fault = "Car generator with invalid values",
         .severity = Warning,
         .type = kCarGenerator,
         .check = checkGeneratorValues,
         .dependsOn = {own(generator::alarm, generator::lock, generator::used, generator::mapSection)},
         .fix = fixGeneratorValues,
         .fixTitle = "Correct Values"},
        {.id = "SAV-043",
         .title = "The car generator of a number plate exists",
         .fault = "Number plate without a car generator",
         .severity = Note,
         .type = kNumberPlate,
         .check = checkPlate,
         .dependsOn = {any(kNumberPlate)}},
        {.id = "SAV-050",
         .title = "The type of a pickup is known",
         .fault = "Pickup of an unknown type",
         .severity = Warning,
         .type = kPickup,
         .check = checkPickupType,
         .dependsOn = {any(kPickup)}},
        {.id = "SAV-051",
         .title = "A pickup stores no address",
         .fault = "Pickup with an address",
         .severity = Warning,
         .type = kPickup,
         .check = checkPickupPointer,
         .dependsOn = {any(kPickup)},
         .fix = fixPickupPointer,
         .fixTitle = "Clear Address"},
        {.id = "SAV-081",
         .title = "An entrance leads to an existing one",
         .fault = "Entrance to a missing one",
         .severity = Warning,
         .type = kEnexConnection,
         .check = checkEnexLink,
         .dependsOn = {own(enex::link)},
         .fix = fixEnexLink,
         .fixTitle = "Clear Link"},
        {.id = "SAV-081T",
         .title = "An entrance is listed once",
         .fault = "Duplicate entrance",
         .severity = Warning,
         .type = kEnexConnection,
         .check = checkEnexTwice,
         .dependsOn = {own(enex::index)},
         .wholeDocument = true},
        {.id = "SAV-081O",
         .title = "The entrance that the player is in exists",
         .fault = "Player in a missing entrance",
         .severity = Warning,
         .type = kOpenEntrance,
         .check = checkOpenEntrance,
         .dependsOn = {own(enex::open)}},
        {.id = "SAV-082",
         .title = "Linked entrances have the same name",
         .fault = "Entrance to one of another name",
         .severity = Warning,
         .type = kEnexConnection,
         .check = checkEnexNames,
         .dependsOn = {own(enex::link, enex::index), at({model::along(enex::link)}, enex::index)}},
        {.id = "SAV-085",
         .title = "Health and armour are at most their maxima",
         .fault = "Health or armour above its maximum",
         .severity = Note,
         .type = kPlayer,
         .check = checkStrength,
         .dependsOn = {own(player::health, player::armour), any(kPlayerInfo)},
         .fix = fixStrength,
         .fixTitle = "Lower to Maximum"},
        {.id = "SAV-092",
         .title = "The entrance of a marker exists",
         .fault = "Marker of a missing entrance",
         .severity = Note,
         .type = kMarker,
         .check = checkMarkerEntrance,
         .dependsOn = {any(kMarker)},
         .fix = fixMarkerEntrance,
         .fixTitle = "Clear Address"},
        {.id = "SAV-095",
         .title = "The pickup of a marker exists",
         .fault = "Marker of a missing pickup",
         .severity = Note,
         .type = kMarker,
         .check = checkMarkerEntity,
         .dependsOn = {any(kMarker)}},
        {.id = "SAV-094",
         .title = "The zone and the marker of a gang war exist",
         .fault = "Gang war in a missing zone",
         .severity = Note,
         .type = kGangWars,
         .check = checkGangWar,
         .dependsOn = {own(gang_wars::zone, gang_wars::population, gang_wars::marker)}},
    };
}

} // namespace navsmith::systems::gta_sa_save
