// Between what a column stores and what a property says: scales, bit fields, ranges. Inside core/model only.
#pragma once

#include "core/model/property.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <type_traits>

namespace navsmith::model {

template <typename T>
constexpr bool kIsNumber = std::is_arithmetic_v<T>;

/// What the property can hold over a column of this storage, in the property's own unit.
Range rangeOf(Storage storage, const PropertySpec& property);

/// The same as stored, of each component of a vector alike: a height in finer steps has as many of them, so not as wide
/// a range. Whole numbers for integers. lowest > highest: nothing fits.
struct RawLimits {
    double lowest;
    double highest;
};
RawLimits rawLimits(Storage storage, const PropertySpec& property);

/// Bits of the property within its column, in place.
constexpr std::uint64_t maskOf(const PropertySpec& property) {
    const auto ones = property.bits >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << property.bits) - 1;
    return ones << property.shift;
}

/// A cell's bits, without its sign stretched.
template <typename T>
constexpr std::uint64_t wordOf(T cell) {
    return static_cast<std::uint64_t>(static_cast<std::make_unsigned_t<T>>(cell));
}

/// What a cell says as a number; references their slot or -1, text 0.
template <typename T>
double decodeNumber(const T& cell, const PropertySpec& property, std::size_t component = 0) {
    if constexpr (std::is_integral_v<T>) {
        if (property.bits != 0)
            return static_cast<double>((wordOf(cell) & maskOf(property)) >> property.shift) * property.scale;
    }
    if constexpr (kIsNumber<T>)
        return static_cast<double>(cell) * property.scaleOf(component);
    else if constexpr (std::is_same_v<T, Ref>)
        return cell.isSlot() ? static_cast<double>(cell.slot()) : -1.0;
    else
        return 0.0;
}

/// How a number came to fit.
struct Fit {
    bool clamped = false;
    bool snapped = false;
};

/// The nearest integer of a type; never undefined.
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

/// What the cell shall hold instead of `now`, so that it says `value` (any number but NaN) or what comes nearest.
template <typename T>
T encodeNumber(double value, const T& now, const PropertySpec& property, const RawLimits& limits, Fit& fit,
               std::size_t component = 0) {
    const double scale = property.scaleOf(component);
    if constexpr (std::is_floating_point_v<T>) {
        const double raw = value / scale;
        const double held = std::clamp(raw, limits.lowest, limits.highest);
        // A bound that is no float is held as the float inside of it: that is still all that was asked for.
        fit.clamped = fit.clamped || value < property.minimum || value > property.maximum ||
                      std::abs(raw) > static_cast<double>(std::numeric_limits<float>::max());
        return static_cast<float>(held);
    } else if constexpr (std::is_integral_v<T>) {
        if (property.type == PropertyType::Bool && (decodeNumber(now, property) != 0) == (value != 0))
            return now; // a byte that is 2 is true already
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
