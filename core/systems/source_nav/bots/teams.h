// Teams of Team Fortress 2, and how far they have to go: docs/meshes.md.
#pragma once

#include "core/model/model.h"
#include "core/world/map_geometry.h"

#include <cstdint>
#include <functional>
#include <string_view>
#include <vector>

namespace navsmith::systems::source_nav {

struct Team {
    std::string_view traveller; ///< id
    float number;               ///< of entities
    std::uint32_t spawnRoom;    ///< bit of an area's flags
};
inline constexpr Team kRed{"red", 2, 1U << 1U};
inline constexpr Team kBlue{"blue", 3, 1U << 2U};

bool isTeamFortress(const model::Model& m);

/// Areas under entities of the map that count, each once for every entity.
std::vector<model::Slot> areasUnderEntities(const model::Model& m,
                                            const std::function<bool(const world::MapEntity&)>& counts);
/// Areas with one of these flags of the game.
std::vector<model::Slot> areasWithFlags(const model::Model& m, std::uint32_t bits);

/// Areas where a team spawns: by the open map, otherwise by flags, which the game does not save but other programs do.
std::vector<model::Slot> startsOf(const model::Model& m, const Team& team);
/// Areas under the control points of the open map, and those that are marked so.
std::vector<model::Slot> controlPointAreas(const model::Model& m);

/// How long the way is from where a team spawns, by slot of area; infinite where it never gets. Empty if nobody knows
/// where it spawns.
std::vector<float> incursionOf(const model::Model& m, const Team& team);

} // namespace navsmith::systems::source_nav
