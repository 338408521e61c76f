// Properties of zones and entrances.
#include "core/systems/gta_sa_save/properties.h"

namespace navsmith::systems::gta_sa_save {

using model::ElementType;

void addZoneProperties(ElementType& type) {
    addProperties(type, "Zone",
                  {choice("list", "List", {{0, "navigation zones"}, {1, "map zones"}}).over(zone::map).readOnly(),
                   text("name", "Name")
                       .help("Up to 8 characters. The first zone is SAN_AND: with any other name, taxi fares stop."),
                   text("label", "Text key").help("Text key of the name that players see"),
                   choice("type", "Type", {{0, "navigation"}, {3, "map"}}).range(0, 3),
                   choice("level", "City", {{0, "country"}, {1, "Los Santos"}, {2, "San Fierro"}, {3, "Las Venturas"}})
                       .range(0, 3),
                   integer("population", "Population").help("Number of its population record")});
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
    for (const auto& gang : gangs)
        addProperties(type, "Gangs", {integer(gang[0], gang[1]).help("Strength of the gang here")});
    addProperties(type, "Gangs", {integer("dealers", "Dealers")});
    addProperties(type, "Population",
                  {integer("type", "Population type").over("bits").bits(0, 5),
                   integer("radar", "Radar mode").help("1: the colour of the gang is shown").over("bits").bits(5, 2),
                   boolean("no_cops", "No police").over("bits").bit(7),
                   integer("races_allowed", "Races allowed").help("One bit per race").over("races").bits(0, 4),
                   integer("races_rest", "Races, high bits").over("races").bits(4, 4)});
}

void addEnexProperties(ElementType& type) {
    addProperties(type, "Entrance",
                  {integer("index", "Number")
                       .help("Position among the entrances in the map files, which store their coordinates")
                       .readOnly(),
                   integer("link", "Leads to").help("Number of the entrance at the other end. -1: none.")});
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
                   boolean("food_date", "Food date").over("flags").bit(9),
                   boolean("burglary", "Burglary").over("flags").bit(10),
                   boolean("no_exit", "No exit").over("flags").bit(11),
                   boolean("burglary_access", "Burglary access").over("flags").bit(12),
                   boolean("entered", "Entered without exit").over("flags").bit(13),
                   boolean("enabled", "Enabled").over("flags").bit(14),
                   boolean("temporary", "Deleted after use").over("flags").bit(15)});
}

void addOpenEntranceProperties(ElementType& type) {
    addProperties(type, "Entrance",
                  {integer("entrance", "Entrance").help("Number of the entrance that the player is in")});
}

} // namespace navsmith::systems::gta_sa_save
