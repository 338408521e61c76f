// Fields of the player, the script, the statistics and the gangs: records of a San Andreas saved game without a
// position in the world. Follows docs/formats/gta-sa-save.md, sections 4, 15 and 16.
#pragma once

#include "formats/gta_sa/save_field.h"

namespace navsmith::gta_sa::save_fields {

/// Section 15: the state begins behind the globals.
inline constexpr SaveField kScriptHead[] = {u32("globals_size", 0)};
/// Free if the script is -1. Kinds 0 to 2 have a model and a chance, 3 to 5 a name in their place.
inline constexpr SaveField kScriptTrigger[] = {
    i16("script", 0x00), i8("brain", 0x02),          i8("group", 0x03),           u8("active", 0x04),
    f32("radius", 0x08), shared(i16("model", 0x0C)), shared(u16("chance", 0x0E)), shared(text("name", 0x0C, 8)),
};
inline constexpr SaveField kScriptMission[] = {u32("on_mission", 0), u32("last_mission_time", 4)};
inline constexpr SaveField kBuildingSwap[] = {u32("kind", 0x00), u32("building", 0x04), i32("new_model", 0x08),
                                              i32("old_model", 0x0C)};
inline constexpr SaveField kInvisibleObject[] = {u32("kind", 0), u32("object", 4)};
inline constexpr SaveField kBlockedModel[] = {i32("model", 0)};
inline constexpr SaveField kLodLink[] = {i32("object", 0), i32("lod", 4)};
inline constexpr SaveField kAnimationGroup[] = {i32("model", 0), text("name", 4, 16)};
inline constexpr SaveField kScriptState[] = {
    u8("multi_script", 0x00), u8("met_debbie_harry", 0x01),    u32("main_size", 0x02),   u32("largest_mission", 0x06),
    u16("missions", 0x0A),    u16("exclusive_missions", 0x0C), u32("most_locals", 0x0E), u32("thread_count", 0x12),
};
inline constexpr SaveField kGlobal[] = {i32("value", 0)};
inline constexpr SaveField kThread[] = {
    i16("index", 0x00),          u32("next", 0x02),       u32("previous", 0x06),     text("name", 0x0A, 8),
    u32("base", 0x12),           u32("pointer", 0x16),    raw("stack", 0x1A, 32),    u16("depth", 0x3A),
    u32("timer_a", 0xBE),        u32("timer_b", 0xC2),    u8("active", 0xC6),        u8("condition", 0xC7),
    u8("mission_cleanup", 0xC8), u8("external", 0xC9),    u8("text_override", 0xCA), i8("brain", 0xCB),
    u32("wake_time", 0xCE),      u16("and_or", 0xD2),     u8("negated", 0xD4),       u8("death_check", 0xD5),
    u8("death_done", 0xD6),      i32("scene_skip", 0xDA), u8("is_mission", 0xDE),    u32("relative_pointer", 0xE2),
    u32("return_1", 0xE6),       u32("return_2", 0xEA),   u32("return_3", 0xEE),     u32("return_4", 0xF2),
    u32("return_5", 0xF6),       u32("return_6", 0xFA),   u32("return_7", 0xFE),     u32("return_8", 0x102),
};
inline constexpr SaveListField kThreadLists[] = {{"local", SaveType::I32, 0x3E, 32}};

/// Section 18.
inline constexpr SaveField kGameLogic[] = {u8("penalty_death", 0), u8("penalty_arrest", 1), u8("state", 2),
                                           u32("last_event", 3)};
inline constexpr SaveField kAfterDeathPoint[] = {f32("x", 0x0), f32("y", 0x4), f32("z", 0x8), f32("heading", 0xC)};

/// Section 4.
inline constexpr SaveField kPlayer[] = {
    u32("handle", 0x00),
    u32("model", 0x04),
    u32("ped_type", 0x08),
    u32("ped_size", 0x0C),
    f32("x", 0x10),
    f32("y", 0x14),
    f32("z", 0x18),
    f32("health", 0x1C),
    f32("armour", 0x20),
    u32("weapon_1_type", 0x024),
    u32("weapon_1_state", 0x028),
    u32("weapon_1_clip", 0x02C),
    u32("weapon_1_ammo", 0x030),
    u32("weapon_1_next_shot", 0x034),
    u8("weapon_1_first_person", 0x038),
    u8("weapon_1_not_in_hand", 0x039),
    u32("weapon_2_type", 0x040),
    u32("weapon_2_state", 0x044),
    u32("weapon_2_clip", 0x048),
    u32("weapon_2_ammo", 0x04C),
    u32("weapon_2_next_shot", 0x050),
    u8("weapon_2_first_person", 0x054),
    u8("weapon_2_not_in_hand", 0x055),
    u32("weapon_3_type", 0x05C),
    u32("weapon_3_state", 0x060),
    u32("weapon_3_clip", 0x064),
    u32("weapon_3_ammo", 0x068),
    u32("weapon_3_next_shot", 0x06C),
    u8("weapon_3_first_person", 0x070),
    u8("weapon_3_not_in_hand", 0x071),
    u32("weapon_4_type", 0x078),
    u32("weapon_4_state", 0x07C),
    u32("weapon_4_clip", 0x080),
    u32("weapon_4_ammo", 0x084),
    u32("weapon_4_next_shot", 0x088),
    u8("weapon_4_first_person", 0x08C),
    u8("weapon_4_not_in_hand", 0x08D),
    u32("weapon_5_type", 0x094),
    u32("weapon_5_state", 0x098),
    u32("weapon_5_clip", 0x09C),
    u32("weapon_5_ammo", 0x0A0),
    u32("weapon_5_next_shot", 0x0A4),
    u8("weapon_5_first_person", 0x0A8),
    u8("weapon_5_not_in_hand", 0x0A9),
    u32("weapon_6_type", 0x0B0),
    u32("weapon_6_state", 0x0B4),
    u32("weapon_6_clip", 0x0B8),
    u32("weapon_6_ammo", 0x0BC),
    u32("weapon_6_next_shot", 0x0C0),
    u8("weapon_6_first_person", 0x0C4),
    u8("weapon_6_not_in_hand", 0x0C5),
    u32("weapon_7_type", 0x0CC),
    u32("weapon_7_state", 0x0D0),
    u32("weapon_7_clip", 0x0D4),
    u32("weapon_7_ammo", 0x0D8),
    u32("weapon_7_next_shot", 0x0DC),
    u8("weapon_7_first_person", 0x0E0),
    u8("weapon_7_not_in_hand", 0x0E1),
    u32("weapon_8_type", 0x0E8),
    u32("weapon_8_state", 0x0EC),
    u32("weapon_8_clip", 0x0F0),
    u32("weapon_8_ammo", 0x0F4),
    u32("weapon_8_next_shot", 0x0F8),
    u8("weapon_8_first_person", 0x0FC),
    u8("weapon_8_not_in_hand", 0x0FD),
    u32("weapon_9_type", 0x104),
    u32("weapon_9_state", 0x108),
    u32("weapon_9_clip", 0x10C),
    u32("weapon_9_ammo", 0x110),
    u32("weapon_9_next_shot", 0x114),
    u8("weapon_9_first_person", 0x118),
    u8("weapon_9_not_in_hand", 0x119),
    u32("weapon_10_type", 0x120),
    u32("weapon_10_state", 0x124),
    u32("weapon_10_clip", 0x128),
    u32("weapon_10_ammo", 0x12C),
    u32("weapon_10_next_shot", 0x130),
    u8("weapon_10_first_person", 0x134),
    u8("weapon_10_not_in_hand", 0x135),
    u32("weapon_11_type", 0x13C),
    u32("weapon_11_state", 0x140),
    u32("weapon_11_clip", 0x144),
    u32("weapon_11_ammo", 0x148),
    u32("weapon_11_next_shot", 0x14C),
    u8("weapon_11_first_person", 0x150),
    u8("weapon_11_not_in_hand", 0x151),
    u32("weapon_12_type", 0x158),
    u32("weapon_12_state", 0x15C),
    u32("weapon_12_clip", 0x160),
    u32("weapon_12_ammo", 0x164),
    u32("weapon_12_next_shot", 0x168),
    u8("weapon_12_first_person", 0x16C),
    u8("weapon_12_not_in_hand", 0x16D),
    u32("weapon_13_type", 0x174),
    u32("weapon_13_state", 0x178),
    u32("weapon_13_clip", 0x17C),
    u32("weapon_13_ammo", 0x180),
    u32("weapon_13_next_shot", 0x184),
    u8("weapon_13_first_person", 0x188),
    u8("weapon_13_not_in_hand", 0x189),
    u8("creator", 0x190),
    u8("active_slot", 0x191),
    u8("interior", 0x192),
    i32("entrance", 0x194),
    u8("fight_style", 0x198),
    u8("fight_moves", 0x199),
    u32("player_size", 0x19C),
    u32("chaos", 0x1A0),
    u8("wanted", 0x1A4),
    u32("torso_model", 0x1A8),
    u32("head_model", 0x1AC),
    u32("hands_model", 0x1B0),
    u32("legs_model", 0x1B4),
    u32("shoes_model", 0x1B8),
    u32("necklace_model", 0x1BC),
    u32("watch_model", 0x1C0),
    u32("glasses_model", 0x1C4),
    u32("hat_model", 0x1C8),
    u32("special_model", 0x1CC),
    u32("torso_texture", 0x1D0),
    u32("head_texture", 0x1D4),
    u32("legs_texture", 0x1D8),
    u32("shoes_texture", 0x1DC),
    u32("tattoo_left_upper_arm", 0x1E0),
    u32("tattoo_left_lower_arm", 0x1E4),
    u32("tattoo_right_upper_arm", 0x1E8),
    u32("tattoo_right_lower_arm", 0x1EC),
    u32("tattoo_back", 0x1F0),
    u32("tattoo_left_chest", 0x1F4),
    u32("tattoo_right_chest", 0x1F8),
    u32("tattoo_stomach", 0x1FC),
    u32("tattoo_lower_back", 0x200),
    u32("necklace_texture", 0x204),
    u32("watch_texture", 0x208),
    u32("glasses_texture", 0x20C),
    u32("hat_texture", 0x210),
    u32("special_texture", 0x214),
    f32("fat", 0x218),
    f32("muscle", 0x21C),
    u8("chosen_slot", 0x220),
};
/// Section 16.
inline constexpr SaveField kPlayerInfo[] = {
    u32("size", 0x00),           i32("money", 0x04),       u16("car_density", 0x08),  u8("state", 0x0A),
    f32("road_density", 0x0C),   i32("shown_money", 0x10), u8("hours_hungry", 0x14),  u32("packages_found", 0x18),
    u32("packages_total", 0x1C), u8("endless_run", 0x20),  u8("fast_reload", 0x21),   u8("fireproof", 0x22),
    u8("max_health", 0x23),      u8("max_armour", 0x24),   u8("free_arrest", 0x25),   u8("free_death", 0x26),
    u8("drive_by", 0x27),        u8("busted_audio", 0x28), u16("bust_message", 0x2A),
};
inline constexpr SaveField kFloatStatistic[] = {f32("value", 0)};
inline constexpr SaveField kIntegerStatistic[] = {i32("value", 0)};
inline constexpr SaveField kPedKills[] = {u32("count", 0)};
inline constexpr SaveField kStatisticsTail[] = {text("last_mission", 0, 8)};
inline constexpr SaveField kRadioTime[] = {u32("time", 0)};
inline constexpr SaveField kMissionAttempts[] = {u32("count", 0)};
inline constexpr SaveField kStatisticMessage[] = {u8("shown", 0)};
inline constexpr SaveField kGang[] = {i8("model", 0), u32("weapon_1", 4), u32("weapon_2", 8), u32("weapon_3", 12)};
inline constexpr SaveField kGangWars[] = {
    u32("size", 0x00),       u8("active", 0x04),        u32("state", 0x08),       u32("start_time", 0x0C),
    u32("population", 0x10), u32("zone", 0x14),         f32("start_x", 0x18),     f32("start_y", 0x1C),
    f32("start_z", 0x20),    u32("gang_1", 0x24),       u32("gang_2", 0x28),      u32("ferocity", 0x2C),
    u32("last_time", 0x30),  u32("attack_state", 0x34), f32("next_attack", 0x38), f32("attack_x", 0x3C),
    f32("attack_y", 0x40),   f32("attack_z", 0x44),     u32("timer", 0x48),       i32("marker", 0x4C),
    u8("near", 0x50),        f32("territory", 0x54),    f32("difficulty", 0x58),
};

/// Section 19. Of a type of people, what it feels for others: a bit for each of the 32 types.
inline constexpr SaveField kPedType[] = {
    u32("respects", 0x00), u32("likes", 0x04), u32("ignores", 0x08), u32("dislikes", 0x0C), u32("hates", 0x10),
};
inline constexpr SaveField kTag[] = {u8("paint", 0)};
inline constexpr SaveField kMapSection[] = {u8("enabled", 0)};
inline constexpr SaveField kPriceChange[] = {u32("item", 0), u32("price", 4)};
inline constexpr SaveField kShopItem[] = {u8("bought", 0)};
/// The pieces that were played last; -1: none.
inline constexpr SaveListField kRadioLists[] = {
    {"music", SaveType::I8, 0x00, 20},
    {"idents", SaveType::I32, 0x14, 8},
    {"adverts", SaveType::I32, 0x34, 40},
    {"banter", SaveType::I32, 0xD4, 15},
};
inline constexpr SaveField kRadio[] = {
    u8("cities", 0x00),           u8("passed_casino_3", 0x01), u8("passed_casino_6", 0x02),
    u8("passed_casino_10", 0x03), u8("passed_cat_1", 0x04),    u8("passed_desert_1", 0x05),
    u8("passed_desert_3", 0x06),  u8("passed_desert_5", 0x07), u8("passed_desert_8", 0x08),
    u8("passed_desert_10", 0x09), u8("passed_farlie_3", 0x0A), u8("passed_lafin_2", 0x0B),
    u8("passed_mansion_2", 0x0C), u8("passed_ryder_2", 0x0D),  u8("passed_riot_1", 0x0E),
    u8("passed_scrash_1", 0x0F),  u8("passed_strap_4", 0x10),  u8("passed_sweet_2", 0x11),
    u8("passed_truth_2", 0x12),   u8("passed_vcrash_2", 0x13), u8("started_badlands", 0x14),
    u8("started_cat_2", 0x15),    u8("started_crash_1", 0x16), u8("update_day", 0x17),
    u8("update_hour", 0x18),      u8("update_after", 0x19),    u8("banter_pending", 0x1A),
    u8("banter_index", 0x1B),
};

} // namespace navsmith::gta_sa::save_fields
