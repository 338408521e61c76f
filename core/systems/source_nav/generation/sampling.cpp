#include "core/systems/source_nav/generation/sampling.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace navsmith::systems::source_nav::generation {

namespace {

/// Places closer than this on each axis are the same.
constexpr float kSamePlace = 0.45F * kStep;
/// A step with a smaller difference of heights leads both ways.
constexpr float kBothWays = 10;

std::uint64_t columnOf(const glm::vec3& place) {
    const auto cell = [](float value) { return static_cast<std::uint32_t>(static_cast<std::int32_t>(value / kStep)); };
    return std::uint64_t{cell(place.x)} << 32U | cell(place.y);
}

/// A place that a step leads to.
struct Landing {
    glm::vec3 place{0.0F};
    glm::vec3 normal{0.0F};
};

/// What a player could do, told by lines through the world.
class Walker {
public:
    explicit Walker(const GenerationWorld& world) : world_(world) {}

    /// A step of one cell; none if it cannot be done.
    [[nodiscard]] std::optional<Landing> step(const glm::vec3& from, Side side) const {
        glm::vec3 to(snapped(from.x), snapped(from.y), from.z);
        move(to, side, kStep);
        const auto ground = world_.groundAt(to);
        if (!ground)
            return std::nullopt;
        to.z = ground->height;
        const glm::vec3 middle(0, 0, kHalfHeight);
        const auto trace = world_.solids().line(from + middle, to + middle, world::kSolidMask);
        const bool walkable = trace.hit() ? world_.isPassable(trace) : canWalk(from, to);
        if (!walkable)
            return std::nullopt;
        return Landing{to, ground->normal};
    }

    /// Something is in the way of an upright player.
    [[nodiscard]] bool mustCrouch(const glm::vec3& place) const {
        constexpr float kTolerance = 0.1F;
        // NOLINTNEXTLINE(cert-flp30-c,clang-analyzer-security.FloatLoopCounter): the engine counts in floats
        for (float y = -kHalfWidth; y <= kHalfWidth + kTolerance; y += kHalfWidth) {
            // NOLINTNEXTLINE(cert-flp30-c,clang-analyzer-security.FloatLoopCounter): the engine counts in floats
            for (float x = -kHalfWidth; x <= kHalfWidth + kTolerance; x += kHalfWidth) {
                const auto trace = world_.solids().line(
                    place + glm::vec3(x, y, 5.0F), place + glm::vec3(x, y, kHeight - kTolerance), world::kSolidMask);
                if (trace.fraction != 1.0F)
                    return true;
            }
        }
        return false;
    }

private:
    /// The ground all along is there and not too steep.
    [[nodiscard]] bool canWalk(const glm::vec3& from, const glm::vec3& to) const {
        constexpr float kTolerance = 0.1F;
        if (to.z - from.z > kJumpCrouchHeight + kTolerance || from.z - to.z > kDeathDrop)
            return false;
        constexpr float kBetween = 2;
        const glm::vec3 way = to - from;
        // NOLINTNEXTLINE(cert-flp30-c,clang-analyzer-security.FloatLoopCounter): the engine counts in floats
        for (float along = kBetween; along < kStep + kBetween; along += kBetween) {
            const glm::vec3 place = along >= kStep ? to : from + way * (along / kStep);
            const auto ground = world_.groundAt(place);
            if (!ground || ground->normal.z < kLeastNormalZ)
                return false;
        }
        return true;
    }

    const GenerationWorld& world_;
};

class Flood {
public:
    Flood(const GenerationWorld& world, const SampleOptions& options, std::span<const LadderSeed> ladders,
          const std::function<bool(std::size_t)>& progress)
        : world_(world), walker_(world), options_(options), ladders_(ladders), progress_(progress) {}

    Sampling run() {
        for (const auto& seed : options_.seeds) {
            if (options_.onlyFirstSeed && result_.nodes.size() > 0)
                break;
            if (!floodFrom(seed))
                return std::move(result_);
        }
        return std::move(result_);
    }

private:
    bool floodFrom(const glm::vec3& seed) {
        glm::vec3 place(snapped(seed.x), snapped(seed.y), seed.z);
        const auto ground = world_.groundAt(place);
        if (!ground)
            return true;
        place.z = ground->height;
        if (result_.nodes.at(place) != kNoNode)
            return true;
        result_.seeds.push_back(seed);
        auto node = result_.nodes.add(place, ground->normal, kNoNode);
        // After every flood, from the first ladder on: it may have brought new ladders into reach.
        while (node != kNoNode) {
            if (!flood(node))
                return false;
            node = nextLadderEnd();
        }
        return true;
    }

    /// Depth first: a new node becomes the current one at once.
    bool flood(NodeId current) {
        while (current != kNoNode) {
            const auto visited = result_.nodes[current].visited;
            const auto* const side = std::find_if(kSides.begin(), kSides.end(),
                                                  [&](Side candidate) { return (visited & 1U << candidate) == 0; });
            if (side == kSides.end()) {
                current = result_.nodes[current].parent;
                continue;
            }
            result_.nodes[current].visited |= static_cast<std::uint8_t>(1U << *side);
            if (const auto landing = walker_.step(result_.nodes[current].place, *side))
                current = arrive(current, *side, *landing);
            if (result_.nodes.size() > options_.mostNodes)
                return stop(SamplingEnd::TooLarge);
            constexpr std::size_t kReport = 128;
            if (++steps_ % kReport == 0 && !progress_(result_.nodes.size()))
                return stop(SamplingEnd::Cancelled);
        }
        return true;
    }

    /// Links the nodes of a step and returns the one to go on from.
    NodeId arrive(NodeId from, Side side, const Landing& landing) {
        auto& nodes = result_.nodes;
        NodeId to = nodes.at(landing.place);
        const bool isNew = to == kNoNode;
        if (isNew)
            to = nodes.add(landing.place, landing.normal, from);
        nodes[from].to[side] = to;
        if (std::abs(nodes[from].place.z - landing.place.z) < kBothWays) {
            nodes[to].to[opposite(side)] = from;
            nodes[to].visited |= static_cast<std::uint8_t>(1U << opposite(side));
        }
        if (walker_.mustCrouch(landing.place))
            nodes[to].crouch = true;
        return isNew ? to : from;
    }

    NodeId nextLadderEnd() {
        for (const auto& ladder : ladders_)
            for (const auto& end : {ladder.bottom, ladder.top})
                if (const auto node = nodeNear(end, ladder.facing); node != kNoNode)
                    return node;
        return kNoNode;
    }

    /// A new node at the first place at the end of a ladder that has none; none if all have.
    NodeId nodeNear(const glm::vec3& end, Side facing) {
        constexpr float kAbove = 2;
        glm::vec3 centre = end;
        move(centre, facing, kHalfWidth);
        for (unsigned attempt = 0; attempt < 9; ++attempt) {
            glm::vec3 place = centre;
            if (attempt > 0)
                move(place, kSides[(attempt - 1) % 4], attempt > 4 ? 2 * kStep : kStep);
            place.z += kStep;
            place.x = snapped(place.x);
            place.y = snapped(place.y);
            const auto ground = world_.groundAt(place);
            if (!ground)
                continue;
            place.z = ground->height;
            const glm::vec3 above(0, 0, kAbove);
            // One that begins in a solid may leave it.
            const auto trace = world_.solids().line(centre + above, place + above, world::kSolidMask);
            if (trace.fraction == 1.0F && result_.nodes.at(place) == kNoNode)
                return result_.nodes.add(place, ground->normal, kNoNode);
        }
        return kNoNode;
    }

    bool stop(SamplingEnd end) {
        result_.end = end;
        return false;
    }

    const GenerationWorld& world_;
    Walker walker_;
    const SampleOptions& options_;
    std::span<const LadderSeed> ladders_;
    const std::function<bool(std::size_t)>& progress_;
    Sampling result_;
    std::size_t steps_ = 0;
};

} // namespace

NodeId Nodes::at(const glm::vec3& place) const {
    const auto column = columns_.find(columnOf(place));
    if (column == columns_.end())
        return kNoNode;
    for (NodeId node = column->second; node != kNoNode; node = next_[node])
        if (std::abs(all_[node].place.z - place.z) < kSamePlace)
            return node;
    return kNoNode;
}

NodeId Nodes::add(const glm::vec3& place, const glm::vec3& normal, NodeId parent) {
    const auto id = static_cast<NodeId>(all_.size());
    Node node;
    node.place = place;
    node.normal = normal;
    node.parent = parent;
    all_.push_back(node);
    const auto [column, isNew] = columns_.try_emplace(columnOf(place), id);
    next_.push_back(isNew ? kNoNode : column->second);
    column->second = id;
    return id;
}

Sampling sample(const GenerationWorld& world, const SampleOptions& options, std::span<const LadderSeed> ladders,
                const std::function<bool(std::size_t)>& progress) {
    return Flood(world, options, ladders, progress).run();
}

} // namespace navsmith::systems::source_nav::generation
