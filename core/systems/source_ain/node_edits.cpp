#include "core/model/wording.h"
#include "core/systems/shared/edit_parts.h"
#include "core/systems/source_ain/edits.h"
#include "core/systems/source_ain/entities.h"
#include "core/systems/source_ain/generation/generate_graph.h"
#include "core/systems/source_ain/rows.h"
#include "core/world/backdrop.h"
#include "formats/texts/texts.h"

#include <algorithm>

namespace navsmith::systems::source_ain {

using model::Element;
using model::Model;
using model::Slot;
using model::Transaction;

namespace {

namespace node_type = generation::node_type;

std::string whyNotErase(const Model& m, Selection selection) {
    const auto canErase = [&](const Element& e) {
        return m.isLive(e) && (e.type == kLink || (e.type == kNode && !isDeleted(m, e.slot)));
    };
    return std::ranges::any_of(selection, canErase) ? "" : texts::format("Select nodes or links.");
}

EditResult runErase(Transaction& tx, Selection selection, Arguments) {
    eraseOrMark(tx, selection);
    return Elements{};
}

std::string whyNotRestore(const Model& m, Selection selection) {
    const auto nodes = selected(m, selection, kNode);
    return std::ranges::any_of(nodes, [&](Slot n) { return isDeleted(m, n); }) ? ""
                                                                               : texts::format("Select deleted nodes.");
}

/// As what the entity of the map is; on the ground without one.
EditResult runRestore(Transaction& tx, Selection selection, Arguments) {
    const auto& m = tx.model();
    std::vector<AinNode> planned;
    if (m.map() != nullptr)
        planned = generation::nodesOfEntities(m.map()->geometry.entities, versionOf(m));
    for (const Slot n : selected(m, selection, kNode)) {
        if (!isDeleted(m, n))
            continue;
        const auto number = numberOf(m, n);
        tx.set(node::type, n, number < planned.size() ? planned[number].type : node_type::kGround);
    }
    return same(selection);
}

/// Nodes that keep their place only so that others keep their numbers.
EditResult runRemoveDeleted(Transaction& tx, Selection, Arguments) {
    const auto& m = tx.model();
    const auto all = m.order(kNode).all();
    Elements gone;
    for (std::size_t i = firstFreeNumber(m); i < all.size(); ++i) {
        if (isDeleted(m, all[i]))
            gone.push_back({kNode, all[i]});
    }
    if (gone.empty())
        return nothingToDo(texts::format("There are no deleted nodes behind those of the map's entities."));
    tx.erase(gone);
    tx.note(texts::format("{} removed; the numbers of the nodes behind them are lower now.",
                          model::counted(gone.size(), "node")));
    return Elements{};
}

/// The selected nodes, or all.
std::vector<Slot> nodesMeant(const Model& m, Selection selection) {
    auto nodes = selectedOrAll(m, selection, kNode);
    std::erase_if(nodes, [&](Slot n) { return isDeleted(m, n) || !placeOf(m, n); });
    return nodes;
}

EditResult runDrop(Transaction& tx, Selection selection, Arguments arguments) {
    const auto& m = tx.model();
    const auto tester = testerOf(m);
    if (!tester)
        return refused(tester.error());
    const auto nodes = nodesMeant(m, selection);
    std::size_t fallen = 0;
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        if (arguments.progress && !arguments.progress(texts::format("Dropping hulls"),
                                                      static_cast<double>(i) / static_cast<double>(nodes.size())))
            return refused({});
        const auto placing = (*tester)->place(recordOf(m, nodes[i]));
        setOffsets(tx, nodes[i], placing.node);
        if (kindOf(m, nodes[i]) == NodeKind::Climb && m.get(node::info, nodes[i]) != placing.node.info)
            tx.set(node::info, nodes[i], placing.node.info);
        fallen += LinkTester::isFallen(placing.node) ? 1 : 0;
    }
    if (fallen != 0)
        tx.note(texts::format("{} more than 100 above the floor: the game links none of those.",
                              model::counted(fallen, "node")));
    if (!tx.changedAnything())
        return nothingToDo(texts::format("The hulls stand where they should."));
    return same(selection);
}

EditResult runFromEntities(Transaction& tx, Selection, Arguments) {
    auto added = takeNodesOfMap(tx);
    if (!tx.changedAnything())
        return nothingToDo(texts::format("Each node is already where the map has it."));
    if (!added.empty())
        tx.note(texts::format("{} made; rebuild the links next.", model::counted(added.size(), "node")));
    return added;
}

} // namespace

std::string whyNotFromEntities(const Model& m, Selection) {
    if (nodeEntities(m).empty())
        return texts::format("The map has no node entities.");
    return {};
}

Elements takeNodesOfMap(Transaction& tx) {
    const auto& m = tx.model();
    const auto tester = testerOrNull(m);
    const auto planned = generation::nodesOfEntities(m.map()->geometry.entities, versionOf(m));
    const auto before = m.order(kNode).all();
    const std::vector<Slot> nodes(before.begin(), before.end());
    std::size_t moved = 0;
    for (std::size_t i = 0; i < std::min(nodes.size(), planned.size()); ++i) {
        const Slot n = nodes[i];
        const auto& plan = planned[i];
        const glm::vec3 at(plan.position.x, plan.position.y, plan.position.z);
        const bool isThere = originOf(m, n) == at;
        if (!isThere)
            setOrigin(tx, n, at);
        tx.setIfDifferent(node::yaw, n, plan.yaw);
        tx.setIfDifferent(node::id, n, plan.id);
        if (!isDeleted(m, n) && m.get(node::type, n) != plan.type)
            tx.set(node::type, n, plan.type);
        if (!isThere && tester != nullptr && !isDeleted(m, n))
            setOffsets(tx, n, tester->place(recordOf(m, n)).node);
        moved += isThere ? 0 : 1;
    }
    Elements added;
    for (std::size_t i = nodes.size(); i < planned.size(); ++i) {
        const Slot n = makeNode(tx, planned[i], tester);
        if (n == model::kNoSlot)
            return added;
        added.push_back({kNode, n});
    }
    if (moved != 0)
        tx.note(texts::format("{} moved to the place of the map's entity.", model::counted(moved, "node")));
    return added;
}

std::vector<Edit> nodeEdits() {
    return {{.id = "drop",
             .title = "Drop Hulls to Floor",
             .help = "Measures for each hull where it stands at the selected nodes, or all",
             .section = "Nodes",
             .shortcut = "Shift+End",
             .scope = EditScope::SelectionOrDocument,
             .needsMap = true,
             .run = runDrop},
            {.id = "from_entities",
             .title = "Take Nodes from the Map",
             .help = "Puts each node where the map's node entity of its number is, and adds those that are missing",
             .section = "Nodes",
             .scope = EditScope::Document,
             .needsMap = true,
             .whyDisabled = whyNotFromEntities,
             .run = runFromEntities},
            {.id = "erase",
             .title = "Delete",
             .help = "Deletes links, and marks nodes as deleted, so that the others keep their numbers",
             .section = "Nodes",
             .shortcut = "Del",
             .role = EditRole::Erase,
             .whyDisabled = whyNotErase,
             .run = runErase},
            {.id = "restore",
             .title = "Restore Deleted Nodes",
             .help = "Makes deleted nodes usable again; their links are gone",
             .section = "Nodes",
             .whyDisabled = whyNotRestore,
             .run = runRestore},
            {.id = "remove_deleted",
             .title = "Remove Deleted Nodes",
             .help = "Removes deleted nodes behind those of the map's entities, to which nothing refers by number",
             .section = "Nodes",
             .scope = EditScope::Document,
             .run = runRemoveDeleted}};
}

} // namespace navsmith::systems::source_ain
