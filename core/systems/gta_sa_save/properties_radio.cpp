// Properties of the radio.
#include "core/systems/gta_sa_save/named_values.h"
#include "core/systems/gta_sa_save/properties.h"
#include "core/systems/gta_sa_save/statistics.h"

#include <string>

namespace navsmith::systems::gta_sa_save {

using model::ElementType;
using model::Model;
using model::Slot;

namespace {

std::string stationName(const Model& m, Slot row) {
    return std::string(nameIn(*m.schema().type(kRadioStation).findProperty("name"), row));
}
std::string listenedStation(const Model& m, Slot row) {
    return std::string(nameIn(*m.schema().type(kRadioTime).findProperty("station"), row));
}

} // namespace

void addRadioStationProperties(ElementType& type) {
    constexpr std::string_view titles[] = {"Recent music", "Recent idents", "Recent adverts", "Recent banter"};
    addProperties(type, "Station", {text("name", "Name").names(namesOf("radio_stations")).derive(stationName)});
    for (std::size_t i = 0; i < type.lists.size(); ++i) {
        type.lists[i].title = titles[i];
        addProperties(type.lists[i], "Piece", {integer("value", "Piece").help("-1: none")});
    }
}

void addRadioProperties(ElementType& type) {
    addProperties(type, "Progress", {integer("cities", "Cities").help("Equals statistic 181").range(0, kMostCities)});
    const auto statistics = namesOf("statistics");
    for (const auto& flag : radioFlags()) {
        const auto title = std::ranges::find(statistics, flag.statistic, &model::EnumName::value);
        addProperties(type, "Progress",
                      {choice(flag.id, title->title, noOrYes()).help("Whether the statistic of this name is not 0")});
    }
    addProperties(type, "Update",
                  {integer("update_day", "Update on day"), integer("update_hour", "Update at hour"),
                   integer("update_after", "Update after").unit("h"),
                   integer("banter_pending", "Update state").help("1 to 3"),
                   integer("banter_index", "Statistic updated last").help("Position among those above, from 0")});
}

void addRadioTimeProperties(ElementType& type) {
    addProperties(type, "Radio",
                  {text("station", "Station").names(namesOf("radio_stations")).derive(listenedStation),
                   integer("time", "Listened").unit("ms")});
}

} // namespace navsmith::systems::gta_sa_save
