#include "render/colouring.h"

#include "core/model/slots.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <utility>

namespace navsmith::render {

namespace {

using model::PropertyType;
using model::Slot;

/// More values than this are easier to read as a ramp.
constexpr std::size_t kMostCategories = 12;
constexpr symbol::Rgba kOwnColour{0, 0, 0, 0};
constexpr double kNoNumber = std::numeric_limits<double>::quiet_NaN();

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

/// A position has colours by its height.
bool isPlace(const model::PropertySpec& property) {
    return property.type == PropertyType::Vector && property.components.size() == 3;
}

bool hasColours(const model::PropertySpec& property) {
    return property.type != PropertyType::Text && property.type != PropertyType::Bytes &&
           (property.type != PropertyType::Vector || isPlace(property));
}

/// The column that decides the colour.
model::ColumnId columnOf(const model::PropertySpec& property) {
    return isPlace(property) ? property.components.back() : property.column;
}

void readDeciding(const model::Model& model, model::ElementTypeId type, const model::PropertySpec& property,
                  std::span<const Slot> rows, std::span<double> out) {
    if (!isPlace(property)) {
        model::readNumbers(model, type, property, rows, out);
        return;
    }
    std::ranges::transform(rows, out.begin(), [&](Slot row) {
        const auto value = model::readValue(model, property, {type, row});
        const auto* at = std::get_if<glm::dvec3>(&value);
        return at == nullptr ? kNoNumber : at->z;
    });
}

/// Whether every value gets its own colour, however many there are.
bool isNamed(const model::PropertySpec& property) {
    return property.type == PropertyType::Enum || property.type == PropertyType::Reference || property.groupNumber;
}

symbol::Rgba categoryColour(const model::PropertySpec& property, double value, std::size_t index) {
    if (property.type == PropertyType::Reference && value < 0)
        return symbol::kNoCategory;
    // Dim the colour of "no" so that "yes" stands out.
    if (property.type == PropertyType::Bool)
        return value != 0 ? symbol::rgb(0xFFB020) : symbol::kNoCategory;
    return symbol::categoryColour(index);
}

} // namespace

bool Colourer::rowByRow() const {
    return property_ != nullptr && !property_->derived() && property_->type != PropertyType::Reference &&
           hasColours(*property_);
}

Colourer::Colourer(const symbol::Overlay& overlay)
    : type_(overlay.type), overlay_(&overlay), painter_(overlay.makePainter ? overlay.makePainter() : nullptr) {}

bool Colourer::follow(const model::Model& model, const model::Change& change) {
    if (painter_ != nullptr)
        painter_->follow(model, change);
    if (overlay_ != nullptr && !overlay_->crossDocument)
        all_ = true;
    if (property_ == nullptr)
        return all_;
    all_ = all_ || property_->derived();
    for (const auto& c : change.columns) {
        if (c.type == type_ && (c.column == columnOf(*property_) || c.column == model::kAlive))
            due_.insert(due_.end(), c.slots.begin(), c.slots.end());
    }
    return all_ || !due_.empty();
}

bool Colourer::followSelection() {
    all_ = all_ || (overlay_ != nullptr && overlay_->ofSelection);
    return all_;
}

std::vector<Slot> Colourer::repaint(const model::Model& model, std::span<const model::Element> selection,
                                    std::vector<symbol::Rgba>& colours) {
    std::vector<Slot> changed;
    auto rows = std::exchange(due_, {});
    model::sortUnique(rows);
    bool all = std::exchange(all_, false) || (!rows.empty() && !rowByRow());
    if (!all && rows.empty())
        return changed;
    if (!all) {
        numbers_.resize(model.capacity(type_), kNoNumber);
        colours.resize(model.capacity(type_), kOwnColour);
        for (const Slot row : rows) {
            std::array number{kNoNumber};
            if (model.isLive({type_, row}))
                readDeciding(model, type_, *property_, std::span(&row, 1), number);
            all = !count(std::exchange(numbers_[row], number[0]), number[0]) || all;
        }
        all = all || std::ranges::any_of(values_, [](const auto& value) { return value.second.rows == 0; }) ||
              (continuous_ && (rowsAtLow_ == 0 || rowsAtHigh_ == 0));
    }
    if (all) {
        auto fresh = paintAll(model, selection);
        const auto at = [](const std::vector<symbol::Rgba>& of, Slot row) {
            return row < of.size() ? of[row] : kOwnColour;
        };
        for (Slot row = 0; row < std::max(fresh.size(), colours.size()); ++row) {
            if (!(at(fresh, row) == at(colours, row)))
                changed.push_back(row);
        }
        colours = std::move(fresh);
        return changed;
    }
    for (const Slot row : rows) {
        const auto colour = colourOf(numbers_[row]);
        if (!(std::exchange(colours[row], colour) == colour))
            changed.push_back(row);
    }
    if (!continuous_)
        nameValues(model);
    return changed;
}

/// Updates the counts after the value of a row has changed. Returns false if that changes the meaning of colours now;
/// values without rows may change it later.
bool Colourer::count(double before, double now) {
    if (!continuous_) {
        if (!std::isnan(before))
            --values_.at(before).rows;
        if (std::isnan(now))
            return true;
        const auto value = values_.find(now);
        if (value == values_.end())
            return false;
        ++value->second.rows;
        return true;
    }
    const auto add = [&](double number, std::size_t rows) { // adding the maximum subtracts 1 by wrap-around
        if (std::isnan(number))
            return;
        if (const auto value = values_.find(number); value != values_.end())
            value->second.rows += rows;
        rowsAtLow_ += number == low_ ? rows : 0;
        rowsAtHigh_ += number == high_ ? rows : 0;
    };
    add(before, std::numeric_limits<std::size_t>::max());
    add(now, 1);
    return !std::isfinite(now) || (now >= low_ && now <= high_);
}

symbol::Rgba Colourer::colourOf(double number) const {
    if (continuous_)
        return std::isfinite(number) ? symbol::rampColour((number - low_) / (high_ - low_)) : kOwnColour;
    return std::isnan(number) ? kOwnColour : values_.at(number).colour;
}

std::vector<symbol::Rgba> Colourer::paintAll(const model::Model& model, std::span<const model::Element> selection) {
    std::vector<symbol::Rgba> colours;
    legend_.clear();
    continuous_ = false;
    if (overlay_ != nullptr) {
        colours.assign(model.capacity(type_), kOwnColour);
        if (painter_ != nullptr)
            painter_->paint(model, selection, colours, legend_);
        else
            overlay_->paint(model, selection, colours, legend_);
    } else if (property_ != nullptr && hasColours(*property_)) {
        colours.assign(model.capacity(type_), kOwnColour);
        paintByProperty(model, colours);
    }
    return colours;
}

void Colourer::paintByProperty(const model::Model& model, std::vector<symbol::Rgba>& colours) {
    const auto rows = model.liveRows(type_);
    std::vector<double> numbers(rows.size());
    readDeciding(model, type_, *property_, rows, numbers);
    numbers_.assign(model.capacity(type_), kNoNumber);
    for (std::size_t i = 0; i < rows.size(); ++i)
        numbers_[rows[i]] = numbers[i];

    values_.clear();
    const bool named = isNamed(*property_);
    for (const double n : numbers) {
        if (std::isnan(n)) // no value: the element's own colour
            continue;
        if (const auto it = values_.find(n); it != values_.end())
            ++it->second.rows;
        else if (named || values_.size() <= kMostCategories)
            values_[n].rows = 1;
    }
    continuous_ = !named && values_.size() > kMostCategories;
    if (continuous_) {
        low_ = std::numeric_limits<double>::max();
        high_ = std::numeric_limits<double>::lowest();
        for (const double n : numbers) {
            low_ = std::isfinite(n) ? std::min(low_, n) : low_;
            high_ = std::isfinite(n) ? std::max(high_, n) : high_;
        }
        rowsAtLow_ = static_cast<std::size_t>(std::ranges::count(numbers, low_));
        rowsAtHigh_ = static_cast<std::size_t>(std::ranges::count(numbers, high_));
        for (const double t : {0.0, 0.25, 0.5, 0.75, 1.0})
            legend_.push_back({symbol::rampColour(t), fmt::format("{:g}", low_ + (high_ - low_) * t)});
    } else {
        std::size_t index = 0;
        for (auto& [value, of] : values_)
            of.colour = categoryColour(*property_, value, index++);
        nameValues(model);
    }
    for (std::size_t i = 0; i < rows.size(); ++i)
        colours[rows[i]] = colourOf(numbers[i]);
}

void Colourer::nameValues(const model::Model& model) {
    legend_.clear();
    for (const auto& [value, of] : values_)
        legend_.push_back({of.colour, fmt::format("{} ({})", titleOf(model, type_, *property_, value), of.rows)});
}

Colouring colourBy(const model::Model& model, model::ElementTypeId type, const model::PropertySpec& property) {
    Colourer colourer(type, property);
    Colouring out;
    colourer.repaint(model, {}, out.colours);
    out.legend = colourer.legend();
    out.continuous = colourer.continuous();
    return out;
}

Colouring colourBy(const model::Model& model, const symbol::Overlay& overlay,
                   std::span<const model::Element> selection) {
    Colourer colourer(overlay);
    Colouring out;
    colourer.repaint(model, selection, out.colours);
    out.legend = colourer.legend();
    return out;
}

const symbol::Overlay* overlayByItself(const model::Model& model, const symbol::View& view) {
    const auto it = std::ranges::find_if(view.overlays, [&](const symbol::Overlay& overlay) {
        return overlay.byItself != nullptr && overlay.byItself(model);
    });
    return it == view.overlays.end() ? nullptr : &*it;
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
