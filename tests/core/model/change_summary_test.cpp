// What users read about a change before or after it.
#include "core/model/change_summary.h"
#include "core/model/property.h"
#include "core/model/transaction.h"
#include "tests/core/model/stress_schemas.h"

#include <gtest/gtest.h>

#include <functional>

namespace navsmith::model::stress {
namespace {

namespace link = roads::link;
using roads::kJoint;
using roads::kLink;
using roads::kNode;
using roads::make;

Change edited(Model& model, const std::function<void(Transaction&)>& edit) {
    Transaction tx(model, "edit");
    edit(tx);
    auto change = tx.commit();
    EXPECT_TRUE(change);
    return std::move(*change);
}

TEST(ChangeSummary, CountsWhatAnErasureTakesAlong) {
    auto model = make(1, 4); // links 0-1, 1-2, 2-3 in both directions
    const auto change = edited(model, [](Transaction& tx) { tx.erase({kNode, 1}); });
    const auto& schema = model.schema();
    const auto name = [&](ElementTypeId type, std::size_t count) { return countedName(schema.type(type), count); };
    const Element node{kNode, 1};
    EXPECT_EQ(alsoErased(model, change, {&node, 1}), name(kLink, 4) + ", " + name(kJoint, 2));
    EXPECT_EQ(alsoErased(model, change, {}), name(kNode, 1) + ", " + name(kLink, 4) + ", " + name(kJoint, 2));
    const auto text = describe(schema, summarise(model, change));
    EXPECT_TRUE(text.starts_with("Deleted\n  " + name(kNode, 1) + "\n")) << text;
    EXPECT_EQ(text.find("Added"), std::string::npos) << text;
}

TEST(ChangeSummary, ValuesOfNewElementsAreNoChanges) {
    auto model = make(1, 2);
    const auto change = edited(model, [&](Transaction& tx) {
        const Slot node = tx.create(kNode);
        tx.set(roads::node::file, node, Ref::to(0));
    });
    const auto summary = summarise(model, change);
    ASSERT_EQ(summary.rows.size(), 1U);
    EXPECT_EQ(summary.rows[0].created, 1U);
    EXPECT_TRUE(summary.values.empty());
    EXPECT_EQ(alsoErased(model, change, {}), "");
}

TEST(ChangeSummary, NamesWhatHasNoProperty) {
    auto model = make(2, 4);
    const auto change = edited(model, [&](Transaction& tx) {
        tx.set(roads::node::file, 0, Ref::to(1));
        tx.set(roads::node::x, 1, std::int16_t{-70});
    });
    const auto& schema = model.schema();
    EXPECT_EQ(describe(schema, summarise(model, change)),
              "Changed\n  File of 1 node\n  Other data of 1 node\n  Other data of 4 links\n");
}

TEST(ChangeSummary, NothingForAnEmptyChange) {
    const auto model = make(1, 2);
    EXPECT_TRUE(summarise(model, {}).empty());
    EXPECT_EQ(describe(model.schema(), {}), "");
}

} // namespace
} // namespace navsmith::model::stress
