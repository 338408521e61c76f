// Edits of whole graphs: thinning out to a budget, mirroring, and moving to another build of a map.
#include "core/model/wording.h"
#include "core/systems/shared/edit_parts.h"
#include "core/systems/yapb/access.h"
#include "core/systems/yapb/camps.h"
#include "core/systems/yapb/edits.h"
#include "core/systems/yapb/fit_map.h"
#include "core/systems/yapb/reach.h"
#include "core/world/backdrop.h"
#include "formats/texts/texts.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <set>

namespace navsmith::systems::yapb {

using model::kNoSlot;
using model::Model;
using model::Slot;
using model::Transaction;

namespace {

// --- Thinning out -------------------------------------------------------------------------------------------------

constexpr Argument<double> kBudget{"nodes"};

/// Only nodes that mean nothing but a place on the way may go.
bool mayGo(const Model& m, Slot n) {
    constexpr std::uint32_t meaningless = kCrouch | kCrossing | kNarrow;
    if ((m.get(node::flags, n) & ~meaningless) != 0 || !placeOf(m, n))
        return false;
    bool jumps = false;
    const auto look = [&](Slot l) { jumps = jumps || isJump(m, l); };
    m.forEachReferrer(link::owner, n, look);
    m.forEachReferrer(link::target, n, look);
    return !jumps;
}

std::set<Slot> targetsOf(const Model& m, Slot n) {
    std::set<Slot> nodes;
    m.forEachReferrer(link::owner, n, [&](Slot l) {
        if (const auto ends = endsOf(m, l); ends && ends->to != n)
            nodes.insert(ends->to);
    });
    return nodes;
}

std::set<Slot> sourcesOf(const Model& m, Slot n) {
    std::set<Slot> nodes;
    m.forEachReferrer(link::target, n, [&](Slot l) {
        if (const auto ends = endsOf(m, l); ends && ends->from != n)
            nodes.insert(ends->from);
    });
    return nodes;
}

bool canReplace(const Model& m, Slot from, Slot to) {
    if (findLink(m, from, to) != kNoSlot)
        return true;
    const auto a = originOf(m, from);
    const auto b = originOf(m, to);
    if (!freeSlot(m, from) || !(glm::distance(a, b) <= kLongestLink))
        return false;
    return m.map() == nullptr ? b.z - a.z < kHighestStep : canWalk(m.map()->rays, a, b);
}

/// A linked node that can take over all ways through a node; kNoSlot if there is none.
Slot successorOf(const Model& m, Slot n) {
    const auto sources = sourcesOf(m, n);
    const auto targets = targetsOf(m, n);
    Slot best = kNoSlot;
    float shortest = std::numeric_limits<float>::max();
    for (const Slot candidate : targets) {
        const float away = glm::distance(originOf(m, n), originOf(m, candidate));
        if (!sources.contains(candidate) || !(away < shortest))
            continue;
        const bool takesAll =
            std::ranges::all_of(sources, [&](Slot s) { return s == candidate || canReplace(m, s, candidate); }) &&
            std::ranges::all_of(targets, [&](Slot t) { return t == candidate || canReplace(m, candidate, t); });
        if (takesAll) {
            best = candidate;
            shortest = away;
        }
    }
    return best;
}

void replace(Transaction& tx, Slot n, Slot successor) {
    const auto& m = tx.model();
    const auto sources = sourcesOf(m, n);
    const auto targets = targetsOf(m, n);
    tx.erase({kNode, n});
    const auto at = [&](Slot node) { return originOf(m, node); };
    for (const Slot s : sources) {
        if (s != successor)
            makeLink(tx, s, successor, horizontalDistance(at(s), at(successor)));
    }
    for (const Slot t : targets) {
        if (t != successor)
            makeLink(tx, successor, t, horizontalDistance(at(successor), at(t)));
    }
}

float nearestNeighbour(const Model& m, Slot n) {
    float nearest = std::numeric_limits<float>::max();
    for (const Slot t : targetsOf(m, n)) {
        if (const float away = glm::distance(originOf(m, n), originOf(m, t)); away < nearest)
            nearest = away;
    }
    return nearest;
}

/// Takes away the most crowded nodes first. Slots of those that cannot go are tried again once others have gone.
EditResult runThin(Transaction& tx, Selection, Arguments arguments) {
    const auto& m = tx.model();
    const auto budget = static_cast<std::size_t>(arguments.get(kBudget));
    const auto before = m.count(kNode);
    bool progress = true;
    while (m.count(kNode) > budget && progress) {
        progress = false;
        std::vector<std::pair<float, Slot>> crowded;
        m.forEachLive(kNode, [&](Slot n) {
            if (mayGo(m, n))
                crowded.emplace_back(nearestNeighbour(m, n), n);
        });
        std::ranges::sort(crowded);
        std::set<Slot> changed; // their neighbours are others than when the list was made
        for (const auto& [away, n] : crowded) {
            if (m.count(kNode) <= budget)
                break;
            const Slot successor = changed.contains(n) ? kNoSlot : successorOf(m, n);
            if (successor == kNoSlot)
                continue;
            changed.merge(sourcesOf(m, n));
            changed.merge(targetsOf(m, n));
            replace(tx, n, successor);
            progress = true;
        }
    }
    if (!tx.changedAnything())
        return before <= budget ? EditResult(nothingToDo(texts::format("There are no more nodes than that.")))
                                : EditResult(refused(texts::format(
                                      "No node can go: each has a meaning, or its ways cannot be walked without it.")));
    if (m.count(kNode) > budget)
        tx.note(texts::format("{} are left: the others have a meaning, or their ways cannot be walked without them.",
                              model::counted(m.count(kNode), "node")));
    return Elements{};
}

std::string whyNotThin(const Model& m, Selection) {
    return m.count(kNode) > navsmith::yapb::kMinNodes ? "" : texts::format("There are too few nodes.");
}

Proposal proposeThin(const Model& m, Selection) {
    const auto half = m.count(kNode) / 2;
    return {{kBudget, static_cast<double>(half)}};
}

// --- Mirroring ----------------------------------------------------------------------------------------------------

enum class Symmetry : std::uint8_t { EastWest, NorthSouth, HalfTurn };
constexpr Argument<Symmetry> kSymmetry{"symmetry"};
constexpr Argument<double> kMiddleX{"middle_x"};
constexpr Argument<double> kMiddleY{"middle_y"};
constexpr Argument<bool> kSwapTeams{"swap_teams"};
constexpr float kSamePlace = 16; ///< a node nearer than this is already the other one's image

struct Image {
    Symmetry symmetry;
    glm::vec2 middle;

    [[nodiscard]] glm::vec3 vector(glm::vec3 v) const {
        if (symmetry != Symmetry::NorthSouth)
            v.x = -v.x;
        if (symmetry != Symmetry::EastWest)
            v.y = -v.y;
        return v;
    }
    [[nodiscard]] glm::vec3 place(const glm::vec3& p) const {
        const glm::vec3 origin(middle, 0);
        return origin + vector(p - origin);
    }
    [[nodiscard]] float yaw(float degrees) const {
        switch (symmetry) {
        case Symmetry::EastWest:
            return storedYaw(180 - degrees);
        case Symmetry::NorthSouth:
            return storedYaw(-degrees);
        case Symmetry::HalfTurn:
            break;
        }
        return storedYaw(degrees + 180);
    }
};

std::uint32_t withTeamsSwapped(std::uint32_t flags) {
    const bool t = (flags & kTOnly) != 0;
    const bool ct = (flags & kCtOnly) != 0;
    flags &= ~(kTOnly | kCtOnly);
    return flags | (t ? kCtOnly : 0U) | (ct ? kTOnly : 0U);
}

Slot mirrored(Transaction& tx, Slot n, const Image& image, bool swap) {
    const auto& m = tx.model();
    const Slot copy = makeNode(tx, image.place(originOf(m, n)));
    if (copy == kNoSlot)
        return copy;
    const auto flags = m.get(node::flags, n);
    tx.set(node::flags, copy, swap ? withTeamsSwapped(flags) : flags);
    tx.set(node::radius, copy, m.get(node::radius, n));
    tx.set(node::startPitch, copy, m.get(node::startPitch, n));
    tx.set(node::endPitch, copy, m.get(node::endPitch, n));
    tx.set(node::startYaw, copy, image.yaw(m.get(node::startYaw, n)));
    tx.set(node::endYaw, copy, image.yaw(m.get(node::endYaw, n)));
    return copy;
}

EditResult runMirror(Transaction& tx, Selection selection, Arguments arguments) {
    const auto& m = tx.model();
    const Image image{arguments.get(kSymmetry), {arguments.get(kMiddleX), arguments.get(kMiddleY)}};
    auto nodes = selectedOrAll(m, selection, kNode);
    std::map<Slot, Slot> images;
    std::vector<Slot> newNodes;
    for (const Slot n : nodes) {
        if (!placeOf(m, n))
            continue;
        Slot copy = slot_graph::nodeNear(kGraph, m, image.place(originOf(m, n)), kSamePlace);
        if (copy == kNoSlot) {
            copy = mirrored(tx, n, image, arguments.get(kSwapTeams));
            newNodes.push_back(copy);
        }
        if (copy == kNoSlot)
            return Elements{};
        images[n] = copy;
    }
    for (const auto& [n, copy] : images) {
        for (const Slot l : linksOf(m, n)) {
            const auto ends = endsOf(m, l);
            const auto target = ends ? images.find(ends->to) : images.end();
            if (target == images.end() || copy == target->second || findLink(m, copy, target->second) != kNoSlot)
                continue;
            const Slot twin = makeLink(tx, copy, target->second, m.get(link::distance, l));
            if (twin == kNoSlot)
                continue;
            tx.set(link::flags, twin, m.get(link::flags, l));
            setVelocity(tx, twin, image.vector(velocityOf(m, l)));
        }
    }
    if (!tx.changedAnything())
        return nothingToDo(texts::format("Each node has its mirror image already."));
    return elements(kNode, newNodes);
}

Proposal proposeMirror(const Model& m, Selection) {
    glm::vec3 low(std::numeric_limits<float>::max());
    glm::vec3 high(std::numeric_limits<float>::lowest());
    if (m.map() != nullptr) {
        low = m.map()->geometry.minimum;
        high = m.map()->geometry.maximum;
    } else {
        m.forEachLive(kNode, [&](Slot n) {
            if (const auto place = placeOf(m, n)) {
                low = glm::min(low, *place);
                high = glm::max(high, *place);
            }
        });
    }
    const auto middle = low.x <= high.x ? (low + high) * 0.5F : glm::vec3(0);
    return {{kMiddleX, std::round(static_cast<double>(middle.x))},
            {kMiddleY, std::round(static_cast<double>(middle.y))}};
}

// --- Another build of the map -------------------------------------------------------------------------------------

EditResult runFitMap(Transaction& tx, Selection, Arguments arguments) {
    const auto& m = tx.model();
    const auto fit = fitToMap(m, *m.map(), arguments.progress);
    if (!fit)
        return refused({});
    if (fit->offset == glm::vec3(0))
        return nothingToDo(texts::format("The graph fits best where it is: {} of {} nodes stand on the floor.",
                                         fit->standing, fit->nodes));
    m.forEachLive(kNode, [&](Slot n) {
        if (placeOf(m, n))
            setOrigin(tx, n, originOf(m, n) + fit->offset);
    });
    tx.note(texts::format("Moved by ({}, {}, {}): {} of {} nodes stand on the floor, before it were {}.", fit->offset.x,
                          fit->offset.y, fit->offset.z, fit->standing, fit->nodes, fit->standingBefore));
    return Elements{};
}

} // namespace

std::vector<Edit> graphEdits() {
    constexpr double far = 65536;
    return {
        {.id = "thin",
         .title = "Thin Out",
         .help = "Removes the most crowded nodes until a number is left; what can be reached stays reachable",
         .section = "Graph",
         .scope = EditScope::Document,
         .parameters = {numberParameter(
             kBudget, "Nodes", "How many nodes may stay",
             {.min = navsmith::yapb::kMinNodes, .max = navsmith::yapb::kMaxNodes, .initial = 512, .step = 16})},
         .whyDisabled = whyNotThin,
         .propose = proposeThin,
         .run = runThin},
        {.id = "mirror",
         .title = "Mirror",
         .help = "Adds the mirror images of nodes, links, jumps and camps on the other half of a symmetric map",
         .section = "Graph",
         .scope = EditScope::SelectionOrDocument,
         .parameters = {choiceParameter(kSymmetry, "Symmetry", "How the halves of the map correspond",
                                        {"east and west", "north and south", "half a turn"}, Symmetry::HalfTurn),
                        numberParameter(kMiddleX, "Middle, x", "Middle of the map", {.min = -far, .max = far}, "units"),
                        numberParameter(kMiddleY, "Middle, y", "Middle of the map", {.min = -far, .max = far}, "units"),
                        onOffParameter(kSwapTeams, "Swap teams", "Nodes of one team are the other's in the image",
                                       true)},
         .propose = proposeMirror,
         .run = runMirror},
        {.id = "fit_map",
         .title = "Move to Fit the Map",
         .help = "Finds how far another build of the map has been moved, and moves the whole graph along",
         .section = "Graph",
         .scope = EditScope::Document,
         .usesMapFile = true,
         .run = runFitMap}};
}

} // namespace navsmith::systems::yapb
