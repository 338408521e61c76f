#include "resources/samples/town_relief.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace navsmith::samples {

namespace {

constexpr double kUnderwaterSlope = 0.35;
constexpr double kPondDepth = 1.5;
constexpr double kRoadFade = 14;   ///< width of embankments
constexpr double kWidestRoad = 16; ///< half of it
constexpr double kAbutment = 1;    ///< level ground below the end of a bridge, and the slope that follows
constexpr double kAbutmentSlope = 6;
constexpr double kFootpathFade = 4;
constexpr double kOnLine = 0.5; ///< distance below which a point counts as on a span

double smooth(double part) {
    const double p = std::clamp(part, 0.0, 1.0);
    return p * p * (3 - 2 * p);
}

/// Distance to a line of points, or to a ring.
double distanceTo(const std::vector<Point>& line, Point p, bool closed) {
    double nearest = std::numeric_limits<double>::infinity();
    for (std::size_t i = closed ? 0 : 1; i < line.size(); ++i)
        nearest = std::min(nearest, footOn(p, line[i == 0 ? line.size() - 1 : i - 1], line[i]).distance);
    return nearest;
}

/// Positive on land.
double distanceToShore(const Water& water, Point p) {
    const double outside = distanceTo(water.line, p, false);
    const bool ring = water.line.front() == water.line.back();
    return (ring && isInside(water.line, p) ? -outside : outside) - water.margin;
}

double besideWater(double land, double shore, double bank) {
    return shore > 0 ? land * smooth(shore / bank) : std::max(kSeaBed, shore * kUnderwaterSlope);
}

} // namespace

void Slopes::add(const Slope& slope) {
    const double reach = slope.half + fade;
    const auto [west, east] = std::minmax({slope.from.x, slope.to.x});
    const auto [south, north] = std::minmax({slope.from.y, slope.to.y});
    near.add(all.size(), {west - reach, south - reach}, {east + reach, north + reach});
    all.push_back(slope);
}

double Slopes::draw(double height, Point p) const {
    double pull = 0;
    double sum = 0;
    double weights = 0;
    for (const auto s : near.at(p)) {
        const auto& slope = all[s];
        const auto foot = footOn(p, slope.from, slope.to);
        const double reach = slope.half + fade;
        if (foot.distance >= reach)
            continue;
        pull = std::max(pull, 1 - smooth((foot.distance - slope.half) / fade));
        // Infinite on the centre line itself, zero where the reach ends.
        const double rest = 1 - foot.distance / reach;
        const double weight = rest * rest / (std::pow(foot.distance, 4) + 1e-9);
        sum += weight * slope.heightAt(foot.part);
        weights += weight;
    }
    return weights > 0 ? height + (sum / weights - height) * pull : height;
}

Relief::Relief(const TownPlan& plan) : plan_(&plan), roads_{.fade = kRoadFade}, footpaths_{.fade = kFootpathFade} {}

void Relief::addRoad(const Slope& slope, double road, bool paved) {
    add(slope, road, paved, roads_);
}

void Relief::addPavement(const Slope& slope) {
    // Bridges have level decks.
    if (!deck(between(slope.from, slope.to, 0.5)))
        roads_.add(slope);
}

void Relief::addFootpath(const Slope& slope) {
    add(slope, slope.half, false, footpaths_);
}

void Relief::add(const Slope& slope, double road, bool paved, Slopes& to) {
    const auto& spans = plan_->landscape.spans;
    const auto part = [&](double from, double until) {
        return Slope{between(slope.from, slope.to, from), between(slope.from, slope.to, until), slope.heightAt(from),
                     slope.heightAt(until), slope.half};
    };
    for (std::size_t s = 0; s < spans.size(); ++s) {
        // The part of the slope beside the span, in the slope's own direction.
        const Point along = slope.to - slope.from;
        const auto partOf = [&](Point p) {
            return std::clamp(dot(p - slope.from, along) / dot(along, along), 0.0, 1.0);
        };
        const double a = std::min(partOf(spans[s].from), partOf(spans[s].to));
        const double b = std::max(partOf(spans[s].from), partOf(spans[s].to));
        const auto piece = part(a, b);
        const Point middle = between(piece.from, piece.to, 0.5);
        if (b - a < 1e-6 || footOn(middle, spans[s].from, spans[s].to).distance > kOnLine ||
            footOn(between(piece.from, piece.to, 0.1), spans[s].from, spans[s].to).distance > kOnLine)
            continue;
        spanPieces_.push_back({s, piece, road, paved});
        if (a > 1e-6)
            add(part(0, a), road, paved, to);
        if (b < 1 - 1e-6)
            add(part(b, 1), road, paved, to);
        return;
    }
    to.add(slope);
}

double Relief::wild(Point p) const {
    const auto& landscape = plan_->landscape;
    double land = groundAt(*plan_, p);
    for (const auto& headland : landscape.headlands) {
        const double d =
            std::hypot((p.x - headland.top.x) / headland.radiusX, (p.y - headland.top.y) / headland.radiusY);
        if (d < 1)
            land += headland.height * std::pow(1 - std::pow(d, 4), 2);
    }
    double height = land;
    for (const auto& pond : landscape.ponds) {
        const double shore = distance(p, pond.middle) - pond.radius;
        height = std::min(height, pond.level + (shore > 0 ? (land - pond.level) * smooth(shore / kPondBank)
                                                          : std::max(-kPondDepth, shore * kUnderwaterSlope)));
    }
    height = std::min(height, besideWater(land, fromSea(p), landscape.beach));
    for (const auto& water : landscape.waters)
        height = std::min(height, besideWater(land, distanceToShore(water, p), water.bank));
    return height;
}

double Relief::fromSea(Point p) const {
    const auto& coast = plan_->landscape.coast;
    const double shore = distanceTo(coast, p, true);
    return coast.empty() || isInside(coast, p) ? shore : -shore;
}

double Relief::fromWater(Point p) const {
    double nearest = fromSea(p);
    for (const auto& water : plan_->landscape.waters)
        nearest = std::min(nearest, distanceToShore(water, p));
    return nearest;
}

double Relief::share(Point p) const {
    double share = 1;
    for (const auto& span : plan_->landscape.spans) {
        const auto foot = footOn(p, span.from, span.to);
        const double length = distance(span.from, span.to);
        const double inside = std::min(foot.part, 1 - foot.part) * length; // from the nearer end
        if (foot.distance < kWidestRoad + kRoadFade)
            share = std::min(share, 1 - smooth((inside - kAbutment) / kAbutmentSlope));
    }
    return share;
}

double Relief::ground(Point p) const {
    const double height = wild(p);
    return footpaths_.draw(height + (roads_.draw(height, p) - height) * share(p), p);
}

std::optional<double> Relief::deck(Point p) const {
    std::optional<double> height;
    double nearest = std::numeric_limits<double>::max();
    for (const auto& piece : spanPieces_) {
        const auto foot = footOn(p, piece.slope.from, piece.slope.to);
        if (foot.distance > piece.slope.half + 1e-6 || foot.distance >= nearest)
            continue;
        nearest = foot.distance;
        height = piece.slope.heightAt(foot.part);
    }
    return height;
}

} // namespace navsmith::samples
