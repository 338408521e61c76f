// Which entities with brushes stop NPCs when the games' builder runs, a second after the map began.
#pragma once

#include "core/world/brush_tracer.h"
#include "core/world/entity_text.h"
#include "formats/source/vbsp_file.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace navsmith::systems::source_ain::generation {

/// How an entity's brushes count.
enum class BrushKind : std::uint8_t {
    Fixed,   ///< like the world
    Mover,   ///< doors, trains and what else the games move by force: only nodes are placed on them
    Pushable ///< of Half-Life: nodes are placed on them and they stop sight, but NPCs walk through
};

struct BrushEntity {
    world::BrushModel model;
    BrushKind kind = BrushKind::Fixed;
    /// Boxes meet what physics take for its brushes, which is a little smaller; lines meet the brushes.
    bool physical = false;
};

/// Where they are when the map has begun. Those that are not solid then are left out.
std::vector<BrushEntity> brushEntities(const source::VbspFile& map, std::span<const world::MapEntity> entities);

/// Half-Life's monsters have names of their own, and its entities differ a little.
bool isOfFirstHalfLife(std::span<const world::MapEntity> entities);

/// The value of a key, whose case does not matter; empty if there is none.
std::string_view valueOf(const world::MapEntity& entity, std::string_view key);

} // namespace navsmith::systems::source_ain::generation
