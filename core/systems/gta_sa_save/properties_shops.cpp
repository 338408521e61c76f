// Properties of shops: what was bought there, and prices that differ.
#include "core/systems/gta_sa_save/named_values.h"
#include "core/systems/gta_sa_save/properties.h"

#include <string>

namespace navsmith::systems::gta_sa_save {

using model::ElementType;
using model::Model;
using model::Slot;

namespace {

/// What is sold under a key: clothes by the hash of their texture, parts of cars by model, weapons by number.
std::vector<model::EnumName> wares() {
    auto all = namesOf("clothes");
    for (const auto* table : {"vehicle_mods", "weapons"}) {
        const auto more = namesOf(table);
        all.insert(all.end(), more.begin(), more.end());
    }
    return all;
}

std::string itemSection(const Model&, Slot row) {
    const auto& items = nameTable("shop_items");
    return row < items.size() ? std::string(items.cell(row, "section")) : std::string();
}
std::string itemName(const Model&, Slot row) {
    const auto& items = nameTable("shop_items");
    return row < items.size() ? std::string(items.cell(row, "name")) : std::string();
}

} // namespace

void addPriceChangeProperties(ElementType& type) {
    addProperties(type, "Price",
                  {choice("item", "Item", wares())
                       .help("Clothes, haircuts and tattoos by the hash of their texture, weapons by number, all else "
                             "by model"),
                   integer("price", "Price").unit("$")});
}

void addShopItemProperties(ElementType& type) {
    addProperties(type, "Item",
                  {integer("number", "Number").help("Line of data/shopping.dat, from 0").derive(eachRow<placeInArray>),
                   text("section", "Section").help("Section of data/shopping.dat").derive(itemSection),
                   text("name", "Name").help("Name in data/shopping.dat, as the original game has it").derive(itemName),
                   choice("bought", "Bought", noOrYes())});
}

} // namespace navsmith::systems::gta_sa_save
