// Lays out the pavements of a road network: pure geometry. Every node has a corner between each two neighbouring arms,
// or two corners opposite the mouth of a side street; pavements join corners along the roads, crossings join them
// across.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "resources/samples/plane.h"

namespace navsmith::samples {

/// A road segment between two nodes of the network.
struct Piece {
    std::size_t from = 0; ///< positions in the net's nodes
    std::size_t to = 0;
    double halfWidth = 0; ///< from the centre line to the pavement
    bool pavement = false;
};

/// How a node's pavements cross an arm.
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

/// `over` is parallel to `nodes`. Pavements join around a road's end.
Pavements layPavements(std::span<const Point> nodes, std::span<const Over> over, std::span<const Piece> pieces);

} // namespace navsmith::samples
