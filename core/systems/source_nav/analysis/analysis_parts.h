// What users can choose of an analysis.
#pragma once

#include "core/systems/edit.h"
#include "core/systems/generator.h"
#include "core/systems/source_nav/generation/analysis.h"

#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace navsmith::systems::source_nav {

/// Generator::parts.
std::span<const AnalysisPartInfo> analysisPartInfos();
/// None if an id does not exist.
std::optional<std::vector<generation::AnalysisPart>> partsNamed(std::span<const std::string_view> ids);

/// A switch for each, offered in documents that store it.
std::vector<Parameter> partParameters();
/// The parts that the arguments switch on.
std::vector<generation::AnalysisPart> chosenParts(const EditArguments& arguments);

} // namespace navsmith::systems::source_nav
