#include "app/cli/agreement_table.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <ostream>

namespace navsmith::cli {

namespace {

/// Between the two values next to a part of the way through sorted values.
double quantile(std::span<const double> sorted, double part) {
    const double at = part * static_cast<double>(sorted.size() - 1);
    const auto below = static_cast<std::size_t>(std::floor(at));
    const auto above = std::min(below + 1, sorted.size() - 1);
    return sorted[below] + (at - static_cast<double>(below)) * (sorted[above] - sorted[below]);
}

/// The union of the figures, in their order: files of different versions hold different ones.
std::vector<systems::Agreement> figuresOf(std::span<const ComparedMap> maps) {
    std::vector<systems::Agreement> all;
    for (const auto& map : maps) {
        for (const auto& figure : map.comparison.figures)
            if (std::ranges::find(all, figure.id, &systems::Agreement::id) == all.end())
                all.push_back(figure);
    }
    return all;
}

const systems::Agreement* figureOf(const ComparedMap& map, std::string_view id) {
    const auto& figures = map.comparison.figures;
    const auto it = std::ranges::find(figures, id, &systems::Agreement::id);
    return it == figures.end() ? nullptr : &*it;
}

} // namespace

std::vector<FigureSummary> summarised(std::span<const ComparedMap> maps) {
    std::vector<FigureSummary> result;
    for (const auto& figure : figuresOf(maps)) {
        std::vector<double> values;
        for (const auto& map : maps)
            if (const auto* agreement = figureOf(map, figure.id))
                values.push_back(agreement->value);
        std::ranges::sort(values);
        result.push_back({.figure = figure,
                          .maps = values.size(),
                          .least = values.front(),
                          .tenth = quantile(values, 0.1),
                          .quarter = quantile(values, 0.25),
                          .median = quantile(values, 0.5),
                          .threeQuarters = quantile(values, 0.75),
                          .most = values.back()});
    }
    return result;
}

Json toJson(const ComparedMap& map) {
    auto json = Json::object();
    for (const auto& figure : map.comparison.figures)
        json[std::string(figure.id)] = figure.value;
    auto misses = Json::array();
    for (const auto& [type, cause, from, to] : map.comparison.misses)
        misses.push_back(
            {{"type", type}, {"cause", cause}, {"from", {from.x, from.y, from.z}}, {"to", {to.x, to.y, to.z}}});
    if (!misses.empty())
        json["misses"] = std::move(misses);
    json["same_bytes"] = map.sameBytes;
    json["same_map"] = map.comparison.sameMap;
    json["looks_raw"] = map.comparison.looksRaw;
    return json;
}

Json toJson(std::span<const FigureSummary> summary) {
    auto json = Json::object();
    for (const auto& row : summary)
        json[std::string(row.figure.id)] = {{"maps", row.maps},     {"least", row.least},
                                            {"tenth", row.tenth},   {"quarter", row.quarter},
                                            {"median", row.median}, {"three_quarters", row.threeQuarters},
                                            {"most", row.most}};
    return json;
}

void printTable(std::ostream& out, std::span<const ComparedMap> maps) {
    for (const auto& map : maps) {
        out << map.map << (map.sameBytes ? ": the same bytes" : ":")
            << (map.comparison.sameMap ? "" : " the known file is for a map of another size")
            << (map.comparison.looksRaw ? "" : " the known file seems to be edited") << '\n';
        for (const auto& figure : map.comparison.figures)
            out << fmt::format("{:>8.4f} {}\n", figure.value, figure.title);
        std::map<std::pair<std::string_view, std::string_view>, std::size_t> misses;
        for (const auto& miss : map.comparison.misses)
            ++misses[{miss.type, miss.cause}];
        for (const auto& [kind, count] : misses)
            out << fmt::format("{:>8} {} missed: {}\n", count, kind.first, kind.second);
    }
    if (maps.size() < 2)
        return;
    out << fmt::format("{} maps\n{:>8} {:>8} {:>8} {:>8} {:>8} {:>8}\n", maps.size(), "least", "10 %", "25 %", "median",
                       "75 %", "most");
    for (const auto& row : summarised(maps))
        out << fmt::format("{:8.4f} {:8.4f} {:8.4f} {:8.4f} {:8.4f} {:8.4f} {}\n", row.least, row.tenth, row.quarter,
                           row.median, row.threeQuarters, row.most, row.figure.title);
    const auto same = std::ranges::count(maps, true, &ComparedMap::sameBytes);
    out << fmt::format("the same bytes: {} maps\n", same);
}

} // namespace navsmith::cli
