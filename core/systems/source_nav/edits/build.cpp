// Builders for areas, cuts and ladders. Hiding spots are in spot_edits.cpp.
#include "core/model/wording.h"
#include "core/systems/source_nav/edits/edits.h"
#include "core/systems/source_nav/mesh/geometry.h"
#include "core/systems/source_nav/mesh/ladder_ends.h"
#include "core/systems/source_nav/mesh/selected_elements.h"
#include "core/systems/source_nav/shape/borders.h"
#include "core/systems/source_nav/shape/cuts.h"
#include "core/systems/source_nav/shape/reshape.h"
#include "core/world/ray_caster.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>
#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <optional>

namespace navsmith::systems::source_nav {

using model::Element;
using model::kNoSlot;
using model::Model;
using model::Ref;
using model::Slot;
using model::Transaction;

namespace {

/// A corner at most this far outside an area takes its height.
constexpr float kBeside = 1;
/// Areas at most this far above or below a drag give a new area its heights.
constexpr float kSameFloor = 64;
/// Maximum distance of the area at the top of a ladder.
constexpr float kHeadReach = 150;
/// Maximum distance of a ladder from its wall.
constexpr float kWallReach = 48;

/// The height of the areas at a position, nearest to the given height. Corners take precedence over edges and surfaces.
std::optional<float> heightOfAreas(const Model& m, glm::vec3 at) {
    std::optional<float> corner;
    std::optional<float> surface;
    const auto consider = [&](std::optional<float>& best, float z) {
        const float off = std::abs(z - at.z);
        if (off <= kSameFloor && (!best || off < std::abs(*best - at.z)))
            best = z;
    };
    m.forEachLive(kArea, [&](Slot a) {
        const auto patch = patchOf(m, a);
        if (!patch.hasInside() || at.x < patch.west - kBeside || at.x > patch.east + kBeside ||
            at.y < patch.north - kBeside || at.y > patch.south + kBeside)
            return;
        for (const auto& c : patch.corners()) {
            if (std::abs(c.x - at.x) <= kBeside && std::abs(c.y - at.y) <= kBeside)
                consider(corner, c.z);
        }
        consider(surface, patch.heightAt(at.x, at.y));
    });
    return corner ? corner : surface;
}

/// The direction that a ladder faces: away from the wall, or a fixed one.
enum class Faces : std::uint8_t { OffTheWall, North, East, South, West };

constexpr Argument<float> kStep{"step"};
constexpr Argument<bool> kConnect{"connect"};
constexpr Argument<float> kMagnet{"magnet"};
constexpr Argument<double> kGrid{"grid"};
constexpr Argument<float> kWidth{"width"};
constexpr Argument<Faces> kFaces{"direction"};

/// Default snapping distance in units: the accuracy of a mouse in a view of a few rooms.
constexpr double kUsualMagnet = 8;

/// The nearest multiple of `grid`, never -0; 0: the value itself.
float rounded(float value, double grid) {
    return grid > 0 ? static_cast<float>(std::round(static_cast<double>(value) / grid) * grid + 0.0) : value;
}

/// Snaps the sides of a new rectangle to nearby edges of areas. `z` is the height at which it is drawn.
class Magnets {
public:
    Magnets(const Model& m, const Patch& drawn, float z, float reach) : drawn_(drawn), reach_(reach) {
        m.forEachLive(kArea, [&](Slot a) {
            const auto patch = patchOf(m, a);
            const auto [low, high] = std::ranges::minmax(patch.heights);
            if (patch.hasInside() && low - kSameFloor <= z && z <= high + kSameFloor && near(patch))
                around_.push_back(patch);
        });
    }

    /// The snapped position of a side perpendicular to the axis; none if no edge is near.
    [[nodiscard]] std::optional<float> pull(float side, Axis axis) const {
        std::optional<float> best;
        for (const auto& patch : around_) {
            for (const float edge :
                 axis == Axis::X ? std::array{patch.west, patch.east} : std::array{patch.north, patch.south}) {
                if (std::abs(edge - side) <= reach_ && (!best || std::abs(edge - side) < std::abs(*best - side)))
                    best = edge;
            }
        }
        return best;
    }

private:
    [[nodiscard]] bool near(const Patch& patch) const {
        return patch.west <= drawn_.east + reach_ && patch.east >= drawn_.west - reach_ &&
               patch.north <= drawn_.south + reach_ && patch.south >= drawn_.north - reach_;
    }

    Patch drawn_;
    float reach_;
    std::vector<Patch> around_;
};

/// The rectangle that was dragged; none if it is too small.
std::optional<Patch> dragged(const Model& m, const Builder::Click& click, Arguments arguments) {
    if (!isFinite(click.start) || !isFinite(click.at))
        return std::nullopt;
    Patch patch{std::min(click.start.x, click.at.x),
                std::min(click.start.y, click.at.y),
                std::max(click.start.x, click.at.x),
                std::max(click.start.y, click.at.y),
                {}};
    const Magnets magnets(m, patch, (click.start.z + click.at.z) / 2, arguments.get(kMagnet));
    const double step = arguments.get(kGrid);
    const auto put = [&](float& side, Axis axis) { side = magnets.pull(side, axis).value_or(rounded(side, step)); };
    put(patch.west, Axis::X);
    put(patch.east, Axis::X);
    put(patch.north, Axis::Y);
    put(patch.south, Axis::Y);
    const bool wide = patch.east - patch.west >= kSmallestPart && patch.south - patch.north >= kSmallestPart;
    return wide ? std::optional(patch) : std::nullopt;
}

/// The height of the end of the drag that the corner is at, or their average for the other two corners.
float dragHeight(const Builder::Click& click, glm::vec3 corner) {
    const bool startX = std::abs(corner.x - click.start.x) < std::abs(corner.x - click.at.x);
    const bool startY = std::abs(corner.y - click.start.y) < std::abs(corner.y - click.at.y);
    if (startX == startY)
        return startX ? click.start.z : click.at.z;
    return (click.start.z + click.at.z) / 2;
}

Patch withHeights(const Model& m, const Builder::Click& click, Patch patch, Arguments arguments) {
    const auto corners = patch.corners();
    const float from = std::max(click.start.z, click.at.z) + arguments.get(kStep);
    for (std::size_t i = 0; i < corners.size(); ++i) {
        auto corner = corners[i];
        corner.z = dragHeight(click, corner);
        const auto hit =
            arguments.ground != nullptr ? arguments.ground->ground(corner.x, corner.y, from) : std::nullopt;
        patch.heights[i] = hit ? hit->point.z : heightOfAreas(m, corner).value_or(corner.z);
    }
    return patch;
}

/// The area under a drawn line, the position of the cut and its axis.
struct LineCut {
    Slot area;
    Patch patch;
    Axis axis;
    float at;
};
tl::expected<LineCut, model::EditError> cutOf(const Model& m, const Builder::Click& click, Arguments arguments) {
    if (!isFinite(click.start) || !isFinite(click.at))
        return refused(texts::format("Invalid position."));
    const bool onArea = click.onto.type == kArea && m.isLive(click.onto);
    const Slot a = onArea ? click.onto.slot : areaAround(m, (click.start + click.at) / 2.0F);
    if (a == kNoSlot)
        return refused(texts::format("There is no area to split here."));
    const auto patch = patchOf(m, a);
    const auto way = click.at - click.start;
    const auto axis = std::abs(way.x) > std::abs(way.y) ? Axis::Y : Axis::X;
    const auto middle = (click.start + click.at) / 2.0F;
    const float line = rounded(axis == Axis::X ? middle.x : middle.y, arguments.get(kGrid));
    const auto at = patch.hasInside() ? nearestCut(patch, axis, line) : std::nullopt;
    if (!at)
        return refused(model::capitalised(texts::format("{} is too small to be split this way.", nameOf(m, a))));
    return LineCut{a, patch, axis, *at};
}

glm::vec3 vectorOf(Direction d) {
    constexpr std::array<glm::vec3, 4> vectors{{{0, -1, 0}, {1, 0, 0}, {0, 1, 0}, {-1, 0, 0}}};
    return vectors[static_cast<std::size_t>(d)];
}

/// The direction that a ladder faces: away from the nearest wall of the map, else from the area at its top to the one
/// at its foot.
Direction facing(const Model& m, glm::vec3 bottom, glm::vec3 top, const world::RayCaster* ground) {
    if (ground != nullptr) {
        std::optional<Direction> wall;
        float nearest = kWallReach;
        for (const auto d : {Direction::North, Direction::East, Direction::South, Direction::West}) {
            const auto hit = ground->cast((bottom + top) / 2.0F, vectorOf(d), {.maxDistance = kWallReach});
            if (hit && hit->distance <= nearest && (!wall || hit->distance < nearest)) {
                wall = d;
                nearest = hit->distance;
            }
        }
        if (wall)
            return opposite(*wall);
    }
    const Slot head = nearestArea(m, top, kHeadReach, areaAround(m, bottom));
    if (head != kNoSlot) {
        const auto patch = patchOf(m, head);
        const Patch here{bottom.x, bottom.y, bottom.x, bottom.y, {}};
        // Use the nearest point of the area at the top: its centre may be far along the edge.
        const float x = std::clamp(bottom.x, patch.west, patch.east) - bottom.x;
        const float y = std::clamp(bottom.y, patch.north, patch.south) - bottom.y;
        if (x == 0 && y == 0)
            return opposite(directionTo(here, patch));
        return opposite(std::abs(x) > std::abs(y) ? (x > 0 ? Direction::East : Direction::West)
                                                  : (y > 0 ? Direction::South : Direction::North));
    }
    const Patch from{top.x, top.y, top.x, top.y, {}};
    const Patch to{bottom.x, bottom.y, bottom.x, bottom.y, {}};
    return directionTo(from, to);
}

bool joinsNothing(const Model&, Element, Arguments) {
    return false;
}

Description describeArea(const Model& m, const Builder::Click& click, Arguments arguments) {
    const auto patch = dragged(m, click, arguments);
    if (!patch)
        return {};
    Description out;
    out.text = texts::format("{:g} by {:g} units", patch->east - patch->west, patch->south - patch->north);
    const auto corners = withHeights(m, click, *patch, arguments).corners();
    for (std::size_t i = 0; i < corners.size(); ++i)
        out.marks.line(corners[i], corners[(i + 1) % corners.size()], symbol::rgb(0xFFFFFF), 2);
    return out;
}

EditResult placeArea(Transaction& tx, const Builder::Click& click, Arguments arguments) {
    const auto patch = dragged(tx.model(), click, arguments);
    if (!patch)
        return refused(texts::format("Drag a rectangle from corner to corner."));
    const Slot a = makeArea(tx, withHeights(tx.model(), click, *patch, arguments));
    if (a != kNoSlot && arguments.get(kConnect))
        connectBorders(tx, {a}, {});
    return Elements{{kArea, a}};
}

Description describeCut(const Model& m, const Builder::Click& click, Arguments arguments) {
    const auto cut = cutOf(m, click, arguments);
    if (!cut)
        return {cut.error().reason, {}};
    Description out{sizesText(cut->patch, cut->axis, cut->at), {}};
    markCut(cut->patch, cut->axis, cut->at, out.marks);
    return out;
}

EditResult placeCut(Transaction& tx, const Builder::Click& click, Arguments arguments) {
    const auto cut = cutOf(tx.model(), click, arguments);
    if (!cut)
        return tl::unexpected(cut.error());
    return elements(kArea, splitAreas(tx, {{cut->area, halves(cut->patch, cut->axis, cut->at)}}).front());
}

EditResult placeLadder(Transaction& tx, const Builder::Click& click, Arguments arguments) {
    const auto& m = tx.model();
    if (!isFinite(click.start) || !isFinite(click.at))
        return refused(texts::format("Invalid position."));
    if (const auto format = formatOf(m); !source::hasLadders(format))
        return refused(texts::format("Version {} of the format does not store ladders.", format.version));
    const bool down = click.at.z < click.start.z;
    const auto bottom = down ? click.at : click.start;
    const auto top = down ? click.start : click.at;
    if (!(top.z - bottom.z > kStepHeight))
        return refused(texts::format("Drag from the foot to the top. A ladder must be higher than a step."));
    const Slot l = tx.create(kLadder);
    if (l == kNoSlot)
        return Elements{};
    tx.set(ladder::file, l, Ref::to(meshOf(m)));
    tx.set(ladder::width, l, arguments.get(kWidth));
    setPoint(tx, kLadderTop, l, top);
    setPoint(tx, kLadderBottom, l, bottom);
    tx.set(ladder::length, l, glm::distance(top, bottom));
    const auto choice = arguments.get(kFaces);
    const auto faces = choice != Faces::OffTheWall ? static_cast<Direction>(static_cast<unsigned>(choice) - 1U)
                                                   : facing(m, bottom, top, arguments.ground);
    tx.set(ladder::direction, l, static_cast<std::uint32_t>(faces));
    const auto ends = findLadderEnds(m, l);
    tx.set(ladder::bottom, l, ends.bottom);
    for (std::size_t i = 0; i < kTopEnds.size(); ++i)
        tx.set(kTopEnds[i], l, ends.top[i]);
    listLadder(tx, l);
    const bool gotOff = std::any_of(ends.top.begin(), ends.top.begin() + 3, [](Ref r) { return r.isSlot(); });
    if (ends.bottom.isNone() || !gotOff)
        tx.note(gotOff                 ? texts::format("There is no area at the foot of the ladder.")
                : ends.bottom.isNone() ? texts::format("There is no area at the ends of the ladder.")
                                       : texts::format("There is no area at the top of the ladder."));
    return Elements{{kLadder, l}};
}

} // namespace

std::vector<Builder> shapeBuilders() {
    return {
        {.id = "area",
         .title = "Area",
         .help = "Drag from corner to corner to create an area on the ground of the map, or between its neighbours.",
         .shortcut = "Shift+A",
         .gesture = Gesture::Rectangle,
         .parameters = {units(kStep, "Step", "Maximum height of the ground above the dragged corners", 0,
                              static_cast<double>(kStepHeight)),
                        onOffParameter(kConnect, "Connect", "Connect the new area with adjacent areas", true),
                        units(kMagnet, "Snap within", "Sides snap to edges of other areas within this distance", 0,
                              kUsualMagnet),
                        units(kGrid, "Round to", "Grid for sides without an edge nearby. 0: none.", 0, 1)},
         .continues = continuesNothing,
         .joins = joinsNothing,
         .describe = describeArea,
         .place = placeArea},
        {.id = "split_area",
         .title = "Split Area",
         .help = "Drag a line over an area to split it there, along x or y.",
         .shortcut = "C",
         .gesture = Gesture::Line,
         .parameters = {units(kGrid, "Round to", "Grid for the line. 0: none.", 0, 1)},
         .continues = continuesNothing,
         .joins = joinsArea,
         .describe = describeCut,
         .place = placeCut},
        {.id = "ladder",
         .title = "Ladder",
         .help = "Drag from the foot to the top to create a ladder between the areas at its ends.",
         .shortcut = "Shift+L",
         .gesture = Gesture::Line,
         .parameters = {units(kWidth, "Width", "Across the climbed side", 1, 32),
                        choiceParameter(kFaces, "Faces", "Direction that the climbed side faces",
                                        {"off the wall", "north", "east", "south", "west"})},
         .continues = continuesNothing,
         .joins = joinsNothing,
         .place = placeLadder},
    };
}

} // namespace navsmith::systems::source_nav
