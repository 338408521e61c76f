#include "tests/support/save_fields.h"

#include "tests/support/raw_bytes.h"

#include <algorithm>
#include <bit>
#include <charconv>
#include <cmath>
#include <list>
#include <map>
#include <string>
#include <utility>

namespace navsmith::tests {

namespace {

using Fields = std::vector<RawField>;
using enum RawType;

/// The fields of each record: property, type and offsets in hexadecimal, one for each component. The type is followed
/// by the scale (*), the first bit and the number of bits if it is not 1 (:), or the length of a text (*).
constexpr std::pair<std::string_view, std::string_view> kRecords[] = {
    {"player", R"(handle u32 0, model u32 4, ped_type u32 8, ped_size u32 C, position f32 10 14 18, health f32 1C,
        armour f32 20, creator u8 190, active_slot u8 191, interior u8 192, fight_style u8 198,
        fight_moves u8 199, player_size u32 19C, chaos u32 1A0, wanted u8 1A4, fat f32 218, muscle f32 21C,
        chosen_slot u8 220, weapon_1_type u32 24, weapon_1_state u32 28, weapon_1_clip u32 2C, weapon_1_ammo u32 30, weapon_1_next_shot u32 34, weapon_1_first_person u8 38, weapon_1_not_in_hand u8 39,
        weapon_2_type u32 40, weapon_2_state u32 44, weapon_2_clip u32 48, weapon_2_ammo u32 4C, weapon_2_next_shot u32 50, weapon_2_first_person u8 54, weapon_2_not_in_hand u8 55, weapon_3_type u32 5C,
        weapon_3_state u32 60, weapon_3_clip u32 64, weapon_3_ammo u32 68, weapon_3_next_shot u32 6C, weapon_3_first_person u8 70, weapon_3_not_in_hand u8 71, weapon_4_type u32 78,
        weapon_4_state u32 7C, weapon_4_clip u32 80, weapon_4_ammo u32 84, weapon_4_next_shot u32 88, weapon_4_first_person u8 8C, weapon_4_not_in_hand u8 8D, weapon_5_type u32 94,
        weapon_5_state u32 98, weapon_5_clip u32 9C, weapon_5_ammo u32 A0, weapon_5_next_shot u32 A4, weapon_5_first_person u8 A8, weapon_5_not_in_hand u8 A9, weapon_6_type u32 B0,
        weapon_6_state u32 B4, weapon_6_clip u32 B8, weapon_6_ammo u32 BC, weapon_6_next_shot u32 C0, weapon_6_first_person u8 C4, weapon_6_not_in_hand u8 C5, weapon_7_type u32 CC,
        weapon_7_state u32 D0, weapon_7_clip u32 D4, weapon_7_ammo u32 D8, weapon_7_next_shot u32 DC, weapon_7_first_person u8 E0, weapon_7_not_in_hand u8 E1, weapon_8_type u32 E8,
        weapon_8_state u32 EC, weapon_8_clip u32 F0, weapon_8_ammo u32 F4, weapon_8_next_shot u32 F8, weapon_8_first_person u8 FC, weapon_8_not_in_hand u8 FD, weapon_9_type u32 104,
        weapon_9_state u32 108, weapon_9_clip u32 10C, weapon_9_ammo u32 110, weapon_9_next_shot u32 114, weapon_9_first_person u8 118, weapon_9_not_in_hand u8 119, weapon_10_type u32 120,
        weapon_10_state u32 124, weapon_10_clip u32 128, weapon_10_ammo u32 12C, weapon_10_next_shot u32 130, weapon_10_first_person u8 134, weapon_10_not_in_hand u8 135, weapon_11_type u32 13C,
        weapon_11_state u32 140, weapon_11_clip u32 144, weapon_11_ammo u32 148, weapon_11_next_shot u32 14C, weapon_11_first_person u8 150, weapon_11_not_in_hand u8 151, weapon_12_type u32 158,
        weapon_12_state u32 15C, weapon_12_clip u32 160, weapon_12_ammo u32 164, weapon_12_next_shot u32 168, weapon_12_first_person u8 16C, weapon_12_not_in_hand u8 16D, weapon_13_type u32 174,
        weapon_13_state u32 178, weapon_13_clip u32 17C, weapon_13_ammo u32 180, weapon_13_next_shot u32 184, weapon_13_first_person u8 188, weapon_13_not_in_hand u8 189, torso_model u32 1A8,
        head_model u32 1AC, hands_model u32 1B0, legs_model u32 1B4, shoes_model u32 1B8,
        necklace_model u32 1BC, watch_model u32 1C0, glasses_model u32 1C4, hat_model u32 1C8,
        special_model u32 1CC, torso_texture u32 1D0, head_texture u32 1D4, legs_texture u32 1D8,
        shoes_texture u32 1DC, tattoo_left_upper_arm u32 1E0, tattoo_left_lower_arm u32 1E4, tattoo_right_upper_arm u32 1E8,
        tattoo_right_lower_arm u32 1EC, tattoo_back u32 1F0, tattoo_left_chest u32 1F4, tattoo_right_chest u32 1F8,
        tattoo_stomach u32 1FC, tattoo_lower_back u32 200, necklace_texture u32 204,
        watch_texture u32 208, glasses_texture u32 20C, hat_texture u32 210,
        special_texture u32 214)"},
    {"object", R"(handle u32 0, model u32 4, size u32 8, position f32 C 10 14, right i8 18 19 1A, forward i8 1B 1C 1D,
        bonus u8 24, cost u16 26, removal_time i32 28, entity_flags u32 2C, object_flags u32 34, type u8 38,
        damage_effect u8 39, collision_case u8 3A, proofs u8 3B)"},
    {"stored_car",
     R"(position f32 0 4 8, handling u32 C, handling_1g_boost u32:0 C, handling_2g_boost u32:1 C, handling_npc_anti_roll u32:2 C, handling_npc_neutral_handling u32:3 C, handling_no_handbrake u32:4 C, handling_steer_rear_wheels u32:5 C, handling_handbrake_rear_steer u32:6 C, handling_alternative_steering u32:7 C, handling_wheel_front_narrow_2 u32:8 C, handling_wheel_front_narrow u32:9 C, handling_wheel_front_wide u32:10 C, handling_wheel_front_wide_2 u32:11 C, handling_wheel_rear_narrow_2 u32:12 C, handling_wheel_rear_narrow u32:13 C, handling_wheel_rear_wide u32:14 C, handling_wheel_rear_wide_2 u32:15 C, handling_hydraulic_geometry u32:16 C, handling_hydraulics_installed u32:17 C, handling_no_hydraulics u32:18 C, handling_nitro_installed u32:19 C, handling_offroad u32:20 C, handling_offroad_2 u32:21 C, handling_halogen_lights u32:22 C, handling_rear_wheel_first u32:23 C, handling_speed_limit u32:24 C, handling_low_rider u32:25 C, handling_street_racer u32:26 C, handling_swinging_chassis u32:28 C,
        model u16 12, forward i8*0.01 3C 3D 3E,
        proof_bullets u8:0 10, proof_fire u8:1 10, proof_explosions u8:2 10, proof_collisions u8:3 10,
        proof_melee u8:4 10, bass u8:5 10, hydraulics u8:6 10, has_nitro u8:7 10, upgrade_1 i16 14, upgrade_2 i16 16,
        upgrade_3 i16 18, upgrade_4 i16 1A, upgrade_5 i16 1C, upgrade_6 i16 1E, upgrade_7 i16 20, upgrade_8 i16 22,
        upgrade_9 i16 24, upgrade_10 i16 26, upgrade_11 i16 28, upgrade_12 i16 2A, upgrade_13 i16 2C,
        upgrade_14 i16 2E, upgrade_15 i16 30, colour_1 u8 32, colour_2 u8 33, colour_3 u8 34, colour_4 u8 35,
        radio u8 36, extra_1 u8 37, extra_2 u8 38, bomb u8 39, paint_job u8 3A, nitro u8 3B)"},
    {"garage", R"(type u8 0, door_state u8 1, corner f32 4 8 C, direction_a f32 10 14, direction_b f32 18 1C,
        open_time u32 40, name text*8 44, original_type u8 4C, ceiling f32 20, width f32 24, depth f32 28,
        left f32 2C, right f32 30, front f32 34, back f32 38, door f32 3C, used_tuning u8:0 2, inactive u8:1 2,
        used_respray u8:2 2, opens_up u8:3 2, goes_in u8:4 2, camera_follows u8:5 2, door_closed u8:6 2,
        free_respray u8:7 2)"},
    {"path_region", R"(off u8 18, vehicles u8 19, minimum f32 0 8 10, maximum f32 4 C 14)"},
    {"pickup", R"(value f32 0, object u32 4, amount u32 8, regeneration u32 C, position i16*0.125 10 12 14,
        money_per_day u16 16, model i16 18, counter i16 1A, type u8 1C, property_text u8:4+3 1D, disabled u8:0 1D,
        empty u8:1 1D, help_shown u8:2 1D, visible u8:3 1D)"},
    {"restart", R"(position f32 0 4 8, heading f32 C, needed_cities i32 10)"},
    {"marker", R"(colour u32 0, colour_bytes u32 0, position f32 8 C 10, counter u16 14, radius f32 18, size u16 1C,
        sprite i8 24, coordinate_look u8:6+2 25, display u8:0+2 26, type u8:2+4 26,
        appearance u8:6+2 26, bright u8:0 25, in_use u8:1 25, short_range u8:2 25, friendly u8:3 25, stays u8:4 25,
        fades u8:5 25)"},
    {"zone", R"(name text*8 0, label text*8 8, minimum i16 10 12 14, maximum i16 16 18 1A,
        type u8 1E, level u8 1F)"},
    {"zone_population", R"(type u8:0+5 F, radar u8:5+2 F, no_cops u8:7 F, black u8:0 10, white u8:1 10,
        oriental u8:2 10, hispanic u8:3 10, races_rest u8:4+4 10, gang_1 u8 0, gang_2 u8 1, gang_3 u8 2, gang_4 u8 3, gang_5 u8 4, gang_6 u8 5,
        gang_7 u8 6, gang_8 u8 7, gang_9 u8 8, gang_10 u8 9, dealers u8 A, red u8 B, green u8 C, blue u8 D,
        alpha u8 E)"},
    {"car_generator", R"(index u16 0, model i16 2, colour_1 i8 4, colour_2 i8 5, position i16*0.125 6 8 A,
        heading u8*1.40625 C, alarm u8 D, lock u8 E, min_delay u16 10, max_delay u16 12, next_time u32 16,
        vehicle i16 1A, remaining u16 1C, map_section u8 1E, used u8 1F, wait_far u8:0 F, priority u8:1 F,
        active u8:2 F, owned u8:3 F, any_crowd u8:4 F)"},
    {"number_plate", R"(plate text*8 4)"},
    {"set_piece", R"(last_time u32 0, minimum i16*0.25 4 6, maximum i16*0.25 8 A, spawn_1 i16*0.25 C E,
        spawn_2 i16*0.25 10 12, target_1 i16*0.25 14 16, target_2 i16*0.25 18 1A, type u8 1C)"},
    {"stunt_jump", R"(start_minimum f32 0 4 8, start_maximum f32 C 10 14, landing_minimum f32 18 1C 20,
        landing_maximum f32 24 28 2C, camera f32 30 34 38, reward i32 3C, done u8 40, found u8 41)"},
    {"enex_connection", R"(index i16 0, is_interior u16:0 2, no_door u16:1 2, pair u16:2 2,
        reward u16:3 2, reward_used u16:4 2, cars u16:5 2, bikes u16:6 2, not_on_foot u16:7 2, group u16:8 2,
        food_date u16:9 2, burglary u16:10 2, no_exit u16:11 2, burglary_access u16:12 2, entered u16:13 2,
        enabled u16:14 2, temporary u16:15 2)"},
    {"marker_3d", R"(used u8 0, position f32 4 8 C, red u32 10, green u32 14, blue u32 18)"},
    {"simple_vars", R"(version_id u32 0, save_name text*100 4, mission_pack u8 68, level u32 6C, camera f32 70 74 78,
        pad_mode u16 8E, has_cheated u8 90, game_time u32 94, frame u32 A4, weather_blend f32 B0,
        weather_index u32 B4, rain f32 B8, car_camera u32 BC, foot_camera u32 C0, interior i32 C4, invert_look u8 C8,
        extra_colour i32 CC, extra_colour_on u8 D0, extra_colour_blend f32 D4, extra_colour_weather i32 D8,
        water u32 DC, riots u8 E0, riots_without_police u8 E1, max_wanted u32 E4, max_chaos u32 E8,
        camera_help u8 11C, minute_length u32 7C, last_clock_tick u32 80, month u8 84,
        day u8 85, hour u8 86, minute u8 87, weekday u8 88, stored_month u8 89, stored_day u8 8A, stored_hour u8 8B,
        stored_minute u8 8C, clock_stored u8 8D, time_scale f32 98, time_step f32 9C, raw_time_step f32 A0,
        old_weather i16 A8, new_weather i16 AA, forced_weather i16 AC, french u8 EC, german u8 ED, uncensored u8 EE,
        system_year u16 11E, system_month u16 120, system_weekday u16 122, system_day u16 124, system_hour u16 126,
        system_minute u16 128, system_second u16 12A, system_millisecond u16 12C, quit_car_help u8 134,
        taxis_nitro u8 135, prostitutes_pay u8 136)"},
    {"thread", R"(index i16 0, next u32 2, previous u32 6, name text*8 A, base u32 12, pointer u32 16, depth u16 3A,
        timer_a u32 BE, timer_b u32 C2, wake_time u32 CE, is_mission u8 DE, relative_pointer u32 E2, active u8 C6,
        condition u8 C7, mission_cleanup u8 C8, external u8 C9, text_override u8 CA, brain i8 CB, and_or u16 D2,
        negated u8 D4, death_check u8 D5, death_done u8 D6, scene_skip i32 DA, return_1 u32 E6, return_2 u32 EA,
        return_3 u32 EE, return_4 u32 F2, return_5 u32 F6, return_6 u32 FA, return_7 u32 FE, return_8 u32 102)"},
    {"script_trigger", R"(script i16 0, brain i8 2, group i8 3, active u8 4, radius f32 8, model i16 C, chance u16 E,
        name text*8 C)"},
    {"building_swap", R"(kind u32 0, building u32 4, new_model i32 8, old_model i32 C)"},
    {"invisible_object", R"(kind u32 0, object u32 4)"},
    {"blocked_model", R"(model i32 0)"},
    {"animation_group", R"(model i32 0, name text*16 4)"},
    {"global", R"(value i32 0)"},
    {"game_logic", R"(penalty_death u8 4, penalty_arrest u8 5, state u8 6, last_event u32 7)"},
    {"after_death_point", R"(position f32 0 4 8, heading f32 C)"},
    {"gang", R"(model i8 0, weapon_1 u32 4, weapon_2 u32 8, weapon_3 u32 C)"},
    {"player_info", R"(size u32 0, money i32 4, car_density u16 8, state u8 A, road_density f32 C, shown_money i32 10,
        hours_hungry u8 14, packages_found u32 18, packages_total u32 1C, bust_message u16 2A, endless_run u8 20, fast_reload u8 21,
        fireproof u8 22, max_health u8 23, max_armour u8 24, free_arrest u8 25, free_death u8 26,
        drive_by u8 27, busted_audio u8 28)"},
    {"statistic", R"(value f32 0)"},
    {"counted_statistic", R"(value i32 0)"},
    {"gang_wars", R"(size u32 0, active u8 4, start f32 18 1C 20, next_attack f32 38, attack f32 3C 40 44,
        timer u32 48, near u8 50, territory f32 54, difficulty f32 58, state u32 8, start_time u32 C,
        gang_1 u32 24, gang_2 u32 28, ferocity u32 2C, last_time u32 30,
        attack_state u32 34)"},
    {"scripts", R"(globals_size u32 0)"},
    {"script state", R"(missions u16 8FA, exclusive_missions u16 8FC, most_locals u32 8FE, on_mission u32 578,
        last_mission_time u32 57C, multi_script u8 8F0, met_debbie_harry u8 8F1, main_size u32 8F2,
        largest_mission u32 8F6)"},
    {"map_sector", R"(visited u8 0)"},
    {"ped_kills", R"(count u32 0)"},
    {"radio_time", R"(time u32 0)"},
    {"mission_attempts", R"(count u32 0)"},
    {"stat_message", R"(shown u8 0)"},
    {"ped_type", R"(respects u32 0, likes u32 4, ignores u32 8, dislikes u32 C, hates u32 10)"},
    {"tag", R"(paint u8 0)"},
    {"map_section", R"(enabled u8 0)"},
    {"price_change", R"(item u32 0, price u32 4)"},
    {"shop_item", R"(bought u8 0)"},
    {"radio", R"(cities u8 0, passed_casino_3 u8 1, passed_casino_6 u8 2, passed_casino_10 u8 3,
        passed_cat_1 u8 4, passed_desert_1 u8 5, passed_desert_3 u8 6, passed_desert_5 u8 7,
        passed_desert_8 u8 8, passed_desert_10 u8 9, passed_farlie_3 u8 A, passed_lafin_2 u8 B,
        passed_mansion_2 u8 C, passed_ryder_2 u8 D, passed_riot_1 u8 E, passed_scrash_1 u8 F,
        passed_strap_4 u8 10, passed_sweet_2 u8 11, passed_truth_2 u8 12, passed_vcrash_2 u8 13,
        started_badlands u8 14, started_cat_2 u8 15, started_crash_1 u8 16, update_day u8 17,
        update_hour u8 18, update_after u8 19, banter_pending u8 1A, banter_index u8 1B)"},
    {"statistics tail", R"(last_mission text*8 0)"},
    {"garage head", R"(bombs_free u8 4, resprays_free u8 5, no_resprays u8 6, collected u32 7, bank_vans u32 B,
        police_cars u32 F, wanted_type_1 u32 13, wanted_type_2 u32 17, wanted_type_3 u32 1B, wanted_type_4 u32 1F,
        last_help u32 23)"},
    {"pickup tail", R"(ring_next u16 0, help_messages u8 2)"},
    {"restart tail", R"(override u8 0, fade_death u8 D, fade_arrest u8 E, override_position f32 1 5 9,
        hospital_position f32 F 13 17, hospital_radius f32 1B, hospital_heading f32 1F, police_position f32 23 27 2B,
        police_radius f32 2F, police_heading f32 33)"},
    {"zone head", R"(level u32 0)"},
    {"zone tail", R"(visited_count u32 0)"},
    {"generator head", R"(process u8 4, close u8 5)"},
};

std::string_view cutOff(std::string_view& rest, char end) {
    const auto part = rest.substr(0, rest.find(end));
    rest.remove_prefix(std::min(part.size() + 1, rest.size()));
    return part;
}

template <typename Number>
Number parsed(std::string_view text, auto... base) {
    Number number{};
    (void)std::from_chars(text.data(), text.data() + text.size(), number, base...);
    return number;
}

Fields parseFields(std::string_view table) {
    static const std::map<std::string_view, RawType> types{{"u8", U8},   {"i8", I8},   {"u16", U16}, {"i16", I16},
                                                           {"u32", U32}, {"i32", I32}, {"f32", F32}, {"text", Text}};
    Fields fields;
    while (!table.empty()) {
        auto entry = cutOff(table, ',');
        entry.remove_prefix(entry.find_first_not_of(" \n"));
        auto& field = fields.emplace_back();
        field.property = cutOff(entry, ' ');
        auto bits = cutOff(entry, ' ');
        auto factor = cutOff(bits, ':');
        field.type = types.at(cutOff(factor, '*'));
        if (!bits.empty()) {
            field.shift = parsed<unsigned>(cutOff(bits, '+'));
            field.bits = bits.empty() ? 1 : parsed<unsigned>(bits);
        }
        if (field.type == Text)
            field.length = parsed<std::size_t>(factor);
        else if (!factor.empty())
            field.scale = parsed<double>(factor);
        while (!entry.empty())
            field.at.push_back(parsed<std::size_t>(cutOff(entry, ' '), 16));
    }
    return fields;
}

const Fields& fieldsOf(std::string_view record) {
    static const auto all = [] {
        std::map<std::string_view, Fields> parsed;
        for (const auto& [name, table] : kRecords)
            parsed.emplace(name, parseFields(table));
        return parsed;
    }();
    return all.at(record);
}

std::vector<std::size_t> row(std::size_t start, std::size_t count, std::size_t step) {
    std::vector<std::size_t> offsets(count);
    for (std::size_t i = 0; i < count; ++i)
        offsets[i] = start + i * step;
    return offsets;
}

void append(std::vector<std::size_t>& to, const std::vector<std::size_t>& more) {
    to.insert(to.end(), more.begin(), more.end());
}

double signedNumber(std::uint32_t raw, unsigned width) {
    const std::int64_t whole = raw;
    return static_cast<double>(whole >= std::int64_t{1} << (width - 1) ? whole - (std::int64_t{1} << width) : whole);
}

std::size_t width(RawType type) {
    switch (type) {
    case U8:
    case I8:
        return 1;
    case U16:
    case I16:
        return 2;
    default:
        return 4;
    }
}

std::uint32_t rawBits(std::span<const std::byte> file, std::size_t at, RawType type) {
    return numberAt(file, at, width(type));
}
void setRawBits(std::span<std::byte> file, std::size_t at, RawType type, std::uint32_t value) {
    setNumber(file, at, value, width(type));
}

} // namespace

std::vector<RawRecords> recordsOf(std::span<const std::byte> file) {
    const auto raw = takeApart(file);
    const auto start = payloadOffsets(raw);
    const auto& b = raw.blocks;
    std::vector<RawRecords> all;
    const auto add = [&](std::string_view type, std::vector<std::size_t> offsets) {
        all.push_back({type, std::move(offsets), &fieldsOf(type)});
    };
    const auto addToFile = [&](std::string_view part, std::size_t offset) {
        all.push_back({"file", {offset}, &fieldsOf(part)});
    };
    const std::size_t players = wordAt(b[2], 0);
    add("player", row(start[2] + 4, players, 548));
    add("object", row(start[2] + 4 + 548 * players + 4, wordAt(b[2], 4 + 548 * players), 60));
    add("stored_car", row(start[3] + 39, 80, 64));
    add("garage", row(start[3] + 39 + 5120, wordAt(b[3], 0), 80));
    add("path_region", row(start[5] + 4, wordAt(b[5], 0), 28));
    add("pickup", row(start[6], 620, 32));
    const std::size_t hospitals = shortAt(b[8], 0);
    auto restarts = row(start[8] + 2, hospitals, 20);
    append(restarts, row(start[8] + 2 + 20 * hospitals + 2, shortAt(b[8], 2 + 20 * hospitals), 20));
    add("restart", restarts);
    add("marker", row(start[9], 175, 40));
    const std::size_t areas = shortAt(b[10], 4);
    const std::size_t infos = shortAt(b[10], 6);
    auto zones = row(start[10] + 10, areas, 32);
    append(zones, row(start[10] + 10 + areas * 32 + infos * 17, shortAt(b[10], 8), 32));
    add("zone", zones);
    add("zone_population", row(start[10] + 10 + areas * 32, infos, 17));
    const std::size_t generators = wordAt(b[12], 0);
    add("car_generator", row(start[12] + 6, generators, 34));
    add("number_plate", row(start[12] + 6 + generators * 34 + 4, 15, 16));
    add("set_piece", row(start[17] + 4, 210, 32));
    add("stunt_jump", row(start[24] + 4, wordAt(b[24], 0), 68));
    const std::size_t open = wordAt(b[25], 0);
    add("enex_connection", row(start[25] + 4 + 2 * open, (b[25].size() - 6 - 2 * open) / 6, 6));
    add("marker_3d", row(start[27], 5, 28));
    add("simple_vars", {start[0]});
    const std::size_t globals = wordAt(b[1], 0);
    add("thread", row(start[1] + 4 + globals + 0x906, wordAt(b[1], 4 + globals + 0x902), 262));
    const std::size_t script = start[1] + 4 + globals;
    add("global", row(start[1] + 4, globals / 4, 4));
    add("script_trigger", row(script, 70, 20));
    add("building_swap", row(script + 0x580, 25, 16));
    add("invisible_object", row(script + 0x710, 20, 8));
    add("blocked_model", row(script + 0x7B0, 20, 4));
    add("animation_group", row(script + 0x850, 8, 20));
    add("game_logic", {start[4]});
    add("after_death_point", row(start[4] + 11, wordAt(b[4], 0), 16));
    add("gang", row(start[11], 10, 16));
    add("player_info", {start[15]});
    add("statistic", row(start[16], 82, 4));
    add("counted_statistic", row(start[16] + 328, 223, 4));
    add("gang_wars", {start[23]});
    add("map_sector", row(start[10] + b[10].size() - 104, 100, 1));
    add("ped_kills", row(start[16] + 1220, 32, 4));
    add("radio_time", row(start[16] + 1356, 14, 4));
    add("mission_attempts", row(start[16] + 1412, 100, 4));
    add("stat_message", row(start[16] + 1812, 128, 1));
    add("ped_type", row(start[19], 32, 20));
    add("tag", row(start[20] + 4, wordAt(b[20], 0), 1));
    add("map_section", row(start[21] + 4, b[21].size() - 4, 1));
    const std::size_t prices = wordAt(b[22], 0);
    add("price_change", row(start[22] + 4, prices, 8));
    add("shop_item", row(start[22] + 4 + 8 * prices + 4, wordAt(b[22], 4 + 8 * prices), 1));
    add("radio", {start[26] + 0xEE0});
    addToFile("scripts", start[1]);
    addToFile("script state", start[1] + 4 + globals);
    addToFile("statistics tail", start[16] + 1348);
    addToFile("garage head", start[3]);
    addToFile("pickup tail", start[6] + 620 * 32);
    addToFile("restart tail", start[8] + b[8].size() - 55);
    addToFile("zone head", start[10]);
    addToFile("zone tail", start[10] + b[10].size() - 4);
    addToFile("generator head", start[12]);
    return all;
}

std::size_t bytesOf(const RawField& field) {
    return field.type == Text ? field.length : width(field.type);
}

double rawNumber(std::span<const std::byte> file, std::size_t record, const RawField& field, std::size_t component) {
    const auto raw = rawBits(file, record + field.at[component], field.type);
    if (field.bits != 0)
        return raw >> field.shift & ((1U << field.bits) - 1);
    switch (field.type) {
    case F32:
        return std::bit_cast<float>(raw);
    case I8:
        return signedNumber(raw, 8) * field.scale;
    case I16:
        return signedNumber(raw, 16) * field.scale;
    case I32:
        return signedNumber(raw, 32) * field.scale;
    default:
        return raw * field.scale;
    }
}

void setRawNumber(std::span<std::byte> file, std::size_t record, const RawField& field, std::size_t component,
                  double value) {
    const auto at = record + field.at[component];
    if (field.type == F32)
        return setRawBits(file, at, field.type, std::bit_cast<std::uint32_t>(static_cast<float>(value)));
    const auto whole = static_cast<std::uint32_t>(std::llround(value / field.scale));
    if (field.bits == 0)
        return setRawBits(file, at, field.type, whole);
    const auto mask = ((1U << field.bits) - 1) << field.shift;
    setRawBits(file, at, field.type, (rawBits(file, at, field.type) & ~mask) | (whole << field.shift & mask));
}

std::string rawText(std::span<const std::byte> file, std::size_t record, const RawField& field) {
    std::string found;
    for (std::size_t i = 0; i < field.length && byteAt(file, record + field.at[0] + i) != 0; ++i)
        found += static_cast<char>(byteAt(file, record + field.at[0] + i));
    return found;
}

void setRawText(std::span<std::byte> file, std::size_t record, const RawField& field, std::string_view text) {
    for (std::size_t i = 0; i < text.size(); ++i)
        setByteAt(file, record + field.at[0] + i, static_cast<std::uint8_t>(text[i]));
    if (text.size() < field.length)
        setByteAt(file, record + field.at[0] + text.size(), 0);
}

std::size_t rawBodySize(std::span<const std::byte> file) {
    const auto raw = takeApart(file);
    return payloadOffsets(raw)[27] + raw.blocks[27].size();
}

void enforcePadding(std::span<const std::byte> before, std::span<std::byte> after) {
    for (std::size_t at = rawBodySize(before); at + 4 < before.size(); ++at) {
        if (at >= 51200 && before[at] == before[at - 51200])
            after[at] = after[at - 51200];
    }
    setWordAt(after, after.size() - 4, sumOf(after));
}

} // namespace navsmith::tests
