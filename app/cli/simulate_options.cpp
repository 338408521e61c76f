#include "app/cli/simulate_options.h"

#include "app/cli/common_options.h"
#include "core/systems/registry.h"

#include <algorithm>
#include <vector>

namespace navsmith::cli {

void addSimulateOptions(CLI::App& command, SimulateOptions& to, OptionChoices& choices) {
    addPaths(command, to.paths);
    command.get_option("PATH")->expected(1)->allow_extra_args(false);
    addVariant(command, to.variant, choices);
    addJson(command, to.json);
    addBeside(command, to.beside);
    command.add_option("--seed", to.seed, "Of the random numbers (default: 1)")->type_name("N");
    command.add_option("--seconds", to.seconds, "How long, in simulated time (default: 60)")
        ->type_name("S")
        ->check(CLI::Range(0.0, 86400.0));
    command.add_option("--agents", to.agents, "How many (default: 500)")
        ->type_name("N")
        ->check(CLI::Range(std::size_t{1}, std::size_t{100'000}));
    std::vector<std::string> populations;
    for (const auto& system : systems::all()) {
        for (const auto& population : system.traffic.populations) {
            if (std::ranges::find(populations, population.id) == populations.end())
                populations.emplace_back(population.id);
        }
    }
    choices.limit(
        *command.add_option("--population", to.population, "Only these (default: all, by their usual shares)")
             ->type_name("ID"),
        populations);
    auto* around =
        command.add_option("--around", to.around, "Only near this place (default: everywhere)")->type_name("X,Y,Z");
    command.add_option("--radius", to.radius, "How near, in world units (default: 300)")
        ->type_name("UNITS")
        ->check(CLI::Range(1.0, 1e6))
        ->needs(around);
    command.add_option("--top", to.top, "Length of the lists of nodes (default: 10)")
        ->type_name("N")
        ->check(CLI::Range(std::size_t{0}, std::size_t{100'000}));
}

} // namespace navsmith::cli
