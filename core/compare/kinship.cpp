#include "core/compare/kinship.h"

#include "core/model/property.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <limits>
#include <map>
#include <tuple>

namespace navsmith::compare {

namespace {

using model::kNoSlot;
using model::Model;
using model::Slot;

enum class Middle : std::uint8_t { Lower, Upper };

/// For an even number of values, one of the two in the middle.
double medianOf(std::vector<double> values, Middle which) {
    const auto at = which == Middle::Upper ? values.size() / 2 : (values.size() - 1) / 2;
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(at);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

/// Rows by cells as wide as the search.
class Cells {
public:
    Cells(std::span<const Slot> rows, std::span<const glm::dvec3> places, double size) : places_(places), size_(size) {
        for (const Slot row : rows)
            cells_[cellOf(places[row])].push_back(row);
    }

    /// The first of the nearest rows within the size; kNoSlot: there is none.
    [[nodiscard]] Slot nearest(const glm::dvec3& at) const {
        Slot best = kNoSlot;
        double shortest = std::numeric_limits<double>::infinity();
        const auto [column, row] = cellOf(at);
        for (auto x = column - 1; x <= column + 1; ++x) {
            for (auto y = row - 1; y <= row + 1; ++y) {
                const auto entry = cells_.find({x, y});
                if (entry == cells_.end())
                    continue;
                for (const Slot candidate : entry->second) {
                    const double distance = glm::distance(at, places_[candidate]);
                    if (distance <= size_ && distance < shortest) {
                        shortest = distance;
                        best = candidate;
                    }
                }
            }
        }
        return best;
    }

private:
    using Cell = std::pair<std::int64_t, std::int64_t>;

    [[nodiscard]] Cell cellOf(const glm::dvec3& at) const {
        constexpr double kFarthest = 1e12; // of a damaged file
        const auto index = [&](double value) {
            return std::isfinite(value)
                       ? static_cast<std::int64_t>(std::floor(std::clamp(value, -kFarthest, kFarthest) / size_))
                       : std::numeric_limits<std::int32_t>::max();
        };
        return {index(at.x), index(at.y)};
    }

    std::span<const glm::dvec3> places_;
    double size_;
    std::map<Cell, std::vector<Slot>> cells_;
};

} // namespace

std::vector<glm::dvec3> placesOf(const Model& m, const model::FileOrder& order, model::ElementTypeId type,
                                 const std::vector<std::string_view>& identity) {
    std::vector<const model::PropertySpec*> vectors;
    for (const auto id : identity) {
        const auto* property = m.schema().type(type).findProperty(id);
        if (property->type == model::PropertyType::Vector)
            vectors.push_back(property);
    }
    if (vectors.empty())
        return {};
    std::vector<glm::dvec3> places(m.capacity(type));
    for (const Slot row : order[type]) {
        for (const auto* property : vectors) {
            const auto value = model::readValue(m, *property, model::Element{type, row});
            if (const auto* vector = std::get_if<glm::dvec3>(&value))
                places[row] += *vector / static_cast<double>(vectors.size());
        }
    }
    return places;
}

bool moveTogether(std::span<const RowPair> pairs, std::span<const glm::dvec3> placesA,
                  std::span<const glm::dvec3> placesB, double near) {
    if (pairs.empty())
        return false;
    const auto offsetOf = [&](const RowPair& pair) { return placesB[pair.second] - placesA[pair.first]; };
    // Both middles, so that it does not matter which document is A.
    return std::ranges::any_of(std::array{Middle::Lower, Middle::Upper}, [&](Middle which) {
        glm::dvec3 median;
        for (int axis = 0; axis < 3; ++axis) {
            std::vector<double> values;
            values.reserve(pairs.size());
            for (const auto& pair : pairs) {
                const double value = offsetOf(pair)[axis];
                values.push_back(std::isfinite(value) ? value : 0);
            }
            median[axis] = medianOf(std::move(values), which);
        }
        const auto together = std::ranges::count_if(
            pairs, [&](const RowPair& pair) { return glm::distance(offsetOf(pair), median) <= near; });
        return static_cast<std::size_t>(together) * 2 >= pairs.size();
    });
}

std::vector<RowPair> nearestPairs(std::span<const Slot> rowsA, std::span<const glm::dvec3> placesA,
                                  std::span<const Slot> rowsB, std::span<const glm::dvec3> placesB, double near) {
    const Cells inA(rowsA, placesA, near);
    const Cells inB(rowsB, placesB, near);
    std::vector<RowPair> pairs;
    for (const Slot a : rowsA) {
        const Slot b = inB.nearest(placesA[a]);
        if (b != kNoSlot && inA.nearest(placesB[b]) == a)
            pairs.emplace_back(a, b);
    }
    return pairs;
}

} // namespace navsmith::compare
