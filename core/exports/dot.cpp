#include "core/exports/dot.h"

#include "core/exports/fields.h"
#include "core/model/element_index.h"
#include "core/model/wording.h"
#include "formats/bytes/text_bytes.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>
#include <glm/vec2.hpp>

#include <algorithm>
#include <functional>
#include <limits>
#include <map>
#include <utility>

namespace navsmith::exports {

using model::ElementTypeId;
using model::kNoElementType;
using model::Ref;
using model::Slot;

namespace {

/// Nodes and ways, as the schema declares them, or else the routes.
struct Graph {
    ElementTypeId node = kNoElementType;
    std::vector<std::pair<Slot, Slot>> ways;
};

void addEdges(const model::Model& model, ElementTypeId type, Graph& graph) {
    const auto& spec = model.schema().type(type);
    const model::Column<Ref> from{type, spec.edge->from};
    const model::Column<Ref> to{type, spec.edge->to};
    model.forEachLive(type, [&](Slot row) {
        const Ref a = model.get(from, row);
        const Ref b = model.get(to, row);
        if (a.isSlot() && b.isSlot())
            graph.ways.emplace_back(a.slot(), b.slot());
    });
}

Graph graphOf(const systems::System& system, const model::Model& model) {
    Graph graph;
    const auto& schema = model.schema();
    for (ElementTypeId type = 0; type < schema.typeCount(); ++type) {
        if (!schema.type(type).edge)
            continue;
        const auto node = schema.type(type).columns[schema.type(type).edge->from].ref->target;
        if (graph.node == kNoElementType || graph.node == node) {
            graph.node = node;
            addEdges(model, type, graph);
        }
    }
    if (graph.node != kNoElementType || !system.routing.exists())
        return graph;
    graph.node = system.routing.node;
    std::vector<routing::Way> ways;
    model.forEachLive(graph.node, [&](Slot row) {
        ways.clear();
        system.routing.ways(model, system.routing.travellers.front(), row, ways);
        for (const auto& way : ways)
            graph.ways.emplace_back(row, way.to);
    });
    return graph;
}

/// A node of the output.
struct Knot {
    std::string label;
    std::size_t members = 0;
    glm::dvec2 sum{0}; ///< of their places
    std::size_t placed = 0;
};

class DotWriter {
public:
    DotWriter(const systems::System& system, const model::Model& model, const DotOptions& options)
        : system_(system), model_(model), options_(options), graph_(graphOf(system, model)) {}

    Result<Bytes> run(const Progress& progress) {
        if (graph_.node == kNoElementType)
            return failed(texts::format("{} has no graph", system_.title));
        auto named = groupNames();
        if (!named)
            return failed(named.error());
        const bool divides = *named && std::ranges::adjacent_find(**named, std::not_equal_to()) != (*named)->end();
        if (options_.group.empty() && !divides)
            named->reset(); // a single group says nothing
        gather(*named);
        if (!keepGoing(progress, 0.5))
            return cancelled();
        std::map<std::pair<std::uint32_t, std::uint32_t>, std::size_t> counts;
        for (const auto& [from, to] : graph_.ways) {
            const auto a = knotOf_[from];
            const auto b = knotOf_[to];
            if (a != kNone && b != kNone && a != b)
                ++counts[{a, b}];
        }
        return write(counts);
    }

private:
    static constexpr std::uint32_t kNone = std::numeric_limits<std::uint32_t>::max();

    [[nodiscard]] const model::ElementType& type() const { return model_.schema().type(graph_.node); }

    /// The group of each row of rows_; no names if each element is its own.
    Result<std::optional<std::vector<std::string>>> groupNames() {
        const auto all = model_.order(graph_.node).all();
        rows_.assign(all.begin(), all.end());
        if (options_.elements) {
            rows_.clear();
            for (const auto& element : *options_.elements) {
                if (element.type == graph_.node)
                    rows_.push_back(element.slot);
            }
        }
        std::erase_if(rows_, [&](Slot row) { return !model_.isLive({graph_.node, row}); });
        const std::string group(options_.group.empty() ? system_.nodeGroups : std::string_view(options_.group));
        if (group == "none")
            return std::nullopt;
        if (group.empty()) {
            std::vector<std::string> names;
            for (const Slot row : rows_) {
                const Slot file = model_.fileOf({graph_.node, row});
                names.push_back(file == model::kNoSlot ? "" : model::elementName(model_, {model::kFileType, file}));
            }
            return names;
        }
        std::vector<std::string> ids;
        for (const auto& field : fieldsOf(type())) {
            if (field.id == group)
                return textsOf(model_, graph_.node, field, rows_);
            ids.push_back(field.id);
        }
        return failed(
            texts::format("{} have no property \"{}\"; they have {}", type().plural, group, fmt::join(ids, ", ")));
    }

    void gather(const std::optional<std::vector<std::string>>& names) {
        const auto* symbol = symbol::symbolOf(system_.view, graph_.node);
        knotOf_.assign(model_.capacity(graph_.node), kNone);
        grouped_ = names.has_value();
        std::map<std::string, std::uint32_t> byName;
        for (std::size_t i = 0; i < rows_.size(); ++i) {
            const auto next = static_cast<std::uint32_t>(knots_.size());
            const auto at = names ? byName.try_emplace((*names)[i], next).first->second : next;
            if (at == next)
                knots_.push_back({names ? (*names)[i] : shortName(model_, {graph_.node, rows_[i]})});
            auto& knot = knots_[at];
            knotOf_[rows_[i]] = at;
            ++knot.members;
            if (const auto place = symbol == nullptr ? std::nullopt : symbol->anchor(model_, rows_[i])) {
                knot.sum += glm::dvec2(place->x, place->y);
                ++knot.placed;
            }
        }
    }

    /// Points for each world unit, so that the graph fits a large sheet.
    [[nodiscard]] double scale() const {
        constexpr double kSheet = 1400;
        glm::dvec2 low(std::numeric_limits<double>::infinity());
        glm::dvec2 high = -low;
        for (const auto& knot : knots_) {
            const auto at = knot.sum / static_cast<double>(std::max<std::size_t>(knot.placed, 1));
            low = {std::min(low.x, at.x), std::min(low.y, at.y)};
            high = {std::max(high.x, at.x), std::max(high.y, at.y)};
        }
        return kSheet / std::max({high.x - low.x, high.y - low.y, 1.0});
    }

    Result<Bytes> write(const std::map<std::pair<std::uint32_t, std::uint32_t>, std::size_t>& counts) const {
        const double points = scale();
        std::string text = fmt::format("digraph {} {{\n  graph [overlap=false, splines=true];\n  node [shape=box, "
                                       "style=rounded, fontname=\"sans-serif\"];\n",
                                       dotText(options_.title));
        for (std::size_t i = 0; i < knots_.size(); ++i) {
            const auto& knot = knots_[i];
            const auto at = knot.sum * points / static_cast<double>(std::max<std::size_t>(knot.placed, 1));
            auto label = knot.label.empty() ? texts::format("(none)") : knot.label;
            if (grouped_)
                label += '\n' + model::countedName(type(), knot.members);
            text += fmt::format("  n{} [label={}", i, dotText(label));
            if (knot.placed > 0)
                text += fmt::format(", pos=\"{:.1f},{:.1f}\"", at.x, at.y);
            text += "];\n";
        }
        for (const auto& [ends, count] : counts) {
            const auto back = counts.find({ends.second, ends.first});
            const bool both = back != counts.end() && back->second == count;
            if (both && ends.first > ends.second)
                continue; // written with its counterpart
            text += fmt::format("  n{} -> n{}", ends.first, ends.second);
            std::vector<std::string> attributes;
            if (both)
                attributes.emplace_back("dir=both");
            if (grouped_)
                attributes.push_back(fmt::format("label=\"{}\"", count));
            text += attributes.empty() ? ";\n" : fmt::format(" [{}];\n", fmt::join(attributes, ", "));
            if (text.size() > kMostBytes)
                return failed(texts::format("The file would be larger than 1 GiB: choose fewer elements"));
        }
        return bytes::bytesOf(text + "}\n");
    }

    static std::string dotText(std::string_view text) {
        std::string out = "\"";
        for (const char c : text) {
            if (c == '"' || c == '\\')
                out += '\\';
            out += c == '\n' ? std::string("\\n") : std::string(1, c);
        }
        return out + '"';
    }

    const systems::System& system_;
    const model::Model& model_;
    const DotOptions& options_;
    Graph graph_;
    std::vector<Slot> rows_;
    std::vector<Knot> knots_;
    std::vector<std::uint32_t> knotOf_; ///< by slot
    bool grouped_ = false;
};

} // namespace

Result<Bytes> toDot(const systems::System& system, const model::Model& model, const DotOptions& options,
                    const Progress& progress) {
    return DotWriter(system, model, options).run(progress);
}

} // namespace navsmith::exports
