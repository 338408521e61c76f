// Where the pavements of a net of roads run: geometry alone. Every node of the net has a corner between each two
// neighbouring arms, or two of them opposite the mouth of a side street; pavements join corners along the roads,
// crossings join them across.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "resources/samples/town_plan.h"

namespace navsmith::samples {

/// One piece of road between two nodes of the net.
struct Piece {
    std::size_t from = 0; ///< positions in the net's nodes
    std::size_t to = 0;
    double halfWidth = 0; ///< from the middle of the road to the pavement
    bool pavement = false;
};

/// How a node's pavements get to the other side of an arm.
enum class Over : std::uint8_t { No, Crossing, LitCrossing };

struct PavementLink {
    std::size_t a = 0; ///< positions in Pavements::corners
    std::size_t b = 0;
    Over over = Over::No;
};

struct Pavements {
    std::vector<Point> corners;
    std::vector<PavementLink> links;
};

/// `over` is parallel to `nodes`. Round a road's end the pavements meet.
Pavements layPavements(std::span<const Point> nodes, std::span<const Over> over, std::span<const Piece> pieces);

} // namespace navsmith::samples
