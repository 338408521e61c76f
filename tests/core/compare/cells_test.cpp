#include "core/compare/cells.h"
#include "core/model/transaction.h"
#include "core/systems/source_nav/mesh/schema.h"
#include "tests/core/systems/source_nav/edit_mesh.h"

#include <numeric>
#include <utility>

namespace navsmith::tests {
namespace {

namespace nav = systems::source_nav;
using model::Model;
using model::Ref;
using model::Slot;

using Visible = std::vector<std::pair<Slot, std::uint8_t>>; ///< area, visibility

/// Areas that see these.
Model seeing(const std::vector<Visible>& lists) {
    auto m = loadMesh(buildMesh(editMesh()));
    model::Transaction tx(m, "see");
    for (Slot row = 0; row < lists.size(); ++row) {
        auto entries = model::makeEntries(m.schema().type(nav::kArea).lists[nav::area::kVisible]);
        for (const auto& [target, visibility] : lists[row]) {
            model::values<Ref>(entries[nav::visible::target.field]).push_back(Ref::to(target));
            model::values<std::uint8_t>(entries[nav::visible::visibility.field]).push_back(visibility);
        }
        tx.setList(nav::kArea, nav::area::kVisible, row, entries);
    }
    EXPECT_TRUE(tx.commit());
    return m;
}

TEST(ListDifferences, NameEachRowOnceWhateverDiffersInItsList) {
    const auto a = seeing({{}, {{0, 1}, {2, 1}}, {{0, 1}}, {{0, 1}, {1, 1}}, {{0, 1}, {1, 2}}});
    const auto b = seeing({{}, {{2, 1}, {0, 1}}, {{0, 1}, {1, 1}}, {{0, 1}, {2, 3}}, {{0, 1}, {1, 2}}});
    compare::Labels labels;
    for (model::ElementTypeId type = 0; type < a.schema().typeCount(); ++type) {
        auto& ofType = labels.emplace_back(a.capacity(type));
        std::iota(ofType.begin(), ofType.end(), 0U);
    }
    const std::vector<Slot> rows{0, 1, 2, 3, 4};
    std::vector<std::size_t> different;
    compare::forEachListDifference({a, labels, rows}, {b, labels, rows}, nav::kArea, nav::area::kVisible,
                                   [&](std::size_t i) { different.push_back(i); });
    EXPECT_EQ(different, (std::vector<std::size_t>{1, 2, 3})) << "another order, another count, two other values";
}

} // namespace
} // namespace navsmith::tests
