// Random edits of graphs with slots (core/systems/shared/slot_graph.h): nodes and links that come, go and change; not
// the file, whose columns say how it is stored.
#pragma once

#include "core/systems/shared/slot_graph.h"
#include "tests/core/systems/harness/schema_editor.h"

#include <array>

namespace navsmith::tests {

/// X: the column of a node's first coordinate.
template <const systems::SlotGraph& G, model::Column<float> X>
class SlotGraphEditor : public SchemaEditor {
public:
    SlotGraphEditor(model::Transaction& tx, std::mt19937& random, RandomEdits edits) : SchemaEditor(tx, random, edits) {
        neverNone_ = {G.target};
    }
    virtual ~SlotGraphEditor() = default;

    void edit() {
        const model::Slot n = anyRow(G.nodeType());
        const model::Slot l = anyRow(G.linkType());
        switch (below(any() ? 9 : 7)) {
        case 0:
            setProperty();
            break;
        case 1:
            if (n != model::kNoSlot)
                tx_.set(X, n, m().get(X, n) + oneOf(std::array{8.0F, -24.0F, 0.25F}));
            break;
        case 2:
            if (l != model::kNoSlot)
                erase({G.linkType(), l});
            break;
        case 3:
            if (n != model::kNoSlot && (any() || mayErase(n)))
                erase({G.nodeType(), n});
            break;
        case 4:
            addNode();
            break;
        case 5:
            if (n != model::kNoSlot)
                link(n, anyRow(G.nodeType()));
            break;
        case 6:
            if (n != model::kNoSlot)
                moveLast({G.nodeType(), n});
            break;
        default: {
            const std::array parts{G.nodeType(), G.linkType(), G.linkType()};
            if (const auto e = anyOf(parts); e.valid())
                setColumn(e, anyColumn(e.type));
            break;
        }
        }
    }

protected:
    /// Whether the editor's tools erase a node.
    [[nodiscard]] virtual bool mayErase(model::Slot /*node*/) const { return true; }
    virtual void completeNode(model::Slot /*node*/) {}
    virtual void completeLink(model::Slot /*link*/) {}

private:
    void addNode() {
        const model::Slot n = tx_.create(G.nodeType());
        tx_.set(G.file, n, model::Ref::to(0));
        tx_.set(X, n, static_cast<float>(number()));
        completeNode(n);
    }

    void link(model::Slot from, model::Slot to) {
        const auto slot = systems::slot_graph::freeSlot(G, m(), from);
        if (!slot)
            return;
        const model::Slot l = tx_.create(G.linkType());
        tx_.set(G.owner, l, model::Ref::to(from));
        tx_.set(G.target, l, model::Ref::to(to));
        tx_.set(G.slot, l, *slot);
        completeLink(l);
    }
};

} // namespace navsmith::tests
