#include "core/systems/source_nav/analysis/analysis_parts.h"

#include "core/systems/shared/edit_parts.h"
#include "core/systems/source_nav/mesh/selected_elements.h"

#include <algorithm>
#include <array>

namespace navsmith::systems::source_nav {

namespace {

using generation::AnalysisPart;

struct Part {
    Argument<bool> argument;
    std::string_view title;
    std::string_view help;
    std::array<AnalysisPart, 2> parts; ///< twice the same if it is only one
    bool (*applies)(const model::Model&);
};

template <AnalysisPart part>
bool stores(const model::Model& m) {
    const auto parts = generation::partsOf(formatOf(m));
    return std::ranges::find(parts, part) != parts.end();
}

constexpr std::array<Part, 6> kParts{{
    {{"spots"},
     "Hiding and sniper spots",
     "Where players hide, and from which of these places they look far",
     {AnalysisPart::HidingSpots, AnalysisPart::SniperSpots},
     stores<AnalysisPart::HidingSpots>},
    {{"encounters"},
     "Encounter paths",
     "Which hiding spots come into view on the way through an area",
     {AnalysisPart::Encounters, AnalysisPart::Encounters},
     stores<AnalysisPart::Encounters>},
    {{"approaches"},
     "Approach areas",
     "From where enemies may come into an area",
     {AnalysisPart::Approaches, AnalysisPart::Approaches},
     stores<AnalysisPart::Approaches>},
    {{"visibility"},
     "Visibility",
     "What areas see of each other; always of all areas",
     {AnalysisPart::Visibility, AnalysisPart::Visibility},
     stores<AnalysisPart::Visibility>},
    {{"times"},
     "Times of arrival",
     "How soon a team can be in an area",
     {AnalysisPart::OccupyTimes, AnalysisPart::OccupyTimes},
     stores<AnalysisPart::OccupyTimes>},
    {{"light"},
     "Light",
     "How bright it is at the corners of an area",
     {AnalysisPart::Light, AnalysisPart::Light},
     stores<AnalysisPart::Light>},
}};

} // namespace

std::span<const AnalysisPartInfo> analysisPartInfos() {
    static const auto infos = [] {
        std::array<AnalysisPartInfo, kParts.size()> result{};
        std::ranges::transform(kParts, result.begin(), [](const Part& part) {
            return AnalysisPartInfo{part.argument.id, part.title};
        });
        return result;
    }();
    return infos;
}

std::optional<std::vector<AnalysisPart>> partsNamed(std::span<const std::string_view> ids) {
    std::vector<AnalysisPart> parts;
    for (const auto id : ids) {
        const auto* const entry =
            std::find_if(kParts.begin(), kParts.end(), [&](const Part& part) { return part.argument.id == id; });
        if (entry == kParts.end())
            return std::nullopt;
        parts.insert(parts.end(), entry->parts.begin(), entry->parts.end());
    }
    return parts;
}

std::vector<Parameter> partParameters() {
    std::vector<Parameter> parameters;
    for (const auto& part : kParts) {
        parameters.push_back(onOffParameter(part.argument, part.title, part.help, true));
        parameters.back().applies = part.applies;
    }
    return parameters;
}

std::vector<AnalysisPart> chosenParts(const EditArguments& arguments) {
    std::vector<AnalysisPart> parts;
    for (const auto& part : kParts) {
        if (arguments.get(part.argument))
            parts.insert(parts.end(), part.parts.begin(), part.parts.end());
    }
    return parts;
}

} // namespace navsmith::systems::source_nav
