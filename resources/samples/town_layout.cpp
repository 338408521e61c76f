#include "resources/samples/town_layout.h"

#include "core/systems/shared/path_symbols.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <tuple>

namespace navsmith::samples {

namespace {

constexpr double kToPavement = kGutter + kPavement / 2; ///< from the outermost lane to the pavement's centre
constexpr double kShoulder = 0.5;                       ///< level ground beside a road
constexpr double kLowestDeck = 1.5;                     ///< of footbridges

/// People stand on the ground, never in it.
double snappedUp(double units) {
    return std::ceil(units / kNodeStep - 1e-6) * kNodeStep;
}

class Layer {
public:
    explicit Layer(const TownPlan& plan) : plan_(plan), made_{{}, {}, {}, {}, {}, Relief(plan)} {}

    tl::expected<TownLayout, std::string> run() {
        for (std::size_t r = 0; r < plan_.roads.size(); ++r)
            layRoad(r);
        for (const auto& spot : plan_.spots) {
            if (const auto error = putSpot(spot); !error.empty())
                return tl::unexpected(error);
        }
        layPavementNodes();
        for (const auto& path : plan_.footpaths)
            layFootpath(path);
        return std::move(made_);
    }

private:
    using Key = std::tuple<bool, long, long>; ///< type and place

    static Key keyOf(bool boat, Point p) { return {boat, std::lround(p.x / kNodeStep), std::lround(p.y / kNodeStep)}; }

    /// The node of a road at a point: an existing one at this place, or a new one.
    std::size_t netNode(std::size_t road, Point p) {
        const auto& of = plan_.roads[road];
        const bool boat = of.way == Way::Boat;
        const auto [at, added] = netAt_.try_emplace(keyOf(boat, p), made_.net.size());
        if (added)
            made_.net.push_back({p, boat ? 0 : snapped(groundAt(plan_, p)), road, of.median, Over::No});
        auto& node = made_.net[at->second];
        node.median = std::max(node.median, of.median);
        return at->second;
    }

    void layRoad(std::size_t r) {
        const auto& road = plan_.roads[r];
        const bool oneWay = road.forward == 0 || road.backward == 0;
        const double lanes = oneWay ? (road.forward + road.backward) / 2.0 : std::max(road.forward, road.backward);
        const double half = road.median / 2 + lanes * systems::paths::kLaneWidth;
        const auto line = cutUp(plan_, road.points);
        for (std::size_t i = 0; i + 1 < line.size(); ++i) {
            const auto from = netNode(r, line[i]);
            const auto to = netNode(r, line[i + 1]);
            made_.pieces.push_back({r, from, to, half});
            if (road.way == Way::Boat)
                continue;
            const auto& a = made_.net[from];
            const auto& b = made_.net[to];
            const double outer = half + kGutter + (road.pavement ? kPavement : 0) + kShoulder;
            made_.relief.addRoad({snapped(a.at), snapped(b.at), a.z, b.z, outer}, half + kGutter, road.pavement);
        }
    }

    std::string putSpot(const Spot& spot) {
        const auto at = netAt_.find(keyOf(false, spot.at));
        if (at == netAt_.end())
            return fmt::format("No road has a point at ({}, {})", spot.at.x, spot.at.y);
        made_.spots.push_back(at->second);
        auto& over = made_.net[at->second].over;
        if (spot.type == SpotType::Lights)
            over = Over::LitCrossing;
        else if (spot.type == SpotType::Crossing)
            over = Over::Crossing;
        return {};
    }

    void layPavementNodes() {
        std::vector<Piece> pieces;
        std::vector<std::size_t> arms(made_.net.size(), 0);
        for (const auto& piece : made_.pieces) {
            const auto& road = plan_.roads[piece.road];
            if (road.way == Way::Boat)
                continue;
            pieces.push_back({piece.from, piece.to, piece.lanes + kToPavement, road.pavement});
            ++arms[piece.from];
            ++arms[piece.to];
        }
        std::vector<Point> points;
        std::vector<Over> over;
        for (std::size_t n = 0; n < made_.net.size(); ++n) {
            auto& node = made_.net[n];
            // A crossing where three roads meet, even without lights.
            if (arms[n] > 2 && node.over == Over::No)
                node.over = Over::Crossing;
            points.push_back(node.at);
            over.push_back(node.over);
        }
        const auto laid = layPavements(points, over, pieces);
        for (const Point p : laid.corners)
            made_.peds.push_back({p, snappedUp(made_.relief.deck(p).value_or(made_.relief.ground(p)) + kKerbHeight)});
        onPavements_ = made_.peds.size();
        for (const auto& l : laid.links) {
            made_.pedLinks.push_back({l.a, l.b, l.over, false});
            if (l.over == Over::No)
                made_.relief.addPavement(groundSlope(l.a, l.b, kPavement / 2 + kShoulder));
        }
    }

    /// The ground from one ped node to another.
    [[nodiscard]] Slope groundSlope(std::size_t a, std::size_t b, double half) const {
        const auto ground = [&](std::size_t ped) { return made_.peds[ped].z - (ped < onPavements_ ? kKerbHeight : 0); };
        return {snapped(made_.peds[a].at), snapped(made_.peds[b].at), ground(a), ground(b), half};
    }

    [[nodiscard]] std::size_t nearestPed(Point p, std::size_t among) const {
        const auto end = made_.peds.begin() + static_cast<std::ptrdiff_t>(among);
        const auto nearest =
            std::ranges::min_element(made_.peds.begin(), end, {}, [&](const auto& ped) { return distance(ped.at, p); });
        return static_cast<std::size_t>(nearest - made_.peds.begin());
    }

    void layFootpath(const Footpath& path) {
        const auto known = made_.peds.size();
        if (known == 0)
            return;
        const auto heights = made_.relief; // without this path
        auto last = nearestPed(path.points.front(), known);
        const auto join = [&](std::size_t next) {
            made_.pedLinks.push_back({last, next, Over::No, true});
            made_.relief.addFootpath(groundSlope(last, next, kFootpath));
            last = next;
        };
        for (const Point p : cutUp(plan_, path.points)) {
            made_.peds.push_back({p, snappedUp(std::max(heights.ground(p), kLowestDeck))});
            join(made_.peds.size() - 1);
        }
        if (path.through)
            join(nearestPed(path.points.back(), known));
    }

    const TownPlan& plan_;
    TownLayout made_;
    std::map<Key, std::size_t> netAt_;
    std::size_t onPavements_ = 0; ///< so many of the ped nodes, the first ones
};

} // namespace

tl::expected<TownLayout, std::string> layTown(const TownPlan& plan) {
    return Layer(plan).run();
}

} // namespace navsmith::samples
