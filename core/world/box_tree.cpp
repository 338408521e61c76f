#include "core/world/box_tree.h"

#include <glm/common.hpp>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace navsmith::world {
namespace {

constexpr std::uint32_t kLeafItems = 4;
constexpr std::size_t kBins = 16;
// Below this depth nodes are split at the median, which ends after 32 more levels. So the stack suffices.
constexpr std::uint32_t kDepthOfChoice = 60;

/// Half of the surface area, for the cost of a split.
float area(const Bounds& bounds) {
    const glm::vec3 size = bounds.maximum - bounds.minimum;
    return size.x < 0.0F ? 0.0F : size.x * size.y + size.y * size.z + size.z * size.x;
}

} // namespace

void Bounds::add(const glm::vec3& point) {
    minimum = glm::min(minimum, point);
    maximum = glm::max(maximum, point);
}

void Bounds::add(const Bounds& bounds) {
    minimum = glm::min(minimum, bounds.minimum);
    maximum = glm::max(maximum, bounds.maximum);
}

class BoxTreeBuilder {
public:
    BoxTreeBuilder(std::span<const BoxTree::Item> items, const std::stop_token& stop) : stop_(stop) {
        entries_.reserve(items.size());
        for (std::uint32_t i = 0; i < items.size(); ++i)
            entries_.push_back({items[i], items[i].bounds.centre(), i});
    }

    std::optional<BoxTree> build() {
        BoxTree tree;
        if (entries_.empty())
            return tree;
        tree.nodes_.emplace_back();
        struct Task {
            std::uint32_t node;
            std::uint32_t first;
            std::uint32_t last;
            std::uint32_t depth;
        };
        std::vector<Task> tasks{{0, 0, static_cast<std::uint32_t>(entries_.size()), 0}};
        while (!tasks.empty()) {
            if (stop_.stop_requested())
                return std::nullopt;
            const Task task = tasks.back();
            tasks.pop_back();
            {
                BoxTree::Node& node = tree.nodes_[task.node];
                Bounds bounds;
                for (std::uint32_t i = task.first; i < task.last; ++i) {
                    bounds.add(entries_[i].item.bounds);
                    node.layers |= entries_[i].item.layers;
                }
                node.minimum = bounds.minimum;
                node.maximum = bounds.maximum;
                if (task.last - task.first <= kLeafItems) {
                    node.first = task.first;
                    node.count = task.last - task.first;
                    continue;
                }
                node.first = static_cast<std::uint32_t>(tree.nodes_.size());
            }
            const std::uint32_t middle = cut(task.first, task.last, task.depth);
            const std::uint32_t child = tree.nodes_[task.node].first;
            tree.nodes_.resize(tree.nodes_.size() + 2);
            tasks.push_back({child, task.first, middle, task.depth + 1});
            tasks.push_back({child + 1, middle, task.last, task.depth + 1});
        }
        tree.order_.reserve(entries_.size());
        for (const Entry& entry : entries_)
            tree.order_.push_back(entry.number);
        return tree;
    }

private:
    struct Entry {
        BoxTree::Item item;
        glm::vec3 middle{0.0F};
        std::uint32_t number = 0;
    };

    struct Cut {
        glm::length_t axis = 0;
        std::size_t bin = 0; ///< last bin of the first part
        float cost = std::numeric_limits<float>::infinity();
    };

    static std::size_t binOf(float place, float low, float high) {
        const float scaled = (place - low) / (high - low) * static_cast<float>(kBins);
        return std::min(kBins - 1, static_cast<std::size_t>(std::max(scaled, 0.0F)));
    }

    [[nodiscard]] Cut cheapest(std::uint32_t first, std::uint32_t last, const Bounds& middles) const {
        Cut best;
        for (glm::length_t axis = 0; axis < 3; ++axis) {
            const float low = middles.minimum[axis];
            const float high = middles.maximum[axis];
            if (!(high > low))
                continue;
            std::array<Bounds, kBins> boxes{};
            std::array<std::uint32_t, kBins> counts{};
            for (std::uint32_t i = first; i < last; ++i) {
                const std::size_t bin = binOf(entries_[i].middle[axis], low, high);
                boxes[bin].add(entries_[i].item.bounds);
                ++counts[bin];
            }
            std::array<float, kBins> costAfter{};
            Bounds after;
            std::uint32_t countAfter = 0;
            for (std::size_t bin = kBins - 1; bin > 0; --bin) {
                after.add(boxes[bin]);
                countAfter += counts[bin];
                costAfter[bin - 1] = area(after) * static_cast<float>(countAfter);
            }
            Bounds before;
            std::uint32_t countBefore = 0;
            for (std::size_t bin = 0; bin + 1 < kBins; ++bin) {
                before.add(boxes[bin]);
                countBefore += counts[bin];
                const float cost = area(before) * static_cast<float>(countBefore) + costAfter[bin];
                if (countBefore > 0 && countBefore < last - first && cost < best.cost)
                    best = {axis, bin, cost};
            }
        }
        return best;
    }

    /// Partitions the entries and returns the first of the second part; neither part is empty.
    std::uint32_t cut(std::uint32_t first, std::uint32_t last, std::uint32_t depth) {
        const auto begin = entries_.begin() + first;
        const auto end = entries_.begin() + last;
        Bounds middles;
        std::for_each(begin, end, [&](const Entry& entry) { middles.add(entry.middle); });
        if (depth < kDepthOfChoice) {
            const Cut best = cheapest(first, last, middles);
            if (std::isfinite(best.cost)) {
                const float low = middles.minimum[best.axis];
                const float high = middles.maximum[best.axis];
                const auto middle = std::partition(begin, end, [&](const Entry& entry) {
                    return binOf(entry.middle[best.axis], low, high) <= best.bin;
                });
                return static_cast<std::uint32_t>(middle - entries_.begin());
            }
        }
        const glm::vec3 size = middles.maximum - middles.minimum;
        const glm::length_t axis = size.x > size.y ? (size.x > size.z ? 0 : 2) : (size.y > size.z ? 1 : 2);
        const auto middle = begin + (last - first) / 2;
        std::nth_element(begin, middle, end,
                         [&](const Entry& a, const Entry& b) { return a.middle[axis] < b.middle[axis]; });
        return static_cast<std::uint32_t>(middle - entries_.begin());
    }

    std::vector<Entry> entries_;
    std::stop_token stop_;
};

std::optional<BoxTree> BoxTree::build(std::span<const Item> items, const std::stop_token& stop) {
    return BoxTreeBuilder(items, stop).build();
}

} // namespace navsmith::world
