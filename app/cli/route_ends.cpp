#include "app/cli/route_ends.h"

#include "app/cli/input_options.h"
#include "core/model/property.h"
#include "core/query/calculation.h"
#include "core/query/find_element.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>

namespace navsmith::cli {

using model::Slot;

std::optional<glm::dvec3> placeIn(std::string_view text) {
    const auto parts = CLI::detail::split(CLI::detail::trim_copy(std::string(text)), ',');
    glm::dvec3 place(0);
    if (parts.size() != 3)
        return std::nullopt;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (!CLI::detail::lexical_cast(parts[i], place[i]) || !std::isfinite(place[i]))
            return std::nullopt;
    }
    return place;
}

namespace {

tl::expected<RouteEnd, std::string> routeEnd(const opening::OpenedDocument& document, std::string_view text) {
    if (const auto place = placeIn(text))
        return RouteEnd{.node = std::nullopt, .place = glm::vec3(*place)};
    const auto& model = document.model;
    const auto type = document.system->routing.node;
    const auto elements = query::findElements(model, text);
    const auto node = std::ranges::find(elements, type, &model::Element::type);
    if (node != elements.end())
        return RouteEnd{.node = node->slot, .place = {}};
    for (const auto& element : elements) {
        const auto* symbol = symbol::symbolOf(document.system->view, element.type);
        const auto place =
            symbol == nullptr || symbol->anchor == nullptr ? std::nullopt : symbol->anchor(model, element.slot);
        if (place)
            return RouteEnd{.node = std::nullopt, .place = *place};
    }
    const auto nodes = model.order(type).all();
    return tl::unexpected(
        fmt::format("'{}' is no element of the document and no place x,y,z; elements are named like '{}'", text,
                    nodes.empty() ? "node 0" : model::elementName(model, {type, nodes.front()})));
}

} // namespace

tl::expected<std::vector<RouteEnd>, std::string> routeEnds(const opening::OpenedDocument& document,
                                                           const std::vector<std::string>& texts) {
    if (!document.system->routing.exists())
        return tl::unexpected(fmt::format("there are no routes in this kind of file: {}", document.system->title));
    std::vector<RouteEnd> ends;
    for (const auto& text : texts) {
        auto end = routeEnd(document, text);
        if (!end)
            return tl::unexpected(std::move(end.error()));
        ends.push_back(*end);
    }
    return ends;
}

Slot nodeOf(const RouteEnd& end, const routing::Graph& graph, const model::Model& model, routing::End which) {
    return end.node ? *end.node : routing::nearestNode(graph, model, end.place, which);
}

tl::expected<routing::Traveller, std::string> travellerOf(const opening::OpenedDocument& document, std::string_view id,
                                                          const std::vector<RouteEnd>& ends) {
    const auto& routing = document.system->routing;
    if (id.empty()) {
        std::vector<Slot> nodes;
        for (const auto& end : ends) {
            if (end.node)
                nodes.push_back(*end.node);
        }
        return routing::travellerFor(routing, document.model, nodes);
    }
    const auto travellers = routing::travellersOf(routing, document.model);
    const auto it = std::ranges::find(travellers, id, &routing::Traveller::id);
    if (it != travellers.end())
        return *it;
    std::vector<std::string_view> ids;
    ids.reserve(travellers.size());
    for (const auto& each : travellers)
        ids.push_back(each.id);
    return tl::unexpected(
        fmt::format("there is no traveller '{}' in this document; there are: {}", id, fmt::join(ids, ", ")));
}

files::Result<std::vector<EndTexts>> readPairs(const std::filesystem::path& file) {
    const auto lines = readLines(file);
    if (!lines)
        return tl::unexpected(lines.error());
    return pairsOf(*lines);
}

std::vector<EndTexts> pairsOf(const std::vector<std::string>& lines) {
    std::vector<EndTexts> pairs;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const auto line = CLI::detail::trim_copy(lines[i]);
        if (line.empty() || line.starts_with('#'))
            continue;
        const auto tab = line.find('\t');
        const auto to = tab == std::string::npos ? std::string() : CLI::detail::trim_copy(line.substr(tab + 1));
        pairs.push_back({i + 1, CLI::detail::trim_copy(line.substr(0, tab)), to});
    }
    return pairs;
}

tl::expected<routing::NodeFactors, std::string> costsOf(const opening::OpenedDocument& document,
                                                        const std::string& expression) {
    if (expression.empty() || !document.system->routing.exists())
        return routing::NodeFactors();
    auto calculation = query::Calculation::parse(expression, document.model.schema(), document.system->routing.node);
    if (!calculation)
        return tl::unexpected(query::withCaret(calculation.error(), expression));
    return [calculation = std::move(*calculation)](const model::Model& model, std::span<const Slot> nodes) {
        return calculation.numbers(model, nodes);
    };
}

} // namespace navsmith::cli
