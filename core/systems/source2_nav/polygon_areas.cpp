#include "core/systems/source2_nav/polygon_areas.h"

#include "core/systems/shared/edit_parts.h"
#include "core/systems/source2_nav/edits.h"
#include "core/systems/source2_nav/geometry.h"
#include "core/systems/source2_nav/invariants.h"
#include "core/systems/source2_nav/schema.h"
#include "formats/texts/texts.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <map>
#include <set>
#include <utility>

namespace navsmith::systems::source2_nav {

using model::Model;
using model::Ref;
using model::Slot;
using model::Transaction;

namespace {

constexpr Argument<std::uint8_t> kHullIndex{"hull"};
constexpr Argument<float> kSnapTo{"snap"};
constexpr Argument<bool> kConnectAreas{"connect"};

constexpr float kSameLine = 1;     ///< edges so near lie along each other; units
constexpr float kLeastPassage = 1; ///< of two edges that do; units
constexpr float kSameStorey = 64;  ///< a corner joins one at most so far above or below; units
constexpr double kFarthestAway = 65536;

/// The part of two edges that lies along each other in plan; none if they only touch.
std::optional<Portal> passageBetween(const EdgeLine& from, const EdgeLine& to) {
    const glm::vec2 start(from.from);
    const glm::vec2 way = glm::vec2(from.to) - start;
    const float length = glm::length(way);
    if (!(length > 0))
        return std::nullopt;
    const auto unit = way / length;
    const auto aside = [&](const glm::vec3& p) {
        const auto off = glm::vec2(p) - start;
        return std::abs(unit.x * off.y - unit.y * off.x);
    };
    if (aside(to.from) > kSameLine || aside(to.to) > kSameLine)
        return std::nullopt;
    const float first = glm::dot(glm::vec2(to.from) - start, unit);
    const float last = glm::dot(glm::vec2(to.to) - start, unit);
    if (first < last) // edges of neighbours run against each other
        return std::nullopt;
    const float low = std::max(0.F, last);
    const float high = std::min(length, first);
    if (high - low < kLeastPassage)
        return std::nullopt;
    const float middle = (low + high) / 2;
    return Portal{glm::mix(from.from, from.to, middle / length),
                  glm::mix(to.from, to.to, (first - middle) / (first - last))};
}

void addConnection(Transaction& tx, Slot from, std::size_t edge, Slot to, std::size_t targetEdge) {
    const Slot c = tx.create(kConnection);
    tx.set(connection::owner, c, Ref::to(from));
    tx.set(connection::edge, c, static_cast<std::uint8_t>(edge));
    tx.set(connection::target, c, Ref::to(to));
    tx.set(connection::targetEdge, c, static_cast<std::uint32_t>(targetEdge));
    tx.moveLast({kConnection, c});
}

/// Makes areas, and joins their corners to those that are there.
class AreaMaker {
public:
    AreaMaker(Transaction& tx, std::uint8_t hullIndex, float snap) : tx_(tx), hull_(hullIndex), snap_(snap) {}

    Slot add(const Outline& outline) {
        const auto& m = tx_.model();
        const bool shared = source2::hasCornerTable(versionOf(m));
        const Slot a = tx_.create(kArea);
        tx_.set(area::file, a, Ref::to(meshOf(m)));
        tx_.set(area::hull, a, hull_);
        tx_.moveLast({kArea, a});
        for (const auto& place : outline) {
            const Slot c = tx_.create(kCorner);
            tx_.set(corner::owner, c, Ref::to(a));
            tx_.moveLast({kCorner, c});
            if (shared) {
                tx_.set(corner::point, c, Ref::to(pointAt(place)));
            } else {
                tx_.set(corner::x, c, place.x);
                tx_.set(corner::y, c, place.y);
                tx_.set(corner::z, c, place.z);
            }
        }
        return a;
    }

    /// Whether an area of the hull has these corners.
    [[nodiscard]] bool isThere(const Outline& outline) {
        if (!outlinesAreListed_) {
            const auto& m = tx_.model();
            m.forEachLive(kArea, [&](Slot a) {
                const auto shape = m.get(area::hull, a) == hull_ ? shapeOf(m, a) : std::nullopt;
                if (shape)
                    outlines_.insert(keysOf(*shape));
            });
            outlinesAreListed_ = true;
        }
        return outlines_.contains(keysOf(outline));
    }

    /// The place of the nearest corner of an area of the hull, if one is near.
    [[nodiscard]] glm::vec3 snapped(const glm::vec3& at) const {
        const auto& m = tx_.model();
        glm::vec3 best = at;
        float least = snap_;
        m.forEachLive(kCorner, [&](Slot c) {
            const Ref owner = m.get(corner::owner, c);
            const auto place = placeOf(m, c);
            if (!owner.isSlot() || m.get(area::hull, owner.slot()) != hull_ || !place ||
                std::abs(place->z - at.z) > kSameStorey)
                return;
            const float away = glm::distance(glm::vec2(*place), glm::vec2(at));
            if (away <= least) {
                least = away;
                best = *place;
            }
        });
        return best;
    }

private:
    /// The corner that other areas of the hull share there, or a new one.
    Slot pointAt(const glm::vec3& place) {
        const auto& m = tx_.model();
        if (!areListed_) {
            m.forEachLive(kCorner, [&](Slot c) {
                const Ref owner = m.get(corner::owner, c);
                const Ref on = m.get(corner::point, c);
                if (owner.isSlot() && on.isSlot() && m.get(area::hull, owner.slot()) == hull_)
                    points_.try_emplace(keyOf(pointOf(tx_.model(), kPointPlace, on.slot())), on.slot());
            });
            areListed_ = true;
        }
        const auto [there, isNew] = points_.try_emplace(keyOf(place), model::kNoSlot);
        if (isNew) {
            const Slot p = tx_.create(kPoint);
            tx_.set(point::file, p, Ref::to(meshOf(m)));
            setPoint(tx_, kPointPlace, p, place);
            tx_.moveLast({kPoint, p});
            there->second = p;
        }
        return there->second;
    }
    using Key = std::array<float, 3>;
    static Key keyOf(const glm::vec3& p) { return {p.x, p.y, p.z}; }
    static std::vector<Key> keysOf(const Outline& outline) {
        std::vector<Key> keys;
        std::ranges::transform(outline, std::back_inserter(keys), keyOf);
        std::ranges::sort(keys);
        return keys;
    }

    Transaction& tx_;
    std::uint8_t hull_;
    float snap_;
    bool areListed_ = false;
    std::map<Key, Slot> points_;
    bool outlinesAreListed_ = false;
    std::set<std::vector<Key>> outlines_;
};

std::string whyNotPolygons(const Model& m, std::uint8_t hullIndex) {
    if (auto fixed = whyFixedAreas(m); !fixed.empty())
        return fixed;
    const auto hulls = m.get(file::hullCount, meshOf(m));
    return hullIndex < hulls ? ""
                             : texts::format("The mesh has {} hulls, and there is none of index {}.", hulls, hullIndex);
}

tl::expected<MadeOfPolygons, model::EditError> makePolygonAreas(Transaction& tx, std::span<const Polygon> polygons,
                                                                const EditArguments& arguments) {
    const auto& m = tx.model();
    const auto hullIndex = arguments.get(kHullIndex);
    if (auto reason = whyNotPolygons(m, hullIndex); !reason.empty())
        return refused(std::move(reason));
    const auto most = static_cast<std::size_t>(std::clamp(m.get(file::polygonVertices, meshOf(m)), 3, 255));
    AreaMaker maker(tx, hullIndex, arguments.get(kSnapTo));
    MadeOfPolygons result;
    std::vector<Slot> rows;
    std::size_t split = 0;
    std::size_t already = 0;
    for (const auto& polygon : polygons) {
        const auto leaveOut = [&](texts::Sentence reason) {
            result.leftOut.push_back({polygon.name, std::move(reason)});
        };
        if (polygon.rings.size() != 1) {
            leaveOut(polygon.rings.empty() ? texts::format("has no corners") : texts::format("has holes"));
            continue;
        }
        Outline outline;
        bool isNear = true;
        for (const auto& corner : polygon.rings.front()) {
            isNear = isNear && glm::length(corner) <= kFarthestAway; // false for what is no number
            const auto place = maker.snapped(glm::vec3(corner));
            if (outline.empty() || outline.back() != place)
                outline.push_back(place);
        }
        while (outline.size() > 1 && outline.back() == outline.front())
            outline.pop_back();
        if (isNear && maker.isThere(outline)) {
            ++already;
            continue;
        }
        const auto parts = isNear ? convexParts(std::move(outline), most) : std::nullopt;
        if (!parts) {
            leaveOut(isNear ? texts::format("has no surface seen from above, or crosses itself")
                            : texts::format("lies outside any map"));
            continue;
        }
        split += parts->size() > 1 ? 1 : 0;
        for (const auto& part : *parts)
            rows.push_back(maker.add(part));
    }
    if (already > 0)
        result.report.push_back(texts::format("Areas that were there already: {}.", already));
    if (split > 0)
        result.report.push_back(texts::format(
            "Polygons that are not convex or have more than {} corners, made of several areas: {}.", most, split));
    std::size_t connections = 0;
    if (arguments.get(kConnectAreas)) {
        for (const Slot a : rows)
            connections += connectAlongEdges(tx, a);
    }
    if (connections > 0)
        result.report.push_back(texts::format("Connections made: {}.", connections));
    result.elements = elements(kArea, rows);
    return result;
}

} // namespace

std::size_t connectAlongEdges(Transaction& tx, Slot a) {
    const auto& m = tx.model();
    const auto shape = shapeOf(m, a);
    const Slot h = hullOf(m, a);
    if (!shape || h == model::kNoSlot)
        return 0;
    const float up = std::max(m.get(hull::jumpUp, h), m.get(hull::climb, h));
    const float down = std::max(m.get(hull::jumpDown, h), up);
    std::size_t count = 0;
    m.forEachLive(kArea, [&](Slot other) {
        if (other == a || m.get(area::hull, other) != m.get(area::hull, a))
            return;
        const auto there = shapeOf(m, other);
        if (!there)
            return;
        for (std::size_t i = 0; i < shape->size(); ++i) {
            for (std::size_t k = 0; k < there->size(); ++k) {
                const auto passage = passageBetween(edgeOf(*shape, i), edgeOf(*there, k));
                if (!passage)
                    continue;
                const float climb = passage->climb();
                if (climb <= up && climb >= -down && !connects(m, a, other)) {
                    addConnection(tx, a, i, other, k);
                    ++count;
                }
                if (climb >= -up && climb <= down && !connects(m, other, a)) {
                    addConnection(tx, other, k, a, i);
                    ++count;
                }
            }
        }
    });
    return count;
}

PolygonMaker polygonAreas() {
    return {.id = "areas",
            .title = "Areas",
            .help = "Convex polygons become one area each, others several",
            .makes = kArea,
            .parameters = {numberParameter(kHullIndex, "Hull", "Index of the kind of agent that the areas are for",
                                           {.min = 0, .max = source2::kMostHulls - 1, .initial = 0, .decimals = 0}),
                           numberParameter(kSnapTo, "Snap within",
                                           "Corners join those of other areas of the hull so near in plan",
                                           {.min = 0, .max = 64, .initial = 4, .decimals = 1}, "units"),
                           onOffParameter(kConnectAreas, "Connect",
                                          "Connect the new areas with those whose edges lie along theirs", true)},
            .make = makePolygonAreas};
}

} // namespace navsmith::systems::source2_nav
