// Finds what may lie at a point: things listed by squares of the plane.
#pragma once

#include <cmath>
#include <cstddef>
#include <map>
#include <set>
#include <span>
#include <utility>
#include <vector>

#include "resources/samples/plane.h"

namespace navsmith::samples {

class Buckets {
public:
    /// Adds a thing that lies within these bounds.
    void add(std::size_t thing, Point low, Point high) {
        const auto [left, bottom] = squareOf(low);
        const auto [right, top] = squareOf(high);
        for (int y = bottom; y <= top; ++y) {
            for (int x = left; x <= right; ++x)
                squares_[{x, y}].push_back(thing);
        }
    }

    /// In the order in which they were added.
    [[nodiscard]] std::span<const std::size_t> at(Point p) const {
        const auto found = squares_.find(squareOf(p));
        return found == squares_.end() ? std::span<const std::size_t>() : found->second;
    }

    /// All pairs of things in common squares, each once.
    [[nodiscard]] std::set<std::pair<std::size_t, std::size_t>> pairs() const {
        std::set<std::pair<std::size_t, std::size_t>> found;
        for (const auto& [square, things] : squares_) {
            for (std::size_t i = 0; i < things.size(); ++i) {
                for (std::size_t j = i + 1; j < things.size(); ++j)
                    found.insert({things[i], things[j]});
            }
        }
        return found;
    }

private:
    static constexpr double kSide = 32;
    using Square = std::pair<int, int>;

    static Square squareOf(Point p) {
        return {static_cast<int>(std::floor(p.x / kSide)), static_cast<int>(std::floor(p.y / kSide))};
    }

    std::map<Square, std::vector<std::size_t>> squares_;
};

} // namespace navsmith::samples
