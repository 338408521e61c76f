// Converts between a column's stored values and property values: scales, bit fields, ranges. Internal to core/model.
#pragma once

#include "core/model/property.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>
#include <type_traits>

namespace navsmith::model {

template <typename T>
constexpr bool kIsNumber = std::is_arithmetic_v<T>;

/// The range of the property over a column of this storage, in the property's unit.
Range rangeOf(Storage storage, const PropertySpec& property);

/// The same limits in stored units, for each component of a vector: a height with a finer step has a smaller range.
/// Integral for integers. lowest > highest: no value fits.
struct RawLimits {
    double lowest;
    double highest;
};
RawLimits rawLimits(Storage storage, const PropertySpec& property);

/// Bit mask of the property within its column.
constexpr std::uint64_t maskOf(const PropertySpec& property) {
    const auto ones = property.bits >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << property.bits) - 1;
    return ones << property.shift;
}

/// The bits of a cell, without sign extension.
template <typename T>
constexpr std::uint64_t wordOf(T cell) {
    return static_cast<std::uint64_t>(static_cast<std::make_unsigned_t<T>>(cell));
}

/// A cell as a number; references give their slot or -1, text gives 0.
template <typename T>
double decodeNumber(const T& cell, const PropertySpec& property, std::size_t component = 0) {
    if constexpr (std::is_integral_v<T>) {
        if (property.bits != 0)
            return static_cast<double>((wordOf(cell) & maskOf(property)) >> property.shift) * property.scale;
    }
    if constexpr (sizeof(T) == sizeof(float) && std::is_integral_v<T>) {
        if (property.realBits)
            return static_cast<double>(std::bit_cast<float>(cell));
    }
    if constexpr (kIsNumber<T>)
        return static_cast<double>(cell) * property.scaleOf(component);
    else if constexpr (std::is_same_v<T, Ref>)
        return cell.isSlot() ? static_cast<double>(cell.slot()) : -1.0;
    else
        return 0.0;
}

/// How a number was adjusted to fit.
struct Fit {
    bool clamped = false;
    bool snapped = false;
};

/// The nearest integer of a type; never undefined behaviour.
template <typename T>
T toInteger(double value) {
    if (std::isnan(value))
        return 0;
    if (value <= static_cast<double>(std::numeric_limits<T>::lowest()))
        return std::numeric_limits<T>::lowest();
    if (value >= static_cast<double>(std::numeric_limits<T>::max()))
        return std::numeric_limits<T>::max();
    return static_cast<T>(std::round(value));
}

/// The new content of a cell that holds `now`, so that its value is `value` (any number but NaN) or the nearest
/// possible.
template <typename T>
T encodeNumber(double value, const T& now, const PropertySpec& property, const RawLimits& limits, Fit& fit,
               std::size_t component = 0) {
    const double scale = property.scaleOf(component);
    if constexpr (std::is_floating_point_v<T>) {
        const double raw = value / scale;
        const double held = std::clamp(raw, limits.lowest, limits.highest);
        // A bound that is not representable as a float is stored as the next float inside the range; that does not
        // count as clamped.
        fit.clamped = fit.clamped || value < property.minimum || value > property.maximum ||
                      std::abs(raw) > static_cast<double>(std::numeric_limits<float>::max());
        return static_cast<float>(held);
    } else if constexpr (std::is_integral_v<T>) {
        if (property.type == PropertyType::Bool && (decodeNumber(now, property) != 0) == (value != 0))
            return now; // a byte of 2 already means true
        const double rounded = std::round((property.type == PropertyType::Bool ? value != 0 : value) / scale);
        const double held = std::clamp(rounded, limits.lowest, limits.highest);
        fit.clamped = fit.clamped || held != rounded;
        fit.snapped =
            fit.snapped || (held == rounded && std::abs(held * scale - value) > 1e-9 * std::max(1.0, std::abs(value)));
        if (property.bits == 0)
            return toInteger<T>(held);
        const auto field = toInteger<std::uint64_t>(held) << property.shift;
        return static_cast<T>((wordOf(now) & ~maskOf(property)) | (field & maskOf(property)));
    } else {
        return now;
    }
}

} // namespace navsmith::model
