// Does the analysis of the mesh again, as the game does it.
#include "core/model/wording.h"
#include "core/systems/source_nav/analysis/analysis_parts.h"
#include "core/systems/source_nav/analysis/reanalysis.h"
#include "core/systems/source_nav/edits/edits.h"
#include "core/systems/source_nav/mesh/box_around.h"
#include "core/systems/source_nav/mesh/selected_elements.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <optional>
#include <utility>

namespace navsmith::systems::source_nav {

using model::Model;
using model::Transaction;

namespace {

constexpr Argument<Choice> kScope{"scope"};

Choice choiceOf(AnalysisScope scope) {
    return static_cast<std::size_t>(scope);
}

Proposal proposeAnalyse(const Model& m, Selection selection) {
    const auto format = formatOf(m);
    const bool edited = source::hasAnalysed(format) && m.get(file::analysed, meshOf(m)) == 0 &&
                        m.count(kHidingSpot) != 0; // one that the game has analysed before
    const auto scope = holds(m, selection, kArea) ? AnalysisScope::Selected
                       : edited                   ? AnalysisScope::Stale
                                                  : AnalysisScope::All;
    Proposal proposal{{kScope, choiceOf(scope)}};
    propose(proposal, boxAround(m, selection));
    return proposal;
}

Description describeAnalyse(const Model& /*m*/, Selection /*selection*/, Arguments arguments) {
    Description out;
    if (arguments.get(kScope) == choiceOf(AnalysisScope::Box))
        draw(out.marks, boxOf(arguments));
    return out;
}

/// What an analysis changes, a line each.
std::string summaryText(const AnalysisSummary& sum) {
    const auto n = [](std::size_t count) { return texts::grouped(count); };
    std::vector<std::string> lines{
        texts::format("{} analysed.", model::counted(sum.areas, "area")),
        texts::format("Hiding spots: {} new, {} gone, {} moved, {} of another type, {} as before.", n(sum.spotsGained),
                      n(sum.spotsLost), n(sum.spotsMoved), n(sum.spotsChanged), n(sum.spotsKept - sum.spotsChanged))};
    if (sum.pathsBefore + sum.pathsAfter != 0)
        lines.push_back(texts::format("Encounter paths: {}, were {}; other ones in {}.", n(sum.pathsAfter),
                                      n(sum.pathsBefore), model::counted(sum.areasWithNewPaths, "area")));
    if (sum.approachesBefore + sum.approachesAfter != 0)
        lines.push_back(texts::format("Approach areas: {}, were {}; other ones in {}.", n(sum.approachesAfter),
                                      n(sum.approachesBefore), model::counted(sum.areasWithNewApproaches, "area")));
    if (sum.areasWithNewSight != 0)
        lines.push_back(texts::format("Visibility or times of arrival differ in {}.",
                                      model::counted(sum.areasWithNewSight, "area")));
    if (sum.areasWithNewLight != 0)
        lines.push_back(texts::format("Light differs in {}.", model::counted(sum.areasWithNewLight, "area")));
    return fmt::format("{}", fmt::join(lines, " "));
}

EditResult analyse(Transaction& tx, std::span<const std::byte> map, const AnalysisRequest& request,
                   const StageProgress& progress) {
    const auto result = reanalyse(tx.model(), map, request, progress);
    if (!result)
        return refused(texts::format("The mesh cannot be analysed: {}.", result.error()));
    apply(tx, *result);
    tx.note(summaryText(result->summary));
    for (const auto& note : result->notes)
        tx.note(note);
    return Elements{};
}

std::vector<Parameter> analyseParameters() {
    std::vector<Parameter> all{choiceParameter(
        kScope, "Areas", "The game always analyses all of them",
        {"All", "The selected ones", "Those whose analysis no longer fits", "Those inside a box"}, Choice(0))};
    for (auto& parameter : boxParameters(kScope, choiceOf(AnalysisScope::Box)))
        all.push_back(std::move(parameter));
    for (auto& parameter : partParameters())
        all.push_back(std::move(parameter));
    return all;
}

EditResult runAnalyse(Transaction& tx, Selection selection, Arguments arguments) {
    const auto areas = areasOnce(tx.model(), selection);
    const AnalysisRequest request{.scope = static_cast<AnalysisScope>(arguments.get(kScope).value_or(0)),
                                  .selected = areas,
                                  .box = boxOf(arguments),
                                  .parts = chosenParts(arguments),
                                  .find = arguments.find};
    if (request.scope == AnalysisScope::Selected && areas.empty())
        return refused(texts::format("Select the areas to analyse."));
    if (request.parts->empty())
        return refused(texts::format("Choose what to find out."));
    auto done = analyse(tx, arguments.mapFile, request, arguments.progress);
    if (!done)
        return done;
    return same(selection);
}

} // namespace

EditResult analyseMesh(Transaction& tx, const AnalyseInput& input, const StageProgress& progress) {
    if (auto reason = whyNotMesh(tx.model()); !reason.empty())
        return refused(std::move(reason));
    AnalysisRequest request;
    request.anyMapSize = input.anyMapSize;
    request.find = input.find;
    if (input.onlyStale)
        request.scope = AnalysisScope::Stale;
    if (input.box) {
        request.scope = AnalysisScope::Box;
        request.box = *input.box;
    }
    if (!input.parts.empty()) {
        request.parts = partsNamed(input.parts);
        if (!request.parts)
            return refused(texts::format("There is no such part of the analysis."));
    }
    return analyse(tx, input.map, request, progress);
}

std::vector<Edit> analyseEdits() {
    return {
        {.id = "analyse",
         .title = "Analyse Mesh",
         .help = "Finds from the map what the game's analysis finds out about a finished mesh, such as hiding spots "
                 "and encounter "
                 "paths",
         .section = "Mesh",
         .scope = EditScope::Document,
         .parameters = analyseParameters(),
         .usesMapFile = true,
         .whyDisabled = [](const Model& m, Selection) { return whyNotMesh(m); },
         .propose = proposeAnalyse,
         .describe = describeAnalyse,
         .run = runAnalyse},
    };
}

} // namespace navsmith::systems::source_nav
