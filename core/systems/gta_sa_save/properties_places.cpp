// Properties of elements with a position.
#include "core/systems/gta_sa_save/properties.h"
#include "core/systems/gta_sa_save/roads.h"
#include "formats/gta_sa/save_file.h"

namespace navsmith::systems::gta_sa_save {

using model::ElementType;

namespace {

constexpr double kEighth = 0.125;
constexpr double kQuarter = 0.25;
constexpr double kTurn = 360.0 / 256.0;
constexpr double kAllPercent = 100;
constexpr double kLastGarageType = 45;

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
                  {integer("model", "Model")
                       .help("400 to 611. -1: any. Below -1: the negated model that was already chosen.")
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
                   integer("generator", "Car generator")
                       .help("Number of the car generator with this plate")
                       .range(0, static_cast<double>(gta_sa::kMaxCarGenerators - 1))});
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
                             "vehicle with two stars.")
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
                   integer("model", "Model"), integer("amount", "Ammunition or maximum revenue"),
                   number("value", "Revenue so far"), integer("money_per_day", "Money per day")});
    addProperties(type, "Position", {point("position", "Position").over("x", "y", "z").scale(kEighth)});
    addProperties(
        type, "State",
        {boolean("disabled", "Waiting to respawn").over("flags").bit(0), boolean("empty", "Empty").over("flags").bit(1),
         boolean("help_shown", "Help was shown").over("flags").bit(2),
         boolean("visible", "Visible").over("flags").bit(3),
         integer("property_text", "Property text")
             .help("0 none, 1 can be bought, 2 cannot")
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
         integer("type", "Type")
             .help("16 to 18, 24 to 32 and 39 to 42 are safe houses, 5 a respray, 36 to 38 tuning")
             .range(0, kLastGarageType),
         integer("original_type", "Original type")
             .help("Differs if a script changed the type, as when a garage is bought")
             .range(0, kLastGarageType),
         choice("door_state", "Door",
                {{0, "closed"}, {1, "open"}, {2, "closing"}, {3, "opening"}, {4, "waiting"}, {5, "dropped car"}})
             .range(0, 5),
         number("door", "Door position").help("0 closed, 1 open").range(0, 1)});
    addProperties(type, "Flags",
                  {boolean("inactive", "Inactive").over("flags").bit(1),
                   boolean("used_respray", "Respray was used").over("flags").bit(2),
                   boolean("opens_up", "Door opens up").over("flags").bit(3),
                   boolean("goes_in", "Door opens inwards").over("flags").bit(4),
                   boolean("camera_follows", "Camera follows").over("flags").bit(5),
                   boolean("door_closed", "Door is closed").over("flags").bit(6),
                   boolean("free_respray", "Free respray").over("flags").bit(7),
                   boolean("flag_0", "Unknown flag").over("flags").bit(0)});
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
    addProperties(
        type, "Car",
        {integer("model", "Model").help("0: the slot is empty"), integer("colour_1", "First colour"),
         integer("colour_2", "Second colour"), integer("paint_job", "Paint job"), integer("nitro", "Nitro left"),
         integer("radio", "Radio station"), boolean("proof_bullets", "Bullet proof").over("proofs").bit(0),
         boolean("proof_fire", "Fire proof").over("proofs").bit(1),
         boolean("proof_explosions", "Explosion proof").over("proofs").bit(2),
         boolean("proof_collisions", "Collision proof").over("proofs").bit(3),
         boolean("proof_melee", "Melee proof").over("proofs").bit(4),
         boolean("bass", "Bass boost").over("proofs").bit(5), boolean("hydraulics", "Hydraulics").over("proofs").bit(6),
         boolean("has_nitro", "Has nitro").over("proofs").bit(7)});
    addProperties(type, "Position",
                  {point("position", "Position").over("x", "y", "z"), vector("forward", "Forward").scale(0.01)});
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
    addProperties(type, "Marker",
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
                   integer("sprite", "Sprite").help("-5 to 63").range(-5, 63),
                   rawWord("colour", "Colour").help("0 to 8, or red, green, blue and alpha")});
    addProperties(type, "Position",
                  {point("position", "Position").over("x", "y", "z"), number("radius", "Radius").unit("m"),
                   integer("size", "Size"),
                   integer("entrance", "Entrance").help("Number of the entrance plus 1. 0: none.")});
    addProperties(type, "Flags",
                  {boolean("bright", "Bright").over("bits_a").bit(0), boolean("in_use", "In use").over("bits_a").bit(1),
                   boolean("short_range", "Short range").over("bits_a").bit(2),
                   boolean("friendly", "Friendly").over("bits_a").bit(3),
                   boolean("stays", "Stays").over("bits_a").bit(4), boolean("fades", "Fades").over("bits_a").bit(5),
                   integer("coordinate_look", "Coordinate appearance").over("bits_a").bits(6, 2)});
}

void addMarker3dProperties(ElementType& type) {
    addProperties(type, "Marker",
                  {choice("used", "Used", {{0, "no"}, {1, "yes"}}), point("position", "Position").over("x", "y", "z")});
}

} // namespace navsmith::systems::gta_sa_save
