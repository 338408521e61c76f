#include "resources/samples/pavements.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

namespace navsmith::samples {

namespace {

constexpr double kNearlyStraight = 0.25; ///< sine of the angle below which two arms count as one straight road

/// A road's way out of a node.
struct Arm {
    std::size_t piece = 0;
    std::size_t to = 0;
    Point direction; ///< unit vector
    double halfWidth = 0;
};

Point plus(Point a, Point b, double times) {
    return {a.x + b.x * times, a.y + b.y * times};
}
double cross(Point a, Point b) {
    return a.x * b.y - a.y * b.x;
}
Point leftOf(Point d) {
    return {-d.y, d.x};
}

/// Of every node, counter-clockwise.
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

/// Where the kerb to the left of arm `a` meets the one to the right of arm `b`, the next arm counter-clockwise.
Point cornerBetween(Point node, const Arm& a, const Arm& b) {
    const Point left = leftOf(a.direction);
    const Point right = plus({}, leftOf(b.direction), -1);
    const double sine = cross(a.direction, b.direction);
    if (std::abs(sine) < kNearlyStraight)
        return plus(node, plus(plus({}, left, a.halfWidth), right, b.halfWidth), 0.5);
    // node + left * wa + a * s = node + right * wb + b * t, solved for s
    const Point gap = plus(plus({}, right, b.halfWidth), left, -a.halfWidth);
    return plus(plus(node, left, a.halfWidth), a.direction, cross(gap, b.direction) / sine);
}

class Layer {
public:
    Layer(std::span<const Point> nodes, std::span<const Over> over, std::span<const Piece> pieces)
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
    void crossNode(std::size_t n) {
        const auto count = arms_[n].size();
        if (count == 1 && pieces_[arms_[n][0].piece].pavement) {
            join(leftCorner(n, 0), rightCorner(n, 0), Over::No);
            return;
        }
        if (over_[n] == Over::No)
            return;
        // At a mere bend both arms have the same two corners.
        for (std::size_t arm = 0; arm < (count == 2 ? 1 : count); ++arm) {
            const auto left = known_.find({n, arm});
            const auto right = known_.find({n, (arm + count - 1) % count});
            if (left != known_.end() && right != known_.end())
                join(left->second, right->second, over_[n]);
        }
    }

    [[nodiscard]] std::size_t armAt(std::size_t node, std::size_t piece) const {
        const auto at = std::ranges::find(arms_[node], piece, &Arm::piece);
        return static_cast<std::size_t>(at - arms_[node].begin());
    }

    std::size_t leftCorner(std::size_t node, std::size_t arm) {
        const auto& arms = arms_[node];
        const auto& a = arms[arm];
        return corner({node, arm}, arms.size() == 1 ? plus(nodes_[node], leftOf(a.direction), a.halfWidth)
                                                    : cornerBetween(nodes_[node], a, arms[(arm + 1) % arms.size()]));
    }
    std::size_t rightCorner(std::size_t node, std::size_t arm) {
        const auto& arms = arms_[node];
        if (arms.size() == 1)
            return corner({node, 1}, plus(nodes_[node], leftOf(arms[0].direction), -arms[0].halfWidth));
        return leftCorner(node, (arm + arms.size() - 1) % arms.size());
    }

    /// Corners are made when a pavement first needs them.
    std::size_t corner(std::pair<std::size_t, std::size_t> key, Point at) {
        const auto [place, added] = known_.try_emplace(key, made_.corners.size());
        if (added)
            made_.corners.push_back(at);
        return place->second;
    }
    void join(std::size_t a, std::size_t b, Over over) { made_.links.push_back({a, b, over}); }

    std::span<const Point> nodes_;
    std::span<const Over> over_;
    std::span<const Piece> pieces_;
    std::vector<std::vector<Arm>> arms_;
    std::map<std::pair<std::size_t, std::size_t>, std::size_t> known_; ///< by node and the arm to the right
    Pavements made_;
};

} // namespace

Pavements layPavements(std::span<const Point> nodes, std::span<const Over> over, std::span<const Piece> pieces) {
    return Layer(nodes, over, pieces).run();
}

} // namespace navsmith::samples
