#include "core/exports/html.h"

#include "core/checks/rule.h"
#include "core/exports/base64.h"
#include "core/exports/fields.h"
#include "core/exports/layer_shape.h"
#include "core/exports/utf8.h"
#include "core/model/property.h"
#include "core/model/wording.h"
#include "formats/bytes/byte_writer.h"
#include "formats/bytes/text_bytes.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include <zlib.h>

namespace navsmith::exports {

namespace {

using Json = nlohmann::ordered_json;
using model::Slot;

constexpr float kMarkGrowth = 2;               ///< people look at the whole first
constexpr std::size_t kMostTriangles = 60'000; ///< of the map
constexpr std::size_t kMostDetailed = 100'000; ///< elements with values
constexpr std::size_t kMostIssues = 2'000;

/// Positions as 16-bit numbers between the corners of the box.
struct Box {
    glm::vec3 low{std::numeric_limits<float>::max()};
    glm::vec3 high{std::numeric_limits<float>::lowest()};

    void add(const std::vector<glm::vec3>& positions) {
        for (const auto& p : positions) {
            low = glm::vec3(std::min(low.x, p.x), std::min(low.y, p.y), std::min(low.z, p.z));
            high = glm::vec3(std::max(high.x, p.x), std::max(high.y, p.y), std::max(high.z, p.z));
        }
    }
    [[nodiscard]] std::uint16_t part(float value, int axis) const {
        const float size = high[axis] - low[axis];
        constexpr float most = std::numeric_limits<std::uint16_t>::max();
        return size > 0 ? static_cast<std::uint16_t>(std::lround((value - low[axis]) / size * most)) : std::uint16_t{0};
    }
};

/// Arrays of numbers, one after another, each at a multiple of 4 bytes.
class Arrays {
public:
    /// Where it is: offset and count.
    template <typename T>
    Json add(const std::vector<T>& numbers) {
        bytes_.resize((bytes_.size() + 3) / 4 * 4);
        const auto offset = bytes_.size();
        bytes_.resize(offset + numbers.size() * sizeof(T));
        for (std::size_t i = 0; i < numbers.size(); ++i)
            bytes::storeLittleEndian(bytes_.data() + offset + i * sizeof(T), numbers[i]);
        return Json::array({offset, numbers.size()});
    }
    [[nodiscard]] const Bytes& bytes() const { return bytes_; }

private:
    Bytes bytes_;
};

/// Coloured triangles or lines, and to which element each corner belongs.
struct Piece {
    Wires wires;
    std::vector<std::uint32_t> elements;
};

struct Layer {
    const DrawnLayer* drawn = nullptr;
    Piece surfaces;
    Piece marks;
    Piece lines;
    std::size_t firstElement = 0;
};

/// What is drawn of one row.
symbol::Primitives partOf(const symbol::Primitives& all, const DrawnRow& from, const DrawnRow& to) {
    const auto slice = [](const auto& of, std::size_t first, std::size_t last) {
        using Vector = std::remove_cvref_t<decltype(of)>;
        return Vector(of.begin() + static_cast<std::ptrdiff_t>(first), of.begin() + static_cast<std::ptrdiff_t>(last));
    };
    return {slice(all.sprites, from.sprites, to.sprites),
            slice(all.segments, from.segments, to.segments),
            slice(all.ribbons, from.ribbons, to.ribbons),
            slice(all.quads, from.quads, to.quads),
            {}};
}

class PageWriter {
public:
    PageWriter(const systems::System& system, const model::Model& model, const Drawing& drawing,
               const PictureOptions& options, const Progress& progress)
        : system_(system), model_(model), drawing_(drawing), options_(options), progress_(progress) {}

    Result<Bytes> run() {
        for (const auto& layer : drawing_.layers)
            shape(layer);
        if (!keepGoing(progress_, 0.2))
            return cancelled();
        if (options_.map != nullptr)
            map_ = reducedMap(*options_.map, kMostTriangles);
        box_.add(map_.positions);
        for (const auto& layer : layers_) {
            for (const auto* piece : {&layer.surfaces, &layer.marks, &layer.lines})
                box_.add(piece->wires.positions);
        }
        if (!keepGoing(progress_, 0.4))
            return cancelled();
        auto issues = findIssues();
        if (!issues)
            return failed(std::move(issues.error()));
        Json head{{"title", validUtf8(options_.title)},
                  {"note", validUtf8(options_.note)},
                  {"unit", options_.unit},
                  {"low", {box_.low.x, box_.low.y, box_.low.z}},
                  {"high", {box_.high.x, box_.high.y, box_.high.z}},
                  {"texts", texts()},
                  {"layers", Json::array()},
                  {"types", types()},
                  {"issues", std::move(*issues)},
                  {"issueCount", issueCount_}};
        for (const auto& layer : layers_)
            head["layers"].push_back(layerJson(layer));
        if (!map_.indices.empty())
            head["map"] = {{"p", arrays_.add(quantised(map_.positions))}, {"i", arrays_.add(map_.indices)}};
        if (!keepGoing(progress_, 0.8))
            return cancelled();
        return page(head.dump(-1, ' ', false, Json::error_handler_t::replace));
    }

private:
    /// Texts of the page in the language of the program.
    static Json texts() {
        return {{"layers", texts::format("Layers")},
                {"map", texts::format("Map")},
                {"issues", texts::format("Issues")},
                {"frame", texts::format("Show all")},
                {"top", texts::format("From above")},
                {"nothing", texts::format("Click an element to see its values.")},
                {"noIssues", texts::format("No issues")},
                {"find", texts::format("Find")},
                {"old", texts::format("This browser cannot show it: it needs WebGL 2.")},
                {"help", texts::format("Drag to turn, right-drag to move, wheel to zoom.")}};
    }

    void shape(const DrawnLayer& drawn) {
        Layer layer;
        layer.drawn = &drawn;
        layer.firstElement = elementCount_;
        LayerShape shape(drawing_, kMarkGrowth);
        DrawnRow before;
        for (const auto& row : drawn.rows) {
            shape.add(partOf(drawn.drawn, before, row));
            before = row;
            const auto element = static_cast<std::uint32_t>(elementCount_++);
            layer.surfaces.elements.resize(shape.surfaces().positions.size(), element);
            layer.marks.elements.resize(shape.marks().positions.size(), element);
            layer.lines.elements.resize(shape.lines().positions.size(), element);
            numbers_[{drawn.type, row.row}] = element;
        }
        layer.surfaces.wires = shape.surfaces();
        layer.marks.wires = shape.marks();
        layer.lines.wires = shape.lines();
        layers_.push_back(std::move(layer));
    }

    [[nodiscard]] std::vector<std::uint16_t> quantised(const std::vector<glm::vec3>& positions) const {
        std::vector<std::uint16_t> out;
        out.reserve(positions.size() * 3);
        for (const auto& p : positions) {
            for (int axis = 0; axis < 3; ++axis)
                out.push_back(box_.part(p[axis], axis));
        }
        return out;
    }

    Json pieceJson(const Piece& piece) {
        std::vector<std::uint8_t> colours;
        colours.reserve(piece.wires.colours.size() * 4);
        for (const auto& colour : piece.wires.colours)
            colours.insert(colours.end(), {colour.r, colour.g, colour.b, colour.a});
        return {{"p", arrays_.add(quantised(piece.wires.positions))},
                {"c", arrays_.add(colours)},
                {"e", arrays_.add(piece.elements)},
                {"i", arrays_.add(piece.wires.indices)}};
    }

    Json layerJson(const Layer& layer) {
        auto legend = Json::array();
        for (const auto& entry : layer.drawn->legend.entries)
            legend.push_back({fmt::format("#{:02x}{:02x}{:02x}", entry.colour.r, entry.colour.g, entry.colour.b),
                              validUtf8(entry.title)});
        return {{"id", validUtf8(layer.drawn->id)},      {"title", validUtf8(layer.drawn->title)},
                {"legend", std::move(legend)},           {"ramp", layer.drawn->legend.continuous},
                {"surfaces", pieceJson(layer.surfaces)}, {"marks", pieceJson(layer.marks)},
                {"lines", pieceJson(layer.lines)}};
    }

    /// For each layer: titles of its fields, and for each element its name, its place and the values of the fields.
    Json types() {
        auto all = Json::array();
        for (const auto& layer : layers_) {
            const auto& type = model_.schema().type(layer.drawn->type);
            const auto* symbol = symbol::symbolOf(system_.view, layer.drawn->type);
            std::vector<Slot> rows;
            for (const auto& row : layer.drawn->rows)
                rows.push_back(row.row);
            const bool detailed = layer.firstElement + rows.size() <= kMostDetailed;
            auto titles = Json::array();
            std::vector<std::vector<std::string>> columns;
            for (const auto& field : detailed ? fieldsOf(type) : std::vector<Field>()) {
                auto column = textsOf(model_, layer.drawn->type, field, rows);
                if (std::ranges::all_of(column, [](const std::string& text) { return text.empty(); }))
                    continue;
                titles.push_back(field.component > 0 ? std::string() : validUtf8(field.property->title));
                columns.push_back(std::move(column));
            }
            auto elements = Json::array();
            for (std::size_t i = 0; i < rows.size(); ++i) {
                const model::Element element{layer.drawn->type, rows[i]};
                const auto at = symbol->anchor(model_, rows[i]).value_or(glm::vec3(0));
                auto values = Json::array();
                for (const auto& column : columns)
                    values.push_back(validUtf8(column[i]));
                elements.push_back(
                    {validUtf8(model::elementName(model_, element)),
                     {std::round(at.x * 10) / 10, std::round(at.y * 10) / 10, std::round(at.z * 10) / 10},
                     std::move(values)});
            }
            all.push_back(
                {{"fields", std::move(titles)}, {"first", layer.firstElement}, {"elements", std::move(elements)}});
        }
        return all;
    }

    Result<Json> findIssues() {
        bool stopped = false;
        const auto issues = checks::checkAll(model_, system_.rules, [&](double) {
            stopped = !keepGoing(progress_, 0.5);
            return !stopped;
        });
        if (stopped)
            return cancelled();
        issueCount_ = issues.size();
        auto all = Json::array();
        for (const auto& issue : issues) {
            if (all.size() >= kMostIssues)
                break;
            const auto element = numbers_.find({issue.element.type, issue.element.slot});
            all.push_back({static_cast<int>(issue.severity), std::string(issue.rule), validUtf8(issue.message),
                           element == numbers_.end() ? Json() : Json(element->second)});
        }
        return all;
    }

    /// Head and arrays: the length of the head, the head, and at the next multiple of 4 bytes the arrays. Compressed.
    Result<Bytes> page(const std::string& head) const {
        Bytes data(4);
        bytes::storeLittleEndian(data.data(), static_cast<std::uint32_t>(head.size()));
        const auto text = bytes::bytesOf(head);
        data.insert(data.end(), text.begin(), text.end());
        data.resize((data.size() + 3) / 4 * 4);
        data.insert(data.end(), arrays_.bytes().begin(), arrays_.bytes().end());
        auto size = compressBound(static_cast<uLong>(data.size()));
        Bytes packed(size);
        if (compress2(reinterpret_cast<Bytef*>(packed.data()), &size, reinterpret_cast<const Bytef*>(data.data()),
                      static_cast<uLong>(data.size()), Z_BEST_COMPRESSION) != Z_OK)
            return failed(texts::format("The page could not be compressed"));
        packed.resize(size);
        constexpr std::string_view place = "@DATA@";
        const auto at = kViewerPage.find(place);
        std::string out(kViewerPage.substr(0, at));
        out += toBase64(packed);
        out += kViewerPage.substr(at + place.size());
        if (out.size() > kMostBytes)
            return failed(texts::format("The page would be larger than 1 GiB: choose fewer layers"));
        return bytes::bytesOf(out);
    }

    const systems::System& system_;
    const model::Model& model_;
    const Drawing& drawing_;
    const PictureOptions& options_;
    const Progress& progress_;
    std::vector<Layer> layers_;
    std::map<std::pair<model::ElementTypeId, Slot>, std::uint32_t> numbers_; ///< of elements on the page
    std::size_t elementCount_ = 0;
    std::size_t issueCount_ = 0;
    Wires map_;
    Box box_;
    Arrays arrays_;
};

} // namespace

Result<Bytes> toHtml(const systems::System& system, const model::Model& model, const Drawing& drawing,
                     const PictureOptions& options, const Progress& progress) {
    return PageWriter(system, model, drawing, options, progress).run();
}

} // namespace navsmith::exports
