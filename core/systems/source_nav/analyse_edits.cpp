// Does the analysis of the mesh again, as the game does it.
#include "core/model/wording.h"
#include "core/systems/source_nav/edits.h"
#include "core/systems/source_nav/reanalysis.h"
#include "core/systems/source_nav/selected_elements.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

namespace navsmith::systems::source_nav {

using model::Model;
using model::Transaction;

namespace {

constexpr Argument<Choice> kScope{"scope"};

Proposal proposeAnalyse(const Model& m, Selection selection) {
    const auto format = formatOf(m);
    const bool edited = source::hasAnalysed(format) && m.get(file::analysed, meshOf(m)) == 0 &&
                        m.count(kHidingSpot) != 0; // one that the game has analysed before
    const auto scope = holds(m, selection, kArea) ? AnalysisScope::Selected
                       : edited                   ? AnalysisScope::Stale
                                                  : AnalysisScope::All;
    return {{kScope, Choice(static_cast<std::size_t>(scope))}};
}

std::string told(const AnalysisSummary& summary) {
    return texts::format("{} analysed. Hiding spots: {} new, {} gone, {} of another type, {} as before. "
                         "Encounter paths: {}, were {}. Approach areas: {}, were {}.",
                         model::counted(summary.areas, "area"), texts::grouped(summary.spotsGained),
                         texts::grouped(summary.spotsLost), texts::grouped(summary.spotsChanged),
                         texts::grouped(summary.spotsKept - summary.spotsChanged), texts::grouped(summary.pathsAfter),
                         texts::grouped(summary.pathsBefore), texts::grouped(summary.approachesAfter),
                         texts::grouped(summary.approachesBefore));
}

EditResult analyse(Transaction& tx, std::span<const std::byte> map, AnalysisScope scope, Selection selection,
                   const StageProgress& progress) {
    const auto& m = tx.model();
    const auto areas = areasOnce(m, selection);
    if (scope == AnalysisScope::Selected && areas.empty())
        return refused(texts::format("Select the areas to analyse."));
    const auto made = reanalyse(m, map, scope, areas, generation::reportingTo(progress));
    if (!made)
        return refused(texts::format("The mesh cannot be analysed: {}.", made.error()));
    apply(tx, *made);
    tx.note(told(made->summary));
    return same(selection);
}

EditResult runAnalyse(Transaction& tx, Selection selection, Arguments arguments) {
    const auto scope = static_cast<AnalysisScope>(arguments.get(kScope).value_or(0));
    return analyse(tx, arguments.mapFile, scope, selection, arguments.progress);
}

} // namespace

EditResult analyseMesh(Transaction& tx, std::span<const std::byte> map, bool onlyStale, const StageProgress& progress) {
    if (auto reason = whyNotMesh(tx.model()); !reason.empty())
        return refused(std::move(reason));
    return analyse(tx, map, onlyStale ? AnalysisScope::Stale : AnalysisScope::All, {}, progress);
}

std::vector<Edit> analyseEdits() {
    return {
        {.id = "analyse",
         .title = "Analyse Mesh",
         .help = "Finds hiding spots, encounter paths and approach areas from the map, as the game's analysis does",
         .section = "Mesh",
         .scope = EditScope::Document,
         .parameters = {choiceParameter(kScope, "Areas", "The game always analyses all of them",
                                        {"All", "The selected ones", "Those whose analysis no longer fits"},
                                        Choice(0))},
         .usesMapFile = true,
         .whyDisabled = [](const Model& m, Selection) { return whyNotMesh(m); },
         .propose = proposeAnalyse,
         .run = runAnalyse},
    };
}

} // namespace navsmith::systems::source_nav
