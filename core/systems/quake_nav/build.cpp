// Building with the mouse: chains of nodes on the floor, and links dragged from node to node.
#include "core/systems/quake_nav/edit_functions.h"
#include "core/systems/quake_nav/movement.h"
#include "core/world/backdrop.h"

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

/// Parameters of the chain, and of the drag from Way on.
enum ChainParameter : std::size_t { Type, Way, Radius };
enum Ways : int { BothWays, OneWay, NoLink };

bool isNode(const Model& m, const Element& e) {
    return e.type == kNode && m.isLive(e);
}

/// Clicks are on the map's surface: nodes stand a little above it.
glm::vec3 footAt(const Model& m, const glm::vec3& at) {
    const auto stood = m.map() != nullptr ? standOn(m.map()->rays, at) : std::nullopt;
    return stood.value_or(glm::vec3(at.x, at.y, at.z + kFootHeight));
}

void join(Transaction& tx, Slot from, Slot to, Values values) {
    const auto type = static_cast<std::uint8_t>(values[Type]);
    const auto way = static_cast<int>(values[Way]);
    if (from == to || way == NoLink)
        return;
    makeLink(tx, from, to, type);
    if (way == BothWays)
        makeLink(tx, to, from, type);
}

/// "64 up", "96 down".
std::string climbText(float up) {
    const float rounded = std::round(up);
    if (rounded == 0)
        return "level";
    return fmt::format("{:.0f} {}", std::abs(rounded), rounded > 0 ? "up" : "down");
}

/// How far it is, and whether one can walk.
std::string wayText(const Model& m, const glm::vec3& from, const glm::vec3& to, Values values) {
    auto text = fmt::format("{:.0f} units, {}", glm::distance(from, to), climbText(to.z - from.z));
    const bool walks = values[Type] == nav2::kWalk && static_cast<int>(values[Way]) != NoLink;
    if (!walks || m.map() == nullptr)
        return text;
    const bool there = canWalk(m.map()->rays, from, to);
    const bool back = static_cast<int>(values[Way]) == OneWay || canWalk(m.map()->rays, to, from);
    if (!there || !back)
        text += there ? "; one cannot walk back" : "; one cannot walk there";
    return text;
}

void markWay(const glm::vec3& from, const glm::vec3& to, symbol::Primitives& out) {
    const auto style = symbol::segmentStyle(2);
    const auto colour = symbol::rgb(0xFFFFFF);
    out.segments.push_back({{from, colour, style}, {to, colour, style}});
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

} // namespace

std::vector<double> proposeChain(const Model& m, Element from) {
    const double radius = isNode(m, from) ? m.get(node::radius, from.slot) : kUsualRadius;
    return {nav2::kWalk, BothWays, radius};
}

bool continuesChain(const Model& m, Element from, Values) {
    return isNode(m, from);
}

bool joinsNode(const Model& m, Element onto, Values) {
    return isNode(m, onto);
}

Description describeChain(const Model& m, const Builder::Click& click, Values values) {
    Description out;
    const bool onto = isNode(m, click.onto);
    const auto to = onto ? originOf(m, click.onto.slot) : footAt(m, click.at);
    if (!isFinite(to))
        return out;
    markDisc(to, onto ? static_cast<float>(m.get(node::radius, click.onto.slot)) : static_cast<float>(values[Radius]),
             out.marks);
    if (!isNode(m, click.from))
        return out;
    const auto from = originOf(m, click.from.slot);
    markWay(from, to, out.marks);
    out.text = wayText(m, from, to, values);
    return out;
}

EditResult placeChain(Transaction& tx, const Builder::Click& click, Values values) {
    const auto& m = tx.model();
    if (!isFinite(click.at))
        return refused("There is no such place.");
    const Slot from = isNode(m, click.from) ? click.from.slot : kNoSlot;
    Slot to = isNode(m, click.onto) ? click.onto.slot : kNoSlot;
    if (to == kNoSlot) {
        to = tx.create(kNode);
        if (to == kNoSlot)
            return Elements{};
        tx.set(node::file, to, Ref::to(fileRow(m)));
        setPoint(tx, kNodeOrigin, to, footAt(m, click.at));
        tx.set(node::radius, to, static_cast<std::uint16_t>(values[Radius]));
    }
    if (from != kNoSlot)
        join(tx, from, to, values);
    return Elements{{kNode, to}};
}

namespace {

/// The node that a drag ends at: the nearest within whose disc it does.
Slot nodeUnder(const Model& m, const glm::vec3& at) {
    Slot found = kNoSlot;
    float nearest = std::numeric_limits<float>::max();
    constexpr float sameFloor = 48;
    m.forEachLive(kNode, [&](Slot n) {
        const auto p = originOf(m, n);
        const float off = std::hypot(p.x - at.x, p.y - at.y);
        const auto radius = std::max(static_cast<float>(m.get(node::radius, n)), 16.0F);
        if (off <= radius && off < nearest && std::abs(p.z - at.z) <= sameFloor) {
            nearest = off;
            found = n;
        }
    });
    return found;
}

} // namespace

Description describeLinkDrag(const Model& m, const Builder::Click& click, Values values) {
    Description out;
    if (!isNode(m, click.onto)) {
        out.text = "a link begins at a node";
        return out;
    }
    const auto from = originOf(m, click.onto.slot);
    const Slot to = nodeUnder(m, click.at);
    const bool found = to != kNoSlot && to != click.onto.slot;
    const auto end = found ? originOf(m, to) : footAt(m, click.at);
    markWay(from, end, out.marks);
    if (found) {
        markDisc(end, static_cast<float>(m.get(node::radius, to)), out.marks);
        out.text = wayText(m, from, end, values);
    }
    return out;
}

EditResult placeLinkDrag(Transaction& tx, const Builder::Click& click, Values values) {
    const auto& m = tx.model();
    if (!isNode(m, click.onto))
        return refused("Drag from one node to another.");
    const Slot to = nodeUnder(m, click.at);
    if (to == kNoSlot || to == click.onto.slot)
        return refused("There is no node where the drag ends.");
    const Slot there = findLink(m, click.onto.slot, to);
    const bool backToo = static_cast<int>(values[Way]) == BothWays && findLink(m, to, click.onto.slot) == kNoSlot;
    if (there != kNoSlot && !backToo)
        return refused("They are linked already: Set the type changes how.");
    join(tx, click.onto.slot, to, values);
    const Slot l = findLink(m, click.onto.slot, to);
    return l == kNoSlot ? EditResult(refused("Nothing to link.")) : EditResult(Elements{{kLink, l}});
}

} // namespace navsmith::systems::quake_nav
