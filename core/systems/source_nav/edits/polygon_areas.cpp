// Areas of polygons of other programs.
#include "core/model/wording.h"
#include "core/systems/source_nav/edits/edits.h"
#include "core/systems/source_nav/mesh/selected_elements.h"
#include "core/systems/source_nav/shape/borders.h"
#include "core/systems/source_nav/shape/mesh_rows.h"
#include "core/systems/source_nav/shape/overlaps.h"
#include "core/systems/source_nav/shape/polygon_cover.h"
#include "core/systems/source_nav/shape/reshape.h"
#include "formats/texts/texts.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <numbers>
#include <utility>

namespace navsmith::systems::source_nav {

using model::Model;
using model::Slot;
using model::Transaction;

namespace {

/// What becomes of areas that are there and that no polygon equals.
enum class Present : std::size_t { GiveWay, Stay, Go };

constexpr Argument<Choice> kPresent{"present"};
constexpr Argument<double> kGridWidth{"grid"};
constexpr Argument<double> kSnapWithin{"snap"};
constexpr Argument<double> kSteepest{"slope"};
constexpr Argument<double> kNarrowest{"least"};
constexpr Argument<bool> kFromBelow{"downwards"};
constexpr Argument<bool> kConnectNew{"connect"};

constexpr float kEqual = 0.05F; ///< sides and heights so near are the same; units

/// The areas of a mesh by a corner, to find one that equals a rectangle.
class AreasByCorner {
public:
    explicit AreasByCorner(const Model& m) {
        m.forEachLive(kArea, [&](Slot a) {
            const auto patch = patchOf(m, a);
            areas_.emplace(patch.west, std::pair(patch, a));
        });
    }

    /// Takes it, so that each equals one rectangle at most; kNoSlot if there is none.
    Slot takeEqual(const Patch& patch) {
        for (auto it = areas_.lower_bound(patch.west - kEqual); it != areas_.end() && it->first <= patch.west + kEqual;
             ++it) {
            if (!isEqual(it->second.first, patch))
                continue;
            const Slot row = it->second.second;
            areas_.erase(it);
            return row;
        }
        return model::kNoSlot;
    }

    /// The patches that were not taken.
    [[nodiscard]] std::vector<std::pair<Patch, Slot>> rest() const {
        std::vector<std::pair<Patch, Slot>> out;
        for (const auto& [west, area] : areas_)
            out.push_back(area);
        return out;
    }

private:
    static bool isEqual(const Patch& a, const Patch& b) {
        const auto near = [](float x, float y) { return std::abs(x - y) <= kEqual; };
        return near(a.west, b.west) && near(a.north, b.north) && near(a.east, b.east) && near(a.south, b.south) &&
               std::ranges::equal(a.heights, b.heights, near);
    }

    std::multimap<float, std::pair<Patch, Slot>> areas_;
};

/// The areas of a mesh that give way to rectangles.
std::vector<Slot> givingWay(const std::vector<std::pair<Patch, Slot>>& areas, std::vector<Patch> patches) {
    std::ranges::sort(patches, {}, &Patch::west);
    float widest = 0;
    for (const auto& patch : patches)
        widest = std::max(widest, patch.east - patch.west);
    std::vector<Slot> rows;
    for (const auto& [area, row] : areas) {
        auto it = std::ranges::lower_bound(patches, area.west - widest, {}, &Patch::west);
        for (; it != patches.end() && it->west < area.east; ++it) {
            if (overlapOf(area, *it)) {
                rows.push_back(row);
                break;
            }
        }
    }
    return rows;
}

CoverOptions coverOptions(const EditArguments& arguments) {
    return {.grid = arguments.get(kGridWidth),
            .tolerance = arguments.get(kSnapWithin),
            .leastNormalZ = std::cos(arguments.get(kSteepest) * std::numbers::pi / 180),
            .leastWidth = arguments.get(kNarrowest),
            .downwards = arguments.get(kFromBelow)};
}

/// What became of the polygons.
std::vector<std::string> reportOf(const Cover& cover, std::size_t already, std::size_t snapped, std::size_t replaced,
                                  std::size_t connections) {
    std::vector<std::string> report;
    const auto tell = [&](std::size_t count, std::string sentence) {
        if (count > 0)
            report.push_back(std::move(sentence));
    };
    tell(cover.exact, texts::format("Rectangles that became one area each: {}.", cover.exact));
    tell(cover.paired, texts::format("Rectangles of two triangles each: {}.", cover.paired / 2));
    tell(cover.gridded, texts::format("Polygons of other shapes: {}, covered by {} on the grid.", cover.gridded,
                                      model::counted(cover.ofGrid, "area")));
    tell(cover.notFlat, texts::format("Polygons that are not flat, so that their heights are those of their plane: {}.",
                                      cover.notFlat));
    tell(already, texts::format("Areas that were there already: {}.", already));
    tell(snapped, texts::format("Sides that snapped to a neighbour's: {}.", snapped));
    tell(replaced, texts::format("Areas replaced: {}.", replaced));
    tell(connections, texts::format("Connections made: {}.", connections));
    return report;
}

tl::expected<MadeOfPolygons, model::EditError> makeAreas(Transaction& tx, std::span<const Polygon> polygons,
                                                         const EditArguments& arguments) {
    const auto& m = tx.model();
    auto cover = coverPolygons(polygons, coverOptions(arguments));
    AreasByCorner areas(m);
    const auto isThere = [&](const Patch& patch) { return areas.takeEqual(patch) != model::kNoSlot; };
    const auto already = std::erase_if(cover.patches, isThere);
    const auto present = static_cast<Present>(arguments.get(kPresent).value_or(0));
    const auto rest = areas.rest();
    std::vector<Slot> gone;
    if (present == Present::GiveWay)
        gone = givingWay(rest, cover.patches);
    else if (present == Present::Go)
        std::ranges::transform(rest, std::back_inserter(gone), &std::pair<Patch, Slot>::second);
    std::ranges::sort(gone);

    std::vector<HandWork> handWork;
    handWork.reserve(gone.size());
    for (const Slot a : gone)
        handWork.push_back(handWorkOf(m, a));
    tx.erase(elements(kArea, gone));
    std::vector<Patch> remaining;
    m.forEachLive(kArea, [&](Slot a) { remaining.push_back(patchOf(m, a)); });
    const auto snapped = snapSides(cover.patches, remaining, arguments.get(kSnapWithin));
    std::vector<Slot> rows;
    for (const auto& patch : cover.patches) {
        const Slot a = makeArea(tx, patch);
        if (a == model::kNoSlot)
            return refused(texts::format("The file has no room for more areas."));
        rows.push_back(a);
    }
    restoreHandWork(tx, rows, handWork);
    const auto connections = arguments.get(kConnectNew) ? connectBorders(tx, rows, {}) : 0;
    if (!gone.empty())
        markNotAnalysed(tx);
    auto report = reportOf(cover, already, snapped, gone.size(), connections);
    return MadeOfPolygons{elements(kArea, rows), std::move(cover.leftOut), std::move(report)};
}

} // namespace

PolygonMaker polygonAreas() {
    return {.id = "areas",
            .title = "Areas",
            .help = "Rectangles along x and y become one area each; other polygons are covered by rectangles of a grid",
            .makes = kArea,
            .parameters =
                {choiceParameter(kPresent, "Areas that are there",
                                 "What becomes of areas of the mesh that no polygon equals; those that one equals stay",
                                 {"Give way where polygons overlap them", "Stay", "Go: the polygons are the mesh"},
                                 Choice(0)),
                 numberParameter(kGridWidth, "Grid", "Width of the rectangles that cover other shapes",
                                 {.min = 5, .max = 1000, .initial = static_cast<double>(kGenerationStep)}, "units"),
                 numberParameter(kSnapWithin, "Snap within",
                                 "Edges so far off an axis count as along it, and sides snap to a neighbour's so near",
                                 {.min = 0, .max = 25, .initial = 0.5, .step = 0.5, .decimals = 2}, "units"),
                 numberParameter(kSteepest, "Steepest", "Steeper polygons are left out",
                                 {.min = 1, .max = 89, .initial = 70, .decimals = 1}, "°"),
                 numberParameter(kNarrowest, "Narrowest", "Rectangles that are narrower are left out",
                                 {.min = static_cast<double>(kSmallestPart), .max = 1000, .initial = 1, .decimals = 1},
                                 "units"),
                 onOffParameter(kFromBelow, "Also from below", "Also polygons whose front faces down", false),
                 onOffParameter(kConnectNew, "Connect", "Connect the new areas with adjacent areas", true)},
            .make = makeAreas};
}

} // namespace navsmith::systems::source_nav
