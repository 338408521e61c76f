// Colours the nodes of a routing net by how long the way to them is.
#pragma once

#include "core/routing/graph_cache.h"
#include "core/routing/reach.h"
#include "core/symbol/symbol.h"

#include <string>
#include <vector>

namespace navsmith::systems {

class DistancePainter : public symbol::OverlayPainter {
public:
    void follow(const model::Model& model, const model::Change& change) override { graphs_.update(model, change); }

protected:
    /// Colours by the way from the nearest of these nodes; closed ones do not count. `noStarts`: what the legend says
    /// if there are none.
    void paintFrom(const routing::Routing& routing, const model::Model& model, const routing::Traveller& traveller,
                   std::vector<model::Slot> starts, std::string noStarts, std::vector<symbol::Rgba>& colours,
                   std::vector<symbol::LegendEntry>& legend);

private:
    routing::GraphCache graphs_;
    routing::Search search_;
};

} // namespace navsmith::systems
