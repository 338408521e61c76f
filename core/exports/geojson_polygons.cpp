#include "core/exports/polygon_file.h"
#include "formats/texts/texts.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <utility>

namespace navsmith::exports {

namespace {

using Json = nlohmann::ordered_json;

class GeoPolygonReader {
public:
    GeoPolygonReader() { file_.hasHeights = false; }

    Result<PolygonFile> run(const Json& features) {
        std::size_t number = 0;
        for (const auto& feature : features)
            add(feature, texts::format("feature {}", ++number));
        if (tooMany_)
            return failed(texts::format("The file has more than {} polygons", texts::grouped(kMostPolygons)));
        return std::move(file_);
    }

private:
    void add(const Json& feature, const std::string& name) {
        const auto geometry = feature.is_object() ? feature.find("geometry") : feature.end();
        if (!feature.is_object() || geometry == feature.end() || !geometry->is_object())
            return;
        const auto type = geometry->value("type", Json());
        const auto coordinates = geometry->value("coordinates", Json());
        if (type == "Polygon")
            addPolygon(coordinates, name, objectOf(feature));
        if (type != "MultiPolygon" || !coordinates.is_array())
            return;
        std::size_t part = 0;
        for (const auto& polygon : coordinates)
            addPolygon(polygon, texts::format("{}, part {}", name, ++part), objectOf(feature));
    }

    /// What exports write as the type of an element.
    static std::string objectOf(const Json& feature) {
        const auto properties = feature.find("properties");
        if (properties == feature.end() || !properties->is_object())
            return {};
        const auto type = properties->value("element_type", Json());
        return type.is_string() ? type.get<std::string>() : std::string();
    }

    void addPolygon(const Json& rings, const std::string& name, std::string object) {
        if (file_.polygons.size() >= kMostPolygons) {
            tooMany_ = true;
            return;
        }
        systems::Polygon polygon{name, std::move(object), {}, false};
        if (!rings.is_array() || rings.empty() ||
            !std::ranges::all_of(rings, [&](const Json& ring) { return addRing(ring, polygon); })) {
            file_.problems.push_back({name, texts::format("has no coordinates")});
            return;
        }
        file_.polygons.push_back(std::move(polygon));
    }

    bool addRing(const Json& ring, systems::Polygon& to) {
        if (!ring.is_array())
            return false;
        auto& corners = to.rings.emplace_back();
        for (const auto& place : ring) {
            if (!place.is_array() || place.size() < 2 ||
                !std::ranges::all_of(place, [](const Json& part) { return part.is_number(); }))
                return false;
            file_.hasHeights = file_.hasHeights || place.size() > 2;
            corners.emplace_back(place[0].get<double>(), place[1].get<double>(),
                                 place.size() > 2 ? place[2].get<double>() : 0.0);
        }
        if (corners.size() > 1 && corners.front() == corners.back())
            corners.pop_back();
        return true;
    }

    PolygonFile file_;
    bool tooMany_ = false;
};

} // namespace

Result<PolygonFile> readGeoJsonPolygons(std::string_view text) {
    const auto document = Json::parse(text, nullptr, false);
    if (document.is_discarded() || !document.is_object())
        return failed(texts::format("The file is not GeoJSON: it is not sound JSON"));
    const auto features = document.find("features");
    if (features == document.end() || !features->is_array())
        return failed(texts::format("The file is not GeoJSON: it has no features"));
    return GeoPolygonReader().run(*features);
}

} // namespace navsmith::exports
