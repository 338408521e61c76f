// What a selection means to a verb, and runs of road.
#pragma once

#include "core/systems/gta_iv_paths/edits.h"
#include "core/systems/verb.h"

#include <span>
#include <string>
#include <vector>

namespace navsmith::systems::gta_iv_paths {

using Selection = std::span<const model::Element>;
using Values = const Given&;

/// Live rows of a kind, in the order in which they were chosen.
std::vector<model::Slot> chosen(const model::Model& m, Selection selection, model::KindId kind);
/// One link of each edge that is chosen by a link, either way; or, if none is, of each edge between the chosen nodes.
std::vector<model::Slot> edgesMeant(const model::Model& m, Selection selection);

bool contains(Selection selection, model::KindId kind);
Elements elements(model::KindId kind, const std::vector<model::Slot>& rows);

/// Empty unless a link leads from the node into an area that is not open: the link back is out of reach there, and
/// would name a node that is gone or elsewhere.
std::string whyNotFree(const model::Model& m, const OpenAreas& open, model::Slot nodeRow);

/// The nodes from one junction or end to the next, in order, and a link for each edge between them, along the run.
struct Run {
    std::vector<model::Slot> nodes;
    std::vector<model::Slot> links;
};
/// The run that an edge belongs to, in the direction of the link. It goes on through nodes of exactly two links, as far
/// as areas are open.
Run runOf(const model::Model& m, model::Slot link);
/// One run for each road that the selection is part of: by its links, or else by nodes that are no junctions.
std::vector<Run> runsOf(const model::Model& m, Selection selection);

/// The nodes that are connected with this one over open areas, in no promised order.
std::vector<model::Slot> connectedWith(const model::Model& m, model::Slot nodeRow);

} // namespace navsmith::systems::gta_iv_paths
