#include "core/systems/source_nav/generation/compare_parts.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <random>
#include <span>
#include <unordered_map>
#include <utility>

namespace navsmith::systems::source_nav::generation {

namespace {

constexpr double kComparedCell = 12.5;
constexpr double kSameFloor = 20;

/// A floor in a cell.
struct ComparedFloor {
    double height = 0;
    std::uint32_t area = 0; ///< position in the file
};
using ComparedFloors = std::unordered_map<std::uint64_t, std::vector<ComparedFloor>>;

double heightAt(const source::NavArea& area, double x, double y) {
    const double wide = double{area.southEast.x} - area.northWest.x;
    const double deep = double{area.southEast.y} - area.northWest.y;
    const double u = wide > 0 ? (x - area.northWest.x) / wide : 0;
    const double v = deep > 0 ? (y - area.northWest.y) / deep : 0;
    const double north = area.northWest.z + u * (double{area.northEastZ} - area.northWest.z);
    const double south = area.southWestZ + u * (double{area.southEast.z} - area.southWestZ);
    return north + v * (south - north);
}

std::uint64_t keyOf(std::int64_t column, std::int64_t row) {
    return static_cast<std::uint64_t>(column) << 32U | (static_cast<std::uint64_t>(row) & 0xFFFFFFFFU);
}

/// Cells whose middle lies in an area.
ComparedFloors floorsOf(const source::NavFile& file) {
    constexpr double kFarthest = 100'000; // of sound areas
    constexpr double kMostCells = 20'000'000;
    ComparedFloors floors;
    double cells = 0;
    for (std::uint32_t i = 0; i < file.areas.size(); ++i) {
        const auto& area = file.areas[i];
        const double values[] = {area.northWest.x, area.northWest.y, area.southEast.x, area.southEast.y};
        if (!std::all_of(std::begin(values), std::end(values), [](double v) { return std::abs(v) < kFarthest; }))
            continue;
        const double wide = std::max(0.0, values[2] - values[0]);
        const double deep = std::max(0.0, values[3] - values[1]);
        cells += wide * deep / (kComparedCell * kComparedCell);
        if (cells > kMostCells) // a damaged file
            break;
        const auto first = [](double from) { return static_cast<std::int64_t>(std::ceil(from / kComparedCell - 0.5)); };
        for (auto row = first(area.northWest.y); (static_cast<double>(row) + 0.5) * kComparedCell < area.southEast.y;
             ++row) {
            for (auto column = first(area.northWest.x);
                 (static_cast<double>(column) + 0.5) * kComparedCell < area.southEast.x; ++column) {
                const double x = (static_cast<double>(column) + 0.5) * kComparedCell;
                const double y = (static_cast<double>(row) + 0.5) * kComparedCell;
                floors[keyOf(column, row)].push_back({heightAt(area, x, y), i});
            }
        }
    }
    for (auto& [key, list] : floors)
        std::sort(list.begin(), list.end(),
                  [](const ComparedFloor& a, const ComparedFloor& b) { return a.height < b.height; });
    return floors;
}

/// A floor that both meshes have.
struct Pair {
    std::uint64_t cell = 0;
    ComparedFloor generated;
    ComparedFloor reference;
};

/// In the order of cells. Floors are matched from the lowest.
std::vector<Pair> matched(const ComparedFloors& generated, const ComparedFloors& reference) {
    std::vector<Pair> pairs;
    for (const auto& [cell, mine] : generated) {
        const auto theirs = reference.find(cell);
        if (theirs == reference.end())
            continue;
        std::size_t next = 0;
        for (const auto& floor : mine) {
            const auto& list = theirs->second;
            while (next < list.size() && list[next].height < floor.height - kSameFloor)
                ++next;
            if (next < list.size() && list[next].height <= floor.height + kSameFloor)
                pairs.push_back({cell, floor, list[next++]});
        }
    }
    std::sort(pairs.begin(), pairs.end(), [](const Pair& a, const Pair& b) {
        return std::pair(a.cell, a.generated.height) < std::pair(b.cell, b.generated.height);
    });
    return pairs;
}

std::size_t countOf(const ComparedFloors& floors) {
    std::size_t count = 0;
    for (const auto& [cell, list] : floors)
        count += list.size();
    return count;
}

/// Finds the areas that can be reached from an area.
class Reach {
public:
    explicit Reach(const source::NavFile& file) : file_(file) {
        for (std::uint32_t i = 0; i < file.areas.size(); ++i)
            byId_.emplace(file.areas[i].id, i);
    }

    [[nodiscard]] std::vector<bool> from(std::uint32_t area) const {
        std::vector<bool> reached(file_.areas.size());
        std::vector<std::uint32_t> open{area};
        reached[area] = true;
        while (!open.empty()) {
            const auto at = open.back();
            open.pop_back();
            for (const auto& range : file_.areas[at].connections) {
                for (const auto id : source::entries(file_.connections, range)) {
                    const auto next = byId_.find(id);
                    if (next == byId_.end() || reached[next->second])
                        continue;
                    reached[next->second] = true;
                    open.push_back(next->second);
                }
            }
        }
        return reached;
    }

private:
    const source::NavFile& file_;
    std::unordered_map<std::uint32_t, std::uint32_t> byId_;
};

} // namespace

FloorTally compareFloors(const source::NavFile& generated, const source::NavFile& reference) {
    const auto mine = floorsOf(generated);
    const auto theirs = floorsOf(reference);
    const auto pairs = matched(mine, theirs);
    FloorTally tally;
    tally.both = pairs.size();
    tally.generated = countOf(mine);
    tally.reference = countOf(theirs);
    for (const auto& [cell, list] : mine)
        tally.planBoth += theirs.contains(cell) ? 1 : 0;
    tally.planEither = mine.size() + theirs.size() - tally.planBoth;
    if (pairs.empty())
        return tally;
    std::vector<double> errors;
    errors.reserve(pairs.size());
    for (const auto& pair : pairs)
        errors.push_back(std::abs(pair.generated.height - pair.reference.height));
    for (const double error : errors)
        tally.meanError += error / static_cast<double>(errors.size());
    std::sort(errors.begin(), errors.end());
    tally.error95 = errors[errors.size() * 95 / 100];
    return tally;
}

Tally compareReach(const source::NavFile& generated, const source::NavFile& reference) {
    constexpr std::size_t kSources = 200;
    constexpr std::size_t kTargets = 100;
    const auto pairs = matched(floorsOf(generated), floorsOf(reference));
    Tally tally;
    if (pairs.empty())
        return tally;
    const Reach mine(generated);
    const Reach theirs(reference);
    std::mt19937 random(1); // the same places every time
    const auto pick = [&]() -> const Pair& { return pairs[random() % pairs.size()]; };
    for (std::size_t i = 0; i < kSources; ++i) {
        const auto& start = pick();
        const auto here = mine.from(start.generated.area);
        const auto there = theirs.from(start.reference.area);
        for (std::size_t j = 0; j < kTargets; ++j) {
            const auto& end = pick();
            ++tally.reference;
            tally.both += here[end.generated.area] == there[end.reference.area] ? 1 : 0;
        }
    }
    tally.generated = tally.reference;
    return tally;
}

} // namespace navsmith::systems::source_nav::generation
