#include "core/systems/source_nav/reanalysis.h"

#include "core/systems/source_nav/save.h"
#include "core/systems/source_nav/schema.h"
#include "core/systems/source_nav/selected_elements.h"
#include "core/systems/source_nav/visibility.h"
#include "formats/texts/texts.h"

#include <algorithm>
#include <array>
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

AnalysisSummary summarise(const Reanalysis& analysis) {
    AnalysisSummary sum;
    sum.areas = analysis.areas.size();
    for (const auto area : analysis.areas) {
        const auto was = spotsOf(analysis.before, area);
        const auto now = spotsOf(analysis.after, area);
        std::size_t kept = 0;
        for (const auto& spot : now) {
            const auto known = std::ranges::find(was, spot.position, &source::HidingSpot::position);
            if (known == was.end())
                continue;
            ++kept;
            sum.spotsChanged += ((known->flags ^ spot.flags) & kSpotTypes) != 0 ? 1 : 0;
        }
        sum.spotsKept += kept;
        sum.spotsGained += now.size() - kept;
        sum.spotsLost += was.size() - kept;
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
        writeVisibility();
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
                const unsigned wanted = (flags & ~kSpotTypes) | (spot.flags & kSpotTypes);
                if (flags != wanted)
                    tx_.set(hiding_spot::flags, row, static_cast<std::uint8_t>(wanted));
            }
            spots_.try_emplace(spot.id, row);
        }
        std::vector<model::Element> gone;
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
        const auto found = areas_.find(id);
        return found == areas_.end() ? Ref::none() : Ref::to(found->second);
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
            for (const auto& seen : source::entries(analysis_.after.encounterSpots, path.spots)) {
                const auto found = spots_.find(seen.spot);
                if (found == spots_.end())
                    continue;
                spots.push_back(Ref::to(found->second));
                along.push_back(seen.t);
            }
            tx_.setList(kEncounterPath, encounter_path::kSpots, row, {std::move(spots), std::move(along)});
        }
        std::vector<model::Element> surplus;
        for (; at < rows.size(); ++at)
            surplus.push_back({kEncounterPath, rows[at]});
        tx_.erase(surplus);
    }

    void writeVisibility() {
        for (std::uint32_t area = 0; area < rows_.size(); ++area) {
            const auto& was = analysis_.before.areas[area];
            const auto& now = analysis_.after.areas[area];
            const auto entries = source::entries(analysis_.after.visible, now.visible);
            if (was.inheritVisibilityFrom != now.inheritVisibilityFrom)
                tx_.set(area::inheritsFrom, rows_[area], areaRef(now.inheritVisibilityFrom));
            if (!std::ranges::equal(source::entries(analysis_.before.visible, was.visible), entries)) {
                SeenList seen;
                for (const auto& entry : entries)
                    seen.push_back({areaRef(entry.area), entry.visibility});
                setSeen(tx_, rows_[area], seen);
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

std::vector<std::uint32_t> positionsOf(const Model& m, std::span<const Slot> selected) {
    std::vector<std::uint32_t> positions;
    for (const Slot row : selected)
        positions.push_back(static_cast<std::uint32_t>(m.order(kArea).position(row)));
    std::ranges::sort(positions);
    positions.erase(std::unique(positions.begin(), positions.end()), positions.end());
    return positions;
}

} // namespace

tl::expected<Reanalysis, std::string> reanalyse(const Model& m, std::span<const std::byte> map, AnalysisScope scope,
                                                std::span<const Slot> selected,
                                                const generation::AnalysisProgress& progress) {
    const Slot mesh = meshOf(m);
    if (mesh == kNoSlot)
        return tl::unexpected(texts::format("there is no mesh"));
    if (!source::hasHidingSpotIds(formatOf(m, mesh)))
        return tl::unexpected(texts::format("version 1 of the format has no analysis"));
    const auto world = generation::readSightMap(map);
    if (!world)
        return tl::unexpected(world.error());
    Reanalysis result;
    result.before = navFile(m, mesh);
    result.whole = scope == AnalysisScope::All;
    if (scope == AnalysisScope::Selected)
        result.areas = positionsOf(m, selected);
    else if (scope == AnalysisScope::Stale)
        result.areas = generation::staleAreas(result.before);
    else {
        for (std::uint32_t i = 0; i < result.before.areas.size(); ++i)
            result.areas.push_back(i);
    }
    generation::AnalysisOptions options;
    options.rules = generation::rulesFor(result.before);
    options.parts = generation::partsOf(result.before.format);
    options.areas = result.areas;
    options.keepIds = true;
    auto analysed = generation::analyse(result.before, (*world)->sight(), options, progress);
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
