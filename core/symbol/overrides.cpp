#include "core/symbol/overrides.h"

#include <algorithm>
#include <cstddef>

namespace navsmith::symbol {

using model::ElementTypeId;
using model::Slot;

namespace {

template <typename T>
T valueAt(const std::vector<std::vector<T>>& byType, std::size_t type, Slot row, T none) {
    return type < byType.size() && row < byType[type].size() ? byType[type][row] : none;
}

/// Sets a value if it differs; enlarges the vector if necessary.
template <typename T>
bool assign(std::vector<std::vector<T>>& byType, std::size_t type, Slot row, T value, T none) {
    if (valueAt(byType, type, row, none) == value)
        return false;
    byType.resize(std::max(byType.size(), type + 1));
    auto& values = byType[type];
    values.resize(std::max<std::size_t>(values.size(), row + std::size_t{1}), none);
    values[row] = value;
    return true;
}

template <typename T>
std::size_t sizeAt(const std::vector<std::vector<T>>& byType, std::size_t type) {
    return type < byType.size() ? byType[type].size() : 0;
}

constexpr Rgba kOwnColour{0, 0, 0, 0};
constexpr std::uint8_t kShown = 0;

} // namespace

RowsByType setHidden(Overrides& overrides, const RowsByType& rows, bool hidden) {
    RowsByType changed(rows.size());
    const std::uint8_t wanted = hidden ? 1 : kShown;
    for (std::size_t type = 0; type < rows.size(); ++type) {
        for (const Slot row : rows[type]) {
            if (assign(overrides.hidden, type, row, wanted, kShown))
                changed[type].push_back(row);
        }
    }
    return changed;
}

RowsByType hiddenRows(const Overrides& overrides) {
    RowsByType rows(overrides.hidden.size());
    for (std::size_t type = 0; type < rows.size(); ++type) {
        const auto& flags = overrides.hidden[type];
        for (Slot row = 0; row < flags.size(); ++row) {
            if (flags[row] != kShown)
                rows[type].push_back(row);
        }
    }
    return rows;
}

void copyRows(const Overrides& from, const RowsByType& rows, Overrides& to) {
    for (std::size_t type = 0; type < rows.size(); ++type) {
        for (const Slot row : rows[type]) {
            assign(to.hidden, type, row, valueAt(from.hidden, type, row, kShown), kShown);
            assign(to.colours, type, row, valueAt(from.colours, type, row, kOwnColour), kOwnColour);
        }
    }
}

RowsByType differingRows(const Overrides& a, const Overrides& b) {
    RowsByType rows(std::max({a.hidden.size(), b.hidden.size(), a.colours.size(), b.colours.size()}));
    for (std::size_t type = 0; type < rows.size(); ++type) {
        const auto slots = std::max(
            {sizeAt(a.hidden, type), sizeAt(b.hidden, type), sizeAt(a.colours, type), sizeAt(b.colours, type)});
        for (Slot row = 0; row < slots; ++row) {
            if (valueAt(a.hidden, type, row, kShown) != valueAt(b.hidden, type, row, kShown) ||
                !(valueAt(a.colours, type, row, kOwnColour) == valueAt(b.colours, type, row, kOwnColour)))
                rows[type].push_back(row);
        }
    }
    return rows;
}

bool isRowHidden(const Overrides& overrides, model::Element element) {
    return valueAt(overrides.hidden, element.type, element.slot, kShown) != kShown;
}

bool isTypeHidden(const Overrides& overrides, model::ElementTypeId type) {
    return type < overrides.hiddenTypes.size() && overrides.hiddenTypes[type] != 0;
}

std::size_t countRows(const RowsByType& rows) {
    std::size_t count = 0;
    for (const auto& some : rows)
        count += some.size();
    return count;
}

} // namespace navsmith::symbol
