#include "core/exports/polygon_file.h"

#include "core/exports/obj_lines.h"
#include "core/exports/utf8.h"
#include "formats/bytes/plain_text.h"
#include "formats/bytes/text_bytes.h"
#include "formats/texts/texts.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <unordered_set>
#include <utility>

namespace navsmith::exports {

namespace {

constexpr std::size_t kMostCorners = 10'000; ///< of one face

/// The faces of a Wavefront model.
class FaceReader {
public:
    FaceReader(std::string_view text, UpAxis up) : text_(text), up_(up) {
        file_.isModel = true;
        file_.up = up;
    }

    Result<PolygonFile> run() {
        for (std::size_t number = 1; !text_.empty(); ++number) {
            const auto line = takeObjLine(text_);
            if (auto done = read(objWords(line), number); !done)
                return failed(std::move(done.error()));
        }
        return std::move(file_);
    }

private:
    Result<void> read(const std::vector<std::string_view>& line, std::size_t number) {
        if (line.empty())
            return {};
        if (line[0] == "o" || line[0] == "g") {
            object_ = line.size() > 1 ? validUtf8(line[1]) : std::string();
        } else if (line[0] == "v") {
            if (corners_.size() >= kMostPoints)
                return failed(texts::format("The file has more than {} points", texts::grouped(kMostPoints)));
            corners_.push_back(placeOf(line));
        } else if (line[0] == "f") {
            if (file_.polygons.size() >= kMostPolygons)
                return failed(texts::format("The file has more than {} polygons", texts::grouped(kMostPolygons)));
            if (auto fault = addFace(line, texts::format("line {}", number)); !fault.empty())
                file_.problems.push_back({texts::format("line {}", number), std::move(fault)});
        }
        return {};
    }

    /// Returns what is wrong.
    std::string addFace(const std::vector<std::string_view>& line, std::string name) {
        if (line.size() > kMostCorners)
            return texts::format("has more than {} corners", texts::grouped(kMostCorners));
        systems::Polygon face{std::move(name), object_, {{}}, true};
        for (const auto& word : std::span(line).subspan(1)) {
            const auto corner = objCorner(word, corners_.size());
            if (!corner)
                return texts::format("there is no point {}", word);
            if (!corners_[*corner])
                return texts::format("point {} has no place", word);
            face.rings.front().push_back(*corners_[*corner]);
        }
        file_.polygons.push_back(std::move(face));
        return {};
    }

    [[nodiscard]] std::optional<glm::dvec3> placeOf(const std::vector<std::string_view>& line) const {
        glm::dvec3 place(0);
        for (glm::length_t i = 0; i < 3; ++i) {
            const auto at = static_cast<std::size_t>(i) + 1;
            if (at >= line.size())
                return std::nullopt;
            const auto value = bytes::parsed<double>(line[at]);
            if (!value || !std::isfinite(*value))
                return std::nullopt;
            place[i] = *value;
        }
        return zUp(place, up_);
    }

    std::string_view text_;
    UpAxis up_;
    std::string object_;
    std::vector<std::optional<glm::dvec3>> corners_;
    PolygonFile file_;
};

bool isNamedAfter(std::string_view object, std::string_view typeId) {
    return object.starts_with(typeId) &&
           (object.size() == typeId.size() || object[typeId.size()] == '.' || object[typeId.size()] == '_');
}

} // namespace

Result<PolygonFile> readPolygons(std::span<const std::byte> file, UpAxis up) {
    if (file.size() > kMostPointBytes)
        return failed(texts::format("The file is larger than 256 MiB"));
    if (isGltf(file))
        return readGltfPolygons(file, up);
    auto text = bytes::textOf(file);
    if (text.starts_with("\xEF\xBB\xBF"))
        text.remove_prefix(3);
    const auto first = text.find_first_not_of(" \t\r\n");
    if (first != std::string_view::npos && text[first] == '{')
        return readGeoJsonPolygons(text);
    return looksLikeObj(text) ? FaceReader(text, up).run() : PolygonFile{};
}

std::vector<std::string> objectsOf(const PolygonFile& file) {
    std::vector<std::string> objects;
    std::unordered_set<std::string_view> names;
    for (const auto& polygon : file.polygons) {
        if (names.insert(polygon.object).second)
            objects.push_back(polygon.object);
    }
    return objects;
}

std::vector<std::string> usualObjects(const PolygonFile& file, std::string_view typeId) {
    auto objects = objectsOf(file);
    const auto isOther = [&](const std::string& object) { return !isNamedAfter(object, typeId); };
    if (!std::ranges::all_of(objects, isOther))
        std::erase_if(objects, isOther);
    return objects;
}

} // namespace navsmith::exports
