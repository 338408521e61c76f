#include "resources/samples/pavements.h"

#include <algorithm>
#include <cmath>
#include <compare>
#include <map>
#include <utility>

namespace navsmith::samples {

namespace {

constexpr double kNearlyStraight = 0.25; ///< sine of the angle below which two arms count as one straight road

/// A piece of road as seen from one of its nodes.
struct Arm {
    std::size_t piece = 0;
    std::size_t to = 0;
    Point direction; ///< unit vector
    double halfWidth = 0;
};

/// The arms of every node, counter-clockwise.
std::vector<std::vector<Arm>> armsOf(std::span<const Point> nodes, std::span<const Piece> pieces) {
    std::vector<std::vector<Arm>> arms(nodes.size());
    for (std::size_t p = 0; p < pieces.size(); ++p) {
        const auto& piece = pieces[p];
        const Point along{nodes[piece.to].x - nodes[piece.from].x, nodes[piece.to].y - nodes[piece.from].y};
        const double length = std::hypot(along.x, along.y);
        const Point d{along.x / length, along.y / length};
        arms[piece.from].push_back({p, piece.to, d, piece.halfWidth});
        arms[piece.to].push_back({p, piece.from, {-d.x, -d.y}, piece.halfWidth});
    }
    for (auto& of : arms)
        std::ranges::sort(of, {}, [](const Arm& a) { return std::atan2(a.direction.y, a.direction.x); });
    return arms;
}

bool nearlyStraight(const Arm& a, const Arm& b) {
    return std::abs(cross(a.direction, b.direction)) < kNearlyStraight;
}

/// Where the left kerb of arm `a` meets the right kerb of arm `b`, the next arm counter-clockwise.
Point cornerBetween(Point node, const Arm& a, const Arm& b) {
    const Point left = leftOf(a.direction);
    const Point right = leftOf(b.direction) * -1;
    if (nearlyStraight(a, b))
        return node + (left * a.halfWidth + right * b.halfWidth) * 0.5;
    // Solve node + left * wa + a * s = node + right * wb + b * t for s.
    const Point gap = right * b.halfWidth - left * a.halfWidth;
    return node + left * a.halfWidth + a.direction * (cross(gap, b.direction) / cross(a.direction, b.direction));
}

class PavementLayer {
public:
    PavementLayer(std::span<const Point> nodes, std::span<const Over> over, std::span<const Piece> pieces)
        : nodes_(nodes), over_(over), pieces_(pieces), arms_(armsOf(nodes, pieces)) {}

    Pavements run() {
        for (std::size_t p = 0; p < pieces_.size(); ++p) {
            const auto& piece = pieces_[p];
            if (!piece.pavement)
                continue;
            const auto out = armAt(piece.from, p);
            const auto back = armAt(piece.to, p);
            join(leftCorner(piece.from, out), rightCorner(piece.to, back), Over::No);
            join(rightCorner(piece.from, out), leftCorner(piece.to, back), Over::No);
        }
        for (std::size_t n = 0; n < nodes_.size(); ++n)
            crossNode(n);
        return std::move(made_);
    }

private:
    /// A corner is in the gap between an arm and the next one counter-clockwise. A split gap has two corners, as has
    /// the end of a road: the first is to the left of the arm, the second to the right of the next one.
    struct Key {
        std::size_t node = 0;
        std::size_t gap = 0;
        bool second = false;

        auto operator<=>(const Key&) const = default;
    };

    void crossNode(std::size_t n) {
        const auto count = arms_[n].size();
        if (count == 1 && pieces_[arms_[n][0].piece].pavement) {
            join(leftCorner(n, 0), rightCorner(n, 0), Over::No);
            return;
        }
        if (over_[n] == Over::No)
            return;
        // At a bend both arms have the same two corners.
        for (std::size_t arm = 0; arm < (count == 2 ? 1 : count); ++arm) {
            const auto left = known_.find({n, arm, false});
            const auto right = known_.find(rightKey(n, arm));
            if (left != known_.end() && right != known_.end())
                join(left->second, right->second, over_[n]);
            if (isSplit(n, arm))
                join(leftCorner(n, arm), rightCorner(n, after(n, arm)), Over::No);
        }
    }

    [[nodiscard]] std::size_t after(std::size_t node, std::size_t arm) const { return (arm + 1) % arms_[node].size(); }
    [[nodiscard]] std::size_t before(std::size_t node, std::size_t arm) const {
        return (arm + arms_[node].size() - 1) % arms_[node].size();
    }

    /// If a road continues straight past the mouth of another, crossings go straight across from the corners of the
    /// mouth, not diagonally to a single corner in the middle.
    [[nodiscard]] bool isSplit(std::size_t node, std::size_t gap) const {
        const auto& arms = arms_[node];
        if (arms.size() < 3 || over_[node] == Over::No)
            return false;
        const auto& a = arms[gap];
        const auto& b = arms[after(node, gap)];
        return pieces_[a.piece].pavement && pieces_[b.piece].pavement && nearlyStraight(a, b) &&
               dot(a.direction, b.direction) < 0 && !nearlyStraight(arms[before(node, gap)], a) &&
               !nearlyStraight(b, arms[after(node, after(node, gap))]);
    }

    [[nodiscard]] Key rightKey(std::size_t node, std::size_t arm) const {
        const auto gap = before(node, arm);
        return {node, gap, arms_[node].size() == 1 || isSplit(node, gap)};
    }

    [[nodiscard]] Point placeOf(Key key) const {
        const auto node = nodes_[key.node];
        const auto& arms = arms_[key.node];
        const auto next = after(key.node, key.gap);
        const auto& a = arms[key.gap];
        const auto& b = arms[next];
        const bool alone = arms.size() == 1;
        if (!alone && !isSplit(key.node, key.gap))
            return cornerBetween(node, a, b);
        const auto& arm = key.second ? b : a;
        const Point side = node + leftOf(arm.direction) * (key.second ? -arm.halfWidth : arm.halfWidth);
        if (alone)
            return side;
        const Point facing = key.second ? cornerBetween(node, b, arms[after(key.node, next)])
                                        : cornerBetween(node, arms[before(key.node, key.gap)], a);
        return side + arm.direction * dot(facing - node, arm.direction);
    }

    [[nodiscard]] std::size_t armAt(std::size_t node, std::size_t piece) const {
        const auto at = std::ranges::find(arms_[node], piece, &Arm::piece);
        return static_cast<std::size_t>(at - arms_[node].begin());
    }

    std::size_t leftCorner(std::size_t node, std::size_t arm) { return corner({node, arm, false}); }
    std::size_t rightCorner(std::size_t node, std::size_t arm) { return corner(rightKey(node, arm)); }

    /// Creates corners on demand.
    std::size_t corner(Key key) {
        const auto [place, added] = known_.try_emplace(key, made_.corners.size());
        if (added)
            made_.corners.push_back(placeOf(key));
        return place->second;
    }
    void join(std::size_t a, std::size_t b, Over over) { made_.links.push_back({a, b, over}); }

    std::span<const Point> nodes_;
    std::span<const Over> over_;
    std::span<const Piece> pieces_;
    std::vector<std::vector<Arm>> arms_;
    std::map<Key, std::size_t> known_;
    Pavements made_;
};

} // namespace

Pavements layPavements(std::span<const Point> nodes, std::span<const Over> over, std::span<const Piece> pieces) {
    return PavementLayer(nodes, over, pieces).run();
}

} // namespace navsmith::samples
