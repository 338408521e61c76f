// Named columns of saved games. Columns of fields are looked up in the tables of the format.
#pragma once

#include "core/model/fields.h"
#include "core/model/model.h"
#include "core/systems/gta_sa_save/element_types.h"
#include "formats/gta_sa/save_file.h"

#include <memory>
#include <stdexcept>
#include <string>

namespace navsmith::systems::gta_sa_save {

inline constexpr std::string_view kSystemId = "gta_sa_save";

/// The column of a record's field. Fails to compile if no field has that id and type.
template <typename T>
constexpr model::Column<T> columnHandle(Type type, model::ColumnId column, SaveRecord record, std::string_view id) {
    const auto& fields = gta_sa::specOf(record).fields;
    const auto index = gta_sa::fieldIndex(record, id);
    const auto storage = isReferenceField(type, id) ? model::Storage::Ref : storageOf(fields[index].type);
    if (column == model::kNoColumn || storage != model::storageOf<T>())
        throw std::logic_error("a handle of another column than it says");
    return {type, column};
}
template <typename T>
constexpr model::Column<T> field(Type type, std::string_view id) {
    return columnHandle<T>(type, columnOf(type, id), recordType(type)->record, id);
}
template <typename T>
constexpr model::Column<T> fileField(SaveRecord record, std::string_view id) {
    return columnHandle<T>(kFile, fileColumnOf(record, id), record, id);
}

namespace file {
/// Precede the fields of kFileRecords.
inline constexpr model::Fields fields{
    kFile, model::column<std::string>("name"),
    // The whole file as read. save() starts from it and compares with it to find out which padding bytes were mirrored.
    model::column<std::string>("original"),
    model::column<std::uint8_t>("keeps_checksum"),        // 1: was wrong in the file; kept until the first edit
    model::column<std::uint8_t>("keeps_padding"),         // 1: not all of it is mirrored; the rest is kept
    model::column<std::uint32_t>("set_pieces_stored"),    // number according to the file
    model::column<std::uint32_t>("number_plates_stored"), // number according to the file
};
static_assert(kFileOwn == model::kFirstOwn + fields.size());
inline constexpr auto name = fields.column<std::string>("name");
inline constexpr auto original = fields.column<std::string>("original");
inline constexpr auto keepsChecksum = fields.column<std::uint8_t>("keeps_checksum");
inline constexpr auto keepsPadding = fields.column<std::uint8_t>("keeps_padding");
inline constexpr auto setPieces = fields.column<std::uint32_t>("set_pieces_stored");
inline constexpr auto plates = fields.column<std::uint32_t>("number_plates_stored");
inline constexpr auto globalsSize = fileField<std::uint32_t>(SaveRecord::ScriptHead, "globals_size");
inline constexpr auto mainSize = fileField<std::uint32_t>(SaveRecord::ScriptState, "main_size");
inline constexpr auto largestMission = fileField<std::uint32_t>(SaveRecord::ScriptState, "largest_mission");
inline constexpr auto onMission = fileField<std::uint32_t>(SaveRecord::ScriptMission, "on_mission");
inline constexpr auto lastMissionTime = fileField<std::uint32_t>(SaveRecord::ScriptMission, "last_mission_time");
inline constexpr auto lastGarageHelp = fileField<std::uint32_t>(SaveRecord::GarageHead, "last_help");
inline constexpr auto ringNext = fileField<std::uint16_t>(SaveRecord::PickupTail, "ring_next");
inline constexpr auto overrides = fileField<std::uint8_t>(SaveRecord::RestartTail, "override");
inline constexpr auto overrideX = fileField<float>(SaveRecord::RestartTail, "override_x");
inline constexpr auto overrideY = fileField<float>(SaveRecord::RestartTail, "override_y");
inline constexpr auto overrideZ = fileField<float>(SaveRecord::RestartTail, "override_z");
inline constexpr auto hospitalX = fileField<float>(SaveRecord::RestartTail, "hospital_x");
inline constexpr auto hospitalY = fileField<float>(SaveRecord::RestartTail, "hospital_y");
inline constexpr auto hospitalZ = fileField<float>(SaveRecord::RestartTail, "hospital_z");
inline constexpr auto hospitalRadius = fileField<float>(SaveRecord::RestartTail, "hospital_radius");
inline constexpr auto hospitalHeading = fileField<float>(SaveRecord::RestartTail, "hospital_heading");
inline constexpr auto policeX = fileField<float>(SaveRecord::RestartTail, "police_x");
inline constexpr auto policeY = fileField<float>(SaveRecord::RestartTail, "police_y");
inline constexpr auto policeZ = fileField<float>(SaveRecord::RestartTail, "police_z");
inline constexpr auto policeRadius = fileField<float>(SaveRecord::RestartTail, "police_radius");
inline constexpr auto policeHeading = fileField<float>(SaveRecord::RestartTail, "police_heading");
} // namespace file

/// For all types except file and block.
constexpr model::Column<model::Ref> fileOf(Type type) {
    return {type, model::kFirstOwn};
}
/// Bytes of the record not covered by a field, in order, including those behind the NUL of texts.
constexpr model::Column<std::string> restOf(Type type) {
    return {type, model::kFirstOwn + 1};
}

namespace region {
inline constexpr auto xMin = field<float>(kPathRegion, "x_min");
inline constexpr auto xMax = field<float>(kPathRegion, "x_max");
inline constexpr auto yMin = field<float>(kPathRegion, "y_min");
inline constexpr auto yMax = field<float>(kPathRegion, "y_max");
inline constexpr auto zMin = field<float>(kPathRegion, "z_min");
inline constexpr auto zMax = field<float>(kPathRegion, "z_max");
inline constexpr auto off = field<std::uint8_t>(kPathRegion, "off");
inline constexpr auto vehicles = field<std::uint8_t>(kPathRegion, "vehicles");
} // namespace region

namespace generator {
inline constexpr auto index = field<std::uint16_t>(kCarGenerator, "index");
inline constexpr auto carModel = field<std::int16_t>(kCarGenerator, "model");
inline constexpr auto x = field<std::int16_t>(kCarGenerator, "x");
inline constexpr auto y = field<std::int16_t>(kCarGenerator, "y");
inline constexpr auto z = field<std::int16_t>(kCarGenerator, "z");
inline constexpr auto heading = field<std::uint8_t>(kCarGenerator, "heading");
inline constexpr auto alarm = field<std::uint8_t>(kCarGenerator, "alarm");
inline constexpr auto lock = field<std::uint8_t>(kCarGenerator, "lock");
inline constexpr auto nextTime = field<std::uint32_t>(kCarGenerator, "next_time");
inline constexpr auto vehicle = field<std::int16_t>(kCarGenerator, "vehicle");
inline constexpr auto remaining = field<std::uint16_t>(kCarGenerator, "remaining");
inline constexpr auto mapSection = field<std::uint8_t>(kCarGenerator, "map_section");
inline constexpr auto used = field<std::uint8_t>(kCarGenerator, "used");
} // namespace generator

namespace plate {
inline constexpr auto generator = field<model::Ref>(kNumberPlate, "generator");
inline constexpr model::Column<std::uint8_t> listed{kNumberPlate, extraColumn(kNumberPlate)};
} // namespace plate

namespace set_piece {
inline constexpr auto lastTime = field<std::uint32_t>(kSetPiece, "last_time");
inline constexpr auto xMin = field<std::int16_t>(kSetPiece, "x_min");
inline constexpr auto yMin = field<std::int16_t>(kSetPiece, "y_min");
inline constexpr auto xMax = field<std::int16_t>(kSetPiece, "x_max");
inline constexpr auto yMax = field<std::int16_t>(kSetPiece, "y_max");
inline constexpr auto spawn1X = field<std::int16_t>(kSetPiece, "spawn_1_x");
inline constexpr auto spawn1Y = field<std::int16_t>(kSetPiece, "spawn_1_y");
inline constexpr auto spawn2X = field<std::int16_t>(kSetPiece, "spawn_2_x");
inline constexpr auto spawn2Y = field<std::int16_t>(kSetPiece, "spawn_2_y");
inline constexpr auto target1X = field<std::int16_t>(kSetPiece, "target_1_x");
inline constexpr auto target1Y = field<std::int16_t>(kSetPiece, "target_1_y");
inline constexpr auto target2X = field<std::int16_t>(kSetPiece, "target_2_x");
inline constexpr auto target2Y = field<std::int16_t>(kSetPiece, "target_2_y");
inline constexpr auto type = field<std::uint8_t>(kSetPiece, "type");
inline constexpr model::Column<std::uint8_t> listed{kSetPiece, extraColumn(kSetPiece)};
} // namespace set_piece

namespace pickup {
inline constexpr auto object = field<std::uint32_t>(kPickup, "object");
inline constexpr auto x = field<std::int16_t>(kPickup, "x");
inline constexpr auto y = field<std::int16_t>(kPickup, "y");
inline constexpr auto z = field<std::int16_t>(kPickup, "z");
inline constexpr auto regeneration = field<std::uint32_t>(kPickup, "regeneration");
inline constexpr auto counter = field<std::int16_t>(kPickup, "counter");
inline constexpr auto type = field<std::uint8_t>(kPickup, "type");
inline constexpr auto pickupModel = field<std::int16_t>(kPickup, "model");
inline constexpr auto flags = field<std::uint8_t>(kPickup, "flags");
} // namespace pickup

namespace restart {
inline constexpr auto x = field<float>(kRestart, "x");
inline constexpr auto y = field<float>(kRestart, "y");
inline constexpr auto z = field<float>(kRestart, "z");
inline constexpr auto heading = field<float>(kRestart, "heading");
inline constexpr auto neededCities = field<std::int32_t>(kRestart, "needed_cities");
inline constexpr model::Column<std::uint8_t> police{kRestart, extraColumn(kRestart)}; ///< 0 hospital, 1 police
} // namespace restart

namespace garage {
inline constexpr auto type = field<std::uint8_t>(kGarage, "type");
inline constexpr auto x = field<float>(kGarage, "x");
inline constexpr auto y = field<float>(kGarage, "y");
inline constexpr auto z = field<float>(kGarage, "z");
inline constexpr auto aX = field<float>(kGarage, "a_x");
inline constexpr auto aY = field<float>(kGarage, "a_y");
inline constexpr auto bX = field<float>(kGarage, "b_x");
inline constexpr auto bY = field<float>(kGarage, "b_y");
inline constexpr auto ceiling = field<float>(kGarage, "ceiling");
inline constexpr auto width = field<float>(kGarage, "width");
inline constexpr auto depth = field<float>(kGarage, "depth");
inline constexpr auto left = field<float>(kGarage, "left");
inline constexpr auto right = field<float>(kGarage, "right");
inline constexpr auto front = field<float>(kGarage, "front");
inline constexpr auto back = field<float>(kGarage, "back");
inline constexpr auto door = field<float>(kGarage, "door");
inline constexpr auto openTime = field<std::uint32_t>(kGarage, "open_time");
inline constexpr auto name = field<std::string>(kGarage, "name");
} // namespace garage

namespace stored_car {
inline constexpr auto x = field<float>(kStoredCar, "x");
inline constexpr auto y = field<float>(kStoredCar, "y");
inline constexpr auto z = field<float>(kStoredCar, "z");
inline constexpr auto carModel = field<std::uint16_t>(kStoredCar, "model");
inline constexpr auto forwardX = field<std::int8_t>(kStoredCar, "forward_x");
inline constexpr auto forwardY = field<std::int8_t>(kStoredCar, "forward_y");
} // namespace stored_car

namespace zone {
inline constexpr auto name = field<std::string>(kZone, "name");
inline constexpr auto xMin = field<std::int16_t>(kZone, "x_min");
inline constexpr auto yMin = field<std::int16_t>(kZone, "y_min");
inline constexpr auto zMin = field<std::int16_t>(kZone, "z_min");
inline constexpr auto xMax = field<std::int16_t>(kZone, "x_max");
inline constexpr auto yMax = field<std::int16_t>(kZone, "y_max");
inline constexpr auto zMax = field<std::int16_t>(kZone, "z_max");
inline constexpr auto population = field<model::Ref>(kZone, "population");
inline constexpr auto type = field<std::uint8_t>(kZone, "type");
inline constexpr model::Column<std::uint8_t> map{kZone, extraColumn(kZone)}; ///< 0 navigation zone, 1 map zone
} // namespace zone

namespace jump {
/// A coordinate of the take-off box (0) or the landing box (1).
constexpr model::Column<float> corner(std::size_t box, bool maximum, std::size_t axis) {
    constexpr std::string_view ids[2][2][3] = {
        {{"start_min_x", "start_min_y", "start_min_z"}, {"start_max_x", "start_max_y", "start_max_z"}},
        {{"land_min_x", "land_min_y", "land_min_z"}, {"land_max_x", "land_max_y", "land_max_z"}}};
    return field<float>(kStuntJump, ids[box][maximum ? 1 : 0][axis]);
}
inline constexpr auto cameraX = field<float>(kStuntJump, "camera_x");
inline constexpr auto cameraY = field<float>(kStuntJump, "camera_y");
inline constexpr auto cameraZ = field<float>(kStuntJump, "camera_z");
inline constexpr auto done = field<std::uint8_t>(kStuntJump, "done");
inline constexpr auto found = field<std::uint8_t>(kStuntJump, "found");
} // namespace jump

namespace enex {
inline constexpr auto index = field<std::int16_t>(kEnexConnection, "index");
inline constexpr auto flags = field<std::uint16_t>(kEnexConnection, "flags");
inline constexpr auto link = field<model::Ref>(kEnexConnection, "link");
inline constexpr auto open = field<model::Ref>(kOpenEntrance, "entrance");
} // namespace enex

namespace marker {
inline constexpr auto x = field<float>(kMarker, "x");
inline constexpr auto y = field<float>(kMarker, "y");
inline constexpr auto z = field<float>(kMarker, "z");
inline constexpr auto counter = field<std::uint16_t>(kMarker, "counter");
inline constexpr auto entrance = field<model::Ref>(kMarker, "entrance");
inline constexpr auto entity = field<model::Ref>(kMarker, "entity");
inline constexpr auto colour = field<std::uint32_t>(kMarker, "colour");
inline constexpr auto sprite = field<std::int8_t>(kMarker, "sprite");
inline constexpr auto bitsA = field<std::uint8_t>(kMarker, "bits_a");
inline constexpr auto bitsB = field<std::uint8_t>(kMarker, "bits_b");
/// The object that a marker of an object follows; its handle is in the field of `entity`.
inline constexpr model::Column<model::Ref> object{kMarker, extraColumn(kMarker)};
inline constexpr unsigned kOfObject = 3; ///< types
inline constexpr unsigned kOfPickup = 7;
inline unsigned typeOf(const model::Model& m, model::Slot row) {
    return static_cast<unsigned>(m.get(bitsB, row)) >> 2U & 0xFU;
}
} // namespace marker

namespace marker3d {
inline constexpr auto used = field<std::uint8_t>(kMarker3d, "used");
inline constexpr auto red = field<std::uint32_t>(kMarker3d, "red");
inline constexpr auto green = field<std::uint32_t>(kMarker3d, "green");
inline constexpr auto blue = field<std::uint32_t>(kMarker3d, "blue");
inline constexpr auto x = field<float>(kMarker3d, "x");
inline constexpr auto y = field<float>(kMarker3d, "y");
inline constexpr auto z = field<float>(kMarker3d, "z");
} // namespace marker3d

namespace player {
inline constexpr auto x = field<float>(kPlayer, "x");
inline constexpr auto y = field<float>(kPlayer, "y");
inline constexpr auto z = field<float>(kPlayer, "z");
inline constexpr auto health = field<float>(kPlayer, "health");
inline constexpr auto armour = field<float>(kPlayer, "armour");
inline constexpr auto pedSize = field<std::uint32_t>(kPlayer, "ped_size");
inline constexpr auto playerSize = field<std::uint32_t>(kPlayer, "player_size");
inline constexpr auto entrance = field<model::Ref>(kPlayer, "entrance");
inline constexpr auto activeSlot = field<std::uint8_t>(kPlayer, "active_slot");
inline constexpr auto chosenSlot = field<std::uint8_t>(kPlayer, "chosen_slot");
inline constexpr std::size_t kWeapons = 13;
/// The column of a weapon slot, from 0.
constexpr model::Column<std::uint32_t> weapon(std::size_t slot) {
    const auto step = columnOf(kPlayer, "weapon_2_type") - columnOf(kPlayer, "weapon_1_type");
    return {kPlayer, static_cast<model::ColumnId>(columnOf(kPlayer, "weapon_1_type") + slot * step)};
}
constexpr model::Column<std::uint32_t> nextShot(std::size_t slot) {
    const auto at = columnOf(kPlayer, "weapon_1_next_shot") - columnOf(kPlayer, "weapon_1_type");
    return {kPlayer, static_cast<model::ColumnId>(weapon(slot).column + at)};
}
} // namespace player

namespace object {
inline constexpr auto handle = field<std::uint32_t>(kObject, "handle");
inline constexpr auto number = field<std::uint32_t>(kObject, "model");
inline constexpr auto x = field<float>(kObject, "x");
inline constexpr auto y = field<float>(kObject, "y");
inline constexpr auto z = field<float>(kObject, "z");
inline constexpr auto size = field<std::uint32_t>(kObject, "size");
inline constexpr auto forwardX = field<std::int8_t>(kObject, "forward_x");
inline constexpr auto forwardY = field<std::int8_t>(kObject, "forward_y");
} // namespace object

namespace vars {
inline constexpr auto versionId = field<std::uint32_t>(kSimpleVars, "version_id");
inline constexpr auto saveName = field<std::string>(kSimpleVars, "save_name");
inline constexpr auto cameraX = field<float>(kSimpleVars, "camera_x");
inline constexpr auto cameraY = field<float>(kSimpleVars, "camera_y");
inline constexpr auto cameraZ = field<float>(kSimpleVars, "camera_z");
inline constexpr auto lastClockTick = field<std::uint32_t>(kSimpleVars, "last_clock_tick");
inline constexpr auto gameTime = field<std::uint32_t>(kSimpleVars, "game_time");
inline constexpr auto targetMarker = field<model::Ref>(kSimpleVars, "target_marker");
} // namespace vars

namespace player_info {
inline constexpr auto size = field<std::uint32_t>(kPlayerInfo, "size");
inline constexpr auto maxHealth = field<std::uint8_t>(kPlayerInfo, "max_health");
inline constexpr auto maxArmour = field<std::uint8_t>(kPlayerInfo, "max_armour");
} // namespace player_info

namespace game_logic {
inline constexpr auto lastEvent = field<std::uint32_t>(kGameLogic, "last_event");
} // namespace game_logic

namespace after_death_point {
inline constexpr auto x = field<float>(kAfterDeathPoint, "x");
inline constexpr auto y = field<float>(kAfterDeathPoint, "y");
inline constexpr auto z = field<float>(kAfterDeathPoint, "z");
inline constexpr auto heading = field<float>(kAfterDeathPoint, "heading");
} // namespace after_death_point

namespace global {
inline constexpr auto value = field<std::int32_t>(kGlobal, "value");
} // namespace global

namespace script_trigger {
inline constexpr auto script = field<std::int16_t>(kScriptTrigger, "script");
inline constexpr auto brain = field<std::int8_t>(kScriptTrigger, "brain");
inline constexpr auto name = field<std::string>(kScriptTrigger, "name");
inline constexpr auto objectModel = field<std::int16_t>(kScriptTrigger, "model");
inline constexpr auto chance = field<std::uint16_t>(kScriptTrigger, "chance");
inline constexpr auto radius = field<float>(kScriptTrigger, "radius");
} // namespace script_trigger

namespace building_swap {
inline constexpr auto kind = field<std::uint32_t>(kBuildingSwap, "kind");
inline constexpr auto newModel = field<std::int32_t>(kBuildingSwap, "new_model");
inline constexpr auto oldModel = field<std::int32_t>(kBuildingSwap, "old_model");
} // namespace building_swap

namespace invisible_object {
inline constexpr auto kind = field<std::uint32_t>(kInvisibleObject, "kind");
} // namespace invisible_object

namespace blocked_model {
inline constexpr auto number = field<std::int32_t>(kBlockedModel, "model");
} // namespace blocked_model

namespace animation_group {
inline constexpr auto number = field<std::int32_t>(kAnimationGroup, "model");
} // namespace animation_group

namespace lod_link {
inline constexpr auto object = field<model::Ref>(kLodLink, "object");
inline constexpr auto lod = field<model::Ref>(kLodLink, "lod");
} // namespace lod_link

namespace collected_pickup {
inline constexpr auto target = field<model::Ref>(kCollectedPickup, "pickup");
} // namespace collected_pickup

namespace gang_wars {
inline constexpr auto startTime = field<std::uint32_t>(kGangWars, "start_time");
inline constexpr auto lastTime = field<std::uint32_t>(kGangWars, "last_time");
inline constexpr auto size = field<std::uint32_t>(kGangWars, "size");
inline constexpr auto active = field<std::uint8_t>(kGangWars, "active");
inline constexpr auto state = field<std::uint32_t>(kGangWars, "state");
inline constexpr auto attackState = field<std::uint32_t>(kGangWars, "attack_state");
inline constexpr auto population = field<model::Ref>(kGangWars, "population");
inline constexpr auto zone = field<model::Ref>(kGangWars, "zone");
inline constexpr auto marker = field<model::Ref>(kGangWars, "marker");
inline constexpr auto startX = field<float>(kGangWars, "start_x");
inline constexpr auto startY = field<float>(kGangWars, "start_y");
inline constexpr auto startZ = field<float>(kGangWars, "start_z");
inline constexpr auto attackX = field<float>(kGangWars, "attack_x");
inline constexpr auto attackY = field<float>(kGangWars, "attack_y");
inline constexpr auto attackZ = field<float>(kGangWars, "attack_z");
} // namespace gang_wars

namespace thread {
inline constexpr auto name = field<std::string>(kThread, "name");
inline constexpr auto timerA = field<std::uint32_t>(kThread, "timer_a");
inline constexpr auto timerB = field<std::uint32_t>(kThread, "timer_b");
inline constexpr auto wakeTime = field<std::uint32_t>(kThread, "wake_time");
inline constexpr auto depth = field<std::uint16_t>(kThread, "depth");
/// Addresses on the return stack, of which `depth` are in use.
inline constexpr std::size_t kReturns = 8;
constexpr model::Column<std::uint32_t> returnAddress(std::size_t i) {
    return {kThread, static_cast<model::ColumnId>(columnOf(kThread, "return_1") + i)};
}
inline constexpr model::ListId locals = 0;
inline constexpr auto relativePointer = field<std::uint32_t>(kThread, "relative_pointer");
} // namespace thread

namespace population {
inline constexpr auto red = field<std::uint8_t>(kZonePopulation, "red");
inline constexpr auto green = field<std::uint8_t>(kZonePopulation, "green");
inline constexpr auto blue = field<std::uint8_t>(kZonePopulation, "blue");
inline constexpr auto bits = field<std::uint8_t>(kZonePopulation, "bits");
} // namespace population

namespace statistic {
inline constexpr auto value = field<float>(kStatistic, "value");
inline constexpr auto counted = field<std::int32_t>(kCountedStatistic, "value");
} // namespace statistic

namespace map_sector {
inline constexpr auto visited = field<std::uint8_t>(kMapSector, "visited");
} // namespace map_sector

namespace tag {
inline constexpr auto paint = field<std::uint8_t>(kTag, "paint");
inline constexpr std::uint8_t kSprayed = 229; ///< least paint of a tag that counts as sprayed
} // namespace tag

namespace map_section {
inline constexpr auto enabled = field<std::uint8_t>(kMapSection, "enabled");
} // namespace map_section

namespace shop {
inline constexpr auto item = field<std::uint32_t>(kPriceChange, "item");
inline constexpr auto bought = field<std::uint8_t>(kShopItem, "bought");
} // namespace shop

namespace radio {
inline constexpr auto cities = field<std::uint8_t>(kRadio, "cities");
} // namespace radio

/// Files that the game has in memory. It stores a byte for each of 26316, most of which are not loaded.
namespace loaded_file {
inline constexpr model::Fields fields{
    kLoadedFile, model::reference("file", {.target = kFile, .onTargetErased = model::OnTargetErased::EraseRow}),
    model::column<std::uint16_t>("number"),
    model::column<std::uint8_t>("needed_by"), // streaming flags
};
inline constexpr auto file = fields.column<model::Ref>("file");
inline constexpr auto number = fields.column<std::uint16_t>("number");
inline constexpr auto neededBy = fields.column<std::uint8_t>("needed_by");
} // namespace loaded_file

/// What one type of people feels for another: a row for each two of them, by type, then by other type.
namespace relation {
inline constexpr model::Fields fields{
    kRelation,
    model::reference("file", {.target = kFile, .onTargetErased = model::OnTargetErased::EraseRow}),
    model::reference("people", {.target = kPedType, .onTargetErased = model::OnTargetErased::EraseRow}),
    model::reference("others", {.target = kPedType, .onTargetErased = model::OnTargetErased::EraseRow}),
    model::column<std::uint8_t>("feelings"), // a bit for each field of a type of people
};
inline constexpr auto file = fields.column<model::Ref>("file");
inline constexpr auto people = fields.column<model::Ref>("people");
inline constexpr auto others = fields.column<model::Ref>("others");
inline constexpr auto feelings = fields.column<std::uint8_t>("feelings");
} // namespace relation

/// One row for each of the 28 blocks, in order.
namespace block {
inline constexpr model::Fields fields{
    kBlock,
    model::reference("file", {.target = kFile, .onTargetErased = model::OnTargetErased::EraseRow}),
    model::column<std::uint8_t>("number"),
    model::column<std::uint8_t>("opaque"),  // 1: unknown layout
    model::column<std::uint32_t>("length"), // length in bytes as read
    model::column<std::string>("bytes"),    // all bytes of a block without records of this schema; otherwise empty
    model::column<std::uint8_t>("tagged"),  // 0: other bytes in place of its tag
};
inline constexpr auto file = fields.column<model::Ref>("file");
inline constexpr auto number = fields.column<std::uint8_t>("number");
inline constexpr auto opaque = fields.column<std::uint8_t>("opaque");
inline constexpr auto length = fields.column<std::uint32_t>("length");
inline constexpr auto bytes = fields.column<std::string>("bytes");
inline constexpr auto tagged = fields.column<std::uint8_t>("tagged");
} // namespace block

std::shared_ptr<const model::Schema> schema();
/// What tells the elements in two files of the same data (identities.cpp).
const model::Identities& identities();

/// Calls f(column, field) for each field of a type's record.
template <typename F>
void forEachField(const RecordKind& entry, F&& f) {
    if (entry.extra == Extra::Bits)
        return;
    model::ColumnId column = kFieldsAt;
    for (const auto& field : gta_sa::specOf(entry.record).fields)
        f(column++, field);
}

} // namespace navsmith::systems::gta_sa_save
