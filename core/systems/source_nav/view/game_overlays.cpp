#include "core/systems/shared/distance_overlay.h"
#include "core/systems/source_nav/bots/routes.h"
#include "core/systems/source_nav/bots/teams.h"
#include "core/systems/source_nav/mesh/blocked.h"
#include "core/systems/source_nav/mesh/schema.h"
#include "core/systems/source_nav/view/overlays.h"
#include "formats/texts/texts.h"

#include <algorithm>
#include <array>
#include <memory>
#include <span>
#include <string_view>
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
bool isLeftForDead(const Model& m) {
    return hasLayout(m, NavLayout::LeftForDead);
}

// Areas with flags ----------------------------------------------------------------------------------------------------

/// Areas with one of the bits get its colour; of several, the first in the table.
struct MarkedBits {
    model::Column<std::uint32_t> column;
    std::uint32_t bits;
    Rgba colour;
    std::string_view title;
};

void paintMarked(const Model& m, std::span<const MarkedBits> table, Colours& colours, Legend& legend) {
    std::vector<std::size_t> counts(table.size());
    m.forEachLive(kArea, [&](Slot a) {
        colours[a] = symbol::kNoCategory;
        for (std::size_t i = 0; i < table.size(); ++i) {
            if ((m.get(table[i].column, a) & table[i].bits) == 0)
                continue;
            colours[a] = table[i].colour;
            ++counts[i];
            break;
        }
    });
    for (std::size_t i = 0; i < table.size(); ++i)
        legend.push_back({table[i].colour, texts::format("{} ({})", texts::translated({table[i].title}), counts[i])});
    legend.push_back({symbol::kNoCategory, texts::format("none")});
}

constexpr std::uint32_t kSniperSpot = 1U << 21U;
constexpr std::uint32_t kSentrySpot = 1U << 22U;
constexpr MarkedBits kSpots[] = {
    {area::gameFlags, kSniperSpot, rgb(0xFF5A4F), texts::mark("sniper spot")},
    {area::gameFlags, kSentrySpot, rgb(0xFFB020), texts::mark("sentry spot")},
};

void paintSpots(const Model& m, std::span<const Element> /*selection*/, Colours& colours, Legend& legend) {
    paintMarked(m, kSpots, colours, legend);
}

/// Colours of blockedMarks(), in the same order.
constexpr std::array kBlockedColours{rgb(0xFF5A4F), rgb(0xFFB020), rgb(0xFF5A4F), rgb(0xE0526E),
                                     rgb(0x5AA9E6), rgb(0xB388FF), rgb(0xFF8A3D)};

void paintBlocked(const Model& m, std::span<const Element> /*selection*/, Colours& colours, Legend& legend) {
    std::vector<MarkedBits> table;
    for (std::size_t i = 0; i < kBlockedColours.size(); ++i) {
        const auto& mark = blockedMarks()[i];
        if (isMeaningful(m, mark))
            table.push_back({mark.column, mark.bits, kBlockedColours.at(i), mark.title});
    }
    paintMarked(m, table, colours, legend);
}

// Distances -----------------------------------------------------------------------------------------------------------

const routing::Traveller& travellerOf(const routing::Routing& routing, std::string_view id) {
    return *std::ranges::find(routing.travellers, id, &routing::Traveller::id);
}

/// How far survivors have come.
class FlowPainter final : public DistancePainter {
public:
    void paint(const Model& m, std::span<const Element> /*selection*/, Colours& colours, Legend& legend) override {
        constexpr std::uint32_t kPlayerStart = 1U << 7U;
        auto starts = areasWithFlags(m, kPlayerStart);
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

/// How far a team has to go from its spawn rooms.
template <const Team& team>
class IncursionPainter final : public DistancePainter {
public:
    void paint(const Model& m, std::span<const Element> /*selection*/, Colours& colours, Legend& legend) override {
        auto starts = startsOf(m, team);
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
             .applies = marksBlocked}};
}

} // namespace navsmith::systems::source_nav
