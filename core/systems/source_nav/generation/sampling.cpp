#include "core/systems/source_nav/generation/sampling.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

namespace navsmith::systems::source_nav::generation {

namespace {

/// Places closer than this on each axis are the same.
constexpr float kSamePlace = 0.45F * kStep;

std::uint64_t columnOf(const glm::vec3& place) {
    const auto cell = [](float value) { return static_cast<std::uint32_t>(static_cast<std::int32_t>(value / kStep)); };
    return std::uint64_t{cell(place.x)} << 32U | cell(place.y);
}

std::uint64_t stepOf(NodeId node, Side side) {
    return std::uint64_t{node} << 2U | side;
}

/// What a player could do, told by lines through the world.
class LineWalker final : public Walker {
public:
    LineWalker(std::shared_ptr<const LineWorld> world, const MeshRules& rules)
        : world_(std::move(world)), rules_(rules) {}

    [[nodiscard]] const MeshRules& rules() const override { return rules_; }
    [[nodiscard]] std::optional<Ground> groundAt(const glm::vec3& place) const override {
        return world_->groundAt(place);
    }
    [[nodiscard]] bool isFree(const glm::vec3& from, const glm::vec3& to) const override {
        return world_->isFree(from, to);
    }
    [[nodiscard]] bool reaches(const glm::vec3& from, const glm::vec3& to) const override {
        return world_->line(from, to).fraction == 1.0F;
    }
    [[nodiscard]] bool canJumpDown(const glm::vec3& from, const glm::vec3& to) const override {
        const glm::vec3 head = from + glm::vec3(0, 0, kHeight);
        const glm::vec3 corner(to.x, to.y, head.z);
        constexpr float kAboveGround = 2;
        return world_->isFree(head, corner) && world_->isFree(corner, glm::vec3(to.x, to.y, to.z + kAboveGround));
    }
    [[nodiscard]] bool isForJumping(const glm::vec3& normal, const glm::vec3& otherNormal,
                                    const glm::vec3& /*middle*/) const override {
        return normal.z < rules_.steepest || (rules_.bothTriangles && otherNormal.z < rules_.steepest);
    }
    void arrived(Node& node, const glm::vec3& place) const override {
        if (mustCrouch(place))
            node.crouch = kAllCorners;
    }

    [[nodiscard]] std::optional<Landing> step(const glm::vec3& from, Side side) const override {
        glm::vec3 to(rules_.snapped(from.x), rules_.snapped(from.y), from.z);
        move(to, side, kStep);
        const auto ground = world_->groundAt(to);
        if (!ground)
            return std::nullopt;
        to.z = ground->height;
        const glm::vec3 middle(0, 0, rules_.stepLine);
        const auto trace = world_->line(from + middle, to + middle);
        const bool walkable = trace.hit() ? world_->isPassable(trace) : canWalk(from, to);
        if (!walkable)
            return std::nullopt;
        return Landing{to, ground->normal, {}, false};
    }

    [[nodiscard]] Refusal whyNot(const glm::vec3& from, Side side) const override {
        glm::vec3 to(rules_.snapped(from.x), rules_.snapped(from.y), from.z);
        move(to, side, kStep);
        const glm::vec3 middle(0, 0, kHalfHeight);
        const auto ground = world_->groundAt(to);
        if (!ground) {
            const bool isSolid = world_->line(from + middle, to + middle).hit();
            return {isSolid ? RefusalKind::InSolid : RefusalKind::TooDeep, to, 0};
        }
        to.z = ground->height;
        if (to.z - from.z > kJumpCrouchHeight)
            return {RefusalKind::TooHigh, to, to.z - from.z};
        if (from.z - to.z > kDeathDrop)
            return {RefusalKind::TooDeep, to, from.z - to.z};
        if (world_->line(from + middle, to + middle).hit())
            return {RefusalKind::InSolid, to, 0};
        const auto steepest = steepestBetween(from, to);
        if (!steepest)
            return {RefusalKind::TooDeep, to, 0};
        return {RefusalKind::TooSteep, to, slopeOf(*steepest)};
    }

private:
    /// Something is in the way of an upright player.
    [[nodiscard]] bool mustCrouch(const glm::vec3& place) const {
        constexpr float kTolerance = 0.1F;
        // NOLINTNEXTLINE(cert-flp30-c,clang-analyzer-security.FloatLoopCounter): the engine counts in floats
        for (float y = -kHalfWidth; y <= kHalfWidth + kTolerance; y += kHalfWidth) {
            // NOLINTNEXTLINE(cert-flp30-c,clang-analyzer-security.FloatLoopCounter): the engine counts in floats
            for (float x = -kHalfWidth; x <= kHalfWidth + kTolerance; x += kHalfWidth) {
                const auto trace =
                    world_->line(place + glm::vec3(x, y, 5.0F), place + glm::vec3(x, y, kHeight - kTolerance));
                if (trace.fraction != 1.0F && (rules_.wallsAreCeilings || !trace.startSolid))
                    return true;
            }
        }
        return false;
    }

    /// The ground all along is there and not too steep.
    [[nodiscard]] bool canWalk(const glm::vec3& from, const glm::vec3& to) const {
        constexpr float kTolerance = 0.1F;
        if (to.z - from.z > kJumpCrouchHeight + kTolerance || from.z - to.z > kDeathDrop)
            return false;
        const auto steepest = steepestBetween(from, to);
        return steepest && steepest->z >= kLeastNormalZ;
    }

    /// The normal of the first ground on the way that is too steep, otherwise of the last; none where there is no
    /// ground.
    [[nodiscard]] std::optional<glm::vec3> steepestBetween(const glm::vec3& from, const glm::vec3& to) const {
        constexpr float kBetween = 2;
        const glm::vec3 way = to - from;
        std::optional<glm::vec3> normal;
        // NOLINTNEXTLINE(cert-flp30-c,clang-analyzer-security.FloatLoopCounter): the engine counts in floats
        for (float along = kBetween; along < kStep + kBetween; along += kBetween) {
            const auto ground = world_->groundAt(along >= kStep ? to : from + way * (along / kStep));
            if (!ground)
                return std::nullopt;
            normal = ground->normal;
            if (normal->z < kLeastNormalZ)
                break;
        }
        return normal;
    }

    std::shared_ptr<const LineWorld> world_;
    MeshRules rules_;
};

/// Without the noise of the line that found the ground. It decides the noise of all heights.
float middleOfPlayer(float ground) {
    constexpr float kFine = 64; // steps of a unit
    return std::round(ground * kFine) / kFine + kHalfHeight;
}

class Flood {
public:
    Flood(const Walker& walker, std::size_t mostNodes, std::span<const LadderSeed> ladders,
          const std::function<bool(std::size_t)>& progress)
        : walker_(walker), mostNodes_(mostNodes), ladders_(ladders), progress_(progress) {}

    Sampling run(const Seeds& seeds) {
        std::optional<Sampling> ofFirst;
        for (const auto& seed : seeds.places) {
            const bool hasGround = result_.nodes.size() > 0;
            if (hasGround && seeds.use == SeedUse::First)
                break;
            if (hasGround && !ofFirst && seeds.use == SeedUse::FirstUnlessSmall)
                ofFirst = result_;
            if (!floodFrom(seed))
                return std::move(result_);
        }
        const bool isSmall = !ofFirst || result_.nodes.size() > 2 * ofFirst->nodes.size();
        return isSmall ? std::move(result_) : std::move(*ofFirst);
    }

private:
    bool floodFrom(const glm::vec3& seed) {
        glm::vec3 place(walker_.rules().snapped(seed.x), walker_.rules().snapped(seed.y), seed.z);
        auto ground = walker_.groundAt(place);
        if (ground && walker_.rules().beginsStanding) {
            place.z = middleOfPlayer(ground->height);
            ground = walker_.groundAt(place);
        }
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
            if (result_.nodes.size() > mostNodes_)
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
        if (isNew)
            nodes[to].onTerrain = landing.onTerrain;
        nodes[from].to[side] = to;
        nodes.setObstacle(from, side, landing.obstacle);
        const float fall = nodes[from].place.z - landing.place.z;
        if (std::abs(fall) < walker_.rules().bothWays) {
            nodes[to].to[opposite(side)] = from;
            nodes[to].visited |= static_cast<std::uint8_t>(1U << opposite(side));
            auto back = landing.obstacle;
            if (back)
                back = Obstacle{std::max(back->height + fall, 0.0F), kStep - back->end, kStep - back->start};
            nodes.setObstacle(to, opposite(side), back);
        }
        walker_.arrived(nodes[to], landing.place);
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
            place.x = walker_.rules().snapped(place.x);
            place.y = walker_.rules().snapped(place.y);
            const auto ground = walker_.groundAt(place);
            if (!ground)
                continue;
            place.z = ground->height;
            const glm::vec3 above(0, 0, kAbove);
            if (walker_.reaches(centre + above, place + above) && result_.nodes.at(place) == kNoNode)
                return result_.nodes.add(place, ground->normal, kNoNode);
        }
        return kNoNode;
    }

    bool stop(SamplingEnd end) {
        result_.end = end;
        return false;
    }

    const Walker& walker_;
    std::size_t mostNodes_;
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

void Nodes::setObstacle(NodeId node, Side side, const std::optional<Obstacle>& obstacle) {
    const auto bit = static_cast<std::uint8_t>(1U << side);
    if (!obstacle || obstacle->height <= kStepHeight) {
        all_[node].obstacles &= static_cast<std::uint8_t>(~bit);
        return;
    }
    all_[node].obstacles |= bit;
    obstacles_[stepOf(node, side)] = *obstacle;
}

std::optional<Obstacle> Nodes::obstacle(NodeId node, Side side) const {
    return hasObstacle(node, side) ? std::optional(obstacles_.at(stepOf(node, side))) : std::nullopt;
}

std::shared_ptr<const Walker> walkerIn(std::shared_ptr<const LineWorld> world, const MeshRules& rules) {
    return std::make_shared<const LineWalker>(std::move(world), rules);
}

Sampling sample(const Walker& walker, const Seeds& seeds, std::size_t mostNodes, std::span<const LadderSeed> ladders,
                const std::function<bool(std::size_t)>& progress) {
    return Flood(walker, mostNodes, ladders, progress).run(seeds);
}

} // namespace navsmith::systems::source_nav::generation
