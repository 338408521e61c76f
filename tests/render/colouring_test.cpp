#include "core/model/transaction.h"
#include "render/colouring.h"
#include "tests/render/small_world.h"

#include <gtest/gtest.h>

#include <set>

namespace navsmith::render {
namespace {

using model::Slot;

TEST(Colouring, aFlagHasTwoColoursAndCountsInItsLegend) {
    auto model = tests::smallWorld();
    const auto node = *tests::paths().schema->findElementType("node");
    const auto& water = *tests::paths().schema->type(node).findProperty("water");
    const auto c = colourBy(model, node, water);
    ASSERT_EQ(c.legend.size(), 2U);
    EXPECT_EQ(c.legend[1].title, "yes (2)") << "the pair of boat nodes";
    std::set<std::uint32_t> colours;
    for (const auto& colour : c.colours)
        colours.insert(static_cast<std::uint32_t>(colour.r << 16 | colour.g << 8 | colour.b));
    EXPECT_EQ(colours.size(), 2U);
}

TEST(Colouring, enumerationsGoByName) {
    auto model = tests::smallWorld();
    const auto node = *tests::paths().schema->findElementType("node");
    const auto c = colourBy(model, node, *tests::paths().schema->type(node).findProperty("group"));
    ASSERT_EQ(c.legend.size(), 2U);
    EXPECT_TRUE(c.legend[0].title.starts_with("vehicle"));
    EXPECT_NE(c.legend[0].colour, c.legend[1].colour);
}

TEST(Colouring, manyNumbersBecomeARamp) {
    auto model = tests::smallWorld();
    const auto node = *tests::paths().schema->findElementType("node");
    const auto& flood = *tests::paths().schema->type(node).findProperty("width");
    {
        model::Transaction tx(model, "more nodes");
        for (int i = 0; i < 30; ++i) {
            const Slot row = tx.create(node);
            tx.set(model::Column<model::Ref>{node, tests::paths().schema->type(node).groupOwner}, row,
                   model::Ref::to(0));
            model::writeValue(tx, node, flood, std::span(&row, 1), i * 0.5);
        }
        ASSERT_TRUE(tx.commit());
    }
    const auto c = colourBy(model, node, flood);
    EXPECT_TRUE(c.continuous);
    EXPECT_EQ(c.legend.front().colour, symbol::rampColour(0));
    EXPECT_EQ(c.legend.back().colour, symbol::rampColour(1));
}

TEST(Colouring, textGivesNone) {
    auto model = tests::smallWorld();
    const auto c = colourBy(model, model::kFileType, *tests::paths().schema->type(0).findProperty("name"));
    EXPECT_TRUE(c.colours.empty());
}

} // namespace
} // namespace navsmith::render
