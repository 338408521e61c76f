#include "core/systems/source_nav/generation/source/source_sight.h"

#include "core/world/brush_tracer.h"
#include "core/world/entity_text.h"
#include "core/world/map_light.h"
#include "formats/texts/texts.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace navsmith::systems::source_nav::generation {

namespace {

using world::MapEntity;

// What hides a player, and what stops a look, of a Source map's contents.
constexpr std::uint32_t kWindow = 0x2;
constexpr std::uint32_t kGrate = 0x8;
constexpr std::uint32_t kBlocksSight = 0x40;
constexpr std::uint32_t kOpaque = 0x80;
constexpr std::uint32_t kMoveable = 0x4000;
constexpr std::uint32_t kCoverMask =
    source::contents::kSolid | kWindow | kGrate | kMoveable | source::contents::kMonsterClip;
constexpr std::uint32_t kSightMask = source::contents::kSolid | kOpaque | kMoveable | kBlocksSight;

/// A class of entities whose brush models are solid as they were built: doors are closed, and what breaks is whole.
struct SolidClass {
    std::string_view name;
    std::uint32_t notWith = 0;       ///< not solid if one of these spawn flags is set
    std::string_view notIfOne = {};  ///< nor if this key is 1
    std::string_view alsoNotIf = {}; ///< nor if this one is
};

constexpr std::array<SolidClass, 19> kSolidClasses{{
    {"func_brush", 0, "Solidity", "StartDisabled"},
    {"func_wall"},
    {"func_wall_toggle", 1},
    {"func_door", 8},
    {"func_door_rotating", 8},
    {"func_breakable"},
    {"func_breakable_surf"},
    {"func_movelinear", 8},
    {"func_rotating", 64},
    {"func_tracktrain", 8},
    {"func_train", 8},
    {"func_plat"},
    {"func_platrot"},
    {"func_button", 0x4000},
    {"func_rot_button", 1},
    {"momentary_rot_button", 1},
    {"func_reflective_glass"},
    {"func_conveyor"},
    {"func_trackchange"},
}};

bool isSolid(const MapEntity& entity) {
    const auto* const kind = std::find_if(kSolidClasses.begin(), kSolidClasses.end(),
                                          [&](const SolidClass& row) { return row.name == entity.className(); });
    if (kind == kSolidClasses.end() || (entity.spawnFlags() & kind->notWith) != 0)
        return false;
    // A func_brush that is always solid stays so while it is off.
    constexpr std::string_view kAlways = "2";
    if (kind->notIfOne.empty())
        return true;
    return entity.value(kind->notIfOne) == kAlways ||
           (entity.value(kind->notIfOne) != "1" && entity.value(kind->alsoNotIf) != "1");
}

std::vector<world::BrushModel> solidModels(std::span<const MapEntity> entities) {
    std::vector<world::BrushModel> models;
    for (std::size_t i = 0; i < entities.size(); ++i) {
        const auto& entity = entities[i];
        const auto origin = entity.origin.value_or(glm::vec3(0.0F));
        if (entity.model && *entity.model != 0 && isSolid(entity) && bsp::isSound(origin))
            models.push_back({*entity.model, static_cast<std::uint32_t>(i), origin,
                              world::parseVector(entity.value("angles")).value_or(glm::vec3(0.0F))});
    }
    return models;
}

/// Parts of a map that the analysis can do without.
struct Extras {
    world::ClusterSight clusters;
    world::MapLight light;
    std::vector<std::string> notes;
};

Extras readExtras(std::span<const std::byte> bytes, const source::VbspFile& map, std::vector<std::string> notes) {
    Extras extras;
    extras.notes = std::move(notes);
    const auto damaged = [&](std::string_view what, const bytes::FormatError& error) {
        extras.notes.push_back(texts::format("The map's {} cannot be read and were ignored: {}.",
                                             texts::translated({what}), bytes::describe(error)));
    };
    if (auto visibility = source::readVbspVisibility(bytes))
        extras.clusters = world::ClusterSight(map, std::move(*visibility));
    else
        damaged(texts::mark("tables of visibility"), visibility.error());
    if (auto light = source::readVbspLight(bytes))
        extras.light = world::MapLight(map, std::move(*light));
    else
        damaged(texts::mark("tables of light"), light.error());
    return extras;
}

class SourceMap final : public SightMap {
public:
    SourceMap(const source::VbspFile& map, const world::PropSolids& props, Extras extras)
        : entities_(world::parseEntities(map.entities)), extras_(std::move(extras)),
          tracer_(map, solidModels(entities_), props.allBoxes(), props.parts) {}

    [[nodiscard]] std::vector<std::string> notes() const override { return extras_.notes; }

    [[nodiscard]] Sight sight() const override {
        Sight sight;
        sight.cover = sight.beyond = &tracer_;
        sight.coverMask = kCoverMask;
        sight.beyondMask = kSightMask;
        sight.ground = [this](const glm::vec3& place) { return groundAt(place); };
        if (extras_.clusters.isKnown())
            sight.clusters = &extras_.clusters;
        if (extras_.light.isKnown())
            sight.light = [this](const glm::vec3& place) { return lightAt(place); };
        for (const auto& entity : entities_) {
            constexpr std::array<std::string_view, 2> kStarts{"info_player_terrorist", "info_player_counterterrorist"};
            for (std::size_t team = 0; team < kStarts.size(); ++team) {
                if (entity.origin && entity.className() == kStarts.at(team))
                    sight.starts.at(team).push_back(*entity.origin);
            }
        }
        return sight;
    }

private:
    [[nodiscard]] std::optional<float> groundAt(const glm::vec3& place) const {
        constexpr float kUp = 35.5F;
        constexpr float kDown = 10000.0F;
        const glm::vec3 from(place.x, place.y, place.z + kUp);
        const auto trace = tracer_.line(from, {place.x, place.y, place.z - kDown}, kCoverMask);
        if (trace.startSolid)
            return std::nullopt;
        return trace.end.z;
    }

    [[nodiscard]] std::optional<float> lightAt(const glm::vec3& place) const {
        const auto colour = extras_.light.at(place);
        return colour ? std::optional(std::clamp(colour->x + colour->y + colour->z, 0.0F, 1.0F)) : std::nullopt;
    }

    std::vector<MapEntity> entities_;
    Extras extras_;
    world::BrushTracer tracer_;
};

} // namespace

std::shared_ptr<const SightMap> readSourceSight(std::span<const std::byte> bytes, const source::VbspFile& map,
                                                const SourceProps& props) {
    return std::make_shared<const SourceMap>(map, props.solids, readExtras(bytes, map, props.notes));
}

} // namespace navsmith::systems::source_nav::generation
