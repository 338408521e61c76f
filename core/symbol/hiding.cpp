#include "core/symbol/hiding.h"

#include "core/model/slots.h"

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <utility>
#include <vector>

namespace navsmith::symbol {

using model::ColumnId;
using model::ElementTypeId;
using model::Model;
using model::Ref;
using model::Slot;

namespace {

/// A reference column without whose target a row cannot exist.
struct Bond {
    model::Column<Ref> reference;
    ElementTypeId target = model::kNoElementType;
    bool indexed = false;
};

std::vector<Bond> bondsOf(const model::Schema& schema, ElementTypeId type) {
    std::vector<Bond> bonds;
    const auto& columns = schema.type(type).columns;
    for (ColumnId column = 0; column < schema.type(type).columnCount(); ++column) {
        const auto& ref = columns[column].ref;
        if (ref && ref->onTargetErased == model::OnTargetErased::EraseRow)
            bonds.push_back({{type, column}, ref->target, ref->lookup == model::Lookup::Indexed});
    }
    return bonds;
}

/// Appends the rows bound to one of the targets, which ascend.
void addBound(const Model& model, const Bond& bond, const std::vector<Slot>& targets, std::vector<Slot>& rows) {
    if (bond.indexed) {
        for (const Slot target : targets)
            model.forEachReferrer(bond.reference, target, [&](Slot row) { rows.push_back(row); });
        return;
    }
    model.forEachLive(bond.reference.type, [&](Slot row) { // one scan for all targets
        const Ref target = model.get(bond.reference, row);
        if (target.isSlot() && std::ranges::binary_search(targets, target.slot()))
            rows.push_back(row);
    });
}

/// Reduces `rows`, in any order, to those that are not in `gathered`, ascending, and adds these to it.
void keepNew(std::vector<Slot>& rows, std::vector<Slot>& gathered) {
    model::sortUnique(rows);
    std::vector<Slot> fresh;
    std::ranges::set_difference(rows, gathered, std::back_inserter(fresh));
    std::vector<Slot> all;
    std::ranges::set_union(gathered, fresh, std::back_inserter(all));
    rows = std::move(fresh);
    gathered = std::move(all);
}

/// Decides which rows stay, one element type after the other. A type is decided after one that its rows are bound to.
class Isolation {
public:
    explicit Isolation(const Model& model)
        : model_(model), rows_(model.schema().types.size()), decided_(model.schema().types.size(), 0) {
        for (ElementTypeId type = 0; type < model.schema().typeCount(); ++type)
            rows_[type].assign(model.capacity(type), 0);
    }

    void keep(std::span<const model::Element> elements) {
        for (const auto& e : elements) {
            rows_[e.type][e.slot] = 1;
            decided_[e.type] = 1;
        }
        // Links between selected nodes stay, even if links are selected as well.
        for (ElementTypeId type = 0; type < model_.schema().typeCount(); ++type) {
            if (decided_[type] != 0)
                keepBetween(type, decidedBonds(type));
        }
    }
    void decideOthers() {
        for (bool again = true; again;) {
            again = false;
            for (ElementTypeId type = 0; type < model_.schema().typeCount(); ++type) {
                const auto bonds = decided_[type] != 0 ? std::vector<Bond>() : decidedBonds(type);
                if (bonds.empty())
                    continue;
                keepBetween(type, bonds);
                decided_[type] = 1;
                again = true;
            }
        }
    }
    [[nodiscard]] RowsByType others() const {
        RowsByType rows(rows_.size());
        for (ElementTypeId type = 0; type < model_.schema().typeCount(); ++type) {
            for (Slot row = 0; row < rows_[type].size(); ++row) {
                if (rows_[type][row] == 0)
                    rows[type].push_back(row);
            }
        }
        return rows;
    }

private:
    /// The type's bonds to other types that have been decided.
    [[nodiscard]] std::vector<Bond> decidedBonds(ElementTypeId type) const {
        auto bonds = bondsOf(model_.schema(), type);
        std::erase_if(bonds, [&](const Bond& bond) { return bond.target == type || decided_[bond.target] == 0; });
        return bonds;
    }
    /// Keeps rows of which all targets stay, and that have a target at all.
    void keepBetween(ElementTypeId type, const std::vector<Bond>& bonds) {
        if (bonds.empty())
            return;
        model_.forEachLive(type, [&](Slot row) {
            bool any = false;
            bool all = true;
            for (const auto& bond : bonds) {
                const Ref ref = model_.get(bond.reference, row);
                if (!ref.isSlot())
                    continue;
                any = true;
                all = all && rows_[bond.target][ref.slot()] != 0;
            }
            if (any && all)
                rows_[type][row] = 1;
        });
    }

    const Model& model_;
    std::vector<std::vector<std::uint8_t>> rows_; ///< by type, then slot
    std::vector<std::uint8_t> decided_;           ///< by type
};

} // namespace

RowsByType withDependents(const Model& model, std::span<const model::Element> elements) {
    const auto& schema = model.schema();
    std::vector<Bond> bonds;
    for (ElementTypeId type = 0; type < schema.typeCount(); ++type)
        std::ranges::copy(bondsOf(schema, type), std::back_inserter(bonds));
    RowsByType dependents(schema.types.size());
    RowsByType latest(schema.types.size());
    for (const auto& e : elements)
        latest[e.type].push_back(e.slot);
    while (countRows(latest) != 0) {
        for (std::size_t type = 0; type < latest.size(); ++type)
            keepNew(latest[type], dependents[type]);
        RowsByType next(latest.size());
        for (const auto& bond : bonds) {
            if (!latest[bond.target].empty())
                addBound(model, bond, latest[bond.target], next[bond.reference.type]);
        }
        latest = std::move(next);
    }
    return dependents;
}

RowsByType allBut(const Model& model, std::span<const model::Element> elements) {
    Isolation isolation(model);
    isolation.keep(elements);
    isolation.decideOthers();
    return isolation.others();
}

} // namespace navsmith::symbol
