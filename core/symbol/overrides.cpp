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
    const std::uint8_t flag = hidden ? 1 : kShown;
    for (std::size_t type = 0; type < rows.size(); ++type) {
        for (const Slot row : rows[type]) {
            if (assign(overrides.hidden, type, row, flag, kShown))
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

std::uint32_t hiddenGroupsOf(const Overrides& overrides, model::ElementTypeId type) {
    return type < overrides.hiddenGroups.size() ? overrides.hiddenGroups[type] : 0;
}

namespace {

bool hasGroup(const std::vector<std::uint32_t>& groups, const Symbol& symbol, const model::Model& model, Slot row) {
    if (symbol.type >= groups.size() || groups[symbol.type] == 0)
        return false;
    const auto group = symbol.groupOf != nullptr ? symbol.groupOf(model, row) : std::size_t{0};
    return group < kMostGroups && (groups[symbol.type] >> group & 1U) != 0;
}

bool sameColour(Rgba a, Rgba b) {
    a.a = b.a;
    return a == b;
}

bool shows(const Primitives& drawn, Rgba colour) {
    const auto in = [&](Rgba one) { return sameColour(one, colour); };
    return std::ranges::any_of(drawn.sprites, in, &Sprite::colour) ||
           std::ranges::any_of(drawn.segments, [&](const Segment& s) { return in(s.a.colour) || in(s.b.colour); }) ||
           std::ranges::any_of(drawn.ribbons, [&](const Ribbon& r) { return in(r.fill) || in(r.edge); }) ||
           std::ranges::any_of(drawn.quads, [&](const Quad& q) { return in(q.fill) || in(q.edge); });
}

} // namespace

bool isHidden(const Overrides& overrides, const Symbol& symbol, const model::Model& model, Slot row) {
    return overrides.isHidden({symbol.type, row}) || hasGroup(overrides.hiddenGroups, symbol, model, row);
}

bool isSelectionFiltered(const Overrides& overrides) {
    return std::ranges::any_of(overrides.selectable, [](std::uint32_t bits) { return bits != 0; });
}

bool isLocked(const Overrides& overrides, const Symbol& symbol, const model::Model& model, Slot row) {
    if (overrides.isLocked(symbol.type) || hasGroup(overrides.lockedGroups, symbol, model, row))
        return true;
    return isSelectionFiltered(overrides) && !hasGroup(overrides.selectable, symbol, model, row);
}

std::vector<Slot> rowsDrawnIn(const Overrides& overrides, const Symbol& symbol, const model::Model& model,
                              Rgba colour) {
    std::vector<Slot> rows;
    Primitives drawn;
    model.forEachLive(symbol.type, [&](Slot row) {
        if (isHidden(overrides, symbol, model, row) || !symbol.anchor(model, row))
            return;
        drawn.clear();
        for (const auto emit : {symbol.overview, symbol.detail}) {
            if (emit != nullptr)
                emit(model, overrides, row, drawn);
        }
        if (shows(drawn, colour))
            rows.push_back(row);
    });
    return rows;
}

std::size_t countRows(const RowsByType& rows) {
    std::size_t count = 0;
    for (const auto& some : rows)
        count += some.size();
    return count;
}

} // namespace navsmith::symbol
