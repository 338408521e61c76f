#include "core/systems/source_nav/generation/approaches.h"

#include "core/systems/source_nav/generation/path_search.h"

#include <algorithm>

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

class Finder {
public:
    Finder(const AnalysisMesh& mesh, AreaIndex here, View& view, const AnalysisRules& rules)
        : mesh_(mesh), here_(here), view_(view), rules_(rules), search_(mesh) {}

    /// False: too many areas are blocked, and the engine gives up.
    bool collect(AreaIndex far, bool towardsHere) {
        search_.unblockAll();
        std::size_t blocked = 0;
        while (found_.size() < kMostApproaches) {
            auto path = search_.find(towardsHere ? far : here_, towardsHere ? here_ : far);
            // The engine keeps no more than the last areas of a path.
            if (path.size() > kLongestPath)
                path.erase(path.begin(), path.end() - static_cast<std::ptrdiff_t>(kLongestPath));
            if (path.size() <= 2)
                break;
            if (towardsHere)
                std::ranges::reverse(path);
            const auto hidden = std::find_if(path.begin() + 1, path.end(),
                                             [&](const PathStep& step) { return !view_.sees(step.area); });
            if (hidden == path.end())
                break;
            if (blocked == kMostBlocked)
                return false;
            // With the far area itself blocked there would be no further path.
            const auto at = static_cast<std::size_t>(hidden - path.begin()) - (hidden->area == far ? 1 : 0);
            if (at == 0)
                break;
            search_.block(path[at].area);
            ++blocked;
            add(path, at);
        }
        return true;
    }

    std::vector<source::ApproachArea> take() { return std::move(found_); }

private:
    void add(const std::vector<PathStep>& path, std::size_t at) {
        const auto& here = path[at - 1];
        const auto id = mesh_.areas[here.area].id;
        if (std::ranges::any_of(found_, [&](const source::ApproachArea& known) { return known.here == id; }))
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
    std::vector<source::ApproachArea> found_;
};

} // namespace

std::vector<AreaIndex> farAreas(const AnalysisMesh& mesh) {
    std::vector<AreaIndex> far;
    for (std::size_t i = 0; i < mesh.areas.size(); ++i) {
        const auto& area = mesh.areas[i];
        if (area.high.x - area.low.x >= kFarSize && area.high.y - area.low.y >= kFarSize)
            far.push_back(static_cast<AreaIndex>(i));
    }
    return far;
}

std::vector<source::ApproachArea> approaches(const AnalysisMesh& mesh, AreaIndex index,
                                             const std::vector<AreaIndex>& far, const Sight& sight,
                                             const AnalysisRules& rules) {
    const auto& area = mesh.areas[index];
    const auto ground = sight.ground(area.centre);
    if (!ground)
        return {};
    const float lift = kEyeShare * (area.is(kCrouchAttribute) ? rules.crouchHeight : rules.height);
    View view(mesh, {area.centre.x, area.centre.y, *ground + lift}, sight, rules);
    Finder finder(mesh, index, view, rules);
    for (const bool towardsHere : {false, true}) {
        if (towardsHere && !rules.approachesBothWays)
            break;
        for (const auto target : far) {
            if (!view.sees(target) && !finder.collect(target, towardsHere))
                return finder.take();
        }
    }
    return finder.take();
}

} // namespace navsmith::systems::source_nav::generation
