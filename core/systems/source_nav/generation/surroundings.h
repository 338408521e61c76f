// What lies around an area: the ground in view, and the ways out of it. Tells which searches for approach areas are
// needless.
#pragma once

#include "core/systems/source_nav/generation/passages.h"

#include <cstddef>
#include <functional>
#include <limits>
#include <unordered_map>
#include <vector>

namespace navsmith::systems::source_nav::generation {

/// Every shortest path from an area to one out of view, whichever areas out of view are blocked, first follows a
/// shortest way through ground in view and then takes an exit from it. So the last area in view on such a path is one
/// of few, which can be told without a search.
///
/// Only for meshes without shortcuts (PassageGraph::hasNoShortcuts()): elsewhere the engine's paths are not the
/// shortest.
class Surroundings {
public:
    Surroundings(const PassageGraph& graph, AreaIndex here, const std::function<bool(AreaIndex)>& sees);

    /// The most areas that the search for approach areas on the way to `far`, which is out of view, can block.
    [[nodiscard]] std::size_t mostBlocked(AreaIndex far) const;
    /// Whether a path to `far`, past areas that are blocked, may have an area as its last in view that is not known.
    /// Both are by area.
    [[nodiscard]] bool leadToUnknown(AreaIndex far, const std::vector<bool>& isKnown,
                                     const std::vector<bool>& isBlocked);

private:
    /// A passage from the last area in view to the first out of view.
    struct Crossing {
        AreaIndex last = kNoArea;
        AreaIndex exit = kNoArea;
        float way = 0; ///< length from the middle
    };
    void exploreView(const std::function<bool(AreaIndex)>& sees);
    void measureRest();
    void countExits();
    [[nodiscard]] bool leads(AreaIndex exit, AreaIndex far);
    [[nodiscard]] bool isExit(AreaIndex area) const { return way_[area] != kNoWay && !inView_[area]; }
    /// Whether a shortest path that has left the view may take a passage.
    [[nodiscard]] bool mayTake(AreaIndex from, const Passage& passage) const;

    static constexpr float kNoWay = std::numeric_limits<float>::infinity();

    const PassageGraph& graph_;
    AreaIndex here_;
    std::vector<bool> inView_; ///< by area: in view, and so is a way there
    std::vector<float> way_;   ///< by area in view and exit: the length of the shortest way in view
    std::vector<float> rest_;  ///< by area: the least length of a path there that has left the view, if not too long
    std::vector<Crossing> crossings_;
    std::size_t exits_ = 0;
    std::unordered_map<AreaIndex, std::vector<bool>> leadsTo_; ///< by exit, those asked for; then by area
};

} // namespace navsmith::systems::source_nav::generation
