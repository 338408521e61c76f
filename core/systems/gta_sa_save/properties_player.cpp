// Properties of the player, of objects, and of the simple variables.
#include "core/systems/gta_sa_save/properties.h"
#include "core/systems/gta_sa_save/world_models.h"

#include <fmt/format.h>

#include <deque>
#include <set>
#include <string>

namespace navsmith::systems::gta_sa_save {

using model::ElementType;
using model::EnumName;
using model::Model;
using model::Slot;

namespace {

/// Ids that are put together; the schema stores views.
std::string_view lastingId(std::string id) {
    static std::deque<std::string> ids;
    return ids.emplace_back(std::move(id));
}

void addWeapons(ElementType& type) {
    const auto& slots = nameTable("weapon_slots");
    for (std::size_t slot = 0; slot < slots.size(); ++slot) {
        const auto id = [&](std::string_view part) { return lastingId(fmt::format("weapon_{}_{}", slot + 1, part)); };
        addProperties(type, slots.cell(slot, "title"),
                      {choice(id("type"), "Weapon", namesOf("weapons")),
                       choice(id("state"), "State", namesOf("weapon_states")), integer(id("clip"), "Loaded"),
                       integer(id("ammo"), "Ammunition"),
                       integer(id("next_shot"), "Next shot at").help("Game time").unit("ms"),
                       choice(id("first_person"), "Seen in first person", noOrYes()),
                       choice(id("not_in_hand"), "Not in the hand", noOrYes())});
    }
}

constexpr std::string_view kClothesHelp =
    "CRC-32, without the final inversion, of the name of a file in player.img in upper case. 0: none.";

/// The models that clothes of a part have, each once.
std::vector<EnumName> modelsOf(std::string_view part) {
    const auto& clothes = nameTable("clothes");
    std::vector<EnumName> names;
    std::set<std::int64_t> hashes;
    for (std::size_t row = 0; row < clothes.size(); ++row) {
        const auto hash = clothes.integer(row, "model_hash");
        if (hash && clothes.cell(row, "part") == part && hashes.insert(*hash).second)
            names.push_back({.value = *hash, .title = clothes.cell(row, "model"), .isProperName = true});
    }
    return withNone("None", std::move(names));
}

struct ClothesPart {
    std::string_view id;
    std::string_view title;
    std::string_view part; ///< in the table of clothes
};
constexpr ClothesPart kModelParts[] = {
    {"torso_model", "Torso", "Torso"}, {"head_model", "Head", "Head"},
    {"hands_model", "Hands", "Hands"}, {"legs_model", "Legs", "Legs"},
    {"shoes_model", "Shoes", "Shoes"}, {"necklace_model", "Necklace", "Necklace"},
    {"watch_model", "Watch", "Watch"}, {"glasses_model", "Glasses", "Glasses"},
    {"hat_model", "Hat", "Hat"},       {"special_model", "Special", "Special"},
};
constexpr ClothesPart kTextureParts[] = {
    {"torso_texture", "Torso", "Torso"},
    {"head_texture", "Head", "Head"},
    {"legs_texture", "Legs", "Legs"},
    {"shoes_texture", "Shoes", "Shoes"},
    {"tattoo_left_upper_arm", "Tattoo 4: left upper arm", "Tattoo, left upper arm"},
    {"tattoo_left_lower_arm", "Tattoo 5: left forearm", "Tattoo, left forearm"},
    {"tattoo_right_upper_arm", "Tattoo 6: right upper arm", "Tattoo, right upper arm"},
    {"tattoo_right_lower_arm", "Tattoo 7: right forearm", "Tattoo, right forearm"},
    {"tattoo_back", "Tattoo 8: back", "Tattoo, back"},
    {"tattoo_left_chest", "Tattoo 9: left chest", "Tattoo, left chest"},
    {"tattoo_right_chest", "Tattoo 10: right chest", "Tattoo, right chest"},
    {"tattoo_stomach", "Tattoo 11: stomach", "Tattoo, stomach"},
    {"tattoo_lower_back", "Tattoo 12: lower back", "Tattoo, lower back"},
    {"necklace_texture", "Necklace", "Necklace"},
    {"watch_texture", "Watch", "Watch"},
    {"glasses_texture", "Glasses", "Glasses"},
    {"hat_texture", "Hat", "Hat"},
    {"special_texture", "Special", "Special"},
};

void addClothes(ElementType& type) {
    for (const auto& part : kModelParts)
        addProperties(type, "Clothes: models",
                      {choice(part.id, part.title, modelsOf(part.part)).help(kClothesHelp).hexadecimal()});
    for (const auto& part : kTextureParts)
        addProperties(type, "Clothes: textures",
                      {choice(part.id, part.title, withNone("None", namesOf("clothes", "part", part.part)))
                           .help(kClothesHelp)
                           .hexadecimal()});
}

/// "2014-03-05 12:30:11", or nothing if the game wrote no date.
std::string savedAt(const Model& m, Slot row) {
    const auto number = [&](std::string_view id) {
        return m.get(model::Column<std::uint16_t>{kSimpleVars, columnOf(kSimpleVars, id)}, row);
    };
    if (number("system_year") == 0)
        return {};
    return fmt::format("{:04}-{:02}-{:02} {:02}:{:02}:{:02}", number("system_year"), number("system_month"),
                       number("system_day"), number("system_hour"), number("system_minute"), number("system_second"));
}

void addStateOfCameras(ElementType& type) {
    addProperties(
        type, "View",
        {integer("car_camera", "Camera in cars").help("Command 09AD"),
         integer("foot_camera", "Camera on foot").help("Command 09AD"),
         choice("invert_look", "Invert look", noOrYes()).help("Unused on PC"), integer("pad_mode", "Pad mode"),
         integer("camera_help", "Camera help left").help("Starts at 2. At 0 the help is not shown.").unit("times"),
         choice("quit_car_help", "Help on cars was shown", noOrYes()).help("Set at the first theft")});
    addProperties(type, "Rules",
                  {integer("max_wanted", "Highest wanted level").unit("stars").range(0, 6),
                   integer("max_chaos", "Highest chaos")
                       .help("Chaos earns the stars. 1800, 3500 and 6900 for 4, 5 and 6 stars.")
                       .unit("points"),
                   choice("french", "French game", noOrYes()).help("Has no effect"),
                   choice("german", "German game", noOrYes()).help("Command 040C"),
                   choice("uncensored", "Censorship", {{0, "censored"}, {1, "not censored"}})
                       .help("Censored: no blood and the like")});
}

std::string nameOfObjectModel(const Model& m, Slot row) {
    return modelName(m, m.get(object::number, row));
}

void addTimes(ElementType& type) {
    addProperties(type, "Time",
                  {integer("hour", "Hour"), integer("minute", "Minute"), integer("day", "Day"),
                   integer("month", "Month"), choice("weekday", "Weekday", namesOf("weekdays")).range(1, 7),
                   integer("minute_length", "Length of a minute").unit("ms"),
                   integer("game_time", "Game time").help("Clock of all timers in the save").unit("ms"),
                   integer("last_clock_tick", "Last clock tick").help("Game time").unit("ms"),
                   choice("clock_stored", "Clock is stored", noOrYes()).help("Set by command 0253"),
                   integer("stored_month", "Stored month"), integer("stored_day", "Stored day"),
                   integer("stored_hour", "Stored hour"), integer("stored_minute", "Stored minute"),
                   number("time_scale", "Time scale").help("1: normal"),
                   number("time_step", "Time step").help("1: normal"),
                   number("raw_time_step", "Time step, not limited").help("1: normal"),
                   integer("frame", "Frames").help("Number of frames drawn since the game began")});
}

} // namespace

void addPlayerProperties(ElementType& type) {
    addProperties(type, "Position",
                  {point("position", "Position").help("Interiors are at a height of about 1000 m").over("x", "y", "z"),
                   integer("interior", "Interior").help("0: outside"),
                   elementRef("entrance", "Entrance").help("The entrance that was used; none outdoors")});
    addProperties(type, "Player",
                  {number("health", "Health"), number("armour", "Armour"), number("fat", "Fat"),
                   number("muscle", "Muscle"), integer("wanted", "Wanted level"), integer("chaos", "Chaos"),
                   choice("fight_style", "Fighting style", namesOf("fighting_styles")),
                   choice("fight_moves", "Fighting moves", namesOf("fighting_styles")),
                   choice("ped_type", "Type of person", namesOf("ped_types")), integer("model", "Model"),
                   integer("handle", "Handle").help("Number by which scripts refer to the player").readOnly(),
                   integer("creator", "Made by").help("2: the game")});
    addProperties(type, "Weapons",
                  {choice("active_slot", "Slot in hand", namesOf("weapon_slots")),
                   choice("chosen_slot", "Chosen slot", namesOf("weapon_slots")).help("Equals the slot in hand")});
    addWeapons(type);
    addClothes(type);
    addProperties(type, "Player",
                  {integer("ped_size", "Size of ped data").help("396").readOnly(),
                   integer("player_size", "Size of player data").help("132").readOnly()});
}

void addObjectProperties(ElementType& type) {
    addProperties(type, "Position",
                  {point("position", "Position").over("x", "y", "z"), vector("right", "Right").help("Times 127"),
                   vector("forward", "Forward").help("Times 127")});
    addProperties(type, "Object",
                  {integer("handle", "Handle").help("Number by which scripts refer to the object").readOnly(),
                   integer("model", "Model").help("Number in the object lists of the game"),
                   text("model_name", "Name of the model")
                       .help("In the object lists of the open game")
                       .derive(nameOfObjectModel)
                       .present(hasModels),
                   integer("bonus", "Bonus value"), integer("cost", "Cost value"),
                   rawWord("entity_flags", "Entity flags"), rawWord("object_flags", "Object flags"),
                   integer("size", "Size of object data").help("48").readOnly()});
}

void addVarsProperties(ElementType& type) {
    addProperties(
        type, "Save",
        {text("save_name", "Name")
             .help("Up to 99 characters of the game's character set. Rewritten at each save from the last mission."),
         choice("version_id", "Program",
                {{0x35DA8175, "PC 1.00"},
                 {0x65F3E583, "PC 1.00 without disc"},
                 {0x9A6EBE58, "PC 1.01"},
                 {0x9345765E, "PC 1.01 without disc"},
                 {0xFD148DF6, "PC 2.00"},
                 {0x5D31CC22, "PC 2.00, German"},
                 {0xDB72E396, "PC 2.x"},
                 {0x641DDC4C, "PS2"},
                 {0x8A13BD60, "mobile, format 3"},
                 {0x147728C3, "mobile, format 4"}})
             .help("Version of the game. The script may be of another version. Program 2.00 refuses any other id, 1.x "
                   "does not look at it.")
             .hexadecimal(),
         integer("mission_pack", "Mission pack").help("Number of the pack's folder. 0: none."),
         text("saved_at", "Saved at").derive(savedAt), integer("system_year", "Year of saving"),
         integer("system_month", "Month of saving"), integer("system_day", "Day of saving"),
         integer("system_weekday", "Weekday of saving").help("0: Sunday"), integer("system_hour", "Hour of saving"),
         integer("system_minute", "Minute of saving"), integer("system_second", "Second of saving"),
         integer("system_millisecond", "Millisecond of saving")});
    addProperties(type, "World",
                  {choice("level", "City", {{0, "country"}, {1, "Los Santos"}, {2, "San Fierro"}, {3, "Las Venturas"}})
                       .range(0, 3),
                   point("camera", "Camera"), integer("interior", "Interior").help("0: outside"),
                   elementRef("target_marker", "Target marker").help("The marker that the player set on the map"),
                   choice("riots", "Riots", noOrYes()),
                   choice("riots_without_police", "Riots without police cars", noOrYes())});
    addTimes(type);
    addProperties(type, "Weather",
                  {choice("old_weather", "Weather before", namesOf("weather"))
                       .help("The weather blends from this one to the next"),
                   choice("new_weather", "Weather next", namesOf("weather")),
                   choice("forced_weather", "Forced weather", namesOf("weather")),
                   number("weather_blend", "Blend").help("0: the weather before, 1: the next").range(0, 1),
                   integer("weather_index", "Place in the weather list"), number("rain", "Rain"),
                   integer("extra_colour", "Extra colour").help("1 indoors"),
                   choice("extra_colour_on", "Extra colour is on", noOrYes()),
                   number("extra_colour_blend", "Blend of the extra colour"),
                   choice("extra_colour_weather", "Weather of the extra colour", namesOf("weather")),
                   integer("water", "Water configuration")});
    addStateOfCameras(type);
    addProperties(type, "Cheats",
                  {choice("has_cheated", "Cheats used", noOrYes()),
                   choice("taxis_nitro", "All taxis have nitro", noOrYes()),
                   choice("prostitutes_pay", "Prostitutes pay", noOrYes())});
}

} // namespace navsmith::systems::gta_sa_save
