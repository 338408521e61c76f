#include "core/walkable/agents.h"

#include "formats/bytes/plain_text.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <numbers>
#include <utility>

namespace navsmith::walkable {
namespace {

struct Size {
    std::string_view id;
    float Agent::*value;
    float least;
    float most;
};
constexpr std::array kSizes{Size{"radius", &Agent::radius, 0, 512}, Size{"height", &Agent::height, 0.5F, 4096},
                            Size{"step", &Agent::step, 0, 1024}, Size{"climb", &Agent::climb, 0, 4096},
                            Size{"slope", &Agent::slope, 1, 89}};

constexpr std::string_view kBlanks = " \t\r";

std::string_view withoutBlanks(std::string_view text) {
    return bytes::trimmed(text, kBlanks);
}

/// Takes what is before the first of these characters off a text.
std::string_view takeUntil(std::string_view& text, char end) {
    const auto at = std::min(text.find(end), text.size());
    const auto part = text.substr(0, at);
    text.remove_prefix(std::min(at + 1, text.size()));
    return withoutBlanks(part);
}

} // namespace

std::vector<Agent> gameAgents() {
    return {{.name = "player", .title = texts::format("player who may crouch")},
            {.name = "standing", .title = texts::format("player who stands"), .height = 72},
            {.name = "quake", .title = texts::format("player of Quake"), .height = 56},
            {.name = "npc", .title = texts::format("NPC of human size"), .radius = 13, .height = 72, .climb = 18}};
}

std::vector<Agent> worldAgents() {
    return {{.name = "pedestrian",
             .title = texts::format("somebody on foot"),
             .radius = 0.35F,
             .height = 1.8F,
             .step = 0.4F,
             .climb = 1.2F}};
}

tl::expected<Agent, std::string> parseAgent(std::string_view sizes) {
    auto agent = gameAgents().front();
    agent.name = {};
    agent.title = {};
    while (!sizes.empty()) {
        auto part = takeUntil(sizes, ',');
        const auto id = takeUntil(part, '=');
        const auto size = std::ranges::find(kSizes, id, &Size::id);
        if (size == kSizes.end()) {
            std::vector<std::string_view> ids;
            std::ranges::transform(kSizes, std::back_inserter(ids), &Size::id);
            return tl::unexpected(texts::format("\"{}\" is no size; there are {}", id, fmt::join(ids, ", ")));
        }
        const auto text = withoutBlanks(part);
        const auto value = bytes::parsed<float>(text);
        if (!value || !(*value >= size->least && *value <= size->most))
            return tl::unexpected(
                texts::format("{}: \"{}\" is no number from {} to {}", size->id, text, size->least, size->most));
        agent.*(size->value) = *value;
    }
    return agent;
}

std::string sizesText(const Agent& agent) {
    std::string text;
    for (const auto& size : kSizes)
        text += fmt::format("{}{}={}", text.empty() ? "" : ", ", size.id, agent.*(size.value));
    return text;
}

std::vector<Agent> parseAgents(std::string_view text) {
    std::vector<Agent> agents;
    while (!text.empty()) {
        auto line = takeUntil(text, '\n');
        if (line.find(':') == std::string_view::npos)
            continue;
        const auto name = takeUntil(line, ':');
        auto agent = parseAgent(line);
        if (!agent || !whyNotName(name).empty() || std::ranges::find(agents, name, &Agent::name) != agents.end())
            continue;
        agent->name = name;
        agents.push_back(std::move(*agent));
    }
    return agents;
}

std::string agentsText(std::span<const Agent> agents) {
    std::string text;
    for (const auto& agent : agents)
        text += fmt::format("{}: {}\n", agent.name, sizesText(agent));
    return text;
}

std::string whyNotName(std::string_view name) {
    if (name.empty() || name != withoutBlanks(name))
        return texts::format("It needs a name.");
    if (name.find_first_of(":=,\n") != std::string_view::npos)
        return texts::format("A name has no colon, comma or equals sign.");
    for (const auto& games : {gameAgents(), worldAgents()}) {
        if (std::ranges::find(games, name, &Agent::name) != games.end())
            return texts::format("\"{}\" is one of the games'.", name);
    }
    return {};
}

tl::expected<Agent, std::string> findAgent(std::string_view text, std::span<const Agent> own) {
    if (text.find('=') != std::string_view::npos)
        return parseAgent(text);
    auto all = gameAgents();
    all.insert(all.end(), own.begin(), own.end());
    if (const auto it = std::ranges::find(all, text, &Agent::name); it != all.end())
        return *it;
    std::vector<std::string_view> names;
    std::ranges::transform(all, std::back_inserter(names), &Agent::name);
    return tl::unexpected(texts::format("there is no \"{}\"; there are {}", text, fmt::join(names, ", ")));
}

Options withAgent(Options options, const Agent& agent) {
    options.radius = agent.radius;
    options.height = agent.height;
    options.step = agent.step;
    options.climb = std::max(agent.climb, agent.step);
    options.leastNormalZ = std::cos(agent.slope * std::numbers::pi_v<float> / 180);
    return options;
}

} // namespace navsmith::walkable
