// Rules that every graph of paths has, and what rules on such graphs read besides the row itself; see Rule::dependsOn.
#pragma once

#include "core/checks/dependencies.h"
#include "core/systems/shared/path_checks.h"

namespace navsmith::systems::paths {

/// For rules that depend on which areas are open.
inline model::Dependency anyArea(const Graph& g) {
    return checks::own(g.area);
}

/// What tells whether a node lies in the square of its area.
inline checks::Dependencies square(const Graph& g) {
    return {checks::own(g.x, g.y, g.file), checks::at({model::along(g.file)}, g.area)};
}

/// Columns of both ends of a link.
template <typename... T>
checks::Dependencies ends(const Graph& g, model::Column<T>... columns) {
    return {checks::own(g.owner, g.target), checks::at({model::along(g.owner)}, columns...),
            checks::at({model::along(g.target)}, columns...)};
}

/// The areas of both ends of a link.
inline checks::Dependencies endAreas(const Graph& g) {
    return ends(g, g.file) + checks::at({model::along(g.owner), model::along(g.file)}, g.area) +
           checks::at({model::along(g.target), model::along(g.file)}, g.area);
}

/// Columns of a link and of the link back. Which one that is depends on the doubles at both ends and their order.
template <typename... T>
checks::Dependencies linkBack(const Graph& g, model::Column<T>... columns) {
    const auto rank = g.rank(g.linkType());
    return {checks::own(g.owner, g.target, columns...),
            checks::at({model::along(g.owner), model::against(g.owner)}, g.owner, g.target, rank),
            checks::at({model::along(g.target), model::against(g.owner)}, g.owner, g.target, rank, columns...)};
}

/// Ids of the rules that are alike in all games, texts included.
struct RuleIds {
    std::string_view linkRanges;
    std::string_view target;
    std::string_view neighboursOpen;
};
template <const Graph& G>
std::vector<checks::Rule> rules(const RuleIds& ids) {
    using enum checks::Severity;
    return {
        {ids.linkRanges,
         "Link ranges are contiguous and do not overlap",
         "Link ranges overlap, end outside or leave gaps",
         Error,
         G.fileType(),
         over<G, checkLinkRanges>,
         {checks::own(G.linkLayout)},
         false,
         over<G, fixLinkRanges>,
         "Repack Links"},
        {ids.target, "The link's target exists", "Link to a node that does not exist", Error, G.linkType(),
         over<G, checkTarget>, checks::own(G.target) + anyArea(G), false, over<G, fixTarget>, "Delete Link"},
        {ids.neighboursOpen,
         "Neighbour areas are open",
         "Neighbour area is not open",
         Note,
         G.fileType(),
         over<G, checkNeighboursOpen>,
         {anyArea(G)},
         true},
    };
}

} // namespace navsmith::systems::paths
