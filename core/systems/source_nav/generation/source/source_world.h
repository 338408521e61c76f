// A map of Source as the generator of its game sees it: what stops a player, ladders, and places where players start.
#pragma once

#include "core/systems/source_nav/generation/line_world.h"
#include "core/systems/source_nav/generation/source/source_games.h"
#include "core/world/brush_tracer.h"
#include "core/world/entity_text.h"
#include "core/world/static_props.h"
#include "formats/source/vbsp_file.h"

#include <glm/vec3.hpp>

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace navsmith::systems::source_nav::generation {

/// What all kinds of creatures but players collide with; of lines and stairs in all games.
inline constexpr std::uint32_t kCreatureMask = 0x1 | 0x2 | 0x8 | 0x4000 | 0x20000;

/// Immutable, so threads can share it.
class SourceWorld {
public:
    SourceWorld(const source::VbspFile& map, std::span<const world::MapEntity> entities,
                const world::PropSolids& props = {});

    /// Everything but what a player opens, breaks or walks through.
    [[nodiscard]] const world::BrushTracer& solids() const { return solids_; }
    [[nodiscard]] bool hasTerrain() const { return hasTerrain_; }
    [[nodiscard]] std::span<const LadderBox> ladders() const { return ladders_; }

private:
    world::BrushTracer solids_;
    bool hasTerrain_ = false;
    std::vector<LadderBox> ladders_;
};

/// The same by lines, as the first generator for Source sees it. Doors and what can be broken are not in it.
class SourceLineWorld final : public LineWorld {
public:
    explicit SourceLineWorld(std::shared_ptr<const SourceWorld> world) : world_(std::move(world)) {}

    [[nodiscard]] world::Trace line(const glm::vec3& from, const glm::vec3& to) const override {
        return world_->solids().line(from, to, kCreatureMask);
    }
    [[nodiscard]] bool isPassable(const world::Trace& /*trace*/) const override { return false; }
    /// The highest one in reach.
    [[nodiscard]] std::optional<Ground> groundAt(const glm::vec3& place) const override;

private:
    std::shared_ptr<const SourceWorld> world_;
};

/// Where players of a game start: in its order of classes, then in that of the map.
Seeds startsOf(const SourceGame& game, std::span<const world::MapEntity> entities, SeedRule rule);

} // namespace navsmith::systems::source_nav::generation
