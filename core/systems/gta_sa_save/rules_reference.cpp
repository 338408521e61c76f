// Rules about fields that name elements, and numbers that name each other.
#include "core/checks/dependencies.h"
#include "core/systems/gta_sa_save/named_values.h"
#include "core/systems/gta_sa_save/rule_parts.h"
#include "core/systems/gta_sa_save/rules.h"
#include "core/systems/gta_sa_save/schema.h"
#include "formats/texts/texts.h"

#include <map>
#include <optional>
#include <string>

namespace navsmith::systems::gta_sa_save {

using checks::Rule;
using enum checks::Severity;
using model::Column;
using model::Model;
using model::Ref;
using model::Slot;

namespace {

/// The raw value of a reference that names nothing.
std::optional<std::uint64_t> danglingValue(const Model& m, Column<Ref> column, Slot row) {
    const auto ref = m.get(column, row);
    return ref.isRaw() ? std::optional(m.rawValue(column, ref)) : std::nullopt;
}

void checkLodLink(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot row : rows) {
        const auto object = danglingValue(m, lod_link::object, row);
        if (const auto missing = object ? object : danglingValue(m, lod_link::lod, row))
            out.add(row, texts::format("Object {} is not in the save: the game crashes", *missing));
    }
}

void checkTargetMarker(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot row : rows) {
        if (const auto missing = danglingValue(m, vars::targetMarker, row))
            out.add(row, texts::format("No radar marker has the handle 0x{:X}", *missing));
    }
}

void checkPlayerEntrance(const Model& m, RowSpan rows, Findings& out) {
    if (m.count(kEnexConnection) == 0) // the game makes the list new
        return;
    for (const Slot row : rows) {
        if (const auto missing = danglingValue(m, player::entrance, row))
            out.add(row, texts::format("Entrance {} does not exist", *missing));
    }
}

/// The slots of weapons; -1 for those that nobody carries.
std::map<std::int64_t, std::int64_t> slotsOfWeapons() {
    std::map<std::int64_t, std::int64_t> slots;
    const auto& weapons = nameTable("weapons");
    for (std::size_t row = 0; row < weapons.size(); ++row)
        slots.emplace(weapons.integer(row).value_or(-1), weapons.integer(row, "slot").value_or(-1));
    return slots;
}

std::string weaponName(const Model& m, std::uint32_t weapon) {
    const auto name = nameIn(*m.schema().type(kPlayer).findProperty("weapon_1_type"), weapon);
    return name.empty() ? texts::format("Weapon {}", weapon) : std::string(name);
}
std::string slotName(const Model& m, std::size_t slot) {
    return std::string(nameIn(*m.schema().type(kPlayer).findProperty("active_slot"), static_cast<std::int64_t>(slot)));
}

void checkWeapons(const Model& m, RowSpan rows, Findings& out) {
    static const auto slots = slotsOfWeapons();
    for (const Slot row : rows) {
        for (std::size_t slot = 0; slot < player::kWeapons; ++slot) {
            const auto weapon = m.get(player::weapon(slot), row);
            const auto own = slots.find(weapon);
            if (weapon == 0 || own == slots.end() || own->second == static_cast<std::int64_t>(slot))
                continue;
            out.add(row, texts::format("{} is in the slot {}, where it does not belong", weaponName(m, weapon),
                                       slotName(m, slot)));
            break;
        }
    }
}

} // namespace

std::vector<Rule> referenceRules() {
    using checks::own;
    return {
        {.id = "SAV-045",
         .title = "The objects of a LOD link exist",
         .fault = "LOD link of a missing object",
         .severity = Error,
         .type = kLodLink,
         .check = checkLodLink,
         .dependsOn = {any(kLodLink)}},
        {.id = "SAV-081P",
         .title = "The entrance that the player used exists",
         .fault = "Player of a missing entrance",
         .severity = Note,
         .type = kPlayer,
         .check = checkPlayerEntrance,
         .dependsOn = {own(player::entrance), any(kEnexConnection)}},
        {.id = "SAV-086",
         .title = "A weapon is in its slot",
         .fault = "Weapon of another slot",
         .severity = Warning,
         .type = kPlayer,
         .check = checkWeapons,
         .dependsOn = {any(kPlayer)}},
        {.id = "SAV-093",
         .title = "The target marker exists",
         .fault = "Target marker that is missing",
         .severity = Note,
         .type = kSimpleVars,
         .check = checkTargetMarker,
         .dependsOn = {own(vars::targetMarker)}},
    };
}

} // namespace navsmith::systems::gta_sa_save
