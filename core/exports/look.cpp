#include "core/exports/look.h"

#include "core/symbol/hiding.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>

namespace navsmith::exports {

using model::ElementTypeId;
using symbol::Symbol;

namespace {

/// A symbol, or one group of its rows.
struct LookLayer {
    std::string name;
    const Symbol* symbol = nullptr;
    std::uint32_t groups = 0; ///< bits; 0: all
};

std::vector<LookLayer> layersOf(const model::Schema& schema, const symbol::View& view) {
    std::vector<LookLayer> layers;
    for (const auto& symbol : view.symbols) {
        const auto type = std::string(schema.type(symbol.type).id);
        layers.push_back({type, &symbol, 0});
        for (std::size_t i = 0; i < symbol.groups.size(); ++i)
            layers.push_back({fmt::format("{}.{}", type, symbol.groups[i].id), &symbol, std::uint32_t{1} << i});
    }
    return layers;
}

} // namespace

Look usualLook(const symbol::View& view) {
    return {.overrides = symbol::initialOverrides(view), .scheme = {}};
}

std::vector<std::string> layerNames(const model::Schema& schema, const symbol::View& view) {
    std::vector<std::string> names;
    for (auto& layer : layersOf(schema, view))
        names.push_back(std::move(layer.name));
    return names;
}

Result<void> showOnly(Look& look, const model::Schema& schema, const symbol::View& view,
                      std::span<const std::string> layers) {
    const auto available = layersOf(schema, view);
    auto& o = look.overrides;
    o.hiddenTypes.assign(schema.types.size(), 1);
    o.hiddenGroups.assign(schema.types.size(), 0);
    std::vector<std::uint32_t> shown(schema.types.size(), 0);
    for (const auto& name : layers) {
        const auto layer = std::ranges::find(available, name, &LookLayer::name);
        if (layer == available.end())
            return failed(texts::format("There is no layer \"{}\"; there are {}", name,
                                        fmt::join(layerNames(schema, view), ", ")));
        const auto type = layer->symbol->type;
        o.hiddenTypes[type] = 0;
        shown[type] |= layer->groups == 0 ? ~std::uint32_t{0} : layer->groups;
        look.details = look.details || layer->symbol->overview == nullptr;
    }
    for (const auto& symbol : view.symbols) {
        if (!symbol.groups.empty() && o.hiddenTypes[symbol.type] == 0)
            o.hiddenGroups[symbol.type] =
                ~shown[symbol.type] & static_cast<std::uint32_t>((std::uint64_t{1} << symbol.groups.size()) - 1);
    }
    return {};
}

void restrictTo(Look& look, const model::Model& model, std::span<const model::Element> elements) {
    symbol::setHidden(look.overrides, symbol::allBut(model, elements), true);
}

std::string unknownType(const model::Schema& schema, std::string_view id) {
    std::vector<std::string_view> ids;
    for (const auto& type : schema.types)
        ids.push_back(type.id);
    return texts::format("There is no element type \"{}\"; there are {}", id, fmt::join(ids, ", "));
}

std::string unitOf(const model::Schema& schema, const symbol::View& view) {
    const auto unitIn = [](const model::ElementType& type) {
        for (const auto& property : type.properties) {
            if (property.type == model::PropertyType::Vector && !property.unit.empty())
                return std::string(property.unit);
        }
        return std::string();
    };
    for (auto symbol = view.symbols.rbegin(); symbol != view.symbols.rend(); ++symbol) {
        if (auto unit = unitIn(schema.type(symbol->type)); !unit.empty())
            return unit;
    }
    return "units";
}

} // namespace navsmith::exports
