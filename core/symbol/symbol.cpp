#include "core/symbol/symbol.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace navsmith::symbol {

Rgba categoryColour(std::size_t index) {
    // The colour-blind-safe palette of Okabe and Ito, lightened for a dark background, followed by related colours.
    static constexpr std::array<Rgba, kCategories> colours{rgb(0x56B4E9), rgb(0xE69F00), rgb(0x3CC98F), rgb(0xF0E442),
                                                           rgb(0xE0695A), rgb(0xCC79A7), rgb(0x8C9EFF), rgb(0xA5D65C),
                                                           rgb(0xFFB38A), rgb(0x7FDBDA), rgb(0xC8A2E8), rgb(0xB0B8C4)};
    return colours[index % colours.size()];
}

Rgba rampColour(double t) {
    // Nine stops of the viridis colour map without its darkest end, which would be invisible on the background.
    static constexpr std::array stops{rgb(0x443983), rgb(0x3B528B), rgb(0x31688E), rgb(0x287C8E), rgb(0x21918C),
                                      rgb(0x35B779), rgb(0x6CCE59), rgb(0xB4DE2C), rgb(0xFDE725)};
    const double at = std::clamp(std::isnan(t) ? 0.0 : t, 0.0, 1.0) * (stops.size() - 1);
    const auto i = std::min(static_cast<std::size_t>(at), stops.size() - 2);
    const double f = at - static_cast<double>(i);
    const auto mix = [&](std::uint8_t a, std::uint8_t b) {
        return static_cast<std::uint8_t>(std::lround(a + (b - a) * f));
    };
    return {mix(stops[i].r, stops[i + 1].r), mix(stops[i].g, stops[i + 1].g), mix(stops[i].b, stops[i + 1].b), 255};
}

const Symbol* symbolOf(const View& view, model::ElementTypeId type) {
    const auto it = std::ranges::find(view.symbols, type, &Symbol::type);
    return it == view.symbols.end() ? nullptr : &*it;
}

std::vector<model::ElementTypeId> selectionOrder(const View& view) {
    auto types = view.selectFirst;
    for (auto symbol = view.symbols.rbegin(); symbol != view.symbols.rend(); ++symbol) {
        if (std::ranges::find(types, symbol->type) == types.end())
            types.push_back(symbol->type);
    }
    return types;
}

Overrides initialOverrides(const View& view) {
    Overrides overrides;
    for (const auto& symbol : view.symbols) {
        if (symbol.shown)
            continue;
        overrides.hiddenTypes.resize(std::max<std::size_t>(overrides.hiddenTypes.size(), symbol.type + 1U), 0);
        overrides.hiddenTypes[symbol.type] = 1;
    }
    return overrides;
}

} // namespace navsmith::symbol
