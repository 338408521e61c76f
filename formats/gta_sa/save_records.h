// The records of a San Andreas saved game, as tables of fields. Follows docs/formats/gta-sa-save.md, sections 3 to 16.
#pragma once

#include "formats/gta_sa/save_field.h"
#include "formats/gta_sa/save_state_fields.h"

#include <span>

namespace navsmith::gta_sa {

/// Heads and tails are the non-repeating parts of a block before, between and after the lists.
enum class SaveRecord : std::uint8_t {
    Raw, ///< a byte of a block without a known structure
    SimpleVars,
    ScriptHead,
    Global,
    ScriptTrigger,
    ScriptMission,
    BuildingSwap,
    InvisibleObject,
    BlockedModel,
    LodLink,
    AnimationGroup,
    ScriptState,
    Thread,
    PlayerHead,
    Player,
    ObjectHead,
    Object,
    GarageHead,
    StoredCar,
    Garage,
    GameLogicHead,
    GameLogic,
    AfterDeathPoint,
    RegionHead,
    PathRegion,
    Pickup,
    PickupTail,
    CollectedPickup,
    RestartHead,
    Restart,
    RestartTail,
    Marker,
    ZoneHead,
    Zone,
    ZonePopulation,
    ZoneTail,
    GeneratorHead,
    CarGenerator,
    PlateHead,
    NumberPlate,
    PlayerInfo,
    FloatStatistic,
    IntegerStatistic,
    StatisticsTail,
    SetPieceHead,
    SetPiece,
    JumpHead,
    StuntJump,
    EnexHead,
    EnexOpen,
    EnexConnection,
    EnexEnd,
    Marker3d,
    Gang,
    GangWars,
    MapSector,
    PedKills,
    RadioTime,
    MissionAttempts,
    StatisticMessage,
    PedType,
    TagHead,
    Tag,
    MapSectionHead,
    MapSection,
    PriceHead,
    PriceChange,
    ShopHead,
    ShopItem,
    RadioStation,
    Radio,
};
inline constexpr std::size_t kSaveRecords = static_cast<std::size_t>(SaveRecord::Radio) + 1;

struct SaveRecordSpec {
    std::string_view id; ///< for messages: "path region"
    std::size_t bytes = 0;
    std::span<const SaveField> fields;
    std::span<const SaveListField> lists = {};
};

namespace save_fields {

/// Section 3.
inline constexpr SaveField kSimpleVars[] = {
    u32("version_id", 0x00),
    text("save_name", 0x04, 100),
    u8("mission_pack", 0x68),
    u32("level", 0x6C),
    f32("camera_x", 0x70),
    f32("camera_y", 0x74),
    f32("camera_z", 0x78),
    u32("minute_length", 0x7C),
    u32("last_clock_tick", 0x80),
    u8("month", 0x84),
    u8("day", 0x85),
    u8("hour", 0x86),
    u8("minute", 0x87),
    u8("weekday", 0x88),
    u8("stored_month", 0x89),
    u8("stored_day", 0x8A),
    u8("stored_hour", 0x8B),
    u8("stored_minute", 0x8C),
    u8("clock_stored", 0x8D),
    u16("pad_mode", 0x8E),
    u8("has_cheated", 0x90),
    u32("game_time", 0x94),
    f32("time_scale", 0x98),
    f32("time_step", 0x9C),
    f32("raw_time_step", 0xA0),
    u32("frame", 0xA4),
    i16("old_weather", 0xA8),
    i16("new_weather", 0xAA),
    i16("forced_weather", 0xAC),
    f32("weather_blend", 0xB0),
    u32("weather_index", 0xB4),
    f32("rain", 0xB8),
    u32("car_camera", 0xBC),
    u32("foot_camera", 0xC0),
    i32("interior", 0xC4),
    u8("invert_look", 0xC8),
    i32("extra_colour", 0xCC),
    u8("extra_colour_on", 0xD0),
    f32("extra_colour_blend", 0xD4),
    i32("extra_colour_weather", 0xD8),
    u32("water", 0xDC),
    u8("riots", 0xE0),
    u8("riots_without_police", 0xE1),
    u32("max_wanted", 0xE4),
    u32("max_chaos", 0xE8),
    u8("french", 0xEC),
    u8("german", 0xED),
    u8("uncensored", 0xEE),
    u8("camera_help", 0x11C),
    u16("system_year", 0x11E),
    u16("system_month", 0x120),
    u16("system_weekday", 0x122),
    u16("system_day", 0x124),
    u16("system_hour", 0x126),
    u16("system_minute", 0x128),
    u16("system_second", 0x12A),
    u16("system_millisecond", 0x12C),
    i32("target_marker", 0x130),
    u8("quit_car_help", 0x134),
    u8("taxis_nitro", 0x135),
    u8("prostitutes_pay", 0x136),
};

inline constexpr SaveField kCount[] = {u32("count", 0)};
inline constexpr SaveField kShortCount[] = {u16("count", 0)};

/// Section 4.
inline constexpr SaveField kObject[] = {
    u32("handle", 0x00),
    u32("model", 0x04),
    u32("size", 0x08),
    f32("x", 0x0C),
    f32("y", 0x10),
    f32("z", 0x14),
    i8("right_x", 0x18),
    i8("right_y", 0x19),
    i8("right_z", 0x1A),
    i8("forward_x", 0x1B),
    i8("forward_y", 0x1C),
    i8("forward_z", 0x1D),
    u8("bonus", 0x24),
    u16("cost", 0x26),
    i32("removal_time", 0x28),
    u32("entity_flags", 0x2C),
    u32("object_flags", 0x34),
    u8("type", 0x38),
    u8("damage_effect", 0x39),
    u8("collision_case", 0x3A),
    u8("proofs", 0x3B),
};

/// Section 5.
inline constexpr SaveField kGarageHead[] = {
    u32("count", 0),          u8("bombs_free", 4),      u8("resprays_free", 5),   u8("no_resprays", 6),
    u32("collected", 7),      u32("bank_vans", 11),     u32("police_cars", 15),   u32("wanted_type_1", 19),
    u32("wanted_type_2", 23), u32("wanted_type_3", 27), u32("wanted_type_4", 31), u32("last_help", 35),
};
inline constexpr SaveField kStoredCar[] = {
    f32("x", 0x00),          f32("y", 0x04),          f32("z", 0x08),          u32("handling", 0x0C),
    u8("proofs", 0x10),      u16("model", 0x12),      i16("upgrade_1", 0x14),  i16("upgrade_2", 0x16),
    i16("upgrade_3", 0x18),  i16("upgrade_4", 0x1A),  i16("upgrade_5", 0x1C),  i16("upgrade_6", 0x1E),
    i16("upgrade_7", 0x20),  i16("upgrade_8", 0x22),  i16("upgrade_9", 0x24),  i16("upgrade_10", 0x26),
    i16("upgrade_11", 0x28), i16("upgrade_12", 0x2A), i16("upgrade_13", 0x2C), i16("upgrade_14", 0x2E),
    i16("upgrade_15", 0x30), u8("colour_1", 0x32),    u8("colour_2", 0x33),    u8("colour_3", 0x34),
    u8("colour_4", 0x35),    u8("radio", 0x36),       u8("extra_1", 0x37),     u8("extra_2", 0x38),
    u8("bomb", 0x39),        u8("paint_job", 0x3A),   u8("nitro", 0x3B),       i8("forward_x", 0x3C),
    i8("forward_y", 0x3D),   i8("forward_z", 0x3E),
};
inline constexpr SaveField kGarage[] = {
    u8("type", 0x00),       u8("door_state", 0x01), u8("flags", 0x02),
    f32("x", 0x04),         f32("y", 0x08),         f32("z", 0x0C),
    f32("a_x", 0x10),       f32("a_y", 0x14),       f32("b_x", 0x18),
    f32("b_y", 0x1C),       f32("ceiling", 0x20),   f32("width", 0x24),
    f32("depth", 0x28),     f32("left", 0x2C),      f32("right", 0x30),
    f32("front", 0x34),     f32("back", 0x38),      f32("door", 0x3C),
    u32("open_time", 0x40), text("name", 0x44, 8),  u8("original_type", 0x4C),
};

/// Section 6.
inline constexpr SaveField kPathRegion[] = {
    f32("x_min", 0x00), f32("x_max", 0x04), f32("y_min", 0x08), f32("y_max", 0x0C),
    f32("z_min", 0x10), f32("z_max", 0x14), u8("off", 0x18),    u8("vehicles", 0x19),
};

/// Section 7.
inline constexpr SaveField kPickup[] = {
    f32("value", 0x00), u32("object", 0x04),  u32("amount", 0x08), u32("regeneration", 0x0C),
    i16("x", 0x10),     i16("y", 0x12),       i16("z", 0x14),      u16("money_per_day", 0x16),
    i16("model", 0x18), i16("counter", 0x1A), u8("type", 0x1C),    u8("flags", 0x1D),
};
inline constexpr SaveField kPickupTail[] = {
    u16("ring_next", 0),
    u8("help_messages", 2),
};
inline constexpr SaveField kCollectedPickup[] = {u32("pickup", 0)};

/// Section 8.
inline constexpr SaveField kRestart[] = {
    f32("x", 0x00), f32("y", 0x04), f32("z", 0x08), f32("heading", 0x0C), i32("needed_cities", 0x10),
};
inline constexpr SaveField kRestartTail[] = {
    u8("override", 0),     f32("override_x", 1),       f32("override_y", 5),        f32("override_z", 9),
    u8("fade_death", 13),  u8("fade_arrest", 14),      f32("hospital_x", 15),       f32("hospital_y", 19),
    f32("hospital_z", 23), f32("hospital_radius", 27), f32("hospital_heading", 31), f32("police_x", 35),
    f32("police_y", 39),   f32("police_z", 43),        f32("police_radius", 47),    f32("police_heading", 51),
};

/// Section 9.
inline constexpr SaveField kMarker[] = {
    u32("colour", 0x00),   u32("entity", 0x04),  f32("x", 0x08),      f32("y", 0x0C),
    f32("z", 0x10),        u16("counter", 0x14), f32("radius", 0x18), u16("size", 0x1C),
    u32("entrance", 0x20), i8("sprite", 0x24),   u8("bits_a", 0x25),  u8("bits_b", 0x26),
};
inline constexpr SaveField kMarker3d[] = {
    u8("used", 0x00), f32("x", 0x04),     f32("y", 0x08),    f32("z", 0x0C),
    u32("red", 0x10), u32("green", 0x14), u32("blue", 0x18),
};

/// Section 10.
inline constexpr SaveField kZoneHead[] = {u32("level", 0), u16("navigation_count", 4), u16("population_count", 6),
                                          u16("map_count", 8)};
inline constexpr SaveField kZone[] = {
    text("name", 0x00, 8),   text("label", 0x08, 8), i16("x_min", 0x10), i16("y_min", 0x12),
    i16("z_min", 0x14),      i16("x_max", 0x16),     i16("y_max", 0x18), i16("z_max", 0x1A),
    i16("population", 0x1C), u8("type", 0x1E),       u8("level", 0x1F),
};
inline constexpr SaveField kZonePopulation[] = {
    u8("gang_1", 0), u8("gang_2", 1), u8("gang_3", 2), u8("gang_4", 3),  u8("gang_5", 4),   u8("gang_6", 5),
    u8("gang_7", 6), u8("gang_8", 7), u8("gang_9", 8), u8("gang_10", 9), u8("dealers", 10), u8("red", 11),
    u8("green", 12), u8("blue", 13),  u8("alpha", 14), u8("bits", 15),   u8("races", 16),
};
inline constexpr SaveField kMapSector[] = {u8("visited", 0)};
inline constexpr SaveField kZoneTail[] = {u32("visited_count", 0)};

/// Section 11.
inline constexpr SaveField kGeneratorHead[] = {u32("count", 0), u8("process", 4), u8("close", 5)};
inline constexpr SaveField kCarGenerator[] = {
    u16("index", 0x00),      i16("model", 0x02),     i8("colour_1", 0x04), i8("colour_2", 0x05),
    i16("x", 0x06),          i16("y", 0x08),         i16("z", 0x0A),       u8("heading", 0x0C),
    u8("alarm", 0x0D),       u8("lock", 0x0E),       u8("flags", 0x0F),    u16("min_delay", 0x10),
    u16("max_delay", 0x12),  u32("next_time", 0x16), i16("vehicle", 0x1A), u16("remaining", 0x1C),
    u8("map_section", 0x1E), u8("used", 0x1F),
};
inline constexpr SaveField kNumberPlate[] = {u32("generator", 0x00), text("plate", 0x04, 8)};

/// Section 12.
inline constexpr SaveField kSetPiece[] = {
    u32("last_time", 0x00),  i16("x_min", 0x04),      i16("y_min", 0x06),      i16("x_max", 0x08),
    i16("y_max", 0x0A),      i16("spawn_1_x", 0x0C),  i16("spawn_1_y", 0x0E),  i16("spawn_2_x", 0x10),
    i16("spawn_2_y", 0x12),  i16("target_1_x", 0x14), i16("target_1_y", 0x16), i16("target_2_x", 0x18),
    i16("target_2_y", 0x1A), u8("type", 0x1C),
};

/// Section 13.
inline constexpr SaveField kStuntJump[] = {
    f32("start_min_x", 0x00), f32("start_min_y", 0x04), f32("start_min_z", 0x08), f32("start_max_x", 0x0C),
    f32("start_max_y", 0x10), f32("start_max_z", 0x14), f32("land_min_x", 0x18),  f32("land_min_y", 0x1C),
    f32("land_min_z", 0x20),  f32("land_max_x", 0x24),  f32("land_max_y", 0x28),  f32("land_max_z", 0x2C),
    f32("camera_x", 0x30),    f32("camera_y", 0x34),    f32("camera_z", 0x38),    i32("reward", 0x3C),
    u8("done", 0x40),         u8("found", 0x41),
};

/// Section 14.
inline constexpr SaveField kEnexOpen[] = {u16("entrance", 0)};
inline constexpr SaveField kEnexConnection[] = {i16("index", 0), u16("flags", 2), i16("link", 4)};
inline constexpr SaveField kEnexEnd[] = {i16("end", 0)};

} // namespace save_fields

/// Indexed by SaveRecord.
inline constexpr SaveRecordSpec kSaveRecordSpecs[] = {
    {"byte", 1, {}},
    {"simple variables", 312, save_fields::kSimpleVars},
    {"script", 4, save_fields::kScriptHead},
    {"global", 4, save_fields::kGlobal},
    {"script trigger", 20, save_fields::kScriptTrigger},
    {"mission state", 8, save_fields::kScriptMission},
    {"building swap", 16, save_fields::kBuildingSwap},
    {"invisible object", 8, save_fields::kInvisibleObject},
    {"blocked model", 4, save_fields::kBlockedModel},
    {"LOD link", 8, save_fields::kLodLink},
    {"animation group", 20, save_fields::kAnimationGroup},
    {"script state", 0x16, save_fields::kScriptState},
    {"thread", 262, save_fields::kThread, save_fields::kThreadLists},
    {"players", 4, save_fields::kCount},
    {"player", 548, save_fields::kPlayer},
    {"objects", 4, save_fields::kCount},
    {"object", 60, save_fields::kObject},
    {"garages", 39, save_fields::kGarageHead},
    {"stored car", 64, save_fields::kStoredCar},
    {"garage", 80, save_fields::kGarage},
    {"points after death", 4, save_fields::kCount},
    {"game logic", 7, save_fields::kGameLogic},
    {"point after death", 16, save_fields::kAfterDeathPoint},
    {"path regions", 4, save_fields::kCount},
    {"path region", 28, save_fields::kPathRegion},
    {"pickup", 32, save_fields::kPickup},
    {"pickup state", 3, save_fields::kPickupTail},
    {"collected pickup", 4, save_fields::kCollectedPickup},
    {"restart points", 2, save_fields::kShortCount},
    {"restart point", 20, save_fields::kRestart},
    {"restart options", 55, save_fields::kRestartTail},
    {"marker", 40, save_fields::kMarker},
    {"zones", 10, save_fields::kZoneHead},
    {"zone", 32, save_fields::kZone},
    {"zone population", 17, save_fields::kZonePopulation},
    {"visited sectors", 4, save_fields::kZoneTail},
    {"car generators", 6, save_fields::kGeneratorHead},
    {"car generator", 34, save_fields::kCarGenerator},
    {"number plates", 4, save_fields::kCount},
    {"number plate", 16, save_fields::kNumberPlate},
    {"player info", 44, save_fields::kPlayerInfo},
    {"statistic", 4, save_fields::kFloatStatistic},
    {"counted statistic", 4, save_fields::kIntegerStatistic},
    {"last mission", 8, save_fields::kStatisticsTail},
    {"set pieces", 4, save_fields::kCount},
    {"set piece", 32, save_fields::kSetPiece},
    {"stunt jumps", 4, save_fields::kCount},
    {"stunt jump", 68, save_fields::kStuntJump},
    {"open entrances", 4, save_fields::kCount},
    {"open entrance", 2, save_fields::kEnexOpen},
    {"entrance connection", 6, save_fields::kEnexConnection},
    {"end of the entrances", 2, save_fields::kEnexEnd},
    {"3D marker", 28, save_fields::kMarker3d},
    {"gang", 16, save_fields::kGang},
    {"gang wars", 92, save_fields::kGangWars},
    {"map sector", 1, save_fields::kMapSector},
    {"kills", 4, save_fields::kPedKills},
    {"radio time", 4, save_fields::kRadioTime},
    {"mission attempts", 4, save_fields::kMissionAttempts},
    {"statistic message", 1, save_fields::kStatisticMessage},
    {"ped type", 20, save_fields::kPedType},
    {"tags", 4, save_fields::kCount},
    {"tag", 1, save_fields::kTag},
    {"map sections", 4, save_fields::kCount},
    {"map section", 1, save_fields::kMapSection},
    {"price changes", 4, save_fields::kCount},
    {"price change", 8, save_fields::kPriceChange},
    {"shop items", 4, save_fields::kCount},
    {"shop item", 1, save_fields::kShopItem},
    {"radio station", 272, {}, save_fields::kRadioLists},
    {"radio", 28, save_fields::kRadio},
};
static_assert(std::size(kSaveRecordSpecs) == kSaveRecords);

constexpr const SaveRecordSpec& specOf(SaveRecord record) {
    return kSaveRecordSpecs[static_cast<std::size_t>(record)];
}

/// Index of a field in its record's table; the number of fields if there is no such name.
constexpr std::size_t fieldIndex(SaveRecord record, std::string_view id) {
    const auto fields = specOf(record).fields;
    std::size_t i = 0;
    while (i < fields.size() && fields[i].id != id)
        ++i;
    return i;
}

} // namespace navsmith::gta_sa
