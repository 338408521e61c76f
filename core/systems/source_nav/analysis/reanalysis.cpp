#include "core/systems/source_nav/analysis/reanalysis.h"

#include "core/systems/source_nav/files/save.h"
#include "core/systems/source_nav/mesh/map_size.h"
#include "core/systems/source_nav/mesh/schema.h"
#include "core/systems/source_nav/mesh/selected_elements.h"
#include "core/systems/source_nav/shape/visibility.h"
#include "formats/texts/texts.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <array>
#include <iterator>
#include <unordered_map>
#include <utility>

namespace navsmith::systems::source_nav {

using model::kNoSlot;
using model::Model;
using model::Ref;
using model::Slot;
using model::Transaction;
using source::NavFile;

namespace {

/// The types of spots that an analysis decides on; other bits stay.
constexpr unsigned kSpotTypes =
    source::kInCover | source::kGoodSniperSpot | source::kIdealSniperSpot | source::kExposed;

constexpr std::array kLights{area::lightNorthWest, area::lightNorthEast, area::lightSouthEast, area::lightSouthWest};

std::span<const source::HidingSpot> spotsOf(const NavFile& file, std::uint32_t area) {
    return source::entries(file.hidingSpots, file.areas[area].hidingSpots);
}
std::span<const source::EncounterPath> pathsOf(const NavFile& file, std::uint32_t area) {
    return source::entries(file.encounterPaths, file.areas[area].encounterPaths);
}
std::span<const source::ApproachArea> approachesOf(const NavFile& file, std::uint32_t area) {
    return source::entries(file.approaches, file.areas[area].approaches);
}

bool samePaths(const Reanalysis& analysis, std::uint32_t area) {
    return std::ranges::equal(pathsOf(analysis.before, area), pathsOf(analysis.after, area),
                              [&](const auto& was, const auto& now) {
                                  return was.from == now.from && was.fromDirection == now.fromDirection &&
                                         was.to == now.to && was.toDirection == now.toDirection &&
                                         std::ranges::equal(source::entries(analysis.before.encounterSpots, was.spots),
                                                            source::entries(analysis.after.encounterSpots, now.spots));
                              });
}

/// Where spots are that the other list does not have.
std::vector<glm::vec3> missingIn(std::span<const source::HidingSpot> spots,
                                 std::span<const source::HidingSpot> others) {
    std::vector<glm::vec3> missing;
    for (const auto& spot : spots) {
        if (std::ranges::find(others, spot.position, &source::HidingSpot::position) == others.end())
            missing.emplace_back(spot.position.x, spot.position.y, spot.position.z);
    }
    return missing;
}

/// Counts those that are gone, each with a new one that is no farther away than spots of an area are from each other.
std::size_t pairsOf(const std::vector<glm::vec3>& gone, std::vector<glm::vec3> added) {
    constexpr float kNear = 30.0F;
    std::size_t pairs = 0;
    for (const auto& place : gone) {
        const auto nearest =
            std::ranges::min_element(added, {}, [&](const glm::vec3& other) { return glm::distance(place, other); });
        if (nearest == added.end() || glm::distance(place, *nearest) > kNear)
            continue;
        added.erase(nearest);
        ++pairs;
    }
    return pairs;
}

void countSpots(const Reanalysis& analysis, std::uint32_t area, AnalysisSummary& sum) {
    const auto was = spotsOf(analysis.before, area);
    const auto now = spotsOf(analysis.after, area);
    for (const auto& spot : now) {
        const auto before = std::ranges::find(was, spot.position, &source::HidingSpot::position);
        if (before != was.end() && ((before->flags ^ spot.flags) & kSpotTypes) != 0)
            ++sum.spotsChanged;
    }
    const auto gone = missingIn(was, now);
    const auto added = missingIn(now, was);
    const auto moved = pairsOf(gone, added);
    sum.spotsKept += now.size() - added.size();
    sum.spotsMoved += moved;
    sum.spotsGained += added.size() - moved;
    sum.spotsLost += gone.size() - moved;
}

AnalysisSummary summarise(const Reanalysis& analysis) {
    AnalysisSummary sum;
    sum.areas = analysis.areas.size();
    for (const auto area : analysis.areas) {
        countSpots(analysis, area, sum);
        sum.pathsBefore += pathsOf(analysis.before, area).size();
        sum.pathsAfter += pathsOf(analysis.after, area).size();
        sum.areasWithNewPaths += samePaths(analysis, area) ? 0 : 1;
        sum.approachesBefore += approachesOf(analysis.before, area).size();
        sum.approachesAfter += approachesOf(analysis.after, area).size();
        sum.areasWithNewApproaches +=
            std::ranges::equal(approachesOf(analysis.before, area), approachesOf(analysis.after, area)) ? 0 : 1;
    }
    for (std::size_t i = 0; i < analysis.before.areas.size(); ++i) {
        const auto& was = analysis.before.areas[i];
        const auto& now = analysis.after.areas[i];
        const bool same = was.inheritVisibilityFrom == now.inheritVisibilityFrom &&
                          was.occupyTimes == now.occupyTimes &&
                          std::ranges::equal(source::entries(analysis.before.visible, was.visible),
                                             source::entries(analysis.after.visible, now.visible));
        sum.areasWithNewSight += same ? 0 : 1;
        sum.areasWithNewLight += was.light == now.light ? 0 : 1;
    }
    return sum;
}

/// Writes an analysis to a model.
class Applier {
public:
    Applier(Transaction& tx, const Reanalysis& analysis) : tx_(tx), analysis_(analysis), mesh_(meshOf(tx.model())) {
        const auto rows = model().order(kArea).group(mesh_);
        rows_.assign(rows.begin(), rows.end());
        for (std::uint32_t i = 0; i < rows_.size(); ++i)
            areas_.try_emplace(analysis_.after.areas[i].id, rows_[i]);
    }

    void run() {
        std::vector<bool> analysed(rows_.size());
        for (const auto area : analysis_.areas)
            analysed[area] = true;
        for (std::uint32_t i = 0; i < rows_.size(); ++i) {
            if (analysed[i])
                writeSpots(i);
            else
                noteSpots(i);
        }
        for (const auto area : analysis_.areas) {
            if (!samePaths(analysis_, area))
                writePaths(area);
            if (!std::ranges::equal(approachesOf(analysis_.before, area), approachesOf(analysis_.after, area)))
                writeApproaches(area);
        }
        writeSightAndLight();
        for (const auto area : analysis_.areas) {
            // With what else is still missing, it stays out of date; shorter lists than before do not make it so.
            const bool stale = !analysis_.allParts && model().get(area::stale, rows_[area]) != 0;
            tx_.set(area::stale, rows_[area], static_cast<std::uint8_t>(stale));
        }
        if (analysis_.whole && source::hasAnalysed(analysis_.after.format))
            tx_.set(file::analysed, mesh_, std::uint8_t{1});
    }

private:
    [[nodiscard]] const Model& model() const { return tx_.model(); }

    [[nodiscard]] std::vector<Slot> rowsOf(model::ElementTypeId type, Slot area) const {
        const auto rows = model().order(type).group(area);
        return {rows.begin(), rows.end()};
    }

    void noteSpots(std::uint32_t area) {
        for (const Slot row : rowsOf(kHidingSpot, rows_[area]))
            spots_.try_emplace(model().get(hiding_spot::id, row), row);
    }

    void writeSpots(std::uint32_t area) {
        auto rest = rowsOf(kHidingSpot, rows_[area]);
        for (const auto& spot : spotsOf(analysis_.after, area)) {
            const auto at = std::ranges::find_if(rest, [&](Slot row) { return placeOf(row) == spot.position; });
            const Slot row = at != rest.end() ? *at : createSpot(rows_[area], spot);
            if (at != rest.end()) {
                rest.erase(at);
                const unsigned flags = model().get(hiding_spot::flags, row);
                const unsigned newFlags = (flags & ~kSpotTypes) | (spot.flags & kSpotTypes);
                if (flags != newFlags)
                    tx_.set(hiding_spot::flags, row, static_cast<std::uint8_t>(newFlags));
            }
            spots_.try_emplace(spot.id, row);
        }
        std::vector<model::Element> gone;
        gone.reserve(rest.size());
        for (const Slot row : rest)
            gone.push_back({kHidingSpot, row});
        tx_.erase(gone);
    }

    [[nodiscard]] source::NavPoint placeOf(Slot row) const {
        const auto& m = model();
        return {m.get(hiding_spot::x, row), m.get(hiding_spot::y, row), m.get(hiding_spot::z, row)};
    }

    Slot createSpot(Slot area, const source::HidingSpot& spot) {
        const Slot row = tx_.create(kHidingSpot);
        tx_.set(hiding_spot::owner, row, Ref::to(area));
        tx_.set(hiding_spot::x, row, spot.position.x);
        tx_.set(hiding_spot::y, row, spot.position.y);
        tx_.set(hiding_spot::z, row, spot.position.z);
        tx_.set(hiding_spot::flags, row, spot.flags);
        return row;
    }

    [[nodiscard]] Ref areaRef(std::uint32_t id) const {
        const auto it = areas_.find(id);
        return it == areas_.end() ? Ref::none() : Ref::to(it->second);
    }

    void writePaths(std::uint32_t area) {
        const auto rows = rowsOf(kEncounterPath, rows_[area]);
        std::size_t at = 0;
        for (const auto& path : pathsOf(analysis_.after, area)) {
            Slot row = kNoSlot;
            if (at < rows.size())
                row = rows[at++];
            else {
                row = tx_.create(kEncounterPath);
                tx_.set(encounter_path::owner, row, Ref::to(rows_[area]));
            }
            tx_.set(encounter_path::from, row, areaRef(path.from));
            tx_.set(encounter_path::fromDirection, row, path.fromDirection);
            tx_.set(encounter_path::to, row, areaRef(path.to));
            tx_.set(encounter_path::toDirection, row, path.toDirection);
            std::vector<Ref> spots;
            std::vector<std::uint8_t> along;
            for (const auto& entry : source::entries(analysis_.after.encounterSpots, path.spots)) {
                const auto it = spots_.find(entry.spot);
                if (it == spots_.end())
                    continue;
                spots.push_back(Ref::to(it->second));
                along.push_back(entry.t);
            }
            tx_.setList(kEncounterPath, encounter_path::kSpots, row, {std::move(spots), std::move(along)});
        }
        std::vector<model::Element> surplus;
        for (; at < rows.size(); ++at)
            surplus.push_back({kEncounterPath, rows[at]});
        tx_.erase(surplus);
    }

    void writeSightAndLight() {
        for (std::uint32_t area = 0; area < rows_.size(); ++area) {
            const auto& was = analysis_.before.areas[area];
            const auto& now = analysis_.after.areas[area];
            const auto entries = source::entries(analysis_.after.visible, now.visible);
            if (was.inheritVisibilityFrom != now.inheritVisibilityFrom)
                tx_.set(area::inheritsFrom, rows_[area], areaRef(now.inheritVisibilityFrom));
            if (!std::ranges::equal(source::entries(analysis_.before.visible, was.visible), entries)) {
                SeenList list;
                for (const auto& entry : entries)
                    list.push_back({areaRef(entry.area), entry.visibility});
                setSeen(tx_, rows_[area], list);
            }
            for (std::size_t corner = 0; corner < kLights.size(); ++corner) {
                if (was.light.at(corner) != now.light.at(corner))
                    tx_.set(kLights.at(corner), rows_[area], now.light.at(corner));
            }
            if (was.occupyTimes != now.occupyTimes) {
                tx_.set(area::occupyFirst, rows_[area], now.occupyTimes[0]);
                tx_.set(area::occupySecond, rows_[area], now.occupyTimes[1]);
            }
        }
    }

    void writeApproaches(std::uint32_t area) {
        std::array<std::vector<Ref>, 3> ends;
        std::array<std::vector<std::uint8_t>, 2> hows;
        for (const auto& approach : approachesOf(analysis_.after, area)) {
            ends[0].push_back(areaRef(approach.here));
            ends[1].push_back(areaRef(approach.previous));
            hows[0].push_back(approach.previousHow);
            ends[2].push_back(areaRef(approach.next));
            hows[1].push_back(approach.nextHow);
        }
        tx_.setList(
            kArea, area::kApproaches, rows_[area],
            {std::move(ends[0]), std::move(ends[1]), std::move(hows[0]), std::move(ends[2]), std::move(hows[1])});
    }

    Transaction& tx_;
    const Reanalysis& analysis_;
    Slot mesh_;
    std::vector<Slot> rows_; ///< areas in file order
    std::unordered_map<std::uint32_t, Slot> areas_;
    std::unordered_map<std::uint32_t, Slot> spots_; ///< by their ids in the analysis
};

std::vector<std::uint32_t> areasOf(const Model& m, const NavFile& file, const AnalysisRequest& request) {
    std::vector<std::uint32_t> areas;
    const auto addIf = [&](const auto& isIncluded) {
        for (std::uint32_t i = 0; i < file.areas.size(); ++i) {
            if (isIncluded(file.areas[i]))
                areas.push_back(i);
        }
    };
    switch (request.scope) {
    case AnalysisScope::All:
        addIf([](const source::NavArea&) { return true; });
        break;
    case AnalysisScope::Selected:
        for (const Slot row : request.selected)
            areas.push_back(static_cast<std::uint32_t>(m.order(kArea).position(row)));
        std::ranges::sort(areas);
        areas.erase(std::unique(areas.begin(), areas.end()), areas.end());
        break;
    case AnalysisScope::Stale:
        areas = staleAreas(m, file);
        break;
    case AnalysisScope::Box:
        addIf([&](const source::NavArea& area) {
            const auto& low = area.northWest;
            const auto& high = area.southEast;
            return request.box.contains(glm::vec3((low.x + high.x) / 2, (low.y + high.y) / 2, (low.z + high.z) / 2));
        });
        break;
    }
    return areas;
}

} // namespace

std::vector<std::uint32_t> staleAreas(const Model& m, const NavFile& file) {
    auto areas = generation::staleAreas(file);
    const auto rows = m.order(kArea).group(meshOf(m));
    for (std::uint32_t i = 0; i < rows.size(); ++i) {
        if (m.get(area::stale, rows[i]) != 0)
            areas.push_back(i);
    }
    std::ranges::sort(areas);
    areas.erase(std::unique(areas.begin(), areas.end()), areas.end());
    return areas;
}

tl::expected<Reanalysis, std::string> reanalyse(const Model& m, std::span<const std::byte> map,
                                                const AnalysisRequest& request, const StageProgress& progress) {
    const Slot mesh = meshOf(m);
    if (mesh == kNoSlot)
        return tl::unexpected(texts::format("there is no mesh"));
    if (!source::hasHidingSpotIds(formatOf(m, mesh)))
        return tl::unexpected(texts::format("version 1 of the format has no analysis"));
    if (auto wrong = whyNotForMap(m, map.size()); !wrong.empty() && !request.anyMapSize)
        return tl::unexpected(std::move(wrong));
    const auto world = generation::readSightMap(map, request.find);
    if (!world)
        return tl::unexpected(world.error());
    Reanalysis result;
    result.before = navFile(m, mesh);
    result.areas = areasOf(m, result.before, request);
    result.notes = (*world)->notes();
    if (result.areas.empty() && request.scope == AnalysisScope::Box)
        return tl::unexpected(texts::format("no area has its middle in the box"));
    generation::AnalysisOptions options;
    options.rules = generation::rulesFor(result.before);
    const auto all = generation::partsOf(result.before.format);
    std::ranges::copy_if(all, std::back_inserter(options.parts), [&](generation::AnalysisPart part) {
        return !request.parts || std::ranges::find(*request.parts, part) != request.parts->end();
    });
    if (options.parts.empty())
        return tl::unexpected(texts::format("the version of the mesh stores nothing of what is asked for"));
    result.allParts = options.parts == all;
    result.whole = result.allParts && (request.scope == AnalysisScope::All || request.scope == AnalysisScope::Stale);
    if (result.areas.empty()) {
        result.after = result.before;
        return result;
    }
    options.areas = result.areas;
    options.keepIds = true;
    auto analysed = generation::analyse(result.before, (*world)->sight(), options,
                                        generation::reportingTo(progress, options.parts));
    if (!analysed)
        return tl::unexpected(std::string());
    result.after = std::move(*analysed);
    result.summary = summarise(result);
    return result;
}

void apply(Transaction& tx, const Reanalysis& analysis) {
    Applier(tx, analysis).run();
}

} // namespace navsmith::systems::source_nav
