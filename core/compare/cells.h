// Compares stored parts of rows in different models.
#pragma once

#include "core/compare/matching.h"
#include "core/model/codec.h"
#include "core/model/stored_parts.h"

#include <cstdint>
#include <functional>

namespace navsmith::compare {

/// The rows of a type, or the entries of a list, with the labels that tell which references lead to the same element.
struct Side {
    model::RecordView record;
    const Labels* labels = nullptr;
};

/// A reference as a number that is equal where both lead to the same element, to nothing, or keep the same raw value.
std::uint64_t referenceKey(const Side& side, model::ColumnId column, std::size_t row);

/// Calls f(index) for each pair (rowsA[index], rowsB[index]) in which the part differs.
template <typename F>
void forEachDifference(const Side& a, std::span<const model::Slot> rowsA, const Side& b,
                       std::span<const model::Slot> rowsB, const model::StoredPart& part, F&& f) {
    const auto differs = [&](model::ColumnId column, auto&& report) {
        std::visit(
            [&](const auto& cellsA) {
                using Cells = std::remove_cvref_t<decltype(cellsA)>;
                using T = typename Cells::value_type;
                const auto& cellsB = std::get<Cells>(*b.record.columns[column]);
                for (std::size_t i = 0; i < rowsA.size(); ++i) {
                    bool same = false;
                    if constexpr (std::is_integral_v<T>)
                        same = ((model::wordOf(cellsA[rowsA[i]]) ^ model::wordOf(cellsB[rowsB[i]])) & part.mask) == 0;
                    else if constexpr (std::is_same_v<T, model::Ref>)
                        same = referenceKey(a, column, rowsA[i]) == referenceKey(b, column, rowsB[i]);
                    else
                        same = model::sameValue(cellsA[rowsA[i]], cellsB[rowsB[i]]);
                    if (!same)
                        report(i);
                }
            },
            *a.record.columns[column]);
    };
    if (part.columns.size() == 1) {
        differs(part.column(), f);
        return;
    }
    std::vector<bool> isDifferent(rowsA.size());
    for (const auto column : part.columns)
        differs(column, [&](std::size_t i) { isDifferent[i] = true; });
    for (std::size_t i = 0; i < isDifferent.size(); ++i) {
        if (isDifferent[i])
            f(i);
    }
}

/// Whether the part is the same in two rows.
bool samePart(const Side& a, model::Slot rowA, const Side& b, model::Slot rowB, const model::StoredPart& part);

/// Rows of a type in one of two models whose labels agree.
struct RowsOf {
    const model::Model& model;
    const Labels& labels;
    std::span<const model::Slot> rows;
};
/// Calls report(index) once for each pair (a.rows[index], b.rows[index]) whose entries in the list differ, or their
/// order. Ascending.
void forEachListDifference(const RowsOf& a, const RowsOf& b, model::ElementTypeId type, model::ListId list,
                           const std::function<void(std::size_t)>& report);

/// Mixes the part into a hash: equal parts give equal hashes.
std::uint64_t mixPart(std::uint64_t hash, const Side& side, model::Slot row, const model::StoredPart& part);
std::uint64_t mix(std::uint64_t hash, std::uint64_t value);

} // namespace navsmith::compare
