#include "app/gui/view/row_hiding.h"

#include <algorithm>
#include <span>
#include <utility>

namespace navsmith::gui {

using model::ColumnId;
using model::ElementTypeId;
using model::Model;
using model::Ref;
using model::Slot;

namespace {

/// A reference column whose target a row of the type cannot exist without.
struct Bond {
    ColumnId column;
    ElementTypeId target;
};

std::vector<Bond> bondsOf(const model::ElementType& type) {
    std::vector<Bond> bonds;
    for (ColumnId column = 0; column < type.columnCount(); ++column) {
        const auto& ref = type.columns[column].ref;
        if (ref && ref->onTargetErased == model::OnTargetErased::EraseRow)
            bonds.push_back({column, ref->target});
    }
    return bonds;
}

bool at(const std::vector<std::uint8_t>& flags, Slot slot) {
    return slot < flags.size() && flags[slot] != 0;
}

/// Calls `decide` for each type that has bonds to a decided type, until no type is added.
template <typename Decide>
void spread(const Model& model, std::vector<std::uint8_t>& decided, Decide&& decide) {
    const auto& types = model.schema().types;
    for (bool again = true; again;) {
        again = false;
        for (ElementTypeId type = 0; type < model.schema().typeCount(); ++type) {
            if (decided[type] != 0)
                continue;
            auto bonds = bondsOf(types[type]);
            std::erase_if(bonds, [&](const Bond& bond) { return decided[bond.target] == 0; });
            if (bonds.empty())
                continue;
            decide(type, bonds);
            decided[type] = 1;
            again = true;
        }
    }
}

} // namespace

HiddenRows hideAllBut(const Model& model, const document::Selection& selection) {
    const auto& types = model.schema().types;
    HiddenRows kept(types.size());
    std::vector<std::uint8_t> decided(types.size(), 0);
    for (ElementTypeId type = 0; type < model.schema().typeCount(); ++type)
        kept[type].assign(model.capacity(type), 0);
    for (const auto& e : selection.elements()) {
        kept[e.type][e.slot] = 1;
        decided[e.type] = 1;
    }
    // All ends whose type is decided must stay, and there must be at least one.
    const auto keepBetween = [&](ElementTypeId type, const std::vector<Bond>& bonds) {
        model.forEachLive(type, [&](Slot row) {
            bool any = false;
            bool all = true;
            for (const auto& bond : bonds) {
                const Ref ref = model.get(model::Column<Ref>{type, bond.column}, row);
                if (!ref.isSlot())
                    continue;
                any = true;
                all = all && at(kept[bond.target], ref.slot());
            }
            if (any && all)
                kept[type][row] = 1;
        });
    };
    // Links between selected nodes stay even if links are selected, too.
    for (const ElementTypeId type : selection.types()) {
        auto bonds = bondsOf(types[type]);
        std::erase_if(bonds, [&](const Bond& bond) { return bond.target == type || decided[bond.target] == 0; });
        if (!bonds.empty())
            keepBetween(type, bonds);
    }
    spread(model, decided, keepBetween);
    for (auto& rows : kept) {
        for (auto& flag : rows)
            flag = flag == 0 ? 1 : 0;
    }
    return kept;
}

HiddenRows hideAlso(const Model& model, const document::Selection& selection, HiddenRows hidden) {
    const auto& types = model.schema().types;
    hidden.resize(types.size());
    for (ElementTypeId type = 0; type < model.schema().typeCount(); ++type)
        hidden[type].resize(model.capacity(type), 0);
    std::vector<std::uint8_t> decided(types.size(), 0);
    for (const auto& e : selection.elements()) {
        hidden[e.type][e.slot] = 1;
        decided[e.type] = 1;
    }
    spread(model, decided, [&](ElementTypeId type, const std::vector<Bond>& bonds) {
        model.forEachLive(type, [&](Slot row) {
            for (const auto& bond : bonds) {
                const Ref ref = model.get(model::Column<Ref>{type, bond.column}, row);
                if (ref.isSlot() && at(hidden[bond.target], ref.slot()))
                    hidden[type][row] = 1;
            }
        });
    });
    return hidden;
}

} // namespace navsmith::gui
