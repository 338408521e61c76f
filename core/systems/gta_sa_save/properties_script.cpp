// Properties of the script's data, of the rules of the game, and of fields of the file beside them.
#include "core/systems/gta_sa_save/properties.h"
#include "core/systems/gta_sa_save/record_columns.h"
#include "core/systems/gta_sa_save/references.h"
#include "core/systems/gta_sa_save/world_models.h"

#include <bit>
#include <limits>

namespace navsmith::systems::gta_sa_save {

using model::ElementType;
using model::Model;
using model::Slot;

namespace {

constexpr double kNoValue = std::numeric_limits<double>::quiet_NaN();
constexpr std::uint32_t kGlobalBytes = 4;
constexpr std::string_view kBothMeanings = "The same four bytes. The script knows which of both is meant.";
constexpr std::string_view kOfTheWorld = "In the object lists of the open game";
constexpr std::string_view kOldAddress = "Address in the session that was saved. Meaningless in the next one.";

void globalNumbers(const Model& m, std::span<const Slot> rows, std::span<double> out) {
    const auto& order = m.order(kGlobal);
    for (std::size_t i = 0; i < rows.size(); ++i)
        out[i] = order.position(rows[i]);
}

void globalsAsNumbers(const Model& m, std::span<const Slot> rows, std::span<double> out) {
    for (std::size_t i = 0; i < rows.size(); ++i)
        out[i] = static_cast<double>(std::bit_cast<float>(m.get(global::value, rows[i])));
}

std::string globalName(const Model& m, Slot row) {
    const auto& names = nameTable("script_globals");
    const auto number = m.order(kGlobal).position(row);
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (names.integer(i) == std::int64_t{number})
            return std::string(names.cell(i, "name"));
    }
    return {};
}

/// The value of the global that says whether a mission runs.
void onAMission(const Model& m, std::span<const Slot> rows, std::span<double> out) {
    const auto& order = m.order(kGlobal);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const auto globals = order.group(rows[i]);
        const auto at = m.get(file::onMission, rows[i]);
        const auto index = at / kGlobalBytes;
        out[i] = at % kGlobalBytes != 0 || index >= globals.size() ? kNoValue
                 : m.get(global::value, globals[index]) != 0       ? 1.0
                                                                   : 0.0;
    }
}

void collectedHandles(const Model& m, std::span<const Slot> rows, std::span<double> out) {
    const auto& field = *referenceField(kCollectedPickup, "pickup");
    for (std::size_t i = 0; i < rows.size(); ++i)
        out[i] = static_cast<double>(storedReference(m, field, collected_pickup::target, rows[i]));
}

template <auto Column>
std::string nameOfModel(const Model& m, Slot row) {
    return modelName(m, m.get(Column, row));
}
/// The name of the model of a trigger; it may also be a type of people, which no list of objects has.
std::string nameOfTriggerModel(const Model& m, Slot row) {
    const bool byName = m.get(script_trigger::brain, row) >= kFirstNamedTrigger;
    return byName ? std::string() : modelName(m, m.get(script_trigger::objectModel, row));
}

} // namespace

void addThreadProperties(ElementType& type) {
    addProperties(type, "Thread",
                  {text("name", "Name").help("Up to 8 characters"), integer("index", "Number").readOnly(),
                   choice("is_mission", "Mission", noOrYes()), choice("active", "Active", noOrYes()),
                   choice("mission_cleanup", "Cleans up after a mission", noOrYes()),
                   choice("external", "External", noOrYes()).help("From script.img"),
                   choice("text_override", "Overrides text", noOrYes()),
                   choice("brain", "Kind of trigger", withNone(-1, "None", namesOf("script_brains")))});
    addProperties(type, "Conditions",
                  {choice("condition", "Last condition", noOrYes()),
                   integer("and_or", "And / or count").help("0: one condition. 1 to 8: and. 21 to 28: or."),
                   choice("negated", "Negated", noOrYes()), choice("death_check", "Checks death or arrest", noOrYes()),
                   choice("death_done", "Was dead or arrested", noOrYes())});
    addProperties(type, "Times",
                  {integer("wake_time", "Wakes at").help("Game time").unit("ms"),
                   integer("timer_a", "First timer").unit("ms"), integer("timer_b", "Second timer").unit("ms")});
    addProperties(
        type, "Position in the script",
        {integer("relative_pointer", "Resumes at").help("Bytes from the start of the script").readOnly(),
         integer("scene_skip", "Scene skip").help("Bytes from the start of the script, where a skipped scene goes on"),
         integer("base", "Base").help(kOldAddress).readOnly(),
         integer("pointer", "Pointer").help(kOldAddress).readOnly(),
         integer("next", "Next thread").help(kOldAddress).readOnly(),
         integer("previous", "Previous thread").help(kOldAddress).readOnly(),
         integer("depth", "Depth of the stack").readOnly(), integer("return_1", "First return address").readOnly(),
         integer("return_2", "Second return address").readOnly(),
         integer("return_3", "Third return address").readOnly(),
         integer("return_4", "Fourth return address").readOnly(),
         integer("return_5", "Fifth return address").readOnly(), integer("return_6", "Sixth return address").readOnly(),
         integer("return_7", "Seventh return address").readOnly(),
         integer("return_8", "Eighth return address").readOnly()});
    auto& locals = type.lists[thread::locals];
    locals.title = "Local variables";
    addProperties(locals, "Variable",
                  {integer("value", "Value"),
                   number("as_number", "As a real number").help(kBothMeanings).over("value").realBits()});
}

void addTriggerProperties(ElementType& type) {
    addProperties(
        type, "Trigger",
        {integer("script", "Script").help("Number of the script in script.img. -1: the record is free."),
         choice("brain", "Kind", namesOf("script_brains")).help("Set up by commands 0928, 0929, 07D3, 07D4 and 0884"),
         integer("group", "Object group").help("-1: none"), choice("active", "Active", noOrYes()),
         number("radius", "Radius").help("5 for people").unit("m"),
         integer("model", "Model").help("Of kinds without a name"),
         text("model_name", "Name of the model").help(kOfTheWorld).derive(nameOfTriggerModel).present(hasModels),
         integer("chance", "Chance").help("Of kinds without a name").unit("%"),
         text("name", "Name").help("Up to 8 characters. Of kinds by name.")});
}

void addSwapProperties(ElementType& type) {
    addProperties(type, "Swap",
                  {choice("kind", "Kind", namesOf("saved_object_kinds")),
                   integer("building", "Building").help("Place in the pool of buildings, plus 1"),
                   integer("new_model", "New model").help("Made by command 03B6"),
                   text("new_name", "Name of the new model")
                       .help(kOfTheWorld)
                       .derive(nameOfModel<building_swap::newModel>)
                       .present(hasModels),
                   integer("old_model", "Old model"),
                   text("old_name", "Name of the old model")
                       .help(kOfTheWorld)
                       .derive(nameOfModel<building_swap::oldModel>)
                       .present(hasModels)});
}

void addInvisibleProperties(ElementType& type) {
    addProperties(type, "Object",
                  {choice("kind", "Kind", namesOf("saved_object_kinds")).help("Made by command 0363"),
                   integer("object", "Object").help("Place in its pool, plus 1. Kind 3: handle / 256.")});
}

void addBlockedProperties(ElementType& type) {
    addProperties(type, "Model",
                  {choice("model", "Model kept from parking", withNone(-1, "None", namesOf("vehicles")))
                       .help("The game does not use it")});
}

void addLodLinkProperties(ElementType& type) {
    addProperties(type, "Link",
                  {elementRef("object", "Object").help("Made by command 0827"), elementRef("lod", "LOD")});
}

void addAnimationProperties(ElementType& type) {
    addProperties(type, "Animations",
                  {integer("model", "Model").help("-1: the record is free. Set up by command 08E8."),
                   text("name", "Animation file").help("Up to 16 characters")});
}

void addGlobalProperties(ElementType& type) {
    addProperties(type, "Variable",
                  {integer("number", "Number").help("$2 in the script is number 2").derive(globalNumbers),
                   text("name", "Name").derive(globalName), integer("value", "Value"),
                   number("as_number", "As a real number").help(kBothMeanings).derive(globalsAsNumbers)});
}

void addGameLogicProperties(ElementType& type) {
    addProperties(type, "Rules",
                  {choice("penalty_death", "Death takes things", noOrYes()).help("Command 08DD"),
                   choice("penalty_arrest", "Arrest takes things", noOrYes()).help("Command 08DE"),
                   choice("state", "State", namesOf("game_states")),
                   integer("last_event", "Last event at").help("Game time").unit("ms")});
}

void addAfterDeathProperties(ElementType& type) {
    addProperties(type, "Position",
                  {point("position", "Position").over("x", "y", "z"), number("heading", "Heading").unit("degrees")});
}

void addCollectedProperties(ElementType& type) {
    addProperties(type, "Pickup",
                  {elementRef("pickup", "Pickup").help("A pickup that is gone is shown by its handle"),
                   integer("handle", "Handle")
                       .help("Slot in the low 16 bits, reference counter in the high 16")
                       .derive(collectedHandles)
                       .hexadecimal()});
}

void addFileProperties(ElementType& type) {
    const auto script = gta_sa::blockSpec(gta_sa::ScriptsBlock).title;
    addProperties(type, script,
                  {integer("on_mission", "On-mission global").help("Offset of the global in bytes"),
                   boolean("on_a_mission", "On a mission").help("Whether that global is not 0").derive(onAMission),
                   integer("last_mission_time", "Last mission passed at").help("Game time").unit("ms"),
                   choice("multi_script", "Multi-script file", noOrYes()),
                   choice("met_debbie_harry", "Met Debbie Harry", noOrYes()).help("Unused")});
    const auto garages = gta_sa::blockSpec(gta_sa::GaragesBlock).title;
    addProperties(type, garages,
                  {choice("bombs_free", "Bombs free", noOrYes()), choice("resprays_free", "Resprays free", noOrYes()),
                   choice("no_resprays", "Resprays off", noOrYes()), integer("collected", "Cars collected"),
                   integer("bank_vans", "Bank vans collected"), integer("police_cars", "Police cars collected"),
                   rawWord("wanted_type_1", "Car types collected, first word").advanced(false),
                   rawWord("wanted_type_2", "Car types collected, second word").advanced(false),
                   rawWord("wanted_type_3", "Car types collected, third word").advanced(false),
                   rawWord("wanted_type_4", "Car types collected, fourth word").advanced(false),
                   integer("last_help", "Last help at").help("Game time").unit("ms")});
    addProperties(type, gta_sa::blockSpec(gta_sa::PickupsBlock).title,
                  {integer("help_messages", "Help messages left").help("Counts down from 10"),
                   integer("ring_next", "Next place among collected pickups").range(0, 19)});
}

} // namespace navsmith::systems::gta_sa_save
