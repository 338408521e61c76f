#include "core/world/hull_tracer.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <utility>

namespace navsmith::world {

namespace {

/// In place of a tree that a map does not have.
constexpr std::int32_t kNowhere = quake::kContentsEmpty;

/// A node with its plane, so that a walk reads one place in memory.
struct TreeNode {
    glm::vec3 normal{0.0F};
    float distance = 0.0F;
    std::int32_t type = 3;                                    ///< 0 to 2: the plane is along an axis
    std::array<std::int32_t, 2> children{kNowhere, kNowhere}; ///< negative: contents

    /// The engines compute it in registers, which are wider than floats.
    [[nodiscard]] double height(const glm::vec3& point) const {
        if (type < 3)
            return double{point[static_cast<std::size_t>(type)]} - double{distance};
        return double{normal.x} * double{point.x} + double{normal.y} * double{point.y} +
               double{normal.z} * double{point.z} - double{distance};
    }
};

constexpr std::size_t kHulls = 4;

} // namespace

class HullTrees {
public:
    HullTrees(const quake::BspFile& map, std::span<const HullBox> boxes)
        : goldSrc(map.variant == quake::BspVariant::GoldSrc) {
        nodes_.reserve(map.nodes.size() + map.clipNodes.size());
        for (const auto& node : map.nodes)
            add(node, map, [&](std::int32_t child) {
                return child >= 0 ? child : map.leafContents[static_cast<std::size_t>(-(child + 1))];
            });
        const auto first = static_cast<std::int32_t>(map.nodes.size());
        for (const auto& node : map.clipNodes)
            add(node, map, [&](std::int32_t child) { return child >= 0 ? child + first : child; });
        for (const auto& model : map.models) {
            auto& heads = heads_.emplace_back();
            for (std::size_t hull = 0; hull < kHulls; ++hull) {
                const auto head = model.headNodes[hull];
                heads[hull] = head < 0 ? kNowhere : head + (hull == 0 ? 0 : first);
            }
            bounds_.push_back({model.minimum, model.maximum});
        }
        for (const auto& box : boxes)
            add(box);
    }

    const bool goldSrc;

    [[nodiscard]] std::size_t models() const { return heads_.size(); }
    [[nodiscard]] std::int32_t head(std::size_t model, std::size_t hull) const {
        return model < heads_.size() ? heads_[model][hull] : kNowhere;
    }
    [[nodiscard]] const HullBox& bounds(std::size_t model) const { return bounds_[model]; }
    [[nodiscard]] const TreeNode& node(std::int32_t index) const { return nodes_[static_cast<std::size_t>(index)]; }
    [[nodiscard]] std::int32_t contents(std::int32_t from, const glm::vec3& point) const {
        while (from >= 0) {
            const auto& at = node(from);
            from = at.children[at.height(point) < 0 ? 1 : 0];
        }
        return from;
    }

private:
    template <typename Resolve>
    void add(const quake::BspNode& node, const quake::BspFile& map, Resolve&& resolve) {
        const auto& plane = map.planes[node.plane];
        // Types beyond the three axes all mean "no axis".
        const auto type = plane.type >= 0 && plane.type < 3 ? plane.type : 3;
        nodes_.push_back({plane.normal, plane.distance, type, {resolve(node.children[0]), resolve(node.children[1])}});
    }

    /// Its six planes in the order of the engines.
    void add(const HullBox& box) {
        heads_.push_back({static_cast<std::int32_t>(nodes_.size()), kNowhere, kNowhere, kNowhere});
        bounds_.push_back(box);
        for (int plane = 0; plane < 6; ++plane) {
            const auto axis = plane / 2;
            const std::size_t outside = plane % 2 == 0 ? 0 : 1;
            TreeNode node;
            node.type = axis;
            node.normal[axis] = 1;
            node.distance = outside == 0 ? box.maximum[axis] : box.minimum[axis];
            node.children[outside] = quake::kContentsEmpty;
            node.children[1 - outside] =
                plane == 5 ? quake::kContentsSolid : static_cast<std::int32_t>(nodes_.size() + 1);
            nodes_.push_back(node);
        }
    }

    std::vector<TreeNode> nodes_; ///< those for points, then those for boxes
    std::vector<std::array<std::int32_t, kHulls>> heads_;
    std::vector<HullBox> bounds_;
};

std::shared_ptr<const HullTrees> hullTrees(const quake::BspFile& map, std::span<const HullBox> boxes) {
    return std::make_shared<const HullTrees>(map, boxes);
}

namespace {

/// How much of a segment is on the near side of a plane and not too close to it, by the heights of its ends.
float partBefore(double start, double end) {
    // The engines store floats, and compute what lies between in their registers.
    const double storedStart = static_cast<float>(start);
    const double storedEnd = static_cast<float>(end);
    const double before = storedStart < 0 ? storedStart + kDistanceEpsilon : storedStart - kDistanceEpsilon;
    return std::clamp(static_cast<float>(before / (storedStart - storedEnd)), 0.0F, 1.0F);
}

glm::vec3 between(const glm::vec3& from, const glm::vec3& to, float part) {
    const glm::dvec3 start(from);
    return glm::vec3(start + double{part} * (glm::dvec3(to) - start));
}

/// One walk of a segment through a tree. Operations and their order are the engines', so that results are equal to the
/// last bit.
class TreeWalk {
public:
    TreeWalk(const HullTrees& trees, std::int32_t head, std::uint32_t mask, Trace& trace)
        : trees_(trees), head_(head), mask_(mask), trace_(trace) {}

    /// Follows a part of the segment, fractions `first` to `last` of it. False if something stops it.
    bool follow(std::int32_t at, float first, float last, const glm::vec3& from, const glm::vec3& to) {
        // Most nodes have the whole part on one side.
        while (at >= 0) {
            const auto& node = trees_.node(at);
            const double start = node.height(from);
            const double end = node.height(to);
            if (start >= 0 && end >= 0)
                at = node.children[0];
            else if (start < 0 && end < 0)
                at = node.children[1];
            else
                return cross(node, start, end, first, last, from, to);
        }
        if (solid(at))
            trace_.startSolid = true;
        else
            trace_.allSolid = false;
        return true;
    }

private:
    [[nodiscard]] bool solid(std::int32_t contents) const { return (mask_ & contentsBit(contents)) != 0; }

    bool cross(const TreeNode& node, double start, double end, float first, float last, const glm::vec3& from,
               const glm::vec3& to) {
        float part = partBefore(start, end);
        if (std::isnan(part))
            return false;
        float fraction = first + (last - first) * part;
        glm::vec3 middle = between(from, to, part);
        const std::size_t near = start < 0 ? 1 : 0;
        if (!follow(node.children[near], first, fraction, from, middle))
            return false;
        if (!solid(trees_.contents(node.children[near ^ 1U], middle)))
            return follow(node.children[near ^ 1U], fraction, last, middle, to);
        if (trace_.allSolid)
            return false;
        trace_.normal = near == 0 ? node.normal : -node.normal;
        // Rounding can leave the end in a solid.
        while (solid(trees_.contents(head_, middle))) {
            part -= 0.1F;
            if (part < 0)
                break;
            fraction = first + (last - first) * part;
            middle = between(from, to, part);
        }
        trace_.fraction = fraction;
        trace_.end = middle;
        return false;
    }

    const HullTrees& trees_;
    std::int32_t head_;
    std::uint32_t mask_;
    Trace& trace_;
};

/// The same walk, but tells only whether something stops it: what was hit, and where, takes longer.
class SightWalk {
public:
    SightWalk(const HullTrees& trees, std::uint32_t mask) : trees_(trees), mask_(mask) {}

    /// False if something stops it.
    bool follow(std::int32_t at, const glm::vec3& from, const glm::vec3& to) {
        while (at >= 0) {
            const auto& node = trees_.node(at);
            const double start = node.height(from);
            const double end = node.height(to);
            if (start >= 0 && end >= 0)
                at = node.children[0];
            else if (start < 0 && end < 0)
                at = node.children[1];
            else
                return cross(node, start, end, from, to);
        }
        (solid(at) ? startSolid_ : hasLeft_) = true;
        return true;
    }
    [[nodiscard]] bool isStopped() const { return isStopped_; }
    [[nodiscard]] bool startSolid() const { return startSolid_; }
    [[nodiscard]] bool allSolid() const { return !hasLeft_; }

private:
    [[nodiscard]] bool solid(std::int32_t contents) const { return (mask_ & contentsBit(contents)) != 0; }

    bool cross(const TreeNode& node, double start, double end, const glm::vec3& from, const glm::vec3& to) {
        const float part = partBefore(start, end);
        if (std::isnan(part))
            return false;
        const glm::vec3 middle = between(from, to, part);
        const std::size_t near = start < 0 ? 1 : 0;
        if (!follow(node.children[near], from, middle))
            return false;
        if (!solid(trees_.contents(node.children[near ^ 1U], middle)))
            return follow(node.children[near ^ 1U], middle, to);
        // A line that never left a solid counts as one that nothing stopped.
        isStopped_ = hasLeft_;
        return false;
    }

    const HullTrees& trees_;
    std::uint32_t mask_;
    bool startSolid_ = false;
    bool hasLeft_ = false;
    bool isStopped_ = false;
};

Trace walk(const HullTrees& trees, std::int32_t head, std::uint32_t mask, const glm::vec3& from, const glm::vec3& to) {
    Trace trace;
    trace.end = to;
    trace.allSolid = true;
    TreeWalk(trees, head, mask, trace).follow(head, 0.0F, 1.0F, from, to);
    return trace;
}

/// Which tree a box moves through, and by how much its place differs from the point that moves.
struct Hull {
    std::size_t number = 0;
    glm::vec3 offset{0.0F};
};

constexpr std::array<HullBox, kHulls> kGoldSrcBoxes{{
    {},
    {glm::vec3(-16, -16, -36), glm::vec3(16, 16, 36)},
    {glm::vec3(-32, -32, -32), glm::vec3(32, 32, 32)},
    {glm::vec3(-16, -16, -18), glm::vec3(16, 16, 18)},
}};
constexpr std::array<HullBox, kHulls> kQuakeBoxes{{
    {},
    {glm::vec3(-16, -16, -24), glm::vec3(16, 16, 32)},
    {glm::vec3(-32, -32, -24), glm::vec3(32, 32, 64)},
    {},
}};

std::size_t hullOf(bool goldSrc, const glm::vec3& size) {
    if (!goldSrc) {
        if (size.x < 3)
            return 0;
        return size.x <= 32 ? 1 : 2;
    }
    if (size.x <= 8)
        return 0;
    if (size.x > 36)
        return 2;
    return size.z <= 36 ? 3 : 1;
}

Hull chooseHull(bool goldSrc, const glm::vec3& minimum, const glm::vec3& maximum) {
    const auto number = hullOf(goldSrc, maximum - minimum);
    const auto& box = (goldSrc ? kGoldSrcBoxes : kQuakeBoxes)[number];
    // GoldSrc moves small boxes as points at their own place.
    if (number == 0 && goldSrc)
        return {};
    return {number, box.minimum - minimum};
}

} // namespace

/// A point or box on its way, and what it passes.
struct HullTracer::Move {
    glm::vec3 from{0.0F};
    glm::vec3 to{0.0F};
    glm::vec3 minimum{0.0F}; ///< of the box
    glm::vec3 maximum{0.0F};
    Hull hull;
    std::uint32_t mask = kSolidMask;
};

HullTracer::HullTracer(std::shared_ptr<const HullTrees> trees, std::span<const SolidModel> solids)
    : trees_(std::move(trees)) {
    for (const auto& solid : solids) {
        if (solid.model >= trees_->models())
            continue;
        Placed placed{solid, {}, {}};
        const auto& box = trees_->bounds(solid.model);
        if (solid.axes) {
            // The sphere around it, as in the engines.
            const auto reach = glm::length(glm::max(glm::abs(box.minimum), glm::abs(box.maximum)));
            placed.minimum = solid.origin - reach;
            placed.maximum = solid.origin + reach;
        } else {
            placed.minimum = solid.origin + box.minimum;
            placed.maximum = solid.origin + box.maximum;
        }
        // The engines grow boxes by 1 when they load a map and again when they place an entity.
        constexpr float kGrowth = 2;
        placed.minimum -= kGrowth;
        placed.maximum += kGrowth;
        solids_.push_back(placed);
    }
}

Trace HullTracer::against(const Placed& placed, const Move& move) const {
    const glm::vec3 offset = move.hull.offset + placed.solid.origin;
    glm::vec3 from = move.from - offset;
    glm::vec3 to = move.to - offset;
    const auto head = trees_->head(placed.solid.model, move.hull.number);
    if (placed.solid.axes) {
        const auto inverse = glm::transpose(*placed.solid.axes);
        from = inverse * from;
        to = inverse * to;
    }
    Trace trace = walk(*trees_, head, move.mask, from, to);
    if (trace.fraction != 1.0F) {
        if (placed.solid.axes) {
            trace.normal = *placed.solid.axes * trace.normal;
            trace.end = move.from + trace.fraction * (move.to - move.from);
        } else {
            trace.end += offset;
        }
    } else {
        trace.end = move.to;
    }
    if (trace.hit())
        trace.entity = placed.solid.entity;
    return trace;
}

Trace HullTracer::trace(const Move& move) const {
    Move rest = move;
    Trace result;
    {
        const glm::vec3& offset = move.hull.offset;
        result = walk(*trees_, trees_->head(0, move.hull.number), move.mask, move.from - offset, move.to - offset);
        result.end = result.fraction != 1.0F ? result.end + offset : move.to;
    }
    if (result.fraction == 0 || result.allSolid || solids_.empty())
        return result;
    // The engine of GoldSrc looks for entities only as far as the world lets the move come.
    const float reached = trees_->goldSrc ? result.fraction : 1.0F;
    if (trees_->goldSrc) {
        rest.to = result.end;
        result.fraction = 1.0F;
    }
    throughSolids(rest, result);
    result.fraction *= reached;
    return result;
}

void HullTracer::throughSolids(const Move& move, Trace& result) const {
    const glm::vec3 low = glm::min(move.from, move.to) + move.minimum - 1.0F;
    const glm::vec3 high = glm::max(move.from, move.to) + move.maximum + 1.0F;
    for (const auto& placed : solids_) {
        if (low.x > placed.maximum.x || low.y > placed.maximum.y || low.z > placed.maximum.z ||
            high.x < placed.minimum.x || high.y < placed.minimum.y || high.z < placed.minimum.z)
            continue;
        const Trace trace = against(placed, move);
        if (!trace.allSolid && !trace.startSolid && trace.fraction >= result.fraction)
            continue;
        const bool startSolid = result.startSolid;
        result = trace;
        result.startSolid |= startSolid;
        if (result.allSolid)
            break;
    }
}

Trace HullTracer::line(const glm::vec3& from, const glm::vec3& to, std::uint32_t mask) const {
    Move move;
    move.from = from;
    move.to = to;
    move.mask = mask;
    return trace(move);
}

bool HullTracer::isClear(const glm::vec3& from, const glm::vec3& to, std::uint32_t mask) const {
    SightWalk world(*trees_, mask);
    world.follow(trees_->head(0, 0), from, to);
    if (world.isStopped())
        return false; // no entity makes it clear again
    if (world.allSolid() || solids_.empty())
        return true;
    Move move;
    move.from = from;
    move.to = to;
    move.mask = mask;
    Trace result;
    result.startSolid = world.startSolid();
    throughSolids(move, result);
    return result.fraction == 1.0F && !(result.startSolid && result.entity != 0);
}

Trace HullTracer::box(const glm::vec3& from, const glm::vec3& to, const glm::vec3& minimum, const glm::vec3& maximum,
                      std::uint32_t mask) const {
    return trace({from, to, minimum, maximum, chooseHull(trees_->goldSrc, minimum, maximum), mask});
}

std::int32_t HullTracer::contents(const glm::vec3& point) const {
    return trees_->contents(trees_->head(0, 0), point);
}

} // namespace navsmith::world
