// Properties of zones and entrances.
#include "core/systems/gta_sa_save/map_tables.h"
#include "core/systems/gta_sa_save/places.h"
#include "core/systems/gta_sa_save/properties.h"
#include "core/systems/shared/san_andreas.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <string>
#include <vector>

namespace navsmith::systems::gta_sa_save {

using model::ElementType;
using model::Model;
using model::Slot;

namespace {

std::string entranceCell(const Model& m, Slot row, std::string_view column) {
    const auto at = entranceRow(m, row);
    return at ? std::string(nameTable("entrances").cell(*at, column)) : std::string();
}
std::string nameOfEntrance(const Model& m, Slot row) {
    return entranceCell(m, row, "name");
}
std::string placeOfEntrance(const Model& m, Slot row) {
    return entranceCell(m, row, "place");
}
std::string areaOfEntrance(const Model& m, Slot row) {
    return entranceCell(m, row, "area");
}
std::string positionOfEntrance(const Model& m, Slot row) {
    return pointText(entranceAt(m, row));
}
std::string destinationOfEntrance(const Model& m, Slot row) {
    return pointText(entranceLeadsTo(m, row));
}

/// The district that a zone belongs to; null if it is none of a district, or far larger.
const NamedPlace* districtOf(const Box& zone) {
    constexpr float muchLarger = 4;
    const auto* place = placeAt(sanAndreas().places, double{zone.middle().x}, double{zone.middle().y});
    const auto size = zone.high - zone.low;
    const bool isLarger =
        place != nullptr && size.x * size.y > muchLarger * (place->east - place->west) * (place->north - place->south);
    return isLarger ? nullptr : place;
}

/// "GAN1 (Ganton)"; without what some names have behind their letters. At most a few of the zones that have it.
std::string populationName(const Model& m, Slot row) {
    constexpr std::size_t most = 3;
    std::vector<std::string> zones;
    std::size_t others = 0;
    m.forEachReferrer(zone::population, row, [&](Slot at) {
        if (zones.size() == most) {
            ++others;
            return;
        }
        const auto* district = m.get(zone::map, at) != 0 ? nullptr : districtOf(zoneBox(m, at));
        auto name = m.get(zone::name, at);
        std::erase_if(name, [](char c) { return c >= 0 && c < ' '; });
        zones.push_back(district == nullptr ? name : fmt::format("{} ({})", name, district->name));
    });
    auto text = fmt::format("{}", fmt::join(zones, ", "));
    return others == 0 ? text : texts::format("{} and {} more", text, others);
}

} // namespace

void addZoneProperties(ElementType& type) {
    addProperties(type, "Zone",
                  {choice("list", "List", {{0, "navigation zones"}, {1, "map zones"}}).over(zone::map).readOnly(),
                   text("name", "Name")
                       .help("Up to 8 characters. The first zone is SAN_AND: with any other name, taxi fares stop."),
                   text("label", "Text key").help("Text key of the name that players see"),
                   choice("type", "Type", {{0, "navigation"}, {3, "map"}}).range(0, 3),
                   choice("level", "City", {{0, "country"}, {1, "Los Santos"}, {2, "San Fierro"}, {3, "Las Venturas"}})
                       .range(0, 3),
                   elementRef("population", "Population").help("Gangs and people here")});
    addProperties(type, "Box",
                  {point("minimum", "Minimum corner").over("x_min", "y_min", "z_min"),
                   point("maximum", "Maximum corner").over("x_max", "y_max", "z_max")});
}

void addPopulationProperties(ElementType& type) {
    static constexpr std::string_view gangs[][2] = {
        {"gang_1", "Ballas"},       {"gang_2", "Grove Street"}, {"gang_3", "Los Santos Vagos"}, {"gang_4", "Rifas"},
        {"gang_5", "Da Nang Boys"}, {"gang_6", "Mafia"},        {"gang_7", "Triads"},           {"gang_8", "Aztecas"},
        {"gang_9", "Gang 9"},       {"gang_10", "Gang 10"},
    };
    addProperties(
        type, "Zones",
        {text("name", "Zones").help("The zones with this population, and their districts").derive(populationName)});
    for (const auto& gang : gangs)
        addProperties(type, "Gangs", {integer(gang[0], gang[1]).help("Strength of the gang here")});
    addProperties(type, "Gangs", {integer("dealers", "Dealers")});
    addProperties(type, "Population",
                  {choice("type", "Kind of place", namesOf("population_types")).over("bits").bits(0, 5),
                   choice("radar", "Radar", namesOf("radar_modes")).over("bits").bits(5, 2),
                   boolean("no_cops", "No police").over("bits").bit(7),
                   boolean("black", "Black people").help("Command 0874").over("races").bit(0),
                   boolean("white", "White people").help("Command 0874").over("races").bit(1),
                   boolean("oriental", "Oriental people").help("Command 0874").over("races").bit(2),
                   boolean("hispanic", "Hispanic people").help("Command 0874").over("races").bit(3),
                   integer("races_rest", "Races, high bits").over("races").bits(4, 4)});
    addProperties(
        type, "Radar colour",
        {integer("red", "Red"), integer("green", "Green"), integer("blue", "Blue"), integer("alpha", "Alpha")});
}

void addEnexProperties(ElementType& type) {
    addProperties(
        type, "Entrance",
        {integer("index", "Number")
             .help("Position among the entrances in the map files, which store their coordinates")
             .readOnly(),
         text("name", "Name")
             .help("Name in the map files of the original game. Later changes of map files do not reach the "
                   "entrances of a save.")
             .derive(nameOfEntrance),
         text("place", "Place").derive(placeOfEntrance),
         text("position", "Position").help("Of the door").unit("m").derive(positionOfEntrance),
         text("destination", "Destination").help("Where the player comes out").unit("m").derive(destinationOfEntrance),
         text("area", "Interior").help("In which the door is; 0: outside").derive(areaOfEntrance),
         elementRef("link", "Leads to").help("The entrance at the other end")});
    addProperties(type, "Flags",
                  {boolean("is_interior", "Interior").over("flags").bit(0),
                   boolean("no_door", "No door is opened").over("flags").bit(1),
                   boolean("pair", "Creates a pair").over("flags").bit(2),
                   boolean("reward", "Reward interior").over("flags").bit(3),
                   boolean("reward_used", "Reward was used").over("flags").bit(4),
                   boolean("cars", "Cars and aircraft may enter").over("flags").bit(5),
                   boolean("bikes", "Bikes may enter").over("flags").bit(6),
                   boolean("not_on_foot", "Not on foot").over("flags").bit(7),
                   boolean("group", "Groups may enter").over("flags").bit(8),
                   boolean("food_date", "Food date")
                       .help("Without fade and warp. Three sources have three names for the flag, and no known save "
                             "has it.")
                       .over("flags")
                       .bit(9),
                   boolean("burglary", "Burglary").over("flags").bit(10),
                   boolean("no_exit", "No exit").over("flags").bit(11),
                   boolean("burglary_access", "Burglary access").over("flags").bit(12),
                   boolean("entered", "Entered without exit").over("flags").bit(13),
                   boolean("enabled", "Enabled").over("flags").bit(14),
                   boolean("temporary", "Deleted after use").over("flags").bit(15)});
}

void addOpenEntranceProperties(ElementType& type) {
    addProperties(type, "Entrance",
                  {elementRef("entrance", "Entrance")
                       .help("The entrance that the player is in; none outdoors. It gives the name of the zone on the "
                             "map.")});
}

} // namespace navsmith::systems::gta_sa_save
