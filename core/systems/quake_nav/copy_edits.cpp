// Copies for symmetric maps: mirrored at a plane, or rotated about a vertical axis.
#include "core/systems/quake_nav/edits.h"
#include "core/systems/quake_nav/node_finder.h"
#include "core/systems/quake_nav/selected_elements.h"
#include "core/world/backdrop.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>
#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <cmath>
#include <functional>
#include <limits>
#include <map>
#include <set>

namespace navsmith::systems::quake_nav {

using model::kNoSlot;
using model::Model;
using model::Ref;
using model::Slot;
using model::Transaction;

namespace {

/// Nodes closer than this are the same: in the middle of a map copies coincide with originals.
constexpr float kSame = 4;

struct Turn {
    std::function<glm::vec3(const glm::vec3&)> place;
    std::function<glm::vec3(const glm::vec3&)> direction; ///< the same transformation without its offset; exact
};

glm::vec3 mirrored(const glm::vec3& p, int axis, float at) {
    switch (axis) {
    case 0:
        return {2 * at - p.x, p.y, p.z};
    case 1:
        return {p.x, 2 * at - p.y, p.z};
    default:
        return p;
    }
}

/// Rotates by multiples of 90 degrees, without rounding errors.
glm::vec3 turned(const glm::vec3& p, int angle, float x, float y) {
    const glm::vec3 centre{x, y, p.z};
    const auto d = p - centre;
    switch (angle) {
    case 0:
        return centre + glm::vec3(-d.x, -d.y, 0);
    case 1:
        return centre + glm::vec3(-d.y, d.x, 0);
    default:
        return centre + glm::vec3(d.y, -d.x, 0);
    }
}

class Copier {
public:
    Copier(Transaction& tx, Turn turn) : tx_(tx), m_(tx.model()), turn_(std::move(turn)), there_(tx.model()) {}

    EditResult run(Selection selection) {
        const auto nodes = selected(m_, selection, kNode);
        for (const Slot n : nodes)
            copies_[n] = copyOf(n);
        std::size_t edicts = 0;
        // Include links that lead to the nodes, so that copies are connected along the middle in both directions.
        std::set<Slot> links;
        for (const Slot n : nodes) {
            for (const auto end : {link::owner, link::target})
                m_.forEachReferrer(end, n, [&](Slot l) { links.insert(l); });
        }
        for (const Slot l : links)
            edicts += copyLink(l) ? 1 : 0;
        if (newNodes_.empty() && !linked_)
            return nothingToDo(texts::format("Everything already has a copy."));
        if (edicts != 0)
            tx_.note(texts::format("{} of the copied links. Tie the copies to their own brush entities.",
                                   edicts == 1 ? texts::format("An edict belongs to one")
                                               : texts::format("Edicts belong to {}", edicts)));
        return newNodes_.empty() ? elements(kNode, nodes) : elements(kNode, newNodes_);
    }

private:
    Slot copyOf(Slot n) {
        const auto at = turn_.place(originOf(m_, n));
        if (const Slot there = there_.nearest(at, kSame); there != kNoSlot)
            return there;
        const Slot copy = tx_.create(kNode);
        if (copy == kNoSlot)
            return copy;
        tx_.set(node::file, copy, m_.get(node::file, n));
        setPoint(tx_, kNodeOrigin, copy, at);
        tx_.set(node::flags, copy, m_.get(node::flags, n));
        tx_.set(node::radius, copy, m_.get(node::radius, n));
        newNodes_.push_back(copy);
        return copy;
    }

    /// The counterpart of a link's end: its copy, or an existing node at the position of the copy.
    Slot endOf(Slot n) {
        const auto it = copies_.find(n);
        return it != copies_.end() ? it->second : there_.nearest(turn_.place(originOf(m_, n)), kSame);
    }

    /// Returns whether an edict refers to the original.
    bool copyLink(Slot l) {
        const auto ends = endsOf(m_, l);
        if (!ends)
            return false;
        const Slot from = endOf(ends->from);
        const Slot to = endOf(ends->to);
        if (from == kNoSlot || to == kNoSlot || from == to || findLink(m_, from, to) != kNoSlot)
            return false;
        const Slot copy = makeLink(tx_, from, to, m_.get(link::type, l));
        if (copy == kNoSlot)
            return false;
        linked_ = true;
        tx_.set(link::mask, copy, m_.get(link::mask, l));
        tx_.set(link::traversal, copy, Ref::none()); // copied below; the original may have none
        if (const Ref t = m_.get(link::traversal, l); t.isSlot())
            copyTraversal(t.slot(), copy);
        return edictOf(m_, l) != kNoSlot;
    }

    void copyTraversal(Slot t, Slot l) {
        const Slot copy = tx_.create(kTraversal);
        if (copy == kNoSlot)
            return;
        tx_.set(traversal::file, copy, m_.get(traversal::file, t));
        const auto exit = pointOf(m_, kExit, t);
        setPoint(tx_, kExit, copy, isExit(exit) ? turn_.place(exit) : exit);
        setPoint(tx_, kStart, copy, turn_.place(pointOf(m_, kStart, t)));
        setPoint(tx_, kEnd, copy, turn_.place(pointOf(m_, kEnd, t)));
        setPoint(tx_, kPlane, copy, turn_.direction(pointOf(m_, kPlane, t)));
        tx_.set(link::traversal, l, Ref::to(copy));
    }

    Transaction& tx_;
    const Model& m_;
    Turn turn_;
    NodeFinder there_; ///< nodes that existed before
    std::map<Slot, Slot> copies_;
    std::vector<Slot> newNodes_;
    bool linked_ = false;
};

/// The centre of the map, or of all nodes if no map is open: the most likely centre of symmetry.
glm::vec3 middleOf(const Model& m) {
    if (m.map() != nullptr)
        return (m.map()->geometry.minimum + m.map()->geometry.maximum) * 0.5F;
    glm::vec3 low(std::numeric_limits<float>::max());
    glm::vec3 high(std::numeric_limits<float>::lowest());
    m.forEachLive(kNode, [&](Slot n) {
        const auto p = originOf(m, n);
        if (isFinite(p)) {
            low = glm::min(low, p);
            high = glm::max(high, p);
        }
    });
    return low.x > high.x ? glm::vec3(0) : (low + high) * 0.5F;
}

Description describeCopies(const Model& m, Selection selection, const Turn& turn) {
    Description out;
    std::size_t there = 0;
    const NodeFinder nodes(m);
    for (const Slot n : selected(m, selection, kNode)) {
        const auto at = turn.place(originOf(m, n));
        const bool isOccupied = nodes.nearest(at, kSame) != kNoSlot;
        there += isOccupied ? 1 : 0;
        out.marks.mark(at, isOccupied ? symbol::rgb(0x9AA4B0) : symbol::rgb(0xFFFFFF), 9, symbol::Shape::Ring);
    }
    if (there != 0)
        out.text = texts::format("To be merged with existing nodes at the same position: {}", there);
    return out;
}

constexpr Argument<int> kAxis{"axis"};
constexpr Argument<float> kPlaneAt{"at"};
constexpr Argument<int> kAngle{"angle"};
constexpr Argument<float> kMiddleX{"x"};
constexpr Argument<float> kMiddleY{"y"};

Parameter placeParameter(Argument<float> argument, std::string_view title, std::string_view help) {
    return numberParameter(argument, title, help, {.min = -32768, .max = 32768, .step = 0.5, .decimals = 3}, "units");
}

Turn mirrorOf(Arguments arguments) {
    const int axis = arguments.get(kAxis);
    const float at = arguments.get(kPlaneAt);
    return {[=](const glm::vec3& p) { return mirrored(p, axis, at); },
            [=](const glm::vec3& d) { return mirrored(d, axis, 0); }};
}

Turn rotationOf(Arguments arguments) {
    const int angle = arguments.get(kAngle);
    const float x = arguments.get(kMiddleX);
    const float y = arguments.get(kMiddleY);
    return {[=](const glm::vec3& p) { return turned(p, angle, x, y); },
            [=](const glm::vec3& d) { return turned(d, angle, 0, 0); }};
}

Proposal proposeMirror(const Model& m, Selection) {
    return {{kPlaneAt, std::round(middleOf(m).x)}};
}

Description describeMirror(const Model& m, Selection selection, Arguments arguments) {
    return describeCopies(m, selection, mirrorOf(arguments));
}

EditResult runMirror(Transaction& tx, Selection selection, Arguments arguments) {
    return Copier(tx, mirrorOf(arguments)).run(selection);
}

Proposal proposeRotate(const Model& m, Selection) {
    const auto middle = middleOf(m);
    return {{kMiddleX, std::round(middle.x)}, {kMiddleY, std::round(middle.y)}};
}

Description describeRotate(const Model& m, Selection selection, Arguments arguments) {
    return describeCopies(m, selection, rotationOf(arguments));
}

EditResult runRotate(Transaction& tx, Selection selection, Arguments arguments) {
    return Copier(tx, rotationOf(arguments)).run(selection);
}

} // namespace

std::vector<Edit> copyEdits() {
    return {
        {.id = "mirror",
         .title = "Mirrored Copy",
         .help = "Copies nodes with their links and traversals to the other side of a plane. Copies at the position of "
                 "existing nodes are merged with those.",
         .section = "Arrange",
         .parameters = {choiceParameter(kAxis, "Axis", "Axis perpendicular to the plane", {"x", "y"}),
                        placeParameter(kPlaneAt, "Plane at",
                                       "Coordinate of the plane on that axis, usually the centre of the map")},
         .whyDisabled = whyNotNodes,
         .propose = proposeMirror,
         .describe = describeMirror,
         .run = runMirror},
        {.id = "rotate",
         .title = "Rotated Copy",
         .help = "Copies nodes with their links and traversals, rotated about the centre of the map",
         .section = "Arrange",
         .parameters = {choiceParameter(kAngle, "Angle", "Counter-clockwise as seen from above",
                                        {"half turn", "quarter turn left", "quarter turn right"}),
                        placeParameter(kMiddleX, "Centre x", "Position of the axis"),
                        placeParameter(kMiddleY, "Centre y", "Position of the axis")},
         .whyDisabled = whyNotNodes,
         .propose = proposeRotate,
         .describe = describeRotate,
         .run = runRotate},
    };
}

} // namespace navsmith::systems::quake_nav
