// What every element has, whatever its type: a place, a slope, a name, problems, and sets that it may be in.
#include "core/query/evaluator.h"
#include "core/query/find_element.h"
#include "core/symbol/symbol.h"
#include "core/world/backdrop.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <numbers>
#include <utility>

namespace navsmith::query {

using model::Slot;

namespace {

/// How far at() looks without a fourth value, in world units.
constexpr double kNear = 1;
/// Start a little above an element to find the floor that it stands on.
constexpr float kAboveFloor = 8;

double degrees(double rise, double run) {
    return std::atan2(std::abs(rise), run) * 180 / std::numbers::pi;
}

double slopeOf(const glm::vec3& a, const glm::vec3& b) {
    const auto way = glm::dvec3(b) - glm::dvec3(a);
    return degrees(way.z, std::hypot(way.x, way.y));
}

/// The slope of the plane through three points; none if they are on a line.
double slopeOf(const glm::vec3& a, const glm::vec3& b, const glm::vec3& c) {
    const glm::dvec3 origin(a);
    const auto normal = glm::cross(glm::dvec3(b) - origin, glm::dvec3(c) - origin);
    const double length = glm::length(normal);
    return length == 0 ? kNoValue : std::acos(std::min(1.0, std::abs(normal.z) / length)) * 180 / std::numbers::pi;
}

/// The steepest part of the surfaces by which an element is drawn.
double slopeOf(const symbol::Primitives& drawn) {
    double steepest = kNoValue;
    for (const auto& quad : drawn.quads) {
        if (quad.round != 0)
            continue;
        const auto& c = quad.corners;
        steepest = std::fmax(steepest, std::fmax(slopeOf(c[0], c[1], c[2]), slopeOf(c[0], c[2], c[3])));
    }
    return steepest;
}

} // namespace

Evaluator::Places Evaluator::placesOf(const Rows& rows) const {
    Places places(rows.at.size());
    const auto* drawn = system_ == nullptr ? nullptr : symbol::symbolOf(system_->view, rows.domain.type);
    if (drawn != nullptr && drawn->anchor != nullptr)
        std::ranges::transform(rows.at, places.begin(), [&](Slot row) { return drawn->anchor(model_, row); });
    return places;
}

Evaluator::Numbers Evaluator::coordinate(const Rows& rows, int axis) const {
    Numbers out(rows.at.size(), kNoValue);
    std::ranges::transform(placesOf(rows), out.begin(),
                           [&](const auto& place) { return place ? static_cast<double>((*place)[axis]) : kNoValue; });
    return out;
}

Evaluator::Numbers Evaluator::within(const Expression& e, const Rows& rows) {
    const auto places = placesOf(rows);
    std::vector<Numbers> bounds;
    for (const auto& part : e.parts)
        bounds.push_back(numbers(*part, rows));
    const auto between = [&](double x, std::size_t i, std::size_t first, std::size_t second) {
        const auto [low, high] = std::minmax(bounds[first][i], bounds[second][i]);
        return x >= low && x <= high;
    };
    Numbers out(rows.at.size());
    for (std::size_t i = 0; i < out.size(); ++i) {
        const bool in = places[i] && between(places[i]->x, i, 0, 2) && between(places[i]->y, i, 1, 3) &&
                        (bounds.size() < 6 || between(places[i]->z, i, 4, 5));
        out[i] = in ? 1 : 0;
    }
    return out;
}

Evaluator::Numbers Evaluator::distance(const Expression& e, const Rows& rows) {
    const auto places = placesOf(rows);
    const auto x = numbers(*e.parts[0], rows);
    const auto y = numbers(*e.parts[1], rows);
    const auto z = e.parts.size() > 2 ? numbers(*e.parts[2], rows) : Numbers();
    Numbers out(rows.at.size(), kNoValue);
    for (std::size_t i = 0; i < out.size(); ++i) {
        if (places[i])
            out[i] = std::hypot(places[i]->x - x[i], places[i]->y - y[i], z.empty() ? 0.0 : places[i]->z - z[i]);
    }
    return out;
}

Evaluator::Numbers Evaluator::at(const Expression& e, const Rows& rows) {
    auto from = e;
    const bool hasTolerance = e.parts.size() > 3;
    from.parts.resize(std::min<std::size_t>(3, e.parts.size()));
    auto out = distance(from, rows);
    const auto tolerance = hasTolerance ? numbers(*e.parts[3], rows) : Numbers(out.size(), kNear);
    for (std::size_t i = 0; i < out.size(); ++i)
        out[i] = out[i] <= tolerance[i] ? 1 : 0;
    return out;
}

/// The nearest of all elements of the type, not only of the rows.
Evaluator::Numbers Evaluator::nearest(const Expression& e, const Rows& rows) {
    const auto all = model_.liveRows(rows.domain.type);
    const auto distances = distance(e, {rows.domain, all, {}});
    Slot best = model::kNoSlot;
    double least = std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (distances[i] < least) {
            least = distances[i];
            best = all[i];
        }
    }
    Numbers out(rows.at.size());
    std::ranges::transform(rows.at, out.begin(), [&](Slot row) { return row == best ? 1.0 : 0.0; });
    return out;
}

Evaluator::Numbers Evaluator::aboveGround(const Rows& rows) const {
    Numbers out(rows.at.size(), kNoValue);
    const auto& map = model_.map();
    if (map == nullptr || system_ == nullptr)
        return out;
    const auto places = placesOf(rows);
    for (std::size_t i = 0; i < out.size(); ++i) {
        if (!places[i])
            continue;
        const auto hit = map->rays.ground(places[i]->x, places[i]->y, places[i]->z + kAboveFloor);
        if (hit)
            out[i] = static_cast<double>(places[i]->z - hit->point.z) - system_->map.aboveGround;
    }
    return out;
}

Evaluator::Numbers Evaluator::slope(const Rows& rows) const {
    Numbers out(rows.at.size(), kNoValue);
    const auto& type = model_.schema().type(rows.domain.type);
    const auto* drawn = symbol::symbolOf(system_->view, rows.domain.type);
    const auto* ends = type.edge ? symbol::symbolOf(system_->view, type.columns[type.edge->from].ref->target) : nullptr;
    const symbol::Overrides none;
    for (std::size_t i = 0; i < out.size(); ++i) {
        if (ends != nullptr && ends->anchor != nullptr) {
            const auto from = model_.get(model::Column<model::Ref>{rows.domain.type, type.edge->from}, rows.at[i]);
            const auto to = model_.get(model::Column<model::Ref>{rows.domain.type, type.edge->to}, rows.at[i]);
            const auto a = from.isSlot() ? ends->anchor(model_, from.slot()) : std::nullopt;
            const auto b = to.isSlot() ? ends->anchor(model_, to.slot()) : std::nullopt;
            if (a && b)
                out[i] = slopeOf(*a, *b);
            continue;
        }
        symbol::Primitives primitives;
        if (drawn != nullptr && drawn->overview != nullptr)
            drawn->overview(model_, none, rows.at[i], primitives);
        out[i] = slopeOf(primitives);
    }
    return out;
}

/// No value for edges that lead to what is not open: whether others lead back is not known.
Evaluator::Numbers Evaluator::oneWay(const Rows& rows) const {
    const auto type = rows.domain.type;
    const auto& edge = *model_.schema().type(type).edge;
    const auto ends = [&](Slot row) {
        return std::pair(model_.get(model::Column<model::Ref>{type, edge.from}, row),
                         model_.get(model::Column<model::Ref>{type, edge.to}, row));
    };
    const auto key = [](Slot from, Slot to) { return static_cast<std::uint64_t>(from) << 32U | to; };
    std::vector<std::uint64_t> ways;
    model_.forEachLive(type, [&](Slot row) {
        if (const auto [from, to] = ends(row); from.isSlot() && to.isSlot())
            ways.push_back(key(from.slot(), to.slot()));
    });
    std::ranges::sort(ways);
    Numbers out(rows.at.size(), kNoValue);
    for (std::size_t i = 0; i < out.size(); ++i) {
        if (const auto [from, to] = ends(rows.at[i]); from.isSlot() && to.isSlot())
            out[i] = std::ranges::binary_search(ways, key(to.slot(), from.slot())) ? 0 : 1;
    }
    return out;
}

Evaluator::Numbers Evaluator::named(const Expression& e, const Rows& rows) const {
    std::vector<std::uint8_t> isNamed(model_.capacity(rows.domain.type));
    for (const auto& element : findElements(model_, e.text, isNamed.size())) {
        if (element.type == rows.domain.type)
            isNamed[element.slot] = 1;
    }
    Numbers out(rows.at.size());
    std::ranges::transform(rows.at, out.begin(), [&](Slot row) { return static_cast<double>(isNamed[row]); });
    return out;
}

std::span<const checks::Issue> Evaluator::issuesOf(const checks::Rule& rule) {
    const auto [position, fresh] = issues_.try_emplace(&rule);
    if (fresh)
        position->second = checks::checkAll(model_, std::span(&rule, 1));
    return position->second;
}

Evaluator::Numbers Evaluator::hasProblem(const Expression& e, const Rows& rows) {
    std::vector<std::uint8_t> hasIssue(model_.capacity(rows.domain.type));
    const auto mark = [&](std::span<const checks::Issue> issues) {
        for (const auto& issue : issues) {
            const bool counts = issue.element.type == rows.domain.type && issue.element.slot < hasIssue.size() &&
                                (e.rule == nullptr || issue.rule == e.rule->id) &&
                                (e.severity < 0 || static_cast<int>(issue.severity) == e.severity);
            if (counts)
                hasIssue[issue.element.slot] = 1;
        }
    };
    if (sets_.issues) {
        mark(*sets_.issues);
    } else if (system_ != nullptr) {
        for (const auto& rule : system_->rules) {
            if (rule.type == rows.domain.type && (e.rule == nullptr || e.rule == &rule))
                mark(issuesOf(rule));
        }
    }
    Numbers out(rows.at.size());
    std::ranges::transform(rows.at, out.begin(), [&](Slot row) { return static_cast<double>(hasIssue[row]); });
    return out;
}

Evaluator::Numbers Evaluator::builtIn(const Expression& e, const Rows& rows) {
    Numbers out(rows.at.size());
    const auto inSet = [&](const ElementSet& set) {
        if (set)
            std::ranges::transform(rows.at, out.begin(), [&](Slot row) {
                return set({rows.domain.type, row}) ? 1.0 : 0.0;
            });
        return out;
    };
    switch (e.op) {
    case Operator::Within:
        return within(e, rows);
    case Operator::Distance:
        return distance(e, rows);
    case Operator::At:
        return at(e, rows);
    case Operator::Nearest:
        return nearest(e, rows);
    case Operator::PlaceX:
        return coordinate(rows, 0);
    case Operator::PlaceY:
        return coordinate(rows, 1);
    case Operator::PlaceZ:
        return coordinate(rows, 2);
    case Operator::AboveGround:
        return aboveGround(rows);
    case Operator::OnGround:
        std::ranges::transform(aboveGround(rows), out.begin(),
                               [&](double height) { return std::abs(height) <= system_->map.reach ? 1.0 : 0.0; });
        return out;
    case Operator::Slope:
        return slope(rows);
    case Operator::OneWay:
        return oneWay(rows);
    case Operator::Named:
        return named(e, rows);
    case Operator::HasProblem:
        return hasProblem(e, rows);
    case Operator::Selected:
        return inSet(sets_.selected);
    case Operator::Hidden:
        return inSet(sets_.hidden);
    case Operator::InStored:
        return inSet(sets_.stored ? sets_.stored(e.text).value_or(ElementSet()) : ElementSet());
    default:
        return out;
    }
}

} // namespace navsmith::query
