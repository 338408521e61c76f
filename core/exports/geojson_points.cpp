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
constexpr std::size_t kDeepest = 100;
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
        if (tooMany_)
            return failed(texts::format("The file has more than {} points", texts::grouped(kMostPoints)));
        for (auto& row : table_.rows)
            row.cells.resize(table_.columns.size());
        return std::move(table_);
    }

private:
    void add(const Json& feature, const std::string& name) {
        const auto complain = [&](std::string text) { table_.problems.push_back({name, std::move(text)}); };
        const auto geometry = feature.is_object() ? feature.find("geometry") : feature.end();
        const bool hasGeometry = feature.is_object() && geometry != feature.end() && geometry->is_object();
        const auto type = hasGeometry ? geometry->value("type", Json()) : Json();
        const auto coordinates = hasGeometry ? geometry->value("coordinates", Json()) : Json();
        if (!coordinates.is_array() || (type != "Point" && type != "LineString" && type != "MultiLineString"))
            return complain(texts::format("is neither a point nor a line"));
        if (type == "Point") {
            if (!isPlace(coordinates))
                return complain(texts::format("has no coordinates"));
            addRow(feature, name, coordinates, InLine::None);
            return;
        }
        const auto lines = type == "LineString" ? Json::array({coordinates}) : coordinates;
        for (const auto& line : lines) {
            if (!line.is_array() || line.empty() || !std::ranges::all_of(line, isPlace)) {
                complain(texts::format("has no coordinates"));
                continue;
            }
            std::size_t number = 0;
            for (const auto& place : line) {
                ++number;
                addRow(feature, texts::format("{}, point {}", name, number), place,
                       number == 1 ? InLine::First : InLine::Further);
            }
        }
    }

    static bool isPlace(const Json& place) {
        return place.is_array() && place.size() >= 2 &&
               std::ranges::all_of(place, [](const Json& part) { return part.is_number(); });
    }

    void addRow(const Json& feature, const std::string& name, const Json& place, InLine inLine) {
        if (table_.rows.size() >= kMostPoints) {
            tooMany_ = true;
            return;
        }
        PointRow row{name, {}, inLine};
        for (std::size_t i = 0; i < std::min(place.size(), kAxes.size()); ++i)
            put(row, std::string(1, kAxes[i]), place[i]);
        if (const auto properties = feature.find("properties");
            properties != feature.end() && properties->is_object()) {
            for (const auto& [id, value] : properties->items())
                putProperty(row, id, value);
        }
        if (table_.columns.size() > kMostColumns) {
            table_.problems.push_back(
                {name, texts::format("there are more than {} different properties", kMostColumns)});
            return;
        }
        table_.rows.push_back(std::move(row));
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
    bool tooMany_ = false;
    std::unordered_map<std::string, std::size_t> columns_;
};

/// Whether brackets are inside each other deeper than a cell may hold: writing them as text takes memory of the stack
/// for each.
bool isTooDeep(std::string_view text) {
    std::size_t depth = 0;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char c = text[at];
        if (c == '"') {
            for (++at; at < text.size() && text[at] != '"'; ++at)
                at += text[at] == '\\' ? 1 : 0;
        } else if (c == '[' || c == '{') {
            if (++depth > kDeepest)
                return true;
        } else if ((c == ']' || c == '}') && depth > 0) {
            --depth;
        }
    }
    return false;
}

} // namespace

Result<PointTable> readGeoJsonPoints(std::string_view text) {
    if (isTooDeep(text))
        return failed(texts::format("The file has more than {} brackets inside each other", kDeepest));
    const auto document = Json::parse(text, nullptr, false);
    if (document.is_discarded() || !document.is_object())
        return failed(texts::format("The file is not GeoJSON: it is not sound JSON"));
    return PointReader().run(document);
}

} // namespace navsmith::exports
