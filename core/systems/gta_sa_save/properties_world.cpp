// Properties of zones, entrances, the player, objects and the state of the game.
#include "core/systems/gta_sa_save/properties.h"

namespace navsmith::systems::gta_sa_save {

std::vector<model::PropertySpec> zoneProperties() {
    auto properties = Properties(kZone);
    properties.add({.id = "list",
                    .title = "List",
                    .section = "Zone",
                    .type = model::PropertyType::Enum,
                    .column = extraColumn(kZone),
                    .names = {{0, "navigation zones"}, {1, "map zones"}},
                    .readOnly = true});
    return properties.in("Zone")
        .text("name", "Name", "Up to 8 characters. The first one is SAN_AND: another name stops taxi fares")
        .text("label", "Text key", "Of the name that players see")
        .choice("type", "Type", {{0, "navigation"}, {3, "map"}})
        .within(0, 3)
        .choice("level", "City", {{0, "country"}, {1, "Los Santos"}, {2, "San Fierro"}, {3, "Las Venturas"}})
        .within(0, 3)
        .number("population", "Population", "Number of its population record")
        .in("Box")
        .point("minimum", "Lowest corner", {"x_min", "y_min", "z_min"})
        .point("maximum", "Highest corner", {"x_max", "y_max", "z_max"})
        .finish();
}

std::vector<model::PropertySpec> populationProperties() {
    auto properties = Properties(kZonePopulation);
    properties.in("Gangs");
    static constexpr std::string_view gangs[][2] = {
        {"gang_1", "Ballas"},       {"gang_2", "Grove Street"}, {"gang_3", "Los Santos Vagos"}, {"gang_4", "Rifas"},
        {"gang_5", "Da Nang Boys"}, {"gang_6", "Mafia"},        {"gang_7", "Triads"},           {"gang_8", "Aztecas"},
        {"gang_9", "Gang 9"},       {"gang_10", "Gang 10"},
    };
    for (const auto& gang : gangs)
        properties.number(gang[0], gang[1], "How strong the gang is here");
    return properties.number("dealers", "Dealers")
        .in("Population")
        .bitsOf("type", "bits", 0, 5, "Population type")
        .bitsOf("radar", "bits", 5, 2, "Radar mode", "1: the colour of the gang is shown")
        .bit("no_cops", "bits", 7, "No police")
        .bitsOf("races_allowed", "races", 0, 4, "Races allowed", "A bit for each")
        .bitsOf("races_rest", "races", 4, 4, "Races, high bits")
        .finish();
}

std::vector<model::PropertySpec> enexProperties() {
    return Properties(kEnexConnection)
        .in("Entrance")
        .fixed("index", "Number", "Place among the entrances of the map's own files, where their positions are")
        .number("link", "Leads to", "Number of the other end; -1: none")
        .in("Flags")
        .bit("is_interior", "flags", 0, "Interior")
        .bit("no_door", "flags", 1, "No door is opened")
        .bit("pair", "flags", 2, "Creates a pair")
        .bit("reward", "flags", 3, "Reward interior")
        .bit("reward_used", "flags", 4, "Reward was used")
        .bit("cars", "flags", 5, "Cars and aircraft may enter")
        .bit("bikes", "flags", 6, "Bikes may enter")
        .bit("not_on_foot", "flags", 7, "Not on foot")
        .bit("group", "flags", 8, "Groups may enter")
        .bit("food_date", "flags", 9, "Food date")
        .bit("burglary", "flags", 10, "Burglary")
        .bit("no_exit", "flags", 11, "No exit")
        .bit("burglary_access", "flags", 12, "Burglary access")
        .bit("entered", "flags", 13, "Entered without exit")
        .bit("enabled", "flags", 14, "Enabled")
        .bit("temporary", "flags", 15, "Deleted after use")
        .finish();
}

std::vector<model::PropertySpec> openEntranceProperties() {
    return Properties(kOpenEntrance)
        .in("Entrance")
        .number("entrance", "Entrance", "Number of the entrance that the player is in")
        .finish();
}

std::vector<model::PropertySpec> playerProperties() {
    return Properties(kPlayer)
        .in("Place")
        .point("position", "Position", {"x", "y", "z"}, 1, "Interiors are about 1000 m up")
        .number("interior", "Interior", "0: outside")
        .number("entrance", "Entrance", "Number of the one that was used; -1: none")
        .in("Player")
        .number("health", "Health")
        .number("armour", "Armour")
        .number("fat", "Fat")
        .number("muscle", "Muscle")
        .number("wanted", "Wanted level")
        .number("chaos", "Chaos")
        .number("fight_style", "Fight style")
        .number("weapon", "Chosen weapon")
        .in("Weapons")
        .number("active_slot", "Slot in hand")
        .all("weapon_")
        .in("Clothes")
        .all("clothes_", true)
        .in("Player")
        .fixed("ped_size", "Size of ped data", "396")
        .fixed("player_size", "Size of player data", "132")
        .finish();
}

std::vector<model::PropertySpec> objectProperties() {
    return Properties(kObject)
        .in("Place")
        .point("position", "Position", {"x", "y", "z"})
        .point("right", "Right", {"right_x", "right_y", "right_z"}, 1, "Times 127", "")
        .point("forward", "Forward", {"forward_x", "forward_y", "forward_z"}, 1, "Times 127", "")
        .in("Object")
        .fixed("handle", "Handle", "By which scripts know it")
        .number("model", "Model")
        .number("bonus", "Bonus value")
        .number("cost", "Cost value")
        .hex("entity_flags", "Entity flags")
        .hex("object_flags", "Object flags")
        .fixed("size", "Size of object data", "48")
        .finish();
}

std::vector<model::PropertySpec> varsProperties() {
    return Properties(kSimpleVars)
        .in("Save")
        .text("save_name", "Name", "Up to 99 characters of the game's own character set; written anew at each save")
        .choice("version_id", "Written by",
                {{0x35DA8175, "PC 1.00"},
                 {0x65F3E583, "PC 1.00 without disc"},
                 {0x9A6EBE58, "PC 1.01"},
                 {0x9345765E, "PC 1.01 without disc"},
                 {0xFD148DF6, "PC 2.00"},
                 {0x5D31CC22, "PC 2.00, German"},
                 {0xDB72E396, "PC 2.x"},
                 {0x641DDC4C, "PS2"},
                 {0x8A13BD60, "mobile, format 3"},
                 {0x147728C3, "mobile, format 4"}},
                "Of the program; it does not tell which script it runs")
        .in("World")
        .choice("level", "City", {{0, "country"}, {1, "Los Santos"}, {2, "San Fierro"}, {3, "Las Venturas"}})
        .within(0, 3)
        .point("camera", "Camera", {"camera_x", "camera_y", "camera_z"})
        .number("interior", "Interior", "0: outside")
        .choice("riots", "Riots", {{0, "no"}, {1, "yes"}})
        .choice("riots_without_police", "Riots without police cars", {{0, "no"}, {1, "yes"}})
        .in("Time")
        .number("hour", "Hour")
        .number("minute", "Minute")
        .number("day", "Day")
        .number("month", "Month")
        .number("weekday", "Weekday")
        .number("minute_length", "Length of a minute", {}, "ms")
        .number("game_time", "Game time", "All timers of the save count by it", "ms")
        .in("Weather")
        .number("old_weather", "From")
        .number("new_weather", "To")
        .number("forced_weather", "Forced", "-1: none")
        .number("weather_blend", "Blend")
        .number("rain", "Rain")
        .in("Cheats")
        .choice("has_cheated", "Has cheated", {{0, "no"}, {1, "yes"}})
        .choice("taxis_nitro", "All taxis have nitro", {{0, "no"}, {1, "yes"}})
        .choice("prostitutes_pay", "Prostitutes pay", {{0, "no"}, {1, "yes"}})
        .finish();
}

} // namespace navsmith::systems::gta_sa_save
