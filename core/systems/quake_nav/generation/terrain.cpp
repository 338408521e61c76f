#include "core/systems/quake_nav/generation/terrain.h"

#include "core/systems/quake_nav/brush_match.h"
#include "core/systems/quake_nav/generation/entity_keys.h"
#include "formats/quake/bsp_file.h"
#include "formats/quake2/ibsp_file.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>
#include <glm/vector_relational.hpp>

#include <algorithm>
#include <cmath>
#include <string_view>

namespace navsmith::systems::quake_nav::generation {

using world::MapEntity;

namespace {

enum class Role : std::uint8_t { Wall, Air, Door, TurningDoor, SecretDoor, Plat, Train, Breakable };

struct BrushClass {
    std::string_view name; ///< a class whose name begins with this
    Role role = Role::Wall;
};

/// Classes of Quake, its mission packs and Quake II. The first row that fits counts.
constexpr std::array kClasses{
    BrushClass{"func_door_secret", Role::SecretDoor},
    BrushClass{"func_door_rotating", Role::TurningDoor},
    BrushClass{"func_door", Role::Door},
    BrushClass{"func_water", Role::Air},
    BrushClass{"func_plat", Role::Plat},
    BrushClass{"func_new_plat", Role::Plat},
    BrushClass{"func_train", Role::Train},
    BrushClass{"func_illusionary", Role::Air},
    BrushClass{"func_areaportal", Role::Air},
    BrushClass{"func_togglewall", Role::Breakable},
    BrushClass{"func_breakaway", Role::Breakable},
    BrushClass{"func_breakable", Role::Breakable},
    BrushClass{"func_explosive", Role::Breakable},
    BrushClass{"func_episodegate", Role::Breakable},
    BrushClass{"func_bossgate", Role::Breakable},
    BrushClass{"func_movewall", Role::Breakable}, // the solid part of what turns
    BrushClass{"func_wall", Role::Wall},
    BrushClass{"func_button", Role::Wall},
    BrushClass{"func_", Role::Wall},
    BrushClass{"misc_", Role::Wall},
    BrushClass{"monster_", Role::Air},
    BrushClass{"item_", Role::Air},
    BrushClass{"rotate_", Role::Air},
    BrushClass{"trigger", Role::Air},
    BrushClass{"target_", Role::Air},
    BrushClass{"info_", Role::Air},
    BrushClass{"path_", Role::Air},
    BrushClass{"light", Role::Air},
    BrushClass{"ambient", Role::Air},
};
constexpr std::string_view kAnyFunc = "func_";
constexpr std::array kKnownWalls{std::string_view("func_wall"),   std::string_view("func_button"),
                                 std::string_view("func_detail"), std::string_view("func_group"),
                                 std::string_view("func_object"), std::string_view("func_conveyor"),
                                 std::string_view("func_clock"),  std::string_view("func_rotating")};

constexpr float kLeastGravity = 50;
constexpr float kMostGravity = 8000;
constexpr std::uint32_t kStartsOpen = 1; ///< spawn flag of doors
constexpr float kLip = 8;                ///< of doors and plats that stays where they were

Role roleOf(std::string_view name) {
    const auto it = std::ranges::find_if(kClasses, [&](const auto& row) { return name.starts_with(row.name); });
    return it == kClasses.end() ? Role::Air : it->role;
}

bool isUnknown(std::string_view name) {
    return name.starts_with(kAnyFunc) && roleOf(name) == Role::Wall &&
           std::ranges::none_of(kKnownWalls, [&](std::string_view prefix) { return name.starts_with(prefix); });
}

/// How far a door opens.
glm::vec3 doorTravel(const MapEntity& door, const world::MapModel& model) {
    const auto direction = directionOf(door);
    const auto size = model.maximum - model.minimum + 2 * kModelSpread;
    return direction * std::max(0.0F, std::abs(glm::dot(direction, size)) - door.number("lip").value_or(kLip));
}

/// The angles by which a door of Quake II opens.
glm::vec3 doorTurn(const MapEntity& door) {
    constexpr std::uint32_t backwards = 2;
    constexpr std::uint32_t aboutX = 64;
    constexpr std::uint32_t aboutY = 128;
    constexpr float usual = 90;
    const auto flags = door.spawnFlags();
    const float distance = door.number("distance").value_or(0.0F);
    const float turn = (distance == 0 ? usual : distance) * ((flags & backwards) != 0 ? -1.0F : 1.0F);
    return (flags & aboutX) != 0   ? glm::vec3(0, 0, turn)
           : (flags & aboutY) != 0 ? glm::vec3(turn, 0, 0)
                                   : glm::vec3(0, turn, 0);
}

/// How far a plat goes down before anybody calls it. One with a name is up until it is called, and then works like any
/// other.
glm::vec3 platShift(const Terrain& terrain, std::size_t plat) {
    const auto& entity = terrain.map.entities[plat];
    auto shift = restingBox(terrain.map, plat)->minimum - entityBox(terrain.map, plat)->minimum;
    // Those of Quake II may leave another part of themselves above their rest.
    const auto lip = entity.number("lip");
    if (terrain.game == quake::NavGame::Quake2 && lip && *lip != 0 && shift.z < 0 &&
        entity.number("height").value_or(0.0F) <= 0)
        shift.z = std::min(0.0F, shift.z + *lip - kLip);
    return shift;
}

/// The boxes of triggers that take a player's life at one touch.
void addDeadly(Terrain& terrain) {
    constexpr float life = 100;
    constexpr std::uint32_t offAtFirst = 1; // only in Quake II
    const auto& entities = terrain.map.entities;
    for (std::size_t i = 0; i < entities.size(); ++i) {
        const auto box = entityBox(terrain.map, i);
        if (!box || entities[i].className() != "trigger_hurt" || entities[i].number("dmg").value_or(0.0F) < life ||
            (terrain.game == quake::NavGame::Quake2 && (entities[i].spawnFlags() & offAtFirst) != 0))
            continue;
        terrain.deadly.push_back({box->minimum, box->maximum});
    }
}

/// The corners of a train's track, where its low corner is put, in order and each once.
std::vector<glm::vec3> trackOf(std::span<const MapEntity> entities, const MapEntity& train) {
    std::vector<const MapEntity*> corners;
    const MapEntity* at = &train;
    while (true) {
        const auto target = at->value("target");
        const auto it = std::ranges::find_if(
            entities, [&](const MapEntity& entity) { return !target.empty() && entity.value("targetname") == target; });
        if (it == entities.end() || !it->origin || std::ranges::find(corners, &*it) != corners.end())
            break;
        at = &*it;
        corners.push_back(at);
    }
    std::vector<glm::vec3> track;
    track.reserve(corners.size());
    for (const auto* corner : corners)
        track.push_back(*corner->origin);
    return track;
}

} // namespace

std::optional<quake::NavGame> gameOfMap(std::span<const std::byte> head) {
    if (const auto quake = quake::identify(head); quake && quake->variant)
        return *quake->variant == quake::BspVariant::GoldSrc ? std::nullopt : std::optional(quake::NavGame::Quake);
    const auto quake2 = quake2::identifyIbsp(head);
    return quake2 && quake2->form ? std::optional(quake::NavGame::Quake2) : std::nullopt;
}

tl::expected<Terrain, std::string> readTerrain(std::span<const std::byte> file, float gravity) {
    auto terrain = gameOfMap(file) == quake::NavGame::Quake2 ? readQuake2Terrain(file) : readQuakeTerrain(file);
    if (!terrain)
        return terrain;
    const auto& entities = terrain->map.entities;
    if (gravity <= 0 && !entities.empty() && entities.front().className() == "worldspawn")
        gravity = entities.front().number("gravity").value_or(0.0F);
    if (gravity > 0 && std::isfinite(gravity)) {
        auto& player = terrain->player;
        // What a jump gets onto beyond its own height stays.
        const float beyond = player.highestBarrier - kJumpSpeed * kJumpSpeed / (2 * kGravity);
        player.gravity = std::clamp(gravity, kLeastGravity, kMostGravity);
        player.highestBarrier = beyond + kJumpSpeed * kJumpSpeed / (2 * player.gravity);
    }
    return terrain;
}

tl::expected<void, std::string> readGeometry(Terrain& terrain, std::span<const std::byte> file) {
    auto geometry = world::readMapGeometry(file);
    if (!geometry)
        return tl::unexpected(bytes::describe(geometry.error()));
    terrain.map = std::move(*geometry);
    terrain.rays = world::RayCaster::build(terrain.map).value_or(world::RayCaster());
    return {};
}

std::vector<PlacedBrush> placeBrushes(Terrain& terrain, const std::function<bool(std::size_t)>& isThere) {
    std::vector<PlacedBrush> placed;
    const auto& entities = terrain.map.entities;
    for (std::size_t i = 0; i < entities.size(); ++i) {
        const auto& entity = entities[i];
        const auto role = roleOf(entity.className());
        if (role == Role::Air || !entityBox(terrain.map, i) || !isThere(i))
            continue;
        if (isUnknown(entity.className()))
            terrain.unknownClasses.emplace_back(entity.className());
        const auto& model = terrain.map.models[*entity.model];
        const auto origin = entity.origin.value_or(glm::vec3(0.0F));
        PlacedBrush brush{*entity.model, static_cast<std::uint32_t>(i), {}, {}, role != Role::Wall};
        auto& rest = brush.shift[static_cast<std::size_t>(State::Rest)];
        auto& moved = brush.shift[static_cast<std::size_t>(State::Moved)];
        auto kind = MoverKind::Door;
        switch (role) {
        case Role::Door:
            moved = doorTravel(entity, model);
            if ((entity.spawnFlags() & kStartsOpen) != 0)
                std::swap(rest, moved);
            break;
        case Role::TurningDoor: {
            const bool open = (entity.spawnFlags() & kStartsOpen) != 0;
            brush.turn[static_cast<std::size_t>(open ? State::Rest : State::Moved)] = doorTurn(entity);
            break;
        }
        case Role::SecretDoor:
            kind = MoverKind::SecretDoor;
            break;
        case Role::Plat:
            kind = MoverKind::Plat;
            rest = platShift(terrain, i);
            break;
        case Role::Train:
            kind = MoverKind::Train;
            if (const auto track = trackOf(entities, entity); !track.empty()) {
                const auto low = model.minimum + origin - kModelSpread;
                const auto fromFirst = [&](const glm::vec3& corner) { return glm::distance(corner, track.front()); };
                rest = track.front() - low;
                moved = *std::ranges::max_element(track, {}, fromFirst) - low;
            }
            break;
        case Role::Breakable:
            kind = MoverKind::Breakable;
            break;
        case Role::Wall:
        case Role::Air:
            break;
        }
        placed.push_back(brush);
        const auto low = model.minimum + origin - kModelSpread;
        const auto high = model.maximum + origin + kModelSpread;
        if (role != Role::Wall)
            terrain.movers.push_back({i,
                                      kind,
                                      openerOf(entities, entity.value("targetname")),
                                      {low + rest, high + rest},
                                      {low + moved, high + moved}});
    }
    addDeadly(terrain);
    auto& unknown = terrain.unknownClasses;
    std::ranges::sort(unknown);
    unknown.erase(std::unique(unknown.begin(), unknown.end()), unknown.end());
    return placed;
}

std::optional<std::size_t> openerOf(std::span<const MapEntity> entities, std::string_view targetName) {
    constexpr std::array targets{std::string_view("target"), std::string_view("target2"), std::string_view("target3"),
                                 std::string_view("target4")};
    std::vector<std::string_view> names{targetName};
    std::optional<std::size_t> trigger;
    // Relays and counters add the names that they are called by.
    for (std::size_t n = 0; n < names.size(); ++n) {
        for (std::size_t i = 0; i < entities.size() && !names[n].empty(); ++i) {
            const auto& entity = entities[i];
            if (std::ranges::none_of(targets, [&](std::string_view key) { return entity.value(key) == names[n]; }))
                continue;
            if (entity.className().starts_with("func_button"))
                return i;
            if (entity.className().starts_with("trigger_") && !trigger)
                trigger = i;
            if (const auto name = entity.value("targetname");
                !name.empty() && std::ranges::find(names, name) == names.end())
                names.push_back(name);
        }
    }
    return trigger;
}

bool Terrain::kills(const glm::vec3& from, const glm::vec3& to) const {
    const auto low = glm::min(from, to) + kPlayerLow;
    const auto high = glm::max(from, to) + kPlayerHigh;
    return std::ranges::any_of(deadly, [&](const std::array<glm::vec3, 2>& box) {
        return glm::all(glm::lessThanEqual(low, box[1])) && glm::all(glm::greaterThanEqual(high, box[0]));
    });
}

std::optional<std::size_t> Terrain::moverNear(const glm::vec3& from, const glm::vec3& to) const {
    constexpr float reach = 4;
    const auto low = glm::min(from, to) + kPlayerLow - reach;
    const auto high = glm::max(from, to) + kPlayerHigh + reach;
    const auto touches = [&](const std::array<glm::vec3, 2>& box) {
        return low.x <= box[1].x && low.y <= box[1].y && low.z - reach * 4 <= box[1].z && high.x >= box[0].x &&
               high.y >= box[0].y && high.z >= box[0].z;
    };
    for (std::size_t i = 0; i < movers.size(); ++i)
        if (touches(movers[i].rest) || touches(movers[i].moved))
            return i;
    return std::nullopt;
}

} // namespace navsmith::systems::quake_nav::generation
