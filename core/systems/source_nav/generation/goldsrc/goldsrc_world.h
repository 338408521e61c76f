// A GoldSrc map as Counter-Strike's own generator of navigation meshes sees it: which entities stand in the way, which
// it passes through because a player opens or breaks them, ladders, and places where players start.
#pragma once

#include "core/systems/source_nav/generation/line_world.h"
#include "core/world/entity_text.h"
#include "core/world/hull_tracer.h"
#include "formats/bytes/format_error.h"
#include "formats/quake/bsp_file.h"

#include <glm/vec3.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace navsmith::systems::source_nav::generation {

/// Where players start: terrorists first, in map order.
std::vector<glm::vec3> startsOf(std::span<const world::MapEntity> entities);

/// Immutable, so threads can share it.
class GoldSrcWorld final : public LineWorld {
public:
    explicit GoldSrcWorld(const quake::BspFile& map);

    /// Against everything that is solid when a round starts.
    [[nodiscard]] const world::HullTracer& solids() const { return solids_; }
    /// The same without panes of glass: what stops a look.
    [[nodiscard]] const world::HullTracer& opaque() const { return opaque_; }
    [[nodiscard]] world::Trace line(const glm::vec3& from, const glm::vec3& to) const override {
        return solids_.line(from, to, world::kSolidMask);
    }
    [[nodiscard]] bool isPassable(const world::Trace& trace) const override {
        return trace.entity < passable_.size() && passable_[trace.entity];
    }

    /// The lowest one in reach.
    [[nodiscard]] std::optional<Ground> groundAt(const glm::vec3& place) const override;

    [[nodiscard]] std::span<const LadderBox> ladders() const { return ladders_; }
    /// startsOf() the map's entities.
    [[nodiscard]] std::span<const glm::vec3> starts() const { return starts_; }

private:
    struct Entities;
    explicit GoldSrcWorld(Entities entities);

    world::HullTracer solids_;
    world::HullTracer floors_; ///< without what is passable
    world::HullTracer opaque_; ///< without glass
    std::vector<bool> passable_;
    std::vector<LadderBox> ladders_;
    std::vector<glm::vec3> starts_;
};

} // namespace navsmith::systems::source_nav::generation
