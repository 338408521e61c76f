// Where the nodes, pavements and footpaths of a plan lie: pure geometry, before anything is written.
#pragma once

#include <tl/expected.hpp>

#include <cmath>
#include <cstddef>
#include <string>
#include <vector>

#include "resources/samples/pavements.h"
#include "resources/samples/town_plan.h"
#include "resources/samples/town_relief.h"

namespace navsmith::samples {

inline constexpr double kNodeStep = 0.125; ///< in which the path files count
inline constexpr double kGutter = 1;       ///< from the outermost lane to the kerb
inline constexpr double kPavement = 4;     ///< width
inline constexpr double kFootpath = 1.25;  ///< half the width of footpaths
/// Height of pavements above the road: one step, so that nodes can lie on both.
inline constexpr double kKerbHeight = kNodeStep;

/// To what the path files can hold.
inline double snapped(double units) {
    return std::round(units / kNodeStep) * kNodeStep;
}
inline Point snapped(Point p) {
    return {snapped(p.x), snapped(p.y)};
}

/// A node of roads or waterways.
struct NetNode {
    Point at;
    double z = 0;         ///< a multiple of the step
    std::size_t road = 0; ///< the first that leads here, in the plan
    double median = 0;    ///< of the widest road
    Over over = Over::No;
};

struct NetPiece {
    std::size_t road = 0;
    std::size_t from = 0; ///< positions in TownLayout::net
    std::size_t to = 0;
    double lanes = 0; ///< from the centre line to the outermost lane's edge
};

struct PedNode {
    Point at;
    double z = 0;
};

struct PedLink {
    std::size_t a = 0; ///< positions in TownLayout::peds
    std::size_t b = 0;
    Over over = Over::No;
    bool footpath = false;
};

struct TownLayout {
    std::vector<NetNode> net;
    std::vector<NetPiece> pieces;   ///< by road, in the plan's order
    std::vector<std::size_t> spots; ///< parallel to the plan's: the node of each
    std::vector<PedNode> peds;
    std::vector<PedLink> pedLinks;
    Relief relief;
};

/// Fails, with a reason for the plan's author, if a spot is on no road.
tl::expected<TownLayout, std::string> layTown(const TownPlan& plan);

} // namespace navsmith::samples
