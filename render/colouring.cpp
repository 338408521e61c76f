#include "render/colouring.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>

namespace navsmith::render {

namespace {

using model::PropertyType;
using model::Slot;

/// More values than this are easier to read as a ramp.
constexpr std::size_t kMostCategories = 12;

std::string titleOf(const model::Model& model, model::ElementTypeId type, const model::PropertySpec& property,
                    double value) {
    if (property.type == PropertyType::Reference) {
        const auto& ref = model.schema().type(type).columns[property.column].ref;
        return value < 0 ? "none" : model::elementName(model, {ref->target, static_cast<Slot>(value)});
    }

    if (property.type == PropertyType::Bool)
        return value != 0 ? "yes" : "no";
    const auto name = std::ranges::find(property.names, static_cast<std::int64_t>(value), &model::EnumName::value);
    return name == property.names.end() ? fmt::format("{:g}", value) : std::string(name->title);
}

} // namespace

Colouring colourBy(const model::Model& model, model::ElementTypeId type, const model::PropertySpec& property) {
    Colouring out;
    if (property.type == PropertyType::Text || property.type == PropertyType::Bytes ||
        property.type == PropertyType::Vector)
        return out;
    std::vector<Slot> rows;
    model.forEachLive(type, [&](Slot row) { rows.push_back(row); });
    std::vector<double> numbers(rows.size());
    model::readNumbers(model, type, property, rows, numbers);
    out.colours.assign(model.capacity(type), symbol::Rgba{0, 0, 0, 0});
    if (rows.empty())
        return out;

    std::map<double, std::size_t> counts;
    const bool named = property.type == PropertyType::Enum || property.type == PropertyType::Reference;
    for (const double n : numbers) {
        if (std::isnan(n)) // it has no value: its own colour
            continue;
        ++counts[n];
        if (counts.size() > kMostCategories && !named)
            break;
    }
    if (counts.size() <= kMostCategories || named) {
        std::map<double, symbol::Rgba> colours;
        const bool flag = property.type == PropertyType::Bool;
        for (const auto& [value, count] : counts) {
            // A flag's "no" steps back so that the "yes" stands out.
            const bool none = property.type == PropertyType::Reference && value < 0;
            const auto colour = none   ? symbol::rgb(0x5A6676)
                                : flag ? (value != 0 ? symbol::rgb(0xFFB020) : symbol::rgb(0x5A6676))
                                       : symbol::categoryColour(colours.size());
            colours[value] = colour;
            out.legend.push_back({colour, fmt::format("{} ({})", titleOf(model, type, property, value), count)});
        }
        for (std::size_t i = 0; i < rows.size(); ++i) {
            if (!std::isnan(numbers[i]))
                out.colours[rows[i]] = colours[numbers[i]];
        }
        return out;
    }
    const auto finite = [](double n) { return std::isfinite(n); };
    double low = std::numeric_limits<double>::max();
    double high = std::numeric_limits<double>::lowest();
    for (const double n : numbers) {
        low = finite(n) ? std::min(low, n) : low;
        high = finite(n) ? std::max(high, n) : high;
    }
    out.continuous = true;
    for (std::size_t i = 0; i < rows.size(); ++i)
        if (finite(numbers[i]))
            out.colours[rows[i]] = symbol::rampColour((numbers[i] - low) / (high - low));
    for (const double t : {0.0, 0.25, 0.5, 0.75, 1.0})
        out.legend.push_back({symbol::rampColour(t), fmt::format("{:g}", low + (high - low) * t)});
    return out;
}

Colouring colourBy(const model::Model& model, const symbol::Overlay& overlay,
                   std::span<const model::Element> selection) {
    Colouring out;
    out.colours.assign(model.capacity(overlay.type), symbol::Rgba{0, 0, 0, 0});
    overlay.paint(model, selection, out.colours, out.legend);
    return out;
}

const symbol::Overlay* overlayByItself(const model::Model& model, const symbol::View& view) {
    const auto found = std::ranges::find_if(view.overlays, [&](const symbol::Overlay& overlay) {
        return overlay.byItself != nullptr && overlay.byItself(model);
    });
    return found == view.overlays.end() ? nullptr : &*found;
}

symbol::Overrides usualOverrides(const model::Model& model, const symbol::View& view) {
    auto overrides = symbol::initialOverrides(view);
    if (const auto* overlay = overlayByItself(model, view)) {
        overrides.colours.resize(model.schema().types.size());
        overrides.colours[overlay->type] = colourBy(model, *overlay, {}).colours;
    }
    return overrides;
}

} // namespace navsmith::render
