// The ground of the sample town as triangles: streets, pavements, land and the beds of waters, without gaps, and the
// bridges and tunnels of its roads.
#pragma once

#include "resources/samples/solid.h"
#include "resources/samples/town_covers.h"

namespace navsmith::samples {

/// Every node is a corner of triangles, and roads are straight between their nodes.
Faces groundFaces(const TownPlan& plan, const TownLayout& layout, const TownCovers& covers);

/// The decks and parapets, or the tube, of a span.
Faces spanFaces(const TownPlan& plan, const TownLayout& layout, std::size_t span);

/// Height of a tunnel's ceiling above its floor, metres.
inline constexpr double kTunnelHeight = 6.5;

} // namespace navsmith::samples
