// Conversion from and to waypoints of other bots.
#include "core/systems/quake_text/exchange.h"

#include "core/systems/quake_text/access.h"
#include "core/systems/quake_text/convert.h"
#include "core/systems/quake_text/load.h"
#include "core/systems/quake_text/markers.h"
#include "core/systems/quake_text/said.h"
#include "core/systems/quake_text/save.h"
#include "core/world/backdrop.h"
#include "formats/texts/texts.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>

namespace navsmith::systems::quake_text {

using model::EditError;
using model::Model;
using model::Slot;

namespace {

/// How far a player's origin is above the feet.
constexpr float kPlayerOverFeet = 24;
/// A link whose end is this much lower, and from which nobody walks back, is a drop from a ledge.
constexpr float kDrop = 64;

// Giving -----------------------------------------------------------------------------------------------------------

bool says(Meanings meanings, Meaning meaning) {
    return (meanings & bitOf(meaning)) != 0;
}

BotWay wayOf(Meanings meanings) {
    return says(meanings, Meaning::Teleporter)   ? BotWay::Teleport
           : says(meanings, Meaning::Pusher)     ? BotWay::Push
           : says(meanings, Meaning::RocketJump) ? BotWay::RocketJump
           : says(meanings, Meaning::Jump)       ? BotWay::Jump
           : says(meanings, Meaning::Lift)       ? BotWay::Lift
           : says(meanings, Meaning::WaterJump)  ? BotWay::WaterJump
                                                 : BotWay::Walk;
}

bool isItem(std::string_view className) {
    return className.starts_with("item_") || className.starts_with("weapon_");
}

/// How far an entity's marker is above the feet: triggers and doors reach down to the ground.
float heightOverFeet(const Model& m, const MapMarker& marker) {
    const auto& geometry = m.map()->geometry;
    const auto& entity = geometry.entities[marker.entity];
    if (!entity.origin && entity.model && *entity.model < geometry.models.size()) {
        const auto& box = geometry.models[*entity.model];
        return (box.maximum.z - box.minimum.z) / 2;
    }
    return kPlayerOverFeet;
}

BotGraph give(const Model& m) {
    BotGraph graph;
    const Slot f = fileRow(m);
    if (f == model::kNoSlot)
        return graph;
    const auto names = mapNames(m.get(file::name, f));
    graph.name = names.empty() ? std::string("unnamed") : names.front().substr(0, names.front().rfind('.'));
    const auto said = saidBy(m);
    const auto markers = mapMarkers(m);
    const bool isBox = dialectOf(m) == Dialect::Nexuiz;
    std::set<Slot> withLinks; // markers that no link names are of no use to other bots
    m.forEachLive(kLink, [&](Slot l) {
        if (const auto ends = endsOf(m, l); ends && kindOf(m, l) != WayKind::Other) {
            withLinks.insert(ends->from);
            withLinks.insert(ends->to);
        }
    });
    std::map<Slot, std::size_t> index;
    if (const auto count = mapMarkerCount(m); count != 0 && m.map() != nullptr && count != markers.size())
        graph.notes.push_back(
            texts::format("The file numbers {} entities of the map, the map has {}: markers may stand "
                          "in wrong places. Shift Markers mends that.",
                          count, markers.size()));
    std::size_t number = 0;
    for (const Slot n : numbered(m)) {
        const auto at = number++;
        const auto place = said.places.find(n);
        if (place == said.places.end() || (isOfMap(m, n) && !withLinks.contains(n)))
            continue;
        index[n] = graph.nodes.size();
        auto& node = graph.nodes.emplace_back();
        const bool isEntity = isOfMap(m, n) && at < markers.size();
        const auto& classInFile = m.get(node::className, n);
        const float height =
            isOfMap(m, n) && isItem(isEntity && classInFile.empty() ? markers[at].className : classInFile) ? 0.0F
            : isEntity ? heightOverFeet(m, markers[at])
                       : kPlayerOverFeet;
        node.feet = place->second - glm::vec3(0, 0, height);
        if (isBox) {
            const auto half = (upperOf(m, n) - originOf(m, n)) * 0.5F;
            node.radius = std::max(0.0F, std::min(half.x, half.y));
            if (!std::isfinite(node.radius))
                node.radius = 0;
        }
        const auto meanings = said.nodes.at(n);
        if (says(meanings, Meaning::Unreachable))
            node.set(BotMark::Hazard);
        if (says(meanings, Meaning::Door))
            node.set(BotMark::Blocked);
    }
    for (const Slot n : numbered(m)) {
        for (const Slot l : linksOf(m, n)) {
            const auto ends = endsOf(m, l);
            if (!ends || kindOf(m, l) == WayKind::Other || !index.contains(ends->from) || !index.contains(ends->to))
                continue;
            auto way = wayOf(said.links.at(l));
            const float fall = said.places.at(ends->from).z - said.places.at(ends->to).z;
            const Slot back = findLink(m, ends->to, ends->from);
            if (way == BotWay::Walk && fall > kDrop &&
                (back == model::kNoSlot || wayOf(said.links.at(back)) != BotWay::Walk))
                way = BotWay::Drop;
            graph.links.push_back({index[ends->from], index[ends->to], way, {}});
        }
    }
    return graph;
}

// Taking -----------------------------------------------------------------------------------------------------------

Meanings meaningOf(BotWay way) {
    switch (way) {
    case BotWay::Jump:
        return bitOf(Meaning::Jump);
    case BotWay::RocketJump:
        return bitOf(Meaning::RocketJump);
    case BotWay::WaterJump:
        return bitOf(Meaning::WaterJump);
    case BotWay::Lift:
        return bitOf(Meaning::Lift);
    case BotWay::Teleport:
        return bitOf(Meaning::Teleporter);
    case BotWay::Walk:
    case BotWay::Drop:
    case BotWay::Train:
    case BotWay::Push:
        break;
    }
    return 0;
}

/// The graph in the dialect with the fewest peculiarities, before its links have slots.
quake_waypoints::Waypoints waypointsFrom(const BotGraph& graph) {
    quake_waypoints::Waypoints out;
    out.names = {graph.name + std::string(quake_waypoints::limitsOf(out.dialect).ending)};
    for (const auto& node : graph.nodes)
        out.nodes.push_back({.origin = node.feet + glm::vec3(0, 0, kPlayerOverFeet)});
    std::vector<std::uint8_t> slots(graph.nodes.size(), 0);
    for (const auto& link : graph.links) {
        if (slots[link.from] == std::numeric_limits<std::uint8_t>::max())
            continue;
        out.links.push_back({.owner = static_cast<std::uint32_t>(link.from),
                             .target = static_cast<std::uint32_t>(link.to + 1),
                             .slot = slots[link.from]++});
    }
    return out;
}

Said saidBy(const BotGraph& graph, const Model& m) {
    Said said;
    std::map<std::pair<Slot, Slot>, BotWay> ways;
    for (const auto& link : graph.links)
        ways[{static_cast<Slot>(link.from), static_cast<Slot>(link.to)}] = link.way;
    for (Slot n = 0; n < graph.nodes.size(); ++n) {
        said.places[n] = originOf(m, n);
        said.nodes[n] = (graph.nodes[n].has(BotMark::Hazard) ? bitOf(Meaning::Unreachable) : 0U) |
                        (graph.nodes[n].has(BotMark::Blocked) ? bitOf(Meaning::Door) : 0U);
    }
    m.forEachLive(kLink, [&](Slot l) {
        if (const auto ends = endsOf(m, l))
            said.links[l] = meaningOf(ways[{ends->from, ends->to}]);
    });
    return said;
}

/// A disc becomes a box as wide.
void setBoxes(model::Transaction& tx, const BotGraph& graph) {
    for (Slot n = 0; n < graph.nodes.size(); ++n) {
        const auto& m = tx.model();
        const float radius = graph.nodes[n].radius;
        if (radius <= 0 || !m.isLive({kNode, n}))
            continue;
        const auto place = originOf(m, n);
        const auto half = glm::vec3(radius, radius, 0);
        setOrigin(tx, n, place - half);
        tx.set(node::upperX, n, place.x + half.x);
        tx.set(node::upperY, n, place.y + half.y);
        tx.set(node::upperZ, n, place.z);
    }
}

tl::expected<std::vector<OutputFile>, EditError> take(const TakeInput& input) {
    const auto& graph = input.graph;
    if (graph.nodes.empty())
        return tl::unexpected(EditError{texts::format("There is no node whose place is known.")});
    const auto dialect = dialectNamed(input.format);
    if (!dialect)
        return tl::unexpected(EditError{texts::format("Text waypoints have no dialect \"{}\".", input.format)});
    auto model = modelOf(waypointsFrom(graph));
    model.setMap(input.map);
    model::Transaction tx(model, "");
    if (auto done = sayIn(tx, saidBy(graph, model), *dialect, false); !done)
        return tl::unexpected(std::move(done.error()));
    if (*dialect == Dialect::Nexuiz)
        setBoxes(tx, graph);
    if (auto change = tx.commit(); !change)
        return tl::unexpected(std::move(change.error()));
    return save(model).files;
}

std::vector<CarriedProperty> carried() {
    std::vector<CarriedProperty> all;
    for (const auto* id : {"name", "dialect", "end_mark", "listed", "unread"})
        all.push_back({kFile, id});
    for (const auto* id : {"from_map", "class_name", "position", "upper_corner"})
        all.push_back({kNode, id});
    for (const auto* id : {"owner", "target", "slot", "source", "rocket"})
        all.push_back({kLink, id});
    for (const auto dialect : {Dialect::Ktx, Dialect::FrikBot, Dialect::Frogbot2, Dialect::Nexuiz}) {
        constexpr auto unsaid =
            bitOf(Meaning::None) | bitOf(Meaning::FireAtStart) | bitOf(Meaning::NoTouch) | bitOf(Meaning::Shoot);
        for (const auto& flag : nodeFlags(dialect)) {
            if ((bitOf(flag.meaning) & unsaid) == 0)
                all.push_back({kNode, flag.id});
        }
        for (const auto& flag : linkFlags(dialect)) {
            if ((bitOf(flag.meaning) & unsaid) == 0)
                all.push_back({kLink, flag.id});
        }
    }
    return all;
}

} // namespace

Exchange exchange() {
    return {.families = {{"quake", formats()}}, .says = carried(), .give = give, .take = take};
}

} // namespace navsmith::systems::quake_text
