#include "core/systems/gta_sa_tracks/symbols.h"

#include "core/checks/dependencies.h"
#include "core/systems/gta_sa_tracks/access.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace navsmith::systems::gta_sa_tracks {

using model::against;
using model::along;
using model::kNoSlot;
using model::Model;
using model::Slot;
using symbol::Overrides;
using symbol::Primitives;
using symbol::rgb;
using symbol::Rgba;
using symbol::Shape;

namespace {

struct Look {
    std::string_view id;
    std::string_view title;
    Rgba colour;
};
/// Indexed by file::number.
constexpr std::array<Look, 5> kLooks{Look{"other", "other files", rgb(0x9AA4B0)},
                                     Look{"1", "tracks.dat", rgb(0xD9A566)}, Look{"2", "tracks2.dat", rgb(0xC277F2)},
                                     Look{"3", "tracks3.dat", rgb(0x8FBF6B)}, Look{"4", "tracks4.dat", rgb(0x5CC8D9)}};
constexpr Rgba kStation = rgb(0xF2E14E);
constexpr Rgba kText = rgb(0xDDE4EE);

std::size_t lookOf(const Model& m, Slot p) {
    const Slot track = trackOf(m, p);
    return track == kNoSlot ? 0 : std::min<std::size_t>(m.get(file::number, track), kLooks.size() - 1);
}

std::optional<glm::vec3> anchor(const Model& m, Slot p) {
    const auto place = placeOf(m, p);
    return isFinite(place) ? std::optional(glm::vec3(place)) : std::nullopt;
}

void overview(const Model& m, const Overrides& o, Slot p, Primitives& out) {
    const auto place = anchor(m, p);
    const auto colour = o.colour({kPoint, p}, kLooks[lookOf(m, p)].colour);
    const Slot next = nextOf(m, p);
    if (const auto end = next == kNoSlot ? std::nullopt : anchor(m, next)) {
        // The way back to the start is no rail: stock tracks meet their start, others may not.
        out.line(*place, *end, colour, 3, isLast(m, p) ? symbol::SegmentDashed : symbol::SegmentPlain);
    }
    if (m.get(point::station, p) != 0)
        out.mark(*place, o.colour({kPoint, p}, kStation), 15, Shape::Square);
    else
        out.mark(*place, colour, 8, Shape::Disc);
    if (m.order(kPoint).position(p) == 0)
        out.mark(*place, colour, 19, Shape::Outline);
}

/// The direction, and the point's number.
void detail(const Model& m, const Overrides& o, Slot p, Primitives& out) {
    const auto place = anchor(m, p);
    out.labels.push_back({*place, kText, fmt::format("{}", m.order(kPoint).position(p))});
    const Slot next = nextOf(m, p);
    if (const auto end = next == kNoSlot ? std::nullopt : anchor(m, next)) {
        const auto colour = o.colour({kPoint, p}, kLooks[lookOf(m, p)].colour);
        const auto middle = (*place + *end) * 0.5F;
        out.line(*place, middle, colour, 3,
                 symbol::SegmentArrow | (isLast(m, p) ? symbol::SegmentDashed : symbol::SegmentPlain));
    }
}

} // namespace

symbol::View view() {
    symbol::Symbol points{.type = kPoint,
                          .anchor = anchor,
                          .overview = overview,
                          .detail = detail,
                          // All points of the track, since any may be the next or the first.
                          .dependsOn = {{{}, kPoint, {}},
                                        checks::at({along(point::file), against(point::file)}, point::x, point::y,
                                                   point::z, model::Column<std::uint32_t>{kPoint, model::kRank}),
                                        checks::at({along(point::file)}, file::number)},
                          .handles = {{symbol::HandleType::Point, "position"}},
                          .groupOf = lookOf};
    for (const auto& look : kLooks) {
        points.groups.push_back({look.id, look.title});
        points.legend.push_back({look.colour, std::string(look.title)});
    }
    points.legend.push_back({kStation, "station"});
    symbol::View view;
    view.symbols.push_back(std::move(points));
    return view;
}

} // namespace navsmith::systems::gta_sa_tracks
