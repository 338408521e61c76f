// A map of Source as the builder of its game's node graph sees it: what stops NPCs, and the entities.
#pragma once

#include "core/world/brush_tracer.h"
#include "core/world/entity_text.h"
#include "core/world/find_game_file.h"

#include <tl/expected.hpp>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace navsmith::systems::source_ain::generation {

/// Masks for NpcWorld::solids(). Brushes of entities have contents of their own, so that masks tell them apart.
namespace stops {
inline constexpr std::uint32_t kOfMap = 0x0FFFFFFF & ~0x4000U; ///< of brushes of the world
inline constexpr std::uint32_t kMoverBox = 0x4000;             ///< for boxes
inline constexpr std::uint32_t kMoverLine = 0x80000000;        ///< for lines
inline constexpr std::uint32_t kPushableBox = 0x40000000;
inline constexpr std::uint32_t kPushableLine = 0x20000000;
inline constexpr std::uint32_t kFixedLine = 0x10000000; ///< what stops boxes by its physics

/// What NPCs on their way collide with: solids, windows, grates, clips of monsters.
inline constexpr std::uint32_t kWalking = 0x1 | 0x2 | 0x8 | 0x20000;
inline constexpr std::uint32_t kFlying = kWalking | kPushableBox; ///< also climbing
inline constexpr std::uint32_t kSight = kWalking | kFixedLine | kPushableLine;
inline constexpr std::uint32_t kPlacing = kFlying | kMoverBox;
inline constexpr std::uint32_t kPlacingLine = kSight | kMoverLine;
} // namespace stops

/// Trace::entity of static props.
inline constexpr std::uint32_t kPropEntity = 0xFFFFFFFF;

/// Immutable, so threads can share it.
class NpcWorld {
public:
    /// `bytes`: of the whole map, needed only during the call; `find` finds models of static props that are not
    /// packed into it and may be empty. Fails with what is wrong, for people.
    static tl::expected<std::shared_ptr<const NpcWorld>, std::string> read(std::span<const std::byte> bytes,
                                                                           const world::FindGameFile& find = {});

    /// World, displacements, static props and solid brush entities.
    [[nodiscard]] const world::BrushTracer& solids() const { return solids_; }
    /// All of the map, in its order.
    [[nodiscard]] std::span<const world::MapEntity> entities() const { return entities_; }
    [[nodiscard]] std::int32_t mapRevision() const { return mapRevision_; }
    /// It has monsters of Half-Life, whose game differs a little.
    [[nodiscard]] bool isOfFirstHalfLife() const { return isOfFirstHalfLife_; }
    /// Solid static props whose models are not at hand.
    [[nodiscard]] std::size_t propsNotTraced() const { return propsNotTraced_; }
    /// What of the map is not known, in sentences.
    [[nodiscard]] std::span<const std::string> notes() const { return notes_; }

private:
    NpcWorld(world::BrushTracer solids, std::vector<world::MapEntity> entities, std::int32_t mapRevision)
        : solids_(std::move(solids)), entities_(std::move(entities)), mapRevision_(mapRevision) {}

    world::BrushTracer solids_;
    std::vector<world::MapEntity> entities_;
    std::int32_t mapRevision_ = 0;
    bool isOfFirstHalfLife_ = false;
    std::size_t propsNotTraced_ = 0;
    std::vector<std::string> notes_;
};

} // namespace navsmith::systems::source_ain::generation
