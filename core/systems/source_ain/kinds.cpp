#include "core/systems/source_ain/kinds.h"

#include "core/systems/source_ain/generation/hulls.h"
#include "formats/source/ain_file.h"

namespace navsmith::systems::source_ain {

namespace {

namespace move = generation::move;
namespace node_type = generation::node_type;

constexpr std::array<HullName, source::kMostAinHulls> kHullNames{
    {{"human", "Human", "offset_human", "soldiers, zombies"},
     {"small_centered", "Small, centered", "offset_small_centered", "scanners"},
     {"wide_human", "Wide human", "offset_wide_human", "vortigaunts"},
     {"tiny", "Tiny", "offset_tiny", "headcrabs"},
     {"wide_short", "Wide and short", "offset_wide_short", "bullsquids"},
     {"medium", "Medium", "offset_medium", ""},
     {"tiny_centered", "Tiny, centered", "offset_tiny_centered", "manhacks"},
     {"large", "Large", "offset_large", "antlion guards"},
     {"large_centered", "Large, centered", "offset_large_centered", ""},
     {"medium_tall", "Medium and tall", "offset_medium_tall", "hunters"},
     {"hull_10", "Hull 10", "offset_hull_10", "in Alien Swarm: tiny_fluid"},
     {"hull_11", "Hull 11", "offset_hull_11", "in Alien Swarm: mediumbig"},
     {"hull_12", "Hull 12", "offset_hull_12", "in Reactive Drop: huge"},
     {"hull_13", "Hull 13", "offset_hull_13", ""},
     {"hull_14", "Hull 14", "offset_hull_14", ""},
     {"hull_15", "Hull 15", "offset_hull_15", ""},
     {"hull_16", "Hull 16", "offset_hull_16", ""},
     {"hull_17", "Hull 17", "offset_hull_17", ""},
     {"hull_18", "Hull 18", "offset_hull_18", ""},
     {"hull_19", "Hull 19", "offset_hull_19", ""},
     {"hull_20", "Hull 20", "offset_hull_20", ""},
     {"hull_21", "Hull 21", "offset_hull_21", ""},
     {"hull_22", "Hull 22", "offset_hull_22", ""},
     {"hull_23", "Hull 23", "offset_hull_23", ""},
     {"hull_24", "Hull 24", "offset_hull_24", ""},
     {"hull_25", "Hull 25", "offset_hull_25", ""},
     {"hull_26", "Hull 26", "offset_hull_26", ""},
     {"hull_27", "Hull 27", "offset_hull_27", ""},
     {"hull_28", "Hull 28", "offset_hull_28", ""},
     {"hull_29", "Hull 29", "offset_hull_29", ""},
     {"hull_30", "Hull 30", "offset_hull_30", ""},
     {"hull_31", "Hull 31", "offset_hull_31", ""}}};

} // namespace

NodeKind nodeKindOf(std::uint8_t type) {
    switch (type) {
    case node_type::kGround:
        return NodeKind::Ground;
    case node_type::kAir:
        return NodeKind::Air;
    case node_type::kClimb:
        return NodeKind::Climb;
    case node_type::kDeleted:
        return NodeKind::Deleted;
    default:
        return NodeKind::Other;
    }
}

WayKind wayKindOf(std::uint8_t moves) {
    if (moves == 0)
        return WayKind::None;
    if ((moves & move::kGround) != 0)
        return WayKind::Walk;
    if ((moves & move::kJump) != 0)
        return WayKind::Jump;
    if ((moves & move::kFly) != 0)
        return WayKind::Fly;
    return (moves & move::kClimb) != 0 ? WayKind::Climb : WayKind::Other;
}

std::span<const HullName> hullNames() {
    return kHullNames;
}

} // namespace navsmith::systems::source_ain
