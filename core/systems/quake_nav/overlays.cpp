#include "core/systems/quake_nav/overlays.h"

#include "core/systems/quake_nav/access.h"
#include "core/systems/quake_nav/graph.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

#include <map>
#include <string>

namespace navsmith::systems::quake_nav {

using model::Element;
using model::Model;
using model::Slot;
using quake::NavGame;
using symbol::LegendEntry;
using symbol::rgb;
using symbol::Rgba;

namespace {

/// "all teams", "teams 1, 3", "no team".
std::string teamsText(unsigned mask) {
    if (mask == quake::kAllTeams)
        return texts::format("all teams");
    std::string text;
    for (unsigned bit = 0; bit < 8; ++bit) {
        if ((mask >> bit & 1U) != 0)
            text += fmt::format("{}{}", text.empty() ? texts::format("team bits ") : ", ", bit + 1);
    }
    return text.empty() ? texts::format("no team") : text;
}

constexpr Rgba kEverybody = rgb(0x7A8694);

/// NAV2: one colour per mask in use.
void paintTeams(const Model& m, std::span<const Element>, std::vector<Rgba>& colours,
                std::vector<LegendEntry>& legend) {
    if (!hasMask(gameOf(m), versionOf(m)))
        return;
    std::map<std::uint8_t, Rgba> colourOfMask{{quake::kAllTeams, kEverybody}};
    m.forEachLive(kLink, [&](Slot l) { colourOfMask.try_emplace(m.get(link::mask, l), Rgba{}); });
    std::size_t next = 0;
    for (auto& [mask, colour] : colourOfMask) {
        if (mask != quake::kAllTeams)
            colour = symbol::categoryColour(next++);
        legend.push_back({colour, teamsText(mask)});
    }
    m.forEachLive(kLink, [&](Slot l) { colours[l] = colourOfMask[m.get(link::mask, l)]; });
}

/// NAV3: red and blue teams.
void paintRedAndBlue(const Model& m, std::span<const Element>, std::vector<Rgba>& colours,
                     std::vector<LegendEntry>& legend) {
    static const LegendEntry looks[] = {{rgb(0x3A3F47), texts::format("no team")},
                                        {rgb(0xE8574A), texts::format("team red")},
                                        {rgb(0x4F86F7), texts::format("team blue")},
                                        {kEverybody, texts::format("both teams")}};
    if (!hasMask(gameOf(m), versionOf(m)))
        return;
    legend.assign(std::begin(looks), std::end(looks));
    m.forEachLive(kLink, [&](Slot l) { colours[l] = looks[m.get(link::mask, l) & 3U].colour; });
}

/// Nodes that a bot can reach from the selected nodes, and nodes from which it can reach them.
void paintReach(const Model& m, std::span<const Element> selection, std::vector<Rgba>& colours,
                std::vector<LegendEntry>& legend) {
    static const LegendEntry looks[] = {{rgb(0x63D471), texts::format("both ways")},
                                        {rgb(0xF0A24B), texts::format("from the selection only")},
                                        {rgb(0x5B9BFF), texts::format("to the selection only")},
                                        {rgb(0xE8574A), texts::format("unreachable")}};
    legend.assign(std::begin(looks), std::end(looks));
    std::vector<bool> selected(m.capacity(kNode), false);
    bool any = false;
    for (const auto& e : selection) {
        if (e.type == kNode && m.isLive(e))
            any = selected[e.slot] = true;
    }
    if (!any)
        return;
    const auto there = reachedFrom(m, selected);
    const auto back = leadingTo(m, selected);
    m.forEachLive(kNode, [&](Slot n) {
        const std::size_t look = there[n] ? (back[n] ? 0 : 1) : (back[n] ? 2 : 3);
        colours[n] = looks[look].colour;
    });
}

} // namespace

std::vector<symbol::Overlay> overlays(NavGame game) {
    return {{.id = "reach",
             .title = "Reach of the selected nodes",
             .help = "Nodes that bots can reach from the selected nodes, and nodes from which they can reach the "
                     "selected nodes",
             .type = kNode,
             .ofSelection = true,
             .paint = paintReach,
             .safe = {{rgb(0x63D471), rgb(0x009E73)},
                      {rgb(0xF0A24B), rgb(0xE69F00)},
                      {rgb(0x5B9BFF), rgb(0x56B4E9)},
                      {rgb(0xE8574A), rgb(0x964B3C)}}},
            {.id = "team_colours",
             .title = "Teams",
             .help = "Teams that may use a link",
             .type = kLink,
             .paint = game == NavGame::Quake ? paintTeams : paintRedAndBlue,
             .safe = {{kEverybody, game == NavGame::Quake ? rgb(0x384048) : kEverybody}}}};
}

} // namespace navsmith::systems::quake_nav
