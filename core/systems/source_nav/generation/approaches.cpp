#include "core/systems/source_nav/generation/approaches.h"

#include "core/systems/source_nav/generation/path_search.h"
#include "core/systems/source_nav/generation/surroundings.h"

#include <algorithm>
#include <cstddef>
#include <functional>
#include <limits>
#include <mutex>
#include <optional>
#include <utility>

namespace navsmith::systems::source_nav::generation {
namespace {

constexpr float kFarSize = 200.0F;
constexpr std::size_t kMostApproaches = 16;
constexpr std::size_t kMostBlocked = 256;
constexpr std::size_t kLongestPath = 256;
constexpr float kEyeShare = 0.9F;
constexpr float kCornerShare = 0.75F;

/// Which areas can be seen from an eye; each is looked at once, when it is asked for.
class View {
public:
    View(const AnalysisMesh& mesh, const glm::vec3& eye, const Sight& sight, const AnalysisRules& rules)
        : mesh_(mesh), eye_(eye), sight_(sight), lift_(kCornerShare * rules.height),
          known_(mesh.areas.size(), State::Unknown) {}

    bool sees(AreaIndex area) {
        if (known_[area] == State::Unknown) {
            const auto corners = mesh_.areas[area].corners();
            const bool seen = std::ranges::any_of(corners, [&](const glm::vec3& corner) {
                return sight_.coverFree(eye_, {corner.x, corner.y, corner.z + lift_});
            });
            known_[area] = seen ? State::Seen : State::Hidden;
        }
        return known_[area] == State::Seen;
    }

private:
    enum class State : std::uint8_t { Unknown, Seen, Hidden };
    const AnalysisMesh& mesh_;
    glm::vec3 eye_;
    const Sight& sight_;
    float lift_;
    std::vector<State> known_;
};

/// How many areas the shortest ways to an area pass, by the area that they begin at. The engine cuts paths that are too
/// long, which Surroundings does not know.
std::vector<std::uint16_t> stepsTo(const PassageGraph& graph, AreaIndex to) {
    constexpr std::uint16_t kMost = 0xFFFF;
    using Reached = std::pair<float, AreaIndex>;
    std::vector<float> way(graph.size(), std::numeric_limits<float>::infinity());
    std::vector<std::uint16_t> steps(graph.size(), kMost);
    std::vector<Reached> heap{{0.0F, to}};
    way[to] = 0;
    steps[to] = 0;
    while (!heap.empty()) {
        std::ranges::pop_heap(heap, std::greater());
        const auto [soFar, area] = heap.back();
        heap.pop_back();
        if (soFar > way[area])
            continue;
        for (const auto& entrance : graph.into(area)) {
            const float there = soFar + entrance.length;
            if (there >= way[entrance.from])
                continue;
            way[entrance.from] = there;
            steps[entrance.from] = static_cast<std::uint16_t>(std::min<int>(steps[area] + 1, kMost));
            heap.emplace_back(there, entrance.from);
            std::ranges::push_heap(heap, std::greater());
        }
    }
    return steps;
}

} // namespace

class ApproachFinder::FarArea {
public:
    explicit FarArea(AreaIndex area) : area_(area) {}

    [[nodiscard]] AreaIndex area() const { return area_; }
    /// Whether no path from there, past blocked areas, gets so long that the engine cuts it.
    [[nodiscard]] bool isNearTo(AreaIndex from, const PassageGraph& graph) {
        if (graph.size() <= kLongestPath)
            return true;
        std::call_once(counted_, [&] { steps_ = stepsTo(graph, area_); });
        // Ways around blocked areas are longer, but not by much.
        return steps_[from] < kLongestPath / 2;
    }

private:
    AreaIndex area_;
    std::once_flag counted_;
    std::vector<std::uint16_t> steps_;
};

/// The search from one area.
class ApproachFinder::Search {
public:
    Search(const ApproachFinder& finder, AreaIndex here, View& view)
        : mesh_(finder.mesh_), here_(here), view_(view), rules_(finder.rules_), search_(finder.mesh_.passages),
          isKnown_(mesh_.areas.size()) {
        if (mesh_.passages.hasNoShortcuts() && !rules_.approachesBothWays)
            surroundings_.emplace(mesh_.passages, here, [&](AreaIndex area) { return view.sees(area); });
    }

    /// False: too many areas are blocked, and the engine gives up.
    bool collect(FarArea& far, bool towardsHere) {
        const auto to = far.area();
        const bool foresees =
            surroundings_ && surroundings_->mostBlocked(to) <= kMostBlocked && far.isNearTo(here_, mesh_.passages);
        search_.unblockAll();
        std::vector<bool> isBlocked(mesh_.areas.size());
        std::size_t blocked = 0;
        while (found_.size() < kMostApproaches) {
            if (foresees && !surroundings_->leadToUnknown(to, isKnown_, isBlocked))
                break;
            const auto path = pathTo(to, towardsHere, foresees);
            if (path.size() <= 2)
                break;
            const auto hidden = std::find_if(path.begin() + 1, path.end(),
                                             [&](const PathStep& step) { return !view_.sees(step.area); });
            if (hidden == path.end())
                break;
            if (blocked == kMostBlocked)
                return false;
            // With the far area itself blocked there would be no further path.
            const auto at = static_cast<std::size_t>(hidden - path.begin()) - (hidden->area == to ? 1 : 0);
            if (at == 0)
                break;
            search_.block(path[at].area);
            isBlocked[path[at].area] = true;
            ++blocked;
            add(path, at);
        }
        return true;
    }

    std::vector<source::ApproachArea> take() { return std::move(found_); }

private:
    /// Begins here. Empty if there is none.
    std::vector<PathStep> pathTo(AreaIndex far, bool towardsHere, bool mostlyLeads) {
        const auto from = towardsHere ? far : here_;
        const auto to = towardsHere ? here_ : far;
        if (!mostlyLeads && !search_.leads(from, to))
            return {};
        auto path = search_.find(from, to);
        // The engine keeps no more than the last areas of a path.
        if (path.size() > kLongestPath)
            path.erase(path.begin(), path.end() - static_cast<std::ptrdiff_t>(kLongestPath));
        if (towardsHere)
            std::ranges::reverse(path);
        return path;
    }

    void add(const std::vector<PathStep>& path, std::size_t at) {
        const auto& here = path[at - 1];
        const auto id = mesh_.areas[here.area].id;
        isKnown_[here.area] = true;
        if (std::ranges::any_of(found_, [&](const source::ApproachArea& approach) { return approach.here == id; }))
            return;
        found_.push_back({.here = id,
                          .previous = at >= 2 ? mesh_.areas[path[at - 2].area].id : 0,
                          .next = mesh_.areas[path[at].area].id,
                          .previousHow = here.how.value_or(rules_.noWay),
                          .nextHow = path[at].how.value_or(rules_.noWay)});
    }

    const AnalysisMesh& mesh_;
    AreaIndex here_;
    View& view_;
    const AnalysisRules& rules_;
    PathSearch search_;
    std::optional<Surroundings> surroundings_; ///< where they tell which searches are needless
    std::vector<bool> isKnown_;                ///< by area: it is one of those found
    std::vector<source::ApproachArea> found_;
};

ApproachFinder::ApproachFinder(const AnalysisMesh& mesh, const Sight& sight, const AnalysisRules& rules)
    : mesh_(mesh), sight_(sight), rules_(rules) {
    for (std::size_t i = 0; i < mesh.areas.size(); ++i) {
        const auto& area = mesh.areas[i];
        if (area.high.x - area.low.x >= kFarSize && area.high.y - area.low.y >= kFarSize)
            far_.push_back(std::make_unique<FarArea>(static_cast<AreaIndex>(i)));
    }
}

ApproachFinder::~ApproachFinder() = default;

std::vector<source::ApproachArea> ApproachFinder::find(AreaIndex index) const {
    const auto& area = mesh_.areas[index];
    const auto ground = sight_.ground(area.centre);
    if (!ground || far_.empty())
        return {};
    const float lift = kEyeShare * (area.is(kCrouchAttribute) ? rules_.crouchHeight : rules_.height);
    View view(mesh_, {area.centre.x, area.centre.y, *ground + lift}, sight_, rules_);
    Search search(*this, index, view);
    for (const bool towardsHere : {false, true}) {
        if (towardsHere && !rules_.approachesBothWays)
            break;
        for (const auto& far : far_) {
            if (!view.sees(far->area()) && !search.collect(*far, towardsHere))
                return search.take();
        }
    }
    return search.take();
}

} // namespace navsmith::systems::source_nav::generation
