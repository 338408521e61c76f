#include "core/exports/geojson_points.h"

#include "formats/texts/texts.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <unordered_map>

namespace navsmith::exports {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::size_t kMostColumns = 1000;
constexpr std::string_view kAxes = "xyz";

std::string textOf(const Json& value) {
    if (value.is_null())
        return {};
    if (value.is_string())
        return value.get<std::string>();
    return value.dump(-1, ' ', false, Json::error_handler_t::replace);
}

/// Up to three numbers.
bool isVector(const Json& value) {
    return value.is_array() && !value.empty() && value.size() <= kAxes.size() &&
           std::ranges::all_of(value, [](const Json& part) { return part.is_number() || part.is_null(); });
}

class PointReader {
public:
    Result<PointTable> run(const Json& document) {
        const auto features = document.find("features");
        if (features == document.end() || !features->is_array())
            return failed(texts::format("The file is not GeoJSON: it has no features"));
        if (features->size() > kMostPoints)
            return failed(texts::format("The file has more than {} points", texts::grouped(kMostPoints)));
        for (const char axis : kAxes)
            column(std::string(1, axis));
        std::size_t number = 0;
        for (const auto& feature : *features)
            add(feature, texts::format("feature {}", ++number));
        for (auto& row : table_.rows)
            row.cells.resize(table_.columns.size());
        return std::move(table_);
    }

private:
    void add(const Json& feature, const std::string& name) {
        const auto complain = [&](std::string text) { table_.problems.push_back({name, std::move(text)}); };
        const auto* place = pointOf(feature);
        if (place == nullptr)
            return complain(texts::format("is not a point"));
        if (place->size() < 2 || !std::ranges::all_of(*place, [](const Json& part) { return part.is_number(); }))
            return complain(texts::format("has no coordinates"));
        PointRow row{name, {}};
        for (std::size_t i = 0; i < std::min(place->size(), kAxes.size()); ++i)
            put(row, std::string(1, kAxes[i]), (*place)[i]);
        if (const auto properties = feature.find("properties");
            properties != feature.end() && properties->is_object()) {
            for (const auto& [id, value] : properties->items())
                putProperty(row, id, value);
        }
        if (table_.columns.size() > kMostColumns)
            return complain(texts::format("there are more than {} different properties", kMostColumns));
        table_.rows.push_back(std::move(row));
    }

    static const Json* pointOf(const Json& feature) {
        if (!feature.is_object())
            return nullptr;
        const auto geometry = feature.find("geometry");
        if (geometry == feature.end() || !geometry->is_object())
            return nullptr;
        const auto type = geometry->find("type");
        const auto place = geometry->find("coordinates");
        const bool point = type != geometry->end() && *type == "Point" && place != geometry->end() && place->is_array();
        return point ? &*place : nullptr;
    }

    void putProperty(PointRow& row, const std::string& id, const Json& value) {
        if (!isVector(value))
            return put(row, id, value);
        for (std::size_t i = 0; i < value.size(); ++i)
            put(row, fmt::format("{}.{}", id, kAxes[i]), value[i]);
    }

    void put(PointRow& row, const std::string& title, const Json& value) {
        const auto at = column(title);
        row.cells.resize(std::max(row.cells.size(), at + 1));
        row.cells[at] = textOf(value);
    }

    std::size_t column(const std::string& title) {
        const auto [position, fresh] = columns_.try_emplace(title, table_.columns.size());
        if (fresh)
            table_.columns.push_back(title);
        return position->second;
    }

    PointTable table_;
    std::unordered_map<std::string, std::size_t> columns_;
};

} // namespace

Result<PointTable> readGeoJsonPoints(std::string_view text) {
    const auto document = Json::parse(text, nullptr, false);
    if (document.is_discarded() || !document.is_object())
        return failed(texts::format("The file is not GeoJSON: it is not sound JSON"));
    return PointReader().run(document);
}

} // namespace navsmith::exports
