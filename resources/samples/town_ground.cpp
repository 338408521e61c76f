#include "resources/samples/town_ground.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <optional>
#include <set>

#include "resources/samples/triangulation.h"

namespace navsmith::samples {

namespace {

constexpr double kPointStep = 1.0 / 16; ///< of the triangulation's points
constexpr double kAround = 60;          ///< sea bed around the coast
constexpr double kLongestEdge = 50;
constexpr double kContourCell = 11;
constexpr double kFine = 24; ///< distance of points where the land is curved
constexpr int kCoarse = 3;   ///< every so many elsewhere
constexpr double kCurved = 0.3;
constexpr double kFree = 7;        ///< distance of such points from lines
constexpr double kBedWidth = 40;   ///< of the sea bed that is shown
constexpr double kSlopesEnd = 5.5; ///< height, for smooth edges of the flat land
constexpr double kLevel = 0.01;    ///< heights closer than this are the same
constexpr double kBesideLine = 0.1;

struct Line {
    Point from;
    Point to;
    bool kept = false; ///< even between equal covers
};

GridPoint onGrid(Point p) {
    return {static_cast<std::int32_t>(std::lround(p.x / kPointStep)),
            static_cast<std::int32_t>(std::lround(p.y / kPointStep))};
}
Point offGrid(GridPoint p) {
    return {p.x * kPointStep, p.y * kPointStep};
}

Material materialOf(Cover cover) {
    switch (cover) {
    case Cover::Road:
    case Cover::CarPark:
        return Material::Tarmac;
    case Cover::Pavement:
        return Material::Pavement;
    case Cover::Path:
    case Cover::UnderBridge:
        return Material::Gravel;
    case Cover::Square:
        return Material::Promenade;
    case Cover::Park:
        return Material::ParkGrass;
    case Cover::Field:
        return Material::Cornfield;
    case Cover::Wood:
        return Material::Woodland;
    case Cover::Yard:
        return Material::Concrete;
    case Cover::Beach:
        return Material::Beach;
    case Cover::Shore:
        return Material::Dirt;
    case Cover::Bed:
        return Material::RiverBed;
    case Cover::Rock:
        return Material::Rock;
    case Cover::Lawn:
    case Cover::AboveTunnel:
        break;
    }
    return Material::Grass;
}

/// Narrow and winding. Other waters are wide, or short arms of them.
bool isStream(const Water& water) {
    return water.line.front() != water.line.back() && water.line.size() > 2;
}

/// Cuts a line into pieces of at most the given length.
void addLine(std::vector<Line>& to, Point a, Point b, bool kept) {
    const int pieces = std::max(1, static_cast<int>(std::ceil(distance(a, b) / kLongestEdge)));
    for (int i = 0; i < pieces; ++i)
        to.push_back(
            {between(a, b, static_cast<double>(i) / pieces), between(a, b, static_cast<double>(i + 1) / pieces), kept});
}

class Ground {
public:
    Ground(const TownPlan& plan, const TownLayout& layout, const TownCovers& covers)
        : plan_(plan), layout_(layout), covers_(covers) {
        Ring around = plan.landscape.coast;
        for (const auto& node : layout.net)
            around.push_back(node.at);
        const auto [west, east] = std::ranges::minmax(around, {}, &Point::x);
        const auto [south, north] = std::ranges::minmax(around, {}, &Point::y);
        low_ = {std::floor(west.x - kAround), std::floor(south.y - kAround)};
        high_ = {std::ceil(east.x + kAround), std::ceil(north.y + kAround)};
    }

    Faces run() {
        collectOutlines();
        const auto& relief = layout_.relief;
        collectContours([&](Point p) { return relief.fromWater(p); });
        for (const double height : {kBeachTop, kSlopesEnd})
            collectContours([&](Point p) { return relief.wild(p) - height; });
        collectContours([&](Point p) { return relief.fromSea(p) + kBedWidth; });
        cutAtCrossings();
        Triangulation net(onGrid(low_), onGrid(high_));
        for (const auto& line : lines_) {
            net.insert(onGrid(line.from));
            net.insert(onGrid(line.to));
        }
        for (const auto& line : lines_)
            net.fix(net.insert(onGrid(line.from)), net.insert(onGrid(line.to)));
        for (const auto& node : layout_.net) // those of roads are ends of lines
            net.insert(onGrid(snapped(node.at)));
        for (const auto& ped : layout_.peds)
            net.insert(onGrid(snapped(ped.at)));
        fillLand(net);
        return facesOf(net);
    }

private:
    void collectOutlines() {
        for (const auto& area : covers_.areas()) {
            for (std::size_t i = 0; i < area.outline.size(); ++i)
                addLine(lines_, area.outline[i], area.outline[(i + 1) % area.outline.size()], false);
        }
        for (const auto& piece : layout_.pieces) {
            if (plan_.roads[piece.road].way == Way::Car)
                addLine(lines_, snapped(layout_.net[piece.from].at), snapped(layout_.net[piece.to].at), true);
        }
        for (const auto& water : plan_.landscape.waters)
            collectBanks(water);
        for (const auto& pond : plan_.landscape.ponds) {
            for (const double radius : {pond.radius / 2, pond.radius, pond.radius + kPondBank})
                collectRing(disc(pond.middle, radius, 14));
        }
    }

    void collectRing(const Ring& ring) {
        for (std::size_t i = 0; i < ring.size(); ++i)
            addLine(lines_, ring[i], ring[(i + 1) % ring.size()], true);
    }

    /// Middle, shores and tops of the banks of a stream. Contours would be too coarse.
    void collectBanks(const Water& water) {
        const auto& line = water.line;
        if (!isStream(water))
            return;
        for (const double away :
             {0.0, water.margin, -water.margin, water.margin + water.bank * 0.45, -water.margin - water.bank * 0.45,
              water.margin + water.bank, -water.margin - water.bank}) {
            std::vector<Point> beside;
            for (std::size_t i = 0; i < line.size(); ++i) {
                const Point from = line[i == 0 ? 0 : i - 1];
                const Point to = line[i + 1 == line.size() ? i : i + 1];
                beside.push_back(line[i] + leftOf(directionTo(from, to)) * away);
            }
            for (std::size_t i = 0; i + 1 < beside.size(); ++i)
                addLine(banks_, beside[i], beside[i + 1], true);
        }
    }

    /// Lines along which a function of the place is 0, for smooth shores.
    void collectContours(const std::function<double(Point)>& function) {
        const auto columns = static_cast<int>((high_.x - low_.x) / kContourCell);
        const auto rows = static_cast<int>((high_.y - low_.y) / kContourCell);
        const auto corner = [&](int x, int y) { return low_ + Point{x * kContourCell, y * kContourCell}; };
        std::vector<double> values;
        for (int y = 0; y <= rows; ++y) {
            for (int x = 0; x <= columns; ++x)
                values.push_back(function(corner(x, y)));
        }
        const auto valueAt = [&](int x, int y) {
            const auto width = static_cast<std::size_t>(columns) + 1;
            return values[static_cast<std::size_t>(y) * width + static_cast<std::size_t>(x)];
        };
        for (int y = 0; y < rows; ++y) {
            for (int x = 0; x < columns; ++x) {
                // Two triangles a cell, so that there are no ambiguous cells.
                const std::array<std::array<int, 2>, 4> at{{{x, y}, {x + 1, y}, {x + 1, y + 1}, {x, y + 1}}};
                for (const auto& triangle : {std::array{0, 1, 2}, std::array{0, 2, 3}}) {
                    std::vector<Point> ends;
                    for (std::size_t k = 0; k < 3; ++k) {
                        const auto& a = at[static_cast<std::size_t>(triangle[k])];
                        const auto& b = at[static_cast<std::size_t>(triangle[(k + 1) % 3])];
                        const double atA = valueAt(a[0], a[1]);
                        const double atB = valueAt(b[0], b[1]);
                        if ((atA > 0) != (atB > 0))
                            ends.push_back(between(corner(a[0], a[1]), corner(b[0], b[1]), atA / (atA - atB)));
                    }
                    if (ends.size() == 2)
                        contours_.push_back({ends[0], ends[1], true});
                }
            }
        }
    }

    /// Cuts lines where they cross or touch others, and drops what separates nothing.
    void cutAtCrossings() {
        const auto& waters = plan_.landscape.waters;
        const auto offRoads = [&](const Line& line) {
            const auto cover = covers_.at(between(line.from, line.to, 0.5));
            return cover != Cover::Road && cover != Cover::Pavement;
        };
        // A stream has its own lines.
        const auto bySea = [&](const Line& line) {
            const Point middle = between(line.from, line.to, 0.5);
            return std::ranges::none_of(waters, [&](const Water& water) {
                if (!isStream(water))
                    return false;
                for (std::size_t i = 0; i + 1 < water.line.size(); ++i) {
                    if (footOn(middle, water.line[i], water.line[i + 1]).distance < water.margin + water.bank + 2)
                        return true;
                }
                return false;
            });
        };
        std::ranges::copy_if(contours_, std::back_inserter(lines_),
                             [&](const Line& line) { return offRoads(line) && bySea(line); });
        std::ranges::copy_if(banks_, std::back_inserter(lines_), offRoads);
        std::erase_if(lines_, [&](const Line& line) { return !isWithin(line.from) || !isWithin(line.to); });
        std::vector<std::vector<double>> cuts(lines_.size());
        Buckets near;
        for (std::size_t i = 0; i < lines_.size(); ++i) {
            const auto& line = lines_[i];
            const auto [west, east] = std::minmax({line.from.x, line.to.x});
            const auto [south, north] = std::minmax({line.from.y, line.to.y});
            near.add(i, {west - kBesideLine, south - kBesideLine}, {east + kBesideLine, north + kBesideLine});
        }
        for (const auto& [i, j] : near.pairs())
            cross(i, j, cuts);
        std::vector<Line> pieces;
        std::set<std::pair<GridPoint, GridPoint>> known;
        for (std::size_t i = 0; i < lines_.size(); ++i) {
            auto& parts = cuts[i];
            parts.insert(parts.end(), {0.0, 1.0});
            std::ranges::sort(parts);
            for (std::size_t k = 0; k + 1 < parts.size(); ++k) {
                const Line piece{between(lines_[i].from, lines_[i].to, parts[k]),
                                 between(lines_[i].from, lines_[i].to, parts[k + 1]), lines_[i].kept};
                const auto ends = std::minmax({onGrid(piece.from), onGrid(piece.to)}); // values, not references
                if (ends.first != ends.second && (piece.kept || separates(piece)) && known.insert(ends).second)
                    pieces.push_back(piece);
            }
        }
        lines_ = std::move(pieces);
    }

    [[nodiscard]] bool isWithin(Point p) const {
        return p.x > low_.x && p.x < high_.x && p.y > low_.y && p.y < high_.y;
    }

    void cross(std::size_t i, std::size_t j, std::vector<std::vector<double>>& cuts) const {
        const auto& a = lines_[i];
        const auto& b = lines_[j];
        const Point along = a.to - a.from;
        const Point other = b.to - b.from;
        const auto touch = [&](const Line& line, Point p, std::vector<double>& to) {
            const auto foot = footOn(p, line.from, line.to);
            if (foot.distance < kPointStep && foot.part > 0 && foot.part < 1)
                to.push_back(foot.part);
        };
        touch(a, b.from, cuts[i]);
        touch(a, b.to, cuts[i]);
        touch(b, a.from, cuts[j]);
        touch(b, a.to, cuts[j]);
        const double area = samples::cross(along, other);
        if (std::abs(area) < 1e-9)
            return;
        const double s = samples::cross(b.from - a.from, other) / area;
        const double t = samples::cross(b.from - a.from, along) / area;
        if (s > 0 && s < 1 && t > 0 && t < 1) {
            cuts[i].push_back(s);
            cuts[j].push_back(t);
        }
    }

    [[nodiscard]] bool separates(const Line& line) const {
        const Point middle = between(line.from, line.to, 0.5);
        const Point side = leftOf(directionTo(line.from, line.to)) * kBesideLine;
        return covers_.at(middle + side) != covers_.at(middle - side);
    }

    void fillLand(Triangulation& net) const {
        const auto& relief = layout_.relief;
        const double height = kFine * std::sqrt(3.0) / 2;
        int row = 0;
        for (double y = low_.y + kFine; y < high_.y - kFine; y += height, ++row) {
            int column = 0;
            for (double x = low_.x + kFine * (row % 2 == 0 ? 1 : 1.5); x < high_.x - kFine; x += kFine, ++column) {
                const Point p{x, y};
                const auto bend = [&](Point d) {
                    return std::abs(relief.wild(p + d) + relief.wild(p - d) - 2 * relief.wild(p));
                };
                const bool curved = bend({kFine, 0}) > kCurved || bend({0, kFine}) > kCurved;
                if (!curved && (row % kCoarse != 0 || column % kCoarse != 0))
                    continue;
                const auto cover = covers_.at(p);
                if (cover == Cover::Road || cover == Cover::Pavement || isNearLine(p))
                    continue;
                net.insert(onGrid(p));
            }
        }
    }

    [[nodiscard]] bool isNearLine(Point p) const {
        return std::ranges::any_of(lines_, [&](const Line& line) {
            return std::abs(line.from.x - p.x) < kLongestEdge + kFree &&
                   std::abs(line.from.y - p.y) < kLongestEdge + kFree && footOn(p, line.from, line.to).distance < kFree;
        });
    }

    Faces facesOf(const Triangulation& net) const {
        const auto& points = net.points();
        const auto& triangles = net.triangles();
        std::vector<std::optional<Cover>> covers;
        for (const auto& triangle : triangles) {
            Point middle;
            for (const auto corner : triangle.corners)
                middle = middle + offGrid(points[corner]) * (1.0 / 3);
            const bool shown = layout_.relief.fromSea(middle) > -kBedWidth;
            covers.push_back(shown ? std::optional(covers_.at(middle)) : std::nullopt);
        }
        Faces faces;
        for (std::size_t t = 0; t < triangles.size(); ++t) {
            if (!covers[t])
                continue;
            Face face;
            face.material = materialOf(*covers[t]);
            for (std::size_t k = 0; k < 3; ++k)
                face.corners[k] = cornerAt(offGrid(points[triangles[t].corners[k]]), *covers[t]);
            faces.push_back(face);
            for (std::size_t k = 0; k < 3; ++k) {
                const auto n = triangles[t].neighbours[k];
                if (n != Triangulation::kNone && covers[n] && covers[n] != covers[t])
                    addStep(faces, offGrid(points[triangles[t].corners[(k + 1) % 3]]),
                            offGrid(points[triangles[t].corners[(k + 2) % 3]]), *covers[t], *covers[n]);
            }
        }
        return faces;
    }

    [[nodiscard]] glm::vec3 cornerAt(Point p, Cover cover) const { return {p.x, p.y, covers_.heightAt(cover, p)}; }

    /// The wall from this side, if it is higher, down to the other.
    void addStep(Faces& to, Point a, Point b, Cover here, Cover there) const {
        const auto highA = cornerAt(a, here);
        const auto highB = cornerAt(b, here);
        auto lowA = cornerAt(a, there);
        auto lowB = cornerAt(b, there);
        if (here == Cover::AboveTunnel && there == Cover::Road) { // the tunnel's mouth
            lowA.z += static_cast<float>(kTunnelHeight);
            lowB.z += static_cast<float>(kTunnelHeight);
        }
        if (highA.z - lowA.z < kLevel && highB.z - lowB.z < kLevel)
            return;
        lowA.z = std::min(lowA.z, highA.z);
        lowB.z = std::min(lowB.z, highB.z);
        addPolygon(to, {lowB, lowA, highA, highB}, here == Cover::Pavement ? Material::Pavement : Material::Promenade);
    }

    const TownPlan& plan_;
    const TownLayout& layout_;
    const TownCovers& covers_;
    Point low_;
    Point high_;
    std::vector<Line> lines_;
    std::vector<Line> contours_;
    std::vector<Line> banks_;
};

} // namespace

Faces groundFaces(const TownPlan& plan, const TownLayout& layout, const TownCovers& covers) {
    return Ground(plan, layout, covers).run();
}

} // namespace navsmith::samples
