#include "resources/samples/town_placing.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <numbers>
#include <span>

namespace navsmith::samples {

namespace {

constexpr double kMostSlope = 2.6;   ///< under a house, from its lowest corner to its highest
constexpr double kLowestHouse = 4.5; ///< above the water
constexpr double kBesideHouse = 0.4; ///< free ground
constexpr double kHalfTurn = 180 / std::numbers::pi;

/// The same number from 0 to 1 for the same arguments, without order.
double noise(int a, int b, int c) {
    auto h = static_cast<std::uint32_t>(a) * 0x9E3779B1U ^ static_cast<std::uint32_t>(b) * 0x85EBCA77U ^
             static_cast<std::uint32_t>(c) * 0xC2B2AE3DU;
    h = (h ^ h >> 15U) * 0x2C1B3C6DU;
    h = (h ^ h >> 12U) * 0x297A2D39U;
    return static_cast<double>(h ^ h >> 15U) / 4294967296.0;
}

double headingTowards(Point direction) {
    return std::atan2(direction.x, -direction.y) * kHalfTurn;
}
Point turned(Point p, double heading) {
    const double angle = heading / kHalfTurn;
    return {p.x * std::cos(angle) - p.y * std::sin(angle), p.x * std::sin(angle) + p.y * std::cos(angle)};
}

/// The ground that something takes up.
struct Footprint {
    Point middle;
    double heading = 0;
    double halfWidth = 0;
    double halfDepth = 0;

    [[nodiscard]] Point at(double x, double y) const {
        return middle + turned({x * halfWidth, y * halfDepth}, heading);
    }
};

bool apartAlong(const Footprint& a, const Footprint& b, Point axis) {
    const auto reach = [&](const Footprint& f) {
        return std::abs(dot(turned({f.halfWidth, 0}, f.heading), axis)) +
               std::abs(dot(turned({0, f.halfDepth}, f.heading), axis));
    };
    return std::abs(dot(a.middle - b.middle, axis)) > reach(a) + reach(b);
}

bool overlap(const Footprint& a, const Footprint& b) {
    return std::ranges::none_of(std::array{a.heading, a.heading + 90, b.heading, b.heading + 90}, [&](double heading) {
        return apartAlong(a, b, turned({1, 0}, heading));
    });
}

std::string_view modelOf(Landmark landmark) {
    static constexpr std::array<std::string_view, 14> kModels{
        "town_hall",       "town_church",    "town_school",    "town_mill",   "town_barn",
        "town_lighthouse", "town_warehouse", "town_boathouse", "town_statue", "town_garage",
        "town_kiosk",      "town_shelter",   "town_sign",      "town_boat"};
    return kModels[static_cast<std::size_t>(landmark)];
}

class Placer {
public:
    Placer(const TownPlan& plan, const TownLayout& layout, const TownCovers& covers,
           const std::vector<Prototype>& prototypes)
        : plan_(plan), layout_(layout), covers_(covers), prototypes_(prototypes) {}

    std::vector<Placed> run() {
        for (const auto& site : plan_.landscape.sites)
            putSite(site);
        for (std::size_t p = 0; p < layout_.pieces.size(); ++p) {
            const auto& road = plan_.roads[layout_.pieces[p].road];
            if (road.way == Way::Boat)
                continue;
            for (const double side : {1.0, -1.0}) {
                if (road.pavement)
                    lineWithHouses(p, side);
            }
            putLamps(p);
            plantMedian(p);
        }
        putTrafficLights();
        plantLand();
        fillCarParks();
        furnishBeach();
        return std::move(placed_);
    }

private:
    [[nodiscard]] double groundAt(Point p) const { return covers_.heightAt(covers_.at(p), p); }

    void put(std::string_view model, Point at, double heading, double lift = 0) {
        placed_.push_back({model, {at.x, at.y, groundAt(at) + lift}, heading});
    }

    [[nodiscard]] const Prototype& prototype(std::string_view name) const {
        return *std::ranges::find(prototypes_, name,
                                  [](const Prototype& p) -> std::string_view { return p.model.name; });
    }

    void putSite(const Site& site) {
        const auto name = modelOf(site.what);
        const auto& model = prototype(name);
        taken_.push_back({site.at, site.heading, model.width / 2 + 2, model.depth / 2 + 2});
        if (site.what == Landmark::RowingBoat) {
            placed_.push_back({name, {site.at.x, site.at.y, 0}, site.heading});
            return;
        }
        put(name, site.at, site.heading);
        if (site.what == Landmark::Garage)
            put("town_garagedoor", site.at + turned({0, -2.95}, site.heading), site.heading,
                groundAt(site.at) - groundAt(site.at + turned({0, -2.95}, site.heading)));
        if (site.what == Landmark::Windmill) {
            const auto hub = site.at + turned({0, -4.6}, site.heading);
            placed_.push_back({"town_sails", {hub.x, hub.y, groundAt(site.at) + 13.35}, site.heading});
        }
    }

    /// Houses may stand on these.
    [[nodiscard]] bool isFree(const Footprint& lot) const {
        double low = 1e9;
        double high = -1e9;
        for (double x = -1; x < 1.01; x += 0.25) {
            for (double y = -1; y < 1.01; y += 0.25) {
                const Point p = lot.at(x, y);
                if (covers_.at(p) != Cover::Lawn)
                    return false;
                const double z = layout_.relief.ground(p);
                low = std::min(low, z);
                high = std::max(high, z);
            }
        }
        return low > kLowestHouse && high - low < kMostSlope &&
               std::ranges::none_of(taken_, [&](const Footprint& other) { return overlap(lot, other); });
    }

    [[nodiscard]] Quarter quarterAt(Point p) const {
        const auto& [from, to] = plan_.landscape.centre;
        const double away = footOn(p, from, to).distance;
        return away < 120 ? Quarter::Centre : away < 235 ? Quarter::Streets : Quarter::Gardens;
    }

    /// `random`: from 0 to 1.
    [[nodiscard]] const Prototype& houseOf(Quarter quarter, double random) const {
        double all = 0;
        for (const auto& each : prototypes_)
            all += each.quarter == quarter ? each.share : 0;
        double left = random * all;
        const Prototype* chosen = nullptr;
        for (const auto& each : prototypes_) {
            if (each.quarter != quarter)
                continue;
            chosen = &each;
            left -= each.share;
            if (left < 0)
                break;
        }
        return *chosen;
    }

    void lineWithHouses(std::size_t p, double side) {
        const auto& piece = layout_.pieces[p];
        const Point from = layout_.net[piece.from].at;
        const Point to = layout_.net[piece.to].at;
        const Point along = directionTo(from, to);
        const Point out = leftOf(along) * side;
        const double length = distance(from, to);
        const double kerb = piece.lanes + kGutter + kPavement;
        const double heading = headingTowards(out * -1);
        int step = 0;
        for (double s = 0; s < length; ++step) {
            const auto random = [&](int salt) {
                return noise(static_cast<int>(p) * 2 + (side > 0 ? 1 : 0), step, salt);
            };
            const auto quarter = quarterAt(from + along * s);
            const auto& house = houseOf(quarter, random(1));
            const double front = quarter == Quarter::Centre    ? 0.6
                                 : quarter == Quarter::Streets ? 2.5
                                                               : 5 + 4 * random(2);
            const double gap = quarter == Quarter::Gardens ? 5 + 6 * random(3) : random(4) < 0.75 ? 0.9 : 6;
            const Footprint lot{from + along * (s + house.width / 2) + out * (kerb + front + house.depth / 2), heading,
                                house.width / 2 + kBesideHouse, house.depth / 2 + kBesideHouse};
            if (!isFree(lot)) {
                s += 3;
                continue;
            }
            taken_.push_back(lot);
            const Point door = lot.middle - out * (house.depth / 2);
            placed_.push_back({house.model.name, {lot.middle.x, lot.middle.y, layout_.relief.ground(door)}, heading});
            s += house.width + gap;
        }
    }

    void putLamps(std::size_t p) {
        const auto& piece = layout_.pieces[p];
        const auto& road = plan_.roads[piece.road];
        const Point from = layout_.net[piece.from].at;
        const Point to = layout_.net[piece.to].at;
        if (distance(from, to) < 20 || !road.pavement)
            return;
        const double side = p % 2 == 0 ? 1 : -1;
        const Point out = leftOf(directionTo(from, to)) * side;
        const Point at = between(from, to, 0.5) + out * (piece.lanes + kGutter + 0.5);
        const auto cover = covers_.at(at);
        if (cover == Cover::Pavement || cover == Cover::Lawn || cover == Cover::Rock)
            put("town_lamp", at, headingTowards(out * -1));
    }

    void plantMedian(std::size_t p) {
        const auto& piece = layout_.pieces[p];
        const Point from = layout_.net[piece.from].at;
        const Point to = layout_.net[piece.to].at;
        const auto& road = plan_.roads[piece.road];
        if (road.median < 4 || !road.pavement)
            return;
        // In two rows, so that the link between the nodes stays free, and so does its middle.
        const Point along = directionTo(from, to);
        const double length = distance(from, to);
        int number = 0;
        for (double s = 6; s <= length - 6; s += 9) {
            const Point at = from + along * s + leftOf(along) * (number++ % 2 == 0 ? 1.3 : -1.3);
            if (std::abs(s - length / 2) > 4 && covers_.at(at) == Cover::Lawn)
                put("town_lime", at, 0);
        }
    }

    void putTrafficLights() {
        std::vector<Point> done;
        for (const auto& l : layout_.pedLinks) {
            if (l.over != Over::LitCrossing)
                continue;
            for (const auto& [here, there] : {std::pair{l.a, l.b}, std::pair{l.b, l.a}}) {
                const Point at = layout_.peds[here].at;
                // Between the path and the kerb, beside the crossing.
                const Point across = directionTo(at, layout_.peds[there].at);
                const Point post = at + across * 1.5 + leftOf(across) * 1.2;
                if (covers_.at(post) != Cover::Pavement ||
                    std::ranges::any_of(done, [&](Point other) { return distance(other, post) < 2; }))
                    continue;
                done.push_back(post);
                put("town_lights", post, headingTowards(across));
            }
        }
    }

    [[nodiscard]] bool isTaken(Point p, double around) const {
        const Footprint here{p, 0, around, around};
        return std::ranges::any_of(taken_, [&](const Footprint& other) { return overlap(here, other); });
    }
    /// Whether all around is covered alike.
    [[nodiscard]] bool isWithin(Point p, double around) const {
        const auto cover = covers_.at(p);
        return std::ranges::all_of(std::array<Point, 4>{{{around, 0}, {-around, 0}, {0, around}, {0, -around}}},
                                   [&](Point d) { return covers_.at(p + d) == cover; });
    }

    /// Trees on a loose grid: many in woods, some in parks, few in gardens and meadows.
    void plantLand() {
        constexpr double kGrid = 13;
        const auto [west, east] = std::ranges::minmax(plan_.landscape.coast, {}, &Point::x);
        const auto [south, north] = std::ranges::minmax(plan_.landscape.coast, {}, &Point::y);
        int row = 0;
        for (double y = south.y; y < north.y; y += kGrid, ++row) {
            int column = 0;
            for (double x = west.x; x < east.x; x += kGrid, ++column) {
                const auto random = [&](int salt) { return noise(row, column, salt); };
                const Point p{x + kGrid * 0.8 * random(1), y + kGrid * 0.8 * random(2)};
                const auto cover = covers_.at(p);
                const double share = cover == Cover::Wood   ? 0.75
                                     : cover == Cover::Park ? 0.4
                                     : cover == Cover::Lawn ? 0.055
                                                            : 0;
                if (random(3) >= share || !isWithin(p, 2) || isTaken(p, 1.5))
                    continue;
                const double kind = random(4);
                const double heading = 360 * random(5);
                if (cover == Cover::Wood)
                    put(kind < 0.6 ? "town_fir" : kind < 0.85 ? "town_oak" : "town_birch", p, heading);
                else if (cover == Cover::Park)
                    put(kind < 0.4    ? "town_oak"
                        : kind < 0.75 ? "town_lime"
                        : kind < 0.9  ? "town_birch"
                                      : "town_bush",
                        p, heading);
                else
                    put(kind < 0.35   ? "town_lime"
                        : kind < 0.6  ? "town_birch"
                        : kind < 0.75 ? "town_oak"
                                      : "town_bush",
                        p, heading);
            }
        }
        putBenches();
    }

    /// Along footpaths in parks.
    void putBenches() {
        int count = 0;
        for (const auto& l : layout_.pedLinks) {
            const Point a = layout_.peds[l.a].at;
            const Point b = layout_.peds[l.b].at;
            if (!l.footpath || distance(a, b) < 12)
                continue;
            const Point side = leftOf(directionTo(a, b)) * (count++ % 2 == 0 ? 1 : -1);
            const Point at = between(a, b, 0.5) + side * 2.2;
            const auto cover = covers_.at(at);
            if (cover == Cover::Park || cover == Cover::Lawn)
                put("town_bench", at, headingTowards(side * -1));
        }
        for (std::size_t p = 0; p < layout_.peds.size(); p += 41) {
            const Point at = layout_.peds[p].at + Point{0.9, 0.9};
            if (covers_.at(at) == Cover::Pavement)
                put("town_hydrant", at, 0);
        }
    }

    /// Bays in rows, some of them empty.
    void fillCarParks() {
        for (const auto& patch : plan_.landscape.patches) {
            if (patch.cover != Cover::CarPark)
                continue;
            const auto [west, east] = std::ranges::minmax(patch.outline, {}, &Point::x);
            const auto [south, north] = std::ranges::minmax(patch.outline, {}, &Point::y);
            int bay = 0;
            for (double y = south.y + 4; y < north.y - 3; y += 11) {
                for (double x = west.x + 3; x < east.x - 2; x += 2.8, ++bay) {
                    const Point at{x, y};
                    if (covers_.at(at) == Cover::CarPark && isWithin(at, 3.2) && noise(bay, 7, 1) < 0.55)
                        put("town_car", at, noise(bay, 7, 2) < 0.5 ? 0 : 180);
                }
            }
        }
    }

    void furnishBeach() {
        constexpr double kGrid = 16;
        const auto& [low, high] = plan_.landscape.bathing;
        int row = 0;
        for (double y = low.y; y < high.y; y += kGrid, ++row) {
            int column = 0;
            for (double x = low.x; x < high.x; x += kGrid, ++column) {
                const Point p{x + kGrid * noise(row, column, 11), y + kGrid * noise(row, column, 12)};
                if (!layout_.relief.byTheSea(p) || isTaken(p, 2))
                    continue;
                const double height = layout_.relief.wild(p);
                if (covers_.at(p) == Cover::Beach && height > 0.9 && height < 2.2 && noise(row, column, 13) < 0.5)
                    put("town_parasol", p, 0);
                if (covers_.at(p) == Cover::Lawn && height > 3 && height < 5.6 && isWithin(p, 2) &&
                    noise(row, column, 14) < 0.35)
                    put("town_palm", p, 360 * noise(row, column, 15));
            }
        }
    }

    const TownPlan& plan_;
    const TownLayout& layout_;
    const TownCovers& covers_;
    const std::vector<Prototype>& prototypes_;
    std::vector<Placed> placed_;
    std::vector<Footprint> taken_;
};

} // namespace

std::vector<Placed> placeThings(const TownPlan& plan, const TownLayout& layout, const TownCovers& covers,
                                const std::vector<Prototype>& prototypes) {
    return Placer(plan, layout, covers, prototypes).run();
}

} // namespace navsmith::samples
