#include "core/systems/source_nav/generation/sight.h"

#include "core/systems/source_nav/generation/world.h"
#include "core/world/brush_tracer.h"
#include "core/world/entity_text.h"
#include "formats/quake/bsp_file.h"
#include "formats/source/vbsp_file.h"
#include "formats/texts/texts.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace navsmith::systems::source_nav::generation {

namespace {

class GoldSrcMap final : public SightMap {
public:
    explicit GoldSrcMap(const quake::BspFile& map) : world_(map) {}
    [[nodiscard]] Sight sight() const override { return sightThrough(world_); }

private:
    GenerationWorld world_;
};

// What hides a player, and what stops a look, of a Source map's contents.
constexpr std::uint32_t kWindow = 0x2;
constexpr std::uint32_t kGrate = 0x8;
constexpr std::uint32_t kBlocksSight = 0x40;
constexpr std::uint32_t kOpaque = 0x80;
constexpr std::uint32_t kMoveable = 0x4000;
constexpr std::uint32_t kMonsterClip = 0x20000;
constexpr std::uint32_t kCoverMask = source::contents::kSolid | kWindow | kGrate | kMoveable | kMonsterClip;
constexpr std::uint32_t kSightMask = source::contents::kSolid | kOpaque | kMoveable | kBlocksSight;

/// Entities whose brush models are solid as they were built. Doors and what breaks are closed and whole.
constexpr std::array<std::string_view, 9> kSolidEntities{"func_brush",         "func_wall",      "func_door",
                                                         "func_door_rotating", "func_breakable", "func_breakable_surf",
                                                         "func_movelinear",    "func_rotating",  "func_tracktrain"};

std::vector<world::BrushModel> solidModels(std::span<const world::MapEntity> entities) {
    std::vector<world::BrushModel> models;
    for (std::size_t i = 0; i < entities.size(); ++i) {
        const auto& entity = entities[i];
        const bool solid =
            std::find(kSolidEntities.begin(), kSolidEntities.end(), entity.className()) != kSolidEntities.end();
        // A func_brush can be set to stop nothing.
        if (!entity.model || *entity.model == 0 || !solid || entity.value("Solidity") == "1")
            continue;
        models.push_back({*entity.model, static_cast<std::uint32_t>(i), entity.origin.value_or(glm::vec3(0.0F))});
    }
    return models;
}

class SourceMap final : public SightMap {
public:
    explicit SourceMap(const source::VbspFile& map)
        : entities_(world::parseEntities(map.entities)), tracer_(map, solidModels(entities_)) {}
    [[nodiscard]] Sight sight() const override {
        Sight sight;
        sight.cover = sight.beyond = &tracer_;
        sight.coverMask = kCoverMask;
        sight.beyondMask = kSightMask;
        sight.ground = [this](const glm::vec3& place) { return groundAt(place); };
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

    std::vector<world::MapEntity> entities_;
    world::BrushTracer tracer_;
};

} // namespace

tl::expected<std::shared_ptr<const SightMap>, std::string> readSightMap(std::span<const std::byte> map) {
    if (source::identifyVbsp(map)) {
        const auto read = source::readVbsp(map);
        if (!read)
            return tl::unexpected(bytes::describe(read.error()));
        return std::make_shared<const SourceMap>(*read);
    }
    const auto read = quake::readBsp(map);
    if (!read)
        return tl::unexpected(bytes::describe(read.error()));
    if (read->variant != quake::BspVariant::GoldSrc || read->models.empty())
        return tl::unexpected(texts::format("the map is not of GoldSrc, or its solids are missing"));
    return std::make_shared<const GoldSrcMap>(*read);
}

Sight sightThrough(const GenerationWorld& world) {
    Sight sight;
    sight.cover = &world.solids();
    sight.beyond = &world.opaque();
    sight.coverMask = sight.beyondMask = world::kSolidMask;
    sight.ground = [&world](const glm::vec3& place) -> std::optional<float> {
        if (const auto ground = world.groundAt(place))
            return ground->height;
        return std::nullopt;
    };
    return sight;
}

} // namespace navsmith::systems::source_nav::generation
