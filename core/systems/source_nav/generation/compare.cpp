#include "core/systems/source_nav/generation/compare.h"

#include "core/systems/source_nav/generation/compare_parts.h"
#include "core/systems/source_nav/generation/constants.h"

#include <algorithm>
#include <cmath>

namespace navsmith::systems::source_nav::generation {

namespace {

constexpr std::uint32_t kPrecise = 4;

bool onLattice(float value) {
    return std::fmod(static_cast<double>(value), kStep) == 0;
}

bool isRaw(const source::NavFile& file) {
    return file.places.empty() && std::all_of(file.areas.begin(), file.areas.end(), [](const source::NavArea& area) {
               return onLattice(area.northWest.x) && onLattice(area.northWest.y) && onLattice(area.southEast.x) &&
                      onLattice(area.southEast.y) && (area.attributes & kPrecise) == 0;
           });
}

class Table {
public:
    explicit Table(std::vector<Agreement>& rows) : rows_(rows) {}

    void share(std::string_view id, std::string_view title, std::size_t part, std::size_t whole) {
        if (whole > 0)
            rows_.push_back({id, title, static_cast<double>(part) / static_cast<double>(whole), true});
    }
    void units(std::string_view id, std::string_view title, double value) {
        rows_.push_back({id, title, value, false});
    }

private:
    std::vector<Agreement>& rows_;
};

} // namespace

FileComparison compareMeshes(const source::NavFile& generated, const source::NavFile& reference) {
    FileComparison result;
    Table table(result.figures);
    const auto floors = compareFloors(generated, reference);
    table.share("floor", "floor in both, of floor in either", floors.both,
                floors.generated + floors.reference - floors.both);
    table.share("floor_recall", "floor found", floors.both, floors.reference);
    table.share("floor_precision", "floor that is known", floors.both, floors.generated);
    table.share("plan", "ground plan in both, of either", floors.planBoth, floors.planEither);
    if (floors.both > 0) {
        table.units("height_error", "mean difference of heights", floors.meanError);
        table.units("height_error_95", "difference of heights that 95 % keep", floors.error95);
    }
    const AreaMatch match(generated, reference);
    table.share("areas", "identical areas", match.count(), reference.areas.size());
    const auto links = compareLinks(generated, reference, match);
    table.share("link_recall", "links between identical areas found", links.both, links.reference);
    table.share("link_precision", "links between identical areas that are known", links.both, links.generated);
    const auto reach = compareReach(generated, reference);
    table.share("reach", "pairs of places with the same answer to whether a way leads there", reach.both,
                reach.reference);
    const auto spots = compareSpots(generated, reference);
    table.share("spot_recall", "hiding spots found", spots.found.both, spots.found.reference);
    table.share("spot_precision", "hiding spots that are known", spots.certain.both, spots.certain.generated);
    table.share("spot_flags", "equal flags of spots at the same place", spots.flags.both, spots.flags.reference);
    const auto encounters = compareEncounters(generated, reference, match);
    table.share("encounters", "encounter paths of identical areas found", encounters.paths.both,
                encounters.paths.reference);
    table.share("encounter_spots", "encounter paths with the same spots", encounters.spots.both,
                encounters.spots.reference);
    const auto approaches = compareApproaches(generated, reference, match);
    table.share("approach_recall", "approach areas of identical areas found", approaches.both, approaches.reference);
    table.share("approach_precision", "approach areas of identical areas that are known", approaches.both,
                approaches.generated);
    result.looksRaw = isRaw(reference);
    result.sameMap = !hasBspSize(reference.format) || generated.bspSize == reference.bspSize;
    return result;
}

} // namespace navsmith::systems::source_nav::generation
