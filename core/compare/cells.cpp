#include "core/compare/cells.h"

#include <array>
#include <bit>
#include <functional>
#include <string_view>
#include <vector>

namespace navsmith::compare {

using model::ColumnId;
using model::Ref;
using model::Slot;
using model::StoredPart;

std::uint64_t mix(std::uint64_t hash, std::uint64_t value) {
    // The finaliser of splitmix64: every bit of the input changes about half of the output.
    hash += value + 0x9E37'79B9'7F4A'7C15U;
    hash = (hash ^ (hash >> 30U)) * 0xBF58'476D'1CE4'E5B9U;
    hash = (hash ^ (hash >> 27U)) * 0x94D0'49BB'1331'11EBU;
    return hash ^ (hash >> 31U);
}

std::uint64_t referenceKey(const Side& side, ColumnId column, std::size_t row) {
    const Ref ref = model::values<Ref>(*side.record.columns[column])[row];
    if (ref.isNone())
        return 0;
    if (ref.isSlot())
        return std::uint64_t{(*side.labels)[side.record.specs[column].ref->target][ref.slot()]} + 1;
    // Above every label; no column keeps values of 63 bits.
    return side.record.raws[column][ref.poolIndex()] | (std::uint64_t{1} << 63U);
}

bool samePart(const Side& a, Slot rowA, const Side& b, Slot rowB, const StoredPart& part) {
    bool same = true;
    forEachDifference(a, std::array{rowA}, b, std::array{rowB}, part, [&](std::size_t) { same = false; });
    return same;
}

void forEachListDifference(const RowsOf& a, const RowsOf& b, model::ElementTypeId type, model::ListId list,
                           const std::function<void(std::size_t)>& report) {
    std::vector<bool> isDifferent(a.rows.size());
    std::vector<Slot> entriesA;
    std::vector<Slot> entriesB;
    std::vector<std::size_t> owners; // positions of the rows
    for (std::size_t i = 0; i < a.rows.size(); ++i) {
        const auto rangeA = a.model.listRange(type, list, a.rows[i]);
        const auto rangeB = b.model.listRange(type, list, b.rows[i]);
        if (rangeA.count != rangeB.count) {
            isDifferent[i] = true;
            continue;
        }
        for (std::uint32_t e = 0; e < rangeA.count; ++e) {
            entriesA.push_back(rangeA.offset + e);
            entriesB.push_back(rangeB.offset + e);
            owners.push_back(i);
        }
    }
    const Side sideA{model::recordOf(a.model, type, list), &a.labels};
    const Side sideB{model::recordOf(b.model, type, list), &b.labels};
    for (const auto& part : model::storedParts(sideA.record, [](const model::PropertySpec&) { return true; }))
        forEachDifference(sideA, entriesA, sideB, entriesB, part,
                          [&](std::size_t e) { isDifferent[owners[e]] = true; });
    for (std::size_t i = 0; i < isDifferent.size(); ++i) {
        if (isDifferent[i])
            report(i);
    }
}

std::uint64_t mixPart(std::uint64_t hash, const Side& side, Slot row, const StoredPart& part) {
    for (const auto column : part.columns) {
        std::visit(
            [&](const auto& cells) {
                using T = typename std::remove_cvref_t<decltype(cells)>::value_type;
                if constexpr (std::is_integral_v<T>)
                    hash = mix(hash, model::wordOf(cells[row]) & part.mask);
                else if constexpr (std::is_same_v<T, float>)
                    hash = mix(hash, std::bit_cast<std::uint32_t>(cells[row]));
                else if constexpr (std::is_same_v<T, Ref>)
                    hash = mix(hash, referenceKey(side, column, row));
                else
                    hash = mix(hash, std::hash<std::string_view>()(cells[row]));
            },
            *side.record.columns[column]);
    }
    return hash;
}

} // namespace navsmith::compare
