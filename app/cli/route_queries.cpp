#include "app/cli/route_queries.h"

#include "app/cli/path_options.h"
#include "core/files/path_text.h"
#include "core/model/wording.h"
#include "core/systems/registry.h"

#include <fmt/format.h>

#include <algorithm>
#include <ostream>
#include <span>
#include <utility>

namespace navsmith::cli {

void addEndOptions(CLI::App& command, EndOptions& to, OptionChoices& choices, bool hasGoal) {
    static constexpr auto* kEnd = "Element, such as 'node 3:17', or place X,Y,Z";
    addPaths(command, to.paths);
    command.get_option("PATH")->expected(1)->allow_extra_args(false);
    addVariant(command, to.variant, choices);
    addJson(command, to.json);
    addBeside(command, to.beside);
    std::vector<CLI::Option*> ends{command.add_option("FROM", to.from, kEnd)->required()->type_name("")};
    if (hasGoal)
        ends.push_back(command.add_option("TO", to.to, kEnd)->required()->type_name(""));
    auto* pairs = addPath(command, "--pairs", to.pairs,
                          "Read ends from this file, a line FROM, tab, TO for each pair; \"-\" is standard input")
                      ->type_name("FILE");
    for (auto* end : ends)
        pairs->excludes(end);
    auto* pair = command.add_option("--pair", to.pair, "A line of such a file; may be repeated")
                     ->type_name("TEXT")
                     ->allow_extra_args(false)
                     ->excludes(pairs);
    for (auto* end : ends)
        pair->excludes(end);
    for (auto* option : {pairs, pair}) {
        option->each([ends](const std::string&) {
            for (auto* end : ends)
                end->required(false);
        });
    }
    std::vector<std::string> travellers;
    for (const auto& system : systems::all()) {
        for (const auto& traveller : system.routing.travellers) {
            if (std::ranges::find(travellers, traveller.id) == travellers.end())
                travellers.emplace_back(traveller.id);
        }
    }
    choices.limit(
        *command.add_option("--traveller", to.traveller, "Who travels (default: the first who may be at these ends)")
             ->type_name("ID"),
        travellers);
    command
        .add_option("--costs", to.costs,
                    "Multiply the cost of going to a node by this expression, as \"if(crouch, 5, 1)\"")
        ->type_name("EXPRESSION");
}

ExitStatus RouteQueries::run() {
    if (options_.pairs) {
        auto pairs = readPairs(*options_.pairs);
        if (!pairs) {
            session_.log().error("{}", files::describe(pairs.error()));
            return ExitStatus::Unusable;
        }
        pairs_ = std::move(*pairs);
    } else {
        pairs_ = pairsOf(options_.pair);
    }
    session_.readOthers(options_.beside, {.recovery = opening::Recovery::Report});
    session_.openEach(options_.paths, {.recovery = opening::Recovery::Report, .variant = options_.variant},
                      [&](const opening::OpenedDocument& document) { answerFirst(document); });
    if (options_.json)
        print(session_, std::move(result_));
    return session_.statusOr(missed_ > 0 ? ExitStatus::Found : ExitStatus::Ok);
}

void RouteQueries::answerFirst(const opening::OpenedDocument& document) {
    const auto fail = [&](std::string why) {
        session_.add({files::FileErrorKind::Other, document.shownPath, std::move(why)});
    };
    if (std::exchange(answered_, true))
        return fail(words_.oneDocument);
    auto costs = costsOf(document, options_.costs);
    if (!costs)
        return fail(std::move(costs.error()));
    auto& routes = session_.preparedRoutes(document);
    routes.useCosts(options_.costs, [&] { return std::move(*costs); });
    if (options_.pairs || !options_.pair.empty())
        return answerPairs(document, routes);
    if (auto outcome = answer(document, routes); !outcome)
        fail(std::move(outcome.error()));
}

void RouteQueries::answerPairs(const opening::OpenedDocument& document, PreparedRoutes& routes) {
    auto answers = Json::array();
    std::size_t unusable = 0;
    for (const auto& pair : pairs_) {
        Json json{{"from", pair.from}, {"to", pair.to.empty() ? Json() : Json(pair.to)}};
        if (const auto outcome = answerPair(document, routes, pair, json); !outcome) {
            ++unusable;
            session_.add({files::FileErrorKind::Other, options_.pairs.value_or(document.shownPath),
                          fmt::format("{} {}: {}", options_.pairs ? "line" : "pair", pair.line, outcome.error()),
                          std::nullopt});
            json["error"] = outcome.error();
        }
        answers.push_back(std::move(json));
    }
    if (options_.json) {
        result_ = documentHead(document);
        result_[words_.answers] = std::move(answers);
        return;
    }
    session_.out() << fmt::format("{}: {}, {} {}", files::toText(document.shownPath),
                                  model::counted(pairs_.size(), "pair"), missed_, words_.missed);
    session_.out() << (unusable == 0 ? "\n" : fmt::format(", {} could not be used\n", unusable));
}

} // namespace navsmith::cli
