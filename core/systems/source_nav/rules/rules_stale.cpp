// Whether the analysis of the mesh is that of its areas and links.
#include "core/checks/dependencies.h"
#include "core/model/wording.h"
#include "core/systems/source_nav/analysis/reanalysis.h"
#include "core/systems/source_nav/files/save.h"
#include "core/systems/source_nav/rules/rule_parts.h"
#include "core/systems/source_nav/rules/rules.h"
#include "formats/texts/texts.h"

namespace navsmith::systems::source_nav {

using model::Model;
using model::Slot;

namespace {

/// Versions that say themselves whether they are analysed are not looked at more closely.
void checkCurrent(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot f : rows) {
        const auto format = formatOf(m, f);
        if (m.count(kArea) == 0 || !source::hasHidingSpotIds(format))
            continue;
        const bool tells = source::hasAnalysed(format);
        bool shortened = false;
        m.forEachLive(kArea, [&](Slot a) { shortened = shortened || m.get(area::stale, a) != 0; });
        if (tells && m.get(file::analysed, f) == 0) {
            out.add(f, m.count(kHidingSpot) == 0 ? texts::format("The mesh has not been analysed")
                                                 : texts::format("The mesh counts as not analysed"));
            continue;
        }
        if (tells && !shortened)
            continue;
        if (const auto stale = staleAreas(m, navFile(m, f)).size(); stale != 0)
            out.add(f, texts::format("The analysis of {} of {} no longer fits", texts::grouped(stale),
                                     model::counted(m.count(kArea), "area")));
    }
}

} // namespace

std::vector<checks::Rule> staleRules() {
    using checks::own;
    using enum checks::Severity;
    return {
        {.id = "NAV077",
         .title = "The analysis is that of the areas and links",
         .fault = "Analysis missing or out of date",
         .severity = Note,
         .type = kFile,
         .check = checkCurrent,
         .dependsOn =
             checks::Dependencies{own(file::analysed), format({}), corners({}),
                                  own(area::attributes, area::id, area::stale, kAreaRank), anyOf(kConnection),
                                  anyOf(kLadder),
                                  own(hiding_spot::owner, hiding_spot::x, hiding_spot::y, hiding_spot::z),
                                  own(encounter_path::owner, encounter_path::from, encounter_path::fromDirection,
                                      encounter_path::to, encounter_path::toDirection)},
         .wholeDocument = true,
         .fixTitle = "Analyse What Is out of Date",
         .onMap = true,
         .fixEdit = {"analyse", {{"scope", static_cast<double>(AnalysisScope::Stale)}}}},
    };
}

} // namespace navsmith::systems::source_nav
