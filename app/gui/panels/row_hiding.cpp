#include "app/gui/panels/row_hiding.h"

#include <algorithm>
#include <span>
#include <utility>

namespace navsmith::gui {

using model::ColumnId;
using model::KindId;
using model::Model;
using model::Ref;
using model::Slot;

namespace {

/// Reference columns without whose target a row of the kind cannot be.
struct Bond {
    ColumnId column;
    KindId target;
};

std::vector<Bond> bondsOf(const model::KindSpec& kind) {
    std::vector<Bond> bonds;
    for (ColumnId column = 0; column < kind.columnCount(); ++column) {
        const auto& ref = kind.columns[column].ref;
        if (ref && ref->onTargetErased == model::OnTargetErased::EraseRow)
            bonds.push_back({column, ref->target});
    }
    return bonds;
}

bool at(const std::vector<std::uint8_t>& flags, Slot slot) {
    return slot < flags.size() && flags[slot] != 0;
}

/// Runs over kinds until none is added: a kind comes to its turn when one that its rows are bound to had its own.
template <typename Decide>
void spread(const Model& model, std::vector<std::uint8_t>& decided, Decide&& decide) {
    const auto& kinds = model.schema().kinds;
    for (bool again = true; again;) {
        again = false;
        for (KindId kind = 0; kind < model.schema().kindCount(); ++kind) {
            if (decided[kind] != 0)
                continue;
            auto bonds = bondsOf(kinds[kind]);
            std::erase_if(bonds, [&](const Bond& bond) { return decided[bond.target] == 0; });
            if (bonds.empty())
                continue;
            decide(kind, bonds);
            decided[kind] = 1;
            again = true;
        }
    }
}

} // namespace

HiddenRows hideAllBut(const Model& model, const document::Selection& selection) {
    const auto& kinds = model.schema().kinds;
    HiddenRows kept(kinds.size());
    std::vector<std::uint8_t> decided(kinds.size(), 0);
    for (KindId kind = 0; kind < model.schema().kindCount(); ++kind)
        kept[kind].assign(model.capacity(kind), 0);
    for (const auto& e : selection.elements()) {
        kept[e.kind][e.slot] = 1;
        decided[e.kind] = 1;
    }
    // All ends that are open here have to stay, and at least one has to be here.
    const auto keepBetween = [&](KindId kind, const std::vector<Bond>& bonds) {
        model.forEachLive(kind, [&](Slot row) {
            bool any = false;
            bool all = true;
            for (const auto& bond : bonds) {
                const Ref ref = model.get(model::Column<Ref>{kind, bond.column}, row);
                if (!ref.isSlot())
                    continue;
                any = true;
                all = all && at(kept[bond.target], ref.slot());
            }
            if (any && all)
                kept[kind][row] = 1;
        });
    };
    // Links between chosen nodes stay although links have been chosen, too.
    for (const KindId kind : selection.kinds()) {
        auto bonds = bondsOf(kinds[kind]);
        std::erase_if(bonds, [&](const Bond& bond) { return bond.target == kind || decided[bond.target] == 0; });
        if (!bonds.empty())
            keepBetween(kind, bonds);
    }
    spread(model, decided, keepBetween);
    for (auto& rows : kept) {
        for (auto& flag : rows)
            flag = flag == 0 ? 1 : 0;
    }
    return kept;
}

HiddenRows hideAlso(const Model& model, const document::Selection& selection, HiddenRows hidden) {
    const auto& kinds = model.schema().kinds;
    hidden.resize(kinds.size());
    for (KindId kind = 0; kind < model.schema().kindCount(); ++kind)
        hidden[kind].resize(model.capacity(kind), 0);
    std::vector<std::uint8_t> decided(kinds.size(), 0);
    for (const auto& e : selection.elements()) {
        hidden[e.kind][e.slot] = 1;
        decided[e.kind] = 1;
    }
    spread(model, decided, [&](KindId kind, const std::vector<Bond>& bonds) {
        model.forEachLive(kind, [&](Slot row) {
            for (const auto& bond : bonds) {
                const Ref ref = model.get(model::Column<Ref>{kind, bond.column}, row);
                if (ref.isSlot() && at(hidden[bond.target], ref.slot()))
                    hidden[kind][row] = 1;
            }
        });
    });
    return hidden;
}

} // namespace navsmith::gui
