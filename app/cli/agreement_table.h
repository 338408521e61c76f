// How far made files agree with known ones, map by map and over all maps.
#pragma once

#include "app/cli/json_output.h"
#include "core/systems/generator.h"

#include <iosfwd>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::cli {

struct ComparedMap {
    std::string map;
    systems::FileComparison comparison;
    bool sameBytes = false;
};

/// A figure over all maps that have it.
struct FigureSummary {
    systems::Agreement figure; ///< without a value
    std::size_t maps = 0;
    double least = 0;
    double tenth = 0; ///< a tenth of the maps is lower
    double quarter = 0;
    double median = 0;
    double threeQuarters = 0;
    double most = 0;
};
std::vector<FigureSummary> summarised(std::span<const ComparedMap> maps);

/// {ID: value, "same_bytes", "same_map", "looks_raw"}
Json toJson(const ComparedMap& map);
/// {ID: {"maps", "least", "tenth", "quarter", "median", "three_quarters", "most"}}
Json toJson(std::span<const FigureSummary> summary);
/// A row for each map, then the summary if there are several. Writes nothing without maps.
void printTable(std::ostream& out, std::span<const ComparedMap> maps);

} // namespace navsmith::cli
