// Fills polygons by rectangles of a grid.
#include "core/systems/source_nav/mesh/selected_elements.h"
#include "core/systems/source_nav/shape/polygon_cover.h"
#include "formats/texts/texts.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <limits>
#include <map>
#include <numeric>
#include <optional>
#include <tuple>
#include <unordered_map>
#include <utility>

namespace navsmith::systems::source_nav {

namespace {

constexpr double kSameSurface = 0.5; ///< faces so far off a plane at most belong to it; units
constexpr double kBestSurface = 1;   ///< an area follows the ground so closely; units
constexpr double kNearLine = 0.4;    ///< lines of the grid so near to an edge give way to it; parts of its width
constexpr double kSameHeight = 0.01;
constexpr std::size_t kMostCells = 1'000'000; ///< of faces that are filled together
constexpr std::size_t kWidestBent = 64;       ///< cells of a row over ground that is not flat

struct FaceEdge {
    glm::dvec3 a, b;
    std::size_t face;
};

template <typename Visit>
void forEachEdge(const Face& face, Visit visit) {
    for (const auto& ring : face.rings) {
        for (std::size_t i = 0; i < ring.size(); ++i)
            visit(ring[i], ring[(i + 1) % ring.size()]);
    }
}

/// Faces of one plane that share edges.
struct Surface {
    std::vector<std::size_t> faces; ///< the first is the largest, whose plane it is
    std::vector<FaceEdge> rim;      ///< edges that only one of them has
};

struct Cell {
    std::uint32_t column, row;
    std::uint32_t surface;
    std::array<double, 4> heights; ///< as Patch::heights
    bool isUsed = false;
};

/// Fills faces that share edges.
class CellFiller {
public:
    CellFiller(std::span<const Face> faces, std::vector<Surface> surfaces, const CoverOptions& options)
        : faces_(faces), surfaces_(std::move(surfaces)), options_(options) {}

    /// Returns why not.
    std::string run(std::vector<Patch>& to) {
        findLines();
        if (x_.size() < 2 || y_.size() < 2)
            return texts::format("is too small for the grid");
        if ((x_.size() - 1) * (y_.size() - 1) > kMostCells)
            return texts::format("is too large for the grid");
        for (std::size_t s = 0; s < surfaces_.size(); ++s)
            fill(static_cast<std::uint32_t>(s));
        if (cells_.empty())
            return texts::format("is too small for the grid: the middle of no cell lies in it");
        if (surfaces_.size() > 1)
            joinHeights();
        for (std::uint32_t i = 0; i < cells_.size(); ++i)
            at_[placeOf(cells_[i].column, cells_[i].row)].push_back(i);
        std::ranges::sort(order_ = indexes(), {}, [&](std::uint32_t i) {
            return std::tuple(cells_[i].row, cells_[i].column, cells_[i].surface);
        });
        for (const auto first : order_) {
            if (!cells_[first].isUsed)
                to.push_back(take(first));
        }
        return {};
    }

private:
    using Block = std::vector<std::vector<std::uint32_t>>; ///< rows of cells

    [[nodiscard]] std::vector<std::uint32_t> indexes() const {
        std::vector<std::uint32_t> all(cells_.size());
        std::iota(all.begin(), all.end(), 0U);
        return all;
    }

    [[nodiscard]] std::uint64_t placeOf(std::uint32_t column, std::uint32_t row) const {
        return std::uint64_t{row} * x_.size() + column;
    }

    void findLines() {
        std::array<std::vector<double>, 2> edges; // across x, across y
        glm::dvec3 low(std::numeric_limits<double>::infinity());
        glm::dvec3 high = -low;
        for (const auto& surface : surfaces_) {
            for (const auto& edge : surface.rim) {
                low = glm::min(low, glm::min(edge.a, edge.b));
                high = glm::max(high, glm::max(edge.a, edge.b));
                const double x = std::abs(edge.a.x - edge.b.x);
                const double y = std::abs(edge.a.y - edge.b.y);
                if (x <= options_.tolerance && y > 2 * x && y >= options_.leastWidth)
                    edges[0].push_back((edge.a.x + edge.b.x) / 2);
                else if (y <= options_.tolerance && x > 2 * y && x >= options_.leastWidth)
                    edges[1].push_back((edge.a.y + edge.b.y) / 2);
            }
        }
        x_ = linesBetween(low.x, high.x, std::move(edges[0]));
        y_ = linesBetween(low.y, high.y, std::move(edges[1]));
    }

    /// The edges of the faces along the axes, and between them lines of the grid.
    [[nodiscard]] std::vector<double> linesBetween(double low, double high, std::vector<double> edges) const {
        std::ranges::sort(edges);
        const double least = std::max({options_.tolerance, options_.leastWidth, kSameHeight});
        const auto isSame = [&](double a, double b) { return b - a < least; };
        edges.erase(std::unique(edges.begin(), edges.end(), isSame), edges.end());
        auto lines = edges;
        const auto first = std::floor(low / options_.grid);
        const auto last = std::ceil(high / options_.grid);
        for (std::size_t i = 0; first + static_cast<double>(i) <= last; ++i) {
            const double at = (first + static_cast<double>(i)) * options_.grid;
            const auto next = std::ranges::lower_bound(edges, at);
            const double reach = options_.grid * kNearLine;
            if ((next != edges.end() && *next - at <= reach) || (next != edges.begin() && at - *(next - 1) <= reach))
                continue;
            lines.push_back(at);
            if (lines.size() > kMostCells)
                break;
        }
        std::ranges::sort(lines);
        return lines;
    }

    void fill(std::uint32_t s) {
        std::vector<std::vector<double>> crossings(y_.size() - 1);
        const auto middle = [](const std::vector<double>& lines, std::size_t i) {
            return (lines[i] + lines[i + 1]) / 2;
        };
        for (const auto& edge : surfaces_[s].rim) {
            const auto [low, high] = std::minmax(edge.a.y, edge.b.y);
            auto row = static_cast<std::size_t>(std::ranges::lower_bound(y_, low) - y_.begin());
            for (row = row == 0 ? 0 : row - 1; row + 1 < y_.size() && middle(y_, row) < high; ++row) {
                if (const double y = middle(y_, row); y >= low)
                    crossings[row].push_back(edge.a.x + (edge.b.x - edge.a.x) * (y - edge.a.y) / (edge.b.y - edge.a.y));
            }
        }
        const auto& plane = faces_[surfaces_[s].faces.front()];
        for (std::size_t row = 0; row < crossings.size(); ++row) {
            auto& places = crossings[row];
            std::ranges::sort(places);
            for (std::size_t k = 0; k + 1 < places.size(); k += 2) {
                auto column = static_cast<std::size_t>(std::ranges::lower_bound(x_, places[k]) - x_.begin());
                for (column = column == 0 ? 0 : column - 1;
                     column + 1 < x_.size() && middle(x_, column) < places[k + 1]; ++column) {
                    if (middle(x_, column) < places[k])
                        continue;
                    cells_.push_back(
                        {static_cast<std::uint32_t>(column),
                         static_cast<std::uint32_t>(row),
                         s,
                         {plane.heightAt(x_[column], y_[row]), plane.heightAt(x_[column + 1], y_[row]),
                          plane.heightAt(x_[column + 1], y_[row + 1]), plane.heightAt(x_[column], y_[row + 1])}});
                }
            }
        }
    }

    /// Cells that meet at a point get one height there, so that the ground has no steps between its surfaces.
    void joinHeights() {
        std::unordered_map<std::uint64_t, std::vector<std::pair<std::uint32_t, double>>> points;
        const auto pointOf = [&](const Cell& cell, std::size_t corner) {
            return placeOf(cell.column + (corner == 1 || corner == 2 ? 1 : 0), cell.row + (corner >= 2 ? 1 : 0));
        };
        for (std::uint32_t i = 0; i < cells_.size(); ++i) {
            for (std::size_t corner = 0; corner < 4; ++corner)
                points[pointOf(cells_[i], corner)].emplace_back(i, cells_[i].heights.at(corner));
        }
        for (auto& cell : cells_) {
            for (std::size_t corner = 0; corner < 4; ++corner) {
                const double own = cell.heights.at(corner);
                double sum = 0;
                double count = 0;
                for (const auto& [other, height] : points[pointOf(cell, corner)]) {
                    if (std::abs(height - own) > kStepHeight)
                        continue;
                    sum += height;
                    ++count;
                }
                cell.heights.at(corner) = sum / count;
            }
        }
    }

    /// The unused cell beside one, whose ground goes on there without a step.
    [[nodiscard]] std::optional<std::uint32_t> beside(std::uint32_t cell, bool south) const {
        const auto& from = cells_[cell];
        const auto there = at_.find(placeOf(from.column + (south ? 0 : 1), from.row + (south ? 1 : 0)));
        if (there == at_.end() || (!south && from.column + 2 >= x_.size()))
            return std::nullopt;
        for (const auto candidate : there->second) {
            const auto& to = cells_[candidate];
            const auto meets = [&](std::size_t mine, std::size_t its) {
                return std::abs(from.heights.at(mine) - to.heights.at(its)) <= kSameHeight;
            };
            if (!to.isUsed && (south ? meets(3, 0) && meets(2, 1) : meets(1, 0) && meets(2, 3)))
                return candidate;
        }
        return std::nullopt;
    }

    [[nodiscard]] Patch patchOfBlock(const Block& block) const {
        const auto& first = cells_[block.front().front()];
        const auto& east = cells_[block.front().back()];
        const auto& last = cells_[block.back().back()];
        const auto& west = cells_[block.back().front()];
        return {static_cast<float>(x_[first.column]),
                static_cast<float>(y_[first.row]),
                static_cast<float>(x_[last.column + 1]),
                static_cast<float>(y_[last.row + 1]),
                {static_cast<float>(first.heights[0]), static_cast<float>(east.heights[1]),
                 static_cast<float>(last.heights[2]), static_cast<float>(west.heights[3])}};
    }

    [[nodiscard]] bool isFlat(const Block& block) const {
        if (surfaces_.size() == 1)
            return true;
        if (block.size() > kWidestBent || block.front().size() > kWidestBent)
            return false;
        const auto patch = patchOfBlock(block);
        for (const auto& row : block) {
            for (const auto i : row) {
                const auto& cell = cells_[i];
                for (std::size_t corner = 0; corner < 4; ++corner) {
                    const auto x = static_cast<float>(x_[cell.column + (corner == 1 || corner == 2 ? 1 : 0)]);
                    const auto y = static_cast<float>(y_[cell.row + (corner >= 2 ? 1 : 0)]);
                    if (std::abs(double{patch.heightAt(x, y)} - cell.heights.at(corner)) > kBestSurface)
                        return false;
                }
            }
        }
        return true;
    }

    void growEast(Block& block) const {
        while (true) {
            std::vector<std::uint32_t> column;
            for (const auto& row : block) {
                const auto next = beside(row.back(), false);
                if (!next)
                    return;
                column.push_back(*next);
            }
            for (std::size_t i = 0; i < block.size(); ++i)
                block[i].push_back(column[i]);
            if (!meetsWithin(block) || !isFlat(block)) {
                for (auto& row : block)
                    row.pop_back();
                return;
            }
        }
    }

    void growSouth(Block& block) const {
        while (true) {
            std::vector<std::uint32_t> row;
            for (const auto cell : block.back()) {
                const auto next = beside(cell, true);
                if (!next)
                    return;
                row.push_back(*next);
            }
            block.push_back(std::move(row));
            if (!meetsWithin(block) || !isFlat(block)) {
                block.pop_back();
                return;
            }
        }
    }

    /// Whether the cells of the last row, or of the last column, go on from each other.
    [[nodiscard]] bool meetsWithin(const Block& block) const {
        const auto& row = block.back();
        for (std::size_t i = 0; i + 1 < row.size(); ++i) {
            if (std::abs(cells_[row[i]].heights[2] - cells_[row[i + 1]].heights[3]) > kSameHeight)
                return false;
        }
        for (std::size_t i = 0; i + 1 < block.size(); ++i) {
            if (std::abs(cells_[block[i].back()].heights[2] - cells_[block[i + 1].back()].heights[1]) > kSameHeight)
                return false;
        }
        return true;
    }

    /// The largest rectangle that begins with a cell, of those that grow along an axis first.
    Patch take(std::uint32_t first) {
        Block wide{{first}};
        growEast(wide);
        growSouth(wide);
        Block deep{{first}};
        growSouth(deep);
        growEast(deep);
        const auto& best = deep.size() * deep.front().size() > wide.size() * wide.front().size() ? deep : wide;
        for (const auto& row : best) {
            for (const auto cell : row)
                cells_[cell].isUsed = true;
        }
        return patchOfBlock(best);
    }

    std::span<const Face> faces_;
    std::vector<Surface> surfaces_;
    const CoverOptions& options_;
    std::vector<double> x_;
    std::vector<double> y_;
    std::vector<Cell> cells_;
    std::vector<std::uint32_t> order_;
    std::unordered_map<std::uint64_t, std::vector<std::uint32_t>> at_; ///< cells at a place
};

/// Groups of faces that share edges, each as its surfaces.
class SurfaceFinder {
public:
    explicit SurfaceFinder(std::span<const Face> faces) : faces_(faces), beside_(faces.size()) {
        std::map<EdgeKey, std::vector<std::size_t>> owners;
        for (std::size_t i = 0; i < faces.size(); ++i)
            forEachEdge(faces[i], [&](const auto& a, const auto& b) { owners[edgeKey(a, b)].push_back(i); });
        for (const auto& [key, list] : owners) {
            for (std::size_t k = 1; k < list.size(); ++k) {
                beside_[list[0]].push_back(list[k]);
                beside_[list[k]].push_back(list[0]);
            }
        }
    }

    std::vector<std::vector<Surface>> run() {
        std::vector<std::vector<Surface>> groups;
        std::vector<bool> isGrouped(faces_.size());
        for (std::size_t i = 0; i < faces_.size(); ++i) {
            if (isGrouped[i])
                continue;
            std::vector<std::size_t> group{i};
            isGrouped[i] = true;
            for (std::size_t k = 0; k < group.size(); ++k) {
                for (const auto next : beside_[group[k]]) {
                    if (!isGrouped[next])
                        group.push_back(next);
                    isGrouped[next] = true;
                }
            }
            groups.push_back(surfacesOf(std::move(group)));
        }
        return groups;
    }

private:
    std::vector<Surface> surfacesOf(std::vector<std::size_t> group) {
        std::ranges::sort(group);
        std::ranges::stable_sort(group, std::ranges::greater{}, [&](std::size_t i) { return faces_[i].extent; });
        std::vector<Surface> surfaces;
        for (const auto seed : group) {
            if (isTaken_.contains(seed))
                continue;
            Surface surface{{seed}, {}};
            isTaken_[seed] = true;
            for (std::size_t k = 0; k < surface.faces.size(); ++k) {
                for (const auto next : beside_[surface.faces[k]]) {
                    if (!isTaken_.contains(next) && liesOn(faces_[next], faces_[seed])) {
                        isTaken_[next] = true;
                        surface.faces.push_back(next);
                    }
                }
            }
            findRim(surface);
            surfaces.push_back(std::move(surface));
        }
        return surfaces;
    }

    static bool liesOn(const Face& face, const Face& plane) {
        return std::ranges::all_of(face.rings.front(), [&](const glm::dvec3& corner) {
            return std::abs(glm::dot(corner - plane.middle, plane.normal)) <= kSameSurface;
        });
    }

    void findRim(Surface& surface) const {
        std::map<EdgeKey, std::pair<FaceEdge, std::size_t>> edges;
        for (const auto i : surface.faces) {
            forEachEdge(faces_[i], [&](const auto& a, const auto& b) {
                ++edges.try_emplace(edgeKey(a, b), FaceEdge{a, b, i}, 0).first->second.second;
            });
        }
        for (const auto& [key, edge] : edges) {
            if (edge.second % 2 == 1)
                surface.rim.push_back(edge.first);
        }
    }

    std::span<const Face> faces_;
    std::vector<std::vector<std::size_t>> beside_;
    std::unordered_map<std::size_t, bool> isTaken_;
};

} // namespace

void fillFaces(std::span<const Face> faces, std::span<const Polygon> polygons, const CoverOptions& options, Cover& to) {
    for (auto& group : SurfaceFinder(faces).run()) {
        std::vector<std::size_t> members;
        for (const auto& surface : group) {
            for (const auto face : surface.faces)
                members.push_back(faces[face].polygon);
        }
        std::ranges::sort(members);
        members.erase(std::unique(members.begin(), members.end()), members.end());
        const auto before = to.patches.size();
        const auto reason = CellFiller(faces, std::move(group), options).run(to.patches);
        to.ofGrid += to.patches.size() - before;
        if (reason.empty())
            continue;
        to.gridded -= std::min(to.gridded, members.size());
        for (const auto polygon : members)
            to.leftOut.push_back({polygons[polygon].name, reason});
    }
}

} // namespace navsmith::systems::source_nav
