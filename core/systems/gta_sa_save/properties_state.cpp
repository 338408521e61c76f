// Properties of what has no place in the world: the player's state, statistics, gangs and the script.
#include "core/systems/gta_sa_save/properties.h"

namespace navsmith::systems::gta_sa_save {

namespace {

std::vector<model::EnumName> noOrYes() {
    return {{0, "no"}, {1, "yes"}};
}

} // namespace

std::vector<model::PropertySpec> infoProperties() {
    return Properties(kPlayerInfo)
        .in("Money")
        .number("money", "Money", {}, "$")
        .number("shown_money", "Money shown", "Counts up or down to the real amount", "$")
        .in("Player")
        .number("max_health", "Highest health")
        .number("max_armour", "Highest armour")
        .number("hours_hungry", "Hours without food")
        .choice("endless_run", "Runs without end", noOrYes())
        .choice("fast_reload", "Reloads fast", noOrYes())
        .choice("fireproof", "Fireproof", noOrYes())
        .choice("keeps_when_busted", "Keeps weapons when arrested", noOrYes())
        .choice("keeps_when_wasted", "Keeps weapons when dead", noOrYes())
        .choice("drive_by", "May shoot out of cars", noOrYes())
        .number("car_density", "Car density")
        .number("road_density", "Road density")
        .number("state", "State")
        .hex("field_18", "Unknown at 0x18")
        .hex("field_1c", "Unknown at 0x1C")
        .hex("field_28", "Unknown at 0x28")
        .hex("field_2a", "Unknown at 0x2A")
        .fixed("size", "Size of data", "40")
        .finish();
}

std::vector<model::PropertySpec> statisticProperties(Type type) {
    return Properties(type).in("Statistic").number("value", "Value").finish();
}

std::vector<model::PropertySpec> gangProperties() {
    return Properties(kGang)
        .in("Gang")
        .number("model", "Model override", "-1: none")
        .number("weapon_1", "First weapon")
        .number("weapon_2", "Second weapon")
        .number("weapon_3", "Third weapon")
        .finish();
}

std::vector<model::PropertySpec> gangWarsProperties() {
    return Properties(kGangWars)
        .in("War")
        .choice("active", "Gang wars", {{0, "off"}, {1, "on"}})
        .number("state", "State")
        .number("ferocity", "Ferocity")
        .number("gang_1", "First gang")
        .number("gang_2", "Second gang")
        .number("start_time", "Began at", "Game time", "ms")
        .number("last_time", "Last time in the area", "Game time", "ms")
        .number("territory", "Territory", "Share that is under control")
        .number("difficulty", "Difficulty")
        .in("Place")
        .point("start", "Player at the start", {"start_x", "start_y", "start_z"})
        .number("zone", "Zone", "Number of the navigation zone")
        .number("population", "Population", "Number of its population record")
        .in("Attack")
        .number("attack_state", "State of the attack")
        .number("next_attack", "Next attack")
        .point("attack", "Place of the attack", {"attack_x", "attack_y", "attack_z"})
        .number("timer", "Timer")
        .number("marker", "Marker", "Handle of its radar marker")
        .choice("near", "Player is near", noOrYes())
        .fixed("size", "Size of data", "88")
        .finish();
}

std::vector<model::PropertySpec> threadProperties() {
    return Properties(kThread)
        .in("Thread")
        .text("name", "Name", "Up to 8 characters")
        .fixed("index", "Number")
        .choice("is_mission", "Mission", noOrYes())
        .in("Times")
        .number("wake_time", "Wakes at", "Game time", "ms")
        .number("timer_a", "First timer", {}, "ms")
        .number("timer_b", "Second timer", {}, "ms")
        .in("Place in the script")
        .fixed("relative_pointer", "Goes on at", "Bytes from the start of the script")
        .fixed("base", "Base", "Of the run that was saved; means nothing to the next")
        .fixed("pointer", "Pointer", "Of the run that was saved; means nothing to the next")
        .fixed("next", "Next thread", "Of the run that was saved; means nothing to the next")
        .fixed("previous", "Previous thread", "Of the run that was saved; means nothing to the next")
        .fixed("depth", "Depth of the stack")
        .finish();
}

} // namespace navsmith::systems::gta_sa_save
