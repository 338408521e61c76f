// Properties of elements with a position.
#include "core/systems/gta_sa_save/properties.h"
#include "core/systems/gta_sa_save/roads.h"
#include "core/systems/gta_sa_save/safe_houses.h"
#include "formats/gta_sa/save_file.h"

#include <bit>
#include <deque>
#include <limits>
#include <string>

namespace navsmith::systems::gta_sa_save {

using model::ElementType;
using model::Model;
using model::Slot;

namespace {

constexpr double kEighth = 0.125;
constexpr double kQuarter = 0.25;
constexpr double kTurn = 360.0 / 256.0;
constexpr double kAllPercent = 100;
constexpr double kLastGarageType = 45;

constexpr double kNoName = std::numeric_limits<double>::quiet_NaN();

std::int64_t safeHouseNumber(const Model& m, Slot row) {
    return static_cast<std::int64_t>(safeHouseOfCar(m, row));
}
std::int64_t placeInSafeHouse(const Model& m, Slot row) {
    return static_cast<std::int64_t>(placeOfCar(m, row));
}
/// NaN for garages that hold no cars.
void safeHousesOfGarages(const Model& m, std::span<const Slot> rows, std::span<double> out) {
    std::ranges::transform(rows, out.begin(), [&](Slot row) {
        const auto house = safeHouseOfGarage(m, row);
        return house ? static_cast<double>(*house) : kNoName;
    });
}

/// Only for garages of the stock game.
std::string garagePlace(const Model& m, Slot row) {
    const auto& places = nameTable("garages");
    const auto number = m.order(kGarage).position(row);
    return number < places.size() && places.cell(number, "file_name") == m.get(garage::name, row)
               ? std::string(places.cell(number, "name"))
               : std::string();
}

void addParts(ElementType& type) {
    static constexpr std::string_view parts[][2] = {
        {"upgrade_1", "First part"},       {"upgrade_2", "Second part"},      {"upgrade_3", "Third part"},
        {"upgrade_4", "Fourth part"},      {"upgrade_5", "Fifth part"},       {"upgrade_6", "Sixth part"},
        {"upgrade_7", "Seventh part"},     {"upgrade_8", "Eighth part"},      {"upgrade_9", "Ninth part"},
        {"upgrade_10", "Tenth part"},      {"upgrade_11", "Eleventh part"},   {"upgrade_12", "Twelfth part"},
        {"upgrade_13", "Thirteenth part"}, {"upgrade_14", "Fourteenth part"}, {"upgrade_15", "Fifteenth part"},
    };
    for (const auto& part : parts)
        addProperties(type, "Parts",
                      {choice(part[0], part[1], withNone(-1, "None", namesOf("vehicle_mods")))
                           .help("Parts stand in the order in which they were fitted")});
}

/// A flag for each bit with a name.
void addHandling(ElementType& type) {
    static std::deque<std::string> ids; // the schema stores views
    const auto& flags = nameTable("handling_flags");
    for (std::size_t row = 0; row < flags.size(); ++row) {
        const auto mask = static_cast<std::uint64_t>(flags.integer(row).value_or(0));
        addProperties(
            type, "Handling",
            {boolean(ids.emplace_back("handling_" + std::string(flags.cell(row, "key"))), flags.cell(row, "title"))
                 .over("handling")
                 .bit(static_cast<unsigned>(std::countr_zero(mask)))});
    }
    addProperties(type, "Handling", {rawWord("handling", "All handling flags")});
}

} // namespace

void addRegionProperties(ElementType& type) {
    addProperties(type, "Switching",
                  {integer("nodes_switched", "Nodes switched")
                       .help("Number of nodes in the open path files that the region switches")
                       .derive(nodesSwitched)
                       .present(hasPaths),
                   choice("off", "Effect", {{0, "switched on"}, {1, "switched off"}})
                       .help("What the region does to the nodes inside. Later regions override earlier ones.")
                       .range(0, 1),
                   choice("vehicles", "Applies to", {{0, "pedestrian nodes"}, {1, "car and boat nodes"}}).range(0, 1)});
    addProperties(type, "Box",
                  {point("minimum", "Minimum corner").help("Inclusive").over("x_min", "y_min", "z_min"),
                   point("maximum", "Maximum corner").help("Inclusive").over("x_max", "y_max", "z_max")});
}

void addGeneratorProperties(ElementType& type) {
    addProperties(type, "Position",
                  {point("position", "Position").over("x", "y", "z").scale(kEighth),
                   number("heading", "Heading")
                       .help("Counter-clockwise from north. Stored as a byte.")
                       .unit("degrees")
                       .scale(kTurn)});
    addProperties(type, "Car",
                  {choice("model", "Model", withNone(-1, "any", namesOf("vehicles")))
                       .help("Below -1: the negated model that was already chosen")
                       .range(-611, 611),
                   integer("colour_1", "First colour").help("-1: any"),
                   integer("colour_2", "Second colour").help("-1: any"),
                   integer("alarm", "Alarm").help("Chance that the car has an alarm").unit("%").range(0, kAllPercent),
                   integer("lock", "Locked").help("Chance that the car is locked").unit("%").range(0, kAllPercent),
                   boolean("owned", "The player owns the car.").over("flags").bit(3)});
    addProperties(type, "Appearance",
                  {integer("remaining", "Cars left").help("0: off. 65535: unlimited."),
                   boolean("wait_far", "Waits until the player is far away").over("flags").bit(0),
                   boolean("priority", "High priority").over("flags").bit(1),
                   boolean("active", "Active flag")
                       .help("Never set by the game, which switches generators by the cars left")
                       .over("flags")
                       .bit(2),
                   boolean("any_crowd", "Ignores the population limit").over("flags").bit(4),
                   integer("min_delay", "Minimum delay"), integer("max_delay", "Maximum delay"),
                   integer("next_time", "Next time").help("Game time").unit("ms")});
    addProperties(type, "Bookkeeping",
                  {integer("index", "Number")
                       .help("Position among the game's 500 generators, by which scripts refer to it")
                       .readOnly()});
}

void addPlateProperties(ElementType& type) {
    addProperties(type, "Plate",
                  {text("plate", "Number plate").help("Up to 8 characters"),
                   elementRef("generator", "Car generator").help("The car generator with this plate")});
}

void addSetPieceProperties(ElementType& type) {
    addProperties(type, "Ambush",
                  {choice("type", "Type",
                          {{0, "none"},
                           {1, "two cars, slow"},
                           {2, "one car, fast"},
                           {3, "one car, medium"},
                           {4, "one officer"},
                           {5, "two officers"},
                           {6, "two cars, fast, then brake"},
                           {7, "two cars, fast"},
                           {8, "two cars, medium"}})
                       .help("Slow and medium pairs and officers: player on foot with one star. Others: player in a "
                             "moving vehicle with two stars. The police are not bound to roads afterwards (command "
                             "04F8).")
                       .range(0, 8),
                   integer("last_time", "Last used").help("Game time. Not used again for 40 seconds.").unit("ms")});
    addProperties(type, "Trigger",
                  {point("minimum", "Minimum corner").over("x_min", "y_min").scale(kQuarter),
                   point("maximum", "Maximum corner").over("x_max", "y_max").scale(kQuarter)});
    addProperties(
        type, "Units",
        {point("spawn_1", "First starts at").scale(kQuarter), point("target_1", "First heads for").scale(kQuarter),
         point("spawn_2", "Second starts at").scale(kQuarter), point("target_2", "Second heads for").scale(kQuarter)});
}

void addPickupProperties(ElementType& type) {
    addProperties(type, "Pickup",
                  {choice("type", "Type",
                          {{0, "free"},
                           {1, "shop"},
                           {2, "street"},
                           {3, "once"},
                           {4, "once, timeout"},
                           {5, "once, slow timeout"},
                           {6, "collectable"},
                           {7, "out of stock"},
                           {8, "money"},
                           {9, "mine, inactive"},
                           {10, "mine, armed"},
                           {11, "sea mine, inactive"},
                           {12, "sea mine, armed"},
                           {13, "floating package"},
                           {14, "floating package, floats"},
                           {15, "street, slow"},
                           {16, "revenue"},
                           {17, "property, locked"},
                           {18, "property for sale"},
                           {19, "money, permanent"},
                           {20, "snapshot"},
                           {21, "two players"},
                           {22, "mission"}})
                       .range(0, 22),
                   choice("model", "Model", namesOf("pickup_models")).help("Number in the object lists of the game"),
                   integer("amount", "Ammunition or maximum revenue"), number("value", "Revenue so far"),
                   integer("money_per_day", "Money per day")});
    addProperties(type, "Position", {point("position", "Position").over("x", "y", "z").scale(kEighth)});
    addProperties(
        type, "State",
        {boolean("disabled", "Waiting to respawn").over("flags").bit(0), boolean("empty", "Empty").over("flags").bit(1),
         boolean("help_shown", "Help was shown").over("flags").bit(2),
         boolean("visible", "Visible").over("flags").bit(3),
         choice("property_text", "Property text", {{0, "none"}, {1, "can be bought"}, {2, "cannot be bought"}})
             .over("flags")
             .bits(4, 3)
             .range(0, 2),
         integer("regeneration", "Respawns at").help("Game time").unit("ms"),
         integer("counter", "Reference counter").help("Part of the handle in scripts, together with the slot"),
         rawWord("object", "Object pointer").help("0 in every live record")});
}

void addRestartProperties(ElementType& type) {
    addProperties(
        type, "Restart",
        {choice("kind", "After", {{0, "death (hospital)"}, {1, "arrest (police)"}}).over(restart::police).readOnly(),
         point("position", "Position").over("x", "y", "z"), number("heading", "Heading").unit("degrees").range(0, 360),
         integer("needed_cities", "Cities unlocked").help("Used when this many cities are unlocked").range(0, 4)});
}

void addGarageProperties(ElementType& type) {
    addProperties(
        type, "Garage",
        {text("name", "Name").help("Up to 8 characters"),
         text("place", "Place").help("By number and name of the garage").derive(garagePlace),
         choice("type", "Type", namesOf("garage_types")).range(0, kLastGarageType),
         choice("original_type", "Original type", namesOf("garage_types"))
             .help("Differs if a script changed the type, as when a garage is bought")
             .range(0, kLastGarageType),
         choice("safe_house", "Safe house", namesOf("safe_houses"))
             .help("Whose cars the garage holds, by its type")
             .derive(safeHousesOfGarages),
         choice("door_state", "Door",
                {{0, "closed"}, {1, "open"}, {2, "closing"}, {3, "opening"}, {4, "waiting"}, {5, "dropped car"}})
             .range(0, 5),
         number("door", "Door position").help("0 closed, 1 open").range(0, 1),
         integer("open_time", "Opens at").help("Game time").unit("ms")});
    addProperties(type, "Flags",
                  {boolean("inactive", "Inactive").over("flags").bit(1),
                   boolean("used_respray", "Respray was used").over("flags").bit(2),
                   boolean("opens_up", "Door opens up").over("flags").bit(3),
                   boolean("goes_in", "Door opens inwards").over("flags").bit(4),
                   boolean("camera_follows", "Camera follows").over("flags").bit(5),
                   boolean("door_closed", "Door is closed").over("flags").bit(6),
                   boolean("free_respray", "Free respray").over("flags").bit(7),
                   boolean("used_tuning", "Tuning shop was used").over("flags").bit(0)});
    addProperties(
        type, "Position",
        {point("corner", "Corner").help("On the floor. The bounding box is updated with it.").over("x", "y", "z"),
         number("ceiling", "Ceiling").unit("m"),
         vector("direction_a", "Direction A").help("Unit vector along the width").over("a_x", "a_y"),
         vector("direction_b", "Direction B").help("Unit vector along the depth").over("b_x", "b_y"),
         number("width", "Width along A").unit("m"), number("depth", "Depth along B").unit("m"),
         number("left", "Box: minimum x").help("Updated when the garage moves").unit("m"),
         number("right", "Box: maximum x").help("Updated when the garage moves").unit("m"),
         number("front", "Box: minimum y").help("Updated when the garage moves").unit("m"),
         number("back", "Box: maximum y").help("Updated when the garage moves").unit("m")});
}

void addStoredCarProperties(ElementType& type) {
    addProperties(type, "Car",
                  {choice("model", "Model", withNone("None", namesOf("vehicles"))).help("None: the slot is empty"),
                   choice("safe_house", "Safe house", namesOf("safe_houses"))
                       .help("By the number of the record. Cars of impounds keep the place where they were left.")
                       .derive(eachRow<safeHouseNumber>),
                   integer("slot", "Place in the safe house").help("1 to 4").derive(eachRow<placeInSafeHouse>),
                   integer("colour_1", "First colour"),
                   integer("colour_2", "Second colour"),
                   integer("colour_3", "Third colour"),
                   integer("colour_4", "Fourth colour"),
                   integer("paint_job", "Paint job"),
                   integer("nitro", "Nitro left"),
                   choice("radio", "Radio station", namesOf("radio_stations")),
                   choice("bomb", "Bomb", namesOf("bomb_types")),
                   integer("extra_1", "First extra"),
                   integer("extra_2", "Second extra"),
                   boolean("proof_bullets", "Bullet proof").over("proofs").bit(0),
                   boolean("proof_fire", "Fire proof").over("proofs").bit(1),
                   boolean("proof_explosions", "Explosion proof").over("proofs").bit(2),
                   boolean("proof_collisions", "Collision proof").over("proofs").bit(3),
                   boolean("proof_melee", "Melee proof").over("proofs").bit(4),
                   boolean("bass", "Bass boost").over("proofs").bit(5),
                   boolean("hydraulics", "Hydraulics").over("proofs").bit(6),
                   boolean("has_nitro", "Has nitro").over("proofs").bit(7)});
    addProperties(type, "Position",
                  {point("position", "Position").over("x", "y", "z"), vector("forward", "Forward").scale(0.01)});
    addParts(type);
    addHandling(type);
}

void addJumpProperties(ElementType& type) {
    addProperties(
        type, "Jump",
        {integer("reward", "Reward").unit("$"),
         choice("done", "Done", {{0, "no"}, {1, "yes"}}).help("A completed jump has also been found").range(0, 1),
         choice("found", "Found", {{0, "no"}, {1, "yes"}}).range(0, 1)});
    addProperties(type, "Boxes",
                  {point("start_minimum", "Start: minimum corner").over("start_min_x", "start_min_y", "start_min_z"),
                   point("start_maximum", "Start: maximum corner").over("start_max_x", "start_max_y", "start_max_z"),
                   point("landing_minimum", "Landing: minimum corner").over("land_min_x", "land_min_y", "land_min_z"),
                   point("landing_maximum", "Landing: maximum corner").over("land_max_x", "land_max_y", "land_max_z"),
                   point("camera", "Camera")});
}

void addMarkerProperties(ElementType& type) {
    addProperties(
        type, "Marker",
        {choice("type", "Type",
                {{0, "free"},
                 {1, "car"},
                 {2, "ped"},
                 {3, "object"},
                 {4, "coordinate"},
                 {5, "contact point"},
                 {6, "searchlight"},
                 {7, "pickup"},
                 {8, "airstrip"}})
             .over("bits_b")
             .bits(2, 4)
             .range(0, 8),
         choice("display", "Shows as", {{0, "nothing"}, {1, "marker"}, {2, "blip"}, {3, "both"}})
             .over("bits_b")
             .bits(0, 2),
         integer("appearance", "Appearance").over("bits_b").bits(6, 2),
         choice("sprite", "Icon", namesOf("radar_icons")).range(-5, 64),
         choice("colour", "Colour", namesOf("radar_colours")).help("Above 8: red, green, blue and alpha, a byte each"),
         rawWord("colour_bytes", "Colour, bytes").over("colour")});
    addProperties(type, "Follows",
                  {elementRef("entity", "Pickup").help("For markers of pickups"),
                   elementRef("object", "Object").over(marker::object).help("For markers of objects")});
    addProperties(type, "Position",
                  {point("position", "Position").over("x", "y", "z"), number("radius", "Radius").unit("m"),
                   integer("size", "Size"), elementRef("entrance", "Entrance")});
    addProperties(type, "Flags",
                  {boolean("bright", "Bright").over("bits_a").bit(0), boolean("in_use", "In use").over("bits_a").bit(1),
                   boolean("short_range", "Short range").over("bits_a").bit(2),
                   boolean("friendly", "Friendly").over("bits_a").bit(3),
                   boolean("stays", "Stays").over("bits_a").bit(4), boolean("fades", "Fades").over("bits_a").bit(5),
                   integer("coordinate_look", "Coordinate appearance").over("bits_a").bits(6, 2)});
}

void addMarker3dProperties(ElementType& type) {
    addProperties(type, "Marker",
                  {choice("used", "Used", {{0, "no"}, {1, "yes"}}), point("position", "Position").over("x", "y", "z"),
                   integer("red", "Red"), integer("green", "Green"), integer("blue", "Blue")});
}

} // namespace navsmith::systems::gta_sa_save
