// Properties of elements without a position: the player's state, statistics and gangs.
#include "core/systems/gta_sa_save/properties.h"
#include "core/systems/gta_sa_save/statistics.h"

#include <string>

namespace navsmith::systems::gta_sa_save {

using model::ElementType;
using model::Model;
using model::Slot;

namespace {

constexpr double kMostFerocity = 2;

std::string nameOf(const Model& m, model::ElementTypeId type, std::int64_t value) {
    return std::string(nameIn(*m.schema().type(type).findProperty("name"), value));
}
std::string statisticName(const Model& m, Slot row) {
    return nameOf(m, kStatistic, row);
}
std::int64_t countedNumber(const Model&, Slot row) {
    return kFirstCounted + row;
}
std::string countedName(const Model& m, Slot row) {
    return nameOf(m, kCountedStatistic, countedNumber(m, row));
}
std::string unitOf(std::int64_t number) {
    const auto& statistics = nameTable("statistics");
    for (std::size_t row = 0; row < statistics.size(); ++row) {
        if (statistics.integer(row) == number)
            return std::string(statistics.cell(row, "unit"));
    }
    return {};
}
std::string statisticUnit(const Model&, Slot row) {
    return unitOf(row);
}
std::string countedUnit(const Model& m, Slot row) {
    return unitOf(countedNumber(m, row));
}
std::string gangName(const Model& m, Slot row) {
    return nameOf(m, kGang, row);
}

} // namespace

void addInfoProperties(ElementType& type) {
    addProperties(type, "Money",
                  {integer("money", "Money").unit("$"),
                   integer("shown_money", "Money shown").help("Counts up or down to the actual amount").unit("$")});
    addProperties(type, "Player",
                  {integer("max_health", "Maximum health"), integer("max_armour", "Maximum armour"),
                   integer("hours_hungry", "Hours without food"), choice("endless_run", "Infinite run", noOrYes()),
                   choice("fast_reload", "Fast reload", noOrYes()), choice("fireproof", "Fireproof", noOrYes()),
                   choice("free_arrest", "Next arrest is free", noOrYes())
                       .help("Once: the player keeps the weapons and pays no fine"),
                   choice("free_death", "Next death is free", noOrYes())
                       .help("Once: the player keeps the weapons and pays no bill"),
                   choice("drive_by", "May shoot out of cars", noOrYes()), integer("car_density", "Car density"),
                   number("road_density", "Road density"), choice("state", "State", namesOf("player_states")),
                   integer("packages_found", "Packages found").help("Unused"),
                   integer("packages_total", "Packages in all").help("Unused"), integer("busted_audio", "Arrest sound"),
                   integer("bust_message", "Last arrest message"),
                   integer("size", "Size of data").help("40").readOnly()});
}

void addStatisticProperties(ElementType& type) {
    addProperties(type, "Statistic",
                  {integer("number", "Number").derive(eachRow<placeInArray>),
                   text("name", "Name").names(namesOf("statistics")).derive(statisticName), number("value", "Value"),
                   text("unit", "Unit").derive(statisticUnit)});
}

void addCountedStatisticProperties(ElementType& type) {
    addProperties(type, "Statistic",
                  {integer("number", "Number").derive(eachRow<countedNumber>),
                   text("name", "Name").names(namesOf("statistics")).derive(countedName), integer("value", "Value"),
                   text("unit", "Unit").derive(countedUnit)});
}

void addMissionAttemptsProperties(ElementType& type) {
    addProperties(type, "Mission",
                  {integer("number", "Number").derive(eachRow<placeInArray>),
                   integer("count", "Attempts").help("0 in the saves that are known")});
}

void addStatisticMessageProperties(ElementType& type) {
    addProperties(type, "Message",
                  {integer("number", "Number").help("Row of data/statdisp.dat").derive(eachRow<placeInArray>),
                   choice("shown", "Message was shown", noOrYes())});
}

void addGangProperties(ElementType& type) {
    addProperties(type, "Gang",
                  {text("name", "Gang").names(namesOf("gangs")).derive(gangName),
                   integer("model", "Model override").help("-1: none"),
                   choice("weapon_1", "First weapon", namesOf("weapons")),
                   choice("weapon_2", "Second weapon", namesOf("weapons")),
                   choice("weapon_3", "Third weapon", namesOf("weapons"))});
}

void addGangWarsProperties(ElementType& type) {
    addProperties(type, "War",
                  {choice("active", "Gang wars", {{0, "off"}, {1, "on"}}),
                   choice("state", "State", namesOf("gang_war_states")),
                   integer("ferocity", "Strength").help("0 to 2").range(0, kMostFerocity),
                   choice("gang_1", "First gang", namesOf("gangs")), choice("gang_2", "Second gang", namesOf("gangs")),
                   integer("start_time", "Began at").help("Game time").unit("ms"),
                   integer("last_time", "Last time there").help("Game time").unit("ms"),
                   number("territory", "Territories").help("Share of the 53 that can be held, 0 to 1"),
                   number("difficulty", "Territories at the last war").help("Share of the 53 that can be held")});
    addProperties(type, "Position",
                  {point("start", "Player at the third kill"), elementRef("zone", "Zone"),
                   elementRef("population", "Population").help("What is known of the people of the zone")});
    addProperties(type, "Attack",
                  {choice("attack_state", "Attack", namesOf("gang_attack_states")),
                   number("next_attack", "Next attack in").help("Counts down").unit("ms"),
                   point("attack", "Middle of the attack"),
                   integer("timer", "Attack ends in").help("Counts down").unit("ms"),
                   elementRef("marker", "Marker").help("Its radar marker"), choice("near", "Player is near", noOrYes()),
                   integer("size", "Size of data").help("88").readOnly()});
}

} // namespace navsmith::systems::gta_sa_save
