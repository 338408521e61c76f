#include "tests/support/save_fields.h"

#include <bit>
#include <cmath>
#include <utility>

namespace navsmith::tests {

namespace {

using Fields = std::vector<RawField>;
using enum RawType;

RawField one(std::string_view property, RawType type, std::size_t at, double scale = 1) {
    return {property, type, {at}, scale};
}
RawField point(std::string_view property, RawType type, std::vector<std::size_t> at, double scale = 1) {
    return {property, type, std::move(at), scale};
}
RawField bits(std::string_view property, RawType type, std::size_t at, unsigned shift, unsigned count) {
    return {property, type, {at}, 1, shift, count};
}
RawField text(std::string_view property, std::size_t at, std::size_t length) {
    return {property, Text, {at}, 1, 0, 0, length};
}
/// Flags within one number, starting at bit `first`.
void addFlags(Fields& to, RawType type, std::size_t at, unsigned first, std::vector<std::string_view> properties) {
    for (std::size_t i = 0; i < properties.size(); ++i)
        to.push_back(bits(properties[i], type, at, first + static_cast<unsigned>(i), 1));
}
/// Consecutive numbers of one type.
void addRow(Fields& to, RawType type, std::size_t at, std::size_t step,
            const std::vector<std::string_view>& properties) {
    for (const auto property : properties) {
        to.push_back(one(property, type, at));
        at += step;
    }
}

const Fields& region() {
    static const Fields fields{one("off", U8, 0x18), one("vehicles", U8, 0x19),
                               point("minimum", F32, {0x00, 0x08, 0x10}), point("maximum", F32, {0x04, 0x0C, 0x14})};
    return fields;
}

const Fields& generator() {
    static const Fields fields = [] {
        Fields f{one("index", U16, 0x00),
                 one("model", I16, 0x02),
                 one("colour_1", I8, 0x04),
                 one("colour_2", I8, 0x05),
                 point("position", I16, {0x06, 0x08, 0x0A}, 0.125),
                 one("heading", U8, 0x0C, 360.0 / 256),
                 one("alarm", U8, 0x0D),
                 one("lock", U8, 0x0E),
                 one("min_delay", U16, 0x10),
                 one("max_delay", U16, 0x12),
                 one("next_time", U32, 0x16),
                 one("vehicle", I16, 0x1A),
                 one("remaining", U16, 0x1C),
                 one("map_section", U8, 0x1E),
                 one("used", U8, 0x1F)};
        addFlags(f, U8, 0x0F, 0, {"wait_far", "priority", "active", "owned", "any_crowd"});
        return f;
    }();
    return fields;
}

const Fields& plate() {
    static const Fields fields{one("generator", U32, 0), text("plate", 4, 8)};
    return fields;
}

const Fields& setPiece() {
    static const Fields fields{one("last_time", U32, 0x00),
                               point("minimum", I16, {0x04, 0x06}, 0.25),
                               point("maximum", I16, {0x08, 0x0A}, 0.25),
                               point("spawn_1", I16, {0x0C, 0x0E}, 0.25),
                               point("spawn_2", I16, {0x10, 0x12}, 0.25),
                               point("target_1", I16, {0x14, 0x16}, 0.25),
                               point("target_2", I16, {0x18, 0x1A}, 0.25),
                               one("type", U8, 0x1C)};
    return fields;
}

const Fields& pickup() {
    static const Fields fields = [] {
        Fields f{one("value", F32, 0x00),
                 one("object", U32, 0x04),
                 one("amount", U32, 0x08),
                 one("regeneration", U32, 0x0C),
                 point("position", I16, {0x10, 0x12, 0x14}, 0.125),
                 one("money_per_day", U16, 0x16),
                 one("model", I16, 0x18),
                 one("counter", I16, 0x1A),
                 one("type", U8, 0x1C),
                 bits("property_text", U8, 0x1D, 4, 3)};
        addFlags(f, U8, 0x1D, 0, {"disabled", "empty", "help_shown", "visible"});
        return f;
    }();
    return fields;
}

const Fields& restart() {
    static const Fields fields{point("position", F32, {0, 4, 8}), one("heading", F32, 12),
                               one("needed_cities", I32, 16)};
    return fields;
}

const Fields& garage() {
    static const Fields fields = [] {
        Fields f{one("type", U8, 0x00),
                 one("door_state", U8, 0x01),
                 point("corner", F32, {0x04, 0x08, 0x0C}),
                 point("direction_a", F32, {0x10, 0x14}),
                 point("direction_b", F32, {0x18, 0x1C}),
                 one("open_time", U32, 0x40),
                 text("name", 0x44, 8),
                 one("original_type", U8, 0x4C)};
        addRow(f, F32, 0x20, 4, {"ceiling", "width", "depth", "left", "right", "front", "back", "door"});
        addFlags(f, U8, 0x02, 0,
                 {"flag_0", "inactive", "used_respray", "opens_up", "goes_in", "camera_follows", "door_closed",
                  "free_respray"});
        return f;
    }();
    return fields;
}

const Fields& storedCar() {
    static const Fields fields = [] {
        Fields f{point("position", F32, {0, 4, 8}), one("handling", U32, 0x0C), one("model", U16, 0x12),
                 point("forward", I8, {0x3C, 0x3D, 0x3E}, 0.01)};
        addFlags(f, U8, 0x10, 0,
                 {"proof_bullets", "proof_fire", "proof_explosions", "proof_collisions", "proof_melee", "bass",
                  "hydraulics", "has_nitro"});
        addRow(f, I16, 0x14, 2,
               {"upgrade_1", "upgrade_2", "upgrade_3", "upgrade_4", "upgrade_5", "upgrade_6", "upgrade_7", "upgrade_8",
                "upgrade_9", "upgrade_10", "upgrade_11", "upgrade_12", "upgrade_13", "upgrade_14", "upgrade_15"});
        addRow(f, U8, 0x32, 1,
               {"colour_1", "colour_2", "colour_3", "colour_4", "radio", "extra_1", "extra_2", "bomb", "paint_job",
                "nitro"});
        return f;
    }();
    return fields;
}

const Fields& zone() {
    static const Fields fields{text("name", 0, 8),
                               text("label", 8, 8),
                               point("minimum", I16, {0x10, 0x12, 0x14}),
                               point("maximum", I16, {0x16, 0x18, 0x1A}),
                               one("population", I16, 0x1C),
                               one("type", U8, 0x1E),
                               one("level", U8, 0x1F)};
    return fields;
}

const Fields& population() {
    static const Fields fields = [] {
        Fields f{bits("type", U8, 15, 0, 5), bits("radar", U8, 15, 5, 2), bits("no_cops", U8, 15, 7, 1),
                 bits("races_allowed", U8, 16, 0, 4), bits("races_rest", U8, 16, 4, 4)};
        addRow(f, U8, 0, 1,
               {"gang_1", "gang_2", "gang_3", "gang_4", "gang_5", "gang_6", "gang_7", "gang_8", "gang_9", "gang_10",
                "dealers", "red", "green", "blue", "alpha"});
        return f;
    }();
    return fields;
}

const Fields& jump() {
    static const Fields fields{point("start_minimum", F32, {0, 4, 8}),
                               point("start_maximum", F32, {12, 16, 20}),
                               point("landing_minimum", F32, {24, 28, 32}),
                               point("landing_maximum", F32, {36, 40, 44}),
                               point("camera", F32, {48, 52, 56}),
                               one("reward", I32, 60),
                               one("done", U8, 64),
                               one("found", U8, 65)};
    return fields;
}

const Fields& entrance() {
    static const Fields fields = [] {
        Fields f{one("index", I16, 0), one("link", I16, 4)};
        addFlags(f, U16, 2, 0,
                 {"is_interior", "no_door", "pair", "reward", "reward_used", "cars", "bikes", "not_on_foot", "group",
                  "food_date", "burglary", "no_exit", "burglary_access", "entered", "enabled", "temporary"});
        return f;
    }();
    return fields;
}

const Fields& openEntrance() {
    static const Fields fields{one("entrance", U16, 0)};
    return fields;
}

const Fields& marker() {
    static const Fields fields = [] {
        Fields f{one("colour", U32, 0),           one("entity", U32, 4),        point("position", F32, {8, 12, 16}),
                 one("counter", U16, 20),         one("radius", F32, 24),       one("size", U16, 28),
                 one("entrance", U32, 32),        one("sprite", I8, 0x24),      bits("coordinate_look", U8, 0x25, 6, 2),
                 bits("display", U8, 0x26, 0, 2), bits("type", U8, 0x26, 2, 4), bits("appearance", U8, 0x26, 6, 2)};
        addFlags(f, U8, 0x25, 0, {"bright", "in_use", "short_range", "friendly", "stays", "fades"});
        return f;
    }();
    return fields;
}

const Fields& marker3d() {
    static const Fields fields{one("used", U8, 0), point("position", F32, {4, 8, 12}), one("red", U32, 16),
                               one("green", U32, 20), one("blue", U32, 24)};
    return fields;
}

const Fields& player() {
    static const std::vector<std::string> names = [] {
        std::vector<std::string> made;
        for (int i = 1; i <= 13; ++i) {
            for (const auto* part : {"_type", "_state", "_clip", "_ammo"})
                made.push_back("weapon_" + std::to_string(i) + part);
        }
        for (int i = 1; i <= 10; ++i)
            made.push_back("clothes_model_" + std::to_string(i));
        for (int i = 1; i <= 18; ++i)
            made.push_back("clothes_texture_" + std::to_string(i));
        return made;
    }();
    static const Fields fields = [] {
        Fields f{one("handle", U32, 0x00),
                 one("model", U32, 0x04),
                 one("ped_type", U32, 0x08),
                 one("ped_size", U32, 0x0C),
                 point("position", F32, {0x10, 0x14, 0x18}),
                 one("health", F32, 0x1C),
                 one("armour", F32, 0x20),
                 one("creator", U8, 0x190),
                 one("active_slot", U8, 0x191),
                 one("interior", U8, 0x192),
                 one("entrance", I32, 0x194),
                 one("fight_style", U8, 0x198),
                 one("fight_moves", U8, 0x199),
                 one("player_size", U32, 0x19C),
                 one("chaos", U32, 0x1A0),
                 one("wanted", U8, 0x1A4),
                 one("fat", F32, 0x218),
                 one("muscle", F32, 0x21C),
                 one("weapon", U32, 0x220)};
        for (std::size_t i = 0; i < 52; ++i) // 13 weapons of 28 bytes, four named words each
            f.push_back(one(names[i], U32, 0x24 + i / 4 * 28 + i % 4 * 4));
        for (std::size_t i = 0; i < 28; ++i)
            f.push_back(one(names[52 + i], U32, 0x1A8 + i * 4));
        return f;
    }();
    return fields;
}

const Fields& object() {
    static const Fields fields{one("handle", U32, 0x00),
                               one("model", U32, 0x04),
                               one("size", U32, 0x08),
                               point("position", F32, {0x0C, 0x10, 0x14}),
                               point("right", I8, {0x18, 0x19, 0x1A}),
                               point("forward", I8, {0x1B, 0x1C, 0x1D}),
                               one("bonus", U8, 0x24),
                               one("cost", U16, 0x26),
                               one("removal_time", I32, 0x28),
                               one("entity_flags", U32, 0x2C),
                               one("object_flags", U32, 0x34),
                               one("type", U8, 0x38),
                               one("damage_effect", U8, 0x39),
                               one("collision_case", U8, 0x3A),
                               one("proofs", U8, 0x3B)};
    return fields;
}

const Fields& variables() {
    static const Fields fields = [] {
        Fields f{one("version_id", U32, 0x00),
                 text("save_name", 0x04, 100),
                 one("mission_pack", U8, 0x68),
                 one("level", U32, 0x6C),
                 point("camera", F32, {0x70, 0x74, 0x78}),
                 one("pad_mode", U16, 0x8E),
                 one("has_cheated", U8, 0x90),
                 one("game_time", U32, 0x94),
                 one("frame", U32, 0xA4),
                 one("weather_blend", F32, 0xB0),
                 one("weather_index", U32, 0xB4),
                 one("rain", F32, 0xB8),
                 one("car_camera", U32, 0xBC),
                 one("foot_camera", U32, 0xC0),
                 one("interior", I32, 0xC4),
                 one("invert_look", U8, 0xC8),
                 one("extra_colour", I32, 0xCC),
                 one("extra_colour_on", U8, 0xD0),
                 one("extra_colour_blend", F32, 0xD4),
                 one("extra_colour_weather", I32, 0xD8),
                 one("water", U32, 0xDC),
                 one("riots", U8, 0xE0),
                 one("riots_without_police", U8, 0xE1),
                 one("max_wanted", U32, 0xE4),
                 one("max_chaos", U32, 0xE8),
                 one("camera_help", U8, 0x11C),
                 one("target_marker", I32, 0x130)};
        addRow(f, U32, 0x7C, 4, {"minute_length", "last_clock_tick"});
        addRow(f, U8, 0x84, 1,
               {"month", "day", "hour", "minute", "weekday", "stored_month", "stored_day", "stored_hour",
                "stored_minute", "clock_stored"});
        addRow(f, F32, 0x98, 4, {"time_scale", "time_step", "raw_time_step"});
        addRow(f, I16, 0xA8, 2, {"old_weather", "new_weather", "forced_weather"});
        addRow(f, U8, 0xEC, 1, {"french", "german", "uncensored"});
        addRow(f, U16, 0x11E, 2,
               {"system_year", "system_month", "system_weekday", "system_day", "system_hour", "system_minute",
                "system_second", "system_millisecond"});
        addRow(f, U8, 0x134, 1, {"quit_car_help", "taxis_nitro", "prostitutes_pay"});
        return f;
    }();
    return fields;
}

const Fields& garageHead() {
    static const Fields fields = [] {
        Fields f;
        addRow(f, U8, 0x04, 1, {"bombs_free", "resprays_free", "no_resprays"});
        addRow(f, U32, 0x07, 4,
               {"collected", "bank_vans", "police_cars", "wanted_type_1", "wanted_type_2", "wanted_type_3",
                "wanted_type_4", "last_help"});
        return f;
    }();
    return fields;
}

const Fields& pickupTail() {
    static const Fields fields{one("ring_next", U16, 0), one("help_messages", U8, 2)};
    return fields;
}

const Fields& restartTail() {
    static const Fields fields = [] {
        Fields f{one("override", U8, 0), one("fade_death", U8, 13), one("fade_arrest", U8, 14)};
        addRow(f, F32, 1, 4, {"override_x", "override_y", "override_z"});
        addRow(f, F32, 15, 4,
               {"hospital_x", "hospital_y", "hospital_z", "hospital_radius", "hospital_heading", "police_x", "police_y",
                "police_z", "police_radius", "police_heading"});
        return f;
    }();
    return fields;
}

const Fields& zoneHead() {
    static const Fields fields{one("level", U32, 0)};
    return fields;
}
const Fields& zoneTail() {
    static const Fields fields{one("visited_count", U32, 100)};
    return fields;
}
const Fields& generatorHead() {
    static const Fields fields{one("process", U8, 4), one("close", U8, 5)};
    return fields;
}

const Fields& playerInfo() {
    static const Fields fields = [] {
        Fields f{one("size", U32, 0),         one("money", I32, 4),         one("car_density", U16, 8),
                 one("state", U8, 10),        one("road_density", F32, 12), one("shown_money", I32, 16),
                 one("hours_hungry", U8, 20), one("field_18", U32, 24),     one("field_1c", U32, 28),
                 one("field_2a", U16, 42)};
        addRow(f, U8, 32, 1,
               {"endless_run", "fast_reload", "fireproof", "max_health", "max_armour", "keeps_when_busted",
                "keeps_when_wasted", "drive_by", "field_28"});
        return f;
    }();
    return fields;
}

const Fields& statistic() {
    static const Fields fields{one("value", F32, 0)};
    return fields;
}
const Fields& countedStatistic() {
    static const Fields fields{one("value", I32, 0)};
    return fields;
}
const Fields& statisticsTail() {
    static const Fields fields{text("last_mission", 128, 8)};
    return fields;
}

const Fields& gang() {
    static const Fields fields{one("model", I8, 0), one("weapon_1", U32, 4), one("weapon_2", U32, 8),
                               one("weapon_3", U32, 12)};
    return fields;
}

const Fields& gangWars() {
    static const Fields fields = [] {
        Fields f{one("size", U32, 0),
                 one("active", U8, 4),
                 point("start", F32, {24, 28, 32}),
                 one("next_attack", F32, 56),
                 point("attack", F32, {60, 64, 68}),
                 one("timer", U32, 72),
                 one("marker", I32, 76),
                 one("near", U8, 80),
                 one("territory", F32, 84),
                 one("difficulty", F32, 88)};
        addRow(f, U32, 8, 4, {"state", "start_time", "population", "zone"});
        addRow(f, U32, 36, 4, {"gang_1", "gang_2", "ferocity", "last_time", "attack_state"});
        return f;
    }();
    return fields;
}

const Fields& thread() {
    static const Fields fields{one("index", I16, 0),
                               one("next", U32, 2),
                               one("previous", U32, 6),
                               text("name", 2 + 0x08, 8),
                               one("base", U32, 2 + 0x10),
                               one("pointer", U32, 2 + 0x14),
                               one("depth", U16, 2 + 0x38),
                               one("timer_a", U32, 0xBE),
                               one("timer_b", U32, 0xC2),
                               one("wake_time", U32, 0xCE),
                               one("is_mission", U8, 2 + 0xDC),
                               one("relative_pointer", U32, 2 + 224)};
    return fields;
}

const Fields& scriptHead() {
    static const Fields fields{one("globals_size", U32, 0)};
    return fields;
}
const Fields& scriptState() {
    static const Fields fields = [] {
        Fields f{one("missions", U16, 0x8FA), one("exclusive_missions", U16, 0x8FC), one("most_locals", U32, 0x8FE)};
        addRow(f, U32, 0x578, 4, {"on_mission", "last_mission_time"});
        addRow(f, U8, 0x8F0, 1, {"script_byte_1", "script_byte_2"});
        addRow(f, U32, 0x8F2, 4, {"main_size", "largest_mission"});
        return f;
    }();
    return fields;
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
    const auto bytes = width(type);
    return bytes == 1 ? byteAt(file, at) : bytes == 2 ? shortAt(file, at) : wordAt(file, at);
}
void setRawBits(std::span<std::byte> file, std::size_t at, RawType type, std::uint32_t value) {
    for (std::size_t i = 0; i < width(type); ++i)
        setByteAt(file, at + i, static_cast<std::uint8_t>(value >> (8 * i) & 0xFFU));
}

} // namespace

std::vector<RawRecords> recordsOf(std::span<const std::byte> file) {
    const auto raw = takeApart(file);
    const auto start = payloadOffsets(raw);
    const auto& b = raw.blocks;
    std::vector<RawRecords> all;
    const auto add = [&](std::string_view type, std::vector<std::size_t> offsets, const Fields& fields) {
        all.push_back({type, std::move(offsets), &fields});
    };
    const std::size_t players = wordAt(b[2], 0);
    add("player", row(start[2] + 4, players, 548), player());
    add("object", row(start[2] + 4 + 548 * players + 4, wordAt(b[2], 4 + 548 * players), 60), object());
    add("stored_car", row(start[3] + 39, 80, 64), storedCar());
    add("garage", row(start[3] + 39 + 5120, wordAt(b[3], 0), 80), garage());
    add("path_region", row(start[5] + 4, wordAt(b[5], 0), 28), region());
    add("pickup", row(start[6], 620, 32), pickup());
    const std::size_t hospitals = shortAt(b[8], 0);
    auto restarts = row(start[8] + 2, hospitals, 20);
    append(restarts, row(start[8] + 2 + 20 * hospitals + 2, shortAt(b[8], 2 + 20 * hospitals), 20));
    add("restart", restarts, restart());
    add("marker", row(start[9], 175, 40), marker());
    const std::size_t areas = shortAt(b[10], 4);
    const std::size_t infos = shortAt(b[10], 6);
    auto zones = row(start[10] + 10, areas, 32);
    append(zones, row(start[10] + 10 + areas * 32 + infos * 17, shortAt(b[10], 8), 32));
    add("zone", zones, zone());
    add("zone_population", row(start[10] + 10 + areas * 32, infos, 17), population());
    const std::size_t generators = wordAt(b[12], 0);
    add("car_generator", row(start[12] + 6, generators, 34), generator());
    add("number_plate", row(start[12] + 6 + generators * 34 + 4, 15, 16), plate());
    add("set_piece", row(start[17] + 4, 210, 32), setPiece());
    add("stunt_jump", row(start[24] + 4, wordAt(b[24], 0), 68), jump());
    const std::size_t open = wordAt(b[25], 0);
    add("open_entrance", row(start[25] + 4, open, 2), openEntrance());
    add("enex_connection", row(start[25] + 4 + 2 * open, (b[25].size() - 6 - 2 * open) / 6, 6), entrance());
    add("marker_3d", row(start[27], 5, 28), marker3d());
    add("simple_vars", {start[0]}, variables());
    const std::size_t globals = wordAt(b[1], 0);
    add("thread", row(start[1] + 4 + globals + 0x906, wordAt(b[1], 4 + globals + 0x902), 262), thread());
    add("gang", row(start[11], 10, 16), gang());
    add("player_info", {start[15]}, playerInfo());
    add("statistic", row(start[16], 82, 4), statistic());
    add("counted_statistic", row(start[16] + 328, 223, 4), countedStatistic());
    add("gang_wars", {start[23]}, gangWars());
    add("file", {start[1]}, scriptHead());
    add("file", {start[1] + 4 + globals}, scriptState());
    add("file", {start[16] + 328 + 892}, statisticsTail());
    add("file", {start[3]}, garageHead());
    add("file", {start[6] + 620 * 32}, pickupTail());
    add("file", {start[8] + b[8].size() - 55}, restartTail());
    add("file", {start[10]}, zoneHead());
    add("file", {start[10] + b[10].size() - 104}, zoneTail());
    add("file", {start[12]}, generatorHead());
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
