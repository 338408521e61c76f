// Edits that select areas by how the teams of Team Fortress 2 get there, as the game's own commands do.
#include "core/systems/source_nav/bots/teams.h"
#include "core/systems/source_nav/edits/edits.h"
#include "core/systems/source_nav/mesh/select_areas.h"
#include "core/systems/source_nav/mesh/selected_elements.h"
#include "core/systems/source_nav/shape/visibility.h"
#include "formats/texts/texts.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <deque>
#include <functional>
#include <utility>
#include <vector>

namespace navsmith::systems::source_nav {

using model::Model;
using model::Slot;
using model::Transaction;

namespace {

/// The team that invades, in the order of its names.
enum class Invader : std::uint8_t { Blue, Red };

constexpr Argument<Invader> kInvader{"team"};
constexpr Argument<double> kZoneDepth{"distance"};
constexpr Argument<double> kSearchRadius{"radius"};
constexpr Argument<double> kCloseRange{"close"};
constexpr Argument<double> kMostExposed{"exposed"};

constexpr float kFudge = 1.5F;      ///< of the radius: ways of the search may be so long
constexpr float kBehind = 100;      ///< an enemy so much farther in is behind the place; units
constexpr float kBeyondStart = 300; ///< an ambush is at most so much farther from the enemy than the start; units

const Team& teamOf(Arguments arguments) {
    return arguments.get(kInvader) == Invader::Blue ? kBlue : kRed;
}

std::string whyNotTeams(const Model& m, Selection /*selection*/) {
    if (!isTeamFortress(m))
        return texts::format("Only meshes of Team Fortress 2 have teams.");
    return whyNotMesh(m);
}

std::string whyNotAmbush(const Model& m, Selection selection) {
    if (auto reason = whyNotTeams(m, selection); !reason.empty())
        return reason;
    return holds(m, selection, kArea) ? "" : texts::format("Select the area around which to search.");
}

EditResult noSpawns(const Model& m) {
    return refused(m.map() == nullptr
                       ? texts::format("Open the map: it tells where the team spawns.")
                       : texts::format("The team spawns on no area: neither the map nor a flag says so."));
}

EditResult noPoints(const Model& m) {
    return refused(m.map() == nullptr
                       ? texts::format("Open the map: it tells where the control points are.")
                       : texts::format("No area has a control point: neither the map nor a flag says so."));
}

template <typename Visit>
void forEachWayOut(const Model& m, Slot a, Visit visit) {
    m.forEachReferrer(connection::owner, a, [&](Slot c) {
        if (hasEnds(m, c))
            visit(m.get(connection::target, c).slot(), m.get(connection::side, c));
    });
}

EditResult runZone(Transaction& tx, Selection, Arguments arguments) {
    const auto& m = tx.model();
    const auto incursion = incursionOf(m, teamOf(arguments));
    if (incursion.empty())
        return noSpawns(m);
    const auto points = controlPointAreas(m);
    if (points.empty())
        return noPoints(m);
    float farthest = 0;
    for (const Slot point : points) {
        if (std::isfinite(incursion[point]))
            farthest = std::max(farthest, incursion[point]);
    }
    const auto depth = static_cast<float>(arguments.get(kZoneDepth));
    return areasThat(
        m, [&](Slot a) { return incursion[a] > 0 && incursion[a] < farthest && incursion[a] > farthest - depth; },
        "The team comes through no area.");
}

EditResult runPointIncursion(Transaction& tx, Selection, Arguments arguments) {
    const auto& m = tx.model();
    const auto incursion = incursionOf(m, teamOf(arguments));
    if (incursion.empty())
        return noSpawns(m);
    const auto points = controlPointAreas(m);
    if (points.empty())
        return noPoints(m);
    std::vector<bool> isChosen(m.capacity(kArea));
    for (const Slot point : points) {
        std::vector<bool> isSeen(m.capacity(kArea));
        for (const auto& seen : allSeen(m, point)) {
            if (seen.target.isSlot())
                isSeen[seen.target.slot()] = true;
        }
        m.forEachLive(kArea, [&](Slot a) {
            if (!isSeen[a] || !(incursion[a] <= incursion[point]))
                return;
            bool comesFromCover = false;
            bool wasSeen = false;
            forEachWayOut(m, a, [&](Slot other, std::uint8_t) {
                if (!(incursion[other] < incursion[a]))
                    return;
                comesFromCover = true;
                wasSeen = wasSeen || isSeen[other];
            });
            isChosen[a] = isChosen[a] || (comesFromCover && !wasSeen);
        });
    }
    return areasThat(
        m, [&](Slot a) { return isChosen[a]; }, "No control point comes into view from an area that is reached.");
}

/// Looks for places beside the ways of a team where it does not see one from afar.
class AmbushSearch {
public:
    AmbushSearch(const Model& m, const std::vector<float>& incursion, Arguments arguments)
        : m_(m), incursion_(incursion), radius_(static_cast<float>(arguments.get(kSearchRadius))),
          close_(static_cast<float>(arguments.get(kCloseRange))), mostExposed_(arguments.get(kMostExposed)),
          isMarked_(m.capacity(kArea)), travelled_(m.capacity(kArea)) {}

    std::vector<bool> run(Slot start) {
        std::vector<bool> isAmbush(m_.capacity(kArea));
        const auto from = patchOf(m_, start).middle();
        const float limit = incursion_[start] + kBeyondStart;
        std::deque<std::pair<Slot, Slot>> open{{start, model::kNoSlot}};
        isMarked_[start] = true;
        while (!open.empty()) {
            const Slot a = open.front().first;
            const Slot parent = open.front().second;
            open.pop_front();
            if ((parent != model::kNoSlot && !isContiguous(parent, a)) || !(incursion_[a] <= limit))
                continue;
            isAmbush[a] = isGood(a);
            forEachWayOut(m_, a, [&](Slot next, std::uint8_t) {
                if (isMarked_[next])
                    return;
                isMarked_[next] = true;
                const auto patch = patchOf(m_, next);
                const float x = std::clamp(from.x, patch.west, std::max(patch.west, patch.east)) - from.x;
                const float y = std::clamp(from.y, patch.north, std::max(patch.north, patch.south)) - from.y;
                travelled_[next] = travelled_[a] + glm::distance(patch.middle(), patchOf(m_, a).middle());
                if (std::hypot(x, y) < radius_ && travelled_[next] <= kFudge * radius_)
                    open.emplace_back(next, a);
            });
        }
        return isAmbush;
    }

private:
    [[nodiscard]] bool isContiguous(Slot a, Slot b) const {
        const auto from = patchOf(m_, a);
        const auto to = patchOf(m_, b);
        const auto way = portal(from, to, sideTowards(m_, a, b));
        return std::abs(way.to.z - way.from.z) <= kStepHeight;
    }

    [[nodiscard]] bool isGood(Slot a) const {
        std::array<bool, 4> isOpen{};
        forEachWayOut(m_, a, [&](Slot, std::uint8_t side) { isOpen.at(side % 4) = true; });
        if (std::ranges::all_of(isOpen, std::identity()))
            return false; // no wall or ledge to stand at
        double exposed = 0;
        const auto seen = allSeen(m_, a);
        for (const auto& other : seen) {
            if (!other.target.isSlot() || !(incursion_[other.target.slot()] < incursion_[a]))
                continue;
            const auto patch = patchOf(m_, other.target.slot());
            exposed += (double{patch.east} - patch.west) * (double{patch.south} - patch.north);
        }
        return exposed <= mostExposed_ && isNearInvasion(a, seen);
    }

    /// Whether the enemy comes into view of a place close to it, on his way there.
    [[nodiscard]] bool isNearInvasion(Slot home, const SeenList& seen) const {
        std::vector<Slot> visible{home};
        for (const auto& other : seen) {
            if (other.target.isSlot() && (other.how & kCompletely) != 0)
                visible.push_back(other.target.slot());
        }
        std::ranges::sort(visible);
        const auto isVisible = [&](Slot a) { return std::ranges::binary_search(visible, a); };
        const auto middle = patchOf(m_, home).middle();
        const auto comesFrom = [&](Slot a, Slot hidden) {
            return !isVisible(hidden) && incursion_[hidden] < incursion_[a] &&
                   incursion_[a] <= incursion_[home] + kBehind && incursion_[hidden] < incursion_[home] &&
                   glm::distance(patchOf(m_, hidden).middle(), middle) < close_;
        };
        return std::ranges::any_of(visible, [&](Slot a) {
            bool any = false;
            forEachWayOut(m_, a, [&](Slot other, std::uint8_t) { any = any || comesFrom(a, other); });
            m_.forEachReferrer(connection::target, a, [&](Slot c) {
                any = any || (hasEnds(m_, c) && comesFrom(a, m_.get(connection::owner, c).slot()));
            });
            return any;
        });
    }

    const Model& m_;
    const std::vector<float>& incursion_;
    float radius_;
    float close_;
    double mostExposed_;
    std::vector<bool> isMarked_;
    std::vector<float> travelled_; ///< by the search, to each area
};

EditResult runAmbush(Transaction& tx, Selection selection, Arguments arguments) {
    const auto& m = tx.model();
    const auto incursion = incursionOf(m, teamOf(arguments));
    if (incursion.empty())
        return noSpawns(m);
    const Slot start = areasOnce(m, selection).front();
    if (!std::isfinite(incursion[start]))
        return refused(texts::format("The team never gets to {}.", nameOf(m, start)));
    const auto isAmbush = AmbushSearch(m, incursion, arguments).run(start);
    return areasThat(
        m, [&](Slot a) { return isAmbush[a]; }, "There is no place for an ambush around the area.");
}

Parameter invader(std::string_view help) {
    return choiceParameter(kInvader, "Team", help, {"BLU", "RED"});
}

} // namespace

std::vector<Edit> teamEdits() {
    return {
        {.id = "select_incursion_zone",
         .title = "Select Incursion Zone",
         .help = "Selects the areas through which a team comes to the control points",
         .section = "Select",
         .role = EditRole::Select,
         .scope = EditScope::Document,
         .parameters = {invader("The team that attacks"),
                        units(kZoneDepth, "Distance", "Of the way to the farthest control point", 0, 2000)},
         .whyDisabled = whyNotTeams,
         .run = runZone},
        {.id = "select_point_incursion",
         .title = "Select Where Points Come into View",
         .help = "Selects the areas where a team leaves cover in view of a control point",
         .section = "Select",
         .role = EditRole::Select,
         .scope = EditScope::Document,
         .parameters = {invader("The team that attacks")},
         .whyDisabled = whyNotTeams,
         .run = runPointIncursion},
        {.id = "select_ambush",
         .title = "Select Ambush Areas",
         .help = "Selects areas around the first selected one where a team can be ambushed on its way",
         .section = "Select",
         .role = EditRole::Select,
         .parameters = {invader("The team that is ambushed"),
                        units(kSearchRadius, "Radius", "How far to search", 0, 750),
                        units(kCloseRange, "Close range", "How near the team comes into view", 0, 300),
                        numberParameter(kMostExposed, "Most exposed",
                                        "Ground from which the team sees the place on its way there",
                                        {.min = 0, .max = 1e8, .initial = 500'000, .step = 10'000}, "square units")},
         .whyDisabled = whyNotAmbush,
         .run = runAmbush},
    };
}

} // namespace navsmith::systems::source_nav
