#include "core/exports/export.h"

#include "core/exports/csv.h"
#include "core/exports/dot.h"
#include "core/exports/geojson.h"
#include "core/exports/glb.h"
#include "core/exports/html.h"
#include "core/exports/tiles.h"
#include "core/model/element_index.h"
#include "core/model/property.h"
#include "core/model/wording.h"
#include "formats/texts/texts.h"

#include <algorithm>
#include <array>
#include <utility>

namespace navsmith::exports {

namespace {

using texts::mark;

constexpr std::array kFormats{
    FormatInfo{.format = Format::Svg, .id = "svg", .title = mark("SVG map"), .drawn = true, .text = true},
    FormatInfo{.format = Format::Png, .id = "png", .title = mark("PNG map"), .drawn = true},
    FormatInfo{
        .format = Format::Tiles, .id = "tiles", .title = mark("Map tiles for the web"), .drawn = true, .folder = true},
    FormatInfo{.format = Format::Glb, .id = "glb", .title = mark("3D model (glTF binary)"), .drawn = true},
    FormatInfo{.format = Format::Html, .id = "html", .title = mark("Web page in 3D"), .drawn = true, .text = true},
    FormatInfo{.format = Format::GeoJson, .id = "geojson", .title = mark("GeoJSON"), .text = true},
    FormatInfo{.format = Format::Csv, .id = "csv", .title = mark("Table (CSV)"), .text = true, .needsType = true},
    FormatInfo{.format = Format::Dot, .id = "dot", .title = mark("Graph (Graphviz)"), .text = true}};

/// What one of the formats is made by.
class Export {
public:
    Export(const systems::System& system, const model::Model& model, Request request, const TakeFile& take,
           const Progress& progress)
        : system_(system), model_(model), request_(std::move(request)), take_(take), progress_(progress) {}

    Result<std::string> run() {
        switch (request_.format) {
        case Format::Svg:
        case Format::Png:
            return picture();
        case Format::Tiles:
            return tiles();
        case Format::Glb:
            return model3d();
        case Format::Html:
            return page3d();
        case Format::GeoJson:
            return geoJson();
        case Format::Csv:
            return table();
        case Format::Dot:
            return graph();
        }
        return failed(texts::format("Unknown format"));
    }

private:
    /// The first half of the work.
    Result<Drawing> drawn() {
        if (request_.elements)
            restrictTo(request_.look, model_, *request_.elements);
        if (request_.picture.unit.empty())
            request_.picture.unit = unitOf(model_.schema(), system_.view);
        auto drawing =
            draw(model_, system_.view, request_.look, [&](double done) { return keepGoing(progress_, done / 2); });
        if (drawing && drawing->empty())
            return failed(texts::format("Nothing is drawn: choose other layers or elements"));
        return drawing;
    }

    Result<std::string> finish(Result<Bytes> content, std::string summary) {
        if (!content)
            return failed(std::move(content.error()));
        if (auto outcome = take_("", std::move(*content)); !outcome)
            return failed(std::move(outcome.error()));
        return summary;
    }

    [[nodiscard]] Progress secondHalf() const {
        return [this](double done) { return keepGoing(progress_, 0.5 + done / 2); };
    }

    Result<std::string> picture() {
        const auto drawing = drawn();
        if (!drawing)
            return failed(drawing.error());
        auto image = request_.format == Format::Svg ? toSvg(*drawing, request_.picture, secondHalf())
                                                    : toPngMap(*drawing, request_.picture, secondHalf());
        return finish(std::move(image), layersText(*drawing));
    }

    Result<std::string> tiles() {
        const auto drawing = drawn();
        if (!drawing)
            return failed(drawing.error());
        const auto count = toTiles(*drawing, request_.picture, request_.zooms, take_, secondHalf());
        if (!count)
            return failed(count.error());
        return texts::format("{} in {} zoom levels", model::counted(*count, "tile"), request_.zooms);
    }

    Result<std::string> model3d() {
        const auto drawing = drawn();
        if (!drawing)
            return failed(drawing.error());
        return finish(toGlb(*drawing, request_.picture, secondHalf()), layersText(*drawing));
    }

    Result<std::string> page3d() {
        const auto drawing = drawn();
        if (!drawing)
            return failed(drawing.error());
        return finish(toHtml(system_, model_, *drawing, request_.picture, secondHalf()), layersText(*drawing));
    }

    Result<std::string> geoJson() {
        const auto elements = request_.elements ? *request_.elements : shownElements();
        const auto& picture = request_.picture;
        const auto unit = picture.unit.empty() ? unitOf(model_.schema(), system_.view) : picture.unit;
        return finish(
            toGeoJson(model_, system_.view, elements, {picture.title, std::string(system_.id), unit}, progress_),
            model::elementsName(model_, elements));
    }

    Result<std::string> table() {
        if (request_.type == model::kNoElementType)
            return failed(texts::format("Choose the element type of the table"));
        std::vector<model::Slot> rows;
        model::ElementIndex index(model_);
        if (request_.elements) {
            for (const auto& element : *request_.elements)
                rows.push_back(element.slot);
        } else {
            const auto all = index.elements(request_.type);
            rows.assign(all.begin(), all.end());
        }
        return finish(toCsv(model_, request_.type, rows, progress_),
                      model::countedName(model_.schema().type(request_.type), rows.size()));
    }

    Result<std::string> graph() {
        return finish(toDot(system_, model_, {request_.picture.title, request_.group, request_.elements}, progress_),
                      texts::format("a graph"));
    }

    /// The elements of the chosen type, or of all types that are shown, in the order of the file.
    [[nodiscard]] std::vector<model::Element> shownElements() const {
        std::vector<model::Element> elements;
        model::ElementIndex index(model_);
        const auto add = [&](model::ElementTypeId type, const symbol::Symbol* symbol) {
            for (const auto row : index.elements(type)) {
                if (symbol == nullptr || !symbol::isHidden(request_.look.overrides, *symbol, model_, row))
                    elements.push_back({type, row});
            }
        };
        if (request_.type != model::kNoElementType) {
            add(request_.type, nullptr);
            return elements;
        }
        for (const auto& symbol : system_.view.symbols)
            add(symbol.type, &symbol);
        return elements;
    }

    static std::string layersText(const Drawing& drawing) {
        std::string text;
        for (const auto& layer : drawing.layers)
            text += (text.empty() ? "" : ", ") + layer.title;
        return text;
    }

    const systems::System& system_;
    const model::Model& model_;
    Request request_;
    const TakeFile& take_;
    const Progress& progress_;
};

} // namespace

std::span<const FormatInfo> formats() {
    return kFormats;
}

const FormatInfo* findFormat(std::string_view id) {
    const auto it = std::ranges::find(kFormats, id, &FormatInfo::id);
    return it == kFormats.end() ? nullptr : it;
}

Result<std::string> run(const systems::System& system, const model::Model& model, Request request, const TakeFile& take,
                        const Progress& progress) {
    return Export(system, model, std::move(request), take, progress).run();
}

} // namespace navsmith::exports
