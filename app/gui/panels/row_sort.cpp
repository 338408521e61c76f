#include "app/gui/panels/row_sort.h"

#include "app/gui/panels/schema_text.h"
#include "core/model/property.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <utility>

namespace navsmith::gui {

using model::Column;
using model::ElementTypeId;
using model::Model;
using model::PropertySpec;
using model::PropertyType;
using model::Slot;

namespace {

std::vector<double> numberKeys(const Model& model, ElementTypeId type, const PropertySpec& property,
                               std::span<const Slot> rows) {
    std::vector<double> keys(rows.size());
    model::readNumbers(model, type, property, rows, keys);
    // NaN has no order, so give it one.
    std::ranges::replace_if(
        keys, [](double key) { return std::isnan(key); }, std::numeric_limits<double>::lowest());
    if (property.type != PropertyType::Reference || rows.empty())
        return keys;
    // Sort by the place of the targets in their own order; null references come first.
    const auto target = model.schema().type(type).columns[property.column].ref->target;
    const auto all = model.order(target).all();
    std::vector<double> places(model.capacity(target), -1);
    for (std::size_t i = 0; i < all.size(); ++i)
        places[all[i]] = static_cast<double>(i);
    for (auto& key : keys) {
        if (key >= 0)
            key = places[static_cast<std::size_t>(key)];
    }
    return keys;
}

template <typename Less>
void applyOrder(std::vector<Slot>& rows, Qt::SortOrder order, Less&& less) {
    std::vector<std::uint32_t> index(rows.size());
    for (std::uint32_t i = 0; i < index.size(); ++i)
        index[i] = i;
    std::ranges::stable_sort(
        index, [&](std::uint32_t a, std::uint32_t b) { return order == Qt::AscendingOrder ? less(a, b) : less(b, a); });
    std::vector<Slot> sorted(rows.size());
    for (std::size_t i = 0; i < index.size(); ++i)
        sorted[i] = rows[index[i]];
    rows = std::move(sorted);
}

/// Sorting pairs is twice as fast as sorting indexes into the keys.
void sortByNumbers(std::vector<Slot>& rows, const std::vector<double>& keys, Qt::SortOrder order) {
    std::vector<std::pair<double, Slot>> pairs(rows.size());
    for (std::size_t i = 0; i < rows.size(); ++i)
        pairs[i] = {keys[i], rows[i]};
    if (order == Qt::AscendingOrder)
        std::ranges::stable_sort(pairs, std::ranges::less{}, &std::pair<double, Slot>::first);
    else
        std::ranges::stable_sort(pairs, std::ranges::greater{}, &std::pair<double, Slot>::first);
    for (std::size_t i = 0; i < rows.size(); ++i)
        rows[i] = pairs[i].second;
}

} // namespace

void sortRows(const Model& model, ElementTypeId type, const PropertySpec& property, Qt::SortOrder order,
              std::vector<Slot>& rows) {
    switch (property.type) {
    case PropertyType::Text: {
        const auto texts = model::readTexts(model, type, property, rows);
        applyOrder(rows, order, [&](std::uint32_t a, std::uint32_t b) { return texts[a] < texts[b]; });
        break;
    }
    case PropertyType::Bytes: {
        const auto texts = model.column(Column<std::string>{type, property.column});
        applyOrder(rows, order,
                   [&](std::uint32_t a, std::uint32_t b) { return texts[rows[a]].size() < texts[rows[b]].size(); });
        break;
    }
    case PropertyType::Vector:
        // From the last coordinate to the first; each stable sort keeps the order of the previous one.
        for (std::size_t i = property.components.size(); i-- > 0;)
            sortByNumbers(rows, numberKeys(model, type, coordinate(property, i), rows), order);
        break;
    case PropertyType::Bool:
    case PropertyType::Integer:
    case PropertyType::Number:
    case PropertyType::Enum:
    case PropertyType::Reference:
        sortByNumbers(rows, numberKeys(model, type, property, rows), order);
        break;
    }
}

std::size_t sortedPlace(const Model& model, ElementTypeId type, const PropertySpec& property, Qt::SortOrder order,
                        const std::vector<Slot>& rows, Slot row) {
    const auto at = std::ranges::upper_bound(rows, row, [&](Slot value, Slot other) {
        // Start with `other` first: a stable sort swaps them only if `value` must come before it.
        std::vector<Slot> pair{other, value};
        sortRows(model, type, property, order, pair);
        return pair.front() == value;
    });
    return static_cast<std::size_t>(at - rows.begin());
}

} // namespace navsmith::gui
