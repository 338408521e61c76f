// Builders: chains of nodes on the floor, and links dragged from node to node.
#include "core/systems/quake_nav/brush_match.h"
#include "core/systems/quake_nav/edits.h"
#include "core/systems/quake_nav/movement.h"
#include "core/systems/quake_nav/selected_elements.h"
#include "core/world/backdrop.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>
#include <glm/geometric.hpp>

#include <cmath>

namespace navsmith::systems::quake_nav {

using model::Element;
using model::kNoSlot;
using model::Model;
using model::Ref;
using model::Slot;
using model::Transaction;

namespace {

enum class Ways : std::uint8_t { Both, One, None };

constexpr Argument<Ways> kWays{"way"};
constexpr Argument<std::uint16_t> kRadius{"radius"};

Parameter waysParameter(bool none) {
    std::vector<std::string_view> names{"both ways", "one way"};
    if (none)
        names.emplace_back("no link");
    return choiceParameter(kWays, "Direction", "Whether to add the reverse link", names);
}

bool isNode(const Model& m, const Element& e) {
    return e.type == kNode && m.isLive(e);
}

/// A map has its plats raised, but bots get on where they wait: down, unless something calls them.
glm::vec3 onRestingPlat(const world::MapGeometry& map, const glm::vec3& foot) {
    constexpr float near = 4; // of the upper side
    for (std::size_t i = 0; i < map.entities.size(); ++i) {
        const auto name = map.entities[i].className();
        const auto box = name == "func_plat" || name == "func_new_plat" ? entityBox(map, i) : std::nullopt;
        if (!box || foot.x < box->minimum.x || foot.x > box->maximum.x || foot.y < box->minimum.y ||
            foot.y > box->maximum.y || std::abs(foot.z - box->maximum.z) > near)
            continue;
        return foot - glm::vec3(0, 0, box->maximum.z - restingBox(map, i)->maximum.z);
    }
    return foot;
}

/// Clicks hit the surface of the map; nodes are placed slightly above it.
glm::vec3 footAt(const Model& m, const glm::vec3& at) {
    if (m.map() == nullptr)
        return {at.x, at.y, at.z + kFootHeight};
    const auto stood = placeBefore(m.map()->rays, at);
    return onRestingPlat(m.map()->geometry, stood.value_or(glm::vec3(at.x, at.y, at.z + kFootHeight)));
}

/// What a click of the chain means: an existing node, or a place for a new one.
struct Aim {
    Slot node = kNoSlot;
    glm::vec3 at{0};
};

/// A click that hits no node may still lead to the place of one: from a wall down to the floor, or by the grid.
Aim aimOf(const Model& m, const Builder::Click& click) {
    if (isNode(m, click.onto)) {
        // Within a large disc there is room for other nodes.
        const auto middle = originOf(m, click.onto.slot);
        const auto away = std::hypot(click.at.x - middle.x, click.at.y - middle.y);
        if (away <= float{kUsualRadius} || away > static_cast<float>(m.get(node::radius, click.onto.slot)))
            return {click.onto.slot, middle};
    }
    const auto foot = footAt(m, click.at);
    Aim aim{kNoSlot, foot};
    float nearest = kPlayerHalf.x; // closer nodes are the same place for a player
    m.forEachLive(kNode, [&](Slot n) {
        if (const float off = glm::distance(originOf(m, n), foot); off < nearest) {
            nearest = off;
            aim = {n, originOf(m, n)};
        }
    });
    return aim;
}

void join(Transaction& tx, Slot from, Slot to, Arguments arguments) {
    const auto type = arguments.get(kTypeArgument);
    const auto way = arguments.get(kWays);
    if (from == to || way == Ways::None)
        return;
    makeLink(tx, from, to, type);
    if (way == Ways::Both)
        makeLink(tx, to, from, type);
}

/// "64 up", "96 down".
std::string climbText(float up) {
    const float rounded = std::round(up);
    if (rounded == 0)
        return "level";
    return fmt::format("{:.0f} {}", std::abs(rounded), rounded > 0 ? texts::format("up") : texts::format("down"));
}

/// The distance, and whether it can be walked.
std::string wayText(const Model& m, const glm::vec3& from, const glm::vec3& to, Arguments arguments) {
    auto text = texts::format("{:.0f} units, {}", glm::distance(from, to), climbText(to.z - from.z));
    const bool walks = arguments.get(kTypeArgument) == nav2::kWalk && arguments.get(kWays) != Ways::None;
    if (!walks || m.map() == nullptr)
        return text;
    const bool there = canWalk(m.map()->rays, from, to);
    const bool back = arguments.get(kWays) == Ways::One || canWalk(m.map()->rays, to, from);
    if (!there || !back)
        text += there ? texts::format("; not walkable back") : texts::format("; not walkable");
    return text;
}

void markWay(const glm::vec3& from, const glm::vec3& to, symbol::Primitives& out) {
    out.line(from, to, symbol::rgb(0xFFFFFF), 2);
}

void markDisc(const glm::vec3& middle, float radius, symbol::Primitives& out) {
    constexpr int corners = 24;
    const auto corner = [&](int i) {
        const float angle = 6.2831853F * static_cast<float>(i) / corners;
        return middle + radius * glm::vec3(std::cos(angle), std::sin(angle), 0);
    };
    for (int i = 0; i < corners; ++i)
        markWay(corner(i), corner(i + 1), out);
}

Proposal proposeChain(const Model& m, Element from) {
    const auto radius = isNode(m, from) ? m.get(node::radius, from.slot) : kUsualRadius;
    return {{kTypeArgument, nav2::kWalk}, {kWays, Ways::Both}, {kRadius, radius}};
}

bool continuesChain(const Model& m, Element from, Arguments) {
    return isNode(m, from);
}

bool joinsNode(const Model& m, Element onto, Arguments) {
    return isNode(m, onto);
}

Description describeChain(const Model& m, const Builder::Click& click, Arguments arguments) {
    Description out;
    const auto [there, to] = aimOf(m, click);
    if (!isFinite(to))
        return out;
    markDisc(to, static_cast<float>(there != kNoSlot ? m.get(node::radius, there) : arguments.get(kRadius)), out.marks);
    if (!isNode(m, click.from) || there == click.from.slot)
        return out;
    const auto from = originOf(m, click.from.slot);
    markWay(from, to, out.marks);
    out.text = wayText(m, from, to, arguments);
    return out;
}

EditResult placeChain(Transaction& tx, const Builder::Click& click, Arguments arguments) {
    const auto& m = tx.model();
    if (!isFinite(click.at))
        return refused(texts::format("Invalid position."));
    const Slot from = isNode(m, click.from) ? click.from.slot : kNoSlot;
    auto [to, at] = aimOf(m, click);
    if (to == kNoSlot) {
        to = tx.create(kNode);
        if (to == kNoSlot)
            return Elements{};
        tx.set(node::file, to, Ref::to(fileRow(m)));
        setPoint(tx, kNodeOrigin, to, at);
        tx.set(node::radius, to, arguments.get(kRadius));
        if (m.map() != nullptr && isUnderWater(m.map()->rays, at))
            tx.set(node::flags, to, kUnderWater);
    }
    if (from != kNoSlot)
        join(tx, from, to, arguments);
    return Elements{{kNode, to}};
}

/// The node under the end of a drag: the nearest one whose disc contains it.
Slot nodeUnder(const Model& m, const glm::vec3& at) {
    Slot closest = kNoSlot;
    float nearest = std::numeric_limits<float>::max();
    constexpr float sameFloor = 48;
    m.forEachLive(kNode, [&](Slot n) {
        const auto p = originOf(m, n);
        const float off = std::hypot(p.x - at.x, p.y - at.y);
        const auto radius = std::max(static_cast<float>(m.get(node::radius, n)), 16.0F);
        if (off <= radius && off < nearest && std::abs(p.z - at.z) <= sameFloor) {
            nearest = off;
            closest = n;
        }
    });
    return closest;
}

Description describeLinkDrag(const Model& m, const Builder::Click& click, Arguments arguments) {
    Description out;
    if (!isNode(m, click.onto)) {
        out.text = texts::format("links begin at a node");
        return out;
    }
    const auto from = originOf(m, click.onto.slot);
    const Slot to = nodeUnder(m, click.at);
    const bool ontoNode = to != kNoSlot && to != click.onto.slot;
    const auto end = ontoNode ? originOf(m, to) : footAt(m, click.at);
    markWay(from, end, out.marks);
    if (ontoNode) {
        markDisc(end, static_cast<float>(m.get(node::radius, to)), out.marks);
        out.text = wayText(m, from, end, arguments);
    }
    return out;
}

EditResult placeLinkDrag(Transaction& tx, const Builder::Click& click, Arguments arguments) {
    const auto& m = tx.model();
    if (!isNode(m, click.onto))
        return refused(texts::format("Drag from one node to another."));
    const Slot to = nodeUnder(m, click.at);
    if (to == kNoSlot || to == click.onto.slot)
        return refused(texts::format("There is no node at the end of the drag."));
    const Slot there = findLink(m, click.onto.slot, to);
    const bool backToo = arguments.get(kWays) == Ways::Both && findLink(m, to, click.onto.slot) == kNoSlot;
    if (there != kNoSlot && !backToo)
        return refused(texts::format("They are already linked. Use Set Type to change the link."));
    join(tx, click.onto.slot, to, arguments);
    const Slot l = findLink(m, click.onto.slot, to);
    return l == kNoSlot ? EditResult(refused(texts::format("Nothing to link."))) : EditResult(Elements{{kLink, l}});
}

} // namespace

std::vector<Builder> builders(quake::NavGame game) {
    return {
        {.id = "chain",
         .title = "Place Nodes",
         .help = "Each click places a node on the floor and links the previous one to it. Click an existing node to "
                 "link it.",
         .shortcut = "B",
         .parameters = {typeParameter(game), waysParameter(true),
                        units(kRadius, "Radius",
                              "Radius of new nodes. A bot has reached the node when it is this close.", 4, 328,
                              kUsualRadius)},
         .propose = proposeChain,
         .continues = continuesChain,
         .joins = joinsNode,
         .describe = describeChain,
         .place = placeChain},
        {.id = "link",
         .title = "Draw Links",
         .help = "Drag from one node to another.",
         .shortcut = "Shift+L",
         .gesture = Gesture::Line,
         .parameters = {typeParameter(game), waysParameter(false)},
         .joins = joinsNode,
         .describe = describeLinkDrag,
         .place = placeLinkDrag},
    };
}

} // namespace navsmith::systems::quake_nav
