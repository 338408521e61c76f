#include "core/systems/gta_sa_save/difference_words.h"

#include "core/model/property.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <optional>
#include <vector>

namespace navsmith::systems::gta_sa_save {

namespace {

/// Values of an element in one state.
class Row {
public:
    Row(const model::Model& m, model::ElementTypeId type, model::Slot row) : m_(m), element_{type, row} {}

    [[nodiscard]] double number(std::string_view property) const {
        const auto value = model::readValue(m_, spec(property), element_);
        if (const auto* flag = std::get_if<bool>(&value))
            return *flag ? 1 : 0;
        if (const auto* integer = std::get_if<std::int64_t>(&value))
            return static_cast<double>(*integer);
        const auto* number = std::get_if<double>(&value);
        return number == nullptr ? 0 : *number;
    }
    [[nodiscard]] bool is(std::string_view property) const { return number(property) != 0; }
    [[nodiscard]] std::string shown(std::string_view property) const {
        return model::displayText(m_, spec(property), element_);
    }

private:
    [[nodiscard]] const model::PropertySpec& spec(std::string_view id) const {
        return *m_.schema().type(element_.type).findProperty(id);
    }
    const model::Model& m_;
    model::Element element_;
};

Row rowBefore(const ElementStates& states) {
    return {states.before, states.type, states.was};
}
Row rowAfter(const ElementStates& states) {
    return {states.after, states.type, states.is};
}
/// The row in the state that has the element; the later one if both have.
Row rowOf(const ElementStates& states) {
    return states.isRemoved() ? rowBefore(states) : rowAfter(states);
}

/// Whether a property differs, for an element that both states have.
bool changed(const ElementStates& states, std::string_view property) {
    return states.isInBoth() && rowBefore(states).shown(property) != rowAfter(states).shown(property);
}

std::string joined(const std::vector<std::string>& sentences) {
    return fmt::format("{}", fmt::join(sentences, " "));
}

std::string tellRegion(const ElementStates& states) {
    const auto row = rowOf(states);
    const bool cars = row.is("vehicles");
    if (states.isRemoved())
        return cars ? texts::format("Traffic is no longer switched {}.", states.where)
                    : texts::format("Pedestrians are no longer switched {}.", states.where);
    if (!states.isAdded() && !changed(states, "off") && !changed(states, "vehicles"))
        return {};
    if (row.is("off"))
        return cars ? texts::format("Traffic is now switched off {}.", states.where)
                    : texts::format("Pedestrians are now switched off {}.", states.where);
    return cars ? texts::format("Traffic is now switched on {}.", states.where)
                : texts::format("Pedestrians are now switched on {}.", states.where);
}

/// What garages of a type are for, as far as players know them.
std::string purposeOf(int type) {
    const auto between = [&](int first, int last) { return type >= first && type <= last; };
    if (between(16, 18) || between(24, 32) || between(39, 42))
        return texts::format("a garage of a safe house");
    if (type == 5)
        return texts::format("a respray");
    if (between(36, 38))
        return texts::format("a tuning shop");
    return {};
}

std::string tellPurpose(const ElementStates& states) {
    const auto name = rowAfter(states).shown("name");
    const auto purpose = purposeOf(static_cast<int>(rowAfter(states).number("type")));
    return purpose.empty() ? texts::format("Garage {} {} serves another purpose now.", name, states.where)
                           : texts::format("Garage {} {} is {} now.", name, states.where, purpose);
}

std::string tellGarage(const ElementStates& states) {
    const auto row = rowOf(states);
    const auto name = row.shown("name");
    std::vector<std::string> sentences;
    if (changed(states, "type"))
        sentences.push_back(tellPurpose(states));
    if (changed(states, "inactive"))
        sentences.push_back(row.is("inactive") ? texts::format("Garage {} {} no longer works.", name, states.where)
                                               : texts::format("Garage {} {} works now.", name, states.where));
    if (changed(states, "door_state"))
        sentences.push_back(texts::format("The door of garage {} {} is {} instead of {}.", name, states.where,
                                          row.shown("door_state"), rowBefore(states).shown("door_state")));
    if (changed(states, "free_respray"))
        sentences.push_back(row.is("free_respray") ? texts::format("Resprays {} are free now.", states.where)
                                                   : texts::format("Resprays {} cost money again.", states.where));
    return joined(sentences);
}

std::string tellPickup(const ElementStates& states) {
    const auto kind = rowOf(states).shown("type");
    if (states.isAdded())
        return texts::format("There is a new pickup {} ({}).", states.where, kind);
    if (states.isRemoved())
        return texts::format("The pickup {} is gone ({}).", states.where, kind);
    const auto was = rowBefore(states).shown("type");
    if (states.moved) // the game has used the record of one for another
        return texts::format("The pickup {} is gone ({}). There is a new pickup {} ({}).", states.whereWas, was,
                             states.where, kind);
    if (changed(states, "type"))
        return texts::format("The pickup {} is of another kind: {}, not {}.", states.where, kind, was);
    if (changed(states, "disabled"))
        return rowAfter(states).is("disabled")
                   ? texts::format("The pickup {} was collected and will come back.", states.where)
                   : texts::format("The pickup {} is back.", states.where);
    if (changed(states, "value"))
        return texts::format("The revenue {} is {} instead of {}.", states.where, rowAfter(states).shown("value"),
                             rowBefore(states).shown("value"));
    return {};
}

std::string tellJump(const ElementStates& states) {
    if (changed(states, "done"))
        return rowAfter(states).is("done") ? texts::format("The stunt jump {} has been done.", states.where)
                                           : texts::format("The stunt jump {} is open again.", states.where);
    if (changed(states, "found"))
        return rowAfter(states).is("found") ? texts::format("The stunt jump {} has been found.", states.where)
                                            : texts::format("The stunt jump {} is unknown again.", states.where);
    return {};
}

std::string tellGenerator(const ElementStates& states) {
    if (states.isAdded() || states.isRemoved())
        return {};
    const bool was = rowBefore(states).is("remaining");
    const bool is = rowAfter(states).is("remaining");
    if (was == is)
        return {};
    return is ? texts::format("Parked cars appear {} now.", states.where)
              : texts::format("Parked cars no longer appear {}.", states.where);
}

std::string tellStoredCar(const ElementStates& states) {
    const auto model = rowOf(states).shown("model");
    if (states.isAdded())
        return texts::format("A car of model {} is kept {} now.", model, states.where);
    if (states.isRemoved())
        return texts::format("The car of model {} that was kept {} is gone.", model, states.where);
    if (changed(states, "model"))
        return texts::format("A car of model {} is kept {} instead of one of model {}.", model, states.where,
                             rowBefore(states).shown("model"));
    return {};
}

std::string tellSetPiece(const ElementStates& states) {
    if (states.isAdded())
        return texts::format("Police lie in wait {} now.", states.where);
    if (states.isRemoved())
        return texts::format("Police no longer lie in wait {}.", states.where);
    return {};
}

std::string tellMarker(const ElementStates& states) {
    if (states.isAdded())
        return texts::format("The radar shows a new marker {}.", states.where);
    if (states.isRemoved())
        return texts::format("The radar no longer shows the marker {}.", states.where);
    return {};
}

std::string tellRestart(const ElementStates& states) {
    if (!changed(states, "needed_cities"))
        return {};
    return texts::format("The restart point {} is used from {} unlocked cities on, not from {}.", states.where,
                         rowAfter(states).shown("needed_cities"), rowBefore(states).shown("needed_cities"));
}

std::string tellEntrance(const ElementStates& states) {
    if (!changed(states, "enabled"))
        return {};
    const auto row = rowAfter(states);
    return row.is("enabled") ? texts::format("Entrance {} is open now.", row.shown("index"))
                             : texts::format("Entrance {} is closed now.", row.shown("index"));
}

std::string tellPlayer(const ElementStates& states) {
    std::vector<std::string> sentences;
    if (changed(states, "position"))
        sentences.push_back(texts::format("The player is now {}.", states.where));
    if (changed(states, "wanted"))
        sentences.push_back(texts::format("The wanted level is {} instead of {}.", rowAfter(states).shown("wanted"),
                                          rowBefore(states).shown("wanted")));
    return joined(sentences);
}

std::string tellMoney(const ElementStates& states) {
    if (!changed(states, "money"))
        return {};
    return texts::format("The player has ${} instead of ${}.", rowAfter(states).shown("money"),
                         rowBefore(states).shown("money"));
}

std::string clock(const Row& row) {
    return fmt::format("{:02}:{:02}", static_cast<int>(row.number("hour")), static_cast<int>(row.number("minute")));
}

std::string tellGame(const ElementStates& states) {
    std::vector<std::string> sentences;
    if (changed(states, "hour") || changed(states, "minute"))
        sentences.push_back(
            texts::format("It is {} instead of {}.", clock(rowAfter(states)), clock(rowBefore(states))));
    if (changed(states, "riots"))
        sentences.push_back(rowAfter(states).is("riots") ? texts::format("There are riots now.")
                                                         : texts::format("The riots are over."));
    if (changed(states, "has_cheated") && rowAfter(states).is("has_cheated"))
        sentences.push_back(texts::format("Cheats were used."));
    return joined(sentences);
}

std::string tellGangWars(const ElementStates& states) {
    if (!changed(states, "active"))
        return {};
    return rowAfter(states).is("active") ? texts::format("Gang wars are on now.")
                                         : texts::format("Gang wars are off now.");
}

std::string tellTag(const ElementStates& states) {
    if (!changed(states, "sprayed"))
        return {};
    return rowAfter(states).is("sprayed") ? texts::format("The tag {} has been sprayed.", states.where)
                                          : texts::format("The tag {} is no longer sprayed.", states.where);
}

std::string tellSector(const ElementStates& states) {
    if (!changed(states, "visited"))
        return {};
    return rowAfter(states).is("visited") ? texts::format("The map {} is no longer dark.", states.where)
                                          : texts::format("The map {} is dark again.", states.where);
}

std::string tellSection(const ElementStates& states) {
    const auto name = rowAfter(states).shown("name");
    if (!changed(states, "enabled") || name.empty())
        return {};
    return rowAfter(states).is("enabled") ? texts::format("The section {} of the map is on now.", name)
                                          : texts::format("The section {} of the map is off now.", name);
}

std::string tellShopItem(const ElementStates& states) {
    const auto row = rowAfter(states);
    const auto name = row.shown("name");
    if (!changed(states, "bought") || name.empty())
        return {};
    return row.is("bought") ? texts::format("{} has been bought.", name)
                            : texts::format("{} has not been bought any more.", name);
}

std::string tellRelation(const ElementStates& states) {
    if (!changed(states, "summary"))
        return {};
    const auto feelings = [](const Row& row) {
        auto shown = row.shown("summary");
        return shown.empty() ? texts::format("nothing") : shown;
    };
    return texts::format("Feelings of {}: {} instead of {}.", rowAfter(states).shown("name"),
                         feelings(rowAfter(states)), feelings(rowBefore(states)));
}

constexpr DifferenceWords kWords[] = {
    {"path_region", tellRegion},       {"garage", tellGarage},           {"pickup", tellPickup},
    {"stunt_jump", tellJump},          {"car_generator", tellGenerator}, {"stored_car", tellStoredCar},
    {"set_piece", tellSetPiece},       {"marker", tellMarker},           {"restart", tellRestart},
    {"enex_connection", tellEntrance}, {"player", tellPlayer},           {"player_info", tellMoney},
    {"simple_vars", tellGame},         {"gang_wars", tellGangWars},      {"tag", tellTag},
    {"map_sector", tellSector},        {"map_section", tellSection},     {"shop_item", tellShopItem},
    {"relation", tellRelation}};

} // namespace

std::span<const DifferenceWords> differenceWords() {
    return kWords;
}

} // namespace navsmith::systems::gta_sa_save
