#include "core/systems/gta_sa_save/pickup_kinds.h"

#include "core/systems/gta_sa_save/named_values.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <stdexcept>
#include <string>

namespace navsmith::systems::gta_sa_save {

using model::Model;
using model::Slot;
using symbol::Glyph;
using symbol::rgb;

namespace {

constexpr PickupKind kKinds[] = {
    {"weapon", "Pickup: weapon", "weapons", rgb(0xC9CED6), Glyph::Gun},
    {"health", "Pickup: health", "health", rgb(0xFF5A78), Glyph::Heart},
    {"armour", "Pickup: armour", "armour", rgb(0x8FB4E8), Glyph::Shield},
    {"money", "Pickup: money, revenue", "money and revenue", rgb(0x57C878), Glyph::Dollar},
    {"save", "Pickup: save disk", "save disks", rgb(0x4C9CF5), Glyph::Disk},
    {"property", "Pickup: property for sale", "properties for sale", rgb(0x9BE05A), Glyph::House},
    {"locked", "Pickup: property, locked", "properties, locked", rgb(0xD07A6A), Glyph::Lock},
    {"clothes", "Pickup: clothes", "clothes", rgb(0xE39BE0), Glyph::Shirt},
    {"snapshot", "Pickup: snapshot", "snapshots", rgb(0xF2D34F), Glyph::Camera},
    {"horseshoe", "Pickup: horseshoe", "horseshoes", rgb(0xE8A33D), Glyph::Horseshoe},
    {"oyster", "Pickup: oyster", "oysters", rgb(0xF7E6C4), Glyph::Shell},
    {"bribe", "Pickup: police bribe", "police bribes", rgb(0x6A8CFF), Glyph::Star},
    {"mine", "Pickup: mine, bomb", "mines and bombs", rgb(0xE0564A), Glyph::Burst},
    {"information", "Pickup: information", "information", rgb(0xF4F6F8), Glyph::Letter},
    {"players", "Pickup: two players", "two players", rgb(0xB48CF2), Glyph::Person},
    {"other", "Pickup: other", "others", rgb(0x2FC4B2)},
};
constexpr std::size_t kOther = std::size(kKinds) - 1;

std::size_t kindNamed(std::string_view id) {
    const auto* kind = std::ranges::find(kKinds, id, &PickupKind::id);
    if (kind == std::end(kKinds))
        throw std::logic_error("no kind of pickups " + std::string(id));
    return static_cast<std::size_t>(kind - std::begin(kKinds));
}

/// Types whose model does not matter.
std::map<std::int64_t, std::size_t> kindsOfTypes() {
    return {{8, kindNamed("money")},     {9, kindNamed("mine")},      {10, kindNamed("mine")},
            {11, kindNamed("mine")},     {12, kindNamed("mine")},     {16, kindNamed("money")},
            {17, kindNamed("locked")},   {18, kindNamed("property")}, {19, kindNamed("money")},
            {20, kindNamed("snapshot")}, {21, kindNamed("players")}};
}
std::map<std::int64_t, std::size_t> kindsOfModels() {
    std::map<std::int64_t, std::size_t> kinds;
    const auto& models = nameTable("pickup_models");
    for (std::size_t row = 0; row < models.size(); ++row)
        kinds.emplace(models.integer(row).value_or(-1), kindNamed(models.cell(row, "kind")));
    return kinds;
}

} // namespace

std::span<const PickupKind> pickupKinds() {
    return kKinds;
}

std::size_t pickupKind(const Model& m, Slot row) {
    static const auto byType = kindsOfTypes();
    static const auto byModel = kindsOfModels();
    if (const auto kind = byType.find(m.get(pickup::type, row)); kind != byType.end())
        return kind->second;
    const auto kind = byModel.find(m.get(pickup::pickupModel, row));
    return kind == byModel.end() ? kOther : kind->second;
}

} // namespace navsmith::systems::gta_sa_save
