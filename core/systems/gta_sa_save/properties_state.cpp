// Properties of elements without a position: the player's state, statistics and gangs.
#include "core/systems/gta_sa_save/properties.h"

namespace navsmith::systems::gta_sa_save {

using model::ElementType;

void addInfoProperties(ElementType& type) {
    addProperties(type, "Money",
                  {integer("money", "Money").unit("$"),
                   integer("shown_money", "Money shown").help("Counts up or down to the actual amount").unit("$")});
    addProperties(type, "Player",
                  {integer("max_health", "Maximum health"), integer("max_armour", "Maximum armour"),
                   integer("hours_hungry", "Hours without food"), choice("endless_run", "Infinite run", noOrYes()),
                   choice("fast_reload", "Fast reload", noOrYes()), choice("fireproof", "Fireproof", noOrYes()),
                   choice("keeps_when_busted", "Keeps weapons after arrest", noOrYes()),
                   choice("keeps_when_wasted", "Keeps weapons after death", noOrYes()),
                   choice("drive_by", "May shoot out of cars", noOrYes()), integer("car_density", "Car density"),
                   number("road_density", "Road density"), integer("state", "State"),
                   rawWord("field_18", "Unknown at 0x18"), rawWord("field_1c", "Unknown at 0x1C"),
                   rawWord("field_28", "Unknown at 0x28"), rawWord("field_2a", "Unknown at 0x2A"),
                   integer("size", "Size of data").help("40").readOnly()});
}

void addStatisticProperties(ElementType& type) {
    addProperties(type, "Statistic", {number("value", "Value")});
}

void addCountedStatisticProperties(ElementType& type) {
    addProperties(type, "Statistic", {integer("value", "Value")});
}

void addGangProperties(ElementType& type) {
    addProperties(type, "Gang",
                  {integer("model", "Model override").help("-1: none"), integer("weapon_1", "First weapon"),
                   integer("weapon_2", "Second weapon"), integer("weapon_3", "Third weapon")});
}

void addGangWarsProperties(ElementType& type) {
    addProperties(type, "War",
                  {choice("active", "Gang wars", {{0, "off"}, {1, "on"}}), integer("state", "State"),
                   integer("ferocity", "Ferocity"), integer("gang_1", "First gang"), integer("gang_2", "Second gang"),
                   integer("start_time", "Started at").help("Game time").unit("ms"),
                   integer("last_time", "Last in the area").help("Game time").unit("ms"),
                   number("territory", "Territory").help("Share of the territory under control"),
                   number("difficulty", "Difficulty")});
    addProperties(type, "Position",
                  {point("start", "Player position at the start"),
                   integer("zone", "Zone").help("Number of the navigation zone"),
                   integer("population", "Population").help("Number of its population record")});
    addProperties(type, "Attack",
                  {integer("attack_state", "State of the attack"), number("next_attack", "Next attack"),
                   point("attack", "Position of the attack"), integer("timer", "Timer"),
                   integer("marker", "Marker").help("Handle of its radar marker"),
                   choice("near", "Player is near", noOrYes()), integer("size", "Size of data").help("88").readOnly()});
}

} // namespace navsmith::systems::gta_sa_save
