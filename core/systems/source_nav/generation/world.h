// A GoldSrc map as Counter-Strike's own generator of navigation meshes sees it: which entities stand in the way, which
// it passes through because a player opens or breaks them, ladders, and places where players start. The first generator
// for Source looks at its maps in the same way, by lines.
#pragma once

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

/// A ladder entity's bounds in the world.
struct LadderBox {
    glm::vec3 minimum{0.0F};
    glm::vec3 maximum{0.0F};
};

/// The floor below a place.
struct Ground {
    float height = 0;
    glm::vec3 normal{0.0F};
};

/// Where players start: terrorists first, in map order.
std::vector<glm::vec3> startsOf(std::span<const world::MapEntity> entities);

/// What lines meet in a map.
class LineWorld {
public:
    LineWorld() = default;
    virtual ~LineWorld() = default;
    LineWorld(const LineWorld&) = delete;
    LineWorld& operator=(const LineWorld&) = delete;
    LineWorld(LineWorld&&) = delete;
    LineWorld& operator=(LineWorld&&) = delete;

    /// Against everything that is solid when a round starts.
    [[nodiscard]] virtual world::Trace line(const glm::vec3& from, const glm::vec3& to) const = 0;
    /// Whether a player would open or break what a line hit, and so pass.
    [[nodiscard]] virtual bool isPassable(const world::Trace& trace) const = 0;

    /// A line meets nothing.
    [[nodiscard]] bool isFree(const glm::vec3& from, const glm::vec3& to) const { return !line(from, to).hit(); }
    /// The floor at a place above which a player fits, crouched; none if there is no floor. Doors and what can be
    /// broken are no floor.
    [[nodiscard]] virtual std::optional<Ground> groundAt(const glm::vec3& place) const = 0;
};

/// Immutable, so threads can share it.
class GenerationWorld final : public LineWorld {
public:
    explicit GenerationWorld(const quake::BspFile& map);

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
    explicit GenerationWorld(Entities entities);

    world::HullTracer solids_;
    world::HullTracer floors_; ///< without what is passable
    world::HullTracer opaque_; ///< without glass
    std::vector<bool> passable_;
    std::vector<LadderBox> ladders_;
    std::vector<glm::vec3> starts_;
};

} // namespace navsmith::systems::source_nav::generation
