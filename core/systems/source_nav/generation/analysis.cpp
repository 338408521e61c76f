#include "core/systems/source_nav/generation/analysis.h"

#include "core/parallel/parallel.h"
#include "core/systems/source_nav/generation/analysis_mesh.h"
#include "core/systems/source_nav/generation/approaches.h"
#include "core/systems/source_nav/generation/area_values.h"
#include "core/systems/source_nav/generation/encounters.h"
#include "core/systems/source_nav/generation/hiding_spots.h"
#include "core/systems/source_nav/generation/mesh_rules.h"
#include "core/systems/source_nav/generation/sightlines.h"
#include "formats/texts/texts.h"

#include <algorithm>
#include <array>
#include <utility>

namespace navsmith::systems::source_nav::generation {
namespace {

/// Indexed by part. Weights are those of usual maps; rays between all pairs of areas take by far the longest.
constexpr std::array<Stage, kAnalysisParts> kStages{{{texts::mark("Finding hiding spots"), 2},
                                                     {texts::mark("Finding approach areas"), 40},
                                                     {texts::mark("Finding encounters"), 30},
                                                     {texts::mark("Finding sniper spots"), 10},
                                                     {texts::mark("Computing visibility"), 150},
                                                     {texts::mark("Computing times of arrival"), 2},
                                                     {texts::mark("Measuring light"), 2}}};

using source::NavFile;

/// What the analysis writes, by area.
struct AreaData {
    std::vector<source::HidingSpot> spots;
    std::vector<source::ApproachArea> approaches;
    std::vector<Encounter> encounters;
    std::vector<source::VisibleArea> visible;
    std::uint32_t inheritsFrom = 0;
    std::array<float, 2> occupyTimes{};
    std::array<float, 4> light{};
};

std::vector<AreaData> storedData(const NavFile& file) {
    std::vector<AreaData> data(file.areas.size());
    for (std::size_t i = 0; i < data.size(); ++i) {
        const auto& area = file.areas[i];
        const auto spots = source::entries(file.hidingSpots, area.hidingSpots);
        const auto approaches = source::entries(file.approaches, area.approaches);
        data[i].spots.assign(spots.begin(), spots.end());
        data[i].approaches.assign(approaches.begin(), approaches.end());
        const auto visible = source::entries(file.visible, area.visible);
        data[i].visible.assign(visible.begin(), visible.end());
        data[i].inheritsFrom = area.inheritVisibilityFrom;
        data[i].occupyTimes = area.occupyTimes;
        data[i].light = area.light;
        for (const auto& path : source::entries(file.encounterPaths, area.encounterPaths)) {
            const auto seen = source::entries(file.encounterSpots, path.spots);
            data[i].encounters.push_back({path, {seen.begin(), seen.end()}});
        }
    }
    return data;
}

template <typename T>
source::NavRange append(std::vector<T>& pool, const std::vector<T>& entries) {
    const source::NavRange range{static_cast<std::uint32_t>(pool.size()), static_cast<std::uint32_t>(entries.size())};
    pool.insert(pool.end(), entries.begin(), entries.end());
    return range;
}

void store(NavFile& file, const std::vector<AreaData>& data) {
    file.hidingSpots.clear();
    file.approaches.clear();
    file.encounterPaths.clear();
    file.encounterSpots.clear();
    file.visible.clear();
    for (std::size_t i = 0; i < data.size(); ++i) {
        auto& area = file.areas[i];
        area.hidingSpots = append(file.hidingSpots, data[i].spots);
        area.approaches = append(file.approaches, data[i].approaches);
        std::vector<source::EncounterPath> paths;
        for (const auto& encounter : data[i].encounters) {
            paths.push_back(encounter.path);
            paths.back().spots = append(file.encounterSpots, encounter.spots);
        }
        area.encounterPaths = append(file.encounterPaths, paths);
        area.visible = append(file.visible, data[i].visible);
        area.inheritVisibilityFrom = data[i].inheritsFrom;
        area.occupyTimes = data[i].occupyTimes;
        area.light = data[i].light;
    }
}

/// Runs the parts of one analysis.
class Analysis {
public:
    Analysis(const NavFile& file, const Sight& sight, const AnalysisOptions& options, const AnalysisProgress& progress)
        : sight_(sight), options_(options), progress_(progress), mesh_(file), data_(storedData(file)) {
        if (options.areas)
            areas_ = *options.areas;
        else {
            for (std::size_t i = 0; i < file.areas.size(); ++i)
                areas_.push_back(static_cast<AreaIndex>(i));
        }
    }

    bool run() {
        return findSpots() && findApproaches() && findEncounters() && classifySnipers() && findVisibility() &&
               findTimes() && measureLight();
    }

    [[nodiscard]] const std::vector<AreaData>& data() const { return data_; }

private:
    [[nodiscard]] bool wants(AnalysisPart part) const {
        return std::ranges::find(options_.parts, part) != options_.parts.end();
    }

    bool forEach(AnalysisPart part, std::size_t count, const std::function<void(std::size_t)>& task) {
        parallel::Progress progress;
        if (progress_)
            progress = [this, part](double share) { return progress_(part, share); };
        return parallel::run(count, task, progress, options_.threads);
    }

    bool findSpots() {
        if (!wants(AnalysisPart::HidingSpots))
            return true;
        std::vector<std::vector<source::HidingSpot>> before(areas_.size());
        const bool done = forEach(AnalysisPart::HidingSpots, areas_.size(), [&](std::size_t i) {
            auto& spots = data_[areas_[i]].spots;
            before[i] = std::exchange(spots, hidingSpots(mesh_, areas_[i], sight_, options_.rules));
        });
        if (options_.keepIds)
            keepIds(before);
        else
            numberSpots();
        return done;
    }

    void numberSpots() {
        std::uint32_t id = 0;
        for (auto& area : data_) {
            for (auto& spot : area.spots)
                spot.id = id++;
        }
    }

    /// `before`: the former spots of each analysed area.
    void keepIds(const std::vector<std::vector<source::HidingSpot>>& before) {
        std::uint32_t next = 0;
        const auto above = [&](const std::vector<source::HidingSpot>& spots) {
            for (const auto& spot : spots)
                next = std::max(next, spot.id + 1);
        };
        std::ranges::for_each(before, above);
        std::vector<bool> analysed(data_.size());
        for (const auto area : areas_)
            analysed[area] = true;
        for (std::size_t i = 0; i < data_.size(); ++i) {
            if (!analysed[i])
                above(data_[i].spots);
        }
        for (std::size_t i = 0; i < areas_.size(); ++i) {
            for (auto& spot : data_[areas_[i]].spots) {
                const auto sameSpot = std::ranges::find(before[i], spot.position, &source::HidingSpot::position);
                spot.id = sameSpot != before[i].end() ? sameSpot->id : next++;
            }
        }
    }

    bool findApproaches() {
        if (!wants(AnalysisPart::Approaches))
            return true;
        const ApproachFinder finder(mesh_, sight_, options_.rules);
        return forEach(AnalysisPart::Approaches, areas_.size(),
                       [&](std::size_t i) { data_[areas_[i]].approaches = finder.find(areas_[i]); });
    }

    bool findEncounters() {
        if (!wants(AnalysisPart::Encounters))
            return true;
        std::vector<source::HidingSpot> covered;
        for (const auto& area : data_) {
            std::ranges::copy_if(area.spots, std::back_inserter(covered),
                                 [](const source::HidingSpot& spot) { return (spot.flags & source::kInCover) != 0; });
        }
        return forEach(AnalysisPart::Encounters, areas_.size(), [&](std::size_t i) {
            data_[areas_[i]].encounters = encounters(mesh_, areas_[i], covered, sight_, options_.rules);
        });
    }

    bool classifySnipers() {
        if (!wants(AnalysisPart::SniperSpots))
            return true;
        std::vector<std::pair<AreaIndex, std::size_t>> spots;
        for (const auto area : areas_) {
            for (std::size_t i = 0; i < data_[area].spots.size(); ++i)
                spots.emplace_back(area, i);
        }
        const SniperTargets targets(mesh_, options_.rules);
        return forEach(AnalysisPart::SniperSpots, spots.size(), [&](std::size_t i) {
            const auto area = spots[i].first;
            auto& spot = data_[area].spots[spots[i].second];
            const bool stands = mesh_.areas[area].is(kStandAttribute);
            const float height = stands ? options_.rules.standingEye : options_.rules.spotEye;
            spot.flags = static_cast<std::uint8_t>(
                spot.flags |
                sniperFlags({spot.position.x, spot.position.y, spot.position.z + height}, targets, sight_));
        });
    }

    /// Computes visibility of all areas, whichever were asked for: the lists of areas depend on each other.
    bool findVisibility() {
        if (!wants(AnalysisPart::Visibility))
            return true;
        auto pairs = pairsInView(mesh_, options_.rules.viewDistance);
        if (sight_.clusters != nullptr)
            leaveOutForbidden(mesh_, *sight_.clusters, options_.rules, pairs);
        std::vector<MutualSight> sights(pairs.size());
        const bool done = forEach(AnalysisPart::Visibility, pairs.size(), [&](std::size_t i) {
            sights[i] = visibilityBetween(mesh_, pairs[i].first, pairs[i].second, sight_, options_.rules);
        });
        if (!done)
            return false;
        std::vector<std::vector<std::pair<AreaIndex, std::uint8_t>>> seen(data_.size());
        for (AreaIndex i = 0; i < data_.size(); ++i)
            seen[i].emplace_back(i, kSeesItself);
        for (std::size_t i = 0; i < pairs.size(); ++i) {
            if (sights[i].ofFirst == 0)
                continue;
            seen[pairs[i].first].emplace_back(pairs[i].second, sights[i].ofFirst);
            seen[pairs[i].second].emplace_back(pairs[i].first, sights[i].ofSecond);
        }
        for (auto& list : seen)
            std::ranges::sort(list);
        const auto lists = inheritedLists(mesh_, seen);
        for (std::size_t i = 0; i < data_.size(); ++i) {
            data_[i].visible.clear();
            for (const auto& [area, kind] : lists[i].areas)
                data_[i].visible.push_back({mesh_.areas[area].id, kind});
            data_[i].inheritsFrom = lists[i].inherits == kNoArea ? 0 : mesh_.areas[lists[i].inherits].id;
        }
        return true;
    }

    bool findTimes() {
        if (!wants(AnalysisPart::OccupyTimes))
            return true;
        const OccupyTimes times(mesh_);
        return forEach(AnalysisPart::OccupyTimes, areas_.size(), [&](std::size_t i) {
            for (std::size_t team = 0; team < 2; ++team)
                data_[areas_[i]].occupyTimes.at(team) = times.earliest(areas_[i], sight_.starts.at(team));
        });
    }

    bool measureLight() {
        if (!wants(AnalysisPart::Light) || !sight_.light)
            return true;
        return forEach(AnalysisPart::Light, areas_.size(), [&](std::size_t i) {
            auto& light = data_[areas_[i]].light;
            light = cornerLight(mesh_.areas[areas_[i]], sight_, options_.rules, light);
        });
    }

    static constexpr std::uint8_t kSeesItself = 2;

    const Sight& sight_;
    const AnalysisOptions& options_;
    const AnalysisProgress& progress_;
    AnalysisMesh mesh_;
    std::vector<AreaData> data_;
    std::vector<AreaIndex> areas_;
};

} // namespace

std::vector<AnalysisPart> partsOf(const source::NavFormat& format) {
    std::vector<AnalysisPart> parts{AnalysisPart::HidingSpots};
    if (source::hasApproaches(format))
        parts.push_back(AnalysisPart::Approaches);
    if (source::hasEncounterPaths(format))
        parts.push_back(AnalysisPart::Encounters);
    parts.push_back(AnalysisPart::SniperSpots);
    // Left 4 Dead looks less far, and at other things.
    if (source::hasVisible(format) && !source::isLeftForDead(format))
        parts.push_back(AnalysisPart::Visibility);
    if (source::hasOccupyTimes(format) && source::hasApproaches(format))
        parts.push_back(AnalysisPart::OccupyTimes);
    // Other games store 1 everywhere.
    if (source::hasLight(format) && source::isLeftForDead(format))
        parts.push_back(AnalysisPart::Light);
    return parts;
}

std::vector<std::uint32_t> staleAreas(const NavFile& file) {
    using Way = std::array<std::uint32_t, 4>;
    const auto rules = rulesFor(file);
    const AnalysisMesh mesh(file);
    std::vector<std::uint32_t> stale;
    for (std::uint32_t i = 0; i < file.areas.size(); ++i) {
        std::vector<Way> expected;
        if (source::hasEncounterPaths(file.format))
            expected = encounterWays(mesh, i, rules);
        std::vector<Way> stored;
        for (const auto& path : source::entries(file.encounterPaths, file.areas[i].encounterPaths))
            stored.push_back({path.from, path.fromDirection, path.to, path.toDirection});
        std::ranges::sort(expected);
        std::ranges::sort(stored);
        const auto spots = source::entries(file.hidingSpots, file.areas[i].hidingSpots);
        const auto missing = [&](const glm::vec3& place) {
            return std::ranges::none_of(spots, [&](const source::HidingSpot& spot) {
                return spot.position == source::NavPoint{place.x, place.y, place.z};
            });
        };
        if (expected != stored || std::ranges::any_of(spotPlaces(mesh, i, rules), missing))
            stale.push_back(i);
    }
    return stale;
}

AnalysisRules rulesFor(const source::NavFormat& format) {
    AnalysisRules rules;
    rules.ignoresJumpNeighbours = format.version >= 5;
    if (format.version > source::kLastGoldSrcVersion) {
        rules.source = true;
        rules.height = 71.0F;
        rules.crouchHeight = 55.0F;
        rules.approachesBothWays = true;
        rules.noWay = 9;
    }
    if (format.version >= kFirstBoxVersion) { // the first generator for Source has the eyes of GoldSrc
        rules.eye = 62.0F;
        rules.spotEye = 37.0F;
        rules.target = 35.5F;
        rules.standingEye = 62.0F;
    }
    return rules;
}

AnalysisRules rulesFor(const NavFile& file) {
    const auto usual = rulesFor(file.format);
    if (usual.source || file.hidingSpots.empty())
        return usual;
    auto other = usual;
    other.ignoresJumpNeighbours = !usual.ignoresJumpNeighbours;
    const AnalysisMesh mesh(file);
    const auto differences = [&](const AnalysisRules& rules) {
        std::size_t count = 0;
        for (std::size_t i = 0; i < file.areas.size(); ++i) {
            const auto expected = spotPlaces(mesh, static_cast<AreaIndex>(i), rules);
            const auto stored = source::entries(file.hidingSpots, file.areas[i].hidingSpots);
            const auto same = static_cast<std::size_t>(std::ranges::count_if(stored, [&](const auto& spot) {
                return std::ranges::any_of(expected, [&](const glm::vec3& place) {
                    return place.x == spot.position.x && place.y == spot.position.y;
                });
            }));
            count += expected.size() + stored.size() - 2 * same;
        }
        return count;
    };
    return differences(other) < differences(usual) ? other : usual;
}

std::optional<NavFile> analyse(const NavFile& mesh, const Sight& sight, const AnalysisOptions& options,
                               const AnalysisProgress& progress) {
    Analysis analysis(mesh, sight, options, progress);
    if (!analysis.run())
        return std::nullopt;
    NavFile result = mesh;
    store(result, analysis.data());
    return result;
}

std::vector<Stage> stagesOf(std::span<const AnalysisPart> parts) {
    std::vector<Stage> stages;
    for (const auto part : parts)
        stages.push_back(kStages.at(static_cast<std::size_t>(part)));
    return stages;
}

AnalysisProgress reportingTo(const StagedProgress& progress, std::size_t first, std::span<const AnalysisPart> parts) {
    return [progress, first, parts = std::vector(parts.begin(), parts.end())](AnalysisPart part, double done) {
        const auto at = static_cast<std::size_t>(std::ranges::find(parts, part) - parts.begin());
        return progress.report(first + at, done);
    };
}

AnalysisProgress reportingTo(StageProgress progress, std::span<const AnalysisPart> parts) {
    if (!progress)
        return {};
    return reportingTo(StagedProgress(std::move(progress), stagesOf(parts)), 0, parts);
}

} // namespace navsmith::systems::source_nav::generation
