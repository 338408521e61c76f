// Which rows are hidden along with others.
#include "core/symbol/hiding.h"
#include "tests/core/model/random_models.h"
#include "tests/core/model/stress_schemas.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <vector>

#include <rapidcheck.h>

namespace navsmith::symbol {
namespace {

namespace bots = model::stress::bots;
namespace roads = model::stress::roads;
namespace save = model::stress::save;
using model::Element;
using model::ElementTypeId;
using model::Model;
using model::Slot;
using Rows = std::vector<Slot>;

RowsByType dependents(const Model& model, const std::vector<Element>& elements) {
    return withDependents(model, elements);
}

RowsByType others(const Model& model, const std::vector<Element>& elements) {
    return allBut(model, elements);
}

TEST(Hiding, aNodeIsHiddenWithItsLinks) {
    const auto model = roads::make(1, 4); // links 0-1, 1-0, 1-2, 2-1, 2-3, 3-2 and one of node 3 to nowhere
    const auto rows = dependents(model, {{roads::kNode, 0}});
    EXPECT_EQ(rows[roads::kNode], Rows{0});
    EXPECT_EQ(rows[roads::kLink].size(), 2U) << "there and back";
    EXPECT_TRUE(rows[roads::kJoint].empty()) << "a joint can exist without links";
    EXPECT_TRUE(rows[model::kFileType].empty());
}

TEST(Hiding, whatDependsOnDependentsIsHiddenToo) {
    const auto model = bots::make(6);
    const Slot edict = 0;
    const auto link = model.get(bots::edict::link, edict).slot();
    const auto node = model.get(bots::link::owner, link).slot();
    const auto rows = dependents(model, {{bots::kNode, node}});
    EXPECT_TRUE(std::ranges::binary_search(rows[bots::kEdict], edict)) << "by its link";
}

TEST(Hiding, selectedLinksDoNotKeepOthersOfASelectedNode) {
    const auto model = roads::make(1, 4);
    const auto ofNode = dependents(model, {{roads::kNode, 1}});
    Slot far = 0;
    while (std::ranges::binary_search(ofNode[roads::kLink], far))
        ++far;
    const auto rows = dependents(model, {{roads::kNode, 1}, {roads::kLink, far}});
    EXPECT_EQ(rows[roads::kLink].size(), ofNode[roads::kLink].size() + 1);
}

TEST(Hiding, freeRecordsOfAPoolDoNotDependOnAnything) {
    const auto model = save::make(4);
    const auto rows = dependents(model, {{save::kZone, 0}, {save::kZone, 1}});
    EXPECT_EQ(rows[save::kPickup], (Rows{0, 1, 2, 3}));
}

/// What the schema says, by scanning all rows again and again.
RowsByType dependentsByScanning(const Model& model, const std::vector<Element>& elements) {
    const auto& schema = model.schema();
    std::vector<std::vector<std::uint8_t>> found(schema.types.size());
    for (ElementTypeId type = 0; type < schema.typeCount(); ++type)
        found[type].assign(model.capacity(type), 0);
    for (const auto& e : elements)
        found[e.type][e.slot] = 1;
    const auto dependsOnFound = [&](Element e) {
        const auto& columns = schema.type(e.type).columns;
        for (model::ColumnId c = 0; c < schema.type(e.type).columnCount(); ++c) {
            if (!columns[c].ref || columns[c].ref->onTargetErased != model::OnTargetErased::EraseRow)
                continue;
            const auto target = model.get(model::Column<model::Ref>{e.type, c}, e.slot);
            if (target.isSlot() && found[columns[c].ref->target][target.slot()] != 0)
                return true;
        }
        return false;
    };
    for (bool again = true; again;) {
        again = false;
        for (ElementTypeId type = 0; type < schema.typeCount(); ++type) {
            model.forEachLive(type, [&](Slot row) {
                if (found[type][row] == 0 && dependsOnFound({type, row})) {
                    found[type][row] = 1;
                    again = true;
                }
            });
        }
    }
    RowsByType rows(found.size());
    for (std::size_t type = 0; type < found.size(); ++type) {
        for (Slot row = 0; row < found[type].size(); ++row) {
            if (found[type][row] != 0)
                rows[type].push_back(row);
        }
    }
    return rows;
}

TEST(Hiding, findsWhatAScanOfAllRowsFinds) {
    EXPECT_TRUE(rc::check([] {
        using model::stress::Numbers;
        model::stress::Tape tape(
            *rc::gen::resize(500, rc::gen::container<Numbers>(rc::gen::inRange<std::uint32_t>(0, 5040))));
        auto model = model::stress::randomModel(tape);
        for (int i = 0; i < 5; ++i) {
            model::Transaction tx(model, "edit");
            model::stress::randomEdit(tx, tape);
            (void)tx.commit();
        }
        std::vector<Element> live;
        for (ElementTypeId type = 0; type < model.schema().typeCount(); ++type)
            model.forEachLive(type, [&](Slot row) { live.push_back({type, row}); });
        RC_PRE(!live.empty());
        const auto elements = *rc::gen::container<std::vector<Element>>(rc::gen::elementOf(live));
        RC_ASSERT(dependents(model, elements) == dependentsByScanning(model, elements));
    }));
}

TEST(Isolating, keepsTheSelectionAndWhatLiesBetween) {
    const auto model = roads::make(1, 4);
    const auto rows = others(model, {{roads::kNode, 1}, {roads::kNode, 2}});
    EXPECT_EQ(rows[roads::kNode], (Rows{0, 3}));
    const auto links = model.count(roads::kLink);
    EXPECT_EQ(rows[roads::kLink].size(), links - 2) << "one there and one back stay";
    EXPECT_FALSE(std::ranges::binary_search(rows[roads::kNode], Slot{1}));
}

TEST(Isolating, hidesErasedRowsToo) {
    auto model = roads::make(1, 4);
    model::Transaction tx(model, "erase");
    tx.erase({roads::kNode, 0});
    ASSERT_TRUE(tx.commit());
    EXPECT_EQ(others(model, {{roads::kNode, 1}})[roads::kNode], (Rows{0, 2, 3})) << "an undo restores it as hidden";
}

} // namespace
} // namespace navsmith::symbol
