#include "core/systems/source_ain/routes.h"

#include "core/checks/dependencies.h"
#include "core/systems/source_ain/access.h"
#include "core/systems/source_ain/generation/zones.h"
#include "formats/texts/texts.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <limits>
#include <string>

namespace navsmith::systems::source_ain {

using model::Model;
using model::Slot;

namespace {

constexpr routing::ClosedBy kNoWay = 1; ///< Routing::closures

std::optional<glm::vec3> standing(const Model& m, Slot n, std::size_t hull) {
    return isDeleted(m, n) ? std::nullopt : hullPlace(m, n, hull);
}

glm::vec3 placeOrOrigin(const Model& m, Slot n) {
    return placeOf(m, n).value_or(glm::vec3(0));
}

void ways(const Model& m, const routing::Traveller& traveller, Slot n, std::vector<routing::Way>& out) {
    const std::size_t hull = traveller.rules;
    if (hull >= hullCount(m))
        return;
    const auto from = standing(m, n, hull);
    for (const Slot l : linksOf(m, n)) {
        const auto ends = endsOf(m, l);
        if (!ends || ends->source == ends->target)
            continue;
        const Slot to = ends->otherThan(n);
        const auto goal = standing(m, to, hull);
        const float length = from && goal ? glm::distance(*from, *goal) : 0;
        const auto kind = wayKindOf(moveOf(m, l, hull));
        const bool isOpen = kind != WayKind::None && from && goal;
        out.push_back({.to = to,
                       .via = {kLink, l},
                       .cost = length,
                       .length = length,
                       .kind = static_cast<std::uint8_t>(kind == WayKind::None ? WayKind::Other : kind),
                       .closed = isOpen ? routing::ClosedBy{0} : kNoWay});
    }
}

double remoteness(const Model& m, Slot n, const glm::vec3& at) {
    const auto place = isDeleted(m, n) ? std::nullopt : placeOf(m, n);
    return place ? static_cast<double>(glm::distance(*place, at)) : std::numeric_limits<double>::max();
}

/// The game looks at the zones before it searches.
std::optional<routing::Reason> refusal(const Model& m, const routing::Traveller&, Slot from, Slot to) {
    const auto a = m.get(node::zone, from);
    const auto b = m.get(node::zone, to);
    if (a == b || a == generation::kZoneUniversal || b == generation::kZoneUniversal)
        return std::nullopt;
    return routing::Reason{"zones",
                           texts::format("The nodes are in zones {} and {}: the game does not even search.", a, b)};
}

bool hasHull(const Model& m, const routing::Traveller& traveller) {
    return traveller.rules < hullCount(m);
}

routing::SearchRules search(const Model&) {
    return {.estimate = 1};
}

} // namespace

routing::Routing routing() {
    using checks::at;
    using checks::own;
    using model::against;
    using model::along;
    const auto all = [](std::vector<model::PathStep> steps, model::ElementTypeId type) {
        return model::Dependency{std::move(steps), type, {}};
    };
    routing::Routing routing{.node = kNode,
                             .has = hasHull,
                             .kinds = {"Walk", "Jump", "Fly", "Climb", "Crawl or swim"},
                             .closures = {{"no_way", "The hull has no way from {0} to {1}."}},
                             .ways = ways,
                             .dependsOn = {all({}, kNode), all({against(link::source)}, kLink),
                                           all({against(link::target)}, kLink),
                                           all({against(link::source), along(link::target)}, kNode),
                                           all({against(link::target), along(link::source)}, kNode), own(file::hulls)},
                             .place = placeOrOrigin,
                             .remoteness = remoteness,
                             .refusal = refusal,
                             .search = search};
    for (std::uint32_t h = 0; h < hullNames().size(); ++h) {
        const auto& hull = hullNames()[h];
        routing.travellers.push_back({hull.id, hull.title, hull.who.empty() ? "NPCs of this size" : hull.who, h});
    }
    return routing;
}

} // namespace navsmith::systems::source_ain
