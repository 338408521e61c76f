#include "core/systems/source_nav/analysis_stages.h"

#include "formats/texts/texts.h"

#include <array>

namespace navsmith::systems::source_nav {

namespace {

constexpr std::array<std::string_view, generation::kAnalysisParts> kTitles{
    texts::mark("Finding hiding spots"), texts::mark("Finding approach areas"),
    texts::mark("Finding encounters"),   texts::mark("Finding sniper spots"),
    texts::mark("Computing visibility"), texts::mark("Computing times of arrival"),
};

} // namespace

generation::AnalysisProgress reportingTo(const StageProgress& progress) {
    if (!progress)
        return {};
    return [&progress](generation::AnalysisPart part, double done) {
        return progress(texts::translated({kTitles[static_cast<std::size_t>(part)]}), done);
    };
}

} // namespace navsmith::systems::source_nav
