#include "resources/samples/town_covers.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace navsmith::samples {

namespace {

constexpr double kEndOfRoad = 2;    ///< beyond the last node
constexpr double kJunctionGap = 16; ///< of medians, before and after a node
constexpr double kNodeGap = 2.5;
constexpr double kSharpBend = 0.35;  ///< cosine of half the angle below which a bend is rounded, not mitred
constexpr double kBelowDeck = 1.25;  ///< free height below bridges at least
constexpr double kAboveTunnel = 7.5; ///< from the floor to the ground above
constexpr double kSteep = 0.6;
constexpr double kSlopeStep = 3;

Ring rectangle(Point from, Point to, double half) {
    const Point side = leftOf(directionTo(from, to)) * half;
    return {from - side, to - side, to + side, from + side};
}

/// A road at a node, seen from the node.
struct CoverArm {
    std::size_t piece = 0;
    Point direction;
    double half = 0;
};

} // namespace

TownCovers::TownCovers(const TownPlan& plan, const TownLayout& layout) : plan_(plan), layout_(layout) {
    for (const auto& piece : layout.relief.spanPieces()) {
        const auto type = plan.landscape.spans[piece.span].type;
        const double half = piece.road + (piece.paved ? kPavement : 0);
        if (type != SpanType::Footbridge)
            add(type == SpanType::Bridge ? Cover::UnderBridge : Cover::AboveTunnel,
                rectangle(piece.slope.from, piece.slope.to, half));
    }
    addMedians();
    addRibbons(Cover::Road);
    addRibbons(Cover::Pavement);
    for (const auto& path : layout.relief.footpaths()) {
        add(Cover::Path, rectangle(path.from, path.to, kFootpath));
        add(Cover::Path, disc(path.to, kFootpath, 8));
    }
    for (const auto& patch : plan.landscape.patches)
        add(patch.cover, patch.outline);
}

void TownCovers::add(Cover cover, Ring outline) {
    const auto [west, east] = std::ranges::minmax(outline, {}, &Point::x);
    const auto [south, north] = std::ranges::minmax(outline, {}, &Point::y);
    areasAt_.add(areas_.size(), {west.x, south.y}, {east.x, north.y});
    areas_.push_back({cover, std::move(outline)});
}

double TownCovers::halfOf(const NetPiece& piece, Cover cover) const {
    const auto& road = plan_.roads[piece.road];
    if (road.way == Way::Boat || (cover == Cover::Pavement && !road.pavement))
        return 0;
    return piece.lanes + kGutter + (cover == Cover::Pavement ? kPavement : 0);
}

void TownCovers::addRibbons(Cover cover) {
    std::vector<std::vector<CoverArm>> arms(layout_.net.size());
    for (std::size_t p = 0; p < layout_.pieces.size(); ++p) {
        const auto& piece = layout_.pieces[p];
        const double half = halfOf(piece, cover);
        if (half == 0)
            continue;
        const Point d = directionTo(layout_.net[piece.from].at, layout_.net[piece.to].at);
        arms[piece.from].push_back({p, d, half});
        arms[piece.to].push_back({p, d * -1, half});
    }
    // The two corners of a piece at a node: left and right as seen from the node.
    const auto cornersAt = [&](std::size_t node, std::size_t piece) {
        const auto& all = arms[node];
        const auto own = std::ranges::find(all, piece, &CoverArm::piece);
        const Point at = layout_.net[node].at;
        const Point side = leftOf(own->direction) * own->half;
        if (all.size() == 1) { // around the end, unless another road goes on from there
            const bool ends = std::ranges::count_if(layout_.pieces, [&](const NetPiece& p) {
                                  return p.from == node || p.to == node;
                              }) == 1;
            const double more = ends ? kEndOfRoad + (cover == Cover::Pavement ? kPavement : 0) : 0;
            const Point end = at - own->direction * more;
            return std::pair{end + side, end - side};
        }
        const auto& other = all[own == all.begin() ? 1 : 0];
        if (all.size() != 2 || other.half != own->half)
            return std::pair{at + side, at - side};
        const Point across = leftOf(own->direction) - leftOf(other.direction);
        const double length = std::hypot(across.x, across.y);
        if (length / 2 < kSharpBend)
            return std::pair{at + side, at - side};
        // Along the line that halves the bend.
        const Point mitre = across * (2 / (length * length)) * own->half;
        return std::pair{at + mitre, at - mitre};
    };
    for (std::size_t p = 0; p < layout_.pieces.size(); ++p) {
        const auto& piece = layout_.pieces[p];
        if (halfOf(piece, cover) == 0)
            continue;
        const auto [leftA, rightA] = cornersAt(piece.from, p);
        const auto [leftB, rightB] = cornersAt(piece.to, p);
        add(cover, {rightA, leftB, rightB, leftA});
    }
    for (std::size_t n = 0; n < arms.size(); ++n) {
        auto& all = arms[n];
        std::ranges::sort(all, {}, [](const CoverArm& a) { return std::atan2(a.direction.y, a.direction.x); });
        bool gap = false;
        for (std::size_t i = 0; i < all.size() && all.size() > 1; ++i) {
            const auto& a = all[i];
            const auto& b = all[(i + 1) % all.size()];
            const bool reflex = cross(a.direction, b.direction) < -0.05;
            const bool mitred = all.size() == 2 && a.half == b.half;
            gap = gap || (reflex && !mitred);
        }
        if (gap)
            add(cover, disc(layout_.net[n].at, std::ranges::max(all, {}, &CoverArm::half).half, 16));
    }
}

void TownCovers::addMedians() {
    std::vector<int> arms(layout_.net.size(), 0);
    for (const auto& piece : layout_.pieces) {
        ++arms[piece.from];
        ++arms[piece.to];
    }
    const auto gapAt = [&](std::size_t node) { return arms[node] == 2 ? kNodeGap : kJunctionGap; };
    for (const auto& piece : layout_.pieces) {
        const auto& road = plan_.roads[piece.road];
        const Point a = layout_.net[piece.from].at;
        const Point b = layout_.net[piece.to].at;
        // Not in tunnels or on bridges, nor where one begins.
        const bool onGround = std::ranges::none_of(layout_.relief.spanPieces(), [&](const SpanPiece& span) {
            return footOn(between(span.slope.from, span.slope.to, 0.5), a, b).distance < 1;
        });
        if (road.way == Way::Boat || road.median < 3 || distance(a, b) < 2.5 * kJunctionGap || !onGround)
            continue;
        const Point d = directionTo(a, b);
        add(Cover::Lawn, rectangle(a + d * gapAt(piece.from), b - d * gapAt(piece.to), road.median / 2 - 0.5));
    }
}

Cover TownCovers::at(Point p) const {
    for (const auto a : areasAt_.at(p)) {
        const auto& area = areas_[a];
        // Patches end at shores and cliffs.
        const bool built = area.cover <= Cover::Path || area.cover >= Cover::UnderBridge;
        if (isInside(area.outline, p) && (built || wildCover(p) == Cover::Lawn))
            return area.cover;
    }
    return wildCover(p);
}

Cover TownCovers::wildCover(Point p) const {
    const auto& relief = layout_.relief;
    const double height = relief.ground(p);
    if (height < 0)
        return Cover::Bed;
    for (const auto& pond : plan_.landscape.ponds) {
        if (distance(p, pond.middle) < pond.radius)
            return Cover::Bed;
    }
    const double dx = relief.ground(p + Point{kSlopeStep, 0}) - relief.ground(p - Point{kSlopeStep, 0});
    const double dy = relief.ground(p + Point{0, kSlopeStep}) - relief.ground(p - Point{0, kSlopeStep});
    if (std::hypot(dx, dy) / (2 * kSlopeStep) > kSteep)
        return Cover::Rock;
    if (height < kBeachTop)
        return relief.byTheSea(p) ? Cover::Beach : Cover::Shore;
    return Cover::Lawn;
}

double TownCovers::heightAt(Cover cover, Point p) const {
    const auto& relief = layout_.relief;
    switch (cover) {
    case Cover::Pavement:
        return relief.ground(p) + kKerbHeight;
    case Cover::UnderBridge:
        return std::min(relief.ground(p), relief.deck(p).value_or(0) - kBelowDeck);
    case Cover::AboveTunnel:
        return std::max(relief.wild(p), relief.deck(p).value_or(0) + kAboveTunnel);
    default:
        return relief.ground(p);
    }
}

} // namespace navsmith::samples
