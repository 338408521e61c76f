#include "core/simulation/lanes.h"

#include "core/simulation/course.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace navsmith::simulation {

using model::Model;
using model::Slot;

namespace {

class Collector {
public:
    Collector(const Model& model, const routing::Graph& graph, const Traffic& traffic, const Population& population,
              std::size_t most)
        : model_(model), graph_(graph), traffic_(traffic), population_(population), most_(most) {}

    void addOver(Slot node) {
        for (const auto& in : graph_.in(node)) {
            if (!std::isfinite(in.cost))
                continue;
            const auto& way = graph_.way(in.way);
            const auto lanes = std::max(1U, passage(in.node, way).lanes);
            for (unsigned lane = 0; lane < lanes; ++lane)
                addFrom(in.node, way, lane);
        }
    }
    std::vector<Lane> take() { return std::move(lanes_); }

private:
    [[nodiscard]] Passage passage(Slot from, const routing::Way& way) const {
        return traffic_.passage == nullptr ? Passage{} : traffic_.passage(model_, population_, from, way);
    }

    /// Adds the turns of the first attempt that allows any.
    void addFrom(Slot from, const routing::Way& way, unsigned lane) {
        bool hasTurn = false;
        for (unsigned attempt = 0; attempt < traffic_.attempts && !hasTurn; ++attempt) {
            for (const auto& out : graph_.out(way.to)) {
                if (!std::isfinite(out.cost) || lanes_.size() >= most_)
                    continue;
                const auto& next = graph_.way(out.way);
                const auto lanes = std::max(1U, passage(way.to, next).lanes);
                const Turn turn{from, &way, lane, &next, std::min(lane, lanes - 1)};
                const bool goes = traffic_.accepts == nullptr ? next.to != from
                                                              : traffic_.accepts(model_, population_, turn, attempt);
                if (!goes)
                    continue;
                hasTurn = true;
                course_.set(model_, graph_.routing(), traffic_, population_, turn);
                lanes_.push_back({.points = course_.points(),
                                  .node = way.to,
                                  .length = course_.length(),
                                  .kink = sharpestKink(course_.points(), kKinkWithin)});
            }
        }
    }

    const Model& model_;
    const routing::Graph& graph_;
    const Traffic& traffic_;
    const Population& population_;
    std::size_t most_;
    Course course_;
    std::vector<Lane> lanes_;
};

} // namespace

std::vector<Lane> lanesAround(const Model& model, const routing::Graph& graph, const Traffic& traffic,
                              const Population& population, const Surroundings& surroundings, std::size_t most) {
    Collector collector(model, graph, traffic, population, most);
    for (Slot node = 0; node < graph.capacity(); ++node) {
        if (!graph.isOpen(node))
            continue;
        const auto away = graph.place(node) - surroundings.centre;
        if (std::hypot(away.x, away.y) <= surroundings.radius)
            collector.addOver(node);
    }
    return collector.take();
}

} // namespace navsmith::simulation
