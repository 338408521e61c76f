// Properties of what stands at a place of the map.
#include "core/systems/gta_sa_save/properties.h"
#include "core/systems/gta_sa_save/roads.h"
#include "formats/gta_sa/save_file.h"

namespace navsmith::systems::gta_sa_save {

namespace {

constexpr double kEighth = 0.125;
constexpr double kQuarter = 0.25;
constexpr double kTurn = 360.0 / 256.0;
constexpr double kAllPercent = 100;
constexpr double kLastGarageType = 45;

} // namespace

std::vector<model::PropertySpec> regionProperties() {
    auto properties = Properties(kPathRegion);
    properties.add({.id = "nodes_switched",
                    .title = "Nodes switched",
                    .section = "Switching",
                    .help = "How many nodes of the open path files it turns, where its turn comes",
                    .type = model::PropertyType::Integer,
                    .derive = nodesSwitched,
                    .present = hasPaths});
    return properties.in("Switching")
        .choice("off", "Nodes are", {{0, "switched on"}, {1, "switched off"}},
                "What the region does to the nodes in it. Later regions win over earlier ones")
        .within(0, 1)
        .choice("vehicles", "Concerns", {{0, "pedestrian nodes"}, {1, "car and boat nodes"}})
        .within(0, 1)
        .in("Box")
        .point("minimum", "Lowest corner", {"x_min", "y_min", "z_min"}, 1, "The bounds count as inside")
        .point("maximum", "Highest corner", {"x_max", "y_max", "z_max"}, 1, "The bounds count as inside")
        .finish();
}

std::vector<model::PropertySpec> generatorProperties() {
    return Properties(kCarGenerator)
        .in("Place")
        .point("position", "Position", {"x", "y", "z"}, kEighth)
        .number("heading", "Heading", "Counter-clockwise from north; the angle is a byte", "degrees", kTurn)
        .in("Car")
        .number("model", "Model", "400 to 611; -1 any. Below -1: minus the model that has been drawn already")
        .within(-611, 611)
        .number("colour_1", "First colour", "-1: any")
        .number("colour_2", "Second colour", "-1: any")
        .number("alarm", "Alarm", "Chance that it has one", "%")
        .within(0, kAllPercent)
        .number("lock", "Locked", "Chance that it is", "%")
        .within(0, kAllPercent)
        .bit("owned", "flags", 3, "The player owns the car")
        .in("Appearance")
        .number("remaining", "Cars left", "0: switched off; 65535: always another one")
        .bit("wait_far", "flags", 0, "Waits until the player is far")
        .bit("priority", "flags", 1, "High priority")
        .bit("active", "flags", 2, "Active flag", "Never set by the game: switching is done by the cars left")
        .bit("any_crowd", "flags", 4, "Ignores the population limit")
        .number("min_delay", "Shortest delay")
        .number("max_delay", "Longest delay")
        .number("next_time", "Next time", "Game time", "ms")
        .in("Bookkeeping")
        .fixed("index", "Number", "Place among the game's 500 generators, by which scripts name it")
        .finish();
}

std::vector<model::PropertySpec> plateProperties() {
    return Properties(kNumberPlate)
        .in("Plate")
        .text("plate", "Number plate", "Up to 8 characters")
        .number("generator", "Car generator", "Its number")
        .within(0, static_cast<double>(gta_sa::kMaxCarGenerators - 1))
        .finish();
}

std::vector<model::PropertySpec> setPieceProperties() {
    return Properties(kSetPiece)
        .in("Ambush")
        .choice(
            "type", "Type",
            {{0, "none"},
             {1, "two cars, slow"},
             {2, "one car, fast"},
             {3, "one car, medium"},
             {4, "one officer"},
             {5, "two officers"},
             {6, "two cars, fast, then brake"},
             {7, "two cars, fast"},
             {8, "two cars, medium"}},
            "Slow and medium pairs and officers meet a player on foot with one star, others one in a vehicle with two")
        .within(0, 8)
        .number("last_time", "Last used", "Game time; not again for 40 seconds", "ms")
        .in("Trigger")
        .point("minimum", "Lowest corner", {"x_min", "y_min"}, kQuarter)
        .point("maximum", "Highest corner", {"x_max", "y_max"}, kQuarter)
        .in("Units")
        .point("spawn_1", "First starts at", {"spawn_1_x", "spawn_1_y"}, kQuarter)
        .point("target_1", "First heads for", {"target_1_x", "target_1_y"}, kQuarter)
        .point("spawn_2", "Second starts at", {"spawn_2_x", "spawn_2_y"}, kQuarter)
        .point("target_2", "Second heads for", {"target_2_x", "target_2_y"}, kQuarter)
        .finish();
}

std::vector<model::PropertySpec> pickupProperties() {
    return Properties(kPickup)
        .in("Pickup")
        .choice("type", "Type",
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
        .within(0, 22)
        .number("model", "Model")
        .number("amount", "Ammunition or most revenue")
        .number("value", "Revenue so far")
        .number("money_per_day", "Money a day")
        .in("Place")
        .point("position", "Position", {"x", "y", "z"}, kEighth)
        .in("State")
        .bit("disabled", "flags", 0, "Waits to come back")
        .bit("empty", "flags", 1, "Empty")
        .bit("help_shown", "flags", 2, "Help was shown")
        .bit("visible", "flags", 3, "Visible")
        .bitsOf("property_text", "flags", 4, 3, "Property text", "0 none, 1 can be bought, 2 cannot")
        .within(0, 2)
        .number("regeneration", "Comes back at", "Game time", "ms")
        .number("counter", "Reference counter", "With the slot it makes the handle that scripts hold")
        .hex("object", "Object pointer", "0 in every live record")
        .finish();
}

std::vector<model::PropertySpec> restartProperties() {
    auto properties = Properties(kRestart);
    properties.add({.id = "kind",
                    .title = "After",
                    .section = "Restart",
                    .type = model::PropertyType::Enum,
                    .column = extraColumn(kRestart),
                    .names = {{0, "death (hospital)"}, {1, "arrest (police)"}},
                    .readOnly = true});
    return properties.in("Restart")
        .point("position", "Position", {"x", "y", "z"})
        .number("heading", "Heading", {}, "degrees")
        .within(0, 360)
        .number("needed_cities", "Cities unlocked", "Used once the statistic of unlocked cities is this high")
        .within(0, 4)
        .finish();
}

std::vector<model::PropertySpec> garageProperties() {
    return Properties(kGarage)
        .in("Garage")
        .text("name", "Name", "Up to 8 characters")
        .number("type", "Type", "16 to 18, 24 to 32 and 39 to 42 are safe houses, 5 a respray, 36 to 38 tuning")
        .within(0, kLastGarageType)
        .number("original_type", "Original type", "Differs where a script changed the type: a garage that was bought")
        .within(0, kLastGarageType)
        .choice("door_state", "Door",
                {{0, "closed"}, {1, "open"}, {2, "closing"}, {3, "opening"}, {4, "waiting"}, {5, "dropped car"}})
        .within(0, 5)
        .number("door", "Door position", "0 closed, 1 open")
        .within(0, 1)
        .in("Flags")
        .bit("inactive", "flags", 1, "Inactive")
        .bit("used_respray", "flags", 2, "Respray was used")
        .bit("opens_up", "flags", 3, "Door opens up")
        .bit("goes_in", "flags", 4, "Door goes in")
        .bit("camera_follows", "flags", 5, "Camera follows")
        .bit("door_closed", "flags", 6, "Door is closed")
        .bit("free_respray", "flags", 7, "Free respray")
        .bit("flag_0", "flags", 0, "Unknown flag")
        .in("Place")
        .point("corner", "Corner", {"x", "y", "z"}, 1, "On the floor; the bounding box follows it")
        .number("ceiling", "Ceiling", {}, "m")
        .point("direction_a", "Direction A", {"a_x", "a_y"}, 1, "Unit vector along the width", "")
        .point("direction_b", "Direction B", {"b_x", "b_y"}, 1, "Unit vector along the depth", "")
        .number("width", "Width along A", {}, "m")
        .number("depth", "Depth along B", {}, "m")
        .number("left", "Box: lowest x", "Worked out anew when the place changes", "m")
        .number("right", "Box: highest x", "Worked out anew when the place changes", "m")
        .number("front", "Box: lowest y", "Worked out anew when the place changes", "m")
        .number("back", "Box: highest y", "Worked out anew when the place changes", "m")
        .finish();
}

std::vector<model::PropertySpec> storedCarProperties() {
    return Properties(kStoredCar)
        .in("Car")
        .number("model", "Model", "0: the slot is empty")
        .number("colour_1", "First colour")
        .number("colour_2", "Second colour")
        .number("paint_job", "Paint job")
        .number("nitro", "Nitro left")
        .number("radio", "Radio station")
        .bit("proof_bullets", "proofs", 0, "Bullet proof")
        .bit("proof_fire", "proofs", 1, "Fire proof")
        .bit("proof_explosions", "proofs", 2, "Explosion proof")
        .bit("proof_collisions", "proofs", 3, "Collision proof")
        .bit("proof_melee", "proofs", 4, "Melee proof")
        .bit("bass", "proofs", 5, "Bass boost")
        .bit("hydraulics", "proofs", 6, "Hydraulics")
        .bit("has_nitro", "proofs", 7, "Has nitro")
        .in("Place")
        .point("position", "Position", {"x", "y", "z"})
        .point("forward", "Forward", {"forward_x", "forward_y", "forward_z"}, 0.01, {}, "")
        .finish();
}

std::vector<model::PropertySpec> jumpProperties() {
    return Properties(kStuntJump)
        .in("Jump")
        .number("reward", "Reward", {}, "$")
        .choice("done", "Done", {{0, "no"}, {1, "yes"}}, "One that is done has been found, too")
        .within(0, 1)
        .choice("found", "Found", {{0, "no"}, {1, "yes"}})
        .within(0, 1)
        .in("Boxes")
        .point("start_minimum", "Start: lowest corner", {"start_min_x", "start_min_y", "start_min_z"})
        .point("start_maximum", "Start: highest corner", {"start_max_x", "start_max_y", "start_max_z"})
        .point("landing_minimum", "Landing: lowest corner", {"land_min_x", "land_min_y", "land_min_z"})
        .point("landing_maximum", "Landing: highest corner", {"land_max_x", "land_max_y", "land_max_z"})
        .point("camera", "Camera", {"camera_x", "camera_y", "camera_z"})
        .finish();
}

std::vector<model::PropertySpec> markerProperties() {
    return Properties(kMarker)
        .in("Marker")
        .choiceOf("type", "bits_b", 2, 4, "Type",
                  {{0, "free"},
                   {1, "car"},
                   {2, "ped"},
                   {3, "object"},
                   {4, "coordinate"},
                   {5, "contact point"},
                   {6, "searchlight"},
                   {7, "pickup"},
                   {8, "airstrip"}})
        .within(0, 8)
        .choiceOf("display", "bits_b", 0, 2, "Shows as", {{0, "nothing"}, {1, "marker"}, {2, "blip"}, {3, "both"}})
        .bitsOf("appearance", "bits_b", 6, 2, "Appearance")
        .number("sprite", "Sprite", "-5 to 63")
        .within(-5, 63)
        .hex("colour", "Colour", "0 to 8, or red, green, blue and alpha")
        .in("Place")
        .point("position", "Position", {"x", "y", "z"})
        .number("radius", "Radius", {}, "m")
        .number("size", "Size")
        .number("entrance", "Entrance", "Its number plus 1; 0: none")
        .in("Flags")
        .bit("bright", "bits_a", 0, "Bright")
        .bit("in_use", "bits_a", 1, "In use")
        .bit("short_range", "bits_a", 2, "Short range")
        .bit("friendly", "bits_a", 3, "Friendly")
        .bit("stays", "bits_a", 4, "Stays")
        .bit("fades", "bits_a", 5, "Fades")
        .bitsOf("coordinate_look", "bits_a", 6, 2, "Coordinate appearance")
        .finish();
}

std::vector<model::PropertySpec> marker3dProperties() {
    return Properties(kMarker3d)
        .in("Marker")
        .choice("used", "Used", {{0, "no"}, {1, "yes"}})
        .point("position", "Position", {"x", "y", "z"})
        .finish();
}

} // namespace navsmith::systems::gta_sa_save
