#include "core/exports/geojson.h"

#include "core/exports/fields.h"
#include "core/model/element_index.h"
#include "core/world/finite.h"
#include "formats/bytes/text_bytes.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <optional>

namespace navsmith::exports {

using model::Element;
using model::ElementTypeId;
using model::Ref;
using model::Slot;
using world::isFinite;

namespace {

std::string jsonText(std::string_view text) {
    return nlohmann::json(text).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

std::string pointText(const glm::vec3& p) {
    return fmt::format("[{},{},{}]", p.x, p.y, p.z);
}

/// Where elements of a type are.
class Geometry {
public:
    Geometry(const model::Model& model, const symbol::View& view, ElementTypeId type)
        : model_(model), type_(model.schema().type(type)), id_(type), symbol_(symbol::symbolOf(view, type)) {
        if (type_.edge)
            ends_ = symbol::symbolOf(view, type_.columns[type_.edge->from].ref->target);
    }

    /// JSON.
    [[nodiscard]] std::string of(Slot row) const {
        if (type_.edge)
            return line(row);
        const auto at = symbol_ == nullptr || symbol_->anchor == nullptr ? std::nullopt : symbol_->anchor(model_, row);
        if (!at || !isFinite(*at))
            return "null";
        // A type that is placed by several properties has a shape; the others have only marks.
        if (type_.placedBy.size() > 1 && symbol_->overview != nullptr) {
            if (auto shape = polygon(row); !shape.empty())
                return shape;
        }
        return fmt::format(R"({{"type":"Point","coordinates":{}}})", pointText(*at));
    }

private:
    [[nodiscard]] std::optional<glm::vec3> end(model::ColumnId column, Slot row) const {
        const Ref ref = model_.get(model::Column<Ref>{id_, column}, row);
        return ref.isSlot() && ends_ != nullptr ? ends_->anchor(model_, ref.slot()) : std::nullopt;
    }
    [[nodiscard]] std::string line(Slot row) const {
        const auto a = end(type_.edge->from, row);
        const auto b = end(type_.edge->to, row);
        if (!a || !b || !isFinite(*a) || !isFinite(*b))
            return "null";
        return fmt::format(R"({{"type":"LineString","coordinates":[{},{}]}})", pointText(*a), pointText(*b));
    }
    /// The first surface that is drawn; empty if there is none.
    [[nodiscard]] std::string polygon(Slot row) const {
        symbol::Primitives drawn;
        symbol_->overview(model_, {}, row, drawn);
        const auto outline = std::ranges::find_if(drawn.quads, [](const auto& quad) { return quad.round == 0; });
        if (outline == drawn.quads.end() || !std::ranges::all_of(outline->corners, isFinite))
            return {};
        std::vector<glm::vec3> ring(std::begin(outline->corners), std::end(outline->corners));
        double area = 0;
        for (std::size_t i = 0; i < ring.size(); ++i) {
            const auto& a = ring[i];
            const auto& b = ring[(i + 1) % ring.size()];
            area += double{a.x} * double{b.y} - double{b.x} * double{a.y};
        }
        if (area < 0) // outlines are counter-clockwise
            std::ranges::reverse(ring);
        ring.push_back(ring.front());
        std::string text;
        for (const auto& corner : ring)
            text += (text.empty() ? "" : ",") + pointText(corner);
        return fmt::format(R"({{"type":"Polygon","coordinates":[[{}]]}})", text);
    }

    const model::Model& model_;
    const model::ElementType& type_;
    ElementTypeId id_;
    const symbol::Symbol* symbol_;
    const symbol::Symbol* ends_ = nullptr;
};

std::string valueText(const Field& field, const std::string& text) {
    if (text.empty())
        return field.kind == FieldKind::Text && field.property->type == model::PropertyType::Text ? "\"\"" : "null";
    return field.kind == FieldKind::Text ? jsonText(text) : text;
}

class Writer {
public:
    Writer(const model::Model& model, const symbol::View& view) : model_(model), view_(view), index_(model) {}

    /// Elements of one type.
    void add(ElementTypeId type, std::span<const Slot> rows) {
        const auto fields = fieldsOf(model_.schema().type(type));
        const Geometry geometry(model_, view_, type);
        std::vector<std::vector<std::string>> columns;
        columns.reserve(fields.size());
        for (const auto& field : fields)
            columns.push_back(textsOf(model_, type, field, rows));
        for (std::size_t i = 0; i < rows.size(); ++i) {
            text_ += std::exchange(any_, true) ? ",\n" : "\n";
            text_ +=
                fmt::format(R"({{"type":"Feature","geometry":{},"properties":{{"element_type":{},"element_index":{})",
                            geometry.of(rows[i]), jsonText(model_.schema().type(type).id), index_.of({type, rows[i]}));
            for (std::size_t k = 0; k < fields.size(); ++k)
                addField(fields[k], columns[k][i]);
            text_ += "}}";
        }
    }
    std::string& text() { return text_; }

private:
    /// The coordinates of a vector follow each other: they are one array.
    void addField(const Field& field, const std::string& text) {
        if (field.component <= 0)
            text_ += fmt::format(",{}:", jsonText(field.property->id));
        if (field.component >= 0)
            text_ += field.component == 0 ? '[' : ',';
        text_ += valueText(field, text);
        if (field.component >= 0 && static_cast<std::size_t>(field.component) + 1 == field.property->components.size())
            text_ += ']';
    }

    const model::Model& model_;
    const symbol::View& view_;
    model::ElementIndex index_;
    std::string text_;
    bool any_ = false;
};

} // namespace

Result<Bytes> toGeoJson(const model::Model& model, const symbol::View& view, std::span<const Element> elements,
                        const GeoJsonOptions& options, const Progress& progress) {
    constexpr std::size_t kChunk = 8192;
    Writer writer(model, view);
    writer.text() = fmt::format(
        R"({{"type":"FeatureCollection","name":{},"navsmith":{{"system":{},"unit":{},"coordinates":"x, y, z of the game"}},"features":[)",
        jsonText(options.title), jsonText(options.system), jsonText(options.unit));
    std::vector<Slot> rows;
    for (std::size_t first = 0; first < elements.size();) {
        if (!keepGoing(progress, static_cast<double>(first) / static_cast<double>(elements.size())))
            return cancelled();
        rows.clear();
        std::size_t end = first;
        for (; end < elements.size() && rows.size() < kChunk && elements[end].type == elements[first].type; ++end)
            rows.push_back(elements[end].slot);
        writer.add(elements[first].type, rows);
        first = end;
        if (writer.text().size() > kMostBytes)
            return failed(texts::format("The file would be larger than 1 GiB: choose fewer elements"));
    }
    writer.text() += "\n]}\n";
    return bytes::bytesOf(writer.text());
}

} // namespace navsmith::exports
