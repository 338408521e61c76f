#include "core/systems/source_nav/view/game_overlays.h"

#include "core/systems/shared/distance_overlay.h"
#include "core/systems/source_nav/bots/routes.h"
#include "core/systems/source_nav/mesh/geometry.h"
#include "core/systems/source_nav/mesh/schema.h"
#include "core/world/backdrop.h"
#include "formats/texts/texts.h"

#include <algorithm>
#include <limits>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>

namespace navsmith::systems::source_nav {

using model::Element;
using model::Model;
using model::Slot;
using source::NavLayout;
using symbol::LegendEntry;
using symbol::rgb;
using symbol::Rgba;

namespace {

using Colours = std::vector<Rgba>;
using Legend = std::vector<LegendEntry>;

bool hasLayout(const Model& m, NavLayout layout) {
    const auto files = m.order(kFile).all();
    return !files.empty() && formatOf(m, files.front()).layout == layout;
}
bool isTeamFortress(const Model& m) {
    return hasLayout(m, NavLayout::TeamFortress);
}
bool isLeftForDead(const Model& m) {
    return hasLayout(m, NavLayout::LeftForDead);
}
bool hasWideAttributes(const Model& m) {
    const auto files = m.order(kFile).all();
    constexpr std::uint32_t kFirstWide = 13; // versions before have no room for the bits
    return !files.empty() && formatOf(m, files.front()).version >= kFirstWide;
}

// Areas with flags ----------------------------------------------------------------------------------------------------

/// Areas with one of the bits get its colour; of several, the first in the table.
struct MarkedBits {
    model::Column<std::uint32_t> column;
    std::uint32_t bits;
    Rgba colour;
    std::string_view title;
};

void paintMarked(const Model& m, std::span<const MarkedBits> table, bool (*applies)(const Model&, const MarkedBits&),
                 Colours& colours, Legend& legend) {
    std::vector<std::size_t> counts(table.size());
    m.forEachLive(kArea, [&](Slot a) {
        colours[a] = symbol::kNoCategory;
        for (std::size_t i = 0; i < table.size(); ++i) {
            if (!applies(m, table[i]) || (m.get(table[i].column, a) & table[i].bits) == 0)
                continue;
            colours[a] = table[i].colour;
            ++counts[i];
            break;
        }
    });
    for (std::size_t i = 0; i < table.size(); ++i)
        if (applies(m, table[i]))
            legend.push_back(
                {table[i].colour, texts::format("{} ({})", texts::translated({table[i].title}), counts[i])});
    legend.push_back({symbol::kNoCategory, texts::format("none")});
}

constexpr std::uint32_t kSniperSpot = 1U << 21U;
constexpr std::uint32_t kSentrySpot = 1U << 22U;
constexpr MarkedBits kSpots[] = {
    {area::gameFlags, kSniperSpot, rgb(0xFF5A4F), texts::mark("sniper spot")},
    {area::gameFlags, kSentrySpot, rgb(0xFFB020), texts::mark("sentry spot")},
};

void paintSpots(const Model& m, std::span<const Element> /*selection*/, Colours& colours, Legend& legend) {
    constexpr auto always = [](const Model&, const MarkedBits&) { return true; };
    paintMarked(m, kSpots, always, colours, legend);
}

constexpr MarkedBits kBlockedAtStart[] = {
    {area::attributes, 1U << 31U, rgb(0xFF5A4F), texts::mark("nav blocker")},
    {area::attributes, 1U << 27U, rgb(0xFFB020), texts::mark("flow blocked")},
    {area::gameFlags, 1U << 0U, rgb(0xFF5A4F), texts::mark("blocked")},
    {area::gameFlags, 1U << 12U, rgb(0xE0526E), texts::mark("RED setup gate")},
    {area::gameFlags, 1U << 11U, rgb(0x5AA9E6), texts::mark("BLU setup gate")},
    {area::gameFlags, 1U << 14U, rgb(0xB388FF), texts::mark("blocked until a point is captured")},
    {area::gameFlags, 1U << 29U, rgb(0xFF8A3D), texts::mark("door that always blocks")},
};

/// Bits of the games' flags are of Team Fortress 2; the blocked flow is of Left 4 Dead.
bool canBeBlocked(const Model& m, const MarkedBits& marked) {
    constexpr std::uint32_t kFlowBlocked = 1U << 27U;
    if (marked.column.column == area::gameFlags.column)
        return isTeamFortress(m);
    return marked.bits != kFlowBlocked || isLeftForDead(m);
}

void paintBlocked(const Model& m, std::span<const Element> /*selection*/, Colours& colours, Legend& legend) {
    paintMarked(m, kBlockedAtStart, canBeBlocked, colours, legend);
}

// Distances -----------------------------------------------------------------------------------------------------------

/// The area under a place, or the nearest one below.
std::optional<Slot> areaUnder(const Model& m, const glm::vec3& place) {
    constexpr float kAbove = 32; // of the floor: a start may lie in it
    std::optional<Slot> best;
    float height = std::numeric_limits<float>::lowest();
    m.forEachLive(kArea, [&](Slot a) {
        const auto patch = patchOf(m, a);
        const auto [west, east] = std::minmax(patch.west, patch.east);
        const auto [north, south] = std::minmax(patch.north, patch.south);
        if (place.x < west || place.x > east || place.y < north || place.y > south)
            return;
        const float z = patch.heightAt(place.x, place.y);
        if (z <= place.z + kAbove && z > height) {
            best = a;
            height = z;
        }
    });
    return best;
}

/// Areas under the map's entities that `counts`.
template <typename F>
std::vector<Slot> areasUnderEntities(const Model& m, F&& counts) {
    std::vector<Slot> areas;
    if (m.map() == nullptr)
        return areas;
    for (const auto& entity : m.map()->geometry.entities) {
        if (!entity.origin || !counts(entity))
            continue;
        if (const auto area = areaUnder(m, *entity.origin))
            areas.push_back(*area);
    }
    return areas;
}

template <typename F>
std::vector<Slot> areasWith(const Model& m, F&& counts) {
    std::vector<Slot> areas;
    m.forEachLive(kArea, [&](Slot a) {
        if (counts(a))
            areas.push_back(a);
    });
    return areas;
}

const routing::Traveller& travellerOf(const routing::Routing& routing, std::string_view id) {
    return *std::ranges::find(routing.travellers, id, &routing::Traveller::id);
}

/// How far survivors have come.
class FlowPainter final : public DistancePainter {
public:
    void paint(const Model& m, std::span<const Element> /*selection*/, Colours& colours, Legend& legend) override {
        constexpr std::uint32_t kPlayerStart = 1U << 7U;
        auto starts = areasWith(m, [&](Slot a) { return (m.get(area::gameFlags, a) & kPlayerStart) != 0; });
        if (starts.empty())
            starts = areasUnderEntities(m, [](const world::MapEntity& entity) {
                return entity.className() == "info_player_start" || entity.className() == "info_survivor_position";
            });
        paintFrom(routing_, m, travellerOf(routing_, "plain_bot"), std::move(starts),
                  texts::format("No area is marked as player start."), colours, legend);
    }

private:
    routing::Routing routing_ = routing();
};

struct Team {
    std::string_view traveller;
    float number; ///< of entities
    std::uint32_t spawnRoom;
};
constexpr Team kRed{"red", 2, 1U << 1U};
constexpr Team kBlue{"blue", 3, 1U << 2U};

/// How far a team has to go from its spawn rooms.
template <const Team& team>
class IncursionPainter final : public DistancePainter {
public:
    void paint(const Model& m, std::span<const Element> /*selection*/, Colours& colours, Legend& legend) override {
        auto starts = areasUnderEntities(m, [](const world::MapEntity& entity) {
            return entity.className() == "info_player_teamspawn" && entity.number("TeamNum") == team.number;
        });
        // The game does not save these flags, but other programs do.
        if (starts.empty())
            starts = areasWith(m, [&](Slot a) { return (m.get(area::gameFlags, a) & team.spawnRoom) != 0; });
        paintFrom(routing_, m, travellerOf(routing_, team.traveller), std::move(starts),
                  texts::format("Open the map: it tells where the team spawns."), colours, legend);
    }

private:
    routing::Routing routing_ = routing();
};

template <typename Painter>
void paintOnce(const Model& m, std::span<const Element> selection, Colours& colours, Legend& legend) {
    Painter().paint(m, selection, colours, legend);
}

template <typename Painter>
symbol::Overlay distances(std::string_view id, std::string_view title, std::string_view help,
                          bool (*applies)(const Model&)) {
    return {.id = id,
            .title = title,
            .help = help,
            .type = kArea,
            .paint = paintOnce<Painter>,
            .makePainter = [] { return std::make_shared<Painter>(); },
            .applies = applies};
}

} // namespace

std::vector<symbol::Overlay> gameOverlays() {
    return {distances<FlowPainter>("flow", "Flow", "How long the way is from where survivors start", isLeftForDead),
            distances<IncursionPainter<kRed>>("incursion_red", "Incursion of RED",
                                              "How long the way is from the spawn rooms of RED", isTeamFortress),
            distances<IncursionPainter<kBlue>>("incursion_blue", "Incursion of BLU",
                                               "How long the way is from the spawn rooms of BLU", isTeamFortress),
            {.id = "tf_spots",
             .title = "Sniper and sentry spots",
             .help = "Where bots snipe and build sentries",
             .type = kArea,
             .paint = paintSpots,
             .applies = isTeamFortress},
            {.id = "blocked_at_start",
             .title = "Blocked at the start",
             .help = "Areas that nobody, or not every team, can enter when the round starts",
             .type = kArea,
             .paint = paintBlocked,
             .applies = hasWideAttributes}};
}

} // namespace navsmith::systems::source_nav
