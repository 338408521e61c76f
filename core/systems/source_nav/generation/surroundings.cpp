#include "core/systems/source_nav/generation/surroundings.h"

#include <algorithm>

namespace navsmith::systems::source_nav::generation {
namespace {

/// A way that is longer than this is longer than the other, whatever their floats lost. Ways have less than 256 parts
/// and are shorter than 32,768, so each sum loses at most 1/512.
constexpr float withTolerance(float way) {
    return way + 0.5F;
}

/// A place that a way has come to.
struct Reached {
    float way = 0;
    AreaIndex area = kNoArea;
    /// For a heap with the nearest at its top.
    bool operator<(const Reached& other) const { return way > other.way; }
};

/// Takes areas in the order of their distance.
class Frontier {
public:
    void add(AreaIndex area, float way) {
        heap_.push_back({way, area});
        std::push_heap(heap_.begin(), heap_.end());
    }
    [[nodiscard]] bool empty() const { return heap_.empty(); }
    Reached take() {
        std::pop_heap(heap_.begin(), heap_.end());
        const auto nearest = heap_.back();
        heap_.pop_back();
        return nearest;
    }

private:
    std::vector<Reached> heap_;
};

} // namespace

Surroundings::Surroundings(const PassageGraph& graph, AreaIndex here, const std::function<bool(AreaIndex)>& sees)
    : graph_(graph), here_(here), inView_(graph.size()), way_(graph.size(), kNoWay), rest_(graph.size(), kNoWay) {
    exploreView(sees);
    measureRest();
    countExits();
}

void Surroundings::exploreView(const std::function<bool(AreaIndex)>& sees) {
    Frontier frontier;
    frontier.add(here_, 0);
    way_[here_] = 0;
    inView_[here_] = true;
    while (!frontier.empty()) {
        const auto reached = frontier.take();
        if (reached.way > way_[reached.area])
            continue;
        for (const auto& passage : graph_.from(reached.area)) {
            const float way = reached.way + passage.length;
            const bool inView = inView_[passage.to] || sees(passage.to);
            if (!inView)
                crossings_.push_back({reached.area, passage.to, way});
            if (way >= way_[passage.to])
                continue;
            way_[passage.to] = way;
            if (!inView)
                continue;
            inView_[passage.to] = true;
            frontier.add(passage.to, way);
        }
    }
}

void Surroundings::measureRest() {
    float longest = 0;
    for (const float way : way_) {
        if (way != kNoWay)
            longest = std::max(longest, way);
    }
    longest = withTolerance(longest);
    Frontier frontier;
    for (const auto& crossing : crossings_) {
        if (crossing.way < rest_[crossing.exit])
            frontier.add(crossing.exit, rest_[crossing.exit] = crossing.way);
    }
    while (!frontier.empty()) {
        const auto reached = frontier.take();
        if (reached.way > longest)
            return; // no way in view is as long
        if (reached.way > rest_[reached.area])
            continue;
        for (const auto& passage : graph_.from(reached.area)) {
            const float there = reached.way + passage.length;
            if (there < rest_[passage.to] && mayTake(reached.area, passage))
                frontier.add(passage.to, rest_[passage.to] = there);
        }
    }
}

bool Surroundings::mayTake(AreaIndex from, const Passage& passage) const {
    // Areas in view are never blocked, and ways in view lead to exits that are not. A path that comes there later than
    // these is not the shortest.
    const float inView = way_[passage.to];
    return inView == kNoWay || rest_[from] + passage.length <= withTolerance(inView);
}

void Surroundings::countExits() {
    for (AreaIndex area = 0; area < graph_.size(); ++area)
        exits_ += isExit(area) ? 1 : 0;
}

bool Surroundings::leads(AreaIndex exit, AreaIndex far) {
    const auto [entry, isNew] = leadsTo_.try_emplace(exit);
    auto& leadsTo = entry->second;
    if (isNew) {
        leadsTo.resize(graph_.size());
        leadsTo[exit] = true;
        std::vector<AreaIndex> pending{exit};
        while (!pending.empty()) {
            const auto area = pending.back();
            pending.pop_back();
            for (const auto& passage : graph_.from(area)) {
                if (leadsTo[passage.to] || !mayTake(area, passage))
                    continue;
                leadsTo[passage.to] = true;
                pending.push_back(passage.to);
            }
        }
    }
    return leadsTo[far];
}

std::size_t Surroundings::mostBlocked(AreaIndex far) const {
    // An area that is an exit itself is never blocked, but those in view before it.
    return isExit(far) ? exits_ + graph_.into(far).size() : exits_;
}

bool Surroundings::leadToUnknown(AreaIndex far, const std::vector<bool>& isKnown, const std::vector<bool>& isBlocked) {
    const auto mayAdd = [&](const Crossing& crossing) { return !isKnown[crossing.last] && !isBlocked[crossing.exit]; };
    if (!isExit(far)) {
        return std::ranges::any_of(crossings_, [&](const Crossing& crossing) {
            return mayAdd(crossing) && crossing.way <= withTolerance(way_[crossing.exit]) && leads(crossing.exit, far);
        });
    }
    // The areas in view before it are blocked one by one, so ways in view change, and others lead to exits.
    if (std::ranges::any_of(crossings_, mayAdd))
        return true;
    return std::ranges::any_of(graph_.into(far), [&](const Entrance& last) {
        return inView_[last.from] && !isBlocked[last.from] &&
               std::ranges::any_of(graph_.into(last.from), [&](const Entrance& before) {
                   return inView_[before.from] && !isKnown[before.from];
               });
    });
}

} // namespace navsmith::systems::source_nav::generation
