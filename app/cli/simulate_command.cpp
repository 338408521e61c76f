#include "app/cli/commands.h"
#include "app/cli/json_output.h"
#include "app/cli/route_ends.h"
#include "app/cli/simulate_options.h"
#include "core/files/path_text.h"
#include "core/model/element_index.h"
#include "core/model/property.h"
#include "core/simulation/simulation.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <array>
#include <cmath>
#include <optional>
#include <ostream>
#include <string>
#include <utility>
#include <vector>

namespace navsmith::cli {

namespace {

using simulation::Event;
using simulation::Simulation;

struct Counted {
    Event event;
    const char* id;   ///< in JSON
    const char* text; ///< with {} for the count
};

constexpr std::array kCounted{
    Counted{Event::Pass, "passed", "{} times past a node"},
    Counted{Event::Stop, "stops", "{} stops at lights"},
    Counted{Event::Queue, "queued", "{} times behind another"},
    Counted{Event::Crossing, "gave_way", "{} times given way to one that crosses"},
    Counted{Event::TurnBack, "turned_back", "{} times turned back"},
    Counted{Event::Stuck, "stuck", "{} times stuck for 30 seconds"},
    Counted{Event::Arrive, "arrived", "{} arrived"},
};

struct Present {
    std::vector<std::size_t> agents; ///< by population
    std::size_t standing = 0;
    double speed = 0; ///< mean
};

Present presentOf(const Simulation& simulation) {
    Present present;
    present.agents.resize(simulation.traffic().populations.size(), 0);
    std::size_t count = 0;
    for (const auto& agent : simulation.agents()) {
        if (!agent.isPresent())
            continue;
        ++count;
        ++present.agents[agent.population];
        present.standing += agent.state != simulation::State::Moving ? 1 : 0;
        present.speed += static_cast<double>(agent.speed);
    }
    present.speed = count == 0 ? 0 : present.speed / static_cast<double>(count);
    return present;
}

Json toJson(const opening::OpenedDocument& document, const Simulation& simulation, std::size_t most) {
    const auto present = presentOf(simulation);
    const auto type = simulation.routing().node;
    model::ElementIndex index(document.model);
    auto json = documentHead(document);
    json["seed"] = simulation.settings().seed;
    json["seconds"] = simulation.seconds();
    json["steps"] = simulation.steps();
    json["agents"] = simulation.agents().size();
    json["hash"] = fmt::format("{:016x}", simulation.hash());
    json["standing"] = present.standing;
    json["mean_speed"] = present.speed;
    json["populations"] = Json::array();
    for (std::size_t i = 0; i < present.agents.size(); ++i)
        json["populations"].push_back({{"id", simulation.traffic().populations[i].id}, {"present", present.agents[i]}});
    json["nodes"] = Json::object();
    for (const auto& [event, id, text] : kCounted) {
        json[id] = simulation.statistics().total(event);
        auto list = Json::array();
        for (const auto& [node, count] : simulation.statistics().top(event, most))
            list.push_back({{"index", index.of({type, node})},
                            {"name", model::elementName(document.model, {type, node})},
                            {"count", count}});
        json["nodes"][id] = std::move(list);
    }
    return json;
}

void printResult(std::ostream& out, const opening::OpenedDocument& document, const Simulation& simulation,
                 std::size_t most) {
    const auto path = files::toText(document.shownPath);
    const auto present = presentOf(simulation);
    std::vector<std::string> populations;
    for (std::size_t i = 0; i < present.agents.size(); ++i) {
        if (present.agents[i] != 0)
            populations.push_back(fmt::format("{} {}", present.agents[i], simulation.traffic().populations[i].title));
    }
    out << fmt::format("{}: after {:.1f} s, seed {}: {}; {} stand, mean speed {:.1f} units/s; state {:016x}\n", path,
                       simulation.seconds(), simulation.settings().seed,
                       populations.empty() ? "nobody" : fmt::format("{}", fmt::join(populations, ", ")),
                       present.standing, present.speed, simulation.hash());
    for (const auto& [event, id, text] : kCounted) {
        if (event == Event::Stop && simulation.traffic().lights.empty())
            continue;
        const auto total = simulation.statistics().total(event);
        out << fmt::format("{}: {}", path, fmt::format(fmt::runtime(text), total));
        const char* separator = ", mostly at ";
        for (const auto& [node, count] : simulation.statistics().top(event, most)) {
            out << fmt::format("{}{} ({})", separator,
                               model::elementName(document.model, {simulation.routing().node, node}), count);
            separator = ", ";
        }
        out << '\n';
    }
}

/// Fails with a reason for people.
tl::expected<simulation::Settings, std::string> settingsOf(const opening::OpenedDocument& document,
                                                           const SimulateOptions& options) {
    const auto& traffic = document.system->traffic;
    if (!traffic.exists())
        return tl::unexpected(fmt::format("nothing moves in this kind of file: {}", document.system->title));
    simulation::Settings settings{.seed = options.seed, .agents = options.agents};
    if (!options.around.empty()) {
        const auto place = placeIn(options.around);
        if (!place)
            return tl::unexpected(fmt::format("'{}' is no place x,y,z", options.around));
        settings.surroundings = {.centre = glm::vec3(*place), .radius = static_cast<float>(options.radius)};
    }
    bool hasPopulation = options.population.empty();
    for (const auto& population : traffic.populations) {
        const bool isIncluded = options.population.empty() || population.id == options.population;
        hasPopulation = hasPopulation || isIncluded;
        settings.shares.push_back(!isIncluded ? 0 : options.population.empty() ? population.share : 1);
    }
    if (!hasPopulation)
        return tl::unexpected(fmt::format("there is no population '{}' in this document", options.population));
    return settings;
}

ExitStatus runSimulate(const SimulateOptions& options, Session& session) {
    auto answer = Json::object();
    bool answered = false;
    const auto fail = [&](const opening::OpenedDocument& document, std::string why) {
        session.add({files::FileErrorKind::Other, document.shownPath, std::move(why)});
    };
    const auto simulate = [&](const opening::OpenedDocument& document) {
        if (std::exchange(answered, true))
            return fail(document, "this works in one document; name the files of one");
        auto settings = settingsOf(document, options);
        if (!settings)
            return fail(document, settings.error());
        const auto& system = *document.system;
        Simulation simulation(document.model, system.routing, system.traffic, std::move(*settings));
        const auto steps =
            static_cast<std::uint64_t>(std::llround(options.seconds / static_cast<double>(system.traffic.step)));
        while (simulation.steps() < steps)
            simulation.step(document.model);
        if (options.json)
            answer = toJson(document, simulation, options.top);
        else
            printResult(session.out(), document, simulation, options.top);
    };
    session.readOthers(options.beside, {.recovery = opening::Recovery::Report});
    session.openEach(options.paths, {.recovery = opening::Recovery::Report, .variant = options.variant}, simulate);
    if (options.json)
        print(session, std::move(answer));
    return session.statusOr(ExitStatus::Ok);
}

} // namespace

Command simulateCommand() {
    return command<SimulateOptions, addSimulateOptions, runSimulate>("simulate",
                                                                     "Let traffic or bots move for a while, and count")
        .alsoServed();
}

} // namespace navsmith::cli
