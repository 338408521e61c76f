#include "core/symbol/colour_scheme.h"

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <tuple>

namespace navsmith::symbol {

namespace {

/// Six colours of Okabe and Ito, then those that differ most from all before them, for normal sight, protanopia,
/// deuteranopia and tritanopia. Their yellow is left to the selection.
constexpr std::array kSafe{rgb(0xE69F00), rgb(0x56B4E9), rgb(0x009E73), rgb(0x0072B2), rgb(0xD55E00), rgb(0xCC79A7),
                           rgb(0x695A69), rgb(0xB4C3B4), rgb(0x964B3C), rgb(0x96D287), rgb(0x8778FF), rgb(0xE1B4D2),
                           rgb(0xC32D00), rgb(0x5A7869), rgb(0xC30096), rgb(0x96784B)};
constexpr std::array<Rgba, 3> kSafeAxes{rgb(0xD55E00), rgb(0x009E73), rgb(0x56B4E9)};

bool isSame(Rgba a, Rgba b) {
    return a.r == b.r && a.g == b.g && a.b == b.b;
}

int difference(Rgba a, Rgba b) {
    return std::abs(a.r - b.r) + std::abs(a.g - b.g) + std::abs(a.b - b.b);
}

const Recolour* find(const std::vector<Recolour>& table, Rgba stated) {
    const auto it = std::ranges::find_if(table, [&](const Recolour& entry) { return isSame(entry.stated, stated); });
    return it == table.end() ? nullptr : &*it;
}

template <typename F>
void forEachColour(Primitives& drawn, F&& f) {
    for (auto& sprite : drawn.sprites)
        f(sprite.colour);
    for (auto& segment : drawn.segments) {
        f(segment.a.colour);
        f(segment.b.colour);
    }
    for (auto& ribbon : drawn.ribbons) {
        f(ribbon.fill);
        f(ribbon.edge);
    }
    for (auto& quad : drawn.quads) {
        f(quad.fill);
        f(quad.edge);
    }
    for (auto& label : drawn.labels)
        f(label.colour);
}

std::ptrdiff_t uses(const std::vector<Recolour>& table, Rgba shown) {
    return std::ranges::count_if(table, [&](const Recolour& entry) { return isSame(entry.shown, shown); });
}

} // namespace

std::span<const Rgba> safeColours() {
    return kSafe;
}

ColourScheme::ColourScheme(Palette palette, const View& view) : palette_(palette) {
    if (palette == Palette::Standard)
        return;
    for (const auto& symbol : view.symbols) {
        auto& own = tableOf(own_, symbol.type);
        for (const auto& entry : symbol.legend) {
            if (find(own, entry.colour) != nullptr)
                continue;
            // The same as elsewhere, otherwise the most similar of those used least.
            const auto* recolour = find(others_, entry.colour);
            if (recolour != nullptr && uses(own, recolour->shown) == 0) {
                own.push_back(*recolour);
                continue;
            }
            const auto rank = [&](Rgba safe) {
                return std::tuple(uses(own, safe), uses(others_, safe), difference(safe, entry.colour));
            };
            own.push_back({entry.colour, *std::ranges::min_element(kSafe, {}, rank)});
            others_.push_back(own.back());
        }
    }
    for (const auto& overlay : view.overlays) {
        auto& table = tableOf(painted_, overlay.type);
        table.insert(table.end(), overlay.safe.begin(), overlay.safe.end());
    }
    for (const auto& symbol : view.symbols) {
        auto& table = tableOf(painted_, symbol.type);
        for (std::size_t i = 0; i < kCategories; ++i)
            table.push_back({categoryColour(i), kSafe[i]});
        table.push_back({kNoCategory, rgb(0x384048)});
    }
}

ColourScheme::Table& ColourScheme::tableOf(std::vector<Table>& tables, model::ElementTypeId type) {
    tables.resize(std::max<std::size_t>(tables.size(), type + std::size_t{1}));
    return tables[type];
}

Rgba ColourScheme::shown(model::ElementTypeId type, bool painted, Rgba stated) const {
    if (palette_ == Palette::Standard)
        return stated;
    const auto in = [&](const std::vector<Table>& tables) {
        return type < tables.size() ? find(tables[type], stated) : nullptr;
    };
    const auto* entry = painted ? in(painted_) : nullptr;
    entry = entry != nullptr ? entry : in(own_);
    entry = entry != nullptr ? entry : find(others_, stated);
    return entry == nullptr ? stated : Rgba{entry->shown.r, entry->shown.g, entry->shown.b, stated.a};
}

void ColourScheme::apply(model::ElementTypeId type, bool painted, Primitives& drawn) const {
    if (palette_ == Palette::Standard)
        return;
    forEachColour(drawn, [&](Rgba& colour) { colour = shown(type, painted, colour); });
}

Rgba selectionColour(Palette palette) {
    return palette == Palette::Standard ? rgb(0xFFC83D) : rgb(0xFFF000);
}

Rgba hoverColour(Palette) {
    return rgb(0xFFFFFF, 230);
}

const std::array<Rgba, 3>& axisColours(Palette palette) {
    return palette == Palette::Standard ? kAxisColours : kSafeAxes;
}

void showAxes(Palette palette, Primitives& marks) {
    if (palette == Palette::Standard)
        return;
    forEachColour(marks, [](Rgba& colour) {
        for (std::size_t axis = 0; axis < kAxisColours.size(); ++axis) {
            if (isSame(colour, kAxisColours[axis])) {
                colour = {kSafeAxes[axis].r, kSafeAxes[axis].g, kSafeAxes[axis].b, colour.a};
                return;
            }
        }
    });
}

} // namespace navsmith::symbol
